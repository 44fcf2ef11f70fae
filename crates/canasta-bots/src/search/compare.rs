//! Compares given turns with the best turn a search finds. Used to judge turns that were really played, including ones
//! no bot would consider.
//!
//! The maximum of several estimates is biased upwards, so a loss measured against it would be too large. The sampled
//! deals are therefore split into halves: the best turn is chosen on one half, and its lead over a given turn is
//! measured on the other, and vice versa ([`Comparison::loss`]). The result is the loss against the turn the search
//! would have chosen, with unbiased noise. It is at most the loss against the true best.
//!
//! While a half is played, turns are dropped based on that half alone. Given turns are never dropped, and each half's
//! choice is afterwards played in every deal of the other half. So dropping turns doesn't affect the losses.

use canasta::{Action, Deal, SeedRng, View};

use super::hand_model::DealSampler;
use super::playout::{Course, Playout};
use super::{Search, Thinking, sample_deal};
use crate::Forecast;

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The standard error; infinite with fewer than two deals.
    pub error: f64,
}

/// The value of a turn or position to the player's side.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct TurnValue {
    /// Points in the deal minus the mean of the other sides.
    pub points: Estimate,
    /// The chance to win the game, from 0 to 1.
    pub chance: Estimate,
    /// [`crate::GameUtility::worth`] in points. It decides the choice of turns.
    pub worth: Estimate,
}

/// Turns that were played out in the same sampled deals.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    turns: Vec<Vec<Action>>,
    given: usize,
    /// The outcome of each turn in each deal of each half; `None` if it was not played out.
    halves: [Vec<Vec<Option<Outcome>>>; 2],
    /// The best turn according to each half.
    choices: [usize; 2],
    forecasts: Vec<Forecast>,
    nodes: u32,
}

/// The outcome of a turn in one deal.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Outcome {
    points: f64,
    chance: f64,
    worth: f64,
}

impl Outcome {
    fn minus(self, other: Self) -> Self {
        Self { points: self.points - other.points, chance: self.chance - other.chance, worth: self.worth - other.worth }
    }
}

/// Plays out the given turns and the search's candidates in the same sampled deals. Of several turns with the same
/// result on the table, only one is kept, preferably a given one. Uses about `thinking.nodes` nodes, but at least two
/// deals for each half, unless there is nothing to choose. `None` if `go_on` (called often) returns false before the
/// end.
///
/// The given turns must be legal. Like those of [`crate::Bot::decide`], each ends with the turn or when something is
/// revealed. The same arguments give the same comparison on every machine.
pub fn compare(
    view: &View,
    given: &[Vec<Action>],
    seed: u64,
    thinking: &Thinking,
    go_on: &dyn Fn() -> bool,
) -> Option<Comparison> {
    if let Some(four) = view.as_four() {
        return compare(&four, given, seed, thinking, go_on);
    }
    let mut search = Search { for_hint: true, ..Search::new(view, thinking) };
    let others =
        std::mem::take(&mut search.candidates.turns).into_iter().zip(std::mem::take(&mut search.candidates.ratings));
    let (turns, given) = deduplicate(view, given, others);
    let count = turns.len();
    let rated: Vec<Option<f64>> = turns.iter().map(|(_, worth)| *worth).collect();
    search.candidates.turns = turns.into_iter().map(|(actions, _)| actions).collect();
    (search.values, search.courses) = (vec![Vec::new(); count], vec![Vec::new(); count]);
    let mut comparing = Comparing {
        given,
        rated,
        sampler: DealSampler::new(view, thinking.swaps),
        playout: Playout::new(&view.public, thinking.playout_policy),
        search,
        seed,
        halves: [vec![Vec::new(); count], vec![Vec::new(); count]],
    };
    let mut choices = [0; 2];
    if count > 1 {
        for (half, choice) in choices.iter_mut().enumerate() {
            *choice = comparing.choose(half, go_on)?;
        }
        comparing.play_in_all(0, choices[1], go_on)?;
        comparing.play_in_all(1, choices[0], go_on)?;
    }
    let Comparing { search, halves, playout, .. } = comparing;
    let forecasts = (0..count).map(|turn| search.forecast(turn)).collect();
    Some(Comparison { turns: search.candidates.turns, given, halves, choices, forecasts, nodes: playout.nodes })
}

