//! What is wrong with a text that should be a record or a position, and where. The sentences are
//! made elsewhere.

use std::fmt;

use canasta::{Card, Players};

use super::source::Piece;
use crate::fault::Fault;
use crate::game_error::GameError;

/// Something that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The number of the line, from 1.
    pub line: usize,
    /// In letters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub why: RecordErrorKind,
}

/// The place and what is wrong there, for programs: `12:7: Expected(Card, Text("4Z"))`.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {:?}", self.line, self.column, self.why)
    }
}

impl std::error::Error for RecordError {}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordErrorKind {
    /// Something else is expected there.
    Expected(Expected, Found),
    /// A later version of the notation, which this program does not know.
    Newer(String),
    /// What may be there once stands in this line already.
    Again {
        /// What it is called.
        name: String,
        /// The line in which it stands first, from 1.
        first: usize,
    },
    /// A card that the two packs hold only twice.
    ThirdCard(Card),
    /// Not 108 cards, though each of them can be.
    Deck {
        /// How many there are.
        named: usize,
        /// Which are not there.
        missing: Vec<Card>,
    },
    /// A fault of the house rules or of the position.
    Fault(Fault),
    /// A fault of the game itself: it is well written, but not played by the rules.
    Game(GameError),
}

/// What can be read in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// `Canasta record 1`
    FirstLine,
    /// A line that is a header, a deal's beginning or a turn.
    Line,
    /// `Deal 1` in front of what belongs to a deal.
    DealBefore,
    /// `Deal` with this number.
    Deal(usize),
    /// Names for two to six seats.
    Players,
    /// `Seat` with this number and a name.
    Seat(u8),
    /// The number of a seat, of so many.
    SeatNumber(Option<Players>),
    /// A seat in front of a turn.
    Turn,
    /// A name that is not empty.
    Name,
    /// A name of at most so many letters.
    ShortName(usize),
    /// The name of a preset.
    Preset,
    /// The fields that the house changes.
    House,
    /// `2026-11-22`
    Date,
    /// Who won, or that it is not over.
    Result(Option<Players>),
    /// One whole number for each side.
    Numbers(Option<Players>),
    /// A whole number within these bounds.
    Number(i32, i32),
    /// A line in this deal, or in front of all of them, with this name.
    Named(&'static str),
    /// For each seat the number of a person or `-`.
    Persons(Option<Players>),
    /// A hexadecimal digit.
    Digit,
    /// So many hexadecimal digits.
    Digits(usize),
    /// A card, such as `4H`.
    Card,
    /// One of the jokers.
    Joker,
    /// An act in front of its cards.
    ActionFirst,
    /// This name, which is not there, or one that is less like it.
    Meant(&'static str),
    /// The line with which a deal begins.
    DealLine,
    /// An act in the notation of records.
    Action,
    /// Nothing more in this act.
    End,
    /// The cards of a meld.
    Meld,
    /// A rank in front of a colon.
    Rank,
    /// Ranks of kinds, as letters.
    Kinds,
    /// A word of a position.
    Key,
    /// `yes` or `no`
    Flag,
    /// Nothing behind a position.
    OneLine,
    /// A whole number.
    Whole,
    /// `=` and a value.
    Value,
}

/// What stands there instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// Nothing: a line is missing, or ends too early.
    Nothing,
    /// This text, as the record writes it.
    Text(String),
    /// This text, by which perhaps that word is meant.
    Near(String, String),
    /// So many of them.
    Count(usize),
}

/// The faults so far.
#[derive(Debug, Default)]
pub(super) struct RecordErrors(Vec<RecordError>);

impl RecordErrors {
    /// More is not read.
    const MOST: usize = 20;
    /// They are found in another order than that of the lines.
    const KEPT: usize = 500;

    /// Something else is expected than what stands there.
    pub(super) fn expected(&mut self, at: Piece<'_>, what: Expected) {
        let found = if at.text.is_empty() { Found::Nothing } else { Found::Text(at.text.to_owned()) };
        self.add(at, RecordErrorKind::Expected(what, found));
    }

    pub(super) fn add(&mut self, at: Piece<'_>, why: RecordErrorKind) {
        if !self.are_enough() {
            self.0.push(RecordError { line: at.line, column: at.column, why });
        }
    }

    /// Whether there are so many that more would not be told.
    pub(super) const fn are_enough(&self) -> bool {
        self.0.len() >= Self::KEPT
    }

    pub(super) const fn len(&self) -> usize {
        self.0.len()
    }

    /// What was read, if nothing is wrong.
    ///
    /// # Errors
    /// The first faults, in the order of the text.
    pub(super) fn or<T>(mut self, read: Option<T>) -> Result<T, Vec<RecordError>> {
        match read {
            Some(read) if self.0.is_empty() => Ok(read),
            _ => {
                self.0.sort_by_key(|fault| (fault.line, fault.column));
                self.0.truncate(Self::MOST);
                Err(self.0)
            }
        }
    }
}
