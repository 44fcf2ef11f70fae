//! What bots came to against a pool.

use std::time::Duration;

use canasta::RuleSet;

use super::PoolMatch;
use crate::matches::PairKind;
use crate::pair::Tally;
use crate::stats::{Moments, Spread};

/// Figures against each member of a pool.
#[derive(Clone, PartialEq, Debug)]
pub struct PoolStats {
    /// Against each member, in the order of the pool.
    pub members: Vec<Spread>,
    /// Over the pool, every member counting alike. Its interval allows for the cards, which are the same for all members: the
    /// values are the means of the pairs.
    pub mean: Spread,
}

impl PoolStats {
    /// The place of the member against which the figure is smallest, and the figure. Of equal ones the first.
    pub fn minimum(&self) -> (usize, Spread) {
        let stats = self.members.iter().copied().enumerate();
        let smaller =
            |least: (usize, Spread), one: (usize, Spread)| if one.1.mean < least.1.mean { one } else { least };
        // Every pool has members.
        stats.reduce(smaller).unwrap_or((0, self.mean))
    }
}

/// What a bot came to, or by how much it did better than the first on the same cards.
#[derive(Clone, PartialEq, Debug)]
pub struct PoolColumn {
    /// The bot or team, as it was written.
    pub bot: String,
    /// Points a deal, as [`crate::Report::points_per_deal`].
    pub points: PoolStats,
    /// Where games are played: what is gained in chance to win a game. That is the share of games won beyond an even share
    /// (a half where two sides play), from −1 to 1.
    pub chance: Option<PoolStats>,
    /// Deals that the bot gave up.
    pub forfeits: u32,
}

/// What bots came to against every member of a pool.
#[derive(Clone, PartialEq, Debug)]
pub struct PoolReport {
    /// The name of the pool.
    pub pool: &'static str,
    /// The members, as teams are written.
    pub members: Vec<String>,
    /// What each bot came to.
    pub bots: Vec<PoolColumn>,
    /// By how much each bot but the first did better than the first, from the difference of each pair: the same cards.
    pub differences: Vec<PoolColumn>,
    /// How many played at the table.
    pub players: u8,
    /// Pairs that each bot played against each member.
    pub pairs: u32,
    /// Deals of all of them together.
    pub deals: u32,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// The rules.
    pub rules: RuleSet,
    /// What a pair was made of.
    pub pair_kind: PairKind,
    /// The time for each decision, where there was a clock.
    pub time: Option<Duration>,
    /// Whether a command played.
    pub commands: bool,
}

/// Values against each member, pair by pair.
#[derive(Clone)]
struct Values {
    members: Vec<Moments>,
    mean: Moments,
}

impl Values {
    fn of(members: usize) -> Self {
        Self { members: vec![Moments::default(); members], mean: Moments::default() }
    }

    fn add(&mut self, values: &[f64]) {
        for (moments, &value) in self.members.iter_mut().zip(values) {
            moments.add(value);
        }
        self.mean.add(values.iter().sum::<f64>() / values.len().max(1) as f64);
    }

    fn stats(&self) -> PoolStats {
        PoolStats { members: self.members.iter().map(Moments::spread).collect(), mean: self.mean.spread() }
    }

    /// Of shares, beyond an even one.
    fn beyond(&self, even: f64) -> PoolStats {
        let shifted = |share: Spread| Spread { mean: share.mean - even, ci95: share.ci95.map(|bound| bound - even) };
        let members = self.members.iter().map(|moments| shifted(moments.share())).collect();
        PoolStats { members, mean: shifted(self.mean.share()) }
    }
}

/// What a bot came to so far.
struct Column {
    points: Values,
    shares: Values,
    /// Of the bot, also where the rest is a difference.
    forfeits: i64,
}

/// What pairs come to, added up in their order.
pub(super) struct Sum {
    pair_kind: PairKind,
    sides: f64,
    members: usize,
    bots: Vec<Column>,
    differences: Vec<Column>,
    deals: i64,
}

impl Sum {
    pub(super) fn new(of: &PoolMatch) -> Self {
        let members = of.pool.members(of.table.players).len();
        let column = |_| Column { points: Values::of(members), shares: Values::of(members), forfeits: 0 };
        let columns = |count: usize| (0..count).map(column).collect();
        Self {
            pair_kind: of.pair_kind,
            sides: f64::from(of.table.players.sides()),
            members,
            bots: columns(of.bots.len()),
            differences: columns(of.bots.len().saturating_sub(1)),
            deals: 0,
        }
    }

    /// One pair more of every bot against every member, bot by bot.
    pub(super) fn add(&mut self, tallies: &[Tally]) {
        let (mut points, mut shares, mut forfeits) = (Vec::new(), Vec::new(), Vec::new());
        for tallies in tallies.chunks(self.members) {
            let values: Vec<_> = tallies.iter().map(|tally| tally.value(self.pair_kind, self.sides)).collect();
            points.push(values.iter().map(|value| value.points).collect::<Vec<_>>());
            shares.push(values.iter().map(|value| value.share).collect::<Vec<_>>());
            forfeits.push(tallies.iter().map(|tally| tally.forfeits_a).sum::<i64>());
            self.deals += tallies.iter().map(|tally| tally.deals).sum::<i64>();
        }
        add(&mut self.bots, &points, &shares, &forfeits);
        add(&mut self.differences, &less_first(&points), &less_first(&shares), forfeits.get(1..).unwrap_or_default());
    }

    /// Each bot's mean over the pool.
    pub(super) fn means(&self) -> Vec<Spread> {
        self.bots.iter().map(|column| column.points.mean.spread()).collect()
    }

    pub(super) fn report(self, of: &PoolMatch, commands: bool) -> PoolReport {
        let games = self.pair_kind == PairKind::Games;
        let count = |number: i64| canasta::must_fit::<u32>(number);
        let column = |bot: &String, column: &Column, chance: PoolStats| PoolColumn {
            bot: bot.clone(),
            points: column.points.stats(),
            chance: games.then_some(chance),
            forfeits: count(column.forfeits),
        };
        let even = 1.0 / self.sides;
        let bots = of.bots.iter().zip(&self.bots);
        let others = of.bots.iter().skip(1).zip(&self.differences);
        PoolReport {
            pool: of.pool.name(),
            members: of.pool.members(of.table.players).into_iter().map(str::to_owned).collect(),
            bots: bots.map(|(bot, sums)| column(bot, sums, sums.shares.beyond(even))).collect(),
            differences: others.map(|(bot, sums)| column(bot, sums, sums.shares.stats())).collect(),
            players: of.table.players.count(),
            pairs: self.bots.first().map_or(0, |column| column.points.mean.count()),
            deals: count(self.deals),
            seed: of.seed,
            rules: of.table.rules,
            pair_kind: of.pair_kind,
            time: of.time,
            commands,
        }
    }
}

/// Adds a pair to each column.
fn add(columns: &mut [Column], points: &[Vec<f64>], shares: &[Vec<f64>], forfeits: &[i64]) {
    for (place, column) in columns.iter_mut().enumerate() {
        column.points.add(&points[place]);
        column.shares.add(&shares[place]);
        column.forfeits += forfeits[place];
    }
}

/// The values of every bot but the first, less the first's.
fn less_first(values: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let Some((first, others)) = values.split_first() else { return Vec::new() };
    others.iter().map(|other| other.iter().zip(first).map(|(other, first)| other - first).collect()).collect()
}
