//! Events as the bot's seat can see them.

use canasta::{
    CardView, DealScore, DeclaredRedThrees, Ending, MAX_SEATS, Seat, SeenCards, SeenDeclaredRedThrees, SeenStep, Side,
    notation,
};
use serde::Serialize;

use super::{Hello, Line, text};
use crate::position::{self, SeatView, ending_code, letters};
use crate::score::SideScore;

/// An event at the bot's table, as its seat can see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A deal began.
    DealBegins {
        /// Its number in the game, from 1.
        deal: usize,
        /// The seat's view before the first action.
        view: Box<CardView>,
        /// Red threes placed on the table while the cards were dealt.
        red_threes: Vec<SeenDeclaredRedThrees>,
    },
    /// A seat acted, possibly the bot itself.
    Action(SeenStep),
    /// The deal ended.
    DealEnds {
        /// How the deal ended.
        ending: Ending,
        /// The score of each side.
        deal: [DealScore; MAX_SEATS],
        /// The total of each side, including this deal.
        scores: [i32; MAX_SEATS],
        /// The winner; `None` if the game continues.
        winner: Option<Side>,
    },
}

impl Event {
    /// The start of a deal, with the red threes placed on the table while the cards were dealt.
    pub fn begins(deal: usize, view: CardView, red_threes: &[DeclaredRedThrees]) -> Self {
        let red_threes = red_threes.iter().map(|placed| placed.seen_by(view.seat)).collect();
        Self::DealBegins { deal, view: Box::new(view), red_threes }
    }

    /// The `event` line for the bot that got this `hello`, without a line break. Cards drawn by other seats are only
    /// counted, even if this event contains their faces.
    pub fn line(&self, hello: &Hello) -> String {
        text(&Line::Event(self.to_line(hello)))
    }

    fn to_line(&self, hello: &Hello) -> EventLine {
        let viewer = hello.seat;
        match self {
            Self::DealBegins { deal, view, red_threes } => EventLine::DealBegins {
                deal: *deal,
                view: Box::new(position::view(view, hello.rules.preset)),
                tabled: red_threes.iter().map(|placed| RedThreesLine::of(placed, viewer)).collect(),
            },
            Self::Action(step) => EventLine::Action(Box::new(ActionLine::of(step, viewer))),
            Self::DealEnds { ending, deal, scores, winner } => {
                let sides = || hello.players.all_sides().map(Side::index);
                EventLine::DealEnds {
                    ended: ending_code(*ending),
                    out: match ending {
                        Ending::WentOut { seat, .. } => Some(seat.0),
                        _ => None,
                    },
                    deal: sides().map(|side| SideScore::from(&deal[side])).collect(),
                    scores: sides().map(|side| scores[side]).collect(),
                    game_over: winner.is_some(),
                    winner: winner.map(|side| side.0),
                }
            }
        }
    }
}

/// A serialisable event.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(super) enum EventLine {
    DealBegins {
        deal: usize,
        view: Box<SeatView>,
        tabled: Vec<RedThreesLine>,
    },
    #[serde(rename = "act")]
    Action(Box<ActionLine>),
    DealEnds {
        ended: &'static str,
        out: Option<u8>,
        deal: Vec<SideScore>,
        scores: Vec<i32>,
        game_over: bool,
        winner: Option<u8>,
    },
}

/// Red threes that a player placed on the table.
#[derive(Serialize)]
pub(super) struct RedThreesLine {
    seat: u8,
    tabled: String,
    drew: Option<String>,
    drew_count: usize,
}

impl RedThreesLine {
    fn of(placed: &SeenDeclaredRedThrees, viewer: Seat) -> Self {
        let (drew, drew_count) = drawn(&placed.drew, placed.seat, viewer);
        Self { seat: placed.seat.0, tabled: notation::cards(&placed.red_threes).to_string(), drew, drew_count }
    }
}

/// An action that was performed.
#[derive(Serialize)]
pub(super) struct ActionLine {
    seat: u8,
    #[serde(rename = "act")]
    action: String,
    drew: Option<String>,
    drew_count: usize,
    tabled: String,
    took: Option<TakenPile>,
    canastas: String,
    next: Option<RedThreesLine>,
    ended: Option<&'static str>,
}

/// A taken pile.
#[derive(Serialize)]
struct TakenPile {
    top: String,
    rest: u8,
}

impl ActionLine {
    fn of(step: &SeenStep, viewer: Seat) -> Self {
        let (drew, drew_count) = drawn(&step.drew, step.seat, viewer);
        Self {
            seat: step.seat.0,
            action: step.action.to_string(),
            drew,
            drew_count,
            tabled: notation::cards(&step.red_threes).to_string(),
            took: step.took.map(|(top, rest)| TakenPile { top: top.to_string(), rest }),
            canastas: letters(step.canastas.iter().copied()),
            next: step.next.as_ref().map(|next| RedThreesLine::of(next, viewer)),
            ended: step.ending.map(ending_code),
        }
    }
}

/// Cards drawn from the stock, as faces for their owner only, and as a number for everyone.
fn drawn(cards: &SeenCards, owner: Seat, viewer: Seat) -> (Option<String>, usize) {
    match cards {
        SeenCards::Faces(cards) => ((owner == viewer).then(|| notation::cards(cards).to_string()), cards.len()),
        SeenCards::Count(count) => (None, *count),
    }
}
