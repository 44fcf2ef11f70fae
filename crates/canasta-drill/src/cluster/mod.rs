//! The drill of several servers: three of them on a real PostgreSQL and, where it is installed, a real NATS, each on a host
//! of its own, with players at any of them. One fault follows another; then the journals are compared with what was acknowledged, at whichever server that was.

mod database;
mod nats;
mod net;
mod nodes;
mod play;
mod report;
mod service;
mod spectators;
mod upgrade;

use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use canasta::{Rng as _, SeedRng};
use tokio::task::block_in_place;
use tokio::time::sleep;

use self::database::Shutdown;
use self::nats::NatsServer;
use self::net::{Host, OwnNetwork};
use self::nodes::private;
use self::service::{NODES, Service};
use crate::server::ServerSetup;
use crate::tables::Seating;
use crate::violation::Violation;

pub use self::report::{Outcome, Pause};
pub use self::upgrade::upgrade;

/// After servers hear from each other again, until what spectators saw meanwhile is looked at. What they have not seen then is late.
const LATE: Duration = Duration::from_millis(1500);
/// What spectators have not seen for so long nobody would have shown them.
const LOST: Duration = Duration::from_secs(5);
/// How long all tables are played without a fault before the next one.
const BETWEEN: Duration = Duration::from_millis(1500);

/// What is done to the servers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// A server is killed (SIGKILL), and started again later.
    Killed,
    /// A server stands still (SIGSTOP) for ten seconds.
    Frozen,
    /// Nothing gets from a server to the database, or back.
    NoDatabase,
    /// Nothing gets from one server to another.
    NoPeer,
    /// A server is cut off from everything.
    Unplugged,
    /// A server is told to stop (SIGTERM), as for an upgrade, and started again.
    Drained,
    /// The database is restarted, as an operator does it.
    DatabaseRestarted,
    /// The database crashes and recovers.
    DatabaseCrashed,
    /// NATS is killed, and started again later.
    NatsKilled,
    /// NATS stands still.
    NatsFrozen,
    /// Nothing gets from a server to NATS, or back.
    NoNats,
}

/// All faults. The first ones come to pass in every drill that has as many.
const FAULTS: [Fault; 11] = [
    Fault::Killed,
    Fault::Drained,
    Fault::Frozen,
    Fault::NoDatabase,
    Fault::NatsKilled,
    Fault::DatabaseRestarted,
    Fault::Unplugged,
    Fault::NatsFrozen,
    Fault::NoPeer,
    Fault::DatabaseCrashed,
    Fault::NoNats,
];

impl Fault {
    /// How long it lasts.
    const fn lasts(self) -> Duration {
        Duration::from_millis(match self {
            Self::Killed | Self::NatsKilled => 5000,
            Self::Frozen => 10_000,
            Self::NoDatabase | Self::Unplugged | Self::NatsFrozen | Self::NoNats => 8000,
            Self::NoPeer => 4000,
            Self::DatabaseRestarted | Self::DatabaseCrashed => 1000,
            Self::Drained => 0,
        })
    }

    /// Whether servers do not hear from each other that a table has grown meanwhile.
    pub(crate) const fn stops_news(self) -> bool {
        matches!(self, Self::NatsKilled | Self::NatsFrozen | Self::NoNats)
    }

    /// Whether a server's tables must go on at another one meanwhile.
    pub(crate) const fn moves_tables(self) -> bool {
        matches!(self, Self::Killed | Self::Frozen | Self::NoDatabase | Self::Unplugged | Self::Drained)
    }
}

/// The settings of the drill.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How the servers are started.
    pub setup: ServerSetup,
    /// How many faults there are.
    pub faults: u32,
    /// The seed of everything random.
    pub seed: u64,
    /// Tables at which people play at the same time.
    pub tables: usize,
    /// The seatings of the tables, in turn.
    pub seatings: Vec<Seating>,
}

/// Makes a network and runs this program once more in it, with `words` and the network's name after `--network`.
///
/// # Errors
/// There can be no network, or the program cannot be started.
pub fn in_network(words: &[String]) -> Result<ExitStatus> {
    let prefix = format!("canasta{}", std::process::id());
    let network = OwnNetwork::make(&prefix, NODES)?;
    let mut command: Command = network.inside(std::env::current_exe()?);
    command.args(words).args(["--network", &prefix]);
    command.status().context("the drill cannot be started in its network")
}

/// Runs the drill in the network of this name. It ends early once a promise was broken.
///
/// # Errors
/// The drill cannot be run; what the servers do wrong is in the outcome.
pub async fn run(plan: &Plan, network: &str) -> Result<Outcome> {
    let service = Service::start(plan, network, Duration::ZERO).await?;
    let mut drill = Drill { service, rng: SeedRng::new(plan.seed) };
    let mut outcome = Outcome { has_nats: drill.service.nats.is_some(), ..Outcome::default() };
    while outcome.faults < plan.faults && drill.service.is_played() {
        drill.forget();
        sleep(BETWEEN).await; // waits: players play
        outcome.lags.entry(None).or_default().extend(drill.lags(Instant::now()).await?);
        let fault = drill.draw(outcome.faults);
        drill.inflict(fault, &mut outcome).await?;
        outcome.faults += 1;
    }
    drill.service.finish(&mut outcome.played).await?;
    drill.service.reader.close().await;
    Ok(outcome)
}

struct Drill {
    service: Service,
    rng: SeedRng,
}

