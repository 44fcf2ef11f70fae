//! Reads other servers' tables, to show them to spectators. Only a shared store supports it.

use async_trait::async_trait;
use canasta_table::journal::{Chain, Entry};

use crate::{GuestId, Owner, ReadError, TablePerson};

/// A table's owner and length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLocation {
    /// The table's id.
    pub table: String,
    /// Number of its last entry.
    pub n: u64,
    /// The live node that owns it; `None` if it is free.
    pub owner: Option<Owner>,
}

/// The part of a journal that the reader didn't have yet.
#[derive(Debug)]
pub struct JournalTail {
    /// New entries.
    pub entries: Vec<Entry>,
    /// The hash chain up to and including them, verified.
    pub chain: Chain,
    /// Time of the last new entry (milliseconds since 1970); `None` if there are none.
    pub last_at: Option<i64>,
}

/// Reads tables of other servers without acquiring them.
#[async_trait]
pub trait Following: Send + Sync {
    /// Owner and length of these tables, in one query. Unknown tables are left out.
    async fn locations(&self, tables: &[String]) -> Result<Vec<TableLocation>, ReadError>;

    /// A table's entries after the end of this chain.
    async fn entries_after(&self, table: &str, chain: &Chain) -> Result<JournalTail, ReadError>;

    /// The people of a table, by number.
    async fn people(&self, table: &str) -> Result<Vec<TablePerson>, ReadError>;

    /// Whether a guest is one of a table's people, even if banned.
    async fn is_person(&self, table: &str, guest: GuestId) -> Result<bool, ReadError>;
}

/// Short texts that every listening server receives, including the sender. Texts can be lost, duplicated or late.
#[async_trait]
pub trait NotificationChannel: Send + Sync {
    /// Maximum length of a text.
    fn max_bytes(&self) -> usize;

    /// Sends a text. Failures are ignored, because listeners also poll the database about once a second.
    async fn send(&self, text: String);

    /// Passes every received text to `receive`. Reconnects automatically and never returns.
    async fn listen(&self, receive: &(dyn for<'t> Fn(&'t str) + Send + Sync));
}
