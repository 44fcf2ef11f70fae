//! What the database holds, as steps from one version to the next: an empty database takes all of them in one transaction. The tables
//! are those of SQLite, with what several servers need beside them.

use sqlx::{Connection as _, PgConnection};

/// The version of the tables that this program works with.
pub(super) const SCHEMA: i64 = 3;

/// How the tables get from one version to the next, so that servers of both can work meanwhile. What was released is never edited:
/// CONTRIBUTING.md says how another version comes.
#[derive(Clone, Copy)]
struct Step {
    /// Adds what the new version needs. Programs of the version before go on with that.
    expand: &'static str,
    /// Removes what only the version before needs.
    contract: &'static str,
}

/// The step to each version from the one before. An empty database takes all of them.
const STEPS: [Step; 3] = [
    Step { expand: FIRST, contract: "" },
    Step { expand: FORMAT, contract: "" },
    Step { expand: PRACTICE, contract: "" },
];

/// Held while the tables are made or changed, so that of two programs that do it at once the second finds it done: `CANASTA` in
/// letters' numbers.
const MAKING: i64 = 0x43_41_4E_41_53_54_41;

/// The version of the tables of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SchemaVersion {
    /// The newest step that was taken.
    pub version: i64,
    /// Programs that know this version or a newer one can work with the tables.
    pub usable_from: i64,
}

/// `tables.n` is the number of the last entry, which an append compares; rows of that table are rewritten with every append, so pages
/// keep room for that. `owner` and `epoch` say which node has a table, and how often it was taken; an entry has the epoch in which it
/// was written. The owner may be no node any more. `commitment_counts` has in all its rows together how many commitments there are; a node
/// counts in one of them. The `schema` of a node is the version of the tables that it works with.
const FIRST: &str = include_str!("schema/first.sql");

/// The `format` of journals in which entries may be written. It only grows, and a node that does not read it is not let in.
const FORMAT: &str = "ALTER TABLE canasta ADD format bigint NOT NULL DEFAULT 1";

/// Reviews, puzzles, the deal of the day. A guest's own goes with the guest, and the review of a seat when its person is forgotten,
/// also where a server of the version before forgets them. The table of a try may be opened after it.
const PRACTICE: &str = include_str!("schema/practice.sql");

/// What is in a database before it is used.
pub(super) enum Found {
    /// Nothing.
    Empty,
    /// Our tables.
    Tables(SchemaVersion),
    /// Tables, none of which is ours.
    Foreign,
}

/// Looks what is there, in the schema that new tables go to. Everything is asked in one statement: between two, another server that
/// starts at the same time may have made the tables.
pub(super) async fn look(connection: &mut PgConnection) -> Result<Found, sqlx::Error> {
    let (ours, all): (i64, i64) = sqlx::query_as(
        "SELECT count(*) FILTER (WHERE relname = 'canasta'), count(*)
         FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
         WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'f')",
    )
    .fetch_one(&mut *connection)
    .await?;
    if ours > 0 {
        return Ok(Found::Tables(version(connection).await?));
    }
    Ok(if all == 0 { Found::Empty } else { Found::Foreign })
}

async fn version(connection: &mut PgConnection) -> Result<SchemaVersion, sqlx::Error> {
    let sql = "SELECT version, usable_from FROM canasta";
    let (version, usable_from) = sqlx::query_as(sql).fetch_one(connection).await?;
    Ok(SchemaVersion { version, usable_from })
}

/// Makes the tables in an empty database, or brings them to the present version. Programs that worked with them still can.
pub(super) async fn expand(connection: &mut PgConnection) -> Result<SchemaVersion, sqlx::Error> {
    expand_by(connection, &STEPS).await
}

async fn expand_by(connection: &mut PgConnection, steps: &[Step]) -> Result<SchemaVersion, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    lock(&mut transaction).await?;
    // Another program may have made them in the meantime.
    let taken = match look(&mut transaction).await? {
        Found::Empty => 0,
        Found::Tables(found) => found.version,
        Found::Foreign => i64::MAX,
    };
    for (step, version) in steps.iter().zip(1..).filter(|(_, version)| *version > taken) {
        sqlx::raw_sql(step.expand).execute(&mut *transaction).await?;
        sqlx::query("UPDATE canasta SET version = $1").bind(version).execute(&mut *transaction).await?;
    }
    // Nobody works with new tables yet.
    if taken == 0 {
        contract_by(&mut transaction, steps).await?;
    }
    let now = version(&mut transaction).await?;
    transaction.commit().await?;
    Ok(now)
}

/// Removes what only programs of older versions need, unless a living node is one of those: its address and release.
pub(super) async fn contract(
    connection: &mut PgConnection,
) -> Result<Result<SchemaVersion, (String, String)>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    lock(&mut transaction).await?;
    let older = "SELECT address, release FROM nodes WHERE lease_until > clock_timestamp() AND schema < $1 LIMIT 1";
    if let Some(older) = sqlx::query_as(older).bind(SCHEMA).fetch_optional(&mut *transaction).await? {
        return Ok(Err(older));
    }
    contract_by(&mut transaction, &STEPS).await?;
    let now = version(&mut transaction).await?;
    transaction.commit().await?;
    Ok(Ok(now))
}

async fn contract_by(connection: &mut PgConnection, steps: &[Step]) -> Result<(), sqlx::Error> {
    let found = version(&mut *connection).await?;
    for (step, version) in steps.iter().zip(1..).filter(|(_, version)| *version > found.usable_from) {
        sqlx::raw_sql(step.contract).execute(&mut *connection).await?;
        sqlx::query("UPDATE canasta SET usable_from = $1").bind(version).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn lock(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MAKING).execute(connection).await.map(|_| ())
}

#[cfg(all(test, unix))]
mod tests;
