//! Checks the integrity of a database: its pages, its references, and the chain of every table.

use std::path::Path;

use canasta_table::journal::Chain;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use crate::{ReadError, Source, WithCauses};

/// Counts of a database's contents.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contents {
    /// Tables, including broken ones.
    pub tables: u64,
    /// Journal entries of all tables.
    pub entries: u64,
    /// Score pads.
    pub pads: u64,
    /// Tables with a broken journal, each with the reason. A server quarantines them.
    pub broken: Vec<(String, String)>,
}

/// Why a file isn't intact.
#[derive(Debug, thiserror::Error)]
pub(super) enum CheckError {
    #[error(transparent)]
    Sql(#[from] sqlx::Error),
    #[error(transparent)]
    Unread(Source),
    #[error("{0}")]
    Pages(String),
    #[error("a row in “{0}” refers to a missing row")]
    Reference(String),
}

/// Checks a file that no process is writing to, and counts its contents.
pub(super) async fn check_file(path: &Path) -> Result<Contents, CheckError> {
    let mut connection = SqliteConnectOptions::new().filename(path).read_only(true).connect().await?;
    let contents = check_database(&mut connection).await;
    connection.close().await?;
    contents
}

async fn check_database(connection: &mut SqliteConnection) -> Result<Contents, CheckError> {
    let pages: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut *connection).await?;
    if pages != "ok" {
        return Err(CheckError::Pages(pages));
    }
    if let Some(dangling) = sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut *connection).await? {
        return Err(CheckError::Reference(dangling.try_get(0)?));
    }
    let mut contents = Contents::default();
    let ids: Vec<String> = sqlx::query_scalar("SELECT id FROM tables ORDER BY id").fetch_all(&mut *connection).await?;
    for id in ids {
        contents.tables += 1;
        match check_journal(connection, &id, &mut contents.entries).await {
            Err(ReadError::Unavailable(error)) => return Err(CheckError::Unread(error)),
            Err(broken) => contents.broken.push((id, WithCauses(&broken).to_string())),
            Ok(()) => {}
        }
    }
    // Older files have none.
    let has_pads: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'pads')")
        .fetch_one(&mut *connection)
        .await?;
    if has_pads {
        let pads: u32 = sqlx::query_scalar("SELECT count(*) FROM pads").fetch_one(&mut *connection).await?;
        contents.pads = pads.into();
    }
    Ok(contents)
}

async fn check_journal(connection: &mut SqliteConnection, id: &str, entries: &mut u64) -> Result<(), ReadError> {
    let sql = "SELECT n, entry, hash FROM journal WHERE table_id = ? ORDER BY n";
    let rows = sqlx::query(sql).bind(id).fetch_all(connection).await?;
    *entries += canasta::must_fit::<u64>(rows.len());
    let mut chain = Chain::start(id);
    for row in &rows {
        let n = u64::try_from(row.try_get::<i64, _>(0)?).map_err(|_| ReadError::Number)?;
        chain.follow(n, row.try_get(1)?, row.try_get(2)?)?;
    }
    if rows.is_empty() { Err(ReadError::Empty) } else { Ok(()) }
}
