//! Thinks by playing on: for each turn that seems good at a glance, deals that fit all that was seen are played on, the same
//! deals for each turn (common random numbers). Turns that come off worse are dropped by halves (sequential halving). What
//! came of the rest is set against how they seemed, each counted by how sure it is.

mod candidates;
mod compare;
pub mod hand_model;
mod playout;
pub mod value_network;

use std::cell::LazyCell;

use canasta::going_out::{LastCard, can_go_out};
use canasta::{Action, Deal, MAX_SEATS, Phase, Seat, SeedRng, View};

use candidates::Candidates;
pub use compare::{Comparison, Estimate, Worth, compare, foresee};
use hand_model::Expected;
use playout::{Course, Playout};

use crate::club::Policy;
use crate::evaluator::Style;
use crate::hint::KindShares;
use crate::{Bot, Forecast, Greedy, Hint, RatedTurn, Stake};

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    /// Decisions that are simulated, at most, for one of its own. One that an evaluator makes counts as eight.
    pub nodes: u32,
    /// Turns that are thought through.
    pub turns: usize,
    /// Turns that seem worse by more than so many points are left out.
    pub margin: f64,
    /// Who rates turns before they are thought through.
    pub rated_by: RatedBy,
    /// How deals are played on.
    pub play_on: PlayOn,
    /// How often each hidden card of an imagined hand is offered in exchange for another, by how players keep and discard cards
    /// ([`hand_model`]); 0 leaves all to chance.
    pub swaps: u32,
    /// The standard deviation of the errors of that rating about the difference between two turns, in points: how far it is
    /// trusted beside what was simulated.
    pub rating_error: f64,
    /// The same of what is simulated, however long: by what the players do in it that they would not do.
    pub model_error: f64,
}

/// Who rates turns at a glance, before they are thought through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RatedBy {
    /// An evaluator.
    Evaluator,
    /// A club player, by rules of thumb.
    Club,
}

/// How deals are played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayOn {
    /// By club players, so many turns; the rest is guessed from all hands.
    Club {
        /// Turns.
        horizon: u32,
    },
    /// By players with an evaluator, until the player has drawn in so many more turns of its own: then its evaluator says what is
    /// likely to come.
    Evaluated {
        /// Turns of the player's own.
        own_turns: u32,
    },
}

impl Thinking {
    /// By club players, far enough to see what comes of a turn. About 8 ms a decision.
    pub const QUICK: Self = Self {
        nodes: 8_000,
        turns: 16,
        margin: 250.0,
        rated_by: RatedBy::Evaluator,
        play_on: PlayOn::Club { horizon: 10 },
        swaps: 6,
        rating_error: 120.0,
        model_error: 60.0,
    };
    /// For [`crate::Strong`], where it searches: 5 to 9 ms a decision, and less than 20 ms in nineteen of twenty.
    pub const STRONG: Self = Self { nodes: 4_000, turns: 8, play_on: PlayOn::Club { horizon: 8 }, ..Self::QUICK };
    /// About 100 ms a decision.
    pub const EXPERT: Self = Self {
        nodes: 100_000,
        turns: 8,
        play_on: PlayOn::Evaluated { own_turns: 2 },
        model_error: 30.0,
        ..Self::QUICK
    };
    /// For hints and reviews, which judge turns as Expert does, also those that it would not think of.
    pub const HINT: Self = Self { turns: Self::QUICK.turns, ..Self::EXPERT };
}

impl Thinking {
    /// How much better one turn is than another, in points, by what was simulated (the mean and its standard error) and by
    /// how they are rated at a glance, each counted by how sure it is.
    fn weigh(&self, (simulated, error): (f64, f64), rated: f64) -> f64 {
        if !error.is_finite() {
            return rated;
        }
        let of_rating = 1.0 / (self.rating_error * self.rating_error);
        let of_simulation = 1.0 / (error * error + self.model_error * self.model_error);
        (simulated * of_simulation + rated * of_rating) / (of_simulation + of_rating)
    }
}

