//! Planted faults, which prove that the drills would find real ones.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use canasta_store::{
    Append, CommitmentCounts, EntryLookup, JournalStore, NewEntry, NewTable, ReadError, StoredTable, WriteError,
};
use canasta_table::journal::Entry;
use clap::ValueEnum;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// A fault to plant.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Acknowledge before the commit, and commit a little later
    EarlyAck,
    /// Forget which actions were done whenever a table is loaded
    ForgetIds,
    /// Sometimes acknowledge an entry without writing it
    DropLast,
    /// Don't sync commits to the disk
    NoSync,
}

/// The time from the early acknowledgement to the commit.
const DELAY: Duration = Duration::from_millis(20);
/// One append in this many loses its last entry.
const DROP_ONE_IN: u32 = 20;

/// A journal store with a fault.
pub(crate) struct FaultyJournals {
    fault: Fault,
    sound: Arc<dyn JournalStore>,
    appends: AtomicU32,
    late: mpsc::UnboundedSender<LateAppend>,
}

struct LateAppend {
    due: Instant,
    table: String,
    append: Append,
}

impl FaultyJournals {
    pub(crate) fn new(fault: Fault, sound: Arc<dyn JournalStore>) -> Self {
        let (late, waiting) = mpsc::unbounded_channel();
        tokio::spawn(append_late(waiting, Arc::clone(&sound)));
        Self { fault, sound, appends: AtomicU32::new(0), late }
    }
}

/// Makes one append at a time, so that each journal keeps its order.
async fn append_late(mut waiting: mpsc::UnboundedReceiver<LateAppend>, journals: Arc<dyn JournalStore>) {
    while let Some(LateAppend { due, table, append }) = waiting.recv().await {
        sleep_until(due).await; // waits: this is the fault
        // The append was already acknowledged, so its result doesn't matter.
        let _ = journals.append_confirmed(&table, append).await;
    }
}

#[async_trait]
impl JournalStore for FaultyJournals {
    async fn append(&self, table: &str, mut append: Append) -> Result<(), WriteError> {
        if self.fault == Fault::EarlyAck {
            let late = LateAppend { due: Instant::now() + DELAY, table: table.to_owned(), append };
            return self.late.send(late).map_err(|_| WriteError::Stopped);
        }
        let number = self.appends.fetch_add(1, Ordering::Relaxed) + 1;
        if self.fault == Fault::DropLast && number.is_multiple_of(DROP_ONE_IN) {
            append.entries.pop();
        }
        self.sound.append(table, append).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, ReadError> {
        let mut table = self.sound.table(id).await?;
        if self.fault == Fault::ForgetIds {
            for entry in table.iter_mut().flat_map(|table| &mut table.entries) {
                if let Entry::Acted { by, .. } = entry {
                    by.id.push_str(" forgotten");
                }
            }
        }
        Ok(table)
    }

    async fn open_table(&self, table: NewTable) -> Result<(), WriteError> {
        self.sound.open_table(table).await
    }

    async fn find_entry(&self, table: &str, entry: &NewEntry) -> Result<EntryLookup, ReadError> {
        self.sound.find_entry(table, entry).await
    }

    async fn opened_at(&self, id: &str) -> Result<Option<i64>, ReadError> {
        self.sound.opened_at(id).await
    }

    async fn last_action_at(&self, table: &str) -> Result<i64, ReadError> {
        self.sound.last_action_at(table).await
    }

    async fn abandoned_tables(&self, before: i64) -> Result<Vec<String>, ReadError> {
        self.sound.abandoned_tables(before).await
    }

    async fn commitment_counts(&self) -> Result<CommitmentCounts, ReadError> {
        self.sound.commitment_counts().await
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use canasta::{Players, RuleSet, Seat};
    use canasta_store::Store as _;
    use canasta_store::sqlite::{SqliteSettings, SqliteStore};
    use canasta_table::journal::{ActionId, Chain, Terms};
    use futures_util::FutureExt as _;

    use super::*;

    const TABLE: &str = "t";

    /// A store with one table, and the same store with a fault.
    struct Setup {
        directory: PathBuf,
        store: Arc<SqliteStore>,
        faulty: FaultyJournals,
        chain: Chain,
    }

    impl Setup {
        async fn new(fault: Fault) -> Self {
            let directory = std::env::temp_dir().join(format!("canasta-{fault:?}-{}", std::process::id()));
            let store = Arc::new(SqliteStore::open(&SqliteSettings::new(&directory)).await.unwrap());
            let terms = Terms::of("hoyle", RuleSet::HOYLE, Players::new(2).unwrap());
            let (opened, chain) = NewEntry::next(&Chain::start(TABLE), &Entry::Opened(Box::new(terms)), 0);
            let id = TABLE.to_owned();
            let entries = vec![opened];
            let people = Vec::new();
            let commitments = Vec::new();
            store
                .open_table(NewTable { id, invitation: None, created: 0, entries, people, commitments })
                .await
                .unwrap();
            let faulty = FaultyJournals::new(fault, Arc::<SqliteStore>::clone(&store));
            Self { directory, store, faulty, chain }
        }

        /// The next two actions, in one append.
        fn next(&mut self) -> Vec<NewEntry> {
            let n = self.chain.len();
            let actions = [n + 1, n + 2].map(|n| Entry::Acted {
                by: ActionId { seat: Seat(0), id: format!("a{n}") },
                action: "draw".parse().unwrap(),
                substitute: false,
            });
            let (entries, chain) = NewEntry::sequence(&self.chain, &actions, 0);
            self.chain = chain;
            entries
        }

        async fn found(&self, entry: &NewEntry) -> EntryLookup {
            self.store.find_entry(TABLE, entry).await.unwrap()
        }

        async fn close(self) {
            self.store.close().await;
            std::fs::remove_dir_all(self.directory).unwrap();
        }
    }

    #[tokio::test]
    async fn early_ack_answers_before_it_appends_in_order() {
        let mut setup = Setup::new(Fault::EarlyAck).await;
        let [first, second] = [setup.next(), setup.next()];
        for entries in [&first, &second] {
            // The acknowledgement comes immediately.
            let answer = setup.faulty.append(TABLE, entries.clone().into()).now_or_never();
            assert_eq!(answer, Some(Ok(())));
        }
        while setup.found(&second[1]).await != EntryLookup::This {}
        assert_eq!(setup.found(&first[0]).await, EntryLookup::This);
        setup.close().await;
    }

    #[tokio::test]
    async fn forget_ids_reads_each_action_under_another_id() {
        let mut setup = Setup::new(Fault::ForgetIds).await;
        let entries = setup.next();
        setup.faulty.append(TABLE, entries.into()).await.unwrap();
        let table = setup.faulty.table(TABLE).await.unwrap().unwrap();
        let ids: Vec<_> = table.entries.iter().filter_map(Entry::action_id).map(|by| by.id.as_str()).collect();
        assert_eq!(ids, ["a2 forgotten", "a3 forgotten"]);
        setup.close().await;
    }

    #[tokio::test]
    async fn drop_last_loses_the_last_entry_of_one_append_in_many() {
        let mut setup = Setup::new(Fault::DropLast).await;
        let mut dropped = 0;
        for _ in 0..2 * DROP_ONE_IN {
            let entries = setup.next();
            setup.faulty.append(TABLE, entries.clone().into()).await.unwrap();
            assert_eq!(setup.found(&entries[0]).await, EntryLookup::This);
            dropped += u32::from(setup.found(&entries[1]).await == EntryLookup::None);
        }
        assert_eq!(dropped, 2);
        setup.close().await;
    }
}
