//! The tables of other nodes that this one follows for its spectators: one follower per table, however many spectators.
//!
//! At short intervals, one query asks the database for each table's owner and number of entries. Each owner then gets
//! one request for the live status of its tables, with the number of spectators here. A table notification
//! ([`Followers::notify`]) speeds both up, and can be lost. If a table has no live owner, this node acquires it, just
//! as for a visitor's request. Spectators who are following it here can continue to do so until they leave.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use async_trait::async_trait;
use canasta_store::{Following, GuestId, NodeId, Owner, WithCauses};
use tokio::sync::{Notify, OnceCell, watch};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tracing::Instrument as _;

use super::Audience;
use super::follower::{FollowError, FollowedTable, Follower, Sources};
use super::screen::LiveStatus;
use crate::node::{LoadError, Registry};
use crate::{spawn, stopped};

/// Interval of database queries: short enough to show an action within a second even without a notification.
const POLL_INTERVAL: Duration = Duration::from_millis(700);
/// Maximum wait for an answer from the database or another node.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(3);
/// How long changed tables are collected before their owners are asked.
const BATCH_DELAY: Duration = Duration::from_millis(20);

/// Requests to the nodes that own the followed tables.
#[async_trait]
pub trait Owners: Send + Sync {
    /// Asks a node for the live status of its tables, and reports the number of spectators each has here. Tables that
    /// it doesn't own or doesn't report on are left out.
    async fn live_status(&self, owner: &Owner, tables: Vec<(String, usize)>) -> Vec<(String, LiveStatus)>;
}

#[derive(Default)]
struct TableSlot {
    /// Contains `None` if the table can't be read.
    followed: OnceCell<Option<FollowedTable>>,
}

/// The followed tables.
pub struct Followers {
    tables: Mutex<BTreeMap<String, Arc<TableSlot>>>,
    registry: Arc<Registry>,
    following: Arc<dyn Following>,
    owners: Arc<dyn Owners>,
    own: NodeId,
    /// Tables whose status may have changed.
    to_ask: Mutex<BTreeSet<String>>,
    wake: Notify,
    /// Number of followed tables.
    count: watch::Sender<usize>,
    me: Weak<Self>,
}

impl Followers {
    /// Starts empty. `own` is the node of the registry.
    pub fn new(
        own: NodeId,
        registry: Arc<Registry>,
        following: Arc<dyn Following>,
        owners: Arc<dyn Owners>,
    ) -> Arc<Self> {
        Arc::new_cyclic(|me| Self {
            tables: Mutex::default(),
            registry,
            following,
            owners,
            own,
            to_ask: Mutex::default(),
            wake: Notify::new(),
            count: watch::Sender::default(),
            me: Weak::clone(me),
        })
    }

    /// A followed table, for a spectator; `None` if it isn't followed yet, or if the visitor isn't just a spectator.
    pub async fn followed(&self, id: &str, guest: Option<GuestId>) -> Option<FollowedTable> {
        let slot = lock(&self.tables).get(id).map(Arc::clone)?;
        let followed = slot.followed.get()?.clone()?;
        // This node has acquired the table in the meantime, and no open window would have to switch over.
        let is_here = followed.status.borrow().owner.as_ref().is_some_and(|owner| owner.id == self.own);
        if is_here && followed.windows() == 0 {
            return None;
        }
        self.for_spectator(id, guest, followed).await
    }

    /// Follows another node's table for a spectator; `None` if the visitor isn't just a spectator, or if the table
    /// can't be read.
    pub async fn begin(&self, id: &str, guest: Option<GuestId>) -> Option<FollowedTable> {
        let slot = Arc::clone(lock(&self.tables).entry(id.to_owned()).or_default());
        let Some(followed) = slot.followed.get_or_init(|| self.load(id, &slot)).await.clone() else {
            self.forget(id, &slot);
            return None;
        };
        self.for_spectator(id, guest, followed).await
    }

    /// The table, if the visitor isn't one of its people. People, even banned ones, must go to the owner. This asks the
    /// database, because the guest may just have joined.
    async fn for_spectator(&self, id: &str, guest: Option<GuestId>, followed: FollowedTable) -> Option<FollowedTable> {
        let Some(guest) = guest else { return Some(followed) };
        let is_person = self.following.is_person(id, guest).await.unwrap_or_else(|error| {
            tracing::error!(table = id, error = %WithCauses(&error), "failed to read whether a guest is at a table");
            true
        });
        (!is_person && !followed.is_banned(guest)).then_some(followed)
    }

    /// Number of followed tables, now and as it changes.
    pub(crate) fn following(&self) -> watch::Receiver<usize> {
        self.count.subscribe()
    }

    /// Handles a notification that a table has changed and now has `n` entries.
    pub(crate) fn notify(&self, table: &str, n: u64) {
        let slot = lock(&self.tables).get(table).map(Arc::clone);
        if let Some(followed) = slot.as_ref().and_then(|slot| slot.followed.get()?.as_ref()) {
            followed.status.send_if_modified(|status| status.set_length(n));
            self.ask_soon(table);
        }
    }

    /// Schedules a request to the table's owner.
    fn ask_soon(&self, table: &str) {
        lock(&self.to_ask).insert(table.to_owned());
        self.wake.notify_one();
    }

    async fn load(&self, id: &str, slot: &Arc<TableSlot>) -> Option<FollowedTable> {
        match self.try_load(id, slot).await {
            Ok(followed) => Some(followed),
            Err(error) => {
                tracing::warn!(table = id, error = %WithCauses(&error), "cannot follow a table of another server");
                None
            }
        }
    }

