//! The figures of the load drill, printed as a table.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::machine::ResourceUse;
use super::traffic::Traffic;
use crate::violation::Violation;

/// Acts at one rate.
#[derive(Clone, Default, Debug)]
pub struct RateStep {
    /// Acts a second that were due.
    pub offered: u32,
    /// The time from the first act that was due until the last was done.
    pub took: Duration,
    /// The times from when an act was due until it was acknowledged.
    pub acknowledged: Vec<Duration>,
    /// The times from when an act was due until it was on another seat's screen.
    pub screens: Vec<Duration>,
    /// Why acts failed.
    pub failed: Vec<String>,
    pub(super) before: ResourceUse,
    pub(super) after: ResourceUse,
}

/// The times aimed at: acknowledged, and on the other seats' screens.
const AIM: [Duration; 2] = [Duration::from_millis(25), Duration::from_millis(50)];

impl RateStep {
    /// Whether 99 of 100 acts were in time, and as many were done as were due.
    pub fn holds(&self) -> bool {
        let [acknowledged, screens] = AIM;
        self.failed.is_empty()
            && at(&self.acknowledged, 0.99) <= acknowledged
            && at(&self.screens, 0.99) <= screens
            && self.rate() >= f64::from(self.offered) * 0.95
    }

    /// Acts a second that were done.
    #[expect(clippy::cast_precision_loss, reason = "a rate is printed to a tenth")]
    fn rate(&self) -> f64 {
        self.acknowledged.len() as f64 / self.took.as_secs_f64().max(0.001)
    }
}

/// The screens that only watch.
#[derive(Clone, Default, Debug)]
pub struct Spectators {
    /// The number of screens.
    pub connected: u64,
    /// The server's memory before they connected, in bytes.
    pub before: u64,
    /// The server's memory with all of them connected, in bytes.
    pub after: u64,
    /// The server's memory after acts were shown on all of them, in bytes.
    pub later: u64,
    /// What they were sent.
    pub traffic: Arc<Traffic>,
}

/// The most memory that the server may use for a spectator, in bytes.
const MEMORY: u64 = 32 * 1024;
/// With fewer spectators, their memory cannot be told from what else the server uses.
const MANY: u64 = 1000;

impl Spectators {
    /// The memory for each spectator when the server uses so many bytes in all.
    fn each(&self, bytes: u64) -> u64 {
        bytes.saturating_sub(self.before) / self.connected.max(1)
    }

    fn fit(&self) -> bool {
        self.connected < MANY || self.each(self.later) <= MEMORY
    }
}

/// The result of the drill.
#[derive(Default, Debug)]
pub struct Report {
    /// The processor and the system on which it ran.
    pub machine: String,
    /// The seed of the plan.
    pub seed: u64,
    /// The number of tables, of people at each, and of seats at each.
    pub tables: (usize, u8, u8),
    /// How many servers share a database; none where one has a directory of its own.
    pub servers: Option<usize>,
    /// The rates that were tried, one after the other.
    pub steps: Vec<RateStep>,
    /// Acts while the spectators watched.
    pub watched: Option<RateStep>,
    /// The spectators' screens.
    pub spectators: Spectators,
    /// What the players' screens were sent.
    pub played: Arc<Traffic>,
    /// Promises that the server broke; empty when all is well.
    pub violations: Vec<Violation>,
}

impl Report {
    /// Whether nothing failed, and messages and memory were small enough. How long it took does not matter.
    pub fn is_right(&self) -> bool {
        let small = self.played.is_small() && self.spectators.traffic.is_small() && self.spectators.fit();
        let done = self.steps.iter().chain(&self.watched).all(|step| step.failed.is_empty());
        self.violations.is_empty() && done && small
    }
}

/// The quantile: a share of the times is at most this.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place in a list"
)]
pub(super) fn at(times: &[Duration], share: f64) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(place.saturating_sub(1)).copied().unwrap_or_default()
}

fn three(times: &[Duration]) -> String {
    let [half, most, all] = [0.5, 0.99, 1.0].map(|share| at(times, share).as_secs_f64() * 1000.0);
    format!("{half:>7.1} {most:>7.1} {all:>7.1}")
}

impl fmt::Display for RateStep {
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
            busy(self.before.drill, self.after.drill),
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
        if let Some(servers) = self.servers {
            writeln!(
                f,
                "{servers} servers on a PostgreSQL of this machine, whose processor is not counted; each person at the next"
            )?;
        }
        writeln!(f, "{}\n{}", HEAD[0], HEAD[1])?;
        for step in &self.steps {
            writeln!(f, "{step}{}", if step.holds() { "" } else { "  does not hold" })?;
        }
        let held = self.steps.iter().filter(|step| step.holds()).map(|step| step.offered).max();
        writeln!(f, "the greatest rate that held (p99 25 ms acknowledged, 50 ms on screens): {}", held.unwrap_or(0))?;
        let &Spectators { connected, before, after, later, ref traffic } = &self.spectators;
        writeln!(
            f,
            "{connected} spectators: {} bytes each once connected, {} (at most {MEMORY}) after {} messages (the server {} MB before, {} MB after)",
            self.spectators.each(after),
            self.spectators.each(later),
            traffic.later(),
            before / 1_000_000,
            later / 1_000_000
        )?;
        writeln!(f, "players: {}\nspectators: {traffic}", self.played)?;
        if let Some(step) = &self.watched {
            writeln!(f, "{step}  with spectators")?;
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
    use crate::client::LiveMessage;

    use super::*;

    #[test]
    fn quantiles_are_taken_of_all_times() {
        let times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        let quantiles = [0.5, 0.99, 1.0].map(|share| at(&times, share).as_millis());
        assert_eq!(quantiles, [50, 99, 100]);
        assert_eq!(at(&[], 0.99), Duration::ZERO);
    }

    #[test]
    fn too_much_memory_or_traffic_fails_the_drill() {
        let with = |connected, each| {
            let spectators = Spectators { connected, before: 5, later: 5 + connected * each, ..Spectators::default() };
            Report { spectators, ..Report::default() }
        };
        assert!(with(MANY, MEMORY).is_right() && !with(MANY, MEMORY + 1).is_right());
        assert!(with(MANY - 1, MEMORY + 1).is_right(), "so few say nothing");
        let loud = with(1, 1);
        loud.played.add(false, &LiveMessage { n: 1, bytes: 5000, whole: false });
        assert!(!loud.is_right());
    }

    #[test]
    fn a_rate_holds_only_if_acts_are_done_in_time() {
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
