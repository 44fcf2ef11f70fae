//! A player that keeps the game close.

use canasta::{Action, Public, Side, View};

use crate::{Bot, Greedy};

/// The place of the level at which it plays while totals are level.
const EVEN: i32 = 2;
/// A lead of one part in so many of the points that end a game is a level.
const PARTS: i32 = 7;

/// Plays each deal at one of several levels, by the totals before the deal: a level more gently for each seventh part of the game that its
/// side leads by, a level more strongly for each that it is behind. At level totals it plays at the third. It has no memory: whoever
/// knows the totals knows how it plays.
pub struct Adaptive {
    levels: Vec<Box<dyn Bot>>,
}

impl Adaptive {
    /// With these levels, the weakest first.
    pub fn new(levels: Vec<Box<dyn Bot>>) -> Self {
        Self { levels }
    }

    /// The place of the level at which a side plays a deal, of so many.
    pub fn level(public: &Public, side: Side, levels: usize) -> usize {
        let others = public.players().all_sides().filter(|&other| other != side);
        let best = others.map(|other| public.scores()[other.index()]).max().unwrap_or_default();
        let lead = public.scores()[side.index()] - best;
        let level = EVEN - lead / (public.rules().game_points / PARTS).max(1);
        usize::try_from(level).unwrap_or_default().min(levels.saturating_sub(1))
    }

    fn at(&self, view: &View) -> &dyn Bot {
        let level = Self::level(&view.public, view.public.side_of(view.seat), self.levels.len());
        self.levels.get(level).map_or(&Greedy, AsRef::as_ref)
    }
}

impl Bot for Adaptive {
    fn name(&self) -> &str {
        "adaptive"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        self.at(view).decide(view, seed)
    }

    fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Action> {
        self.at(view).decide_while(view, seed, go_on)
    }
}
