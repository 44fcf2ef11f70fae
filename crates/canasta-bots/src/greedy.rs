//! Takes and melds all it can. Kept for measuring: a bot that does not beat it clearly is not worth shipping.

use canasta::{Act, Counts, Kind, Phase, Rng, SeedRng, View};

use crate::{Bot, listed};

/// Always takes the pile when it may, always lays as many cards as it can, discards what it holds fewest of (never a
/// wild card while it holds another), declares red threes at once, never asks, always answers yes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot for Greedy {
    fn name(&self) -> &str {
        "greedy"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Act> {
        if view.check(&Act::Declare).is_ok() {
            return vec![Act::Declare];
        }
        let acts = listed(view);
        match view.public.phase() {
            Phase::Answer { .. } => return vec![Act::Answer(true)],
            Phase::Draw | Phase::Play | Phase::Over => {}
        }
        let laying = acts.iter().filter(|act| laid(act) > 0).max_by_key(|act| laid(act));
        if let Some(&act) = laying {
            return vec![act];
        }
        let drawing = acts.iter().find(|act| matches!(act, Act::Draw | Act::Pass));
        if let Some(&act) = drawing {
            return vec![act];
        }
        discard(&view.hand, &acts, seed).into_iter().collect()
    }
}

/// How many cards of the hand the act lays; a take counts one more, so that the pile is always taken.
fn laid(act: &Act) -> u8 {
    match act {
        Act::Take { with, more } => 1 + with.total() + more.cards().total(),
        Act::Meld(lay) => lay.cards().total(),
        _ => 0,
    }
}

/// The card held fewest of, wild cards last; among equals the seed decides.
fn discard(hand: &Counts, acts: &[Act], seed: u64) -> Option<Act> {
    let mut rng = SeedRng::new(seed);
    let cards = acts.iter().filter_map(|act| match act {
        Act::Discard(kind) => Some(*kind),
        _ => None,
    });
    let key = |kind: Kind| (kind.is_wild(), hand.of(kind));
    cards.map(|kind| (key(kind), rng.next_u64(), kind)).min().map(|(_, _, kind)| Act::Discard(kind))
}
