//! Resource usage of processes, and a description of the machine.

use std::fs;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::client::{Client, Endpoint};

/// In this order: CPU seconds of the servers, CPU seconds of the drill, and the servers' number of commits, jobs in
/// them, and seconds spent on them.
pub(super) type Usage = [f64; 5];

/// Metrics for the last three numbers of a [`Usage`].
const METRICS: [&str; 3] = ["canasta_commit_seconds_count ", "canasta_commit_jobs_sum ", "canasta_commit_seconds_sum "];

/// The usage so far. Each server comes with its process ID.
pub(super) async fn usage(servers: &[(Endpoint, u32)]) -> Usage {
    let mut used = Usage::default();
    used[1] = processor_time(std::process::id()).as_secs_f64();
    for (endpoint, process) in servers {
        used[0] += processor_time(*process).as_secs_f64();
        let metrics = Client::new(endpoint.clone()).page("/metrics").await.unwrap_or_default();
        for (sum, name) in used[2..].iter_mut().zip(METRICS) {
            let number = metrics.lines().find_map(|line| line.strip_prefix(name));
            *sum += number.and_then(|number| number.trim().parse::<f64>().ok()).unwrap_or_default();
        }
    }
    used
}

/// The CPU time of a process in user and kernel mode, which the system reports in hundredths of a second.
pub(super) fn processor_time(process: u32) -> Duration {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // Take the 12th and 13th word after the process name. The name itself can contain anything.
    let words = text.rsplit_once(") ").map_or("", |(_, rest)| rest).split_whitespace();
    let ticks: u64 = words.skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

pub(super) fn resident(process: u32) -> u64 {
    let text = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() * 1024
}

/// One line that describes the CPU and the system.
pub(super) fn machine() -> String {
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = processors.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let system = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    let count = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    format!("{count} × {}, Linux {}", model.map_or("unknown", |(_, name)| name), system.trim())
}

/// Raises the limit of open files for this process and its children. Fails if the system doesn't allow enough.
pub(super) fn raise_files(needed: usize) -> anyhow::Result<()> {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If this fails, the old limit stays in force.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    let enough = u64::try_from(needed)? <= files;
    anyhow::ensure!(enough, "{needed} files must be open, and a process may open {files} (see `ulimit -Hn`)");
    Ok(())
}
