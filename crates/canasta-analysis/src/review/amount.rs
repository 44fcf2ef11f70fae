//! Parts of a result as whole numbers that add up exactly.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// A part of a result from one side's view: points relative to the mean of the other sides, and the change in the
/// chance to win. The numbers are whole, so that sums are exact.
///
/// ```
/// use crate::review::Amount;
///
/// let luck = Amount::rounded(120.25, 0.012);
/// let skill = Amount::rounded(-20.0, -0.002);
/// assert_eq!(luck + skill, Amount { points: 100_250, chance: 1_000_000 });
/// assert_eq!((luck.in_points(), luck.in_percent()), (120.25, 1.2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Amount {
    /// Thousandths of a point.
    pub points: i64,
    /// Millionths of a percentage point: certainty is 100,000,000.
    pub chance: i64,
}

/// Units in a point.
const POINT: f64 = 1000.0;

/// Units in certainty.
const CERTAINTY: f64 = 100_000_000.0;

/// Units in a percentage point.
const PERCENT: f64 = 1_000_000.0;

impl Amount {
    /// Zero.
    pub const NONE: Self = Self { points: 0, chance: 0 };

    /// Rounds points and a chance (from 0 to 1) to whole units.
    pub fn rounded(points: f64, chance: f64) -> Self {
        Self { points: whole(points * POINT), chance: whole(chance * CERTAINTY) }
    }

    /// The points.
    pub fn in_points(self) -> f64 {
        self.points as f64 / POINT
    }

    /// The chance in percentage points.
    pub fn in_percent(self) -> f64 {
        self.chance as f64 / PERCENT
    }
}

#[expect(clippy::cast_possible_truncation, reason = "rounded, and float casts saturate")]
fn whole(n: f64) -> i64 {
    n.round() as i64
}

impl Add for Amount {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { points: self.points + other.points, chance: self.chance + other.chance }
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Neg for Amount {
    type Output = Self;

    fn neg(self) -> Self {
        Self { points: -self.points, chance: -self.chance }
    }
}

impl Sub for Amount {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::NONE, Self::add)
    }
}
