//! The turns to rate: those the club player considers, and the position after each.

use canasta::{Action, Kind, Melds};

use super::RatedPlay;
use super::inputs::{Afterstate, Next};
use crate::club::{Plan, Policy, ViewRef, after_take};

/// A turn, or its first action.
pub(super) struct Choice {
    pub(super) actions: Vec<Action>,
    pub(super) after: Afterstate,
    /// The club player's value.
    pub(super) value: f64,
}

impl Choice {
    pub(super) fn with_rating(self, value: f64) -> RatedPlay {
        RatedPlay { goes_out: self.after.next == Next::Over, actions: self.actions, value }
    }
}

/// Plans of a player who has drawn, best first, then the way to go out.
pub(super) fn turn_choices(policy: &Policy<'_>, view: &ViewRef<'_>, max_turns: usize, margin: f64) -> Vec<Choice> {
    let mut plans: Vec<Plan> = Vec::new();
    let going_out = policy.plans(view, &mut plans);
    let start = Afterstate::unchanged(view, Next::Turn);
    let best = plans.iter().map(|plan| plan.value).fold(f64::NEG_INFINITY, f64::max);
    let good = plans.iter().enumerate().filter(|(_, plan)| plan.value >= best - margin);
    let mut order: Vec<(f64, usize)> = good.map(|(index, plan)| (plan.value, index)).collect();
    order.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let mut found: Vec<Choice> = Vec::new();
    let mut known: Vec<(Melds, Kind)> = Vec::new();
    for plan in order.into_iter().map(|(_, index)| plans[index]) {
        if found.len() >= max_turns {
            break;
        }
        if known.contains(&(plan.new_melds, plan.discard)) {
            continue;
        }
        known.push((plan.new_melds, plan.discard));
        let mut actions = Vec::new();
        plan.write(&mut actions);
        let after = start.with_melds(&plan.new_melds).with_discard(plan.discard, view.public);
        found.push(Choice { actions, after, value: plan.value });
    }
    if let Some((going_out, value)) = going_out {
        let mut actions = Vec::new();
        going_out.write(&mut actions);
        let mut after = Afterstate { next: Next::Over, ..start.with_melds(&going_out.new_melds) };
        if let Some(kind) = going_out.discard {
            after = after.with_discard(kind, view.public);
        }
        found.push(Choice { actions, after, value });
    }
    found
}

/// Drawing, then the ways to take the pile, best first. Empty if the player can't draw or can't take the pile.
pub(super) fn draw_choices(policy: &Policy<'_>, view: &ViewRef<'_>, max_turns: usize, margin: f64) -> Vec<Choice> {
    if view.public.stock() == 0 || !view.public.pile().top().is_some_and(Kind::is_natural) {
        return Vec::new();
    }
    let Some((takes, other)) = policy.takes(view) else { return Vec::new() };
    let best = takes.first().map_or(other, |take| take.1.max(other));
    let drawing = Choice { actions: vec![Action::Draw], after: Afterstate::unchanged(view, Next::Stock), value: other };
    let good = takes.into_iter().take(max_turns.saturating_sub(1)).take_while(|&(_, value)| value >= best - margin);
    let taken = good.filter_map(|(action, value)| {
        let (public, hand) = after_take(view, &action)?;
        let after = Afterstate::unchanged(&ViewRef { public: &public, seat: view.seat, hand: &hand }, Next::Pile);
        Some(Choice { actions: vec![action], after, value })
    });
    core::iter::once(drawing).chain(taken).collect()
}
