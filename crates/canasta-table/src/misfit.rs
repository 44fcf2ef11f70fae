//! Why an entry does not follow from the table before it.

use std::fmt;

use canasta::seating::Unsettled;
use canasta::{Illegal, Seat};
use canasta_record::journal::ActId;
use canasta_record::words::refusal;

/// Why an entry does not fit the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The first entry, and only the first, opens a table.
    Opening,
    /// A preset that does not exist.
    UnknownRules(String),
    /// House rules that cannot be: every fault.
    House(Vec<String>),
    /// The draw for seats settles nothing.
    Draw(Unsettled),
    /// The draw makes somebody else the first dealer.
    Dealer(Seat),
    /// So many cannot play, or the dealer has no seat.
    Players,
    /// These are not the 108 cards.
    NotADeck,
    /// A deal began out of order, during another, or after the game.
    Deal {
        /// Its number.
        deal: usize,
    },
    /// A deal was promised, awaited or given up that could not be then.
    Promise(&'static str),
    /// The cards of a deal are not those that were promised.
    NotPromised {
        /// Its number.
        deal: usize,
    },
    /// A seat acted that was not to act.
    WrongSeat(Seat),
    /// An act's name was used before.
    IdTwice(ActId),
    /// The rules forbid the act.
    Illegal(Illegal),
    /// Somebody came, sat, went or rested who could not then.
    Company(&'static str),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opening => f.write_str("the first entry, and only the first, opens a table"),
            Self::UnknownRules(name) => write!(f, "the rules “{name}” are not known"),
            Self::House(faults) => write!(f, "the house rules cannot be: {}", faults.join("; ")),
            Self::Draw(why) => write!(f, "the draw does not add up: {why}"),
            Self::Dealer(seat) => write!(f, "seat {} deals first, against the draw", seat.0),
            Self::Players => f.write_str("so many cannot play, or the dealer has no seat"),
            Self::NotADeck => f.write_str("a deal is not of the 108 cards"),
            Self::Deal { deal } => write!(f, "deal {deal} began out of order"),
            Self::NotPromised { deal } => write!(f, "the cards of deal {deal} are not those that were promised"),
            Self::WrongSeat(seat) => write!(f, "seat {} acted out of turn", seat.0),
            Self::IdTwice(by) => write!(f, "seat {} did “{}” twice", by.seat.0, by.id),
            Self::Illegal(illegal) => write!(f, "an act is against the rules: {}", refusal::code(illegal)),
            Self::Company(why) | Self::Promise(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Misfit {}
