//! The drill that loads: acts are due at a steady rate whether or not the server keeps up (an open loop), and every time
//! counts from the moment an act was due. Then many look on.

mod club;
mod heard;
mod machine;
mod report;
mod table;

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use canasta_client::{Client, Wire};
use futures_util::StreamExt as _;
use futures_util::stream;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

pub use club::{ClubPlan, ClubReport, club};
pub use heard::Heard;
pub use report::{Report, Step, Viewers};

use self::machine::Used;
use self::table::{Sample, Table};
use crate::fold::Reader;
use crate::people::Company;
use crate::serving::{Home, Serving, Setup};

/// So many tables are opened, and viewers connected, at a time.
const TOGETHER: usize = 32;
/// So many rates in a row that do not hold are enough: one may be the doing of something else on the machine.
const MISSES: u32 = 2;
/// How long the last acts of a step may take.
const LAST: Duration = Duration::from_secs(25);
/// How long the server is left alone before its memory is looked at.
const QUIET: Duration = Duration::from_millis(1500);

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server.
    pub setup: Setup,
    /// Told with the figures.
    pub seed: u64,
    /// Tables.
    pub tables: usize,
    /// Who plays at each.
    pub company: Company,
    /// Acts a second, and for how many seconds.
    pub rate: (u32, u32),
    /// Greater rates that are tried one after the other until two in a row do not hold.
    pub more: Vec<u32>,
    /// For how many seconds each.
    pub seconds: u32,
    /// Screens that look on.
    pub viewers: usize,
}

/// Runs the drill.
///
/// # Errors
/// It cannot be run.
pub async fn run(plan: &Plan) -> Result<Report> {
    let needed = plan.tables * usize::from(plan.company.people) + plan.viewers + 1000;
    let files = machine::raise_files();
    anyhow::ensure!(
        u64::try_from(needed).is_ok_and(|needed| needed <= files),
        "{needed} files must be open, and the system lets a process have {files} (see `ulimit -Hn`)"
    );
    let home = Home::new("load")?;
    let serving = Serving::start(&plan.setup, home.path())?;
    let (wire, reader) = (serving.wire()?, Reader::open(home.path()).await?);
    let mut report = Report {
        machine: machine::machine(),
        seed: plan.seed,
        tables: (plan.tables, plan.company.people, plan.company.seats),
        ..Report::default()
    };
    let (played, heard) = (Arc::default(), Arc::default());
    let mut load = Load::open(plan, &wire, &reader, serving.pid(), &played).await?;
    let (rate, seconds) = plan.rate;
    // The first acts at new tables are not those of every day.
    load.step(rate, 1).await?;
    report.steps.push(load.step(rate, seconds).await?);
    let mut misses = u32::from(!report.steps.iter().all(Step::holds));
    for &rate in &plan.more {
        if misses == MISSES {
            break;
        }
        let step = load.step(rate, plan.seconds).await?;
        misses = if step.holds() { 0 } else { misses + 1 };
        report.steps.push(step);
    }
    report.viewers = load.viewers(plan.viewers, &heard).await?;
    report.watched = Some(load.step((rate / 5).max(1), plan.seconds).await?);
    report.viewers.later = machine::resident(serving.pid());
    (report.viewers.heard, report.played) = (heard, played);
    for table in load.end().await? {
        report.violations.extend(table.check(&reader).await);
    }
    reader.close().await;
    serving.stop()?;
    Ok(report)
}

/// Tables that wait for what is due.
struct Load {
    wire: Wire,
    server: u32,
    tables: Vec<(mpsc::UnboundedSender<Instant>, JoinHandle<Table>)>,
    viewers: Vec<(String, Option<Client>)>,
    samples: mpsc::UnboundedReceiver<(Instant, Sample)>,
    /// The table whose turn it is to be given an act.
    next: usize,
}

impl Load {
    async fn open(plan: &Plan, wire: &Wire, reader: &Reader, server: u32, heard: &Arc<Heard>) -> Result<Self> {
        let opening = (0..plan.tables).map(|number| Table::open(wire, reader, plan.company, number, heard));
        let opened: Vec<_> = stream::iter(opening).buffer_unordered(TOGETHER).collect().await;
        let (sample, samples) = mpsc::unbounded_channel();
        let (mut tables, mut viewers) = (Vec::new(), Vec::new());
        for table in opened {
            let table = table.context("a table cannot be opened")?;
            let (due, waiting) = mpsc::unbounded_channel();
            viewers.push(table.viewer());
            tables.push((due, tokio::spawn(table.run(waiting, sample.clone()))));
        }
        Ok(Self { wire: wire.clone(), server, tables, viewers, samples, next: 0 })
    }

    /// So many acts a second for so many seconds, each table in its turn.
    async fn step(&mut self, rate: u32, seconds: u32) -> Result<Step> {
        let mut step = Step { offered: rate, before: Used::now(&self.wire, self.server).await, ..Step::default() };
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
            let Ok(Some((_, sample))) = tokio::time::timeout_at(until, self.samples.recv()).await else {
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
        step.after = Used::now(&self.wire, self.server).await;
        Ok(step)
    }

    /// Connects those who look on.
    async fn viewers(&self, viewers: usize, heard: &Arc<Heard>) -> Result<Viewers> {
        tokio::time::sleep(QUIET).await;
        let before = machine::resident(self.server);
        let connecting = self
            .viewers
            .iter()
            .cycle()
            .take(viewers)
            .filter_map(|(path, client)| Some(table::viewer(client.clone()?, path.clone(), Arc::clone(heard))));
        let connected: Vec<_> = stream::iter(connecting).buffer_unordered(TOGETHER).collect().await;
        let count = u64::try_from(connected.len()).unwrap_or_default();
        for viewer in connected {
            viewer.context("a viewer cannot connect")?;
        }
        tokio::time::sleep(QUIET).await;
        let after = machine::resident(self.server);
        Ok(Viewers { connected: count, before, after, later: after, heard: Arc::clone(heard) })
    }

    /// Everybody goes home.
    async fn end(self) -> Result<Vec<Table>> {
        let mut tables = Vec::new();
        for (due, task) in self.tables {
            drop(due);
            tables.push(task.await.context("a table's people have crashed")?);
        }
        Ok(tables)
    }
}
