//! The message that asks a bot to act.

use canasta::{Action, Card, CardView};
use serde::Serialize;

use super::{Hello, Line, text};
use crate::position::{self, SeatView};

/// The maximum number of search steps for a line's legal actions. A dealt hand needs a few hundred.
const MAX_SEARCH_STEPS: u64 = 20_000;

/// The maximum number of legal actions in a line. If there are more, some with several melds are left out.
pub const MAX_LISTED_ACTIONS: usize = 1_000;

/// A serialisable turn.
#[derive(Serialize)]
pub(super) struct Turn {
    view: Box<SeatView>,
    legal: Vec<String>,
    legal_complete: bool,
    minimum: i32,
    frozen: bool,
    /// The lowest card that freezes the pile for everyone.
    frozen_by_card: Option<String>,
    /// Whether the pile is frozen for this side because it hasn't melded, whatever the pile contains.
    frozen_until_opened: bool,
    milliseconds: u64,
}

/// The `turn` line for the bot that got this `hello` and must act, without a line break. The bot has `milliseconds` for
/// one action.
pub fn turn(view: &CardView, hello: &Hello, milliseconds: u64) -> String {
    let public = &view.table.public;
    let side = public.side_of(hello.seat);
    let (actions, legal_complete) = legal(view);
    text(&Line::Turn(Turn {
        view: Box::new(position::view(view, hello.rules.preset)),
        legal: actions.iter().filter_map(|action| view.to_cards(action)).map(|action| action.to_string()).collect(),
        legal_complete,
        minimum: if public.has_melded(side) { 0 } else { public.minimum(side) },
        frozen: public.frozen_for(side).is_some(),
        frozen_by_card: freezing_card(view).map(|card| card.to_string()),
        frozen_until_opened: public.rules().frozen_until_opened && !public.has_melded(side),
        milliseconds,
    }))
}

/// The card that freezes the pile for everyone; `None` if there is none.
fn freezing_card(view: &CardView) -> Option<Card> {
    let public = &view.table.public;
    public.pile().freezing_card(public.rules()).and_then(|place| view.table.pile.get(place).copied())
}

/// The legal actions as [`canasta::Public::legal`] lists them, and whether the list is complete. Only actions with
/// several groups are ever left out.
fn legal(view: &CardView) -> (Vec<Action>, bool) {
    let mut actions = Vec::new();
    let Some(view) = view.to_kinds() else { return (actions, true) };
    let found_all = view.public.legal_within(&view.hand, &mut actions, MAX_SEARCH_STEPS);
    let count = actions.len();
    if count > MAX_LISTED_ACTIONS {
        let mut remaining =
            MAX_LISTED_ACTIONS.saturating_sub(actions.iter().filter(|action| !has_several_groups(action)).count());
        actions.retain(|action| {
            let keep = !has_several_groups(action) || remaining > 0;
            remaining -= usize::from(keep && has_several_groups(action));
            keep
        });
    }
    let complete = found_all && actions.len() == count;
    (actions, complete)
}

/// Whether an action melds several ranks. There can be more of these than a program can handle.
fn has_several_groups(action: &Action) -> bool {
    match action {
        Action::Meld(melds) => melds.iter().count() > 1,
        Action::Take { more, .. } => more.iter().count() > 0,
        _ => false,
    }
}
