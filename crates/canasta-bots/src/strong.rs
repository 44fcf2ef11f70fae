//! The level between Skilled and Expert.

use canasta::{Act, Players, View};

use crate::{Bot, Skilled, Thinker, Thinking};

/// Plays the turn that the evaluator likes best. Its networks for other tables than of four have learned less, so that it would be weaker
/// there than a short search: there it searches.
#[derive(Clone, PartialEq, Debug)]
pub struct Strong {
    rates: Skilled,
    thinks: Thinker,
}

impl Default for Strong {
    fn default() -> Self {
        Self { rates: Skilled::new("strong", 0.0), thinks: Thinker::new("strong", Thinking::STRONG) }
    }
}

impl Strong {
    fn at(&self, view: &View) -> &dyn Bot {
        if view.public.players() == Players::FOUR { &self.rates } else { &self.thinks }
    }
}

impl Bot for Strong {
    fn name(&self) -> &str {
        "strong"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Act> {
        self.at(view).decide(view, seed)
    }

    fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Act> {
        self.at(view).decide_while(view, seed, go_on)
    }
}
