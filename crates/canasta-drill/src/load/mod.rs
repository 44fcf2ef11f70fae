//! The drill that loads: acts are due at a steady rate whether or not the server keeps up (an open loop), and every time
//! counts from the moment an act was due. Then many spectators connect.

mod club;
mod machine;
mod report;
mod several;
mod table;
mod traffic;

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::client::{Client, Endpoint};
use anyhow::{Context as _, Result};
use futures_util::StreamExt as _;
use futures_util::stream;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

pub use club::{ClubPlan, club};
pub use report::{RateStep, Report, Spectators};
pub use traffic::Traffic;

use self::machine::ResourceUse;
use self::table::{Sample, Table};
use crate::follow::Reader;
use crate::server::{RunningServer, ServerSetup, TempDir};
use crate::tables::Seating;

/// How many tables are opened, or spectators connected, at the same time.
const TOGETHER: usize = 32;
/// The drill tries no greater rate after so many in a row that do not hold: one may be due to another program.
const MISSES: u32 = 2;
/// How long the last acts of a step may take.
const LAST: Duration = Duration::from_secs(25);
/// How long the server is left alone before its memory is measured.
const QUIET: Duration = Duration::from_millis(1500);

/// The settings of the drill.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How the server is started.
    pub setup: ServerSetup,
    /// Printed with the figures.
    pub seed: u64,
    /// The number of tables.
    pub tables: usize,
    /// People and seats at each.
    pub seating: Seating,
    /// The steady rate in acts a second, and for how many seconds it is kept up.
    pub rate: (u32, u32),
    /// Greater rates that are tried one after the other until two in a row do not hold.
    pub more: Vec<u32>,
    /// For how many seconds each of these is kept up.
    pub seconds: u32,
    /// Screens that watch.
    pub spectators: usize,
    /// How many servers there are, and the empty PostgreSQL database that they share; else there is one on a directory of its own.
    pub several: Option<(usize, String)>,
    /// The address of a NATS server for these servers.
    pub nats: Option<String>,
}

/// Runs the drill.
///
/// # Errors
/// The drill cannot be run; what fails at the server is in the report.
pub async fn run(plan: &Plan) -> Result<Report> {
    let needed = plan.tables * usize::from(plan.seating.people) + plan.spectators + 1000;
    let files = machine::raise_files();
    anyhow::ensure!(
        u64::try_from(needed).is_ok_and(|needed| needed <= files),
        "{needed} files must be open, and the system lets a process have {files} (see `ulimit -Hn`)"
    );
    let home = TempDir::new("load")?;
    let (servers, reader) = match &plan.several {
        None => (vec![RunningServer::start(&plan.setup, home.path())?], Reader::open(home.path()).await?),
        Some((count, database)) => (
            several::start(&plan.setup, *count, database, plan.nats.as_deref(), &home)?,
            Reader::across_network(database)?,
        ),
    };
    let reached = servers.iter().map(|server| (server.endpoint(), server.pid())).collect();
    let mut report = Report {
        machine: machine::machine(),
        seed: plan.seed,
        tables: (plan.tables, plan.seating.people, plan.seating.seats),
        servers: plan.several.as_ref().map(|(count, _)| *count),
        ..Report::default()
    };
    let (played, traffic) = (Arc::default(), Arc::default());
    let mut load = Load::open(plan, reached, &reader, &played).await?;
    let (rate, seconds) = plan.rate;
    // The first acts at new tables are slower than usual, and are not measured.
    load.step(rate, 1).await?;
    report.steps.push(load.step(rate, seconds).await?);
    let mut misses = u32::from(!report.steps.iter().all(RateStep::holds));
    for &rate in &plan.more {
        if misses == MISSES {
            break;
        }
        let step = load.step(rate, plan.seconds).await?;
        misses = if step.holds() { 0 } else { misses + 1 };
        report.steps.push(step);
    }
    report.spectators = load.spectators(plan.spectators, &traffic).await?;
    report.watched = Some(load.step((rate / 5).max(1), plan.seconds).await?);
    report.spectators.later = load.resident();
    (report.spectators.traffic, report.played) = (traffic, played);
    for table in load.end().await? {
        report.violations.extend(table.check(&reader).await);
    }
    reader.close().await;
    servers.into_iter().try_for_each(RunningServer::stop)?;
    Ok(report)
}

