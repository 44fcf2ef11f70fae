//! Text form of kinds: `4`, `T`, `X`, `3R`.

use alloc::borrow::ToOwned as _;
use core::fmt::{self, Write as _};
use core::str::FromStr;

use crate::{Kind, ParseError};

/// The letters of the ranks 2 … 14.
pub(super) const RANKS: &[u8; 13] = b"23456789TJQKA";

/// The rank 2 … 14 of a letter.
pub(super) fn rank_of(letter: u8) -> Option<u8> {
    let place = RANKS.iter().position(|&known| known == letter)?;
    u8::try_from(place + 2).ok()
}

impl Kind {
    /// The letter of the rank: `4`, `T`, `A`. A joker is `X`; both threes are `3`.
    ///
    /// ```
    /// # use canasta::Kind;
    /// assert_eq!([Kind::Ten, Kind::Joker, Kind::RedThree].map(Kind::letter), ['T', 'X', '3']);
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Self::Joker => 'X',
            Self::Two => '2',
            Self::RedThree | Self::BlackThree => '3',
            natural => RANKS[natural.index() - 2] as char,
        }
    }

    /// The kind of a letter; `3` is the black three.
    ///
    /// ```
    /// # use canasta::Kind;
    /// assert_eq!(Kind::from_letter('T'), Some(Kind::Ten));
    /// assert_eq!(Kind::from_letter('3'), Some(Kind::BlackThree));
    /// assert_eq!(Kind::from_letter('1'), None);
    /// ```
    pub fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'X' => Some(Self::Joker),
            '2' => Some(Self::Two),
            '3' => Some(Self::BlackThree),
            _ => u8::try_from(letter).ok().and_then(rank_of).and_then(|rank| Self::from_index(rank.into())),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RedThree => f.write_str("3R"),
            Self::BlackThree => f.write_str("3B"),
            other => f.write_char(other.letter()),
        }
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let text = text.trim();
        let mut letters = text.chars();
        let kind = match (text, letters.next(), letters.next()) {
            ("3R", ..) => Some(Self::RedThree),
            ("3B", ..) => Some(Self::BlackThree),
            ("3", ..) => None,
            (_, Some(letter), None) => Self::from_letter(letter),
            _ => None,
        };
        kind.ok_or_else(|| ParseError::Rank(text.to_owned()))
    }
}
