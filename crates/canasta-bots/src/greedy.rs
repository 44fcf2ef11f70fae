//! Takes and melds all it can. Kept for measuring: a bot that does not beat it clearly is not worth shipping.

use canasta::{Action, Counts, Kind, Phase, Rng, SeedRng, View};

use crate::{Bot, listed};

/// Always takes the pile when it may, always lays as many cards as it can, discards what it holds fewest of (never a
/// wild card while it holds another), declares red threes at once, never asks, always answers yes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot for Greedy {
    fn name(&self) -> &str {
        "greedy"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if view.check(&Action::Declare).is_ok() {
            return vec![Action::Declare];
        }
        let actions = listed(view);
        match view.public.phase() {
            Phase::Answer { .. } => return vec![Action::Answer(true)],
            Phase::Draw | Phase::Play | Phase::Over => {}
        }
        let laying = actions.iter().filter(|action| laid(action) > 0).max_by_key(|action| laid(action));
        if let Some(&action) = laying {
            return vec![action];
        }
        let drawing = actions.iter().find(|action| matches!(action, Action::Draw | Action::Pass));
        if let Some(&action) = drawing {
            return vec![action];
        }
        discard(&view.hand, &actions, seed).into_iter().collect()
    }
}

/// How many cards of the hand the act lays; a take counts one more, so that the pile is always taken.
fn laid(action: &Action) -> u8 {
    match action {
        Action::Take { with, more } => 1 + with.total() + more.cards().total(),
        Action::Meld(lay) => lay.cards().total(),
        _ => 0,
    }
}

/// The card held fewest of, wild cards last; among equals the seed decides.
fn discard(hand: &Counts, actions: &[Action], seed: u64) -> Option<Action> {
    let mut rng = SeedRng::new(seed);
    let cards = actions.iter().filter_map(|action| match action {
        Action::Discard(kind) => Some(*kind),
        _ => None,
    });
    let key = |kind: Kind| (kind.is_wild(), hand.of(kind));
    cards.map(|kind| (key(kind), rng.next_u64(), kind)).min().map(|(_, _, kind)| Action::Discard(kind))
}
