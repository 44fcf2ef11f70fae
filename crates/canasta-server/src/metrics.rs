//! The server's metrics, as Prometheus reads them. They are numbers only: no table, no person and no card is named.

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

/// The kind of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// A page other than a table's.
    Page,
    /// Opens a table.
    Open,
    /// The page of a table, before, in or after its game.
    Table,
    /// An act at a table.
    Action,
    /// A request for the next deal.
    Next,
    /// A request for a hint.
    Hint,
    /// Any other request to a table: seats, pauses, talk.
    Do,
    /// A table's live connection.
    Live,
    /// An invitation, a code or a calendar.
    Door,
    /// A guest's own settings, devices and history.
    Own,
    /// The metrics, and whether the server is well.
    Operator,
    /// Style sheets, pictures, scripts, and addresses that do not exist.
    File,
}

impl Class {
    /// The value of the label `route`.
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
            Self::Door => "door",
            Self::Own => "own",
            Self::Operator => "operator",
            Self::File => "file",
        }
    }
}

/// The value of the label `status`.
const fn status_class(status: u16) -> &'static str {
    match status {
        ..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        _ => "5xx",
    }
}

/// Counts for one in a gauge until it is dropped.
pub struct Counted(Gauge);

impl Counted {
    fn one_more(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// The buckets of times, in seconds.
const TIMES: [f64; 9] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1.0, 10.0];
/// The buckets of jobs that are committed together.
const BATCHES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

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
    turned_away: Counter,
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
            answer_times: Histogram::new(TIMES),
            actions: Counter::default(),
            refusals: Counter::default(),
            batches: Histogram::new(BATCHES),
            batch_times: Histogram::new(TIMES),
            connections: Gauge::default(),
            turned_away: Counter::default(),
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
    /// Names the metrics. The library ends each help with a full stop, and each counter's name with `_total`.
    fn register(&mut self) {
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        let of = &mut self.registry;
        of.register("canasta", "The version that runs", version);
        of.register(
            "canasta_requests",
            "Answered requests by what was asked for and the status class",
            self.answers.clone(),
        );
        of.register_with_unit("canasta_request", "Time to the answer", Unit::Seconds, self.answer_times.clone());
        of.register("canasta_acts", "Acts acknowledged: on the disk", self.actions.clone());
        of.register(
            "canasta_refusals",
            "Acts refused, by the rules or because something came before",
            self.refusals.clone(),
        );
        of.register("canasta_commit_jobs", "Jobs committed together", self.batches.clone());
        let commits = self.batch_times.clone();
        of.register_with_unit("canasta_commit", "Time of a commit, with its fsync", Unit::Seconds, commits);
        of.register("canasta_connections", "Connections now, live ones included", self.connections.clone());
        of.register(
            "canasta_connections_refused",
            "Connections for which there was no room, in all or of their address",
            self.turned_away.clone(),
        );
        of.register("canasta_rate_limited", "Requests refused because of how many came before", self.limited.clone());
        of.register("canasta_sockets", "Screens that follow a table now", self.sockets.clone());
        of.register(
            "canasta_slow_sockets",
            "Screens cut off because they took nothing or were silent",
            self.slow_sockets.clone(),
        );
    }

    /// Counts an answered request, and acts and refusals by their status.
    pub fn answered(&self, class: Class, status: u16, took: Duration) {
        self.answers.get_or_create(&[("route", class.label()), ("status", status_class(status))]).inc();
        self.answer_times.observe(took.as_secs_f64());
        match (class, status) {
            (Class::Action, 200) => _ = self.actions.inc(),
            (Class::Action, 409) => _ = self.refusals.inc(),
            _ => {}
        }
    }

    /// Counts a commit of so many jobs.
    pub fn committed(&self, jobs: usize, took: Duration) {
        // Never so many that a float is not exact.
        self.batches.observe(f64::from(canasta::must_fit::<u32>(jobs)));
        self.batch_times.observe(took.as_secs_f64());
    }

    /// Counts a connection until the returned value is dropped.
    pub fn connection(&self) -> Counted {
        Counted::one_more(&self.connections)
    }

    /// Counts a connection for which there was no room.
    pub fn turned_away(&self) {
        self.turned_away.inc();
    }

    /// Counts a request beyond a limit of its address or session.
    pub fn limited(&self) {
        self.limited.inc();
    }

