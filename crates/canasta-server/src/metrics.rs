//! What the server counts of itself, and how Prometheus reads it. Numbers only: no table, no person, no card has a place
//! here. Counting is an addition to an atomic number; whoever counts calls one function.

use canasta_live::TableCounts;
use canasta_store::SealCounts;

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// What kind of thing was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// A page that is no table.
    Page,
    /// A new table.
    Open,
    /// A table's page.
    Table,
    /// An act at a table.
    Act,
    /// The next deal.
    Next,
    /// A hint.
    Hint,
    /// Anything else done at a table: seats, pauses, talk.
    Do,
    /// A table's live connection.
    Live,
    /// An invitation, a code or a calendar.
    Door,
    /// A form that keeps or forgets somebody's own things.
    Own,
    /// What operators ask.
    Operator,
    /// Style sheet, faces, scripts, and what does not exist.
    File,
}

impl Route {
    const ALL: [(Self, &str); 12] = [
        (Self::Page, "page"),
        (Self::Open, "open"),
        (Self::Table, "table"),
        (Self::Act, "act"),
        (Self::Next, "next"),
        (Self::Hint, "hint"),
        (Self::Do, "do"),
        (Self::Live, "live"),
        (Self::Door, "door"),
        (Self::Own, "own"),
        (Self::Operator, "operator"),
        (Self::File, "file"),
    ];

    /// Of a path.
    pub(crate) fn of(path: &str) -> Self {
        let mut parts = path.split('/').skip(1);
        match (parts.next().unwrap_or_default(), parts.next(), parts.next()) {
            ("table", Some(_), None) => Self::Table,
            ("table", Some(_), Some("act")) => Self::Act,
            ("table", Some(_), Some("next")) => Self::Next,
            ("table", Some(_), Some("hint")) => Self::Hint,
            ("table", Some(_), Some("live")) => Self::Live,
            ("table", Some(_), Some("do" | "say")) => Self::Do,
            ("table", Some(_), Some("replay" | "record" | "sheet.csv" | "fair")) => Self::Page,
            ("join" | "calendar" | "device", _, _) => Self::Door,
            ("settings" | "forget", None, _) | ("you", Some("forget"), _) | ("devices", _, _) => Self::Own,
            ("play" | "learn" | "gather" | "new", None, _) => Self::Open,
            ("healthz" | "metrics", None, _) => Self::Operator,
            ("" | "lobby" | "fairness" | "you.csv" | "you.json", None, _) | ("rules" | "replay" | "you", _, _) => {
                Self::Page
            }
            _ => Self::File,
        }
    }
}

/// How many of something there are now.
#[derive(Default)]
struct Gauge(Arc<AtomicI64>);

impl Gauge {
    fn one_more(&self) -> Counted {
        self.0.fetch_add(1, Ordering::Relaxed);
        Counted(Arc::clone(&self.0))
    }

