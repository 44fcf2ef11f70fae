//! The store of a node, as PostgreSQL's: it keeps the epochs in which it took the table, and takes it when an append needs it.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use canasta_store::{
    Append, CommitmentCounts, Found, JoinOutcome, JournalStore, LiveNode, NewEntry, NewNode, NewTable, NodeId, Owner,
    Ownership, ReadError, Store, StoredTable, WriteError,
};
use canasta_table::journal::Formats;

use crate::database::Database;
use crate::network::Network;
use crate::unsimulated::{unread, unwritten};

/// The epoch in which this node had the table last, and whether it has it still, as far as it knows.
#[derive(Clone, Copy, Default)]
struct Held {
    last: Option<u64>,
    held: bool,
}

/// A node's store.
#[derive(Clone)]
pub(crate) struct NodeStore {
    id: NodeId,
    pub(crate) network: Network,
    held: Arc<Mutex<Held>>,
    formats: Formats,
}

impl NodeStore {
    pub(crate) fn new(id: NodeId, network: Network, formats: Formats) -> Self {
        Self { id, network, held: Arc::default(), formats }
    }

    fn held(&self) -> Held {
        *self.held.lock().unwrap()
    }

    fn taken(&self, epoch: u64) {
        *self.held.lock().unwrap() = Held { last: Some(epoch), held: true };
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
        unwritten()
    }

    async fn append(&self, _: &str, append: Append) -> Result<(), WriteError> {
        let id = self.id;
        let held = self.held();
        let epoch = match held.last.filter(|_| held.held) {
            Some(epoch) => epoch,
            None => {
                let epoch = self.write(move |database| database.take(id)).await?;
                self.taken(epoch);
                epoch
            }
        };
        if self.network.database().tells_early() {
            let network = self.network.clone();
            tokio::spawn(async move { network.ask(move |database| database.append(id, epoch, &append)).await });
            return Ok(());
        }
        let done = self.write(move |database| database.append(id, epoch, &append)).await;
        if done == Err(WriteError::Conflict) {
            self.held.lock().unwrap().held = false;
        }
        done
    }

    async fn look_for(&self, _: &str, entry: &NewEntry) -> Result<Found, ReadError> {
        let (epoch, entry) = (self.held().last, entry.clone());
        self.read(move |database| database.look_for(epoch, &entry)).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, ReadError> {
        let (id, own, formats) = (id.to_owned(), self.id, self.formats);
        let found = self.read(move |database| (database.table == id).then(|| database.read(own, formats))).await?;
        Ok(found.transpose()?)
    }

    async fn opened_at(&self, id: &str) -> Result<Option<i64>, ReadError> {
        let id = id.to_owned();
        self.read(move |database| (database.table == id).then_some(0)).await
    }

    async fn last_action_at(&self, _: &str) -> Result<i64, ReadError> {
        unread()
    }

    async fn abandoned_tables(&self, _: i64) -> Result<Vec<String>, ReadError> {
        unread()
    }

    async fn commitment_counts(&self) -> Result<CommitmentCounts, ReadError> {
        unread()
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
        let epoch = self.write(move |database| database.take(id)).await?;
        self.taken(epoch);
        Ok(epoch)
    }

    async fn release(&self, _: &str) -> Result<(), WriteError> {
        *self.held.lock().unwrap() = Held::default();
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
