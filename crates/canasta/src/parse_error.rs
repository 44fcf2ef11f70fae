//! Parse errors.

use alloc::string::String;
use core::fmt;

use crate::Illegal;

/// The reason why a text can't be parsed. `Display` writes a code and the text found, not a sentence.
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
    /// The text is empty.
    Empty,
    /// No action starts with this word.
    Word(String),
    /// This isn't a card.
    Card(String),
    /// This isn't a kind, rank or suit.
    Rank(String),
    /// A group without cards.
    EmptyGroup,
    /// `discard` and `declare` need exactly one card.
    OneCard {
        /// The first word of the action.
        word: &'static str,
        /// The number of cards named.
        named: usize,
    },
    /// A one-word action is followed by more text.
    Alone {
        /// The first word of the action.
        word: &'static str,
        /// The text after it.
        extra: String,
    },
    /// Cards that can't be in one meld, or in one action.
    Meld(Illegal),
    /// An invalid seat, side or number of players.
    Number(String),
    /// More cards than the two packs hold.
    TooManyCards,
    /// There is no preset of this name.
    Preset(String),
    /// There is no field of this name in rule sets or positions.
    Field(String),
    /// A field is given twice.
    FieldTwice(String),
    /// The value is invalid for the field.
    Value {
        /// The name of the field.
        field: &'static str,
        /// The value given.
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

/// Untrusted text, truncated when quoted.
struct Shortened<'a>(&'a str);

impl fmt::Display for Shortened<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MAX_QUOTED_CHARS: usize = 24;
        match self.0.char_indices().nth(MAX_QUOTED_CHARS) {
            None => f.write_str(self.0),
            Some((end, _)) => write!(f, "{}…", &self.0[..end]),
        }
    }
}
