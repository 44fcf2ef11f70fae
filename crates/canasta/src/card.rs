//! Card faces: the 54 pictures a player sees. The rules use [`Kind`]s instead, and [`CardDeal`](crate::CardDeal) adds
//! the faces.

use crate::Kind;

/// A suit. It matters only for the colour of threes and in the draw for seats.
///
/// ```
/// use canasta::Suit;
///
/// assert_eq!("H".parse(), Ok(Suit::Hearts));
/// assert!(Suit::ALL.into_iter().filter(|suit| suit.is_red()).eq([Suit::Hearts, Suit::Diamonds]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// Spades, highest in the draw for seats.
    Spades,
    /// Hearts, second in the draw for seats.
    Hearts,
    /// Diamonds, third in the draw for seats.
    Diamonds,
    /// Clubs, lowest in the draw for seats.
    Clubs,
}

impl Suit {
    /// The four suits, highest first.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// Hearts and diamonds.
    pub const fn is_red(self) -> bool {
        matches!(self, Self::Hearts | Self::Diamonds)
    }
}

/// One of the 54 faces. The two packs contain each face twice, which makes 108 cards.
///
/// ```
/// use canasta::{Card, Kind, Suit};
///
/// let ten: Card = "TD".parse()?;
/// assert_eq!((ten.rank(), ten.suit()), (Some(10), Some(Suit::Diamonds)));
/// assert_eq!(ten.kind(), Kind::Ten);
/// assert_eq!(Card::RED_JOKER.to_string(), "XR");
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The number of different faces.
    pub const FACE_COUNT: usize = 54;
    /// The red joker, `XR`.
    pub const RED_JOKER: Self = Self(52);
    /// The black joker, `XB`.
    pub const BLACK_JOKER: Self = Self(53);

    /// A suited card. `rank` is 2 to 10, 11 (jack), 12 (queen), 13 (king) or 14 (ace). `None` outside that range.
    ///
    /// ```
    /// # use canasta::{Card, Kind, Suit};
    /// let three = Card::suited(3, Suit::Hearts).expect("a rank from 2 to 14");
    /// assert_eq!(three.kind(), Kind::RedThree);
    /// assert_eq!(Card::suited(1, Suit::Hearts), None);
    /// ```
    pub const fn suited(rank: u8, suit: Suit) -> Option<Self> {
        if rank < 2 || rank > 14 { None } else { Some(Self((rank - 2) * 4 + suit as u8)) }
    }

    /// All 54 faces in a fixed order: twos to aces, spades to clubs within a rank, then the red and the black joker.
    ///
    /// ```
    /// # use canasta::Card;
    /// assert_eq!(Card::all().count(), Card::FACE_COUNT);
    /// assert!(Card::all().enumerate().all(|(place, card)| card.index() == place));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        (0..54).map(Self)
    }

    /// The position in [`Card::all`], 0 … 53.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card at a position in [`Card::all`]; `None` if the position is 54 or more.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 54 { Some(Self(index)) } else { None }
    }

    /// The suit; `None` for jokers.
    pub const fn suit(self) -> Option<Suit> {
        if self.0 >= 52 { None } else { Some(Suit::ALL[(self.0 % 4) as usize]) }
    }

    /// The rank, 2 … 14 (ace); `None` for jokers.
    pub const fn rank(self) -> Option<u8> {
        if self.0 >= 52 { None } else { Some(self.0 / 4 + 2) }
    }

    /// The card's kind, the only part that the rules use.
    pub const fn kind(self) -> Kind {
        match self.rank() {
            None => Kind::Joker,
            Some(2) => Kind::Two,
            Some(3) => match self.suit() {
                Some(Suit::Hearts | Suit::Diamonds) => Kind::RedThree,
                _ => Kind::BlackThree,
            },
            Some(rank) => Kind::ALL[rank as usize],
        }
    }
}
