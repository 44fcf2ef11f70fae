//! Game records: the data, the parser and the writer of the Canasta record format. [`crate::replay`] checks that a
//! record follows the rules.

mod actions;
mod error;
mod form;
mod headers;
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
pub use error::{Expected, Found, RecordError, RecordErrorKind};

/// A player in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// The name. In a record, it is empty for a free seat; in a scene, for a person whose data was deleted.
    pub name: String,
    /// The name of the bot in the seat: a level, or a program named by the host. `None` for a person.
    pub bot: Option<String>,
}

/// A record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The comments before the record, one per line.
    pub comments: Vec<String>,
    /// The preset's name.
    pub preset: String,
    /// The rules, including house rules.
    pub rules: RuleSet,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The date of the game, such as `2026-11-22`. Nothing else depends on it.
    pub date: Option<String>,
    /// Each side's total before the first deal; empty if all start at zero.
    pub before: Vec<i32>,
    /// The result of the game.
    pub result: Outcome,
    /// Unknown headers, and comments among the headers. Entries after the last mark come after all headers.
    pub others: Vec<Other>,
    /// The deals in order.
    pub deals: Vec<DealRecord>,
    /// The comments at the end, one per line.
    pub closing: Vec<String>,
}

/// A line of a record or a deal that isn't part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Other {
    /// A comment on a line of its own.
    Comment(String),
    /// An unknown line, with its name and value.
    Line(String, String),
    /// Marks the place of a known line: its name, such as `Date`, and the remark at its end. Entries between the
    /// previous mark and this one come before that line.
    At(String, Option<String>),
}

/// The result of a recorded game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Outcome {
    /// The game isn't over, or the record doesn't say.
    #[default]
    Unfinished,
    /// The winner. The totals follow from the deals.
    Won(canasta::Side),
    /// The side that conceded. The other side won, whatever the totals are.
    Conceded(canasta::Side),
}

/// A deal of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealRecord {
    /// The comments before the deal, one per line.
    pub comments: Vec<String>,
    /// The dealer's seat.
    pub dealer: Seat,
    /// The seat that sits out; `None` if everyone plays, or if the record doesn't say.
    pub sits_out: Option<Seat>,
    /// The deck of 108 cards, in dealing order.
    pub deck: Vec<Card>,
    /// The proof that the deal was fair; `None` if there was no commitment.
    pub proof: Option<Proof>,
    /// Unknown lines, and comments among the lines of the deal. Entries after the last mark come before the turns.
    pub others: Vec<Other>,
    /// The turns.
    pub turns: Vec<Turn>,
    /// The score of each side; `None` if the deal isn't over.
    pub scores: Option<Vec<i32>>,
}

/// Consecutive actions of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The comments before the turn, one per line.
    pub comments: Vec<String>,
    /// The seat that acts.
    pub seat: Seat,
    /// Whether a bot acted for a person.
    pub substitute: bool,
    /// The actions.
    pub actions: Vec<CardAction>,
    /// The remark at the end of the line.
    pub remark: Option<String>,
}
