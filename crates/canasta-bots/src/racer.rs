//! A bot in a hurry. It is a sparring partner: no other bot is trained, tuned or accepted against it, so it shows how
//! an improvement holds up against a style that no search models. Its own rules are not tuned.
//!
//! It makes its initial meld as soon as possible, melds everything it can, takes the pile only if that brings it closer
//! to going out, and goes out at the first chance. It never asks its partner for permission, because the answer could
//! only delay it. It always lets the partner go out.

use canasta::{Action, Kind, Melds, Phase, View};

use crate::{Bot, going_out, legal_actions, spar};

/// Goes out as early as it can.
#[derive(Clone, Copy, Debug, Default)]
pub struct Racer;

const CANASTA_SIZE: u8 = 7;

/// Value of having made the initial meld, in cards to get rid of.
const INITIAL_MELD_VALUE: u8 = 5;

impl Bot for Racer {
    fn name(&self) -> &str {
        "racer"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide(&four, seed);
        }
        spar(view, seed, |phase| match phase {
            Phase::Over => Vec::new(),
            Phase::Answer { .. } => vec![Action::Answer(true)],
            Phase::Draw => take_or_draw(view).into_iter().collect(),
            Phase::Play => play(view),
        })
    }
}

fn own_melds(view: &View) -> &Melds {
    view.public.side_melds(view.public.side_of(view.seat))
}

/// Canastas the side still needs before it can go out.
fn lacking(view: &View) -> usize {
    let needed = view.public.rules().canastas_needed(view.public.players());
    usize::try_from(needed - i32::from(own_melds(view).canastas())).unwrap_or(0)
}

/// Distance from going out, in cards: those that fit nowhere, plus those that canastas still lack.
fn distance(view: &View) -> u8 {
    let hand = &view.hand;
    let melds = own_melds(view);
    let loose = |rank: &Kind| melds.meld(*rank).is_empty() && hand.of(*rank) < 3;
    let loose: u8 = Kind::NATURALS.into_iter().filter(loose).map(|rank| hand.of(rank)).sum();
    let unfinished = Kind::NATURALS.into_iter().filter(|&rank| melds.meld(rank).canasta().is_none());
    let mut missing: Vec<u8> =
        unfinished.map(|rank| CANASTA_SIZE.saturating_sub(melds.meld(rank).size() + hand.of(rank))).collect();
    missing.sort_unstable();
    let missing: u8 = missing.into_iter().take(lacking(view)).sum();
    let initial_meld = if view.public.has_melded(view.public.side_of(view.seat)) { 0 } else { INITIAL_MELD_VALUE };
    (loose + missing).saturating_sub(hand.wilds()) + hand.of(Kind::BlackThree) + initial_meld
}

/// Takes the pile if the player is then no further from going out; otherwise draws.
fn take_or_draw(view: &View) -> Option<Action> {
    let actions = legal_actions(view);
    let takes = actions.iter().filter(|action| matches!(action, Action::Take { .. }));
    let after = takes.filter_map(|action| Some((distance(&view.after(action).ok()??), action)));
    let nearest = after.min_by_key(|(distance, _)| *distance);
    let other = actions.iter().find(|action| matches!(action, Action::Draw | Action::Pass));
    let take = nearest.filter(|(after, _)| *after <= distance(view) || other.is_none()).map(|(_, action)| action);
    take.or(other).copied()
}

/// The turn after drawing or taking: goes out, melds, or discards.
fn play(view: &View) -> Vec<Action> {
    if let Some(actions_out) = going_out::find(view) {
        return actions_out;
    }
    let actions = legal_actions(view);
    let options = actions.iter().filter_map(|action| match action {
        Action::Meld(new_melds) => Some(*new_melds),
        _ => None,
    });
    let new_melds = if view.public.has_melded(view.public.side_of(view.seat)) {
        options.filter(|new_melds| worthwhile(view, new_melds)).max_by_key(|new_melds| usefulness(view, new_melds))
    } else {
        // Choose the initial meld that keeps the most wild cards for a canasta.
        options.min_by_key(|new_melds| (new_melds.cards().wilds(), u8::MAX - new_melds.cards().total()))
    };
    new_melds.map(Action::Meld).or_else(|| discard(view, &actions)).into_iter().collect()
}

/// Whether to make these melds. Naturals are always melded. While a canasta is missing, wild cards go only on the meld
/// closest to one.
fn worthwhile(view: &View, new_melds: &Melds) -> bool {
    let melds = own_melds(view);
    let size = |rank: Kind| melds.meld(rank).size();
    let unfinished = |rank: &Kind| melds.meld(*rank).canasta().is_none();
    let longest = Kind::NATURALS.into_iter().filter(unfinished).map(size).max().unwrap_or(0);
    lacking(view) == 0
        || new_melds.iter().all(|(rank, meld)| meld.wilds() == 0 || unfinished(&rank) && size(rank) == longest)
}

/// Melds that complete a canasta come first, then natural ones, then those with the most cards.
fn usefulness(view: &View, new_melds: &Melds) -> (bool, bool, u8) {
    let melds = own_melds(view);
    let finishes = melds.plus(new_melds).canastas() > melds.canastas();
    (finishes, new_melds.cards().wilds() == 0, new_melds.cards().total())
}

/// Discards the least useful card: black threes and single cards first, wild cards last, avoiding ranks that the next
/// player melds.
fn discard(view: &View, actions: &[Action]) -> Option<Action> {
    let public = &view.public;
    let next = public.side_of(public.next_seat(view.seat));
    let open = !public.pile().frozen_for_everyone(public.rules());
    let cost = |kind: Kind| {
        let feeds = open && kind.is_natural() && !public.side_melds(next).meld(kind).is_empty();
        let single = kind == Kind::BlackThree || view.hand.of(kind) == 1;
        (kind.is_wild(), !single, feeds, kind != Kind::BlackThree, -public.rules().value(kind))
    };
    let cards = actions.iter().filter_map(|action| match action {
        Action::Discard(kind) => Some(*kind),
        _ => None,
    });
    cards.min_by_key(|&kind| cost(kind)).map(Action::Discard)
}