/// A player who thinks by playing on.
#[derive(Clone, PartialEq, Debug)]
pub struct Thinker {
    name: String,
    thinking: Thinking,
}

impl Thinker {
    /// With a name of its own.
    pub fn new(name: impl Into<String>, thinking: Thinking) -> Self {
        Self { name: name.into(), thinking }
    }
}

impl Bot for Thinker {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        self.decide_while(view, seed, &|| true)
    }

    fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Action> {
        let mut search = Search::new(view, &self.thinking);
        search.run(seed, 2, go_on);
        search.chosen(seed)
    }
}

/// One search.
struct Search<'a> {
    view: &'a View,
    thinking: &'a Thinking,
    candidates: Candidates,
    stake: Stake,
    /// What each candidate was worth in each deal, in the order of the deals.
    values: Vec<Vec<f64>>,
    courses: Vec<Vec<Course>>,
    nodes: u32,
    /// Whether it is for a hint, which says more of what came of a turn than a choice needs.
    tells: bool,
}

impl<'a> Search<'a> {
    fn new(view: &'a View, thinking: &'a Thinking) -> Self {
        let asks = Policy { asks: true, ..Policy::club(&view.public) };
        let candidates = Candidates::of(view, &asks, thinking);
        let count = candidates.turns.len();
        Self {
            view,
            thinking,
            candidates,
            stake: Stake::at(&view.public),
            values: vec![Vec::new(); count],
            courses: vec![Vec::new(); count],
            nodes: 0,
            tells: false,
        }
    }

    /// Plays deals until the nodes are used up or `go_on` says no; `least` candidates are kept to the end.
    fn run(&mut self, seed: u64, least: usize, go_on: &dyn Fn() -> bool) {
        let (view, swaps) = (self.view, self.thinking.swaps);
        let expected = LazyCell::new(|| Expected::new(view, swaps));
        self.run_over(least, go_on, &mut |world| possible(&expected, view, &mut SeedRng::part(seed, world)));
    }

    /// [`Search::run`] over the deals that `imagine` makes of their numbers, from 0.
    fn run_over(&mut self, least: usize, go_on: &dyn Fn() -> bool, imagine: &mut dyn FnMut(u64) -> Deal) {
        let count = self.candidates.turns.len();
        if count < 2 {
            return;
        }
        let mut playout = Playout::new(&self.view.public, self.thinking.play_on);
        let mut alive: Vec<usize> = (0..count).collect();
        let phases = (usize::BITS - count.div_ceil(least).next_power_of_two().leading_zeros()).max(1);
        let mut world = 0;
        for phase in 1..=phases {
            let until: u32 = canasta::must_fit(u64::from(self.thinking.nodes) * u64::from(phase) / u64::from(phases));
            while playout.nodes < until {
                let deal = imagine(world);
                if !self.world(&deal, &alive, &mut playout, go_on) {
                    self.nodes = playout.nodes;
                    return;
                }
                world += 1;
            }
            if alive.len() > least {
                alive.sort_by(|&a, &b| self.lead(b).total_cmp(&self.lead(a)));
                alive.truncate(alive.len().div_ceil(2).max(least));
                // What would be played at a glance is what the others are measured against.
                if !alive.contains(&0) {
                    alive.push(0);
                }
                alive.sort_unstable();
            }
        }
        self.nodes = playout.nodes;
    }

    /// Plays one deal on from each of these candidates; no if it could not be done for all.
    fn world(&mut self, deal: &Deal, alive: &[usize], playout: &mut Playout<'_>, go_on: &dyn Fn() -> bool) -> bool {
        let side = self.view.public.side_of(self.view.seat);
        let mut results = Vec::with_capacity(alive.len());
        for &candidate in alive {
            if !go_on() {
                return false;
            }
            let mut deal = deal.clone();
            let turn = &self.candidates.turns[candidate];
            let Some((points, mut course)) = playout.play(&mut deal, self.view.seat, turn, self.thinking.nodes) else {
                return false;
            };
            if self.tells {
                course.wins = self.stake.chance(side, &points);
            }
            results.push((self.stake.worth(side, &points), course));
        }
        for (&candidate, (worth, course)) in alive.iter().zip(results) {
            self.values[candidate].push(worth);
            self.courses[candidate].push(course);
        }
        true
    }

