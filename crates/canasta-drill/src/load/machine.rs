//! What the machine says of a process, and what the server says of its commits.

use std::fs;
use std::time::Duration;

use canasta_client::{Client, Wire};

/// What was used up to a moment.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Used {
    /// Time on a processor.
    pub(super) server: Duration,
    /// The same of this program.
    pub(super) driver: Duration,
    /// Commits.
    pub(super) commits: f64,
    /// Jobs in them.
    pub(super) jobs: f64,
    /// Seconds that they took.
    pub(super) commit_seconds: f64,
}

impl Used {
    /// Up to now.
    pub(super) async fn now(wire: &Wire, server: u32) -> Self {
        let text = Client::new(wire.clone()).page("/metrics").await.unwrap_or_default();
        let number = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|number| number.trim().parse().ok()).unwrap_or_default()
        };
        Self {
            server: processor(server),
            driver: processor(std::process::id()),
            commits: number("canasta_commit_seconds_count"),
            jobs: number("canasta_commit_jobs_sum"),
            commit_seconds: number("canasta_commit_seconds_sum"),
        }
    }
}

/// Time that a process was on a processor, in the kernel or not. The system counts hundredths of a second.
fn processor(process: u32) -> Duration {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // Behind the name, which may hold anything: the 12th and the 13th word.
    let words = text.rsplit_once(") ").map_or("", |(_, rest)| rest).split_whitespace();
    let ticks: u64 = words.skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

/// Bytes of memory that a process has.
pub(super) fn resident(process: u32) -> u64 {
    let text = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() * 1024
}

/// The machine in a line.
pub(super) fn machine() -> String {
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = processors.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let system = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    let many = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    format!("{many} × {}, Linux {}", model.map_or("unknown", |(_, name)| name), system.trim())
}

/// Raises how many files this process and those that it starts may have open; how many it is now.
pub(super) fn raise_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If not, the count below tells.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}
