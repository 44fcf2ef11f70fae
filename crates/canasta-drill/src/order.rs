//! What must come before what: an answer that acknowledges may begin to leave only after the write-ahead log with its commit
//! was synchronised, and so may what shows it on a screen.
//!
//! The log is read as SQLite writes it: a head of 24 bytes before each page, and in the head of a commit's last page the size
//! of the file, which is otherwise 0. A commit is on the disk when a synchronisation has come back that began after its
//! last page was written.

use std::collections::{BTreeMap, BTreeSet};

use crate::trace::{Call, Moment};

/// The end of the name of SQLite's write-ahead log.
const LOG: &str = "-wal";
/// The head of a page there.
const HEAD: usize = 24;

/// Something that left too early.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum Early {
    /// An answer.
    #[error("“{name}” was acknowledged {how}")]
    Answer {
        /// The act's name, or the table's id.
        name: String,
        /// What was missing.
        how: Missing,
    },
    /// A screen.
    #[error("a screen showed “{name}” {how}")]
    Screen {
        /// The act's name.
        name: String,
        /// What was missing.
        how: Missing,
    },
}

/// What had not happened yet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum Missing {
    /// It was not in the log.
    #[error("before it was written")]
    Written,
    /// Its commit was not whole.
    #[error("before its commit was written")]
    Committed,
    /// The log was not synchronised.
    #[error("before its commit was synchronised")]
    Synchronised,
}

/// What the clients know, for the one who watches.
#[derive(Default, Debug)]
pub struct Known {
    /// Names that are unlike any other: of acts.
    pub names: BTreeSet<String>,
    /// Ids of tables.
    pub tables: BTreeSet<String>,
    /// Which act is which entry of a table.
    pub entries: BTreeMap<String, Vec<(u64, String)>>,
}

/// One connection.
#[derive(Default, Debug)]
struct Socket {
    /// The request so far.
    heard: Vec<u8>,
    /// The table whose screen it is.
    screen: Option<String>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Name {
    written: bool,
    /// After how many writes its commit was whole.
    committed: Option<u64>,
}

/// Follows the calls in their order.
pub struct Watch<'a> {
    known: &'a Known,
    names: BTreeMap<String, Name>,
    sockets: BTreeMap<String, Socket>,
    /// Writes to the log.
    writes: u64,
    /// The next page is a commit's last.
    last_page: bool,
    /// Writes when the synchronisation that goes on began.
    began: u64,
    /// Writes that are on the disk.
    synchronised: u64,
    /// What left too early.
    pub early: BTreeSet<Early>,
    /// Answers that were looked at.
    pub answers: u64,
    /// Messages to screens that were looked at.
    pub screens: u64,
    /// Synchronisations of the log.
    pub synchronisations: u64,
}

