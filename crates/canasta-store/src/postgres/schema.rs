//! The database schema, as steps from one version to the next. An empty database takes all of them in one transaction.
//! It contains the same tables as SQLite, and additional data for several servers.

use sqlx::{Connection as _, PgConnection};

/// Schema version of this program.
pub(super) const SCHEMA_VERSION: i64 = 4;

/// An upgrade from one schema version to the next, during which servers of both versions can work. Released steps are
/// never edited: docs/formats.md explains how to add a version.
#[derive(Clone, Copy)]
struct Step {
    /// Adds what the new version needs. Programs of the previous version still work afterwards.
    expand: &'static str,
    /// Removes what only the previous version needs.
    contract: &'static str,
}

/// Step `n` upgrades from version `n` to `n + 1`.
const STEPS: [Step; 4] = [
    Step { expand: INITIAL_SCHEMA, contract: "" },
    Step { expand: ADD_FORMAT, contract: "" },
    Step { expand: PRACTICE_TABLES, contract: "" },
    Step { expand: PAD_TABLES, contract: "" },
];

/// Advisory lock (`CANASTA` in ASCII) held while tables are created or changed, so that the second of two concurrent
/// programs finds the work done.
const SCHEMA_LOCK: i64 = 0x43_41_4E_41_53_54_41;

/// Schema version of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SchemaVersion {
    /// Version reached by the last step.
    pub version: i64,
    /// Oldest program version that can use the tables.
    pub usable_from: i64,
}

/// `tables.n` is the number of the last entry, which an append compares. Every append rewrites a row of `tables`, so
/// its pages reserve room for that. `owner` and `epoch` say which node owns a table (it may have left since), and how
/// often the table was acquired. An entry stores the epoch in which it was written. `seal_counts` counts commitments:
/// the total is the sum of its rows, and each node uses one of them. A node's `schema` is its schema version.
const INITIAL_SCHEMA: &str = include_str!("schema/first.sql");

/// `format` is the journal format for writing. It only grows, and a node that can't read it can't join.
const ADD_FORMAT: &str = "ALTER TABLE canasta ADD format bigint NOT NULL DEFAULT 1";

/// Tables for reviews, puzzles and the deal of the day. A guest's own data is deleted with the guest, and the review of
/// a seat when its person is forgotten, even by a server of the previous version. An attempt can be stored before its
/// table is opened.
const PRACTICE_TABLES: &str = include_str!("schema/practice.sql");

/// Tables for score pads. `pad_keepers` has every device that keeps a pad or has kept it, and `pads.request` the device
/// that asks for it. A trigger deletes a forgotten guest's pads, even if a server of the previous version forgets the
/// guest. It only removes the name from pads that others have kept too.
const PAD_TABLES: &str = include_str!("schema/pads.sql");

/// State of a database before it is used.
pub(super) enum SchemaState {
    Empty,
    Tables(SchemaVersion),
    /// Only another program's tables.
    Foreign,
}

/// Inspects the schema in which new tables would be created. Uses a single query, because a server that starts at the
/// same time may create the tables between two queries.
pub(super) async fn inspect(connection: &mut PgConnection) -> Result<SchemaState, sqlx::Error> {
    let (ours, all): (i64, i64) = sqlx::query_as(
        "SELECT count(*) FILTER (WHERE relname = 'canasta'), count(*)
         FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
         WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'f')",
    )
    .fetch_one(&mut *connection)
    .await?;
    if ours > 0 {
        return Ok(SchemaState::Tables(read_version(connection).await?));
    }
    Ok(if all == 0 { SchemaState::Empty } else { SchemaState::Foreign })
}

async fn read_version(connection: &mut PgConnection) -> Result<SchemaVersion, sqlx::Error> {
    let sql = "SELECT version, usable_from FROM canasta";
    let (version, usable_from) = sqlx::query_as(sql).fetch_one(connection).await?;
    Ok(SchemaVersion { version, usable_from })
}

/// Creates the tables in an empty database, or upgrades them. Programs that were using the old tables can continue.
pub(super) async fn expand(connection: &mut PgConnection) -> Result<SchemaVersion, sqlx::Error> {
    expand_with(connection, &STEPS).await
}

async fn expand_with(connection: &mut PgConnection, steps: &[Step]) -> Result<SchemaVersion, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    lock(&mut transaction).await?;
    // Another program may have created the tables by now.
    let current = match inspect(&mut transaction).await? {
        SchemaState::Empty => 0,
        SchemaState::Tables(found) => found.version,
        SchemaState::Foreign => i64::MAX,
    };
    for (step, version) in steps.iter().zip(1..).filter(|(_, version)| *version > current) {
        sqlx::raw_sql(step.expand).execute(&mut *transaction).await?;
        sqlx::query("UPDATE canasta SET version = $1").bind(version).execute(&mut *transaction).await?;
    }
    // No program uses the new tables yet.
    if current == 0 {
        contract_with(&mut transaction, steps).await?;
    }
    let now = read_version(&mut transaction).await?;
    transaction.commit().await?;
    Ok(now)
}

/// Removes what only older programs need. If a live node still runs an older program, returns that node's address and
/// release instead.
pub(super) async fn contract(
    connection: &mut PgConnection,
) -> Result<Result<SchemaVersion, (String, String)>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    lock(&mut transaction).await?;
    let older = "SELECT address, release FROM nodes WHERE lease_until > clock_timestamp() AND schema < $1 LIMIT 1";
    if let Some(older) = sqlx::query_as(older).bind(SCHEMA_VERSION).fetch_optional(&mut *transaction).await? {
        return Ok(Err(older));
    }
    contract_with(&mut transaction, &STEPS).await?;
    let now = read_version(&mut transaction).await?;
    transaction.commit().await?;
    Ok(Ok(now))
}

async fn contract_with(connection: &mut PgConnection, steps: &[Step]) -> Result<(), sqlx::Error> {
    let found = read_version(&mut *connection).await?;
    for (step, version) in steps.iter().zip(1..).filter(|(_, version)| *version > found.usable_from) {
        sqlx::raw_sql(step.contract).execute(&mut *connection).await?;
        sqlx::query("UPDATE canasta SET usable_from = $1").bind(version).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn lock(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(SCHEMA_LOCK).execute(connection).await.map(|_| ())
}

#[cfg(all(test, unix))]
mod tests;
