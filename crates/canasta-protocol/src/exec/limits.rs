//! What a bot in another process is allowed.

use std::path::PathBuf;
use std::time::Duration;

/// What a bot in another process is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Time for one act, from the question to the answer.
    pub turn: Duration,
    /// Time that is given on top before the first answer, for starting up.
    pub start: Duration,
    /// Time to end by itself after `end`; then it is ended.
    pub end: Duration,
    /// Bytes that a line of an answer may have.
    pub longest_line: usize,
    /// Bytes of its standard error that are kept, the last ones.
    pub kept_stderr: usize,
    /// A file to which its standard error is added as well, the first [`Limits::MOST_LOGGED`] bytes of it.
    pub stderr_file: Option<PathBuf>,
}

impl Limits {
    /// Bytes that one process may add to the file for its standard error.
    pub const MOST_LOGGED: usize = 16 << 20;
}

/// 5 seconds for an act, 10 more for starting up, 64 KiB for a line, 4 KiB of standard error.
impl Default for Limits {
    fn default() -> Self {
        Self {
            turn: Duration::from_secs(5),
            start: Duration::from_secs(10),
            end: Duration::from_secs(1),
            longest_line: 64 << 10,
            kept_stderr: 4 << 10,
            stderr_file: None,
        }
    }
}
