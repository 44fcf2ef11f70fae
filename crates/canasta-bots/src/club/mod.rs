//! The club player: weighted rules of thumb, applied to whole turns. It assesses the table ([`features`]), lists
//! possible melds and discards ([`turn`], [`initial_melds`], [`take`]), values each outcome ([`values`]), and decides
//! when to go out ([`going_out`]). It plays thousands of deals per second, so playouts use it for every hand.

mod features;
mod going_out;
mod initial_melds;
mod policy;
mod take;
mod turn;
mod values;
mod weights;

use canasta::{Action, View};

pub(crate) use features::{ViewRef, discarded, unseen};
pub(crate) use initial_melds::wild_points;
pub(crate) use policy::{Policy, after_take};
pub(crate) use turn::Plan;
pub use weights::Weights;

use crate::{Bot, Greedy, are_legal};

/// Plays by rules of thumb: discards safely, keeps pairs and wild cards, uses few cards for the initial meld, freezes
/// when behind, races for canastas, and goes out at the right time.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Club {
    /// The weights; if `None`, those that suit the table ([`Weights::for_table`]).
    pub weights: Option<Weights>,
}

impl Bot for Club {
    fn name(&self) -> &str {
        match self.weights {
            Some(Weights::UNTUNED) => "club@untuned",
            Some(Weights::RACING) => "club@racing",
            _ => "club",
        }
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide(&four, seed);
        }
        let weights = self.weights.as_ref().unwrap_or_else(|| Weights::for_table(&view.public));
        decide(&Policy { weights, remembers: true, asks: true, watches: true }, view, seed)
    }
}

/// Looks only at its own side's cards: melds everything, spends wild cards, takes every pile, hurries to make the initial
/// meld, and discards high single cards first. Doesn't notice what the next player melds, and forgets discards and taken
/// piles.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Beginner;

impl Bot for Beginner {
    fn name(&self) -> &str {
        "beginner"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide(&four, seed);
        }
        decide(&Policy { weights: &Weights::BEGINNER, remembers: false, asks: false, watches: false }, view, seed)
    }
}

/// Halfway between an eager player and [`Club`]: uses the mean of their weights (those for four players at every table).
/// Watches what the next player melds, but forgets discards and taken piles.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Casual;

impl Bot for Casual {
    fn name(&self) -> &str {
        "casual"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide(&four, seed);
        }
        let weights = Weights::EAGER.midway(&Weights::CLUB);
        decide(&Policy { weights: &weights, remembers: false, asks: true, watches: true }, view, seed)
    }
}

fn decide(policy: &Policy<'_>, view: &View, seed: u64) -> Vec<Action> {
    let mut actions = Vec::new();
    policy.decide(&ViewRef { public: &view.public, seat: view.seat, hand: &view.hand }, &mut actions);
    if are_legal(view, &actions) { actions } else { Greedy.decide(view, seed) }
}
