//! Opens the database, and reports problems with it.

use std::str::FromStr as _;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, PgPool};
use tokio::time::timeout;

use super::PostgresSettings;
use super::error::code;
use super::schema::{self, SCHEMA_VERSION, SchemaState, SchemaVersion, expand, inspect};
use crate::{NodeId, Source};

/// Oldest supported PostgreSQL version (14.0), in the format that a server reports.
const MIN_SERVER_VERSION: i32 = 140_000;

/// Maximum difference in seconds between this machine's clock and the database server's. Leases depend only on the
/// latter, but entries are stamped with this machine's time, so entries from two machines would disagree.
const MAX_CLOCK_DIFFERENCE_SECS: u64 = 10;

/// Allowed query parameters of an address. sqlx would ignore any others, and log them with their values.
const ALLOWED_PARAMETERS: [&str; 8] =
    ["sslmode", "sslrootcert", "sslcert", "sslkey", "host", "port", "application_name", "statement-cache-capacity"];

/// Why a PostgreSQL store couldn't be opened. No message contains the address, because that can contain a password.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is malformed.
    #[error("this is not the address of a PostgreSQL database (such as postgres://user@host/name)")]
    Address(#[source] Source),
    /// Nothing answers at the address.
    #[error("the PostgreSQL server cannot be reached")]
    Unreachable(#[source] sqlx::Error),
    /// The server didn't answer in time.
    #[error("the PostgreSQL server did not answer within {0:?}")]
    Late(Duration),
    /// The server speaks a different protocol.
    #[error("the server at that address is not PostgreSQL: {0}")]
    NoPostgres(String),
    /// An encrypted connection of the requested kind isn't possible.
    #[error("cannot make the secure connection to the PostgreSQL server that the address asks for")]
    Tls(#[source] Source),
    /// The server rejected this user, either for all databases or for this one.
    #[error("the PostgreSQL server rejected this user")]
    Refused(#[source] sqlx::Error),
    /// There is no database with that name.
    #[error("the PostgreSQL server has no database of that name")]
    NoDatabase(#[source] sqlx::Error),
    /// The user lacks permission to use or create the tables.
    #[error("the database user lacks the permissions that Canasta needs")]
    NoRights(#[source] sqlx::Error),
    /// The database is a standby, or read-only.
    #[error("the database is read-only; give Canasta the address of the primary server")]
    ReadOnly,
    /// The server is too old.
    #[error("the PostgreSQL server has version {found}; version 14 or newer is needed")]
    TooOld {
        /// Version as the server reports it, such as `9.6.24`.
        found: String,
    },
    /// The database contains only another program's tables.
    #[error("the database holds tables of another program; give Canasta a database of its own")]
    Foreign,
    /// A newer Canasta has written to the database, and this one can't use its tables.
    #[error(
        "the database was made by a newer Canasta (its tables need version {found}, and this program supports {known}); use that one, or restore a backup"
    )]
    Newer {
        /// Oldest schema version that can use the tables.
        found: i64,
        /// Schema version of this program.
        known: i64,
    },
    /// The tables are older than this program needs.
    #[error(
        "the database tables have version {found}, but this program needs {needed}; run `canasta migrate` once (servers can keep running)"
    )]
    Older {
        /// Schema version of the tables.
        found: i64,
        /// Schema version of this program.
        needed: i64,
    },
    /// This machine's clock or the server's is wrong.
    #[error(
        "the clock of this machine is {seconds} s {} that of the PostgreSQL server; set the one that is wrong",
        if *.ahead { "ahead of" } else { "behind" }
    )]
    Clock {
        /// Lower bound of the difference in seconds.
        seconds: u64,
        /// Whether this machine's clock is ahead.
        ahead: bool,
    },
    /// A server of an older release still needs the parts to be removed.
    #[error(
        "the server at {address} runs release {release}, which still needs what would be removed; upgrade it first"
    )]
    StillUsed {
        /// Address where other nodes reach it.
        address: String,
        /// Its release.
        release: String,
    },
    /// Looking for Canasta's tables failed.
    #[error("cannot read the database tables")]
    Unreadable(#[source] sqlx::Error),
    /// Looking for Canasta's tables, or creating them, failed.
    #[error("cannot create the tables in the database")]
    Migrate(#[source] sqlx::Error),
}

/// A usable database.
pub(super) struct Opened {
    pub(super) pool: PgPool,
    /// Unique id of this process.
    pub(super) id: NodeId,
}

/// Connects, checks the database, and creates missing tables.
pub(super) async fn open(settings: &PostgresSettings) -> Result<Opened, OpenError> {
    let mut connection = connect(settings).await?;
    let sql = "SELECT uuid_send(gen_random_uuid()), extract(epoch FROM clock_timestamp())::bigint";
    let before = since_1970();
    let (id, server_time): (Vec<u8>, i64) =
        sqlx::query_as(sql).fetch_one(&mut connection).await.map_err(OpenError::Unreachable)?;
    check_clocks(before, server_time, since_1970())?;
    let id = NodeId(id.try_into().map_err(|_| OpenError::NoPostgres(String::new()))?);
    // An error means that the connection is already closed.
    let _ = connection.close().await;
    let pool = PgPoolOptions::new().max_connections(settings.connections.max(1));
    let pool = pool.acquire_timeout(settings.connect_timeout).connect_lazy_with(options(settings)?);
    Ok(Opened { pool, id })
}

/// This machine's clock in seconds.
fn since_1970() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    canasta::must_fit::<i64>(since.as_secs())
}

