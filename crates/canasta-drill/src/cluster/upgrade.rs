//! A rolling upgrade under play: one server after the other is told to stop, and one of the next release is started in its place.
//! The old release reads one format of journals less. The new format may be written once the last old server has gone, and not before.

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

/// The newest format that the next release reads, which only the tests know. The old one is this release.
const NEXT: u32 = VERSION + 1;
/// How long people think about each act.
const PACE: Duration = Duration::from_millis(500);
/// How long people play before the upgrade.
const BEFORE: Duration = Duration::from_millis(1500);
/// How long people play between two servers: nobody shall be cut off twice before they could act.
const BETWEEN: Duration = Duration::from_secs(4);
const TIMEOUT: Duration = Duration::from_secs(60);
const POLL_INTERVAL: Duration = Duration::from_millis(100);
/// How long a table may stand still.
const MAX_WAIT: Duration = Duration::from_secs(2);

/// Runs an upgrade in the network of this name; false if a promise was broken.
pub(super) async fn run(options: &Options, network: &str) -> Result<bool> {
    let setup = options.common.setup()?;
    let [old, new] = [VERSION, NEXT].map(|format| ServerSetup { reads_format: Some(format), ..setup.clone() });
    let mut service = Service::start(options, &old, network, PACE).await?;
    let until = Instant::now() + TIMEOUT;
    while service.players.timeline.tables() < options.tables && service.is_played() {
        anyhow::ensure!(Instant::now() < until, "not all tables are played at");
        sleep(POLL_INTERVAL).await; // waits: until people have acted at every table
    }
    sleep(BEFORE).await; // waits: people play
    service.nodes.setup = new;
    let began = Instant::now();
    let mut last = began;
    for node in 0..NODES {
        // As long as an old server lives.
        let early = newer(&service).await?.into_iter();
        let early = early.map(|(table, n)| (table, Violation::Format { n, format: NEXT, is_in: true }));
        service.violations.extend(early);
        let told = Instant::now();
        block_in_place(|| service.nodes.stop(node))?;
        last = Instant::now();
        block_in_place(|| service.nodes.start_again(node))?;
        println!(
            "a server has ended after {:.1?}, and a new one has started {:.1?} later",
            last - told,
            last.elapsed()
        );
        if !service.players.balancer.all_answer().await {
            service.stuck("not all servers answer again".to_owned());
        }
        if node + 1 < NODES {
            sleep(BETWEEN).await; // waits: people play
        }
    }
    let format = || service.players.reader.select::<(i64,)>("SELECT CAST(format AS bigint) FROM canasta");
    while format().await? != [(NEXT.into(),)] && service.is_played() {
        anyhow::ensure!(last.elapsed() < TIMEOUT, "the new format is not written:\n{}", service.nodes.logs());
        sleep(POLL_INTERVAL).await; // waits: until all servers are known to read it
    }
    println!("the new format could be written {:.1?} after the last old server had ended", last.elapsed());
    let tables =
        |entries: BTreeSet<(String, u64)>| entries.into_iter().map(|(table, _)| table).collect::<BTreeSet<_>>();
    while tables(newer(&service).await?).len() < options.tables && service.is_played() {
        anyhow::ensure!(last.elapsed() < TIMEOUT, "not all tables go on in the new format:\n{}", service.nodes.logs());
        sleep(POLL_INTERVAL).await; // waits: until every server has heard of it
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
            service.violations.push((last.0, Violation::Format { n: *n, format: NEXT, is_in: false }));
        }
    }
    let Waits { longest: [before, during], all } = &waits;
    println!("{} entries in the new format", newer.len());
    println!("waits for an answer (least / median / p90 / greatest): {} of {}", spread(all), all.len());
    println!("longest wait of each table: {}; before the upgrade {}", spread(during), spread(before));
    let late = during.iter().filter(|wait| **wait > MAX_WAIT).count();
    println!("{late} of {} tables stood still for more than {MAX_WAIT:?}", during.len());
    Ok(service.judge() && (!options.in_time || waits.are_in_time()))
}

/// All entries in the new format, each with its table.
async fn newer(service: &Service) -> Result<BTreeSet<(String, u64)>> {
    let sql = format!("SELECT table_id, n FROM journal WHERE entry LIKE '{{\"v\":{NEXT},%'");
    let entries: Vec<(String, i64)> = service.players.reader.select(&sql).await?;
    Ok(entries.into_iter().map(|(table, n)| (table, n.cast_unsigned())).collect())
}

#[derive(Default, Debug)]
struct Waits {
    /// The longest wait at each table, before the upgrade and from its beginning on.
    longest: [Vec<Duration>; 2],
    /// All waits from its beginning on.
    all: Vec<Duration>,
}

impl Waits {
    fn add(&mut self, driver: &TableDriver, began: Instant) {
        for (longest, is_after) in self.longest.iter_mut().zip([false, true]) {
            let waits = driver.waits.iter().filter(|(at, _)| (*at >= began) == is_after);
            let waits: Vec<Duration> = waits.map(|(_, wait)| *wait).collect();
            longest.extend(waits.iter().max());
            if is_after {
                self.all.extend(waits);
            }
        }
    }

    /// Whether no table stood still for too long. This depends on the machine and on what else it does.
    fn are_in_time(&self) -> bool {
        self.longest[1].iter().all(|wait| *wait <= MAX_WAIT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_takes_longer_than_two_seconds_once_the_upgrade_has_begun_is_too_late() {
        let waits = |before: u64, during: u64| Waits {
            longest: [before, during].map(|wait| vec![Duration::from_millis(5), Duration::from_millis(wait)]),
            all: Vec::new(),
        };
        assert!(waits(2001, 2000).are_in_time());
        assert!(!waits(5, 2001).are_in_time());
    }
}
