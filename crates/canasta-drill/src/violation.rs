//! What the drills can find: promises of the server that were broken.

use canasta_journal::{ActId, Broken};
use canasta_table::Misfit;

/// A promise that was broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Violation {
    /// The journal has a gap, or an entry that was not chained there.
    #[error("the journal is not whole: {0}")]
    Broken(Broken),
    /// The journal does not fold.
    #[error("entry {n} does not fit the table: {why}")]
    Misfit {
        /// The entry.
        n: u64,
        /// Why.
        why: Misfit,
    },
    /// An acknowledged act is not there.
    #[error("{} was acknowledged as entry {n} and is not in the journal", shown(by))]
    Lost {
        /// Whose, and its name.
        by: ActId,
        /// As which entry.
        n: u64,
    },
    /// An acknowledged act is there under another number.
    #[error("{} was acknowledged as entry {told} and is entry {n}", shown(by))]
    Elsewhere {
        /// Whose, and its name.
        by: ActId,
        /// As which entry.
        told: u64,
        /// Which it is.
        n: u64,
    },
    /// An act is there twice.
    #[error("{} was done twice, as entries {first} and {n}", shown(by))]
    Twice {
        /// Whose, and its name.
        by: ActId,
        /// Once.
        first: u64,
        /// And again.
        n: u64,
    },
    /// An act is there that is not the one that was sent under its name.
    #[error("{} is another act in entry {n} than was sent", shown(by))]
    Changed {
        /// Whose, and its name.
        by: ActId,
        /// The entry.
        n: u64,
    },
    /// An act is there that was refused.
    #[error("{} was refused and is entry {n}", shown(by))]
    Refused {
        /// Whose, and its name.
        by: ActId,
        /// The entry.
        n: u64,
    },
    /// An act is there that nobody sent.
    #[error("{} is entry {n}, and nobody sent it", shown(by))]
    Unsent {
        /// Whose, and its name.
        by: ActId,
        /// The entry.
        n: u64,
    },
    /// Acts are in another order than they were acknowledged in.
    #[error("{} was acknowledged after entry {before} and is entry {n}", shown(by))]
    Order {
        /// Whose, and its name.
        by: ActId,
        /// What was acknowledged before.
        before: u64,
        /// The entry.
        n: u64,
    },
    /// A screen has shown more than is there.
    #[error("a screen has shown {shown} entries and the journal has {there}")]
    ShownTooEarly {
        /// On the screen.
        shown: u64,
        /// In the journal.
        there: u64,
    },
    /// Something was acknowledged, or shown, that is not in the database yet.
    #[error("entry {told} was acknowledged or shown and the database had {there}")]
    ToldTooEarly {
        /// As which entry.
        told: u64,
        /// In the database just afterwards.
        there: u64,
    },
    /// An act was answered in two ways.
    #[error("{} was answered “{before}” first and “{now}” later", shown(by))]
    TwoAnswers {
        /// Whose, and its name.
        by: ActId,
        /// The first time.
        before: String,
        /// Later.
        now: String,
    },
    /// Something around the game is not there as often as it was acknowledged, or more often than it was sent.
    #[error("{entry} was sent {sent} times, acknowledged {done} times, and is {there} times in the journal")]
    Arranged {
        /// The entry.
        entry: String,
        /// Times it was sent.
        sent: u64,
        /// Times it was acknowledged.
        done: u64,
        /// Times it is there.
        there: u64,
    },
    /// The page is not what the journal folds to.
    #[error("the page of seat {seat} at entry {n} does not show what the journal folds to: {what}")]
    Page {
        /// Whose page.
        seat: u8,
        /// At which entry.
        n: u64,
        /// What differs.
        what: String,
    },
    /// An opened table is not there.
    #[error("the table was opened, and its page does not come: {0}")]
    NoPage(String),
    /// A table does not go on.
    #[error("the table does not go on: {0}")]
    Stuck(String),
}

fn shown(by: &ActId) -> String {
    format!("act “{}” of seat {}", by.id, by.seat.0)
}