/// Tables that wait until acts are due.
struct Load {
    /// Where each server is reached, and the id of its process.
    servers: Vec<(Endpoint, u32)>,
    tables: Vec<(mpsc::UnboundedSender<Instant>, JoinHandle<Table>)>,
    /// The tables' paths, each with a client that may watch there.
    spectators: Vec<(String, Option<Client>)>,
    samples: mpsc::UnboundedReceiver<Sample>,
    /// The table that is given the next act.
    next: usize,
}

impl Load {
    async fn open(plan: &Plan, servers: Vec<(Endpoint, u32)>, reader: &Reader, traffic: &Arc<Traffic>) -> Result<Self> {
        let endpoints: Vec<Endpoint> = servers.iter().map(|(endpoint, _)| endpoint.clone()).collect();
        let opening = (0..plan.tables).map(|number| Table::open(&endpoints, reader, plan.seating, number, traffic));
        let opened: Vec<_> = stream::iter(opening).buffer_unordered(TOGETHER).collect().await;
        let (sample, samples) = mpsc::unbounded_channel();
        let (mut tables, mut spectators) = (Vec::new(), Vec::new());
        for table in opened {
            let table = table.context("a table cannot be opened")?;
            let (due, waiting) = mpsc::unbounded_channel();
            spectators.push(table.spectator());
            tables.push((due, tokio::spawn(table.run(waiting, sample.clone()))));
        }
        Ok(Self { servers, tables, spectators, samples, next: 0 })
    }

    /// The memory of all servers, in bytes.
    fn resident(&self) -> u64 {
        self.servers.iter().map(|&(_, server)| machine::resident(server)).sum()
    }

    /// Makes so many acts a second for so many seconds, each table in its turn.
    async fn step(&mut self, rate: u32, seconds: u32) -> Result<RateStep> {
        let mut step = RateStep { offered: rate, before: ResourceUse::now(&self.servers).await, ..RateStep::default() };
        let (acts, start) = (rate * seconds, Instant::now());
        for act in 0..acts {
            let at = start + Duration::from_secs(1) * act / rate;
            if at > Instant::now() {
                tokio::time::sleep_until(at.into()).await;
            }
            let (due, _) = self.tables.get(self.next).context("there is no table")?;
            due.send(at).ok().context("a table's people have crashed")?;
            self.next = (self.next + 1) % self.tables.len();
        }
        let until = tokio::time::Instant::now() + LAST;
        for _ in 0..acts {
            let Ok(Some(sample)) = tokio::time::timeout_at(until, self.samples.recv()).await else {
                step.failed.push("an act was not answered in time".to_owned());
                break;
            };
            match sample {
                Sample::Done { acknowledged, screens } => {
                    step.acknowledged.push(acknowledged);
                    step.screens.extend(screens);
                }
                Sample::Failed(why) => step.failed.push(why),
            }
        }
        step.took = start.elapsed();
        step.after = ResourceUse::now(&self.servers).await;
        Ok(step)
    }

    /// Connects spectators.
    async fn spectators(&self, spectators: usize, traffic: &Arc<Traffic>) -> Result<Spectators> {
        tokio::time::sleep(QUIET).await;
        let before = self.resident();
        let connecting =
            self.spectators.iter().cycle().take(spectators).filter_map(|(path, client)| {
                Some(table::spectator(client.clone()?, path.clone(), Arc::clone(traffic)))
            });
        let connected: Vec<_> = stream::iter(connecting).buffer_unordered(TOGETHER).collect().await;
        let count = u64::try_from(connected.len()).unwrap_or_default();
        for spectator in connected {
            spectator.context("a spectator cannot connect")?;
        }
        tokio::time::sleep(QUIET).await;
        let after = self.resident();
        Ok(Spectators { connected: count, before, after, later: after, traffic: Arc::clone(traffic) })
    }

    /// Stops the tables and returns them.
    async fn end(self) -> Result<Vec<Table>> {
        let mut tables = Vec::new();
        for (due, task) in self.tables {
            drop(due);
            tables.push(task.await.context("a table's people have crashed")?);
        }
        Ok(tables)
    }
}