    fn now(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One of what is counted now, until it is dropped.
pub(crate) struct Counted(Arc<AtomicI64>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[derive(Default)]
struct Count(AtomicU64);

impl Count {
    fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often a number was at most as large as each of some bounds.
struct Histogram<const N: usize> {
    /// In the number's unit: microseconds of time, or jobs.
    bounds: [u64; N],
    /// Those that fit into a bound and no smaller one.
    fits: [Count; N],
    larger: Count,
    sum: Count,
}

impl<const N: usize> Histogram<N> {
    fn new(bounds: [u64; N]) -> Self {
        Self {
            bounds,
            fits: std::array::from_fn(|_| Count::default()),
            larger: Count::default(),
            sum: Count::default(),
        }
    }

    fn add(&self, number: u64) {
        let place = self.bounds.partition_point(|&bound| bound < number);
        self.fits.get(place).unwrap_or(&self.larger).add(1);
        self.sum.add(number);
    }
}

/// Microseconds in a second, and jobs in a job.
const MICROS: u64 = 1_000_000;
const ONE: u64 = 1;
/// Bounds of what takes time, in microseconds.
const TIMES: [u64; 9] = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 1_000_000, 10_000_000];
/// Bounds of how many jobs are committed together.
const BATCHES: [u64; 9] = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/// What the server counts of itself.
pub struct Metrics {
    /// By route, and by the status class.
    answers: [[Count; 5]; Route::ALL.len()],
    answer_times: Histogram<9>,
    acts: Count,
    refusals: Count,
    batches: Histogram<9>,
    batch_times: Histogram<9>,
    connections: Gauge,
    turned_away: Count,
    limited: Count,
    sockets: Gauge,
    slow_sockets: Count,
    tables: Arc<TableCounts>,
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            answers: Default::default(),
            answer_times: Histogram::new(TIMES),
            acts: Count::default(),
            refusals: Count::default(),
            batches: Histogram::new(BATCHES),
            batch_times: Histogram::new(TIMES),
            connections: Gauge::default(),
            turned_away: Count::default(),
            limited: Count::default(),
            sockets: Gauge::default(),
            slow_sockets: Count::default(),
            tables: Arc::default(),
        }
    }
}

impl Metrics {
    /// A request was answered. Acts and refusals are read off it.
    pub(crate) fn answered(&self, route: Route, status: u16, took: Duration) {
        let hundred = usize::from(status / 100).clamp(1, 5) - 1;
        let place = Route::ALL.iter().position(|&(known, _)| known == route).unwrap_or_default();
        self.answers[place][hundred].add(1);
        self.answer_times.add(micros(took));
        match (route, status) {
            (Route::Act, 200) => self.acts.add(1),
            (Route::Act, 409) => self.refusals.add(1),
            _ => {}
        }
    }

    /// So many jobs were committed together.
    pub(crate) fn committed(&self, jobs: usize, took: Duration) {
        self.batches.add(jobs as u64);
        self.batch_times.add(micros(took));
    }

    /// A connection, as long as what is returned lives.
    pub(crate) fn connection(&self) -> Counted {
        self.connections.one_more()
    }

    /// A connection of an address that has too many.
    pub(crate) fn turned_away(&self) {
        self.turned_away.add(1);
    }

    /// A request of somebody who asks too often.
    pub(crate) fn limited(&self) {
        self.limited.add(1);
    }

    /// A live connection of a screen, as long as what is returned lives.
    pub(crate) fn socket(&self) -> Counted {
        self.sockets.one_more()
    }

    /// A live connection was closed because it took nothing or answered no more.
    pub(crate) fn slow_socket(&self) {
        self.slow_sockets.add(1);
    }

    /// Where live tables are counted.
    pub(crate) fn tables(&self) -> Arc<TableCounts> {
        Arc::clone(&self.tables)
    }

