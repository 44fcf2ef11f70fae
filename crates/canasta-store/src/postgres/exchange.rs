//! Copies games between a PostgreSQL database and an SQLite file. This moves a data directory to PostgreSQL, or games
//! from one database to another, and makes backups that are a single file.
//!
//! Rows are copied unchanged, in one transaction on each side, and the chain of every journal is verified in the file.
//! Data that only PostgreSQL has (owners, epochs, counts) starts afresh.

use std::path::Path;

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection as _, Postgres, Row as _, Sqlite};

use super::{OpenError, PostgresSettings, open};
use crate::sqlite::{BackupError, Copied, export_file, import_file};

const ROWS_PER_CHUNK: i64 = 500;

/// Why games couldn't be copied. Existing data is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum ExchangeError {
    /// The file can't be used.
    #[error(transparent)]
    File(#[from] BackupError),
    /// The database can't be used.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// The database already has games.
    #[error("the database holds games already; give Canasta an empty one")]
    NotEmpty,
    /// A read or write failed.
    #[error("the games could not be copied")]
    Copy(#[from] sqlx::Error),
}

#[derive(Clone, Copy)]
enum ColumnType {
    Number,
    Text,
    Bytes,
}
use ColumnType::{Bytes, Number, Text};

/// A table that both databases have. `since` is the first file version that contains it. The first `key` columns are
/// its primary key.
struct TableCopy {
    name: &'static str,
    since: i64,
    key: usize,
    columns: &'static [(&'static str, ColumnType)],
}

