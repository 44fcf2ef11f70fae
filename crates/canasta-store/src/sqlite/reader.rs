//! Reads the file, even while a server is using it. Writes nothing, and never makes the server wait.

use std::collections::BTreeMap;
use std::path::Path;

use async_trait::async_trait;
use canasta_table::journal::{Chain, Entry};
use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteRow;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use super::BackupError;
use super::open::{DATABASE_FILE, inspect, options};
use super::row::small_number;
use crate::{GameReader, GameSummary, ReadError, StoredGame, StoredPadLog};

/// Summaries of these tables that cover the whole journal; the ids are a JSON list.
const SUMMARIES: &str = "
    SELECT tables.id, tables.created, summaries.json FROM json_each(?) AS asked
    JOIN tables ON tables.id = asked.value
    JOIN summaries ON summaries.table_id = tables.id
        AND summaries.n = (SELECT max(n) FROM journal WHERE journal.table_id = tables.id)";
/// Names of the people at these tables.
const NAMES: &str = "
    SELECT people.table_id, people.player, people.name FROM json_each(?) AS asked
    JOIN people ON people.table_id = asked.value WHERE people.name IS NOT NULL";

/// First schema version with score pads.
const PADS_SINCE: i64 = 3;

/// A read-only connection.
pub struct SqliteReader {
    connection: SqliteConnection,
    /// Whether the file has no schema yet.
    empty: bool,
    /// The file's schema version. It can be older than this program's.
    version: i64,
}

impl SqliteReader {
    /// Opens the store in a data directory, which must exist.
    ///
    /// # Errors
    /// [`BackupError::Missing`] if there is no store, or the reason why it can't be opened.
    pub fn open(data: &Path) -> BoxFuture<'_, Result<Self, BackupError>> {
        Box::pin(async move {
            let path = data.join(DATABASE_FILE);
            if !path.exists() {
                return Err(BackupError::Missing { path });
            }
            inspect(&path).await?;
            let copy_failed = |error| BackupError::CopyFailed { path: path.clone(), error };
            // Not opened read-only: if the last connection to close is read-only, it leaves SQLite's helper files
            // behind.
            let query_only = options(&path).pragma("query_only", "ON");
            let mut connection = query_only.connect().await.map_err(copy_failed)?;
            let version: i64 =
                sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.map_err(copy_failed)?;
            Ok(Self { connection, empty: version == 0, version })
        })
    }
}

#[async_trait]
impl GameReader for SqliteReader {
    async fn tables(&mut self) -> Result<Vec<(String, i64)>, ReadError> {
        if self.empty {
            return Ok(Vec::new());
        }
        let sql = "SELECT id, created FROM tables ORDER BY created DESC, id";
        Ok(sqlx::query_as(sql).fetch_all(&mut self.connection).await?)
    }

    async fn tables_with_prefix(&mut self, id: &str) -> Result<Vec<String>, ReadError> {
        if self.empty {
            return Ok(Vec::new());
        }
        let sql = "SELECT id FROM tables WHERE id = ?1 OR substr(id, 1, length(?1)) = ?1 ORDER BY id <> ?1, id LIMIT 2";
        Ok(sqlx::query_scalar(sql).bind(id).fetch_all(&mut self.connection).await?)
    }

    async fn table(&mut self, id: &str) -> Result<StoredGame, ReadError> {
        // Dropping the snapshot ends the read transaction.
        let mut snapshot = self.connection.begin().await?;
        let sql = "SELECT created FROM tables WHERE id = ?";
        let created = sqlx::query_scalar(sql).bind(id).fetch_one(&mut *snapshot).await?;
        let sql = "SELECT n, entry, hash FROM journal WHERE table_id = ? ORDER BY n";
        let rows = sqlx::query(sql).bind(id).fetch_all(&mut *snapshot).await?;
        let sql = "SELECT player, name FROM people WHERE table_id = ? ORDER BY player";
        let names = sqlx::query_as(sql).bind(id).fetch_all(&mut *snapshot).await?;
        Ok(StoredGame { entries: read_chain(id, &rows)?, names, created })
    }

