//! Actions, the steps of a turn. An action is either performed completely or refused.

use alloc::borrow::ToOwned as _;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::meld::{MeldCards, Melds};
use crate::text::{one_of, split_word};
use crate::{Counts, Kind, ParseError};

/// One step of a turn, with cards named by kind.
///
/// ```
/// use canasta::{Action, Counts, Kind, Meld, Melds};
///
/// let kings = Melds::only(Kind::King, Meld { naturals: 3, jokers: 0, twos: 1 });
/// assert_eq!(Action::Meld(kings).to_string(), "meld K K K 2");
/// assert_eq!("take".parse::<Action>()?, Action::Take { with: Counts::NONE, more: Melds::NONE });
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Draw from the stock.
    Draw,
    /// Take the pile. Its top card is melded with the cards in `with`, or added to the side's meld of its rank. Then
    /// `more` is melded, all in one action. The rest of the pile joins the hand.
    Take {
        /// Cards from the hand that are melded with the top card.
        with: Counts,
        /// Further melds and additions from the hand.
        more: Melds,
    },
    /// Put down new melds, or add to the side's melds.
    Meld(Melds),
    /// Discard a card, ending the turn.
    Discard(Kind),
    /// Pass when the stock is empty, which ends the deal.
    Pass,
    /// Declare a red three, under rules where players do so by hand.
    Declare,
    /// Ask "Partner, may I go out?".
    Ask,
    /// Answer the partner's question: `true` for yes.
    Answer(bool),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
            Self::Ask => f.write_str("ask"),
            Self::Declare => f.write_str("declare"),
            Self::Answer(yes) => f.write_str(if *yes { "yes" } else { "no" }),
            Self::Discard(kind) => write!(f, "discard {kind}"),
            Self::Meld(melds) => write!(f, "meld {melds}"),
            Self::Take { with, more } => {
                f.write_str("take")?;
                if !with.is_empty() {
                    write!(f, " {with}")?;
                }
                more.iter().try_for_each(|(rank, meld)| write!(f, " / {}", MeldCards(rank, meld)))
            }
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (word, rest) = split_word(text);
        if let Some(action) = simple_action(word, rest)? {
            return Ok(action);
        }
        match word {
            "take" => {
                let (with, more) = rest.split_once('/').map_or((rest, None), |(with, more)| (with, Some(more)));
                Ok(Self::Take { with: with.parse()?, more: more.map_or(Ok(Melds::NONE), str::parse)? })
            }
            "meld" => Ok(Self::Meld(rest.parse()?)),
            "discard" => {
                let kinds: Vec<Kind> = rest.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
                one_of("discard", &kinds).map(Self::Discard)
            }
            "declare" if rest.is_empty() => Ok(Self::Declare),
            "declare" => Err(ParseError::Alone { word: "declare", extra: rest.to_owned() }),
            "" => Err(ParseError::Empty),
            _ => Err(ParseError::Word(word.to_owned())),
        }
    }
}

/// Parses a one-word action. These name no cards, so `Action` and `CardAction` share them.
pub(crate) fn simple_action(word: &str, rest: &str) -> Result<Option<Action>, ParseError> {
    let (word, action) = match word {
        "draw" => ("draw", Action::Draw),
        "pass" => ("pass", Action::Pass),
        "ask" => ("ask", Action::Ask),
        "yes" => ("yes", Action::Answer(true)),
        "no" => ("no", Action::Answer(false)),
        _ => return Ok(None),
    };
    if rest.is_empty() { Ok(Some(action)) } else { Err(ParseError::Alone { word, extra: rest.to_owned() }) }
}
