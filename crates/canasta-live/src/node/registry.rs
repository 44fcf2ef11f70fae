//! The live tables by id. Loads other tables from their journals.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use canasta_store::{GuestId, NodeId, ReadError, StoredTable, TablePerson, WithCauses};
use canasta_table::journal::{Entry, Formats, JournalError, Person};
use canasta_table::{FoldError, Table};
use tokio::sync::{OnceCell, watch};
use tokio::task::JoinError;
use tracing::Instrument as _;

use super::lease::{AcquireError, OwnershipState};
use crate::audience::{Audience, LiveStatus, Snapshot};
use crate::table::{Actor, Context, Handle, TableBots, TablePeople, Task, TaskEnd, chat_deal};
use crate::think::{Hints, Thinking};
use crate::{chance, spawn};

/// Attempts to load a table for a request whose task has just ended, or to acquire it.
const MAX_ATTEMPTS: u32 = 3;

/// Why a table can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// There is no such table.
    Unknown,
    /// The table is quarantined: its journal can't be folded, or names a bot that this server doesn't have.
    Quarantined,
    /// The database doesn't answer, or the server is stopping. It may work again later.
    Unavailable,
    /// Another node owns it; other nodes reach that node at this address.
    OtherNode(Arc<str>),
}

/// A table that is live or being loaded.
#[derive(Default)]
struct TableSlot {
    opened: OnceCell<Result<Handle, TableError>>,
    /// True once its task has ended and the table was released, if there are several nodes.
    is_released: watch::Sender<bool>,
}

impl TableSlot {
    fn has_ended(&self) -> bool {
        self.opened.get().is_some_and(|opened| opened.as_ref().is_ok_and(Handle::has_ended))
    }

    /// Waits until an ended task has released the table.
    async fn wait_until_released(&self) {
        // The sender can't be dropped while it is borrowed here.
        let _ = self.is_released.subscribe().wait_for(|&released| released).await;
    }
}

/// The live tables.
pub struct Registry {
    tables: Mutex<BTreeMap<String, Arc<TableSlot>>>,
    pub(crate) context: Context,
    thinking: Arc<Thinking>,
    me: Weak<Self>,
}

impl Registry {
    /// Starts without live tables.
    pub fn new(context: Context, thinking: Arc<Thinking>) -> Arc<Self> {
        Arc::new_cyclic(|me| Self { tables: Mutex::default(), context, thinking, me: Weak::clone(me) })
    }

    /// Journal formats up to the one that is written now.
    pub fn formats(&self) -> Formats {
        self.context.formats()
    }

    /// The tables that are live now.
    pub fn live(&self) -> Vec<Handle> {
        let slots: Vec<Arc<TableSlot>> = self.lock().values().map(Arc::clone).collect();
        let live = slots.iter().filter_map(|slot| slot.opened.get()?.as_ref().ok());
        live.filter(|handle| !handle.has_ended()).cloned().collect()
    }

    /// The live table with this id, loaded from its journal if necessary.
    pub async fn table(&self, id: &str) -> Result<Handle, TableError> {
        let mut slot = self.slot(id);
        if slot.has_ended() {
            // Otherwise the table could be released after it was acquired again.
            slot.wait_until_released().await;
            self.forget(id, &slot);
            slot = self.slot(id);
        }
        let opened = slot.opened.get_or_init(|| self.make_live(id, &slot)).await.clone();
        if matches!(opened, Err(TableError::Unknown | TableError::Unavailable | TableError::OtherNode(_))) {
            self.forget(id, &slot);
        }
        opened
    }

    /// A guest's view of a table, now and as it changes; `None` if the guest isn't allowed to watch.
    ///
    /// # Errors
    /// Why the table can't be used.
    pub async fn follow(
        &self,
        id: &str,
        guest: Option<GuestId>,
    ) -> Result<(Handle, Option<watch::Receiver<Snapshot>>), TableError> {
        for _ in 0..MAX_ATTEMPTS {
            let table = self.table(id).await?;
            if let Ok(snapshots) = table.follow(table.viewer_of(guest)).await {
                return Ok((table, snapshots));
            }
            // The table has just been unloaded.
            tokio::task::yield_now().await;
        }
        Err(TableError::Unavailable)
    }

    /// A guest's view of a table now; `None` if the guest isn't allowed to watch.
    ///
    /// # Errors
    /// Why the table can't be used.
    pub async fn snapshot(&self, id: &str, guest: Option<GuestId>) -> Result<(Handle, Option<Snapshot>), TableError> {
        let (table, snapshots) = self.follow(id, guest).await?;
        Ok((table, snapshots.map(|snapshots| snapshots.borrow().clone())))
    }

