//! A baseline bot that takes and melds all it can. A bot that doesn't clearly beat it isn't worth shipping.

use canasta::{Action, Counts, Kind, Phase, Rng, SeedRng, View};

use crate::{Bot, legal_actions};

/// Takes the pile whenever it can, melds as many cards as possible, discards the kind it holds fewest of (a wild card
/// only if it has nothing else), declares red threes at once, never asks, and always answers yes.
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
        let actions = legal_actions(view);
        match view.public.phase() {
            Phase::Answer { .. } => return vec![Action::Answer(true)],
            Phase::Draw | Phase::Play | Phase::Over => {}
        }
        let melding =
            actions.iter().filter(|action| cards_melded(action) > 0).max_by_key(|action| cards_melded(action));
        if let Some(&action) = melding {
            return vec![action];
        }
        let drawing = actions.iter().find(|action| matches!(action, Action::Draw | Action::Pass));
        if let Some(&action) = drawing {
            return vec![action];
        }
        discard(&view.hand, &actions, seed).into_iter().collect()
    }
}

/// Number of cards from the hand that the action melds. Taking the pile counts one more, so that it always comes first.
fn cards_melded(action: &Action) -> u8 {
    match action {
        Action::Take { with, more } => 1 + with.total() + more.cards().total(),
        Action::Meld(lay) => lay.cards().total(),
        _ => 0,
    }
}

/// Discards the kind it holds fewest of, wild cards last. The seed breaks ties.
fn discard(hand: &Counts, actions: &[Action], seed: u64) -> Option<Action> {
    let mut rng = SeedRng::new(seed);
    let cards = actions.iter().filter_map(|action| match action {
        Action::Discard(kind) => Some(*kind),
        _ => None,
    });
    let key = |kind: Kind| (kind.is_wild(), hand.of(kind));
    cards.map(|kind| (key(kind), rng.next_u64(), kind)).min().map(|(_, _, kind)| Action::Discard(kind))
}