/// The value of a view to its seat, no matter whose turn it is. Plays sampled deals on from the current position, using
/// about `thinking.nodes` nodes but at least two deals. `None` if `go_on` returns false before the end.
pub fn foresee(view: &View, seed: u64, thinking: &Thinking, go_on: &dyn Fn() -> bool) -> Option<TurnValue> {
    if let Some(four) = view.as_four() {
        return foresee(&four, seed, thinking, go_on);
    }
    let sampler = DealSampler::new(view, thinking.swaps);
    let mut search = Search { for_hint: true, ..Search::new(view, thinking) };
    search.candidates.turns = vec![Vec::new()];
    (search.values, search.courses) = (vec![Vec::new()], vec![Vec::new()]);
    let mut playout = Playout::new(&view.public, thinking.playout_policy);
    let mut outcomes = Vec::new();
    while outcomes.len() < MIN_DEALS || playout.nodes < thinking.nodes {
        if !go_on() {
            return None;
        }
        let deal = sample_deal(&sampler, view, &mut SeedRng::part(seed, number(outcomes.len())));
        outcomes.push(search.outcome(&deal, 0, &mut playout)?);
    }
    Some(TurnValue::of(&outcomes))
}

/// Minimum deals per half. With fewer there is no standard error.
const MIN_DEALS: usize = 2;

/// Turns kept to the end of a half, in addition to the given ones.
const KEPT_TURNS: usize = 3;

/// Share of the nodes for choosing a turn in each half. The rest are for playing the other half's choice.
const CHOOSING_SHARE: f64 = 0.8;

/// A turn, and its rating if the evaluator rated it.
type RatedActions = (Vec<Action>, Option<f64>);

/// Joins the given turns and those of the search, dropping duplicate results. Returns the turns and the number of given
/// ones left.
fn deduplicate(
    view: &View,
    given: &[Vec<Action>],
    others: impl Iterator<Item = (Vec<Action>, f64)>,
) -> (Vec<RatedActions>, usize) {
    let mut turns: Vec<RatedActions> = Vec::new();
    let mut known = Vec::new();
    let mut given_count = 0;
    let given = given.iter().cloned().map(|actions| (actions, None));
    let count = given.len();
    for (index, (actions, worth)) in given.chain(others.map(|(actions, worth)| (actions, Some(worth)))).enumerate() {
        let result = result_of(view, &actions);
        match known.iter().position(|known| *known == result) {
            Some(same) => turns[same].1 = turns[same].1.or(worth),
            None => {
                known.push(result);
                turns.push((actions, worth));
                given_count += usize::from(index < count);
            }
        }
    }
    (turns, given_count)
}

/// The position after a turn, as far as the player can foresee it, and the action whose outcome is unknown, if any. Turns
/// with the same result differ only in the order of their melds.
pub fn result_of(view: &View, actions: &[Action]) -> (View, Option<Action>) {
    let mut now = view.clone();
    let mut unknown = None;
    for action in actions {
        match now.after(action) {
            Ok(Some(after)) => now = after,
            _ => unknown = Some(*action),
        }
    }
    (now, unknown)
}

/// A comparison in progress.
struct Comparing<'a> {
    given: usize,
    /// Each turn's rating, if the evaluator rated it.
    rated: Vec<Option<f64>>,
    sampler: DealSampler<'a>,
    playout: Playout<'a>,
    search: Search<'a>,
    seed: u64,
    halves: [Vec<Vec<Option<Outcome>>>; 2],
}

