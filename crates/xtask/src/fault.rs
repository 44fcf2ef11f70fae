//! What the chores find wrong in the repository, each at its place.

use std::fmt;

/// One violation, at a place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Fault {
    /// The file, from the root.
    pub(crate) path: String,
    /// The line, from 1; 0 when the whole file is meant.
    pub(crate) line: usize,
    /// What is wrong and what would be right.
    pub(crate) sentence: String,
}

impl Fault {
    pub(crate) fn new(path: &str, line: usize, sentence: impl Into<String>) -> Fault {
        Fault { path: path.to_owned(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(to, "{}: {}", self.path, self.sentence),
            line => write!(to, "{}:{line}: {}", self.path, self.sentence),
        }
    }
}
