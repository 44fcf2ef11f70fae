//! Which tables are live, by id; brings others in from the journal.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use canasta_journal::Person;
use canasta_store::ReadError;
use canasta_table::Table;
use tokio::sync::OnceCell;

use super::Handle;
use super::actor::{Actor, Context};
use super::bots::Bots;
use super::hints::Hints;
use super::state::TablePeople;
use crate::chance;
use crate::think::Thinking;

/// Why a table does not open.
#[derive(Clone, Debug)]
pub enum Opening {
    /// There is no such table.
    Unknown,
    /// It is quarantined: its journal does not fold.
    Quarantined,
    /// The database does not answer, or the server stops.
    Unavailable,
}

type Cell = OnceCell<Result<Handle, Opening>>;

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
    pub async fn table(&self, id: &str) -> Result<Handle, Opening> {
        let mut cell = self.cell(id);
        if cell.get().is_some_and(|opened| opened.as_ref().is_ok_and(Handle::has_ended)) {
            self.forget(id, &cell);
            cell = self.cell(id);
        }
        let opened = cell.get_or_init(|| self.bring_in(id, &cell)).await.clone();
        if matches!(opened, Err(Opening::Unknown | Opening::Unavailable)) {
            self.forget(id, &cell);
        }
        opened
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

    /// A table is quarantined.
    fn quarantine(&self) -> Opening {
        self.context.config.counts.quarantine();
        Opening::Quarantined
    }

    async fn bring_in(&self, id: &str, cell: &Arc<Cell>) -> Result<Handle, Opening> {
        if *self.context.stop.borrow() {
            return Err(Opening::Unavailable);
        }
        let stored = match self.context.store.table(id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => return Err(Opening::Unknown),
            Err(ReadError::Unavailable(why)) => {
                report(id, &why.to_string());
                return Err(Opening::Unavailable);
            }
            Err(why) => {
                report(id, &why.to_string());
                return Err(self.quarantine());
            }
        };
        let Ok(code) = self.context.store.code_of(id, chance::now()).await else { return Err(Opening::Unavailable) };
        let company = TablePeople::of(&stored, code);
        // In a task of its own: a journal that crashes its fold takes nothing with it.
        let name = id.to_owned();
        let folded = tokio::task::spawn_blocking(move || (Table::fold(&name, &stored.entries), stored)).await;
        let (folded, stored) = match folded {
            Ok(folded) => folded,
            Err(crash) => {
                report(id, &crash.to_string());
                return Err(self.quarantine());
            }
        };
        let mut table = match folded {
            Ok(table) => table,
            Err(error) => {
                report(id, &error.to_string());
                return Err(self.quarantine());
            }
        };
        for person in &stored.people {
            table.call(Person(person.player), person.name.as_deref());
        }
        let deal = u32::try_from(table.deal_number()).unwrap_or(u32::MAX);
        let Ok(talk) = self.context.store.talk(id, deal).await else { return Err(Opening::Unavailable) };
        let bots = match Bots::of(&table, &self.context.config.bots, Arc::clone(&self.thinking)) {
            Ok(bots) => bots,
            Err(name) => {
                // not for people: a line of the log, for the operator
                report(
                    id,
                    &format!(
                        "no bot is called “{name}”; one of the operator's is named with --bot {name}=exec:COMMAND"
                    ),
                );
                return Err(self.quarantine());
            }
        };
        let company = company.with_talk(&table, &talk);
        let actor = Actor::new(table, stored.chain, self.context.clone(), bots, company);
        let hints = Hints::new(Arc::clone(&self.thinking), Arc::clone(&self.context.config.adviser));
        let (actor, handle) = actor.with_handle(hints);
        let (registry, cell, id) = (Weak::clone(&self.me), Arc::clone(cell), id.to_owned());
        let (hall, counted) = (Arc::clone(&handle.hall), self.context.config.counts.one_more());
        tokio::spawn(async move {
            let ended = tokio::spawn(actor.run()).await;
            hall.close();
            drop(counted);
            if let Err(crash) = ended {
                report(&id, &crash.to_string());
            }
            // Whoever comes next brings it in anew, crashed or not: what the journal holds is whole.
            if let Some(registry) = registry.upgrade() {
                registry.forget(&id, &cell);
            }
        });
        Ok(handle)
    }
}

/// Tells the operator.
fn report(table: &str, why: &str) {
    tracing::error!(table, why, "a table does not open, or crashed");
}
