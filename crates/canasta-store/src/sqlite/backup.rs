//! Makes backups and restores them. A backup is a single file with every game, and can be made while the server is
//! running.
//!
//! SQLite itself makes the copy (`VACUUM INTO`, from a snapshot, without locking out other processes). The whole copy
//! is checked before it gets its final name. Nothing is ever overwritten.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use jiff::Timestamp;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use super::check::{self, CheckError, Contents};
use super::error::is_corrupt;
use super::open::{DATABASE_FILE, OpenError, inspect, lock, options};
use super::private::private_file;
use super::schema::{SCHEMA_VERSION, migrate};

/// Why a backup or restore failed. Existing files are unchanged.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The directory or file can't be used.
    #[error(transparent)]
    Unusable(#[from] OpenError),
    /// There is nothing to copy.
    #[error("there are no games: {} is not there", path.display())]
    Missing {
        /// The missing file.
        path: PathBuf,
    },
    /// The file already exists.
    #[error("{} already exists and is not overwritten; choose another name", path.display())]
    Exists {
        /// The existing file.
        path: PathBuf,
    },
    /// The data directory already has games.
    #[error("{} holds games already; --replace keeps them under another name", path.display())]
    NotEmpty {
        /// The data directory to restore to.
        path: PathBuf,
    },
    /// A file can't be created, renamed or synced.
    #[error("cannot write {}", path.display())]
    WriteFailed {
        /// The file to be written.
        path: PathBuf,
        /// Error of the OS.
        #[source]
        error: io::Error,
    },
    /// The copy couldn't be made.
    #[error("cannot copy {}", path.display())]
    CopyFailed {
        /// The file to be copied.
        path: PathBuf,
        /// Error of the database.
        #[source]
        error: sqlx::Error,
    },
    /// The original or the copy is damaged.
    #[error("{} is damaged: {error}", path.display())]
    Damaged {
        /// The damaged file.
        path: PathBuf,
        /// The problem found.
        error: String,
    },
}

/// A checked copy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Path of the copy.
    pub file: PathBuf,
    /// Counts of its contents.
    pub contents: Contents,
    /// Path to which existing games were renamed, if there were any.
    pub before: Option<PathBuf>,
}

/// Copies a data directory's games to a new file, even while its server is running. If `to` is a directory, the file's
/// name contains the time.
///
/// # Errors
/// [`BackupError`]. No partial file remains.
pub fn backup<'a>(data: &'a Path, to: &'a Path) -> BoxFuture<'a, Result<Copied, BackupError>> {
    Box::pin(async move {
        let from = data.join(DATABASE_FILE);
        if !from.exists() {
            return Err(BackupError::Missing { path: from });
        }
        let file = new_file(to)?;
        let part = with_suffix(&file, ".part");
        let contents = copy(&from, &part).await?;
        give_name(&part, &file)?;
        Ok(Copied { file, contents, before: None })
    })
}

/// Before an upgrade, makes a checked copy of the older database next to it.
pub(super) async fn copy_older(data: &Path) -> Result<(), OpenError> {
    let file = data.join(DATABASE_FILE);
    let not_copied = |error: BackupError| OpenError::NotCopied { path: file.clone(), error: error.into() };
    if !file.exists() {
        return Ok(());
    }
    let copy_failed = |error| not_copied(BackupError::CopyFailed { path: file.clone(), error });
    let mut connection = options(&file).connect().await.map_err(copy_failed)?;
    let version: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.map_err(copy_failed)?;
    connection.close().await.map_err(copy_failed)?;
    if !(1..SCHEMA_VERSION).contains(&version) {
        return Ok(());
    }
    let part = with_suffix(&file, ".older");
    // A killed server may have left this file behind. The lock guarantees that no other process is using it.
    remove(&part).map_err(not_copied)?;
    copy(&file, &part).await.map_err(not_copied)?;
    let copied = unused_path(|now| with_suffix(&file, &format!(".version-{version}-{now}")));
    give_name(&part, &copied).map_err(not_copied)?;
    tracing::info!(copy = %copied.display(), "copied the games of an older version before upgrading them");
    Ok(())
}

