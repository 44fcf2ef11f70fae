//! One decision after the other: take or draw, what to lay and discard, ask and answer.

use canasta::{Action, Counts, Kind, Permission, Phase, Public, Seat};

use super::Weights;
use super::out::{Exit, exit};
use super::reading::{Reading, Sight};
use super::take::takes;
use super::turn::{Plan, Search};

/// How a club player decides; it has no memory of its own and costs nothing to make.
#[derive(Clone, Copy)]
pub(crate) struct Policy<'a> {
    pub(crate) weights: &'a Weights,
    /// Has in mind what was discarded, let lie and taken.
    pub(crate) remembers: bool,
    /// Asks "may I go out?" when in doubt.
    pub(crate) asks: bool,
}

/// Draws that are tried for the worth of drawing.
const DRAWS: u32 = 3;

impl Policy<'static> {
    /// As the club player does at this table, but that it never asks.
    pub(crate) fn club(public: &Public) -> Self {
        Self { weights: Weights::at(public), remembers: true, asks: false }
    }
}

impl Policy<'_> {
    /// What to do now, up to the next unknown or the end of the turn. Nearly always legal: the engine has the last word.
    pub(crate) fn decide(&self, sight: &Sight<'_>, actions: &mut Vec<Action>) {
        actions.clear();
        if sight.hand.of(Kind::RedThree) > 0 && sight.public.check(sight.hand, &Action::Declare).is_ok() {
            // Whatever else is to be done, it is done better with the replacement in the hand and without a penalty.
            actions.push(Action::Declare);
            return;
        }
        match sight.public.phase() {
            Phase::Over => {}
            Phase::Answer { .. } => {
                actions.push(Action::Answer(Reading::new(sight, self.weights, self.remembers).says_yes(sight.hand)));
            }
            Phase::Draw => self.take_or_draw(sight, actions),
            Phase::Play => {
                let reading = Reading::new(sight, self.weights, self.remembers);
                let turn = self.turn(sight, &reading);
                turn.write(actions);
            }
        }
    }

    /// The rest of a turn after drawing.
    fn turn(&self, sight: &Sight<'_>, reading: &Reading<'_>) -> Turn {
        let permission = sight.public.this_turn().permission;
        let plan = match permission {
            Permission::Yes => None,
            Permission::No | Permission::NotAsked => Search::new(reading, sight.hand, None).best(),
        };
        let exit = match permission {
            Permission::No => None,
            Permission::Yes | Permission::NotAsked => exit(sight, &reading.melds, reading.needs),
        };
        let stay = plan.map_or(f64::NEG_INFINITY, |plan| plan.worth);
        let Some(exit) = exit else { return Turn { worth: stay, rest: plan.map(Rest::Stay) } };
        let go = reading.exit_worth(&exit);
        let gain = go - stay;
        let [base, per_card] = self.weights.doubt;
        let doubt = base + per_card * reading.partner_cards;
        let doubtful = self.asks && permission == Permission::NotAsked && plan.is_some() && gain.abs() <= doubt;
        if doubtful && sight.public.check(sight.hand, &Action::Ask).is_ok() {
            return Turn { worth: go.max(stay), rest: Some(Rest::Ask) };
        }
        if permission == Permission::Yes || gain > 0.0 {
            return Turn { worth: go, rest: Some(Rest::Go(exit)) };
        }
        Turn { worth: stay, rest: plan.map(Rest::Stay) }
    }

    /// Before drawing: the pile if it is better than what the stock is likely to bring.
    fn take_or_draw(&self, sight: &Sight<'_>, actions: &mut Vec<Action>) {
        let public = sight.public;
        let other = if public.stock() > 0 { Action::Draw } else { Action::Pass };
        if public.pile().top().is_some_and(|top| top.is_natural()) {
            let reading = Reading::new(sight, self.weights, self.remembers);
            takes(sight, &reading, actions);
        }
        let mut best: Option<(Action, f64)> = None;
        for &action in actions.iter() {
            if let Some(worth) = self.take_worth(sight, &action)
                && best.is_none_or(|(_, known)| worth > known)
            {
                best = Some((action, worth));
            }
        }
        actions.clear();
        let Some((take, worth)) = best else {
            let must = other == Action::Pass && public.check(sight.hand, &Action::Pass).is_err();
            // Only the engine's list knows what is left where passing is forbidden.
            if !must {
                actions.push(other);
            }
            return;
        };
        if other == Action::Pass && public.check(sight.hand, &Action::Pass).is_err() {
            actions.push(take);
            return;
        }
        let instead = if other == Action::Draw { self.draw_worth(sight) } else { self.pass_worth(sight) };
        actions.push(if worth > instead + self.weights.take[0] { take } else { other });
    }

    /// What taking the pile this way leads to; `None` if it is not legal.
    fn take_worth(&self, sight: &Sight<'_>, action: &Action) -> Option<f64> {
        let (public, hand) = after_take(sight, action)?;
        if hand.is_empty() {
            return Some(f64::INFINITY);
        }
        let after = Sight { public: &public, seat: sight.seat, hand: &hand };
        Some(self.turn(&after, &Reading::new(&after, self.weights, self.remembers)).worth)
    }

    /// What drawing is worth: the mean over a few of the kinds that the stock may bring, common kinds more often.
    fn draw_worth(&self, sight: &Sight<'_>) -> f64 {
        let mut unseen = Reading::new(sight, self.weights, self.remembers).unseen;
        unseen.set(Kind::RedThree, 0);
        let total = u32::from(unseen.total());
        let rules = &sight.public.rules();
        let comes = rules.draw_count_for(sight.public.players()).min(sight.public.stock().into());
        let comes = u32::try_from(comes).unwrap_or(1);
        if total == 0 {
            return self.pass_worth(sight);
        }
        let mut sum = 0.0;
        for draw in 0..DRAWS {
            let mut hand = *sight.hand;
            for card in 0..comes {
                let place = (2 * draw + 1) * total / (2 * DRAWS) + card * (total / 2 + 1);
                if let Some(kind) = nth(&unseen, place % total) {
                    hand.add_one(kind);
                }
            }
            let public = sight.public.after_drawing(u8::try_from(comes).unwrap_or(1));
            let after = Sight { public: &public, seat: sight.seat, hand: &hand };
            sum += self.turn(&after, &Reading::new(&after, self.weights, self.remembers)).worth;
        }
        sum / f64::from(DRAWS)
    }

    /// What passing is worth, when the stock is empty: the deal ends as it stands.
    fn pass_worth(&self, sight: &Sight<'_>) -> f64 {
        let reading = Reading::new(sight, self.weights, self.remembers);
        let melds = &reading.melds;
        let table: f64 = melds.iter().map(|(rank, meld)| reading.meld_worth(rank, meld)).sum();
        table + reading.canastas_worth(melds.canastas()) + reading.hand_worth(sight.hand, melds)
    }

    /// The whole-turn plans of a player who has drawn, and the way out, each with its worth, in no order.
    pub(crate) fn plans(&self, sight: &Sight<'_>, plans: &mut Vec<Plan>) -> Option<(Exit, f64)> {
        let reading = Reading::new(sight, self.weights, self.remembers);
        let permission = sight.public.this_turn().permission;
        if permission != Permission::Yes {
            Search::new(&reading, sight.hand, Some(plans)).best();
        }
        if permission == Permission::No {
            return None;
        }
        let exit = exit(sight, &reading.melds, reading.needs)?;
        Some((exit, reading.exit_worth(&exit)))
    }

    /// The ways to take the pile, each with its worth; and what drawing or passing is worth.
    pub(crate) fn takes(&self, sight: &Sight<'_>, found: &mut Vec<(Action, f64)>) -> f64 {
        let mut actions = Vec::new();
        takes(sight, &Reading::new(sight, self.weights, self.remembers), &mut actions);
        found.extend(actions.into_iter().filter_map(|action| Some((action, self.take_worth(sight, &action)?))));
        if sight.public.stock() > 0 { self.draw_worth(sight) } else { self.pass_worth(sight) }
    }
}

