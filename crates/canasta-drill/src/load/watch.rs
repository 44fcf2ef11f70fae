//! Many spectators at one table, at servers that do not have it: how long from an act until it is on their screens, and what it
//! costs the table's own server and theirs.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use futures_util::StreamExt as _;
use futures_util::stream;
use tokio::sync::mpsc;
use tokio::time::{sleep_until, timeout_at};

use super::report::at;
use super::{machine, several};
use crate::client::{Answer, Client, Endpoint};
use crate::follow::{Follower, NextTurn, Reader, Turn};
use crate::server::{RunningServer, ServerSetup, TempDir};

/// How many spectators connect at the same time.
const TOGETHER: usize = 32;
/// How long a screen may take until the drill counts it as one that was not shown an act.
const PATIENCE: Duration = Duration::from_secs(10);
/// The servers: the first has the table, and the spectators are at the others.
const SERVERS: usize = 3;

/// The settings of the drill.
#[derive(Clone, Debug)]
pub struct WatchPlan {
    /// How the servers are started.
    pub setup: ServerSetup,
    /// The address of an empty PostgreSQL database.
    pub database: String,
    /// The address of a NATS server, if the servers tell each other by one.
    pub nats: Option<String>,
    /// Screens that watch, in all.
    pub spectators: usize,
    /// How many acts are measured.
    pub acts: u32,
    /// From one act to the next.
    pub every: Duration,
}

/// What one server has used.
#[derive(Clone, Copy, Default, Debug)]
struct Cost {
    /// Bytes before the spectators came, and at the end.
    memory: [u64; 2],
    /// Processor time while the acts were played.
    processor: Duration,
}

/// The result of the drill.
#[derive(Default, Debug)]
pub struct WatchReport {
    machine: String,
    nats: bool,
    spectators: usize,
    /// How long the acts took in all.
    took: Duration,
    /// From when an act was sent until it was acknowledged.
    acknowledged: Vec<Duration>,
    /// From when an act was sent until a spectator's screen showed it.
    screens: Vec<Duration>,
    costs: [Cost; SERVERS],
    /// Acts that failed, and screens that were not shown one.
    failed: Vec<String>,
}

impl WatchReport {
    /// Whether every screen was shown every act.
    pub const fn is_right(&self) -> bool {
        self.failed.is_empty()
    }
}

impl fmt::Display for WatchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wire = if self.nats { "NATS" } else { "NOTIFY" };
        writeln!(f, "{}", self.machine)?;
        writeln!(
            f,
            "{} spectators at two servers that do not have the table, which tell each other by {wire}; {} acts in {:.1?}",
            self.spectators,
            self.acknowledged.len(),
            self.took
        )?;
        for (what, times) in [("acknowledged", &self.acknowledged), ("on a spectator's screen", &self.screens)] {
            let [half, most, all] = [0.5, 0.99, 1.0].map(|share| at(times, share));
            writeln!(f, "  {what}: half within {half:.1?}, 99 % within {most:.1?}, all within {all:.1?}")?;
        }
        for (server, cost) in self.costs.iter().enumerate() {
            let whose = if server == 0 { "the table's server" } else { "a spectators' server" };
            let [before, after] = cost.memory.map(|bytes| bytes / (1024 * 1024));
            writeln!(
                f,
                "  {whose}: {before} MiB before, {after} MiB at the end, {:.2?} of processor time",
                cost.processor
            )?;
        }
        for why in &self.failed {
            writeln!(f, "  failed: {why}")?;
        }
        Ok(())
    }
}

/// Runs the drill.
///
/// # Errors
/// The drill cannot be run; what fails at the servers is in the report.
pub async fn watch(plan: &WatchPlan) -> Result<WatchReport> {
    let files = machine::raise_files();
    let needed = canasta::must_fit::<u64>(plan.spectators).saturating_add(1000);
    anyhow::ensure!(needed <= files, "{needed} files must be open, and the system lets a process have {files}");
    let home = TempDir::new("watch")?;
    let servers = several::start(&plan.setup, SERVERS, &plan.database, plan.nats.as_deref(), &home)?;
    let endpoints = servers.iter().map(RunningServer::endpoint).collect::<Vec<_>>();
    let reader = Reader::across_network(&plan.database)?;
    let mut host = Host::open(endpoints.first().context("there is no server")?, reader).await?;
    let mut report = WatchReport {
        machine: machine::machine(),
        nats: plan.nats.is_some(),
        spectators: plan.spectators,
        ..WatchReport::default()
    };
    for (server, cost) in servers.iter().zip(&mut report.costs) {
        cost.memory[0] = machine::resident(server.pid());
    }
    let mut screens = Screens::open(&host.path, endpoints.get(1..).unwrap_or_default(), plan.spectators).await?;
    for (server, cost) in servers.iter().zip(&mut report.costs) {
        cost.processor = machine::processor(server.pid());
    }
    let start = Instant::now();
    for act in 0..plan.acts {
        sleep_until((start + plan.every * act).into()).await;
        match host.act().await {
            Ok(Some((sent, acknowledged, n))) => {
                report.acknowledged.push(acknowledged);
                screens.wait(sent, n, &mut report).await;
            }
            Ok(None) => break,
            Err(why) => report.failed.push(format!("{why:#}")),
        }
    }
    report.took = start.elapsed();
    for (server, cost) in servers.iter().zip(&mut report.costs) {
        cost.processor = machine::processor(server.pid()).saturating_sub(cost.processor);
        cost.memory[1] = machine::resident(server.pid());
    }
    host.reader.close().await;
    servers.into_iter().try_for_each(RunningServer::stop)?;
    Ok(report)
}

