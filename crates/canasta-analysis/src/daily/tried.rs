//! What is kept of a try, and how it is read from the journal of its table.

use canasta_record::daily::OWN;
use canasta_record::replay::Replay;
use canasta_table::journal::{Entry, Person};
use canasta_table::{State, Table, record_of};
use serde::{Deserialize, Serialize};

use crate::daily::outcome::Outcome;

/// How a try ended, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attempt {
    /// It is in the field.
    Finished(Outcome),
    /// It is not.
    NotCounted(NotCounted),
}

/// Why a try that is over is not in the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotCounted {
    /// A bot played for the person at some time.
    Helped,
    /// The deal was over only after its day.
    Late,
    /// The deal was given up.
    GivenUp,
}

impl Attempt {
    /// As it is kept.
    pub fn text(&self) -> String {
        // Numbers and words always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads what [`Attempt::text`] writes; `None` for what a newer program wrote.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// What it came to, if it is in the field.
    pub const fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Finished(outcome) => Some(outcome),
            Self::NotCounted(_) => None,
        }
    }
}

/// Reads a try from its journal, whose last act was made in time or not: nothing while it goes on; else the deal to be judged, or why it is
/// not in the field.
pub fn tried(id: &str, entries: &[Entry], in_time: bool) -> Option<Result<Replay, NotCounted>> {
    let table = Table::fold(id, entries).ok()?;
    if table.state() != State::Over {
        return None;
    }
    let helped = |entry: &Entry| matches!(entry, Entry::Acted { by, substitute: true, .. } if by.seat == OWN);
    if table.is_closed() {
        return Some(Err(NotCounted::GivenUp));
    }
    if entries.iter().any(helped) {
        return Some(Err(NotCounted::Helped));
    }
    if !in_time {
        return Some(Err(NotCounted::Late));
    }
    replay(id, entries).map(Ok)
}

/// The deal of a journal, played through.
pub(crate) fn replay(id: &str, entries: &[Entry]) -> Option<Replay> {
    // Names change nothing of what is judged, and nobody reads them here.
    let record = record_of(id, entries, &|person: Person| person.0.to_string(), None, &|_| String::new()).ok()?;
    Replay::of(record).ok()
}
