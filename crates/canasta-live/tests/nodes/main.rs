//! Several nodes at one simulated database: the real live tables, over a network where everything is late, lost or cut off, in
//! schedules that follow from a seed. `SCHEDULES=100000` plays so many, and `SEED` is the first one.
//!
//! A seed plays nearly the same each time: journals are folded on threads, and when such a thread is done is not simulated.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

mod database;
mod network;
mod node_store;
mod schedule;
mod unsimulated;

use database::Fault;
use schedule::{Played, play};

/// A number from the environment.
fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().map_or(usual, |text| text.parse().unwrap())
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_whatever_happens_to_nodes_and_network() {
    let (first, schedules) = (number("SEED", 1), number("SCHEDULES", 500));
    let (mut entries, mut epochs, mut changed, mut raised) = (0, 0, 0, 0);
    for seed in first..first + schedules {
        let played = play(seed, None).unwrap_or_else(|wrong| panic!("schedule {seed}: {wrong}"));
        let Played { entries: n, epochs: epoch, both_formats } = played;
        (entries, epochs, changed) = (entries + n, epochs + epoch, changed + u64::from(epoch > 1));
        raised += u64::from(both_formats);
    }
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
