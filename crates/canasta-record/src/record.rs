//! A game on paper: what the Canasta notation holds. Reading and writing it have rooms of their own; whether it is played by
//! the rules is [`crate::replay`]'s business.

mod actions;
mod fault;
mod form;
mod head;
pub mod line;
mod misspelt;
mod names;
mod notes;
mod played;
mod read;
mod source;
mod values;
mod write;

use canasta::{Card, CardAction, RuleSet, Seat};
use serde::Serialize;

use crate::fair::Proof;
pub use fault::{Expected, Found, RecordError, RecordErrorKind};

/// A player in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// The name to show. Empty in a scene for a person who was forgotten, and in a record where the seat is free.
    pub name: String,
    /// The name of the bot that plays the seat, a level or a program that the host named; `None` for a person.
    pub bot: Option<String>,
}

/// A record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What stands in front of it, a line each.
    pub comments: Vec<String>,
    /// The preset's name.
    pub preset: String,
    /// The rules, house rules included.
    pub rules: RuleSet,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The day on which it began, as `2026-11-22`; not needed to read the rest.
    pub date: Option<String>,
    /// Each side's total before the first deal, where the record begins in the middle of a game; empty where everybody
    /// begins with nothing.
    pub before: Vec<i32>,
    /// How it ended.
    pub result: Outcome,
    /// Headers that this program does not know, and what else stands among the headers. What is listed behind the last mark
    /// stands behind all headers.
    pub others: Vec<Other>,
    /// The deals, in their order.
    pub deals: Vec<DealRecord>,
    /// What stands at the end, a line each.
    pub closing: Vec<String>,
}

/// What stands among the lines of a record, or of a deal, and is no part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Other {
    /// A comment in a line of its own.
    Comment(String),
    /// A line that this program does not know: its name and its value.
    Line(String, String),
    /// A mark: the known line of this name, as `Date`, with the remark at its end. What is listed in front of the mark, from
    /// the mark before, stands in front of that line.
    At(String, Option<String>),
}

/// How a recorded game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Outcome {
    /// It is not over, or the record does not say.
    #[default]
    Unfinished,
    /// Who won; the totals follow from the deals.
    Won(canasta::Side),
}

/// One deal of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealRecord {
    /// What stands in front of it, a line each.
    pub comments: Vec<String>,
    /// The dealer's seat.
    pub dealer: Seat,
    /// The order of the 108 cards, the first dealt first.
    pub deck: Vec<Card>,
    /// What shows that the deal was fair, where it was promised.
    pub proof: Option<Proof>,
    /// Lines about the deal that this program does not know, and what else stands among its lines. What is listed behind the
    /// last mark stands in front of the turns.
    pub others: Vec<Other>,
    /// What was done.
    pub turns: Vec<Turn>,
    /// What each side scored; `None` where the deal is not over.
    pub scores: Option<Vec<i32>>,
}

/// What one seat did in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What stands in front of it, a line each.
    pub comments: Vec<String>,
    /// The seat that acts.
    pub seat: Seat,
    /// Whether a bot did it for a person.
    pub substitute: bool,
    /// What they did.
    pub actions: Vec<CardAction>,
    /// What is remarked behind it.
    pub remark: Option<String>,
}
