//! Loads the server in an open loop: actions are due at a steady rate whether or not it keeps up, and all times count from when an
//! action was due. Then many spectators connect.

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

use self::step::{RateStep, TABLE_HEAD};
use self::table::{Sample, Table};
use self::traffic::Traffic;
use crate::Common;
use crate::client::{Client, Endpoint};
use crate::follow::Reader;
use crate::server::{RunningServer, Shared, TempDir};
use crate::tables::Seating;

const MAX_OPENING: usize = 32;
/// Each table has four people and no bots.
const SEATING: Seating = Seating { people: 4, seats: 4, watched: false };
/// Higher rates to try, in multiples of half the steady rate.
const HIGHER_RATES: [u32; 7] = [3, 4, 5, 6, 8, 10, 12];
/// After this many failed rates in a row, no higher rate is tried. A single failure may be due to another program.
const MAX_MISSES: usize = 2;
const LAST_ACTIONS_TIMEOUT: Duration = Duration::from_secs(25);
/// Idle time before the server's memory is measured.
const IDLE_TIME: Duration = Duration::from_millis(1500);
/// Max server memory per spectator.
const MAX_SPECTATOR_BYTES: u64 = 32 * 1024;
/// With fewer spectators, the measurement is too noisy.
const MIN_MEASURED_SPECTATORS: u64 = 1000;

/// Load the server and measure its speed and memory
///
/// Plays at a steady rate, finds the highest rate that the server sustains, and connects many spectators.
#[derive(clap::Args, Debug)]
pub struct Options {
    #[command(flatten)]
    common: Common,
    /// Only check that everything works, with a short load
    #[arg(long)]
    quick: bool,
    /// Set the number of tables
    #[arg(long, value_name = "N")]
    tables: Option<usize>,
    /// Set the steady rate, in actions per second
    #[arg(long, value_name = "N")]
    rate: Option<u32>,
    /// Set the number of spectators
    #[arg(long, value_name = "N")]
    spectators: Option<usize>,
    /// Load this many servers that share the database
    ///
    /// People are spread over the servers in turn.
    #[arg(long, value_name = "N", requires = "database")]
    servers: Option<u8>,
    /// Use this empty PostgreSQL database
    #[arg(long, value_name = "ADDRESS", requires = "servers")]
    database: Option<String>,
}

/// Runs the drill and prints the measurements. Returns `false` if anything failed, or if messages or memory use were
/// too large. Slowness alone is not a failure.
pub async fn run(options: &Options) -> Result<bool> {
    let (tables, rate, spectators) = if options.quick { (40, 100, 200) } else { (1000, 500, 5000) };
    let (steady_seconds, seconds) = if options.quick { (4, 2) } else { (20, 6) };
    let tables = options.tables.unwrap_or(tables);
    let rate = options.rate.unwrap_or(rate);
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
    let endpoints: Vec<_> = servers.iter().map(|server| (server.endpoint(), server.pid())).collect();
    let player_traffic = Arc::new(Traffic::default());
    let mut load = Load::open(tables, endpoints, &reader, &player_traffic).await?;
    // Don't measure the first actions at new tables, which are slower than usual.
    load.step(rate, 1).await?;
    println!("{TABLE_HEAD}");
    let mut steps = vec![load.step(rate, steady_seconds).await?.print("")];
    for halves in HIGHER_RATES.iter().filter(|_| !options.quick) {
        if steps.iter().rev().take_while(|step| !step.holds()).count() >= MAX_MISSES {
            break;
        }
        steps.push(load.step(rate * halves / 2, seconds).await?.print(""));
    }
    let sustained = steps.iter().filter(|step| step.holds()).map(|step| step.offered).max();
    println!("max sustained rate (p99 25 ms acknowledged, 50 ms on screens): {}/s", sustained.unwrap_or(0));
    tokio::time::sleep(IDLE_TIME).await; // waits: until memory is steady
    let before = load.resident();
    let spectator_traffic = load.connect_spectators(spectators).await?;
    tokio::time::sleep(IDLE_TIME).await; // waits: until memory is steady
    let connected = load.resident();
    steps.push(load.step((rate / 5).max(1), seconds).await?.print(" with spectators"));
    let after = load.resident();
    let count = u64::try_from(spectators)?;
    let [at_first, later] = [connected, after].map(|bytes| bytes.saturating_sub(before) / count.max(1));
    println!("{count} spectators: {at_first} bytes each at first, {later} later (max {MAX_SPECTATOR_BYTES})");
    println!("the servers used {} MiB before, {} MiB after", before >> 20, after >> 20);
    println!("players: {player_traffic}\nspectators: {spectator_traffic}");
    let mut violations = Vec::new();
    for table in load.end().await? {
        violations.extend(table.check(&reader).await);
    }
    reader.close().await;
    servers.into_iter().try_for_each(RunningServer::stop)?;
    let failed: Vec<&String> = steps.iter().flat_map(|step| &step.failed).collect();
    failed.iter().take(5).for_each(|why| println!("FAILED {why}"));
    violations.iter().take(5).for_each(|wrong| println!("WRONG {wrong}"));
    let is_small = player_traffic.is_small() && spectator_traffic.is_small() && fits(count, later);
    Ok(failed.is_empty() && violations.is_empty() && is_small)
}

/// Whether this much memory per spectator is acceptable.
const fn fits(spectators: u64, bytes: u64) -> bool {
    spectators < MIN_MEASURED_SPECTATORS || bytes <= MAX_SPECTATOR_BYTES
}

/// A set of tables, each of which waits for its next action to become due.
struct Load {
    servers: Vec<(Endpoint, u32)>,
    tables: Vec<(mpsc::UnboundedSender<Instant>, JoinHandle<Table>)>,
    /// The tables' paths, each with a client that can watch there.
    spectators: Vec<(String, Client)>,
    samples: mpsc::UnboundedReceiver<Sample>,
    /// Index of the table for the next action.
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
            let table = table.context("cannot open a table")?;
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

    /// Triggers `rate` actions per second, at each table in turn.
    async fn step(&mut self, rate: u32, seconds: u32) -> Result<RateStep> {
        let mut step = RateStep { offered: rate, ..RateStep::default() };
        let before = machine::usage(&self.servers).await;
        let actions = rate * seconds;
        let start = Instant::now();
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

    /// Connects spectators, at each table in turn.
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
    fn fails_if_spectators_take_too_much_memory() {
        assert!(
            fits(MIN_MEASURED_SPECTATORS, MAX_SPECTATOR_BYTES)
                && !fits(MIN_MEASURED_SPECTATORS, MAX_SPECTATOR_BYTES + 1)
        );
        assert!(fits(MIN_MEASURED_SPECTATORS - 1, MAX_SPECTATOR_BYTES + 1), "too few to measure");
    }
}
