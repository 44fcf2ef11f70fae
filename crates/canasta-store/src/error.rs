//! Errors of the store. They don't name a type of any database. The database's own error is kept as the source, for the
//! log.

use std::error::Error;
use std::fmt;

use canasta_table::journal::JournalError;

/// The database's own error.
pub type Source = Box<dyn Error + Send + Sync>;

/// Why something was not written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// It contradicts stored data, for example a different entry with this number. Nothing was written.
    #[error("this conflicts with stored data")]
    Conflict,
    /// The disk is full. Nothing was written. Writing may work again later.
    #[error("the disk is full")]
    Full,
    /// The database can't be reached. Nothing was sent, so nothing was written. Writing may work again later. Only a
    /// store across a network returns this.
    #[error("the database cannot be reached")]
    Unreachable,
    /// The reply was lost. The data may have been written, or may still be written later. The store keeps working, and
    /// reading back reveals the outcome (see [`Store`](crate::Store)). Only a store across a network returns this.
    #[error("it is unknown whether this was written")]
    Unknown,
    /// The store has stopped permanently, and the server must end. Opening the store again shows whether this was
    /// written.
    /// Only a store on this machine returns this.
    #[error("cannot write to the store any more")]
    Stopped,
}

/// Why something could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The database didn't answer. Reading may work again later.
    #[error("the database could not be read")]
    Unavailable(#[source] Source),
    /// This part of the database is damaged.
    #[error("the database is damaged")]
    Damaged(#[source] Source),
    /// The journal's hash chain is broken.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The table exists, but has no entries.
    #[error("every entry of the journal is missing")]
    Empty,
    /// A stored number is outside its range.
    #[error("the database has a number that is out of range")]
    Number,
}

/// An error with its causes, as a single log line: `the database could not be read: no such table: journal`.
pub struct WithCauses<'a>(pub &'a dyn Error);

impl fmt::Display for WithCauses<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.0.to_string();
        let mut cause = self.0.source();
        while let Some(error) = cause {
            // Some errors from other crates already include their cause.
            let error_text = error.to_string();
            if !text.ends_with(&error_text) {
                text.push_str(": ");
                text.push_str(&error_text);
            }
            cause = error.source();
        }
        f.write_str(&text)
    }
}
