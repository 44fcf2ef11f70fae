//! Which tables are live, by id; brings others in from the journal.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use canasta::Seat;
use canasta_table::Table;
use tokio::sync::{OnceCell, watch};

use super::Handle;
use super::actor::Actor;
use super::bots::Bots;
use super::hints::Hints;
use crate::config::ServerConfig;
use crate::store::{ReadError, Store};
use crate::think::Thinking;

/// Why a table does not open.
#[derive(Clone, Debug)]
pub(crate) enum Opening {
    /// There is no such table.
    Unknown,
    /// It is put aside: its journal does not fold.
    Aside,
    /// The database does not answer, or the server stops.
    Unavailable,
}

type Cell = OnceCell<Result<Handle, Opening>>;

/// The live tables.
pub(crate) struct Registry {
    tables: Mutex<BTreeMap<String, Arc<Cell>>>,
    store: Arc<Store>,
    config: ServerConfig,
    stop: watch::Receiver<bool>,
    thinking: Arc<Thinking>,
    me: Weak<Self>,
}

impl Registry {
    pub(crate) fn new(
        store: Arc<Store>,
        config: ServerConfig,
        stop: watch::Receiver<bool>,
        thinking: Arc<Thinking>,
    ) -> Arc<Self> {
        Arc::new_cyclic(|me| Self { tables: Mutex::default(), store, config, stop, thinking, me: Weak::clone(me) })
    }

    /// The live table of that id, brought in from the journal if it is not yet live.
    pub(crate) async fn table(&self, id: &str) -> Result<Handle, Opening> {
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

    async fn bring_in(&self, id: &str, cell: &Arc<Cell>) -> Result<Handle, Opening> {
        if *self.stop.borrow() {
            return Err(Opening::Unavailable);
        }
        let stored = match self.store.table(id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => return Err(Opening::Unknown),
            Err(ReadError::Sql(why)) => {
                report(id, &why.to_string());
                return Err(Opening::Unavailable);
            }
            Err(why) => {
                report(id, &why.to_string());
                return Err(Opening::Aside);
            }
        };
        // In a task of its own: a journal that crashes its fold takes nothing with it.
        let (entries, name) = (stored.entries, id.to_owned());
        let folded = tokio::task::spawn_blocking(move || Table::fold(&name, &entries)).await;
        let table = match folded {
            Ok(Ok(table)) => table,
            Ok(Err(misfit)) => {
                report(id, &misfit.to_string());
                return Err(Opening::Aside);
            }
            Err(crash) => {
                report(id, &crash.to_string());
                return Err(Opening::Aside);
            }
        };
        // At tables of today a person's number is the seat.
        let seats =
            stored.people.into_iter().filter_map(|person| Some((person.session?, Seat(person.player)))).collect();
        let bots = match Bots::of(&table, &self.config.bots, Arc::clone(&self.thinking)) {
            Ok(bots) => bots,
            Err(name) => {
                report(
                    id,
                    &format!("no bot is called “{name}”; one of the host's is named with --bot {name}=exec:COMMAND"),
                );
                return Err(Opening::Aside);
            }
        };
        let made =
            Actor::new(table, stored.chain, Arc::clone(&self.store), self.config.clone(), self.stop.clone(), bots);
        let hints = Hints::new(Arc::clone(&self.thinking), Arc::clone(&self.config.adviser));
        let Some((actor, handle)) = made.map(|actor| actor.with_handle(seats, hints)) else {
            report(id, "it has no deal");
            return Err(Opening::Aside);
        };
        let (registry, cell, id) = (Weak::clone(&self.me), Arc::clone(cell), id.to_owned());
        tokio::spawn(async move {
            let ended = tokio::spawn(actor.run()).await;
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
#[expect(clippy::print_stderr, reason = "the operator reads it; pages say only that the table is put aside")]
fn report(table: &str, why: &str) {
    eprintln!("table {table}: {why}");
}
