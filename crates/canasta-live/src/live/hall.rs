//! Who may see what of a table, and who is looking: the part of a live table that handlers touch without asking its task.
//! Holds what every visitor is shown, the newest only, and counts the screens that follow it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta::Seat;
use canasta_journal::Person;
use canasta_record::fair::Proof;
use canasta_store::GuestId;
use canasta_table::scene::{Gathering, Showing};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::Instant;

use crate::settings::TableSettings;

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Viewer {
    /// Somebody who came to it.
    Person(Person),
    /// Somebody whom the host turned away for good: they see nothing, also where others may look on.
    Barred,
    /// Anybody else.
    Stranger,
}

/// What a viewer is shown, and since when.
#[derive(Clone)]
pub struct Shown {
    /// The scene, or the gathering before the game.
    pub showing: Arc<Showing>,
    /// Times in it count from then.
    pub at: Instant,
}

/// Somebody who asked to be let in, as far as the answer goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knocked {
    /// The host has not answered.
    Waits,
    /// The host said no.
    TurnedAway,
    /// The host turned them away for good.
    Barred,
}

#[derive(Default)]
struct Inner {
    people: BTreeMap<GuestId, Person>,
    seats: BTreeMap<Person, Seat>,
    shown: BTreeMap<Viewer, watch::Sender<Shown>>,
    screens: BTreeMap<Viewer, usize>,
    /// Whose screens opened since it was asked last.
    arrived: Vec<Person>,
    knocked: BTreeMap<GuestId, Knocked>,
    /// What whoever is invited may know: who sits there.
    door: Option<Arc<Gathering>>,
    begun: bool,
    /// When something happened last (milliseconds since 1970).
    last_at: i64,
    /// What shows whether the deals so far are fair.
    proofs: Arc<[Proof]>,
}

/// The hall of one table.
pub(super) struct Hall {
    inner: Mutex<Inner>,
    /// Told when a screen opens or closes.
    changed: Notify,
    /// A permit for each window that its people may still open.
    windows: Arc<Semaphore>,
    /// The same for all who look on: they take no window from a player.
    watchers: Arc<Semaphore>,
}

impl Hall {
    pub(super) fn new(limits: &TableSettings) -> Arc<Self> {
        let [windows, watchers] = [limits.windows, limits.watchers].map(|most| Arc::new(Semaphore::new(most as usize)));
        Arc::new(Self { inner: Mutex::default(), changed: Notify::new(), windows, watchers })
    }

    /// A panic cannot leave it half changed, so a poisoned lock is as good as another.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who the guest is at this table; a guest who was turned away for good is nobody.
    pub(super) fn person_of(&self, guest: Option<GuestId>) -> Option<Person> {
        self.lock().people.get(&guest?).copied()
    }

    pub(super) fn viewer_of(&self, guest: Option<GuestId>) -> Viewer {
        match self.person_of(guest) {
            Some(person) => Viewer::Person(person),
            None if self.knocked(guest) == Some(Knocked::Barred) => Viewer::Barred,
            None => Viewer::Stranger,
        }
    }

    /// Where the guest sits.
    pub(super) fn seat_of(&self, guest: Option<GuestId>) -> Option<Seat> {
        let inner = self.lock();
        inner.seats.get(inner.people.get(&guest?)?).copied()
    }

