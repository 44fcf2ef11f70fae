//! What is rated: the turns that a club player thinks of, and what each leaves.

use canasta::{Action, Kind, Melds};

use super::Rated;
use super::inputs::{After, Next};
use crate::club::{Plan, Policy, Sight, after_take};

/// A turn, or the way to begin one.
pub(super) struct Choice {
    pub(super) actions: Vec<Action>,
    pub(super) after: After,
    /// What the club player thinks of it.
    pub(super) worth: f64,
}

impl Choice {
    /// Rated at so many points.
    pub(super) fn rated(self, worth: f64) -> Rated {
        Rated { goes_out: self.after.next == Next::Over, actions: self.actions, worth }
    }
}

/// Plans of a player who has drawn, best first, then the way out.
pub(super) fn played(policy: &Policy<'_>, sight: &Sight<'_>, most: usize, margin: f64) -> Vec<Choice> {
    let mut plans: Vec<Plan> = Vec::new();
    let exit = policy.plans(sight, &mut plans);
    plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let start = After::nothing(sight, Next::Turn);
    let best = plans.first().map_or(f64::NEG_INFINITY, |plan| plan.worth);
    let mut found: Vec<Choice> = Vec::new();
    let mut known: Vec<(Melds, Kind)> = Vec::new();
    for plan in plans.iter().take_while(|plan| plan.worth >= best - margin) {
        if found.len() >= most {
            break;
        }
        if known.contains(&(plan.lay, plan.discard)) {
            continue;
        }
        known.push((plan.lay, plan.discard));
        let mut actions = Vec::new();
        plan.write(&mut actions);
        let after = start.laid(&plan.lay).discarded(plan.discard, sight.public);
        found.push(Choice { actions, after, worth: plan.worth });
    }
    if let Some((exit, worth)) = exit {
        let mut actions = Vec::new();
        exit.write(&mut actions);
        let mut after = After { next: Next::Over, ..start.laid(&exit.lay) };
        if let Some(kind) = exit.discard {
            after = after.discarded(kind, sight.public);
        }
        found.push(Choice { actions, after, worth });
    }
    found
}

/// Drawing, then the ways to take the pile, best first; nothing where one of both cannot be done.
pub(super) fn drawn(policy: &Policy<'_>, sight: &Sight<'_>, most: usize, margin: f64) -> Vec<Choice> {
    if sight.public.stock() == 0 || !sight.public.pile().top().is_some_and(Kind::is_natural) {
        return Vec::new();
    }
    let mut takes = Vec::new();
    let other = policy.takes(sight, &mut takes);
    takes.sort_by(|a, b| b.1.total_cmp(&a.1));
    let Some(best) = takes.first().map(|take| take.1.max(other)) else { return Vec::new() };
    let drawing = Choice { actions: vec![Action::Draw], after: After::nothing(sight, Next::Stock), worth: other };
    let good = takes.into_iter().take(most.saturating_sub(1)).take_while(|&(_, worth)| worth >= best - margin);
    let taken = good.filter_map(|(action, worth)| {
        let (public, hand) = after_take(sight, &action)?;
        let after = After::nothing(&Sight { public: &public, seat: sight.seat, hand: &hand }, Next::Pile);
        Some(Choice { actions: vec![action], after, worth })
    });
    core::iter::once(drawing).chain(taken).collect()
}
