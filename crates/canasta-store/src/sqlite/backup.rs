//! Backups: one file with every game, made while the server runs, and a data directory made of such a file again.
//!
//! A copy is made by SQLite itself (`VACUUM INTO`, one moment of the database, without locking other processes out), checked whole,
//! and only then given its name. Nothing is ever overwritten.

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
use super::open::{DATABASE, OpenError, inspect, lock, options};
use super::private::private_file;
use super::schema::{SCHEMA, migrate};

/// Why there is no backup, or nothing was restored. Nothing that was there has changed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The directory or the file cannot be used.
    #[error(transparent)]
    Unusable(#[from] OpenError),
    /// There is nothing to copy.
    #[error("there are no games: {} is not there", path.display())]
    Missing {
        /// The file that is missing.
        path: PathBuf,
    },
    /// A file of that name is there.
    #[error("{} already exists and is not overwritten; choose another name", path.display())]
    Exists {
        /// The file that is there, and stays as it is.
        path: PathBuf,
    },
    /// The data directory holds games.
    #[error("{} holds games already; --replace keeps them beside the restored ones, under another name", path.display())]
    NotEmpty {
        /// The data directory that was to be restored to.
        path: PathBuf,
    },
    /// A file cannot be made, named or synced.
    #[error("{} cannot be written", path.display())]
    WriteFailed {
        /// The file that was to be written.
        path: PathBuf,
        /// What the system says.
        #[source]
        why: io::Error,
    },
    /// The copy could not be made.
    #[error("{} could not be copied", path.display())]
    CopyFailed {
        /// The file that was to be copied.
        path: PathBuf,
        /// What the database says.
        #[source]
        why: sqlx::Error,
    },
    /// What is to be copied is damaged, or its copy is.
    #[error("{} is damaged: {why}", path.display())]
    Damaged {
        /// The damaged file: the original, or the copy.
        path: PathBuf,
        /// What was found.
        why: String,
    },
}

/// A copy that was made and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Where the copy lies.
    pub file: PathBuf,
    /// What is in it.
    pub contents: Contents,
    /// The games that were there before, if any.
    pub before: Option<PathBuf>,
}

/// Copies the games of a data directory, whose server may run, to a new file: of this name, or with the time as its name
/// if this is a directory.
///
/// # Errors
/// [`BackupError`]; nothing was left behind.
pub fn backup<'a>(data: &'a Path, to: &'a Path) -> BoxFuture<'a, Result<Copied, BackupError>> {
    Box::pin(async move {
        let from = data.join(DATABASE);
        if !from.exists() {
            return Err(BackupError::Missing { path: from });
        }
        let file = new_file(to)?;
        let part = beside(&file, ".part");
        let contents = copy(&from, &part).await?;
        give_name(&part, &file)?;
        Ok(Copied { file, contents, before: None })
    })
}

/// Copies the database of a data directory beside itself, checked, if it is of an older version: before it is brought to this one.
pub(super) async fn copy_older(data: &Path) -> Result<(), OpenError> {
    let file = data.join(DATABASE);
    let not_copied = |why: BackupError| OpenError::NotCopied { path: file.clone(), why: why.into() };
    if !file.exists() {
        return Ok(());
    }
    let copy_failed = |why| not_copied(BackupError::CopyFailed { path: file.clone(), why });
    let mut connection = options(&file).connect().await.map_err(copy_failed)?;
    let version: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.map_err(copy_failed)?;
    connection.close().await.map_err(copy_failed)?;
    if !(1..SCHEMA).contains(&version) {
        return Ok(());
    }
    let part = beside(&file, ".older");
    // A server that was killed may have left it; it is ours, and the lock says that no other process is at it.
    remove(&part).map_err(not_copied)?;
    copy(&file, &part).await.map_err(not_copied)?;
    let copied = unused(|now| beside(&file, &format!(".version-{version}-{now}")));
    give_name(&part, &copied).map_err(not_copied)?;
    let copied = copied.display();
    tracing::info!(
        "the games are of an older Canasta; before they are brought to this version, they were copied to {copied}"
    );
    Ok(())
}

