//! Table pauses and spectator delays.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::Fault;
use crate::times::spread;

/// Max pause of a table after a kill, and after a drain.
const MAX_PAUSE: Duration = Duration::from_secs(5);
const MAX_PAUSE_DRAINED: Duration = Duration::from_secs(2);
/// Max delay from an action until the players' screens show it.
const MAX_SCREEN_LAG: Duration = Duration::from_secs(1);
/// Max delay of spectators at other servers. Without notifications, those servers poll every 0.7 s.
const MAX_SPECTATOR_LAG: Duration = Duration::from_millis(1500);

#[derive(Clone, Copy, Debug)]
pub(super) struct Pause {
    /// Time from the fault until another server acknowledged an action.
    pub(super) actions: Duration,
    /// Time from then until a screen showed the action.
    pub(super) screens: Duration,
}

#[derive(Default, Debug)]
pub(super) struct Report {
    /// How often each fault was injected.
    pub(super) injected: BTreeMap<Fault, u32>,
    /// The pauses of tables that had to move.
    pub(super) pauses: Vec<(Fault, Pause)>,
    /// The delays of spectators at servers that don't own the table, during each fault and without one.
    pub(super) lags: BTreeMap<Option<Fault>, Vec<Duration>>,
}

impl Report {
    /// Whether all pauses and delays are short enough. This depends on the machine and its load.
    pub(super) fn is_in_time(&self) -> bool {
        self.pauses.iter().all(|(fault, pause)| {
            let max = if *fault == Fault::Drained { MAX_PAUSE_DRAINED } else { MAX_PAUSE };
            pause.actions < max && pause.screens < MAX_SCREEN_LAG
        }) && self.lags.values().flatten().all(|lag| *lag < MAX_SPECTATOR_LAG)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} faults (min / median / p90 / max)", self.injected.values().sum::<u32>())?;
        for (fault, times) in &self.injected {
            write!(f, "\n{times} × {fault:?}")?;
            let pauses =
                self.pauses.iter().filter(|(of, _)| of == fault).map(|(_, pause)| (pause.actions, pause.screens));
            let (actions, screens): (Vec<_>, Vec<_>) = pauses.unzip();
            if !actions.is_empty() {
                let count = actions.len();
                let actions = spread(&actions);
                let screens = spread(&screens);
                write!(f, ": {count} tables continued after {actions}, their screens {screens} later")?;
            }
        }
        for (fault, lags) in &self.lags {
            let during = fault.map_or_else(|| "no fault".to_owned(), |fault| format!("{fault:?}"));
            let count = lags.len();
            let lags = spread(lags);
            write!(f, "\n{during}: spectators at other servers saw actions after {lags} ({count})")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(fault: Fault, actions: u64, screens: u64) -> Report {
        let pause = Pause { actions: Duration::from_millis(actions), screens: Duration::from_millis(screens) };
        Report { pauses: vec![(fault, pause)], ..Report::default() }
    }

    #[test]
    fn allows_less_time_for_a_drained_server_than_for_a_killed_one() {
        assert!(report(Fault::Killed, 4999, 999).is_in_time());
        assert!(!report(Fault::Killed, 5000, 0).is_in_time());
        assert!(!report(Fault::Killed, 10, 1000).is_in_time());
        assert!(report(Fault::Drained, 1999, 0).is_in_time() && !report(Fault::Drained, 2000, 0).is_in_time());
    }

    #[test]
    fn allows_spectators_to_be_a_second_late() {
        let late = |lag| Report {
            lags: BTreeMap::from([(Some(Fault::NoNotifications), vec![Duration::from_millis(lag)])]),
            ..Report::default()
        };
        assert!(late(1100).is_in_time() && !late(1500).is_in_time());
    }
}
