//! What was measured, in a table.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::heard::Heard;
use super::machine::Used;
use crate::violation::Violation;

/// Acts at one rate.
#[derive(Clone, Default, Debug)]
pub struct Step {
    /// Acts a second that were due.
    pub offered: u32,
    /// From the first that was due until the last was done.
    pub took: Duration,
    /// From the moment an act was due until it was acknowledged.
    pub acknowledged: Vec<Duration>,
    /// From the moment an act was due until it was on another seat's screen.
    pub screens: Vec<Duration>,
    /// What went wrong.
    pub failed: Vec<String>,
    pub(super) before: Used,
    pub(super) after: Used,
}

/// What the aim is: acknowledged, and on the other seats' screens.
const AIM: [Duration; 2] = [Duration::from_millis(25), Duration::from_millis(50)];

impl Step {
    /// Whether 99 of 100 were in time, and as many were done as were due.
    pub fn holds(&self) -> bool {
        let [acknowledged, screens] = AIM;
        self.failed.is_empty()
            && at(&self.acknowledged, 0.99) <= acknowledged
            && at(&self.screens, 0.99) <= screens
            && self.rate() >= f64::from(self.offered) * 0.95
    }

    /// Acts a second that were done.
    #[expect(clippy::cast_precision_loss, reason = "a rate is told to a tenth")]
    fn rate(&self) -> f64 {
        self.acknowledged.len() as f64 / self.took.as_secs_f64().max(0.001)
    }
}

/// The screens that only look on.
#[derive(Clone, Default, Debug)]
pub struct Viewers {
    /// How many.
    pub connected: u64,
    /// The server's memory before they came, in bytes.
    pub before: u64,
    /// With all of them.
    pub after: u64,
    /// After acts that all of them were shown.
    pub later: u64,
    /// What they were sent.
    pub heard: Arc<Heard>,
}

/// The most memory of the server's that a viewer may take, in bytes.
const MEMORY: u64 = 32 * 1024;
/// What fewer take is lost in what else the server does with its memory.
const MANY: u64 = 1000;

impl Viewers {
    /// What each takes of the memory after all.
    fn each(&self, bytes: u64) -> u64 {
        bytes.saturating_sub(self.before) / self.connected.max(1)
    }

    fn fit(&self) -> bool {
        self.connected < MANY || self.each(self.later) <= MEMORY
    }
}

/// Everything.
#[derive(Default, Debug)]
pub struct Report {
    /// What it was measured on.
    pub machine: String,
    /// The seed.
    pub seed: u64,
    /// Tables, people at each, seats at each.
    pub tables: (usize, u8, u8),
    /// Rates, one after the other.
    pub steps: Vec<Step>,
    /// Acts while the viewers looked on.
    pub watched: Option<Step>,
    /// The viewers.
    pub viewers: Viewers,
    /// What the screens of those who play were sent.
    pub played: Arc<Heard>,
    /// Broken promises.
    pub violations: Vec<Violation>,
}

impl Report {
    /// Whether everything came off, in so few bytes as it may take; how long it took is another matter.
    pub fn is_right(&self) -> bool {
        let small = self.played.is_small() && self.viewers.heard.is_small() && self.viewers.fit();
        let done = self.steps.iter().chain(&self.watched).all(|step| step.failed.is_empty());
        self.violations.is_empty() && done && small
    }
}

/// The value below which a share of them lies.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place in a list"
)]
fn at(times: &[Duration], share: f64) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(place.saturating_sub(1)).copied().unwrap_or_default()
}

