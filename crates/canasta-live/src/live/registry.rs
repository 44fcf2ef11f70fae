//! Which tables are live, by id; brings others in from the journal.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use canasta_journal::{Entry, Person};
use canasta_store::{GuestId, ReadError, StoredTable, TablePerson};
use canasta_table::{FoldError, Table};
use tokio::sync::{OnceCell, watch};
use tokio::task::JoinError;

use super::Handle;
use super::actor::{Actor, Context, Task};
use super::audience::{Audience, Snapshot};
use super::bots::TableBots;
use super::hints::Hints;
use super::state::{TablePeople, talk_deal};
use crate::chance;
use crate::think::Thinking;

/// How often a table is loaded for a request that finds its task ended.
const ATTEMPTS: u32 = 3;

/// Why a table cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableError {
    /// There is no such table.
    Unknown,
    /// The table is quarantined: its journal cannot be folded, or names a bot that this server does not have.
    Quarantined,
    /// The database does not answer, or the server is stopping. Later it may work again.
    Unavailable,
}

type Cell = OnceCell<Result<Handle, TableError>>;

/// The live tables.
pub struct Registry {
    tables: Mutex<BTreeMap<String, Arc<Cell>>>,
    pub(super) context: Context,
    thinking: Arc<Thinking>,
    me: Weak<Self>,
}

impl Registry {
    /// No table yet.
    pub fn new(context: Context, thinking: Arc<Thinking>) -> Arc<Self> {
        Arc::new_cyclic(|me| Self { tables: Mutex::default(), context, thinking, me: Weak::clone(me) })
    }

    /// The tables that are live now.
    pub fn live(&self) -> Vec<Handle> {
        let cells: Vec<Arc<Cell>> = self.lock().values().map(Arc::clone).collect();
        let live = cells.iter().filter_map(|cell| cell.get()?.as_ref().ok());
        live.filter(|handle| !handle.has_ended()).cloned().collect()
    }

    /// The live table of that id, brought in from the journal if it is not yet live.
    pub async fn table(&self, id: &str) -> Result<Handle, TableError> {
        let mut cell = self.cell(id);
        if cell.get().is_some_and(|opened| opened.as_ref().is_ok_and(Handle::has_ended)) {
            self.forget(id, &cell);
            cell = self.cell(id);
        }
        let opened = cell.get_or_init(|| self.bring_in(id, &cell)).await.clone();
        if matches!(opened, Err(TableError::Unknown | TableError::Unavailable)) {
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

    /// Makes a stored table live and starts its task.
    async fn bring_in(&self, id: &str, cell: &Arc<Cell>) -> Result<Handle, TableError> {
        match self.load(id).await {
            Ok((task, handle)) => {
                self.start(id, cell, task, Arc::clone(&handle.audience));
                Ok(handle)
            }
            Err(error) => Err(self.refuse(id, &error)),
        }
    }

    /// The stored table with its people and bots, ready to be started.
    async fn load(&self, id: &str) -> Result<(Task, Handle), LoadError> {
        let (StoredTable { entries, chain, people, invitation, last_at }, code) = self.read(id).await?;
        let table = name_people(fold(id, entries).await?, &people);
        let talk = self.context.store.talk(id, talk_deal(&table)).await.map_err(LoadError::Companion)?;
        let people = TablePeople::of(&table, &people, invitation, code, &talk);
        let thinking = || Arc::clone(&self.thinking);
        let bots = TableBots::of(&table, &self.context.config.bots, thinking()).map_err(LoadError::NoBot)?;
        let actor = Actor::new(table, chain, last_at, self.context.clone(), bots, people);
        Ok(actor.with_handle(Hints::new(thinking(), Arc::clone(&self.context.config.hint_source))))
    }

    /// What the store has of a table, with its spoken code.
    async fn read(&self, id: &str) -> Result<(StoredTable, Option<(String, i64)>), LoadError> {
        if *self.context.stop.borrow() {
            return Err(LoadError::Stopping);
        }
        let store = &self.context.store;
        let stored = store.table(id).await.map_err(LoadError::Journal)?.ok_or(LoadError::Unknown)?;
        let code = store.code_of(id, chance::now()).await.map_err(LoadError::Companion)?;
        Ok((stored, code))
    }

    /// Runs a table's task, and forgets the table once the task has ended.
    fn start(&self, id: &str, cell: &Arc<Cell>, task: Task, audience: Arc<Audience>) {
        let (registry, cell, id) = (Weak::clone(&self.me), Arc::clone(cell), id.to_owned());
        let counted = self.context.config.counts.add_live();
        tokio::spawn(async move {
            let ended = tokio::spawn(task.run()).await;
            audience.close();
            drop(counted);
            if let Err(crash) = ended {
                tracing::error!(table = id, why = %crash, "the task of a table crashed");
            }
            // The next request loads the table again, crashed or not: its journal is whole.
            if let Some(registry) = registry.upgrade() {
                registry.forget(&id, &cell);
            }
        });
    }

    /// Logs why a table could not be loaded, and counts it if it is quarantined; what to answer the request.
    fn refuse(&self, id: &str, error: &LoadError) -> TableError {
        // Any id may be asked for, and a server that stops says so itself.
        if !matches!(error, LoadError::Unknown | LoadError::Stopping) {
            tracing::error!(table = id, why = %error, "a table could not be loaded");
        }
        let answer = error.answer();
        if answer == TableError::Quarantined {
            self.context.config.counts.quarantine();
        }
        answer
    }
}

/// Folds a journal, in a task of its own: a journal that crashes the fold takes nothing else with it.
async fn fold(id: &str, entries: Vec<Entry>) -> Result<Table, LoadError> {
    let id = id.to_owned();
    let folded = tokio::task::spawn_blocking(move || Table::fold(&id, &entries)).await;
    folded.map_err(LoadError::Crash)?.map_err(LoadError::Fold)
}

/// Gives people the names that lie beside the journal.
fn name_people(mut table: Table, people: &[TablePerson]) -> Table {
    for person in people {
        table.call(Person(person.player), person.name.as_deref());
    }
    table
}

/// Why a stored table could not be made live, as the operator reads it in the log.
#[derive(Debug, thiserror::Error)]
enum LoadError {
    #[error("the server is stopping")]
    Stopping,
    #[error("there is no such table")]
    Unknown,
    #[error("{0}")]
    Journal(ReadError),
    /// What lies beside the journal: the spoken code, talk.
    #[error("{0}")]
    Companion(ReadError),
    #[error("folding its journal crashed: {0}")]
    Crash(JoinError),
    #[error("its journal cannot be folded: {0}")]
    Fold(FoldError),
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
