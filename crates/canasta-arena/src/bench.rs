//! The engine's speed, and what random play looks like: whole deals on one thread, each act chosen uniformly among what
//! `Public::legal` lists (by `Public::pick_legal`, which finds the act at a random place of that list) and made through
//! `Deal::apply`, which checks it as it checks a player's. Shuffling, dealing and scoring are part of the time. Then what
//! bots think with.

mod thinking;

use core::fmt;
use std::time::{Duration, Instant};

use canasta::{Deal, Illegal, MAX_SEATS, Seat, SeedRng};

use crate::{Ended, Table, json};
pub use thinking::{Measure, Overrun, Thinking};

/// How long to measure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Limit {
    /// So many deals: the same deals whenever the seed is the same.
    Deals(u32),
    /// As many deals as are finished after this time.
    Time(Duration),
}

/// What random play brought, and how fast.
#[derive(Clone, PartialEq, Debug)]
pub struct Bench {
    /// What was played at.
    pub table: Table,
    /// The seed of decks and choices.
    pub seed: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// What was played; depends on the seed and the number of deals only.
    pub played: Played,
    /// What bots think with.
    pub thinking: Thinking,
}

/// What random play brought.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Played {
    /// Deals played to their end.
    pub deals: u32,
    /// Acts made.
    pub acts: u64,
    /// Points of all sides, added.
    pub points: i64,
    /// How the deals ended.
    pub ended: Ended,
}

/// Deals between two looks at the clock.
const BATCH: u32 = 64;

/// Plays random deals (no points before the deal) until the limit.
///
/// # Errors
/// A listed act was refused, which is a fault of the engine.
pub fn run(table: &Table, limit: Limit, seed: u64) -> Result<Bench, Illegal> {
    let mut played = Played::default();
    let mut acts = Vec::new();
    let start = Instant::now();
    loop {
        let more = match limit {
            Limit::Deals(deals) => (deals - played.deals).min(BATCH),
            Limit::Time(time) if start.elapsed() < time => BATCH,
            Limit::Time(_) => 0,
        };
        if more == 0 {
            let elapsed = start.elapsed();
            let thinking = Thinking::measure(table, limit, seed);
            return Ok(Bench { table: *table, seed, elapsed, played, thinking });
        }
        for _ in 0..more {
            played.play(table, seed, &mut acts)?;
        }
    }
}

impl Played {
    fn play(&mut self, table: &Table, seed: u64, acts: &mut Vec<canasta::Act>) -> Result<(), Illegal> {
        let mut rng = SeedRng::part(seed, u64::from(self.deals));
        let dealer = Seat(u8::try_from(self.deals % u32::from(table.players.count())).unwrap_or(0));
        let mut deal = Deal::shuffled(&table.rules, table.players, dealer, [0; MAX_SEATS], &mut rng);
        while let Some(seat) = deal.public().to_act() {
            let act = deal.public().pick_legal(deal.hand(seat), &mut rng, acts).ok_or(Illegal::DealOver)?;
            deal.apply(&act)?;
            self.acts += 1;
        }
        self.deals += 1;
        let scores = deal.score();
        self.points += scores.iter().map(|score| i64::from(score.total())).sum::<i64>();
        self.ended.count(&deal);
        Ok(())
    }
}

impl Bench {
    /// Deals a second.
    pub fn deals_per_second(&self) -> f64 {
        f64::from(self.played.deals) / self.seconds()
    }

    /// Acts a second.
    pub fn acts_per_second(&self) -> f64 {
        self.played.acts as f64 / self.seconds()
    }

    /// Acts a deal.
    pub fn acts_per_deal(&self) -> f64 {
        self.played.acts as f64 / f64::from(self.played.deals.max(1))
    }

    /// The mean deal score of a side.
    pub fn points_per_side(&self) -> f64 {
        self.played.points as f64 / f64::from(self.played.deals.max(1)) / f64::from(self.table.players.sides())
    }

    fn seconds(&self) -> f64 {
        self.elapsed.as_secs_f64().max(1e-9)
    }

    /// One line of JSON, numbers rounded to hundredths.
    pub fn json(&self) -> String {
        let played = &self.played;
        let mut json = json::Object::new();
        json.number("deals_per_second", self.deals_per_second());
        json.number("acts_per_second", self.acts_per_second());
        json.number("acts_per_deal", self.acts_per_deal());
        json.number("points_per_side", self.points_per_side());
        json.number("players", f64::from(self.table.players.count()));
        json.number("deals", f64::from(played.deals));
        json.number("acts", played.acts as f64);
        json.number("seconds", self.elapsed.as_secs_f64());
        json.raw("seed", &self.seed.to_string());
        let mut endings = json::Object::new();
        endings.number("went_out", f64::from(played.ended.went_out));
        endings.number("concealed", f64::from(played.ended.concealed));
        endings.number("stock_exhausted", f64::from(played.ended.stock_exhausted));
        endings.number("last_red_three", f64::from(played.ended.last_red_three));
        json.raw("endings", &endings.end());
        json.raw("thinking", &self.thinking.json());
        json.end()
    }
}

impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let played = &self.played;
        writeln!(
            f,
            "{:.0} deals/s, {:.0} acts/s (random play of {} players, one thread)",
            self.deals_per_second(),
            self.acts_per_second(),
            self.table.players.count()
        )?;
        writeln!(
            f,
            "{} deals and {} acts in {:.2} s, seed {}",
            played.deals,
            played.acts,
            self.elapsed.as_secs_f64(),
            self.seed
        )?;
        writeln!(f, "{:.1} acts a deal, {:.1} points a side", self.acts_per_deal(), self.points_per_side())?;
        write!(
            f,
            "ended by going out {} (concealed {}), stock exhausted {}, last red three {}",
            played.ended.went_out, played.ended.concealed, played.ended.stock_exhausted, played.ended.last_red_three
        )?;
        write!(f, "{}", self.thinking)
    }
}
