//! A rolling upgrade while people play: servers are stopped one by one and replaced by the next release, which reads one more
//! journal format. The new format must not be written before the last old server has stopped.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::Result;
use canasta_table::journal::VERSION;
use tokio::task::block_in_place;
use tokio::time::sleep;

use super::Options;
use super::service::{NODES, Service};
use crate::driver::TableDriver;
use crate::server::ServerSetup;
use crate::times::spread;
use crate::violation::Violation;

/// The journal format of the next release, which exists only in tests. The old release is this one.
const NEXT_FORMAT: u32 = VERSION + 1;
/// Time people think about each action.
const PACE: Duration = Duration::from_millis(500);
/// Time people play before the upgrade.
const WARM_UP: Duration = Duration::from_millis(1500);
/// Time between upgrading two servers, so that people can act before they are cut off again.
const SERVER_INTERVAL: Duration = Duration::from_secs(4);
const TIMEOUT: Duration = Duration::from_secs(60);
const POLL_INTERVAL: Duration = Duration::from_millis(100);
/// Max pause of a table.
const MAX_WAIT: Duration = Duration::from_secs(2);

/// Runs an upgrade in the network with this name. Returns `false` if it found a violation.
pub(super) async fn run(options: &Options, network: &str) -> Result<bool> {
    let setup = options.common.setup()?;
    let [old, new] = [VERSION, NEXT_FORMAT].map(|format| ServerSetup { reads_format: Some(format), ..setup.clone() });
    let mut service = Service::start(options, &old, network, PACE).await?;
    let until = Instant::now() + TIMEOUT;
    while service.players.timeline.tables() < options.tables && service.is_played() {
        anyhow::ensure!(Instant::now() < until, "not all tables are played at");
        sleep(POLL_INTERVAL).await; // waits: until people have acted at every table
    }
    sleep(WARM_UP).await; // waits: people play
    service.nodes.setup = new;
    let began = Instant::now();
    let mut last = began;
    for node in 0..NODES {
        // At least one old server is still running.
        let early = newer(&service).await?.into_iter();
        let early = early.map(|(table, n)| (table, Violation::Format { n, format: NEXT_FORMAT, is_in: true }));
        service.violations.extend(early);
        let asked_to_stop = Instant::now();
        block_in_place(|| service.nodes.stop(node))?;
        last = Instant::now();
        block_in_place(|| service.nodes.start_again(node))?;
        println!(
            "a server stopped after {:.1?}, and a new one started {:.1?} later",
            last - asked_to_stop,
            last.elapsed()
        );
        if !service.players.balancer.all_answer().await {
            service.stuck("not all servers answer again".to_owned());
        }
        if node + 1 < NODES {
            sleep(SERVER_INTERVAL).await; // waits: people play
        }
    }
    let format = || service.players.reader.select::<(i64,)>("SELECT CAST(format AS bigint) FROM canasta");
    while format().await? != [(NEXT_FORMAT.into(),)] && service.is_played() {
        anyhow::ensure!(last.elapsed() < TIMEOUT, "the new format is not written:\n{}", service.nodes.logs());
        sleep(POLL_INTERVAL).await; // waits: until all servers are known to read the format
    }
    println!("the new format could be written {:.1?} after the last old server had stopped", last.elapsed());
    let tables =
        |entries: BTreeSet<(String, u64)>| entries.into_iter().map(|(table, _)| table).collect::<BTreeSet<_>>();
    while tables(newer(&service).await?).len() < options.tables && service.is_played() {
        anyhow::ensure!(
            last.elapsed() < TIMEOUT,
            "not all tables continue in the new format:\n{}",
            service.nodes.logs()
        );
        sleep(POLL_INTERVAL).await; // waits: until all tables continue in it
    }
    let ended = Instant::now();
    let drivers = service.finish().await?;
    let newer = newer(&service).await?;
    let mut waits = Waits::default();
    for driver in &drivers {
        waits.add(driver, began);
        let Some((_, n)) = driver.ledger.order.last() else { continue };
        let last = (driver.ledger.table.clone(), *n);
        if driver.waits.last().is_some_and(|(at, _)| *at > ended) && !newer.contains(&last) {
            service.violations.push((last.0, Violation::Format { n: *n, format: NEXT_FORMAT, is_in: false }));
        }
    }
    let Waits { max: [before, during], all } = &waits;
    println!("{} entries in the new format", newer.len());
    println!("{} waits for an answer (min / median / p90 / max): {}", all.len(), spread(all));
    println!("max wait of each table: {}; before the upgrade {}", spread(during), spread(before));
    let late = during.iter().filter(|wait| **wait > MAX_WAIT).count();
    println!("{late} of {} tables paused for more than {MAX_WAIT:?}", during.len());
    Ok(service.judge() && (!options.in_time || waits.are_in_time()))
}

/// All entries in the new format, each with its table.
async fn newer(service: &Service) -> Result<BTreeSet<(String, u64)>> {
    let sql = format!("SELECT table_id, n FROM journal WHERE entry LIKE '{{\"v\":{NEXT_FORMAT},%'");
    let entries: Vec<(String, i64)> = service.players.reader.select(&sql).await?;
    Ok(entries.into_iter().map(|(table, n)| (table, n.cast_unsigned())).collect())
}

#[derive(Default, Debug)]
struct Waits {
    /// The longest wait at each table, before and since the start of the upgrade.
    max: [Vec<Duration>; 2],
    /// All waits since the start of the upgrade.
    all: Vec<Duration>,
}

impl Waits {
    fn add(&mut self, driver: &TableDriver, began: Instant) {
        for (max, is_after) in self.max.iter_mut().zip([false, true]) {
            let waits = driver.waits.iter().filter(|(at, _)| (*at >= began) == is_after);
            let waits: Vec<Duration> = waits.map(|(_, wait)| *wait).collect();
            max.extend(waits.iter().max());
            if is_after {
                self.all.extend(waits);
            }
        }
    }

    /// Whether no table paused for too long. This depends on the machine and its load.
    fn are_in_time(&self) -> bool {
        self.max[1].iter().all(|wait| *wait <= MAX_WAIT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allows_waits_of_two_seconds_during_the_upgrade() {
        let waits = |before: u64, during: u64| Waits {
            max: [before, during].map(|wait| vec![Duration::from_millis(5), Duration::from_millis(wait)]),
            all: Vec::new(),
        };
        assert!(waits(2001, 2000).are_in_time());
        assert!(!waits(5, 2001).are_in_time());
    }
}
