//! What the house says to a request before the rules of the game are asked: whose turn it is, whether the deal is over,
//! that the table has moved on, that a request is not one.

use super::refusal::Refusal;

/// For an act that was made looking at an older state of the table.
pub const STALE: &str = "The table has moved on since. Look again, then act.";

/// For a second, different act under the name of an earlier one.
pub const ID_TAKEN: &str = "This act's id was used for another act already.";

/// For somebody who acts in a seat that the table does not have.
pub const NO_SUCH_SEAT: &str = "This table has no such seat.";

/// It is another player's turn.
pub fn not_your_turn(name: &str) -> Refusal {
    Refusal { code: "not-now", because: format!("it is the turn of {name}"), rule: "turn" }
}

/// Another player was asked "may I go out?" and must answer first.
pub fn answer_due_from(name: &str) -> Refusal {
    Refusal { code: "not-now", because: format!("{name} must answer first: may you go out?"), rule: "asking" }
}

/// The next deal was asked for while one is played.
pub fn deal_not_over() -> Refusal {
    Refusal { code: "not-now", because: "this deal is not over yet".to_owned(), rule: "scores" }
}

/// Somebody who is ready for the next deal says so again.
pub fn ready_already() -> Refusal {
    Refusal { code: "not-now", because: "you are ready already".to_owned(), rule: "scores" }
}

/// A deal or an act was asked for after the game.
pub fn game_over() -> Refusal {
    Refusal { code: "deal-over", because: "the game is over".to_owned(), rule: "scores" }
}

/// An act was sent to a table whose game has not begun.
pub fn not_begun() -> Refusal {
    Refusal { code: "not-now", because: "the game has not begun".to_owned(), rule: "turn" }
}

/// An act was sent to a table that rests.
pub fn paused() -> Refusal {
    Refusal { code: "not-now", because: "the game is paused".to_owned(), rule: "turn" }
}

/// Why something around the game is not done: what to say to whoever wanted it.
pub mod company {
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
    pub const NO_SUCH_CODE: &str = "No table has this code now. Codes are good for an hour: ask for a new one.";
}

/// Something that is wrong with a request or with the server: an HTTP status, a title for a page, a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The HTTP status.
    pub status: u16,
    /// A few words, for the head of a page.
    pub title: &'static str,
    /// What it is and what to do.
    pub sentence: &'static str,
}

/// When a page tries again what came too often.
pub fn again_in(seconds: u64) -> String {
    let s = if seconds == 1 { "" } else { "s" };
    format!("This page tries again by itself in {seconds} second{s}.")
}

/// What one presses to try again at once.
pub const AGAIN: &str = "Try again";

macro_rules! notices {
    ($($name:ident $status:literal $title:literal $sentence:literal;)+) => {
        $(#[doc = $title] pub const $name: Notice = Notice { status: $status, title: $title, sentence: $sentence };)+
    };
}

notices! {
    NOT_UNDERSTOOD 400 "Not understood" "The request is not one this server understands.";
    NOT_AN_ACT 400 "Not understood" "An act is sent as JSON: {\"id\": \"…\", \"n\": 17, \"act\": \"draw\"}.";
    NOT_READY 400 "Not understood" "Being ready for the next deal is sent as JSON: {\"id\": \"…\", \"n\": 17}.";
    NOT_ASKED 400 "Not understood" "A hint is asked for with JSON: {\"n\": 17}.";
    NOT_SAID 400 "Not understood" "One of the set phrases is sent as JSON: {\"say\": \"minimum\"}.";
    BAD_ID 400 "Not understood" "An act needs an id of 1 to 64 letters, digits, hyphens or underscores.";
    BAD_CUT 400 "Not understood" "What you add to a deal is 32 digits or letters from a to f.";
    FOREIGN 403 "Not from here" "This came from another site, so nothing was done. If you did come by this server's own pages, it does not know its address: its log says what to change.";
    WRONG_ADDRESS 403 "Wrong address" "This server was told that people reach it at another address than the one you came by, so the table cannot stay connected. Whoever runs the server finds in its log what to change. Your seat is kept.";
    NOT_YOUR_SEAT 403 "Not your seat" "You have no seat at this table, or your visit has expired: the seat is kept by the browser that started the game.";
    NO_HINTS 403 "No hints" "This table gives no hints.";
    NO_SUCH_PAGE 404 "No such page" "There is nothing at this address.";
    NO_SUCH_TABLE 404 "No such table" "There is no table at this address. It may be mistyped.";
    NO_SUCH_INVITATION 404 "No such invitation" "This link leads to no table. It may be cut off or mistyped: ask for it again.";
    NO_SUCH_DEVICE_LINK 404 "Not good any more" "A link to another device works once, for ten minutes. This one was used, is too old, or was cut off: make a new one on the device where you play, under “Your devices”.";
    NO_SUCH_CHAPTER 404 "No such chapter" "The rules have no chapter of that name.";
    WRONG_METHOD 405 "Not possible here" "This address does not take such a request.";
    NOT_OVER 409 "Not yet" "A game can be replayed when it is over.";
    NOT_PLAYED 409 "Nothing to see" "No deal of this game was played.";
    NOTHING_TO_PLAY 409 "The game is over here" "Step back to an earlier moment to play on from there.";
    NO_BEGINNING 409 "Not from here" "This record begins in the middle of a game, so nobody can play on from it.";
    TOO_SLOW 408 "Too slow" "The request took too long to arrive. Try again.";
    TOO_LARGE 413 "Too large" "The request is larger than 16 KiB.";
    RECORD_TOO_LARGE 413 "Too large" "This file is larger than 512 KiB: that is no record of a game.";
    WRONG_TYPE_JSON 415 "Not understood" "What is sent here has the content type application/json.";
    WRONG_TYPE_RECORD 415 "Not understood" "A record is sent as text, or as a file from a form.";
    WRONG_TYPE_FORM 415 "Not understood" "A form is sent with the content type application/x-www-form-urlencoded.";
    NOT_A_SOCKET 426 "Not a page" "This address is for the table's live connection.";
    TOO_OFTEN 429 "Too fast" "Too many requests came from here in a short time.";
    CROWDED 503 "Too many connections" "So many connections are open from your address that there is no room for one more.";
    FULL 503 "The server is full" "So many people are connected to this server that there is no room for one more.";
    TOO_MANY_WINDOWS 429 "Too many windows" "This table is open in too many windows. Close some of them.";
    CRASHED 500 "Something went wrong" "The server made a mistake with this request. Your game is kept.";
    TABLE_ASIDE 500 "This table is put aside" "The record of this game does not add up, so it cannot go on. Other tables are not touched by it.";
    UNAVAILABLE 503 "Just a moment" "The server is stopping or its database does not answer. Your game is kept; try again soon.";
    DISK_FULL 503 "No room left" "The server's disk is full, so nothing was done. Your game is kept; try again later.";
}
