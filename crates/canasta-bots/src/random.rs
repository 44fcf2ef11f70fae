//! The baseline: any legal action.

use canasta::{Action, Rng, SeedRng, View};

use crate::{Bot, legal_actions};

/// Chooses uniformly from [`canasta::Public::legal`], one action at a time. If there are too many initial melds to
/// list, only some of them are candidates.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        let actions = legal_actions(view);
        let count = canasta::must_fit::<u32>(actions.len());
        if count == 0 {
            return Vec::new();
        }
        let index = SeedRng::new(seed).next_below(count);
        actions.get(index as usize).copied().into_iter().collect()
    }
}
