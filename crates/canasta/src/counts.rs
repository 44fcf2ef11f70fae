//! Card counts by kind: a hand as the rules see it.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use crate::kind::{KIND_COUNT, Kind};
use crate::text::separated;
use crate::{ParseError, RuleSet};

/// The number of cards of each kind, in 15 lanes. A sixteenth lane is always zero.
///
/// ```
/// use canasta::{Counts, Kind, RuleSet};
///
/// let hand: Counts = "K K K 2 X 4".parse()?;
/// assert_eq!((hand.of(Kind::King), hand.wilds(), hand.total()), (3, 2, 6));
/// assert_eq!(hand.points(&RuleSet::HOYLE), 30 + 20 + 50 + 5);
/// let kings: Counts = [Kind::King; 3].into_iter().collect();
/// assert!(hand.covers(&kings));
/// assert_eq!(hand.minus(&kings).to_string(), "X 2 4");
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counts([u8; 16]);

impl Counts {
    /// No cards.
    pub const NONE: Self = Self([0; 16]);

    /// The number of cards of a kind.
    #[inline]
    pub const fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// The raw lanes, by [`Kind::index`].
    #[inline]
    pub const fn lanes(&self) -> &[u8; 16] {
        &self.0
    }

    #[inline]
    pub(crate) const fn from_lanes(lanes: [u8; 16]) -> Self {
        Self(lanes)
    }

    /// Sets the number of cards of a kind.
    #[inline]
    pub fn set(&mut self, kind: Kind, count: u8) {
        self.0[kind.index()] = count;
    }

    /// Adds one card.
    #[inline]
    pub fn add_one(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    /// Removes one card, which must be there.
    #[inline]
    pub fn take_one(&mut self, kind: Kind) {
        debug_assert!(self.of(kind) > 0);
        self.0[kind.index()] -= 1;
    }

    /// The total number of cards.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The sum of all lanes. It can exceed 255, because lanes don't always count cards.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "takes the two halves, and the sum fits in 16 bits")]
    pub(crate) const fn sum(&self) -> u16 {
        const EVERY_SECOND: u128 = 0x00ff_00ff_00ff_00ff_00ff_00ff_00ff_00ff;
        const ONES: u64 = 0x0001_0001_0001_0001;
        let lanes = u128::from_le_bytes(self.0);
        let pairs = (lanes & EVERY_SECOND) + (lanes >> 8 & EVERY_SECOND);
        let fours = (pairs as u64) + (pairs >> 64) as u64;
        (fours.wrapping_mul(ONES) >> 48) as u16
    }

    /// The points of all cards.
    #[inline]
    pub fn points(&self, rules: &RuleSet) -> i32 {
        Kind::ALL.iter().map(|&kind| i32::from(self.of(kind)) * rules.value(kind)).sum()
    }

    /// The number of jokers and twos.
    #[inline]
    pub const fn wilds(&self) -> u8 {
        self.0[0] + self.0[1]
    }

    /// Whether there are no cards.
    #[inline]
    pub fn is_empty(&self) -> bool {
        u128::from_le_bytes(self.0) == 0
    }

    /// Bit mask of the kinds with at least one card, by [`Kind::index`].
    #[inline]
    pub(crate) const fn mask(&self) -> u16 {
        self.at_least(1)
    }

    /// Bit mask of the kinds with at least one card here, in `first` or in `second`.
    #[inline]
    pub(crate) const fn mask_with(&self, first: &Self, second: &Self) -> u16 {
        lanes_reaching(u128::from_le_bytes(self.0) | u128::from_le_bytes(first.0) | u128::from_le_bytes(second.0), 1)
    }

    /// Bit mask of the kinds with at least `min` cards (1 to 128), by [`Kind::index`].
    #[inline]
    pub(crate) const fn at_least(&self, min: u8) -> u16 {
        lanes_reaching(u128::from_le_bytes(self.0), min)
    }

    /// Whether these cards include all of `other`.
    #[inline]
    pub fn covers(&self, other: &Self) -> bool {
        let mut is_missing = false;
        for lane in 0..16 {
            is_missing |= self.0[lane] < other.0[lane];
        }
        !is_missing
    }

    /// The cards of both.
    #[inline]
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        let mut sum = *self;
        for lane in 0..16 {
            sum.0[lane] += other.0[lane];
        }
        sum
    }

