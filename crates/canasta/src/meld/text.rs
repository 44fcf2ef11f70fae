//! Text form of melds by kind: `4 4 4 / K K 2`, `Q: 2`, and `-` for no melds.

use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::{Meld, Melds};
use crate::text::separated;
use crate::{Counts, Kind, ParseError};

/// Displays the cards of one meld.
pub(crate) struct MeldCards(pub(crate) Kind, pub(crate) Meld);

impl fmt::Display for MeldCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(rank, Meld { naturals, jokers, twos }) = self;
        if naturals == 0 {
            write!(f, "{rank}: ")?;
        }
        let of = |kind, count| core::iter::repeat_n(kind, usize::from(count));
        separated(f, of(rank, naturals).chain(of(Kind::Joker, jokers)).chain(of(Kind::Two, twos)), " ")
    }
}

fn write_melds(f: &mut fmt::Formatter<'_>, melds: &Melds) -> fmt::Result {
    separated(f, melds.iter().map(|(rank, meld)| MeldCards(rank, meld)), " / ")
}

impl fmt::Display for Melds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() { f.write_char('-') } else { write_melds(f, self) }
    }
}

/// The text form in brackets: `[4 4 4 / K K 2]`.
impl fmt::Debug for Melds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Parses groups. Doesn't check that they are valid melds.
impl FromStr for Melds {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if matches!(text.trim(), "" | "-") {
            return Ok(Self::NONE);
        }
        let groups: Vec<(Option<Kind>, Counts)> = text.split('/').map(parse_group).collect::<Result<_, _>>()?;
        Self::from_groups(groups).map_err(ParseError::Meld)
    }
}

fn parse_group(text: &str) -> Result<(Option<Kind>, Counts), ParseError> {
    let (rank, cards) = match text.split_once(':') {
        None => (None, text.parse()?),
        Some((rank, cards)) => (Some(rank.parse()?), cards.parse()?),
    };
    let cards: Counts = cards;
    if cards.is_empty() { Err(ParseError::EmptyGroup) } else { Ok((rank, cards)) }
}