    fn mean(&self, candidate: usize) -> f64 {
        let values = &self.values[candidate];
        values.iter().sum::<f64>() / f64::max(values.len() as f64, 1.0)
    }

    /// How much better a candidate is than another, in the deals that both were played in: the mean and its standard
    /// error.
    fn ahead(&self, candidate: usize, other: usize) -> (f64, f64) {
        let pairs = self.values[candidate].iter().zip(&self.values[other]);
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for (one, other) in pairs {
            let ahead = one - other;
            count += 1.0;
            sum += ahead;
            squares += ahead * ahead;
        }
        if count < 2.0 {
            return (0.0, f64::INFINITY);
        }
        let mean = sum / count;
        (mean, ((squares / count - mean * mean).max(0.0) / (count - 1.0)).sqrt())
    }

    /// How much better a candidate is than the first, by what was simulated and how they are rated at a glance, each counted by how
    /// sure it is.
    fn lead(&self, candidate: usize) -> f64 {
        if candidate == 0 {
            return 0.0;
        }
        let rated = self.candidates.worths[candidate] - self.candidates.worths[0];
        self.thinking.weigh(self.ahead(candidate, 0), rated)
    }

    /// The candidate to play.
    fn choice(&self) -> usize {
        let most = self.values.iter().map(Vec::len).max().unwrap_or(0);
        let played = (1..self.values.len()).filter(|&candidate| self.values[candidate].len() == most && most > 0);
        let better = played.map(|candidate| (candidate, self.lead(candidate))).filter(|&(_, lead)| lead > 0.0);
        better.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(candidate, _)| candidate)
    }

    /// What to do; as [`Greedy`] does where the club player finds nothing.
    fn chosen(self, seed: u64) -> Vec<Action> {
        let (choice, view) = (self.choice(), self.view);
        self.candidates.turns.into_iter().nth(choice).unwrap_or_else(|| Greedy.decide(view, seed))
    }
}

/// A deal that fits all that was seen. A player who asks "may I go out?" can go out, so such a hand is looked for a while.
fn possible(expected: &Expected<'_>, view: &View, rng: &mut SeedRng) -> Deal {
    let mut deal = expected.sample(rng);
    let public = &view.public;
    let Phase::Answer { drawn } = public.phase() else { return deal };
    let melds = public.side_melds(public.side());
    let last = if drawn { LastCard::MeldedOrDiscarded } else { LastCard::Melded };
    for _ in 0..TRIES {
        if can_go_out(public.rules(), public.players(), melds, deal.hand(public.turn()), last) {
            break;
        }
        view.sample_into(rng, &mut deal);
    }
    deal
}

/// Hands that are tried for a player who can go out. A hand of many unknown cards rarely can; then any will do.
const TRIES: usize = 400;