    /// The guest who is a person here.
    pub(super) fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.lock().people.iter().find(|(_, known)| **known == person).map(|(guest, _)| *guest)
    }

    /// Where a person sits.
    pub(super) fn seat_of_person(&self, person: Person) -> Option<Seat> {
        self.lock().seats.get(&person).copied()
    }

    /// What a viewer is shown now; `None` for one who may not look.
    pub(super) fn shown(&self, viewer: Viewer) -> Option<Shown> {
        self.lock().shown.get(&viewer).map(|sender| sender.borrow().clone())
    }

    /// The same as it changes.
    pub(super) fn follow(&self, viewer: Viewer) -> Option<watch::Receiver<Shown>> {
        self.lock().shown.get(&viewer).map(watch::Sender::subscribe)
    }

    /// The same as it changes, with a window that counts as a screen of the viewer; without one if there are too many. It
    /// ends with the table's task.
    pub(super) fn watch(self: &Arc<Self>, viewer: Viewer) -> Option<(watch::Receiver<Shown>, Option<Window>)> {
        let mut inner = self.lock();
        let shown = inner.shown.get(&viewer)?.subscribe();
        let windows = if viewer == Viewer::Stranger { &self.watchers } else { &self.windows };
        let Ok(permit) = Arc::clone(windows).try_acquire_owned() else { return Some((shown, None)) };
        *inner.screens.entry(viewer).or_default() += 1;
        if let Viewer::Person(person) = viewer {
            inner.arrived.push(person);
        }
        drop(inner);
        self.changed.notify_one();
        Some((shown, Some(Window { hall: Arc::clone(self), viewer, _permit: permit })))
    }

    /// The table as whoever is invited, or finds it in the lobby, may know it.
    pub(super) fn door(&self) -> Option<Arc<Gathering>> {
        self.lock().door.clone()
    }

    pub(super) fn set_door(&self, door: Gathering, begun: bool) {
        let mut inner = self.lock();
        inner.door = Some(Arc::new(door));
        inner.begun = begun;
    }

    pub(super) fn set_last_at(&self, last_at: i64) {
        self.lock().last_at = last_at;
    }

    /// When something happened last (milliseconds since 1970).
    pub(super) fn last_at(&self) -> i64 {
        self.lock().last_at
    }

    /// What shows whether the deals so far are fair; no seed of a deal that is not scored.
    pub(super) fn proofs(&self) -> Arc<[Proof]> {
        Arc::clone(&self.lock().proofs)
    }

    pub(super) fn set_proofs(&self, proofs: Vec<Proof>) {
        self.lock().proofs = proofs.into();
    }

    /// Whether the game has begun.
    pub(super) fn has_begun(&self) -> bool {
        self.lock().begun
    }

    /// How it went with somebody who knocked.
    pub(super) fn knocked(&self, guest: Option<GuestId>) -> Option<Knocked> {
        self.lock().knocked.get(&guest?).copied()
    }

    /// Waits until a screen has opened or closed.
    pub(super) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// Whose screens opened since this was asked last.
    pub(super) fn arrived(&self) -> Vec<Person> {
        std::mem::take(&mut self.lock().arrived)
    }

    /// How many screens a viewer has open.
    pub(super) fn screens(&self, viewer: Viewer) -> usize {
        self.lock().screens.get(&viewer).copied().unwrap_or_default()
    }

    /// How many people of the table have a screen open, and how many strangers look on.
    pub(super) fn count(&self) -> (usize, usize) {
        let inner = self.lock();
        let people = inner.screens.iter().filter(|(viewer, screens)| **viewer != Viewer::Stranger && **screens > 0);
        (people.count(), inner.screens.get(&Viewer::Stranger).copied().unwrap_or_default())
    }

    /// Who is there: people by whether they have a screen at all, strangers by how many screens there are.
    pub(super) fn present(&self) -> BTreeMap<Viewer, usize> {
        let inner = self.lock();
        let there = inner.screens.iter().filter(|(_, screens)| **screens > 0);
        there.map(|(&viewer, &screens)| (viewer, if viewer == Viewer::Stranger { screens } else { 1 })).collect()
    }

    /// Whether any screen is open.
    pub(super) fn is_watched(&self) -> bool {
        self.lock().screens.values().any(|&screens| screens > 0)
    }

    /// From now on this guest is that person.
    pub(super) fn admit(&self, guest: GuestId, person: Person) {
        let mut inner = self.lock();
        inner.people.insert(guest, person);
        inner.knocked.remove(&guest);
    }

    /// From now on the guest is turned away, whoever they were here: their screens go dark.
    pub(super) fn bar(&self, guest: GuestId) {
        let mut inner = self.lock();
        if let Some(person) = inner.people.remove(&guest) {
            inner.shown.remove(&Viewer::Person(person));
        }
        inner.knocked.insert(guest, Knocked::Barred);
    }

    /// From now on this person is nobody's guest.
    pub(super) fn forget(&self, person: Person) {
        let mut inner = self.lock();
        inner.people.retain(|_, known| *known != person);
        inner.shown.remove(&Viewer::Person(person));
    }

    pub(super) fn knock(&self, guest: GuestId, how: Option<Knocked>) {
        let mut inner = self.lock();
        match how {
            Some(how) => inner.knocked.insert(guest, how),
            None => inner.knocked.remove(&guest),
        };
    }

    /// Who sits where.
    pub(super) fn seat(&self, seats: BTreeMap<Person, Seat>) {
        self.lock().seats = seats;
    }

    /// From now on the viewer is shown this; `None` takes the right to look away.
    pub(super) fn show(&self, viewer: Viewer, showing: Option<Showing>) {
        let mut inner = self.lock();
        let Some(showing) = showing else {
            inner.shown.remove(&viewer);
            return;
        };
        let shown = Shown { showing: Arc::new(showing), at: Instant::now() };
        match inner.shown.get(&viewer) {
            Some(sender) => {
                sender.send_replace(shown);
            }
            None => {
                inner.shown.insert(viewer, watch::Sender::new(shown));
            }
        }
    }

    /// Ends all that is shown: the table's task is over.
    pub(super) fn close(&self) {
        self.lock().shown.clear();
    }
}

/// One screen that follows a table, as long as it lives.
pub struct Window {
    hall: Arc<Hall>,
    viewer: Viewer,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Window {
    fn drop(&mut self) {
        if let Some(screens) = self.hall.lock().screens.get_mut(&self.viewer) {
            *screens = screens.saturating_sub(1);
        }
        self.hall.changed.notify_one();
    }
}
