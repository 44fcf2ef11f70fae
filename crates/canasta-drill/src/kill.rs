//! The kill drill: kills a server under load at random moments and restarts it. Each time, checks that the
//! journals on the disk contain every acknowledged action.

use std::collections::VecDeque;
use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::client::{ClientError, Endpoint};
use anyhow::{Context as _, Result};
use canasta::{Rng as _, SeedRng};
use futures_util::future::{join_all, select_all};
use tokio::task::{JoinError, JoinHandle};

use crate::check::Journal;
use crate::driver::{Counts, ServerRun, StopReason, TableDriver};
use crate::follow::{DATABASE_FILE, Reader};
use crate::server::{RunningServer, ServerSetup, TempDir};
use crate::tables::Seating;
use crate::violation::{Listed, Violation};

/// Max new actions at a table before the kill.
const MAX_ACTIONS: u32 = 5;
/// One kill in this many comes early, while people reload their pages and send unanswered requests again.
const EARLY_ONE_IN: u32 = 6;
/// Min and max milliseconds between a server's startup and an early kill.
const EARLY_MILLIS: (u32, u32) = (15, 350);
/// Min tables opened during each run of the server.
const MIN_NEW_TABLES: usize = 2;
/// Actions that must still be possible at every table at the end.
const LAST_ACTIONS: u64 = 3;

/// The settings of the drill.
#[derive(Clone, Debug)]
pub struct Plan {
    pub setup: ServerSetup,
    pub kills: u32,
    pub seed: u64,
    /// Number of tables played at once.
    pub tables: usize,
    /// Seatings of new tables, used in turn.
    pub seatings: Vec<Seating>,
}

/// The result of the drill.
#[derive(Default, Debug)]
pub struct Outcome {
    pub kills: u32,
    pub tables: usize,
    /// Entries in all journals at the end.
    pub entries: u64,
    pub counts: Counts,
    /// Startup times of the server.
    pub restarts: Vec<Duration>,
    /// Violations, each with its table's ID.
    pub violations: Vec<(String, Violation)>,
}

