//! How the database is opened, and what may be wrong with it.

use std::str::FromStr as _;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, PgPool};
use tokio::time::timeout;

use super::PostgresSettings;
use super::error::code;
use super::schema::{self, Found, SCHEMA, SchemaVersion, expand, look};
use crate::{NodeId, Source};

/// The oldest PostgreSQL that its makers still mend, as a server says it of itself: 14.0.
const OLDEST: i32 = 140_000;

/// How many seconds this machine's clock and the server's may be apart. Leases go by the server's alone; but this machine says when
/// something was done, and two servers would tell different times.
const APART: u64 = 10;

/// What an address may say after its question mark. What is not known would be ignored, and logged with its value.
const PARAMETERS: [&str; 8] =
    ["sslmode", "sslrootcert", "sslcert", "sslkey", "host", "port", "application_name", "statement-cache-capacity"];

/// Why a PostgreSQL store could not be opened. None of the sentences has the address in it, which may have a password.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address cannot be read.
    #[error("this is no address of a PostgreSQL database (such as postgres://user@host/name)")]
    Address(#[source] Source),
    /// Nothing answers there.
    #[error("the PostgreSQL server cannot be reached")]
    Unreachable(#[source] sqlx::Error),
    /// Nothing answers there in time.
    #[error("the PostgreSQL server does not answer within {0:?}")]
    Late(Duration),
    /// What answers there speaks something else.
    #[error("what answers at that address is no PostgreSQL server: {0}")]
    NoPostgres(String),
    /// There is no encrypted connection as the address asks for it.
    #[error("there is no secure connection to the PostgreSQL server as the address asks for it")]
    Tls(#[source] Source),
    /// The server answers, and lets this user in nowhere or not into this database.
    #[error("the PostgreSQL server does not let this user in")]
    Refused(#[source] sqlx::Error),
    /// There is no database of that name.
    #[error("the PostgreSQL server has no database of that name")]
    NoDatabase(#[source] sqlx::Error),
    /// The user may not use the tables, or make them.
    #[error("the user of the database has not the rights that Canasta needs there")]
    NoRights(#[source] sqlx::Error),
    /// The database is a standby, or set to be read only.
    #[error("the database can only be read; give Canasta the address of the server that takes writes")]
    ReadOnly,
    /// The server is too old.
    #[error("the PostgreSQL server has version {found}; version 14 or newer is needed")]
    TooOld {
        /// What it says of itself, such as `9.6.24`.
        found: String,
    },
    /// The database is used for something else.
    #[error("the database holds tables of another program; give Canasta a database of its own")]
    Foreign,
    /// A newer Canasta has written there, and this one cannot work with its tables.
    #[error(
        "the database was made by a newer Canasta (its tables need version {found}, and this program knows {known}); use that one, or restore a backup"
    )]
    Newer {
        /// The oldest version that can work with the tables there.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// An older Canasta made the tables, and this one needs newer ones.
    #[error(
        "the tables of the database have version {found}, and this program needs {needed}; run `canasta migrate` once, while the servers run on"
    )]
    Older {
        /// The version of the tables there.
        found: i64,
        /// The version that this program works with.
        needed: i64,
    },
    /// The clock of this machine or that of the server is wrong.
    #[error(
        "the clock of this machine is {seconds} s {} that of the PostgreSQL server; set the one that is wrong",
        if *.ahead { "ahead of" } else { "behind" }
    )]
    Clock {
        /// How many seconds they are apart, at least.
        seconds: u64,
        /// Whether this machine's is ahead.
        ahead: bool,
    },
    /// A server of an older release still needs what is to be removed.
    #[error(
        "the server at {address} is of release {release}, which needs what would be removed; upgrade that one first"
    )]
    StillUsed {
        /// Where the other nodes reach it.
        address: String,
        /// Its release.
        release: String,
    },
    /// The tables cannot be looked for.
    #[error("the tables of the database cannot be read")]
    Unreadable(#[source] sqlx::Error),
    /// The tables cannot be looked for or made.
    #[error("the tables cannot be made in the database")]
    Migrate(#[source] sqlx::Error),
}

/// A database that can be used.
pub(super) struct Opened {
    pub(super) pool: PgPool,
    /// The id of this process, which no other has.
    pub(super) id: NodeId,
}

/// Connects, checks and makes what is missing.
pub(super) async fn open(settings: &PostgresSettings) -> Result<Opened, OpenError> {
    let mut connection = connect(settings).await?;
    let sql = "SELECT uuid_send(gen_random_uuid()), extract(epoch FROM clock_timestamp())::bigint";
    let before = since_1970();
    let (id, there): (Vec<u8>, i64) =
        sqlx::query_as(sql).fetch_one(&mut connection).await.map_err(OpenError::Unreachable)?;
    clocks(before, there, since_1970())?;
    let id = NodeId(id.try_into().map_err(|_| OpenError::NoPostgres(String::new()))?);
    // An error means that it is closed already.
    let _ = connection.close().await;
    let pool = PgPoolOptions::new().max_connections(settings.connections.max(1));
    let pool = pool.acquire_timeout(settings.connect_timeout).connect_lazy_with(options(settings)?);
    Ok(Opened { pool, id })
}

/// This machine's clock, in seconds.
fn since_1970() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    canasta::must_fit::<i64>(since.as_secs())
}

