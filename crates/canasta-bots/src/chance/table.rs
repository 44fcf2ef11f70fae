//! The chance of one side against another, solved over what two sides score in a deal: the chance before a deal is the
//! mean of the chances after it, deal by deal back from the end of the game.

use std::sync::OnceLock;

use canasta::Players;

use super::results::{RESULTS, Results, STEP};

/// Points between the places of the table, and in a cell of results.
pub(super) const SPAN: f64 = STEP as f64;

/// Places of the table: a side lacks 0, [`SPAN`], 2 × [`SPAN`] … points. Who lacks more than the last stands there.
const PLACES: usize = 41;

/// Further from the end than this, on the mean of both sides, the game is a random walk: what counts is the lead over
/// the square root of the way to go.
const FAR: f64 = 6_000.0;

/// A greater lead, in places, loses no more: 3,000 points, where the highest minimum begins.
const MOST_LEAD: usize = 15;

/// Each time all chances are looked at anew, one more deal is looked ahead.
const MOST_DEALS: usize = 400;

/// Chances that change by less are settled.
const SETTLED: f64 = 1e-7;

/// The chances of one side, by what it lacks and what the other side lacks.
#[derive(Debug)]
pub(super) struct Table {
    chances: Vec<[f64; PLACES]>,
}

impl Table {
    /// The table for so many players.
    pub(super) fn of(players: Players) -> &'static Self {
        static TABLES: [OnceLock<Table>; RESULTS.len()] = [const { OnceLock::new() }; RESULTS.len()];
        let place = players.index();
        TABLES[place].get_or_init(|| Self::solve(&RESULTS[place]))
    }

    /// The chance after a deal that leaves the sides so far from the end.
    #[inline]
    pub(super) fn after(&self, own: f64, other: f64) -> f64 {
        if own > 0.0 && other > 0.0 {
            self.going_on(own, other)
        } else if own == other {
            0.5
        } else if own < other {
            1.0
        } else {
            0.0
        }
    }

    /// The chance before a deal that is played in any case.
    #[inline]
    pub(super) fn going_on(&self, own: f64, other: f64) -> f64 {
        let (own, other) = if own + other > 2.0 * FAR { nearer(own, other) } else { (own, other) };
        let (row, below) = place(own);
        let (column, right) = place(other);
        let (upper, lower) = (&self.chances[row], &self.chances[row + 1]);
        let top = upper[column] + right * (upper[column + 1] - upper[column]);
        let bottom = lower[column] + right * (lower[column + 1] - lower[column]);
        top + below * (bottom - top)
    }

    /// Looks ahead deal by deal until nothing changes.
    fn solve(results: &Results) -> Self {
        let pairs = Pair::all(results);
        let mut chances = vec![[0.5; PLACES]; PLACES];
        for _ in 0..MOST_DEALS {
            let squares = Squares::new(&chances);
            let mut change: f64 = 0.0;
            for (own, other) in (0..PLACES).flat_map(|own| (own + 1..PLACES).map(move |other| (own, other))) {
                let chance = after_deal(&squares, &pairs, results.pull, own, other);
                change = change.max((chance - chances[own][other]).abs());
                chances[own][other] = chance;
                chances[other][own] = 1.0 - chance;
            }
            if change < SETTLED {
                break;
            }
        }
        Self { chances }
    }
}

/// The chance of the side that is ahead, over all that a deal may bring. What it loses of its lead to the other lies
/// between two whole numbers of places: it counts as either, the nearer one more often.
fn after_deal(squares: &Squares, pairs: &[Pair], pull: f64, own: usize, other: usize) -> f64 {
    let mut part = pull * (other - own).min(MOST_LEAD) as f64 / 2.0;
    let (mut own, mut other) = (own.cast_signed(), other.cast_signed());
    while part >= 1.0 {
        (own, other, part) = (own + 1, other - 1, part - 1.0);
    }
    while part < 0.0 {
        (own, other, part) = (own - 1, other + 1, part + 1.0);
    }
    let mean = |own, other| pairs.iter().map(|pair| pair.often * squares.after(own, other, pair)).sum::<f64>();
    let less = mean(own, other);
    less + part * (mean(own + 1, other - 1) - less)
}

/// The same game at a distance that the table has: the lead shrinks as the square root of the way to go.
fn nearer(own: f64, other: f64) -> (f64, f64) {
    let middle = (own + other) / 2.0;
    let lead = (other - own) / 2.0 * (FAR / middle).sqrt();
    (FAR - lead, FAR + lead)
}

/// The place at or before that distance, never the last, and how far behind it: 0 to 1.
#[inline]
fn place(left: f64) -> (usize, f64) {
    const LAST: f64 = (PLACES - 1) as f64;
    let exact = (left * (1.0 / SPAN)).clamp(0.0, LAST);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the places of the table")]
    let place = (exact as usize).min(PLACES - 2);
    (place, exact - place as f64)
}

