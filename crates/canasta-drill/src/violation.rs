//! Violations of the server's guarantees.

use std::fmt;
use std::mem::discriminant;

use canasta_table::FoldError;
use canasta_table::journal::{ActionId, JournalError};

use crate::ledger::Status;

/// A broken guarantee. `n` is the number of an entry in the journal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Violation {
    #[error("the journal is not whole: {0}")]
    Journal(JournalError),
    #[error("entry {n} does not fit the table: {why}")]
    DoesNotFold { n: u64, why: FoldError },
    #[error("{} was acknowledged as entry {n}, but is not in the journal", name(by))]
    Lost { by: ActionId, n: u64 },
    #[error("{} was acknowledged as entry {acknowledged}, but is entry {n}", name(by))]
    Elsewhere { by: ActionId, acknowledged: u64, n: u64 },
    #[error("{} was done twice, as entries {first} and {n}", name(by))]
    Twice { by: ActionId, first: u64, n: u64 },
    #[error("{} in entry {n} differs from what was sent", name(by))]
    Changed { by: ActionId, n: u64 },
    #[error("{} was refused, but is entry {n}", name(by))]
    Refused { by: ActionId, n: u64 },
    #[error("{} is entry {n}, but was never sent", name(by))]
    Unsent { by: ActionId, n: u64 },
    #[error("{} was acknowledged after entry {before}, but is entry {n}", name(by))]
    Order { by: ActionId, before: u64, n: u64 },
    #[error("a screen has shown {shown} entries, but the journal has {found}")]
    ShownTooEarly { shown: u64, found: u64 },
    #[error("entry {n} was acknowledged or shown, but the database had {found}")]
    AcknowledgedTooEarly { n: u64, found: u64 },
    #[error("entry {n} was written by a node that no longer owned the table")]
    OldEpoch { n: u64 },
    #[error("entry {n} is {}in format {format}", if *is_in { "" } else { "not " })]
    Format { n: u64, format: u32, is_in: bool },
    #[error("{} was answered “{before}” first and “{now}” later", name(by))]
    TwoAnswers { by: ActionId, before: Status, now: Status },
    #[error("{entry} was sent {sent} times, acknowledged {acknowledged} times, but is {found} times in the journal")]
    RequestCount { entry: String, sent: u64, acknowledged: u64, found: u64 },
    #[error("the page of seat {seat} at entry {n} does not show what the journal folds to: {what}")]
    Page { seat: u8, n: u64, what: String },
    #[error("opened the table, but cannot load its page: {0}")]
    NoPage(String),
    #[error("the table is stuck: {0}")]
    Stuck(String),
}

/// If the database doesn't answer, the table is stuck.
impl From<sqlx::Error> for Violation {
    fn from(why: sqlx::Error) -> Self {
        Self::Stuck(format!("the database does not answer: {why}"))
    }
}

fn name(by: &ActionId) -> String {
    format!("action “{}” of seat {}", by.id, by.seat.0)
}

/// Prints violations, each with its table's ID. Only the first few of each kind are printed.
pub struct Listed<'a>(pub &'a [(String, Violation)]);

const MAX_PRINTED: usize = 3;

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (table, wrong)) in self.0.iter().enumerate() {
            let kind = discriminant(wrong);
            if self.0[..at].iter().filter(|(_, other)| discriminant(other) == kind).count() < MAX_PRINTED {
                writeln!(f, "WRONG table {table}: {wrong}")?;
            }
        }
        write!(f, "violations: {}", self.0.len())
    }
}
