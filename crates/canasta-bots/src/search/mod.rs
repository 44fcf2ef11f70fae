//! Searches by playouts. Each turn with a good rating is played out in sampled deals that fit everything seen. All
//! turns use the same deals (common random numbers), and the worse half of the turns is dropped repeatedly (sequential
//! halving). At the end the results of the playouts and the ratings are combined, each weighted by its precision.

mod candidates;
mod compare;
pub mod hand_model;
mod playout;
pub mod value_network;

use std::cell::LazyCell;

use canasta::going_out::{LastCard, can_go_out};
use canasta::{Action, Counts, Deal, Kind, MAX_SEATS, Phase, Seat, SeedRng, View};

use candidates::Candidates;
pub use compare::{Comparison, Estimate, TurnValue, compare, foresee, result_of};
use hand_model::DealSampler;
use playout::{Course, Playout};

use crate::club::Policy;
use crate::evaluator::Style;
use crate::hint::KindShares;
use crate::{Bot, Forecast, GameUtility, Greedy, Hint, RatedTurn};

/// Parameters of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    /// Maximum simulated decisions for each real one. A decision made with an evaluator counts as eight.
    pub nodes: u32,
    /// Maximum candidate turns.
    pub turns: usize,
    /// Turns rated more than this many points below the best are left out.
    pub margin: f64,
    /// Who rates the turns before the search.
    pub rated_by: RatedBy,
    /// How playouts are played.
    pub playout_policy: PlayoutPolicy,
    /// Number of swaps to propose per hidden card in a sampled hand, guided by the [`hand_model`]; 0 samples at random.
    pub swaps: u32,
    /// Standard deviation of the error in the rated difference between two turns, in points. It determines how much the
    /// rating counts relative to the playouts.
    pub rating_error: f64,
    /// Standard deviation, in points, of the error that remains however many playouts there are, because their players
    /// don't decide like real ones.
    pub model_error: f64,
}

/// Who rates the turns before the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RatedBy {
    /// An evaluator.
    Evaluator,
    /// A club player, by rules of thumb.
    Club,
}

/// How playouts are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayoutPolicy {
    /// By club players, for a limited number of turns. The value network then estimates the result from all hands.
    Club {
        /// Turns.
        horizon: u32,
    },
    /// By players with an evaluator, until the player to act has drawn in this many more turns. Its evaluator then
    /// estimates the result.
    Evaluated {
        /// Number of the player's own turns.
        own_turns: u32,
    },
}

impl Thinking {
    /// Playouts by club players, just long enough to see the effect of a turn. About 8 ms per decision.
    pub const QUICK: Self = Self {
        nodes: 8_000,
        turns: 16,
        margin: 250.0,
        rated_by: RatedBy::Evaluator,
        playout_policy: PlayoutPolicy::Club { horizon: 10 },
        swaps: 6,
        rating_error: 120.0,
        model_error: 60.0,
    };
    /// For [`crate::Strong`] when it searches: 5 to 9 ms per decision, p95 below 20 ms.
    pub const STRONG: Self =
        Self { nodes: 4_000, turns: 8, playout_policy: PlayoutPolicy::Club { horizon: 8 }, ..Self::QUICK };
    /// For Expert: about 100 ms per decision.
    pub const EXPERT: Self = Self {
        nodes: 100_000,
        turns: 8,
        playout_policy: PlayoutPolicy::Evaluated { own_turns: 2 },
        model_error: 30.0,
        ..Self::QUICK
    };
    /// For hints and reviews. Judges turns as Expert does, including turns that Expert wouldn't consider.
    pub const HINT: Self = Self { turns: Self::QUICK.turns, ..Self::EXPERT };
}

impl Thinking {
    /// The estimated difference between two turns in points, combining the playouts (mean and standard error) and the
    /// ratings, each weighted by its precision.
    fn weigh(&self, (simulated, error): (f64, f64), rated: f64) -> f64 {
        if !error.is_finite() {
            return rated;
        }
        let of_rating = 1.0 / (self.rating_error * self.rating_error);
        let of_simulation = 1.0 / (error * error + self.model_error * self.model_error);
        (simulated * of_simulation + rated * of_rating) / (of_simulation + of_rating)
    }
}

/// A bot that searches by playouts.
#[derive(Clone, PartialEq, Debug)]
pub struct Thinker {
    name: String,
    thinking: Thinking,
}

impl Thinker {
    /// A bot with its own name.
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
        if let Some(four) = view.as_four() {
            return self.decide_while(&four, seed, go_on);
        }
        let mut search = Search::new(view, &self.thinking);
        search.run(seed, 2, go_on);
        search.into_actions(seed)
    }
}

