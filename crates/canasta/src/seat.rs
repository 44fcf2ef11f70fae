//! Seats and sides.

use alloc::borrow::ToOwned as _;
use core::fmt;
use core::str::FromStr;

use crate::rules::FivePlayers;
use crate::text::number;
use crate::{ParseError, RuleSet};

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

/// The number of players, 2 … 6, and their sides. Four and six play in two partnerships and sit alternately. Five play
/// alone, or three against two with one of the three sitting out. Others play alone.
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

/// The bits of [`Players`] with the number of players.
const COUNT_BITS: u8 = 0b111;

/// The bit of [`Players`] for five players in two sides.
const TWO_SIDES_BIT: u8 = 1 << 3;

/// The lowest bit of [`Players`] for the seat that sits out, plus one.
const OUT_SHIFT: u8 = 4;

/// The seat of five that takes the place of the seat that sits out.
pub(crate) const FIFTH_SEAT: Seat = Seat(4);

impl Players {
    /// Four players in two partnerships.
    pub const FOUR: Self = Self(4);

    /// Five players in two sides: seats 0, 2 and 4 against 1 and 3. In a deal, one of the three sits out: see
    /// [`Players::without`].
    ///
    /// ```
    /// use canasta::{Players, Seat, Side};
    ///
    /// let players = Players::THREE_AGAINST_TWO;
    /// assert_eq!((players.count(), players.sides(), players.side_of(Seat(4))), (5, 2, Side(0)));
    /// ```
    pub const THREE_AGAINST_TWO: Self = Self(5 | TWO_SIDES_BIT);

    /// A number of players; `None` unless it is 2 to 6.
    pub const fn new(players: u8) -> Option<Self> {
        if players >= 2 && players <= 6 { Some(Self(players)) } else { None }
    }

    /// Players with this number of seats and sides. `None` if there are no such players.
    ///
    /// ```
    /// use canasta::Players;
    ///
    /// assert_eq!(Players::with_sides(5, 2), Some(Players::THREE_AGAINST_TWO));
    /// assert_eq!(Players::with_sides(4, 2), Some(Players::FOUR));
    /// assert_eq!(Players::with_sides(4, 4), None);
    /// ```
    pub fn with_sides(players: usize, sides: usize) -> Option<Self> {
        let count = u8::try_from(players).ok().and_then(Self::new)?;
        [count, Self::THREE_AGAINST_TWO]
            .into_iter()
            .find(|known| known.count() == count.count() && usize::from(known.sides()) == sides)
    }

    /// The same number of players, in the sides that the rules form.
    ///
    /// ```
    /// use canasta::{Players, RuleSet, rules::FivePlayers};
    ///
    /// let rules = RuleSet { five_players: FivePlayers::TwoSides, ..RuleSet::HOYLE };
    /// let five = Players::new(5).expect("2 to 6");
    /// assert_eq!(five.under(&rules), Players::THREE_AGAINST_TWO);
    /// assert_eq!(five.under(&RuleSet::HOYLE), five);
    /// ```
    #[must_use]
    pub const fn under(self, rules: &RuleSet) -> Self {
        match (self.count(), rules.five_players) {
            (5, FivePlayers::TwoSides) if !self.are_three_against_two() => Self::THREE_AGAINST_TWO,
            (5, FivePlayers::Individuals) => Self(5),
            _ => self,
        }
    }

    /// Whether these are five players in two sides.
    #[inline]
    pub const fn are_three_against_two(self) -> bool {
        self.0 & TWO_SIDES_BIT != 0
    }

    /// The players of a deal in which `seat` sits out. Seat 4 takes its place in the order of play. `None` unless the
    /// seat belongs to the three of [`Players::THREE_AGAINST_TWO`].
    ///
    /// ```
    /// use canasta::{Players, Seat};
    ///
    /// let players = Players::THREE_AGAINST_TWO.without(Seat(2)).expect("one of the three");
    /// assert_eq!(players.sits_out(), Some(Seat(2)));
    /// assert_eq!((players.next_seat(Seat(1)), players.next_seat(Seat(4))), (Seat(4), Seat(3)));
    /// assert_eq!(Players::THREE_AGAINST_TWO.without(Seat(1)), None);
    /// ```
    pub const fn without(self, seat: Seat) -> Option<Self> {
        match seat.0 {
            0 | 2 | 4 if self.are_three_against_two() => {
                Some(Self(Self::THREE_AGAINST_TWO.0 | (seat.0 + 1) << OUT_SHIFT))
            }
            _ => None,
        }
    }

    /// The players of the game, without the seat that sits out one of its deals.
    #[must_use]
    pub const fn of_game(self) -> Self {
        if self.are_three_against_two() { Self::THREE_AGAINST_TWO } else { self }
    }

    /// The seat that sits out the deal; `None` if everyone plays.
    #[inline]
    pub const fn sits_out(self) -> Option<Seat> {
        match self.0 >> OUT_SHIFT {
            0 => None,
            number => Some(Seat(number - 1)),
        }
    }

    /// The players of a deal under these rules. If one of five must sit out but no one does, seat 4 does, or seat 0 if
    /// seat 4 deals.
    #[must_use]
    pub const fn of_deal(self, rules: &RuleSet, dealer: Seat) -> Self {
        let players = self.under(rules);
        if players.sits_out().is_some() {
            return players;
        }
        let out = if dealer.0 == FIFTH_SEAT.0 { Seat(0) } else { FIFTH_SEAT };
        match players.without(out) {
            Some(players) => players,
            None => players,
        }
    }