    /// Counts a live connection until the returned value is dropped.
    pub fn socket(&self) -> Counted {
        Counted::one_more(&self.sockets)
    }

    /// Counts a live connection that was closed because it read nothing or did not answer.
    pub fn slow_socket(&self) {
        self.slow_sockets.inc();
    }

    /// The counts of live tables.
    pub fn tables(&self) -> Arc<TableCounts> {
        Arc::clone(&self.tables)
    }

    /// The metrics as text in the `OpenMetrics` format. `commitments` come from the database, and are left out where it does not
    /// answer; `reviews` is how many are waited for.
    ///
    /// # Errors
    /// None that is known: writing to a string does not fail.
    pub fn text(&self, commitments: Option<CommitmentCounts>, reviews: usize) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode_registry(&mut text, &self.registry)?;
        encode_registry(&mut text, &self.read_now(commitments, reviews))?;
        encode_eof(&mut text)?;
        Ok(text)
    }

    /// Metrics that are read only now: of tables, of the process, of the database.
    fn read_now(&self, commitments: Option<CommitmentCounts>, reviews: usize) -> Registry {
        let mut now = Registry::default();
        now.register("canasta_tables", "Tables in memory now", ConstGauge::new(self.tables.live()));
        let quarantined = ConstCounter::new(self.tables.quarantined());
        now.register(
            "canasta_tables_quarantined",
            "Tables quarantined, because their journal does not fold",
            quarantined,
        );
        let reviews = ConstGauge::new(canasta::must_fit::<u64>(reviews));
        now.register("canasta_reviews_waiting", "Reviews of finished games that are waited for", reviews);
        if let Some(bytes) = resident_bytes() {
            let memory = ConstGauge::new(bytes);
            now.register_with_unit("process_resident_memory", "Memory of the process", Unit::Bytes, memory);
        }
        if let Some(commitments) = commitments {
            for (name, help, deals) in [
                ("canasta_promises_made", "Deals promised before they were dealt", commitments.made),
                ("canasta_promises_kept", "Of these, the deals whose seed is told", commitments.revealed),
                (
                    "canasta_promises_outstanding",
                    "Of these, the deals whose seed is still to be told",
                    commitments.outstanding(),
                ),
            ] {
                now.register(name, help, ConstGauge::new(deals));
            }
        }
        now
    }
}

/// The memory of this process in bytes, on Linux.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(metrics: &Metrics, of: &str) -> Vec<String> {
        metrics.text(None, 0).unwrap().lines().filter(|line| line.starts_with(of)).map(str::to_owned).collect()
    }

    #[test]
    fn requests_are_counted_by_kind_and_status_class() {
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
    fn commits_are_counted_with_their_jobs_and_times() {
        let metrics = Metrics::default();
        for (jobs, millis) in [(1, 1), (3, 2), (300, 20_000)] {
            metrics.committed(jobs, Duration::from_millis(millis));
        }
        let jobs = lines(&metrics, "canasta_commit_jobs");
        for line in ["canasta_commit_jobs_sum 304.0", "canasta_commit_jobs_count 3"] {
            assert!(jobs.iter().any(|one| one == line), "{line}: {jobs:?}");
        }
        assert_eq!(lines(&metrics, "canasta_commit_seconds_sum"), ["canasta_commit_seconds_sum 20.003"]);
    }

    #[test]
    fn a_closed_connection_is_no_longer_counted() {
        let metrics = Metrics::default();
        let (one, two) = (metrics.socket(), metrics.socket());
        assert_eq!(lines(&metrics, "canasta_sockets"), ["canasta_sockets 2"]);
        drop((one, two));
        assert_eq!(lines(&metrics, "canasta_sockets"), ["canasta_sockets 0"]);
    }

    #[test]
    fn promised_deals_are_counted_where_the_database_answers() {
        let metrics = Metrics::default();
        assert_eq!(lines(&metrics, "canasta_promises"), [""; 0]);
        let text = metrics.text(Some(CommitmentCounts { made: 7, revealed: 5 }), 0).unwrap();
        for line in ["canasta_promises_made 7", "canasta_promises_kept 5", "canasta_promises_outstanding 2", "# EOF"] {
            assert!(text.lines().any(|one| one == line), "{line}: {text}");
        }
    }
}
