//! The drill that spies: the server plays inside strace, and nobody may be told of an act before it is on the disk. A kill
//! cannot see that: what the server wrote and did not synchronise the system still has.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use canasta::{Rng as _, SeedRng};

use crate::desk::{Desk, End, Life};
use crate::fold::Reader;
use crate::order::{Early, Known, Watch};
use crate::people::Company;
use crate::serving::{Home, Serving, Setup};
use crate::trace::{Lines, WORDS};
use crate::violation::Violation;

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server.
    pub setup: Setup,
    /// Where all that is random comes from.
    pub seed: u64,
    /// Tables at one time, so that several acts come into one commit.
    pub tables: usize,
    /// Acts at each of them.
    pub acts: u64,
    /// Who plays there: the first company at the first table, and so on.
    pub companies: Vec<Company>,
}

/// What was seen.
#[derive(Default, Debug)]
pub struct Outcome {
    /// Answers that acknowledged.
    pub answers: u64,
    /// Messages to screens.
    pub screens: u64,
    /// Synchronisations of the log.
    pub synchronisations: u64,
    /// What left too early.
    pub early: BTreeSet<Early>,
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
/// It cannot be run: strace is missing, or is not allowed to look.
pub async fn run(plan: &Plan) -> Result<Outcome> {
    let strace = strace()?;
    let home = Home::new(&format!("spy-{}", plan.setup.fault.as_deref().unwrap_or("sound")))?;
    let (data, record) = (home.path().join("data"), home.path().join("calls"));
    fs::create_dir_all(&data)?;
    let (strace, to) = (strace.display().to_string(), record.display().to_string());
    let inside: Vec<&str> = [strace.as_str()].into_iter().chain(WORDS).chain(["-o", &to, "--"]).collect();
    let serving = Serving::run(&inside, &plan.setup, &data).context("strace cannot run the server")?;
    let reader = Reader::open(&data).await?;
    let (wire, mut rng) = (serving.wire()?, SeedRng::new(plan.seed));
    let (mut known, mut outcome, mut playing) = (Known::default(), Outcome::default(), Vec::new());
    for &company in plan.companies.iter().cycle().take(plan.tables) {
        let (wire, reader, acts, seed) = (wire.clone(), reader.clone(), plan.acts, rng.next_u64());
        playing.push(tokio::spawn(async move {
            let mut desk = Desk::open(&wire, company, seed).await?;
            let end = desk.live(&Life { wire: &wire, reader: &reader, acts }).await;
            Ok::<_, canasta_client::Fault>((desk, end))
        }));
    }
    for task in playing {
        let (desk, end) = match task.await.context("a table's people have crashed")? {
            Ok(played) => played,
            Err(fault) => {
                outcome.violations.push(Violation::NoPage(fault.to_string()));
                continue;
            }
        };
        let entries = desk.ledger.order.iter().map(|(by, n)| (*n, by.id.clone())).collect();
        known.names.extend(desk.ledger.order.iter().map(|(by, _)| by.id.clone()));
        known.tables.insert(desk.ledger.table.clone());
        known.entries.insert(desk.ledger.table.clone(), entries);
        outcome.violations.extend(desk.violations);
        match end {
            End::Violation(wrong) => outcome.violations.push(wrong),
            End::Cut => bail!("the server has gone: {}", fs::read_to_string(data.join("server.log"))?),
            End::Enough | End::Over => {}
        }
    }
    reader.close().await;
    serving.stop()?;
    watched(&record, &known, outcome)
}

/// What the record tells.
fn watched(record: &Path, known: &Known, mut outcome: Outcome) -> Result<Outcome> {
    let (mut lines, mut watch) = (Lines::default(), Watch::new(known));
    for line in BufReader::new(fs::File::open(record)?).split(b'\n') {
        for call in lines.read(&String::from_utf8_lossy(&line?)) {
            watch.see(&call);
        }
    }
    outcome.answers = watch.answers;
    outcome.screens = watch.screens;
    outcome.synchronisations = watch.synchronisations;
    outcome.early = watch.early;
    if !outcome.is_right() {
        return Ok(outcome);
    }
    // A record in which nothing is to be seen proves nothing.
    let acts = u64::try_from(known.names.len()).unwrap_or(u64::MAX);
    anyhow::ensure!(acts > 0, "nobody acted, so nothing was seen");
    anyhow::ensure!(outcome.answers >= acts, "of {acts} acts only {} answers are in the record", outcome.answers);
    anyhow::ensure!(outcome.screens > 0, "no message to a screen is in the record");
    Ok(outcome)
}

/// Where strace is.
fn strace() -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join("strace")).find(|file| file.is_file());
    found.context("strace is missing (`apt-get install strace`); without it nobody sees what is synchronised")
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} acknowledgements and {} messages to screens were held against {} synchronisations",
            self.answers, self.screens, self.synchronisations
        )?;
        let shown: BTreeMap<String, usize> = self.early.iter().fold(BTreeMap::new(), |mut kinds, early| {
            let (kind, how) = match early {
                Early::Answer { how, .. } => ("acknowledgements", how),
                Early::Screen { how, .. } => ("acts on screens", how),
            };
            *kinds.entry(format!("{kind} {how}")).or_default() += 1;
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
