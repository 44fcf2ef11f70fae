//! What must come before what: an answer that acknowledges may begin to leave only after the write-ahead log with its commit
//! was synchronised, and so may a message that shows the act on a screen.
//!
//! The log is read as SQLite writes it: a header of 24 bytes before each page, and in the header of a commit's last page the
//! size of the file, which is otherwise 0. A commit is on the disk when a synchronisation has returned that began after
//! its last page was written.

use std::collections::{BTreeMap, BTreeSet};

use crate::strace::{Call, Phase};

/// The end of the file name of SQLite's write-ahead log.
const LOG: &str = "-wal";
/// The size of a page's header there, in bytes.
const HEADER: usize = 24;

/// An answer or a message that left too early.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum TooEarly {
    /// An answer that acknowledged.
    #[error("“{id}” was acknowledged {missing}")]
    Answer {
        /// The id of the act or of the table.
        id: String,
        /// What had not happened yet.
        missing: Missing,
    },
    /// A message to a screen.
    #[error("a screen showed “{id}” {missing}")]
    Screen {
        /// The id of the act.
        id: String,
        /// What had not happened yet.
        missing: Missing,
    },
}

/// What had not happened yet when an answer left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum Missing {
    /// The act was not in the log.
    #[error("before it was written")]
    Written,
    /// Its commit was not whole.
    #[error("before its commit was written")]
    Committed,
    /// The log was not synchronised.
    #[error("before its commit was synchronised")]
    Synchronised,
}

/// The ids that the clients were acknowledged; they are found again in the recorded bytes.
#[derive(Default, Debug)]
pub struct Expected {
    /// Ids of acts.
    pub acts: BTreeSet<String>,
    /// Ids of tables.
    pub tables: BTreeSet<String>,
    /// By table: numbers of entries, and the act that each is.
    pub entries: BTreeMap<String, Vec<(u64, String)>>,
}

/// One connection to a client.
#[derive(Default, Debug)]
struct Socket {
    /// The request so far.
    request: Vec<u8>,
    /// The table whose live connection it is.
    screen: Option<String>,
}

/// How far an act or a table has come on its way to the disk.
#[derive(Clone, Copy, Default, Debug)]
struct Progress {
    written: bool,
    /// The number of the write that completed its commit.
    committed: Option<u64>,
}

/// Follows the calls in their order.
pub struct OrderChecker<'a> {
    expected: &'a Expected,
    progress: BTreeMap<String, Progress>,
    sockets: BTreeMap<String, Socket>,
    /// Writes to the log so far.
    writes: u64,
    /// Whether the next page is a commit's last.
    last_page: bool,
    /// Writes when the running synchronisation began.
    began: u64,
    /// Writes that are on the disk.
    synchronised: u64,
    /// Answers and messages that left too early.
    pub early: BTreeSet<TooEarly>,
    /// Answers that were checked.
    pub answers: u64,
    /// Messages to screens that were checked.
    pub screens: u64,
    /// Synchronisations of the log.
    pub synchronisations: u64,
}

impl<'a> OrderChecker<'a> {
    /// A checker that has seen no call.
    pub fn new(expected: &'a Expected) -> Self {
        Self {
            expected,
            progress: BTreeMap::new(),
            sockets: BTreeMap::new(),
            writes: 0,
            last_page: false,
            began: 0,
            synchronised: 0,
            early: BTreeSet::new(),
            answers: 0,
            screens: 0,
            synchronisations: 0,
        }
    }

    /// Takes the next call.
    pub fn see(&mut self, call: &Call) {
        let is_log = call.file.ends_with(LOG);
        match (call.name.as_str(), call.phase) {
            ("pwrite64" | "pwritev" | "write" | "writev", Phase::Exit(done)) if is_log && done > 0 => {
                self.write_log(&call.data);
            }
            ("fsync" | "fdatasync", Phase::Enter) if is_log => self.began = self.writes,
            ("fsync" | "fdatasync", Phase::Exit(0)) if is_log => {
                self.synchronisations += 1;
                self.synchronised = self.synchronised.max(self.began);
            }
            ("read" | "readv" | "recvfrom" | "recvmsg", Phase::Exit(read)) if is_socket(call) && read > 0 => {
                self.receive(call);
            }
            ("write" | "writev" | "sendto" | "sendmsg", Phase::Enter) if is_socket(call) => self.send(call),
            _ => {}
        }
    }

