//! Why a request around the game is not granted. Nothing has changed then.

use std::fmt;

/// The reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Denied {
    /// For somebody who did not come to this table.
    pub const NOT_A_GUEST: &str = "You have not joined this table.";
    /// For what only the host may do.
    pub const NOT_THE_HOST: &str = "Only the host can do that.";
    /// For what is possible only before the game.
    pub const BEGUN: &str = "The game has begun.";
    /// For what is possible only in the game.
    pub const NOT_BEGUN: &str = "The game has not begun yet.";
    /// For a seat that somebody has.
    pub const TAKEN: &str = "Somebody sits there already.";
    /// For a seat that nobody has.
    pub const FREE: &str = "Nobody sits there.";
    /// For somebody who has a seat.
    pub const SEATED: &str = "You have a seat at this table already.";
    /// For somebody who has none.
    pub const NOT_SEATED: &str = "You have no seat at this table.";
    /// For a seat in the midst of a serious game.
    pub const SERIOUS: &str = "In a serious game nobody takes over a hand that has been dealt.";
    /// For a game that cannot begin yet.
    pub const NOT_FULL: &str = "Some seats are still free. Wait for your friends, or give the seats to the computer.";
    /// For a draw that does not come off.
    pub const NO_DRAW: &str = "The seats could not be drawn. Try again.";
    /// For a pause after the game.
    pub const OVER: &str = "The game is over.";
    /// For a deal that cannot be dealt now.
    pub const NO_DEAL: &str = "There is no deal to be dealt now.";
    /// For a deal that nobody is ready for.
    pub const NOBODY_READY: &str = "Nobody is ready for the next deal yet.";
    /// For a pause at a table that rests.
    pub const RESTS: &str = "The game is paused.";
    /// For somebody for whom a bot should play while they play themselves.
    pub const PLAYS: &str = "They are at the table and play themselves.";
    /// For a table to which too many came.
    pub const TOO_MANY: &str = "So many people have come to this table that there is no room for more.";
    /// For something that nobody may say now.
    pub const NOT_TO_SAY: &str = "That cannot be said now.";
    /// For somebody who says much in a short time.
    pub const TOO_MUCH: &str = "You have said a lot just now. Wait a little.";
    /// For a bot that the server does not have.
    pub const NO_SUCH_BOT: &str = "This server has no such computer player.";
    /// For somebody whom the host turned away for good.
    pub const TURNED_AWAY: &str = "The host does not let you in at this table.";
    /// For a host who wants to turn themselves away.
    pub const NOT_YOURSELF: &str = "You are the host: make somebody else the host first, or close the table.";
    /// For somebody who wants to play a hand of the computer's in the game: the host has to agree.
    pub const ASK_THE_HOST: &str = "The host has to agree first.";
    /// For a time allowed at a table that has a clock.
    pub const HAS_CLOCK: &str = "This table has a clock: it decides when a turn takes too long.";
    /// For a time allowed in which nobody can play.
    pub const NOT_A_TIME: &str = "The time allowed for a turn is between ten seconds and a day, or there is none.";
    /// For a turn that has not taken too long yet.
    pub const NOT_LATE: &str = "They still have time for this turn.";
    /// For a name that is to change in the middle of a deal.
    pub const NAME_LATER: &str = "Your new name is shown when this deal is over.";
    /// For somebody who changes their name again and again.
    pub const NAME_TOO_OFTEN: &str = "You have changed your name several times just now. Wait a little.";
    /// For a request to the host that is not there any more.
    pub const ASKED_NO_MORE: &str = "They are not asking any more.";
    /// For somebody who comes to a table that its host has closed.
    pub const CLOSED: &str = "This table was closed.";
    /// For a seat that many people ask for at one time.
    pub const TOO_MANY_ASK: &str = "Several people are asking for a seat already. Wait until the host has answered.";
    /// For somebody who agrees that a bot decides, without waiting for the decision.
    pub const NOT_WAITING: &str = "Only those who wait for this move can let the computer make it.";
    /// For a new link to a table that takes nobody in.
    pub const NO_GUESTS: &str = "Nobody can come to this table by a link.";
    /// For a next game while this one is on.
    pub const NOT_OVER: &str = "The game is not over yet.";
    /// For a code that leads nowhere, or not any more.
    NoSuchCode,
}

/// The variant's name: the sentences for people are made elsewhere.
impl fmt::Display for Denied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Denied {}
