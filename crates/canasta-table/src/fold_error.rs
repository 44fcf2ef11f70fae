//! Why an entry does not follow from the table before it.

use std::fmt;

use canasta::seating::SeatingError;
use canasta::{Illegal, Seat};

use crate::journal::ActionId;

/// Why an entry does not fit the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldError {
    /// The first entry, and only the first, opens a table.
    Opening,
    /// The draw for seats settles nothing.
    Draw(SeatingError),
    /// The draw makes another seat the first dealer.
    Dealer(Seat),
    /// So many cannot play, or the dealer has no seat.
    Players,
    /// These are not the 108 cards.
    NotADeck,
    /// A deal began out of order, during another, or after the game.
    Deal {
        /// The deal's number, from 1.
        deal: usize,
    },
    /// A deal was promised, awaited or given up that could not be then.
    Commitment(&'static str),
    /// The cards of a deal are not those that were promised.
    WrongDeck {
        /// The deal's number, from 1.
        deal: usize,
    },
    /// A seat acted that was not to act.
    WrongSeat(Seat),
    /// An act's name was used before.
    IdTwice(ActionId),
    /// The rules forbid the act.
    Illegal(Illegal),
    /// A person did something around the game that could not be then: come, sit, leave, pause, …
    People(&'static str),
}

/// Refuses an entry about people that could not be then.
pub(crate) const fn check(could: bool, why: &'static str) -> Result<(), FoldError> {
    if could { Ok(()) } else { Err(FoldError::People(why)) }
}

impl fmt::Display for FoldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opening => f.write_str("the first entry, and only the first, opens a table"),
            Self::Draw(why) => write!(f, "the draw does not add up: {why}"),
            Self::Dealer(seat) => write!(f, "seat {} deals first, against the draw", seat.0),
            Self::Players => f.write_str("so many cannot play, or the dealer has no seat"),
            Self::NotADeck => f.write_str("a deal is not of the 108 cards"),
            Self::Deal { deal } => write!(f, "deal {deal} began out of order"),
            Self::WrongDeck { deal } => write!(f, "the cards of deal {deal} are not those that were promised"),
            Self::WrongSeat(seat) => write!(f, "seat {} acted out of turn", seat.0),
            Self::IdTwice(by) => write!(f, "seat {} did “{}” twice", by.seat.0, by.id),
            Self::Illegal(illegal) => write!(f, "an action is against the rules: {illegal:?}"),
            Self::People(why) | Self::Commitment(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for FoldError {}
