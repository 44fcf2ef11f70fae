//! What bots think with, measured one by one at positions that club players come to: drawing worlds, listing whole turns,
//! playing deals on, and keeping to a time.

use core::hint::black_box;
use std::time::{Duration, Instant};

use canasta::{Deal, MAX_SEATS, Seat, SeedRng, View, shuffle};
use canasta_bots::{Bot, LEVELS, Stake, Thinker, Thinking as How, by_name, consider, hint, play};
use serde::Serialize;

use super::{Limit, Part};
use crate::Table;
use crate::json::Hundredths;

/// How often something was done, and how long that took.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measure {
    /// How many times it was done.
    pub count: u64,
    /// How long it took.
    pub elapsed: Duration,
}

/// How fast a level decides.
#[derive(Clone, PartialEq, Debug)]
pub struct LevelSpeed {
    /// Its name.
    pub bot: String,
    /// Its decisions.
    pub decisions: Measure,
    /// What all but a twentieth of them took at most.
    pub p95: Duration,
}

/// By how much decisions took longer than their time.
#[derive(Clone, PartialEq, Debug)]
pub struct Overrun {
    /// The name of the bot that decided.
    pub bot: String,
    /// The time for a decision.
    pub budget: Duration,
    /// How many decisions were timed.
    pub decisions: u32,
    /// What all but a twentieth of the decisions took longer at most.
    pub p95: Duration,
    /// What the worst took longer.
    pub most: Duration,
}

/// What bots think with, each on one thread; `None` and empty for the parts that were not asked for.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Thinking {
    /// Deals drawn that fit what a seat sees.
    pub worlds: Option<Measure>,
    /// Hands for which the turns worth considering were listed.
    pub turns: Option<Measure>,
    /// Decisions simulated in play-outs.
    pub nodes: Option<Measure>,
    /// Of each level, weakest first.
    pub levels: Vec<LevelSpeed>,
    /// Of the bot that thinks longest, for each budget.
    pub overruns: Vec<Overrun>,
}

/// Deals that club plays against itself for the positions.
const DEALS: u64 = 4;

/// Simulated decisions of one search.
const NODES: u32 = 2_000;

/// Steps of the search for openings, in asking whether there is anything to choose.
const FEW: u64 = 100;

/// The times that are tried, in milliseconds.
const BUDGETS: [u64; 2] = [20, 100];

impl Thinking {
    /// Measures these parts at this table: of a number of random deals as many worlds, a tenth as many lists of turns, and
    /// so on; of a time a quarter for each.
    pub(super) fn measure(table: &Table, limit: Limit, seed: u64, parts: &[Part]) -> Self {
        let mut thinking = Self::default();
        if parts.iter().all(|&part| part == Part::Deals) {
            return thinking;
        }
        let positions = positions(table, seed);
        if positions.is_empty() {
            return thinking;
        }
        if parts.iter().any(|part| matches!(part, Part::Turns | Part::Nodes | Part::Levels | Part::Time)) {
            // What a program solves once, with its first search, is no part of any.
            black_box(positions.first().map(|view| Stake::at(&view.public)));
        }
        let at = |number: u32| &positions[canasta::must_fit::<usize>(number) % positions.len()];
        let own = |number: u32| u64::from(number) ^ seed;
        for &part in Part::ALL.iter().filter(|part| parts.contains(part)) {
            match part {
                Part::Deals => {}
                Part::Worlds => {
                    thinking.worlds = Some(Measure::of(limit, 1, |number| {
                        black_box(at(number).sample(&mut SeedRng::new(own(number))));
                        1
                    }));
                }
                Part::Turns => {
                    thinking.turns = Some(Measure::of(limit, 10, |number| {
                        // Without a node to spend, a search lists turns and stops.
                        let idle = How { nodes: 0, ..How::EXPERT };
                        black_box(consider(at(number), own(number), &idle, 1, &|| false));
                        1
                    }));
                }
                Part::Nodes => {
                    thinking.nodes = Some(Measure::of(limit, NODES, |number| {
                        black_box(hint(at(number), own(number), NODES, &|| true)).nodes.into()
                    }));
                }
                Part::Levels => {
                    let bots = LEVELS.iter().filter_map(|level| by_name(level));
                    thinking.levels = bots.map(|bot| speed(&*bot, limit, &at)).collect();
                }
                Part::Time => {
                    // Without a bound of its own, so that it is the time that ends the thinking.
                    let bot = Thinker::new("expert", How { nodes: u32::MAX, ..How::EXPERT });
                    thinking.overruns = BUDGETS.map(|budget| overrun(&bot, budget, limit, &at)).into();
                }
            }
        }
        thinking
    }