    /// The cards left after removing `other`. Saturates at zero.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        let mut rest = *self;
        for lane in 0..16 {
            rest.0[lane] = rest.0[lane].saturating_sub(other.0[lane]);
        }
        rest
    }

    /// The kinds with at least one card, and their counts.
    ///
    /// ```
    /// # use canasta::{Counts, Kind};
    /// let hand: Counts = "4 4 X".parse()?;
    /// assert!(hand.iter().eq([(Kind::Joker, 1), (Kind::Four, 2)]));
    /// # Ok::<(), canasta::ParseError>(())
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        let mut mask = self.mask();
        core::iter::from_fn(move || {
            let lane = mask.trailing_zeros() as usize;
            mask &= mask.wrapping_sub(1);
            let kind = *Kind::ALL.get(lane)?;
            Some((kind, self.of(kind)))
        })
    }

    /// All cards one by one, ordered by kind.
    pub fn cards(&self) -> impl Iterator<Item = Kind> + '_ {
        self.iter().flat_map(|(kind, n)| core::iter::repeat_n(kind, usize::from(n)))
    }

    /// All 108 cards of two packs with four jokers.
    ///
    /// ```
    /// # use canasta::{Counts, DECK_SIZE};
    /// assert_eq!(usize::from(Counts::packs().total()), DECK_SIZE);
    /// ```
    pub fn packs() -> Self {
        let mut all = Self::NONE;
        for kind in Kind::ALL {
            all.set(kind, kind.in_packs());
        }
        debug_assert_eq!(KIND_COUNT, Kind::ALL.len());
        all
    }
}

/// A bit for each of the 16 lanes with a value of at least `min` (1 to 128). A word holds eight lanes. Adding
/// `128 - min` sets the top bit of those that reach it, and a multiplication gathers the eight top bits in the top
/// byte. Compilers don't turn a loop over the lanes into code this short.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "takes the two halves, and 16 bits are left")]
const fn lanes_reaching(lanes: u128, min: u8) -> u16 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const LOW: u64 = 0x7f * ONES;
    const TOP: u64 = 0x80 * ONES;
    const GATHER: u64 = 0x0002_0408_1020_4081;
    let add = (128 - min as u64) * ONES;
    let low = lanes as u64;
    let high = (lanes >> 64) as u64;
    let low = ((((low & LOW) + add) | low) & TOP).wrapping_mul(GATHER) >> 56;
    let high = ((((high & LOW) + add) | high) & TOP).wrapping_mul(GATHER) >> 48;
    (low | high & 0xff00) as u16
}

impl FromIterator<Kind> for Counts {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut counts = Self::NONE;
        for kind in kinds {
            counts.add_one(kind);
        }
        counts
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() { f.write_char('-') } else { separated(f, self.cards(), " ") }
    }
}

/// The text form in brackets: `[4 4 K X]`.
impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Counts {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut counts = Self::NONE;
        if text.trim() == "-" {
            return Ok(counts);
        }
        for word in text.split_whitespace() {
            let kind: Kind = word.parse()?;
            if counts.of(kind) == u8::MAX {
                return Err(ParseError::TooManyCards);
            }
            counts.add_one(kind);
        }
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_lanes() {
        let lanes = core::array::from_fn(|lane| if lane % 2 == 0 { 255 } else { u8::try_from(lane).unwrap() });
        assert_eq!(Counts(lanes).sum(), 8 * 255 + 64);
        assert_eq!(Counts([255; 16]).sum(), 16 * 255);
    }

    #[test]
    fn masks_have_the_bit_of_each_lane() {
        for kind in Kind::ALL {
            for count in [0, 1, 2, 3, 8, 108, 127, 128, 200, 255] {
                for others in [0, 1, 2, 255] {
                    let mut counts = Counts([others; 16]);
                    counts.set(kind, count);
                    for min in 1..=4 {
                        let lanes = counts.lanes().iter().rev();
                        let expect = lanes.fold(0, |bits, &lane| bits << 1 | u16::from(lane >= min));
                        assert_eq!(counts.at_least(min), expect, "{count} of {kind:?}, at least {min}");
                    }
                }
            }
        }
    }
}
