//! What given turns cost against the best that a search finds: for judging what was really played, also where no bot would think
//! of it.
//!
//! The best of several estimates is too good to be true, and the loss of any turn measured against it too great. So the
//! imagined deals are two halves: the best turn is chosen on one, and its lead over a given turn measured on the other, and the
//! other way round ([`Comparison::loss`]). What is measured so is the loss against the turn that the search would have chosen,
//! which is at most the loss against the truly best one, plus chance that is as often too low as too high.
//!
//! Turns are dropped while a half is played, by what came of them in that half alone. Given turns never are, and the choice
//! of the other half is played in every deal of this one afterwards; so no number in a loss depends on what was dropped.

use canasta::{Action, Deal, SeedRng, View};

use super::hand_model::Expected;
use super::playout::{Course, Playout};
use super::{Search, Thinking, possible};
use crate::Forecast;

/// A mean, with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error; infinite where fewer than two deals say something.
    pub error: f64,
}

/// What something is worth to the side of the player.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// Points of the deal over the mean of the other sides.
    pub points: Estimate,
    /// The chance to win the game, from 0 to 1.
    pub chance: Estimate,
    /// As [`crate::Stake::worth`] has it, in points: what turns are chosen by.
    pub worth: Estimate,
}

/// Turns that were played out in the same imagined deals.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    turns: Vec<Vec<Action>>,
    given: usize,
    /// What came of each turn in each deal of each half; none where it was not played out.
    halves: [Vec<Vec<Option<Outcome>>>; 2],
    /// The turn that each half of the deals chooses.
    choices: [usize; 2],
    forecasts: Vec<Forecast>,
    nodes: u32,
}

/// What came of a turn in one deal.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Outcome {
    points: f64,
    chance: f64,
    worth: f64,
}

impl Outcome {
    fn less(self, other: Self) -> Self {
        Self { points: self.points - other.points, chance: self.chance - other.chance, worth: self.worth - other.worth }
    }
}

