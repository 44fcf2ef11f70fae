//! Text form of groups, melds and actions with faces: `4H 4D 4C`, `Q: 2S`, `take 4H 4D / KH KD KC`.

use alloc::borrow::ToOwned as _;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::{CardAction, CardMeld, Group, counts};
use crate::action::{Action, simple_action};
use crate::notation::parse_cards;
use crate::text::{one_of, separated, split_word};
use crate::{Card, Counts, DECK_SIZE, Kind, Melds, ParseError};

/// Writes the cards, preceded by the rank if one is given.
fn write_group(f: &mut fmt::Formatter<'_>, rank: Option<Kind>, cards: &[Card]) -> fmt::Result {
    if let Some(rank) = rank {
        write!(f, "{}: ", rank.letter())?;
    }
    separated(f, cards, " ")
}

fn write_groups(f: &mut fmt::Formatter<'_>, groups: &[Group]) -> fmt::Result {
    separated(f, groups, " / ")
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_group(f, self.rank, &self.cards)
    }
}

impl FromStr for Group {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (named, cards) = match text.split_once(':') {
            None => (None, parse_cards(text)?),
            Some((rank, cards)) => (Some(rank.trim()), parse_cards(cards)?),
        };
        let rank = named.map(|rank| named_rank(rank, &cards)).transpose()?;
        if cards.is_empty() { Err(ParseError::EmptyGroup) } else { Ok(Self { rank, cards }) }
    }
}

/// The kind of a named rank. A three is red if there are red threes among the cards.
fn named_rank(text: &str, cards: &[Card]) -> Result<Kind, ParseError> {
    let error = || ParseError::Rank(text.to_owned());
    let &[letter] = text.as_bytes() else { return Err(error()) };
    let kind = Kind::from_letter(char::from(letter)).filter(|kind| *kind != Kind::Joker).ok_or_else(error)?;
    let red = kind == Kind::BlackThree && cards.iter().any(|card| card.kind() == Kind::RedThree);
    Ok(if red { Kind::RedThree } else { kind })
}

fn parse_groups(text: &str) -> Result<Vec<Group>, ParseError> {
    text.split('/').map(str::parse).collect()
}

impl fmt::Display for CardMeld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all_wild = self.cards.iter().all(|card| card.kind().is_wild());
        write_group(f, all_wild.then_some(self.rank), &self.cards)
    }
}

/// Parses the cards of a meld. Doesn't check that they are a valid meld.
impl FromStr for CardMeld {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let group: Group = text.parse()?;
        let kinds = checked_counts(&group.cards)?;
        let melds = Melds::from_groups([(group.rank, kinds)]).map_err(ParseError::Meld)?;
        let (rank, _) = melds.iter().next().ok_or(ParseError::EmptyGroup)?;
        Ok(Self { rank, cards: group.cards })
    }
}

/// Counts cards by kind, or fails if there are more than in a deck.
fn checked_counts(cards: &[Card]) -> Result<Counts, ParseError> {
    if cards.len() > DECK_SIZE { Err(ParseError::TooManyCards) } else { Ok(counts(cards)) }
}

impl fmt::Display for CardAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
            Self::Ask => f.write_str("ask"),
            Self::Answer(yes) => f.write_str(if *yes { "yes" } else { "no" }),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Declare(card) => write!(f, "declare {card}"),
            Self::Meld(groups) => {
                f.write_str("meld ")?;
                write_groups(f, groups)
            }
            Self::Take { rank, with, more } => {
                f.write_str("take")?;
                if !with.is_empty() {
                    f.write_char(' ')?;
                    write_group(f, *rank, with)?;
                }
                more.iter().try_for_each(|group| write!(f, " / {group}"))
            }
        }
    }
}

impl FromStr for CardAction {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (word, rest) = split_word(text);
        match simple_action(word, rest)? {
            Some(Action::Draw) => return Ok(Self::Draw),
            Some(Action::Pass) => return Ok(Self::Pass),
            Some(Action::Ask) => return Ok(Self::Ask),
            Some(Action::Answer(yes)) => return Ok(Self::Answer(yes)),
            _ => {}
        }
        match word {
            "take" => parse_take(rest),
            "meld" => Ok(Self::Meld(parse_groups(rest)?)),
            "discard" => Ok(Self::Discard(one_of("discard", &parse_cards(rest)?)?)),
            "declare" => Ok(Self::Declare(one_of("declare", &parse_cards(rest)?)?)),
            "" => Err(ParseError::Empty),
            _ => Err(ParseError::Word(word.to_owned())),
        }
    }
}

fn parse_take(rest: &str) -> Result<CardAction, ParseError> {
    let (with, more) = match rest.split_once('/') {
        None => (rest, Vec::new()),
        Some((with, more)) => (with, parse_groups(more)?),
    };
    if !with.contains(':') {
        return Ok(CardAction::Take { rank: None, with: parse_cards(with)?, more });
    }
    let Group { rank, cards } = with.parse()?;
    Ok(CardAction::Take { rank, with: cards, more })
}