/// How a turn goes on, and what that is worth.
struct Turn {
    worth: f64,
    rest: Option<Rest>,
}

enum Rest {
    Stay(Plan),
    Go(Exit),
    Ask,
}

impl Turn {
    fn write(&self, actions: &mut Vec<Action>) {
        match &self.rest {
            None => {}
            Some(Rest::Ask) => actions.push(Action::Ask),
            Some(Rest::Stay(plan)) => plan.write(actions),
            Some(Rest::Go(exit)) => exit.write(actions),
        }
    }
}

impl Plan {
    /// Its acts, in order.
    pub(crate) fn write(&self, actions: &mut Vec<Action>) {
        if !self.lay.is_empty() {
            actions.push(Action::Meld(self.lay));
        }
        actions.push(Action::Discard(self.discard));
    }
}

impl Exit {
    /// Its acts, in order.
    pub(crate) fn write(&self, actions: &mut Vec<Action>) {
        if !self.lay.is_empty() {
            actions.push(Action::Meld(self.lay));
        }
        actions.extend(self.discard.map(Action::Discard));
    }
}

/// The kind at a place of the sorted cards.
fn nth(cards: &Counts, mut place: u32) -> Option<Kind> {
    cards.iter().find_map(|(kind, count)| match place.checked_sub(count.into()) {
        None => Some(kind),
        Some(rest) => {
            place = rest;
            None
        }
    })
}

/// What the player knows after taking the pile.
pub(crate) fn after_take(sight: &Sight<'_>, action: &Action) -> Option<(Public, Counts)> {
    let seat: Seat = sight.seat;
    let view = canasta::View {
        seat,
        public: *sight.public,
        hand: *sight.hand,
        red_three_penalty: canasta::RedThreePenalty::default(),
    };
    let after = view.after(action).ok()??;
    Some((after.public, after.hand))
}
