//! The store: journals, sessions and seats in one SQLite file, `canasta.db` in the data directory.
//!
//! One task writes (`writer`), and says yes only once the commit is on the disk; a few connections read.

mod open;
mod writer;

use canasta_record::journal::{Broken, Chain, Entry, Hash};
use sha2::{Digest, Sha256};
use sqlx::{Row, SqlitePool};
use std::fs::File;

use canasta::Seat;

pub use open::StartError;
pub(crate) use open::open;
pub(crate) use writer::{WriteError, Writer};

/// A session's secret, hashed; the secret itself is only in the browser.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SessionHash(pub(crate) Hash);

impl SessionHash {
    /// Of the secret in the cookie.
    pub(crate) fn of(secret: &str) -> Self {
        Self(Sha256::digest(secret.as_bytes()).into())
    }
}

/// An entry on its way to the disk.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Its number, from 1.
    pub(crate) n: u64,
    /// Its written form.
    pub(crate) text: String,
    /// Its hash.
    pub(crate) hash: Hash,
    /// Whose act it is, and its name.
    pub(crate) act: Option<(Seat, String)>,
}

impl Line {
    /// The next line of a chain, and the chain with it.
    pub(crate) fn next(chain: &Chain, entry: &Entry) -> (Self, Chain) {
        let text = entry.text();
        let chain = chain.with(&text);
        let act = entry.act_id().map(|by| (by.seat, by.id.clone()));
        (Self { n: chain.len(), text, hash: *chain.last(), act }, chain)
    }
}

/// A table on its way to the disk: its first entries, and whose seats are whose.
#[derive(Clone)]
pub(crate) struct NewTable {
    pub(crate) id: String,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) lines: Vec<Line>,
    pub(crate) seats: Vec<(Seat, SessionHash)>,
}

/// A table as it is stored.
pub(crate) struct Stored {
    pub(crate) entries: Vec<Entry>,
    pub(crate) chain: Chain,
    pub(crate) seats: Vec<(Seat, SessionHash)>,
}

/// Why a table could not be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReadError {
    /// The database did not answer.
    #[error("the database could not be read: {0}")]
    Sql(#[from] sqlx::Error),
    /// The journal is not whole.
    #[error("{0}")]
    Broken(#[from] Broken),
    /// A number that cannot be.
    #[error("the database holds a number that cannot be")]
    Number,
}

/// The open store.
pub(crate) struct Store {
    reads: SqlitePool,
    writer: Writer,
    /// Held until the store is closed, so that no second server opens it.
    lock: File,
}

impl Store {
    /// The one that writes.
    pub(crate) const fn writer(&self) -> &Writer {
        &self.writer
    }

    /// Reads a table, its chain verified; `None` if there is no such table.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<Stored>, ReadError> {
        let rows = sqlx::query("SELECT n, entry, hash FROM journal WHERE table_id = ? ORDER BY n")
            .bind(id)
            .fetch_all(&self.reads)
            .await?;
        if rows.is_empty() {
            return Ok(None);
        }
        let mut chain = Chain::start(id);
        let mut entries = Vec::with_capacity(rows.len());
        for row in rows {
            let n = u64::try_from(row.try_get::<i64, _>(0)?).map_err(|_| ReadError::Number)?;
            entries.push(chain.follow(n, row.try_get(1)?, row.try_get(2)?)?);
        }
        Ok(Some(Stored { entries, chain, seats: self.seats(id).await? }))
    }

    async fn seats(&self, id: &str) -> Result<Vec<(Seat, SessionHash)>, ReadError> {
        let rows =
            sqlx::query("SELECT seat, session FROM seats WHERE table_id = ?").bind(id).fetch_all(&self.reads).await?;
        rows.iter()
            .map(|row| {
                let seat = u8::try_from(row.try_get::<i64, _>(0)?).map_err(|_| ReadError::Number)?;
                let hash = row.try_get::<&[u8], _>(1)?.try_into().map_err(|_| ReadError::Number)?;
                Ok((Seat(seat), SessionHash(hash)))
            })
            .collect()
    }

    /// Whether a session was given out by this server.
    pub(crate) async fn knows(&self, session: SessionHash) -> Result<bool, sqlx::Error> {
        let sql = "SELECT count(*) FROM sessions WHERE hash = ?";
        let found: i64 = sqlx::query_scalar(sql).bind(&session.0[..]).fetch_one(&self.reads).await?;
        Ok(found > 0)
    }

    /// The table that a session opened last.
    pub(crate) async fn last_table_of(&self, session: SessionHash) -> Result<Option<String>, sqlx::Error> {
        let sql = "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
                   WHERE seats.session = ? ORDER BY tables.created DESC, tables.id LIMIT 1";
        sqlx::query_scalar(sql).bind(&session.0[..]).fetch_optional(&self.reads).await
    }

    /// Ends the writing and closes the file, so that it is whole without its log; then another server may open it.
    pub(crate) async fn close(&self) {
        self.reads.close().await;
        self.writer.stop().await;
        // If not now, then when the process ends.
        let _ = self.lock.unlock();
    }
}
