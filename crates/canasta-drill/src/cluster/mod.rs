//! Runs three servers on a real PostgreSQL, each on its own virtual host, with players at all of them. Injects faults
//! one at a time, or upgrades all servers. At the end, compares the journals with what was acknowledged.

mod database;
mod net;
mod nodes;
mod play;
mod report;
mod service;
mod spectators;
mod upgrade;

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use canasta::{Rng as _, SeedRng, must_fit};
use tokio::task::block_in_place;
use tokio::time::sleep;

use self::net::{Host, OwnNetwork};
use self::nodes::addresses;
use self::play::Players;
use self::report::{Pause, Report};
use self::service::{NODES, Service};
use crate::Common;
use crate::driver::Place;
use crate::follow::Reader;

/// Grace period after a fault for spectators to catch up.
const LATE_AFTER: Duration = Duration::from_millis(1500);
/// Max time until spectators see an action.
const LOST_AFTER: Duration = Duration::from_secs(5);
/// Time without faults before the next one.
const FAULT_INTERVAL: Duration = Duration::from_millis(1500);

/// Inject faults into three servers on one PostgreSQL, or upgrade them
///
/// Servers are killed, cut off and drained, and the journals are compared with what was acknowledged. Needs root, iproute2 and
/// PostgreSQL.
#[derive(clap::Args, Debug)]
pub struct Options {
    #[command(flatten)]
    common: Common,
    /// Inject this many faults
    #[arg(long, value_name = "N", default_value_t = 10)]
    faults: u32,
    /// Play at this many tables at once
    #[arg(long, value_name = "N", default_value_t = 12)]
    tables: usize,
    /// Upgrade the servers one by one to a release with a newer journal format
    #[arg(long, conflicts_with = "faults")]
    upgrade: bool,
    /// Fail if a table pauses for too long (for an idle machine)
    #[arg(long)]
    in_time: bool,
    /// Run in this network, which the drill itself creates
    #[arg(long, value_name = "NAME", hide = true)]
    network: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fault {
    /// A server is killed (SIGKILL), and restarted later.
    Killed,
    /// A server is stopped (SIGSTOP) for a while.
    Frozen,
    /// A server and the database cannot reach each other.
    NoDatabase,
    /// Two servers cannot reach each other.
    NoPeer,
    /// A server is cut off from everything.
    Unplugged,
    /// A server is asked to stop (SIGTERM), as an upgrade would do, and restarted.
    Drained,
    /// An operator restarts the database.
    DatabaseRestarted,
    /// The database crashes and recovers.
    DatabaseCrashed,
    /// The servers' connections for table notifications are closed, and so are those that replace them.
    NoNotifications,
}

/// The effect of a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effect {
    /// A server's tables move to another one.
    Move,
    /// Servers get no table notifications.
    NoNotifications,
    None,
}

/// All faults with their duration in milliseconds. A shorter drill injects the first ones.
const FAULTS: [(Fault, u64, Effect); 9] = [
    (Fault::Killed, 5000, Effect::Move),
    (Fault::Drained, 0, Effect::Move),
    (Fault::Frozen, 10_000, Effect::Move),
    (Fault::NoDatabase, 8000, Effect::Move),
    (Fault::NoNotifications, 8000, Effect::NoNotifications),
    (Fault::DatabaseRestarted, 1000, Effect::None),
    (Fault::Unplugged, 8000, Effect::Move),
    (Fault::NoPeer, 4000, Effect::None),
    (Fault::DatabaseCrashed, 1000, Effect::None),
];

/// Runs the drill. Returns `false` if it found a violation.
pub async fn run(options: &Options) -> Result<bool> {
    let Some(network) = &options.network else { return block_in_place(in_network) };
    if options.upgrade {
        return upgrade::run(options, network).await;
    }
    let service = Service::start(options, &options.common.setup()?, network, Duration::ZERO).await?;
    let mut drill = Drill { service, rng: SeedRng::new(options.common.seed), report: Report::default() };
    for number in 0..options.faults {
        if !drill.service.is_played() {
            break;
        }
        drill.service.players.timeline.clear();
        sleep(FAULT_INTERVAL).await; // waits: while players play
        let lags = drill.lags(Instant::now()).await?;
        drill.report.lags.entry(None).or_default().extend(lags);
        let (fault, millis, effect) = drill.draw(number);
        drill.inflict(fault, Duration::from_millis(millis), effect).await?;
    }
    let Drill { mut service, report, .. } = drill;
    println!("{report}");
    service.finish().await?;
    Ok(service.judge() && (!options.in_time || report.is_in_time()))
}

/// Creates a network and runs this program in it, with the same arguments and the network's name.
fn in_network() -> Result<bool> {
    let prefix = format!("canasta{}", std::process::id());
    let network = OwnNetwork::make(&prefix, NODES)?;
    let mut command = network.0.command(Host::PLAYERS);
    command.arg(std::env::current_exe()?).args(std::env::args().skip(1)).args(["--network", &prefix]);
    let status = command.status().context("cannot start the drill in its network")?;
    match status.code() {
        Some(code @ (0 | 1)) => Ok(code == 0),
        _ => anyhow::bail!("the drill could not be run in its network: {status}"),
    }
}

