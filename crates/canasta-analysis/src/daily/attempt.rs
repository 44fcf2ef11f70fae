//! The stored result of an attempt, and reading it from the journal of its table.

use canasta_record::daily::PERSON_SEAT;
use canasta_record::replay::Replay;
use canasta_table::journal::{Entry, Person};
use canasta_table::{State, Table, record_of};
use serde::{Deserialize, Serialize};

use crate::daily::outcome::Outcome;

/// The stored result of an attempt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attempt {
    /// It counts.
    Finished(Outcome),
    /// It doesn't count.
    NotCounted(NotCounted),
}

/// Why a finished attempt doesn't count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotCounted {
    /// A substitute played for the person at some point.
    Helped,
    /// The deal ended after its day.
    Late,
    /// The deal was abandoned.
    #[serde(rename = "given-up")]
    Abandoned,
}

impl Attempt {
    /// The stored form.
    pub fn text(&self) -> String {
        // Numbers and words can always be written as JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the stored form; `None` if a newer version wrote it.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The outcome, if the attempt counts.
    pub const fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Finished(outcome) => Some(outcome),
            Self::NotCounted(_) => None,
        }
    }
}

/// Reads an attempt from its journal. Returns the deal to judge, or the reason why the attempt doesn't count. `None`
/// while the deal is still being played. `in_time` says whether the last action was made in time.
pub fn replay_of_attempt(id: &str, entries: &[Entry], in_time: bool) -> Option<Result<Replay, NotCounted>> {
    let table = Table::fold(id, entries).ok()?;
    if table.state() != State::Over {
        return None;
    }
    let is_by_substitute =
        |entry: &Entry| matches!(entry, Entry::Acted { by, substitute: true, .. } if by.seat == PERSON_SEAT);
    if table.is_closed() {
        return Some(Err(NotCounted::Abandoned));
    }
    if entries.iter().any(is_by_substitute) {
        return Some(Err(NotCounted::Helped));
    }
    if !in_time {
        return Some(Err(NotCounted::Late));
    }
    replay(id, entries).map(Ok)
}

pub(crate) fn replay(id: &str, entries: &[Entry]) -> Option<Replay> {
    // Names don't affect the result and aren't shown.
    let record = record_of(id, entries, &|person: Person| person.0.to_string(), None, &|_| String::new()).ok()?;
    Replay::of(record).ok()
}