/// Whether the clocks go together: what the server's said was asked between two moments of this machine's, in seconds.
fn clocks(before: i64, there: i64, after: i64) -> Result<(), OpenError> {
    let (ahead, behind) = (before.saturating_sub(there), there.saturating_sub(after));
    let seconds = u64::try_from(ahead.max(behind)).unwrap_or_default();
    if seconds <= APART { Ok(()) } else { Err(OpenError::Clock { seconds, ahead: ahead > 0 }) }
}

/// One connection, to a database that can be used. In an empty one the tables are made.
pub(super) async fn connect(settings: &PostgresSettings) -> Result<PgConnection, OpenError> {
    let mut connection = reach(settings).await?;
    match look(&mut connection).await.map_err(unusable)? {
        Found::Foreign => return Err(OpenError::Foreign),
        Found::Empty => drop(expand(&mut connection).await.map_err(unusable)?),
        Found::Tables(found) => usable(found)?,
    }
    may_write(&mut connection).await?;
    Ok(connection)
}

/// One connection that only reads, to a database that can be read: also to a standby. Whether there are no tables yet; then none are
/// made.
pub(super) async fn connect_to_read(settings: &PostgresSettings) -> Result<(PgConnection, bool), OpenError> {
    let (mut connection, _) = reach_any(settings).await?;
    let read_only = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY";
    sqlx::query(read_only).execute(&mut connection).await.map_err(OpenError::Unreachable)?;
    match look(&mut connection).await.map_err(OpenError::Unreadable)? {
        Found::Foreign => Err(OpenError::Foreign),
        Found::Empty => Ok((connection, true)),
        Found::Tables(found) => usable(found).map(|()| (connection, false)),
    }
}

/// Whether this program can work with tables of a version.
const fn usable(found: SchemaVersion) -> Result<(), OpenError> {
    if SCHEMA < found.usable_from {
        return Err(OpenError::Newer { found: found.usable_from, known: SCHEMA });
    }
    if found.version < SCHEMA {
        return Err(OpenError::Older { found: found.version, needed: SCHEMA });
    }
    Ok(())
}

/// Brings the tables of a database to the version that this program works with; programs that work with it go on. To contract
/// is the second half, once all servers run this release: what only older ones need is removed.
///
/// # Errors
/// [`OpenError`]; nothing was changed.
pub fn migrate(settings: &PostgresSettings, contract: bool) -> BoxFuture<'_, Result<SchemaVersion, OpenError>> {
    Box::pin(async move {
        let mut connection = reach(settings).await?;
        match look(&mut connection).await.map_err(unusable)? {
            Found::Foreign => return Err(OpenError::Foreign),
            Found::Tables(found) if SCHEMA < found.usable_from => usable(found)?,
            Found::Empty | Found::Tables(_) => {}
        }
        let mut now = expand(&mut connection).await.map_err(unusable)?;
        if contract {
            now = schema::contract(&mut connection)
                .await
                .map_err(unusable)?
                .map_err(|(address, release)| OpenError::StillUsed { address, release })?;
        }
        // An error means that it is closed already.
        let _ = connection.close().await;
        Ok(now)
    })
}

/// One connection, to a server that can be used.
async fn reach(settings: &PostgresSettings) -> Result<PgConnection, OpenError> {
    match reach_any(settings).await? {
        (_, true) => Err(OpenError::ReadOnly),
        (connection, false) => Ok(connection),
    }
}

