//! The drill of a club: fifty people behind one address follow their links within five seconds, at a dozen tables, load
//! every file that their pages name, play, and all reload at once. The server has its default limits.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::client::{Client, ClientError, Endpoint};
use anyhow::{Context as _, Result};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::table::{Sample, Table};
use super::traffic::Traffic;
use crate::follow::Reader;
use crate::page;
use crate::server::{RunningServer, ServerSetup, TempDir};
use crate::tables::{self, OpenTable};
use crate::violation::Violation;

/// Seats at a table.
const SEATS: usize = 4;
/// The most requests, and the most bytes, for a table's page with its files in an empty cache. The live connection is not
/// counted.
const COLD: (usize, u64) = (12, 90_000);

/// The settings of the drill.
#[derive(Clone, Debug)]
pub struct ClubPlan {
    /// How the server is started.
    pub setup: ServerSetup,
    /// The number of people, hosts included.
    pub people: usize,
    /// The number of tables, of four seats each.
    pub tables: usize,
    /// The time within which all guests come.
    pub within: Duration,
    /// Acts that each table plays.
    pub acts: usize,
}

/// The result of the drill.
#[derive(Default, Debug)]
pub struct ClubReport {
    people: usize,
    tables: usize,
    /// The time from the first link that was followed until the last guest had a whole page.
    came: Duration,
    /// The time until all had reloaded.
    reloaded: Duration,
    /// The number of answers by status code.
    answers: BTreeMap<u16, usize>,
    /// The most requests for one page with its files, and the most bytes.
    cold: (usize, u64),
    acts: usize,
    traffic: Arc<Traffic>,
    failed: Vec<String>,
    violations: Vec<Violation>,
}

impl ClubReport {
    /// Whether the server refused no request, every file was there, and pages and messages were small enough.
    pub fn is_right(&self) -> bool {
        let all_served = self.answers.keys().all(|status| matches!(status, 200 | 303));
        let in_bounds = self.cold.0 <= COLD.0 && self.cold.1 <= COLD.1;
        self.failed.is_empty() && self.violations.is_empty() && all_served && in_bounds && self.traffic.is_small()
    }

    fn add(&mut self, loaded: Loaded) {
        for (status, times) in loaded.answers {
            *self.answers.entry(status).or_default() += times;
        }
        self.cold = (self.cold.0.max(loaded.requests), self.cold.1.max(loaded.bytes));
        self.failed.extend(loaded.failed);
    }
}

/// The answers to the requests for a page and its files.
#[derive(Default)]
struct Loaded {
    requests: usize,
    bytes: u64,
    answers: BTreeMap<u16, usize>,
    failed: Vec<String>,
}

impl Loaded {
    /// Loads a page and every file that it names, each once, as a browser with an empty cache.
    async fn of(client: &mut Client, path: &str) -> Result<Self, ClientError> {
        let mut loaded = Self::default();
        let page = loaded.get(client, path).await?;
        for file in page::files(&page) {
            loaded.get(client, &file).await?;
        }
        Ok(loaded)
    }

    async fn get(&mut self, client: &mut Client, path: &str) -> Result<String, ClientError> {
        let reply = client.compressed(path).await?;
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
/// The drill cannot be run, or a request got no answer; what the server refuses is in the report.
pub async fn club(plan: &ClubPlan) -> Result<ClubReport> {
    anyhow::ensure!(
        (plan.tables..=plan.tables * SEATS).contains(&plan.people),
        "{} people do not fit at {} tables",
        plan.people,
        plan.tables
    );
    let home = TempDir::new("club")?;
    let server = RunningServer::start(&ServerSetup { default_limits: true, ..plan.setup.clone() }, home.path())?;
    let (endpoint, reader) = (server.endpoint(), Reader::open(home.path()).await?);
    let mut report = ClubReport { people: plan.people, tables: plan.tables, ..ClubReport::default() };
    let opened = come(plan, &endpoint, &mut report).await?;
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
            client
                .live(&path)
                .await?
                .next()
                .await
                .ok_or_else(|| ClientError::NoAnswer("a screen was closed".to_owned()))?;
            Ok::<_, ClientError>(loaded)
        });
    }
    while let Some(loaded) = reloading.join_next().await {
        report.add(loaded?.context("a page cannot be loaded again")?);
    }
    report.reloaded = began.elapsed();
    for table in tables {
        report.violations.extend(table.check(&reader).await);
    }
    reader.close().await;
    server.stop()?;
    Ok(report)
}

