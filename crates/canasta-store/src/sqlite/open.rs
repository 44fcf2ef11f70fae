//! Opening the store: data directory, lock, SQLite version, file version, and the settings that durability depends on.
//! Nothing is written until the file is known to be ours and not newer than this program.

use std::fs::{File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};

use super::SqliteSettings;
use super::error::{is_damaged, is_not_a_database};
use super::private::{
    PermissionsError, check_directory, make_directory, private_file, private_or_existing_file, restrict_files,
};
use super::schema::{APPLICATION_ID, PRERELEASE_APPLICATION_ID, SCHEMA_VERSION, migrate};
use crate::Source;

/// File name in the data directory.
pub(super) const DATABASE_FILE: &str = "canasta.db";
/// Oldest SQLite version that is safe. Older ones can lose a write-ahead log that is reset while another connection
/// writes.
const MIN_SQLITE_VERSION: [u32; 3] = [3, 51, 3];
/// Maximum wait for another connection's lock.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Why a store can't be opened. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The data directory can't be created or written.
    #[error("cannot use the data directory {}", path.display())]
    Directory {
        /// Data directory as configured.
        path: PathBuf,
        /// Error of the OS.
        #[source]
        error: io::Error,
    },
    /// Other users of this machine could read the games, or replace files.
    #[error("the data directory {} is not safe", path.display())]
    PermissionsError {
        /// Data directory as configured.
        path: PathBuf,
        /// The problem.
        #[source]
        error: PermissionsError,
    },
    /// Another server uses the directory.
    #[error("the data directory {} is in use by another Canasta server", path.display())]
    InUse {
        /// The data directory.
        path: PathBuf,
    },
    /// The file is not a database.
    #[error("{} is not a database; move it away or choose another data directory", path.display())]
    NotADatabase {
        /// That file.
        path: PathBuf,
    },
    /// The database of an older Canasta couldn't be copied before its upgrade.
    #[error("{} was written by an older Canasta, and could not be copied before the upgrade", path.display())]
    NotCopied {
        /// The older database, unchanged.
        path: PathBuf,
        /// Reason the copy failed.
        #[source]
        error: Source,
    },
    /// The file is damaged.
    #[error("{} is damaged; `canasta restore` brings a backup back", path.display())]
    Damaged {
        /// The damaged database.
        path: PathBuf,
        /// Error of the database.
        #[source]
        error: sqlx::Error,
    },
    /// The file belongs to another program.
    #[error("{} is the database of another program; choose another data directory", path.display())]
    NotOurs {
        /// That database.
        path: PathBuf,
    },
    /// The file was written by a newer Canasta.
    #[error("{} was written by a newer Canasta (version {found}, this one knows {SCHEMA_VERSION}); use that one", path.display())]
    Newer {
        /// That database.
        path: PathBuf,
        /// Its schema version.
        found: i64,
    },
    /// The file is from before the first release.
    #[error(
        "{} was made before Canasta 0.1.0, the first release, and no release can read it; move it away or choose another \
         data directory",
        path.display()
    )]
    Unreleased {
        /// That database.
        path: PathBuf,
    },
    /// This program's SQLite is too old to be safe.
    #[error("SQLite {0} is too old: 3.51.3 or newer is needed")]
    OldSqlite(String),
    /// A setting that durability depends on didn't take effect.
    #[error("the database at {} did not accept the setting {setting}: it is {found}", path.display())]
    Setting {
        /// The database.
        path: PathBuf,
        /// SQLite's name of the setting.
        setting: &'static str,
        /// Its actual value.
        found: String,
    },
    /// The database can't be opened for another reason.
    #[error("cannot open the database {}", path.display())]
    Database {
        /// The database.
        path: PathBuf,
        /// Error of the database.
        #[source]
        error: sqlx::Error,
    },
}

/// Connections to an opened database.
pub(super) struct Opened {
    pub(super) readers: SqlitePool,
    /// The only connection that writes.
    pub(super) connection: SqliteConnection,
}

/// Creates a data directory if missing, and keeps other servers out. Checks its database without changing it.
pub(super) async fn lock_and_inspect(directory: &Path) -> Result<File, OpenError> {
    let path = directory.join(DATABASE_FILE);
    // This comes first, so that a directory that isn't ours stays unchanged.
    inspect_header(&path)?;
    let lock = lock(directory)?;
    inspect(&path).await?;
    Ok(lock)
}

/// Opens the database of a locked data directory, creating it if missing.
pub(super) async fn open(settings: &SqliteSettings) -> Result<Opened, OpenError> {
    let directory = &settings.directory;
    let path = directory.join(DATABASE_FILE);
    let database = |error| open_error(&path, error);
    let options = options(&path);
    make_database(&path).map_err(|error| OpenError::Directory { path: directory.clone(), error })?;
    let mut connection = options.clone().create_if_missing(true).connect().await.map_err(database)?;
    check_sqlite(&mut connection).await?;
    set_durable(&mut connection, &path).await?;
    migrate(&mut connection).await.map_err(database)?;
    for &pragma in settings.pragmas {
        sqlx::query(pragma).execute(&mut connection).await.map_err(database)?;
    }
    let readers = SqlitePoolOptions::new()
        .max_connections(4)
        .connect_with(options.pragma("query_only", "ON"))
        .await
        .map_err(database)?;
    Ok(Opened { readers, connection })
}

pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT).disable_statement_logging()
}

