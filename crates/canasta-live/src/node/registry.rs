//! The live tables by id. Loads any other table from its journal.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use canasta_store::{GuestId, NodeId, ReadError, StoredTable, TablePerson, WithCauses};
use canasta_table::journal::{Entry, Formats, JournalError, Person};
use canasta_table::{FoldError, Table};
use tokio::sync::{OnceCell, watch};
use tokio::task::JoinError;
use tracing::Instrument as _;

use super::lease::{AcquireError, Holding};
use crate::audience::{Audience, LiveStatus, Snapshot};
use crate::table::{Actor, Context, Ended, Handle, TableBots, TablePeople, Task, chat_deal};
use crate::think::{Hints, Thinking};
use crate::{chance, spawn};

/// How often a table is loaded for a request that finds its task ended.
const ATTEMPTS: u32 = 3;

/// Why a table cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// There is no such table.
    Unknown,
    /// The table is quarantined: its journal cannot be folded, or names a bot that this server does not have.
    Quarantined,
    /// The database does not answer, or the server is stopping. Later it may work again.
    Unavailable,
    /// Another node has it, which the others reach at this address.
    Elsewhere(Arc<str>),
}

/// A table that is live, or is becoming so.
#[derive(Default)]
struct Cell {
    opened: OnceCell<Result<Handle, TableError>>,
    /// True once its task has ended and, where there are several nodes, the table was given back.
    left: watch::Sender<bool>,
}

impl Cell {
    fn has_ended(&self) -> bool {
        self.opened.get().is_some_and(|opened| opened.as_ref().is_ok_and(Handle::has_ended))
    }

    /// Waits until nothing of an ended task is under way any more.
    async fn left(&self) {
        // The sender is here.
        let _ = self.left.subscribe().wait_for(|&left| left).await;
    }
}

/// The live tables.
pub struct Registry {
    tables: Mutex<BTreeMap<String, Arc<Cell>>>,
    pub(crate) context: Context,
    thinking: Arc<Thinking>,
    me: Weak<Self>,
}

impl Registry {
    /// No table yet.
    pub fn new(context: Context, thinking: Arc<Thinking>) -> Arc<Self> {
        Arc::new_cyclic(|me| Self { tables: Mutex::default(), context, thinking, me: Weak::clone(me) })
    }

    /// The formats of journals up to the one in which entries are written now.
    pub fn formats(&self) -> Formats {
        self.context.formats()
    }

    /// The tables that are live now.
    pub fn live(&self) -> Vec<Handle> {
        let cells: Vec<Arc<Cell>> = self.lock().values().map(Arc::clone).collect();
        let live = cells.iter().filter_map(|cell| cell.opened.get()?.as_ref().ok());
        live.filter(|handle| !handle.has_ended()).cloned().collect()
    }

    /// The live table of that id, brought in from the journal if it is not yet live.
    pub async fn table(&self, id: &str) -> Result<Handle, TableError> {
        let mut cell = self.cell(id);
        if cell.has_ended() {
            // Otherwise the table could be given back after it was taken again.
            cell.left().await;
            self.forget(id, &cell);
            cell = self.cell(id);
        }
        let opened = cell.opened.get_or_init(|| self.bring_in(id, &cell)).await.clone();
        if matches!(opened, Err(TableError::Unknown | TableError::Unavailable | TableError::Elsewhere(_))) {
            self.forget(id, &cell);
        }
        opened
    }

    /// What a guest sees of a table, now and as it changes; `None` in its place for a guest who may not look.
    ///
    /// # Errors
    /// Why the table cannot be used.
    pub async fn follow(
        &self,
        id: &str,
        guest: Option<GuestId>,
    ) -> Result<(Handle, Option<watch::Receiver<Snapshot>>), TableError> {
        for _ in 0..ATTEMPTS {
            let table = self.table(id).await?;
            if let Ok(snapshots) = table.follow(table.viewer_of(guest)).await {
                return Ok((table, snapshots));
            }
            // The table has left the memory just now.
            tokio::task::yield_now().await;
        }
        Err(TableError::Unavailable)
    }

