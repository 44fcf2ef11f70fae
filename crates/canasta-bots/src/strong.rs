//! The level between Skilled and Expert.

use canasta::{Action, View};

use crate::{Bot, RatedBy, Skilled, Thinker, Thinking};

/// Plays the turn that the evaluator rates best. Unless there are four players, the networks are weaker than a short
/// search, so it searches instead. With five players the network ranks good turns no better than the club player does,
/// so the search uses the club player's candidates.
#[derive(Clone, PartialEq, Debug)]
pub struct Strong {
    rater: Skilled,
    searcher: Thinker,
    searcher_for_five: Thinker,
}

impl Default for Strong {
    fn default() -> Self {
        Self::with_nodes(Thinking::STRONG.nodes)
    }
}

impl Strong {
    /// The same bot with a different search budget, for tests that call it often.
    pub fn with_nodes(nodes: u32) -> Self {
        let thinking = Thinking { nodes, ..Thinking::STRONG };
        let searcher = |thinking| Thinker::new("strong", thinking);
        Self {
            rater: Skilled::new("strong", 0.0),
            searcher: searcher(thinking),
            searcher_for_five: searcher(Thinking { rated_by: RatedBy::Club, ..thinking }),
        }
    }

    fn bot_for(&self, view: &View) -> &dyn Bot {
        match view.public.players().count() {
            4 => &self.rater,
            5 => &self.searcher_for_five,
            _ => &self.searcher,
        }
    }
}

impl Bot for Strong {
    fn name(&self) -> &str {
        "strong"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide(&four, seed);
        }
        self.bot_for(view).decide(view, seed)
    }

    fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide_while(&four, seed, go_on);
        }
        self.bot_for(view).decide_while(view, seed, go_on)
    }
}
