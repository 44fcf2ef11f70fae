//! Follows a table in the database while the server writes to it, and folds its journal as far as it goes. The drills' players
//! choose their acts from that; a person would look at the page.

use std::path::Path;
use std::time::{Duration, Instant};

use canasta::{CardAct, Seat};
use canasta_bots::Bot;
use canasta_table::Table;
use canasta_table::journal::Person;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions as _, PgPool, SqlitePool};

use crate::check::{Journal, Row};
use crate::violation::Violation;

/// The name of the database in a data directory.
pub const FILE: &str = "canasta.db";

/// How long a database across a network may be away.
const PATIENCE: Duration = Duration::from_secs(30);

/// Reads journals of a data directory or of a database across a network; it never writes there.
#[derive(Clone)]
pub struct Reader {
    pool: Pool,
}

#[derive(Clone)]
enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Reader {
    /// Opens the database of a data directory.
    ///
    /// # Errors
    /// The database's.
    pub async fn open(data: &Path) -> sqlx::Result<Self> {
        Self::with(SqliteConnectOptions::new().filename(data.join(FILE)).read_only(true)).await
    }

    /// Opens a copy of the database that no server uses, and recovers its write-ahead log.
    ///
    /// # Errors
    /// The database's.
    pub async fn recover(copy: &Path) -> sqlx::Result<Self> {
        Self::with(SqliteConnectOptions::new().filename(copy.join(FILE))).await
    }

    async fn with(options: SqliteConnectOptions) -> sqlx::Result<Self> {
        let options = options.busy_timeout(Duration::from_secs(20)).disable_statement_logging();
        Ok(Self { pool: Pool::Sqlite(SqlitePoolOptions::new().max_connections(2).connect_with(options).await?) })
    }

    /// Opens a PostgreSQL database, which may be away for a while.
    ///
    /// # Errors
    /// The address is none.
    pub fn across_network(address: &str) -> sqlx::Result<Self> {
        let options: PgConnectOptions = address.parse()?;
        let pool = PgPoolOptions::new().max_connections(4).acquire_timeout(Duration::from_secs(5));
        Ok(Self { pool: Pool::Postgres(pool.connect_lazy_with(options.disable_statement_logging())) })
    }

    /// The entries of a table's journal after number `n`.
    ///
    /// # Errors
    /// The database's.
    pub async fn rows(&self, table: &str, n: u64) -> sqlx::Result<Vec<Row>> {
        let n = canasta::must_fit::<i64>(n);
        let rows: Vec<(i64, String, Vec<u8>)> = match &self.pool {
            Pool::Sqlite(pool) => {
                let sql = "SELECT n, entry, hash FROM journal WHERE table_id = ? AND n > ? ORDER BY n";
                sqlx::query_as(sql).bind(table).bind(n).fetch_all(pool).await?
            }
            Pool::Postgres(pool) => {
                let sql = "SELECT n, entry, hash FROM journal WHERE table_id = $1 AND n > $2 ORDER BY n";
                patiently(|| sqlx::query_as(sql).bind(table).bind(n).fetch_all(pool)).await?
            }
        };
        let row = |(n, entry, hash): (i64, _, _)| Row { n: u64::try_from(n).unwrap_or_default(), entry, hash };
        Ok(rows.into_iter().map(row).collect())
    }

    /// The tables of the node at an address, each with the epoch in which it was taken. None where there are no nodes.
    ///
    /// # Errors
    /// The database's.
    pub async fn tables_at(&self, address: &str) -> sqlx::Result<Vec<(String, i64)>> {
        let Pool::Postgres(pool) = &self.pool else { return Ok(Vec::new()) };
        let sql = "SELECT tables.id, epoch FROM tables JOIN nodes ON nodes.id = owner WHERE address = $1";
        patiently(|| sqlx::query_as(sql).bind(address).fetch_all(pool)).await
    }

    /// The first entry of a table that was written in a later epoch.
    ///
    /// # Errors
    /// The database's.
    pub async fn first_after(&self, table: &str, epoch: i64) -> sqlx::Result<Option<u64>> {
        let Pool::Postgres(pool) = &self.pool else { return Ok(None) };
        let sql = "SELECT min(n) FROM journal WHERE table_id = $1 AND epoch > $2";
        let n: Option<i64> = patiently(|| sqlx::query_scalar(sql).bind(table).bind(epoch).fetch_one(pool)).await?;
        Ok(n.and_then(|n| u64::try_from(n).ok()))
    }

    /// Entries that were written in an older epoch than the entry before them, each with its table.
    ///
    /// # Errors
    /// The database's.
    pub async fn out_of_epoch(&self) -> sqlx::Result<Vec<(String, u64)>> {
        let Pool::Postgres(pool) = &self.pool else { return Ok(Vec::new()) };
        let sql = "SELECT later.table_id, later.n FROM journal AS later
                   JOIN journal AS earlier ON earlier.table_id = later.table_id AND earlier.n = later.n - 1
                   WHERE later.epoch < earlier.epoch";
        let found: Vec<(String, i64)> = patiently(|| sqlx::query_as(sql).fetch_all(pool)).await?;
        Ok(found.into_iter().map(|(table, n)| (table, u64::try_from(n).unwrap_or_default())).collect())
    }

    /// The newest format in which servers may write journals to a database across a network. None where each server is alone.
    ///
    /// # Errors
    /// The database's.
    pub async fn format(&self) -> sqlx::Result<Option<u32>> {
        let Pool::Postgres(pool) = &self.pool else { return Ok(None) };
        let format: i64 =
            patiently(|| sqlx::query_scalar("SELECT CAST(format AS bigint) FROM canasta").fetch_one(pool)).await?;
        Ok(u32::try_from(format).ok())
    }

    /// The entries that are written in a format, each with its table. None where there are no nodes.
    ///
    /// # Errors
    /// The database's.
    pub async fn of_format(&self, format: u32) -> sqlx::Result<Vec<(String, u64)>> {
        let Pool::Postgres(pool) = &self.pool else { return Ok(Vec::new()) };
        let like = format!("{{\"v\":{format},%");
        let sql = "SELECT table_id, n FROM journal WHERE entry LIKE $1";
        let found: Vec<(String, i64)> = patiently(|| sqlx::query_as(sql).bind(&like).fetch_all(pool)).await?;
        Ok(found.into_iter().map(|(table, n)| (table, u64::try_from(n).unwrap_or_default())).collect())
    }

    /// Closes the database.
    pub async fn close(self) {
        match self.pool {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

/// Asks again as long as the database is away.
async fn patiently<T, F: Future<Output = sqlx::Result<T>>>(ask: impl Fn() -> F) -> sqlx::Result<T> {
    let until = Instant::now() + PATIENCE;
    loop {
        match ask().await {
            Err(why) if Instant::now() > until => return Err(why),
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await, // waits: for the database
            found => return found,
        }
    }
}

/// Why a table could not be followed.
#[derive(Debug, thiserror::Error)]
pub enum FollowError {
    /// The database did not answer.
    #[error("the database does not answer: {0}")]
    Sql(#[from] sqlx::Error),
    /// The journal breaks a promise.
    #[error("{0}")]
    Violation(#[from] Violation),
}

/// A table as far as it was read from the database.
pub struct Follower {
    id: String,
    journal: Journal,
}

/// The next act of one of the drill's players.
pub struct Turn {
    /// The seat to act; between deals, a seat that is not ready yet.
    pub seat: Seat,
    /// How many journal entries the screen had shown, which the act is sent with.
    pub n: u64,
    /// What the club player would do; `None` is the request for the next deal.
    pub act: Option<CardAct>,
}

/// What the table waits for.
pub enum NextTurn {
    /// A player of the drill.
    Ours(Turn),
    /// A bot, or the server.
    Theirs,
    /// Nothing: the game is over.
    Over,
}

impl Follower {
    /// Follows the table with this id.
    pub fn of(id: &str) -> Self {
        Self { id: id.to_owned(), journal: Journal::of(id) }
    }

    /// Reads what is new.
    ///
    /// # Errors
    /// [`FollowError`].
    pub async fn read(&mut self, reader: &Reader) -> Result<(), FollowError> {
        let rows = reader.rows(&self.id, self.journal.len()).await?;
        Ok(self.journal.read(&self.id, &rows)?)
    }

    /// The number of entries read.
    pub const fn n(&self) -> u64 {
        self.journal.len()
    }

    /// The table; `None` before its first entry was read.
    pub const fn table(&self) -> Option<&Table> {
        self.journal.table()
    }

    /// The seats of people, in the order in which they came.
    pub fn people(&self) -> Vec<Seat> {
        let Some(table) = self.table() else { return Vec::new() };
        (0..table.came()).filter_map(|person| table.seat_of(Person(person))).collect()
    }

    /// The number of the last entry that moved cards. An act is stale if its player had seen fewer entries.
    pub fn played(&self) -> u64 {
        self.table().map_or(0, Table::played)
    }

    /// The next turn; the seed decides where the club player has several good acts.
    pub fn next_turn(&self, seed: u64) -> NextTurn {
        let Some(table) = self.table() else { return NextTurn::Theirs };
        if table.winner().is_some() || table.is_closed() {
            return NextTurn::Over;
        }
        match table.to_act() {
            // The drill's players get ready one after the other; once all are, the server deals.
            None if table.next_deal().is_some() => {
                let unready = self.people().into_iter().find(|&seat| !table.is_ready(seat));
                unready.map_or(NextTurn::Theirs, |seat| NextTurn::Ours(Turn { seat, n: self.n(), act: None }))
            }
            Some(seat) if !table.is_bot(seat) => match club_act(table, seat, seed) {
                Some(act) => NextTurn::Ours(Turn { seat, n: self.n(), act: Some(act) }),
                None => NextTurn::Over,
            },
            _ => NextTurn::Theirs,
        }
    }
}

/// The club player's act in a seat.
fn club_act(table: &Table, seat: Seat, seed: u64) -> Option<CardAct> {
    let seen = table.view(Some(seat))?;
    let acts = canasta_bots::Club::default().decide(&seen.to_kinds()?, seed);
    seen.to_cards(acts.first()?)
}
