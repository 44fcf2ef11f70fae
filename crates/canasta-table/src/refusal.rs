//! Why a request around the game is refused. Nothing has changed then.

use std::fmt;

/// Why a request around the game is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableRefusal {
    /// The player did not come to this table.
    NotAGuest,
    /// Only the host may do it.
    NotTheHost,
    /// It is possible only before the game.
    GameBegun,
    /// It is possible only in the game.
    GameNotBegun,
    /// A person has the seat.
    SeatTaken,
    /// The seat is free.
    SeatFree,
    /// The player has a seat.
    AlreadySeated,
    /// The player has no seat.
    NotSeated,
    /// In the midst of a serious game no hand changes its player.
    CompetitiveGame,
    /// Seats are free: the game cannot begin.
    SeatsFree,
    /// The draw for seats settles nothing.
    DrawFailed,
    /// The game is over.
    GameOver,
    /// No deal is due.
    NoDealDue,
    /// No player is ready for the next deal.
    NoPlayerReady,
    /// The game is paused.
    Paused,
    /// The player is at the table and plays.
    StillPlaying,
    /// So many people came to the table that it takes no more.
    TableFull,
    /// The phrase cannot be said now.
    PhraseNotAllowed,
    /// The player has said a lot in a short time.
    SaidTooMuch,
    /// The server does not offer the bot.
    NoSuchBot,
    /// The host has turned the person away for good.
    TurnedAway,
    /// Hosts cannot turn themselves away.
    NotYourself,
    /// The host has to agree before a person plays a hand of the computer in the game.
    AskTheHost,
    /// The table has a clock, which says what a turn may take.
    HasClock,
    /// No turn can be played in the time.
    NotATimeAllowed,
    /// The turn has not taken too long yet.
    NotLate,
    /// A name changes between deals.
    NameLater,
    /// The name was changed several times in a short time.
    NameTooOften,
    /// The request to the host was withdrawn or answered.
    RequestGone,
    /// The host has closed the table.
    TableClosed,
    /// Too many people ask for seats at one time.
    TooManyAsk,
    /// Only players who wait for the turn may let the computer decide.
    NotWaiting,
    /// The table cannot be joined by a link.
    NoGuests,
    /// The game is not over.
    GameNotOver,
    /// The table plays one deal of another game again, and no more.
    OneDeal,
    /// The table plays the deal of a day, which is for one person alone.
    ForOne,
    /// The code leads to no table, or not any more.
    NoSuchCode,
}

/// The variant's name: the sentences for people are made elsewhere.
impl fmt::Display for TableRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for TableRefusal {}