/// Checks that the server's clock agrees with this machine's. `before` and `after` are the times on this machine before
/// and after the query.
fn check_clocks(before: i64, server_time: i64, after: i64) -> Result<(), OpenError> {
    let ahead = before.saturating_sub(server_time);
    let behind = server_time.saturating_sub(after);
    let seconds = u64::try_from(ahead.max(behind)).unwrap_or_default();
    if seconds <= MAX_CLOCK_DIFFERENCE_SECS { Ok(()) } else { Err(OpenError::Clock { seconds, ahead: ahead > 0 }) }
}

/// Opens a connection to a usable database. Creates the tables in an empty one.
pub(super) async fn connect(settings: &PostgresSettings) -> Result<PgConnection, OpenError> {
    let mut connection = connect_to_writable(settings).await?;
    match inspect(&mut connection).await.map_err(migrate_error)? {
        SchemaState::Foreign => return Err(OpenError::Foreign),
        SchemaState::Empty => drop(expand(&mut connection).await.map_err(migrate_error)?),
        SchemaState::Tables(found) => check_version(found)?,
    }
    check_permissions(&mut connection).await?;
    Ok(connection)
}

/// Opens a read-only connection, possibly to a standby. Returns whether the database is empty, and creates no tables.
pub(super) async fn connect_to_read(settings: &PostgresSettings) -> Result<(PgConnection, bool), OpenError> {
    let (mut connection, _) = connect_to_any(settings).await?;
    let read_only = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY";
    sqlx::query(read_only).execute(&mut connection).await.map_err(OpenError::Unreachable)?;
    match inspect(&mut connection).await.map_err(OpenError::Unreadable)? {
        SchemaState::Foreign => Err(OpenError::Foreign),
        SchemaState::Empty => Ok((connection, true)),
        SchemaState::Tables(found) => check_version(found).map(|()| (connection, false)),
    }
}

/// Checks that this program can use tables of this version.
const fn check_version(found: SchemaVersion) -> Result<(), OpenError> {
    if SCHEMA_VERSION < found.usable_from {
        return Err(OpenError::Newer { found: found.usable_from, known: SCHEMA_VERSION });
    }
    if found.version < SCHEMA_VERSION {
        return Err(OpenError::Older { found: found.version, needed: SCHEMA_VERSION });
    }
    Ok(())
}

/// Upgrades the tables of a database to this program's version, while servers keep running. `contract` also performs
/// the second half, for when all servers run this release: it removes what only older releases need.
///
/// # Errors
/// [`OpenError`]. Nothing was changed.
pub fn migrate(settings: &PostgresSettings, contract: bool) -> BoxFuture<'_, Result<SchemaVersion, OpenError>> {
    Box::pin(async move {
        let mut connection = connect_to_writable(settings).await?;
        match inspect(&mut connection).await.map_err(migrate_error)? {
            SchemaState::Foreign => return Err(OpenError::Foreign),
            SchemaState::Tables(found) if SCHEMA_VERSION < found.usable_from => check_version(found)?,
            SchemaState::Empty | SchemaState::Tables(_) => {}
        }
        let mut now = expand(&mut connection).await.map_err(migrate_error)?;
        if contract {
            now = schema::contract(&mut connection)
                .await
                .map_err(migrate_error)?
                .map_err(|(address, release)| OpenError::StillUsed { address, release })?;
        }
        // An error means that the connection is already closed.
        let _ = connection.close().await;
        Ok(now)
    })
}

