//! Why a table cannot be used.

use std::sync::Arc;

/// Why a table cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// There is no such table.
    Unknown,
    /// The table is quarantined: its journal cannot be folded, or names a bot that this server does not have.
    Quarantined,
    /// The database does not answer, or the server is stopping. Later it may work again.
    Unavailable,
    /// Another node has it, which the others reach at this address.
    Elsewhere(Arc<str>),
}
