//! Reviews a seat: judges its choices and splits the result into luck and skill.

use canasta::{Action, MAX_SEATS, Rng as _, Seat, SeedRng};
use canasta_bots::{Comparison, GameUtility, RatedTurn, Thinking, TurnValue, compare, foresee};

use crate::review::checkpoints::{Cause, Checkpoint, checkpoints};
use crate::review::mark::{CertainLoss, by_chance, is_level, mark};
use crate::review::reason::{Reason, reasons};
use crate::review::tag::{Tag, tags};
use crate::review::{Accuracy, Amount, FinishedGame, Mark};

/// The effort of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Nodes per choice in the first pass, which looks for suspicious choices.
    pub nodes: u32,
    /// Maximum number of suspicious choices per deal, which get the most nodes.
    pub deep: usize,
    /// Nodes for each suspicious choice in the second pass. Other choices get a quarter of them.
    pub deep_nodes: u32,
    /// Nodes for each public event between two choices. With 0, luck isn't split between events.
    pub event_nodes: u32,
}

impl Effort {
    /// The usual effort, scaled to this many nodes.
    pub const fn with_nodes(nodes: u32) -> Self {
        Self { nodes, deep: 6, deep_nodes: nodes.saturating_mul(40), event_nodes: nodes }
    }
}

impl Default for Effort {
    fn default() -> Self {
        Self::with_nodes(5000)
    }
}

/// Progress of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Completed units of work.
    pub done: u64,
    /// Total units of work. All take about the same time.
    pub of: u64,
}

/// The review of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatReview {
    /// The seat.
    pub seat: Seat,
    /// The chance to win before the first deal.
    pub before: Amount,
    /// The result for the seat's side: its total points relative to the mean of the other sides, and the change from
    /// the first chance to win to the final one (1 or 0).
    pub result: Amount,
    /// The part that was luck. Luck and [`SeatReview::skill`] add up exactly to the result.
    pub luck: Amount,
    /// The part lost by the seat's own choices; never above 0.
    pub skill: Amount,
    /// The deals, in order.
    pub deals: Vec<DealReview>,
    /// How well the seat played.
    pub accuracy: Accuracy,
}

/// The review of a deal.
#[derive(Clone, PartialEq, Debug)]
pub struct DealReview {
    /// The result of the deal.
    pub result: Amount,
    /// The part that was luck.
    pub luck: Amount,
    /// The part lost by the seat's own choices.
    pub skill: Amount,
    /// Events and choices in order. They add up to the result.
    pub steps: Vec<Step>,
}

/// A part of a deal's result.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// An event that the seat didn't control.
    Luck(Luck),
    /// A choice of the seat.
    Choice(Box<Choice>),
}

/// An event that a seat didn't control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// The cause.
    pub cause: Cause,
    /// The first step of the replay after the event.
    pub moment: usize,
    /// The change it caused.
    pub amount: Amount,
}

/// A choice of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The step of the replay that shows what the seat saw.
    pub moment: usize,
    /// The line of the deal in the record that contains the seat's actions, from 1.
    pub turn: usize,
    /// The value of the best play, as points in the deal and as a chance to win.
    pub value: Amount,
    /// The certain loss of the choice, `played − best`; never above 0.
    pub skill: Amount,
    /// The certain loss before rounding.
    pub lost: CertainLoss,
    /// The estimated loss, certain or not. It is above 0 if something was lost.
    pub loss: TurnValue,
    /// Whether it was one of the suspicious choices, which get the most nodes.
    pub deep: bool,
    /// The mark, if the loss is certain.
    pub mark: Option<Mark>,
    /// The played turn, rated against the better one.
    pub played: RatedTurn,
    /// The better turn; the same as the played one if none was better.
    pub better: RatedTurn,
    /// Why the better turn was better, most important reason first. Only for marked choices.
    pub reasons: Vec<Reason>,
    /// Kinds of mistakes. Only for marked choices.
    pub tags: Vec<Tag>,
}

