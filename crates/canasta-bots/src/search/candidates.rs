//! What a search thinks through: the turns that the club player finds good, its own choice first.

use canasta::{Act, Melds, Phase, View};

use crate::club::{Plan, Policy, Sight};

/// Turns, or parts of turns up to the next unknown, that are thought through.
pub(super) struct Candidates {
    /// Each a list of acts; the club player's own choice first, then by what it thinks of them.
    pub(super) turns: Vec<Vec<Act>>,
}

/// Discards that are thought through with the same melds.
const DISCARDS: usize = 8;

impl Candidates {
    /// At most `most` turns of the player who has to act; those that the club player thinks worse by more than `margin`
    /// points are left out.
    pub(super) fn of(view: &View, policy: &Policy<'_>, most: usize, margin: f64) -> Self {
        let sight = Sight { public: &view.public, seat: view.seat, hand: &view.hand };
        let mut own = Vec::new();
        policy.decide(&sight, &mut own);
        let mut found = Self { turns: Vec::new() };
        found.add(view, own);
        match view.public.phase() {
            Phase::Over => {}
            Phase::Answer { .. } => {
                found.add(view, vec![Act::Answer(true)]);
                found.add(view, vec![Act::Answer(false)]);
            }
            Phase::Draw => found.add_takes(view, policy, &sight, most, margin),
            Phase::Play => found.add_plans(view, policy, &sight, most, margin),
        }
        found
    }

    fn add_takes(&mut self, view: &View, policy: &Policy<'_>, sight: &Sight<'_>, most: usize, margin: f64) {
        if self.turns.first().is_some_and(|turn| turn.contains(&Act::Declare)) {
            return;
        }
        let mut takes = Vec::new();
        let other = policy.takes(sight, &mut takes);
        takes.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = takes.first().map_or(other, |&(_, worth)| worth.max(other));
        if !takes.is_empty() {
            self.add(view, vec![Act::Draw]);
            self.add(view, vec![Act::Pass]);
        }
        for (act, worth) in takes {
            if worth >= best - margin && self.turns.len() < most {
                self.add(view, vec![act]);
            }
        }
    }

    fn add_plans(&mut self, view: &View, policy: &Policy<'_>, sight: &Sight<'_>, most: usize, margin: f64) {
        if self.turns.first().is_some_and(|turn| turn.contains(&Act::Declare)) {
            return;
        }
        let mut plans: Vec<Plan> = Vec::new();
        if let Some((exit, _)) = policy.plans(sight, &mut plans) {
            let mut acts = Vec::new();
            exit.write(&mut acts);
            self.add(view, acts);
            self.add(view, vec![Act::Ask]);
        }
        plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let Some(best) = plans.first().map(|plan| plan.worth) else { return };
        let mut lays: Vec<(Melds, usize)> = Vec::new();
        for plan in plans.iter().take_while(|plan| plan.worth >= best - margin) {
            if self.turns.len() >= most {
                break;
            }
            let place = lays.iter().position(|(lay, _)| *lay == plan.lay).unwrap_or_else(|| {
                lays.push((plan.lay, 0));
                lays.len() - 1
            });
            let mut acts = Vec::new();
            plan.write(&mut acts);
            if lays[place].1 < DISCARDS && self.add(view, acts) {
                lays[place].1 += 1;
            }
        }
    }

    /// Adds a turn that is legal and not there yet.
    fn add(&mut self, view: &View, acts: Vec<Act>) -> bool {
        let is_new = !self.turns.contains(&acts) && crate::allowed(view, &acts);
        if is_new {
            self.turns.push(acts);
        }
        is_new
    }
}
