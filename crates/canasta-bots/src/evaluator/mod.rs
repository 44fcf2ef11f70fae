//! Rates turns with a neural network trained on playouts with the real hands of all players. The network itself sees
//! only what the player sees. It rates the turns that a club player considers. Train it with `cargo run --release -p
//! canasta-bots --example evaluate`.

mod choice;
mod inputs;
mod player;

use std::sync::OnceLock;

use canasta::{Action, Kind, Phase, Players, View};

use crate::club::{Policy, ViewRef};
use choice::{Choice, draw_choices, turn_choices};
use inputs::{Next, SharedInputs};

use crate::network::inputs::{Inputs, NUMBERS};
use crate::network::{Network, Shape, with_wide_vectors};

pub(crate) use player::Player;
pub use player::{Skilled, Style};

/// Maximum units of the first layer.
pub const FIRST_UNITS: usize = 128;

/// The subject of a rating. Each has its own second layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The position after a turn.
    Turn,
    /// Drawing, or taking the pile.
    Draw,
}

/// The network's inputs and heads for a number of players.
pub fn shape(players: Players) -> Shape {
    Shape { inputs: inputs::count(players), heads: 2 }
}

/// Rates turns with a trained network.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluator {
    network: Network<FIRST_UNITS>,
}

/// A turn, or its first action, with its rating.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct RatedPlay {
    pub(crate) actions: Vec<Action>,
    /// Expected lead of the player's side, in points.
    pub(crate) value: f64,
    pub(crate) goes_out: bool,
}

/// Maximum turns to rate per decision.
const MAX_TURNS: usize = 16;

/// Turns that the club player rates more than this many points below its best are not rated.
const MARGIN: f64 = 250.0;

/// More inputs than are usually on, to allocate enough at once.
const TYPICAL_INPUTS: usize = 256;

impl Evaluator {
    /// Cost of a decision with an evaluator, in decisions of a club player. For counting nodes.
    pub const NODES: u32 = 8;

    /// An evaluator that uses this network.
    pub fn new(network: Network<FIRST_UNITS>) -> Self {
        Self { network }
    }

    /// The network it uses.
    pub fn network(&self) -> &Network<FIRST_UNITS> {
        &self.network
    }

    /// The trained evaluator for a number of players.
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
        TRAINED[players.index()].get_or_init(|| Network::decode(shape(players), bytes).map(Self::new)).as_ref()
    }

    /// Ratings of the turns of a player who has drawn, or of the ways to start a turn, unordered. Empty if there is no
    /// choice of turns.
    pub(crate) fn rate(&self, policy: &Policy<'_>, view_ref: &ViewRef<'_>) -> Vec<RatedPlay> {
        self.rate_among(policy, view_ref, MAX_TURNS, MARGIN)
    }

    /// Like [`Self::rate`], but with up to `max_turns` turns that the club player rates within `margin` points of its
    /// best. Few of these extra turns occurred in training.
    pub(crate) fn rate_among(
        &self,
        policy: &Policy<'_>,
        view_ref: &ViewRef<'_>,
        max_turns: usize,
        margin: f64,
    ) -> Vec<RatedPlay> {
        let Some((subject, choices)) = choices_to_rate(policy, view_ref, max_turns, margin) else { return Vec::new() };
        let values = self.values(subject, view_ref, &choices);
        choices.into_iter().zip(values).map(|(choice, value)| choice.with_rating(value)).collect()
    }

    /// Expected lead after each choice, in points.
    fn values(&self, subject: Subject, view_ref: &ViewRef<'_>, choices: &[Choice]) -> Vec<f64> {
        let before = SharedInputs::new(view_ref);
        let mut shared = Inputs::with_capacity(TYPICAL_INPUTS);
        before.write(&mut shared);
        let network = self.network.parts(subject as usize);
        let mut sums = *network.first_bias;
        // Consecutive turns have most inputs in common.
        let mut last = Inputs::with_capacity(TYPICAL_INPUTS);
        let mut inputs = Inputs::with_capacity(TYPICAL_INPUTS);
        let mut values = Vec::with_capacity(choices.len());
        with_wide_vectors(
            #[inline(always)]
            || {
                network.add(&mut sums, &shared);
                for choice in choices {
                    inputs.clear();
                    let numbers = before.write_afterstate(&choice.after, choice.value, &mut inputs);
                    network.replace(&mut sums, &last, &inputs);
                    core::mem::swap(&mut last, &mut inputs);
                    values.push(f64::from(network.ahead(&sums, &numbers)));
                }
            },
        );
        values
    }
}

