//! The figures of acts at one rate.

use std::time::Duration;

use super::machine::Usage;
use crate::times::quantile;

/// Times count from when an act was due.
#[derive(Clone, Default, Debug)]
pub(super) struct RateStep {
    /// Acts per second that were due.
    pub(super) offered: u32,
    /// From the first act that was due until the last was done.
    pub(super) took: Duration,
    pub(super) acknowledged: Vec<Duration>,
    /// Until an act was on another seat's screen.
    pub(super) screens: Vec<Duration>,
    pub(super) failed: Vec<String>,
    pub(super) used: Usage,
}

/// The times aimed at: until an act is acknowledged, and until it is on the other screens.
const AIM: [Duration; 2] = [Duration::from_millis(25), Duration::from_millis(50)];

pub(super) const HEAD: &str =
    "                   acknowledged, ms         other screens, ms               processor         commit
offered   done/s     p50     p99     max      p50     p99     max  failed   server  driver       ms   jobs";

impl RateStep {
    /// Whether 99 % of the acts were in time, and as many were done as were due.
    pub(super) fn holds(&self) -> bool {
        self.failed.is_empty()
            && quantile(&self.acknowledged, 0.99) <= AIM[0]
            && quantile(&self.screens, 0.99) <= AIM[1]
            && self.rate() >= f64::from(self.offered) * 0.95
    }

    #[expect(clippy::cast_precision_loss, reason = "a rate is printed to a tenth")]
    fn rate(&self) -> f64 {
        self.acknowledged.len() as f64 / self.took.as_secs_f64().max(0.001)
    }

    pub(super) fn print(self, note: &str) -> Self {
        let [acknowledged, screens] = [&self.acknowledged, &self.screens].map(|times| {
            let [half, most, all] = [0.5, 0.99, 1.0].map(|share| quantile(times, share).as_secs_f64() * 1000.0);
            format!("{half:>7.1} {most:>7.1} {all:>7.1}")
        });
        let [server, drill, commits, jobs, commit_seconds] = self.used;
        let [server, drill] = [server, drill].map(|seconds| 100.0 * seconds / self.took.as_secs_f64().max(0.001));
        let [seconds, jobs] = [commit_seconds, jobs].map(|sum| if commits > 0.0 { sum / commits } else { 0.0 });
        let (offered, rate, failed, millis) = (self.offered, self.rate(), self.failed.len(), seconds * 1000.0);
        let holds = if self.holds() { "" } else { " does not hold" };
        println!(
            "{offered:>7} {rate:>8.1}  {acknowledged}  {screens}  {failed:>6}  {server:>5.0} % {drill:>5.0} %  {millis:>7.2} \
             {jobs:>6.1}{note}{holds}"
        );
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_holds_only_if_actions_are_done_in_time() {
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