    /// In Prometheus's text format.
    pub(crate) fn text(&self) -> String {
        let mut page = Page::default();
        page.head("canasta_info", "gauge", "The version that runs.");
        page.line(&format!("canasta_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")), 1);
        page.head("canasta_requests_total", "counter", "Answered requests by what was asked for and the status class.");
        for (&(_, route), answers) in Route::ALL.iter().zip(&self.answers) {
            for (hundred, count) in (1..).zip(answers).filter(|(_, count)| count.now() > 0) {
                page.line(&format!("canasta_requests_total{{route=\"{route}\",status=\"{hundred}xx\"}}"), count.now());
            }
        }
        page.histogram("canasta_request_seconds", "Time to the answer.", &self.answer_times, MICROS);
        page.count("canasta_acts_total", "Acts acknowledged: on the disk.", &self.acts);
        page.count(
            "canasta_refusals_total",
            "Acts refused, by the rules or because something came before.",
            &self.refusals,
        );
        page.histogram("canasta_commit_jobs", "Jobs committed together.", &self.batches, ONE);
        page.histogram("canasta_commit_seconds", "Time of a commit, with its fsync.", &self.batch_times, MICROS);
        page.gauge("canasta_connections", "Connections now, live ones included.", &self.connections);
        page.count(
            "canasta_connections_refused_total",
            "Connections for which there was no room, in all or of their address.",
            &self.turned_away,
        );
        page.count("canasta_rate_limited_total", "Requests of somebody who asked too often.", &self.limited);
        page.gauge("canasta_sockets", "Screens that follow a table now.", &self.sockets);
        page.count(
            "canasta_slow_sockets_total",
            "Screens cut off because they took nothing or were silent.",
            &self.slow_sockets,
        );
        page.head("canasta_tables", "gauge", "Tables in memory now.");
        page.line("canasta_tables", self.tables.live());
        page.head("canasta_tables_quarantined_total", "counter", "Tables quarantined: their journal does not fold.");
        page.line("canasta_tables_quarantined_total", self.tables.quarantined());
        if let Some(bytes) = resident_bytes() {
            page.head("process_resident_memory_bytes", "gauge", "Memory of the process.");
            page.line("process_resident_memory_bytes", bytes);
        }
        page.0
    }
}

/// What was promised of deals, in Prometheus's text format.
pub(crate) fn promises(seals: SealCounts) -> String {
    let mut page = Page::default();
    for (name, help, number) in [
        ("canasta_promises_made", "Deals promised before they were dealt.", seals.made),
        ("canasta_promises_kept", "Of these, the deals whose seed is told.", seals.revealed),
        ("canasta_promises_outstanding", "Of these, the deals whose seed is still to be told.", seals.outstanding()),
    ] {
        page.head(name, "gauge", help);
        page.line(name, number);
    }
    page.0
}

fn micros(took: Duration) -> u64 {
    u64::try_from(took.as_micros()).unwrap_or(u64::MAX)
}

/// From the kernel, where it tells.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

/// So many parts of a unit, a power of ten, as a decimal with no more digits than it needs: 25,000 millionths are 0.025.
fn decimal(parts: u64, unit: u64) -> String {
    let (whole, rest) = (parts / unit, parts % unit);
    if rest == 0 {
        return whole.to_string();
    }
    let places = unit.ilog10() as usize;
    format!("{whole}.{rest:0places$}").trim_end_matches('0').to_owned()
}

