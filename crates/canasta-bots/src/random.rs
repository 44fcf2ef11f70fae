//! The floor: any legal act.

use canasta::{Act, SeedRng, View};

use crate::Bot;

/// Uniform over what [`canasta::Public::legal`] lists, one act at a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Bot for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Act> {
        let mut rng = SeedRng::new(seed);
        view.public.pick_legal(&view.hand, &mut rng, &mut Vec::new()).into_iter().collect()
    }
}
