//! How long tables stood still, and how late spectators were.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::Fault;
use crate::times::spread;

/// Longest pause of a table whose server was killed, and of one whose server was drained.
const MAX_PAUSE: Duration = Duration::from_secs(5);
const MAX_PAUSE_DRAINED: Duration = Duration::from_secs(2);
/// How much later the table's screens may follow.
const MAX_SCREEN_LAG: Duration = Duration::from_secs(1);
/// How much later than an act was acknowledged spectators may see it at other servers, which ask every 0.7 s if they hear nothing.
const MAX_SPECTATOR_LAG: Duration = Duration::from_millis(1500);

#[derive(Clone, Copy, Debug)]
pub(super) struct Pause {
    /// From the fault until an act was acknowledged at another server.
    pub(super) actions: Duration,
    /// From then until a screen showed it.
    pub(super) screens: Duration,
}

#[derive(Default, Debug)]
pub(super) struct Report {
    /// How often there was each fault.
    pub(super) inflicted: BTreeMap<Fault, u32>,
    /// The pause of each table that had to move.
    pub(super) pauses: Vec<(Fault, Pause)>,
    /// How much later than they were acknowledged spectators saw acts at servers without the table, during faults and without one.
    pub(super) lags: BTreeMap<Option<Fault>, Vec<Duration>>,
}

impl Report {
    /// Whether no table stood still for too long. This depends on the machine and on what else it does.
    pub(super) fn is_in_time(&self) -> bool {
        self.pauses.iter().all(|(fault, pause)| {
            let longest = if *fault == Fault::Drained { MAX_PAUSE_DRAINED } else { MAX_PAUSE };
            pause.actions < longest && pause.screens < MAX_SCREEN_LAG
        }) && self.lags.values().flatten().all(|lag| *lag < MAX_SPECTATOR_LAG)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} faults (least / median / p90 / greatest time)", self.inflicted.values().sum::<u32>())?;
        for (fault, times) in &self.inflicted {
            write!(f, "\n{times} × {fault:?}")?;
            let pauses =
                self.pauses.iter().filter(|(of, _)| of == fault).map(|(_, pause)| (pause.actions, pause.screens));
            let (actions, screens): (Vec<_>, Vec<_>) = pauses.unzip();
            if !actions.is_empty() {
                let (count, actions, screens) = (actions.len(), spread(&actions), spread(&screens));
                write!(f, ": {count} tables went on after {actions}, their screens {screens} later")?;
            }
        }
        for (fault, lags) in &self.lags {
            let during = fault.map_or_else(|| "no fault".to_owned(), |fault| format!("{fault:?}"));
            let (count, lags) = (lags.len(), spread(lags));
            write!(f, "\n{during}: spectators at other servers saw actions after {lags} ({count})")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(fault: Fault, actions: u64, screens: u64) -> Report {
        let pause = Pause { actions: Duration::from_millis(actions), screens: Duration::from_millis(screens) };
        Report { pauses: vec![(fault, pause)], ..Report::default() }
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
        let late = |lag| Report {
            lags: BTreeMap::from([(Some(Fault::NoNews), vec![Duration::from_millis(lag)])]),
            ..Report::default()
        };
        assert!(late(1100).is_in_time() && !late(1500).is_in_time());
    }
}
