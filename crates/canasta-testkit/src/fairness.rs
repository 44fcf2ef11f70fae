//! Chi-square tests of a shuffle: every card equally often in every place, and every card equally often before every
//! other. A known poker engine passes all its
//! tests and never deals its highest card first; this would see it.

use std::fmt;

/// How often each of `n` cards came to each of `n` places, and how often each came right before each other.
#[derive(Clone, Debug)]
pub struct ShuffleCounts {
    n: usize,
    shuffles: u32,
    places: Vec<u32>,
    followed: Vec<u32>,
}

/// What is wrong with a shuffle, in standard deviations from what chance gives.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ShuffleError {
    /// Card against place, over the whole table.
    Places(f64),
    /// One card in one place.
    Place {
        /// The place, from 0.
        place: usize,
        /// The card, from 0.
        card: usize,
        /// How far off.
        off: f64,
    },
    /// Card against the card before it, over the whole table.
    Neighbours(f64),
}

impl fmt::Display for ShuffleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Places(off) => write!(f, "cards and places: {off:.1} standard deviations off"),
            Self::Place { place, card, off } => write!(f, "card {card} in place {place}: {off:.1} off"),
            Self::Neighbours(off) => write!(f, "neighbours: {off:.1} standard deviations off"),
        }
    }
}

/// Farther off than this, either way, is no chance (a fair shuffle gets there once in a million tables).
const MOST: f64 = 5.0;
/// The same for a single cell, of which there are more than ten thousand, with fatter tails than the normal.
const MOST_CELL: f64 = 7.0;

impl ShuffleCounts {
    /// Shuffles 0 … n−1 so often.
    pub fn of(n: usize, shuffles: u32, mut shuffle: impl FnMut(&mut [usize])) -> Self {
        let mut table = Self { n, shuffles, places: vec![0; n * n], followed: vec![0; n * n] };
        for _ in 0..shuffles {
            let mut cards: Vec<usize> = (0..n).collect();
            shuffle(&mut cards);
            for (place, &card) in cards.iter().enumerate() {
                table.places[place * n + card] += 1;
            }
            for pair in cards.windows(2) {
                table.followed[pair[0] * n + pair[1]] += 1;
            }
        }
        table
    }

    /// Whether chance explains the table.
    ///
    /// # Errors
    /// The first thing it does not explain.
    pub fn judge(&self) -> Result<(), ShuffleError> {
        let n = f64::from(canasta::must_fit::<u32>(self.n));
        let expected = f64::from(self.shuffles) / n;
        // Every row and every column adds up to the number of shuffles: (n−1)² degrees of freedom, and a cell varies
        // by a factor (n−1)/n less than its own expectation.
        let places = chi_square(&self.places, expected) * (n - 1.0) / n;
        let off = deviations(places, (n - 1.0) * (n - 1.0));
        if off.abs() > MOST {
            return Err(ShuffleError::Places(off));
        }
        for (cell, &times) in self.places.iter().enumerate() {
            let off = (f64::from(times) - expected) / (expected * (1.0 - 1.0 / n)).sqrt();
            if off.abs() > MOST_CELL {
                return Err(ShuffleError::Place { place: cell / self.n, card: cell % self.n, off });
            }
        }
        // n−1 pairs a shuffle over n(n−1) cells off the diagonal, each met with a chance of 1/n.
        let pairs: Vec<u32> = (0..self.n * self.n)
            .filter(|cell| cell / self.n != cell % self.n)
            .map(|cell| self.followed[cell])
            .collect();
        let neighbours = chi_square(&pairs, expected);
        let off = deviations(neighbours, (n - 1.0) * (n - 1.0));
        if off.abs() > MOST { Err(ShuffleError::Neighbours(off)) } else { Ok(()) }
    }
}

/// How far numbers are from an even spread; `expected` in each cell.
pub fn chi_square(counts: &[u32], expected: f64) -> f64 {
    counts.iter().map(|&times| (f64::from(times) - expected).powi(2) / expected).sum()
}

/// A chi-square value in standard deviations from its mean.
pub fn deviations(chi_square: f64, freedom: f64) -> f64 {
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}