    fn write_log(&mut self, data: &[u8]) {
        self.writes += 1;
        if data.len() == HEADER {
            self.last_page = data[4..8] != [0; 4];
            return;
        }
        for id in words(data).filter(|id| self.expected.acts.contains(*id)) {
            self.progress.entry(id.to_owned()).or_default().written = true;
        }
        // In the database there need be no separator between a table's id and the next field.
        for id in &self.expected.tables {
            if !self.progress.contains_key(id) && data.windows(id.len()).any(|part| part == id.as_bytes()) {
                self.progress.entry(id.clone()).or_default().written = true;
            }
        }
        if std::mem::take(&mut self.last_page) {
            for progress in self.progress.values_mut().filter(|one| one.written && one.committed.is_none()) {
                progress.committed = Some(self.writes);
            }
        }
    }

    fn receive(&mut self, call: &Call) {
        let socket = self.sockets.entry(call.file.clone()).or_default();
        if socket.screen.is_some() {
            return;
        }
        socket.request.extend_from_slice(&call.data);
        let text = String::from_utf8_lossy(&socket.request);
        // After `/live` there may be a query.
        let path = text.strip_prefix("GET /table/").and_then(|rest| rest.split_once("/live"));
        socket.screen = path.map(|(table, _)| table.to_owned());
    }

    fn send(&mut self, call: &Call) {
        let Some(socket) = self.sockets.get_mut(&call.file) else { return };
        if call.data.starts_with(b"HTTP/1.1 ") {
            let request = std::mem::take(&mut socket.request);
            // The id of an act is in its request; the id of a new table is in the answer.
            let with_id = if call.data.starts_with(b"HTTP/1.1 200 ") {
                request
            } else if request.starts_with(b"POST ") && call.data.starts_with(b"HTTP/1.1 303 ") {
                call.data.clone()
            } else {
                return;
            };
            let is_expected = |id: &&str| self.expected.acts.contains(*id) || self.expected.tables.contains(*id);
            let ids: Vec<String> = words(&with_id).filter(is_expected).map(str::to_owned).collect();
            for id in ids {
                self.answers += 1;
                if let Some(missing) = self.missing(&id) {
                    self.early.insert(TooEarly::Answer { id, missing });
                }
            }
        } else if let Some(table) = socket.screen.clone()
            && let Some(n) = shown(&call.data)
        {
            self.screens += 1;
            let entries = self.expected.entries.get(&table).map(Vec::as_slice).unwrap_or_default();
            for (_, id) in entries.iter().filter(|(entry, _)| *entry <= n) {
                if let Some(missing) = self.missing(id) {
                    self.early.insert(TooEarly::Screen { id: id.clone(), missing });
                }
            }
        }
    }

    fn missing(&self, id: &str) -> Option<Missing> {
        match self.progress.get(id) {
            None | Some(Progress { written: false, .. }) => Some(Missing::Written),
            Some(Progress { committed: None, .. }) => Some(Missing::Committed),
            Some(Progress { committed: Some(write), .. }) if *write > self.synchronised => Some(Missing::Synchronised),
            Some(_) => None,
        }
    }
}

fn is_socket(call: &Call) -> bool {
    call.file.starts_with("socket:") || call.file.starts_with("TCP:")
}

/// Every run of at least six letters, digits and hyphens: all ids are such.
fn words(data: &[u8]) -> impl Iterator<Item = &str> {
    let parts = data.split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'-');
    parts.filter_map(|part| std::str::from_utf8(part).ok()).filter(|part| part.len() > 5)
}

