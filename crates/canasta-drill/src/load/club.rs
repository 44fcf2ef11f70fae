//! The drill of a club: fifty people behind one address follow their links within five seconds, at a dozen tables, load
//! every file that their pages name, play, and all reload at once. The server has the limits that count where nobody says.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use canasta_client::{Client, Fault, Wire};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::heard::Heard;
use super::table::{Sample, Table};
use crate::fold::Reader;
use crate::page;
use crate::people::{self, Opened};
use crate::serving::{Home, Serving, Setup};
use crate::violation::Violation;

/// The people whom a table seats.
const SEATS: usize = 4;
/// The most that a table may ask for that was never seen: requests, and bytes of the page and its files. A screen's line is
/// not counted.
const COLD: (usize, u64) = (12, 90_000);

/// What is to be done.
#[derive(Clone, Debug)]
pub struct ClubPlan {
    /// The server.
    pub setup: Setup,
    /// People, and tables for them.
    pub people: usize,
    /// Tables.
    pub tables: usize,
    /// How long it takes until everybody has come.
    pub within: Duration,
    /// Acts that each table plays.
    pub acts: usize,
}

/// What came of it.
#[derive(Default, Debug)]
pub struct ClubReport {
    people: usize,
    tables: usize,
    /// From the first link that was followed until everybody had a whole page.
    came: Duration,
    /// The same when all reload.
    reloaded: Duration,
    /// Answers, by their status.
    answers: BTreeMap<u16, usize>,
    /// The greatest number of requests of one load of a table, and of bytes.
    cold: (usize, u64),
    acts: usize,
    heard: Arc<Heard>,
    failed: Vec<String>,
    violations: Vec<Violation>,
}

impl ClubReport {
    /// Whether nobody was sent away, every file was there, and neither a table nor a state asks for more than it may.
    pub fn is_right(&self) -> bool {
        let all_there = self.answers.keys().all(|status| matches!(status, 200 | 303));
        let in_bounds = self.cold.0 <= COLD.0 && self.cold.1 <= COLD.1;
        self.failed.is_empty() && self.violations.is_empty() && all_there && in_bounds && self.heard.is_small()
    }

    fn take(&mut self, loaded: Loaded) {
        for (status, times) in loaded.answers {
            *self.answers.entry(status).or_default() += times;
        }
        self.cold = (self.cold.0.max(loaded.requests), self.cold.1.max(loaded.bytes));
        self.failed.extend(loaded.failed);
    }
}

/// One page with all its files.
#[derive(Default)]
struct Loaded {
    requests: usize,
    bytes: u64,
    answers: BTreeMap<u16, usize>,
    failed: Vec<String>,
}

impl Loaded {
    /// Loads a page and every file that it names, each once, as a browser that has none of them.
    async fn of(client: &mut Client, path: &str) -> Result<Self, Fault> {
        let mut loaded = Self::default();
        let page = loaded.get(client, path).await?;
        for file in page::files(&page) {
            loaded.get(client, &file).await?;
        }
        Ok(loaded)
    }

    async fn get(&mut self, client: &mut Client, path: &str) -> Result<String, Fault> {
        let reply = client.packed(path).await?;
        self.requests += 1;
        self.bytes += u64::try_from(reply.body.len()).unwrap_or(u64::MAX);
        *self.answers.entry(reply.status).or_default() += 1;
        if reply.status != 200 {
            self.failed.push(format!("{path}: status {}", reply.status));
        }
        Ok(reply.text())
    }
}

/// Runs the drill.
///
/// # Errors
/// It cannot be run.
pub async fn club(plan: &ClubPlan) -> Result<ClubReport> {
    anyhow::ensure!(
        (plan.tables..=plan.tables * SEATS).contains(&plan.people),
        "{} people do not fit at {} tables",
        plan.people,
        plan.tables
    );
    let home = Home::new("club")?;
    let serving = Serving::start(&Setup { limits: true, ..plan.setup.clone() }, home.path())?;
    let (wire, reader) = (serving.wire()?, Reader::open(home.path()).await?);
    let mut report = ClubReport { people: plan.people, tables: plan.tables, ..ClubReport::default() };
    let opened = come(plan, &wire, &mut report).await?;
    let everybody: Vec<(String, Client)> = opened
        .iter()
        .flat_map(|opened| opened.people.iter().map(|client| (opened.path.clone(), client.clone())))
        .collect();
    let tables = play(plan, opened, &reader, &mut report).await?;
    let began = Instant::now();
    let mut reloading = JoinSet::new();
    for (path, mut client) in everybody {
        reloading.spawn(async move {
            let loaded = Loaded::of(&mut client, &path).await?;
            client.live(&path).await?.next().await.ok_or_else(|| Fault::Cut("a screen was closed".to_owned()))?;
            Ok::<_, Fault>(loaded)
        });
    }
    while let Some(loaded) = reloading.join_next().await {
        report.take(loaded?.context("a page cannot be loaded again")?);
    }
    report.reloaded = began.elapsed();
    for table in tables {
        report.violations.extend(table.check(&reader).await);
    }
    reader.close().await;
    serving.stop()?;
    Ok(report)
}