    async fn summaries(&mut self, ids: &[String]) -> Result<BTreeMap<String, GameSummary>, ReadError> {
        if self.empty {
            return Ok(BTreeMap::new());
        }
        let ids = serde_json::Value::from(ids).to_string();
        // Dropping the snapshot ends the read transaction.
        let mut snapshot = self.connection.begin().await?;
        let mut summaries = BTreeMap::new();
        for row in sqlx::query(SUMMARIES).bind(&ids).fetch_all(&mut *snapshot).await? {
            let summary = GameSummary { text: row.try_get(2)?, names: BTreeMap::new(), created: row.try_get(1)? };
            summaries.insert(row.try_get(0)?, summary);
        }
        for row in sqlx::query(NAMES).bind(&ids).fetch_all(&mut *snapshot).await? {
            if let Some(summary) = summaries.get_mut(row.try_get::<&str, _>(0)?) {
                summary.names.insert(small_number(&row, 1)?, row.try_get(2)?);
            }
        }
        Ok(summaries)
    }

    async fn pads(&mut self) -> Result<Vec<String>, ReadError> {
        if self.version < PADS_SINCE {
            return Ok(Vec::new());
        }
        let sql = sqlx::query_scalar("SELECT code FROM pads ORDER BY created, code");
        Ok(sql.fetch_all(&mut self.connection).await?)
    }

    async fn pad(&mut self, code: &str) -> Result<Option<StoredPadLog>, ReadError> {
        let sql = sqlx::query_as("SELECT id, created FROM pads WHERE code = $1").bind(code);
        let found: Option<(Vec<u8>, i64)> = sql.fetch_optional(&mut self.connection).await?;
        let Some((id, created)) = found else { return Ok(None) };
        let sql = sqlx::query_scalar("SELECT event FROM pad_events WHERE pad = $1 ORDER BY n").bind(id);
        let events = sql.fetch_all(&mut self.connection).await?;
        Ok(Some(StoredPadLog { code: code.to_owned(), created, events }))
    }

    async fn close(self: Box<Self>) -> Result<(), ReadError> {
        Ok(self.connection.close().await?)
    }
}

fn read_chain(id: &str, rows: &[SqliteRow]) -> Result<Vec<Entry>, ReadError> {
    let mut chain = Chain::start(id);
    let entry = |row: &SqliteRow| {
        let n = u64::try_from(row.try_get::<i64, _>(0)?).map_err(|_| ReadError::Number)?;
        Ok(chain.follow(n, row.try_get(1)?, row.try_get(2)?)?)
    };
    let entries = rows.iter().map(entry).collect::<Result<Vec<_>, ReadError>>()?;
    if entries.is_empty() { Err(ReadError::Empty) } else { Ok(entries) }
}

#[cfg(test)]
mod tests {
    use sqlx::AssertSqlSafe;

    use super::*;
    use crate::Store as _;
    use crate::sqlite::tests::DataDirectory;

    /// Requested tables are found by their keys, however many tables there are.
    #[tokio::test]
    async fn reads_only_the_requested_tables() {
        let directory = DataDirectory::new();
        directory.store().await.close().await;
        let mut reader = SqliteReader::open(directory.path()).await.unwrap();
        for sql in [SUMMARIES, NAMES] {
            let plan = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
            let rows = sqlx::query(plan).bind("[]").fetch_all(&mut reader.connection).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
            let scans: Vec<&String> = plan.iter().filter(|step| step.starts_with("SCAN ")).collect();
            assert!(scans.len() == 1 && scans[0].starts_with("SCAN asked "), "{plan:#?}");
            assert!(plan.iter().any(|step| step.contains("USING PRIMARY KEY")), "{plan:#?}");
        }
        Box::new(reader).close().await.unwrap();
    }
}
