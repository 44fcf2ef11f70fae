//! Checks that acknowledgements, and messages that show an action on a screen, are sent only after the commit in the write-ahead log
//! was synced.
//!
//! SQLite writes a header of 24 bytes before each page of the log. In a commit's last page, the header contains the
//! size of the file; in other pages, 0. A commit is on the disk once a sync that began after its last page was written
//! has returned.

use std::collections::{BTreeMap, BTreeSet};

use crate::strace::{Call, Phase};

const LOG_SUFFIX: &str = "-wal";
const HEADER_BYTES: usize = 24;

/// Acknowledged IDs to look for in the recorded bytes.
#[derive(Default, Debug)]
pub struct Expected {
    pub actions: BTreeSet<String>,
    pub tables: BTreeSet<String>,
    /// By table: entry numbers, each with the ID of its action.
    pub entries: BTreeMap<String, Vec<(u64, String)>>,
}

#[derive(Default, Debug)]
struct Socket {
    request: Vec<u8>,
    /// The table's ID, if the socket is a WebSocket.
    screen: Option<String>,
}

#[derive(Default)]
pub struct OrderChecker {
    expected: Expected,
    /// Actions and tables in the log, each with the number of the write that completed its commit; `None` until then.
    written: BTreeMap<String, Option<u64>>,
    sockets: BTreeMap<String, Socket>,
    /// Writes to the log so far.
    writes: u64,
    /// Whether the next page is a commit's last.
    is_last_page: bool,
    /// The value of `writes` when the running sync began.
    began: u64,
    /// Number of writes known to be on the disk.
    synced: u64,
    /// Actions and tables that were sent too early: their IDs by description of the problem.
    pub early: BTreeMap<String, BTreeSet<String>>,
    pub answers: u64,
    pub screens: u64,
    pub syncs: u64,
}

impl OrderChecker {
    pub fn new(expected: Expected) -> Self {
        Self { expected, ..Self::default() }
    }

