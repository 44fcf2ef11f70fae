//! Errors in a text that should be a record or a position, with their places. `canasta-i18n` turns them into messages.

use std::fmt;

use canasta::{Card, Players};

use super::source::Span;
use crate::game_error::GameError;
use crate::problem::Problem;

/// An error in a record or a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The position in letters, from 1.
    pub column: usize,
    /// The error.
    pub why: RecordErrorKind,
}

/// The place and the error, for programs: `12:7: Expected(Card, Text("4Z"))`.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {:?}", self.line, self.column, self.why)
    }
}

impl std::error::Error for RecordError {}

/// The type of an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordErrorKind {
    /// Something else was expected here.
    Expected(Expected, Found),
    /// A newer version of the format, which this program doesn't support.
    Newer(String),
    /// A line or word that may occur only once is repeated.
    Repeated {
        /// Its name.
        name: String,
        /// The line of the first one, from 1.
        first: usize,
    },
    /// A card that occurs for the third time.
    ThirdCard(Card),
    /// A deck that doesn't have 108 cards.
    Deck {
        /// The number of cards given.
        named: usize,
        /// The cards missing.
        missing: Vec<Card>,
    },
    /// A problem with the house rules or the position.
    Problem(Problem),
    /// A well-formed record that doesn't follow the rules.
    Game(GameError),
}

/// The expected content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// `Canasta record 1`
    FirstLine,
    /// A header, the start of a deal or a turn.
    Line,
    /// `Deal 1` before the lines of a deal.
    DealBefore,
    /// `Deal` with this number.
    Deal(usize),
    /// Names for two to six seats.
    Players,
    /// `Seat` with this number and a name.
    Seat(u8),
    /// A seat number that is valid for these players.
    SeatNumber(Option<Players>),
    /// A seat before a turn.
    Turn,
    /// A name that is not empty.
    Name,
    /// A name with at most this many letters.
    ShortName(usize),
    /// The name of a preset.
    Preset,
    /// The changed fields of house rules.
    House,
    /// `2026-11-22`
    Date,
    /// The winner, or a statement that the game isn't over.
    Result(Option<Players>),
    /// One whole number for each side.
    Numbers(Option<Players>),
    /// A whole number in this range.
    Number(i32, i32),
    /// A line with this name, in this deal or before all deals.
    Named(&'static str),
    /// The number of a person or `-` for each seat.
    Persons(Option<Players>),
    /// A hexadecimal digit.
    Digit,
    /// A fixed number of hexadecimal digits.
    Digits(usize),
    /// A card, such as `4H`.
    Card,
    /// One of the jokers.
    Joker,
    /// An action before its cards.
    ActionFirst,
    /// The name of a missing line, or a clearly different name.
    SimilarName(&'static str),
    /// The first line of a deal.
    DealLine,
    /// An action in the notation of records.
    Action,
    /// The end of the action.
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
    /// The end of the position.
    OneLine,
    /// A whole number.
    Whole,
    /// `=` and a value.
    Value,
}

/// The content found instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// Nothing: a line is missing or incomplete.
    Nothing,
    /// This text.
    Text(String),
    /// This text, and the word that was probably meant.
    Near(String, String),
    /// This number of items.
    Count(usize),
}

/// The errors found so far.
#[derive(Debug, Default)]
pub(super) struct RecordErrors(Vec<RecordError>);

impl RecordErrors {
    /// The maximum number of errors reported.
    const MAX_REPORTED: usize = 20;
    /// The maximum number of errors collected. It is higher than the number reported, because errors aren't found in
    /// line order.
    const MAX_COLLECTED: usize = 500;

    /// Reports that something else is expected.
    pub(super) fn expected(&mut self, span: Span<'_>, expected: Expected) {
        let found = if span.text.is_empty() { Found::Nothing } else { Found::Text(span.text.to_owned()) };
        self.add(span, RecordErrorKind::Expected(expected, found));
    }

    pub(super) fn add(&mut self, span: Span<'_>, why: RecordErrorKind) {
        if !self.is_full() {
            self.0.push(RecordError { line: span.line, column: span.column, why });
        }
    }

    /// Whether no more errors will be collected.
    pub(super) const fn is_full(&self) -> bool {
        self.0.len() >= Self::MAX_COLLECTED
    }

    pub(super) const fn len(&self) -> usize {
        self.0.len()
    }

    /// The parsed value if there are no errors.
    ///
    /// # Errors
    /// Returns the first errors, in the order of the text.
    pub(super) fn into_result<T>(mut self, value: Option<T>) -> Result<T, Vec<RecordError>> {
        match value {
            Some(value) if self.0.is_empty() => Ok(value),
            _ => {
                self.0.sort_by_key(|error| (error.line, error.column));
                self.0.truncate(Self::MAX_REPORTED);
                Err(self.0)
            }
        }
    }
}