/// A name that no file has yet: this one, or with the time in it if this is a directory.
fn new_file(to: &Path) -> Result<PathBuf, BackupError> {
    let file = if to.is_dir() { unused(|now| to.join(format!("canasta-{now}.db"))) } else { to.to_owned() };
    if file.symlink_metadata().is_ok() { Err(BackupError::Exists { path: file }) } else { Ok(file) }
}

/// Makes a backup of what is written to an empty database: checked whole, and only then given its name.
pub(crate) async fn export_file<E: From<BackupError>>(
    to: &Path,
    write: impl AsyncFnOnce(&mut SqliteConnection) -> Result<(), E>,
) -> Result<Copied, E> {
    let file = new_file(to)?;
    let part = beside(&file, ".part");
    let made = private_part(&part)?;
    let done = async {
        let failed = |why| BackupError::CopyFailed { path: part.clone(), why };
        let mut connection = options(&part).connect().await.map_err(failed)?;
        migrate(&mut connection).await.map_err(failed)?;
        write(&mut connection).await?;
        connection.close().await.map_err(failed)?;
        made.sync_all().map_err(|why| BackupError::WriteFailed { path: part.clone(), why })?;
        let damaged = |why: CheckError| BackupError::Damaged { path: part.clone(), why: why.to_string() };
        Ok(check::file(&part).await.map_err(damaged)?)
    };
    let done: Result<Contents, E> = done.await;
    if done.is_err() {
        // If it cannot be removed either, the error says where it lies.
        let _ = fs::remove_file(&part);
    }
    let contents = done?;
    give_name(&part, &file)?;
    Ok(Copied { file, contents, before: None })
}

/// Opens a backup to be read, checked whole.
pub(crate) async fn import_file(from: &Path) -> Result<(Contents, SqliteConnection), BackupError> {
    if !from.exists() {
        return Err(BackupError::Missing { path: from.to_owned() });
    }
    inspect(from).await?;
    let damaged = |why: CheckError| BackupError::Damaged { path: from.to_owned(), why: why.to_string() };
    let contents = check::file(from).await.map_err(damaged)?;
    let failed = |why| BackupError::CopyFailed { path: from.to_owned(), why };
    Ok((contents, options(from).read_only(true).connect().await.map_err(failed)?))
}

/// A new file that only its owner may read from the first byte; SQLite fills an empty one.
fn private_part(path: &Path) -> Result<File, BackupError> {
    private_file(path).map_err(|why| match why.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists { path: path.to_owned() },
        _ => BackupError::WriteFailed { path: path.to_owned(), why },
    })
}

/// Makes the games of a backup those of a data directory, whose server must not run. Games that are there already are
/// kept under another name if `replace`.
///
/// # Errors
/// [`BackupError`]; the directory's games are what they were.
pub fn restore<'a>(from: &'a Path, data: &'a Path, replace: bool) -> BoxFuture<'a, Result<Copied, BackupError>> {
    Box::pin(async move {
        if !from.exists() {
            return Err(BackupError::Missing { path: from.to_owned() });
        }
        let lock = lock(data)?;
        let file = data.join(DATABASE);
        let holds = file.symlink_metadata().is_ok();
        if holds && !replace {
            return Err(BackupError::NotEmpty { path: data.to_owned() });
        }
        let part = beside(&file, ".restored");
        // A restore that was killed may have left it; it is ours, and the lock says that no other process is at it.
        remove(&part)?;
        let contents = copy(from, &part).await?;
        let before = if holds { Some(set_aside(&file).await?) } else { None };
        if let Err(why) = give_name(&part, &file) {
            // Better the old ones than none; where not even that can be done, the error says why.
            let _ = before.map(|before| rename(&before, &file));
            return Err(why);
        }
        drop(lock);
        Ok(Copied { file, contents, before })
    })
}