/// Reviews a finished game for one seat. `None` if the seat isn't in the game or `keep_going` returned `false`.
pub fn review(
    game: &FinishedGame,
    seat: Seat,
    effort: &Effort,
    progress: &mut dyn FnMut(Progress),
    keep_going: &dyn Fn() -> bool,
) -> Option<SeatReview> {
    let replay = game.replay();
    if seat.0 >= replay.players().count() {
        return None;
    }
    let deals = replay.record().deals.len();
    let all: Vec<Vec<Checkpoint>> = (1..=deals)
        .map(|deal| {
            checkpoints(replay, deal, seat).into_iter().filter(|checkpoint| effort.includes(checkpoint)).collect()
        })
        .collect();
    let of = all.iter().map(|checkpoints| effort.work_units(checkpoints)).sum();
    let mut judge = Judge { seed: seat_seed(game.seed(), seat), effort, progress, done: 0, of, keep_going };
    let mut reviewed = Vec::new();
    for (place, checkpoints) in all.iter().enumerate() {
        let judged = judge.deal(checkpoints)?;
        reviewed.push(assemble(game, place, seat, checkpoints, judged));
    }
    let losses = reviewed.iter().flat_map(|deal| deal.choices()).map(|choice| choice.loss.chance);
    let accuracy = Accuracy::of(losses);
    let sum = |part: fn(&DealReview) -> Amount| reviewed.iter().map(part).sum();
    Some(SeatReview {
        seat,
        before: chance_before(game, 0, seat),
        result: sum(|deal| deal.result),
        luck: sum(|deal| deal.luck),
        skill: sum(|deal| deal.skill),
        accuracy,
        deals: reviewed,
    })
}

/// The seat's own random seed.
fn seat_seed(seed: u64, seat: Seat) -> u64 {
    SeedRng::part(seed, seat.0.into()).next_u64()
}

impl Effort {
    fn includes(&self, checkpoint: &Checkpoint) -> bool {
        self.event_nodes > 0 || !checkpoint.actions.is_empty()
    }

    /// Maximum units of work for a deal: one per thousand nodes and one per comparison.
    fn work_units(&self, checkpoints: &[Checkpoint]) -> u64 {
        let screening: u64 = checkpoints.iter().map(|checkpoint| self.screening_units(checkpoint)).sum();
        let choices = checkpoints.iter().filter(|checkpoint| !checkpoint.actions.is_empty()).count();
        let deep = self.deep.min(choices);
        let units = |count: usize, nodes: u32| canasta::must_fit::<u64>(count).saturating_mul(work_units_for(nodes));
        screening + units(deep, self.deep_nodes) + units(choices - deep, self.other_nodes())
    }

    fn screening_units(&self, checkpoint: &Checkpoint) -> u64 {
        work_units_for(if checkpoint.actions.is_empty() { self.event_nodes } else { self.nodes })
    }

    /// Nodes for each unsuspicious choice in the second pass.
    const fn other_nodes(&self) -> u32 {
        self.deep_nodes / 4
    }
}

fn work_units_for(nodes: u32) -> u64 {
    1 + u64::from(nodes / 1000)
}

/// The judgement of a checkpoint.
enum Judged {
    /// There was no choice; this is the value of the view.
    View(TurnValue),
    /// Nothing was judged, because there was no choice and luck isn't split.
    Nothing,
    Choice {
        /// The comparison from the last pass.
        found: Box<Comparison>,
        /// The value of the played turn in the first pass.
        played: TurnValue,
        /// Whether it is one of the suspicious choices.
        deep: bool,
    },
}

/// Judges the checkpoints of a seat.
struct Judge<'a> {
    seed: u64,
    effort: &'a Effort,
    progress: &'a mut dyn FnMut(Progress),
    done: u64,
    of: u64,
    keep_going: &'a dyn Fn() -> bool,
}

