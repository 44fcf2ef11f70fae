//! A player that rates each turn by the average result of such turns.

use canasta::{Action, Permission, Phase, Players, Public, View};

use super::{Evaluator, RatedPlay};
use crate::club::{Policy, ViewRef, Weights};
use crate::{Bot, Greedy, are_legal, ask_instead_of_going_out, can_ask_first};

/// A club player, with an optional evaluator that chooses among the turns it considers.
#[derive(Clone, Copy)]
pub(crate) struct Player<'a> {
    pub(crate) policy: Policy<'a>,
    pub(crate) evaluator: Option<&'a Evaluator>,
    /// Margin in points that another turn needs over the club player's choice to be played instead.
    pub(crate) lead: f64,
}

impl Player<'_> {
    /// Decides the actions up to the next unknown or the end of the turn. The result is nearly always legal, but
    /// callers must check it.
    pub(crate) fn decide(&self, view: &ViewRef<'_>, actions: &mut Vec<Action>) {
        if view.public.phase() == Phase::Play && can_ask_first(view.public, view.hand) {
            let public = view.public.without_must_ask();
            self.decide(&ViewRef { public: &public, ..*view }, actions);
            ask_instead_of_going_out(view.hand, actions);
            return;
        }
        let rated = self.evaluator.map(|evaluator| evaluator.rate(&self.policy, view)).unwrap_or_default();
        let best = rated.iter().max_by(|a, b| a.value.total_cmp(&b.value));
        let Some(best) = best else { return self.policy.decide(view, actions) };
        if self.lead > 0.0 {
            self.policy.decide(view, actions);
            let usual = rated.iter().find(|turn| turn.actions == *actions);
            if usual.is_none_or(|usual| best.value - usual.value < self.lead) {
                return;
            }
        }
        actions.clear();
        if self.policy.asks && self.is_doubtful(view, &rated, best) {
            actions.push(Action::Ask);
        } else {
            actions.extend(&best.actions);
        }
    }

    /// Whether to ask the partner because going out and continuing are rated nearly the same.
    fn is_doubtful(&self, view: &ViewRef<'_>, rated: &[RatedPlay], best: &RatedPlay) -> bool {
        let public = view.public;
        let unasked = public.phase() == Phase::Play && public.this_turn().permission == Permission::NotAsked;
        let other = rated.iter().filter(|turn| turn.goes_out != best.goes_out);
        let other = other.map(|turn| turn.value).max_by(f64::total_cmp);
        unasked
            && other.is_some_and(|other| best.value - other <= MAX_ASK_DIFFERENCE)
            && public.check(view.hand, &Action::Ask).is_ok()
    }
}

/// Going out and continuing count as equal up to this difference in points.
const MAX_ASK_DIFFERENCE: f64 = 40.0;

/// A club player that plays a different turn if the evaluator rates it much higher.
#[derive(Clone, PartialEq, Debug)]
pub struct Skilled {
    name: String,
    /// Required margin in points; if `None`, the level's default for the table.
    lead: Option<f64>,
}

impl Skilled {
    /// A bot with its own name. `lead` is the margin in points that another turn needs over the club player's choice to
    /// be played instead. With 0 it always plays the best-rated turn.
    pub fn new(name: impl Into<String>, lead: f64) -> Self {
        Self { name: name.into(), lead: Some(lead) }
    }

    /// The level's default margin, which makes it about halfway between [`crate::Club`] and Strong. Ratings are spread
    /// more widely at some tables than at others.
    const fn lead(players: Players) -> f64 {
        match players.count() {
            2 | 6 => 60.0,
            4 => 180.0,
            _ => 30.0,
        }
    }
}

impl Default for Skilled {
    fn default() -> Self {
        Self { name: "skilled".into(), lead: None }
    }
}

impl Bot for Skilled {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide(&four, seed);
        }
        let public = &view.public;
        let policy = Policy { asks: true, ..Policy::club(public) };
        let lead = self.lead.unwrap_or_else(|| Self::lead(public.players()));
        Player { policy, evaluator: Evaluator::trained(public.players()), lead }.choose(view, seed)
    }
}

/// A playing style: a club player, possibly with different weights, a poor memory or an evaluator. Trainers and
/// searches use it to model players.
#[derive(Clone, Copy, Debug)]
pub struct Style<'a> {
    /// The weights.
    pub weights: Weights,
    /// Whether it remembers discards, passes and taken piles.
    pub remembers: bool,
    /// If set, chooses among the turns that the club player considers.
    pub evaluator: Option<&'a Evaluator>,
}

impl Style<'_> {
    /// The club player's style at this table.
    pub fn club(public: &Public) -> Self {
        Self { weights: *Weights::for_table(public), remembers: true, evaluator: None }
    }

    pub(crate) fn player(&self) -> Player<'_> {
        let policy = Policy { weights: &self.weights, remembers: self.remembers, asks: false, watches: true };
        Player { policy, evaluator: self.evaluator, lead: 0.0 }
    }
}

impl Bot for Style<'_> {
    fn name(&self) -> &str {
        "style"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide(&four, seed);
        }
        self.player().choose(view, seed)
    }
}

impl Player<'_> {
    fn choose(&self, view: &View, seed: u64) -> Vec<Action> {
        let mut actions = Vec::new();
        self.decide(&ViewRef { public: &view.public, seat: view.seat, hand: &view.hand }, &mut actions);
        if are_legal(view, &actions) { actions } else { Greedy.decide(view, seed) }
    }
}
