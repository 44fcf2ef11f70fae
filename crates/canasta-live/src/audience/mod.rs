//! The audience of a live table: the latest screen of each viewer, and the open windows. Request handlers read it
//! without asking the table's task.
//!
//! There is one screen per viewer, however many windows they have open, and only while a window follows it. For any
//! other viewer the task makes one on request.

mod follower;
mod followers;
mod screen;

use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use canasta::Seat;
use canasta_record::fair::Proof;
use canasta_store::{GuestId, NodeId};
use canasta_table::journal::Person;
use canasta_table::scene::{Screen, WaitingRoom};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::Instant;

use crate::settings::WindowLimits;

pub use follower::FollowedTable;
pub use followers::{Followers, Owners};
pub use screen::LiveStatus;
pub(crate) use screen::{is_late, screen, spectator_screen, waiting_room};

/// How long a node counts as a follower after its last request. Followers send more than one per second.
const FOLLOWER_TIMEOUT: Duration = Duration::from_secs(5);

/// A viewer of a table. All strangers see the same thing in all their windows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Viewer {
    /// One of the table's people.
    Person(Person),
    /// A window of a device that several people share. `None` for a document, which is always covered while cards are
    /// hidden.
    SharedDevice(Option<WindowNumber>),
    /// A guest whom the host has banned, and who sees nothing even if the table allows spectators.
    Banned,
    /// Any other visitor: a spectator, if the table allows spectators.
    Stranger,
}

/// The number of a window of a shared device. Each window that is opened gets a new one.
pub type WindowNumber = u64;

/// A viewer's screen at one moment.
#[derive(Clone)]
pub struct Snapshot {
    /// The game's scene, or the waiting room before the game.
    pub screen: Arc<Screen>,
    /// When the snapshot was made. Times on the screen are relative to this.
    pub at: Instant,
    /// Cached rendering, shared by all the viewer's windows. Only the caller knows its type.
    pub rendered: Arc<OnceLock<Box<dyn Any + Send + Sync>>>,
    /// What the caller keeps from one of the viewer's snapshots to the next. Only the caller knows its type.
    pub kept: Arc<OnceLock<Box<dyn Any + Send + Sync>>>,
}

/// State of a guest's join request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinRequestState {
    /// The host hasn't answered.
    Waiting,
    /// The host declined it.
    Declined,
    /// The host banned the guest.
    Banned,
}

#[derive(Default)]
struct Inner {
    people: BTreeMap<GuestId, Person>,
    seats: BTreeMap<Person, Seat>,
    /// Snapshots made since the table last changed, and those that windows follow.
    snapshots: BTreeMap<Viewer, watch::Sender<Snapshot>>,
    open_windows: BTreeMap<Viewer, usize>,
    /// The person whose guest has the shared device; `None` if everyone has their own.
    device_owner: Option<Person>,
    /// The person whose cards the shared device shows, and in which window.
    shown: Option<(Person, WindowNumber)>,
    last_window: WindowNumber,
    /// Nodes that follow the table for their spectators. Each comes with its number of windows and the time of its last
    /// request.
    followers: BTreeMap<NodeId, (usize, Instant)>,
    /// People with a new window since the task last asked.
    arrivals: Vec<Person>,
    join_requests: BTreeMap<GuestId, JoinRequestState>,
    /// Preview for an invited guest, if it was requested since the table last changed.
    preview: Option<Arc<WaitingRoom>>,
    has_begun: bool,
    /// Time of the last activity (milliseconds since 1970).
    last_at: i64,
    proofs: Arc<[Proof]>,
    /// The table where the rematch is played.
    next_table: Option<String>,
}

impl Inner {
    /// Number of strangers' windows at the nodes that follow the table.
    fn remote_windows(&self) -> usize {
        let current = self.followers.values().filter(|(_, at)| at.elapsed() < FOLLOWER_TIMEOUT);
        current.map(|(windows, _)| windows).sum()
    }
}

/// The audience of one table.
pub(crate) struct Audience {
    inner: Mutex<Inner>,
    /// Notified when a window opens or closes.
    windows_changed: Notify,
    /// A permit for each window that the table's people can still open.
    permits: Arc<Semaphore>,
    /// Permits for strangers, who therefore can't use up the players' windows.
    spectator_permits: Arc<Semaphore>,
}

