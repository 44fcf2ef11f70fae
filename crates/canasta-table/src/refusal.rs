//! Refusals of requests outside the game.

use std::fmt;

/// Why a request outside the game is refused. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableRefusal {
    /// The player isn't at this table.
    NotAGuest,
    /// Only the host may do this.
    NotTheHost,
    /// This is possible only before the game.
    GameBegun,
    /// This is possible only during the game.
    GameNotBegun,
    /// Another person has the seat.
    SeatTaken,
    /// The free seats are reserved for the people of the last game.
    SeatReserved,
    /// The seat is free.
    SeatFree,
    /// The player already has a seat.
    AlreadySeated,
    /// The player has no seat.
    NotSeated,
    /// During a competitive game, no one can take over a hand.
    CompetitiveGame,
    /// Some seats are still free.
    SeatsFree,
    /// The draw for seats is inconclusive.
    DrawFailed,
    /// The game is over.
    GameOver,
    /// No deal is due.
    NoDealDue,
    /// No player is ready for the next deal.
    NoPlayerReady,
    /// The game is paused.
    Paused,
    /// The player is at the table and playing.
    StillPlaying,
    /// The table has reached its maximum number of people.
    TableFull,
    /// The phrase isn't allowed now.
    PhraseNotAllowed,
    /// The player has chatted too much in a short time.
    TooMuchChat,
    /// The server doesn't offer this bot.
    NoSuchBot,
    /// The host has banned the person.
    Banned,
    /// Hosts can't ban themselves.
    NotYourself,
    /// The host has to agree before a person takes over a hand during the game.
    AskTheHost,
    /// The table has a clock, so it has no other time limit.
    HasClock,
    /// The time limit is out of range.
    TimeLimitOutOfRange,
    /// The turn hasn't taken too long yet.
    NotSlowYet,
    /// Names change only between deals.
    NameLater,
    /// The name was changed too often in a short time.
    NameTooOften,
    /// The request to the host was withdrawn or answered.
    RequestGone,
    /// The host has closed the table.
    TableClosed,
    /// Too many people are asking for seats.
    TooManyJoinRequests,
    /// Only players waiting for the turn may let a bot decide.
    NotWaiting,
    /// The table can't be joined by link.
    NoGuests,
    /// The game isn't over.
    GameNotOver,
    /// The table plays only one deal.
    OneDeal,
    /// The deal of the day is for one person only.
    OnePersonOnly,
    /// A game of more than two sides can't be conceded.
    SidesToConcede,
    /// A table that plays only one deal can't be conceded.
    DealToConcede,
    /// Conceding isn't possible while a server of an older release uses the same database.
    OlderServers,
    /// The code is unknown or expired.
    NoSuchCode,
}

/// Prints the variant's name. The messages for people are in `canasta-i18n`.
impl fmt::Display for TableRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for TableRefusal {}
