//! Three servers on one database, and people who keep playing whatever happens to the servers. At the end, compares the
//! journals with what was acknowledged.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use tokio::sync::watch;
use tokio::task::{JoinHandle, block_in_place};

use super::Options;
use super::database::Database;
use super::net::Network;
use super::nodes::Nodes;
use super::play::{Balancer, Phase, Players, Tables};
use crate::check::Journal;
use crate::driver::{Counts, TableDriver};
use crate::follow::Reader;
use crate::server::ServerSetup;
use crate::tables::SEATINGS;
use crate::violation::{Listed, Violation};

pub(super) const NODES: u8 = 3;
/// One table in this many has spectators.
const WATCHED_ONE_IN: usize = 4;
/// Finds entries with an older epoch than the entry before them.
const OUT_OF_EPOCH: &str = "SELECT later.table_id, later.n FROM journal AS later
    JOIN journal AS earlier ON earlier.table_id = later.table_id AND earlier.n = later.n - 1
    WHERE later.epoch < earlier.epoch";
/// Actions that must still be possible at every table at the end.
const LAST_ACTIONS: u64 = 3;

/// Everything that runs, stopped on drop.
pub(super) struct Service {
    pub(super) network: Network,
    pub(super) database: Database,
    pub(super) nodes: Nodes,
    pub(super) players: Players,
    phase: watch::Sender<Phase>,
    tables: Vec<JoinHandle<Tables>>,
    /// Violations, each with its table's ID.
    pub(super) violations: Vec<(String, Violation)>,
}

impl Service {
    /// Starts everything in the network with this name. `pace` is the time people think about each action.
    pub(super) async fn start(options: &Options, setup: &ServerSetup, network: &str, pace: Duration) -> Result<Self> {
        let network = Network(network.to_owned());
        let database = block_in_place(|| Database::start(&network))?;
        let nodes = block_in_place(|| Nodes::start(setup, &network, NODES))?;
        let reader = Reader::postgres(&Database::address())?;
        let balancer = Balancer::start(NODES);
        anyhow::ensure!(balancer.all_answer().await, "the servers do not answer:\n{}", nodes.logs());
        let (phase, phases) = watch::channel(Phase::Play);
        let players = Players { balancer, reader, timeline: Arc::default(), phase: phases, pace };
        let mut tables = Vec::new();
        for (at, seating) in SEATINGS.iter().cycle().take(options.tables).enumerate() {
            let mut seating = *seating;
            seating.watched = at % WATCHED_ONE_IN == 1;
            let seed = options.common.seed.wrapping_mul(1000).wrapping_add(u64::try_from(at)?);
            tables.push(tokio::spawn(players.clone().play(seating, seed)));
        }
        Ok(Self { network, database, nodes, players, phase, tables, violations: Vec::new() })
    }

    /// Whether people are still playing at every table. If not, there was a violation.
    pub(super) fn is_played(&self) -> bool {
        self.tables.iter().all(|table| !table.is_finished())
    }

    pub(super) fn stuck(&mut self, why: String) {
        self.violations.push((String::new(), Violation::Stuck(why)));
    }

    /// Lets the people at every table take a few more actions, and compares all journals with what was acknowledged.
    /// Returns all tables.
    pub(super) async fn finish(&mut self) -> Result<Vec<TableDriver>> {
        // All servers answer again, so any of them must accept these actions.
        let _ = self.phase.send(Phase::Finish(LAST_ACTIONS));
        let mut drivers: Vec<TableDriver> = Vec::new();
        for table in std::mem::take(&mut self.tables) {
            let (of_table, violations) = table.await.context("a table's people have crashed")?;
            drivers.extend(of_table);
            self.violations.extend(violations);
        }
        let mut entries = 0;
        for driver in &drivers {
            let id = &driver.ledger.table;
            let mut journal = Journal::new(id);
            let found = journal.check(&self.players.reader.rows(id, 0).await?, &driver.ledger);
            self.violations.extend(found.into_iter().map(|wrong| (id.clone(), wrong)));
            entries += journal.len();
        }
        let old: Vec<(String, i64)> = self.players.reader.select(OUT_OF_EPOCH).await?;
        let old = old.into_iter().map(|(table, n)| (table, Violation::OldEpoch { n: n.cast_unsigned() }));
        self.violations.extend(old);
        let counts = drivers.iter().fold(Counts::default(), |sum, driver| sum.plus(&driver.counts));
        let Counts { acknowledged, resent, repeated, refused, requests, .. } = counts;
        let tables = drivers.len();
        println!("{tables} tables, {entries} entries; acknowledged: {acknowledged} actions, {requests} table requests");
        println!(
            "repeated: {resent} unanswered actions, {repeated} acknowledged ones; {refused} actions had to be refused"
        );
        Ok(drivers)
    }

    /// Prints the violations. Returns `false` if there are any.
    pub(super) fn judge(&self) -> bool {
        println!("{}", Listed(&self.violations));
        if !self.violations.is_empty() {
            println!("{}", self.nodes.logs());
        }
        self.violations.is_empty()
    }
}
