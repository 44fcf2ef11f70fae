//! Limits for bots in other processes.

use std::path::PathBuf;
use std::time::Duration;

/// Limits for a bot in another process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Time to answer a question with an action.
    pub turn: Duration,
    /// Extra time before the first answer, for starting up.
    pub start: Duration,
    /// Time to exit after `end`, before the process is killed.
    pub end: Duration,
    /// Maximum bytes in an answer.
    pub max_line_bytes: usize,
    /// Number of bytes to keep from the end of its standard error.
    pub max_stderr_bytes: usize,
    /// A file to append its standard error to, up to [`Limits::MAX_LOGGED_BYTES`].
    pub stderr_file: Option<PathBuf>,
}

impl Limits {
    /// Maximum bytes that one process can add to the file for its standard error.
    pub const MAX_LOGGED_BYTES: usize = 16 << 20;
}

/// The default limits: 5 seconds per action, 10 more to start up, 64 KiB per line, 4 KiB of standard error.
impl Default for Limits {
    fn default() -> Self {
        Self {
            turn: Duration::from_secs(5),
            start: Duration::from_secs(10),
            end: Duration::from_secs(1),
            max_line_bytes: 64 << 10,
            max_stderr_bytes: 4 << 10,
            stderr_file: None,
        }
    }
}