/// Plays out the given turns of the player to act, and those that a search would think of, in the same imagined deals. Of turns
/// that leave the same on the table, one is kept, a given one first. Uses about `thinking.nodes` nodes, and at least two deals for
/// each half, where there is anything to choose. `None` if `go_on` (asked often) says no before the end.
///
/// The given turns are legal; each ends with the turn, or where something is learned, as those of [`crate::Bot::decide`] do.
/// The same view, turns, seed and thinking give the same comparison on every machine.
pub fn compare(
    view: &View,
    given: &[Vec<Action>],
    seed: u64,
    thinking: &Thinking,
    go_on: &dyn Fn() -> bool,
) -> Option<Comparison> {
    let mut search = Search { tells: true, ..Search::new(view, thinking) };
    let others =
        std::mem::take(&mut search.candidates.turns).into_iter().zip(std::mem::take(&mut search.candidates.worths));
    let (turns, given) = distinct(view, given, others);
    let count = turns.len();
    let rated: Vec<Option<f64>> = turns.iter().map(|(_, worth)| *worth).collect();
    search.candidates.turns = turns.into_iter().map(|(actions, _)| actions).collect();
    (search.values, search.courses) = (vec![Vec::new(); count], vec![Vec::new(); count]);
    let mut comparing = Comparing {
        given,
        rated,
        expected: Expected::new(view, thinking.swaps),
        playout: Playout::new(&view.public, thinking.play_on),
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

/// What a view is worth to its seat, whoever has to act: imagined deals are played on as they stand, with about so many nodes
/// and at least two deals. `None` if `go_on` says no before the end.
pub fn foresee(view: &View, seed: u64, thinking: &Thinking, go_on: &dyn Fn() -> bool) -> Option<Worth> {
    let expected = Expected::new(view, thinking.swaps);
    let mut search = Search { tells: true, ..Search::new(view, thinking) };
    search.candidates.turns = vec![Vec::new()];
    (search.values, search.courses) = (vec![Vec::new()], vec![Vec::new()]);
    let mut playout = Playout::new(&view.public, thinking.play_on);
    let mut outcomes = Vec::new();
    while outcomes.len() < LEAST_DEALS || playout.nodes < thinking.nodes {
        if !go_on() {
            return None;
        }
        let deal = possible(&expected, view, &mut SeedRng::part(seed, number(outcomes.len())));
        outcomes.push(search.outcome(&deal, 0, &mut playout)?);
    }
    Some(Worth::of(&outcomes))
}

/// Deals that each half has at least: with fewer there is no standard error.
const LEAST_DEALS: usize = 2;

/// Turns that are kept to the end of a half, beside the given ones.
const LAST: usize = 3;

/// The part of the nodes that choosing may use; the rest is for the other half's choice.
const CHOOSING: f64 = 0.8;

/// A turn, and how the evaluator rates it, if it does.
type RatedActions = (Vec<Action>, Option<f64>);

/// The given turns, then those of the search; one of those that leave the same, and how many of them are given.
fn distinct(
    view: &View,
    given: &[Vec<Action>],
    others: impl Iterator<Item = (Vec<Action>, f64)>,
) -> (Vec<RatedActions>, usize) {
    let (mut turns, mut known, mut own): (Vec<RatedActions>, _, _) = (Vec::new(), Vec::new(), 0);
    let given = given.iter().cloned().map(|actions| (actions, None));
    let count = given.len();
    for (place, (actions, worth)) in given.chain(others.map(|(actions, worth)| (actions, Some(worth)))).enumerate() {
        let leaves = left(view, &actions);
        match known.iter().position(|known| *known == leaves) {
            Some(same) => turns[same].1 = turns[same].1.or(worth),
            None => {
                known.push(leaves);
                turns.push((actions, worth));
                own += usize::from(place < count);
            }
        }
    }
    (turns, own)
}

/// What a turn leaves, as far as the player foresees it, and the act whose outcome is not foreseen.
fn left(view: &View, actions: &[Action]) -> (View, Option<Action>) {
    let (mut now, mut unknown) = (view.clone(), None);
    for action in actions {
        match now.after(action) {
            Ok(Some(after)) => now = after,
            _ => unknown = Some(*action),
        }
    }
    (now, unknown)
}

/// A comparison while it is made.
struct Comparing<'a> {
    given: usize,
    /// How the evaluator rates each turn, if it does.
    rated: Vec<Option<f64>>,
    expected: Expected<'a>,
    playout: Playout<'a>,
    search: Search<'a>,
    seed: u64,
    halves: [Vec<Vec<Option<Outcome>>>; 2],
}

impl Comparing<'_> {
    /// Plays the deals of a half, dropping by halves what comes off worse, and chooses a turn. The given turns are played in
    /// every deal.
    fn choose(&mut self, half: usize, go_on: &dyn Fn() -> bool) -> Option<usize> {
        let mut alive: Vec<usize> = (0..self.search.candidates.turns.len()).collect();
        let last = self.given + LAST;
        let mut steps = 1_u32;
        let mut left = alive.len();
        while left > last {
            left = left.div_ceil(2).max(last);
            steps += 1;
        }
        let (begin, all) = (self.playout.nodes, f64::from(self.search.thinking.nodes) * CHOOSING / 2.0);
        for step in 1..=steps {
            let used = |playout: &Playout<'_>| f64::from(playout.nodes - begin);
            let until = all * f64::from(step) / f64::from(steps);
            while self.halves[half][0].len() < LEAST_DEALS || used(&self.playout) < until {
                let place = self.halves[half][0].len();
                for turns in &mut self.halves[half] {
                    turns.push(None);
                }
                for &turn in &alive {
                    self.play(half, place, turn, go_on)?;
                }
            }
            if alive.len() > last {
                let given = self.given;
                alive.sort_by(|&a, &b| {
                    (a >= given).cmp(&(b >= given)).then(self.mean(half, b).total_cmp(&self.mean(half, a)))
                });
                alive.truncate(alive.len().div_ceil(2).max(last));
                alive.sort_unstable();
            }
        }
        let best = |best: usize, turn: usize| if self.is_better(half, turn, best) { turn } else { best };
        alive.into_iter().reduce(best)
    }

    /// Whether a half of the deals, and the evaluator where it rates both, think a turn better than another.
    fn is_better(&self, half: usize, turn: usize, other: usize) -> bool {
        let pairs = self.halves[half][turn].iter().zip(&self.halves[half][other]);
        let leads: Vec<Outcome> = pairs.filter_map(|(one, other)| Some((*one)?.less((*other)?))).collect();
        let Estimate { mean, error } = estimate(&leads, |outcome| outcome.worth);
        match (self.rated[turn], self.rated[other]) {
            (Some(rated), Some(other)) => self.search.thinking.weigh((mean, error), rated - other) > 0.0,
            _ => mean > 0.0,
        }
    }

    /// Plays a turn in the deals of a half in which it was dropped.
    fn play_in_all(&mut self, half: usize, turn: usize, go_on: &dyn Fn() -> bool) -> Option<()> {
        for place in 0..self.halves[half][turn].len() {
            if self.halves[half][turn][place].is_none() {
                self.play(half, place, turn, go_on)?;
            }
        }
        Some(())
    }

    /// Plays a turn in a deal of a half.
    fn play(&mut self, half: usize, place: usize, turn: usize, go_on: &dyn Fn() -> bool) -> Option<()> {
        if !go_on() {
            return None;
        }
        let world = number(2 * place + half);
        let deal = possible(&self.expected, self.search.view, &mut SeedRng::part(self.seed, world));
        let outcome = self.search.outcome(&deal, turn, &mut self.playout)?;
        self.halves[half][turn][place] = Some(outcome);
        Some(())
    }

    /// What a turn that is alive is worth in a half.
    fn mean(&self, half: usize, turn: usize) -> f64 {
        let outcomes: Vec<Outcome> = self.halves[half][turn].iter().flatten().copied().collect();
        estimate(&outcomes, |outcome| outcome.worth).mean
    }
}

