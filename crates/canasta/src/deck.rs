//! The 108 cards and how they are shuffled. The caller supplies the randomness.

use alloc::vec::Vec;

use crate::Card;

/// The number of cards in two packs with four jokers.
///
/// ```
/// assert_eq!(canasta::deck::fresh().len(), canasta::DECK_SIZE);
/// ```
pub const DECK_SIZE: usize = 108;

/// A source of random bits, supplied by the caller. Tests and the arena use [`SeedRng`].
///
/// ```
/// use canasta::{Rng, deck, faces};
///
/// /// A simple generator. Wrap one from a library or the OS in the same way.
/// struct Mixed(u64);
///
/// impl Rng for Mixed {
///     fn next_u64(&mut self) -> u64 {
///         self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
///         self.0
///     }
/// }
///
/// assert!((0..100).all(|_| Mixed(3).next_below(6) < 6));
/// assert!(faces::is_whole_deck(&deck::shuffled(&mut Mixed(3))));
/// ```
pub trait Rng {
    /// 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// A uniformly distributed number below `bound`, which must be at least 1. It is the high half of a widening
    /// multiplication, with products rejected if they would cause a bias (Lemire, "Fast Random Integer Generation in an
    /// Interval", 2019).
    #[inline]
    fn next_below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        loop {
            let word = self.next_u64() >> 32;
            let product = word * u64::from(bound);
            let high = (product >> 32) as u32;
            #[expect(clippy::cast_possible_truncation, reason = "takes the two halves of the product")]
            let low = product as u32;
            // Computing the threshold needs a division. It is below the bound, so most numbers can be accepted without
            // it.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return high;
            }
        }
    }
}

impl<R: Rng + ?Sized> Rng for &mut R {
    fn next_u64(&mut self) -> u64 {
        (**self).next_u64()
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): small, fast and stable across releases. For tests and benchmarks only. A live
/// table must shuffle with OS randomness, because a 64-bit seed can be reconstructed from one hand.
///
/// ```
/// use canasta::{SeedRng, deck};
///
/// assert_eq!(deck::shuffled(&mut SeedRng::new(7)), deck::shuffled(&mut SeedRng::new(7)));
/// assert_ne!(deck::shuffled(&mut SeedRng::new(7)), deck::shuffled(&mut SeedRng::new(8)));
/// ```
#[derive(Clone, Debug)]
pub struct SeedRng(u64);

impl SeedRng {
    /// A generator that returns the same numbers for the same seed on every machine.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// An independent generator for a numbered part of a run (a deal, a seat), so that parts don't affect each other.
    #[must_use]
    pub fn part(seed: u64, part: u64) -> Self {
        let mut rng = Self(seed ^ part.wrapping_mul(0xD134_2543_DE82_EF95));
        rng.next_u64();
        rng
    }
}

impl Rng for SeedRng {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

/// Shuffles the items uniformly (Fisher–Yates, from the last position down).
///
/// ```
/// use canasta::{SeedRng, shuffle};
///
/// let mut items = [1, 2, 3, 4, 5];
/// shuffle(&mut items, &mut SeedRng::new(3));
/// items.sort_unstable();
/// assert_eq!(items, [1, 2, 3, 4, 5], "no item is lost or duplicated");
/// ```
#[inline]
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        #[expect(clippy::cast_possible_truncation, reason = "no slice here is longer than a deck")]
        let bound = last as u32 + 1;
        items.swap(last, rng.next_below(bound) as usize);
    }
}

/// All 108 cards in a fixed order.
pub fn fresh() -> Vec<Card> {
    Card::all().chain(Card::all()).collect()
}

/// A shuffled deck. The first card is dealt first.
///
/// ```
/// use canasta::{SeedRng, deck, faces};
///
/// assert!(faces::is_whole_deck(&deck::shuffled(&mut SeedRng::new(1))));
/// ```
pub fn shuffled(rng: &mut impl Rng) -> Vec<Card> {
    let mut deck = fresh();
    shuffle(&mut deck, rng);
    deck
}
