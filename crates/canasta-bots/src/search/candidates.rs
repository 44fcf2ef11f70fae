//! What a search thinks through: the turns that seem good at a glance, best first.

use canasta::{Action, Phase, View};

use crate::club::{Policy, Sight};
use crate::evaluator::{Evaluator, Rated, rated_by_club};

use super::{RatedBy, Thinking};

/// Turns, or parts of turns up to the next unknown, that are thought through.
pub(super) struct Candidates {
    /// Each a list of acts; that which would be played without any search first.
    pub(super) turns: Vec<Vec<Action>>,
    /// How each is rated at a glance, in points; all the same where nothing is said of them.
    pub(super) worths: Vec<f64>,
}

/// A partner who is asked answers as it seems best to them: asking is worth so many points less than the better of going
/// out and going on.
const ASKING: f64 = 20.0;

impl Candidates {
    /// Turns of the player who has to act, at most so many as are to be thought through, and ways to go out; those that are rated
    /// worse than the best by more than the margin are left out.
    pub(super) fn of(view: &View, policy: &Policy<'_>, thinking: &Thinking) -> Self {
        let (most, margin) = (thinking.turns, thinking.margin);
        let sight = Sight { public: &view.public, seat: view.seat, hand: &view.hand };
        let mut found = Self { turns: Vec::new(), worths: Vec::new() };
        let rated = match (thinking.rated_by, Evaluator::trained(view.public.players())) {
            (RatedBy::Evaluator, Some(evaluator)) => evaluator.rated_among(policy, &sight, most, margin),
            _ => rated_by_club(policy, &sight, most, margin),
        };
        found.add_rated(view, rated, most, margin);
        if !found.turns.is_empty() {
            return found;
        }
        let mut own = Vec::new();
        policy.decide(&sight, &mut own);
        let declares = own.contains(&Action::Declare);
        found.add(view, own, 0.0);
        match view.public.phase() {
            Phase::Answer { .. } => {
                found.add(view, vec![Action::Answer(true)], 0.0);
                found.add(view, vec![Action::Answer(false)], 0.0);
            }
            Phase::Draw if !declares => found.add_takes(view, policy, &sight, most, margin),
            _ => {}
        }
        found
    }

    fn add_rated(&mut self, view: &View, mut rated: Vec<Rated>, most: usize, margin: f64) {
        rated.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let Some(best) = rated.first().map(|turn| turn.worth) else { return };
        let undecided = rated.iter().any(|turn| turn.goes_out) && rated.iter().any(|turn| !turn.goes_out);
        for turn in rated {
            if turn.goes_out || self.turns.len() < most && turn.worth >= best - margin {
                self.add(view, turn.actions, turn.worth);
            }
        }
        if undecided {
            self.add(view, vec![Action::Ask], best - ASKING);
        }
    }

    /// Where the stock is empty: taking the pile, or ending the deal.
    fn add_takes(&mut self, view: &View, policy: &Policy<'_>, sight: &Sight<'_>, most: usize, margin: f64) {
        let mut takes = Vec::new();
        let other = policy.takes(sight, &mut takes);
        takes.sort_by(|a, b| b.1.total_cmp(&a.1));
        let Some(best) = takes.first().map(|&(_, worth)| worth.max(other)) else { return };
        self.add(view, vec![Action::Draw], 0.0);
        self.add(view, vec![Action::Pass], 0.0);
        for (action, worth) in takes {
            if worth >= best - margin && self.turns.len() < most {
                self.add(view, vec![action], 0.0);
            }
        }
    }

    /// Adds a turn that is legal and not there yet.
    fn add(&mut self, view: &View, actions: Vec<Action>, worth: f64) {
        if !self.turns.contains(&actions) && crate::allowed(view, &actions) {
            self.turns.push(actions);
            self.worths.push(worth);
        }
    }
}