impl Drill {
    fn draw(&mut self, at: u32) -> Fault {
        let has_nats = self.service.nats.is_some();
        let faults: Vec<Fault> = FAULTS.into_iter().filter(|fault| has_nats || !fault.stops_news()).collect();
        let count = canasta::must_fit::<u32>(faults.len());
        let place = if at < count { at } else { self.rng.below(count) };
        faults[usize::try_from(place).unwrap_or_default()]
    }

    /// Forgets what became known to anybody before.
    fn forget(&self) {
        self.service.timeline.clear();
        self.service.watched.clear();
    }

    /// How much later than they were acknowledged, before a moment, spectators saw acts at servers that do not have the table.
    async fn lags(&self, until: Instant) -> Result<Vec<Duration>> {
        let Service { reader, watched, timeline, nodes, .. } = &self.service;
        let mut lags = Vec::new();
        for node in 0..nodes.count() {
            for (table, _) in reader.tables_at(&private(node)).await? {
                lags.extend(watched.lags(&table, node, timeline, until));
            }
        }
        Ok(lags)
    }

    /// Does something to the servers, ends it, waits until all is well again, and measures how long tables stood still.
    async fn inflict(&mut self, fault: Fault, outcome: &mut Outcome) -> Result<()> {
        let count = u32::from(self.service.nodes.count());
        let node = u8::try_from(self.rng.below(count))?;
        let other = u8::try_from((u32::from(node) + 1 + self.rng.below(count - 1)) % count)?;
        let had = self.service.reader.tables_at(&private(node)).await?;
        self.forget();
        let began = Instant::now();
        self.begin(fault, node, other)?;
        sleep(fault.lasts()).await; // waits: while the fault lasts
        let ended = Instant::now();
        self.end(fault, node, other)?;
        if fault.stops_news() {
            sleep(LATE).await; // waits: until spectators have seen it
            let lags = self.lags(ended).await?;
            if let Some(lost) = lags.iter().find(|lag| **lag > LOST) {
                let wrong =
                    Violation::Stuck(format!("during {fault:?} a spectator has not seen an act for {lost:.1?}"));
                outcome.played.violations.push((String::new(), wrong));
            }
            outcome.lags.entry(Some(fault)).or_default().extend(lags);
        }
        if !self.service.balancer.all_answer().await {
            let wrong = Violation::Stuck(format!("not all servers answer again after {fault:?}"));
            outcome.played.violations.push((String::new(), wrong));
        }
        if fault.moves_tables() {
            for (table, epoch) in had {
                let pause = self.pause(&table, epoch, began).await?;
                outcome.pauses.extend(pause.map(|pause| (fault, pause)));
            }
        }
        *outcome.inflicted.entry(fault).or_default() += 1;
        Ok(())
    }

    fn begin(&mut self, fault: Fault, node: u8, other: u8) -> Result<()> {
        let host = Host::Node(node);
        block_in_place(|| match fault {
            Fault::Killed => self.service.nodes.kill(node),
            Fault::Frozen => self.service.nodes.freeze(node, true),
            Fault::NoDatabase => self.service.network.cut(host, Host::Database),
            Fault::NoPeer => self.service.network.cut(host, Host::Node(other)),
            Fault::Unplugged => self.service.network.plug(host, false),
            Fault::Drained => self.service.nodes.stop(node),
            Fault::DatabaseRestarted => self.service.database.stop(Shutdown::Fast),
            Fault::DatabaseCrashed => self.service.database.stop(Shutdown::Immediate),
            Fault::NatsKilled => self.service.nats.as_mut().map_or(Ok(()), NatsServer::kill),
            Fault::NatsFrozen => self.service.nats.as_ref().map_or(Ok(()), |nats| nats.freeze(true)),
            Fault::NoNats => self.service.network.cut(host, Host::Nats),
        })
    }

    fn end(&mut self, fault: Fault, node: u8, other: u8) -> Result<()> {
        let host = Host::Node(node);
        block_in_place(|| match fault {
            Fault::Killed | Fault::Drained => self.service.nodes.run(node),
            Fault::Frozen => self.service.nodes.freeze(node, false),
            Fault::NoDatabase => self.service.network.connect(host, Host::Database),
            Fault::NoPeer => self.service.network.connect(host, Host::Node(other)),
            Fault::Unplugged => self.service.network.plug(host, true),
            Fault::DatabaseRestarted | Fault::DatabaseCrashed => self.service.database.run(),
            Fault::NatsKilled => self.service.nats.as_mut().map_or(Ok(()), NatsServer::run),
            Fault::NatsFrozen => self.service.nats.as_ref().map_or(Ok(()), |nats| nats.freeze(false)),
            Fault::NoNats => self.service.network.connect(host, Host::Nats),
        })
    }

    /// How long a table stood still that another server has taken since. None where nobody acted there since, as where a game
    /// was over.
    async fn pause(&self, table: &str, epoch: i64, began: Instant) -> Result<Option<Pause>> {
        let Some(n) = self.service.reader.first_after(table, epoch).await? else { return Ok(None) };
        let Some(act) = self.service.timeline.first_act(table, n) else { return Ok(None) };
        let screen = self.service.timeline.first_screen(table, n);
        let acts = act.saturating_duration_since(began);
        let screens = screen.map(|screen| screen.saturating_duration_since(act));
        Ok(Some(Pause { acts, screens: screens.unwrap_or_default() }))
    }
}