/// Like [`Evaluator::rate_among`], but with ratings by the club player's rules of thumb.
pub(crate) fn rate_by_club(
    policy: &Policy<'_>,
    view_ref: &ViewRef<'_>,
    max_turns: usize,
    margin: f64,
) -> Vec<RatedPlay> {
    let Some((_, choices)) = choices_to_rate(policy, view_ref, max_turns, margin) else { return Vec::new() };
    let rated = choices.into_iter().map(|choice| {
        // The club player takes the pile only if that beats drawing by this margin.
        let hurdle = if choice.after.next == Next::Stock { policy.weights.take[0] } else { 0.0 };
        let value = choice.value + hurdle;
        choice.with_rating(value)
    });
    rated.collect()
}

/// The [`choices`] for [`Evaluator::rate_among`]. Also `None` if a red three must be declared first.
fn choices_to_rate(
    policy: &Policy<'_>,
    view_ref: &ViewRef<'_>,
    max_turns: usize,
    margin: f64,
) -> Option<(Subject, Vec<Choice>)> {
    if view_ref.hand.of(Kind::RedThree) > 0 && view_ref.public.check(view_ref.hand, &Action::Declare).is_ok() {
        return None;
    }
    choices(policy, view_ref, max_turns.max(MAX_TURNS), margin.max(MARGIN))
}

/// The choices, sorted by the club player's rating, best first. `None` if there is no choice of turns.
fn choices(
    policy: &Policy<'_>,
    view_ref: &ViewRef<'_>,
    max_turns: usize,
    margin: f64,
) -> Option<(Subject, Vec<Choice>)> {
    match view_ref.public.phase() {
        Phase::Play => Some((Subject::Turn, turn_choices(policy, view_ref, max_turns, margin))),
        Phase::Draw => Some((Subject::Draw, draw_choices(policy, view_ref, max_turns, margin))),
        Phase::Answer { .. } | Phase::Over => None,
    }
}

/// A player's choice of turns, as a network sees it. For training.
#[derive(Clone, Debug)]
pub struct Turns {
    /// The subject of the ratings.
    pub subject: Subject,
    /// Inputs shared by all turns.
    pub before: Inputs,
    /// The turns, best first by the player's own rating.
    pub turns: Vec<Turn>,
}

/// A turn, or the part of it up to the next unknown, that a trainer can play out.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The actions.
    pub actions: Vec<Action>,
    /// The position after it, as inputs.
    pub inputs: Inputs,
    /// The numeric inputs.
    pub numbers: [f32; NUMBERS],
    /// Whether it ends the deal.
    pub goes_out: bool,
}

impl Turns {
    /// Up to `max_turns` turns that the club player rates within `margin` points of its best. They are sorted by the
    /// evaluator's rating if there is an evaluator, otherwise by the club player's. `None` if there is no choice of
    /// turns.
    pub fn of(view: &View, evaluator: Option<&Evaluator>, max_turns: usize, margin: f64) -> Option<Self> {
        let view_ref = ViewRef { public: &view.public, seat: view.seat, hand: &view.hand };
        let (subject, choices) = choices(&Policy::club(&view.public), &view_ref, max_turns, margin)?;
        let values = match evaluator {
            Some(evaluator) => evaluator.values(subject, &view_ref, &choices),
            None => choices.iter().map(|choice| choice.value).collect(),
        };
        let before = SharedInputs::new(&view_ref);
        let mut found = Self { subject, before: Inputs::new(), turns: Vec::new() };
        before.write(&mut found.before);
        let mut rated: Vec<(Choice, f64)> = choices.into_iter().zip(values).collect();
        rated.sort_by(|a, b| b.1.total_cmp(&a.1));
        for (choice, _) in rated.into_iter().filter(|(choice, _)| crate::are_legal(view, &choice.actions)) {
            let mut inputs = Inputs::new();
            let numbers = before.write_afterstate(&choice.after, choice.value, &mut inputs);
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
    fn has_a_trained_evaluator_for_every_number_of_players() {
        for players in (2..=6).filter_map(Players::new) {
            let Some(evaluator) = Evaluator::trained(players) else { panic!("{players:?}: cannot decode the network") };
            assert!(
                evaluator.network.weights().iter().any(|&weight| weight != 0.0),
                "{players:?}: all weights are zero"
            );
        }
    }
}