    async fn try_load(&self, id: &str, slot: &Arc<TableSlot>) -> Result<FollowedTable, LoadError> {
        let context = &self.registry.context;
        let sources = Sources {
            store: Arc::clone(&context.store),
            following: Arc::clone(&self.following),
            stop: context.stop.clone(),
        };
        let (mut follower, followed) = Follower::load(id, sources, Audience::new(&context.config.windows)).await?;
        let locations = self.following.locations(&[id.to_owned()]).await.map_err(LoadError::Journal)?;
        if let Some(owner) = locations.into_iter().next().and_then(|location| location.owner) {
            followed.status.send_if_modified(|status| status.set_owner(Some(owner.clone())));
            // Before anything is shown, this node must know who is present and who is banned.
            self.ask(owner, vec![(id.to_owned(), followed.clone())]).await;
        }
        follower.update().await.map_err(|error| match error {
            FollowError::Read(error) => LoadError::Companion(error),
            FollowError::Fold(error) => LoadError::Fold(error),
        })?;
        self.count.send_modify(|count| *count += 1);
        let me = Weak::clone(&self.me);
        let slot = Arc::clone(slot);
        let id = id.to_owned();
        let done = followed.clone();
        // The follower outlives the request that starts it, so its span has no parent.
        let span = tracing::error_span!(parent: None, "table", id);
        let run = async move {
            // Runs in a task of its own, so that a journal that makes the fold panic does no other harm.
            if let Err(crash) = spawn(Box::pin(follower.run().in_current_span())).await {
                tracing::error!(error = %crash, "the follower of another server's table crashed");
            }
            if let Some(me) = me.upgrade() {
                me.forget(&id, &slot);
                me.count.send_modify(|count| *count = count.saturating_sub(1));
            }
            done.close();
        };
        spawn(Box::pin(run.instrument(span)));
        Ok(followed)
    }

    fn forget(&self, id: &str, slot: &Arc<TableSlot>) {
        let mut tables = lock(&self.tables);
        if tables.get(id).is_some_and(|known| Arc::ptr_eq(known, slot)) {
            tables.remove(id);
        }
    }

    fn all(&self) -> BTreeMap<String, FollowedTable> {
        let tables = lock(&self.tables);
        tables.iter().filter_map(|(id, slot)| Some((id.clone(), slot.followed.get()?.clone()?))).collect()
    }

    /// Updates the followed tables until the server stops.
    pub async fn run(self: Arc<Self>, mut stop: watch::Receiver<bool>) {
        let mut ticks = interval(POLL_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut failing = false;
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut stop) => return,
                _ = ticks.tick() => self.poll(&mut failing).await,
                () = self.wake.notified() => {
                    sleep(BATCH_DELAY).await;
                    let to_ask = std::mem::take(&mut *lock(&self.to_ask));
                    self.ask_owners(self.all().into_iter().filter(|(id, _)| to_ask.contains(id)));
                }
            }
        }
    }

    /// Asks the database for the owners of all followed tables, and then asks those for their live status. `failing`
    /// prevents repeated log lines during a long outage.
    async fn poll(&self, failing: &mut bool) {
        let all = self.all();
        if all.is_empty() {
            return;
        }
        let ids: Vec<String> = all.keys().cloned().collect();
        let answer = timeout(ANSWER_TIMEOUT, self.following.locations(&ids)).await;
        let error = match &answer {
            Ok(Ok(_)) => None,
            Ok(Err(error)) => Some(WithCauses(error)),
            Err(late) => Some(WithCauses(late)),
        };
        if let Some(error) = error.as_ref().filter(|_| !*failing) {
            tracing::warn!(%error, "failed to read the owners of the followed tables");
        }
        *failing = error.is_some();
        // Nothing changes until the database answers.
        for location in answer.into_iter().flatten().flatten() {
            let Some(followed) = all.get(&location.table) else { continue };
            let owner = location.owner;
            let is_free = owner.is_none();
            followed.status.send_if_modified(|status| status.set_length(location.n) | status.set_owner(owner));
            if is_free {
                self.acquire(location.table);
            }
        }
        self.ask_owners(all.into_iter());
    }

    /// Acquires a table without a live owner, so that its bots and clocks continue. Another node may be faster.
    fn acquire(&self, id: String) {
        let registry = Arc::clone(&self.registry);
        spawn(Box::pin(async move { registry.table(&id).await.map(drop) }));
    }

    /// Sends one request to each owner of these tables.
    fn ask_owners(&self, tables: impl Iterator<Item = (String, FollowedTable)>) {
        let mut by_owner: BTreeMap<NodeId, (Owner, Vec<(String, FollowedTable)>)> = BTreeMap::new();
        for (id, followed) in tables {
            let Some(owner) = followed.status.borrow().owner.clone() else { continue };
            by_owner.entry(owner.id).or_insert_with(|| (owner, Vec::new())).1.push((id, followed));
        }
        for (owner, tables) in by_owner.into_values() {
            let Some(me) = self.me.upgrade() else { return };
            spawn(Box::pin(async move { me.ask(owner, tables).await }));
        }
    }

    async fn ask(&self, owner: Owner, tables: Vec<(String, FollowedTable)>) {
        let windows = tables.iter().map(|(id, followed)| (id.clone(), followed.windows())).collect();
        let answers = if owner.id == self.own {
            self.registry.live_status(self.own, windows).await
        } else {
            timeout(ANSWER_TIMEOUT, self.owners.live_status(&owner, windows)).await.unwrap_or_default()
        };
        let tables: BTreeMap<String, FollowedTable> = tables.into_iter().collect();
        for (id, live) in answers {
            if let Some(followed) = tables.get(&id) {
                followed.status.send_if_modified(|status| status.set_status(live));
            }
        }
    }
}

// A panic can't leave the data half changed, so a poisoned lock is fine.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
