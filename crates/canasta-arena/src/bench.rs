//! Measures the speed of the engine with random play on one thread, then the speed of the bots. Random play chooses
//! actions uniformly from `Public::legal` (with `Public::pick_legal`) and makes them with `Deal::apply`, which checks
//! them like a player's. The time includes shuffling, dealing and scoring. Each [`Part`] can be measured alone. For the
//! same number of deals and seed, all parts but [`Part::Time`] do the same work.

mod part;
mod thinking;

use core::fmt;
use std::time::{Duration, Instant};

use canasta::{Deal, Illegal, MAX_SEATS, Seat, SeedRng};
use serde::Serialize;

use crate::json::{self, Hundredths};
use crate::{EndingCounts, Table};
pub use part::Part;
use thinking::MeasureJson;
pub use thinking::{LevelSpeed, Measure, Overrun, Thinking};

/// How long to measure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Limit {
    /// A fixed number of deals; the same seed gives the same deals.
    Deals(u32),
    /// Whatever finishes within this time.
    Time(Duration),
}

/// The measurements.
#[derive(Clone, PartialEq, Debug)]
pub struct Bench {
    /// The rules and players.
    pub table: Table,
    /// The seed of decks and choices.
    pub seed: u64,
    /// Random play; `None` unless [`Part::Deals`] was measured.
    pub random: Option<RandomPlay>,
    /// The speed of the bots, for the parts that were measured.
    pub thinking: Thinking,
    /// Actions shown on all screens of a table; `None` unless [`Part::Page`] was measured.
    pub page: Option<Measure>,
}

/// Results and speed of random play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RandomPlay {
    /// The time spent.
    pub elapsed: Duration,
    /// The results, which depend only on the table, the seed and the number of deals.
    pub played: RandomCounts,
}

/// Results of random play.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RandomCounts {
    /// Deals played.
    pub deals: u32,
    /// Actions made.
    pub actions: u64,
    /// Total points of all sides.
    pub points: i64,
    /// How the deals ended.
    pub ended: EndingCounts,
}

/// Showing an action costs about as much as this many random deals.
const ACTION_SHARE: u32 = 100;

/// Deals to play between clock checks.
const DEALS_PER_CLOCK_CHECK: u32 = 64;

/// Measures these parts, each up to the limit. Random deals start from totals of 0. `show_action` makes the next action
/// at a table and the messages that show it on every screen, for [`Part::Page`]. With a limit in deals, a hundredth as
/// many actions are shown.
///
/// # Errors
/// The engine rejected an action it had listed as legal (a bug).
pub fn run(
    table: &Table,
    limit: Limit,
    seed: u64,
    parts: &[Part],
    mut show_action: impl FnMut(),
) -> Result<Bench, Illegal> {
    let random = parts.contains(&Part::Deals).then(|| random_play(table, limit, seed)).transpose()?;
    let thinking = Thinking::measure(table, limit, seed, parts);
    let page = parts.contains(&Part::Page).then(|| {
        Measure::of(limit, ACTION_SHARE, |_| {
            show_action();
            1
        })
    });
    Ok(Bench { table: *table, seed, random, thinking, page })
}

fn random_play(table: &Table, limit: Limit, seed: u64) -> Result<RandomPlay, Illegal> {
    let mut played = RandomCounts::default();
    let mut actions = Vec::new();
    let start = Instant::now();
    loop {
        let count = match limit {
            Limit::Deals(deals) => (deals - played.deals).min(DEALS_PER_CLOCK_CHECK),
            Limit::Time(time) if start.elapsed() < time => DEALS_PER_CLOCK_CHECK,
            Limit::Time(_) => 0,
        };
        if count == 0 {
            return Ok(RandomPlay { elapsed: start.elapsed(), played });
        }
        for _ in 0..count {
            played.play(table, seed, &mut actions)?;
        }
    }
}