/// A search in progress.
struct Search<'a> {
    view: &'a View,
    thinking: &'a Thinking,
    candidates: Candidates,
    utility: GameUtility,
    /// The value of each candidate in each deal, in the order the deals were played.
    values: Vec<Vec<f64>>,
    courses: Vec<Vec<Course>>,
    nodes: u32,
    /// Whether it is for a hint, which needs a more detailed forecast.
    for_hint: bool,
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
            utility: GameUtility::at(&view.public),
            values: vec![Vec::new(); count],
            courses: vec![Vec::new(); count],
            nodes: 0,
            for_hint: false,
        }
    }

    /// Plays deals until the nodes are used up or `go_on` returns false. At least `min_kept` candidates are kept to the
    /// end.
    fn run(&mut self, seed: u64, min_kept: usize, go_on: &dyn Fn() -> bool) {
        let view = self.view;
        let swaps = self.thinking.swaps;
        let sampler = LazyCell::new(|| DealSampler::new(view, swaps));
        self.run_over(min_kept, go_on, &mut |number| sample_deal(&sampler, view, &mut SeedRng::part(seed, number)));
    }

    /// Like [`Search::run`], but `sample` makes each deal from its number, starting at 0.
    fn run_over(&mut self, min_kept: usize, go_on: &dyn Fn() -> bool, sample: &mut dyn FnMut(u64) -> Deal) {
        let count = self.candidates.turns.len();
        if count < 2 {
            return;
        }
        let mut playout = Playout::new(&self.view.public, self.thinking.playout_policy);
        let mut remaining: Vec<usize> = (0..count).collect();
        let phases = (usize::BITS - count.div_ceil(min_kept).next_power_of_two().leading_zeros()).max(1);
        let mut number = 0;
        for phase in 1..=phases {
            let until: u32 = canasta::must_fit(u64::from(self.thinking.nodes) * u64::from(phase) / u64::from(phases));
            while playout.nodes < until {
                let deal = sample(number);
                if !self.play_deal(&deal, &remaining, &mut playout, go_on) {
                    self.nodes = playout.nodes;
                    return;
                }
                number += 1;
            }
            if remaining.len() > min_kept {
                remaining.sort_by(|&a, &b| self.lead(b).total_cmp(&self.lead(a)));
                remaining.truncate(remaining.len().div_ceil(2).max(min_kept));
                // The best-rated turn always stays, as the reference for the others.
                if !remaining.contains(&0) {
                    remaining.push(0);
                }
                remaining.sort_unstable();
            }
        }
        self.nodes = playout.nodes;
    }

    /// Plays out each of these candidates in one deal. Returns false if it had to stop early.
    fn play_deal(
        &mut self,
        deal: &Deal,
        remaining: &[usize],
        playout: &mut Playout<'_>,
        go_on: &dyn Fn() -> bool,
    ) -> bool {
        let side = self.view.public.side_of(self.view.seat);
        let mut results = Vec::with_capacity(remaining.len());
        for &candidate in remaining {
            if !go_on() {
                return false;
            }
            let mut deal = deal.clone();
            let turn = &self.candidates.turns[candidate];
            let Some((points, mut course)) = playout.play(&mut deal, self.view.seat, turn, self.thinking.nodes) else {
                return false;
            };
            if self.for_hint {
                course.wins = self.utility.chance(side, &points);
            }
            results.push((self.utility.worth(side, &points), course));
        }
        for (&candidate, (worth, course)) in remaining.iter().zip(results) {
            self.values[candidate].push(worth);
            self.courses[candidate].push(course);
        }
        true
    }

    fn mean(&self, candidate: usize) -> f64 {
        let values = &self.values[candidate];
        values.iter().sum::<f64>() / f64::max(values.len() as f64, 1.0)
    }

    /// The lead of a candidate over another in the deals that both were played in, and its standard error.
    fn ahead(&self, candidate: usize, other: usize) -> (f64, f64) {
        let pairs = self.values[candidate].iter().zip(&self.values[other]);
        let mut count = 0.0;
        let mut sum = 0.0;
        let mut squares = 0.0;
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

    /// The lead of a candidate over the first, combining playouts and ratings, each weighted by its precision.
    fn lead(&self, candidate: usize) -> f64 {
        if candidate == 0 {
            return 0.0;
        }
        let rated = self.candidates.ratings[candidate] - self.candidates.ratings[0];
        self.thinking.weigh(self.ahead(candidate, 0), rated)
    }

    fn choice(&self) -> usize {
        let max_deals = self.values.iter().map(Vec::len).max().unwrap_or(0);
        let played =
            (1..self.values.len()).filter(|&candidate| self.values[candidate].len() == max_deals && max_deals > 0);
        let better = played.map(|candidate| (candidate, self.lead(candidate))).filter(|&(_, lead)| lead > 0.0);
        better.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(candidate, _)| candidate)
    }

    /// The actions to play, or [`Greedy`]'s if there is no candidate.
    fn into_actions(self, seed: u64) -> Vec<Action> {
        let choice = self.choice();
        let view = self.view;
        self.candidates.turns.into_iter().nth(choice).unwrap_or_else(|| Greedy.decide(view, seed))
    }
}