async fn connect_to_writable(settings: &PostgresSettings) -> Result<PgConnection, OpenError> {
    match connect_to_any(settings).await? {
        (_, true) => Err(OpenError::ReadOnly),
        (connection, false) => Ok(connection),
    }
}

/// Opens a connection to any server, and returns whether it is read-only.
async fn connect_to_any(settings: &PostgresSettings) -> Result<(PgConnection, bool), OpenError> {
    let options = options(settings)?;
    let connecting = timeout(settings.connect_timeout, options.connect()).await;
    let mut connection = connecting.map_err(|_| OpenError::Late(settings.connect_timeout))?.map_err(connect_error)?;
    let sql = "SELECT current_setting('server_version_num')::int,
               pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on'";
    let (version, read_only) = sqlx::query_as(sql).fetch_one(&mut connection).await.map_err(connect_error)?;
    check_server_version(version)?;
    Ok((connection, read_only))
}

fn options(settings: &PostgresSettings) -> Result<PgConnectOptions, OpenError> {
    let address = &settings.address;
    if !["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme)) {
        return Err(OpenError::Address("it does not begin with postgres://".into()));
    }
    let parameters = address.split_once('?').map_or("", |(_, parameters)| parameters);
    for parameter in parameters.split('&').filter(|parameters| !parameters.is_empty()) {
        let name = parameter.split('=').next().unwrap_or_default();
        if !ALLOWED_PARAMETERS.contains(&name) {
            return Err(OpenError::Address(format!("it has an unknown parameter “{name}”").into()));
        }
    }
    let options = PgConnectOptions::from_str(address).map_err(|error| OpenError::Address(error.into()))?;
    // A process that is suspended during a transaction would block others with its locks.
    let limit = format!("{}ms", settings.statement_timeout.as_millis());
    let limits = [("statement_timeout", &limit), ("idle_in_transaction_session_timeout", &limit)];
    Ok(options.application_name("canasta").options(limits))
}

fn check_server_version(version: i32) -> Result<(), OpenError> {
    if version >= MIN_SERVER_VERSION {
        return Ok(());
    }
    // Before version 10, the first two numbers were the major version.
    let major = version / 10_000;
    let minor = version % 10_000;
    let found = if major < 10 { format!("{major}.{}", minor / 100) } else { format!("{major}.{minor}") };
    Err(OpenError::TooOld { found })
}

/// Checks that this user is allowed to make a server's usual writes.
async fn check_permissions(connection: &mut PgConnection) -> Result<(), OpenError> {
    // These match no rows, but PostgreSQL still checks permissions.
    for sql in ["UPDATE tables SET n = n WHERE false", "INSERT INTO journal SELECT * FROM journal WHERE false"] {
        sqlx::query(sql).execute(&mut *connection).await.map_err(migrate_error)?;
    }
    Ok(())
}

/// Classifies an error from using the tables.
fn migrate_error(error: sqlx::Error) -> OpenError {
    match code(&error).as_deref() {
        Some("42501") => OpenError::NoRights(error),
        _ => OpenError::Migrate(error),
    }
}

fn connect_error(error: sqlx::Error) -> OpenError {
    match (code(&error).as_deref(), error) {
        (Some("28000" | "28P01" | "42501"), error) => OpenError::Refused(error),
        (Some("3D000"), error) => OpenError::NoDatabase(error),
        (_, sqlx::Error::Tls(error)) => OpenError::Tls(error),
        // This is how a wrong certificate is reported.
        (_, sqlx::Error::Io(error)) if error.kind() == std::io::ErrorKind::InvalidData => OpenError::Tls(error.into()),
        (_, sqlx::Error::Protocol(error)) => OpenError::NoPostgres(error),
        (_, sqlx::Error::Configuration(error)) => OpenError::Address(error),
        (_, error) => OpenError::Unreachable(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_a_server_that_is_too_old() {
        for (version, found) in [(90_624, "9.6"), (130_014, "13.14")] {
            let error = check_server_version(version).unwrap_err().to_string();
            assert_eq!(error, format!("the PostgreSQL server has version {found}; version 14 or newer is needed"));
        }
        assert!(check_server_version(140_000).is_ok() && check_server_version(180_001).is_ok());
    }

    #[test]
    fn a_slow_answer_is_not_a_wrong_clock() {
        for server_time in [90, 100, 130, 140] {
            assert!(check_clocks(100, server_time, 130).is_ok(), "{server_time}");
        }
        for (server_time, expected) in [(60, "is 40 s ahead of that"), (150, "is 20 s behind that")] {
            let error = check_clocks(100, server_time, 130).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
