//! A player that rates every turn by what usually came of such turns.

use canasta::{Action, Permission, Phase, Players, Public, View};

use super::{Evaluator, Rated};
use crate::club::{Policy, Sight, Weights};
use crate::{Bot, Greedy, allowed};

/// A player by rules of thumb that may have an evaluator choose among the turns that it thinks of.
#[derive(Clone, Copy)]
pub(crate) struct Player<'a> {
    pub(crate) policy: Policy<'a>,
    pub(crate) evaluator: Option<&'a Evaluator>,
    /// By how many points a turn must be rated better than the one that the rules of thumb choose, to be played instead.
    pub(crate) lead: f64,
}

impl Player<'_> {
    /// What to do now, up to the next unknown or the end of the turn. Nearly always legal: the engine has the last word.
    pub(crate) fn decide(&self, sight: &Sight<'_>, actions: &mut Vec<Action>) {
        let rated = self.evaluator.map(|evaluator| evaluator.rated(&self.policy, sight)).unwrap_or_default();
        let best = rated.iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
        let Some(best) = best else { return self.policy.decide(sight, actions) };
        if self.lead > 0.0 {
            self.policy.decide(sight, actions);
            let usual = rated.iter().find(|turn| turn.actions == *actions);
            if usual.is_none_or(|usual| best.worth - usual.worth < self.lead) {
                return;
            }
        }
        actions.clear();
        if self.policy.asks && self.is_doubtful(sight, &rated, best) {
            actions.push(Action::Ask);
        } else {
            actions.extend(&best.actions);
        }
    }

    /// Whether the partner is to be asked: going out and going on are nearly as good as each other.
    fn is_doubtful(&self, sight: &Sight<'_>, rated: &[Rated], best: &Rated) -> bool {
        let public = sight.public;
        let unasked = public.phase() == Phase::Play && public.this_turn().permission == Permission::NotAsked;
        let other = rated.iter().filter(|turn| turn.goes_out != best.goes_out);
        let other = other.map(|turn| turn.worth).max_by(f64::total_cmp);
        unasked
            && other.is_some_and(|other| best.worth - other <= DOUBT)
            && public.check(sight.hand, &Action::Ask).is_ok()
    }
}

/// Going out and going on are as good as each other within so many points.
const DOUBT: f64 = 40.0;

/// A club player who sees where another of their turns is worth much more, by a network that has learned how deals go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Skilled {
    name: String,
    /// How many points better another turn must be rated; if there is none, the level's own for the table.
    lead: Option<f64>,
}

impl Skilled {
    /// With a name of its own. `lead` is how many points better than the club player's turn another must be rated, to be played
    /// instead; 0 plays whatever is rated best.
    pub fn new(name: impl Into<String>, lead: f64) -> Self {
        Self { name: name.into(), lead: Some(lead) }
    }

    /// The level's lead for so many players, about half of the way from [`crate::Club`] to Strong. Ratings lie further apart at some tables
    /// than at others.
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
        let public = &view.public;
        let policy = Policy { asks: true, ..Policy::club(public) };
        let lead = self.lead.unwrap_or_else(|| Self::lead(public.players()));
        Player { policy, evaluator: Evaluator::trained(public.players()), lead }.choose(view, seed)
    }
}

/// How somebody plays: a club player who may think other things of value, forget, or have an evaluator choose. What trainers and
/// searches imagine players to be.
#[derive(Clone, Copy, Debug)]
pub struct Style<'a> {
    /// What it thinks things are worth.
    pub weights: Weights,
    /// Whether it has in mind what was discarded, let lie and taken.
    pub remembers: bool,
    /// Who chooses among the turns that it thinks of; nobody else does if there is none.
    pub evaluator: Option<&'a Evaluator>,
}

impl Style<'_> {
    /// The club player's at this table.
    pub fn club(public: &Public) -> Self {
        Self { weights: *Weights::at(public), remembers: true, evaluator: None }
    }

    pub(crate) fn player(&self) -> Player<'_> {
        let policy = Policy { weights: &self.weights, remembers: self.remembers, asks: false };
        Player { policy, evaluator: self.evaluator, lead: 0.0 }
    }
}

impl Bot for Style<'_> {
    fn name(&self) -> &str {
        "style"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        self.player().choose(view, seed)
    }
}

impl Player<'_> {
    fn choose(&self, view: &View, seed: u64) -> Vec<Action> {
        let mut actions = Vec::new();
        self.decide(&Sight { public: &view.public, seat: view.seat, hand: &view.hand }, &mut actions);
        if allowed(view, &actions) { actions } else { Greedy.decide(view, seed) }
    }
}
