//! Follows a table in the database while the server writes to it. The drills' players choose their actions from the journal instead
//! of the page.

use std::path::Path;
use std::time::{Duration, Instant};

use canasta::{CardAction, Seat};
use canasta_bots::Bot;
use canasta_table::Table;
use canasta_table::journal::Person;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions as _, FromRow, PgPool, SqlitePool};

use crate::check::{Journal, Row};
use crate::violation::Violation;

/// The database file in a data directory.
pub const DATABASE_FILE: &str = "canasta.db";
/// Max time to wait until PostgreSQL is back.
const AWAY_TIMEOUT: Duration = Duration::from_secs(30);

/// Reads the journals of a data directory or of a PostgreSQL database, and never writes to them.
#[derive(Clone)]
pub enum Reader {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Reader {
    /// Opens the database of a data directory.
    pub async fn open(data: &Path) -> sqlx::Result<Self> {
        Self::connect(SqliteConnectOptions::new().filename(data.join(DATABASE_FILE)).read_only(true)).await
    }

    /// Opens a copy of the database that no server uses, and recovers its write-ahead log.
    pub async fn recover(copy: &Path) -> sqlx::Result<Self> {
        Self::connect(SqliteConnectOptions::new().filename(copy.join(DATABASE_FILE))).await
    }

    async fn connect(options: SqliteConnectOptions) -> sqlx::Result<Self> {
        let options = options.busy_timeout(Duration::from_secs(20)).disable_statement_logging();
        Ok(Self::Sqlite(SqlitePoolOptions::new().max_connections(2).connect_with(options).await?))
    }

    /// Opens a PostgreSQL database, which may be down for a while.
    pub fn postgres(address: &str) -> sqlx::Result<Self> {
        let options: PgConnectOptions = address.parse()?;
        let pool = PgPoolOptions::new().max_connections(4).acquire_timeout(Duration::from_secs(5));
        Ok(Self::Postgres(pool.connect_lazy_with(options.disable_statement_logging())))
    }

    /// The entries of a table's journal after number `n`.
    pub async fn rows(&self, table: &str, n: u64) -> sqlx::Result<Vec<Row>> {
        let sql = "SELECT n, entry, hash FROM journal WHERE table_id = $1 AND n > $2 ORDER BY n";
        let n = n.cast_signed();
        let rows: Vec<(i64, String, Vec<u8>)> = match self {
            Self::Sqlite(pool) => sqlx::query_as(sql).bind(table).bind(n).fetch_all(pool).await?,
            Self::Postgres(pool) => {
                retry_while_down(|| sqlx::query_as(sql).bind(table).bind(n).fetch_all(pool)).await?
            }
        };
        Ok(rows.into_iter().map(|(n, entry, hash)| Row { n: n.cast_unsigned(), entry, hash }).collect())
    }

    /// Queries PostgreSQL. Returns no rows for a data directory.
    pub async fn select<T>(&self, sql: &str) -> sqlx::Result<Vec<T>>
    where
        T: for<'row> FromRow<'row, PgRow> + Send + Unpin,
    {
        let Self::Postgres(pool) = self else { return Ok(Vec::new()) };
        retry_while_down(|| sqlx::query_as(AssertSqlSafe(sql)).fetch_all(pool)).await
    }

    pub async fn close(self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

/// Repeats a query while the database is down.
async fn retry_while_down<T, F: Future<Output = sqlx::Result<T>>>(query: impl Fn() -> F) -> sqlx::Result<T> {
    let until = Instant::now() + AWAY_TIMEOUT;
    loop {
        match query().await {
            Err(_) if Instant::now() < until => tokio::time::sleep(Duration::from_millis(50)).await, // waits: for the database
            rows => return rows,
        }
    }
}

pub struct Follower {
    id: String,
    journal: Journal,
}

/// The seat to act and Club's action there; `None` asks for the next deal.
pub type Turn = (Seat, Option<CardAction>);

/// What the table waits for.
pub enum NextTurn {
    /// One of the drill's players. Between deals, a player who isn't ready yet.
    Ours(Turn),
    /// A bot or the server.
    Theirs,
    Over,
}

impl Follower {
    pub fn new(id: &str) -> Self {
        Self { id: id.to_owned(), journal: Journal::new(id) }
    }

    pub async fn read(&mut self, reader: &Reader) -> Result<(), Violation> {
        let rows = reader.rows(&self.id, self.journal.len()).await?;
        self.journal.read(&self.id, &rows)
    }

    pub const fn n(&self) -> u64 {
        self.journal.len()
    }

    /// The table after the entries read so far; `None` before the first.
    pub const fn table(&self) -> Option<&Table> {
        self.journal.table()
    }

    /// The seats of people, in the order of arrival.
    pub fn people(&self) -> Vec<Seat> {
        let Some(table) = self.table() else { return Vec::new() };
        (0..table.came()).filter_map(|person| table.seat_of(Person(person))).collect()
    }

    /// The number of the last entry that moved cards. An action is stale if its player had seen fewer entries.
    pub fn played(&self) -> u64 {
        self.table().map_or(0, Table::played)
    }

    /// The next turn. The seed breaks ties between Club's actions.
    pub fn next_turn(&self, seed: u64) -> NextTurn {
        let Some(table) = self.table() else { return NextTurn::Theirs };
        if table.winner().is_some() || table.is_closed() {
            return NextTurn::Over;
        }
        match table.to_act() {
            // The players get ready one by one. The server deals once all are ready.
            None if table.next_deal().is_some() => {
                let unready = self.people().into_iter().find(|&seat| !table.is_ready(seat));
                unready.map_or(NextTurn::Theirs, |seat| NextTurn::Ours((seat, None)))
            }
            Some(seat) if !table.is_bot(seat) => {
                club_action(table, seat, seed).map_or(NextTurn::Over, |action| NextTurn::Ours((seat, Some(action))))
            }
            _ => NextTurn::Theirs,
        }
    }
}

fn club_action(table: &Table, seat: Seat, seed: u64) -> Option<CardAction> {
    let view = table.view(Some(seat))?;
    let actions = canasta_bots::Club::default().decide(&view.to_kinds()?, seed);
    view.to_cards(actions.first()?)
}
