//! Read-only access to stored games while servers are using them. It never makes a server wait.

use std::collections::BTreeMap;

use async_trait::async_trait;
use canasta_table::journal::Entry;

use crate::ReadError;

/// The parts of a stored table that a game record needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// The journal, starting with the entry that opened the table.
    pub entries: Vec<Entry>,
    /// Names of its people, by number; `None` if the person is forgotten.
    pub names: Vec<(u8, Option<String>)>,
    /// When it was opened (milliseconds since 1970).
    pub created: i64,
}

/// A stored table, as shown in a list of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// Serialized summary.
    pub text: String,
    /// Names of its people, by number.
    pub names: BTreeMap<u8, String>,
    /// When the table was opened (milliseconds since 1970).
    pub created: i64,
}

/// A stored score pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPadLog {
    /// Code for watchers.
    pub code: String,
    /// When it was created (milliseconds since 1970).
    pub created: i64,
    /// Texts of its events, in the order of arrival.
    pub events: Vec<String>,
}

/// A read-only connection.
#[async_trait]
pub trait GameReader: Send {
    /// Every table and when it was opened (milliseconds since 1970), newest first.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn tables(&mut self) -> Result<Vec<(String, i64)>, ReadError>;

    /// Up to two tables whose ids start with this text; an exact match comes first.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn tables_with_prefix(&mut self, id: &str) -> Result<Vec<String>, ReadError>;

    /// A consistent snapshot of a table, with its chain verified.
    ///
    /// # Errors
    /// [`ReadError`], also if there is no such table.
    async fn table(&mut self, id: &str) -> Result<StoredGame, ReadError>;

    /// Summaries of these tables, by id. A table without a summary is left out.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn summaries(&mut self, ids: &[String]) -> Result<BTreeMap<String, GameSummary>, ReadError>;

    /// Codes of all score pads, oldest first.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn pads(&mut self) -> Result<Vec<String>, ReadError>;

    /// The score pad with this code; `None` if it was deleted in the meantime.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn pad(&mut self, code: &str) -> Result<Option<StoredPadLog>, ReadError>;

    /// Closes the connection.
    ///
    /// # Errors
    /// [`ReadError`].
    async fn close(self: Box<Self>) -> Result<(), ReadError>;
}