/// The hosts open tables, and the guests follow their links, one after the other within the time.
async fn come(plan: &ClubPlan, endpoint: &Endpoint, report: &mut ClubReport) -> Result<Vec<OpenTable>> {
    let (mut tables, mut doors) = (Vec::new(), Vec::new());
    for _ in 0..plan.tables {
        let (opened, secret) = tables::gather(endpoint, "4", false).await.context("a table cannot be opened")?;
        tables.push(opened);
        // Guests sit down in the order in which they come, so that order is noted.
        doors.push(Arc::new((secret, Mutex::new(Vec::new()))));
    }
    let guests = plan.people - plan.tables;
    let (began, mut coming) = (Instant::now(), JoinSet::new());
    for guest in 0..guests {
        let table = guest % plan.tables;
        let (door, endpoint) = (Arc::clone(&doors[table]), endpoint.clone());
        let wait = plan.within * u32::try_from(guest)? / u32::try_from(guests.max(1))?;
        coming.spawn(async move {
            sleep(wait).await;
            let mut client = Client::new(endpoint);
            let mut loaded = Loaded::default();
            let (secret, came) = &*door;
            loaded.get(&mut client, &format!("/join/{secret}")).await?;
            let path = {
                let mut came = came.lock().await;
                came.push(guest);
                client.join(secret, &format!("Guest {guest}")).await?
            };
            let page = Loaded::of(&mut client, &path).await?;
            Ok::<_, ClientError>((guest, client, loaded, page))
        });
    }
    let mut clients = BTreeMap::new();
    while let Some(came) = coming.join_next().await {
        let (guest, client, before, page) = came?.context("a guest does not come in")?;
        clients.insert(guest, client);
        report.add(before);
        report.add(page);
    }
    report.came = began.elapsed();
    for (opened, door) in tables.iter_mut().zip(&doors) {
        opened.people.extend(door.1.lock().await.iter().filter_map(|guest| clients.remove(guest)));
        tables::begin(opened).await.context("a game does not begin")?;
    }
    Ok(tables)
}

/// All tables play at once.
async fn play(plan: &ClubPlan, opened: Vec<OpenTable>, reader: &Reader, report: &mut ClubReport) -> Result<Vec<Table>> {
    let (sample, mut samples) = mpsc::unbounded_channel();
    let mut playing = JoinSet::new();
    for (number, opened) in opened.into_iter().enumerate() {
        let table = Table::of(opened, reader, number, &report.traffic).await.context("a table does not begin")?;
        let (due, waiting) = mpsc::unbounded_channel();
        for _ in 0..plan.acts {
            due.send(Instant::now())?;
        }
        playing.spawn(table.run(waiting, sample.clone()));
    }
    drop(sample);
    while let Some(sample) = samples.recv().await {
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
        writeln!(f, "{} people behind one address at {} tables, with the default limits", self.people, self.tables)?;
        writeln!(
            f,
            "all came within {:.1} s; after {} acts all reloaded within {:.2} s; answers: {}",
            self.came.as_secs_f64(),
            self.acts,
            self.reloaded.as_secs_f64(),
            answers.join(", ")
        )?;
        let ((requests, bytes), (most, most_bytes)) = (self.cold, COLD);
        writeln!(
            f,
            "a table's page with an empty cache: {requests} requests (at most {most}), {bytes} bytes (at most {most_bytes})"
        )?;
        writeln!(f, "{}", self.traffic)?;
        for why in self.failed.iter().take(5) {
            writeln!(f, "FAILED {why}")?;
        }
        for wrong in self.violations.iter().take(5) {
            writeln!(f, "WRONG {wrong}")?;
        }
        write!(f, "{}", if self.is_right() { "nothing failed" } else { "something failed" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_refused_request_or_one_page_too_large_fails_the_drill() {
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
