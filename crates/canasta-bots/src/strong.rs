//! The level between Skilled and Expert.

use canasta::{Action, View};

use crate::{Bot, RatedBy, Skilled, Thinker, Thinking};

/// Plays the turn that the evaluator likes best. Its networks for other tables than of four have learned less, so that it would be weaker
/// there than a short search: there it searches. With five players, where the network tells good turns apart no better than a club
/// player does, it searches among the turns that a club player finds good.
#[derive(Clone, PartialEq, Debug)]
pub struct Strong {
    rates: Skilled,
    thinks: Thinker,
    thinks_with_five: Thinker,
}

impl Default for Strong {
    fn default() -> Self {
        Self::with_nodes(Thinking::STRONG.nodes)
    }
}

impl Strong {
    /// The same player with another search budget, for tests that ask it often.
    pub fn with_nodes(nodes: u32) -> Self {
        let thinking = Thinking { nodes, ..Thinking::STRONG };
        let thinks = |thinking| Thinker::new("strong", thinking);
        Self {
            rates: Skilled::new("strong", 0.0),
            thinks: thinks(thinking),
            thinks_with_five: thinks(Thinking { rated_by: RatedBy::Club, ..thinking }),
        }
    }

    fn at(&self, view: &View) -> &dyn Bot {
        match view.public.players().count() {
            4 => &self.rates,
            5 => &self.thinks_with_five,
            _ => &self.thinks,
        }
    }
}

impl Bot for Strong {
    fn name(&self) -> &str {
        "strong"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        self.at(view).decide(view, seed)
    }

    fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Action> {
        self.at(view).decide_while(view, seed, go_on)
    }
}
