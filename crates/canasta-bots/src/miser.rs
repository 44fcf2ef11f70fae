//! A bot that never feeds the next player. It is a sparring partner: no other bot is trained, tuned or accepted against
//! it, so it shows how an improvement holds up against a style that no search models. Its own rules are not tuned.
//!
//! It discards its safest card, however useful. Safe cards are ranks that the next player can't hold a pair of or has
//! discarded or passed up, and black threes. If nothing is safe, it freezes the pile. It keeps everything else: it
//! makes its initial meld only with the pile or when time runs short, adds only complete canastas until then, and goes
//! out only when the deal is nearly over.

use canasta::{Action, Kind, Melds, Permission, Phase, View};

use crate::table::Table;
use crate::{Bot, going_out, legal_actions, spar};

/// Keeps everything the next player might want.
#[derive(Clone, Copy, Debug, Default)]
pub struct Miser;

/// Minimum cards in a pile to take it.
const MIN_PILE: u8 = 4;

/// With more points than this in the hand, it doesn't want the deal to end.
const COSTLY_HAND: i32 = 100;

/// If the chance that the next player takes the pile exceeds this, it freezes the pile with a wild card instead.
const MAX_RISK: f64 = 0.25;

impl Bot for Miser {
    fn name(&self) -> &str {
        "miser"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide(&four, seed);
        }
        let table = Table::new(view);
        spar(view, seed, |phase| match phase {
            Phase::Over => Vec::new(),
            Phase::Answer { .. } => {
                vec![Action::Answer(table.late || view.hand.points(view.public.rules()) <= COSTLY_HAND)]
            }
            Phase::Draw => table.take_or_draw(table.late || view.public.pile().len() >= MIN_PILE).into_iter().collect(),
            Phase::Play => play(&table),
        })
    }
}

/// The turn after drawing or taking: goes out, melds, or discards.
fn play(table: &Table<'_>) -> Vec<Action> {
    let view = table.view;
    let permission = view.public.this_turn().permission;
    let may = permission == Permission::Yes || permission == Permission::NotAsked && table.ending;
    if let Some(actions_out) = may.then(|| going_out::find(view)).flatten() {
        return actions_out;
    }
    let actions = legal_actions(view);
    let options = actions.iter().filter_map(|action| match action {
        Action::Meld(new_melds) => Some(*new_melds),
        _ => None,
    });
    let new_melds = if table.has_melded {
        let kept = |new_melds: &Melds| view.hand.total() - new_melds.cards().total() >= table.min_kept();
        options
            .filter(|new_melds| kept(new_melds) && worthwhile(table, new_melds))
            .max_by_key(|new_melds| new_melds.cards().points(view.public.rules()))
    } else {
        let cheapest = options.min_by_key(|new_melds| (new_melds.cards().wilds(), u8::MAX - new_melds.cards().total()));
        cheapest.filter(|_| table.late)
    };
    new_melds.map(Action::Meld).or_else(|| discard(table, &actions)).into_iter().collect()
}

/// Melds complete canastas; when time runs short, also everything natural.
fn worthwhile(table: &Table<'_>, new_melds: &Melds) -> bool {
    let melds = table.melds();
    let finishes = melds.plus(new_melds).canastas() > melds.canastas();
    finishes || table.late && new_melds.cards().wilds() == 0
}

/// The safest card; among equally safe ones the least valuable in the hand.
fn discard(table: &Table<'_>, actions: &[Action]) -> Option<Action> {
    let view = table.view;
    let frozen = view.public.pile().frozen_for_everyone(view.public.rules());
    let risk = |kind: Kind| match kind {
        // A wild card freezes the pile. It is discarded if every other card is riskier than this; a pile that is
        // already frozen doubles the limit.
        Kind::Joker | Kind::Two => MAX_RISK * if frozen { 2.0 } else { 1.0 },
        _ if discarded_by_next(view, kind) => 0.5 * table.danger(kind),
        _ => table.danger(kind),
    };
    let cards = actions.iter().filter_map(|action| match action {
        Action::Discard(kind) => Some((*kind, risk(*kind), table.hand_value(*kind))),
        _ => None,
    });
    let safest = cards.min_by(|a, b| a.1.total_cmp(&b.1).then(a.2.total_cmp(&b.2)));
    safest.map(|(kind, ..)| Action::Discard(kind))
}

/// Whether the next player has discarded that rank into the pile. Every player discards once per round, so a player's
/// discards are as many cards apart as there are players.
fn discarded_by_next(view: &View, kind: Kind) -> bool {
    let players = usize::from(view.public.players().count());
    // The top card came from the previous player. The next player's latest discard is the deepest of the last round.
    let latest = view.public.pile().cards().iter().rev().skip(players - 2);
    latest.step_by(players).any(|&discarded| discarded == kind)
}