/// One connection, to a server that can at least be read, and whether it can only be read.
async fn reach_any(settings: &PostgresSettings) -> Result<(PgConnection, bool), OpenError> {
    let options = options(settings)?;
    let connecting = timeout(settings.connect_timeout, options.connect()).await;
    let mut connection = connecting.map_err(|_| OpenError::Late(settings.connect_timeout))?.map_err(refused)?;
    let sql = "SELECT current_setting('server_version_num')::int,
               pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on'";
    let (version, read_only) = sqlx::query_as(sql).fetch_one(&mut connection).await.map_err(refused)?;
    new_enough(version)?;
    Ok((connection, read_only))
}

/// How connections are made, by the address and the other settings.
fn options(settings: &PostgresSettings) -> Result<PgConnectOptions, OpenError> {
    let address = &settings.address;
    if !["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme)) {
        return Err(OpenError::Address("it does not begin with postgres://".into()));
    }
    let asked = address.split_once('?').map_or("", |(_, asked)| asked);
    for parameter in asked.split('&').filter(|asked| !asked.is_empty()) {
        let name = parameter.split('=').next().unwrap_or_default();
        if !PARAMETERS.contains(&name) {
            return Err(OpenError::Address(format!("it has a parameter “{name}” that is not known").into()));
        }
    }
    let options = PgConnectOptions::from_str(address).map_err(|why| OpenError::Address(why.into()))?;
    // A process that stands still in a transaction would keep others from what it has locked.
    let limit = format!("{}ms", settings.statement_timeout.as_millis());
    let limits = [("statement_timeout", &limit), ("idle_in_transaction_session_timeout", &limit)];
    Ok(options.application_name("canasta").options(limits))
}

/// Whether the server is new enough, by the number that it gives itself.
fn new_enough(version: i32) -> Result<(), OpenError> {
    if version >= OLDEST {
        return Ok(());
    }
    // Before 10, the second number was part of the great version.
    let (great, small) = (version / 10_000, version % 10_000);
    let found = if great < 10 { format!("{great}.{}", small / 100) } else { format!("{great}.{small}") };
    Err(OpenError::TooOld { found })
}

/// Asks whether this user may write what a server writes all the time.
async fn may_write(connection: &mut PgConnection) -> Result<(), OpenError> {
    // Nothing is there that these would change, but the rights are looked at.
    for sql in ["UPDATE tables SET n = n WHERE false", "INSERT INTO journal SELECT * FROM journal WHERE false"] {
        sqlx::query(sql).execute(&mut *connection).await.map_err(unusable)?;
    }
    Ok(())
}

/// Why the tables cannot be used.
fn unusable(why: sqlx::Error) -> OpenError {
    match code(&why).as_deref() {
        Some("42501") => OpenError::NoRights(why),
        _ => OpenError::Migrate(why),
    }
}

/// Why no connection was made.
fn refused(why: sqlx::Error) -> OpenError {
    match (code(&why).as_deref(), why) {
        (Some("28000" | "28P01" | "42501"), why) => OpenError::Refused(why),
        (Some("3D000"), why) => OpenError::NoDatabase(why),
        (_, sqlx::Error::Tls(why)) => OpenError::Tls(why),
        // As a certificate that is not the right one comes.
        (_, sqlx::Error::Io(why)) if why.kind() == std::io::ErrorKind::InvalidData => OpenError::Tls(why.into()),
        (_, sqlx::Error::Protocol(why)) => OpenError::NoPostgres(why),
        (_, sqlx::Error::Configuration(why)) => OpenError::Address(why),
        (_, why) => OpenError::Unreachable(why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_is_too_old_is_named() {
        for (version, found) in [(90_624, "9.6"), (130_014, "13.14")] {
            let why = new_enough(version).unwrap_err().to_string();
            assert_eq!(why, format!("the PostgreSQL server has version {found}; version 14 or newer is needed"));
        }
        assert!(new_enough(140_000).is_ok() && new_enough(180_001).is_ok());
    }

    #[test]
    fn a_slow_answer_is_no_wrong_clock() {
        for there in [90, 100, 130, 140] {
            assert!(clocks(100, there, 130).is_ok(), "{there}");
        }
        for (there, says) in [(60, "is 40 s ahead of that"), (150, "is 20 s behind that")] {
            let why = clocks(100, there, 130).unwrap_err().to_string();
            assert!(why.contains(says), "{why}");
        }
    }
}
