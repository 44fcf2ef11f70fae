//! The tables of other nodes that this one follows for its spectators: one follower per table, however many spectators.
//!
//! At short intervals, one query asks the database which node has each table and how many entries it has. Each of those nodes then
//! gets one request for the live status of its tables, with the number of spectators here. News of a table ([`Followers::grew`]) makes
//! both quicker, and can be lost. A table that no living node has is taken, as for a visitor's request. Its spectators here may then
//! still follow it as before, until they have gone.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use async_trait::async_trait;
use canasta_store::{Following, GuestId, NodeId, Owner, WithCauses};
use tokio::sync::{Notify, OnceCell, watch};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tracing::Instrument as _;

use super::Audience;
use super::follower::{FollowError, Followed, Follower, Sources};
use super::screen::LiveStatus;
use crate::node::{LoadError, Registry};
use crate::{spawn, stopped};

/// How often the database is asked: so often that without news an act is seen within a second, the time of the question included.
const LOOK: Duration = Duration::from_millis(700);
/// How long an answer of the database, or of another node, is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long it is gathered of which tables another node is to be asked.
const GATHER: Duration = Duration::from_millis(20);

/// The other nodes, which are asked what goes on around their tables.
#[async_trait]
pub trait Owners: Send + Sync {
    /// Asks a node what goes on around its tables, and tells it how many spectators each has here. What it does not have, or does
    /// not say, is left out.
    async fn live_status(&self, owner: &Owner, tables: Vec<(String, usize)>) -> Vec<(String, LiveStatus)>;
}

#[derive(Default)]
struct Cell {
    /// Nothing where it cannot be read.
    followed: OnceCell<Option<Followed>>,
}

/// The tables that are followed.
pub struct Followers {
    tables: Mutex<BTreeMap<String, Arc<Cell>>>,
    registry: Arc<Registry>,
    following: Arc<dyn Following>,
    owners: Arc<dyn Owners>,
    own: NodeId,
    /// The tables around which something may be new.
    to_ask: Mutex<BTreeSet<String>>,
    wake: Notify,
    /// How many tables are followed.
    count: watch::Sender<usize>,
    me: Weak<Self>,
}

impl Followers {
    /// Nothing is followed yet. The node of this id has the tables of the registry.
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

    /// A table that is followed already, for a spectator; `None` where it is not, or the visitor is no mere spectator.
    pub async fn followed(&self, id: &str, guest: Option<GuestId>) -> Option<Followed> {
        let cell = lock(&self.tables).get(id).map(Arc::clone)?;
        let followed = cell.followed.get()?.clone()?;
        // Taken over by this node since, and nobody is there who would have to change over.
        let is_here = followed.status.borrow().owner.as_ref().is_some_and(|owner| owner.id == self.own);
        if is_here && followed.windows() == 0 {
            return None;
        }
        self.for_spectator(id, guest, followed).await
    }

    /// Follows a table that another node has, for a spectator; `None` where the visitor is no mere spectator, or the table cannot be
    /// read.
    pub async fn begin(&self, id: &str, guest: Option<GuestId>) -> Option<Followed> {
        let cell = Arc::clone(lock(&self.tables).entry(id.to_owned()).or_default());
        let Some(followed) = cell.followed.get_or_init(|| self.load(id, &cell)).await.clone() else {
            self.forget(id, &cell);
            return None;
        };
        self.for_spectator(id, guest, followed).await
    }

    /// The table, if a visitor is none of its people: all of those, also who was turned away, are its own node's. A guest may have
    /// come a moment ago, so the database is asked.
    async fn for_spectator(&self, id: &str, guest: Option<GuestId>, followed: Followed) -> Option<Followed> {
        let Some(guest) = guest else { return Some(followed) };
        let is_person = self.following.is_person(id, guest).await.unwrap_or_else(|error| {
            tracing::error!(table = id, error = %WithCauses(&error), "failed to read whether a guest is at a table");
            true
        });
        (!is_person && !followed.is_barred(guest)).then_some(followed)
    }

    /// How many tables are followed, now and as it changes.
    pub(crate) fn following(&self) -> watch::Receiver<usize> {
        self.count.subscribe()
    }

    /// There is something new at a table, which has so many entries.
    pub(crate) fn grew(&self, table: &str, n: u64) {
        let cell = lock(&self.tables).get(table).map(Arc::clone);
        if let Some(followed) = cell.as_ref().and_then(|cell| cell.followed.get()?.as_ref()) {
            followed.status.send_if_modified(|status| status.grow(n));
            self.ask_soon(table);
        }
    }

    /// The node that has the table is to be asked soon.
    fn ask_soon(&self, table: &str) {
        lock(&self.to_ask).insert(table.to_owned());
        self.wake.notify_one();
    }

    async fn load(&self, id: &str, cell: &Arc<Cell>) -> Option<Followed> {
        match self.try_load(id, cell).await {
            Ok(followed) => Some(followed),
            Err(error) => {
                tracing::warn!(table = id, error = %WithCauses(&error), "a table of another server cannot be followed");
                None
            }
        }
    }