    /// What a guest sees of a table now; `None` in its place for a guest who may not look.
    ///
    /// # Errors
    /// Why the table cannot be used.
    pub async fn snapshot(&self, id: &str, guest: Option<GuestId>) -> Result<(Handle, Option<Snapshot>), TableError> {
        let (table, snapshots) = self.follow(id, guest).await?;
        Ok((table, snapshots.map(|snapshots| snapshots.borrow().clone())))
    }

    fn cell(&self, id: &str) -> Arc<Cell> {
        Arc::clone(self.lock().entry(id.to_owned()).or_default())
    }

    /// A panic cannot leave the map half changed, so a poisoned lock is as good as another.
    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Arc<Cell>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget(&self, id: &str, cell: &Arc<Cell>) {
        let mut tables = self.lock();
        if tables.get(id).is_some_and(|known| Arc::ptr_eq(known, cell)) {
            tables.remove(id);
        }
    }

    /// Waits until the tasks of all tables have ended, once the server stops.
    pub async fn drained(&self) {
        let cells: Vec<Arc<Cell>> = self.lock().values().map(Arc::clone).collect();
        for cell in cells {
            if cell.opened.get().is_some_and(Result::is_ok) {
                cell.left().await;
            }
        }
    }

    /// What a guest sees of a table that another node has: read from its journal, and not taken. `None` in its place for a guest who
    /// may not look. Beside it, when something happened there last (milliseconds since 1970).
    ///
    /// # Errors
    /// Why the table cannot be read.
    pub async fn look(&self, id: &str, guest: Option<GuestId>) -> Result<(Option<Snapshot>, i64), TableError> {
        let actor = self.load(id).await.map_err(|error| self.refuse(id, &error))?;
        Ok((actor.glance(guest), actor.audience.last_at()))
    }

    /// What goes on around those of these tables that are live here, for a node that follows them and has so many windows of
    /// spectators at each.
    pub async fn live_status(&self, node: NodeId, tables: Vec<(String, usize)>) -> Vec<(String, LiveStatus)> {
        let mut told = Vec::new();
        for (id, windows) in tables {
            let cell = self.lock().get(&id).map(Arc::clone);
            let Some(Ok(table)) = cell.and_then(|cell| cell.opened.get().cloned()) else { continue };
            if let Some(around) = table.live_status(node, windows).await {
                told.push((id, around));
            }
        }
        told
    }

    /// Makes a stored table live and starts its task.
    async fn bring_in(&self, id: &str, cell: &Arc<Cell>) -> Result<Handle, TableError> {
        // Taken before it is read, so that what is read is what this node goes on from.
        let holding = self.take(id).await?;
        let actor = match self.load(id).await {
            Ok(actor) => actor.held(holding),
            Err(error) => {
                if let Some(node) = &self.context.node {
                    node.release(id).await;
                }
                return Err(self.refuse(id, &error));
            }
        };
        let hints = Hints::new(Arc::clone(&self.thinking), Arc::clone(&self.context.config.hint_source));
        let (task, handle) = actor.with_handle(hints);
        self.start(id, cell, task, Arc::clone(&handle.audience));
        Ok(handle)
    }

