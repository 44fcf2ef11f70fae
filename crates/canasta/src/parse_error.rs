//! Why a text cannot be read.

use alloc::string::String;
use core::fmt;

use crate::Illegal;

/// Why a text cannot be read. `Display` writes a code and what was found, no sentence.
///
/// ```
/// use canasta::{CardAction, ParseError};
///
/// let error = "discard 4H 4D".parse::<CardAction>().unwrap_err();
/// assert_eq!(error, ParseError::OneCard { word: "discard", named: 2 });
/// assert_eq!(error.to_string(), "one-card: discard names 2");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseError {
    /// Nothing is written.
    Empty,
    /// No act begins with this word.
    Word(String),
    /// No card is written so.
    Card(String),
    /// No kind, rank or suit is written so.
    Rank(String),
    /// A group without a card.
    EmptyGroup,
    /// `discard` and `declare` name one card.
    OneCard {
        /// The word with which the act begins.
        word: &'static str,
        /// How many cards it names.
        named: usize,
    },
    /// Something follows an act that stands alone.
    Alone {
        /// The word with which the act begins.
        word: &'static str,
        /// What follows it.
        extra: String,
    },
    /// Cards that no meld, or no act, can have together.
    Meld(Illegal),
    /// A number is out of range, or none: of a seat, a side, or the players.
    Number(String),
    /// More cards than the two packs hold.
    TooManyCards,
    /// No preset has this name.
    Preset(String),
    /// Neither rule sets nor positions have this field.
    Field(String),
    /// A field is given twice.
    FieldTwice(String),
    /// A field cannot have this value.
    Value {
        /// The name of the field.
        field: &'static str,
        /// What was given.
        value: String,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("empty"),
            Self::Word(word) => write!(f, "unknown-act: {}", Shortened(word)),
            Self::Card(text) => write!(f, "unknown-card: {}", Shortened(text)),
            Self::Rank(text) => write!(f, "unknown-rank: {}", Shortened(text)),
            Self::EmptyGroup => f.write_str("empty-group"),
            Self::OneCard { word, named } => write!(f, "one-card: {word} names {named}"),
            Self::Alone { word, extra } => write!(f, "stands-alone: {word}, followed by {}", Shortened(extra)),
            Self::Meld(why) => why.fmt(f),
            Self::Number(text) => write!(f, "number: {}", Shortened(text)),
            Self::TooManyCards => f.write_str("too-many-cards"),
            Self::Preset(name) => write!(f, "unknown-preset: {}", Shortened(name)),
            Self::Field(name) => write!(f, "unknown-field: {}", Shortened(name)),
            Self::FieldTwice(name) => write!(f, "field-twice: {}", Shortened(name)),
            Self::Value { field, value } => write!(f, "value: {field} cannot be {}", Shortened(value)),
        }
    }
}

impl core::error::Error for ParseError {}

/// Text from outside is quoted only so far.
struct Shortened<'a>(&'a str);

impl fmt::Display for Shortened<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const QUOTED: usize = 24;
        match self.0.char_indices().nth(QUOTED) {
            None => f.write_str(self.0),
            Some((end, _)) => write!(f, "{}…", &self.0[..end]),
        }
    }
}
