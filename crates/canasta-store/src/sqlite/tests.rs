//! Runs the contract test on SQLite, and tests guarantees that only a file can give.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use async_trait::async_trait;

use super::{SqliteSettings, SqliteStore};
use crate::story::{self, BERT, Fixture, add_guests, device, play_and_forget, table};
use crate::{JournalStore as _, Store as _};

/// A data directory that is deleted after the test.
pub(super) struct DataDirectory(PathBuf);

impl DataDirectory {
    pub(super) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("canasta-store-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// The store, with Anna and Bert as guests.
    pub(super) async fn store(&self) -> SqliteStore {
        let store = self.open().await;
        add_guests(&store).await;
        store
    }
}

impl Drop for DataDirectory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[async_trait]
impl Fixture for DataDirectory {
    type Store = SqliteStore;

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(&SqliteSettings::new(&self.0)).await.unwrap()
    }
}

#[tokio::test]
async fn sqlite_fulfils_the_contract() {
    story::run(DataDirectory::new).await;
}

/// No page of the file contains deleted data any more.
#[tokio::test]
async fn the_file_has_no_trace_of_a_forgotten_guest() {
    let directory = DataDirectory::new();
    let store = directory.store().await;
    let (table, chain) = table("t", 5);
    store.open_table(table).await.unwrap();
    play_and_forget(&store, chain).await;
    store.close().await;
    let file = std::fs::read(directory.path().join("canasta.db")).unwrap();
    for trace in [
        b"Bertram-the-Forgotten".as_slice(),
        b"calendar-of-bert",
        b"phrase-of-bert",
        &BERT.0,
        &device(BERT).session.0,
        b"review-of-bert",
        b"puzzle-of-bert",
        b"table-of-bert",
        b"result-of-bert",
        b"Bertram-at-the-pad",
        b"Bertram-of-the-event",
        b"Bertram-of-the-query",
    ] {
        assert!(!file.windows(trace.len()).any(|bytes| bytes == trace), "{trace:?} is still there");
    }
}