/// All tables to copy, ordered so that each row is copied after those it refers to.
const TABLES: [TableCopy; 20] = [
    TableCopy { name: "guests", since: 1, key: 1, columns: &[("id", Bytes), ("created", Number), ("calendar", Text)] },
    TableCopy {
        name: "sessions",
        since: 1,
        key: 1,
        columns: &[("hash", Bytes), ("guest", Bytes), ("created", Number), ("seen", Number), ("label", Text)],
    },
    TableCopy {
        name: "hand_overs",
        since: 1,
        key: 1,
        columns: &[("secret", Bytes), ("code", Bytes), ("guest", Bytes), ("prefs", Text), ("expires", Number)],
    },
    TableCopy { name: "kept_apart", since: 1, key: 2, columns: &[("session", Bytes), ("guest", Bytes)] },
    TableCopy { name: "tables", since: 1, key: 1, columns: &[("id", Text), ("created", Number), ("invitation", Text)] },
    TableCopy {
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
    TableCopy {
        name: "people",
        since: 1,
        key: 2,
        columns: &[("table_id", Text), ("player", Number), ("guest", Bytes), ("name", Text), ("hidden", Number)],
    },
    TableCopy { name: "codes", since: 1, key: 1, columns: &[("code", Text), ("table_id", Text), ("expires", Number)] },
    TableCopy {
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
    TableCopy {
        name: "seals",
        since: 1,
        key: 2,
        columns: &[("table_id", Text), ("deal", Number), ("commitment", Bytes), ("made", Number), ("revealed", Number)],
    },
    TableCopy {
        name: "summaries",
        since: 1,
        key: 1,
        columns: &[("table_id", Text), ("n", Number), ("at", Number), ("json", Text)],
    },
    TableCopy {
        name: "reviews",
        since: 2,
        key: 2,
        columns: &[("table_id", Text), ("seat", Number), ("player", Number), ("at", Number), ("json", Text)],
    },
    TableCopy {
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
    TableCopy { name: "puzzle_days", since: 2, key: 2, columns: &[("guest", Bytes), ("day", Number)] },
    TableCopy { name: "daily_deals", since: 2, key: 1, columns: &[("day", Number), ("seed", Bytes), ("json", Text)] },
    TableCopy {
        name: "daily_tries",
        since: 2,
        key: 2,
        columns: &[("day", Number), ("guest", Bytes), ("table_id", Text), ("at", Number), ("result", Text)],
    },
    TableCopy {
        name: "pads",
        since: 3,
        key: 1,
        columns: &[
            ("id", Bytes),
            ("code", Text),
            ("created", Number),
            ("keeper", Bytes),
            ("entering", Number),
            ("request", Bytes),
            ("due", Number),
            ("n", Number),
            ("clock", Number),
            ("bytes", Number),
        ],
    },
    TableCopy {
        name: "pad_keepers",
        since: 3,
        key: 2,
        columns: &[("pad", Bytes), ("device", Bytes), ("secret", Bytes), ("name", Text), ("guest", Bytes)],
    },
    TableCopy {
        name: "pad_events",
        since: 3,
        key: 2,
        columns: &[
            ("pad", Bytes),
            ("n", Number),
            ("id", Bytes),
            ("clock", Number),
            ("device", Bytes),
            ("guest", Bytes),
            ("event", Text),
        ],
    },
    TableCopy {
        name: "pad_hand_overs",
        since: 3,
        key: 1,
        columns: &[("code", Bytes), ("pad", Bytes), ("expires", Number), ("taken_by", Bytes)],
    },
];

#[derive(Clone)]
enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// Computes the data that only PostgreSQL stores.
const COMPUTE_DERIVED_COLUMNS: [&str; 3] = [
    "UPDATE tables SET n = (SELECT coalesce(max(journal.n), 0) FROM journal WHERE table_id = tables.id)",
    "UPDATE seal_counts SET made = (SELECT count(*) FROM seals), revealed = (SELECT count(revealed) FROM seals)
        WHERE part = 0",
    // Each entry begins with its format. Nodes that can't read a restored format can neither join nor renew their
    // leases.
    "UPDATE canasta SET format = greatest(format,
        (SELECT max(substring(entry FROM '^[{]\"v\":([0-9]{1,9})')::bigint) FROM journal))",
];

/// Copies a database's games to a new file, even while servers are running. If `to` is a directory, the file's name
/// contains the time.
///
/// # Errors
/// [`ExchangeError`]. No partial file remains.
pub fn backup<'a>(settings: &'a PostgresSettings, to: &'a Path) -> BoxFuture<'a, Result<Copied, ExchangeError>> {
    Box::pin(async move {
        let mut source = open::connect(settings).await?;
        let copied = export_file(to, async |file: &mut SqliteConnection| {
            // Read from a consistent snapshot.
            let mut source = source.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
            let mut file = file.begin().await?;
            for table in &TABLES {
                table.save(&mut source, &mut file).await?;
            }
            file.commit().await?;
            source.rollback().await?;
            Ok::<(), ExchangeError>(())
        });
        let copied = copied.await?;
        // An error means that the connection is already closed.
        let _ = source.close().await;
        Ok(copied)
    })
}

/// Copies the games of a file to an empty database.
///
/// # Errors
/// [`ExchangeError`]. The database is unchanged, except that empty tables may have been created.
pub fn restore<'a>(from: &'a Path, settings: &'a PostgresSettings) -> BoxFuture<'a, Result<Copied, ExchangeError>> {
    Box::pin(async move {
        let (contents, mut file) = import_file(from).await?;
        let mut target = open::connect(settings).await?;
        let mut writing = target.begin().await?;
        // If a server writes at the same time, it waits and then sees the restored games.
        sqlx::query("LOCK TABLE guests, tables, pads IN EXCLUSIVE MODE").execute(&mut *writing).await?;
        let sql =
            "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM guests) OR EXISTS (SELECT 1 FROM pads)";
        if sqlx::query_scalar(sql).fetch_one(&mut *writing).await? {
            return Err(ExchangeError::NotEmpty);
        }
        let mut reading = file.begin().await?;
        let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *reading).await?;
        for table in TABLES.iter().filter(|table| table.since <= version) {
            table.load(&mut reading, &mut writing).await?;
        }
        for sql in COMPUTE_DERIVED_COLUMNS {
            sqlx::query(sql).execute(&mut *writing).await?;
        }
        writing.commit().await?;
        Ok(Copied { file: from.to_owned(), contents, before: None })
    })
}

impl TableCopy {
    fn column_names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    fn key_columns(&self) -> String {
        self.columns[..self.key].iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// Query for the next rows in key order. If `after` is true, they start after a given key.
    fn next_rows_query(&self, after: bool) -> String {
        let name = self.name;
        let names = self.column_names();
        let key = self.key_columns();
        let placeholders = (1..=self.key).map(|column| format!("${column}")).collect::<Vec<_>>().join(", ");
        let after = if after { format!("WHERE ({key}) > ({placeholders})") } else { String::new() };
        format!("SELECT {names} FROM {name} {after} ORDER BY {key} LIMIT {ROWS_PER_CHUNK}")
    }

    async fn save(&self, source: &mut PgConnection, file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let placeholders = vec!["?"; self.columns.len()].join(", ");
        let insert = format!("INSERT INTO {} ({}) VALUES ({placeholders})", self.name, self.column_names());
        let mut last: Option<Vec<Value>> = None;
        loop {
            // Only names from this file are concatenated; every value is bound.
            let mut query = sqlx::query(AssertSqlSafe(self.next_rows_query(last.is_some())));
            for value in last.iter().flatten().take(self.key) {
                query = bind_postgres(query, value.clone());
            }
            let rows = query.fetch_all(&mut *source).await?;
            for row in &rows {
                let values = self.read_postgres(row)?;
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
        // PostgreSQL's additional columns are computed afterwards, or start at 0.
        let (more, zeros) = match self.name {
            "tables" => (", n, epoch", ", 0, 0"),
            "journal" => (", epoch", ", 0"),
            _ => ("", ""),
        };
        let lists: Vec<String> = (1..)
            .zip(self.columns)
            .map(|(column, (_, kind))| format!("${column}::{}[]", kind.postgres_name()))
            .collect();
        let name = self.name;
        let names = self.column_names();
        let lists = lists.join(", ");
        let insert =
            format!("INSERT INTO {name} ({names}{more}) SELECT {names}{zeros} FROM unnest({lists}) AS new ({names})");
        let mut last: Option<Vec<Value>> = None;
        loop {
            let mut query = sqlx::query(AssertSqlSafe(self.next_rows_query(last.is_some())));
            for value in last.iter().flatten().take(self.key) {
                query = bind_sqlite(query, value.clone());
            }
            let rows = query.fetch_all(&mut *file).await?;
            let rows = rows.iter().map(|row| self.read_sqlite(row)).collect::<Result<Vec<_>, _>>()?;
            let Some(end) = rows.last() else { return Ok(()) };
            last = Some(end.clone());
            let mut query = sqlx::query(AssertSqlSafe(insert.clone()));
            for (column, (_, kind)) in self.columns.iter().enumerate() {
                query = bind_list(query, *kind, rows.iter().map(|row| &row[column]));
            }
            query.execute(&mut *target).await?;
        }
    }

    fn read_postgres(&self, row: &PgRow) -> Result<Vec<Value>, sqlx::Error> {
        let value = |(column, (_, kind)): (usize, &(&str, ColumnType))| {
            Ok(match kind {
                Number => Value::Number(row.try_get(column)?),
                Text => Value::Text(row.try_get(column)?),
                Bytes => Value::Bytes(row.try_get(column)?),
            })
        };
        self.columns.iter().enumerate().map(value).collect()
    }

    fn read_sqlite(&self, row: &SqliteRow) -> Result<Vec<Value>, sqlx::Error> {
        let value = |(column, (_, kind)): (usize, &(&str, ColumnType))| {
            Ok(match kind {
                Number => Value::Number(row.try_get(column)?),
                Text => Value::Text(row.try_get(column)?),
                Bytes => Value::Bytes(row.try_get(column)?),
            })
        };
        self.columns.iter().enumerate().map(value).collect()
    }
}

impl ColumnType {
    const fn postgres_name(self) -> &'static str {
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

fn bind_list<'q, 'v>(
    query: Query<'q, Postgres, PgArguments>,
    kind: ColumnType,
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