    fn slot(&self, id: &str) -> Arc<TableSlot> {
        Arc::clone(self.lock().entry(id.to_owned()).or_default())
    }

    // A panic can't leave the map half changed, so a poisoned lock is fine.
    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Arc<TableSlot>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget(&self, id: &str, slot: &Arc<TableSlot>) {
        let mut tables = self.lock();
        if tables.get(id).is_some_and(|known| Arc::ptr_eq(known, slot)) {
            tables.remove(id);
        }
    }

    /// Waits until the tasks of all tables have ended, once the server stops.
    pub async fn wait_until_drained(&self) {
        let slots: Vec<Arc<TableSlot>> = self.lock().values().map(Arc::clone).collect();
        for slot in slots {
            if slot.opened.get().is_some_and(Result::is_ok) {
                slot.wait_until_released().await;
            }
        }
    }

    /// A guest's view of another node's table, read from its journal without acquiring it; `None` if the guest isn't
    /// allowed to watch. Also returns the time of the last activity there (milliseconds since 1970).
    ///
    /// # Errors
    /// Why the table can't be read.
    pub async fn look(&self, id: &str, guest: Option<GuestId>) -> Result<(Option<Snapshot>, i64), TableError> {
        let actor = self.load(id).await.map_err(|error| self.refuse(id, &error))?;
        Ok((actor.present_view(guest), actor.audience.last_at()))
    }

    /// Live status of those of these tables that are live here, for a node that follows them. Each table comes with the
    /// number of spectator windows there.
    pub async fn live_status(&self, node: NodeId, tables: Vec<(String, usize)>) -> Vec<(String, LiveStatus)> {
        let mut answers = Vec::new();
        for (id, windows) in tables {
            let slot = self.lock().get(&id).map(Arc::clone);
            let Some(Ok(table)) = slot.and_then(|slot| slot.opened.get().cloned()) else { continue };
            if let Some(status) = table.live_status(node, windows).await {
                answers.push((id, status));
            }
        }
        answers
    }

    /// Makes a stored table live and starts its task.
    async fn make_live(&self, id: &str, slot: &Arc<TableSlot>) -> Result<Handle, TableError> {
        // Acquired before it is read, so that this node continues from what it reads.
        let ownership = self.acquire(id).await?;
        let actor = match self.load(id).await {
            Ok(actor) => actor.with_ownership(ownership),
            Err(error) => {
                if let Some(node) = &self.context.node {
                    node.release(id).await;
                }
                return Err(self.refuse(id, &error));
            }
        };
        let hints = Hints::new(Arc::clone(&self.thinking), Arc::clone(&self.context.config.hint_source));
        let (task, handle) = actor.with_handle(hints);
        self.start(id, slot, task, Arc::clone(&handle.audience));
        Ok(handle)
    }

    /// Acquires a table, if there are several nodes.
    async fn acquire(&self, id: &str) -> Result<Option<OwnershipState>, TableError> {
        let Some(node) = &self.context.node else { return Ok(None) };
        if *self.context.stop.borrow() {
            return Err(TableError::Unavailable);
        }
        for _ in 0..MAX_ATTEMPTS {
            match node.acquire(id).await {
                Ok(ownership) => return Ok(Some(ownership)),
                Err(AcquireError::OtherNode(address)) => return Err(TableError::OtherNode(address)),
                Err(AcquireError::Unavailable) => return Err(TableError::Unavailable),
                Err(AcquireError::Refused) => match self.context.store.opened_at(id).await {
                    Ok(Some(_)) => {}
                    Ok(None) => return Err(TableError::Unknown),
                    Err(error) => {
                        tracing::error!(table = id, error = %WithCauses(&error), "failed to look for a table");
                        return Err(TableError::Unavailable);
                    }
                },
            }
        }
        Err(TableError::Unavailable)
    }

    /// The stored table with its people and bots, ready to be started.
    async fn load(&self, id: &str) -> Result<Actor, LoadError> {
        let (StoredTable { entries, chain, people, invitation, last_at }, code) = self.read(id).await?;
        let table = name_people(fold(id, entries).await?, &people);
        let chat = self.context.store.chat(id, chat_deal(&table)).await.map_err(LoadError::Companion)?;
        let people = TablePeople::of(&table, &people, invitation, code, &chat);
        let thinking = Arc::clone(&self.thinking);
        let bots = TableBots::of(&table, &self.context.config.bots, thinking).map_err(LoadError::NoBot)?;
        Ok(Actor::new(table, chain, last_at, self.context.clone(), bots, people))
    }

