//! Live tables: one task each, started from the journal when a visitor comes, gone when the last one has left.

mod actor;
mod again;
mod bots;
mod company;
mod dealing;
mod door;
mod hall;
mod hints;
mod host;
mod program;
mod registry;
mod request;
mod state;
mod sweep;
mod time;

use std::sync::Arc;

use canasta::Seat;
use canasta_bots::RatedTurn;
use canasta_journal::Person;
use canasta_record::fair::Proof;
use canasta_store::GuestId;
use canasta_table::SeatRequest;
use canasta_table::bots::Pace;
use canasta_table::scene::{Gathering, Scene};
use tokio::sync::{mpsc, oneshot, watch};

use hall::Hall;
use hints::Hints;

pub use actor::{BOT, Context};
pub use hall::{Knocked, Shown, Viewer, Window};
pub use hints::NoHint;
pub use registry::{Registry, TableError};
pub use request::{Admission, DoorRequest, Request, RequestError};
pub use sweep::sweep;

type Reply = oneshot::Sender<Result<u64, RequestError>>;

enum Command {
    Seat { person: Person, id: String, n: u64, request: SeatRequest, reply: Reply },
    Request { person: Person, request: Request, reply: Reply },
    Come { guest: GuestId, name: String, reply: Reply },
    Knock { guest: GuestId, name: String, reply: Reply },
    GoFromDoor { guest: GuestId, reply: Reply },
    Forget { person: Person, reply: Reply },
    GiveUp { before: i64, reply: Reply },
    Carried { person: Person, reply: Reply },
    Again { person: Person, drawn: bool, reply: oneshot::Sender<Result<String, RequestError>> },
    Pace(Pace),
}

/// A handle to a live table. It gives out what each viewer may see and nothing else.
#[derive(Clone)]
pub struct Handle {
    commands: mpsc::Sender<Command>,
    hall: Arc<Hall>,
    hints: Arc<Hints>,
}

impl Handle {
    /// Whether the table's task has ended.
    fn has_ended(&self) -> bool {
        self.commands.is_closed()
    }

    /// Who a guest is at this table.
    pub fn person_of(&self, guest: Option<GuestId>) -> Option<Person> {
        self.hall.person_of(guest)
    }

    /// How a guest looks at this table.
    pub fn viewer_of(&self, guest: Option<GuestId>) -> Viewer {
        self.hall.viewer_of(guest)
    }

    /// The guest who is a person at this table; `None` for who was forgotten.
    pub fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.hall.guest_of(person)
    }

    /// The seat of a person.
    pub fn seat_of_person(&self, person: Person) -> Option<Seat> {
        self.hall.seat_of_person(person)
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: Option<GuestId>) -> Option<Seat> {
        self.hall.seat_of(guest)
    }

    /// The table as whoever is invited, or finds it in the lobby, may know it: who sits there, and on what terms.
    pub fn door(&self) -> Option<Arc<Gathering>> {
        self.hall.door()
    }

    /// When something happened last (milliseconds since 1970).
    pub fn last_at(&self) -> i64 {
        self.hall.last_at()
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.hall.has_begun()
    }

    /// What shows whether the deals so far are fair; no seed of a deal that is not scored.
    pub fn proofs(&self) -> Arc<[Proof]> {
        self.hall.proofs()
    }

    /// How many have a screen open at this table: its people, and those who look on.
    pub fn screens(&self) -> (usize, usize) {
        self.hall.count()
    }

    /// How it went with a guest that knocked.
    pub fn knocked(&self, guest: Option<GuestId>) -> Option<Knocked> {
        self.hall.knocked(guest)
    }

    /// What a viewer is shown, now and as it changes, with the right to follow it in one more window; `None` in place of
    /// that right if there are too many. It ends with the table's task.
    pub fn watch(&self, viewer: Viewer) -> Option<(watch::Receiver<Shown>, Option<Window>)> {
        self.hall.watch(viewer)
    }

    /// What a viewer is shown now; `None` for one who may not look.
    pub fn shown(&self, viewer: Viewer) -> Option<Shown> {
        self.hall.shown(viewer)
    }

    /// What the turns of a seat are worth in its scene.
    pub async fn hint(&self, viewer: Viewer, seat: Seat, scene: &Scene) -> Result<Arc<[RatedTurn]>, NoHint> {
        let now = self.hall.follow(viewer).ok_or(NoHint::Moved)?;
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
        self.ask(|reply| Command::Seat { person, id, n, request, reply }).await
    }

    /// Asks something around the game; how many entries the table has then.
    ///
    /// # Errors
    /// [`RequestError`], with the reason.
    pub async fn request(&self, person: Person, request: Request) -> Result<u64, RequestError> {
        self.ask(|reply| Command::Request { person, request, reply }).await
    }

    /// Somebody comes by the invitation, and is given a free seat if there is one.
    pub async fn come(&self, guest: GuestId, name: String) -> Result<u64, RequestError> {
        self.ask(|reply| Command::Come { guest, name, reply }).await
    }

    /// Somebody who knows the code asks to be let in.
    pub async fn knock(&self, guest: GuestId, name: String) -> Result<u64, RequestError> {
        self.ask(|reply| Command::Knock { guest, name, reply }).await
    }

    /// Somebody who knocks, or was turned away for good, is forgotten.
    pub async fn go_from_door(&self, guest: GuestId) -> Result<u64, RequestError> {
        self.ask(|reply| Command::GoFromDoor { guest, reply }).await
    }

    /// Somebody is forgotten: a bot plays on in the seat, and the name goes.
    pub async fn forget(&self, person: Person) -> Result<u64, RequestError> {
        self.ask(|reply| Command::Forget { person, reply }).await
    }

    /// A person has one device more: the table is told, and what is awaited of them goes on there.
    pub async fn carried(&self, person: Person) -> Result<u64, RequestError> {
        self.ask(|reply| Command::Carried { person, reply }).await
    }

    /// Gives the game up, unless something has happened since that time (milliseconds since 1970).
    pub async fn give_up(&self, before: i64) -> Result<u64, RequestError> {
        self.ask(|reply| Command::GiveUp { before, reply }).await
    }

    /// The table at which the same people play on after this game, opened by the first who asks.
    pub async fn again(&self, person: Person, drawn: bool) -> Result<String, RequestError> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(Command::Again { person, drawn, reply }).await.map_err(|_| RequestError::Gone)?;
        answer.await.unwrap_or(Err(RequestError::Gone))
    }

    async fn ask(&self, command: impl FnOnce(Reply) -> Command) -> Result<u64, RequestError> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(command(reply)).await.map_err(|_| RequestError::Gone)?;
        answer.await.unwrap_or(Err(RequestError::Gone))
    }

    /// Tells how fast the player wants the bots.
    pub fn pace(&self, pace: Pace) {
        // A full queue or a table that has gone will hear it another time.
        let _ = self.commands.try_send(Command::Pace(pace));
    }
}
