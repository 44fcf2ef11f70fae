//! The review of one seat: its choices judged, and the result split into luck and skill.

use canasta::{Action, MAX_SEATS, Rng as _, Seat, SeedRng};
use canasta_bots::{Comparison, RatedTurn, Stake, Thinking, Worth, compare, foresee};

use crate::review::mark::{Lost, by_chance, is_level, mark};
use crate::review::reason::{Reason, reasons};
use crate::review::stops::{Cause, Stop, stops};
use crate::review::tag::{Tag, tags};
use crate::review::{Accuracy, Amount, FinishedGame, Mark};

/// How much a review thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Decisions that are simulated for each choice of the seat, to find what is suspicious.
    pub nodes: u32,
    /// Choices of a deal that are thought about longest, the most suspicious first.
    pub deep: usize,
    /// Decisions that are simulated to judge each of those; for all others a quarter as many.
    pub deep_nodes: u32,
    /// Decisions that are simulated for each public event between two choices; 0 leaves luck unsplit between them.
    pub event_nodes: u32,
}

impl Effort {
    /// As much as is usual, in the proportions of [`Effort::default`].
    pub const fn with_nodes(nodes: u32) -> Self {
        Self { nodes, deep: 6, deep_nodes: nodes.saturating_mul(40), event_nodes: nodes }
    }
}

impl Default for Effort {
    fn default() -> Self {
        Self::with_nodes(5000)
    }
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Parts that are done.
    pub done: u64,
    /// All parts; they take about the same time each.
    pub of: u64,
}

/// A seat's game, reviewed.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatReview {
    /// Whose review it is.
    pub seat: Seat,
    /// The chance to win before the first deal, with no points.
    pub before: Amount,
    /// What came of the game for the seat's side: its points over the mean of the other sides, deal by deal, and the chance to win at
    /// the end (1 or 0) less that at the beginning.
    pub result: Amount,
    /// The part that was luck. With [`SeatReview::skill`] it is the result, exactly.
    pub luck: Amount,
    /// The part that the seat's own choices lost; never above 0.
    pub skill: Amount,
    /// The same, deal by deal, and each step of it.
    pub deals: Vec<DealReview>,
    /// How well the seat played.
    pub accuracy: Accuracy,
}

/// A deal of a seat's game.
#[derive(Clone, PartialEq, Debug)]
pub struct DealReview {
    /// What came of the deal.
    pub result: Amount,
    /// The part that was luck.
    pub luck: Amount,
    /// The part that was skill.
    pub skill: Amount,
    /// What happened, in order: the sum of all steps is the result.
    pub steps: Vec<Step>,
}

/// A part of what came of a deal.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// Something happened to the seat.
    Luck(Luck),
    /// The seat chose.
    Choice(Box<Choice>),
}

/// Something that happened to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// What.
    pub cause: Cause,
    /// The moment of the replay from which on it had happened.
    pub moment: usize,
    /// What it changed.
    pub amount: Amount,
}

/// Something that a seat chose.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The moment of the replay that shows what the seat saw.
    pub moment: usize,
    /// The record's line of the deal in which its acts stand, from 1.
    pub turn: usize,
    /// What the best turn is worth: points of the deal, and the chance to win.
    pub value: Amount,
    /// What the choice lost for certain: `played − best`, never above 0.
    pub skill: Amount,
    /// The same before it was rounded.
    pub lost: Lost,
    /// The estimated loss, certain or not; above 0 where something was lost.
    pub loss: Worth,
    /// Whether it was one of the suspicious ones, which are thought about longest.
    pub deep: bool,
    /// How bad it was, where that is certain.
    pub mark: Option<Mark>,
    /// The turn that was played, rated beside the better one.
    pub played: RatedTurn,
    /// The better turn; the same where none was better.
    pub better: RatedTurn,
    /// Of a marked choice, why the other turn was better, what counts most first.
    pub reasons: Vec<Reason>,
    /// Of a marked choice, what it is an example of.
    pub tags: Vec<Tag>,
}