/// Everybody comes: hosts open tables, guests follow their links, one after the other within the time.
async fn come(plan: &ClubPlan, wire: &Wire, report: &mut ClubReport) -> Result<Vec<Opened>> {
    let (mut tables, mut doors) = (Vec::new(), Vec::new());
    for _ in 0..plan.tables {
        let (opened, secret) = people::gathered(wire, "4").await.context("a table cannot be opened")?;
        tables.push(opened);
        // Who comes after whom decides who sits where: it is noted in that order.
        doors.push(Arc::new((secret, Mutex::new(Vec::new()))));
    }
    let guests = plan.people - plan.tables;
    let (began, mut coming) = (Instant::now(), JoinSet::new());
    for guest in 0..guests {
        let table = guest % plan.tables;
        let (door, wire) = (Arc::clone(&doors[table]), wire.clone());
        let wait = plan.within * u32::try_from(guest)? / u32::try_from(guests.max(1))?;
        coming.spawn(async move {
            sleep(wait).await;
            let mut client = Client::new(wire);
            let mut loaded = Loaded::default();
            let (secret, came) = &*door;
            loaded.get(&mut client, &format!("/join/{secret}")).await?;
            let path = {
                let mut came = came.lock().await;
                came.push(guest);
                client.join(secret, &format!("Guest {guest}")).await?
            };
            let page = Loaded::of(&mut client, &path).await?;
            Ok::<_, Fault>((guest, client, loaded, page))
        });
    }
    let mut clients = BTreeMap::new();
    while let Some(came) = coming.join_next().await {
        let (guest, client, before, page) = came?.context("a guest does not come in")?;
        clients.insert(guest, client);
        report.take(before);
        report.take(page);
    }
    report.came = began.elapsed();
    for (opened, door) in tables.iter_mut().zip(&doors) {
        opened.people.extend(door.1.lock().await.iter().filter_map(|guest| clients.remove(guest)));
        people::begin(opened).await.context("a game does not begin")?;
    }
    Ok(tables)
}

/// All tables play at once.
async fn play(plan: &ClubPlan, opened: Vec<Opened>, reader: &Reader, report: &mut ClubReport) -> Result<Vec<Table>> {
    let (sample, mut samples) = mpsc::unbounded_channel();
    let mut playing = JoinSet::new();
    for (number, opened) in opened.into_iter().enumerate() {
        let table = Table::of(opened, reader, number, &report.heard).await.context("a table does not begin")?;
        let (due, waiting) = mpsc::unbounded_channel();
        for _ in 0..plan.acts {
            due.send(Instant::now())?;
        }
        playing.spawn(table.run(waiting, sample.clone()));
    }
    drop(sample);
    while let Some((_, sample)) = samples.recv().await {
        match sample {
            Sample::Done { .. } => report.acts += 1,
            Sample::Failed(why) => report.failed.push(why),
        }
    }
    let mut tables = Vec::new();
    while let Some(table) = playing.join_next().await {
        tables.push(table?);
    }
    Ok(tables)
}

impl fmt::Display for ClubReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answers: Vec<String> = self.answers.iter().map(|(status, times)| format!("{times} of {status}")).collect();
        writeln!(f, "{} people of one address at {} tables, with the limits of every day", self.people, self.tables)?;
        writeln!(
            f,
            "all had come after {:.1} s; after {} acts all reloaded in {:.2} s; answers: {}",
            self.came.as_secs_f64(),
            self.acts,
            self.reloaded.as_secs_f64(),
            answers.join(", ")
        )?;
        let ((requests, bytes), (most, most_bytes)) = (self.cold, COLD);
        writeln!(f, "a table never seen: {requests} requests (at most {most}), {bytes} bytes (at most {most_bytes})")?;
        writeln!(f, "{}", self.heard)?;
        for why in self.failed.iter().take(5) {
            writeln!(f, "FAILED {why}")?;
        }
        for wrong in self.violations.iter().take(5) {
            writeln!(f, "WRONG {wrong}")?;
        }
        write!(f, "{}", if self.is_right() { "nobody was sent away" } else { "something failed" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_is_sent_away_is_one_too_many() {
        let with = |status, cold| ClubReport {
            answers: BTreeMap::from([(200, 9), (status, 1)]),
            cold,
            ..ClubReport::default()
        };
        assert!(with(303, COLD).is_right());
        assert!(!with(429, COLD).is_right() && !with(404, COLD).is_right());
        assert!(!with(200, (COLD.0 + 1, 1)).is_right() && !with(200, (1, COLD.1 + 1)).is_right());
        assert!(!ClubReport { failed: vec!["no".to_owned()], ..ClubReport::default() }.is_right());
    }
}