    /// The number of seats.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0 & COUNT_BITS
    }

    /// The number of seats that play. One less than [`Players::count`] if a seat sits out.
    #[inline]
    pub const fn playing_count(self) -> u8 {
        self.count() - self.sits_out().is_some() as u8
    }

    /// The number of sides.
    #[inline]
    pub const fn sides(self) -> u8 {
        if self.has_two_sides() { 2 } else { self.count() }
    }

    #[inline]
    const fn has_two_sides(self) -> bool {
        // Indexed by the bits for the number of players and two sides, without the seat that sits out.
        const TWO_SIDES: u16 = 1 << 2 | 1 << 4 | 1 << 6 | 1 << Players::THREE_AGAINST_TWO.0;
        TWO_SIDES >> (self.0 & (COUNT_BITS | TWO_SIDES_BIT)) & 1 == 1
    }

    /// The opponents of a side; `None` if there are more than two sides.
    pub const fn other_side(self, side: Side) -> Option<Side> {
        match (self.sides(), side.0) {
            (2, 0) => Some(Side(1)),
            (2, 1) => Some(Side(0)),
            _ => None,
        }
    }

    /// The number of players on a side who play a deal.
    pub const fn side_size(self) -> u8 {
        match self.count() {
            4 => 2,
            5 if self.are_three_against_two() => 2,
            6 => 3,
            _ => 1,
        }
    }

    /// The side of a seat.
    #[inline]
    pub const fn side_of(self, seat: Seat) -> Side {
        // With two sides, partners sit in every other seat. Otherwise each seat is a side.
        if self.has_two_sides() { Side(seat.0 & 1) } else { Side(seat.0) }
    }

    /// The seat with this place in a game of four, and the other way round: seat 4 has the place of the seat that sits
    /// out. Other seats keep theirs.
    #[inline]
    pub const fn place_of(self, seat: Seat) -> Seat {
        match self.sits_out() {
            Some(out) if seat.0 == FIFTH_SEAT.0 => out,
            Some(out) if seat.0 == out.0 => FIFTH_SEAT,
            _ => seat,
        }
    }

    /// The next seat clockwise, among those that play.
    #[inline]
    pub const fn next_seat(self, seat: Seat) -> Seat {
        if self.sits_out().is_some() {
            return self.step_among_four(seat, 1);
        }
        if seat.0 + 1 >= self.count() { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// The next seat anticlockwise, among those that play.
    #[inline]
    pub const fn previous_seat(self, seat: Seat) -> Seat {
        if self.sits_out().is_some() {
            return self.step_among_four(seat, 3);
        }
        if seat.0 == 0 { Seat(self.count() - 1) } else { Seat(seat.0 - 1) }
    }

    /// The seat that many places further clockwise, among the four that play.
    const fn step_among_four(self, seat: Seat, steps: u8) -> Seat {
        self.place_of(Seat((self.place_of(seat).0 + steps) % 4))
    }

    /// The next partner clockwise; `None` for a player without a partner, and for the one who sits out.
    /// [`Public::partner_of`](crate::Public::partner_of) follows the direction of play.
    pub const fn partner_of(self, seat: Seat) -> Option<Seat> {
        if self.side_size() == 1 {
            return None;
        }
        match self.sits_out() {
            Some(out) if out.0 == seat.0 => None,
            Some(_) => Some(self.step_among_four(seat, 2)),
            None if self.are_three_against_two() => Some(match seat.0 {
                4 => Seat(0),
                3 => Seat(1),
                _ => Seat(seat.0 + 2),
            }),
            None => Some(Seat((seat.0 + self.sides()) % self.count())),
        }
    }

    /// All seats in order, from 0.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..self.count()).map(Seat)
    }

    /// The seats that play, in order, from 0.
    pub fn playing(self) -> impl Iterator<Item = Seat> {
        let out = self.sits_out();
        self.seats().filter(move |&seat| Some(seat) != out)
    }

    /// All seats once, clockwise, starting after `seat` and ending with it. If a seat sits out, it comes after those that
    /// play.
    ///
    /// ```
    /// use canasta::{Players, Seat};
    ///
    /// let players = Players::THREE_AGAINST_TWO.without(Seat(2)).expect("one of the three");
    /// assert!(players.seats_after(Seat(0)).eq([1, 4, 3, 2, 0].map(Seat)));
    /// assert!(players.seats_after(Seat(2)).eq([3, 0, 1, 4, 2].map(Seat)));
    /// ```
    pub fn seats_after(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let sits_out = self.sits_out();
        // The seat that sits out looks from the place of the seat that plays for it.
        let from = match sits_out {
            Some(out) if out == seat => {
                if out.0 == FIFTH_SEAT.0 {
                    Seat(3)
                } else {
                    FIFTH_SEAT
                }
            }
            _ => seat,
        };
        let next = move |seat: &Seat| Some(self.next_seat(*seat));
        let playing = core::iter::successors(next(&from), next).take(self.playing_count().into());
        playing.filter(move |&other| other != seat).chain(sits_out.filter(move |&out| out != seat)).chain([seat])
    }

    /// All sides in order, from 0.
    pub fn all_sides(self) -> impl Iterator<Item = Side> {
        (0..self.sides()).map(Side)
    }

    /// The index into arrays by number of players, 2 … 6. Five players in two sides use the values of four.
    #[inline]
    pub const fn index(self) -> usize {
        if self.are_three_against_two() { 2 } else { self.count() as usize - 2 }
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
