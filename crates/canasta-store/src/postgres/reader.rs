//! Reads the database, even while servers are using it. Writes nothing, and doesn't create tables in an empty database.

use std::collections::BTreeMap;

use async_trait::async_trait;
use canasta_table::journal::{Chain, Formats};
use futures_util::future::BoxFuture;
use sqlx::postgres::PgRow;
use sqlx::{Connection as _, PgConnection};

use super::error::read_error;
use super::journals::read_chain;
use super::row::{small_number, value};
use super::{OpenError, PostgresSettings, open};
use crate::{GameReader, GameSummary, ReadError, StoredGame, StoredPadLog};

const BEGIN_SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Summaries of these tables that cover the whole journal.
const SUMMARIES: &str = "
    SELECT tables.id, tables.created, summaries.json FROM unnest($1::text[]) AS asked (id)
    JOIN tables ON tables.id = asked.id
    JOIN summaries ON summaries.table_id = tables.id AND summaries.n = tables.n";
/// Names of the people at these tables.
const NAMES: &str = "
    SELECT people.table_id, people.player, people.name FROM unnest($1::text[]) AS asked (id)
    JOIN people ON people.table_id = asked.id WHERE people.name IS NOT NULL";

/// A read-only connection, possibly to a standby.
pub struct PostgresReader {
    connection: PgConnection,
    /// Whether the database has no tables yet.
    empty: bool,
}

impl PostgresReader {
    /// Connects to a database.
    ///
    /// # Errors
    /// [`OpenError`], with a message for the operator.
    pub fn open(settings: &PostgresSettings) -> BoxFuture<'_, Result<Self, OpenError>> {
        Box::pin(async move {
            let (connection, empty) = open::connect_to_read(settings).await?;
            Ok(Self { connection, empty })
        })
    }
}

#[async_trait]
impl GameReader for PostgresReader {
    async fn tables(&mut self) -> Result<Vec<(String, i64)>, ReadError> {
        if self.empty {
            return Ok(Vec::new());
        }
        let sql = sqlx::query_as("SELECT id, created FROM tables ORDER BY created DESC, id COLLATE \"C\"");
        sql.fetch_all(&mut self.connection).await.map_err(read_error)
    }

    async fn tables_with_prefix(&mut self, id: &str) -> Result<Vec<String>, ReadError> {
        if self.empty {
            return Ok(Vec::new());
        }
        let sql = "SELECT id FROM tables WHERE starts_with(id, $1) ORDER BY id <> $1, id COLLATE \"C\" LIMIT 2";
        sqlx::query_scalar(sql).bind(id).fetch_all(&mut self.connection).await.map_err(read_error)
    }

    async fn table(&mut self, id: &str) -> Result<StoredGame, ReadError> {
        // Dropping the snapshot ends the read transaction.
        let mut snapshot = self.connection.begin_with(BEGIN_SNAPSHOT).await.map_err(read_error)?;
        let sql = sqlx::query_scalar("SELECT created FROM tables WHERE id = $1");
        let created = sql.bind(id).fetch_one(&mut *snapshot).await.map_err(read_error)?;
        let sql = sqlx::query("SELECT n, entry, hash FROM journal WHERE table_id = $1 ORDER BY n");
        let rows = sql.bind(id).fetch_all(&mut *snapshot).await.map_err(read_error)?;
        let (chain, entries) = read_chain(Chain::start(id), &rows, Formats::RELEASED)?;
        if chain.is_empty() {
            return Err(ReadError::Empty);
        }
        let sql = sqlx::query("SELECT player, name FROM people WHERE table_id = $1 ORDER BY player");
        let names = sql.bind(id).fetch_all(&mut *snapshot).await.map_err(read_error)?;
        let name = |row: &PgRow| Ok((small_number(row, 0)?, value(row, 1)?));
        Ok(StoredGame { entries, names: names.iter().map(name).collect::<Result<_, ReadError>>()?, created })
    }

    async fn summaries(&mut self, ids: &[String]) -> Result<BTreeMap<String, GameSummary>, ReadError> {
        if self.empty {
            return Ok(BTreeMap::new());
        }
        // Dropping the snapshot ends the read transaction.
        let mut snapshot = self.connection.begin_with(BEGIN_SNAPSHOT).await.map_err(read_error)?;
        let mut summaries = BTreeMap::new();
        for row in sqlx::query(SUMMARIES).bind(ids).fetch_all(&mut *snapshot).await.map_err(read_error)? {
            let summary = GameSummary { text: value(&row, 2)?, names: BTreeMap::new(), created: value(&row, 1)? };
            summaries.insert(value(&row, 0)?, summary);
        }
        for row in sqlx::query(NAMES).bind(ids).fetch_all(&mut *snapshot).await.map_err(read_error)? {
            if let Some(summary) = summaries.get_mut(value::<&str>(&row, 0)?) {
                summary.names.insert(small_number(&row, 1)?, value(&row, 2)?);
            }
        }
        Ok(summaries)
    }

    async fn pads(&mut self) -> Result<Vec<String>, ReadError> {
        if self.empty {
            return Ok(Vec::new());
        }
        let sql = sqlx::query_scalar("SELECT code FROM pads ORDER BY created, code COLLATE \"C\"");
        sql.fetch_all(&mut self.connection).await.map_err(read_error)
    }

    async fn pad(&mut self, code: &str) -> Result<Option<StoredPadLog>, ReadError> {
        let sql = sqlx::query_as("SELECT id, created FROM pads WHERE code = $1").bind(code);
        let found: Option<(Vec<u8>, i64)> = sql.fetch_optional(&mut self.connection).await.map_err(read_error)?;
        let Some((id, created)) = found else { return Ok(None) };
        let sql = sqlx::query_scalar("SELECT event FROM pad_events WHERE pad = $1 ORDER BY n").bind(id);
        let events = sql.fetch_all(&mut self.connection).await.map_err(read_error)?;
        Ok(Some(StoredPadLog { code: code.to_owned(), created, events }))
    }

    async fn close(self: Box<Self>) -> Result<(), ReadError> {
        self.connection.close().await.map_err(read_error)
    }
}