/// The number of entries that a message to a screen shows. Inside the page's text the quotation marks are escaped.
fn shown(data: &[u8]) -> Option<u64> {
    let key = b"\"n\":";
    let at = data.windows(key.len()).position(|part| part == key)?;
    let digits: Vec<u8> = data[at + key.len()..].iter().copied().take_while(u8::is_ascii_digit).collect();
    std::str::from_utf8(&digits).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The header of a page that is not its commit's last.
    const INNER_HEADER: [u8; HEADER] = [0; HEADER];

    fn expected() -> Expected {
        let entries = BTreeMap::from([("t1".to_owned(), vec![(3, "drill-1".to_owned())])]);
        Expected {
            acts: BTreeSet::from(["drill-1".to_owned()]),
            tables: BTreeSet::from(["table-1".to_owned()]),
            entries,
        }
    }

    /// The calls `wal BYTES`, `head`, `last` (the header of a commit's last page), `sync`, `read SOCKET BYTES` and
    /// `send SOCKET BYTES`; then what left too early.
    fn check(calls: &[&str], expect: &[&str]) {
        let acknowledged = expected();
        let mut checker = OrderChecker::new(&acknowledged);
        for line in calls {
            let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
            let log = ("pwrite64", "/data/canasta.db-wal".to_owned());
            let socket = || rest.split_once(' ').map(|(socket, data)| (format!("socket:[{socket}]"), data)).unwrap();
            let mut last = INNER_HEADER;
            last[7] = 9;
            let ((name, file), data) = match what {
                "wal" => (log, rest.as_bytes().to_vec()),
                "head" => (log, INNER_HEADER.to_vec()),
                "last" => (log, last.to_vec()),
                "sync" => (("fsync", log.1), Vec::new()),
                "read" => (("recvfrom", socket().0), socket().1.as_bytes().to_vec()),
                _ => (("writev", socket().0), socket().1.as_bytes().to_vec()),
            };
            let result = if what == "sync" { 0 } else { i64::try_from(data.len()).unwrap() };
            for phase in [Phase::Enter, Phase::Exit(result)] {
                checker.see(&Call { name: name.to_owned(), file: file.clone(), data: data.clone(), phase });
            }
        }
        assert_eq!(checker.early.iter().map(ToString::to_string).collect::<Vec<_>>(), expect);
        assert!(checker.answers + checker.screens > 0);
    }

    const ASK: &str = r#"read 7 POST /table/t1/act HTTP/1.1 {"id":"drill-1","n":2}"#;
    const YES: &str = r#"send 7 HTTP/1.1 200 OK {"n":3}"#;
    const PAGE: &str = r#"wal ..."id":"drill-1"..."#;

    #[test]
    fn an_answer_may_leave_after_its_commit_was_synchronised() {
        check(&[ASK, "head", PAGE, "last", "wal index", "sync", YES], &[]);
        // An act that is sent again later needs no further write.
        check(&[ASK, "last", PAGE, "sync", YES, "head", "wal x", ASK, YES], &[]);
    }

    #[test]
    fn an_answer_that_leaves_before_its_commit_was_synchronised_is_found() {
        let before = |event: &str| format!("“drill-1” was acknowledged before {event}");
        check(&[ASK, "last", PAGE, YES, "sync"], &[&before("its commit was synchronised")]);
        check(&[ASK, "sync", "head", PAGE, "sync", YES, "last", "wal index"], &[&before("its commit was written")]);
        check(&[ASK, YES, "last", PAGE, "sync"], &[&before("it was written")]);
        // A synchronisation before the act was written does not count.
        check(&["last", "wal other", "sync", ASK, "last", PAGE, YES], &[&before("its commit was synchronised")]);
    }

    #[test]
    fn a_screen_that_shows_an_act_too_early_is_found() {
        for open in ["read 8 GET /table/t1/live HTTP/1.1", "read 8 GET /table/t1/live?patch HTTP/1.1"] {
            let show = r#"send 8 {"html":"<i data-n=\"3\">","n":3}"#;
            let early = "a screen showed “drill-1” before its commit was synchronised";
            check(&[open, "last", PAGE, show, "sync"], &[early]);
            check(&[open, "last", PAGE, "sync", show], &[]);
            check(&[open, r#"send 8 {"n":2}"#, "last", PAGE], &[]);
        }
    }

    #[test]
    fn a_table_that_is_acknowledged_too_early_is_found() {
        let (ask, opened) = ("read 7 POST /play HTTP/1.1", "send 7 HTTP/1.1 303 See Other location: /table/table-1 ");
        check(
            &[ask, "last", "wal xtable-1y", opened],
            &["“table-1” was acknowledged before its commit was synchronised"],
        );
        check(&[ask, "last", "wal xtable-1y", "sync", opened], &[]);
    }
}
