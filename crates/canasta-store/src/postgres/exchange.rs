//! A database's games as a file of SQLite, and back: so a data directory moves to PostgreSQL and from there to another, and a backup of
//! either is one file.
//!
//! The rows go over as they are, in one transaction on each side; the chain of every journal is followed in the file. What only
//! PostgreSQL has (owners, epochs, counts) begins anew.

use std::path::Path;

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection as _, Postgres, Row as _, Sqlite};

use super::{OpenError, PostgresSettings, open};
use crate::sqlite::{BackupError, Copied, export_file, import_file};

/// Rows that go over at one time.
const TOGETHER: i64 = 500;

/// Why games were not copied. Nothing that was there has changed.
#[derive(Debug, thiserror::Error)]
pub enum ExchangeError {
    /// The file cannot be used.
    #[error(transparent)]
    File(#[from] BackupError),
    /// The database cannot be used.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// The database holds games.
    #[error("the database holds games already; give Canasta an empty one")]
    NotEmpty,
    /// What was read could not be written, or not be read.
    #[error("the games could not be copied")]
    Copy(#[from] sqlx::Error),
}

/// What a column holds.
#[derive(Clone, Copy)]
enum Kind {
    Number,
    Text,
    Bytes,
}
use Kind::{Bytes, Number, Text};

/// A table of both databases, with its columns; the first ones are its key. Files have it from a version on.
struct Rows {
    name: &'static str,
    since: i64,
    key: usize,
    columns: &'static [(&'static str, Kind)],
}

/// All that is kept, in an order in which each row comes after those that it refers to.
const ALL: [Rows; 16] = [
    Rows { name: "guests", since: 1, key: 1, columns: &[("id", Bytes), ("created", Number), ("calendar", Text)] },
    Rows {
        name: "sessions",
        since: 1,
        key: 1,
        columns: &[("hash", Bytes), ("guest", Bytes), ("created", Number), ("seen", Number), ("label", Text)],
    },
    Rows {
        name: "hand_overs",
        since: 1,
        key: 1,
        columns: &[("secret", Bytes), ("code", Bytes), ("guest", Bytes), ("prefs", Text), ("expires", Number)],
    },
    Rows { name: "kept_apart", since: 1, key: 2, columns: &[("session", Bytes), ("guest", Bytes)] },
    Rows { name: "tables", since: 1, key: 1, columns: &[("id", Text), ("created", Number), ("invitation", Text)] },
    Rows {
        name: "journal",
        since: 1,
        key: 2,
        columns: &[
            ("table_id", Text),
            ("n", Number),
            ("entry", Text),
            ("hash", Bytes),
            ("seat", Number),
            ("act_id", Text),
            ("at", Number),
        ],
    },
    Rows {
        name: "people",
        since: 1,
        key: 2,
        columns: &[("table_id", Text), ("player", Number), ("guest", Bytes), ("name", Text), ("hidden", Number)],
    },
    Rows { name: "codes", since: 1, key: 1, columns: &[("code", Text), ("table_id", Text), ("expires", Number)] },
    Rows {
        name: "talk",
        since: 1,
        key: 3,
        columns: &[
            ("table_id", Text),
            ("deal", Number),
            ("place", Number),
            ("seat", Number),
            ("player", Number),
            ("said", Text),
            ("at", Number),
        ],
    },
    Rows {
        name: "seals",
        since: 1,
        key: 2,
        columns: &[("table_id", Text), ("deal", Number), ("commitment", Bytes), ("made", Number), ("revealed", Number)],
    },
    Rows {
        name: "summaries",
        since: 1,
        key: 1,
        columns: &[("table_id", Text), ("n", Number), ("at", Number), ("json", Text)],
    },
    Rows {
        name: "reviews",
        since: 2,
        key: 2,
        columns: &[("table_id", Text), ("seat", Number), ("player", Number), ("at", Number), ("json", Text)],
    },
    Rows {
        name: "puzzles",
        since: 2,
        key: 2,
        columns: &[
            ("guest", Bytes),
            ("id", Text),
            ("puzzle", Text),
            ("step", Number),
            ("due", Number),
            ("tries", Number),
            ("solved", Number),
            ("last_at", Number),
        ],
    },
    Rows { name: "puzzle_days", since: 2, key: 2, columns: &[("guest", Bytes), ("day", Number)] },
    Rows { name: "daily_deals", since: 2, key: 1, columns: &[("day", Number), ("seed", Bytes), ("json", Text)] },
    Rows {
        name: "daily_tries",
        since: 2,
        key: 2,
        columns: &[("day", Number), ("guest", Bytes), ("table_id", Text), ("at", Number), ("result", Text)],
    },
];

