//! Requests to a live table, and the reasons for refusing them.

use canasta::Seat;
use canasta_store::{GuestId, WriteError};
use canasta_table::chat::Phrase;
use canasta_table::journal::Person;
use canasta_table::{GameRefusal, SeatRequest, TableRefusal, TableRequest};

use crate::node::TableError;

/// A request to the task of a live table. The task writes what follows from it, or changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// An action in the game, or readiness for the next deal.
    Play {
        /// The player.
        person: Person,
        /// The name of the request. Sent again under the same name, it isn't done twice.
        id: String,
        /// How many entries the player had seen.
        n: u64,
        /// The action.
        request: SeatRequest,
    },
    /// A person's request around the game that the table can judge alone: to sit, to pause, to leave, …
    Table(Person, TableRequest),
    /// Fills the free seats with this bot, and begins; the host's.
    FillAndBegin(Person, String),
    /// Deals without waiting for more players to be ready; the host's.
    Deal(Person),
    /// A person who waits agrees that a bot makes a decision that takes too long.
    Agree(Person),
    /// A person says a phrase.
    Say(Person, Phrase),
    /// A person takes another name.
    Rename(Person, String),
    /// Takes the table off the person's own start page.
    Hide(Person),
    /// Opens the next table of the same people, unless it is open already. [`Handle::next_table`](crate::Handle::next_table) is
    /// its id.
    Rematch {
        /// A player.
        person: Person,
        /// Whether the players draw for seats.
        drawn: bool,
    },
    /// A guest of this name joins by the invitation, and gets a free seat if there is one.
    Join(GuestId, String),
    /// A guest of this name, who knows the code, asks the host to be let in.
    AskToJoin(GuestId, String),
    /// A person withdraws their request for a seat.
    Withdraw(Person),
    /// Accepts a join request; the host's.
    Admit {
        /// The host.
        person: Person,
        /// The number of the join request.
        join_request: u64,
        /// How the guest comes in.
        admission: Admission,
    },
    /// Declines a join request; the host's.
    Decline {
        /// The host.
        person: Person,
        /// The number of the join request.
        join_request: u64,
        /// Whether the guest can never ask again.
        ban: bool,
    },
    /// Gives a person without a seat the place of an earlier one, who lost it with a phone or a cookie; the host's.
    Identify {
        /// The host.
        person: Person,
        /// The person without a seat.
        newcomer: Person,
        /// The person whose seat was lost.
        was: Person,
    },
    /// Makes a new spoken code; the host's.
    NewCode(Person),
    /// Makes a new invitation and ends the spoken code; the host's.
    NewInvitation(Person),
    /// Lets a person play on from a further device.
    AddDevice(Person),
    /// Forgets a person: a bot plays on in the seat, and the name goes.
    Forget(Person),
    /// Forgets a guest who has asked to join, or was banned.
    ForgetGuest(GuestId),
    /// Gives the game up, unless a person has asked for something since `before`.
    GiveUp {
        /// A time in milliseconds since 1970.
        before: i64,
    },
}

impl Request {
    /// Whether it shows that people still play at the table.
    pub(super) const fn is_sign_of_life(&self) -> bool {
        !matches!(
            self,
            Self::Rematch { .. }
                | Self::AskToJoin(..)
                | Self::AddDevice(_)
                | Self::Forget(_)
                | Self::ForgetGuest(_)
                | Self::GiveUp { .. }
        )
    }
}

/// The host's answer to a join request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Admission {
    /// They come in; a person who asked for a seat gets it.
    Enter,
    /// They come in and play on in this seat.
    TakeSeat(Seat),
    /// They are this person again, whose seat was lost with a phone or a cookie.
    ReturnAs(Person),
}

/// Why a table did not do what it was asked. Nothing has changed, but for [`RequestError::Write`] with
/// [`WriteError::Stopped`] or [`WriteError::Unknown`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// A request in the game is refused.
    Game(GameRefusal),
    /// A request around the game is refused.
    Table(TableRefusal),
    /// It could not be written.
    Write(WriteError),
    /// The system gives no randomness.
    NoRandomness,
    /// The table has just left the memory.
    Gone,
    /// It had left the memory, and could not be loaded again.
    Unusable(TableError),
}

impl From<GameRefusal> for RequestError {
    fn from(refusal: GameRefusal) -> Self {
        Self::Game(refusal)
    }
}

impl From<TableRefusal> for RequestError {
    fn from(refusal: TableRefusal) -> Self {
        Self::Table(refusal)
    }
}
