//! What the drills can find: promises of the server that were broken.

use canasta_table::FoldError;
use canasta_table::journal::{ActId, JournalError};

/// A promise that was broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Violation {
    /// The journal has a gap, or an entry that was not chained there.
    #[error("the journal is not whole: {0}")]
    Journal(JournalError),
    /// The journal does not fold.
    #[error("entry {n} does not fit the table: {why}")]
    DoesNotFold {
        /// The number of the entry in the journal.
        n: u64,
        /// Why the entry does not fold.
        why: FoldError,
    },
    /// An acknowledged act is not there.
    #[error("{} was acknowledged as entry {n} and is not in the journal", shown(by))]
    Lost {
        /// The seat and id of the act.
        by: ActId,
        /// The number in the answer.
        n: u64,
    },
    /// An acknowledged act is there under another number.
    #[error("{} was acknowledged as entry {acknowledged} and is entry {n}", shown(by))]
    Elsewhere {
        /// The seat and id of the act.
        by: ActId,
        /// The number in the answer.
        acknowledged: u64,
        /// The number of the entry in the journal.
        n: u64,
    },
    /// An act is there twice.
    #[error("{} was done twice, as entries {first} and {n}", shown(by))]
    Twice {
        /// The seat and id of the act.
        by: ActId,
        /// The number of the first entry.
        first: u64,
        /// The number of the second entry.
        n: u64,
    },
    /// An act is there that is not the one that was sent with its id.
    #[error("{} is another act in entry {n} than was sent", shown(by))]
    Changed {
        /// The seat and id of the act.
        by: ActId,
        /// The number of the entry in the journal.
        n: u64,
    },
    /// An act is there that was refused.
    #[error("{} was refused and is entry {n}", shown(by))]
    Refused {
        /// The seat and id of the act.
        by: ActId,
        /// The number of the entry in the journal.
        n: u64,
    },
    /// An act is there that was never sent.
    #[error("{} is entry {n}, and was never sent", shown(by))]
    Unsent {
        /// The seat and id of the act.
        by: ActId,
        /// The number of the entry in the journal.
        n: u64,
    },
    /// Acts are in another order than they were acknowledged in.
    #[error("{} was acknowledged after entry {before} and is entry {n}", shown(by))]
    Order {
        /// The seat and id of the act.
        by: ActId,
        /// The number of the entry that was acknowledged before it.
        before: u64,
        /// The number of the entry in the journal.
        n: u64,
    },
    /// A screen has shown more than is there.
    #[error("a screen has shown {shown} entries and the journal has {found}")]
    ShownTooEarly {
        /// Entries on the screen.
        shown: u64,
        /// Entries in the journal.
        found: u64,
    },
    /// An entry was acknowledged, or shown, that was not in the database just afterwards.
    #[error("entry {n} was acknowledged or shown and the database had {found}")]
    AcknowledgedTooEarly {
        /// The number in the answer, or on the screen.
        n: u64,
        /// Entries in the database.
        found: u64,
    },
    /// A node has written after another one had taken the table.
    #[error("entry {n} was written by a node that did not have the table any more")]
    OldEpoch {
        /// The number of the entry in the journal.
        n: u64,
    },
    /// An entry is not in the format in which it had to be written.
    #[error("entry {n} is {}in format {format}", if *is_in { "" } else { "not " })]
    Format {
        /// The number of the entry in the journal.
        n: u64,
        /// The format.
        format: u32,
        /// Whether it is in that one.
        is_in: bool,
    },
    /// An act was answered in two ways.
    #[error("{} was answered “{before}” first and “{now}” later", shown(by))]
    TwoAnswers {
        /// The seat and id of the act.
        by: ActId,
        /// What was answered first.
        before: String,
        /// What was answered later, to the same act.
        now: String,
    },
    /// A table request is not in the journal as often as it was acknowledged, or more often than it was sent.
    #[error("{entry} was sent {sent} times, acknowledged {acknowledged} times, and is {found} times in the journal")]
    RequestCount {
        /// The request as the journal writes it.
        entry: String,
        /// How often it was sent.
        sent: u64,
        /// How often it was acknowledged.
        acknowledged: u64,
        /// How often it is in the journal.
        found: u64,
    },
    /// The page is not what the journal folds to.
    #[error("the page of seat {seat} at entry {n} does not show what the journal folds to: {what}")]
    Page {
        /// The seat of the viewer.
        seat: u8,
        /// The number of the entry in the journal.
        n: u64,
        /// The part of the page that differs.
        what: String,
    },
    /// An opened table is not there.
    #[error("the table was opened, and its page cannot be loaded: {0}")]
    NoPage(String),
    /// A table does not go on.
    #[error("the table does not go on: {0}")]
    Stuck(String),
}

fn shown(by: &ActId) -> String {
    format!("act “{}” of seat {}", by.id, by.seat.0)
}
