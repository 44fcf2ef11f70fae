//! Loads the server: acts are due at a steady rate whether or not it keeps up (an open loop), and every time counts from when an
//! act was due. Then many spectators connect.

mod club;
mod machine;
mod step;
mod table;
mod traffic;

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use futures_util::{StreamExt as _, stream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

pub use self::club::{ClubOptions, club};

use self::step::{HEAD, RateStep};
use self::table::{Sample, Table};
use self::traffic::Traffic;
use crate::Common;
use crate::client::{Client, Endpoint};
use crate::follow::Reader;
use crate::server::{RunningServer, Shared, TempDir};
use crate::tables::Seating;

const MAX_OPENING: usize = 32;
/// People at the tables, among themselves.
const SEATING: Seating = Seating { people: 4, seats: 4, watched: false };
/// Greater rates that are tried, in halves of the steady one.
const GREATER_RATES: [u32; 7] = [3, 4, 5, 6, 8, 10, 12];
/// After so many rates in a row that do not hold, no greater one is tried. One miss may be due to another program.
const MAX_MISSES: usize = 2;
/// How long the last acts of a step may take.
const LAST_ACTIONS_TIMEOUT: Duration = Duration::from_secs(25);
/// How long the server is left alone before its memory is measured.
const QUIET: Duration = Duration::from_millis(1500);
/// The server's memory for each spectator.
const MAX_SPECTATOR_BYTES: u64 = 32 * 1024;
/// With fewer spectators, their memory cannot be told from what else the server uses.
const MIN_MEASURED: u64 = 1000;

/// Load the server and measure: acts at a steady rate, then the greatest rate that holds, then many spectators
#[derive(clap::Args, Debug)]
pub struct Options {
    #[command(flatten)]
    common: Common,
    /// A little of everything: whether it works, not how fast
    #[arg(long)]
    quick: bool,
    /// The number of tables
    #[arg(long, value_name = "N")]
    tables: Option<usize>,
    /// The steady rate, in acts per second
    #[arg(long, value_name = "N")]
    rate: Option<u32>,
    /// Screens that watch
    #[arg(long, value_name = "N")]
    spectators: Option<usize>,
    /// Load this many servers that share the database, each person at the next one
    #[arg(long, value_name = "N", requires = "database")]
    servers: Option<u8>,
    /// The address of an empty PostgreSQL database
    #[arg(long, value_name = "ADDRESS", requires = "servers")]
    database: Option<String>,
}

/// Runs the drill and prints its figures; false if anything failed, or messages or memory were too large. Speed does not matter.
pub async fn run(options: &Options) -> Result<bool> {
    let (tables, rate, spectators) = if options.quick { (40, 100, 200) } else { (1000, 500, 5000) };
    let (steady_seconds, seconds) = if options.quick { (4, 2) } else { (20, 6) };
    let (tables, rate) = (options.tables.unwrap_or(tables), options.rate.unwrap_or(rate));
    let spectators = options.spectators.unwrap_or(spectators);
    machine::raise_files(tables * usize::from(SEATING.people) + spectators + 1000)?;
    let setup = options.common.setup()?;
    let home = TempDir::new("load")?;
    let shared = options.database.as_deref().map(|at| Shared::new("load-shared", at)).transpose()?;
    let (servers, reader) = match (&shared, &options.database) {
        (Some(shared), Some(at)) => (shared.start_local(&setup, options.servers.unwrap_or(1))?, Reader::postgres(at)?),
        _ => (vec![RunningServer::start(&setup, home.path())?], Reader::open(home.path()).await?),
    };
    println!("{}; {tables} tables of four people; servers: {}", machine::machine(), servers.len());
    let reached: Vec<_> = servers.iter().map(|server| (server.endpoint(), server.pid())).collect();
    let played = Arc::new(Traffic::default());
    let mut load = Load::open(tables, reached, &reader, &played).await?;
    // The first acts at new tables are slower than usual, and are not measured.
    load.step(rate, 1).await?;
    println!("{HEAD}");
    let mut steps = vec![load.step(rate, steady_seconds).await?.print("")];
    for halves in GREATER_RATES.iter().filter(|_| !options.quick) {
        if steps.iter().rev().take_while(|step| !step.holds()).count() >= MAX_MISSES {
            break;
        }
        steps.push(load.step(rate * halves / 2, seconds).await?.print(""));
    }
    let held = steps.iter().filter(|step| step.holds()).map(|step| step.offered).max();
    println!("the greatest rate that held (p99 25 ms acknowledged, 50 ms on screens): {}", held.unwrap_or(0));
    tokio::time::sleep(QUIET).await; // waits: until memory is steady
    let before = load.resident();
    let watched = load.connect_spectators(spectators).await?;
    tokio::time::sleep(QUIET).await; // waits: until memory is steady
    let connected = load.resident();
    steps.push(load.step((rate / 5).max(1), seconds).await?.print(" with spectators"));
    let after = load.resident();
    let count = u64::try_from(spectators)?;
    let [at_first, later] = [connected, after].map(|bytes| bytes.saturating_sub(before) / count.max(1));
    println!("{count} spectators: {at_first} bytes each at first, {later} later (at most {MAX_SPECTATOR_BYTES})");
    println!("the servers had {} MiB before, {} MiB after", before >> 20, after >> 20);
    println!("players: {played}\nspectators: {watched}");
    let mut violations = Vec::new();
    for table in load.end().await? {
        violations.extend(table.check(&reader).await);
    }
    reader.close().await;
    servers.into_iter().try_for_each(RunningServer::stop)?;
    let failed: Vec<&String> = steps.iter().flat_map(|step| &step.failed).collect();
    failed.iter().take(5).for_each(|why| println!("FAILED {why}"));
    violations.iter().take(5).for_each(|wrong| println!("WRONG {wrong}"));
    let is_small = played.is_small() && watched.is_small() && fits(count, later);
    Ok(failed.is_empty() && violations.is_empty() && is_small)
}

/// Whether spectators, with so many bytes each, need little enough memory.
const fn fits(spectators: u64, bytes: u64) -> bool {
    spectators < MIN_MEASURED || bytes <= MAX_SPECTATOR_BYTES
}

/// Tables that wait until acts are due.
struct Load {
    servers: Vec<(Endpoint, u32)>,
    tables: Vec<(mpsc::UnboundedSender<Instant>, JoinHandle<Table>)>,
    /// The tables' paths, each with a client that may watch there.
    spectators: Vec<(String, Client)>,
    samples: mpsc::UnboundedReceiver<Sample>,
    /// The table that is given the next act.
    next: usize,
}

impl Load {
    async fn open(
        count: usize,
        servers: Vec<(Endpoint, u32)>,
        reader: &Reader,
        traffic: &Arc<Traffic>,
    ) -> Result<Self> {
        let endpoints: Vec<Endpoint> = servers.iter().map(|(endpoint, _)| endpoint.clone()).collect();
        let opening = (0..count).map(|number| Table::open(&endpoints, reader, number, traffic));
        let opened: Vec<_> = stream::iter(opening).buffer_unordered(MAX_OPENING).collect().await;
        let (sample, samples) = mpsc::unbounded_channel();
        let mut load = Self { servers, tables: Vec::new(), spectators: Vec::new(), samples, next: 0 };
        for table in opened {
            let table = table.context("a table cannot be opened")?;
            let (due, waiting) = mpsc::unbounded_channel();
            load.spectators.extend(table.spectator());
            load.tables.push((due, tokio::spawn(table.run(waiting, sample.clone()))));
        }
        Ok(load)
    }

    /// The memory of all servers in bytes.
    fn resident(&self) -> u64 {
        self.servers.iter().map(|&(_, server)| machine::resident(server)).sum()
    }

    /// Makes acts at a rate per second, for some seconds, each at the next table.
    async fn step(&mut self, rate: u32, seconds: u32) -> Result<RateStep> {
        let mut step = RateStep { offered: rate, ..RateStep::default() };
        let before = machine::usage(&self.servers).await;
        let (actions, start) = (rate * seconds, Instant::now());
        for action in 0..actions {
            let at = start + Duration::from_secs(1) * action / rate;
            if at > Instant::now() {
                tokio::time::sleep_until(at.into()).await;
            }
            let (due, _) = self.tables.get(self.next).context("there is no table")?;
            due.send(at).ok().context("a table's people have crashed")?;
            self.next = (self.next + 1) % self.tables.len();
        }
        let until = tokio::time::Instant::now() + LAST_ACTIONS_TIMEOUT;
        for _ in 0..actions {
            match tokio::time::timeout_at(until, self.samples.recv()).await {
                Ok(Some(Ok((acknowledged, screens)))) => {
                    step.acknowledged.push(acknowledged);
                    step.screens.extend(screens);
                }
                Ok(Some(Err(why))) => step.failed.push(why),
                Ok(None) | Err(_) => {
                    step.failed.push("an action was not answered in time".to_owned());
                    break;
                }
            }
        }
        step.took = start.elapsed();
        step.used = machine::usage(&self.servers).await;
        step.used.iter_mut().zip(before).for_each(|(used, before)| *used -= before);
        Ok(step)
    }

    /// Connects spectators, each at the next table.
    async fn connect_spectators(&self, count: usize) -> Result<Arc<Traffic>> {
        let traffic = Arc::new(Traffic::default());
        let connecting = self.spectators.iter().cycle().take(count);
        let connecting = connecting.map(|(path, client)| table::spectator(client, path, &traffic));
        let connected: Vec<_> = stream::iter(connecting).buffer_unordered(MAX_OPENING).collect().await;
        connected.into_iter().collect::<Result<(), _>>().context("a spectator cannot connect")?;
        Ok(traffic)
    }

    async fn end(self) -> Result<Vec<Table>> {
        let mut tables = Vec::new();
        for (due, task) in self.tables {
            drop(due);
            tables.push(task.await.context("a table's people have crashed")?);
        }
        Ok(tables)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_much_memory_fails_the_drill() {
        assert!(fits(MIN_MEASURED, MAX_SPECTATOR_BYTES) && !fits(MIN_MEASURED, MAX_SPECTATOR_BYTES + 1));
        assert!(fits(MIN_MEASURED - 1, MAX_SPECTATOR_BYTES + 1), "so few say nothing");
    }
}