/// Samples a deal that fits everything seen. A player who asks "may I go out?" is able to, so this makes a limited
/// number of attempts to find such a hand.
fn sample_deal(sampler: &DealSampler<'_>, view: &View, rng: &mut SeedRng) -> Deal {
    let mut deal = sampler.sample(rng);
    let public = &view.public;
    let Phase::Answer { drawn } = public.phase() else { return deal };
    let melds = public.side_melds(public.side());
    let last = if drawn { LastCard::MeldedOrDiscarded } else { LastCard::Melded };
    for _ in 0..MAX_ATTEMPTS {
        if can_go_out(public.rules(), public.players(), melds, deal.hand(public.turn()), last) {
            break;
        }
        view.sample_into(rng, &mut deal);
    }
    deal
}

/// Maximum attempts to find a hand that can go out. With many unknown cards such hands are rare, and any hand will do.
const MAX_ATTEMPTS: usize = 400;

/// Makes the `first` actions and plays on for at most `horizon` turns. Returns the points that each side has then or
/// can expect at the end of the deal. `styles` are by seat.
pub fn play_out(
    deal: &Deal,
    seat: Seat,
    first: &[Action],
    styles: &[Style<'_>; MAX_SEATS],
    horizon: u32,
) -> [f64; MAX_SEATS] {
    let players = core::array::from_fn(|index| styles[index].player());
    let played = Playout::with_players(players, horizon).play(&mut deal.clone(), seat, first, u32::MAX);
    played.map_or([0.0; MAX_SEATS], |(points, _)| points)
}

/// The decision of a [`Thinker`] that uses the caller's deals instead of sampled ones. `sample` makes each deal from
/// its number, starting at 0, and the player to act must see `view` in all of them. Measures the value of better
/// sampling. `seed` matters only if there is nothing to decide.
pub fn decide_over(view: &View, seed: u64, thinking: &Thinking, sample: &mut dyn FnMut(u64) -> Deal) -> Vec<Action> {
    let mut search = Search::new(view, thinking);
    search.run_over(2, &|| true, sample);
    search.into_actions(seed)
}

/// Rates the turns of the player to act, until `nodes` simulated decisions are used up or `go_on` returns false. Uses
/// only the view. If the best turn discards from several cards of a rank, but discarding a single card is as good, that
/// turn comes first.
pub fn hint(view: &View, seed: u64, nodes: u32, go_on: &dyn Fn() -> bool) -> Hint {
    let mut hint = consider(view, seed, &Thinking { nodes, ..Thinking::HINT }, 3, go_on);
    if let Some(plain) = plain_turn(view, &hint.turns) {
        hint.turns[..=plain].rotate_right(1);
    }
    hint
}

/// A turn that discards a single card can come first in a hint if it loses at most this many points.
const MAX_PLAIN_LOSS: f64 = 20.0;

/// The index of a turn that discards a single card, if the best turn discards from a set and this one is as good. Both
/// make the same melds.
fn plain_turn(view: &View, turns: &[RatedTurn]) -> Option<usize> {
    let (kind, cards, melds) = discard(&view.hand, turns.first()?)?;
    let own_melds = view.public.side_melds(view.public.side());
    let is_plain = |turn: &RatedTurn| {
        let is_equal = turn.equal && turn.loses <= MAX_PLAIN_LOSS;
        is_equal
            && discard(&view.hand, turn).is_some_and(|(kind, cards, same)| {
                cards == 1 && same == melds && !kind.is_wild() && own_melds.meld(kind).is_empty()
            })
    };
    if cards > 1 && kind.is_natural() { turns.iter().position(is_plain) } else { None }
}

/// A turn's discard, the number of cards of its kind in the hand before it, and the actions before it.
fn discard<'a>(hand: &Counts, turn: &'a RatedTurn) -> Option<(Kind, u8, &'a [Action])> {
    let (&Action::Discard(kind), before) = turn.actions.split_last()? else { return None };
    let melded = before.iter().map(|action| match action {
        Action::Meld(melds) => melds.cards().of(kind),
        _ => 0,
    });
    Some((kind, hand.of(kind).saturating_sub(melded.sum()), before))
}

/// Like [`hint`], but takes all search parameters. At least `min_kept` turns are kept to the end.
pub fn consider(view: &View, seed: u64, thinking: &Thinking, min_kept: usize, go_on: &dyn Fn() -> bool) -> Hint {
    if let Some(four) = view.as_four() {
        return consider(&four, seed, thinking, min_kept, go_on);
    }
    let mut search = Search { for_hint: true, ..Search::new(view, thinking) };
    search.run(seed, min_kept, go_on);
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
        let equal = candidate == best || loses <= NEGLIGIBLE_LOSS || ahead < 2.0 * error;
        RatedTurn {
            actions: self.candidates.turns[candidate].clone(),
            loses,
            error,
            equal,
            worse_in: self.worse_in(candidate, best),
            forecast: self.forecast(candidate),
        }
    }

    /// Share of the common playouts with a worse result for one candidate than for another.
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

fn mean_of(numbers: impl Iterator<Item = u8>) -> f64 {
    let (count, sum) = numbers.fold((0.0, 0.0), |(count, sum), n| (count + 1.0, sum + f64::from(n)));
    sum / f64::max(count, 1.0)
}

/// A loss of at most this many points counts as none.
const NEGLIGIBLE_LOSS: f64 = 3.0;