/// A value of a column.
#[derive(Clone)]
enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// What only PostgreSQL has follows from the rest.
const DERIVED: [&str; 3] = [
    "UPDATE tables SET n = (SELECT coalesce(max(journal.n), 0) FROM journal WHERE table_id = tables.id)",
    "UPDATE seal_counts SET made = (SELECT count(*) FROM seals), revealed = (SELECT count(revealed) FROM seals)
        WHERE part = 0",
    // Each entry begins with its format. Nodes that do not read what comes here are not let in, or renew their leases no more.
    "UPDATE canasta SET format = greatest(format,
        (SELECT max(substring(entry FROM '^[{]\"v\":([0-9]{1,9})')::bigint) FROM journal))",
];

/// Copies the games of a database, whose server may run, to a new file: of this name, or with the time as its name if this is a
/// directory.
///
/// # Errors
/// [`ExchangeError`]; nothing was left behind.
pub fn backup<'a>(settings: &'a PostgresSettings, to: &'a Path) -> BoxFuture<'a, Result<Copied, ExchangeError>> {
    Box::pin(async move {
        let mut source = open::connect(settings).await?;
        let copied = export_file(to, async |file: &mut SqliteConnection| {
            // One moment of the database.
            let mut source = source.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
            let mut file = file.begin().await?;
            for rows in &ALL {
                rows.save(&mut source, &mut file).await?;
            }
            file.commit().await?;
            source.rollback().await?;
            Ok::<(), ExchangeError>(())
        });
        let copied = copied.await?;
        // An error means that it is closed already.
        let _ = source.close().await;
        Ok(copied)
    })
}

/// Copies the games of a file to an empty database.
///
/// # Errors
/// [`ExchangeError`]; the database is as it was, but for empty tables.
pub fn restore<'a>(from: &'a Path, settings: &'a PostgresSettings) -> BoxFuture<'a, Result<Copied, ExchangeError>> {
    Box::pin(async move {
        let (contents, mut file) = import_file(from).await?;
        let mut target = open::connect(settings).await?;
        let mut writing = target.begin().await?;
        // A server that writes meanwhile waits, and then meets with what was restored.
        sqlx::query("LOCK TABLE guests, tables IN EXCLUSIVE MODE").execute(&mut *writing).await?;
        let sql = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM guests)";
        if sqlx::query_scalar(sql).fetch_one(&mut *writing).await? {
            return Err(ExchangeError::NotEmpty);
        }
        let mut reading = file.begin().await?;
        let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *reading).await?;
        for rows in ALL.iter().filter(|rows| rows.since <= version) {
            rows.load(&mut reading, &mut writing).await?;
        }
        for sql in DERIVED {
            sqlx::query(sql).execute(&mut *writing).await?;
        }
        writing.commit().await?;
        Ok(Copied { file: from.to_owned(), contents, before: None })
    })
}

impl Rows {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    fn key(&self) -> String {
        self.columns[..self.key].iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// The next rows in the order of their keys, behind a key if there is one.
    fn next(&self, behind: bool) -> String {
        let (names, key, name) = (self.names(), self.key(), self.name);
        let places = (1..=self.key).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
        let behind = if behind { format!("WHERE ({key}) > ({places})") } else { String::new() };
        format!("SELECT {names} FROM {name} {behind} ORDER BY {key} LIMIT {TOGETHER}")
    }

    async fn save(&self, source: &mut PgConnection, file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let places = vec!["?"; self.columns.len()].join(", ");
        let insert = format!("INSERT INTO {} ({}) VALUES ({places})", self.name, self.names());
        let mut last: Option<Vec<Value>> = None;
        loop {
            // Only names of this file are put together; every value is bound.
            let mut query = sqlx::query(AssertSqlSafe(self.next(last.is_some())));
            for value in last.iter().flatten().take(self.key) {
                query = bind_postgres(query, value.clone());
            }
            let rows = query.fetch_all(&mut *source).await?;
            for row in &rows {
                let values = self.of_postgres(row)?;
                let mut query = sqlx::query(AssertSqlSafe(insert.clone()));
                for value in values.clone() {
                    query = bind_sqlite(query, value);
                }
                query.execute(&mut *file).await?;
                last = Some(values);
            }
            if rows.is_empty() {
                return Ok(());
            }
        }
    }