impl Audience {
    pub(crate) fn new(limits: &WindowLimits) -> Arc<Self> {
        let permits = |max: u32| Arc::new(Semaphore::new(max as usize));
        Arc::new(Self {
            inner: Mutex::default(),
            windows_changed: Notify::new(),
            permits: permits(limits.people),
            spectator_permits: permits(limits.spectators),
        })
    }

    // A panic can't leave the state half changed, so a poisoned lock is fine.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A guest's person at this table; `None` if the guest isn't at the table or is banned.
    pub(crate) fn person_of(&self, guest: Option<GuestId>) -> Option<Person> {
        self.lock().people.get(&guest?).copied()
    }

    pub(crate) fn viewer_of(&self, guest: Option<GuestId>) -> Viewer {
        match self.person_of(guest) {
            Some(person) if self.lock().device_owner == Some(person) => Viewer::SharedDevice(None),
            Some(person) => Viewer::Person(person),
            None if self.join_request_state(guest) == Some(JoinRequestState::Banned) => Viewer::Banned,
            None => Viewer::Stranger,
        }
    }

    /// The viewer for a new window of a guest.
    pub(crate) fn viewer_of_window(&self, guest: Option<GuestId>) -> Viewer {
        match self.viewer_of(guest) {
            Viewer::SharedDevice(_) => {
                let mut inner = self.lock();
                inner.last_window += 1;
                Viewer::SharedDevice(Some(inner.last_window))
            }
            other => other,
        }
    }

    /// The person that a guest acts for now, and how that person sees the table. `None` for strangers, and while a
    /// shared device is covered.
    pub(crate) fn acting(&self, guest: Option<GuestId>) -> Option<(Person, Viewer)> {
        match self.viewer_of(guest) {
            viewer @ Viewer::Person(person) => Some((person, viewer)),
            Viewer::SharedDevice(_) => {
                let (person, window) = self.lock().shown?;
                Some((person, Viewer::SharedDevice(Some(window))))
            }
            Viewer::Banned | Viewer::Stranger => None,
        }
    }

    /// Sets the person whose guest has the shared device.
    pub(crate) fn set_device_owner(&self, person: Person) {
        self.lock().device_owner = Some(person);
    }

    /// Sets the person whose cards the shared device shows, and the window; `None` while it is covered.
    pub(crate) fn set_shown(&self, shown: Option<(Person, WindowNumber)>) {
        self.lock().shown = shown;
    }

    /// Whether a window of the shared device is open.
    pub(crate) fn is_device_open(&self) -> bool {
        let inner = self.lock();
        inner.open_windows.iter().any(|(viewer, &windows)| matches!(viewer, Viewer::SharedDevice(_)) && windows > 0)
    }

    pub(crate) fn seat_of(&self, guest: Option<GuestId>) -> Option<Seat> {
        let inner = self.lock();
        inner.seats.get(inner.people.get(&guest?)?).copied()
    }

