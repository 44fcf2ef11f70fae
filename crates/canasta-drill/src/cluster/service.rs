//! Three servers on a database with people at their tables, whatever is then done to them; in the end the journals are compared with
//! what was acknowledged.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use tokio::sync::watch;
use tokio::task::{JoinHandle, block_in_place};

use super::Plan;
use super::database::Database;
use super::nats::NatsServer;
use super::net::Network;
use super::nodes::Nodes;
use super::play::{Balancer, Phase, Players};
use super::report::Played;
use super::spectators::Watched;
use crate::check::Journal;
use crate::driver::{Counts, TableDriver, Timeline};
use crate::follow::Reader;
use crate::violation::Violation;

/// Servers.
pub(super) const NODES: u8 = 3;
/// One table in so many has spectators.
const WATCHED: usize = 4;
/// At the end every table must go on for so many acts.
const AFTER: u64 = 3;

/// What came of the people of one table, and of those that they opened after it.
type Tables = (Vec<TableDriver>, Vec<(String, Violation)>);

/// All of it. It ends when this is dropped.
pub(super) struct Service {
    pub(super) network: Network,
    pub(super) database: Database,
    /// Nothing where NATS is not installed.
    pub(super) nats: Option<NatsServer>,
    pub(super) nodes: Nodes,
    pub(super) reader: Reader,
    pub(super) balancer: Arc<Balancer>,
    pub(super) timeline: Arc<Timeline>,
    pub(super) watched: Arc<Watched>,
    phase: watch::Sender<Phase>,
    tables: Vec<JoinHandle<Tables>>,
}

impl Service {
    /// Starts everything in the network of this name. People think about each act as long as `pace` says.
    ///
    /// # Errors
    /// Something does not start.
    pub(super) async fn start(plan: &Plan, network: &str, pace: Duration) -> Result<Self> {
        let network = Network::of(network);
        let database = block_in_place(|| Database::start(&network))?;
        let nats = block_in_place(|| NatsServer::start(&network))?;
        let wire = nats.as_ref().map(|_| NatsServer::address());
        let nodes = block_in_place(|| Nodes::start(&plan.setup, &network, NODES, wire))?;
        let reader = Reader::across_network(&Database::address())?;
        let balancer = Balancer::start(NODES);
        anyhow::ensure!(balancer.all_answer().await, "the servers do not answer:\n{}", nodes.logs());
        let (phase, phases) = watch::channel(Phase::Play);
        let (timeline, watched) = (Arc::new(Timeline::default()), Arc::new(Watched::default()));
        let players = Players {
            balancer: Arc::clone(&balancer),
            reader: reader.clone(),
            timeline: Arc::clone(&timeline),
            watched: Arc::clone(&watched),
            phase: phases,
            pace,
        };
        let mut tables = Vec::new();
        for at in 0..plan.tables {
            let mut seating = *plan.seatings.get(at % plan.seatings.len().max(1)).context("the plan has no seating")?;
            seating.watched = at % WATCHED == 1;
            let seed = plan.seed.wrapping_mul(1000).wrapping_add(u64::try_from(at)?);
            tables.push(tokio::spawn(players.clone().play(seating, seed)));
        }
        Ok(Self { network, database, nats, nodes, reader, balancer, timeline, watched, phase, tables })
    }

    /// Whether people play at every table; if not, a promise was broken there.
    pub(super) fn is_played(&self) -> bool {
        self.tables.iter().all(|table| !table.is_finished())
    }

    /// Lets every table go on for some acts, and compares all journals with what was acknowledged. All tables are returned.
    ///
    /// # Errors
    /// The database does not answer, or the drill itself has crashed.
    pub(super) async fn finish(&mut self, played: &mut Played) -> Result<Vec<TableDriver>> {
        // Who was asked to finish plays so many acts at any server, all of which answer again.
        let _ = self.phase.send(Phase::Finish(AFTER));
        let mut drivers: Vec<TableDriver> = Vec::new();
        for table in std::mem::take(&mut self.tables) {
            let (of_table, violations) = table.await.context("a table's people have crashed")?;
            drivers.extend(of_table);
            played.violations.extend(violations);
        }
        compare(&drivers, &self.reader, played).await?;
        played.tables = drivers.len();
        played.counts = drivers.iter().fold(Counts::default(), |sum, driver| sum.with(&driver.counts));
        if !played.violations.is_empty() {
            played.logs = self.nodes.logs();
        }
        Ok(drivers)
    }
}

/// Compares all journals with what was acknowledged.
async fn compare(drivers: &[TableDriver], reader: &Reader, played: &mut Played) -> Result<()> {
    for driver in drivers {
        let id = &driver.ledger.table;
        let mut journal = Journal::of(id);
        let read = journal.read(id, &reader.rows(id, 0).await?).err();
        let found = read.map_or_else(|| journal.compare(&driver.ledger), |wrong| vec![wrong]);
        played.violations.extend(found.into_iter().map(|wrong| (id.clone(), wrong)));
        played.entries += journal.len();
    }
    let old = reader.out_of_epoch().await?;
    played.violations.extend(old.into_iter().map(|(table, n)| (table, Violation::OldEpoch { n })));
    Ok(())
}
