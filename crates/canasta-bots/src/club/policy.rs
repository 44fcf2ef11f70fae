//! Single decisions: take or draw, meld and discard, ask and answer.

use canasta::{Action, Counts, Kind, Permission, Phase, Public, Seat};

use super::Weights;
use super::features::{TableFeatures, ViewRef};
use super::going_out::{GoingOutPlay, find_going_out};
use super::take::takes;
use super::turn::{Plan, Search};
use crate::{ask_instead_of_going_out, can_ask_first};

/// The decision rules of a club player. Stateless and cheap to construct.
#[derive(Clone, Copy)]
pub(crate) struct Policy<'a> {
    pub(crate) weights: &'a Weights,
    /// Whether it remembers discards, passes and taken piles.
    pub(crate) remembers: bool,
    /// Asks "may I go out?" when in doubt.
    pub(crate) asks: bool,
    /// Whether it considers what the next player can do with its discard.
    pub(crate) watches: bool,
}

/// Number of sampled draws to estimate the value of drawing.
const SAMPLED_DRAWS: u32 = 3;

impl Policy<'static> {
    /// The club player's policy at this table, except that it never asks.
    pub(crate) fn club(public: &Public) -> Self {
        Self { weights: Weights::for_table(public), remembers: true, asks: false, watches: true }
    }
}

impl Policy<'_> {
    /// Decides the actions up to the next unknown or the end of the turn. The result is nearly always legal, but
    /// callers must check it.
    pub(crate) fn decide(&self, view: &ViewRef<'_>, actions: &mut Vec<Action>) {
        actions.clear();
        if view.public.phase() == Phase::Play && can_ask_first(view.public, view.hand) {
            let public = view.public.without_must_ask();
            self.decide(&ViewRef { public: &public, ..*view }, actions);
            ask_instead_of_going_out(view.hand, actions);
            return;
        }
        if view.hand.of(Kind::RedThree) > 0 && view.public.check(view.hand, &Action::Declare).is_ok() {
            // Declare first: it avoids a penalty, and the replacement card makes everything else easier.
            actions.push(Action::Declare);
            return;
        }
        match view.public.phase() {
            Phase::Over => {}
            Phase::Answer { .. } => {
                actions.push(Action::Answer(TableFeatures::new(view, self).allows_going_out(view.hand)));
            }
            Phase::Draw => self.take_or_draw(view, actions),
            Phase::Play => {
                let features = TableFeatures::new(view, self);
                let turn = self.turn(view, &features);
                turn.write(actions);
            }
        }
    }

    /// The rest of a turn after drawing.
    fn turn(&self, view: &ViewRef<'_>, features: &TableFeatures<'_>) -> TurnPlan {
        let permission = view.public.this_turn().permission;
        let plan = match permission {
            Permission::Yes => None,
            Permission::No | Permission::NotAsked => Search::new(features, view.hand, None).best(),
        };
        let going_out = match permission {
            Permission::No => None,
            Permission::Yes | Permission::NotAsked => find_going_out(view, &features.melds, features.canastas_needed),
        };
        let continue_value = plan.map_or(f64::NEG_INFINITY, |plan| plan.value);
        let Some(going_out) = going_out else {
            return TurnPlan { value: continue_value, rest: plan.map(RestOfTurn::Continue) };
        };
        let going_out_value = features.going_out_value(&going_out);
        let gain = going_out_value - continue_value;
        let [base, per_card] = self.weights.doubt;
        let doubt = base + per_card * features.partner_cards;
        let doubtful = self.asks && permission == Permission::NotAsked && plan.is_some() && gain.abs() <= doubt;
        if doubtful && view.public.check(view.hand, &Action::Ask).is_ok() {
            return TurnPlan { value: going_out_value.max(continue_value), rest: Some(RestOfTurn::Ask) };
        }
        if permission == Permission::Yes || gain > 0.0 {
            return TurnPlan { value: going_out_value, rest: Some(RestOfTurn::GoOut(going_out)) };
        }
        TurnPlan { value: continue_value, rest: plan.map(RestOfTurn::Continue) }
    }

    /// Takes the pile if that is better than the expected value of drawing.
    fn take_or_draw(&self, view: &ViewRef<'_>, actions: &mut Vec<Action>) {
        let public = view.public;
        let other = if public.stock() > 0 { Action::Draw } else { Action::Pass };
        if public.pile().top().is_some_and(|top| top.is_natural()) {
            let features = TableFeatures::new(view, self);
            takes(view, &features, actions);
        }
        let mut best: Option<(Action, f64)> = None;
        for &action in actions.iter() {
            if let Some(value) = self.take_value(view, &action)
                && best.is_none_or(|(_, known)| value > known)
            {
                best = Some((action, value));
            }
        }
        actions.clear();
        let Some((take, value)) = best else {
            let must_take = other == Action::Pass && public.check(view.hand, &Action::Pass).is_err();
            // If passing is forbidden, add nothing. Only the engine's list of actions shows the remaining ones.
            if !must_take {
                actions.push(other);
            }
            return;
        };
        if other == Action::Pass && public.check(view.hand, &Action::Pass).is_err() {
            actions.push(take);
            return;
        }
        let instead = if other == Action::Draw { self.draw_value(view) } else { self.pass_value(view) };
        actions.push(if value > instead + self.weights.take[0] { take } else { other });
    }

    /// Value of taking the pile this way; `None` if it is not legal.
    fn take_value(&self, view: &ViewRef<'_>, action: &Action) -> Option<f64> {
        let (public, hand) = after_take(view, action)?;
        if hand.is_empty() {
            return Some(f64::INFINITY);
        }
        let after = ViewRef { public: &public, seat: view.seat, hand: &hand };
        Some(self.turn(&after, &TableFeatures::new(&after, self)).value)
    }

    /// Value of drawing: the mean over a few sampled kinds. Common kinds are sampled more often.
    fn draw_value(&self, view: &ViewRef<'_>) -> f64 {
        let mut unseen = TableFeatures::new(view, self).unseen;
        unseen.set(Kind::RedThree, 0);
        let total = u32::from(unseen.total());
        let rules = &view.public.rules();
        let draw_count = rules.draw_count_for(view.public.players()).min(view.public.stock().into());
        let draw_count = u32::try_from(draw_count).unwrap_or(1);
        if total == 0 {
            return self.pass_value(view);
        }
        let mut sum = 0.0;
        for draw in 0..SAMPLED_DRAWS {
            let mut hand = *view.hand;
            for card in 0..draw_count {
                let index = (2 * draw + 1) * total / (2 * SAMPLED_DRAWS) + card * (total / 2 + 1);
                if let Some(kind) = nth(&unseen, index % total) {
                    hand.add_one(kind);
                }
            }
            let public = view.public.after_drawing(u8::try_from(draw_count).unwrap_or(1));
            let after = ViewRef { public: &public, seat: view.seat, hand: &hand };
            sum += self.turn(&after, &TableFeatures::new(&after, self)).value;
        }
        sum / f64::from(SAMPLED_DRAWS)
    }

    /// Value of passing when the stock is empty: the deal ends as it stands.
    fn pass_value(&self, view: &ViewRef<'_>) -> f64 {
        let features = TableFeatures::new(view, self);
        let melds = &features.melds;
        let table: f64 = melds.iter().map(|(rank, meld)| features.meld_value(rank, meld)).sum();
        table + features.canastas_value(melds.canastas()) + features.hand_value(view.hand, melds)
    }

    /// Collects all whole-turn plans of a player who has drawn, unordered. Returns a play that goes out and its value,
    /// if there is one.
    pub(crate) fn plans(&self, view: &ViewRef<'_>, plans: &mut Vec<Plan>) -> Option<(GoingOutPlay, f64)> {
        let features = TableFeatures::new(view, self);
        let permission = view.public.this_turn().permission;
        if permission != Permission::Yes {
            Search::new(&features, view.hand, Some(plans)).best();
        }
        if permission == Permission::No {
            return None;
        }
        let going_out = find_going_out(view, &features.melds, features.canastas_needed)?;
        Some((going_out, features.going_out_value(&going_out)))
    }

    /// All ways to take the pile, best first, with their values, and the value of drawing or passing. `None` if the
    /// pile can't be taken.
    pub(crate) fn takes(&self, view: &ViewRef<'_>) -> Option<(Vec<(Action, f64)>, f64)> {
        let mut actions = Vec::new();
        takes(view, &TableFeatures::new(view, self), &mut actions);
        let with_value = |action| Some((action, self.take_value(view, &action)?));
        let mut found: Vec<(Action, f64)> = actions.into_iter().filter_map(with_value).collect();
        if found.is_empty() {
            return None;
        }
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        let other = if view.public.stock() > 0 { self.draw_value(view) } else { self.pass_value(view) };
        Some((found, other))
    }
}

