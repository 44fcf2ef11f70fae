//! The handle to a live table, and the messages it sends to the table's task.

use std::sync::Arc;

use canasta::Seat;
use canasta_bots::RatedTurn;
use canasta_record::fair::Proof;
use canasta_store::{GuestId, NodeId};
use canasta_table::bots::Pace;
use canasta_table::journal::Person;
use canasta_table::scene::{Scene, WaitingRoom};
use tokio::sync::{mpsc, oneshot, watch};

use super::request::{Request, RequestError};
use crate::audience::{Audience, JoinRequestState, LiveStatus, Snapshot, Viewer, Window};
use crate::think::{HintError, Hints};

pub(super) type Reply = oneshot::Sender<Result<u64, RequestError>>;

/// A message to a table's task.
pub(super) enum Message {
    Request(Request, Reply),
    Query(Query),
    Pace(Pace),
}

/// A query to a table's task, about what viewers see.
pub(super) enum Query {
    Show { viewer: Viewer, reply: oneshot::Sender<Option<watch::Receiver<Snapshot>>> },
    Preview { reply: oneshot::Sender<Arc<WaitingRoom>> },
    LiveStatus { reply: oneshot::Sender<LiveStatus> },
}

/// The table's task has ended, but the table can be loaded again.
#[derive(Debug)]
pub(crate) struct TaskEnded;

/// A handle to a live table. It reveals to each viewer only what they may see.
#[derive(Clone)]
pub struct Handle {
    pub(super) task: mpsc::Sender<Message>,
    pub(crate) audience: Arc<Audience>,
    pub(super) hints: Arc<Hints>,
}

impl Handle {
    /// Whether the table's task has ended.
    pub(crate) fn has_ended(&self) -> bool {
        self.task.is_closed()
    }

    /// A guest's person at this table; `None` if the guest isn't at the table or is banned.
    pub fn person_of(&self, guest: Option<GuestId>) -> Option<Person> {
        self.audience.person_of(guest)
    }

    /// How a guest views this table: as one of its people, as a banned guest, or as a stranger.
    pub fn viewer_of(&self, guest: Option<GuestId>) -> Viewer {
        self.audience.viewer_of(guest)
    }

    /// The viewer for a new window of a guest. Each window of a shared device is a viewer of its own.
    pub(crate) fn viewer_of_window(&self, guest: Option<GuestId>) -> Viewer {
        self.audience.viewer_of_window(guest)
    }

    /// The seat that a guest acts for now, and how its player sees the table. `None` for guests without a seat, and
    /// while a shared device is covered.
    pub fn acting(&self, guest: Option<GuestId>) -> Option<(Seat, Viewer)> {
        let (person, viewer) = self.audience.acting(guest)?;
        Some((self.seat_of_person(person)?, viewer))
    }

    /// Whether several people share the guest's device at this table.
    pub fn is_device_shared(&self, guest: Option<GuestId>) -> bool {
        matches!(self.viewer_of(guest), Viewer::SharedDevice(_))
    }

    /// The guest of a person; `None` if the person was forgotten.
    pub fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.audience.guest_of(person)
    }

    /// The seat of a person.
    pub fn seat_of_person(&self, person: Person) -> Option<Seat> {
        self.audience.seat_of_person(person)
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: Option<GuestId>) -> Option<Seat> {
        self.audience.seat_of(guest)
    }

    /// Preview of the table for a guest who was invited, or who finds it in the lobby: who sits there, and on what
    /// terms. `None` if the task has ended.
    pub async fn preview(&self) -> Option<Arc<WaitingRoom>> {
        match self.audience.preview() {
            Some(preview) => Some(preview),
            None => self.ask(|reply| Message::Query(Query::Preview { reply })).await.ok(),
        }
    }

    /// The table's status, for a node that follows it with this many spectator windows. `None` if the task has ended.
    pub(crate) async fn live_status(&self, node: NodeId, windows: usize) -> Option<LiveStatus> {
        self.audience.record_follower(node, windows);
        self.ask(|reply| Message::Query(Query::LiveStatus { reply })).await.ok()
    }

    /// Time of the last activity (milliseconds since 1970).
    pub fn last_at(&self) -> i64 {
        self.audience.last_at()
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.audience.has_begun()
    }

    /// Proofs of the deals so far. Leaves out the seeds of deals that aren't scored.
    pub fn proofs(&self) -> Arc<[Proof]> {
        self.audience.proofs()
    }

    /// Number of people at the table who have a screen open, and number of screens that strangers have open.
    pub fn window_counts(&self) -> (usize, usize) {
        self.audience.window_counts()
    }

    /// State of a guest's join request; `None` if there is none.
    pub fn join_request_state(&self, guest: Option<GuestId>) -> Option<JoinRequestState> {
        self.audience.join_request_state(guest)
    }

    /// A viewer's snapshots, now and as they change; `None` if the viewer isn't allowed to watch. They end with the
    /// table's task.
    ///
    /// # Errors
    /// The task has already ended.
    pub(crate) async fn follow(&self, viewer: Viewer) -> Result<Option<watch::Receiver<Snapshot>>, TaskEnded> {
        match self.audience.follow(viewer) {
            Some(snapshots) => Ok(Some(snapshots)),
            None => self.ask(|reply| Message::Query(Query::Show { viewer, reply })).await,
        }
    }

    /// Permission for one more window of a viewer; `None` if there are too many.
    pub fn open_window(&self, viewer: Viewer) -> Option<Window> {
        self.audience.open_window(viewer)
    }

    /// Whether a viewer can open one more window.
    pub fn has_room(&self, viewer: Viewer) -> bool {
        self.audience.has_room(viewer)
    }

    /// Ratings of a seat's plays in its scene.
    pub async fn hint(&self, viewer: Viewer, seat: Seat, scene: &Scene) -> Result<Arc<[RatedTurn]>, HintError> {
        let now = self.follow(viewer).await.ok().flatten().ok_or(HintError::Stale)?;
        self.hints.of(seat, scene, now).await
    }

    /// Lets the task carry out a request. Returns the table's number of entries afterwards, all of them durable.
    ///
    /// # Errors
    /// The reason why the request failed.
    pub async fn request(&self, request: Request) -> Result<u64, RequestError> {
        self.ask(|reply| Message::Request(request, reply)).await.unwrap_or(Err(RequestError::Gone))
    }

    /// The table for the rematch, once a [`Request::Rematch`] has opened it.
    pub fn next_table(&self) -> Option<String> {
        self.audience.next_table()
    }

    async fn ask<T>(&self, message: impl FnOnce(oneshot::Sender<T>) -> Message) -> Result<T, TaskEnded> {
        let (reply, answer) = oneshot::channel();
        self.task.send(message(reply)).await.map_err(|_| TaskEnded)?;
        answer.await.map_err(|_| TaskEnded)
    }

    /// Sets the bots' pace to the one that a player has chosen.
    pub fn pace(&self, pace: Pace) {
        // If the queue is full or the task has ended, the pace is set again by the player's next request.
        let _ = self.task.try_send(Message::Pace(pace));
    }
}