/// The purpose of a pass over the checkpoints. Each pass has its own sampled deals.
#[derive(Clone, Copy)]
enum Pass {
    Screening = 0,
    Other = 1,
    Suspicious = 2,
    Event = 3,
}

impl Pass {
    /// The second pass judges choices as Expert does. The other passes are quick.
    const fn thinking(self) -> Thinking {
        match self {
            Self::Screening | Self::Event => Thinking::QUICK,
            Self::Other | Self::Suspicious => Thinking::HINT,
        }
    }
}

impl Judge<'_> {
    fn deal(&mut self, checkpoints: &[Checkpoint]) -> Option<Vec<Judged>> {
        let before = self.done;
        let mut suspicion: Vec<(f64, usize)> = Vec::new();
        let mut judged = Vec::with_capacity(checkpoints.len());
        for (place, checkpoint) in checkpoints.iter().enumerate() {
            let found = if checkpoint.actions.is_empty() {
                None
            } else {
                self.compare(checkpoint, self.effort.nodes, Pass::Screening)?
            };
            judged.push(match found {
                None if self.effort.event_nodes == 0 => Judged::Nothing,
                None => {
                    let pass = Pass::Event;
                    let thinking = Thinking { nodes: self.effort.event_nodes, ..pass.thinking() };
                    Judged::View(foresee(&checkpoint.view, self.seed_of(checkpoint, pass), &thinking, self.keep_going)?)
                }
                Some(found) => {
                    let loss = found.loss(0).worth;
                    suspicion.push((loss.mean + loss.error, place));
                    let played = found.value(0);
                    Judged::Choice { found, played, deep: false }
                }
            });
            self.report(self.effort.screening_units(checkpoint));
        }
        // A choice isn't suspicious if both halves of the deals agree with it.
        suspicion.retain(|(loss, _)| *loss > 0.0);
        suspicion.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        let suspicious: Vec<usize> = suspicion.iter().take(self.effort.deep).map(|(_, place)| *place).collect();
        for (place, checkpoint) in checkpoints.iter().enumerate() {
            let Judged::Choice { found, deep, .. } = &mut judged[place] else { continue };
            *deep = suspicious.contains(&place);
            let (nodes, pass) = if *deep {
                (self.effort.deep_nodes, Pass::Suspicious)
            } else {
                (self.effort.other_nodes(), Pass::Other)
            };
            if let Some(comparison) = self.compare(checkpoint, nodes, pass)? {
                *found = comparison;
            }
            self.report(work_units_for(nodes));
        }
        self.done = before + self.effort.work_units(checkpoints);
        self.report(0);
        Some(judged)
    }

    /// `Some(None)` if there was nothing to choose.
    fn compare(&self, checkpoint: &Checkpoint, nodes: u32, pass: Pass) -> Option<Option<Box<Comparison>>> {
        let thinking = Thinking { nodes, ..pass.thinking() };
        let seed = self.seed_of(checkpoint, pass);
        let found =
            compare(&checkpoint.view, std::slice::from_ref(&checkpoint.actions), seed, &thinking, self.keep_going)?;
        Some((!found.is_forced()).then(|| Box::new(found)))
    }

    fn seed_of(&self, checkpoint: &Checkpoint, pass: Pass) -> u64 {
        let moment = canasta::must_fit::<u64>(checkpoint.moment);
        SeedRng::part(self.seed, moment.wrapping_mul(4).wrapping_add(pass as u64)).next_u64()
    }

    fn report(&mut self, more: u64) {
        self.done = (self.done + more).min(self.of);
        (self.progress)(Progress { done: self.done, of: self.of });
    }
}

/// The chance to win before the deal with this index, with zero points. After the last deal, the result of the game.
fn chance_before(game: &FinishedGame, place: usize, seat: Seat) -> Amount {
    let replay = game.replay();
    let side = replay.players().side_of(seat);
    // If the record is a single deal, its end leaves a chance to win like the end of any other deal.
    if place == replay.record().deals.len() && replay.winner().is_some() {
        return Amount::rounded(0.0, f64::from(u8::from(replay.winner() == Some(side))));
    }
    let totals = replay.totals_after(place);
    Amount::rounded(0.0, GameUtility::new(&replay.record().rules, replay.players(), &totals).before(side))
}

