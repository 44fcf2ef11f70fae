//! Seats and sides.

use alloc::borrow::ToOwned as _;
use core::fmt;
use core::str::FromStr;

use crate::ParseError;
use crate::text::number;

/// A seat at the table, 0 … players−1, clockwise.
///
/// ```
/// use canasta::{Players, Seat};
///
/// assert_eq!(Players::FOUR.next_seat(Seat(3)), Seat(0));
/// assert_eq!("2".parse(), Ok(Seat(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(pub u8);

/// A partnership or a lone player, 0 … sides−1. Seat 0 is on side 0.
///
/// ```
/// use canasta::{Players, Seat, Side};
///
/// assert_eq!(Players::FOUR.side_of(Seat(2)), Side(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Side(pub u8);

impl Seat {
    /// The index into arrays by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Side {
    /// The index into arrays by side.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The maximum number of seats.
///
/// ```
/// let six = canasta::Players::new(6).expect("2 to 6");
/// assert_eq!(six.seats().count(), canasta::MAX_SEATS);
/// ```
pub const MAX_SEATS: usize = 6;

/// The number of players, 2 … 6. Four and six play in two partnerships and sit alternately; others play alone.
///
/// ```
/// use canasta::{Players, Seat};
///
/// let six = Players::new(6).expect("2 to 6");
/// assert_eq!((six.count(), six.sides(), six.side_size()), (6, 2, 3));
/// assert_eq!(six.partner_of(Seat(1)), Some(Seat(3)));
/// assert_eq!(Players::new(7), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Players(u8);

impl Players {
    /// Four players in two partnerships.
    pub const FOUR: Self = Self(4);

    /// A number of players; `None` unless it is 2 to 6.
    pub const fn new(players: u8) -> Option<Self> {
        if players >= 2 && players <= 6 { Some(Self(players)) } else { None }
    }

    /// The number of seats.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The number of sides.
    #[inline]
    pub const fn sides(self) -> u8 {
        match self.0 {
            4 | 6 => 2,
            n => n,
        }
    }

    /// The opponents of a side; `None` if there are more than two sides.
    pub const fn other_side(self, side: Side) -> Option<Side> {
        match (self.sides(), side.0) {
            (2, 0) => Some(Side(1)),
            (2, 1) => Some(Side(0)),
            _ => None,
        }
    }

    /// The number of players on a side.
    pub const fn side_size(self) -> u8 {
        match self.0 {
            4 => 2,
            6 => 3,
            _ => 1,
        }
    }

    /// The side of a seat.
    #[inline]
    pub const fn side_of(self, seat: Seat) -> Side {
        // With two sides, partners sit in every other seat. Otherwise each seat is a side.
        match self.0 {
            4 | 6 => Side(seat.0 & 1),
            _ => Side(seat.0),
        }
    }

    /// The next seat clockwise.
    #[inline]
    pub const fn next_seat(self, seat: Seat) -> Seat {
        if seat.0 + 1 >= self.0 { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// The next seat anticlockwise.
    #[inline]
    pub const fn previous_seat(self, seat: Seat) -> Seat {
        if seat.0 == 0 { Seat(self.0 - 1) } else { Seat(seat.0 - 1) }
    }

    /// The next partner clockwise; `None` for a player without a partner.
    /// [`Public::partner_of`](crate::Public::partner_of) follows the direction of play.
    pub const fn partner_of(self, seat: Seat) -> Option<Seat> {
        if self.side_size() == 1 { None } else { Some(Seat((seat.0 + self.sides()) % self.0)) }
    }

    /// All seats in order, from 0.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..self.0).map(Seat)
    }

    /// All seats once, clockwise, starting after `seat`.
    pub fn seats_after(self, seat: Seat) -> impl Iterator<Item = Seat> {
        (1..=self.0).map(move |step| Seat((seat.0 + step) % self.0))
    }

    /// All sides in order, from 0.
    pub fn all_sides(self) -> impl Iterator<Item = Side> {
        (0..self.sides()).map(Side)
    }

    /// The index into arrays by number of players, 2 … 6.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 2
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        number(text, SEAT_LIMIT).map(Self)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Side {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        number(text, SEAT_LIMIT).map(Self)
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.count().fmt(f)
    }
}

impl FromStr for Players {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let players = number(text, SEAT_LIMIT + 1).ok().and_then(Self::new);
        players.ok_or_else(|| ParseError::Number(text.trim().to_owned()))
    }
}

/// [`MAX_SEATS`] as `u8`.
const SEAT_LIMIT: u8 = 6;
