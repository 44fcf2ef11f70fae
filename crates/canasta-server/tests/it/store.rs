//! A data directory full of tables, as the example `store_speed` measures it, only smaller.

use std::time::Duration;

use canasta_server::measure::{fill, read, write};

use crate::harness::Home;

/// The server is ready at once however many tables there are, and each of them comes back whole.
#[tokio::test(flavor = "multi_thread")]
async fn many_open_tables_come_back() {
    let home = Home::new();
    let entries = fill(home.path(), 300).await.unwrap();
    assert!(entries > 300 * 10, "{entries}");
    let read = read(home.path(), 300, 4).await.unwrap();
    assert_eq!(read.entries, entries);
    // Here it takes a few milliseconds; the promise is for 10,000.
    assert!(read.open < Duration::from_secs(2), "{:?}", read.open);
}

/// Who waits together is written together.
#[tokio::test(flavor = "multi_thread")]
async fn many_entries_share_a_commit() {
    let home = Home::new();
    let written = write(home.path(), 32, 1, Duration::from_millis(200)).await.unwrap();
    assert!(written.entries >= 32 && written.commits > 0, "{written:?}");
    assert!(u64::from(written.commits) * 2 <= written.entries, "{written:?}");
}