    async fn try_load(&self, id: &str, cell: &Arc<Cell>) -> Result<Followed, LoadError> {
        let context = &self.registry.context;
        let (store, following) = (Arc::clone(&context.store), Arc::clone(&self.following));
        let sources = Sources { store, following, stop: context.stop.clone() };
        let (mut follower, followed) = Follower::load(id, sources, Audience::new(&context.config.windows)).await?;
        let places = self.following.locations(&[id.to_owned()]).await.map_err(LoadError::Journal)?;
        if let Some(owner) = places.into_iter().next().and_then(|place| place.owner) {
            followed.status.send_if_modified(|status| status.own(Some(owner.clone())));
            // It has to be known who is there, and who was turned away, before anybody is shown anything.
            self.ask(owner, vec![(id.to_owned(), followed.clone())]).await;
        }
        follower.look().await.map_err(|why| match why {
            FollowError::Read(why) => LoadError::Companion(why),
            FollowError::Fold(why) => LoadError::Fold(why),
        })?;
        self.count.send_modify(|count| *count += 1);
        let (me, cell, id, done) = (Weak::clone(&self.me), Arc::clone(cell), id.to_owned(), followed.clone());
        // The follower outlives the request that begins it.
        let span = tracing::error_span!(parent: None, "table", id);
        let run = async move {
            // In a task of its own: a journal that crashes the fold takes nothing else with it.
            if let Err(crash) = spawn(Box::pin(follower.run().in_current_span())).await {
                tracing::error!(error = %crash, "what follows a table of another server crashed");
            }
            if let Some(me) = me.upgrade() {
                me.forget(&id, &cell);
                me.count.send_modify(|count| *count = count.saturating_sub(1));
            }
            done.close();
        };
        spawn(Box::pin(run.instrument(span)));
        Ok(followed)
    }

    fn forget(&self, id: &str, cell: &Arc<Cell>) {
        let mut tables = lock(&self.tables);
        if tables.get(id).is_some_and(|known| Arc::ptr_eq(known, cell)) {
            tables.remove(id);
        }
    }

    fn all(&self) -> BTreeMap<String, Followed> {
        let tables = lock(&self.tables);
        tables.iter().filter_map(|(id, cell)| Some((id.clone(), cell.followed.get()?.clone()?))).collect()
    }

    /// Looks after the followed tables until the server stops.
    pub async fn run(self: Arc<Self>, mut stop: watch::Receiver<bool>) {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut failing = false;
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut stop) => return,
                _ = looks.tick() => self.look(&mut failing).await,
                () = self.wake.notified() => {
                    sleep(GATHER).await;
                    let to_ask = std::mem::take(&mut *lock(&self.to_ask));
                    self.ask_owners(self.all().into_iter().filter(|(id, _)| to_ask.contains(id)));
                }
            }
        }
    }

    /// Asks the database where all followed tables are, and their nodes what goes on around them. `failing` keeps a database that
    /// is away for long from filling the log.
    async fn look(&self, failing: &mut bool) {
        let all = self.all();
        if all.is_empty() {
            return;
        }
        let ids: Vec<String> = all.keys().cloned().collect();
        let answer = timeout(PATIENCE, self.following.locations(&ids)).await;
        let error = match &answer {
            Ok(Ok(_)) => None,
            Ok(Err(error)) => Some(WithCauses(error)),
            Err(late) => Some(WithCauses(late)),
        };
        if let Some(error) = error.as_ref().filter(|_| !*failing) {
            tracing::warn!(%error, "failed to read which servers have the followed tables");
        }
        *failing = error.is_some();
        // As long as the database does not say, all is as it was.
        for place in answer.into_iter().flatten().flatten() {
            let Some(followed) = all.get(&place.table) else { continue };
            let owner = place.owner;
            let lost = owner.is_none();
            followed.status.send_if_modified(|status| status.grow(place.n) | status.own(owner));
            if lost {
                self.take(place.table);
            }
        }
        self.ask_owners(all.into_iter());
    }

    /// Takes a table that no living node has, unless another node is quicker: its bots play on, and its clocks run.
    fn take(&self, id: String) {
        let registry = Arc::clone(&self.registry);
        spawn(Box::pin(async move { registry.table(&id).await.map(drop) }));
    }

    /// Asks each node once that has some of these tables.
    fn ask_owners(&self, tables: impl Iterator<Item = (String, Followed)>) {
        let mut asked: BTreeMap<NodeId, (Owner, Vec<(String, Followed)>)> = BTreeMap::new();
        for (id, followed) in tables {
            let Some(owner) = followed.status.borrow().owner.clone() else { continue };
            asked.entry(owner.id).or_insert_with(|| (owner, Vec::new())).1.push((id, followed));
        }
        for (owner, tables) in asked.into_values() {
            let Some(me) = self.me.upgrade() else { return };
            spawn(Box::pin(async move { me.ask(owner, tables).await }));
        }
    }

    async fn ask(&self, owner: Owner, tables: Vec<(String, Followed)>) {
        let windows = tables.iter().map(|(id, followed)| (id.clone(), followed.windows())).collect();
        let answers = if owner.id == self.own {
            self.registry.live_status(self.own, windows).await
        } else {
            timeout(PATIENCE, self.owners.live_status(&owner, windows)).await.unwrap_or_default()
        };
        let tables: BTreeMap<String, Followed> = tables.into_iter().collect();
        for (id, around) in answers {
            if let Some(followed) = tables.get(&id) {
                followed.status.send_if_modified(|status| status.tell(around));
            }
        }
    }
}

/// A panic cannot leave what is locked half changed, so a poisoned lock is as good as another.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
