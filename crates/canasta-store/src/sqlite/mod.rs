//! The store in one SQLite file, `canasta.db` in the data directory. One task writes (`writer`), and a few connections
//! read.
//!
//! Durability depends on database settings, which are read back when the file is opened, and on the file lock that
//! keeps a second server out. An I/O error while committing stops the writer permanently, as the contract demands of a
//! store on this machine. [`SqliteReader`] reads the same file while a server runs; [`backup()`] and [`restore`] copy
//! it.

mod backup;
mod check;
mod error;
mod guests;
mod journals;
mod open;
mod pads;
mod practice;
mod private;
mod reader;
mod room;
mod row;
mod schema;
mod summaries;
mod tables;
mod tally;
#[cfg(test)]
mod tests;
mod write;
mod writer;

use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;

use async_trait::async_trait;
use canasta_table::journal::Formats;
use futures_util::future::BoxFuture;
use sqlx::SqlitePool;

use crate::observer::NoObserver;
use crate::write::Write;
use crate::{CommitObserver, Store, WriteError};
use room::DiskSpace;
use tally::Tally;
use writer::Writer;

pub use backup::{BackupError, Copied, backup, restore};
pub(crate) use backup::{export_file, import_file};
pub use check::Contents;
pub use open::OpenError;
pub use private::{PermissionsError, private_file};
pub use reader::SqliteReader;

/// Settings for opening a store.
#[derive(Clone)]
pub struct SqliteSettings {
    /// Directory of the database, created if missing.
    pub directory: PathBuf,
    /// Observes every commit.
    pub observer: Arc<dyn CommitObserver>,
    /// Additional statements for the writing connection, run after the settings that durability depends on. They are
    /// for tests that write a lot and don't need durability.
    pub pragmas: &'static [&'static str],
    /// Journal formats that this program can read.
    pub formats: Formats,
}

impl SqliteSettings {
    /// Production settings for a data directory.
    pub fn new(directory: impl Into<PathBuf>) -> Self {
        Self { directory: directory.into(), observer: Arc::new(NoObserver), pragmas: &[], formats: Formats::RELEASED }
    }
}

/// An open store.
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
    room: DiskSpace,
    tally: Arc<Tally>,
    /// Held until the store is closed, so that no second server can open it.
    lock: File,
    formats: Formats,
}

impl SqliteStore {
    /// Opens the store in a data directory, creating both if missing. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`OpenError`], with a message for the operator. Nothing was changed.
    pub fn open(settings: &SqliteSettings) -> BoxFuture<'_, Result<Self, OpenError>> {
        Box::pin(async move {
            let lock = open::lock_and_inspect(&settings.directory).await?;
            backup::copy_older(&settings.directory).await?;
            let open::Opened { readers, connection } = open::open(settings).await?;
            let tally = Arc::default();
            let writer = Writer::start(connection, Arc::clone(&settings.observer), Arc::clone(&tally));
            let room = DiskSpace::new(&settings.directory);
            Ok(Self { readers, writer, room, tally, lock, formats: settings.formats })
        })
    }

    async fn write(&self, write: Write) -> Result<(), WriteError> {
        self.writer.write(write).await
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn ping(&self) -> Result<(), WriteError> {
        self.writer.ping().await?;
        self.room.check().await
    }

    async fn failure(&self) -> String {
        self.writer.failure().await
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.stop().await;
        // If unlocking fails, the lock is released when the process ends.
        let _ = self.lock.unlock();
    }
}
