//! Why the store did not do something. No type of a database is named here: what it said is carried along for the log.

use canasta_table::journal::JournalError;

/// What the database said.
pub type Source = Box<dyn std::error::Error + Send + Sync>;

/// Why something was not written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// It contradicts what is there, such as another entry with this number. Nothing was written.
    #[error("the store holds something else there")]
    Conflict,
    /// The disk is full. Nothing was written, and later it may work again.
    #[error("the disk is full")]
    Full,
    /// The database cannot be reached. Nothing was sent, so nothing was written, and later it may work again. Only a store across
    /// a network says this.
    #[error("the database cannot be reached")]
    Unreachable,
    /// The reply was lost: this may have been written, or may still be. The store goes on, and reading back tells the outcome (see
    /// [`Store`](crate::Store)). Only a store across a network says this.
    #[error("it is unknown whether this was written")]
    Unknown,
    /// The store has stopped for good, and the server must end. Whether this was written shows when the store is opened
    /// again. Only a store on this machine says this.
    #[error("the store cannot be written any more")]
    Stopped,
}

/// Why something could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The database did not answer; later it may.
    #[error("the database could not be read: {0}")]
    Unavailable(Source),
    /// The part of the database where this lies cannot be read.
    #[error("the database is damaged there: {0}")]
    Damaged(Source),
    /// The journal's chain of hashes is broken.
    #[error("{0}")]
    Journal(#[from] JournalError),
    /// There is a table, but no entry of it.
    #[error("every entry of the journal is missing")]
    Empty,
    /// A stored number is outside its range.
    #[error("the database holds a number that is out of range")]
    Number,
}