/// Reviews a finished game for one of its seats. `progress` is told what is done; the review stops with `None` soon after
/// `go_on` says no. A seat that is not in the game has nothing to review: `None`, too.
pub fn review(
    game: &FinishedGame,
    seat: Seat,
    effort: &Effort,
    progress: &mut dyn FnMut(Progress),
    go_on: &dyn Fn() -> bool,
) -> Option<SeatReview> {
    let replay = game.replay();
    if seat.0 >= replay.players().count() {
        return None;
    }
    let deals = replay.record().deals.len();
    let all: Vec<Vec<Stop>> = (1..=deals)
        .map(|deal| stops(replay, deal, seat).into_iter().filter(|stop| effort.looks_at(stop)).collect())
        .collect();
    let of = all.iter().map(|stops| effort.parts(stops)).sum();
    let mut judge = Judge { seed: seat_seed(game.seed(), seat), effort, progress, done: 0, of, go_on };
    let mut reviewed = Vec::new();
    for (place, stops) in all.iter().enumerate() {
        let judged = judge.deal(stops)?;
        reviewed.push(assemble(game, place, seat, stops, judged));
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

/// What a seat's choices are judged with is its own.
fn seat_seed(seed: u64, seat: Seat) -> u64 {
    SeedRng::part(seed, seat.0.into()).next_u64()
}

impl Effort {
    fn looks_at(&self, stop: &Stop) -> bool {
        self.event_nodes > 0 || !stop.actions.is_empty()
    }

    /// How much work a deal is, at most: thousands of nodes, and one for each look.
    fn parts(&self, stops: &[Stop]) -> u64 {
        let first: u64 = stops.iter().map(|stop| self.first_look(stop)).sum();
        let choices = stops.iter().filter(|stop| !stop.actions.is_empty()).count();
        let deep = self.deep.min(choices);
        let looks = |count: usize, nodes: u32| canasta::must_fit::<u64>(count).saturating_mul(part(nodes));
        first + looks(deep, self.deep_nodes) + looks(choices - deep, self.settle_nodes())
    }

    fn first_look(&self, stop: &Stop) -> u64 {
        part(if stop.actions.is_empty() { self.event_nodes } else { self.nodes })
    }

    /// Decisions that are simulated to judge a choice that is not suspicious.
    const fn settle_nodes(&self) -> u32 {
        self.deep_nodes / 4
    }
}

fn part(nodes: u32) -> u64 {
    1 + u64::from(nodes / 1000)
}

/// What a stop came to.
enum Judged {
    /// What the view is worth; a choice was forced, or there was none.
    View(Worth),
    /// There was nothing to judge: it was forced, and luck is not split.
    Nothing,
    Choice {
        /// By the last look.
        found: Box<Comparison>,
        /// What the turn that was played is worth, by the first look.
        played: Worth,
        /// Whether it is one of the suspicious ones.
        deep: bool,
    },
}

/// Judges stops.
struct Judge<'a> {
    seed: u64,
    effort: &'a Effort,
    progress: &'a mut dyn FnMut(Progress),
    done: u64,
    of: u64,
    go_on: &'a dyn Fn() -> bool,
}

/// Why a stop is looked at: each has imagined deals of its own.
#[derive(Clone, Copy)]
enum Look {
    Suspects = 0,
    Settles = 1,
    Deep = 2,
    Values = 3,
}

impl Look {
    /// What is charged is judged as Expert does, the rest quickly.
    const fn thinking(self) -> Thinking {
        match self {
            Self::Suspects | Self::Values => Thinking::QUICK,
            Self::Settles | Self::Deep => Thinking::HINT,
        }
    }
}

impl Judge<'_> {
    fn deal(&mut self, stops: &[Stop]) -> Option<Vec<Judged>> {
        let before = self.done;
        let mut suspicion: Vec<(f64, usize)> = Vec::new();
        let mut judged = Vec::with_capacity(stops.len());
        for (place, stop) in stops.iter().enumerate() {
            let found =
                if stop.actions.is_empty() { None } else { self.compare(stop, self.effort.nodes, Look::Suspects)? };
            judged.push(match found {
                None if self.effort.event_nodes == 0 => Judged::Nothing,
                None => {
                    let look = Look::Values;
                    let thinking = Thinking { nodes: self.effort.event_nodes, ..look.thinking() };
                    Judged::View(foresee(&stop.view, self.seed_of(stop, look), &thinking, self.go_on)?)
                }
                Some(found) => {
                    let loss = found.loss(0).worth;
                    suspicion.push((loss.mean + loss.error, place));
                    let played = found.value(0);
                    Judged::Choice { found, played, deep: false }
                }
            });
            self.tell(self.effort.first_look(stop));
        }
        // Where both halves of the deals choose what was played, nothing is suspected.
        suspicion.retain(|(loss, _)| *loss > 0.0);
        suspicion.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        let suspicious: Vec<usize> = suspicion.iter().take(self.effort.deep).map(|(_, place)| *place).collect();
        for (place, stop) in stops.iter().enumerate() {
            let Judged::Choice { found, deep, .. } = &mut judged[place] else { continue };
            *deep = suspicious.contains(&place);
            let (nodes, look) =
                if *deep { (self.effort.deep_nodes, Look::Deep) } else { (self.effort.settle_nodes(), Look::Settles) };
            if let Some(again) = self.compare(stop, nodes, look)? {
                *found = again;
            }
            self.tell(part(nodes));
        }
        self.done = before + self.effort.parts(stops);
        self.tell(0);
        Some(judged)
    }

    /// `Some(None)` where there is nothing to choose.
    fn compare(&self, stop: &Stop, nodes: u32, look: Look) -> Option<Option<Box<Comparison>>> {
        let thinking = Thinking { nodes, ..look.thinking() };
        let seed = self.seed_of(stop, look);
        let found = compare(&stop.view, std::slice::from_ref(&stop.actions), seed, &thinking, self.go_on)?;
        Some((!found.is_forced()).then(|| Box::new(found)))
    }

    fn seed_of(&self, stop: &Stop, look: Look) -> u64 {
        let moment = canasta::must_fit::<u64>(stop.moment);
        SeedRng::part(self.seed, moment.wrapping_mul(4).wrapping_add(look as u64)).next_u64()
    }

    fn tell(&mut self, more: u64) {
        self.done = (self.done + more).min(self.of);
        (self.progress)(Progress { done: self.done, of: self.of });
    }
}