impl RandomCounts {
    fn play(&mut self, table: &Table, seed: u64, actions: &mut Vec<canasta::Action>) -> Result<(), Illegal> {
        let mut rng = SeedRng::part(seed, u64::from(self.deals));
        let dealer = Seat(canasta::must_fit::<u8>(self.deals % u32::from(table.players.count())));
        let mut deal = Deal::shuffled(&table.rules, table.players, dealer, [0; MAX_SEATS], &mut rng);
        while let Some(seat) = deal.public().to_act() {
            let action = deal.public().pick_legal(deal.hand(seat), &mut rng, actions).ok_or(Illegal::DealOver)?;
            deal.apply(&action)?;
            self.actions += 1;
        }
        self.deals += 1;
        let scores = deal.score();
        self.points += scores.iter().map(|score| i64::from(score.total())).sum::<i64>();
        self.ended.count(&deal);
        Ok(())
    }
}

impl RandomPlay {
    /// Deals per second.
    pub fn deals_per_second(&self) -> f64 {
        f64::from(self.played.deals) / self.seconds()
    }

    /// Actions per second.
    pub fn actions_per_second(&self) -> f64 {
        self.played.actions as f64 / self.seconds()
    }

    /// Actions per deal.
    pub fn actions_per_deal(&self) -> f64 {
        self.played.actions as f64 / f64::from(self.played.deals.max(1))
    }

    /// The mean score of a side per deal, with this number of sides.
    pub fn points_per_side(&self, sides: u8) -> f64 {
        self.played.points as f64 / f64::from(self.played.deals.max(1)) / f64::from(sides)
    }

    fn seconds(&self) -> f64 {
        self.elapsed.as_secs_f64().max(1e-9)
    }
}

impl Bench {
    /// One line of JSON with the keys that the book promises, in that order. Numbers are rounded to hundredths, and
    /// parts that were not measured are null.
    pub fn json(&self) -> String {
        let random = self.random.as_ref();
        let rounded = |of: fn(&RandomPlay) -> f64| random.map(of).map(Hundredths);
        let sides = self.table.players.sides();
        let line = Line {
            deals_per_second: rounded(RandomPlay::deals_per_second),
            actions_per_second: rounded(RandomPlay::actions_per_second),
            actions_per_deal: rounded(RandomPlay::actions_per_deal),
            points_per_side: random.map(|random| Hundredths(random.points_per_side(sides))),
            players: self.table.players.count(),
            deals: random.map(|random| random.played.deals),
            actions: random.map(|random| random.played.actions),
            seconds: rounded(|random| random.elapsed.as_secs_f64()),
            seed: self.seed,
            endings: random.map(|random| random.played.ended),
            thinking: self.thinking.to_json(),
            page: self.page.map(MeasureJson::of),
        };
        json::line(&line)
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(random) = &self.random {
            let RandomCounts { deals, actions, ended, .. } = random.played;
            let players = self.table.players.count();
            let deals_per_second = random.deals_per_second();
            let actions_per_second = random.actions_per_second();
            lines.push(format!(
                "{deals_per_second:.0} deals/s, {actions_per_second:.0} actions/s (random play of {players} players, one thread)"
            ));
            let seconds = random.elapsed.as_secs_f64();
            lines.push(format!(
                "{deals} {} and {actions} actions in {seconds:.2} s, seed {}",
                if deals == 1 { "deal" } else { "deals" },
                self.seed
            ));
            let actions_per_deal = random.actions_per_deal();
            let points = random.points_per_side(self.table.players.sides());
            lines.push(format!("{actions_per_deal:.1} actions per deal, {points:.1} points per side"));
            let EndingCounts { went_out, concealed, stock_exhausted, last_red_three } = ended;
            lines.push(format!(
                "ended by going out {went_out} (concealed {concealed}), \
                 stock exhausted {stock_exhausted}, last red three {last_red_three}"
            ));
        }
        lines.extend(self.thinking.lines());
        lines.extend(self.page.map(|page| page.line("actions shown on all screens of a table")));
        lines
    }
}

#[derive(Serialize)]
struct Line<'a> {
    deals_per_second: Option<Hundredths>,
    #[serde(rename = "acts_per_second")]
    actions_per_second: Option<Hundredths>,
    #[serde(rename = "acts_per_deal")]
    actions_per_deal: Option<Hundredths>,
    points_per_side: Option<Hundredths>,
    players: u8,
    deals: Option<u32>,
    #[serde(rename = "acts")]
    actions: Option<u64>,
    seconds: Option<Hundredths>,
    seed: u64,
    endings: Option<EndingCounts>,
    thinking: thinking::ThinkingJson<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    page: Option<MeasureJson>,
}

impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lines().join("\n"))
    }
}
