//! What came of the drill of several servers.

use std::collections::BTreeMap;
use std::fmt;
use std::mem::discriminant;
use std::time::Duration;

use super::Fault;
use crate::driver::Counts;
use crate::violation::Violation;

/// How many broken promises of each kind are printed.
const PRINTED: usize = 3;
/// How long a table may stand still whose server is gone, and one whose server was told to stop.
const LONGEST: (Duration, Duration) = (Duration::from_secs(5), Duration::from_secs(2));
/// How much later its screens may follow.
const SCREENS: Duration = Duration::from_secs(1);

/// How much later than an act was acknowledged spectators may see it at other servers, which ask every 0.7 seconds when they hear nothing.
const SPECTATORS: Duration = Duration::from_millis(1500);

/// How long a table stood still.
#[derive(Clone, Copy, Debug)]
pub struct Pause {
    /// From the fault until an act was acknowledged at another server.
    pub acts: Duration,
    /// From then until a screen showed it.
    pub screens: Duration,
}

/// What people did, whatever was done to the servers meanwhile, and which promises were broken.
#[derive(Default, Debug)]
pub struct Played {
    /// How many tables were opened.
    pub tables: usize,
    /// Entries in all journals at the end.
    pub entries: u64,
    /// What was sent, by how it was answered.
    pub counts: Counts,
    /// Broken promises, each with its table's id.
    pub violations: Vec<(String, Violation)>,
    /// What the servers said last, where a promise was broken.
    pub logs: String,
}

impl Played {
    /// Says what was played.
    pub(super) fn head(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { acknowledged, resent, had_been_done: _, repeated, refused, requests } = self.counts;
        writeln!(
            f,
            "{} tables, {} entries: {acknowledged} acts acknowledged; {resent} unanswered ones were sent again, {repeated} acknowledged ones were sent again, {refused} had to be \
             refused; {requests} table requests acknowledged",
            self.tables, self.entries
        )
    }

    /// Says which promises were broken.
    pub(super) fn tail(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (table, wrong)) in self.violations.iter().enumerate() {
            let kind = discriminant(wrong);
            let before = self.violations[..at].iter().filter(|(_, other)| discriminant(other) == kind).count();
            if before < PRINTED {
                writeln!(f, "WRONG table {table}: {wrong}")?;
            }
        }
        write!(f, "{} promises were broken", self.violations.len())?;
        if self.logs.is_empty() { Ok(()) } else { write!(f, "\n{}", self.logs) }
    }
}

/// The result of the drill.
#[derive(Default, Debug)]
pub struct Outcome {
    /// How many faults there were.
    pub faults: u32,
    /// How often each.
    pub inflicted: BTreeMap<Fault, u32>,
    /// How long each table stood still that had to move.
    pub pauses: Vec<(Fault, Pause)>,
    /// Whether the servers told each other of their tables by NATS, which could fail.
    pub has_nats: bool,
    /// How much later than they were acknowledged spectators saw acts at servers that do not have the table: while servers did not
    /// hear from each other, and without a fault.
    pub lags: BTreeMap<Option<Fault>, Vec<Duration>>,
    /// What was played.
    pub played: Played,
}

impl Outcome {
    /// Whether no table stood still for longer than it may. This depends on the machine and on what else that does.
    pub fn is_in_time(&self) -> bool {
        self.pauses.iter().all(|(fault, pause)| {
            let longest = if *fault == Fault::Drained { LONGEST.1 } else { LONGEST.0 };
            pause.acts < longest && pause.screens < SCREENS
        }) && self.lags.values().flatten().all(|lag| *lag < SPECTATORS)
    }
}

/// The least, the median, the ninth of ten, and the most, in milliseconds.
pub(super) fn spread(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: usize| times.get((times.len().saturating_sub(1)) * share / 10).map_or(0, Duration::as_millis);
    format!("{} / {} / {} / {} ms", at(0), at(5), at(9), at(10))
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} faults, ", self.faults)?;
        self.played.head(f)?;
        writeln!(f, "(least / median / nine of ten / most)")?;
        for (fault, times) in &self.inflicted {
            let pauses: Vec<Pause> =
                self.pauses.iter().filter(|(of, _)| of == fault).map(|(_, pause)| *pause).collect();
            write!(f, "{times} × {fault:?}")?;
            if pauses.is_empty() {
                writeln!(f)?;
                continue;
            }
            let acts = spread(pauses.iter().map(|pause| pause.acts).collect());
            let screens = spread(pauses.iter().map(|pause| pause.screens).collect());
            writeln!(f, ": {} tables went on after {acts}, their screens {screens} later", pauses.len())?;
        }
        for (fault, lags) in &self.lags {
            let during = fault.map_or_else(|| "no fault".to_owned(), |fault| format!("{fault:?}"));
            let (count, lags) = (lags.len(), spread(lags.clone()));
            writeln!(f, "{during}: spectators at other servers saw acts after {lags} ({count})")?;
        }
        if !self.has_nats {
            writeln!(f, "without NATS, for nats-server is not installed")?;
        }
        self.played.tail(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(fault: Fault, acts: u64, screens: u64) -> Outcome {
        let pause = Pause { acts: Duration::from_millis(acts), screens: Duration::from_millis(screens) };
        Outcome { pauses: vec![(fault, pause)], ..Outcome::default() }
    }

    #[test]
    fn a_drained_server_has_less_time_than_a_killed_one() {
        assert!(with(Fault::Killed, 4999, 999).is_in_time());
        assert!(!with(Fault::Killed, 5000, 0).is_in_time());
        assert!(!with(Fault::Killed, 10, 1000).is_in_time());
        assert!(with(Fault::Drained, 1999, 0).is_in_time() && !with(Fault::Drained, 2000, 0).is_in_time());
    }

    #[test]
    fn spectators_may_be_a_second_late_and_no_more() {
        let late = |lag| Outcome {
            lags: BTreeMap::from([(Some(Fault::NatsKilled), vec![Duration::from_millis(lag)])]),
            ..Outcome::default()
        };
        assert!(late(1100).is_in_time() && !late(1500).is_in_time());
    }

    #[test]
    fn times_are_told_by_their_spread() {
        let times = (1..=11).rev().map(Duration::from_millis).collect();
        assert_eq!(spread(times), "1 / 6 / 10 / 11 ms");
        assert_eq!(spread(Vec::new()), "0 / 0 / 0 / 0 ms");
    }
}
