//! A club of fifty people behind one address: they follow their invitations within five seconds, load all files of their pages, play
//! at a dozen tables, and all reload at once. The server has its default limits.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use futures_util::future::{join_all, try_join_all};
use tokio::sync::{Mutex, mpsc};
use tokio::time::sleep;

use super::SEATING;
use super::table::Table;
use super::traffic::Traffic;
use crate::Common;
use crate::client::{Client, ClientError, Endpoint};
use crate::follow::Reader;
use crate::page;
use crate::server::{RunningServer, TempDir};
use crate::tables::OpenTable;

/// Max requests and bytes to load a table's page and its files with an empty cache, without the WebSocket.
const MAX_COLD_REQUESTS: usize = 12;
const MAX_COLD_BYTES: usize = 90_000;

/// Check that the default limits refuse no request of a club behind one address
///
/// The people follow their invitations within five seconds, play, and all reload at once.
#[derive(clap::Args, Debug)]
pub struct ClubOptions {
    #[command(flatten)]
    common: Common,
    /// Take less time, with fewer actions
    #[arg(long)]
    quick: bool,
    /// Set the number of people
    #[arg(long, value_name = "N", default_value_t = 50)]
    people: usize,
    /// Set the number of tables
    #[arg(long, value_name = "N", default_value_t = 13)]
    tables: usize,
}

/// What it took to load pages with their files.
#[derive(Default, Debug)]
struct Loaded {
    requests: usize,
    bytes: usize,
    answers: BTreeMap<u16, usize>,
    failed: Vec<String>,
}

impl Loaded {
    /// Loads a page and each of its files once, like a browser with an empty cache.
    async fn load(client: &mut Client, path: &str) -> Result<Self, ClientError> {
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
        self.bytes += reply.body.len();
        *self.answers.entry(reply.status).or_default() += 1;
        if reply.status != 200 {
            self.failed.push(format!("{path}: status {}", reply.status));
        }
        Ok(reply.text())
    }

    /// Whether every request was served, and pages were small enough.
    fn is_right(&self) -> bool {
        let all_served = self.failed.is_empty() && self.answers.keys().all(|status| matches!(status, 200 | 303));
        all_served && self.requests <= MAX_COLD_REQUESTS && self.bytes <= MAX_COLD_BYTES
    }

    /// Adds another page: sums up the answers, and keeps the larger sizes.
    fn add(&mut self, other: Self) {
        for (status, times) in other.answers {
            *self.answers.entry(status).or_default() += times;
        }
        self.requests = self.requests.max(other.requests);
        self.bytes = self.bytes.max(other.bytes);
        self.failed.extend(other.failed);
    }
}

/// Runs the drill. Returns `false` if anything was refused or lost, or pages or messages were too large.
pub async fn club(options: &ClubOptions) -> Result<bool> {
    let &ClubOptions { people, tables, quick, .. } = options;
    let max = tables * usize::from(SEATING.seats);
    anyhow::ensure!((tables..=max).contains(&people), "{people} people do not fit at {tables} tables");
    let (within, actions) = if quick { (Duration::from_secs(1), 5) } else { (Duration::from_secs(5), 80) };
    let mut setup = options.common.setup()?;
    setup.default_limits = true;
    let home = TempDir::new("club")?;
    let server = RunningServer::start(&setup, home.path())?;
    let endpoint = server.endpoint();
    let reader = Reader::open(home.path()).await?;
    println!("{people} people behind one address at {tables} tables, with the default limits");
    let mut loaded = Loaded::default();
    let opened = arrive(people, tables, within, &endpoint, &mut loaded).await?;
    let everybody: Vec<(String, Client)> = opened
        .iter()
        .flat_map(|table| table.people.iter().map(|client| (table.path.clone(), client.clone())))
        .collect();
    let traffic = Arc::new(Traffic::default());
    let (played, failed) = play(opened, actions, &reader, &traffic).await?;
    let began = Instant::now();
    let reloading = everybody.into_iter().map(|(path, mut client)| async move {
        let page = Loaded::load(&mut client, &path).await?;
        client.live(&path).await?.next().await.context("a screen was closed")?;
        anyhow::Ok(page)
    });
    for page in try_join_all(reloading).await.context("cannot reload a page")? {
        loaded.add(page);
    }
    println!("after the last action, all reloaded within {:.2} s", began.elapsed().as_secs_f64());
    let mut violations = Vec::new();
    for table in played {
        violations.extend(table.check(&reader).await);
    }
    reader.close().await;
    server.stop()?;
    let Loaded { requests, bytes, answers, .. } = &loaded;
    println!("answers by status: {answers:?}\n{traffic}");
    println!(
        "a page with an empty cache: {requests} of {MAX_COLD_REQUESTS} requests, {bytes} of {MAX_COLD_BYTES} bytes"
    );
    failed.iter().chain(&loaded.failed).take(5).for_each(|why| println!("FAILED {why}"));
    violations.iter().take(5).for_each(|wrong| println!("WRONG {wrong}"));
    Ok(loaded.is_right() && failed.is_empty() && violations.is_empty() && traffic.is_small())
}

