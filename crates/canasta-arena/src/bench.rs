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

use crate::{Ended, Table, json};
pub use part::Part;
pub use thinking::{Measure, Overrun, Thinking};

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
    pub played: Played,
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
            return Ok(RandomPlay { elapsed: start.elapsed(), played });
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

impl RandomPlay {
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

    /// The mean deal score of a side, where there are so many sides.
    pub fn points_per_side(&self, sides: u8) -> f64 {
        self.played.points as f64 / f64::from(self.played.deals.max(1)) / f64::from(sides)
    }

    fn seconds(&self) -> f64 {
        self.elapsed.as_secs_f64().max(1e-9)
    }
}

impl Bench {
    /// One line of JSON, numbers rounded to hundredths; null for random play that was not asked for.
    pub fn json(&self) -> String {
        let sides = self.table.players.sides();
        let of = |figure: &dyn Fn(&RandomPlay) -> f64| json::maybe(self.random.as_ref().map(figure));
        let mut json = json::Object::new();
        json.raw("deals_per_second", &of(&RandomPlay::deals_per_second));
        json.raw("acts_per_second", &of(&RandomPlay::acts_per_second));
        json.raw("acts_per_deal", &of(&RandomPlay::acts_per_deal));
        json.raw("points_per_side", &of(&|random| random.points_per_side(sides)));
        json.number("players", f64::from(self.table.players.count()));
        json.raw("deals", &of(&|random| f64::from(random.played.deals)));
        json.raw("acts", &of(&|random| random.played.acts as f64));
        json.raw("seconds", &of(&|random| random.elapsed.as_secs_f64()));
        json.raw("seed", &self.seed.to_string());
        let endings = self.random.map_or_else(json::null, |random| {
            let ended = random.played.ended;
            let mut endings = json::Object::new();
            endings.number("went_out", f64::from(ended.went_out));
            endings.number("concealed", f64::from(ended.concealed));
            endings.number("stock_exhausted", f64::from(ended.stock_exhausted));
            endings.number("last_red_three", f64::from(ended.last_red_three));
            endings.end()
        });
        json.raw("endings", &endings);
        json.raw("thinking", &self.thinking.json());
        json.end()
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(random) = &self.random {
            let RandomPlay { elapsed, played: Played { deals, acts, ended, .. } } = random;
            let (players, sides) = (self.table.players.count(), self.table.players.sides());
            let [a_second, acts_a_second] = [random.deals_per_second(), random.acts_per_second()];
            lines.push(format!(
                "{a_second:.0} deals/s, {acts_a_second:.0} acts/s (random play of {players} players, one thread)"
            ));
            lines.push(format!("{deals} deals and {acts} acts in {:.2} s, seed {}", elapsed.as_secs_f64(), self.seed));
            let [acts, points] = [random.acts_per_deal(), random.points_per_side(sides)];
            lines.push(format!("{acts:.1} acts a deal, {points:.1} points a side"));
            lines.push(format!(
                "ended by going out {} (concealed {}), stock exhausted {}, last red three {}",
                ended.went_out, ended.concealed, ended.stock_exhausted, ended.last_red_three
            ));
        }
        lines.extend(self.thinking.lines());
        lines
    }
}

impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lines().join("\n"))
    }
}
