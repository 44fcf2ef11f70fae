//! Why a pile is frozen. Whether it is, the table knows: [`Public::frozen_for`](crate::Public::frozen_for).

use crate::Kind;

/// Why a side may take the pile only with two natural cards from the hand.
///
/// ```
/// use canasta::{Frozen, Kind};
///
/// assert_eq!(Frozen::By(Kind::Two).to_string(), "frozen by 2");
/// assert_eq!(Frozen::NotOpened.to_string(), "not-opened");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frozen {
    /// This card lies in the pile (the lowermost that freezes it).
    By(Kind),
    /// The side has not opened.
    NotOpened,
}