    pub fn see(&mut self, call: &Call) {
        let is_log = call.file.ends_with(LOG_SUFFIX);
        match (call.name.as_str(), call.phase) {
            ("pwrite64" | "pwritev" | "write" | "writev", Phase::Exit(done)) if is_log && done > 0 => {
                self.write_log(&call.data);
            }
            ("fsync" | "fdatasync", Phase::Enter) if is_log => self.began = self.writes,
            ("fsync" | "fdatasync", Phase::Exit(0)) if is_log => {
                self.syncs += 1;
                self.synced = self.synced.max(self.began);
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
        if data.len() == HEADER_BYTES {
            self.is_last_page = data[4..8] != [0; 4];
            return;
        }
        for id in words(data).filter(|id| self.expected.actions.contains(*id)) {
            self.written.entry(id.to_owned()).or_default();
        }
        // In the database, there may be no separator between a table's ID and the next field.
        for id in &self.expected.tables {
            if !self.written.contains_key(id) && data.windows(id.len()).any(|part| part == id.as_bytes()) {
                self.written.insert(id.clone(), None);
            }
        }
        if std::mem::take(&mut self.is_last_page) {
            for commit in self.written.values_mut().filter(|commit| commit.is_none()) {
                *commit = Some(self.writes);
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
        // The path may end with a query after `/live`.
        let path = text.strip_prefix("GET /table/").and_then(|rest| rest.split_once("/live"));
        socket.screen = path.map(|(table, _)| table.to_owned());
    }

    fn send(&mut self, call: &Call) {
        let Some(socket) = self.sockets.get_mut(&call.file) else { return };
        if call.data.starts_with(b"HTTP/1.1 ") {
            let request = std::mem::take(&mut socket.request);
            // The ID of an action is in the request, and the ID of a new table is in the answer.
            let with_id = if call.data.starts_with(b"HTTP/1.1 200 ") {
                request
            } else if request.starts_with(b"POST ") && call.data.starts_with(b"HTTP/1.1 303 ") {
                call.data.clone()
            } else {
                return;
            };
            let is_expected = |id: &&str| self.expected.actions.contains(*id) || self.expected.tables.contains(*id);
            let ids: Vec<String> = words(&with_id).filter(is_expected).map(str::to_owned).collect();
            for id in ids {
                self.answers += 1;
                self.check("an acknowledgement was sent", &id);
            }
        } else if let Some(table) = socket.screen.clone()
            && let Some(n) = shown(&call.data)
        {
            self.screens += 1;
            let shown = self.expected.entries.get(&table).into_iter().flatten().filter(|(entry, _)| *entry <= n);
            for id in shown.map(|(_, id)| id.clone()).collect::<Vec<_>>() {
                self.check("a screen showed an action", &id);
            }
        }
    }

    /// Records a message as early if the action or table with this ID isn't on the disk yet.
    fn check(&mut self, what: &str, id: &str) {
        let missing = match self.written.get(id) {
            None => "it was written",
            Some(None) => "its commit was written",
            Some(Some(write)) if *write > self.synced => "its commit was synced",
            Some(_) => return,
        };
        self.early.entry(format!("{what} before {missing}")).or_default().insert(id.to_owned());
    }
}

fn is_socket(call: &Call) -> bool {
    call.file.starts_with("socket:") || call.file.starts_with("TCP:")
}

/// Runs of at least six letters, digits and hyphens. All IDs look like this.
fn words(data: &[u8]) -> impl Iterator<Item = &str> {
    let parts = data.split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'-');
    parts.filter_map(|part| std::str::from_utf8(part).ok()).filter(|part| part.len() > 5)
}

/// The number of entries that a message to a screen shows. The key is unambiguous, because quotation marks in the
/// page's text are escaped.
fn shown(data: &[u8]) -> Option<u64> {
    let key = b"\"n\":";
    let at = data.windows(key.len()).position(|part| part == key)?;
    let digits: Vec<u8> = data[at + key.len()..].iter().copied().take_while(u8::is_ascii_digit).collect();
    std::str::from_utf8(&digits).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The header of a page that isn't the last of its commit.
    const INNER_HEADER: [u8; HEADER_BYTES] = [0; HEADER_BYTES];

    fn expected() -> Expected {
        let entries = BTreeMap::from([("t1".to_owned(), vec![(3, "drill-1".to_owned())])]);
        Expected {
            actions: BTreeSet::from(["drill-1".to_owned()]),
            tables: BTreeSet::from(["table-1".to_owned()]),
            entries,
        }
    }

    /// Runs the calls `wal BYTES`, `head`, `last` (the header of a commit's last page), `sync`, `read SOCKET BYTES` and
    /// `send SOCKET BYTES`, and compares the messages found to be early with the expected ones.
    fn check(calls: &[&str], expect: &[&str]) {
        let mut checker = OrderChecker::new(expected());
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
        let early = checker.early.iter().flat_map(|(what, ids)| ids.iter().map(move |id| format!("{id}: {what}")));
        assert_eq!(early.collect::<Vec<_>>(), expect);
        assert!(checker.answers + checker.screens > 0);
    }

    const ASK: &str = r#"read 7 POST /table/t1/act HTTP/1.1 {"id":"drill-1","n":2}"#;
    const YES: &str = r#"send 7 HTTP/1.1 200 OK {"n":3}"#;
    const PAGE: &str = r#"wal ..."id":"drill-1"..."#;

    #[test]
    fn accepts_an_answer_after_its_commit_was_synced() {
        check(&[ASK, "head", PAGE, "last", "wal index", "sync", YES], &[]);
        // A repeated action needs no further write.
        check(&[ASK, "last", PAGE, "sync", YES, "head", "wal x", ASK, YES], &[]);
    }

    #[test]
    fn finds_an_answer_before_its_commit_was_synced() {
        let before = |event: &str| format!("drill-1: an acknowledgement was sent before {event}");
        check(&[ASK, "last", PAGE, YES, "sync"], &[&before("its commit was synced")]);
        check(&[ASK, "sync", "head", PAGE, "sync", YES, "last", "wal index"], &[&before("its commit was written")]);
        check(&[ASK, YES, "last", PAGE, "sync"], &[&before("it was written")]);
        // A sync before the action was written does not count.
        check(&["last", "wal other", "sync", ASK, "last", PAGE, YES], &[&before("its commit was synced")]);
    }

    #[test]
    fn finds_a_screen_that_shows_an_action_too_early() {
        for open in ["read 8 GET /table/t1/live HTTP/1.1", "read 8 GET /table/t1/live?patch HTTP/1.1"] {
            let show = r#"send 8 {"html":"<i data-n=\"3\">","n":3}"#;
            let early = "drill-1: a screen showed an action before its commit was synced";
            check(&[open, "last", PAGE, show, "sync"], &[early]);
            check(&[open, "last", PAGE, "sync", show], &[]);
            check(&[open, r#"send 8 {"n":2}"#, "last", PAGE], &[]);
        }
    }

    #[test]
    fn finds_a_table_that_is_acknowledged_too_early() {
        let ask = "read 7 POST /play HTTP/1.1";
        let opened = "send 7 HTTP/1.1 303 See Other location: /table/table-1 ";
        let early = "table-1: an acknowledgement was sent before its commit was synced";
        check(&[ask, "last", "wal xtable-1y", opened], &[early]);
        check(&[ask, "last", "wal xtable-1y", "sync", opened], &[]);
    }
}
