//! What the house says to a request before the rules of the game are asked: whose turn it is, whether the deal is over,
//! that the table has moved on, that a request is not one.

use canasta_table::{GameRefusal, TableRefusal};

use crate::Lang;
use crate::refusal::{self, Refusal};

/// For an act that was made looking at an older state of the table.
pub const STALE: &str = "The table has moved on since. Look again, then act.";

/// For a second, different act under the name of an earlier one.
pub const ID_TAKEN: &str = "This act's id was used for another act already.";

/// For somebody who acts in a seat that the table does not have.
pub const NO_SUCH_SEAT: &str = "This table has no such seat.";

/// Why a request in the game is refused: code, reason and chapter. `None` for what no rule of the game forbids.
pub fn game_refusal(lang: Lang, why: &GameRefusal) -> Option<Refusal> {
    let told = |code, rule, because: &str| Some(Refusal { code, because: because.to_owned(), rule });
    match why {
        GameRefusal::Illegal(illegal) => Some(refusal::of(lang, illegal)),
        GameRefusal::NotYourTurn { to_act } => told("not-now", "turn", &format!("it is the turn of {to_act}")),
        GameRefusal::AnswerDue { from } => {
            told("not-now", "asking", &format!("{from} must answer first: may you go out?"))
        }
        GameRefusal::DealNotOver => told("not-now", "scores", "this deal is not over yet"),
        GameRefusal::ReadyAlready => told("not-now", "scores", "you are ready already"),
        GameRefusal::GameOver => told("deal-over", "scores", "the game is over"),
        GameRefusal::NotBegun => told("not-now", "turn", "the game has not begun"),
        GameRefusal::Paused => told("not-now", "turn", "the game is paused"),
        GameRefusal::NoSuchSeat | GameRefusal::Stale | GameRefusal::IdTaken | GameRefusal::NotYet(_) => None,
    }
}

/// Why a request around the game is refused, as a sentence to the player who made it.
pub const fn table_refusal(why: TableRefusal) -> &'static str {
    match why {
        TableRefusal::NotAGuest => "You have not joined this table.",
        TableRefusal::NotTheHost => "Only the host can do that.",
        TableRefusal::GameBegun => "The game has begun.",
        TableRefusal::GameNotBegun => "The game has not begun yet.",
        TableRefusal::SeatTaken => "Somebody sits there already.",
        TableRefusal::SeatFree => "Nobody sits there.",
        TableRefusal::AlreadySeated => "You have a seat at this table already.",
        TableRefusal::NotSeated => "You have no seat at this table.",
        TableRefusal::SeriousGame => "In a serious game nobody takes over a hand that has been dealt.",
        TableRefusal::SeatsFree => {
            "Some seats are still free. Wait for your friends, or give the seats to the computer."
        }
        TableRefusal::DrawFailed => "The seats could not be drawn. Try again.",
        TableRefusal::GameOver => "The game is over.",
        TableRefusal::NoDealDue => "There is no deal to be dealt now.",
        TableRefusal::NoPlayerReady => "Nobody is ready for the next deal yet.",
        TableRefusal::Paused => "The game is paused.",
        TableRefusal::StillPlaying => "They are at the table and play themselves.",
        TableRefusal::TableFull => "So many people have come to this table that there is no room for more.",
        TableRefusal::PhraseNotAllowed => "That cannot be said now.",
        TableRefusal::SaidTooMuch => "You have said a lot just now. Wait a little.",
        TableRefusal::NoSuchBot => "This server has no such computer player.",
        TableRefusal::TurnedAway => "The host does not let you in at this table.",
        TableRefusal::NotYourself => "You are the host: make somebody else the host first, or close the table.",
        TableRefusal::AskTheHost => "The host has to agree first.",
        TableRefusal::HasClock => "This table has a clock: it decides when a turn takes too long.",
        TableRefusal::NotATimeAllowed => {
            "The time allowed for a turn is between ten seconds and a day, or there is none."
        }
        TableRefusal::NotLate => "They still have time for this turn.",
        TableRefusal::NameLater => "Your new name is shown when this deal is over.",
        TableRefusal::NameTooOften => "You have changed your name several times just now. Wait a little.",
        TableRefusal::RequestGone => "They are not asking any more.",
        TableRefusal::TableClosed => "This table was closed.",
        TableRefusal::TooManyAsk => "Several people are asking for a seat already. Wait until the host has answered.",
        TableRefusal::NotWaiting => "Only those who wait for this move can let the computer make it.",
        TableRefusal::NoGuests => "Nobody can come to this table by a link.",
        TableRefusal::GameNotOver => "The game is not over yet.",
        TableRefusal::NoSuchCode => "No table has this code now. Codes are good for an hour: ask for a new one.",
    }
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
    TABLE_QUARANTINED 500 "This table is quarantined" "The record of this game does not add up, so it cannot go on. Other tables are not affected.";
    UNAVAILABLE 503 "Just a moment" "The server is stopping or its database does not answer. Your game is kept; try again soon.";
    DISK_FULL 503 "No room left" "The server's disk is full, so nothing was done. Your game is kept; try again later.";
}