struct Drill {
    service: Service,
    rng: SeedRng,
    report: Report,
}

impl Drill {
    /// The fault with this number: first each fault once, then random ones.
    fn draw(&mut self, number: u32) -> (Fault, u64, Effect) {
        let count = must_fit(FAULTS.len());
        let index = if number < count { number } else { self.rng.next_below(count) };
        FAULTS[must_fit::<usize>(index)]
    }

    /// Delays from each action's acknowledgement until spectators at other servers saw it.
    async fn lags(&self, until: Instant) -> Result<Vec<Duration>> {
        let Players { reader, timeline, .. } = &self.service.players;
        let mut lags = Vec::new();
        for node in 0..NODES {
            for (table, _) in tables_at(reader, node).await? {
                lags.extend(spectators::lags(timeline, &table, node, NODES, until));
            }
        }
        Ok(lags)
    }

    /// Begins a fault, ends it, waits for recovery, and measures how long tables paused.
    async fn inflict(&mut self, fault: Fault, lasts: Duration, effect: Effect) -> Result<()> {
        let count = u32::from(NODES);
        let node = u8::try_from(self.rng.next_below(count))?;
        let other = u8::try_from((u32::from(node) + 1 + self.rng.next_below(count - 1)) % count)?;
        let tables = tables_at(&self.service.players.reader, node).await?;
        self.service.players.timeline.clear();
        let began = Instant::now();
        block_in_place(|| self.set_fault(fault, node, other, true))?;
        if fault == Fault::NoNotifications {
            self.stop_notifications(began + lasts).await?;
        } else {
            sleep(lasts).await; // waits: for the end of the fault
        }
        let ended = Instant::now();
        block_in_place(|| self.set_fault(fault, node, other, false))?;
        if effect == Effect::NoNotifications {
            sleep(LATE_AFTER).await; // waits: until spectators have caught up
            let lags = self.lags(ended).await?;
            if let Some(lost) = lags.iter().find(|lag| **lag > LOST_AFTER) {
                self.service.stuck(format!("during {fault:?} a spectator has not seen an action for {lost:.1?}"));
            }
            self.report.lags.entry(Some(fault)).or_default().extend(lags);
        }
        if !self.service.players.balancer.all_answer().await {
            self.service.stuck(format!("not all servers answer again after {fault:?}"));
        }
        if effect == Effect::Move {
            for (table, epoch) in tables {
                let pause = self.pause(&table, epoch, began).await?;
                self.report.pauses.extend(pause.map(|pause| (fault, pause)));
            }
        }
        *self.report.injected.entry(fault).or_default() += 1;
        Ok(())
    }

    /// Closes the servers' notification connections, and any that they reopen, until the given time.
    async fn stop_notifications(&self, until: Instant) -> Result<()> {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'";
        let mut closed = 0;
        while Instant::now() < until {
            closed += self.service.players.reader.select::<(bool,)>(sql).await?.len();
            sleep(Duration::from_millis(20)).await; // waits: until servers connect again
        }
        anyhow::ensure!(closed > 0, "no server listens for notifications");
        Ok(())
    }

    fn set_fault(&mut self, fault: Fault, node: u8, other: u8, begins: bool) -> Result<()> {
        let Service { network, database, nodes, .. } = &mut self.service;
        let host = Host::node(node);
        match fault {
            Fault::Killed if begins => nodes.kill(node),
            Fault::Drained if begins => nodes.stop(node),
            Fault::Killed | Fault::Drained => nodes.start_again(node),
            Fault::Frozen => nodes.freeze(node, begins),
            Fault::NoDatabase => network.cut(host, Host::DATABASE, begins),
            Fault::NoPeer => network.cut(host, Host::node(other), begins),
            Fault::Unplugged => network.plug(host, !begins),
            Fault::DatabaseRestarted if begins => database.stop("fast"),
            Fault::DatabaseCrashed if begins => database.stop("immediate"),
            Fault::DatabaseRestarted | Fault::DatabaseCrashed => database.start_again(),
            Fault::NoNotifications => Ok(()),
        }
    }

    /// A table's pause until another server continued it; `None` if no action followed, for example after the last deal.
    async fn pause(&self, table: &str, epoch: i64, began: Instant) -> Result<Option<Pause>> {
        let Players { reader, timeline, .. } = &self.service.players;
        let sql = format!("SELECT n FROM journal WHERE table_id = '{table}' AND epoch > {epoch} ORDER BY n LIMIT 1");
        let later: Vec<(i64,)> = reader.select(&sql).await?;
        let first = |place| timeline.first(table, place, later.first()?.0.cast_unsigned());
        let Some(action) = first(Place::Answer) else { return Ok(None) };
        let screens = first(Place::Screen).map(|screen| screen.saturating_duration_since(action)).unwrap_or_default();
        Ok(Some(Pause { actions: action.saturating_duration_since(began), screens }))
    }
}

/// The tables that a server owns, each with its ownership epoch.
async fn tables_at(reader: &Reader, node: u8) -> Result<Vec<(String, i64)>> {
    let [_, address] = addresses(node);
    let sql = "SELECT tables.id, epoch FROM tables JOIN nodes ON nodes.id = owner WHERE address";
    Ok(reader.select(&format!("{sql} = '{address}'")).await?)
}
