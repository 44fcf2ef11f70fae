//! Random numbers and choices.

use canasta::Rng;

/// True with this probability, in percent.
pub fn chance(rng: &mut impl Rng, percent: u32) -> bool {
    rng.next_below(100) < percent
}

/// A number from `low` to `high`, inclusive.
pub fn between(rng: &mut impl Rng, low: usize, high: usize) -> usize {
    low + below(rng, high + 1 - low)
}

/// A number below `bound` (at least 1), for indices.
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    canasta::must_fit::<usize>(rng.next_below(canasta::must_fit::<u32>(bound)))
}
