//! What a server needs that follows tables of other servers, to show them to spectators. Only a store that several servers
//! share has it.

use async_trait::async_trait;
use canasta_table::journal::{Chain, Entry};

use crate::{GuestId, Owner, ReadError, TablePerson};

/// Where a table is, and how far it has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TablePlace {
    /// The table's id.
    pub table: String,
    /// The number of its last entry.
    pub n: u64,
    /// The living node that has it; `None` if it can be taken.
    pub owner: Option<Owner>,
}

/// A table's journal, read from an entry on.
#[derive(Debug)]
pub struct MoreEntries {
    /// The entries that were not known.
    pub entries: Vec<Entry>,
    /// The chain of hashes with them, verified.
    pub chain: Chain,
    /// When the last of them was made (milliseconds since 1970); `None` where there was none.
    pub last_at: Option<i64>,
}

/// Tables of other servers, as they are looked at without being taken.
#[async_trait]
pub trait Following: Send + Sync {
    /// Where these tables are, and how many entries each has, in one statement. A table that does not exist is left out.
    async fn places(&self, tables: &[String]) -> Result<Vec<TablePlace>, ReadError>;

    /// The entries of a table after those of this chain.
    async fn entries_after(&self, table: &str, chain: &Chain) -> Result<MoreEntries, ReadError>;

    /// The people of a table, by their numbers.
    async fn people(&self, table: &str) -> Result<Vec<TablePerson>, ReadError>;

    /// Whether a guest is one of the people of a table, turned away or not.
    async fn is_person(&self, table: &str, guest: GuestId) -> Result<bool, ReadError>;
}

/// Short texts that one server sends and all hear that listen, each other and themselves. Texts may be lost, doubled and late.
#[async_trait]
pub trait NewsWire: Send + Sync {
    /// The longest text that can be sent, in bytes.
    fn longest(&self) -> usize;

    /// Sends a text. What fails is lost; the listeners look for themselves every second.
    async fn send(&self, text: String);

    /// Listens, and gives every text to `hear`; connects again by itself and never ends.
    async fn listen(&self, hear: &(dyn for<'t> Fn(&'t str) + Send + Sync));
}
