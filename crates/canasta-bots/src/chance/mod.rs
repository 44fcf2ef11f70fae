//! The chance to win the game, given the sides' totals. It shows the value of a deal beyond its points.
//!
//! With two sides the chance is solved exactly, from the scores of club players ([`table`]). With three or more sides
//! it is combined from the chances against each rival:
//!
//! > a side's share is 1 / (1 + Σ odds against it), where the odds against it are `chance(rival) / chance(side)`; the
//! > shares are then scaled to add up to 1.
//!
//! This is exact for two sides, treats sides alike, and rises with a side's own total and falls with any other. With
//! more sides it is right if a single strength per side explains all pairwise chances. The scores were measured under
//! `hoyle` for each number of players; other rule sets use the same numbers. The code uses only + − × ÷, square roots
//! and comparisons, so the results are the same on every machine.

mod results;
mod table;

use canasta::{MAX_SEATS, Players, Public, RuleSet, Side};

use table::{SPAN, Table};

/// Share of plain points in [`GameUtility::worth`]. It makes more points better even when the game is won either way.
const LEAD_SHARE: f64 = 0.02;

/// Minimum value of a point, as a chance to win. When the game is all but decided, it makes plain points count.
const MIN_POINT_VALUE: f64 = 1e-6;

/// The value of a deal's result, given the totals before the deal.
#[derive(Clone, Debug)]
pub struct GameUtility {
    table: &'static Table,
    sides: usize,
    /// Points each side needs to end the game, before the deal.
    to_go: [f64; MAX_SEATS],
    /// Each side's chance to win before the deal.
    before: [f64; MAX_SEATS],
    /// Points that a full win is worth: the reciprocal of how much one point adds to the chance to win.
    points: [f64; MAX_SEATS],
}

impl GameUtility {
    /// The utility for the deal being played at a table.
    pub fn at(public: &Public) -> Self {
        Self::new(public.rules(), public.players(), public.scores())
    }

    /// The utility for a deal that starts with these totals. The underlying table is solved on first use, in a few
    /// milliseconds per number of players.
    pub fn new(rules: &RuleSet, players: Players, totals: &[i32; MAX_SEATS]) -> Self {
        let table = Table::for_players(players);
        let to_go = totals.map(|total| f64::from(rules.game_points) - f64::from(total));
        let mut utility = Self {
            table,
            sides: usize::from(players.sides()),
            to_go,
            before: [0.0; MAX_SEATS],
            points: [0.0; MAX_SEATS],
        };
        for side in 0..utility.sides {
            utility.before[side] = utility.share(side, &to_go, Table::before_deal);
            utility.points[side] = 1.0 / utility.slope(side).max(MIN_POINT_VALUE);
        }
        utility
    }

    /// The side's chance to win the game before the deal.
    pub fn before(&self, side: Side) -> f64 {
        self.before[side.index()]
    }

    /// The side's chance to win the game if the deal gives each side these points. A side wins if it reaches the points
    /// that end the game and has more than every other side. If the highest total is shared, the game continues.
    pub fn chance(&self, side: Side, results: &[f64; MAX_SEATS]) -> f64 {
        let mut left = self.to_go;
        for (left, result) in left.iter_mut().zip(results) {
            *left -= result;
        }
        self.share(side.index(), &left, Table::mean_after_deal)
    }

    /// Value of these results to the side, in points: the change in its chance to win, divided by what a point of lead
    /// is currently worth. With equal totals far from the end, this is nearly the lead over the mean of the other
    /// sides. Plain lead always has a small share, so more points are always worth more.
    pub fn worth(&self, side: Side, results: &[f64; MAX_SEATS]) -> f64 {
        let index = side.index();
        let gain = (self.chance(side, results) - self.before[index]) * self.points[index];
        gain + LEAD_SHARE * (self.lead(side, results) - gain)
    }

    /// The side's points minus the mean of the others.
    pub fn lead(&self, side: Side, results: &[f64; MAX_SEATS]) -> f64 {
        let side = side.index();
        if self.sides == 2 {
            return results[side] - results[1 - side];
        }
        let all: f64 = results[..self.sides].iter().sum();
        let others = f64::from(canasta::must_fit::<u8>(self.sides - 1));
        results[side] - (all - results[side]) / others
    }

    /// Gain in the side's chance to win per point of lead. Half of the lead comes from its own points, and half from
    /// the others'.
    fn slope(&self, side: usize) -> f64 {
        let shifted = |step: f64| {
            let mut left = self.to_go.map(|left| left + step);
            left[side] = self.to_go[side] - step;
            // No side can need fewer than 0 points, because the deal still has to be played.
            left.map(|left| left.max(0.0))
        };
        let ahead = shifted(SPAN);
        let behind = shifted(-SPAN);
        let gain = self.share(side, &ahead, Table::before_deal) - self.share(side, &behind, Table::before_deal);
        let change: [f64; MAX_SEATS] = std::array::from_fn(|index| behind[index] - ahead[index]);
        gain / self.lead(Side(canasta::must_fit::<u8>(side)), &change).max(SPAN)
    }

    /// The side's chance to win, from the points each side needs and the pairwise chances in the table.
    fn share(&self, side: usize, left: &[f64; MAX_SEATS], pair: fn(&Table, f64, f64) -> f64) -> f64 {
        if self.sides == 2 {
            return pair(self.table, left[side], left[1 - side]);
        }
        let weight = |side: usize| {
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
        weight(side) / (0..self.sides).map(weight).sum::<f64>()
    }
}