#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a text cannot fail.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn line(&mut self, name: &str, number: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{name} {number}");
    }

    fn count(&mut self, name: &str, help: &str, count: &Count) {
        self.head(name, "counter", help);
        self.line(name, count.now());
    }

    fn gauge(&mut self, name: &str, help: &str, gauge: &Gauge) {
        self.head(name, "gauge", help);
        self.line(name, gauge.now());
    }

    fn histogram<const N: usize>(&mut self, name: &str, help: &str, of: &Histogram<N>, unit: u64) {
        self.head(name, "histogram", help);
        let mut so_far = 0;
        for (&bound, fits) in of.bounds.iter().zip(&of.fits) {
            so_far += fits.now();
            self.line(&format!("{name}_bucket{{le=\"{}\"}}", decimal(bound, unit)), so_far);
        }
        so_far += of.larger.now();
        self.line(&format!("{name}_bucket{{le=\"+Inf\"}}"), so_far);
        self.line(&format!("{name}_sum"), decimal(of.sum.now(), unit));
        self.line(&format!("{name}_count"), so_far);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(metrics: &Metrics, of: &str) -> Vec<String> {
        metrics.text().lines().filter(|line| line.starts_with(of)).map(str::to_owned).collect()
    }

    #[test]
    fn requests_are_told_by_what_was_asked_for() {
        let metrics = Metrics::default();
        for (path, status) in [("/", 200), ("/rules/pile", 304), ("/table/0/act", 200), ("/table/0/act", 409)] {
            metrics.answered(Route::of(path), status, Duration::from_micros(700));
        }
        assert_eq!(
            lines(&metrics, "canasta_requests_total"),
            [
                "canasta_requests_total{route=\"page\",status=\"2xx\"} 1",
                "canasta_requests_total{route=\"page\",status=\"3xx\"} 1",
                "canasta_requests_total{route=\"act\",status=\"2xx\"} 1",
                "canasta_requests_total{route=\"act\",status=\"4xx\"} 1",
            ]
        );
        assert_eq!(lines(&metrics, "canasta_acts"), ["canasta_acts_total 1"]);
        assert_eq!(lines(&metrics, "canasta_refusals"), ["canasta_refusals_total 1"]);
    }

    #[test]
    fn a_route_is_never_a_table_or_a_person() {
        for (path, expect) in [
            ("/table/0123", Route::Table),
            ("/table/0123/live", Route::Live),
            ("/table/0123/say", Route::Do),
            ("/join/0123", Route::Door),
            ("/gather", Route::Open),
            ("/lobby", Route::Page),
            ("/metrics", Route::Operator),
            ("/table.css", Route::File),
            ("/assets/table.0123abcd.css", Route::File),
            ("/device", Route::Door),
            ("/device/0123", Route::Door),
            ("/devices/link", Route::Own),
            ("/table/0123/anything/else", Route::File),
        ] {
            assert_eq!(Route::of(path), expect, "{path}");
        }
    }

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        for (jobs, millis) in [(1, 1), (3, 2), (300, 20_000)] {
            metrics.committed(jobs, Duration::from_millis(millis));
        }
        let jobs = lines(&metrics, "canasta_commit_jobs");
        assert_eq!(jobs[0], "canasta_commit_jobs_bucket{le=\"1\"} 1");
        assert_eq!(jobs[2], "canasta_commit_jobs_bucket{le=\"4\"} 2");
        assert_eq!(
            jobs[8..],
            [
                "canasta_commit_jobs_bucket{le=\"256\"} 2",
                "canasta_commit_jobs_bucket{le=\"+Inf\"} 3",
                "canasta_commit_jobs_sum 304",
                "canasta_commit_jobs_count 3",
            ]
        );
        let seconds = lines(&metrics, "canasta_commit_seconds");
        assert_eq!(seconds[1], "canasta_commit_seconds_bucket{le=\"0.001\"} 1");
        assert_eq!(seconds[10], "canasta_commit_seconds_sum 20.003");
    }

    /// A label is compared as text: whatever binary fractions make of 0.025, it is told as 0.025.
    #[test]
    fn bounds_are_short_decimals() {
        let metrics = Metrics::default();
        let bounds = |of: &str| -> Vec<String> {
            let lines = lines(&metrics, of).into_iter();
            lines.filter_map(|line| Some(line.split_once("le=\"")?.1.split_once('"')?.0.to_owned())).collect()
        };
        let times = ["0.0005", "0.001", "0.0025", "0.005", "0.01", "0.025", "0.1", "1", "10", "+Inf"];
        assert_eq!(bounds("canasta_request_seconds_bucket"), times);
        assert_eq!(bounds("canasta_commit_seconds_bucket"), times);
        let jobs = ["1", "2", "4", "8", "16", "32", "64", "128", "256", "+Inf"];
        assert_eq!(bounds("canasta_commit_jobs_bucket"), jobs);
        for (parts, told) in [(0, "0"), (1, "0.000001"), (100_000, "0.1"), (20_003_000, "20.003")] {
            assert_eq!(decimal(parts, MICROS), told);
        }
    }

    #[test]
    fn what_is_there_now_goes_down_again() {
        let metrics = Metrics::default();
        let (one, two) = (metrics.socket(), metrics.socket());
        assert_eq!(lines(&metrics, "canasta_sockets"), ["canasta_sockets 2"]);
        drop((one, two));
        assert_eq!(lines(&metrics, "canasta_sockets"), ["canasta_sockets 0"]);
    }
}
