//! What a bot is asked: to act.

use canasta::{Action, Card, CardView};
use serde::Serialize;

use super::{Hello, Line, text};
use crate::position::{self, SeatView};

/// Steps of the search for legal acts, for a line to a bot. A dealt hand needs a few hundred.
const MOST_STEPS: u64 = 20_000;

/// Legal acts that a line lists at most; of more, openings of several melds are left out.
pub const MOST_ACTIONS: usize = 1_000;

/// A turn as it is written.
#[derive(Serialize)]
pub(super) struct Turn {
    view: Box<SeatView>,
    legal: Vec<String>,
    legal_complete: bool,
    minimum: i32,
    frozen: bool,
    /// The lowermost card that freezes the pile for everybody.
    frozen_by_card: Option<String>,
    /// The pile is frozen for this side because it has not opened, whatever lies in it.
    frozen_until_opened: bool,
    milliseconds: u64,
}

/// The line `turn` for the bot that was greeted so and has to act, without its end. It has so many milliseconds for one
/// act.
pub fn turn(view: &CardView, hello: &Hello, milliseconds: u64) -> String {
    let public = &view.table.public;
    let side = public.side_of(hello.seat);
    let (actions, legal_complete) = legal(view);
    text(&Line::Turn(Turn {
        view: Box::new(position::view(view, hello.rules.preset)),
        legal: actions.iter().filter_map(|action| view.to_cards(action)).map(|action| action.to_string()).collect(),
        legal_complete,
        minimum: if public.opened(side) { 0 } else { public.minimum(side) },
        frozen: public.frozen_for(side).is_some(),
        frozen_by_card: freezing_card(view).map(|card| card.to_string()),
        frozen_until_opened: public.rules().frozen_until_opened && !public.opened(side),
        milliseconds,
    }))
}

/// The card that freezes the pile for everybody, if one does.
fn freezing_card(view: &CardView) -> Option<Card> {
    let public = &view.table.public;
    public.pile().freezing_card(public.rules()).and_then(|place| view.table.pile.get(place).copied())
}

/// The legal acts as [`canasta::Public::legal`] lists them, and whether these are all of its list. What is left out of it are
/// acts of several groups, and nothing else.
fn legal(view: &CardView) -> (Vec<Action>, bool) {
    let mut actions = Vec::new();
    let Some(view) = view.to_kinds() else { return (actions, true) };
    let found_all = view.public.legal_within(&view.hand, &mut actions, MOST_STEPS);
    let all = actions.len();
    if all > MOST_ACTIONS {
        let mut room = MOST_ACTIONS.saturating_sub(actions.iter().filter(|action| !is_many(action)).count());
        actions.retain(|action| {
            let keep = !is_many(action) || room > 0;
            room -= usize::from(keep && is_many(action));
            keep
        });
    }
    let complete = found_all && actions.len() == all;
    (actions, complete)
}

/// Lays melds of several ranks at once: there can be more of these than a program can go through.
fn is_many(action: &Action) -> bool {
    match action {
        Action::Meld(lay) => lay.iter().count() > 1,
        Action::Take { more, .. } => more.iter().count() > 0,
        _ => false,
    }
}