    async fn load(&self, file: &mut SqliteConnection, target: &mut PgConnection) -> Result<(), sqlx::Error> {
        // What a table has beside its columns in a file is `DERIVED`, or begins at 0.
        let (more, zeros) = match self.name {
            "tables" => (", n, epoch", ", 0, 0"),
            "journal" => (", epoch", ", 0"),
            _ => ("", ""),
        };
        let lists: Vec<String> =
            (1..).zip(self.columns).map(|(place, (_, kind))| format!("${place}::{}[]", kind.postgres())).collect();
        let (name, names, lists) = (self.name, self.names(), lists.join(", "));
        let insert =
            format!("INSERT INTO {name} ({names}{more}) SELECT {names}{zeros} FROM unnest({lists}) AS new ({names})");
        let mut last: Option<Vec<Value>> = None;
        loop {
            let mut query = sqlx::query(AssertSqlSafe(self.next(last.is_some())));
            for value in last.iter().flatten().take(self.key) {
                query = bind_sqlite(query, value.clone());
            }
            let rows = query.fetch_all(&mut *file).await?;
            let rows = rows.iter().map(|row| self.of_sqlite(row)).collect::<Result<Vec<_>, _>>()?;
            let Some(end) = rows.last() else { return Ok(()) };
            last = Some(end.clone());
            let mut query = sqlx::query(AssertSqlSafe(insert.clone()));
            for (place, (_, kind)) in self.columns.iter().enumerate() {
                query = bind_list(query, *kind, rows.iter().map(|row| &row[place]));
            }
            query.execute(&mut *target).await?;
        }
    }

    fn of_postgres(&self, row: &PgRow) -> Result<Vec<Value>, sqlx::Error> {
        let value = |(place, (_, kind)): (usize, &(&str, Kind))| {
            Ok(match kind {
                Number => Value::Number(row.try_get(place)?),
                Text => Value::Text(row.try_get(place)?),
                Bytes => Value::Bytes(row.try_get(place)?),
            })
        };
        self.columns.iter().enumerate().map(value).collect()
    }

    fn of_sqlite(&self, row: &SqliteRow) -> Result<Vec<Value>, sqlx::Error> {
        let value = |(place, (_, kind)): (usize, &(&str, Kind))| {
            Ok(match kind {
                Number => Value::Number(row.try_get(place)?),
                Text => Value::Text(row.try_get(place)?),
                Bytes => Value::Bytes(row.try_get(place)?),
            })
        };
        self.columns.iter().enumerate().map(value).collect()
    }
}

impl Kind {
    const fn postgres(self) -> &'static str {
        match self {
            Number => "bigint",
            Text => "text",
            Bytes => "bytea",
        }
    }
}

fn bind_postgres<'q>(query: Query<'q, Postgres, PgArguments>, value: Value) -> Query<'q, Postgres, PgArguments> {
    match value {
        Value::Number(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
        Value::Bytes(value) => query.bind(value),
    }
}

fn bind_sqlite<'q>(query: Query<'q, Sqlite, SqliteArguments>, value: Value) -> Query<'q, Sqlite, SqliteArguments> {
    match value {
        Value::Number(value) => query.bind(value),
        Value::Text(value) => query.bind(value),
        Value::Bytes(value) => query.bind(value),
    }
}

/// A column of several rows.
fn bind_list<'q, 'v>(
    query: Query<'q, Postgres, PgArguments>,
    kind: Kind,
    values: impl Iterator<Item = &'v Value>,
) -> Query<'q, Postgres, PgArguments> {
    match kind {
        Number => query
            .bind(values.map(|value| if let Value::Number(value) = value { *value } else { None }).collect::<Vec<_>>()),
        Text => query.bind(
            values.map(|value| if let Value::Text(value) = value { value.clone() } else { None }).collect::<Vec<_>>(),
        ),
        Bytes => query.bind(
            values.map(|value| if let Value::Bytes(value) = value { value.clone() } else { None }).collect::<Vec<_>>(),
        ),
    }
}