impl Search<'_> {
    /// Plays one deal on from a turn, and keeps what happened for the forecast.
    fn outcome(&mut self, deal: &Deal, turn: usize, playout: &mut Playout<'_>) -> Option<Outcome> {
        let side = self.view.public.side_of(self.view.seat);
        let mut deal = deal.clone();
        let actions = &self.candidates.turns[turn];
        // A deal that was begun is played to its end, or long deals would be left out more often than short ones.
        let (points, course) = playout.play(&mut deal, self.view.seat, actions, u32::MAX)?;
        let outcome = Outcome {
            points: self.stake.lead(side, &points),
            chance: self.stake.chance(side, &points),
            worth: self.stake.worth(side, &points),
        };
        self.values[turn].push(outcome.worth);
        self.courses[turn].push(Course { wins: outcome.chance, ..course });
        Some(outcome)
    }
}

impl Comparison {
    /// What was compared, the given turns first, in their order, then those of the search, best first as the evaluator rates them.
    pub fn turns(&self) -> &[Vec<Action>] {
        &self.turns
    }

    /// How many of the turns were given; fewer than there were where some leave the same.
    pub const fn given(&self) -> usize {
        self.given
    }

    /// Whether there was nothing to choose: then nothing was played out.
    pub fn is_forced(&self) -> bool {
        self.turns.len() < 2
    }

    /// The turn to play: of the two that the halves choose, the one that is worth more in all deals.
    pub fn best(&self) -> usize {
        let [one, other] = self.choices;
        if self.value(other).worth.mean > self.value(one).worth.mean { other } else { one }
    }

    /// What a turn is worth, in all deals in which it was played out. That of a turn that is neither given nor chosen is an
    /// estimate from fewer deals.
    pub fn value(&self, turn: usize) -> Worth {
        let outcomes: Vec<Outcome> = self.halves.iter().flat_map(|half| &half[turn]).flatten().copied().collect();
        Worth::of(&outcomes)
    }

    /// What a given turn loses against the best, cross-fitted: the turn that each half of the deals chooses, measured on the
    /// other. About 0, above or below it by chance, where nothing is lost; 0 without error where both halves choose the given turn.
    pub fn loss(&self, given: usize) -> Worth {
        let lead = |half: usize| {
            let best = &self.halves[half][self.choices[1 - half]];
            let pairs = best.iter().zip(&self.halves[half][given]);
            let leads: Vec<Outcome> = pairs.filter_map(|(best, given)| Some((*best)?.less((*given)?))).collect();
            Worth::of(&leads)
        };
        let (one, other) = (lead(0), lead(1));
        let middle = |one: Estimate, other: Estimate| Estimate {
            mean: f64::midpoint(one.mean, other.mean),
            error: (one.error * one.error + other.error * other.error).sqrt() / 2.0,
        };
        if self.is_forced() || self.choices == [given, given] {
            return Worth::default();
        }
        Worth {
            points: middle(one.points, other.points),
            chance: middle(one.chance, other.chance),
            worth: middle(one.worth, other.worth),
        }
    }

    /// Deals of each half, at least, in which the loss of a given turn is measured: the fewer, the less is its standard error known.
    pub fn deals(&self) -> usize {
        self.halves.iter().map(|half| half[0].iter().flatten().count()).min().unwrap_or(0)
    }

    /// By how much a turn came out better than another in the deals that both were played out in. Where either was chosen by these deals, that
    /// is too good to be true, or too bad: [`Comparison::loss`] is not.
    pub fn lead(&self, turn: usize, other: usize) -> Worth {
        let pairs = self.halves.iter().flat_map(|half| half[turn].iter().zip(&half[other]));
        let leads: Vec<Outcome> = pairs.filter_map(|(one, other)| Some((*one)?.less((*other)?))).collect();
        Worth::of(&leads)
    }

    /// In what share of the deals that both were played out in a turn came out worse than another.
    pub fn worse_in(&self, turn: usize, other: usize) -> f64 {
        let (mut deals, mut worse) = (0.0, 0.0);
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

    /// What came of a turn in the deals that were played out from it.
    pub fn forecast(&self, turn: usize) -> &Forecast {
        &self.forecasts[turn]
    }

    /// Turns that were simulated for it.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }
}

impl Worth {
    fn of(outcomes: &[Outcome]) -> Self {
        Self {
            points: estimate(outcomes, |outcome| outcome.points),
            chance: estimate(outcomes, |outcome| outcome.chance),
            worth: estimate(outcomes, |outcome| outcome.worth),
        }
    }
}

/// The mean of some outcomes, 0 of nothing.
fn estimate(outcomes: &[Outcome], of: impl Fn(&Outcome) -> f64) -> Estimate {
    let count = outcomes.len() as f64;
    let mean = outcomes.iter().map(&of).sum::<f64>() / count.max(1.0);
    if count < 2.0 {
        return Estimate { mean, error: f64::INFINITY };
    }
    let squares: f64 = outcomes.iter().map(|outcome| (of(outcome) - mean) * (of(outcome) - mean)).sum();
    Estimate { mean, error: (squares / (count - 1.0) / count).sqrt() }
}

fn number(place: usize) -> u64 {
    canasta::must_fit::<u64>(place)
}
