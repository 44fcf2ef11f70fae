//! A table followed in the database beside the server that writes it: what is stored, folded as far as it goes. It tells
//! the drills' players what their seats see; a person would look at the page.

use std::path::Path;
use std::time::Duration;

use canasta::{CardAct, Seat};
use canasta_bots::Bot;
use canasta_journal::Person;
use canasta_table::Table;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions as _, Row as _, SqlitePool};

use crate::check::{Journal, Row};
use crate::violation::Violation;

/// The file of a data directory.
pub const FILE: &str = "canasta.db";

/// Reads journals of a data directory; it never writes there.
#[derive(Clone)]
pub struct Reader {
    pool: SqlitePool,
}

impl Reader {
    /// Opens the database of a data directory.
    ///
    /// # Errors
    /// The database's.
    pub async fn open(data: &Path) -> sqlx::Result<Self> {
        Self::with(SqliteConnectOptions::new().filename(data.join(FILE)).read_only(true)).await
    }

    /// The same of a copy that nobody else uses, bringing in what stands in its write-ahead log.
    ///
    /// # Errors
    /// The database's.
    pub async fn recover(copy: &Path) -> sqlx::Result<Self> {
        Self::with(SqliteConnectOptions::new().filename(copy.join(FILE))).await
    }

    async fn with(options: SqliteConnectOptions) -> sqlx::Result<Self> {
        let options = options.busy_timeout(Duration::from_secs(20)).disable_statement_logging();
        Ok(Self { pool: SqlitePoolOptions::new().max_connections(2).connect_with(options).await? })
    }

    /// A table's rows after the entry `n`.
    ///
    /// # Errors
    /// The database's.
    pub async fn rows(&self, table: &str, n: u64) -> sqlx::Result<Vec<Row>> {
        let sql = "SELECT n, entry, hash FROM journal WHERE table_id = ? AND n > ? ORDER BY n";
        let rows =
            sqlx::query(sql).bind(table).bind(i64::try_from(n).unwrap_or(i64::MAX)).fetch_all(&self.pool).await?;
        let row = |row: &sqlx::sqlite::SqliteRow| {
            let n: i64 = row.try_get(0)?;
            Ok(Row { n: u64::try_from(n).unwrap_or_default(), entry: row.try_get(1)?, hash: row.try_get(2)? })
        };
        rows.iter().map(row).collect()
    }

    /// The tables that are there.
    ///
    /// # Errors
    /// The database's.
    pub async fn tables(&self) -> sqlx::Result<Vec<String>> {
        sqlx::query_scalar("SELECT id FROM tables ORDER BY id").fetch_all(&self.pool).await
    }

    /// Lets go of the file.
    pub async fn close(self) {
        self.pool.close().await;
    }
}

/// Why a table could not be followed.
#[derive(Debug, thiserror::Error)]
pub enum Unread {
    /// The database did not answer.
    #[error("the database does not answer: {0}")]
    Sql(#[from] sqlx::Error),
    /// What it says is wrong.
    #[error("{0}")]
    Violation(#[from] Violation),
}

/// A table as far as it is stored.
pub struct Follower {
    id: String,
    journal: Journal,
}

/// What somebody may do now.
pub struct Turn {
    /// Whose turn it is; between deals, somebody who is not ready yet.
    pub seat: Seat,
    /// The entries seen.
    pub n: u64,
    /// What the club player would do; the next deal, where there is nothing.
    pub act: Option<CardAct>,
}

/// Whose move it is.
pub enum Now {
    /// One of these people's.
    Ours(Turn),
    /// Somebody else's: wait.
    Theirs,
    /// Nobody's any more.
    Over,
}

impl Follower {
    /// Of a table by its id.
    pub fn of(id: &str) -> Self {
        Self { id: id.to_owned(), journal: Journal::of(id) }
    }

    /// Reads what is new.
    ///
    /// # Errors
    /// [`Unread`].
    pub async fn read(&mut self, reader: &Reader) -> Result<(), Unread> {
        let rows = reader.rows(&self.id, self.journal.len()).await?;
        Ok(self.journal.read(&self.id, &rows)?)
    }

    /// Entries so far.
    pub const fn n(&self) -> u64 {
        self.journal.len()
    }

    /// The table.
    pub const fn table(&self) -> Option<&Table> {
        self.journal.table()
    }

    /// Seats in which people sit, in the order in which they came.
    pub fn people(&self) -> Vec<Seat> {
        let Some(table) = self.table() else { return Vec::new() };
        (0..table.came()).filter_map(|person| table.seat_of(Person(person))).collect()
    }

    /// Entries up to the last that moved cards: an act must have been made looking at so many.
    pub fn played(&self) -> u64 {
        self.table().map_or(0, Table::played)
    }

    /// What is to be done now, if one of us is to do it.
    pub fn now(&self, seed: u64) -> Now {
        let Some(table) = self.table() else { return Now::Theirs };
        if table.winner().is_some() || table.is_closed() {
            return Now::Over;
        }
        match table.to_act() {
            // Each of ours is ready in turn; when all are, the server deals.
            None if table.next_deal().is_some() => {
                let unready = self.people().into_iter().find(|&seat| !table.is_ready(seat));
                unready.map_or(Now::Theirs, |seat| Now::Ours(Turn { seat, n: self.n(), act: None }))
            }
            Some(seat) if !table.is_bot(seat) => match advised(table, seat, seed) {
                Some(act) => Now::Ours(Turn { seat, n: self.n(), act: Some(act) }),
                None => Now::Over,
            },
            _ => Now::Theirs,
        }
    }
}

/// What the club player does in a seat.
fn advised(table: &Table, seat: Seat, seed: u64) -> Option<CardAct> {
    let seen = table.view(Some(seat))?;
    let acts = canasta_bots::Club::default().decide(&seen.to_kinds()?, seed);
    seen.to_cards(acts.first()?)
}
