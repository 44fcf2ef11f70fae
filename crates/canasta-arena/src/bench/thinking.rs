//! Measures the bots in positions from deals between club players: the speed of sampling deals, listing whole turns and
//! playouts, and how well they keep to a time limit.

use core::hint::black_box;
use std::time::{Duration, Instant};

use canasta::{Deal, MAX_SEATS, Seat, SeedRng, View, shuffle};
use canasta_bots::{Bot, GameUtility, LEVELS, Thinker, Thinking as SearchParameters, by_name, consider, hint, play};
use serde::Serialize;

use super::{Limit, Part};
use crate::Table;
use crate::json::Hundredths;

/// A count and the time spent on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measure {
    /// The number of things counted.
    pub count: u64,
    /// The time spent.
    pub elapsed: Duration,
}

/// The speed of a level.
#[derive(Clone, PartialEq, Debug)]
pub struct LevelSpeed {
    /// Its name.
    pub bot: String,
    /// Its decisions.
    pub decisions: Measure,
    /// The p95 of the time per decision.
    pub p95: Duration,
}

/// How far decisions exceed a time limit.
#[derive(Clone, PartialEq, Debug)]
pub struct Overrun {
    /// The name of the bot.
    pub bot: String,
    /// The time limit per decision.
    pub budget: Duration,
    /// Number of timed decisions.
    pub decisions: u32,
    /// The p95 of the excess.
    pub p95: Duration,
    /// The maximum excess.
    pub max: Duration,
}

/// The speed of the bots, each on one thread. Parts that were not requested are `None` or empty.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Thinking {
    /// Sampled deals.
    pub sampled_deals: Option<Measure>,
    /// Positions whose candidate turns were listed.
    pub turns: Option<Measure>,
    /// Decisions simulated in playouts.
    pub nodes: Option<Measure>,
    /// The levels, weakest first.
    pub levels: Vec<LevelSpeed>,
    /// Overruns of the slowest bot, one for each time limit.
    pub overruns: Vec<Overrun>,
}

/// Number of deals between club players to take positions from.
const POSITION_DEALS: u64 = 4;

/// Simulated decisions per search.
const NODES: u32 = 2_000;

/// Step limit for checking whether there is anything to choose.
const LISTING_STEPS: u64 = 100;

/// Time limits in milliseconds.
const BUDGETS_MS: [u64; 2] = [20, 100];

impl Thinking {
    /// Measures these parts at this table. With a limit in deals, that many deals are sampled, a tenth as many lists of
    /// turns are made, and so on. With a time limit, each part gets a quarter of the time.
    pub(super) fn measure(table: &Table, limit: Limit, seed: u64, parts: &[Part]) -> Self {
        let mut thinking = Self::default();
        if parts.iter().all(|part| matches!(part, Part::Deals | Part::Page)) {
            return thinking;
        }
        let positions = positions(table, seed);
        if positions.is_empty() {
            return thinking;
        }
        if parts.iter().any(|part| matches!(part, Part::Turns | Part::Nodes | Part::Levels | Part::Time)) {
            // Exclude values that a program computes only once, in its first search.
            black_box(positions.first().map(|view| GameUtility::at(&view.public)));
        }
        let position = |number: u32| &positions[canasta::must_fit::<usize>(number) % positions.len()];
        let seed_of = |number: u32| u64::from(number) ^ seed;
        for &part in Part::ALL.iter().filter(|part| parts.contains(part)) {
            match part {
                Part::Deals | Part::Page => {}
                Part::SampledDeals => {
                    thinking.sampled_deals = Some(Measure::of(limit, 1, |number| {
                        black_box(position(number).sample(&mut SeedRng::new(seed_of(number))));
                        1
                    }));
                }
                Part::Turns => {
                    thinking.turns = Some(Measure::of(limit, 10, |number| {
                        // With no nodes to spend, a search lists turns and stops.
                        let idle = SearchParameters { nodes: 0, ..SearchParameters::EXPERT };
                        black_box(consider(position(number), seed_of(number), &idle, 1, &|| false));
                        1
                    }));
                }
                Part::Nodes => {
                    thinking.nodes = Some(Measure::of(limit, NODES, |number| {
                        black_box(hint(position(number), seed_of(number), NODES, &|| true)).nodes.into()
                    }));
                }
                Part::Levels => {
                    let bots = LEVELS.iter().filter_map(|level| by_name(level));
                    thinking.levels = bots.map(|bot| measure_speed(&*bot, limit, &position)).collect();
                }
                Part::Time => {
                    // No node limit, so that the time limit ends the search.
                    let bot = Thinker::new("expert", SearchParameters { nodes: u32::MAX, ..SearchParameters::EXPERT });
                    thinking.overruns = BUDGETS_MS.map(|budget| measure_overrun(&bot, budget, limit, &position)).into();
                }
            }
        }
        thinking
    }