fn three(times: &[Duration]) -> String {
    let [half, most, all] = [0.5, 0.99, 1.0].map(|share| at(times, share).as_secs_f64() * 1000.0);
    format!("{half:>7.1} {most:>7.1} {all:>7.1}")
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let took = self.took.as_secs_f64().max(0.001);
        let busy = |before: Duration, after: Duration| 100.0 * after.saturating_sub(before).as_secs_f64() / took;
        let commits = self.after.commits - self.before.commits;
        let each = |sum: f64| if commits > 0.0 { sum / commits } else { 0.0 };
        write!(
            f,
            "{:>7} {:>8.1}  {}  {}  {:>6}  {:>5.0} % {:>5.0} %  {:>7.2} {:>6.1}",
            self.offered,
            self.rate(),
            three(&self.acknowledged),
            three(&self.screens),
            self.failed.len(),
            busy(self.before.server, self.after.server),
            busy(self.before.driver, self.after.driver),
            each(self.after.commit_seconds - self.before.commit_seconds) * 1000.0,
            each(self.after.jobs - self.before.jobs),
        )
    }
}

const HEAD: [&str; 2] = [
    "                   acknowledged, ms         other screens, ms               processor         commit",
    "offered   done/s     p50     p99     max      p50     p99     max  failed   server  driver       ms   jobs",
];

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tables, people, seats) = self.tables;
        writeln!(f, "{}; seed {}; {tables} tables of {seats}, {people} people at each", self.machine, self.seed)?;
        writeln!(f, "{}\n{}", HEAD[0], HEAD[1])?;
        for step in &self.steps {
            writeln!(f, "{step}{}", if step.holds() { "" } else { "  does not hold" })?;
        }
        let held = self.steps.iter().filter(|step| step.holds()).map(|step| step.offered).max();
        writeln!(f, "the greatest rate that held (p99 25 ms acknowledged, 50 ms on screens): {}", held.unwrap_or(0))?;
        let &Viewers { connected, before, after, later, ref heard } = &self.viewers;
        writeln!(
            f,
            "{connected} viewers: {} bytes each once connected, {} (at most {MEMORY}) after {} messages (the server {} MB before, {} MB after)",
            self.viewers.each(after),
            self.viewers.each(later),
            heard.later(),
            before / 1_000_000,
            later / 1_000_000
        )?;
        writeln!(f, "who plays: {}\nwho looks on: {heard}", self.played)?;
        if let Some(step) = &self.watched {
            writeln!(f, "{step}  while they looked on")?;
        }
        let failed = self.steps.iter().chain(&self.watched).flat_map(|step| step.failed.iter());
        for why in failed.take(5) {
            writeln!(f, "FAILED {why}")?;
        }
        for wrong in self.violations.iter().take(5) {
            writeln!(f, "WRONG {wrong}")?;
        }
        write!(f, "{}", if self.is_right() { "nothing failed" } else { "something failed" })
    }
}

#[cfg(test)]
mod tests {
    use canasta_client::Event;

    use super::*;

    #[test]
    fn shares_are_of_all() {
        let times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        let told = [0.5, 0.99, 1.0].map(|share| at(&times, share).as_millis());
        assert_eq!(told, [50, 99, 100]);
        assert_eq!(at(&[], 0.99), Duration::ZERO);
    }

    #[test]
    fn what_takes_too_much_is_not_right() {
        let with = |connected, each| {
            let viewers = Viewers { connected, before: 5, later: 5 + connected * each, ..Viewers::default() };
            Report { viewers, ..Report::default() }
        };
        assert!(with(MANY, MEMORY).is_right() && !with(MANY, MEMORY + 1).is_right());
        assert!(with(MANY - 1, MEMORY + 1).is_right(), "so few tell nothing");
        let loud = with(1, 1);
        loud.played.add(false, &Event { n: 1, bytes: 5000, whole: false });
        assert!(!loud.is_right());
    }

    #[test]
    fn a_step_that_is_late_does_not_hold() {
        let step = |millis| Step {
            offered: 10,
            took: Duration::from_secs(1),
            acknowledged: vec![Duration::from_millis(millis); 10],
            ..Step::default()
        };
        assert!(step(25).holds() && !step(26).holds());
        assert!(!Step { offered: 11, ..step(1) }.holds());
        assert!(!Step { failed: vec!["no".to_owned()], ..step(1) }.holds());
    }
}
