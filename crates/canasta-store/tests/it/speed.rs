//! A smaller version of the example `store_speed`.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::measure::{WriteLimit, fill, read, write};

/// A data directory that is deleted after the test.
struct DataDirectory(PathBuf);

impl DataDirectory {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("store-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for DataDirectory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Reads back every table, unchanged.
#[tokio::test(flavor = "multi_thread")]
async fn reads_back_many_open_tables() {
    let directory = DataDirectory::new();
    let entries = fill(directory.path(), 300).await.unwrap();
    assert!(entries > 300 * 10, "{entries}");
    let read = read(directory.path(), 300, 4).await.unwrap();
    assert_eq!(read.entries, entries);
    // Both times are measured from the same start.
    assert!(read.open <= read.all, "{read:?}");
}

/// Writes that are pending together are committed together.
#[tokio::test(flavor = "multi_thread")]
async fn many_entries_share_a_commit() {
    let directory = DataDirectory::new();
    let written = write(directory.path(), 32, 1, WriteLimit::Time(Duration::from_millis(200))).await.unwrap();
    assert!(written.entries >= 32 && written.commits > 0, "{written:?}");
    assert!(written.time >= Duration::from_millis(200), "{written:?}");
    assert!(written.wait[0] <= written.wait[1] && written.wait[0] > Duration::ZERO, "{written:?}");
    assert!(u64::from(written.commits) * 2 <= written.entries, "{written:?}");
}

/// Does a fixed amount of work, so that instructions can be counted.
#[tokio::test(flavor = "multi_thread")]
async fn writes_a_given_number_of_entries() {
    let directory = DataDirectory::new();
    let written = write(directory.path(), 3, 1, WriteLimit::Appends(7)).await.unwrap();
    assert_eq!(written.entries, 21, "{written:?}");
}