    /// The measurements as JSON: an object for each measured part, by name, then the overruns.
    pub(super) fn to_json(&self) -> ThinkingJson<'_> {
        let [sampled_deals, turns, nodes] =
            [self.sampled_deals, self.turns, self.nodes].map(|measure| measure.map(MeasureJson::of));
        let levels = self.levels.iter().map(|level| LevelJson {
            bot: &level.bot,
            per_second: Hundredths(level.decisions.per_second()),
            count: level.decisions.count,
            seconds: Hundredths(level.decisions.elapsed.as_secs_f64()),
            p95_ms: Hundredths(milliseconds(level.p95)),
        });
        let levels = levels.collect();
        let overruns = self.overruns.iter().map(|overrun| OverrunJson {
            bot: &overrun.bot,
            budget_ms: Hundredths(milliseconds(overrun.budget)),
            decisions: overrun.decisions,
            p95_ms: Hundredths(milliseconds(overrun.p95)),
            max_ms: Hundredths(milliseconds(overrun.max)),
        });
        ThinkingJson { sampled_deals, turns, nodes, levels, overruns: overruns.collect() }
    }

    /// The measurements as text, one per line.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut add = |measure: Option<Measure>, description: &str| {
            lines.extend(measure.map(|measure| measure.line(description)));
        };
        add(self.sampled_deals, "sampled deals");
        add(self.turns, "lists of candidate turns");
        add(self.nodes, "decisions simulated in playouts");
        lines.extend(self.levels.iter().map(|LevelSpeed { bot, decisions, p95 }| {
            let rate = decisions.per_second();
            let p95 = milliseconds(*p95);
            let count = decisions.count;
            format!("{bot}: {rate:.0} decisions/s, {p95:.2} ms (p95), {count} decisions")
        }));
        lines.extend(self.overruns.iter().map(|Overrun { bot, budget, decisions, p95, max }| {
            let [budget, p95, max] = [budget, p95, max].map(|time| milliseconds(*time));
            format!("{bot} within {budget:.0} ms: over by {p95:.2} ms (p95), {max:.2} ms (max), {decisions} decisions")
        }));
        lines
    }
}

#[derive(Serialize)]
pub(super) struct ThinkingJson<'a> {
    #[serde(rename = "worlds", skip_serializing_if = "Option::is_none")]
    sampled_deals: Option<MeasureJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<MeasureJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<MeasureJson>,
    levels: Vec<LevelJson<'a>>,
    overruns: Vec<OverrunJson<'a>>,
}

#[derive(Serialize)]
struct LevelJson<'a> {
    bot: &'a str,
    per_second: Hundredths,
    count: u64,
    seconds: Hundredths,
    p95_ms: Hundredths,
}

#[derive(Serialize)]
pub(super) struct MeasureJson {
    per_second: Hundredths,
    count: u64,
    seconds: Hundredths,
}

impl MeasureJson {
    pub(super) fn of(measure: Measure) -> Self {
        Self {
            per_second: Hundredths(measure.per_second()),
            count: measure.count,
            seconds: Hundredths(measure.elapsed.as_secs_f64()),
        }
    }
}