/// The hosts open tables, and then the guests follow their invitations one by one.
async fn arrive(
    people: usize,
    tables: usize,
    within: Duration,
    endpoint: &Endpoint,
    loaded: &mut Loaded,
) -> Result<Vec<OpenTable>> {
    let mut opened = Vec::new();
    for _ in 0..tables {
        let (table, secret) = SEATING.gather(endpoint).await.context("cannot open a table")?;
        // Guests sit down in the order of arrival.
        opened.push((secret, Mutex::new(table)));
    }
    let guests = u32::try_from(people - tables)?;
    let began = Instant::now();
    let coming = (0..guests).zip(opened.iter().cycle()).map(|(guest, (secret, table))| async move {
        sleep(within * guest / guests).await; // waits: as people arrive
        let mut client = Client::new(endpoint.clone());
        let mut invitation = Loaded::default();
        invitation.get(&mut client, &format!("/join/{secret}")).await?;
        let path = {
            let mut table = table.lock().await;
            let path = client.join(secret, &format!("Guest {guest}")).await?;
            table.people.push(client.clone());
            path
        };
        Ok::<_, ClientError>([invitation, Loaded::load(&mut client, &path).await?])
    });
    for page in try_join_all(coming).await.context("a guest does not come in")?.into_iter().flatten() {
        loaded.add(page);
    }
    println!("all arrived within {:.1} s", began.elapsed().as_secs_f64());
    let mut begun = Vec::new();
    for (_, table) in opened {
        let mut table = table.into_inner();
        table.begin().await.context("a game does not begin")?;
        begun.push(table);
    }
    Ok(begun)
}

/// Plays at all tables at once. Also returns why actions failed.
async fn play(
    opened: Vec<OpenTable>,
    actions: usize,
    reader: &Reader,
    traffic: &Arc<Traffic>,
) -> Result<(Vec<Table>, Vec<String>)> {
    let (sample, mut samples) = mpsc::unbounded_channel();
    let mut playing = Vec::new();
    for (number, opened) in opened.into_iter().enumerate() {
        let table = Table::start(opened, reader, number, traffic).await.context("a table does not begin")?;
        let (due, waiting) = mpsc::unbounded_channel();
        (0..actions).try_for_each(|_| due.send(Instant::now()))?;
        playing.push(table.run(waiting, sample.clone()));
    }
    drop(sample);
    let played = join_all(playing).await;
    let mut failed = Vec::new();
    while let Some(sample) = samples.recv().await {
        failed.extend(sample.err());
    }
    Ok((played, failed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fails_after_one_refused_request_or_large_page() {
        let right = |status, requests, bytes| {
            let answers = BTreeMap::from([(200, 9), (status, 1)]);
            Loaded { requests, bytes, answers, failed: Vec::new() }.is_right()
        };
        let requests = MAX_COLD_REQUESTS;
        let bytes = MAX_COLD_BYTES;
        assert!(right(303, requests, bytes));
        assert!(!right(429, requests, bytes) && !right(404, requests, bytes));
        assert!(!right(200, requests + 1, 1) && !right(200, 1, bytes + 1));
        assert!(!Loaded { failed: vec!["no".to_owned()], ..Loaded::default() }.is_right());
    }
}
