//! Chi-square tests of a shuffle: each card must come equally often in every position and right before every other
//! card. They would detect the bug of a well-known poker engine that never deals its highest card first but passes its
//! own tests.

use std::fmt;

/// How often each of `n` cards was in each of `n` positions, and right before each other card.
#[derive(Clone, Debug)]
pub struct ShuffleCounts {
    n: usize,
    shuffles: u32,
    positions: Vec<u32>,
    neighbours: Vec<u32>,
}

/// A defect in a shuffle, in standard deviations from the expected value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ShuffleError {
    /// The table of cards and positions as a whole.
    Positions(f64),
    /// A single card in a single position.
    Position {
        /// The position, from 0.
        position: usize,
        /// The card, from 0.
        card: usize,
        /// Standard deviations from the expected value.
        deviation: f64,
    },
    /// The table of pairs of neighbouring cards as a whole.
    Neighbours(f64),
}

impl fmt::Display for ShuffleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Positions(deviation) => write!(f, "cards and places: {deviation:.1} standard deviations off"),
            Self::Position { position, card, deviation } => {
                write!(f, "card {card} in place {position}: {deviation:.1} off")
            }
            Self::Neighbours(deviation) => write!(f, "neighbours: {deviation:.1} standard deviations off"),
        }
    }
}

/// The limit for a whole table. A fair shuffle exceeds it once in a million tables.
const MAX_DEVIATIONS: f64 = 5.0;
/// The limit for a single cell. It is higher because there are more than ten thousand cells, with fatter tails than the
/// normal distribution.
const MAX_CELL_DEVIATIONS: f64 = 7.0;

impl ShuffleCounts {
    /// Shuffles the numbers 0 to n−1 this many times and counts the results.
    pub fn measure(n: usize, shuffles: u32, mut shuffle: impl FnMut(&mut [usize])) -> Self {
        let mut table = Self { n, shuffles, positions: vec![0; n * n], neighbours: vec![0; n * n] };
        for _ in 0..shuffles {
            let mut cards: Vec<usize> = (0..n).collect();
            shuffle(&mut cards);
            for (position, &card) in cards.iter().enumerate() {
                table.positions[position * n + card] += 1;
            }
            for pair in cards.windows(2) {
                table.neighbours[pair[0] * n + pair[1]] += 1;
            }
        }
        table
    }

    /// Checks that chance can explain the table.
    ///
    /// # Errors
    /// The first defect found.
    pub fn check(&self) -> Result<(), ShuffleError> {
        let n = f64::from(canasta::must_fit::<u32>(self.n));
        let expected = f64::from(self.shuffles) / n;
        // Every row and every column adds up to the number of shuffles. That leaves (n−1)² degrees of freedom, and a
        // cell's variance is (n−1)/n times its expected value.
        let positions = chi_square(&self.positions, expected) * (n - 1.0) / n;
        let deviation = deviations(positions, (n - 1.0) * (n - 1.0));
        if deviation.abs() > MAX_DEVIATIONS {
            return Err(ShuffleError::Positions(deviation));
        }
        for (cell, &count) in self.positions.iter().enumerate() {
            let deviation = (f64::from(count) - expected) / (expected * (1.0 - 1.0 / n)).sqrt();
            if deviation.abs() > MAX_CELL_DEVIATIONS {
                return Err(ShuffleError::Position { position: cell / self.n, card: cell % self.n, deviation });
            }
        }
        // Each shuffle has n−1 pairs, which fall into n(n−1) cells off the diagonal, so 1/n of the shuffles are
        // expected in each.
        let pairs: Vec<u32> = (0..self.n * self.n)
            .filter(|cell| cell / self.n != cell % self.n)
            .map(|cell| self.neighbours[cell])
            .collect();
        let neighbours = chi_square(&pairs, expected);
        let deviation = deviations(neighbours, (n - 1.0) * (n - 1.0));
        if deviation.abs() > MAX_DEVIATIONS { Err(ShuffleError::Neighbours(deviation)) } else { Ok(()) }
    }
}

/// The chi-square statistic of these counts, if all cells have the same expected value.
pub fn chi_square(counts: &[u32], expected: f64) -> f64 {
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// How many standard deviations a chi-square statistic is from its mean.
pub fn deviations(chi_square: f64, degrees_of_freedom: f64) -> f64 {
    (chi_square - degrees_of_freedom) / (2.0 * degrees_of_freedom).sqrt()
}
