//! Live tables: one task each, started from the journal when somebody comes, gone when nobody does.

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
mod sweep;
mod time;

use std::sync::Arc;

use canasta::{CardAct, Seat};
use canasta_journal::Person;
use canasta_pages::Pace;
use canasta_record::fair::{Cut, Proof};
use canasta_table::scene::{Gathering, Scene};
use canasta_table::talk::Phrase;
use canasta_table::{GameRefusal, TableRefusal};
use canasta_words::hint::Turn;
use tokio::sync::{mpsc, oneshot, watch};

use canasta_store::{GuestId, WriteError};

use hall::Hall;
use hints::Hints;

pub(crate) use actor::{BOT, Means};
pub(crate) use door::Admission;
pub(crate) use hall::{Knocked, Shown, Viewer, Window};
pub(crate) use hints::NoHint;
pub(crate) use registry::{Opening, Registry};
pub(crate) use sweep::sweep;

/// What somebody in a seat sends to the table.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    Act(CardAct),
    /// The next deal, with what they add to it.
    NextDeal(Option<Cut>),
}

/// What a person at the table wants done around the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Errand {
    Sit(Seat),
    Stand,
    /// A bot in a seat, by its name among those that are offered.
    Bot(Seat, String),
    Free(Seat),
    /// Begin, with this bot in the free seats.
    Begin(Option<String>),
    Pause,
    Resume,
    Host(Person),
    StandIn(Seat),
    Leave,
    Back,
    /// To wait no longer for the others before the next deal.
    Deal,
    /// A new spoken code.
    Code,
    /// A new invitation and no code.
    Renew,
    /// Yes to somebody who asks.
    Admit(u64, Admission),
    /// No to somebody who asks.
    TurnAway {
        knock: u64,
        for_good: bool,
    },
    /// To turn a person at the table away for good.
    Ban(Person),
    /// To say of a person without a seat that they are another one again, whose seat was lost with a phone or a cookie.
    Same {
        newcomer: Person,
        was: Person,
    },
    /// To let one in again.
    LetIn(Person),
    /// To say what a turn may take where there is no clock, in seconds.
    Allow(Option<u32>),
    /// To close the table for good.
    Close,
    /// To ask the host no longer for a seat.
    Withdraw,
    /// To agree that a bot makes a decision that takes too long.
    Agree,
    /// To take the table off one's start page.
    Hide,
    Say(Phrase),
    /// Another name for themselves.
    Rename(String),
}

/// Why a table did not do it. Nothing has changed, but for [`Trouble::Write`] with [`WriteError::Stopped`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The table says no.
    Refused(GameRefusal),
    /// So does it of something around the game.
    NotDone(TableRefusal),
    /// It could not be written.
    Write(WriteError),
    /// The system gives no randomness.
    NoRandomness,
    /// The table has just left the memory, or is put aside.
    Gone,
}

type Reply = oneshot::Sender<Result<u64, Trouble>>;

enum Command {
    Wish { person: Person, id: String, n: u64, wanted: Wanted, reply: Reply },
    Errand { person: Person, errand: Errand, reply: Reply },
    Come { guest: GuestId, name: String, reply: Reply },
    Knock { guest: GuestId, name: String, reply: Reply },
    GoFromDoor { guest: GuestId, reply: Reply },
    Forget { person: Person, reply: Reply },
    GiveUp { before: i64, reply: Reply },
    Carried { person: Person, reply: Reply },
    Again { person: Person, drawn: bool, reply: oneshot::Sender<Result<String, Trouble>> },
    Pace(Pace),
}

/// The hand that handlers hold of a live table. It gives out what each viewer may see and nothing else.
#[derive(Clone)]
pub(crate) struct Handle {
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
    pub(crate) fn person_of(&self, guest: Option<GuestId>) -> Option<Person> {
        self.hall.person_of(guest)
    }

    /// How a guest looks at this table.
    pub(crate) fn viewer_of(&self, guest: Option<GuestId>) -> Viewer {
        self.hall.viewer_of(guest)
    }

    /// The guest who is a person at this table; `None` for who was forgotten.
    pub(crate) fn guest_of(&self, person: Person) -> Option<GuestId> {
        self.hall.guest_of(person)
    }

    /// The seat of a person.
    pub(crate) fn seat_of_person(&self, person: Person) -> Option<Seat> {
        self.hall.seat_of_person(person)
    }

    /// The seat of a guest.
    pub(crate) fn seat_of(&self, guest: Option<GuestId>) -> Option<Seat> {
        self.hall.seat_of(guest)
    }

