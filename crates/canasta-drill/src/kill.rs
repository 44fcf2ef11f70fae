//! The drill that kills: a server under load is ended with SIGKILL at random moments and started again; each time the
//! journal, as it lies on the disk, is held against what was acknowledged.

use std::collections::VecDeque;
use std::fmt;
use std::fs;
use std::mem::discriminant;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use canasta::{Rng as _, SeedRng};
use canasta_client::{Fault, Wire};

use crate::check::Journal;
use crate::desk::{Counts, Desk, End, Life};
use crate::fold::{FILE, Reader};
use crate::people::Company;
use crate::serving::{Home, Serving, Setup};
use crate::violation::Violation;

/// A server lives between these, in milliseconds, once it is ready.
const LIVES: (u32, u32) = (15, 350);
/// Tables that are opened anew during each life.
const NEW: usize = 2;
/// At the end every table must go on for so many acts.
const AFTER: u64 = 3;
/// So many broken promises of each kind are told.
const TOLD: usize = 3;

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server.
    pub setup: Setup,
    /// How often it is killed.
    pub kills: u32,
    /// Where all that is random comes from.
    pub seed: u64,
    /// Tables at which people play at one time.
    pub tables: usize,
    /// Who plays there: the first company at the first table, and so on.
    pub companies: Vec<Company>,
}

/// What came of it.
#[derive(Default, Debug)]
pub struct Outcome {
    /// How often the server was killed.
    pub kills: u32,
    /// Tables opened.
    pub tables: usize,
    /// Entries in all journals at the end.
    pub entries: u64,
    /// What was sent and heard.
    pub counts: Counts,
    /// From the start of a process until it was ready, each time.
    pub restarts: Vec<Duration>,
    /// Broken promises, each with its table.
    pub violations: Vec<(String, Violation)>,
}

/// Runs the drill. Ends early once enough is wrong.
///
/// # Errors
/// It cannot be run; what the server does wrong is in the outcome.
pub async fn run(plan: &Plan) -> Result<Outcome> {
    let home = Home::new(&format!("kill-{}", plan.setup.fault.as_deref().unwrap_or("sound")))?;
    let (data, copy) = (home.path().join("data"), home.path().join("copy"));
    fs::create_dir_all(&data)?;
    fs::create_dir_all(&copy)?;
    let mut drill = Drill { plan, rng: SeedRng::new(plan.seed), opened: 0, desks: VecDeque::new(), left: Vec::new() };
    let mut outcome = Outcome::default();
    while outcome.kills < plan.kills && outcome.violations.is_empty() {
        let mut serving = Serving::start(&plan.setup, &data)?;
        outcome.restarts.push(serving.start);
        let reader = Reader::open(&data).await?;
        let (least, most) = LIVES;
        let moment = Duration::from_millis((least + drill.rng.below(most - least)).into());
        let until = Instant::now() + moment;
        let (desks, violations) = drill.life(&serving.wire()?, &reader, u64::MAX, Some((&mut serving, until))).await?;
        outcome.kills += 1;
        outcome.violations.extend(violations);
        reader.close().await;
        drill.back(desks);
        outcome.violations.extend(drill.check(&data, &copy).await?);
    }
    if outcome.violations.is_empty() {
        let serving = Serving::start(&plan.setup, &data)?;
        outcome.restarts.push(serving.start);
        let reader = Reader::open(&data).await?;
        let (desks, violations) = drill.life(&serving.wire()?, &reader, AFTER, None).await?;
        outcome.violations.extend(violations);
        reader.close().await;
        serving.stop()?;
        drill.back(desks);
        outcome.violations.extend(drill.check(&data, &copy).await?);
        let (entries, violations) = drill.check_all(&data).await?;
        outcome.entries = entries;
        outcome.violations.extend(violations);
    }
    outcome.tables = drill.opened;
    outcome.counts = drill.counts();
    Ok(outcome)
}

struct Drill<'a> {
    plan: &'a Plan,
    rng: SeedRng,
    opened: usize,
    /// Tables that are played at.
    desks: VecDeque<Desk>,
    /// Tables that nobody plays at any more.
    left: Vec<Desk>,
}

type Violations = Vec<(String, Violation)>;

