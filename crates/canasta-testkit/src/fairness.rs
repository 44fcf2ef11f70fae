//! Chi-square tests of a shuffle: every card is equally often in every position, and equally often before every other
//! card. A well-known poker engine passes its own tests but never deals its highest card first; this would detect it.

use std::fmt;

/// Counts of each of `n` cards in each of `n` positions, and right before each other card.
#[derive(Clone, Debug)]
pub struct ShuffleCounts {
    n: usize,
    shuffles: u32,
    positions: Vec<u32>,
    neighbours: Vec<u32>,
}

/// A defect of a shuffle, in standard deviations from the expected value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ShuffleError {
    /// Card against position, over the whole table.
    Positions(f64),
    /// One card in one position.
    Position {
        /// The position, from 0.
        position: usize,
        /// The card, from 0.
        card: usize,
        /// Standard deviations from the expected value.
        deviation: f64,
    },
    /// Card against the card before it, over the whole table.
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

/// A larger deviation can't be chance: a fair shuffle reaches it once in a million tables.
const MAX_DEVIATIONS: f64 = 5.0;
/// The limit for a single cell. There are more than ten thousand cells, and their tails are fatter than the normal
/// distribution's.
const MAX_CELL_DEVIATIONS: f64 = 7.0;

impl ShuffleCounts {
    /// Shuffles 0 … n−1 this many times.
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

    /// Checks that the table can be explained by chance.
    ///
    /// # Errors
    /// The first defect.
    pub fn check(&self) -> Result<(), ShuffleError> {
        let n = f64::from(canasta::must_fit::<u32>(self.n));
        let expected = f64::from(self.shuffles) / n;
        // Every row and column adds up to the number of shuffles. So there are (n−1)² degrees of freedom, and a cell
        // varies by a factor (n−1)/n less than its expected value.
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
        // n−1 pairs per shuffle over n(n−1) cells off the diagonal, each with a probability of 1/n.
        let pairs: Vec<u32> = (0..self.n * self.n)
            .filter(|cell| cell / self.n != cell % self.n)
            .map(|cell| self.neighbours[cell])
            .collect();
        let neighbours = chi_square(&pairs, expected);
        let deviation = deviations(neighbours, (n - 1.0) * (n - 1.0));
        if deviation.abs() > MAX_DEVIATIONS { Err(ShuffleError::Neighbours(deviation)) } else { Ok(()) }
    }
}

/// The chi-square statistic of counts against an expected value per cell.
pub fn chi_square(counts: &[u32], expected: f64) -> f64 {
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// A chi-square statistic in standard deviations from its mean.
pub fn deviations(chi_square: f64, degrees_of_freedom: f64) -> f64 {
    (chi_square - degrees_of_freedom) / (2.0 * degrees_of_freedom).sqrt()
}
