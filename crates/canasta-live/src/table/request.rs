//! Requests to a live table, and the reasons for refusing them.

use canasta::Seat;
use canasta_store::{GuestId, WriteError};
use canasta_table::chat::Phrase;
use canasta_table::journal::Person;
use canasta_table::{GameRefusal, SeatRequest, TableRefusal, TableRequest};

use crate::audience::WindowNumber;
use crate::node::TableError;

/// A request to the task of a live table. The task writes the resulting entries, or changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// An action in the game, or readiness for the next deal.
    Play {
        /// The player.
        person: Person,
        /// Id of the request. Repeating a request with the same id has no effect.
        id: String,
        /// Number of entries the player had seen.
        n: u64,
        /// The action.
        request: SeatRequest,
    },
    /// Uncovers a shared device for the person in this seat.
    ShowCards {
        /// A person at the device.
        person: Person,
        /// The seat of the person who has to act next.
        seat: Seat,
        /// The window to show the cards in.
        window: WindowNumber,
    },
    /// A request that the table can check on its own, for example to sit, pause or leave.
    Table(Person, TableRequest),
    /// Fills the free seats with this bot and begins the game; host only.
    FillAndBegin(Person, String),
    /// Deals without waiting for more players to be ready; host only.
    Deal(Person),
    /// A waiting person agrees to let a bot make a slow decision.
    Agree(Person),
    /// Sends a chat phrase.
    Chat(Person, Phrase),
    /// Changes the person's name.
    Rename(Person, String),
    /// Removes the table from the person's own start page.
    Hide(Person),
    /// Opens a table for the rematch, unless there is one already. [`Handle::next_table`](crate::Handle::next_table) is
    /// its id.
    Rematch {
        /// A player.
        person: Person,
        /// Whether the players draw for seats.
        drawn: bool,
    },
    /// A guest with this name accepts the invitation, and gets a free seat if there is one.
    Join(GuestId, String),
    /// A guest with this name, who has the code, asks to join.
    AskToJoin(GuestId, String),
    /// Withdraws the person's request for a seat.
    Withdraw(Person),
    /// Accepts a join request; host only.
    Admit {
        /// The host.
        person: Person,
        /// Id of the join request.
        join_request: u64,
        /// How they are admitted.
        admission: Admission,
    },
    /// Declines a join request; host only.
    Decline {
        /// The host.
        person: Person,
        /// Id of the join request.
        join_request: u64,
        /// Whether the guest is banned from asking again.
        ban: bool,
    },
    /// Gives a newcomer without a seat the place of an earlier person who lost access (a new phone, a deleted cookie);
    /// host only.
    Identify {
        /// The host.
        person: Person,
        /// The person without a seat.
        newcomer: Person,
        /// The earlier person, whose place the newcomer gets.
        was: Person,
    },
    /// Replaces the code; host only.
    NewCode(Person),
    /// Replaces the invitation and ends the code; host only.
    NewInvitation(Person),
    /// Lets a person continue on a different device.
    AddDevice(Person),
    /// Forgets a person: a bot takes over the seat, and the name is deleted.
    Forget(Person),
    /// Forgets a guest who has asked to join or was banned.
    ForgetGuest(GuestId),
    /// Abandons the game, unless a person has made a request since `before`.
    GiveUp {
        /// A time in milliseconds since 1970.
        before: i64,
    },
}

impl Request {
    /// Whether the request shows that people are still playing at the table.
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

/// How the host admits someone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Admission {
    /// They come in. A person who asked for a seat gets that seat.
    Enter,
    /// They come in and take over this seat.
    TakeSeat(Seat),
    /// They return as this person, who lost access (a new phone, a deleted cookie).
    ReturnAs(Person),
}

/// Why a request failed. Nothing has changed, except possibly after [`RequestError::Write`] with
/// [`WriteError::Stopped`] or [`WriteError::Unknown`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// A request in the game was refused.
    Game(GameRefusal),
    /// A request about the table was refused.
    Table(TableRefusal),
    /// Writing failed.
    Write(WriteError),
    /// The OS has no randomness.
    NoRandomness,
    /// The table was just unloaded.
    Gone,
    /// The table was unloaded, and couldn't be loaded again.
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