/// Runs the drill. It ends early after a violation.
///
/// # Errors
/// The drill cannot be run. Violations by the server are not errors: the outcome lists them.
pub async fn run(plan: &Plan) -> Result<Outcome> {
    let home = TempDir::new(&format!("kill-{}", plan.setup.fault.as_deref().unwrap_or("sound")))?;
    let data = home.path().join("data");
    let copy = home.path().join("copy");
    fs::create_dir_all(&data)?;
    fs::create_dir_all(&copy)?;
    let mut drill = Drill { plan, rng: SeedRng::new(plan.seed), opened: 0, drivers: VecDeque::new(), left: Vec::new() };
    let mut outcome = Outcome::default();
    while outcome.kills < plan.kills && outcome.violations.is_empty() {
        let mut server = RunningServer::start(&plan.setup, &data)?;
        outcome.restarts.push(server.start);
        let reader = Reader::open(&data).await?;
        let (drivers, violations) = drill.play_until_killed(&mut server, &reader).await?;
        outcome.kills += 1;
        outcome.violations.extend(violations);
        reader.close().await;
        drill.take_back(drivers);
        outcome.violations.extend(drill.check(&data, &copy).await?);
    }
    if outcome.violations.is_empty() {
        let server = RunningServer::start(&plan.setup, &data)?;
        outcome.restarts.push(server.start);
        let reader = Reader::open(&data).await?;
        let playing = drill.start(&server.endpoint(), &reader, LAST_ACTIONS)?;
        let (drivers, violations) = drill.finish(join_all(playing).await)?;
        outcome.violations.extend(violations);
        reader.close().await;
        server.stop()?;
        drill.take_back(drivers);
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
    /// Tables where people play.
    drivers: VecDeque<TableDriver>,
    /// Tables that everyone has left.
    left: Vec<TableDriver>,
}

type Violations = Vec<(String, Violation)>;
type Stopped = Vec<(TableDriver, StopReason)>;
type Played = Result<(TableDriver, StopReason), ClientError>;

impl Drill<'_> {
    /// Plays at all tables, and kills the server early or after some actions at one of the tables.
    async fn play_until_killed(
        &mut self,
        server: &mut RunningServer,
        reader: &Reader,
    ) -> Result<(Stopped, Violations)> {
        let endpoint = server.endpoint();
        if self.rng.next_below(EARLY_ONE_IN) == 0 {
            let playing = self.start(&endpoint, reader, u64::MAX)?;
            let (min, max) = EARLY_MILLIS;
            tokio::time::sleep(Duration::from_millis((min + self.rng.next_below(max - min)).into())).await;
            server.kill()?;
            return self.finish(join_all(playing).await);
        }
        let actions = 1 + self.rng.next_below(MAX_ACTIONS);
        let playing = self.start(&endpoint, reader, actions.into())?;
        let (first, _, others) = select_all(playing).await;
        server.kill()?;
        let mut played = vec![first];
        played.extend(join_all(others).await);
        self.finish(played)
    }

    /// Starts to play at all tables, and opens new ones.
    fn start(&mut self, endpoint: &Endpoint, reader: &Reader, actions: u64) -> Result<Vec<JoinHandle<Played>>> {
        let shared = Arc::new((endpoint.clone(), reader.clone()));
        let mut playing = Vec::new();
        for mut driver in self.drivers.drain(..) {
            let shared = Arc::clone(&shared);
            playing.push(tokio::spawn(async move {
                let end = driver.play_during(&ServerRun { endpoint: &shared.0, reader: &shared.1, actions }).await;
                Ok((driver, end))
            }));
        }
        let new = self.plan.tables.saturating_sub(playing.len()).max(MIN_NEW_TABLES);
        for _ in 0..new {
            let seating = self.plan.seatings.get(self.opened % self.plan.seatings.len().max(1));
            let seating = *seating.context("the plan has no seating")?;
            self.opened += 1;
            let shared = Arc::clone(&shared);
            let seed = self.rng.next_u64();
            playing.push(tokio::spawn(async move {
                let mut driver = TableDriver::open(&shared.0, seating, seed).await?;
                let end = driver.play_during(&ServerRun { endpoint: &shared.0, reader: &shared.1, actions }).await;
                Ok((driver, end))
            }));
        }
        Ok(playing)
    }

    /// Separates drivers from violations.
    fn finish(&mut self, played: Vec<Result<Played, JoinError>>) -> Result<(Stopped, Violations)> {
        let mut drivers = Vec::new();
        let mut violations = Vec::new();
        for played in played {
            match played.context("a table's people have crashed")? {
                Ok((mut driver, end)) => {
                    let early = std::mem::take(&mut driver.violations);
                    violations.extend(early.into_iter().map(|wrong| (driver.ledger.table.clone(), wrong)));
                    if let StopReason::Violation(wrong) = &end {
                        violations.push((driver.ledger.table.clone(), wrong.clone()));
                    }
                    drivers.push((driver, end));
                }
                Err(ClientError::Unexpected { status, because }) => {
                    violations.push((String::new(), Violation::Stuck(format!("no table: {status} {because}"))));
                }
                // The server didn't acknowledge the table, so it may get lost.
                Err(_) => self.opened -= 1,
            }
        }
        Ok((drivers, violations))
    }

    /// Takes the drivers back. People leave finished tables, and the oldest tables if there are too many.
    fn take_back(&mut self, drivers: Stopped) {
        for (driver, end) in drivers {
            if matches!(end, StopReason::Over) { self.left.push(driver) } else { self.drivers.push_back(driver) }
        }
        while self.drivers.len() > self.plan.tables {
            self.left.extend(self.drivers.pop_front());
        }
    }

    /// Compares new entries on the disk with the ledgers. Reads a copy, because the next server must find the files
    /// exactly as the killed one left them.
    async fn check(&mut self, data: &Path, copy: &Path) -> Result<Violations> {
        for name in [DATABASE_FILE.to_owned(), format!("{DATABASE_FILE}-wal")] {
            let from = data.join(&name);
            let to = copy.join(&name);
            if to.exists() {
                fs::remove_file(&to)?;
            }
            if from.exists() {
                fs::copy(&from, &to).with_context(|| format!("cannot copy {}", from.display()))?;
            }
        }
        let index = copy.join(format!("{DATABASE_FILE}-shm"));
        if index.exists() {
            fs::remove_file(index)?;
        }
        let reader = Reader::recover(copy).await?;
        let mut violations = Vec::new();
        for driver in self.drivers.iter_mut().chain(self.left.iter_mut().rev().take(MIN_NEW_TABLES * 4)) {
            let id = driver.ledger.table.clone();
            let rows = reader.rows(&id, driver.checked.len()).await?;
            let read = driver.checked.read(&id, &rows).err();
            // Entries after a broken one are meaningless.
            let found = read.map_or_else(|| driver.checked.compare(&driver.ledger), |wrong| vec![wrong]);
            violations.extend(found.into_iter().map(|wrong| (id.clone(), wrong)));
        }
        reader.close().await;
        Ok(violations)
    }

    /// Compares every journal again at the end, from its first entry.
    async fn check_all(&self, data: &Path) -> Result<(u64, Violations)> {
        let reader = Reader::open(data).await?;
        let mut entries = 0;
        let mut violations = Vec::new();
        for driver in self.drivers.iter().chain(&self.left) {
            let id = &driver.ledger.table;
            let mut journal = Journal::new(id);
            let read = journal.read(id, &reader.rows(id, 0).await?).err();
            let found = read.map_or_else(|| journal.compare(&driver.ledger), |wrong| vec![wrong]);
            violations.extend(found.into_iter().map(|wrong| (id.clone(), wrong)));
            entries += journal.len();
        }
        reader.close().await;
        Ok((entries, violations))
    }

    fn counts(&self) -> Counts {
        self.drivers.iter().chain(&self.left).fold(Counts::default(), |sum, driver| sum.plus(&driver.counts))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { acknowledged, resent, had_been_done, repeated, refused, requests } = self.counts;
        writeln!(
            f,
            "{} kills, {} tables, {} entries; acknowledged: {acknowledged} actions, {requests} table requests; repeated: {resent} \
             unanswered actions ({had_been_done} had been done), {repeated} acknowledged ones; {refused} actions had to be refused",
            self.kills, self.tables, self.entries
        )?;
        let mut restarts = self.restarts.clone();
        restarts.sort_unstable();
        let millis = |index: usize| restarts.get(index).map_or(0, Duration::as_millis);
        write!(
            f,
            "ready after {} / {} / {} ms (min / median / max)",
            millis(0),
            millis(restarts.len() / 2),
            millis(restarts.len().saturating_sub(1))
        )?;
        if self.violations.is_empty() { Ok(()) } else { write!(f, "\n{}", Listed(&self.violations)) }
    }
}
