//! One side's chance to win against another, solved from the measured scores of deals. The chance before a deal is the
//! mean of the chances after it, computed backwards from the end of the game.

use std::sync::OnceLock;

use canasta::Players;

use super::results::{RESULTS, Results, STEP};

/// Points between table entries, and points per bucket of results.
pub(super) const SPAN: f64 = STEP as f64;

/// Number of table entries: a side needs 0, [`SPAN`], 2 × [`SPAN`] … points. Higher values use the last entry.
const ENTRIES: usize = 41;

/// Beyond this mean distance from the end, the game is treated as a random walk: only the lead, divided by the square
/// root of the distance, counts.
const RANDOM_WALK_DISTANCE: f64 = 6_000.0;

/// Cap on the lead used for `pull`, in table entries. This is 3,000 points, the start of the highest minimum.
const MAX_LEAD: usize = 15;

/// Iteration limit of the solver. Each iteration looks one more deal ahead.
const MAX_ITERATIONS: usize = 400;

/// The solver stops when no chance changes by more than this.
const TOLERANCE: f64 = 1e-7;

/// One side's chance to win, by the points that it and the other side need.
#[derive(Debug)]
pub(super) struct Table {
    chances: Vec<[f64; ENTRIES]>,
}

impl Table {
    pub(super) fn for_players(players: Players) -> &'static Self {
        static TABLES: [OnceLock<Table>; RESULTS.len()] = [const { OnceLock::new() }; RESULTS.len()];
        let index = players.index();
        TABLES[index].get_or_init(|| Self::solve(&RESULTS[index]))
    }

    /// The chance after a deal that leaves the sides needing this many points.
    #[inline]
    pub(super) fn mean_after_deal(&self, own: f64, other: f64) -> f64 {
        if own > 0.0 && other > 0.0 {
            self.before_deal(own, other)
        } else if own == other {
            0.5
        } else if own < other {
            1.0
        } else {
            0.0
        }
    }

    /// The chance before a deal, which is played even if a side needs no more points.
    #[inline]
    pub(super) fn before_deal(&self, own: f64, other: f64) -> f64 {
        let (own, other) =
            if own + other > 2.0 * RANDOM_WALK_DISTANCE { scaled_into_table(own, other) } else { (own, other) };
        let (row, below) = entry_before(own);
        let (column, right) = entry_before(other);
        let upper = &self.chances[row];
        let lower = &self.chances[row + 1];
        let top = upper[column] + right * (upper[column + 1] - upper[column]);
        let bottom = lower[column] + right * (lower[column + 1] - lower[column]);
        top + below * (bottom - top)
    }

    /// Looks one more deal ahead at a time until nothing changes.
    fn solve(results: &Results) -> Self {
        let pairs = Pair::from_results(results);
        let mut chances = vec![[0.5; ENTRIES]; ENTRIES];
        for _ in 0..MAX_ITERATIONS {
            let squares = Squares::new(&chances);
            let mut change: f64 = 0.0;
            for (own, other) in (0..ENTRIES).flat_map(|own| (own + 1..ENTRIES).map(move |other| (own, other))) {
                let chance = mean_after_deal(&squares, &pairs, results.pull, own, other);
                change = change.max((chance - chances[own][other]).abs());
                chances[own][other] = chance;
                chances[other][own] = 1.0 - chance;
            }
            if change < TOLERANCE {
                break;
            }
        }
        Self { chances }
    }
}

/// The leading side's chance, averaged over all results of a deal. The lead it loses to `pull` falls between two table
/// entries, so the result is interpolated.
fn mean_after_deal(squares: &Squares, pairs: &[Pair], pull: f64, own: usize, other: usize) -> f64 {
    let mut part = pull * (other - own).min(MAX_LEAD) as f64 / 2.0;
    let mut own = own.cast_signed();
    let mut other = other.cast_signed();
    while part >= 1.0 {
        (own, other, part) = (own + 1, other - 1, part - 1.0);
    }
    while part < 0.0 {
        (own, other, part) = (own - 1, other + 1, part + 1.0);
    }
    let mean = |own, other| pairs.iter().map(|pair| pair.frequency * squares.mean_after(own, other, pair)).sum::<f64>();
    let less = mean(own, other);
    less + part * (mean(own + 1, other - 1) - less)
}

/// Scales to an equivalent game within the table's range: the lead shrinks with the square root of the distance.
fn scaled_into_table(own: f64, other: f64) -> (f64, f64) {
    let middle = (own + other) / 2.0;
    let lead = (other - own) / 2.0 * (RANDOM_WALK_DISTANCE / middle).sqrt();
    (RANDOM_WALK_DISTANCE - lead, RANDOM_WALK_DISTANCE + lead)
}

/// The last table entry at or before that distance (but never the table's last), and the fraction beyond it, from 0 to
/// 1.
#[inline]
fn entry_before(left: f64) -> (usize, f64) {
    const LAST: f64 = (ENTRIES - 1) as f64;
    let exact = (left * (1.0 / SPAN)).clamp(0.0, LAST);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the entries of the table")]
    let index = (exact as usize).min(ENTRIES - 2);
    (index, exact - index as f64)
}

