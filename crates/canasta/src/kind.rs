//! Card kinds, which are all the rules distinguish. Suits matter only for threes, so 54 faces make 15 kinds.

use crate::RuleSet;

/// A card as the rules see it. The discriminant of a natural kind is its rank: four is 4, ace is 14.
///
/// ```
/// use canasta::Kind;
///
/// assert!(Kind::Two.is_wild() && Kind::Ace.is_natural() && !Kind::BlackThree.is_natural());
/// assert_eq!([Kind::Joker, Kind::Two, Kind::Four, Kind::Ten].map(Kind::standard_value), [50, 20, 5, 10]);
/// assert_eq!("3R".parse(), Ok(Kind::RedThree));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// Wild.
    Joker,
    /// Wild.
    Two,
    /// A bonus card, never in a meld.
    RedThree,
    /// Blocks the pile for the next player; melded only when going out.
    BlackThree,
    /// A low card, like all kinds up to seven.
    Four,
    /// A low card.
    Five,
    /// A low card.
    Six,
    /// A low card.
    Seven,
    /// A high card, like all kinds up to king.
    Eight,
    /// A high card.
    Nine,
    /// A high card.
    Ten,
    /// A high card.
    Jack,
    /// A high card.
    Queen,
    /// A high card.
    King,
    /// Usually worth as much as a two.
    Ace,
}

/// The number of kinds. [`crate::Counts`] has one more lane.
pub const KIND_COUNT: usize = 15;

/// Bit mask of [`Kind::NATURALS`].
pub(crate) const NATURAL_RANKS: u16 = ((1 << KIND_COUNT) - 1) & !((1 << Kind::Four.index()) - 1);

/// By [`Kind::index`]: 1 for each kind of [`Kind::NATURALS`], else 0.
pub(crate) const NATURAL_LANES: [u8; 16] = [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0];

/// By [`Kind::index`]: the place of the value in [`RuleSet::card_values`]. A red three has none.
pub(crate) const VALUE_PLACES: [u8; 16] = [0, 1, NO_VALUE, 5, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 2, NO_VALUE];

const NO_VALUE: u8 = u8::MAX;

impl Kind {
    /// All kinds, ordered by index.
    pub const ALL: [Self; KIND_COUNT] = [
        Self::Joker,
        Self::Two,
        Self::RedThree,
        Self::BlackThree,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// The kinds of ordinary melds: fours to aces.
    pub const NATURALS: [Self; 11] = [
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// The index, below [`KIND_COUNT`]. It is also the lane in [`crate::Counts`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this index; `None` if it is 15 or more.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < KIND_COUNT { Some(Self::ALL[index]) } else { None }
    }

    /// Whether this is a joker or a two.
    #[inline]
    pub const fn is_wild(self) -> bool {
        (self as u8) < 2
    }

    /// Whether this is a four to an ace, the cards of ordinary melds.
    #[inline]
    pub const fn is_natural(self) -> bool {
        self as u8 >= 4
    }

    /// The points of one card in every preset, for estimates. House rules can change them: see [`RuleSet::value`].
    #[inline]
    pub const fn standard_value(self) -> i32 {
        RuleSet::BASE.value(self)
    }

    /// The number of cards of this kind in two packs with four jokers.
    ///
    /// ```
    /// # use canasta::{DECK_SIZE, Kind};
    /// let cards: usize = Kind::ALL.into_iter().map(|kind| usize::from(kind.in_packs())).sum();
    /// assert_eq!(cards, DECK_SIZE);
    /// ```
    pub const fn in_packs(self) -> u8 {
        match self {
            Self::Joker | Self::RedThree | Self::BlackThree => 4,
            _ => 8,
        }
    }
}

/// The kinds in a bit set, lowest first.
#[inline]
pub(crate) fn ranks_in(mut bits: u16) -> impl Iterator<Item = Kind> {
    core::iter::from_fn(move || {
        let kind = *Kind::ALL.get(bits.trailing_zeros() as usize)?;
        bits &= bits.wrapping_sub(1);
        Some(kind)
    })
}