/// One pair of cells and how often it comes up.
struct Pair {
    /// How many places the side and the other come nearer to the end, at least.
    own: isize,
    other: isize,
    often: f64,
}

impl Pair {
    /// All that came up, each way round.
    fn all(results: &Results) -> Vec<Self> {
        let lowest = isize::from(results.lowest / STEP);
        let all: f64 = results.pairs.iter().flat_map(|row| row.iter()).map(|&count| f64::from(count)).sum();
        let mut pairs = Vec::new();
        for (higher, row) in (lowest..).zip(results.pairs) {
            for (lower, &count) in (lowest..).zip(row.iter()).filter(|&(_, &count)| count > 0) {
                let often = f64::from(count) / all / 2.0;
                pairs.push(Self { own: higher, other: lower, often });
                pairs.push(Self { own: lower, other: higher, often });
            }
        }
        pairs
    }
}

/// The mean chances over squares of a span by a span: where the sides may stand after results in a pair of cells. The
/// first row and column are for sides with enough points.
struct Squares {
    means: Vec<[f64; PLACES]>,
}

impl Squares {
    fn new(chances: &[[f64; PLACES]]) -> Self {
        let mut means = vec![[0.0; PLACES]; PLACES];
        means[0] = [1.0; PLACES];
        for (row, pair) in means[1..].iter_mut().zip(chances.windows(2)) {
            let [upper, lower] = pair else { continue };
            for (column, mean) in row[1..].iter_mut().enumerate() {
                *mean = (upper[column] + upper[column + 1] + lower[column] + lower[column + 1]) / 4.0;
            }
        }
        Self { means }
    }

    /// The mean chance from two places of the table after such results.
    #[inline]
    fn after(&self, own: isize, other: isize, pair: &Pair) -> f64 {
        // The nearer end of the cells, in places: below 0 the side has enough points.
        let (own, other) = (own - pair.own - 1, other - pair.other - 1);
        if own < 0 && other < 0 {
            return match own.cmp(&other) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
        let row = |place: isize| (place + 1).max(0).cast_unsigned().min(PLACES - 1);
        self.means[row(own)][row(other)]
    }
}

#[cfg(test)]
mod tests {
    use canasta::{Rng as _, SeedRng};

    use super::*;

    /// One game played forward: each deal brings a pair of results by chance, anywhere in its cells.
    fn first_wins(results: &Results, pairs: &[Pair], mut left: [f64; 2], rng: &mut SeedRng) -> bool {
        let mut random = |bound: u32| f64::from(rng.below(bound)) / f64::from(bound);
        loop {
            let mut place = random(1 << 31);
            let drawn = pairs.iter().find(|pair| {
                place -= pair.often;
                place < 0.0
            });
            let pair = drawn.or(pairs.last()).unwrap();
            let lead = (left[1] - left[0]) / SPAN;
            let loses = results.pull * lead.clamp(-(MOST_LEAD as f64), MOST_LEAD as f64) * SPAN / 2.0;
            left[0] -= (pair.own as f64 + random(200)) * SPAN - loses;
            left[1] -= (pair.other as f64 + random(200)) * SPAN + loses;
            if left.iter().any(|&left| left <= 0.0) && left[0] != left[1] {
                return left[0] < left[1];
            }
        }
    }

    #[test]
    fn the_chance_is_how_often_games_are_won() {
        let games = 4000;
        for (players, left) in [
            (4, [5000.0, 5000.0]),
            (4, [3000.0, 5000.0]),
            (4, [1234.0, 2345.0]),
            (4, [300.0, 1700.0]),
            (2, [2000.0, 2600.0]),
            (5, [1500.0, 2500.0]),
        ] {
            let (players, mut rng) = (Players::new(players).unwrap(), SeedRng::new(9));
            let results = &RESULTS[players.index()];
            let pairs = Pair::all(results);
            let won = (0..games).filter(|_| first_wins(results, &pairs, left, &mut rng)).count();
            let (often, chance) = (won as f64 / f64::from(games), Table::of(players).going_on(left[0], left[1]));
            assert!((often - chance).abs() < 0.025, "{left:?}: the table says {chance}, played out it is {often}");
        }
    }

    #[test]
    fn less_to_go_is_better_everywhere() {
        for players in (2..=6).filter_map(Players::new) {
            let table = Table::of(players);
            for other in 0..PLACES {
                for own in 1..PLACES {
                    let (near, far) = (table.chances[own - 1][other], table.chances[own][other]);
                    assert!(near >= far, "{players:?}: {own} places to go against {other}: {far}, one fewer: {near}");
                }
            }
        }
    }
}