impl Comparing<'_> {
    /// Plays the deals of a half, repeatedly dropping the worse half of the turns, and chooses one turn. The given
    /// turns are played in every deal.
    fn choose(&mut self, half: usize, go_on: &dyn Fn() -> bool) -> Option<usize> {
        let mut remaining: Vec<usize> = (0..self.search.candidates.turns.len()).collect();
        let last = self.given + KEPT_TURNS;
        let mut steps = 1_u32;
        let mut left = remaining.len();
        while left > last {
            left = left.div_ceil(2).max(last);
            steps += 1;
        }
        let begin = self.playout.nodes;
        let all = f64::from(self.search.thinking.nodes) * CHOOSING_SHARE / 2.0;
        for step in 1..=steps {
            let used = |playout: &Playout<'_>| f64::from(playout.nodes - begin);
            let until = all * f64::from(step) / f64::from(steps);
            while self.halves[half][0].len() < MIN_DEALS || used(&self.playout) < until {
                let index = self.halves[half][0].len();
                for turns in &mut self.halves[half] {
                    turns.push(None);
                }
                for &turn in &remaining {
                    self.play(half, index, turn, go_on)?;
                }
            }
            if remaining.len() > last {
                let given = self.given;
                remaining.sort_by(|&a, &b| {
                    (a >= given).cmp(&(b >= given)).then(self.mean(half, b).total_cmp(&self.mean(half, a)))
                });
                remaining.truncate(remaining.len().div_ceil(2).max(last));
                remaining.sort_unstable();
            }
        }
        let best = |best: usize, turn: usize| if self.is_better(half, turn, best) { turn } else { best };
        remaining.into_iter().reduce(best)
    }

    /// Whether a half of the deals prefers one turn to another. Ratings count too if both turns have one.
    fn is_better(&self, half: usize, turn: usize, other: usize) -> bool {
        let pairs = self.halves[half][turn].iter().zip(&self.halves[half][other]);
        let leads: Vec<Outcome> = pairs.filter_map(|(one, other)| Some((*one)?.minus((*other)?))).collect();
        let Estimate { mean, error } = estimate(&leads, |outcome| outcome.worth);
        match (self.rated[turn], self.rated[other]) {
            (Some(rated), Some(other)) => self.search.thinking.weigh((mean, error), rated - other) > 0.0,
            _ => mean > 0.0,
        }
    }

    /// Plays a turn in those deals of a half that it missed after being dropped.
    fn play_in_all(&mut self, half: usize, turn: usize, go_on: &dyn Fn() -> bool) -> Option<()> {
        for index in 0..self.halves[half][turn].len() {
            if self.halves[half][turn][index].is_none() {
                self.play(half, index, turn, go_on)?;
            }
        }
        Some(())
    }

    /// Plays a turn in one deal of a half.
    fn play(&mut self, half: usize, index: usize, turn: usize, go_on: &dyn Fn() -> bool) -> Option<()> {
        if !go_on() {
            return None;
        }
        let number = number(2 * index + half);
        let deal = sample_deal(&self.sampler, self.search.view, &mut SeedRng::part(self.seed, number));
        let outcome = self.search.outcome(&deal, turn, &mut self.playout)?;
        self.halves[half][turn][index] = Some(outcome);
        Some(())
    }

    /// Mean value of a remaining turn in a half.
    fn mean(&self, half: usize, turn: usize) -> f64 {
        let outcomes: Vec<Outcome> = self.halves[half][turn].iter().flatten().copied().collect();
        estimate(&outcomes, |outcome| outcome.worth).mean
    }
}

impl Search<'_> {
    /// Plays out a turn in one deal, and records the course of play for the forecast.
    fn outcome(&mut self, deal: &Deal, turn: usize, playout: &mut Playout<'_>) -> Option<Outcome> {
        let side = self.view.public.side_of(self.view.seat);
        let mut deal = deal.clone();
        let actions = &self.candidates.turns[turn];
        // Once started, a deal is always played to its end. Otherwise long deals would be left out more often than
        // short ones.
        let (points, course) = playout.play(&mut deal, self.view.seat, actions, u32::MAX)?;
        let outcome = Outcome {
            points: self.utility.lead(side, &points),
            chance: self.utility.chance(side, &points),
            worth: self.utility.worth(side, &points),
        };
        self.values[turn].push(outcome.worth);
        self.courses[turn].push(Course { wins: outcome.chance, ..course });
        Some(outcome)
    }
}

impl Comparison {
    /// The turns compared: first the given turns in their order, then those of the search, best first by rating.
    pub fn turns(&self) -> &[Vec<Action>] {
        &self.turns
    }

    /// The number of given turns, without duplicates.
    pub const fn given(&self) -> usize {
        self.given
    }

    /// Whether there was nothing to choose, so nothing was played out.
    pub fn is_forced(&self) -> bool {
        self.turns.len() < 2
    }

