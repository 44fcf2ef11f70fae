//! What happened, as the bot's seat may know it.

use canasta::{
    CardView, DealScore, Ending, MAX_SEATS, RedThreesLaid, Seat, SeenCards, SeenRedThreesLaid, SeenStep, Side, notation,
};
use serde::Serialize;

use super::{Hello, Line, text};
use crate::position::{self, SeatView, ending_code, letters};
use crate::score::SideScore;

/// Something that happened at the bot's table, as its seat may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A deal began.
    DealBegins {
        /// Its number in the game, from 1.
        deal: usize,
        /// What the seat sees before the first act.
        view: Box<CardView>,
        /// Red threes that were laid down before that.
        red_threes: Vec<SeenRedThreesLaid>,
    },
    /// A seat acted, perhaps the bot itself.
    Action(SeenStep),
    /// The deal ended.
    DealEnds {
        /// How the deal ended.
        ending: Ending,
        /// What each side scored in it.
        deal: [DealScore; MAX_SEATS],
        /// Each side's total with it.
        scores: [i32; MAX_SEATS],
        /// The side that has won the game, if the deal ended it.
        winner: Option<Side>,
    },
}

impl Event {
    /// A deal began, with the red threes that were laid down when it was dealt.
    pub fn begins(deal: usize, view: CardView, red_threes: &[RedThreesLaid]) -> Self {
        let red_threes = red_threes.iter().map(|laid| laid.seen_by(view.seat)).collect();
        Self::DealBegins { deal, view: Box::new(view), red_threes }
    }

    /// The line `event` for the bot that was greeted so, without its end. Cards that another seat drew are only counted,
    /// even if they are known here.
    pub fn line(&self, hello: &Hello) -> String {
        text(&Line::Event(self.to_line(hello)))
    }

    fn to_line(&self, hello: &Hello) -> EventLine {
        let own = hello.seat;
        match self {
            Self::DealBegins { deal, view, red_threes } => EventLine::DealBegins {
                deal: *deal,
                view: Box::new(position::view(view, hello.rules.preset)),
                tabled: red_threes.iter().map(|laid| RedThreesLine::of(laid, own)).collect(),
            },
            Self::Action(step) => EventLine::Action(Box::new(ActionLine::of(step, own))),
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

/// An event as it is written.
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

/// Red threes that a player laid down.
#[derive(Serialize)]
pub(super) struct RedThreesLine {
    seat: u8,
    tabled: String,
    drew: Option<String>,
    drew_count: usize,
}

impl RedThreesLine {
    fn of(laid: &SeenRedThreesLaid, own: Seat) -> Self {
        let (drew, drew_count) = drawn(&laid.drew, laid.seat, own);
        Self { seat: laid.seat.0, tabled: notation::cards(&laid.red_threes).to_string(), drew, drew_count }
    }
}

/// An act that was made.
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

/// The pile that was taken.
#[derive(Serialize)]
struct TakenPile {
    top: String,
    rest: u8,
}

impl ActionLine {
    fn of(step: &SeenStep, own: Seat) -> Self {
        let (drew, drew_count) = drawn(&step.drew, step.seat, own);
        Self {
            seat: step.seat.0,
            action: step.action.to_string(),
            drew,
            drew_count,
            tabled: notation::cards(&step.red_threes).to_string(),
            took: step.took.map(|(top, rest)| TakenPile { top: top.to_string(), rest }),
            canastas: letters(step.canastas.iter().copied()),
            next: step.next.as_ref().map(|next| RedThreesLine::of(next, own)),
            ended: step.ending.map(ending_code),
        }
    }
}

/// Cards that came from the stock: the faces only to their owner, the number to all.
fn drawn(cards: &SeenCards, owner: Seat, own: Seat) -> (Option<String>, usize) {
    match cards {
        SeenCards::Faces(cards) => ((owner == own).then(|| notation::cards(cards).to_string()), cards.len()),
        SeenCards::Count(count) => (None, *count),
    }
}
