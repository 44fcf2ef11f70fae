//! Results of bots against a pool.

use std::time::Duration;

use canasta::RuleSet;

use super::PoolMatch;
use crate::matches::PairKind;
use crate::pair::Tally;
use crate::stats::{Moments, Spread};

/// A statistic against each member of a pool, and its mean.
#[derive(Clone, PartialEq, Debug)]
pub struct PoolStats {
    /// The value against each member, in the order of the pool.
    pub members: Vec<Spread>,
    /// The mean over the pool, with equal weight for every member. The cards are the same against all members, so the
    /// interval is computed from each pair's mean over the members.
    pub mean: Spread,
}

impl PoolStats {
    /// The index of the member with the smallest value, and that value. If several are equal, the first of them.
    pub fn minimum(&self) -> (usize, Spread) {
        let stats = self.members.iter().copied().enumerate();
        let smaller = |minimum: (usize, Spread), candidate: (usize, Spread)| {
            if candidate.1.mean < minimum.1.mean { candidate } else { minimum }
        };
        // Every pool has members.
        stats.reduce(smaller).unwrap_or((0, self.mean))
    }
}

/// A bot's results against a pool, or its gains over the first bot on the same cards.
#[derive(Clone, PartialEq, Debug)]
pub struct PoolColumn {
    /// The bot or team, as written.
    pub bot: String,
    /// Points per deal, like [`crate::Report::points_per_deal`].
    pub points: PoolStats,
    /// If games are played, the gain in win chance from −1 to 1: the share of games won minus an even share (a half
    /// with two sides).
    pub chance: Option<PoolStats>,
    /// Deals the bot gave up.
    pub forfeits: u32,
}

/// Results of bots against every member of a pool.
#[derive(Clone, PartialEq, Debug)]
pub struct PoolReport {
    /// The name of the pool.
    pub pool: &'static str,
    /// The members, in the notation for teams.
    pub members: Vec<String>,
    /// The results of each bot.
    pub bots: Vec<PoolColumn>,
    /// The gains of each other bot over the first. They are computed from the difference in each pair, on the same
    /// cards.
    pub differences: Vec<PoolColumn>,
    /// Number of players at the table.
    pub players: u8,
    /// Pairs that each bot played against each member.
    pub pairs: u32,
    /// Total number of deals.
    pub deals: u32,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// The rules.
    pub rules: RuleSet,
    /// The unit of play in a pair.
    pub pair_kind: PairKind,
    /// The time limit per decision, if there was one.
    pub time: Option<Duration>,
    /// Whether any player was a command.
    pub commands: bool,
}

/// Values against each member, and their mean in each pair.
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

    /// The shares, minus an even share.
    fn minus_even_share(&self, even: f64) -> PoolStats {
        let shifted = |share: Spread| Spread { mean: share.mean - even, ci95: share.ci95.map(|bound| bound - even) };
        let members = self.members.iter().map(|moments| shifted(moments.share())).collect();
        PoolStats { members, mean: shifted(self.mean.share()) }
    }
}

/// Running totals for a bot.
struct Column {
    points: Values,
    shares: Values,
    /// The bot's own forfeits, even if the other values are differences.
    forfeits: i64,
}

/// Adds up pairs in order.
pub(super) struct Totals {
    pair_kind: PairKind,
    sides: f64,
    members: usize,
    bots: Vec<Column>,
    differences: Vec<Column>,
    deals: i64,
}

impl Totals {
    pub(super) fn new(arena_match: &PoolMatch) -> Self {
        let members = arena_match.pool.members(arena_match.table.players).len();
        let column = |_| Column { points: Values::of(members), shares: Values::of(members), forfeits: 0 };
        let columns = |count: usize| (0..count).map(column).collect();
        Self {
            pair_kind: arena_match.pair_kind,
            sides: f64::from(arena_match.table.players.sides()),
            members,
            bots: columns(arena_match.bots.len()),
            differences: columns(arena_match.bots.len().saturating_sub(1)),
            deals: 0,
        }
    }

    /// Adds one pair against every member for every bot. `tallies` are grouped by bot.
    pub(super) fn add(&mut self, tallies: &[Tally]) {
        let mut points = Vec::new();
        let mut shares = Vec::new();
        let mut forfeits = Vec::new();
        for tallies in tallies.chunks(self.members) {
            let values: Vec<_> = tallies.iter().map(|tally| tally.value(self.pair_kind, self.sides)).collect();
            points.push(values.iter().map(|value| value.points).collect::<Vec<_>>());
            shares.push(values.iter().map(|value| value.share).collect::<Vec<_>>());
            forfeits.push(tallies.iter().map(|tally| tally.forfeits_a).sum::<i64>());
            self.deals += tallies.iter().map(|tally| tally.deals).sum::<i64>();
        }
        add(&mut self.bots, &points, &shares, &forfeits);
        add(
            &mut self.differences,
            &differences_to_first(&points),
            &differences_to_first(&shares),
            forfeits.get(1..).unwrap_or_default(),
        );
    }

    /// Each bot's mean over the pool.
    pub(super) fn means(&self) -> Vec<Spread> {
        self.bots.iter().map(|column| column.points.mean.spread()).collect()
    }

    pub(super) fn report(self, arena_match: &PoolMatch, commands: bool) -> PoolReport {
        let games = self.pair_kind == PairKind::Games;
        let count = |number: i64| canasta::must_fit::<u32>(number);
        let column = |bot: &String, column: &Column, chance: PoolStats| PoolColumn {
            bot: bot.clone(),
            points: column.points.stats(),
            chance: games.then_some(chance),
            forfeits: count(column.forfeits),
        };
        let even = 1.0 / self.sides;
        let bots = arena_match.bots.iter().zip(&self.bots);
        let others = arena_match.bots.iter().skip(1).zip(&self.differences);
        PoolReport {
            pool: arena_match.pool.name(),
            members: arena_match.pool.members(arena_match.table.players).into_iter().map(str::to_owned).collect(),
            bots: bots.map(|(bot, sums)| column(bot, sums, sums.shares.minus_even_share(even))).collect(),
            differences: others.map(|(bot, sums)| column(bot, sums, sums.shares.stats())).collect(),
            players: arena_match.table.players.count(),
            pairs: self.bots.first().map_or(0, |column| column.points.mean.count()),
            deals: count(self.deals),
            seed: arena_match.seed,
            rules: arena_match.table.rules,
            pair_kind: arena_match.pair_kind,
            time: arena_match.time,
            commands,
        }
    }
}

/// Adds a pair to each column.
fn add(columns: &mut [Column], points: &[Vec<f64>], shares: &[Vec<f64>], forfeits: &[i64]) {
    for (index, column) in columns.iter_mut().enumerate() {
        column.points.add(&points[index]);
        column.shares.add(&shares[index]);
        column.forfeits += forfeits[index];
    }
}

/// The values of each other bot minus those of the first.
fn differences_to_first(values: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let Some((first, others)) = values.split_first() else { return Vec::new() };
    others.iter().map(|other| other.iter().zip(first).map(|(other, first)| other - first).collect()).collect()
}
