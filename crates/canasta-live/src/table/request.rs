//! Requests of people at a live table, and the reasons for refusing them.

use canasta::Seat;
use canasta_store::WriteError;
use canasta_table::journal::Person;
use canasta_table::talk::Phrase;
use canasta_table::{GameRefusal, TableRefusal, TableRequest};

use crate::node::TableError;

/// What a person at the table asks around the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// What the table judges by itself.
    Table(TableRequest),
    /// To have this bot in every free seat, and to begin; the host's.
    FillAndBegin(String),
    /// To deal without waiting for more players to be ready; the host's.
    Deal,
    /// To agree that a bot makes a decision that takes too long.
    Agree,
    /// What has to do with guests who come or knock.
    Door(DoorRequest),
    /// To say a phrase.
    Say(Phrase),
    /// To have another name.
    Rename(String),
    /// To take the table off the person's own start page.
    Hide,
}

/// What the host asks about guests who come or knock; one request is of a person who has asked for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DoorRequest {
    /// A new spoken code.
    NewCode,
    /// A new invitation, and no code.
    NewInvitation,
    /// Yes to a knock, by its number.
    Admit(u64, Admission),
    /// No to a knock.
    TurnAway {
        /// The number of the knock.
        knock: u64,
        /// Whether the person may not knock again.
        for_good: bool,
    },
    /// To say that a person without a seat is an earlier one again, whose seat was lost with a phone or a cookie.
    Identify {
        /// The person without a seat.
        newcomer: Person,
        /// The person whose seat was lost.
        was: Person,
    },
    /// To ask the host no longer for a seat: the only one that is not the host's.
    Withdraw,
}

/// What the host answers to a knock.
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