    pub(crate) fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.lock().people.iter().find(|(_, known)| **known == person).map(|(guest, _)| *guest)
    }

    pub(crate) fn seat_of_person(&self, person: Person) -> Option<Seat> {
        self.lock().seats.get(&person).copied()
    }

    /// A viewer's snapshots, now and as they change; `None` if the task has to make one first, or if the viewer isn't
    /// allowed to watch. They end with the table's task.
    pub(crate) fn follow(&self, viewer: Viewer) -> Option<watch::Receiver<Snapshot>> {
        self.lock().snapshots.get(&viewer).map(watch::Sender::subscribe)
    }

    /// Opens a window for the viewer; `None` if there are too many.
    pub(crate) fn open_window(self: &Arc<Self>, viewer: Viewer) -> Option<Window> {
        let permit = Arc::clone(self.permits_of(viewer)).try_acquire_owned().ok()?;
        let mut inner = self.lock();
        *inner.open_windows.entry(viewer).or_default() += 1;
        if let Viewer::Person(person) = viewer {
            inner.arrivals.push(person);
        }
        drop(inner);
        self.windows_changed.notify_one();
        Some(Window { audience: Arc::clone(self), viewer, _permit: permit })
    }

    /// Whether a viewer can open one more window.
    pub(crate) fn has_room(&self, viewer: Viewer) -> bool {
        self.permits_of(viewer).available_permits() > 0
    }

    const fn permits_of(&self, viewer: Viewer) -> &Arc<Semaphore> {
        match viewer {
            Viewer::Person(_) | Viewer::SharedDevice(_) => &self.permits,
            Viewer::Banned | Viewer::Stranger => &self.spectator_permits,
        }
    }

    /// Preview of the table for a guest who was invited, or who finds it in the lobby; `None` if the task has to make
    /// it first.
    pub(crate) fn preview(&self) -> Option<Arc<WaitingRoom>> {
        self.lock().preview.clone()
    }

    pub(crate) fn set_preview(&self, preview: Arc<WaitingRoom>) {
        self.lock().preview = Some(preview);
    }

    pub(crate) fn set_begun(&self, has_begun: bool) {
        self.lock().has_begun = has_begun;
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.lock().has_begun
    }

    pub(crate) fn set_last_at(&self, last_at: i64) {
        self.lock().last_at = last_at;
    }

    /// Time of the last activity (milliseconds since 1970).
    pub(crate) fn last_at(&self) -> i64 {
        self.lock().last_at
    }

    /// Proofs of the deals so far. Leaves out the seeds of deals that aren't scored.
    pub(crate) fn proofs(&self) -> Arc<[Proof]> {
        Arc::clone(&self.lock().proofs)
    }

    pub(crate) fn set_proofs(&self, proofs: Vec<Proof>) {
        self.lock().proofs = proofs.into();
    }

    pub(crate) fn next_table(&self) -> Option<String> {
        self.lock().next_table.clone()
    }

    pub(crate) fn set_next_table(&self, table: String) {
        self.lock().next_table = Some(table);
    }

    /// State of a guest's join request; `None` if there is none.
    pub(crate) fn join_request_state(&self, guest: Option<GuestId>) -> Option<JoinRequestState> {
        self.lock().join_requests.get(&guest?).copied()
    }

    pub(crate) async fn windows_changed(&self) {
        self.windows_changed.notified().await;
    }

    /// People with a new window since the last call.
    pub(crate) fn take_arrivals(&self) -> Vec<Person> {
        std::mem::take(&mut self.lock().arrivals)
    }

    pub(crate) fn open_windows(&self, viewer: Viewer) -> usize {
        self.lock().open_windows.get(&viewer).copied().unwrap_or_default()
    }

    /// Number of people at the table who have a window open, and number of windows that strangers have open.
    pub(crate) fn window_counts(&self) -> (usize, usize) {
        let inner = self.lock();
        let people =
            inner.open_windows.iter().filter(|(viewer, windows)| **viewer != Viewer::Stranger && **windows > 0);
        let here = inner.open_windows.get(&Viewer::Stranger).copied().unwrap_or_default();
        (people.count(), here + inner.remote_windows())
    }

    /// Number of strangers' windows, here and at the nodes that follow the table.
    pub(crate) fn strangers(&self) -> usize {
        let inner = self.lock();
        inner.open_windows.get(&Viewer::Stranger).copied().unwrap_or_default() + inner.remote_windows()
    }

    /// The banned guests.
    pub(crate) fn banned(&self) -> BTreeSet<GuestId> {
        let inner = self.lock();
        inner
            .join_requests
            .iter()
            .filter(|(_, state)| **state == JoinRequestState::Banned)
            .map(|(guest, _)| *guest)
            .collect()
    }

    /// Records that a node follows the table, with this many spectator windows.
    pub(crate) fn record_follower(&self, node: NodeId, windows: usize) {
        let before = self.lock().followers.insert(node, (windows, Instant::now()));
        if before.is_none_or(|(before, _)| before != windows) {
            self.windows_changed.notify_one();
        }
    }

    pub(crate) fn is_followed(&self) -> bool {
        self.lock().followers.values().any(|(_, at)| at.elapsed() < FOLLOWER_TIMEOUT)
    }

    /// Viewers with an open window. The value is 1 for each person, and the number of windows for strangers.
    pub(crate) fn present(&self) -> BTreeMap<Viewer, usize> {
        let inner = self.lock();
        let open = inner.open_windows.iter().filter(|(_, windows)| **windows > 0);
        let open = open.map(|(&viewer, &windows)| (viewer, if viewer == Viewer::Stranger { windows } else { 1 }));
        let mut present: BTreeMap<Viewer, usize> = open.collect();
        if let followed @ 1.. = inner.remote_windows() {
            *present.entry(Viewer::Stranger).or_default() += followed;
        }
        present
    }

    pub(crate) fn is_watched(&self) -> bool {
        let inner = self.lock();
        inner.remote_windows() > 0 || inner.open_windows.values().any(|&windows| windows > 0)
    }

    /// Makes the guest this person at the table.
    pub(crate) fn admit(&self, guest: GuestId, person: Person) {
        let mut inner = self.lock();
        inner.people.insert(guest, person);
        inner.join_requests.remove(&guest);
    }

    /// Bans the guest, whose windows go dark.
    pub(crate) fn ban(&self, guest: GuestId) {
        let mut inner = self.lock();
        if let Some(person) = inner.people.remove(&guest) {
            inner.snapshots.remove(&Viewer::Person(person));
        }
        inner.join_requests.insert(guest, JoinRequestState::Banned);
    }

    /// Removes the person's guest, whose windows go dark.
    pub(crate) fn forget(&self, person: Person) {
        let mut inner = self.lock();
        inner.people.retain(|_, known| *known != person);
        let is_owner = inner.device_owner == Some(person);
        let is_theirs = |viewer: &Viewer| match viewer {
            Viewer::SharedDevice(_) => is_owner,
            viewer => *viewer == Viewer::Person(person),
        };
        inner.snapshots.retain(|viewer, _| !is_theirs(viewer));
    }

    pub(crate) fn set_join_request_state(&self, guest: GuestId, state: JoinRequestState) {
        self.lock().join_requests.insert(guest, state);
    }

    pub(crate) fn clear_join_request(&self, guest: GuestId) {
        self.lock().join_requests.remove(&guest);
    }

    pub(crate) fn set_seats(&self, seats: BTreeMap<Person, Seat>) {
        self.lock().seats = seats;
    }

    /// Discards outdated snapshots after a change. Returns the viewers whose windows need a new one.
    pub(crate) fn take_outdated_viewers(&self) -> Vec<Viewer> {
        let mut inner = self.lock();
        inner.preview = None;
        inner.snapshots.retain(|_, sender| sender.receiver_count() > 0);
        inner.snapshots.keys().copied().collect()
    }

    /// Sets a viewer's screen. `screen` is `None` if the viewer can no longer watch.
    pub(crate) fn show(&self, viewer: Viewer, screen: Option<Screen>) -> Option<watch::Receiver<Snapshot>> {
        let mut inner = self.lock();
        let Some(screen) = screen else {
            inner.snapshots.remove(&viewer);
            return None;
        };
        let previous = inner.snapshots.get(&viewer);
        let kept = previous.map_or_else(Arc::default, |sender| Arc::clone(&sender.borrow().kept));
        let snapshot = Snapshot { screen: Arc::new(screen), at: Instant::now(), rendered: Arc::default(), kept };
        if let Some(sender) = previous {
            sender.send_replace(snapshot);
            return Some(sender.subscribe());
        }
        let (sender, receiver) = watch::channel(snapshot);
        inner.snapshots.insert(viewer, sender);
        Some(receiver)
    }

    /// Ends every window's snapshots, once the table's task has ended.
    pub(crate) fn close(&self) {
        self.lock().snapshots.clear();
    }
}

/// An open window on a table. It counts until it is dropped.
pub struct Window {
    audience: Arc<Audience>,
    viewer: Viewer,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Window {
    fn drop(&mut self) {
        let mut inner = self.audience.lock();
        if let Some(windows) = inner.open_windows.get_mut(&self.viewer) {
            *windows = windows.saturating_sub(1);
            if *windows == 0 {
                inner.open_windows.remove(&self.viewer);
            }
        }
        drop(inner);
        self.audience.windows_changed.notify_one();
    }
}
