//! Reading the store beside a server that may run: nothing is written and nobody is kept waiting. Also reads files of older
//! versions, as they are.

use std::path::Path;

use canasta_record::journal::{Chain, Entry};
use sqlx::sqlite::SqliteRow;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use super::open::{DATABASE, look, options};
use super::{BackupError, ReadError};

/// The first version in which people have rows of their own.
const PEOPLE: i64 = 2;

/// A connection that only asks.
pub(crate) struct Beside {
    connection: SqliteConnection,
    version: i64,
}

/// A stored table, as far as a record of its game needs it.
pub(crate) struct Kept {
    pub(crate) entries: Vec<Entry>,
    /// Who has which number, and what they are called.
    pub(crate) names: Vec<(u8, Option<String>)>,
    /// When it was opened, in milliseconds since 1970.
    pub(crate) created: i64,
}

impl Beside {
    /// Opens the store of a data directory, which must be there.
    pub(crate) async fn open(data: &Path) -> Result<Self, BackupError> {
        let path = data.join(DATABASE);
        if !path.exists() {
            return Err(BackupError::Nothing { path });
        }
        look(&path).await?;
        let uncopied = |why| BackupError::Uncopied { path: path.clone(), why };
        // Not opened read-only: such a connection would leave SQLite's helper files lying if it is the last one.
        let asks = options(&path).pragma("query_only", "ON");
        let mut connection = asks.connect().await.map_err(uncopied)?;
        let version = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.map_err(uncopied)?;
        Ok(Self { connection, version })
    }

    /// Every table and when it was opened (milliseconds since 1970), the newest first.
    pub(crate) async fn tables(&mut self) -> Result<Vec<(String, i64)>, ReadError> {
        if self.version == 0 {
            return Ok(Vec::new());
        }
        let sql = "SELECT id, created FROM tables ORDER BY created DESC, id";
        Ok(sqlx::query_as(sql).fetch_all(&mut self.connection).await?)
    }

    /// The tables whose ids begin so, two at most.
    pub(crate) async fn beginning(&mut self, id: &str) -> Result<Vec<String>, ReadError> {
        if self.version == 0 {
            return Ok(Vec::new());
        }
        let sql = "SELECT id FROM tables WHERE id = ?1 OR substr(id, 1, length(?1)) = ?1 ORDER BY id <> ?1, id LIMIT 2";
        Ok(sqlx::query_scalar(sql).bind(id).fetch_all(&mut self.connection).await?)
    }

    /// A table as it is at one moment, its chain verified.
    pub(crate) async fn table(&mut self, id: &str) -> Result<Kept, ReadError> {
        // Dropped, it ends; nothing was written in it.
        let mut moment = self.connection.begin().await?;
        let sql = "SELECT created FROM tables WHERE id = ?";
        let created = sqlx::query_scalar(sql).bind(id).fetch_one(&mut *moment).await?;
        let sql = "SELECT n, entry, hash FROM journal WHERE table_id = ? ORDER BY n";
        let rows = sqlx::query(sql).bind(id).fetch_all(&mut *moment).await?;
        let names = if self.version < PEOPLE {
            Vec::new()
        } else {
            let sql = "SELECT player, name FROM people WHERE table_id = ? ORDER BY player";
            sqlx::query_as(sql).bind(id).fetch_all(&mut *moment).await?
        };
        Ok(Kept { entries: follow(id, &rows)?, names, created })
    }

    /// Closes it.
    pub(crate) async fn close(self) -> Result<(), ReadError> {
        Ok(self.connection.close().await?)
    }
}

fn follow(id: &str, rows: &[SqliteRow]) -> Result<Vec<Entry>, ReadError> {
    let mut chain = Chain::start(id);
    let entry = |row: &SqliteRow| {
        let n = u64::try_from(row.try_get::<i64, _>(0)?).map_err(|_| ReadError::Number)?;
        Ok(chain.follow(n, row.try_get(1)?, row.try_get(2)?)?)
    };
    let entries = rows.iter().map(entry).collect::<Result<Vec<_>, ReadError>>()?;
    if entries.is_empty() { Err(ReadError::Empty) } else { Ok(entries) }
}