/// The rest of a turn, and its value.
struct TurnPlan {
    value: f64,
    rest: Option<RestOfTurn>,
}

enum RestOfTurn {
    Continue(Plan),
    GoOut(GoingOutPlay),
    Ask,
}

impl TurnPlan {
    fn write(&self, actions: &mut Vec<Action>) {
        match &self.rest {
            None => {}
            Some(RestOfTurn::Ask) => actions.push(Action::Ask),
            Some(RestOfTurn::Continue(plan)) => plan.write(actions),
            Some(RestOfTurn::GoOut(going_out)) => going_out.write(actions),
        }
    }
}

impl Plan {
    /// Appends its actions, in order.
    pub(crate) fn write(&self, actions: &mut Vec<Action>) {
        if !self.new_melds.is_empty() {
            actions.push(Action::Meld(self.new_melds));
        }
        actions.push(Action::Discard(self.discard));
    }
}

impl GoingOutPlay {
    /// Appends its actions, in order.
    pub(crate) fn write(&self, actions: &mut Vec<Action>) {
        if !self.new_melds.is_empty() {
            actions.push(Action::Meld(self.new_melds));
        }
        actions.extend(self.discard.map(Action::Discard));
    }
}

/// The kind at an index of the sorted cards.
fn nth(cards: &Counts, mut index: u32) -> Option<Kind> {
    cards.iter().find_map(|(kind, count)| match index.checked_sub(count.into()) {
        None => Some(kind),
        Some(rest) => {
            index = rest;
            None
        }
    })
}

/// The position and the player's hand after taking the pile.
pub(crate) fn after_take(view: &ViewRef<'_>, action: &Action) -> Option<(Public, Counts)> {
    let seat: Seat = view.seat;
    let view = canasta::View {
        seat,
        public: *view.public,
        hand: *view.hand,
        red_three_penalty: canasta::RedThreePenalty::default(),
    };
    let after = view.after(action).ok()??;
    Some((after.public, after.hand))
}
