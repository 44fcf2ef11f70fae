//! Several nodes on one simulated database: the real live tables, with a network where everything can be late, lost or
//! cut off. The schedules are derived from a seed. `SCHEDULES=100000` sets how many to run, and `SEED` is the seed of
//! the first.
//!
//! A seed gives almost the same schedule every time. Only the threads that fold journals aren't simulated, so their
//! timing varies.

#![expect(clippy::unwrap_used, clippy::panic, reason = "these are test helpers")]

mod database;
mod network;
mod node_store;
mod schedule;
mod unsimulated;

use std::num::NonZero;
use std::thread;

use canasta_testkit::volume::number;
use database::Fault;
use schedule::{Summary, play};

/// Totals over several schedules.
#[derive(Default)]
struct Totals {
    entries: u64,
    epochs: u64,
    /// Schedules in which the table's owner changed.
    ownership_changes: u64,
    /// Schedules in which the journal format was raised.
    format_raises: u64,
}

impl Totals {
    /// Plays the schedules with these seeds.
    fn of(seeds: impl Iterator<Item = u64>) -> Self {
        let mut totals = Self::default();
        for seed in seeds {
            let Summary { entries, epochs, both_formats } =
                play(seed, None).unwrap_or_else(|wrong| panic!("schedule {seed}: {wrong}"));
            totals.add(&Self {
                entries,
                epochs,
                ownership_changes: u64::from(epochs > 1),
                format_raises: u64::from(both_formats),
            });
        }
        totals
    }

    fn add(&mut self, other: &Self) {
        self.entries += other.entries;
        self.epochs += other.epochs;
        self.ownership_changes += other.ownership_changes;
        self.format_raises += other.format_raises;
    }
}

#[test]
fn acknowledged_actions_are_never_lost_or_duplicated() {
    let first = number("SEED", 1, 1);
    let schedules = number("SCHEDULES", 60, 500);
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let mut totals = Totals::default();
    thread::scope(|scope| {
        let seeds = |thread| (first..first + schedules).skip(thread).step_by(threads);
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || Totals::of(seeds(thread)))).collect();
        for part in parts {
            totals.add(&part.join().unwrap());
        }
    });
    let Totals { entries, epochs, ownership_changes, format_raises } = totals;
    println!(
        "{schedules} schedules: {entries} entries, {epochs} acquisitions of the table, more than one in {ownership_changes}; \
         a newer journal format in {format_raises}"
    );
    // Otherwise the schedules would test nothing.
    assert!(
        ownership_changes * 4 > schedules,
        "the table changed hands in {ownership_changes} of {schedules} schedules"
    );
    assert!(format_raises * 10 > schedules, "the format was raised in {format_raises} of {schedules} schedules");
}

/// If a safeguard is removed, some schedule reports it.
#[test]
fn every_planted_fault_is_found() {
    for (fault, finding) in [
        (Fault::NoCompare, "the journal is broken"),
        (Fault::NoUniqueIndex, " and entry "),
        (Fault::ConfirmedBeforeCommit, "was acknowledged"),
        (Fault::OldEpochAccepted, "by a node that had lost the table"),
        (Fault::LeaseTrustedAlone, "the journal is broken"),
        (Fault::FormatUnchecked, "a live node could not read the table"),
    ] {
        let found =
            |seed| play(seed, Some(fault)).err().filter(|wrong| wrong.contains(finding)).map(|wrong| (seed, wrong));
        let (seed, wrong) = (1..2_000).find_map(found).unwrap_or_else(|| panic!("no schedule found {fault:?}"));
        println!("{fault:?}: schedule {seed}: {wrong}");
    }
}