#[derive(Serialize)]
struct OverrunJson<'a> {
    bot: &'a str,
    budget_ms: Hundredths,
    decisions: u32,
    p95_ms: Hundredths,
    #[serde(rename = "most_ms")]
    max_ms: Hundredths,
}

impl Measure {
    /// Does numbered pieces of work up to the limit, and adds up the counts they return.
    pub(super) fn of(limit: Limit, share: u32, mut piece: impl FnMut(u32) -> u64) -> Self {
        let start = Instant::now();
        let mut count = 0;
        let mut number = 0;
        while should_continue(limit, share, number, start) {
            count += piece(number);
            number += 1;
        }
        Self { count, elapsed: start.elapsed() }
    }

    /// The measurement as a line of text.
    pub(super) fn line(self, description: &str) -> String {
        let Self { count, elapsed } = self;
        let rate = self.per_second();
        let seconds = elapsed.as_secs_f64();
        format!("{rate:.0}/s: {count} {description}, in {seconds:.2} s")
    }

    /// The count per second.
    pub fn per_second(&self) -> f64 {
        self.count as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// Whether the limit allows another piece, which costs as much as `share` random deals. The first piece is always done.
fn should_continue(limit: Limit, share: u32, done: u32, start: Instant) -> bool {
    done == 0
        || match limit {
            Limit::Deals(deals) => done < deals / share,
            Limit::Time(time) => start.elapsed() < time / 4,
        }
}

/// Views with something to decide from a few deals between club players, shuffled so that even the first few come from
/// all stages of a deal.
fn positions(table: &Table, seed: u64) -> Vec<View> {
    let mut views = Vec::new();
    let Some(club) = by_name("club") else { return views };
    for number in 0..POSITION_DEALS {
        let mut rng = SeedRng::part(seed, number);
        let dealer = Seat(canasta::must_fit::<u8>(number) % table.players.count());
        let mut deal = Deal::shuffled(&table.rules, table.players, dealer, [0; MAX_SEATS], &mut rng);
        // If a misplay broke off the deal, the positions up to then still count.
        let _ = play(&mut deal, number, |deal, seat, seed| {
            let view = deal.view(seat);
            let actions = club.decide(&view, seed);
            views.push(view);
            actions
        });
    }
    let mut actions = Vec::new();
    views.retain(|view| {
        view.public.legal_within(&view.hand, &mut actions, LISTING_STEPS);
        actions.len() > 1
    });
    shuffle(&mut views, &mut SeedRng::new(seed));
    views
}

fn measure_overrun<'v>(bot: &dyn Bot, budget: u64, limit: Limit, position: &impl Fn(u32) -> &'v View) -> Overrun {
    let budget = Duration::from_millis(budget);
    let start = Instant::now();
    let mut overruns = Vec::new();
    let mut number = 0;
    while should_continue(limit, 2_000, number, start) {
        let start_of_decision = Instant::now();
        black_box(bot.decide_while(position(number), number.into(), &|| start_of_decision.elapsed() < budget));
        overruns.push(start_of_decision.elapsed().saturating_sub(budget));
        number += 1;
    }
    let p95 = p95(&mut overruns);
    let max = overruns.last().copied().unwrap_or_default();
    Overrun { bot: bot.name().to_owned(), budget, decisions: number, p95, max }
}

fn measure_speed<'v>(bot: &dyn Bot, limit: Limit, position: &impl Fn(u32) -> &'v View) -> LevelSpeed {
    let mut times = Vec::new();
    let decisions = Measure::of(limit, 1_000, |number| {
        let start_of_decision = Instant::now();
        black_box(bot.decide(position(number), number.into()));
        times.push(start_of_decision.elapsed());
        1
    });
    LevelSpeed { bot: bot.name().to_owned(), decisions, p95: p95(&mut times) }
}

/// Sorts the times and returns their p95.
fn p95(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    let index = (times.len() * 95).div_ceil(100).saturating_sub(1);
    times.get(index).copied().unwrap_or_default()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