impl Drill<'_> {
    /// One life of the server: everybody plays until it is killed, or until they have played enough.
    async fn life(
        &mut self,
        wire: &Wire,
        reader: &Reader,
        acts: u64,
        kill: Option<(&mut Serving, Instant)>,
    ) -> Result<(Vec<(Desk, End)>, Violations)> {
        let shared = Arc::new((wire.clone(), reader.clone()));
        let mut playing = Vec::new();
        for mut desk in self.desks.drain(..) {
            let shared = Arc::clone(&shared);
            playing.push(tokio::spawn(async move {
                let end = desk.live(&Life { wire: &shared.0, reader: &shared.1, acts }).await;
                Ok((desk, end))
            }));
        }
        let new = self.plan.tables.saturating_sub(playing.len()).max(NEW);
        for _ in 0..new {
            let company = self.plan.companies.get(self.opened % self.plan.companies.len().max(1));
            let company = *company.context("nobody is to play")?;
            self.opened += 1;
            let (shared, seed) = (Arc::clone(&shared), self.rng.next_u64());
            playing.push(tokio::spawn(async move {
                let mut desk = Desk::open(&shared.0, company, seed).await?;
                let end = desk.live(&Life { wire: &shared.0, reader: &shared.1, acts }).await;
                Ok((desk, end))
            }));
        }
        if let Some((serving, until)) = kill {
            tokio::time::sleep_until(until.into()).await;
            serving.kill()?;
        }
        let (mut desks, mut violations) = (Vec::new(), Vec::new());
        for task in playing {
            match task.await.context("a table's people have crashed")? {
                Ok((mut desk, end)) => {
                    let early = std::mem::take(&mut desk.violations);
                    violations.extend(early.into_iter().map(|wrong| (desk.ledger.table.clone(), wrong)));
                    if let End::Violation(wrong) = &end {
                        violations.push((desk.ledger.table.clone(), wrong.clone()));
                    }
                    desks.push((desk, end));
                }
                // Nobody was told of a table, so nothing was promised.
                Err(Fault::Unexpected { status, because }) => {
                    violations.push((String::new(), Violation::Stuck(format!("no table: {status} {because}"))));
                }
                Err(_) => self.opened -= 1,
            }
        }
        Ok((desks, violations))
    }

    /// Takes the tables back; where the game is over, and where there are too many, nobody plays any more.
    fn back(&mut self, desks: Vec<(Desk, End)>) {
        for (desk, end) in desks {
            if matches!(end, End::Over) { self.left.push(desk) } else { self.desks.push_back(desk) }
        }
        while self.desks.len() > self.plan.tables {
            self.left.extend(self.desks.pop_front());
        }
    }

    /// Holds what is new on the disk against the ledgers. It looks at a copy: the next start of the server is to find
    /// things as the killed one has left them.
    async fn check(&mut self, data: &Path, copy: &Path) -> Result<Violations> {
        for name in [FILE.to_owned(), format!("{FILE}-wal")] {
            let (from, to) = (data.join(&name), copy.join(&name));
            if to.exists() {
                fs::remove_file(&to)?;
            }
            if from.exists() {
                fs::copy(&from, &to).with_context(|| format!("cannot copy {}", from.display()))?;
            }
        }
        let index = copy.join(format!("{FILE}-shm"));
        if index.exists() {
            fs::remove_file(index)?;
        }
        let reader = Reader::recover(copy).await?;
        let mut violations = Vec::new();
        for desk in self.desks.iter_mut().chain(self.left.iter_mut().rev().take(NEW * 4)) {
            let id = desk.ledger.table.clone();
            let rows = reader.rows(&id, desk.checked.len()).await?;
            let read = desk.checked.read(&id, &rows).err();
            // What is behind a broken entry means nothing.
            let found = read.map_or_else(|| desk.checked.compare(&desk.ledger), |wrong| vec![wrong]);
            violations.extend(found.into_iter().map(|wrong| (id.clone(), wrong)));
        }
        reader.close().await;
        Ok(violations)
    }

    /// At the end every journal once more, from its first entry.
    async fn check_all(&self, data: &Path) -> Result<(u64, Violations)> {
        let reader = Reader::open(data).await?;
        let (mut entries, mut violations) = (0, Vec::new());
        for desk in self.desks.iter().chain(&self.left) {
            let id = &desk.ledger.table;
            let mut journal = Journal::of(id);
            let read = journal.read(id, &reader.rows(id, 0).await?).err();
            let found = read.map_or_else(|| journal.compare(&desk.ledger), |wrong| vec![wrong]);
            violations.extend(found.into_iter().map(|wrong| (id.clone(), wrong)));
            entries += journal.len();
        }
        reader.close().await;
        Ok((entries, violations))
    }

    fn counts(&self) -> Counts {
        self.desks.iter().chain(&self.left).fold(Counts::default(), |sum, desk| sum.with(&desk.counts))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { acknowledged, resent, had_been_done, repeated, refused, arranged } = self.counts;
        writeln!(
            f,
            "{} kills, {} tables, {} entries: {acknowledged} acts acknowledged; {resent} that nobody had answered were \
             sent again ({had_been_done} of them had been done), {repeated} that were acknowledged were sent again, \
             {refused} had to be refused; {arranged} wishes around the game acknowledged",
            self.kills, self.tables, self.entries
        )?;
        let mut restarts = self.restarts.clone();
        restarts.sort_unstable();
        let at = |at: usize| restarts.get(at).map_or(0, Duration::as_millis);
        write!(
            f,
            "ready after {} / {} / {} ms (least, median, most)",
            at(0),
            at(restarts.len() / 2),
            at(restarts.len().saturating_sub(1))
        )?;
        for (at, (table, wrong)) in self.violations.iter().enumerate() {
            let kind = discriminant(wrong);
            let before = self.violations[..at].iter().filter(|(_, other)| discriminant(other) == kind).count();
            if before < TOLD {
                write!(f, "\nWRONG table {table}: {wrong}")?;
            }
        }
        if self.violations.is_empty() { Ok(()) } else { write!(f, "\n{} promises were broken", self.violations.len()) }
    }
}