/// Turns the checkpoints of a deal into steps.
fn assemble(
    game: &FinishedGame,
    place: usize,
    seat: Seat,
    checkpoints: &[Checkpoint],
    judged: Vec<Judged>,
) -> DealReview {
    let replay = game.replay();
    let players = replay.players();
    let rules = &replay.record().rules;
    let side = players.side_of(seat);
    let stake = GameUtility::new(rules, players, &replay.totals_after(place));
    let results: [f64; MAX_SEATS] = replay.stats()[place].scores.map(|score| f64::from(score.total()));
    let before = chance_before(game, place, seat);
    let after = chance_before(game, place + 1, seat) + Amount::rounded(stake.lead(side, &results), 0.0);
    let last = replay.start_of(place + 2).unwrap_or(replay.steps().len()) - 1;
    let level = is_level(rules, players, &replay.totals_after(place), stake.before(side));
    // Go through the values from last to first. If nothing is learned after a choice, it has the value of the next
    // checkpoint.
    let mut values: Vec<Option<(Amount, Option<Choice>)>> = Vec::with_capacity(checkpoints.len());
    let mut next = after;
    for (checkpoint, judged) in checkpoints.iter().zip(judged).rev() {
        let valued = match judged {
            Judged::Nothing => None,
            Judged::View(_) if checkpoint.next.is_none() => Some((next, None)),
            Judged::View(worth) => Some((Amount::rounded(worth.points.mean, worth.chance.mean), None)),
            Judged::Choice { found, played, deep } => {
                let expected = Amount::rounded(played.points.mean, played.chance.mean);
                let played = if checkpoint.next.is_none() { next } else { expected };
                let choice = choice(checkpoint, &found, deep, level, played);
                Some((choice.value, Some(choice)))
            }
        };
        next = valued.as_ref().map_or(next, |(value, _)| *value);
        values.push(valued);
    }
    let mut steps = Vec::new();
    let mut now = before;
    let mut cause = Some(Cause::Dealt);
    for (checkpoint, valued) in checkpoints.iter().zip(values.into_iter().rev()) {
        let Some((value, choice)) = valued else { continue };
        if let Some(cause) = cause {
            steps.push(Step::Luck(Luck { cause, moment: checkpoint.moment, amount: value - now }));
        }
        now = value;
        if let Some(choice) = choice {
            now += choice.skill;
            steps.push(Step::Choice(Box::new(choice)));
        }
        cause = checkpoint.next;
    }
    steps.push(Step::Luck(Luck { cause: cause.unwrap_or(Cause::End), moment: last, amount: after - now }));
    let mut luck = Amount::NONE;
    let mut skill = Amount::NONE;
    for step in &steps {
        match step {
            Step::Luck(part) => luck += part.amount,
            Step::Choice(choice) => skill += choice.skill,
        }
    }
    DealReview { result: after - before, luck, skill, steps }
}