/// An unused path: `to` itself, or a name with the time in it if `to` is a directory.
fn new_file(to: &Path) -> Result<PathBuf, BackupError> {
    let file = if to.is_dir() { unused_path(|now| to.join(format!("canasta-{now}.db"))) } else { to.to_owned() };
    if file.symlink_metadata().is_ok() { Err(BackupError::Exists { path: file }) } else { Ok(file) }
}

/// Makes a backup with a function that fills an empty database, and checks it before it gets its final name.
pub(crate) async fn export_file<E: From<BackupError>>(
    to: &Path,
    write: impl AsyncFnOnce(&mut SqliteConnection) -> Result<(), E>,
) -> Result<Copied, E> {
    let file = new_file(to)?;
    let part = with_suffix(&file, ".part");
    let made = private_part(&part)?;
    let done = async {
        let failed = |error| BackupError::CopyFailed { path: part.clone(), error };
        let mut connection = options(&part).connect().await.map_err(failed)?;
        migrate(&mut connection).await.map_err(failed)?;
        write(&mut connection).await?;
        connection.close().await.map_err(failed)?;
        made.sync_all().map_err(|error| BackupError::WriteFailed { path: part.clone(), error })?;
        let damaged = |error: CheckError| BackupError::Damaged { path: part.clone(), error: error.to_string() };
        Ok(check::check_file(&part).await.map_err(damaged)?)
    };
    let done: Result<Contents, E> = done.await;
    if done.is_err() {
        // If removing it fails too, the error names the leftover file.
        let _ = fs::remove_file(&part);
    }
    let contents = done?;
    give_name(&part, &file)?;
    Ok(Copied { file, contents, before: None })
}

/// Checks a backup, and opens it for reading.
pub(crate) async fn import_file(from: &Path) -> Result<(Contents, SqliteConnection), BackupError> {
    if !from.exists() {
        return Err(BackupError::Missing { path: from.to_owned() });
    }
    inspect(from).await?;
    let damaged = |error: CheckError| BackupError::Damaged { path: from.to_owned(), error: error.to_string() };
    let contents = check::check_file(from).await.map_err(damaged)?;
    let failed = |error| BackupError::CopyFailed { path: from.to_owned(), error };
    Ok((contents, options(from).read_only(true).connect().await.map_err(failed)?))
}

/// Creates a file that only its owner can read, from the start. SQLite accepts an empty file and fills it.
fn private_part(path: &Path) -> Result<File, BackupError> {
    private_file(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists { path: path.to_owned() },
        _ => BackupError::WriteFailed { path: path.to_owned(), error },
    })
}

/// Restores a backup to a data directory whose server isn't running. With `replace`, existing games are kept under a
/// different name.
///
/// # Errors
/// [`BackupError`]. The directory's games are unchanged.
pub fn restore<'a>(from: &'a Path, data: &'a Path, replace: bool) -> BoxFuture<'a, Result<Copied, BackupError>> {
    Box::pin(async move {
        if !from.exists() {
            return Err(BackupError::Missing { path: from.to_owned() });
        }
        let lock = lock(data)?;
        let file = data.join(DATABASE_FILE);
        let has_games = file.symlink_metadata().is_ok();
        if has_games && !replace {
            return Err(BackupError::NotEmpty { path: data.to_owned() });
        }
        let part = with_suffix(&file, ".restored");
        // A killed restore may have left this file behind. The lock guarantees that no other process is using it.
        remove(&part)?;
        let contents = copy(from, &part).await?;
        let before = if has_games { Some(set_aside(&file).await?) } else { None };
        if let Err(error) = give_name(&part, &file) {
            // Put the old games back. Even if this fails too, the first error is reported.
            let _ = before.map(|before| rename(&before, &file));
            return Err(error);
        }
        drop(lock);
        Ok(Copied { file, contents, before })
    })
}

async fn copy(from: &Path, to: &Path) -> Result<Contents, BackupError> {
    let write_failed = |error| BackupError::WriteFailed { path: to.to_owned(), error };
    let file = private_part(to)?;
    let done = async {
        inspect(from).await?;
        fill(from, to).await?;
        file.sync_all().map_err(write_failed)?;
        check::check_file(to)
            .await
            .map_err(|error| BackupError::Damaged { path: from.to_owned(), error: error.to_string() })
    };
    let done = done.await;
    if done.is_err() {
        // If removing it fails too, the error names the leftover file.
        let _ = fs::remove_file(to);
    }
    done
}