/// The chance before a deal, by its place, with no points; after the last deal, what came of the game.
fn chance_before(game: &FinishedGame, place: usize, seat: Seat) -> Amount {
    let replay = game.replay();
    let side = replay.players().side_of(seat);
    // A single deal leaves a chance to win as any deal does.
    if place == replay.record().deals.len() && replay.winner().is_some() {
        return Amount::rounded(0.0, f64::from(u8::from(replay.winner() == Some(side))));
    }
    let totals = replay.totals_after(place);
    Amount::rounded(0.0, Stake::new(&replay.record().rules, replay.players(), &totals).before(side))
}

/// Puts the steps of a deal together.
fn assemble(game: &FinishedGame, place: usize, seat: Seat, stops: &[Stop], judged: Vec<Judged>) -> DealReview {
    let replay = game.replay();
    let (players, rules) = (replay.players(), &replay.record().rules);
    let side = players.side_of(seat);
    let stake = Stake::new(rules, players, &replay.totals_after(place));
    let results: [f64; MAX_SEATS] = replay.stats()[place].scores.map(|score| f64::from(score.total()));
    let before = chance_before(game, place, seat);
    let after = chance_before(game, place + 1, seat) + Amount::rounded(stake.lead(side, &results), 0.0);
    let last = replay.start_of(place + 2).unwrap_or(replay.moments().len()) - 1;
    let level = is_level(rules, players, &replay.totals_after(place), stake.before(side));
    // What each stop is worth, the last first: where nothing is learned after a choice, it is worth what comes next.
    let mut values: Vec<Option<(Amount, Option<Choice>)>> = Vec::with_capacity(stops.len());
    let mut next = after;
    for (stop, judged) in stops.iter().zip(judged).rev() {
        let valued = match judged {
            Judged::Nothing => None,
            Judged::View(_) if stop.next.is_none() => Some((next, None)),
            Judged::View(worth) => Some((Amount::rounded(worth.points.mean, worth.chance.mean), None)),
            Judged::Choice { found, played, deep } => {
                let foreseen = Amount::rounded(played.points.mean, played.chance.mean);
                let played = if stop.next.is_none() { next } else { foreseen };
                let choice = choice(stop, &found, deep, level, played);
                Some((choice.value, Some(choice)))
            }
        };
        next = valued.as_ref().map_or(next, |(value, _)| *value);
        values.push(valued);
    }
    let (mut steps, mut now, mut cause) = (Vec::new(), before, Some(Cause::Dealt));
    for (stop, valued) in stops.iter().zip(values.into_iter().rev()) {
        let Some((value, choice)) = valued else { continue };
        if let Some(cause) = cause {
            steps.push(Step::Luck(Luck { cause, moment: stop.moment, amount: value - now }));
        }
        now = value;
        if let Some(choice) = choice {
            now += choice.skill;
            steps.push(Step::Choice(Box::new(choice)));
        }
        cause = stop.next;
    }
    steps.push(Step::Luck(Luck { cause: cause.unwrap_or(Cause::End), moment: last, amount: after - now }));
    let (mut luck, mut skill) = (Amount::NONE, Amount::NONE);
    for step in &steps {
        match step {
            Step::Luck(part) => luck += part.amount,
            Step::Choice(choice) => skill += choice.skill,
        }
    }
    DealReview { result: after - before, luck, skill, steps }
}

