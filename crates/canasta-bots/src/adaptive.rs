//! A bot that keeps the game close.

use canasta::{Action, Public, Side, View};

use crate::{Bot, Greedy};

/// Index of the level for equal totals.
const EVEN_LEVEL: i32 = 2;
/// Divides the winning score into steps. Each step of lead changes the level by one.
const LEAD_DIVISOR: i32 = 7;

/// Adapts its level to the totals before each deal: one level weaker for each seventh of the winning score its side
/// leads by, and one stronger for each seventh it is behind. With equal totals it plays at the third level. It keeps no
/// state, so the totals alone determine its level.
pub struct Adaptive {
    levels: Vec<Box<dyn Bot>>,
}

impl Adaptive {
    /// A bot with these levels, weakest first.
    pub fn new(levels: Vec<Box<dyn Bot>>) -> Self {
        Self { levels }
    }

    /// Index of the level, out of `levels`, that a side plays at in a deal.
    pub fn level(public: &Public, side: Side, levels: usize) -> usize {
        let others = public.players().all_sides().filter(|&other| other != side);
        let best = others.map(|other| public.scores()[other.index()]).max().unwrap_or_default();
        let lead = public.scores()[side.index()] - best;
        let level = EVEN_LEVEL - lead / (public.rules().game_points / LEAD_DIVISOR).max(1);
        usize::try_from(level).unwrap_or_default().min(levels.saturating_sub(1))
    }

    fn bot_for(&self, view: &View) -> &dyn Bot {
        let level = Self::level(&view.public, view.public.side_of(view.seat), self.levels.len());
        self.levels.get(level).map_or(&Greedy, AsRef::as_ref)
    }
}

impl Bot for Adaptive {
    fn name(&self) -> &str {
        "adaptive"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        self.bot_for(view).decide(view, seed)
    }

    fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Action> {
        self.bot_for(view).decide_while(view, seed, go_on)
    }
}
