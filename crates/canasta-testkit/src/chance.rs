//! Random numbers and choices for everything that is made from a seed.

use canasta::Rng;

/// Whether something with this chance, in per cent, happens.
pub fn chance(rng: &mut impl Rng, percent: u32) -> bool {
    rng.below(100) < percent
}

/// A number from `low` to `high`, both included.
pub fn between(rng: &mut impl Rng, low: usize, high: usize) -> usize {
    low + below(rng, high + 1 - low)
}

/// A number below `bound` (at least 1), for places in lists.
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    canasta::must_fit::<usize>(rng.below(canasta::must_fit::<u32>(bound)))
}
