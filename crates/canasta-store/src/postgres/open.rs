//! How the database is opened, and what may be wrong with it.

use std::str::FromStr as _;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgPool};

use super::PostgresSettings;
use super::error::code;
use super::schema::{Found, SCHEMA, look, migrate};
use crate::{NodeId, Source};

/// The oldest PostgreSQL that its makers still mend, as a server says it of itself: 14.0.
const OLDEST: i32 = 140_000;

/// How long a request waits for a connection, so that a player hears soon that the database is away.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why a PostgreSQL store could not be opened. None of the sentences has the address in it, which may have a password.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address cannot be read.
    #[error("this is no address of a PostgreSQL database (such as postgres://user@host/name): {0}")]
    Address(Source),
    /// Nothing answers there.
    #[error("the PostgreSQL server cannot be reached: {0}")]
    Unreachable(sqlx::Error),
    /// The server answers, and lets this user in nowhere or not into this database.
    #[error("the PostgreSQL server does not let this user in: {0}")]
    Refused(sqlx::Error),
    /// There is no database of that name.
    #[error("the PostgreSQL server has no database of that name: {0}")]
    NoDatabase(sqlx::Error),
    /// The server is too old.
    #[error("the PostgreSQL server has version {found}; version 14 or newer is needed")]
    TooOld {
        /// What it says of itself, such as `9.6.24`.
        found: String,
    },
    /// The database is used for something else.
    #[error("the database holds tables of another program; give Canasta a database of its own")]
    Foreign,
    /// A newer Canasta has written there.
    #[error(
        "the database was made by a newer Canasta (its tables have version {found}, and this program knows {known}); use that one, or restore a backup"
    )]
    Newer {
        /// The version of the tables there.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The tables cannot be made, as where the user has no right to.
    #[error("the tables cannot be made in the database: {0}")]
    Migrate(sqlx::Error),
}

/// A database that can be used.
pub(super) struct Opened {
    pub(super) pool: PgPool,
    /// The id of this process, which no other has.
    pub(super) id: NodeId,
}

/// Connects, checks and makes what is missing.
pub(super) async fn open(settings: &PostgresSettings) -> Result<Opened, OpenError> {
    let address = &settings.address;
    if !["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme)) {
        return Err(OpenError::Address("it does not begin with postgres://".into()));
    }
    let options = PgConnectOptions::from_str(address).map_err(|why| OpenError::Address(why.into()))?;
    let options = options.application_name("canasta");
    let mut connection = options.connect().await.map_err(refused)?;
    let version: i32 = sqlx::query_scalar("SELECT current_setting('server_version_num')::int")
        .fetch_one(&mut connection)
        .await
        .map_err(OpenError::Unreachable)?;
    if version < OLDEST {
        let found = format!("{}.{}", version / 10_000, version % 10_000);
        return Err(OpenError::TooOld { found });
    }
    match look(&mut connection).await.map_err(OpenError::Migrate)? {
        Found::Foreign => return Err(OpenError::Foreign),
        Found::Version(found) if found > SCHEMA => return Err(OpenError::Newer { found, known: SCHEMA }),
        Found::Version(found) if found < SCHEMA => migrate(&mut connection).await.map_err(OpenError::Migrate)?,
        Found::Version(_) => {}
    }
    let id: Vec<u8> = sqlx::query_scalar("SELECT uuid_send(gen_random_uuid())")
        .fetch_one(&mut connection)
        .await
        .map_err(OpenError::Unreachable)?;
    let id = NodeId(id.try_into().map_err(|_| OpenError::Unreachable(sqlx::Error::WorkerCrashed))?);
    // An error means that it is closed already.
    let _ = connection.close().await;
    let pool = PgPoolOptions::new().max_connections(settings.connections.max(1)).acquire_timeout(PATIENCE);
    Ok(Opened { pool: pool.connect_lazy_with(options), id })
}

/// Why no connection was made.
fn refused(why: sqlx::Error) -> OpenError {
    match code(&why).as_deref() {
        Some("28000" | "28P01" | "42501") => OpenError::Refused(why),
        Some("3D000") => OpenError::NoDatabase(why),
        _ => OpenError::Unreachable(why),
    }
}
