//! The engine's speed, and what random play looks like: whole deals on one thread, each act chosen uniformly among what
//! `Public::legal` lists (by `Public::pick_legal`, which finds the act at a random place of that list) and made through
//! `Deal::apply`, which checks it as it checks a player's. Shuffling, dealing and scoring are part of the time. Then what
//! bots think with. Each [`Part`] can be measured alone; all but [`Part::Time`] do the same work whenever the number of
//! deals and the seed are the same.

mod part;
mod thinking;

use core::fmt;
use std::time::{Duration, Instant};

use canasta::{Deal, Illegal, MAX_SEATS, Seat, SeedRng};
use serde::Serialize;

use crate::json::{self, Hundredths};
use crate::{EndingCounts, Table};
pub use part::Part;
pub use thinking::{LevelSpeed, Measure, Overrun, Thinking};

/// How long to measure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Limit {
    /// So many deals: the same deals whenever the seed is the same.
    Deals(u32),
    /// As many deals as are finished after this time.
    Time(Duration),
}

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Bench {
    /// What was played at.
    pub table: Table,
    /// The seed of decks and choices.
    pub seed: u64,
    /// Random play; `None` where [`Part::Deals`] was not asked for.
    pub random: Option<RandomPlay>,
    /// What bots think with: what was asked for.
    pub thinking: Thinking,
}

/// What random play brought, and how fast.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RandomPlay {
    /// How long it took.
    pub elapsed: Duration,
    /// What was played; depends on the table, the seed and the number of deals only.
    pub played: RandomCounts,
}

/// What random play brought.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RandomCounts {
    /// Deals played to their end.
    pub deals: u32,
    /// Acts that the bots made in it.
    pub actions: u64,
    /// Points of all sides, added.
    pub points: i64,
    /// How the deals ended.
    pub ended: EndingCounts,
}

/// Deals between two readings of the clock.
const BATCH: u32 = 64;

/// Measures these parts, each until the limit; random deals begin without points before the deal.
///
/// # Errors
/// A listed act was refused, which is a fault of the engine.
pub fn run(table: &Table, limit: Limit, seed: u64, parts: &[Part]) -> Result<Bench, Illegal> {
    let random = parts.contains(&Part::Deals).then(|| random_play(table, limit, seed)).transpose()?;
    let thinking = Thinking::measure(table, limit, seed, parts);
    Ok(Bench { table: *table, seed, random, thinking })
}

fn random_play(table: &Table, limit: Limit, seed: u64) -> Result<RandomPlay, Illegal> {
    let mut played = RandomCounts::default();
    let mut actions = Vec::new();
    let start = Instant::now();
    loop {
        let more = match limit {
            Limit::Deals(deals) => (deals - played.deals).min(BATCH),
            Limit::Time(time) if start.elapsed() < time => BATCH,
            Limit::Time(_) => 0,
        };
        if more == 0 {
            return Ok(RandomPlay { elapsed: start.elapsed(), played });
        }
        for _ in 0..more {
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
    /// Deals a second.
    pub fn deals_per_second(&self) -> f64 {
        f64::from(self.played.deals) / self.seconds()
    }

    /// Acts a second.
    pub fn actions_per_second(&self) -> f64 {
        self.played.actions as f64 / self.seconds()
    }

    /// Acts a deal.
    pub fn actions_per_deal(&self) -> f64 {
        self.played.actions as f64 / f64::from(self.played.deals.max(1))
    }

    /// The mean deal score of a side, where there are so many sides.
    pub fn points_per_side(&self, sides: u8) -> f64 {
        self.played.points as f64 / f64::from(self.played.deals.max(1)) / f64::from(sides)
    }

    fn seconds(&self) -> f64 {
        self.elapsed.as_secs_f64().max(1e-9)
    }
}

impl Bench {
    /// One line of JSON with the keys that the book promises, in their order; figures are rounded to hundredths. What was
    /// not measured is null.
    pub fn json(&self) -> String {
        let random = self.random.as_ref();
        let figure = |of: fn(&RandomPlay) -> f64| random.map(of).map(Hundredths);
        let sides = self.table.players.sides();
        let line = Line {
            deals_per_second: figure(RandomPlay::deals_per_second),
            actions_per_second: figure(RandomPlay::actions_per_second),
            actions_per_deal: figure(RandomPlay::actions_per_deal),
            points_per_side: random.map(|random| Hundredths(random.points_per_side(sides))),
            players: self.table.players.count(),
            deals: random.map(|random| random.played.deals),
            actions: random.map(|random| random.played.actions),
            seconds: figure(|random| random.elapsed.as_secs_f64()),
            seed: self.seed,
            endings: random.map(|random| random.played.ended),
            thinking: self.thinking.written(),
        };
        json::line(&line)
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(random) = &self.random {
            let RandomCounts { deals, actions, ended, .. } = random.played;
            let players = self.table.players.count();
            let deals_a_second = random.deals_per_second();
            let actions_a_second = random.actions_per_second();
            lines.push(format!(
                "{deals_a_second:.0} deals/s, {actions_a_second:.0} actions/s (random play of {players} players, one thread)"
            ));
            let seconds = random.elapsed.as_secs_f64();
            lines.push(format!(
                "{deals} {} and {actions} actions in {seconds:.2} s, seed {}",
                if deals == 1 { "deal" } else { "deals" },
                self.seed
            ));
            let actions_a_deal = random.actions_per_deal();
            let points = random.points_per_side(self.table.players.sides());
            lines.push(format!("{actions_a_deal:.1} actions a deal, {points:.1} points a side"));
            let EndingCounts { went_out, concealed, stock_exhausted, last_red_three } = ended;
            lines.push(format!(
                "ended by going out {went_out} (concealed {concealed}), \
                 stock exhausted {stock_exhausted}, last red three {last_red_three}"
            ));
        }
        lines.extend(self.thinking.lines());
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
    thinking: thinking::Written<'a>,
}

/// What was measured as people read it, in lines.
impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lines().join("\n"))
    }
}
