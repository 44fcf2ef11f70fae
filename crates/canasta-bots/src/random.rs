//! The floor: any legal act.

use canasta::{Action, Rng, SeedRng, View};

use crate::{Bot, listed};

/// Uniform over what [`canasta::Public::legal`] lists, one act at a time; where a hand has more openings than the
/// list goes through, over a part of them and all else.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        let actions = listed(view);
        let count = canasta::must_fit::<u32>(actions.len());
        if count == 0 {
            return Vec::new();
        }
        let place = SeedRng::new(seed).below(count);
        actions.get(place as usize).copied().into_iter().collect()
    }
}
