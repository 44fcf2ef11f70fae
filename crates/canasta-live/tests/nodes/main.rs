//! Several nodes at one simulated database: the real live tables, over a network where everything is late, lost or cut off, in
//! schedules that follow from a seed. `SCHEDULES=100000` plays so many, and `SEED` is the first one.
//!
//! A seed plays nearly the same each time: journals are folded on threads, and when such a thread is done is not simulated.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may")]

mod database;
mod network;
mod node_store;
mod schedule;
mod unsimulated;

use std::num::NonZero;
use std::thread;

use canasta_testkit::volume::number;
use database::Fault;
use schedule::{Played, play};

/// Totals over some schedules.
#[derive(Default)]
struct Sums {
    entries: u64,
    epochs: u64,
    /// Schedules in which the table changed hands.
    changed: u64,
    /// Schedules in which the journal's format was raised.
    raised: u64,
}

impl Sums {
    /// Plays the schedules of these seeds.
    fn of(seeds: impl Iterator<Item = u64>) -> Self {
        let mut sums = Self::default();
        for seed in seeds {
            let Played { entries, epochs, both_formats } =
                play(seed, None).unwrap_or_else(|wrong| panic!("schedule {seed}: {wrong}"));
            sums.add(&Self { entries, epochs, changed: u64::from(epochs > 1), raised: u64::from(both_formats) });
        }
        sums
    }

    fn add(&mut self, other: &Self) {
        self.entries += other.entries;
        self.epochs += other.epochs;
        self.changed += other.changed;
        self.raised += other.raised;
    }
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_whatever_happens_to_nodes_and_network() {
    let first = number("SEED", 1, 1);
    let schedules = number("SCHEDULES", 60, 500);
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let mut sums = Sums::default();
    thread::scope(|scope| {
        let part = |thread| (first..first + schedules).skip(thread).step_by(threads);
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || Sums::of(part(thread)))).collect();
        for part in parts {
            sums.add(&part.join().unwrap());
        }
    });
    let Sums { entries, epochs, changed, raised } = sums;
    println!(
        "{schedules} schedules: {entries} entries, {epochs} times that a node took the table, more than once in {changed}; \
         in {raised} the journal went on in a newer format"
    );
    // Otherwise nothing was tried.
    assert!(changed * 4 > schedules, "the table changed hands in {changed} of {schedules} schedules");
    assert!(raised * 10 > schedules, "the format was raised in {raised} of {schedules} schedules");
}

/// Each safeguard that is taken away shows in some schedule.
#[test]
fn every_planted_fault_is_found() {
    for (fault, finding) in [
        (Fault::NoCompare, "the journal does not hold"),
        (Fault::NoUniqueIndex, " and entry "),
        (Fault::ToldBeforeCommit, "was acknowledged"),
        (Fault::OldEpochAccepted, "by a node that had lost the table"),
        (Fault::LeaseTrustedAlone, "the journal does not hold"),
        (Fault::FormatUnchecked, "a living node could not read the table"),
    ] {
        let found =
            |seed| play(seed, Some(fault)).err().filter(|wrong| wrong.contains(finding)).map(|wrong| (seed, wrong));
        let (seed, wrong) = (1..2_000).find_map(found).unwrap_or_else(|| panic!("{fault:?} was found by no schedule"));
        println!("{fault:?}: schedule {seed}: {wrong}");
    }
}
