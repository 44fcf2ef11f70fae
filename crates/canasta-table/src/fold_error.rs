//! Errors for entries that don't follow from the table before them.

use std::fmt;

use canasta::seating::SeatingError;
use canasta::{Illegal, Seat};

use crate::journal::ActionId;

/// Why an entry doesn't fit the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldError {
    /// The first entry doesn't open a table, or a later one does.
    Opening,
    /// The draw for seats is inconclusive.
    Draw(SeatingError),
    /// The draw makes a different seat the first dealer.
    Dealer(Seat),
    /// The number of players is impossible, or the dealer has no seat.
    Players,
    /// The deck isn't the 108 cards.
    NotADeck,
    /// A deal began out of order, during another deal or after the game.
    Deal {
        /// The deal's number, from 1.
        deal: usize,
    },
    /// A commitment, a ready player or the end of the game doesn't fit the state of the table.
    Commitment(&'static str),
    /// The cards of a deal don't match its commitment.
    WrongDeck {
        /// The deal's number, from 1.
        deal: usize,
    },
    /// A seat acted out of turn.
    WrongSeat(Seat),
    /// A request id was used before.
    IdTwice(ActionId),
    /// The rules forbid the action.
    Illegal(Illegal),
    /// An entry about people (join, sit, leave, pause, …) doesn't fit the state of the table.
    People(&'static str),
}

pub(crate) const fn check(is_possible: bool, why: &'static str) -> Result<(), FoldError> {
    if is_possible { Ok(()) } else { Err(FoldError::People(why)) }
}

impl fmt::Display for FoldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opening => f.write_str("only the first entry opens a table, and it must"),
            Self::Draw(why) => write!(f, "invalid draw for seats: {why}"),
            Self::Dealer(seat) => write!(f, "seat {} deals first, but the draw says otherwise", seat.0),
            Self::Players => f.write_str("impossible number of players, or a dealer without a seat"),
            Self::NotADeck => f.write_str("the deck is not the 108 cards"),
            Self::Deal { deal } => write!(f, "deal {deal} began out of order"),
            Self::WrongDeck { deal } => write!(f, "the cards of deal {deal} don't match its commitment"),
            Self::WrongSeat(seat) => write!(f, "seat {} acted out of turn", seat.0),
            Self::IdTwice(by) => write!(f, "seat {} used the id “{}” twice", by.seat.0, by.id),
            Self::Illegal(illegal) => write!(f, "illegal action: {illegal:?}"),
            Self::People(why) | Self::Commitment(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for FoldError {}
