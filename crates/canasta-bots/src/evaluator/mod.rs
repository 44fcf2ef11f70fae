//! What a turn is worth, rated at a glance by a network: it has learned how deals went on after turns, with the hands that
//! the others really held. It sees what the player sees, and rates the turns that a club player thinks of.
//! `cargo run --release -p canasta-bots --example evaluate` trains it.

mod choice;
mod inputs;
mod player;

use std::sync::OnceLock;

use canasta::{Action, Kind, Phase, Players, View};

use crate::club::{Policy, Sight};
use choice::{Choice, drawn, played};
use inputs::{Before, Next};

use crate::network::inputs::{Inputs, NUMBERS};
use crate::network::{Network, Shape};

pub(crate) use player::Player;
pub use player::{Skilled, Style};

/// Most cells of the first layer of its network.
pub const FIRST: usize = 128;

/// What is rated: each has a second layer of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// What a turn leaves.
    Turn,
    /// Drawing, or taking the pile.
    Draw,
}

/// What its network looks like, for so many players.
pub fn shape(players: Players) -> Shape {
    Shape { inputs: inputs::count(players), heads: 2 }
}

/// Rates turns by what its network has learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluator {
    network: Network<FIRST>,
}

/// A turn, or the way to begin one, and what is likely to come of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Rated {
    pub(crate) actions: Vec<Action>,
    /// Points by which the player's side is likely to end ahead.
    pub(crate) worth: f64,
    /// Whether it ends the deal.
    pub(crate) goes_out: bool,
}

/// Turns that are rated in one decision.
const MOST: usize = 16;

/// Turns that the club player thinks worse than the best by more points are not rated.
const MARGIN: f64 = 250.0;

impl Evaluator {
    /// What a decision with an evaluator takes, in decisions of a club player; as a node is counted.
    pub const NODES: u32 = 8;

    /// One with a network.
    pub fn new(network: Network<FIRST>) -> Self {
        Self { network }
    }

    /// What it has learned.
    pub fn network(&self) -> &Network<FIRST> {
        &self.network
    }

    /// The trained one for so many players.
    pub fn trained(players: Players) -> Option<&'static Self> {
        static TRAINED: [OnceLock<Option<Evaluator>>; 5] = [const { OnceLock::new() }; 5];
        let bytes: &[u8] = match players.count() {
            2 => include_bytes!("two.evaluator"),
            3 => include_bytes!("three.evaluator"),
            4 => include_bytes!("four.evaluator"),
            5 => include_bytes!("five.evaluator"),
            6 => include_bytes!("six.evaluator"),
            _ => return None,
        };
        TRAINED[players.index()].get_or_init(|| Network::read(shape(players), bytes).map(Self::new)).as_ref()
    }

    /// The turns of a player who has drawn, or the ways to begin a turn, each with its worth, in no order. None where
    /// there is no choice between turns.
    pub(crate) fn rated(&self, policy: &Policy<'_>, sight: &Sight<'_>) -> Vec<Rated> {
        self.rated_among(policy, sight, MOST, MARGIN)
    }

    /// [`Self::rated`] with more turns, up to so many, where the club player thinks none of them worse than the best by more
    /// than `margin` points. The evaluator has seen few of those that it adds.
    pub(crate) fn rated_among(&self, policy: &Policy<'_>, sight: &Sight<'_>, most: usize, margin: f64) -> Vec<Rated> {
        let Some((subject, choices)) = choices_to_rate(policy, sight, most, margin) else { return Vec::new() };
        let worths = self.worths(subject, sight, &choices);
        choices.into_iter().zip(worths).map(|(choice, worth)| choice.rated(worth)).collect()
    }

    /// What is likely to come of each choice, in points of lead.
    fn worths(&self, subject: Subject, sight: &Sight<'_>, choices: &[Choice]) -> Vec<f64> {
        let before = Before::new(sight);
        let mut inputs = Inputs::new();
        before.write(&mut inputs);
        let network = self.network.parts(subject as usize);
        let mut sums = *network.first_bias;
        network.add(&mut sums, &inputs);
        // Most of what a turn leaves is left by the turn before it in the list too.
        let (mut last, mut inputs) = (Inputs::new(), Inputs::new());
        let worth = |choice: &Choice| {
            inputs.clear();
            let numbers = before.write_after(&choice.after, choice.worth, &mut inputs);
            network.change(&mut sums, &last, &inputs);
            core::mem::swap(&mut last, &mut inputs);
            f64::from(network.ahead(&sums, &numbers))
        };
        choices.iter().map(worth).collect()
    }
}

