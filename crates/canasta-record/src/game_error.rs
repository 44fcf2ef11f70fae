//! What may be wrong with a record, and where. The sentences are made elsewhere.

use std::fmt;

use canasta::{Card, CardAction, Illegal, Seat, Side};

/// Why a record is not a game by its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameError {
    /// In which deal, from 1; 0 where it is about the record as a whole.
    pub deal: usize,
    /// In which of the deal's lines, from 1; 0 where it is about the deal as a whole.
    pub turn: usize,
    /// Which act of the line, from 1; 0 where it is about the line as a whole.
    pub action: usize,
    /// What it is.
    pub why: GameErrorKind,
}

/// What is wrong with a record that can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameErrorKind {
    /// So many cannot play.
    Players(usize),
    /// Nothing was dealt.
    NoDeal,
    /// The totals before the first deal are not one for each side.
    Totals {
        /// How many there are.
        found: usize,
        /// How many sides.
        sides: usize,
    },
    /// A total before the first deal that no game comes to.
    Total(i32),
    /// The deck is not of the 108 cards.
    Deck(DeckError),
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// It was another player's turn to deal.
    Dealer {
        /// The seat that dealt.
        found: Seat,
        /// Whose turn it was.
        due: Seat,
    },
    /// A seat acted out of turn.
    NotToAct {
        /// The seat that acted.
        seat: Seat,
        /// The seat that was to act; `None` where the deal was over.
        due: Option<Seat>,
    },
    /// The rules forbid the act.
    Illegal {
        /// The seat that acted.
        seat: Seat,
        /// The act, as the record has it.
        action: CardAction,
        /// The rule that forbids it.
        why: Illegal,
    },
    /// The deal is not over, but the next one follows.
    NotOver,
    /// The deal is not over, but has a score.
    Scored,
    /// The score is another.
    Score {
        /// As it is written.
        found: Vec<i32>,
        /// As it is.
        is: Vec<i32>,
    },
    /// The game was over before this deal.
    GameOver {
        /// The side that had won.
        winner: Side,
    },
    /// Another side has won, or none has.
    Winner {
        /// The side that the record names.
        found: Side,
        /// Who it is.
        is: Option<Side>,
    },
}

/// Why a deck is not one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckError {
    /// It has so many cards.
    Cards(usize),
    /// Every card is there twice; this one is not.
    Times {
        /// The card, of which there are not two.
        card: Card,
        /// How often it is there.
        times: usize,
    },
}

/// The place and what is wrong there, for programs: `deal 2, line 14, action 2: NotOver`.
impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}, line {}, action {}: {:?}", self.deal, self.turn, self.action, self.why)
    }
}

impl std::error::Error for GameError {}
