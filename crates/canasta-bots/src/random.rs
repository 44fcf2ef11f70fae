//! The floor: any legal act.

use canasta::{Act, Rng, SeedRng, View};

use crate::Bot;

/// Uniform over what [`canasta::Public::legal`] lists, one act at a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Act> {
        let mut acts = Vec::new();
        view.public.legal(&view.hand, &mut acts);
        let Ok(bound) = u32::try_from(acts.len()) else { return Vec::new() };
        if bound == 0 {
            return acts;
        }
        let place = SeedRng::new(seed).below(bound);
        vec![acts.swap_remove(place as usize)]
    }
}