/// Builds a choice; `played` is the value of the played turn.
fn choice(checkpoint: &Checkpoint, found: &Comparison, deep: bool, level: bool, played: Amount) -> Choice {
    let loss = found.loss(0);
    let best = found.best();
    let lost = if best == 0 { CertainLoss::default() } else { CertainLoss::of(&loss, deep, found.deals()) };
    let charged = Amount::rounded(lost.points, lost.chance);
    let rated = |turn: usize| {
        let is_best = turn == best;
        let loses = if is_best { 0.0 } else { loss.worth.mean.max(0.0) };
        RatedTurn {
            actions: if turn == 0 { checkpoint.actions.clone() } else { found.turns()[turn].clone() },
            loses,
            error: if is_best { 0.0 } else { loss.worth.error },
            equal: is_best || lost == CertainLoss::default(),
            worse_in: if is_best { 0.0 } else { found.worse_in(turn, best) },
            forecast: *found.forecast(turn),
        }
    };
    let mark = mark(lost, level);
    let rated_played = rated(0);
    let better = rated(best);
    let is_explained = mark.is_some();
    let p: (&[Action], _) = (&rated_played.actions, &rated_played.forecast);
    let b: (&[Action], _) = (&better.actions, &better.forecast);
    Choice {
        moment: checkpoint.moment,
        turn: checkpoint.turn,
        value: played + charged,
        skill: -charged,
        lost,
        loss,
        deep,
        mark,
        reasons: if is_explained { reasons(p.1, b.1) } else { Vec::new() },
        tags: if is_explained { tags(&checkpoint.view, p, b) } else { Vec::new() },
        played: rated_played,
        better,
    }
}

impl Choice {
    /// Whether the mark comes from the chance to win, which then matters more than points.
    pub fn marked_by_chance(&self) -> bool {
        self.mark.is_some() && by_chance(self.lost) == self.mark
    }
}

impl DealReview {
    /// The seat's choices, in order.
    pub fn choices(&self) -> impl Iterator<Item = &Choice> {
        self.steps.iter().filter_map(|step| match step {
            Step::Choice(choice) => Some(&**choice),
            Step::Luck(_) => None,
        })
    }
}

/// Minimum change in the chance to win for a turning point, in millionths of a percentage point. This is 5 percentage
/// points.
const MIN_TURNING_CHANCE: i64 = 5_000_000;

const MAX_TURNING_POINTS: usize = 5;

impl Step {
    /// The change that the step made.
    pub const fn amount(&self) -> Amount {
        match self {
            Self::Luck(luck) => luck.amount,
            Self::Choice(choice) => choice.skill,
        }
    }

    /// The step of the replay: the one before a choice, or the one after an event.
    pub const fn moment(&self) -> usize {
        match self {
            Self::Luck(luck) => luck.moment,
            Self::Choice(choice) => choice.moment,
        }
    }
}

impl SeatReview {
    /// The chance to win in the course of the game: before the first deal, at each of the seat's choices, and at the
    /// end. Each is a step of the replay and a chance in the unit of [`Amount::chance`].
    pub fn curve(&self) -> Vec<(usize, i64)> {
        let choices = self.deals.iter().flat_map(DealReview::choices);
        let inner = choices.map(|choice| (choice.moment, choice.value.chance));
        let last = self.deals.last().and_then(|deal| deal.steps.last()).map_or(0, Step::moment);
        let end = (last, self.before.chance + self.result.chance);
        std::iter::once((0, self.before.chance)).chain(inner).chain([end]).collect()
    }

    /// The marked choices in order, each with the number of its deal, from 1.
    pub fn marks(&self) -> impl Iterator<Item = (usize, &Choice)> {
        let choices =
            (1..).zip(&self.deals).flat_map(|(number, deal)| deal.choices().map(move |choice| (number, choice)));
        choices.filter(|(_, choice)| choice.mark.is_some())
    }

    /// The steps with the largest changes in the chance to win, of at least 5 percentage points. They are in the order
    /// of the game, each with the number of its deal, from 1.
    pub fn turning_points(&self) -> Vec<(usize, &Step)> {
        let steps = (1..).zip(&self.deals).flat_map(|(number, deal)| deal.steps.iter().map(move |step| (number, step)));
        let mut turning_points: Vec<(usize, &Step)> =
            steps.filter(|(_, step)| step.amount().chance.abs() >= MIN_TURNING_CHANCE).collect();
        turning_points.sort_by_key(|(_, step)| std::cmp::Reverse(step.amount().chance.abs()));
        turning_points.truncate(MAX_TURNING_POINTS);
        turning_points.sort_by_key(|(_, step)| step.moment());
        turning_points
    }
}