/// Copies a database to a new file, and checks the copy.
async fn copy(from: &Path, to: &Path) -> Result<Contents, BackupError> {
    let write_failed = |why| BackupError::WriteFailed { path: to.to_owned(), why };
    let file = private_part(to)?;
    let done = async {
        inspect(from).await?;
        fill(from, to).await?;
        file.sync_all().map_err(write_failed)?;
        check::file(to).await.map_err(|why| BackupError::Damaged { path: from.to_owned(), why: why.to_string() })
    };
    let done = done.await;
    if done.is_err() {
        // If it cannot be removed either, the error says where it lies.
        let _ = fs::remove_file(to);
    }
    done
}

async fn fill(from: &Path, to: &Path) -> Result<(), BackupError> {
    let copy_failed = |why| BackupError::CopyFailed { path: from.to_owned(), why };
    // Not read-only: such a connection would leave SQLite's helper files lying if it is the last one.
    let mut source = options(from).connect().await.map_err(copy_failed)?;
    let name = to.to_string_lossy();
    let filled = sqlx::query("VACUUM INTO ?").bind(name.as_ref()).execute(&mut source).await;
    let closed = source.close().await;
    filled.map_err(|why| {
        let damaged = is_corrupt(&why);
        if damaged { BackupError::Damaged { path: from.to_owned(), why: why.to_string() } } else { copy_failed(why) }
    })?;
    closed.map_err(copy_failed)
}

/// Gives a database another name with the time; its log first goes into it, where that is still possible.
async fn set_aside(file: &Path) -> Result<PathBuf, BackupError> {
    if let Ok(connection) = options(file).connect().await {
        settle(connection).await;
    }
    let aside = unused(|now| beside(file, &format!(".before-{now}")));
    rename(file, &aside)?;
    Ok(aside)
}

/// Gives a database another name, its log first: one left lying would be taken for that of the next file.
fn rename(from: &Path, to: &Path) -> Result<(), BackupError> {
    for suffix in ["-wal", "-shm", ""] {
        let (old, new) = (beside(from, suffix), beside(to, suffix));
        match fs::rename(&old, &new) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => {
                return Err(BackupError::WriteFailed { path: new, why });
            }
            Ok(()) | Err(_) => {}
        }
    }
    Ok(())
}

/// Writes the log into the file and removes it. A file too damaged for that is renamed with its log.
async fn settle(mut connection: SqliteConnection) {
    let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
    let _ = connection.close().await;
}

/// Gives a finished file its name, where nothing has it, and makes the name durable.
fn give_name(part: &Path, file: &Path) -> Result<(), BackupError> {
    let named = match fs::hard_link(part, file) {
        Ok(()) => fs::remove_file(part),
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => Err(why),
        // A file system without links.
        Err(_) if file.symlink_metadata().is_err() => fs::rename(part, file),
        Err(why) => Err(why),
    };
    let synced = named.and_then(|()| match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => sync_directory(parent),
        _ => sync_directory(Path::new(".")),
    });
    synced.map_err(|why| {
        // What it was made of is still where it came from.
        let _ = fs::remove_file(part);
        match why.kind() {
            io::ErrorKind::AlreadyExists => BackupError::Exists { path: file.to_owned() },
            _ => BackupError::WriteFailed { path: file.to_owned(), why },
        }
    })
}

#[cfg(unix)]
fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// Directories cannot be opened there.
#[cfg(not(unix))]
fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}

fn remove(path: &Path) -> Result<(), BackupError> {
    match fs::remove_file(path) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => {
            Err(BackupError::WriteFailed { path: path.to_owned(), why })
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// The path with something after its name.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// A path with the present time in it that nothing has yet; with a number after the time where it must be.
fn unused(named: impl Fn(&str) -> PathBuf) -> PathBuf {
    let now = stamp(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default());
    let (mut path, mut more) = (named(&now), 1);
    while path.symlink_metadata().is_ok() {
        more += 1;
        path = named(&format!("{now}-{more}"));
    }
    path
}

/// A time in Greenwich as a part of a file's name: `2026-11-22T10-17-15Z`.
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
