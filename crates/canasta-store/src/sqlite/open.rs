//! Opening the store: the data directory, the lock, the version of SQLite, the version of the file, the settings that
//! durability hangs on. Nothing is written before the file is known to be ours and not newer than this program.

use std::fs::{File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};

use super::SqliteSettings;
use super::error::{is_damaged, is_no_database};
use super::private::{
    NotPrivate, check_directory, make_directory, private_file, private_or_existing_file, restrict_files,
};
use super::schema::{APPLICATION, SCHEMA, UNRELEASED, migrate};
use crate::Source;

/// The file's name in the data directory.
pub(super) const DATABASE: &str = "canasta.db";
/// The oldest SQLite that is trusted: older ones can lose a write-ahead log that is reset while another connection writes.
const LEAST_SQLITE: [u32; 3] = [3, 51, 3];
/// How long a connection waits for another's lock.
const BUSY: Duration = Duration::from_secs(5);

/// Why a store cannot be opened. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The data directory cannot be made or written.
    #[error("the data directory {} cannot be used", path.display())]
    Directory {
        /// The data directory, as it was given.
        path: PathBuf,
        /// What the system says.
        #[source]
        why: io::Error,
    },
    /// Other users of this machine could read the games, or put files in their place.
    #[error("the data directory {} is not safe", path.display())]
    NotPrivate {
        /// The data directory, as it was given.
        path: PathBuf,
        /// What is wrong with it.
        #[source]
        why: NotPrivate,
    },
    /// Another server uses it.
    #[error("the data directory {} is in use by another Canasta server", path.display())]
    InUse {
        /// The data directory that both servers would use.
        path: PathBuf,
    },
    /// The file is no database.
    #[error("{} is not a database; move it away or choose another data directory", path.display())]
    NotADatabase {
        /// The file in the place of the database.
        path: PathBuf,
    },
    /// The file of an older Canasta could not be copied before it is changed.
    #[error("{} is of an older Canasta, and could not be copied before it is changed", path.display())]
    NotCopied {
        /// The older database, which is as it was.
        path: PathBuf,
        /// Why there is no copy.
        #[source]
        why: Source,
    },
    /// Parts of the file are damaged.
    #[error("{} is damaged; `canasta restore` brings a backup back", path.display())]
    Damaged {
        /// The database that is damaged.
        path: PathBuf,
        /// What the database says.
        #[source]
        why: sqlx::Error,
    },
    /// The file belongs to another program.
    #[error("{} is the database of another program; choose another data directory", path.display())]
    NotOurs {
        /// The other program's database.
        path: PathBuf,
    },
    /// The file was written by a newer Canasta.
    #[error("{} was written by a newer Canasta (version {found}, this one knows {SCHEMA}); use that one", path.display())]
    Newer {
        /// The database that is too new.
        path: PathBuf,
        /// The version of its schema.
        found: i64,
    },
    /// The file was made before the first release.
    #[error(
        "{} was made before Canasta 0.1.0, the first release, and no release can read it; move it away or choose another \
         data directory",
        path.display()
    )]
    Unreleased {
        /// The database that is too old.
        path: PathBuf,
    },
    /// The SQLite in this program is too old to be trusted with a journal.
    #[error("SQLite {0} is too old: 3.51.3 or newer is needed")]
    OldSqlite(String),
    /// A setting on which durability hangs did not take.
    #[error("the database at {} does not keep the setting {setting}: it says {found}", path.display())]
    Setting {
        /// The database that does not take it.
        path: PathBuf,
        /// The setting, by SQLite's name for it.
        setting: &'static str,
        /// What it is instead.
        found: String,
    },
    /// The database cannot be opened for another reason.
    #[error("the database {} cannot be opened", path.display())]
    Database {
        /// The database that was to be opened.
        path: PathBuf,
        /// What the database says.
        #[source]
        why: sqlx::Error,
    },
}

/// A data directory that was opened.
pub(super) struct Opened {
    /// Connections that read.
    pub(super) reads: SqlitePool,
    /// The one connection that writes.
    pub(super) connection: SqliteConnection,
}

/// Makes a data directory where it is missing, and keeps other servers out. What is there can be opened, and is as it was.
pub(super) async fn enter(directory: &Path) -> Result<File, OpenError> {
    let path = directory.join(DATABASE);
    // Before anything is made or restricted there: a directory that is not for this program stays as it is.
    inspect_header(&path)?;
    let lock = lock(directory)?;
    inspect(&path).await?;
    Ok(lock)
}

/// Opens the database of a data directory that was entered, making it where it is missing.
pub(super) async fn open(settings: &SqliteSettings) -> Result<Opened, OpenError> {
    let directory = &settings.directory;
    let path = directory.join(DATABASE);
    let database = |why| open_error(&path, why);
    let options = options(&path);
    make_database(&path).map_err(|why| OpenError::Directory { path: directory.clone(), why })?;
    let mut connection = options.clone().create_if_missing(true).connect().await.map_err(database)?;
    check_sqlite(&mut connection).await?;
    set_durable(&mut connection, &path).await?;
    migrate(&mut connection).await.map_err(database)?;
    for &pragma in settings.pragmas {
        sqlx::query(pragma).execute(&mut connection).await.map_err(database)?;
    }
    let reads = SqlitePoolOptions::new()
        .max_connections(4)
        .connect_with(options.pragma("query_only", "ON"))
        .await
        .map_err(database)?;
    Ok(Opened { reads, connection })
}

