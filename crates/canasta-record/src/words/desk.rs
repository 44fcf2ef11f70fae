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

/// A deal or an act was asked for after the game.
pub fn game_over() -> Refusal {
    Refusal { code: "deal-over", because: "the game is over".to_owned(), rule: "scores" }
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

macro_rules! notices {
    ($($name:ident $status:literal $title:literal $sentence:literal;)+) => {
        $(#[doc = $title] pub const $name: Notice = Notice { status: $status, title: $title, sentence: $sentence };)+
    };
}

notices! {
    NOT_UNDERSTOOD 400 "Not understood" "The request is not one this server understands.";
    NOT_JSON 400 "Not understood" "An act is sent as JSON: {\"id\": \"…\", \"n\": 17, \"act\": \"draw\"}.";
    BAD_ID 400 "Not understood" "An act needs an id of 1 to 64 letters, digits, hyphens or underscores.";
    FOREIGN 403 "Not from here" "This came from another site, so nothing was done.";
    NOT_YOUR_SEAT 403 "Not your seat" "You have no seat at this table, or your visit has expired: the seat is kept by the browser that started the game.";
    NO_HINTS 403 "No hints" "This table gives no hints.";
    NO_SUCH_PAGE 404 "No such page" "There is nothing at this address.";
    NO_SUCH_TABLE 404 "No such table" "There is no table at this address. It may be mistyped.";
    NO_SUCH_CHAPTER 404 "No such chapter" "The rules have no chapter of that name.";
    WRONG_METHOD 405 "Not possible here" "This address does not take such a request.";
    TOO_SLOW 408 "Too slow" "The request took too long to arrive. Try again.";
    TOO_LARGE 413 "Too large" "The request is larger than 16 KiB.";
    WRONG_TYPE_JSON 415 "Not understood" "An act is sent with the content type application/json.";
    WRONG_TYPE_FORM 415 "Not understood" "A form is sent with the content type application/x-www-form-urlencoded.";
    NOT_A_SOCKET 426 "Not a page" "This address is for the table's live connection.";
    TOO_OFTEN 429 "Too fast" "Too many requests came from here in a short time. Wait a moment, then try again.";
    TOO_MANY_WINDOWS 429 "Too many windows" "This seat is open in too many windows. Close some of them.";
    CRASHED 500 "Something went wrong" "The server made a mistake with this request. Your game is kept.";
    TABLE_ASIDE 500 "This table is put aside" "The record of this game does not add up, so it cannot go on. Other tables are not touched by it.";
    UNAVAILABLE 503 "Just a moment" "The server is stopping or its database does not answer. Your game is kept; try again soon.";
    DISK_FULL 503 "No room left" "The server's disk is full, so nothing was done. Your game is kept; try again later.";
}