    /// As JSON: an object for each part that was measured, by its name; then the overruns.
    pub(super) fn written(&self) -> Written<'_> {
        let [worlds, turns, nodes] = [self.worlds, self.turns, self.nodes].map(|measure| {
            measure.map(|measure| WrittenMeasure {
                per_second: Hundredths(measure.per_second()),
                count: measure.count,
                seconds: Hundredths(measure.elapsed.as_secs_f64()),
            })
        });
        let levels = self.levels.iter().map(|level| WrittenLevel {
            bot: &level.bot,
            per_second: Hundredths(level.decisions.per_second()),
            count: level.decisions.count,
            seconds: Hundredths(level.decisions.elapsed.as_secs_f64()),
            p95_ms: Hundredths(milliseconds(level.p95)),
        });
        let levels = levels.collect();
        let overruns = self.overruns.iter().map(|overrun| WrittenOverrun {
            bot: &overrun.bot,
            budget_ms: Hundredths(milliseconds(overrun.budget)),
            decisions: overrun.decisions,
            p95_ms: Hundredths(milliseconds(overrun.p95)),
            most_ms: Hundredths(milliseconds(overrun.most)),
        });
        Written { worlds, turns, nodes, levels, overruns: overruns.collect() }
    }

    /// A line for each measure, as people read it.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut add = |measure: Option<Measure>, what: &str| {
            lines.extend(measure.map(|measure| {
                let Measure { count, elapsed } = measure;
                let (rate, seconds) = (measure.per_second(), elapsed.as_secs_f64());
                format!("{rate:.0}/s: {count} {what}, in {seconds:.2} s")
            }));
        };
        add(self.worlds, "deals drawn that fit what a seat sees");
        add(self.turns, "hands for which the turns worth considering were listed");
        add(self.nodes, "decisions simulated in the play-outs of a search");
        lines.extend(self.levels.iter().map(|LevelSpeed { bot, decisions, p95 }| {
            let (rate, p95, count) = (decisions.per_second(), milliseconds(*p95), decisions.count);
            format!("{bot}: {rate:.0} decisions/s, {p95:.2} ms at most (95 %), {count} decisions")
        }));
        lines.extend(self.overruns.iter().map(|Overrun { bot, budget, decisions, p95, most }| {
            let [budget, p95, most] = [budget, p95, most].map(|time| milliseconds(*time));
            format!(
                "{bot} within {budget:.0} ms: over by {p95:.2} ms (95 %), {most:.2} ms (most), {decisions} decisions"
            )
        }));
        lines
    }
}

/// [`Thinking`] as JSON.
#[derive(Serialize)]
pub(super) struct Written<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    worlds: Option<WrittenMeasure>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<WrittenMeasure>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<WrittenMeasure>,
    levels: Vec<WrittenLevel<'a>>,
    overruns: Vec<WrittenOverrun<'a>>,
}

#[derive(Serialize)]
struct WrittenLevel<'a> {
    bot: &'a str,
    per_second: Hundredths,
    count: u64,
    seconds: Hundredths,
    p95_ms: Hundredths,
}

#[derive(Serialize)]
struct WrittenMeasure {
    per_second: Hundredths,
    count: u64,
    seconds: Hundredths,
}

#[derive(Serialize)]
struct WrittenOverrun<'a> {
    bot: &'a str,
    budget_ms: Hundredths,
    decisions: u32,
    p95_ms: Hundredths,
    most_ms: Hundredths,
}

impl Measure {
    /// Does pieces of work, numbered from 0, until the limit; each returns what it counts for.
    fn of(limit: Limit, share: u32, mut piece: impl FnMut(u32) -> u64) -> Self {
        let (start, mut count, mut number) = (Instant::now(), 0, 0);
        while more(limit, share, number, start) {
            count += piece(number);
            number += 1;
        }
        Self { count, elapsed: start.elapsed() }
    }

    /// How often a second.
    pub fn per_second(&self) -> f64 {
        self.count as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// Whether there is time, or a number left, for one more of what costs `share` random deals; for the first always.
fn more(limit: Limit, share: u32, done: u32, start: Instant) -> bool {
    done == 0
        || match limit {
            Limit::Deals(deals) => done < deals / share,
            Limit::Time(time) => start.elapsed() < time / 4,
        }
}

/// What a seat saw when it had to act and had something to choose, in a few deals of club players; in no order, so that the
/// first few are of all parts of a deal.
fn positions(table: &Table, seed: u64) -> Vec<View> {
    let mut views = Vec::new();
    let Some(club) = by_name("club") else { return views };
    for number in 0..DEALS {
        let mut rng = SeedRng::part(seed, number);
        let dealer = Seat(canasta::must_fit::<u8>(number) % table.players.count());
        let mut deal = Deal::shuffled(&table.rules, table.players, dealer, [0; MAX_SEATS], &mut rng);
        // A deal that a misplay breaks off has brought positions all the same.
        let _ = play(&mut deal, number, |deal, seat, seed| {
            let view = deal.view(seat);
            let actions = club.decide(&view, seed);
            views.push(view);
            actions
        });
    }
    let mut actions = Vec::new();
    views.retain(|view| {
        view.public.legal_within(&view.hand, &mut actions, FEW);
        actions.len() > 1
    });
    shuffle(&mut views, &mut SeedRng::new(seed));
    views
}

fn overrun<'v>(bot: &dyn Bot, budget: u64, limit: Limit, at: &impl Fn(u32) -> &'v View) -> Overrun {
    let budget = Duration::from_millis(budget);
    let start = Instant::now();
    let mut over = Vec::new();
    let mut number = 0;
    while more(limit, 2_000, number, start) {
        let asked = Instant::now();
        black_box(bot.decide_while(at(number), number.into(), &|| asked.elapsed() < budget));
        over.push(asked.elapsed().saturating_sub(budget));
        number += 1;
    }
    let (p95, most) = (p95(&mut over), over.last().copied().unwrap_or_default());
    Overrun { bot: bot.name().to_owned(), budget, decisions: number, p95, most }
}

fn speed<'v>(bot: &dyn Bot, limit: Limit, at: &impl Fn(u32) -> &'v View) -> LevelSpeed {
    let mut times = Vec::new();
    let decisions = Measure::of(limit, 1_000, |number| {
        let asked = Instant::now();
        black_box(bot.decide(at(number), number.into()));
        times.push(asked.elapsed());
        1
    });
    LevelSpeed { bot: bot.name().to_owned(), decisions, p95: p95(&mut times) }
}

/// Sorts times; what all but a twentieth of them are at most.
fn p95(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    let place = (times.len() * 95).div_ceil(100).saturating_sub(1);
    times.get(place).copied().unwrap_or_default()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
