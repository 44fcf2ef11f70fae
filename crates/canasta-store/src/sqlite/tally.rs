//! How many commitments were made and revealed: counted once after a start, and from then on by the writer, commit by
//! commit. Nothing of it is stored, so that it cannot differ from the rows for longer than a process lives.

use std::sync::{Mutex, PoisonError};

use sqlx::SqlitePool;
use tokio::sync::{Mutex as Gate, MutexGuard, OnceCell};

use crate::{CommitmentCounts, ReadError};

/// What was counted, and what came since.
#[derive(Default)]
pub(super) struct Tally {
    /// What was there when this process began.
    before: OnceCell<CommitmentCounts>,
    /// What the commits of this process have added.
    since: Mutex<CommitmentCounts>,
    /// Held while a commit that adds something is made and added; and while the moment is taken at which is counted.
    gate: Gate<()>,
}

impl Tally {
    /// Keeps the counting out, until a commit is added or was not made.
    pub(super) async fn closed(&self) -> MutexGuard<'_, ()> {
        self.gate.lock().await
    }

    /// Adds what a commit has done.
    pub(super) fn add(&self, more: CommitmentCounts) {
        self.since.lock().unwrap_or_else(PoisonError::into_inner).add(more);
    }

    fn since(&self) -> CommitmentCounts {
        *self.since.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All of them, those before this process read from the rows once.
    pub(super) async fn counts(&self, reads: &SqlitePool) -> Result<CommitmentCounts, ReadError> {
        let mut counts = *self.before.get_or_try_init(|| self.count_rows(reads)).await?;
        counts.add(self.since());
        Ok(counts)
    }

    /// What was there when the process began. It takes a while, in which the writer goes on: it is kept out only until the
    /// reading has its moment.
    async fn count_rows(&self, reads: &SqlitePool) -> Result<CommitmentCounts, ReadError> {
        let mut moment = reads.begin().await?;
        let since = {
            let _closed = self.closed().await;
            // From the first read on, a transaction sees one state.
            sqlx::query("SELECT 1 FROM seals LIMIT 1").fetch_optional(&mut *moment).await?;
            self.since()
        };
        let sql = "SELECT count(*), count(revealed) FROM seals";
        let (made, revealed): (u32, u32) = sqlx::query_as(sql).fetch_one(&mut *moment).await?;
        moment.rollback().await?;
        let before = |all: u32, since: u64| u64::from(all).saturating_sub(since);
        Ok(CommitmentCounts { made: before(made, since.made), revealed: before(revealed, since.revealed) })
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

    /// Commits to so many deals of a table, one after the other, and reveals every second at once.
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

    async fn rows(store: &SqliteStore) -> CommitmentCounts {
        let sql = "SELECT count(*), count(revealed) FROM seals";
        let (made, revealed): (u32, u32) = sqlx::query_as(sql).fetch_one(&store.reads).await.unwrap();
        CommitmentCounts { made: made.into(), revealed: revealed.into() }
    }

    /// The rows are counted while commitments are made at several tables: none is left out and none counted twice.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_commitment_made_while_rows_are_counted_counts_once() {
        let directory = DataDirectory::new();
        for start in 0..6 {
            let store = Arc::new(directory.store().await);
            let tasks: Vec<_> = (0..4)
                .map(|k| {
                    let store = Arc::clone(&store);
                    tokio::spawn(async move { commit_deals(&store, &format!("{start}-{k}"), 12).await })
                })
                .collect();
            // Somewhere in the midst of it.
            while rows(&store).await.made < start * 48 + start * 7 {
                tokio::task::yield_now().await;
            }
            let some = store.commitment_counts().await.unwrap();
            for task in tasks {
                task.await.unwrap();
            }
            let all = store.commitment_counts().await.unwrap();
            assert!(some.made <= all.made && some.revealed <= all.revealed);
            assert_eq!((all, all.made), (rows(&store).await, (start + 1) * 48));
            store.close().await;
        }
    }

    /// After the first time no row is read any more: rows that go behind its back are not missed until the next start.
    #[tokio::test]
    async fn the_rows_are_counted_once_in_a_process() {
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
