//! The handle that others hold of a live table, and the messages it sends to the table's task.

use std::sync::Arc;

use canasta::Seat;
use canasta_bots::RatedTurn;
use canasta_record::fair::Proof;
use canasta_store::{GuestId, NodeId};
use canasta_table::SeatRequest;
use canasta_table::bots::Pace;
use canasta_table::journal::Person;
use canasta_table::scene::{Gathering, Scene};
use tokio::sync::{mpsc, oneshot, watch};

use super::request::{Request, RequestError};
use crate::audience::{Audience, KnockState, LiveStatus, Snapshot, Viewer, Window};
use crate::think::{Hints, NoHint};

pub(super) type Reply = oneshot::Sender<Result<u64, RequestError>>;

/// What a table's task is sent.
pub(super) enum Message {
    Command(Command),
    Query(Query),
    Pace(Pace),
}

/// What a table's task has to do. It ends with an entry, or changes nothing.
pub(super) enum Command {
    Seat { person: Person, id: String, n: u64, request: SeatRequest, reply: Reply },
    Request { person: Person, request: Request, reply: Reply },
    Join { guest: GuestId, name: String, reply: Reply },
    Knock { guest: GuestId, name: String, reply: Reply },
    ForgetKnock { guest: GuestId, reply: Reply },
    Forget { person: Person, reply: Reply },
    GiveUp { before: i64, reply: Reply },
    DeviceAdded { person: Person, reply: Reply },
    Rematch { person: Person, drawn: bool, reply: oneshot::Sender<Result<String, RequestError>> },
}

/// What a table's task is asked about what viewers see.
pub(super) enum Query {
    Show { viewer: Viewer, reply: oneshot::Sender<Option<watch::Receiver<Snapshot>>> },
    Preview { reply: oneshot::Sender<Arc<Gathering>> },
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
    pub async fn preview(&self) -> Option<Arc<Gathering>> {
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
    pub fn knock_state(&self, guest: Option<GuestId>) -> Option<KnockState> {
        self.audience.knock_state(guest)
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

    /// Asks something of the game for a person who has a seat; the number of its entry, once it is durable.
    ///
    /// # Errors
    /// [`RequestError`], with the reason.
    pub async fn seat_request(
        &self,
        person: Person,
        id: String,
        n: u64,
        request: SeatRequest,
    ) -> Result<u64, RequestError> {
        self.write(|reply| Command::Seat { person, id, n, request, reply }).await
    }

    /// Asks something around the game; how many entries the table has then.
    ///
    /// # Errors
    /// [`RequestError`], with the reason.
    pub async fn request(&self, person: Person, request: Request) -> Result<u64, RequestError> {
        self.write(|reply| Command::Request { person, request, reply }).await
    }

    /// Lets a guest in who comes by the invitation, and gives them a free seat if there is one.
    pub async fn join(&self, guest: GuestId, name: String) -> Result<u64, RequestError> {
        self.write(|reply| Command::Join { guest, name, reply }).await
    }

    /// Asks the host to let in a guest who knows the code.
    pub async fn knock(&self, guest: GuestId, name: String) -> Result<u64, RequestError> {
        self.write(|reply| Command::Knock { guest, name, reply }).await
    }

    /// Forgets a guest who knocks, or was turned away for good.
    pub async fn forget_knock(&self, guest: GuestId) -> Result<u64, RequestError> {
        self.write(|reply| Command::ForgetKnock { guest, reply }).await
    }

    /// Forgets a person: a bot plays on in the seat, and the name goes.
    pub async fn forget(&self, person: Person) -> Result<u64, RequestError> {
        self.write(|reply| Command::Forget { person, reply }).await
    }

    /// Tells the table that a person has one device more, and may play on there.
    pub async fn device_added(&self, person: Person) -> Result<u64, RequestError> {
        self.write(|reply| Command::DeviceAdded { person, reply }).await
    }

    /// Gives the game up, unless a person has asked for something since that time (milliseconds since 1970).
    pub async fn give_up(&self, before: i64) -> Result<u64, RequestError> {
        self.write(|reply| Command::GiveUp { before, reply }).await
    }

    /// The table at which the same people play on after this game, opened for the first of them who asks.
    pub async fn rematch(&self, person: Person, drawn: bool) -> Result<String, RequestError> {
        self.ask(|reply| Message::Command(Command::Rematch { person, drawn, reply }))
            .await
            .unwrap_or(Err(RequestError::Gone))
    }

    /// Has the task do something that ends with an entry, or nothing.
    async fn write(&self, command: impl FnOnce(Reply) -> Command) -> Result<u64, RequestError> {
        self.ask(|reply| Message::Command(command(reply))).await.unwrap_or(Err(RequestError::Gone))
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
