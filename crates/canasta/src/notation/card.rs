//! Text form of suits and cards: `H`, `4H`, `XR`.

use alloc::borrow::ToOwned as _;
use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::kind::{RANKS, rank_of};
use crate::{Card, ParseError, Suit};

const SUITS: &[u8; 4] = b"SHDC";

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(SUITS[*self as usize]))
    }
}

impl FromStr for Suit {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let suit = match text.trim().as_bytes() {
            &[letter] => SUITS.iter().position(|&known| known == letter),
            _ => None,
        };
        suit.map(|place| Self::ALL[place]).ok_or_else(|| ParseError::Rank(text.trim().to_owned()))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(rank), Some(suit)) = (self.rank(), self.suit()) else {
            return f.write_str(if *self == Self::RED_JOKER { "XR" } else { "XB" });
        };
        f.write_char(char::from(RANKS[usize::from(rank) - 2]))?;
        suit.fmt(f)
    }
}

/// The text form: `4H`.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let text = text.trim();
        let card = match text.as_bytes() {
            b"XR" => Some(Self::RED_JOKER),
            b"XB" => Some(Self::BLACK_JOKER),
            &[rank, suit] => {
                let suit = SUITS.iter().position(|&known| known == suit).map(|place| Suit::ALL[place]);
                rank_of(rank).zip(suit).and_then(|(rank, suit)| Self::suited(rank, suit))
            }
            _ => None,
        };
        card.ok_or_else(|| ParseError::Card(text.to_owned()))
    }
}
