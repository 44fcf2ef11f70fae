//! What a bot is asked: to act.

use canasta::{Act, DressedView};
use serde::Serialize;

use super::{Hello, Line, text};
use crate::notation::act_text;
use crate::position::{self, SeatView};

/// Steps of the search for legal acts, for a line to a bot. A dealt hand needs a few hundred.
const MOST_STEPS: u64 = 20_000;

/// Legal acts that a line lists at most; of more, openings of several melds are left out.
pub const MOST_ACTS: usize = 1_000;

/// A turn as it is written.
#[derive(Serialize)]
pub(super) struct Turn {
    view: Box<SeatView>,
    legal: Vec<String>,
    legal_complete: bool,
    minimum: i32,
    frozen: bool,
    milliseconds: u64,
}

/// The line `turn` for the bot that was greeted so and has to act, without its end. It has so many milliseconds for one
/// act.
pub fn turn(view: &DressedView, hello: &Hello, milliseconds: u64) -> String {
    let public = &view.table.public;
    let side = public.side_of(hello.seat);
    let (acts, legal_complete) = legal(view);
    text(&Line::Turn(Turn {
        view: Box::new(position::view(view, hello.rules.preset)),
        legal: acts.iter().filter_map(|act| view.dress(act)).map(|act| act_text(&act)).collect(),
        legal_complete,
        minimum: if public.opened(side) { 0 } else { public.minimum(side) },
        frozen: public.frozen_for(side).is_some(),
        milliseconds,
    }))
}

/// The legal acts, and whether these are all that the referee would list.
fn legal(view: &DressedView) -> (Vec<Act>, bool) {
    let mut acts = Vec::new();
    let Some(view) = view.undressed() else { return (acts, true) };
    let found_all = view.public.legal_within(&view.hand, &mut acts, MOST_STEPS);
    let all = acts.len();
    if all > MOST_ACTS {
        let mut room = MOST_ACTS.saturating_sub(acts.iter().filter(|act| !is_many(act)).count());
        acts.retain(|act| {
            let keep = !is_many(act) || room > 0;
            room -= usize::from(keep && is_many(act));
            keep
        });
    }
    let complete = found_all && acts.len() == all;
    (acts, complete)
}

/// Lays melds of several ranks at once: of these there can be more than anybody looks through.
fn is_many(act: &Act) -> bool {
    match act {
        Act::Meld(lay) => lay.iter().count() > 1,
        Act::Take { more, .. } => more.iter().count() > 0,
        _ => false,
    }
}
