//! The drill that records system calls: the server runs inside strace, and no answer and no message to a screen may leave
//! before its commit is on the disk. A kill cannot show that, because the system keeps what a killed process wrote and did
//! not synchronise.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use canasta::{Rng as _, SeedRng};

use crate::driver::{ServerRun, StopReason, TableDriver};
use crate::follow::Reader;
use crate::order::{Expected, OrderChecker, TooEarly};
use crate::server::{RunningServer, ServerSetup, TempDir};
use crate::strace::{ARGUMENTS, TraceReader};
use crate::tables::Seating;
use crate::violation::Violation;

/// The settings of the drill.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How the server is started.
    pub setup: ServerSetup,
    /// The seed of everything random.
    pub seed: u64,
    /// Tables at the same time, so that several acts come into one commit.
    pub tables: usize,
    /// Acts at each table.
    pub acts: u64,
    /// The seatings of the tables, in turn.
    pub seatings: Vec<Seating>,
}

/// What the recorded system calls show.
#[derive(Default, Debug)]
pub struct Outcome {
    /// Answers that acknowledged an act or a table.
    pub answers: u64,
    /// Messages to screens.
    pub screens: u64,
    /// Synchronisations of the log.
    pub synchronisations: u64,
    /// Answers and messages that left too early.
    pub early: BTreeSet<TooEarly>,
    /// Other promises that were broken.
    pub violations: Vec<Violation>,
}

impl Outcome {
    /// Whether every promise was kept.
    pub fn is_right(&self) -> bool {
        self.early.is_empty() && self.violations.is_empty()
    }
}

/// Runs the drill.
///
/// # Errors
/// The drill cannot be run: strace is missing, or may not trace.
pub async fn run(plan: &Plan) -> Result<Outcome> {
    let strace = strace()?;
    let home = TempDir::new(&format!("syscalls-{}", plan.setup.fault.as_deref().unwrap_or("sound")))?;
    let (data, trace) = (home.path().join("data"), home.path().join("calls"));
    fs::create_dir_all(&data)?;
    let (strace, to) = (strace.display().to_string(), trace.display().to_string());
    let inside: Vec<&str> = [strace.as_str()].into_iter().chain(ARGUMENTS).chain(["-o", &to, "--"]).collect();
    let server = RunningServer::run(&inside, &plan.setup, &data).context("strace cannot run the server")?;
    let reader = Reader::open(&data).await?;
    let (endpoint, mut rng) = (server.endpoint(), SeedRng::new(plan.seed));
    let (mut expected, mut outcome, mut playing) = (Expected::default(), Outcome::default(), Vec::new());
    for &seating in plan.seatings.iter().cycle().take(plan.tables) {
        let (endpoint, reader, acts, seed) = (endpoint.clone(), reader.clone(), plan.acts, rng.next_u64());
        playing.push(tokio::spawn(async move {
            let mut driver = TableDriver::open(&endpoint, seating, seed).await?;
            let end = driver.play_during(&ServerRun { endpoint: &endpoint, reader: &reader, acts }).await;
            Ok::<_, crate::client::ClientError>((driver, end))
        }));
    }
    for task in playing {
        let (driver, end) = match task.await.context("a table's people have crashed")? {
            Ok(played) => played,
            Err(fault) => {
                outcome.violations.push(Violation::NoPage(fault.to_string()));
                continue;
            }
        };
        let entries = driver.ledger.order.iter().map(|(by, n)| (*n, by.id.clone())).collect();
        expected.acts.extend(driver.ledger.order.iter().map(|(by, _)| by.id.clone()));
        expected.tables.insert(driver.ledger.table.clone());
        expected.entries.insert(driver.ledger.table.clone(), entries);
        outcome.violations.extend(driver.violations);
        match end {
            StopReason::Violation(wrong) => outcome.violations.push(wrong),
            StopReason::Cut => bail!("the server has gone: {}", fs::read_to_string(data.join("server.log"))?),
            StopReason::Enough | StopReason::Over => {}
        }
    }
    reader.close().await;
    server.stop()?;
    check_order(&trace, &expected, outcome)
}

/// Reads strace's output and checks the order of the calls.
fn check_order(trace: &Path, expected: &Expected, mut outcome: Outcome) -> Result<Outcome> {
    let (mut reader, mut checker) = (TraceReader::default(), OrderChecker::new(expected));
    for line in BufReader::new(fs::File::open(trace)?).split(b'\n') {
        for call in reader.read(&String::from_utf8_lossy(&line?)) {
            checker.see(&call);
        }
    }
    outcome.answers = checker.answers;
    outcome.screens = checker.screens;
    outcome.synchronisations = checker.synchronisations;
    outcome.early = checker.early;
    if !outcome.is_right() {
        return Ok(outcome);
    }
    // A trace without answers and messages proves nothing.
    let acts = canasta::must_fit::<u64>(expected.acts.len());
    anyhow::ensure!(acts > 0, "no player acted, so nothing was checked");
    anyhow::ensure!(outcome.answers >= acts, "of {acts} acts only {} answers are in the trace", outcome.answers);
    anyhow::ensure!(outcome.screens > 0, "no message to a screen is in the trace");
    Ok(outcome)
}

/// The path of strace.
fn strace() -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join("strace")).find(|file| file.is_file());
    found.context("strace is missing (`apt-get install strace`); without it synchronisation cannot be checked")
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} acknowledgements and {} messages to screens were compared with {} synchronisations",
            self.answers, self.screens, self.synchronisations
        )?;
        let shown: BTreeMap<String, usize> = self.early.iter().fold(BTreeMap::new(), |mut kinds, early| {
            let (kind, missing) = match early {
                TooEarly::Answer { missing, .. } => ("acknowledgements", missing),
                TooEarly::Screen { missing, .. } => ("acts on screens", missing),
            };
            *kinds.entry(format!("{kind} {missing}")).or_default() += 1;
            kinds
        });
        for (kind, count) in shown {
            write!(f, "\nWRONG {count} {kind}")?;
        }
        for wrong in &self.violations {
            write!(f, "\nWRONG {wrong}")?;
        }
        Ok(())
    }
}