async fn fill(from: &Path, to: &Path) -> Result<(), BackupError> {
    let copy_failed = |error| BackupError::CopyFailed { path: from.to_owned(), error };
    // Not read-only: if the last connection to close is read-only, it leaves SQLite's helper files behind.
    let mut source = options(from).connect().await.map_err(copy_failed)?;
    let name = to.to_string_lossy();
    let filled = sqlx::query("VACUUM INTO ?").bind(name.as_ref()).execute(&mut source).await;
    let closed = source.close().await;
    filled.map_err(|error| {
        let damaged = is_corrupt(&error);
        if damaged {
            BackupError::Damaged { path: from.to_owned(), error: error.to_string() }
        } else {
            copy_failed(error)
        }
    })?;
    closed.map_err(copy_failed)
}

/// Renames a database to a name with the time in it, after merging its log into it if possible.
async fn set_aside(file: &Path) -> Result<PathBuf, BackupError> {
    if let Ok(connection) = options(file).connect().await {
        merge_log(connection).await;
    }
    let old_games = unused_path(|now| with_suffix(file, &format!(".before-{now}")));
    rename(file, &old_games)?;
    Ok(old_games)
}

/// Renames a database. The log is renamed first, because a log left behind would be mistaken for that of the next file.
fn rename(from: &Path, to: &Path) -> Result<(), BackupError> {
    for suffix in ["-wal", "-shm", ""] {
        let old = with_suffix(from, suffix);
        let new = with_suffix(to, suffix);
        match fs::rename(&old, &new) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(BackupError::WriteFailed { path: new, error });
            }
            Ok(()) | Err(_) => {}
        }
    }
    Ok(())
}

/// Merges the log into the file and removes it. If the file is too damaged for that, it is renamed together with its
/// log.
async fn merge_log(mut connection: SqliteConnection) {
    let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
    let _ = connection.close().await;
}

/// Gives a finished file its final name unless that is taken, and syncs the directory so that the name is durable.
fn give_name(part: &Path, file: &Path) -> Result<(), BackupError> {
    let named = match fs::hard_link(part, file) {
        Ok(()) => fs::remove_file(part),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // The file system doesn't support hard links.
        Err(_) if file.symlink_metadata().is_err() => fs::rename(part, file),
        Err(error) => Err(error),
    };
    let synced = named.and_then(|()| match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => sync_directory(parent),
        _ => sync_directory(Path::new(".")),
    });
    synced.map_err(|error| {
        // The original is untouched.
        let _ = fs::remove_file(part);
        match error.kind() {
            io::ErrorKind::AlreadyExists => BackupError::Exists { path: file.to_owned() },
            _ => BackupError::WriteFailed { path: file.to_owned(), error },
        }
    })
}

#[cfg(unix)]
fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// On these systems, a directory can't be opened to be synced.
#[cfg(not(unix))]
fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}

fn remove(path: &Path) -> Result<(), BackupError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(BackupError::WriteFailed { path: path.to_owned(), error })
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// The path with a suffix after its name.
fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// An unused path with the current time in it, followed by a number if necessary.
fn unused_path(named: impl Fn(&str) -> PathBuf) -> PathBuf {
    let now = stamp(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default());
    let mut path = named(&now);
    let mut number = 1;
    while path.symlink_metadata().is_ok() {
        number += 1;
        path = named(&format!("{now}-{number}"));
    }
    path
}

/// UTC time for a file name: `2026-11-22T10-17-15Z`.
fn stamp(since_1970: Duration) -> String {
    let seconds = canasta::must_fit::<i64>(since_1970.as_secs());
    Timestamp::from_second(seconds).unwrap_or(Timestamp::MAX).strftime("%Y-%m-%dT%H-%M-%SZ").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_follows_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01T00-00-00Z"),
            (68_169_599, "1972-02-28T23-59-59Z"),
            (68_169_600, "1972-02-29T00-00-00Z"),
            (951_868_799, "2000-02-29T23-59-59Z"),
            (951_868_800, "2000-03-01T00-00-00Z"),
            (1_798_761_599, "2026-12-31T23-59-59Z"),
            (4_107_542_400, "2100-03-01T00-00-00Z"),
        ] {
            assert_eq!(stamp(Duration::from_secs(seconds)), expected);
        }
    }
}