    /// Takes a table, where there are several nodes.
    async fn take(&self, id: &str) -> Result<Option<Holding>, TableError> {
        let Some(node) = &self.context.node else { return Ok(None) };
        if *self.context.stop.borrow() {
            return Err(TableError::Unavailable);
        }
        for _ in 0..ATTEMPTS {
            match node.take(id).await {
                Ok(holding) => return Ok(Some(holding)),
                Err(AcquireError::Elsewhere(address)) => return Err(TableError::Elsewhere(address)),
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

    /// What the store has of a table, with its spoken code.
    async fn read(&self, id: &str) -> Result<(StoredTable, Option<(String, i64)>), LoadError> {
        if *self.context.stop.borrow() {
            return Err(LoadError::Stopping);
        }
        let Context { journals, store, .. } = &self.context;
        let stored = journals.table(id).await.map_err(LoadError::Journal)?.ok_or(LoadError::Unknown)?;
        let code = store.code_of(id, chance::now()).await.map_err(LoadError::Companion)?;
        Ok((stored, code))
    }

    /// Runs a table's task, and forgets the table once the task has ended.
    fn start(&self, id: &str, cell: &Arc<Cell>, task: Task, audience: Arc<Audience>) {
        let (registry, cell, id) = (Weak::clone(&self.me), Arc::clone(cell), id.to_owned());
        let node = self.context.node.clone();
        let counted = self.context.config.counts.add_live();
        // The table outlives the request that brings it in.
        let span = tracing::error_span!(parent: None, "table", id);
        let run = async move {
            let ended = spawn(Box::pin(task.run().in_current_span())).await;
            // Before the screens hear of it, so that each finds the table free wherever it comes back.
            if let (Some(node), Ok(Ended::Done)) = (node, &ended) {
                node.release(&id).await;
            }
            audience.close();
            drop(counted);
            if let Err(crash) = ended {
                tracing::error!(error = %crash, "the task of a table crashed");
            }
            // The next request loads the table again, crashed or not: its journal is whole.
            if let Some(registry) = registry.upgrade() {
                registry.forget(&id, &cell);
            }
            cell.left.send_replace(true);
        };
        spawn(Box::pin(run.instrument(span)));
    }

    /// Logs why a table could not be loaded, and counts it if it is quarantined; what to answer the request.
    fn refuse(&self, id: &str, error: &LoadError) -> TableError {
        // Any id may be asked for, and a server that stops says so itself.
        if !matches!(error, LoadError::Unknown | LoadError::Stopping) {
            tracing::error!(table = id, error = %WithCauses(error), "a table could not be loaded");
        }
        let answer = match error {
            // Its lease had run out, or no node would write so: it is about to end, and another one has the table.
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

/// Folds a journal, in a task of its own: a journal that crashes the fold takes nothing else with it.
pub(crate) async fn fold(id: &str, entries: Vec<Entry>) -> Result<Table, LoadError> {
    let id = id.to_owned();
    let folded = tokio::task::spawn_blocking(move || Table::fold(&id, &entries)).await;
    folded.map_err(LoadError::Crash)?.map_err(LoadError::Fold)
}

/// Gives people the names that lie beside the journal.
pub(crate) fn name_people(mut table: Table, people: &[TablePerson]) -> Table {
    for person in people {
        table.call(Person(person.player), person.name.as_deref());
    }
    table
}

/// Why a stored table could not be made live, as the operator reads it in the log.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("the server is stopping")]
    Stopping,
    #[error("there is no such table")]
    Unknown,
    #[error(transparent)]
    Journal(ReadError),
    /// What lies beside the journal: the spoken code, talk.
    #[error(transparent)]
    Companion(ReadError),
    #[error("folding its journal crashed")]
    Crash(#[source] JoinError),
    #[error("its journal cannot be folded")]
    Fold(#[source] FoldError),
    #[error("no bot is called “{0}”; an operator's own bot is named with --bot {0}=exec:COMMAND")]
    NoBot(String),
}

impl LoadError {
    /// What a request for the table is told: a table is quarantined where trying again cannot help.
    const fn answer(&self) -> TableError {
        match self {
            Self::Unknown => TableError::Unknown,
            Self::Stopping | Self::Journal(ReadError::Unavailable(_)) | Self::Companion(_) => TableError::Unavailable,
            Self::Journal(_) | Self::Crash(_) | Self::Fold(_) | Self::NoBot(_) => TableError::Quarantined,
        }
    }
}
