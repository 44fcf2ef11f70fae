//! The candidates of a search: the turns with the best ratings.

use canasta::{Action, Phase, View};

use crate::can_ask_first;
use crate::club::{Policy, ViewRef};
use crate::evaluator::{Evaluator, RatedPlay, rate_by_club};

use super::{RatedBy, Thinking};

/// The candidates: turns, or parts of turns up to the next unknown.
pub(super) struct Candidates {
    /// The actions of each candidate. The first candidate would be played without a search.
    pub(super) turns: Vec<Vec<Action>>,
    /// Ratings in points; all equal if the turns are unrated.
    pub(super) ratings: Vec<f64>,
}

/// The partner answers from their own point of view, so asking is worth this many points less than the better of going
/// out and continuing.
const ASKING_COST: f64 = 20.0;

impl Candidates {
    /// The best-rated turns of the player to act, at most `thinking.turns` of them and within the margin of the best.
    /// Turns that go out are always included.
    pub(super) fn of(view: &View, policy: &Policy<'_>, thinking: &Thinking) -> Self {
        let max_turns = thinking.turns;
        let margin = thinking.margin;
        let view_ref = ViewRef { public: &view.public, seat: view.seat, hand: &view.hand };
        let mut found = Self { turns: Vec::new(), ratings: Vec::new() };
        let rated = match (thinking.rated_by, Evaluator::trained(view.public.players())) {
            (RatedBy::Evaluator, Some(evaluator)) => evaluator.rate_among(policy, &view_ref, max_turns, margin),
            _ => rate_by_club(policy, &view_ref, max_turns, margin),
        };
        found.add_rated(view, rated, max_turns, margin);
        if view.public.phase() == Phase::Play && can_ask_first(&view.public, &view.hand) {
            let best = found.ratings.iter().copied().fold(0.0, f64::max);
            found.add(view, vec![Action::Ask], best);
        }
        if !found.turns.is_empty() {
            return found;
        }
        let mut own = Vec::new();
        policy.decide(&view_ref, &mut own);
        let declares = own.contains(&Action::Declare);
        found.add(view, own, 0.0);
        match view.public.phase() {
            Phase::Answer { .. } => {
                found.add(view, vec![Action::Answer(true)], 0.0);
                found.add(view, vec![Action::Answer(false)], 0.0);
            }
            Phase::Draw if !declares => found.add_takes(view, policy, &view_ref, max_turns, margin),
            _ => {}
        }
        found
    }

    fn add_rated(&mut self, view: &View, mut rated: Vec<RatedPlay>, max_turns: usize, margin: f64) {
        rated.sort_by(|a, b| b.value.total_cmp(&a.value));
        let Some(best) = rated.first().map(|turn| turn.value) else { return };
        let undecided = rated.iter().any(|turn| turn.goes_out) && rated.iter().any(|turn| !turn.goes_out);
        for turn in rated {
            if turn.goes_out || self.turns.len() < max_turns && turn.value >= best - margin {
                self.add(view, turn.actions, turn.value);
            }
        }
        if undecided {
            self.add(view, vec![Action::Ask], best - ASKING_COST);
        }
    }

    /// The choices when the stock is empty: taking the pile, or ending the deal.
    fn add_takes(&mut self, view: &View, policy: &Policy<'_>, view_ref: &ViewRef<'_>, max_turns: usize, margin: f64) {
        let Some((takes, other)) = policy.takes(view_ref) else { return };
        let best = takes.first().map_or(other, |&(_, value)| value.max(other));
        self.add(view, vec![Action::Draw], 0.0);
        self.add(view, vec![Action::Pass], 0.0);
        for (action, value) in takes {
            if value >= best - margin && self.turns.len() < max_turns {
                self.add(view, vec![action], 0.0);
            }
        }
    }

    /// Adds a legal turn, unless it is already there.
    fn add(&mut self, view: &View, actions: Vec<Action>, value: f64) {
        if !self.turns.contains(&actions) && crate::are_legal(view, &actions) {
            self.turns.push(actions);
            self.ratings.push(value);
        }
    }
}