    /// The best turn. Of the two that the halves chose, it is the one with the higher value over all deals.
    pub fn best(&self) -> usize {
        let [one, other] = self.choices;
        if self.value(other).worth.mean > self.value(one).worth.mean { other } else { one }
    }

    /// The value of a turn, over all deals that it was played out in. Turns that are neither given nor chosen are
    /// usually played out in fewer deals.
    pub fn value(&self, turn: usize) -> TurnValue {
        let outcomes: Vec<Outcome> = self.halves.iter().flat_map(|half| &half[turn]).flatten().copied().collect();
        TurnValue::of(&outcomes)
    }

    /// The cross-fitted loss of a given turn against the best: each half's choice, measured on the other half. If
    /// nothing was lost, it is random noise around 0. It is exactly 0 if both halves choose the given turn.
    pub fn loss(&self, given: usize) -> TurnValue {
        let lead = |half: usize| {
            let best = &self.halves[half][self.choices[1 - half]];
            let pairs = best.iter().zip(&self.halves[half][given]);
            let leads: Vec<Outcome> = pairs.filter_map(|(best, given)| Some((*best)?.minus((*given)?))).collect();
            TurnValue::of(&leads)
        };
        let one = lead(0);
        let other = lead(1);
        let middle = |one: Estimate, other: Estimate| Estimate {
            mean: f64::midpoint(one.mean, other.mean),
            error: (one.error * one.error + other.error * other.error).sqrt() / 2.0,
        };
        if self.is_forced() || self.choices == [given, given] {
            return TurnValue::default();
        }
        TurnValue {
            points: middle(one.points, other.points),
            chance: middle(one.chance, other.chance),
            worth: middle(one.worth, other.worth),
        }
    }

    /// Number of deals that measure the loss of a given turn, in the half with fewer of them. With few deals the
    /// standard error is itself uncertain.
    pub fn deals(&self) -> usize {
        self.halves.iter().map(|half| half[0].iter().flatten().count()).min().unwrap_or(0)
    }

    /// The lead of one turn over another, in the deals that both were played out in. It is biased if either turn was
    /// chosen in these deals; [`Comparison::loss`] is not.
    pub fn lead(&self, turn: usize, other: usize) -> TurnValue {
        let pairs = self.halves.iter().flat_map(|half| half[turn].iter().zip(&half[other]));
        let leads: Vec<Outcome> = pairs.filter_map(|(one, other)| Some((*one)?.minus((*other)?))).collect();
        TurnValue::of(&leads)
    }

    /// Share of the common playouts with a worse result for one turn than for another.
    pub fn worse_in(&self, turn: usize, other: usize) -> f64 {
        let mut deals = 0.0;
        let mut worse = 0.0;
        for half in &self.halves {
            for (one, other) in half[turn].iter().zip(&half[other]) {
                if let (Some(one), Some(other)) = (one, other) {
                    deals += 1.0;
                    worse += f64::from(u8::from(one.worth < other.worth));
                }
            }
        }
        worse / f64::max(deals, 1.0)
    }

    /// What happened in a turn's playouts.
    pub fn forecast(&self, turn: usize) -> &Forecast {
        &self.forecasts[turn]
    }

    /// Simulated decisions.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }
}

impl TurnValue {
    fn of(outcomes: &[Outcome]) -> Self {
        Self {
            points: estimate(outcomes, |outcome| outcome.points),
            chance: estimate(outcomes, |outcome| outcome.chance),
            worth: estimate(outcomes, |outcome| outcome.worth),
        }
    }
}

/// The mean of the outcomes, or 0 if there are none, with its standard error.
fn estimate(outcomes: &[Outcome], of: impl Fn(&Outcome) -> f64) -> Estimate {
    let count = outcomes.len() as f64;
    let mean = outcomes.iter().map(&of).sum::<f64>() / count.max(1.0);
    if count < 2.0 {
        return Estimate { mean, error: f64::INFINITY };
    }
    let squares: f64 = outcomes.iter().map(|outcome| (of(outcome) - mean) * (of(outcome) - mean)).sum();
    Estimate { mean, error: (squares / (count - 1.0) / count).sqrt() }
}

fn number(index: usize) -> u64 {
    canasta::must_fit::<u64>(index)
}
