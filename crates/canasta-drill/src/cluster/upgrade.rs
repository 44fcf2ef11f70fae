//! A rolling upgrade under play: one server after the other is told to stop, and one of the next release is started in its place. The old
//! release reads one format of journals less; the next one's is to be written once the last old server has gone, and not before.

use std::collections::BTreeSet;
use std::fmt;
use std::time::{Duration, Instant};

use anyhow::Result;
use canasta_table::journal::VERSION;
use tokio::task::block_in_place;
use tokio::time::sleep;

use super::Plan;
use super::report::{Played, spread};
use super::service::{NODES, Service};
use crate::driver::TableDriver;
use crate::violation::Violation;

/// The newest formats that the two releases read: what is released now is the old one, and the next, which only the tests know, is new.
const READS: (u32, u32) = (VERSION, VERSION + 1);
/// How long people think about each act.
const PACE: Duration = Duration::from_millis(500);
/// How long people play before the upgrade.
const BEFORE: Duration = Duration::from_millis(1500);
/// How long people play between two servers: nobody shall be cut off twice before they could act.
const BETWEEN: Duration = Duration::from_secs(4);
/// How long anything may take until the drill gives up.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often the drill looks whether something has come to pass.
const LOOK: Duration = Duration::from_millis(100);
/// How long a table may stand still.
const LONGEST: Duration = Duration::from_secs(2);

/// What came of an upgrade.
#[derive(Default, Debug)]
pub struct UpgradeOutcome {
    /// What was played.
    pub played: Played,
    /// From when each server was told to stop until it had ended, and until the one in its place had started.
    servers: Vec<(Duration, Duration)>,
    /// From when the last old server had ended until the new format could be written.
    raised: Duration,
    /// Entries in the new format.
    newer: usize,
    /// The longest wait of each table until something was acknowledged, before the upgrade and from its beginning on.
    longest: [Vec<Duration>; 2],
    /// All waits from its beginning on.
    waits: Vec<Duration>,
}

impl UpgradeOutcome {
    /// Whether no table stood still for longer than it may. This depends on the machine and on what else that does.
    pub fn is_in_time(&self) -> bool {
        self.longest[1].iter().all(|wait| *wait <= LONGEST)
    }
}

/// Runs an upgrade in the network of this name.
///
/// # Errors
/// The drill cannot be run; what the servers do wrong is in the outcome.
pub async fn upgrade(plan: &Plan, network: &str) -> Result<UpgradeOutcome> {
    let release = |reads| Plan { setup: plan.setup.reading(reads), ..plan.clone() };
    let (old, new) = (release(READS.0), release(READS.1));
    let mut service = Service::start(&old, network, PACE).await?;
    let mut outcome = UpgradeOutcome::default();
    let until = Instant::now() + PATIENCE;
    while service.timeline.tables() < plan.tables && service.is_played() {
        anyhow::ensure!(Instant::now() < until, "not all tables are played at");
        sleep(LOOK).await; // waits: until people have acted at every table
    }
    sleep(BEFORE).await; // waits: people play
    let began = Instant::now();
    let mut last = began;
    for node in 0..NODES {
        // As long as an old server lives.
        let early = service.reader.of_format(READS.1).await?;
        let early = early.into_iter().map(|(table, n)| (table, Violation::Format { n, format: READS.1, is_in: true }));
        outcome.played.violations.extend(early);
        let told = Instant::now();
        block_in_place(|| service.nodes.stop(node))?;
        last = Instant::now();
        block_in_place(|| service.nodes.replace(node, &new.setup))?;
        outcome.servers.push((last - told, last.elapsed()));
        if !service.balancer.all_answer().await {
            let wrong = Violation::Stuck("not all servers answer again".to_owned());
            outcome.played.violations.push((String::new(), wrong));
        }
        if node + 1 < NODES {
            sleep(BETWEEN).await; // waits: people play
        }
    }
    while service.reader.format().await? != Some(READS.1) && service.is_played() {
        anyhow::ensure!(last.elapsed() < PATIENCE, "the new format is not written:\n{}", service.nodes.logs());
        sleep(LOOK).await; // waits: until all servers are known to read it
    }
    outcome.raised = last.elapsed();
    while tables(&service.reader.of_format(READS.1).await?) < plan.tables && service.is_played() {
        anyhow::ensure!(last.elapsed() < PATIENCE, "not all tables go on in the new format:\n{}", service.nodes.logs());
        sleep(LOOK).await; // waits: until every server has heard of it
    }
    let ended = Instant::now();
    let drivers = service.finish(&mut outcome.played).await?;
    let newer: BTreeSet<(String, u64)> = service.reader.of_format(READS.1).await?.into_iter().collect();
    service.reader.close().await;
    outcome.newer = newer.len();
    for driver in &drivers {
        outcome.count(driver, began);
        let Some((_, n)) = driver.ledger.order.last() else { continue };
        let last = (driver.ledger.table.clone(), *n);
        if driver.waits.last().is_some_and(|(at, _)| *at > ended) && !newer.contains(&last) {
            outcome.played.violations.push((last.0, Violation::Format { n: *n, format: READS.1, is_in: false }));
        }
    }
    Ok(outcome)
}

/// To how many tables these entries belong.
fn tables(entries: &[(String, u64)]) -> usize {
    entries.iter().map(|(table, _)| table).collect::<BTreeSet<_>>().len()
}

impl UpgradeOutcome {
    /// Takes in how long the people of a table had to wait.
    fn count(&mut self, driver: &TableDriver, began: Instant) {
        for (longest, is_after) in self.longest.iter_mut().zip([false, true]) {
            let waits = driver.waits.iter().filter(|(at, _)| (*at >= began) == is_after);
            let waits: Vec<Duration> = waits.map(|(_, wait)| *wait).collect();
            longest.extend(waits.iter().max());
            if is_after {
                self.waits.extend(waits);
            }
        }
    }
}

impl fmt::Display for UpgradeOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "upgrade of {} servers, ", self.servers.len())?;
        self.played.head(f)?;
        let (ends, starts) = self.servers.iter().copied().unzip();
        writeln!(f, "(least / median / nine of ten / most)")?;
        writeln!(
            f,
            "a server has ended after {}, and the one in its place has started {} later",
            spread(ends),
            spread(starts)
        )?;
        let [before, during] = &self.longest;
        writeln!(
            f,
            "longest wait of each of {} tables until something was acknowledged: {}",
            during.len(),
            spread(during.clone())
        )?;
        writeln!(
            f,
            "the same before the upgrade: {}; all {} waits from then on: {}",
            spread(before.clone()),
            self.waits.len(),
            spread(self.waits.clone())
        )?;
        let late = during.iter().filter(|wait| **wait > LONGEST).count();
        writeln!(f, "{late} tables stood still for more than {} s", LONGEST.as_secs())?;
        writeln!(
            f,
            "{} entries in the new format, which could be written {:.1?} after the last old server had ended",
            self.newer, self.raised
        )?;
        self.played.tail(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_takes_longer_than_two_seconds_once_the_upgrade_has_begun_is_too_late() {
        let waits = |before: u64, during: u64| UpgradeOutcome {
            longest: [before, during].map(|wait| vec![Duration::from_millis(5), Duration::from_millis(wait)]),
            ..UpgradeOutcome::default()
        };
        assert!(waits(2001, 2000).is_in_time());
        assert!(!waits(5, 2001).is_in_time());
    }

    #[test]
    fn tables_are_counted_once() {
        let entries = [("a", 1), ("b", 1), ("a", 2)].map(|(table, n)| (table.to_owned(), n));
        assert_eq!(tables(&entries), 2);
    }
}