/// Creates the directory if missing, and keeps other servers out until the returned file is closed.
pub(super) fn lock(directory: &Path) -> Result<File, OpenError> {
    let in_directory = |error| OpenError::Directory { path: directory.to_owned(), error };
    let not_private = |error| OpenError::PermissionsError { path: directory.to_owned(), error };
    make_directory(directory).map_err(in_directory)?;
    check_directory(directory).map_err(not_private)?;
    let lock = private_or_existing_file(&directory.join("canasta.lock")).map_err(in_directory)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(OpenError::InUse { path: directory.to_owned() }),
        Err(TryLockError::Error(error)) => return Err(in_directory(error)),
    }
    for (path, mode) in restrict_files(directory).map_err(not_private)? {
        let path = path.display();
        tracing::warn!(
            "other users of this machine could read or change {path} (mode {mode:04o}); now only its owner can"
        );
    }
    Ok(lock)
}

/// Creates an empty database file before SQLite would, so that only its owner can use it. SQLite copies these
/// permissions to its other files.
fn make_database(path: &Path) -> io::Result<()> {
    match private_file(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Checks that the file, if it exists, is ours and not newer than this program. Changes nothing.
pub(super) async fn inspect(path: &Path) -> Result<(), OpenError> {
    inspect_header(path)?;
    if !path.exists() {
        return Ok(());
    }
    let database = |error| open_error(path, error);
    // Open it read-only, so that a newer program's file and write-ahead log stay unchanged.
    let mut connection = options(path).read_only(true).connect().await.map_err(database)?;
    let inspected = inspect_database(&mut connection, path).await;
    connection.close().await.map_err(database)?;
    inspected
}

/// Checks the file's header without opening it as a database.
fn inspect_header(path: &Path) -> Result<(), OpenError> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(OpenError::Directory { path: path.to_owned(), error }),
    };
    let mut head = Vec::new();
    let read = file.by_ref().take(100).read_to_end(&mut head);
    read.map_err(|error| OpenError::Directory { path: path.to_owned(), error })?;
    if head.is_empty() {
        return Ok(());
    }
    let word = |at: usize| head.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map(u32::from_be_bytes);
    let (Some(version), Some(application), true) = (word(60), word(68), head.starts_with(b"SQLite format 3\0")) else {
        return Err(OpenError::NotADatabase { path: path.to_owned() });
    };
    check_marks(path, i64::from(version), i64::from(application))
}

/// Checks that this program can read a file with these header fields.
fn check_marks(path: &Path, version: i64, application: i64) -> Result<(), OpenError> {
    let path = path.to_owned();
    match application {
        APPLICATION_ID if version > SCHEMA_VERSION => Err(OpenError::Newer { path, found: version }),
        APPLICATION_ID => Ok(()),
        PRERELEASE_APPLICATION_ID => Err(OpenError::Unreleased { path }),
        // An empty database.
        0 if version == 0 => Ok(()),
        _ => Err(OpenError::NotOurs { path }),
    }
}

/// Checks the same fields as SQLite sees them, because the header may be older than the write-ahead log. Also checks
/// that a file without a version is empty.
async fn inspect_database(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let found = async {
        let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
        let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
        let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *connection).await?;
        Ok((version, application, tables))
    };
    let (version, application, tables) = found.await.map_err(|error| open_error(path, error))?;
    check_marks(path, version, application)?;
    if version == 0 && tables > 0 {
        return Err(OpenError::NotOurs { path: path.to_owned() });
    }
    Ok(())
}

/// Sorts database errors by what the operator can do about them.
pub(super) fn open_error(path: &Path, error: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    if is_not_a_database(&error) {
        OpenError::NotADatabase { path }
    } else if is_damaged(&error) {
        OpenError::Damaged { path, error }
    } else {
        OpenError::Database { path, error }
    }
}

async fn check_sqlite(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let found = sqlx::query_scalar::<_, String>("SELECT sqlite_version()").fetch_one(connection).await;
    let version = found.unwrap_or_default();
    let numbers: Vec<u32> = version.split('.').map_while(|part| part.parse().ok()).collect();
    if numbers.as_slice() < MIN_SQLITE_VERSION.as_slice() {
        return Err(OpenError::OldSqlite(version));
    }
    Ok(())
}

/// Applies the settings that durability depends on, and reads them back.
pub(super) async fn set_durable(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let database = |error| open_error(path, error);
    for pragma in [
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        // Overwrite deleted data, so that a forgotten person's name doesn't remain in free pages.
        "PRAGMA secure_delete = ON",
        // Many running tables change many pages, often the same ones: let the log grow to 40 MB before a checkpoint,
        // and cache 32 MB of pages.
        "PRAGMA wal_autocheckpoint = 10000",
        "PRAGMA cache_size = -32768",
    ] {
        sqlx::query(pragma).execute(&mut *connection).await.map_err(database)?;
    }
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await.map_err(database)?;
    if mode != "wal" {
        return Err(OpenError::Setting { path: path.to_owned(), setting: "journal_mode = wal", found: mode });
    }
    for (setting, pragma, wanted) in [
        ("synchronous = full", "PRAGMA synchronous", 2i64),
        ("foreign_keys = on", "PRAGMA foreign_keys", 1),
        ("secure_delete = on", "PRAGMA secure_delete", 1),
        ("busy_timeout = 5000", "PRAGMA busy_timeout", 5000),
    ] {
        let found: i64 = sqlx::query_scalar(pragma).fetch_one(&mut *connection).await.map_err(database)?;
        if found != wanted {
            return Err(OpenError::Setting { path: path.to_owned(), setting, found: found.to_string() });
        }
    }
    Ok(())
}