impl<'a> Watch<'a> {
    /// With what the clients know.
    pub fn new(known: &'a Known) -> Self {
        Self {
            known,
            names: BTreeMap::new(),
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

    /// One call.
    pub fn see(&mut self, call: &Call) {
        let is_log = call.file.ends_with(LOG);
        match (call.name.as_str(), call.moment) {
            ("pwrite64" | "pwritev" | "write" | "writev", Moment::Exit(done)) if is_log && done > 0 => {
                self.logged(&call.data);
            }
            ("fsync" | "fdatasync", Moment::Enter) if is_log => self.began = self.writes,
            ("fsync" | "fdatasync", Moment::Exit(0)) if is_log => {
                self.synchronisations += 1;
                self.synchronised = self.synchronised.max(self.began);
            }
            ("read" | "readv" | "recvfrom" | "recvmsg", Moment::Exit(read)) if is_socket(call) && read > 0 => {
                self.heard(call);
            }
            ("write" | "writev" | "sendto" | "sendmsg", Moment::Enter) if is_socket(call) => self.leaves(call),
            _ => {}
        }
    }

    fn logged(&mut self, data: &[u8]) {
        self.writes += 1;
        if data.len() == HEAD {
            self.last_page = data[4..8] != [0; 4];
            return;
        }
        for name in names(data).filter(|name| self.known.names.contains(*name)) {
            self.names.entry(name.to_owned()).or_default().written = true;
        }
        // In the file nothing need stand between an id and what comes next.
        for id in &self.known.tables {
            if !self.names.contains_key(id) && data.windows(id.len()).any(|part| part == id.as_bytes()) {
                self.names.entry(id.clone()).or_default().written = true;
            }
        }
        if std::mem::take(&mut self.last_page) {
            for name in self.names.values_mut().filter(|name| name.written && name.committed.is_none()) {
                name.committed = Some(self.writes);
            }
        }
    }

    fn heard(&mut self, call: &Call) {
        let socket = self.sockets.entry(call.file.clone()).or_default();
        if socket.screen.is_some() {
            return;
        }
        socket.heard.extend_from_slice(&call.data);
        let text = String::from_utf8_lossy(&socket.heard);
        // What follows says how much of a state the screen wants.
        let path = text.strip_prefix("GET /table/").and_then(|rest| rest.split_once("/live"));
        socket.screen = path.map(|(table, _)| table.to_owned());
    }

    fn leaves(&mut self, call: &Call) {
        let Some(socket) = self.sockets.get_mut(&call.file) else { return };
        if call.data.starts_with(b"HTTP/1.1 ") {
            let asked = std::mem::take(&mut socket.heard);
            // An act has its own name; a form that opens a table is answered with the table's.
            let said = if call.data.starts_with(b"HTTP/1.1 200 ") {
                asked
            } else if asked.starts_with(b"POST ") && call.data.starts_with(b"HTTP/1.1 303 ") {
                call.data.clone()
            } else {
                return;
            };
            let is_known = |name: &&str| self.known.names.contains(*name) || self.known.tables.contains(*name);
            let about: Vec<String> = names(&said).filter(is_known).map(str::to_owned).collect();
            for name in about {
                self.answers += 1;
                if let Some(how) = self.missing(&name) {
                    self.early.insert(Early::Answer { name, how });
                }
            }
        } else if let Some(table) = socket.screen.clone()
            && let Some(n) = shown(&call.data)
        {
            self.screens += 1;
            let entries = self.known.entries.get(&table).map(Vec::as_slice).unwrap_or_default();
            for (_, name) in entries.iter().filter(|(entry, _)| *entry <= n) {
                if let Some(how) = self.missing(name) {
                    self.early.insert(Early::Screen { name: name.clone(), how });
                }
            }
        }
    }

    fn missing(&self, name: &str) -> Option<Missing> {
        match self.names.get(name) {
            None | Some(Name { written: false, .. }) => Some(Missing::Written),
            Some(Name { committed: None, .. }) => Some(Missing::Committed),
            Some(Name { committed: Some(writes), .. }) if *writes > self.synchronised => Some(Missing::Synchronised),
            Some(_) => None,
        }
    }
}

fn is_socket(call: &Call) -> bool {
    call.file.starts_with("socket:") || call.file.starts_with("TCP:")
}

/// Every run of letters, digits and hyphens.
fn names(data: &[u8]) -> impl Iterator<Item = &str> {
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

    const HEAD_MORE: [u8; HEAD] = [0; HEAD];

    fn known() -> Known {
        let entries = BTreeMap::from([("t1".to_owned(), vec![(3, "drill-1".to_owned())])]);
        Known { names: BTreeSet::from(["drill-1".to_owned()]), tables: BTreeSet::from(["table-1".to_owned()]), entries }
    }

    /// `wal BYTES`, `last` (the head of a commit's last page), `sync`, `read SOCKET BYTES`, `send SOCKET BYTES`; then what
    /// left too early.
    fn check(calls: &[&str], expect: &[&str]) {
        let known = known();
        let mut watch = Watch::new(&known);
        for line in calls {
            let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
            let log = ("pwrite64", "/data/canasta.db-wal".to_owned());
            let socket = || rest.split_once(' ').map(|(socket, data)| (format!("socket:[{socket}]"), data)).unwrap();
            let mut last = HEAD_MORE;
            last[7] = 9;
            let ((name, file), data) = match what {
                "wal" => (log, rest.as_bytes().to_vec()),
                "head" => (log, HEAD_MORE.to_vec()),
                "last" => (log, last.to_vec()),
                "sync" => (("fsync", log.1), Vec::new()),
                "read" => (("recvfrom", socket().0), socket().1.as_bytes().to_vec()),
                _ => (("writev", socket().0), socket().1.as_bytes().to_vec()),
            };
            let result = if what == "sync" { 0 } else { i64::try_from(data.len()).unwrap() };
            for moment in [Moment::Enter, Moment::Exit(result)] {
                watch.see(&Call { name: name.to_owned(), file: file.clone(), data: data.clone(), moment });
            }
        }
        assert_eq!(watch.early.iter().map(ToString::to_string).collect::<Vec<_>>(), expect);
        assert!(watch.answers + watch.screens > 0);
    }

    const ASK: &str = r#"read 7 POST /table/t1/act HTTP/1.1 {"id":"drill-1","n":2}"#;
    const YES: &str = r#"send 7 HTTP/1.1 200 OK {"n":3}"#;
    const PAGE: &str = r#"wal ..."id":"drill-1"..."#;

    #[test]
    fn an_answer_after_its_synchronisation_is_right() {
        check(&[ASK, "head", PAGE, "last", "wal index", "sync", YES], &[]);
        // Sent again later, nothing need be written.
        check(&[ASK, "last", PAGE, "sync", YES, "head", "wal x", ASK, YES], &[]);
    }

    #[test]
    fn an_answer_before_it_is_told() {
        let told = |how: &str| format!("“drill-1” was acknowledged before {how}");
        check(&[ASK, "last", PAGE, YES, "sync"], &[&told("its commit was synchronised")]);
        check(&[ASK, "sync", "head", PAGE, "sync", YES, "last", "wal index"], &[&told("its commit was written")]);
        check(&[ASK, YES, "last", PAGE, "sync"], &[&told("it was written")]);
        // A synchronisation of what was there before is none of this.
        check(&["last", "wal other", "sync", ASK, "last", PAGE, YES], &[&told("its commit was synchronised")]);
    }

    #[test]
    fn screens_are_watched_too() {
        for open in ["read 8 GET /table/t1/live HTTP/1.1", "read 8 GET /table/t1/live?patch HTTP/1.1"] {
            let show = r#"send 8 {"html":"<i data-n=\"3\">","n":3}"#;
            let told = "a screen showed “drill-1” before its commit was synchronised";
            check(&[open, "last", PAGE, show, "sync"], &[told]);
            check(&[open, "last", PAGE, "sync", show], &[]);
            check(&[open, r#"send 8 {"n":2}"#, "last", PAGE], &[]);
        }
    }

    #[test]
    fn so_are_tables_that_are_opened() {
        let (ask, led) = ("read 7 POST /play HTTP/1.1", "send 7 HTTP/1.1 303 See Other location: /table/table-1 ");
        check(&[ask, "last", "wal xtable-1y", led], &["“table-1” was acknowledged before its commit was synchronised"]);
        check(&[ask, "last", "wal xtable-1y", "sync", led], &[]);
    }
}