/// What a choice came to; `played` is what the turn that was played is worth.
fn choice(stop: &Stop, found: &Comparison, deep: bool, level: bool, played: Amount) -> Choice {
    let (loss, best) = (found.loss(0), found.best());
    let lost = if best == 0 { Lost::default() } else { Lost::of(&loss, deep, found.deals()) };
    let charged = Amount::rounded(lost.points, lost.chance);
    let rated = |turn: usize| {
        let is_best = turn == best;
        let loses = if is_best { 0.0 } else { loss.worth.mean.max(0.0) };
        RatedTurn {
            actions: if turn == 0 { stop.actions.clone() } else { found.turns()[turn].clone() },
            loses,
            error: if is_best { 0.0 } else { loss.worth.error },
            equal: is_best || lost == Lost::default(),
            worse_in: if is_best { 0.0 } else { found.worse_in(turn, best) },
            forecast: *found.forecast(turn),
        }
    };
    let mark = mark(lost, level);
    let (rated_played, better) = (rated(0), rated(best));
    let explained = mark.is_some();
    let (p, b): ((&[Action], _), (&[Action], _)) =
        ((&rated_played.actions, &rated_played.forecast), (&better.actions, &better.forecast));
    Choice {
        moment: stop.moment,
        turn: stop.turn,
        value: played + charged,
        skill: -charged,
        lost,
        loss,
        deep,
        mark,
        reasons: if explained { reasons(p.1, b.1) } else { Vec::new() },
        tags: if explained { tags(&stop.view, p, b) } else { Vec::new() },
        played: rated_played,
        better,
    }
}

impl Choice {
    /// Whether it has its mark because of the chance to win: then that says more than points.
    pub fn marked_by_chance(&self) -> bool {
        self.mark.is_some() && by_chance(self.lost) == self.mark
    }
}

impl DealReview {
    /// What the seat chose, in order.
    pub fn choices(&self) -> impl Iterator<Item = &Choice> {
        self.steps.iter().filter_map(|step| match step {
            Step::Choice(choice) => Some(&**choice),
            Step::Luck(_) => None,
        })
    }
}

/// The least change of the chance to win at a turning point, in millionths of a percent: 5 %.
const TURNING: i64 = 5_000_000;

/// Turning points that are told.
const MOST_TURNING: usize = 5;

impl Step {
    /// What it changed.
    pub const fn amount(&self) -> Amount {
        match self {
            Self::Luck(luck) => luck.amount,
            Self::Choice(choice) => choice.skill,
        }
    }

    /// The moment of the replay: of a choice the one before it, of luck the one after it.
    pub const fn moment(&self) -> usize {
        match self {
            Self::Luck(luck) => luck.moment,
            Self::Choice(choice) => choice.moment,
        }
    }
}

impl SeatReview {
    /// The chance to win at each choice of the seat, in order, as moments and chances without points; first before the first deal,
    /// last what came of the game.
    pub fn curve(&self) -> Vec<(usize, i64)> {
        let choices = self.deals.iter().flat_map(DealReview::choices);
        let inner = choices.map(|choice| (choice.moment, choice.value.chance));
        let last = self.deals.last().and_then(|deal| deal.steps.last()).map_or(0, Step::moment);
        let end = (last, self.before.chance + self.result.chance);
        std::iter::once((0, self.before.chance)).chain(inner).chain([end]).collect()
    }

    /// The marked choices, in order, with their deals (from 1).
    pub fn marks(&self) -> impl Iterator<Item = (usize, &Choice)> {
        let choices =
            (1..).zip(&self.deals).flat_map(|(number, deal)| deal.choices().map(move |choice| (number, choice)));
        choices.filter(|(_, choice)| choice.mark.is_some())
    }

    /// The steps that changed the chance to win most, by 5 % or more, in the order of the game, with their deals (from 1).
    pub fn turning_points(&self) -> Vec<(usize, &Step)> {
        let steps = (1..).zip(&self.deals).flat_map(|(number, deal)| deal.steps.iter().map(move |step| (number, step)));
        let mut found: Vec<(usize, &Step)> = steps.filter(|(_, step)| step.amount().chance.abs() >= TURNING).collect();
        found.sort_by_key(|(_, step)| std::cmp::Reverse(step.amount().chance.abs()));
        found.truncate(MOST_TURNING);
        found.sort_by_key(|(_, step)| step.moment());
        found
    }
}
