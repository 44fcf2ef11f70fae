//! The chance to win the game from the sides' totals, for judging a deal by more than its points.
//!
//! For two sides the chance is solved exactly for what club players score in a deal ([`table`]). For three and more
//! sides that play alone it is put together from the chances against each rival:
//!
//! > a side's share is 1 over the sum of its odds against, `1 + Σ chance(rival) / chance(side)`, and the shares are
//! > brought to a sum of 1.
//!
//! That is exact for two sides, treats sides alike, rises with the own total and falls with any other, and is right
//! for more sides wherever the chances of pairs come from one strength a side. What sides score is measured under
//! `hoyle` for each number of players; other rule sets are played with the same numbers. Nothing but + − × ÷, square
//! roots and comparisons: the same on every machine.

mod results;
mod table;

use canasta::{MAX_SEATS, Players, Public, RuleSet, Side};

use table::{SPAN, Table};

/// How much of [`Stake::worth`] is plain points, so that of two sure wins the higher is better.
const PLAIN: f64 = 0.02;

/// The least that a point is taken to be worth, as a chance to win: where the game is as good as decided, plain points
/// count.
const LEAST: f64 = 1e-6;

/// What a deal is played for: the game as it stood before it.
#[derive(Clone, Debug)]
pub struct Stake {
    table: &'static Table,
    sides: usize,
    /// Points that each side lacked for the end of the game before the deal.
    to_go: [f64; MAX_SEATS],
    /// Each side's chance to win before the deal.
    before: [f64; MAX_SEATS],
    /// Points that a chance to win is worth to each side: 1 over the chance that a point brings.
    points: [f64; MAX_SEATS],
}

impl Stake {
    /// What the deal of a table is played for.
    pub fn at(public: &Public) -> Self {
        Self::new(public.rules(), public.players(), public.scores())
    }

    /// What a deal is played for with these totals before it. The table behind it is solved on first use, a few
    /// milliseconds for each number of players.
    pub fn new(rules: &RuleSet, players: Players, totals: &[i32; MAX_SEATS]) -> Self {
        let table = Table::of(players);
        let to_go = totals.map(|total| f64::from(rules.game_points) - f64::from(total));
        let mut stake = Self {
            table,
            sides: usize::from(players.sides()),
            to_go,
            before: [0.0; MAX_SEATS],
            points: [0.0; MAX_SEATS],
        };
        for side in 0..stake.sides {
            stake.before[side] = stake.share(side, &to_go, Table::going_on);
            stake.points[side] = 1.0 / stake.slope(side).max(LEAST);
        }
        stake
    }

    /// The side's chance to win the game before the deal.
    pub fn before(&self, side: Side) -> f64 {
        self.before[side.index()]
    }

    /// The side's chance to win the game if the deal brings each side these points. A side that has the points that end
    /// the game and more than all others has won; sides that share the highest total play on.
    pub fn chance(&self, side: Side, results: &[f64; MAX_SEATS]) -> f64 {
        let mut left = self.to_go;
        for (left, result) in left.iter_mut().zip(results) {
            *left -= result;
        }
        self.share(side.index(), &left, Table::after)
    }

    /// What these results of the deal are worth to the side, in points: the change of its chance to win, divided by the
    /// chance that a point of lead is worth now. With level scores far from the end that is nearly the lead itself, in
    /// points over the other sides' mean. A small part is that lead always, so that more points are never worth less or
    /// the same.
    pub fn worth(&self, side: Side, results: &[f64; MAX_SEATS]) -> f64 {
        let place = side.index();
        let gain = (self.chance(side, results) - self.before[place]) * self.points[place];
        gain + PLAIN * (self.lead(side, results) - gain)
    }

    /// The side's points over the mean of the others.
    pub fn lead(&self, side: Side, results: &[f64; MAX_SEATS]) -> f64 {
        let side = side.index();
        if self.sides == 2 {
            return results[side] - results[1 - side];
        }
        let all: f64 = results[..self.sides].iter().sum();
        let others = f64::from(canasta::must_fit::<u8>(self.sides - 1));
        results[side] - (all - results[side]) / others
    }

    /// The chance that a point of lead brings to the side: measured over a span, half of it its own points and half the
    /// others'.
    fn slope(&self, side: usize) -> f64 {
        let moved = |step: f64| {
            let mut left = self.to_go.map(|left| left + step);
            left[side] = self.to_go[side] - step;
            // Without a side that has enough points already: the deal is played.
            left.map(|left| left.max(0.0))
        };
        let (ahead, behind) = (moved(SPAN), moved(-SPAN));
        let gain = self.share(side, &ahead, Table::going_on) - self.share(side, &behind, Table::going_on);
        let change: [f64; MAX_SEATS] = std::array::from_fn(|place| behind[place] - ahead[place]);
        gain / self.lead(Side(canasta::must_fit::<u8>(side)), &change).max(SPAN)
    }

    /// The side's chance from the points that the sides lack, by the chance of one side against another.
    fn share(&self, side: usize, left: &[f64; MAX_SEATS], pair: fn(&Table, f64, f64) -> f64) -> f64 {
        if self.sides == 2 {
            return pair(self.table, left[side], left[1 - side]);
        }
        let one = |side: usize| {
            let mut against = 1.0;
            for rival in (0..self.sides).filter(|&rival| rival != side) {
                let chance = pair(self.table, left[side], left[rival]);
                if chance <= 0.0 {
                    return 0.0;
                }
                against += (1.0 - chance) / chance;
            }
            1.0 / against
        };
        one(side) / (0..self.sides).map(one).sum::<f64>()
    }
}