/// The one person at the table, who plays against bots.
struct Host {
    client: Client,
    path: String,
    reader: Reader,
    follower: Follower,
    acts: u64,
}

impl Host {
    async fn open(endpoint: &Endpoint, reader: Reader) -> Result<Self> {
        let mut client = Client::new(endpoint.clone());
        let form = [
            ("preset", "hoyle"),
            ("players", "4"),
            ("level", "club"),
            ("seats", "chosen"),
            ("name", "Host"),
            ("watch", "link"),
        ];
        let path = client.submit("/gather", &form).await?;
        client.table_request(&path, &[("what", "begin"), ("fill", "club")]).await?;
        let follower = Follower::of(path.rsplit('/').next().unwrap_or_default());
        let mut host = Self { client, path, reader, follower, acts: 0 };
        // Until the first deal is dealt.
        while host.follower.played() == 0 {
            host.act().await?;
        }
        Ok(host)
    }

    /// Acts once it is the host's turn: when it was sent, how long it took, and the number of its entry. `None` when the game is
    /// over.
    async fn act(&mut self) -> Result<Option<(Instant, Duration, u64)>> {
        let until = Instant::now() + PATIENCE;
        let Turn { n, act, .. } = loop {
            self.follower.read(&self.reader).await?;
            match self.follower.next_turn(self.acts) {
                NextTurn::Ours(turn) => break turn,
                NextTurn::Over => return Ok(None),
                NextTurn::Theirs => {}
            }
            anyhow::ensure!(Instant::now() < until, "the bots do not play");
            tokio::time::sleep(Duration::from_millis(5)).await; // waits: between two looks at the database
        };
        self.acts += 1;
        let (id, sent) = (format!("watch-{}", self.acts), Instant::now());
        match self.client.act(&self.path, &id, n, act.as_ref()).await? {
            Answer::Done(n) => Ok(Some((sent, sent.elapsed(), n))),
            other => anyhow::bail!("an act was answered {other:?}"),
        }
    }
}

/// A screen has shown so many entries, at this moment.
type Shown = (usize, u64, Instant);

/// The spectators' screens.
struct Screens {
    shown: Vec<u64>,
    news: mpsc::UnboundedReceiver<Shown>,
}

impl Screens {
    /// Opens so many, each at the next server in turn, and waits until all show something.
    async fn open(path: &str, endpoints: &[Endpoint], count: usize) -> Result<Self> {
        let (tell, news) = mpsc::unbounded_channel();
        let opening = endpoints.iter().cycle().take(count).enumerate().map(|(number, endpoint)| {
            let (client, tell) = (Client::new(endpoint.clone()), tell.clone());
            async move {
                let mut live = client.live(path).await?;
                let first = live.next().await.context("a screen was closed at once")?;
                tokio::spawn(async move {
                    while let Some(message) = live.next().await {
                        // The drill may have ended.
                        let _ = tell.send((number, message.n, Instant::now()));
                    }
                });
                anyhow::Ok((number, first.n))
            }
        });
        let opened: Vec<_> = stream::iter(opening).buffer_unordered(TOGETHER).collect().await;
        let mut shown = vec![0; count];
        for screen in opened {
            let (number, n) = screen.context("a spectator cannot connect")?;
            if let Some(shown) = shown.get_mut(number) {
                *shown = n;
            }
        }
        Ok(Self { shown, news })
    }

    /// Waits until every screen shows the entry of an act that was sent at this moment.
    async fn wait(&mut self, sent: Instant, n: u64, report: &mut WatchReport) {
        let until = tokio::time::Instant::now() + PATIENCE;
        let mut missing = self.shown.iter().filter(|shown| **shown < n).count();
        while missing > 0 {
            let Ok(Some((number, shows, at))) = timeout_at(until, self.news.recv()).await else {
                report.failed.push(format!("{missing} screens are not shown entry {n}"));
                return;
            };
            let Some(shown) = self.shown.get_mut(number) else { continue };
            if *shown < n && shows >= n {
                report.screens.push(at.saturating_duration_since(sent));
                missing -= 1;
            }
            *shown = shows.max(*shown);
        }
    }
}
