//! The floor: any legal act.

use canasta::{Act, Rng, SeedRng, View};

use crate::{Bot, listed};

/// Uniform over what [`canasta::Public::legal`] lists, one act at a time; where a hand has more openings than the
/// list goes through, over a part of them and all else.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Act> {
        let acts = listed(view);
        let count = canasta::must_fit::<u32>(acts.len());
        if count == 0 {
            return Vec::new();
        }
        let place = SeedRng::new(seed).below(count);
        acts.get(place as usize).copied().into_iter().collect()
    }
}
