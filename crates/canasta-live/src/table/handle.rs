//! The handle that others hold of a live table, and the messages it sends to the table's task.

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
use crate::think::{Hints, NoHint};

pub(super) type Reply = oneshot::Sender<Result<u64, RequestError>>;

/// A message to a table's task.
pub(super) enum Message {
    Request(Request, Reply),
    Query(Query),
    Pace(Pace),
}

/// A question to a table's task about what viewers see.
pub(super) enum Query {
    Show { viewer: Viewer, reply: oneshot::Sender<Option<watch::Receiver<Snapshot>>> },
    Preview { reply: oneshot::Sender<Arc<WaitingRoom>> },
    LiveStatus { reply: oneshot::Sender<LiveStatus> },
}

/// The task of a table has ended, and the table may be loaded again.
#[derive(Debug)]
pub(crate) struct TaskEnded;

/// A handle to a live table. It gives out what each viewer may see and nothing else.
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

    /// Which person of this table a guest is.
    pub fn person_of(&self, guest: Option<GuestId>) -> Option<Person> {
        self.audience.person_of(guest)
    }

    /// As which viewer a guest looks at this table.
    pub fn viewer_of(&self, guest: Option<GuestId>) -> Viewer {
        self.audience.viewer_of(guest)
    }

    /// The guest who is a person of this table; `None` if the person was forgotten.
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

    /// The table as a guest who is invited, or finds it in the lobby, may know it: who sits there, and on what terms. `None`
    /// where its task has ended.
    pub async fn preview(&self) -> Option<Arc<WaitingRoom>> {
        match self.audience.preview() {
            Some(preview) => Some(preview),
            None => self.ask(|reply| Message::Query(Query::Preview { reply })).await.ok(),
        }
    }

    /// The table's status for a node that follows it for `windows` windows of spectators. `None` if the table's task has
    /// ended.
    pub(crate) async fn live_status(&self, node: NodeId, windows: usize) -> Option<LiveStatus> {
        self.audience.follower(node, windows);
        self.ask(|reply| Message::Query(Query::LiveStatus { reply })).await.ok()
    }

    /// When something happened last (milliseconds since 1970).
    pub fn last_at(&self) -> i64 {
        self.audience.last_at()
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.audience.has_begun()
    }

    /// What shows whether the deals so far are fair; no seed of a deal that is not scored.
    pub fn proofs(&self) -> Arc<[Proof]> {
        self.audience.proofs()
    }

    /// How many of the table's people have a screen open, and how many screens of strangers there are.
    pub fn window_counts(&self) -> (usize, usize) {
        self.audience.window_counts()
    }

    /// How far a guest's knock has got; `None` for a guest who has not knocked.
    pub fn join_request_state(&self, guest: Option<GuestId>) -> Option<JoinRequestState> {
        self.audience.join_request_state(guest)
    }

    /// What a viewer sees, now and as it changes; `None` for a viewer who may not look. It ends with the table's task.
    ///
    /// # Errors
    /// The task has ended already.
    pub(crate) async fn follow(&self, viewer: Viewer) -> Result<Option<watch::Receiver<Snapshot>>, TaskEnded> {
        match self.audience.follow(viewer) {
            Some(snapshots) => Ok(Some(snapshots)),
            None => self.ask(|reply| Message::Query(Query::Show { viewer, reply })).await,
        }
    }

    /// The right of a viewer to follow the table in one more window; `None` if there are too many.
    pub fn open_window(&self, viewer: Viewer) -> Option<Window> {
        self.audience.open_window(viewer)
    }

    /// Whether a viewer may open one more window.
    pub fn has_room(&self, viewer: Viewer) -> bool {
        self.audience.has_room(viewer)
    }

    /// What the turns of a seat are worth in its scene.
    pub async fn hint(&self, viewer: Viewer, seat: Seat, scene: &Scene) -> Result<Arc<[RatedTurn]>, NoHint> {
        let now = self.follow(viewer).await.ok().flatten().ok_or(NoHint::Stale)?;
        self.hints.of(seat, scene, now).await
    }

    /// Has the task carry out a request; how many entries the table has then, all of them durable.
    ///
    /// # Errors
    /// [`RequestError`], with the reason.
    pub async fn request(&self, request: Request) -> Result<u64, RequestError> {
        self.ask(|reply| Message::Request(request, reply)).await.unwrap_or(Err(RequestError::Gone))
    }

    /// The table at which the same people play on, once a [`Request::Rematch`] to this task has opened it.
    pub fn next_table(&self) -> Option<String> {
        self.audience.next_table()
    }

    async fn ask<T>(&self, message: impl FnOnce(oneshot::Sender<T>) -> Message) -> Result<T, TaskEnded> {
        let (reply, answer) = oneshot::channel();
        self.task.send(message(reply)).await.map_err(|_| TaskEnded)?;
        answer.await.map_err(|_| TaskEnded)
    }

    /// Sets the pace of the bots that a player has chosen.
    pub fn pace(&self, pace: Pace) {
        // If the queue is full or the task has ended, the player's next request brings it again.
        let _ = self.task.try_send(Message::Pace(pace));
    }
}
