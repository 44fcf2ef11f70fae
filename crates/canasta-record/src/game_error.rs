//! Problems with a recorded game and their places. `canasta-i18n` turns them into messages.

use std::fmt;

use canasta::{Card, CardAction, Illegal, Seat, Side};

/// The reason why a record is not a legal game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameError {
    /// The deal, from 1; 0 for a problem with the record as a whole.
    pub deal: usize,
    /// The turn in the deal, from 1; 0 for a problem with the deal as a whole.
    pub turn: usize,
    /// The action in the turn, from 1; 0 for a problem with the turn as a whole.
    pub action: usize,
    /// The problem.
    pub why: GameErrorKind,
}

/// A problem with a record that can be parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameErrorKind {
    /// An invalid number of players.
    Players(usize),
    /// The record has no deal.
    NoDeal,
    /// The number of totals before the first deal doesn't match the sides.
    Totals {
        /// The number of totals.
        found: usize,
        /// The number of sides.
        sides: usize,
    },
    /// A total before the first deal that no game can reach.
    Total(i32),
    /// The deck doesn't have the 108 cards.
    Deck(DeckError),
    /// The seat doesn't exist.
    NoSuchSeat(Seat),
    /// A player dealt out of turn.
    Dealer {
        /// The seat that dealt.
        found: Seat,
        /// The seat that should have dealt.
        due: Seat,
    },
    /// A seat sat out that can't, or out of turn.
    SitsOut {
        /// The seat that sat out.
        found: Seat,
        /// The seat that should have sat out; `None` if it can be any other of the three, or if no one can.
        due: Option<Seat>,
    },
    /// A seat acted out of turn.
    NotToAct {
        /// The seat that acted.
        seat: Seat,
        /// The seat that should have acted; `None` if the deal was over.
        due: Option<Seat>,
    },
    /// An action that the rules forbid.
    Illegal {
        /// The seat that acted.
        seat: Seat,
        /// The recorded action.
        action: CardAction,
        /// The rule that forbids it.
        why: Illegal,
    },
    /// The next deal starts before this one is over.
    NotOver,
    /// The deal has a score but is not over.
    Scored,
    /// The score is wrong.
    Score {
        /// The recorded score.
        found: Vec<i32>,
        /// The correct score.
        is: Vec<i32>,
    },
    /// The game was over before this deal.
    GameOver {
        /// The side that had won.
        winner: Side,
    },
    /// The winner is wrong.
    Winner {
        /// The side named as the winner.
        found: Side,
        /// The actual winner; `None` if no side has won.
        is: Option<Side>,
    },
    /// A side conceded a game that was over.
    Conceded {
        /// The side that had won.
        winner: Side,
    },
    /// A side conceded a game of this many sides. Only one of two can.
    SidesToConcede(u8),
}

/// The reason why a deck is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckError {
    /// A wrong number of cards.
    Cards(usize),
    /// A card that doesn't occur exactly twice.
    Times {
        /// The card.
        card: Card,
        /// The number of times it occurs.
        times: usize,
    },
}

/// The place and the problem, for programs: `deal 2, line 14, action 2: NotOver`.
impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}, line {}, action {}: {:?}", self.deal, self.turn, self.action, self.why)
    }
}

impl std::error::Error for GameError {}
