//! Stored games as a program reads them beside the servers that play them: nothing is written, and no server waits.

use std::collections::BTreeMap;

use async_trait::async_trait;
use canasta_table::journal::Entry;

use crate::ReadError;

/// A stored table, as far as a record of its game needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// The journal, from the entry that opened the table.
    pub entries: Vec<Entry>,
    /// The names of its people by their numbers; no names of people who are forgotten.
    pub names: Vec<(u8, Option<String>)>,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
}

/// What a stored table came to, as far as a line of a list needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// The written form of its summary.
    pub text: String,
    /// The names of its people by their numbers.
    pub names: BTreeMap<u8, String>,
    /// When the table was opened, in milliseconds since 1970.
    pub created: i64,
}

/// A connection that only reads.
#[async_trait]
pub trait GameReader: Send {
    /// Every table and when it was opened (milliseconds since 1970), the newest first.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn tables(&mut self) -> Result<Vec<(String, i64)>, ReadError>;

    /// The tables whose ids begin with this, two at most; one that has this very id comes first.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn tables_beginning(&mut self, id: &str) -> Result<Vec<String>, ReadError>;

    /// A table as it is at one moment, its chain verified.
    ///
    /// # Errors
    /// [`ReadError`], also where there is no such table.
    async fn table(&mut self, id: &str) -> Result<StoredGame, ReadError>;

    /// The summaries of these tables, by their ids; of some there may be none.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn summaries(&mut self, ids: &[String]) -> Result<BTreeMap<String, GameSummary>, ReadError>;

    /// Closes it.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn close(self: Box<Self>) -> Result<(), ReadError>;
}
