//! A player that keeps the game close.

use canasta::{Act, Public, Side, View};

use crate::names::{LEVELS, by_name};
use crate::{Bot, Greedy};

/// The level at which it plays while totals are level: its place in [`LEVELS`].
const EVEN: i32 = 2;
/// A lead of one part in so many of the points that end a game is a level.
const PARTS: i32 = 7;

/// Plays each deal at one of the levels, by the totals before the deal: a level more gently for each seventh part of the game that its side
/// leads by, a level more strongly for each that it is behind. At level totals it plays as Club. It has no memory: whoever
/// knows the totals knows how it plays.
pub struct Adaptive {
    levels: Vec<Box<dyn Bot>>,
}

impl Default for Adaptive {
    fn default() -> Self {
        Self::new(by_name)
    }
}

impl Adaptive {
    /// With the bot that `level` makes for each name in [`LEVELS`].
    pub fn new(level: impl Fn(&str) -> Option<Box<dyn Bot>>) -> Self {
        Self { levels: LEVELS.iter().filter_map(|name| level(name)).collect() }
    }

    /// The level at which a side plays a deal: a place in [`LEVELS`].
    pub fn level(public: &Public, side: Side) -> usize {
        let others = public.players().all_sides().filter(|&other| other != side);
        let best = others.map(|other| public.scores()[other.index()]).max().unwrap_or_default();
        let lead = public.scores()[side.index()] - best;
        let level = EVEN - lead / (public.rules().game_points / PARTS).max(1);
        usize::try_from(level).unwrap_or_default().min(LEVELS.len() - 1)
    }

    fn at(&self, view: &View) -> Option<&dyn Bot> {
        self.levels.get(Self::level(&view.public, view.public.side_of(view.seat))).map(AsRef::as_ref)
    }
}

impl Bot for Adaptive {
    fn name(&self) -> &str {
        "adaptive"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Act> {
        self.at(view).unwrap_or(&Greedy).decide(view, seed)
    }

    fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Act> {
        self.at(view).unwrap_or(&Greedy).decide_while(view, seed, go_on)
    }
}
