//! The resources that processes have used, the server's count of its commits, and the machine.

use std::fs;
use std::time::Duration;

use crate::client::{Client, Endpoint};

/// What was used up to a moment. Differences of two give a step's figures.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct ResourceUse {
    /// The server's processor time.
    pub(super) server: Duration,
    /// The drill's own processor time.
    pub(super) drill: Duration,
    /// The number of commits.
    pub(super) commits: f64,
    /// The number of jobs in them.
    pub(super) jobs: f64,
    /// How long they took in all, in seconds.
    pub(super) commit_seconds: f64,
}

impl ResourceUse {
    /// What these servers have used until now, by where each is reached and the id of its process.
    pub(super) async fn now(servers: &[(Endpoint, u32)]) -> Self {
        let mut all = Self { drill: processor(std::process::id()), ..Self::default() };
        for (endpoint, server) in servers {
            let one = Self::of(endpoint, *server).await;
            all.server += one.server;
            all.commits += one.commits;
            all.jobs += one.jobs;
            all.commit_seconds += one.commit_seconds;
        }
        all
    }

    async fn of(endpoint: &Endpoint, server: u32) -> Self {
        let text = Client::new(endpoint.clone()).page("/metrics").await.unwrap_or_default();
        let number = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|number| number.trim().parse().ok()).unwrap_or_default()
        };
        Self {
            server: processor(server),
            drill: Duration::ZERO,
            commits: number("canasta_commit_seconds_count"),
            jobs: number("canasta_commit_jobs_sum"),
            commit_seconds: number("canasta_commit_seconds_sum"),
        }
    }
}

/// The processor time of a process, in the kernel or not. The system counts hundredths of a second.
pub(super) fn processor(process: u32) -> Duration {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The 12th and 13th word after the name, which may hold anything.
    let words = text.rsplit_once(") ").map_or("", |(_, rest)| rest).split_whitespace();
    let ticks: u64 = words.skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

/// The memory of a process, in bytes.
pub(super) fn resident(process: u32) -> u64 {
    let text = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() * 1024
}

/// The processor and the system, in a line.
pub(super) fn machine() -> String {
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = processors.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let system = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    let many = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    format!("{many} × {}, Linux {}", model.map_or("unknown", |(_, name)| name), system.trim())
}

/// Raises how many files this process and those that it starts may have open, and returns the number.
pub(super) fn raise_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If that fails, the number below is the old one.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}
