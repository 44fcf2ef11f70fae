//! The live tables by id. Other tables are loaded from their journals.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use canasta_store::{GuestId, NodeId, ReadError, StoredTable, TablePerson, WithCauses};
use canasta_table::journal::{Entry, Formats, JournalError, Person};
use canasta_table::{FoldError, Table};
use tokio::sync::{OnceCell, watch};
use tokio::task::JoinError;
use tracing::Instrument as _;

use super::lease::{AcquireError, OwnershipState};
use crate::audience::{Audience, LiveStatus, Snapshot, Viewer};
use crate::table::{Actor, Context, Handle, TableBots, TablePeople, Task, TaskEnd, chat_deal};
use crate::think::{Hints, Thinking};
use crate::{chance, spawn};

/// Maximum attempts to follow a table that is just being unloaded, or to acquire a table.
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
    /// Another node owns it. Other nodes can reach that node at this address.
    OtherNode(Arc<str>),
}

/// A table that is live or is being loaded.
#[derive(Default)]
struct TableSlot {
    opened: OnceCell<Result<Handle, TableError>>,
    /// True once its task has ended and, if there are several nodes, the table has been released.
    is_released: watch::Sender<bool>,
}

impl TableSlot {
    fn has_ended(&self) -> bool {
        self.opened.get().is_some_and(|opened| opened.as_ref().is_ok_and(Handle::has_ended))
    }

    /// Waits until an ended task has released the table.
    async fn wait_until_released(&self) {
        // The sender can't be dropped while this borrows it.
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

    /// Journal formats up to the one in which entries are currently written.
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
            // Otherwise the table might be released after it has been acquired again.
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
        let (table, _, snapshots) = self.follow_as(id, |table| table.viewer_of(guest)).await?;
        Ok((table, snapshots))
    }

    /// Like [`Registry::follow`], but for a new window. Also returns the window's viewer.
    ///
    /// # Errors
    /// Why the table can't be used.
    pub async fn follow_in_window(
        &self,
        id: &str,
        guest: Option<GuestId>,
    ) -> Result<(Handle, Viewer, Option<watch::Receiver<Snapshot>>), TableError> {
        self.follow_as(id, |table| table.viewer_of_window(guest)).await
    }

    async fn follow_as(
        &self,
        id: &str,
        viewer_of: impl Fn(&Handle) -> Viewer + Send,
    ) -> Result<(Handle, Viewer, Option<watch::Receiver<Snapshot>>), TableError> {
        for _ in 0..MAX_ATTEMPTS {
            let table = self.table(id).await?;
            let viewer = viewer_of(&table);
            if let Ok(snapshots) = table.follow(viewer).await {
                return Ok((table, viewer, snapshots));
            }
            // The table has just been unloaded, so try again.
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

    /// What a guest who acts at a table sees now: [`Registry::snapshot`], or the uncovered window of a shared device.
    ///
    /// # Errors
    /// Why the table can't be used.
    pub async fn acting_snapshot(
        &self,
        id: &str,
        guest: Option<GuestId>,
    ) -> Result<(Handle, Option<Snapshot>), TableError> {
        let acting = |table: &Handle| table.acting(guest).map_or_else(|| table.viewer_of(guest), |(_, viewer)| viewer);
        let (table, _, snapshots) = self.follow_as(id, acting).await?;
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

    /// Live status of tables that another node follows. Each table comes with that node's number of spectator windows.
    /// Tables that aren't live here are left out.
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
        // Acquire the table before reading it, so that this node continues from what it reads.
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

    /// The stored table with its people and bots, ready to start.
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

    /// Runs a table's task. When that has ended, forgets the table.
    fn start(&self, id: &str, slot: &Arc<TableSlot>, task: Task, audience: Arc<Audience>) {
        let registry = Weak::clone(&self.me);
        let slot = Arc::clone(slot);
        let id = id.to_owned();
        let node = self.context.node.clone();
        let counted = self.context.config.counts.add_live();
        // The table outlives the request that loads it, so its span has no parent.
        let span = tracing::error_span!(parent: None, "table", id);
        let run = async move {
            let ended = spawn(Box::pin(task.run().in_current_span())).await;
            // Release the table before its screens close, so that wherever they reconnect, they find it free.
            if let (Some(node), Ok(TaskEnd::Done)) = (node, &ended) {
                node.release(&id).await;
            }
            audience.close();
            drop(counted);
            if let Err(crash) = ended {
                tracing::error!(error = %crash, "the task of a table crashed");
            }
            // The next request loads the table again, even after a crash, because its journal is intact.
            if let Some(registry) = registry.upgrade() {
                registry.forget(&id, &slot);
            }
            slot.is_released.send_replace(true);
        };
        spawn(Box::pin(run.instrument(span)));
    }

    /// Logs why a table couldn't be loaded, and counts it if it is quarantined; returns the answer to the request.
    fn refuse(&self, id: &str, error: &LoadError) -> TableError {
        // Don't log unknown ids, because visitors can ask for any id. A stopping server has its own log line.
        if !matches!(error, LoadError::Unknown | LoadError::Stopping) {
            tracing::error!(table = id, error = %WithCauses(error), "a table could not be loaded");
        }
        let answer = match error {
            // Other nodes write a newer format only if this node's lease has expired. This node is about to end, and
            // another one owns the table.
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

/// Folds a journal in a task of its own, so that a journal that makes the fold panic does no other harm.
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

/// Why a stored table couldn't be made live, for the log.
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
    /// The answer to the request. A table is quarantined if trying again can't help.
    const fn answer(&self) -> TableError {
        match self {
            Self::Unknown => TableError::Unknown,
            Self::Stopping | Self::Journal(ReadError::Unavailable(_)) | Self::Companion(_) => TableError::Unavailable,
            Self::Journal(_) | Self::Crash(_) | Self::Fold(_) | Self::NoBot(_) => TableError::Quarantined,
        }
    }
}
