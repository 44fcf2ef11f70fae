//! The server's Prometheus metrics. They contain only numbers, never a table, person or card.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use canasta_live::TableCounts;
use canasta_store::CommitmentCounts;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

/// Class of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// A page other than a table's.
    Page,
    /// Opens a table.
    Open,
    /// A table's page, before, during or after the game.
    Table,
    /// An action at a table.
    Action,
    /// A request for the next deal.
    Next,
    /// A request for a hint.
    Hint,
    /// Any other request at a table: seats, pauses, chat.
    Do,
    /// A table's live connection.
    Live,
    /// A score pad: its phones and watchers.
    Pad,
    /// An invitation, a code or a calendar.
    Entry,
    /// A guest's settings, devices and history.
    Own,
    /// Metrics and health check.
    Operator,
    /// Static files, and paths that don't exist.
    File,
}

impl Class {
    /// Value of the `route` label.
    const fn label(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Open => "open",
            Self::Table => "table",
            Self::Action => "act",
            Self::Next => "next",
            Self::Hint => "hint",
            Self::Do => "do",
            Self::Live => "live",
            Self::Pad => "pad",
            Self::Entry => "door",
            Self::Own => "own",
            Self::Operator => "operator",
            Self::File => "file",
        }
    }
}

/// Value of the `status` label.
const fn status_class(status: u16) -> &'static str {
    match status {
        ..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        _ => "5xx",
    }
}

/// Adds one to a gauge until it is dropped.
pub struct GaugeGuard(Gauge);

impl GaugeGuard {
    fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Buckets for times, in seconds.
const TIME_BUCKETS: [f64; 9] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1.0, 10.0];
/// Buckets for jobs per commit.
const BATCH_BUCKETS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// The server's metrics.
pub struct Metrics {
    registry: Registry,
    /// By route and status class.
    answers: Family<[(&'static str, &'static str); 2], Counter>,
    answer_times: Histogram,
    actions: Counter,
    refusals: Counter,
    batches: Histogram,
    batch_times: Histogram,
    connections: Gauge,
    refused_connections: Counter,
    limited: Counter,
    sockets: Gauge,
    slow_sockets: Counter,
    tables: Arc<TableCounts>,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut metrics = Self {
            registry: Registry::default(),
            answers: Family::default(),
            answer_times: Histogram::new(TIME_BUCKETS),
            actions: Counter::default(),
            refusals: Counter::default(),
            batches: Histogram::new(BATCH_BUCKETS),
            batch_times: Histogram::new(TIME_BUCKETS),
            connections: Gauge::default(),
            refused_connections: Counter::default(),
            limited: Counter::default(),
            sockets: Gauge::default(),
            slow_sockets: Counter::default(),
            tables: Arc::default(),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    /// Registers the metrics. The library adds a full stop to help texts, and `_total` to the names of counters.
    fn register(&mut self) {
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        let registry = &mut self.registry;
        registry.register("canasta", "Version of the server", version);
        registry.register("canasta_requests", "Answered requests by route and status class", self.answers.clone());
        registry.register_with_unit("canasta_request", "Time to the answer", Unit::Seconds, self.answer_times.clone());
        registry.register("canasta_acts", "Actions acknowledged, which means written to disk", self.actions.clone());
        registry.register(
            "canasta_refusals",
            "Actions refused, by the rules or because another action came first",
            self.refusals.clone(),
        );
        registry.register("canasta_commit_jobs", "Jobs committed together", self.batches.clone());
        let commits = self.batch_times.clone();
        registry.register_with_unit("canasta_commit", "Time of a commit, with its fsync", Unit::Seconds, commits);
        registry.register("canasta_connections", "Open connections, including live ones", self.connections.clone());
        registry.register(
            "canasta_connections_refused",
            "Connections refused because of the total limit or the limit per address",
            self.refused_connections.clone(),
        );
        registry.register("canasta_rate_limited", "Requests refused by a rate limit", self.limited.clone());
        registry.register("canasta_sockets", "Screens that follow a table", self.sockets.clone());
        registry.register(
            "canasta_slow_sockets",
            "Screens cut off because they stopped reading or answering",
            self.slow_sockets.clone(),
        );
    }

    /// Counts an answered request. An action is also counted as accepted or refused, depending on its status.
    pub fn answered(&self, class: Class, status: u16, took: Duration) {
        self.answers.get_or_create(&[("route", class.label()), ("status", status_class(status))]).inc();
        self.answer_times.observe(took.as_secs_f64());
        match (class, status) {
            (Class::Action, 200) => _ = self.actions.inc(),
            (Class::Action, 409) => _ = self.refusals.inc(),
            _ => {}
        }
    }

    /// Counts a commit of `jobs` jobs.
    pub fn committed(&self, jobs: usize, took: Duration) {
        // A commit has few enough jobs for a float to be exact.
        self.batches.observe(f64::from(canasta::must_fit::<u32>(jobs)));
        self.batch_times.observe(took.as_secs_f64());
    }

    /// Counts a connection until the returned guard is dropped.
    pub fn connection(&self) -> GaugeGuard {
        GaugeGuard::new(&self.connections)
    }

    /// Counts a connection refused because of a limit.
    pub fn connection_refused(&self) {
        self.refused_connections.inc();
    }

    /// Counts a request refused by a rate limit.
    pub fn rate_limited(&self) {
        self.limited.inc();
    }

    /// Counts a live connection until the returned guard is dropped.
    pub fn socket(&self) -> GaugeGuard {
        GaugeGuard::new(&self.sockets)
    }

    /// Counts a live connection that was closed because the client read nothing or didn't answer pings.
    pub fn slow_socket(&self) {
        self.slow_sockets.inc();
    }

    /// Counts of live tables.
    pub fn tables(&self) -> Arc<TableCounts> {
        Arc::clone(&self.tables)
    }

    /// The metrics in the `OpenMetrics` text format. `commitments` is `None` if the database doesn't answer. `reviews`
    /// is the number of reviews in the queue.
    ///
    /// # Errors
    /// Never in practice, because writing to a string doesn't fail.
    pub fn text(&self, commitments: Option<CommitmentCounts>, reviews: usize) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode_registry(&mut text, &self.registry)?;
        encode_registry(&mut text, &self.current_registry(commitments, reviews))?;
        encode_eof(&mut text)?;
        Ok(text)
    }