/// A pair of buckets and its frequency.
struct Pair {
    /// Minimum progress of either side, in table entries.
    own: isize,
    other: isize,
    frequency: f64,
}

impl Pair {
    /// All pairs of scores that occurred, each in both orders.
    fn from_results(results: &Results) -> Vec<Self> {
        let lowest = isize::from(results.lowest / STEP);
        let all: f64 = results.pairs.iter().flat_map(|row| row.iter()).map(|&count| f64::from(count)).sum();
        let mut pairs = Vec::new();
        for (higher, row) in (lowest..).zip(results.pairs) {
            for (lower, &count) in (lowest..).zip(row.iter()).filter(|&(_, &count)| count > 0) {
                let frequency = f64::from(count) / all / 2.0;
                pairs.push(Self { own: higher, other: lower, frequency });
                pairs.push(Self { own: lower, other: higher, frequency });
            }
        }
        pairs
    }
}

/// Mean chances over the squares between table entries. A pair of buckets can lead anywhere in such a square, which is
/// one span wide and one span high. The first row and column are for sides that have enough points.
struct Squares {
    means: Vec<[f64; ENTRIES]>,
}

impl Squares {
    fn new(chances: &[[f64; ENTRIES]]) -> Self {
        let mut means = vec![[0.0; ENTRIES]; ENTRIES];
        means[0] = [1.0; ENTRIES];
        for (row, pair) in means[1..].iter_mut().zip(chances.windows(2)) {
            let [upper, lower] = pair else { continue };
            for (column, mean) in row[1..].iter_mut().enumerate() {
                *mean = (upper[column] + upper[column + 1] + lower[column] + lower[column + 1]) / 4.0;
            }
        }
        Self { means }
    }

    /// The mean chance after results in this pair of buckets, starting from two table entries.
    #[inline]
    fn mean_after(&self, own: isize, other: isize, pair: &Pair) -> f64 {
        // The near end of the buckets, in entries. Below 0, the side has enough points.
        let own = own - pair.own - 1;
        let other = other - pair.other - 1;
        if own < 0 && other < 0 {
            return match own.cmp(&other) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
        let row = |index: isize| (index + 1).max(0).cast_unsigned().min(ENTRIES - 1);
        self.means[row(own)][row(other)]
    }
}

#[cfg(test)]
mod tests {
    use canasta::{Rng as _, SeedRng};

    use super::*;

    /// Simulates one game: each deal draws a random pair of results, anywhere in its buckets.
    fn first_wins(results: &Results, pairs: &[Pair], mut left: [f64; 2], rng: &mut SeedRng) -> bool {
        let mut random = |bound: u32| f64::from(rng.next_below(bound)) / f64::from(bound);
        loop {
            let mut remaining = random(1 << 31);
            let drawn = pairs.iter().find(|pair| {
                remaining -= pair.frequency;
                remaining < 0.0
            });
            let pair = drawn.or(pairs.last()).unwrap();
            let lead = (left[1] - left[0]) / SPAN;
            let loses = results.pull * lead.clamp(-(MAX_LEAD as f64), MAX_LEAD as f64) * SPAN / 2.0;
            left[0] -= (pair.own as f64 + random(200)) * SPAN - loses;
            left[1] -= (pair.other as f64 + random(200)) * SPAN + loses;
            if left.iter().any(|&left| left <= 0.0) && left[0] != left[1] {
                return left[0] < left[1];
            }
        }
    }

    #[test]
    fn chance_matches_simulated_games() {
        let games = 4000;
        for (players, left) in [
            (4, [5000.0, 5000.0]),
            (4, [3000.0, 5000.0]),
            (4, [1234.0, 2345.0]),
            (4, [300.0, 1700.0]),
            (2, [2000.0, 2600.0]),
            (5, [1500.0, 2500.0]),
        ] {
            let players = Players::new(players).unwrap();
            let mut rng = SeedRng::new(9);
            let results = &RESULTS[players.index()];
            let pairs = Pair::from_results(results);
            let won = (0..games).filter(|_| first_wins(results, &pairs, left, &mut rng)).count();
            let frequency = won as f64 / f64::from(games);
            let chance = Table::for_players(players).before_deal(left[0], left[1]);
            assert!(
                (frequency - chance).abs() < 0.025,
                "{left:?}: the table says {chance}, the simulation {frequency}"
            );
        }
    }

    #[test]
    fn needing_fewer_points_is_never_worse() {
        for players in (2..=6).filter_map(Players::new) {
            let table = Table::for_players(players);
            for other in 0..ENTRIES {
                for own in 1..ENTRIES {
                    let near = table.chances[own - 1][other];
                    let far = table.chances[own][other];
                    assert!(near >= far, "{players:?}: {own} places to go against {other}: {far}, one fewer: {near}");
                }
            }
        }
    }
}
