//! Reasons for a frozen pile. [`Public::frozen_for`](crate::Public::frozen_for) applies them.

use crate::Kind;

/// The reason why a side needs two natural cards from the hand to take the pile.
///
/// ```
/// use canasta::{Frozen, Kind};
///
/// assert_eq!(Frozen::By(Kind::Two).to_string(), "frozen by 2");
/// assert_eq!(Frozen::NoInitialMeld.to_string(), "not-opened");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frozen {
    /// The lowest card in the pile that freezes it.
    By(Kind),
    /// The side has no meld yet.
    NoInitialMeld,
}
