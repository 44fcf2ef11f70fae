//! Counts of commitments made and revealed. The rows are counted once after startup. From then on, the writer updates
//! the counts with each commit. The counts aren't stored, so a discrepancy can't outlive the process.

use std::sync::{Mutex, PoisonError};

use sqlx::SqlitePool;
use tokio::sync::{Mutex as Gate, MutexGuard, OnceCell};

use crate::{CommitmentCounts, ReadError};

#[derive(Default)]
pub(super) struct Tally {
    /// Counts at the time when this process started.
    initial: OnceCell<CommitmentCounts>,
    /// Counts added by this process's commits.
    added: Mutex<CommitmentCounts>,
    /// Held by a commit while it changes the counts, and by [`Tally::count_rows`] while it starts its snapshot.
    gate: Gate<()>,
}

impl Tally {
    /// Prevents the rows from being counted until a commit has been added or has failed.
    pub(super) async fn pause_counting(&self) -> MutexGuard<'_, ()> {
        self.gate.lock().await
    }

    /// Adds the commitments of a commit.
    pub(super) fn add(&self, more: CommitmentCounts) {
        self.added.lock().unwrap_or_else(PoisonError::into_inner).add(more);
    }

    fn added(&self) -> CommitmentCounts {
        *self.added.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Total counts. The first call counts the rows that earlier processes wrote.
    pub(super) async fn counts(&self, readers: &SqlitePool) -> Result<CommitmentCounts, ReadError> {
        let mut counts = *self.initial.get_or_try_init(|| self.count_rows(readers)).await?;
        counts.add(self.added());
        Ok(counts)
    }

    /// Counts the rows from before this process. That takes a while, but the writer waits only until the snapshot has
    /// begun.
    async fn count_rows(&self, readers: &SqlitePool) -> Result<CommitmentCounts, ReadError> {
        let mut snapshot = readers.begin().await?;
        let added = {
            let _paused = self.pause_counting().await;
            // The first read starts the snapshot.
            sqlx::query("SELECT 1 FROM seals LIMIT 1").fetch_optional(&mut *snapshot).await?;
            self.added()
        };
        let sql = "SELECT count(*), count(revealed) FROM seals";
        let (made, revealed): (u32, u32) = sqlx::query_as(sql).fetch_one(&mut *snapshot).await?;
        snapshot.rollback().await?;
        let without_added = |all: u32, added: u64| u64::from(all).saturating_sub(added);
        Ok(CommitmentCounts {
            made: without_added(made, added.made),
            revealed: without_added(revealed, added.revealed),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use canasta_table::CommitmentEvent;
    use canasta_table::journal::Chain;
    use canasta_table::scene::DealCommitment;
    use sqlx::Executor as _;
    use sqlx::sqlite::SqliteConnectOptions;

    use crate::sqlite::SqliteStore;
    use crate::sqlite::tests::DataDirectory;
    use crate::story::{action, table};
    use crate::{Append, CommitmentCounts, JournalStore as _, NewEntry, Store as _};

    /// Commits to `deals` deals of a table, one at a time, and reveals every second one immediately.
    async fn commit_deals(store: &SqliteStore, id: &str, deals: usize) {
        let (mut new, mut chain): (_, Chain) = table(id, 5);
        new.commitments = vec![CommitmentEvent::Committed(DealCommitment { deal: 1, commitment: [1; 32] })];
        store.open_table(new).await.unwrap();
        for deal in 2..=deals {
            let (entry, next) = NewEntry::next(&chain, &action(&deal.to_string()), 6);
            let mut commitments = vec![CommitmentEvent::Committed(DealCommitment { deal, commitment: [1; 32] })];
            commitments.extend((deal % 2 == 0).then_some(CommitmentEvent::Revealed { deal }));
            store.append(id, Append { entries: vec![entry], commitments, ..Append::default() }).await.unwrap();
            chain = next;
        }
    }

    async fn count_all_rows(store: &SqliteStore) -> CommitmentCounts {
        let sql = "SELECT count(*), count(revealed) FROM seals";
        let (made, revealed): (u32, u32) = sqlx::query_as(sql).fetch_one(&store.readers).await.unwrap();
        CommitmentCounts { made: made.into(), revealed: revealed.into() }
    }

    /// The rows are counted while several tables make commitments. No commitment is missed or counted twice.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_commitment_made_during_the_count_counts_once() {
        let directory = DataDirectory::new();
        for start in 0..6 {
            let store = Arc::new(directory.store().await);
            let tasks: Vec<_> = (0..4)
                .map(|k| {
                    let store = Arc::clone(&store);
                    tokio::spawn(async move { commit_deals(&store, &format!("{start}-{k}"), 12).await })
                })
                .collect();
            // Wait until the tasks are about halfway.
            while count_all_rows(&store).await.made < start * 48 + start * 7 {
                tokio::task::yield_now().await;
            }
            let partial = store.commitment_counts().await.unwrap();
            for task in tasks {
                task.await.unwrap();
            }
            let all = store.commitment_counts().await.unwrap();
            assert!(partial.made <= all.made && partial.revealed <= all.revealed);
            assert_eq!((all, all.made), (count_all_rows(&store).await, (start + 1) * 48));
            store.close().await;
        }
    }

    /// Only the first call reads rows. If another connection deletes rows, that is noticed only after a restart.
    #[tokio::test]
    async fn counts_the_rows_once_per_process() {
        let directory = DataDirectory::new();
        let store = directory.store().await;
        commit_deals(&store, "t", 8).await;
        let all = CommitmentCounts { made: 8, revealed: 4 };
        assert_eq!(store.commitment_counts().await.unwrap(), all);
        let options = SqliteConnectOptions::new().filename(directory.path().join("canasta.db"));
        let mut sql = sqlx::ConnectOptions::connect(&options).await.unwrap();
        sql.execute("DELETE FROM seals WHERE deal > 2").await.unwrap();
        assert_eq!(store.commitment_counts().await.unwrap(), all);
        store.close().await;
        let store = directory.store().await;
        assert_eq!(store.commitment_counts().await.unwrap(), CommitmentCounts { made: 2, revealed: 1 });
        store.close().await;
    }
}