    /// Metrics that are computed on request: those of tables, process and database.
    fn current_registry(&self, commitments: Option<CommitmentCounts>, reviews: usize) -> Registry {
        let mut now = Registry::default();
        now.register("canasta_tables", "Tables in memory", ConstGauge::new(self.tables.live()));
        let quarantined = ConstCounter::new(self.tables.quarantined());
        now.register(
            "canasta_tables_quarantined",
            "Tables quarantined because their journal can't be folded",
            quarantined,
        );
        let reviews = ConstGauge::new(canasta::must_fit::<u64>(reviews));
        now.register("canasta_reviews_waiting", "Reviews of finished games in the queue", reviews);
        if let Some(bytes) = resident_bytes() {
            let memory = ConstGauge::new(bytes);
            now.register_with_unit("process_resident_memory", "Memory of the process", Unit::Bytes, memory);
        }
        if let Some(commitments) = commitments {
            for (name, help, deals) in [
                ("canasta_promises_made", "Deals with a commitment", commitments.made),
                ("canasta_promises_kept", "Of these, the deals whose seed is revealed", commitments.revealed),
                (
                    "canasta_promises_outstanding",
                    "Of these, the deals whose seed is not revealed yet",
                    commitments.outstanding(),
                ),
            ] {
                now.register(name, help, ConstGauge::new(deals));
            }
        }
        now
    }
}

/// This process's memory in bytes. `None` except on Linux.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(metrics: &Metrics, prefix: &str) -> Vec<String> {
        metrics.text(None, 0).unwrap().lines().filter(|line| line.starts_with(prefix)).map(str::to_owned).collect()
    }

    #[test]
    fn counts_requests_by_class_and_status() {
        let metrics = Metrics::default();
        for (class, status) in [(Class::Page, 200), (Class::Page, 304), (Class::Action, 200), (Class::Action, 409)] {
            metrics.answered(class, status, Duration::from_micros(700));
        }
        let mut requests = lines(&metrics, "canasta_requests_total");
        requests.sort();
        assert_eq!(
            requests,
            [
                "canasta_requests_total{route=\"act\",status=\"2xx\"} 1",
                "canasta_requests_total{route=\"act\",status=\"4xx\"} 1",
                "canasta_requests_total{route=\"page\",status=\"2xx\"} 1",
                "canasta_requests_total{route=\"page\",status=\"3xx\"} 1",
            ]
        );
        assert_eq!(lines(&metrics, "canasta_acts"), ["canasta_acts_total 1"]);
        assert_eq!(lines(&metrics, "canasta_refusals"), ["canasta_refusals_total 1"]);
        assert_eq!(lines(&metrics, "canasta_request_seconds_bucket{le=\"0.001\"}").len(), 1);
    }

    #[test]
    fn counts_commits_with_their_jobs_and_times() {
        let metrics = Metrics::default();
        for (jobs, millis) in [(1, 1), (3, 2), (300, 20_000)] {
            metrics.committed(jobs, Duration::from_millis(millis));
        }
        let jobs = lines(&metrics, "canasta_commit_jobs");
        for line in ["canasta_commit_jobs_sum 304.0", "canasta_commit_jobs_count 3"] {
            assert!(jobs.iter().any(|found| found == line), "{line}: {jobs:?}");
        }
        assert_eq!(lines(&metrics, "canasta_commit_seconds_sum"), ["canasta_commit_seconds_sum 20.003"]);
    }

    #[test]
    fn stops_counting_a_closed_connection() {
        let metrics = Metrics::default();
        let sockets = [metrics.socket(), metrics.socket()];
        assert_eq!(lines(&metrics, "canasta_sockets"), ["canasta_sockets 2"]);
        drop(sockets);
        assert_eq!(lines(&metrics, "canasta_sockets"), ["canasta_sockets 0"]);
    }

    #[test]
    fn counts_commitments_if_the_database_answers() {
        let metrics = Metrics::default();
        assert_eq!(lines(&metrics, "canasta_promises"), [""; 0]);
        let text = metrics.text(Some(CommitmentCounts { made: 7, revealed: 5 }), 0).unwrap();
        for line in ["canasta_promises_made 7", "canasta_promises_kept 5", "canasta_promises_outstanding 2", "# EOF"] {
            assert!(text.lines().any(|found| found == line), "{line}: {text}");
        }
    }
}