    /// The stored table and its code.
    async fn read(&self, id: &str) -> Result<(StoredTable, Option<(String, i64)>), LoadError> {
        if *self.context.stop.borrow() {
            return Err(LoadError::Stopping);
        }
        let Context { journals, store, .. } = &self.context;
        let stored = journals.table(id).await.map_err(LoadError::Journal)?.ok_or(LoadError::Unknown)?;
        let code = store.code_of(id, chance::unix_millis()).await.map_err(LoadError::Companion)?;
        Ok((stored, code))
    }

    /// Runs a table's task, and forgets the table once the task has ended.
    fn start(&self, id: &str, slot: &Arc<TableSlot>, task: Task, audience: Arc<Audience>) {
        let registry = Weak::clone(&self.me);
        let slot = Arc::clone(slot);
        let id = id.to_owned();
        let node = self.context.node.clone();
        let counted = self.context.config.counts.add_live();
        // The table outlives the request that loads it.
        let span = tracing::error_span!(parent: None, "table", id);
        let run = async move {
            let ended = spawn(Box::pin(task.run().in_current_span())).await;
            // Before the screens are closed, so that each finds the table free wherever it reconnects.
            if let (Some(node), Ok(TaskEnd::Done)) = (node, &ended) {
                node.release(&id).await;
            }
            audience.close();
            drop(counted);
            if let Err(crash) = ended {
                tracing::error!(error = %crash, "the task of a table crashed");
            }
            // The next request loads the table again, even after a crash: its journal is intact.
            if let Some(registry) = registry.upgrade() {
                registry.forget(&id, &slot);
            }
            slot.is_released.send_replace(true);
        };
        spawn(Box::pin(run.instrument(span)));
    }

    /// Logs why a table couldn't be loaded, and counts it if it is quarantined; returns the answer to the request.
    fn refuse(&self, id: &str, error: &LoadError) -> TableError {
        // Visitors can ask for any id, and a stopping server logs that itself.
        if !matches!(error, LoadError::Unknown | LoadError::Stopping) {
            tracing::error!(table = id, error = %WithCauses(error), "a table could not be loaded");
        }
        let answer = match error {
            // This node's lease had expired, or other nodes wouldn't write that. It is about to end, and another node
            // owns the table.
            LoadError::Journal(ReadError::Journal(JournalError::Newer { .. })) if self.context.node.is_some() => {
                TableError::Unavailable
            }
            error => error.answer(),
        };
        if answer == TableError::Quarantined {
            self.context.config.counts.quarantine();
        }
        answer
    }
}

/// Folds a journal in a task of its own, so that a journal that crashes the fold does no other harm.
pub(crate) async fn fold(id: &str, entries: Vec<Entry>) -> Result<Table, LoadError> {
    let id = id.to_owned();
    let folded = tokio::task::spawn_blocking(move || Table::fold(&id, &entries)).await;
    folded.map_err(LoadError::Crash)?.map_err(LoadError::Fold)
}

/// Adds people's names, which aren't in the journal.
pub(crate) fn name_people(mut table: Table, people: &[TablePerson]) -> Table {
    for person in people {
        table.call(Person(person.player), person.name.as_deref());
    }
    table
}

/// Why a stored table couldn't be made live, as the log shows it.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("the server is stopping")]
    Stopping,
    #[error("no such table")]
    Unknown,
    #[error(transparent)]
    Journal(ReadError),
    /// Reading data outside the journal (code, chat) failed.
    #[error(transparent)]
    Companion(ReadError),
    #[error("folding its journal crashed")]
    Crash(#[source] JoinError),
    #[error("cannot fold its journal")]
    Fold(#[source] FoldError),
    #[error("no bot is called “{0}”; an operator's own bot is named with --bot {0}=exec:COMMAND")]
    NoBot(String),
}

impl LoadError {
    /// The answer to a request. A table is quarantined if trying again can't help.
    const fn answer(&self) -> TableError {
        match self {
            Self::Unknown => TableError::Unknown,
            Self::Stopping | Self::Journal(ReadError::Unavailable(_)) | Self::Companion(_) => TableError::Unavailable,
            Self::Journal(_) | Self::Crash(_) | Self::Fold(_) | Self::NoBot(_) => TableError::Quarantined,
        }
    }
}