/// Plays a deal on after `first`, at most so many turns; what each side has then, or is likely to have at the end, in points.
/// `styles` says how each seat plays.
pub fn play_out(
    deal: &Deal,
    seat: Seat,
    first: &[Action],
    styles: &[Style<'_>; MAX_SEATS],
    horizon: u32,
) -> [f64; MAX_SEATS] {
    let players = core::array::from_fn(|place| styles[place].player());
    let played = Playout::with(players, horizon).play(&mut deal.clone(), seat, first, u32::MAX);
    played.map_or([0.0; MAX_SEATS], |(points, _)| points)
}

/// What a [`Thinker`] does over deals that the caller imagines instead of its own, each made of its number, from 0: for measuring
/// what it would be worth to imagine better. In all of them the player to act sees what `view` shows. `seed` counts only where
/// there is nothing to think about.
pub fn decide_over(view: &View, seed: u64, thinking: &Thinking, imagine: &mut dyn FnMut(u64) -> Deal) -> Vec<Action> {
    let mut search = Search::new(view, thinking);
    search.run_over(2, &|| true, imagine);
    search.chosen(seed)
}

/// Thinks about the turns that the player to act may make, with at most so many simulated decisions (nodes), and as long
/// as `go_on` says yes. Nothing but the view is used.
pub fn hint(view: &View, seed: u64, nodes: u32, go_on: &dyn Fn() -> bool) -> Hint {
    consider(view, seed, &Thinking { nodes, ..Thinking::HINT }, 3, go_on)
}

/// [`hint`], thinking in a given way; at least `least` turns are thought about to the end.
pub fn consider(view: &View, seed: u64, thinking: &Thinking, least: usize, go_on: &dyn Fn() -> bool) -> Hint {
    let mut search = Search { tells: true, ..Search::new(view, thinking) };
    search.run(seed, least, go_on);
    let best = search.choice();
    let mut turns: Vec<RatedTurn> = (0..search.candidates.turns.len())
        .filter(|&candidate| !search.values[candidate].is_empty() || candidate == best)
        .map(|candidate| search.rated(candidate, best))
        .collect();
    turns.sort_by(|a, b| a.loses.total_cmp(&b.loses).then(b.forecast.deals.cmp(&a.forecast.deals)));
    Hint { turns, nodes: search.nodes }
}

impl Search<'_> {
    fn rated(&self, candidate: usize, best: usize) -> RatedTurn {
        let (ahead, error) = if candidate == best { (0.0, 0.0) } else { self.ahead(best, candidate) };
        let loses = if candidate == best { 0.0 } else { ahead.max(0.0) };
        let equal = candidate == best || loses <= SMALL || ahead < 2.0 * error;
        RatedTurn {
            actions: self.candidates.turns[candidate].clone(),
            loses,
            error,
            equal,
            worse_in: self.worse_in(candidate, best),
            forecast: self.forecast(candidate),
        }
    }

    /// In what share of the deals that both were played in a candidate came out worse than another.
    fn worse_in(&self, candidate: usize, other: usize) -> f64 {
        let worse = self.values[candidate].iter().zip(&self.values[other]).map(|(one, other)| one < other);
        let (count, sum) = worse.fold((0.0, 0.0), |(count, sum), is| (count + 1.0, sum + f64::from(u8::from(is))));
        sum / f64::max(count, 1.0)
    }

    fn forecast(&self, candidate: usize) -> Forecast {
        let courses = &self.courses[candidate];
        let share =
            |is: &dyn Fn(&Course) -> f64| courses.iter().map(is).sum::<f64>() / f64::max(courses.len() as f64, 1.0);
        let often = |is: fn(&Course) -> bool| share(&|course| f64::from(u8::from(is(course))));
        Forecast {
            deals: canasta::must_fit::<u32>(courses.len()),
            pile: courses.first().map_or(0, |course| course.pile),
            next_takes: often(|course| course.next_takes),
            opponents_take: often(|course| course.opponents_take),
            own_side_takes: often(|course| course.own_side_takes),
            own_side_goes_out: often(|course| course.own_side_goes_out),
            opponents_go_out: often(|course| course.opponents_go_out),
            canastas: share(&|course| f64::from(course.canastas)),
            ahead: self.mean(candidate),
            wins: share(&|course| course.wins),
            caught: mean_of(courses.iter().filter_map(|course| course.caught)),
            canasta_of: KindShares::from_fn(|kind| {
                share(&|course| f64::from(u8::from(course.canastas_of >> kind.index() & 1 == 1)))
            }),
            takes_with: KindShares::from_fn(|kind| {
                share(&|course| f64::from(u8::from(course.took.is_some_and(|(top, _)| top == kind))))
            }),
            taken: mean_of(courses.iter().filter_map(|course| Some(course.took?.1))),
        }
    }
}

/// The mean, 0 of nothing.
fn mean_of(numbers: impl Iterator<Item = u8>) -> f64 {
    let (count, sum) = numbers.fold((0.0, 0.0), |(count, sum), n| (count + 1.0, sum + f64::from(n)));
    sum / f64::max(count, 1.0)
}

/// A loss of fewer points is none that a player would notice.
const SMALL: f64 = 3.0;
