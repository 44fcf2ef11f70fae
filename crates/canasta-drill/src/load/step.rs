//! Measurements taken at one rate.

use std::time::Duration;

use super::machine::Usage;
use crate::times::quantile;

/// The measurements. All times count from when an action was due.
#[derive(Clone, Default, Debug)]
pub(super) struct RateStep {
    /// Actions due per second.
    pub(super) offered: u32,
    /// Time from when the first action was due until the last was done.
    pub(super) took: Duration,
    pub(super) acknowledged: Vec<Duration>,
    /// Times until an action appeared on another seat's screen.
    pub(super) screens: Vec<Duration>,
    pub(super) failed: Vec<String>,
    pub(super) used: Usage,
}

/// Target times until an action is acknowledged, and until it appears on the other screens.
const TARGETS: [Duration; 2] = [Duration::from_millis(25), Duration::from_millis(50)];

pub(super) const TABLE_HEAD: &str =
    "                   acknowledged, ms         other screens, ms               processor         commit
offered   done/s     p50     p99     max      p50     p99     max  failed   server  driver       ms   jobs";

impl RateStep {
    /// Whether 99% of the actions were in time, and the server kept up with the rate.
    pub(super) fn holds(&self) -> bool {
        self.failed.is_empty()
            && quantile(&self.acknowledged, 0.99) <= TARGETS[0]
            && quantile(&self.screens, 0.99) <= TARGETS[1]
            && self.rate() >= f64::from(self.offered) * 0.95
    }

    #[expect(clippy::cast_precision_loss, reason = "a rate is printed to a tenth")]
    fn rate(&self) -> f64 {
        self.acknowledged.len() as f64 / self.took.as_secs_f64().max(0.001)
    }

    pub(super) fn print(self, note: &str) -> Self {
        let [acknowledged, screens] = [&self.acknowledged, &self.screens].map(|times| {
            let [median, p99, max] = [0.5, 0.99, 1.0].map(|share| quantile(times, share).as_secs_f64() * 1000.0);
            format!("{median:>7.1} {p99:>7.1} {max:>7.1}")
        });
        let [server, drill, commits, jobs, commit_seconds] = self.used;
        let [server, drill] = [server, drill].map(|seconds| 100.0 * seconds / self.took.as_secs_f64().max(0.001));
        let [seconds, jobs] = [commit_seconds, jobs].map(|sum| if commits > 0.0 { sum / commits } else { 0.0 });
        let offered = self.offered;
        let rate = self.rate();
        let failed = self.failed.len();
        let millis = seconds * 1000.0;
        let holds = if self.holds() { "" } else { " not sustained" };
        println!(
            "{offered:>7} {rate:>8.1}  {acknowledged}  {screens}  {failed:>6}  {server:>6.0}% {drill:>6.0}%  {millis:>7.2} \
             {jobs:>6.1}{note}{holds}"
        );
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_only_if_actions_are_done_in_time() {
        let step = |millis| RateStep {
            offered: 10,
            took: Duration::from_secs(1),
            acknowledged: vec![Duration::from_millis(millis); 10],
            ..RateStep::default()
        };
        assert!(step(25).holds() && !step(26).holds());
        assert!(!RateStep { offered: 11, ..step(1) }.holds());
        assert!(!RateStep { failed: vec!["no".to_owned()], ..step(1) }.holds());
    }
}
