//! Kinds: what the rules tell apart. Suits matter only to split the threes, so 54 faces become 15 kinds.

/// What the rules tell apart. The number of a natural kind is its rank: four is 4, ace is 14.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// Wild, 50 points.
    Joker,
    /// Wild, 20 points.
    Two,
    /// A bonus card, never in a meld.
    RedThree,
    /// Stops the next player; melded only when going out.
    BlackThree,
    /// 5 points, like all kinds up to seven.
    Four,
    /// 5 points.
    Five,
    /// 5 points.
    Six,
    /// 5 points.
    Seven,
    /// 10 points, like all kinds up to king.
    Eight,
    /// 10 points.
    Nine,
    /// 10 points.
    Ten,
    /// 10 points.
    Jack,
    /// 10 points.
    Queen,
    /// 10 points.
    King,
    /// 20 points.
    Ace,
}

/// How many kinds there are; [`crate::Counts`] has one lane more.
pub const KINDS: usize = 15;

/// A bit for each kind of [`Kind::NATURALS`].
pub(crate) const NATURAL_RANKS: u16 = ((1 << KINDS) - 1) & !((1 << Kind::Four.index()) - 1);

/// One for each kind of [`Kind::NATURALS`], by [`Kind::index`].
pub(crate) const NATURAL_LANES: [u8; 16] = [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0];

const VALUES: [u8; 16] = [50, 20, 0, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 0];

impl Kind {
    /// All kinds in the order of their numbers.
    pub const ALL: [Self; KINDS] = [
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

    /// The kinds that make ordinary melds: fours to aces.
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

    /// A number below [`KINDS`], the lane in [`crate::Counts`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind of a lane; `None` from 15 on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < KINDS { Some(Self::ALL[index]) } else { None }
    }

    /// Jokers and twos.
    #[inline]
    pub const fn is_wild(self) -> bool {
        (self as u8) < 2
    }

    /// Fours to aces: the cards ordinary melds are made of.
    #[inline]
    pub const fn is_natural(self) -> bool {
        self as u8 >= 4
    }

    /// Points of one card on the table or in the hand (rules.md §2); a red three has only its bonus.
    #[inline]
    pub const fn value(self) -> i32 {
        VALUES[self as usize] as i32
    }

    /// How many cards of this kind two packs with four jokers hold.
    pub const fn in_packs(self) -> u8 {
        match self {
            Self::Joker | Self::RedThree | Self::BlackThree => 4,
            _ => 8,
        }
    }
}

/// The kinds of a set of bits, lowest first.
#[inline]
pub(crate) fn ranks_in(mut bits: u16) -> impl Iterator<Item = Kind> {
    core::iter::from_fn(move || {
        let kind = *Kind::ALL.get(bits.trailing_zeros() as usize)?;
        bits &= bits.wrapping_sub(1);
        Some(kind)
    })
}