/// How connections are opened.
pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).busy_timeout(BUSY).disable_statement_logging()
}

/// Makes the directory where it is missing, and keeps other servers out of it as long as the file is open.
pub(super) fn lock(directory: &Path) -> Result<File, OpenError> {
    let in_directory = |why| OpenError::Directory { path: directory.to_owned(), why };
    let not_private = |why| OpenError::NotPrivate { path: directory.to_owned(), why };
    make_directory(directory).map_err(in_directory)?;
    check_directory(directory).map_err(not_private)?;
    let lock = private_or_existing_file(&directory.join("canasta.lock")).map_err(in_directory)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(OpenError::InUse { path: directory.to_owned() }),
        Err(TryLockError::Error(why)) => return Err(in_directory(why)),
    }
    for (path, mode) in restrict_files(directory).map_err(not_private)? {
        let path = path.display();
        tracing::warn!(
            "other users of this machine could read or change {path} (mode {mode:04o}); now only its owner can"
        );
    }
    Ok(lock)
}

/// Makes an empty file for the database before SQLite does: it is its owner's alone, and SQLite gives the same rights to
/// the files that it puts beside it.
fn make_database(path: &Path) -> io::Result<()> {
    match private_file(path) {
        Err(why) if why.kind() != io::ErrorKind::AlreadyExists => Err(why),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Whether the file, if there is one, is ours and not newer than this program. Changes nothing.
pub(super) async fn inspect(path: &Path) -> Result<(), OpenError> {
    inspect_header(path)?;
    if !path.exists() {
        return Ok(());
    }
    let database = |why| open_error(path, why);
    // Read-only: the file of a newer program stays as it is, its write-ahead log included.
    let mut connection = options(path).read_only(true).connect().await.map_err(database)?;
    let inspected = inspect_database(&mut connection, path).await;
    connection.close().await.map_err(database)?;
    inspected
}

/// Looks at the head of the file without opening it as a database.
fn inspect_header(path: &Path) -> Result<(), OpenError> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(why) => return Err(OpenError::Directory { path: path.to_owned(), why }),
    };
    let mut head = Vec::new();
    let read = file.by_ref().take(100).read_to_end(&mut head);
    read.map_err(|why| OpenError::Directory { path: path.to_owned(), why })?;
    if head.is_empty() {
        return Ok(());
    }
    let word = |at: usize| head.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map(u32::from_be_bytes);
    let (Some(version), Some(application), true) = (word(60), word(68), head.starts_with(b"SQLite format 3\0")) else {
        return Err(OpenError::NotADatabase { path: path.to_owned() });
    };
    check_marks(path, i64::from(version), i64::from(application))
}

/// Whether this program can read a file with these marks.
fn check_marks(path: &Path, version: i64, application: i64) -> Result<(), OpenError> {
    let path = path.to_owned();
    match application {
        APPLICATION if version > SCHEMA => Err(OpenError::Newer { path, found: version }),
        APPLICATION => Ok(()),
        UNRELEASED => Err(OpenError::Unreleased { path }),
        // Empty so far.
        0 if version == 0 => Ok(()),
        _ => Err(OpenError::NotOurs { path }),
    }
}

/// The same again as the database sees it (the head may be older than the write-ahead log), and whether a file without
/// a version is empty.
async fn inspect_database(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let found = async {
        let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
        let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
        let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *connection).await?;
        Ok((version, application, tables))
    };
    let (version, application, tables) = found.await.map_err(|why| open_error(path, why))?;
    check_marks(path, version, application)?;
    if version == 0 && tables > 0 {
        return Err(OpenError::NotOurs { path: path.to_owned() });
    }
    Ok(())
}

/// Why a database cannot be opened, told apart by what can be done about it.
pub(super) fn open_error(path: &Path, why: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    if is_no_database(&why) {
        OpenError::NotADatabase { path }
    } else if is_damaged(&why) {
        OpenError::Damaged { path, why }
    } else {
        OpenError::Database { path, why }
    }
}

async fn check_sqlite(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let found = sqlx::query_scalar::<_, String>("SELECT sqlite_version()").fetch_one(connection).await;
    let version = found.unwrap_or_default();
    let numbers: Vec<u32> = version.split('.').map_while(|part| part.parse().ok()).collect();
    if numbers.as_slice() < LEAST_SQLITE.as_slice() {
        return Err(OpenError::OldSqlite(version));
    }
    Ok(())
}

/// Sets what durability hangs on, and reads it back.
pub(super) async fn set_durable(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let database = |why| open_error(path, why);
    for pragma in [
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        // Deleted is deleted: the name of a forgotten person does not stay in the file's free room.
        "PRAGMA secure_delete = ON",
        // Many tables that go on at once change many pages, the same ones again and again: the log may grow to 40 MB
        // before they are carried over to the file, and 32 MB of them stay in memory.
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