/// [`Evaluator::rated_among`] as the club player rates them, by rules of thumb.
pub(crate) fn rated_by_club(policy: &Policy<'_>, sight: &Sight<'_>, most: usize, margin: f64) -> Vec<Rated> {
    let Some((_, choices)) = choices_to_rate(policy, sight, most, margin) else { return Vec::new() };
    let rated = choices.into_iter().map(|choice| {
        // The club player takes the pile only where that is better than drawing by so much.
        let hurdle = if choice.after.next == Next::Stock { policy.weights.take[0] } else { 0.0 };
        let worth = choice.worth + hurdle;
        choice.rated(worth)
    });
    rated.collect()
}

/// [`choices`] as [`Evaluator::rated_among`] has them; `None` too where a red three is to be declared first.
fn choices_to_rate(policy: &Policy<'_>, sight: &Sight<'_>, most: usize, margin: f64) -> Option<(Subject, Vec<Choice>)> {
    if sight.hand.of(Kind::RedThree) > 0 && sight.public.check(sight.hand, &Action::Declare).is_ok() {
        return None;
    }
    choices(policy, sight, most.max(MOST), margin.max(MARGIN))
}

/// What is to be rated, best first as the club player has it; `None` where there is no choice between turns.
fn choices(policy: &Policy<'_>, sight: &Sight<'_>, most: usize, margin: f64) -> Option<(Subject, Vec<Choice>)> {
    match sight.public.phase() {
        Phase::Play => Some((Subject::Turn, played(policy, sight, most, margin))),
        Phase::Draw => Some((Subject::Draw, drawn(policy, sight, most, margin))),
        Phase::Answer { .. } | Phase::Over => None,
    }
}

/// Turns that a player may make, as a network sees them; for a trainer.
#[derive(Clone, Debug)]
pub struct Turns {
    /// What is rated.
    pub subject: Subject,
    /// Inputs that are the same for all.
    pub before: Inputs,
    /// The turns, that which the player thinks best first.
    pub turns: Vec<Turn>,
}

/// A turn, or the part of it up to the next unknown, that a trainer may play on.
#[derive(Clone, Debug)]
pub struct Turn {
    /// What is done.
    pub actions: Vec<Action>,
    /// What it leaves, as inputs.
    pub inputs: Inputs,
    /// The numbers beside them.
    pub numbers: [f32; NUMBERS],
    /// Whether it ends the deal.
    pub goes_out: bool,
}

impl Turns {
    /// At most `most` turns, best first as the evaluator has it, or else the club player; none that the club player thinks worse
    /// than the best by more than `margin` points. `None` where there is no choice between turns.
    pub fn of(view: &View, evaluator: Option<&Evaluator>, most: usize, margin: f64) -> Option<Self> {
        let sight = Sight { public: &view.public, seat: view.seat, hand: &view.hand };
        let (subject, choices) = choices(&Policy::club(&view.public), &sight, most, margin)?;
        let worths = match evaluator {
            Some(evaluator) => evaluator.worths(subject, &sight, &choices),
            None => choices.iter().map(|choice| choice.worth).collect(),
        };
        let before = Before::new(&sight);
        let mut found = Self { subject, before: Inputs::new(), turns: Vec::new() };
        before.write(&mut found.before);
        let mut rated: Vec<(Choice, f64)> = choices.into_iter().zip(worths).collect();
        rated.sort_by(|a, b| b.1.total_cmp(&a.1));
        for (choice, _) in rated.into_iter().filter(|(choice, _)| crate::allowed(view, &choice.actions)) {
            let mut inputs = Inputs::new();
            let numbers = before.write_after(&choice.after, choice.worth, &mut inputs);
            let goes_out = choice.after.next == Next::Over;
            found.turns.push(Turn { actions: choice.actions, inputs, numbers, goes_out });
        }
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_trained_evaluator_for_every_number_of_players() {
        for players in (2..=6).filter_map(Players::new) {
            let Some(evaluator) = Evaluator::trained(players) else {
                panic!("{players:?}: the network cannot be read")
            };
            assert!(
                evaluator.network.weights().iter().any(|&weight| weight != 0.0),
                "{players:?}: the network says nothing"
            );
        }
    }
}
