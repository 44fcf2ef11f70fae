//! A node's store, modelled on the PostgreSQL store: it remembers the epochs in which it acquired the table, and
//! acquires the table when an append needs it.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use canasta_store::{
    Append, CommitmentCounts, EntryLookup, JoinOutcome, JournalStore, LiveNode, NewEntry, NewNode, NewTable, NodeId,
    Owner, Ownership, ReadError, Store, StoredTable, WriteError,
};
use canasta_table::journal::Formats;

use crate::database::Database;
use crate::network::Network;
use crate::unsimulated::{not_read, not_written};

/// The epoch in which this node last owned the table, and whether it believes that it still does.
#[derive(Clone, Copy, Default)]
struct LastOwnership {
    epoch: Option<u64>,
    is_current: bool,
}

#[derive(Clone)]
pub(crate) struct NodeStore {
    id: NodeId,
    pub(crate) network: Network,
    ownership: Arc<Mutex<LastOwnership>>,
    formats: Formats,
}

impl NodeStore {
    pub(crate) fn new(id: NodeId, network: Network, formats: Formats) -> Self {
        Self { id, network, ownership: Arc::default(), formats }
    }

    fn ownership(&self) -> LastOwnership {
        *self.ownership.lock().unwrap()
    }

    fn set_acquired(&self, epoch: u64) {
        *self.ownership.lock().unwrap() = LastOwnership { epoch: Some(epoch), is_current: true };
    }

    async fn read<T: Send + 'static>(
        &self,
        statement: impl FnOnce(&mut Database) -> T + Send + 'static,
    ) -> Result<T, ReadError> {
        self.network.ask(statement).await.ok_or_else(|| ReadError::Unavailable("no answer".into()))
    }

    async fn write<T: Send + 'static>(
        &self,
        statement: impl FnOnce(&mut Database) -> Result<T, WriteError> + Send + 'static,
    ) -> Result<T, WriteError> {
        self.network.ask(statement).await.unwrap_or(Err(WriteError::Unknown))
    }
}

#[async_trait]
impl JournalStore for NodeStore {
    async fn open_table(&self, _: NewTable) -> Result<(), WriteError> {
        not_written()
    }

    async fn append(&self, _: &str, append: Append) -> Result<(), WriteError> {
        let id = self.id;
        let ownership = self.ownership();
        let epoch = match ownership.epoch.filter(|_| ownership.is_current) {
            Some(epoch) => epoch,
            None => {
                let epoch = self.write(move |database| database.acquire(id)).await?;
                self.set_acquired(epoch);
                epoch
            }
        };
        if self.network.database().confirms_early() {
            let network = self.network.clone();
            tokio::spawn(async move { network.ask(move |database| database.append(id, epoch, &append)).await });
            return Ok(());
        }
        let done = self.write(move |database| database.append(id, epoch, &append)).await;
        if done == Err(WriteError::Conflict) {
            self.ownership.lock().unwrap().is_current = false;
        }
        done
    }

    async fn find_entry(&self, _: &str, entry: &NewEntry) -> Result<EntryLookup, ReadError> {
        let epoch = self.ownership().epoch;
        let entry = entry.clone();
        self.read(move |database| database.find_entry(epoch, &entry)).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, ReadError> {
        let node = self.id;
        let formats = self.formats;
        let id = id.to_owned();
        let found = self.read(move |database| (database.table == id).then(|| database.read(node, formats))).await?;
        Ok(found.transpose()?)
    }

    async fn opened_at(&self, id: &str) -> Result<Option<i64>, ReadError> {
        let id = id.to_owned();
        self.read(move |database| (database.table == id).then_some(0)).await
    }

    async fn last_action_at(&self, _: &str) -> Result<i64, ReadError> {
        not_read()
    }

    async fn abandoned_tables(&self, _: i64) -> Result<Vec<String>, ReadError> {
        not_read()
    }

    async fn commitment_counts(&self) -> Result<CommitmentCounts, ReadError> {
        not_read()
    }
}

#[async_trait]
impl Ownership for NodeStore {
    fn id(&self) -> NodeId {
        self.id
    }

    async fn join(&self, node: NewNode) -> Result<JoinOutcome, WriteError> {
        let id = self.id;
        self.write(move |database| Ok(database.join(id, node))).await
    }

    async fn renew(&self) -> Result<u32, WriteError> {
        let id = self.id;
        self.write(move |database| database.renew(id)).await
    }

    async fn presume_ended(&self, address: &str) -> Result<bool, WriteError> {
        let address = address.to_owned();
        self.write(move |database| database.presume_ended(&address)).await
    }

    async fn raise_format(&self) -> Result<u32, WriteError> {
        let id = self.id;
        self.write(move |database| Ok(database.raise_format(id))).await
    }

    async fn leave(&self) -> Result<(), WriteError> {
        let id = self.id;
        self.write(move |database| database.leave(id)).await
    }

    async fn nodes(&self) -> Result<Vec<LiveNode>, ReadError> {
        self.read(|database| database.live_nodes()).await
    }

    async fn acquire(&self, _: &str) -> Result<u64, WriteError> {
        let id = self.id;
        let epoch = self.write(move |database| database.acquire(id)).await?;
        self.set_acquired(epoch);
        Ok(epoch)
    }

    async fn release(&self, _: &str) -> Result<(), WriteError> {
        *self.ownership.lock().unwrap() = LastOwnership::default();
        let id = self.id;
        self.write(move |database| database.release(id)).await
    }

    async fn owner_of(&self, _: &str) -> Result<Option<Owner>, ReadError> {
        self.read(|database| database.owner()).await
    }
}

#[async_trait]
impl Store for NodeStore {
    async fn ping(&self) -> Result<(), WriteError> {
        self.write(|_| Ok(())).await
    }

    async fn failure(&self) -> String {
        std::future::pending().await
    }

    async fn close(&self) {}
}
