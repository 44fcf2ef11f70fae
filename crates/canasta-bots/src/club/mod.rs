//! A club player: rules of thumb with numbers, whole turns at a time. How it thinks: it reads the table
//! ([`reading`]), lists what it could lay and discard ([`turn`], [`openings`], [`take`]), says what each outcome is worth
//! ([`worth`]), and knows when to go out ([`out`]). It is quick enough to play thousands of deals a second, so it also
//! plays all hands in the deals that a search plays out.

mod openings;
mod out;
mod policy;
mod reading;
mod take;
mod turn;
mod weights;
mod worth;

use canasta::{Action, View};

pub(crate) use policy::{Policy, after_take};
pub(crate) use reading::{Sight, discarded, unseen};
pub(crate) use turn::Plan;
pub use weights::Weights;

use crate::{Bot, Greedy, allowed};

/// Plays by rules: safe discards, pairs and wild cards kept, few cards for the opening, freezing when behind, the race
/// for canastas, and going out at the right time.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Club {
    /// What it thinks things are worth; where nothing is said, what is right for the table ([`Weights::at`]).
    pub weights: Option<Weights>,
}

impl Bot for Club {
    fn name(&self) -> &str {
        if self.weights == Some(Weights::UNTUNED) { "club@untuned" } else { "club" }
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        let weights = self.weights.as_ref().unwrap_or_else(|| Weights::at(&view.public));
        decide(&Policy { weights, remembers: true, asks: true }, view, seed)
    }
}

/// Plays honestly, but forgets what was discarded and taken, and overvalues what is on the table: melds all it can, spends
/// wild cards, takes every pile, hurries to open.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Beginner;

impl Bot for Beginner {
    fn name(&self) -> &str {
        "beginner"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        decide(&Policy { weights: &Weights::BEGINNER, remembers: false, asks: false }, view, seed)
    }
}

/// Half a beginner still: thinks things worth what lies midway between a beginner's numbers and a club player's (those for four, at
/// every table), and forgets what was discarded and taken.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Casual;

impl Bot for Casual {
    fn name(&self) -> &str {
        "casual"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        let weights = Weights::BEGINNER.midway(&Weights::CLUB);
        decide(&Policy { weights: &weights, remembers: false, asks: true }, view, seed)
    }
}

fn decide(policy: &Policy<'_>, view: &View, seed: u64) -> Vec<Action> {
    let mut actions = Vec::new();
    policy.decide(&Sight { public: &view.public, seat: view.seat, hand: &view.hand }, &mut actions);
    if allowed(view, &actions) { actions } else { Greedy.decide(view, seed) }
}