    /// The table as whoever is invited, or finds it in the lobby, may know it: who sits there, and on what terms.
    pub(crate) fn door(&self) -> Option<Arc<Gathering>> {
        self.hall.door()
    }

    /// When something happened last (milliseconds since 1970).
    pub(crate) fn last_at(&self) -> i64 {
        self.hall.last_at()
    }

    /// Whether the game has begun.
    pub(crate) fn has_begun(&self) -> bool {
        self.hall.has_begun()
    }

    /// What shows whether the deals so far are fair; no seed of a deal that is not scored.
    pub(crate) fn proofs(&self) -> Arc<[Proof]> {
        self.hall.proofs()
    }

    /// How many have a screen open at this table: its people, and those who look on.
    pub(crate) fn screens(&self) -> (usize, usize) {
        self.hall.count()
    }

    /// How it went with a guest that knocked.
    pub(crate) fn knocked(&self, guest: Option<GuestId>) -> Option<Knocked> {
        self.hall.knocked(guest)
    }

    /// What a viewer is shown, now and as it changes, with the right to follow it in one more window; `None` in place of
    /// that right if there are too many. It ends with the table's task.
    pub(crate) fn watch(&self, viewer: Viewer) -> Option<(watch::Receiver<Shown>, Option<Window>)> {
        self.hall.watch(viewer)
    }

    /// What a viewer is shown now; `None` for one who may not look.
    pub(crate) fn shown(&self, viewer: Viewer) -> Option<Shown> {
        self.hall.shown(viewer)
    }

    /// What the turns of a seat are worth in its scene.
    pub(crate) async fn hint(&self, viewer: Viewer, seat: Seat, scene: &Scene) -> Result<Arc<[Turn]>, NoHint> {
        let now = self.hall.follow(viewer).ok_or(NoHint::Moved)?;
        self.hints.of(seat, scene, now).await
    }

    /// Makes a wish of a person who has a seat; the number of its entry, once it is durable.
    pub(crate) async fn wish(&self, person: Person, id: String, n: u64, wanted: Wanted) -> Result<u64, Trouble> {
        self.ask(|reply| Command::Wish { person, id, n, wanted, reply }).await
    }

    /// Has something done around the game; the entries of the table then.
    pub(crate) async fn errand(&self, person: Person, errand: Errand) -> Result<u64, Trouble> {
        self.ask(|reply| Command::Errand { person, errand, reply }).await
    }

    /// Somebody comes by the invitation, and is given a free seat if there is one.
    pub(crate) async fn come(&self, guest: GuestId, name: String) -> Result<u64, Trouble> {
        self.ask(|reply| Command::Come { guest, name, reply }).await
    }

    /// Somebody who knows the code asks to be let in.
    pub(crate) async fn knock(&self, guest: GuestId, name: String) -> Result<u64, Trouble> {
        self.ask(|reply| Command::Knock { guest, name, reply }).await
    }

    /// Somebody who knocks, or was turned away for good, is forgotten.
    pub(crate) async fn go_from_door(&self, guest: GuestId) -> Result<u64, Trouble> {
        self.ask(|reply| Command::GoFromDoor { guest, reply }).await
    }

    /// Somebody is forgotten: a bot plays on in the seat, and the name goes.
    pub(crate) async fn forget(&self, person: Person) -> Result<u64, Trouble> {
        self.ask(|reply| Command::Forget { person, reply }).await
    }

    /// A person has one device more: the table is told, and what is awaited of them goes on there.
    pub(crate) async fn carried(&self, person: Person) -> Result<u64, Trouble> {
        self.ask(|reply| Command::Carried { person, reply }).await
    }

    /// Gives the game up, unless something has happened since that time (milliseconds since 1970).
    pub(crate) async fn give_up(&self, before: i64) -> Result<u64, Trouble> {
        self.ask(|reply| Command::GiveUp { before, reply }).await
    }

    /// The table at which the same people play on after this game, opened by the first who asks.
    pub(crate) async fn again(&self, person: Person, drawn: bool) -> Result<String, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(Command::Again { person, drawn, reply }).await.map_err(|_| Trouble::Gone)?;
        answer.await.unwrap_or(Err(Trouble::Gone))
    }

    async fn ask(&self, command: impl FnOnce(Reply) -> Command) -> Result<u64, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(command(reply)).await.map_err(|_| Trouble::Gone)?;
        answer.await.unwrap_or(Err(Trouble::Gone))
    }

    /// Tells how fast the player wants the bots.
    pub(crate) fn pace(&self, pace: Pace) {
        // A full queue or a table that has gone will hear it another time.
        let _ = self.commands.try_send(Command::Pace(pace));
    }
}
