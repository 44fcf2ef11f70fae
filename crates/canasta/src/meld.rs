//! Melds by rank, on the table or in one action. Canastas are derived from melds and never stored.

mod text;

use crate::illegal::{Illegal, Threes, WhichMeld};
use crate::{Counts, Kind, RuleSet};
pub(crate) use text::MeldCards;

/// The minimum size of a canasta.
pub const CANASTA_SIZE: u8 = 7;
/// The minimum number of natural cards in a canasta.
pub const CANASTA_NATURALS: u8 = 4;
/// The minimum size of a meld.
pub const MELD_SIZE: u8 = 3;
/// The minimum number of natural cards in a meld.
pub const MELD_NATURALS: u8 = 2;
/// The maximum number of wild cards in a meld of any size.
pub const MELD_WILDS: u8 = 3;

/// One meld, or the part of it that one action adds.
///
/// ```
/// use canasta::{Canasta, Kind, Meld, RuleSet};
///
/// let meld = Meld { naturals: 5, jokers: 1, twos: 1 };
/// assert_eq!((meld.size(), meld.wilds()), (7, 2));
/// assert_eq!(meld.canasta(), Some(Canasta::Mixed));
/// assert_eq!(meld.points(Kind::King, &RuleSet::HOYLE), 50 + 50 + 20);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Meld {
    /// The number of cards of the rank.
    pub naturals: u8,
    /// The number of jokers.
    pub jokers: u8,
    /// The number of twos.
    pub twos: u8,
}

/// The type of a canasta, which determines its bonus.
///
/// ```
/// use canasta::{Canasta, Meld};
///
/// let canasta = |naturals, twos| Meld { naturals, jokers: 0, twos }.canasta();
/// assert_eq!(canasta(7, 0), Some(Canasta::Natural));
/// assert_eq!(canasta(4, 3), Some(Canasta::Mixed));
/// assert_eq!(canasta(6, 0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Canasta {
    /// Seven or more cards of the rank and no wild card.
    Natural,
    /// Seven or more cards, at least four of the rank, and wild cards.
    Mixed,
}

impl Meld {
    /// The number of wild cards.
    #[inline]
    pub const fn wilds(self) -> u8 {
        self.jokers + self.twos
    }

    /// The number of cards.
    #[inline]
    pub const fn size(self) -> u8 {
        self.naturals + self.jokers + self.twos
    }

    /// Whether it has no cards, which means that there is no such meld.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.size() == 0
    }

    /// The cards of both as one meld.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            naturals: self.naturals + other.naturals,
            jokers: self.jokers + other.jokers,
            twos: self.twos + other.twos,
        }
    }

    /// The type of canasta; `None` if the meld isn't one.
    #[inline]
    pub const fn canasta(self) -> Option<Canasta> {
        if self.size() < CANASTA_SIZE || self.naturals < CANASTA_NATURALS {
            None
        } else if self.wilds() == 0 {
            Some(Canasta::Natural)
        } else {
            Some(Canasta::Mixed)
        }
    }

    /// Points of the cards, without bonuses.
    #[inline]
    pub const fn points(self, rank: Kind, rules: &RuleSet) -> i32 {
        self.naturals as i32 * rules.value(rank)
            + self.jokers as i32 * rules.value(Kind::Joker)
            + self.twos as i32 * rules.value(Kind::Two)
    }

    /// The number of wild cards that can still be added.
    #[inline]
    pub const fn room_for_wilds(self, rules: &RuleSet) -> u8 {
        self.room_for_wilds_with(0, rules)
    }

    /// The number of wild cards that can still be added together with `naturals` natural cards.
    #[inline]
    pub const fn room_for_wilds_with(self, naturals: u8, rules: &RuleSet) -> u8 {
        if !rules.wilds_on_natural_canasta && matches!(self.canasta(), Some(Canasta::Natural)) {
            return 0;
        }
        rules.max_wilds(self.naturals + naturals).saturating_sub(self.wilds())
    }
}

/// The melds of one side, or the cards that one action adds, by rank. There is at most one meld per rank.
///
/// ```
/// use canasta::{Kind, Meld, Melds, RuleSet};
///
/// let melds: Melds = "4 4 4 X / K K K K K K K".parse()?;
/// assert_eq!(melds.meld(Kind::Four), Meld { naturals: 3, jokers: 1, twos: 0 });
/// assert_eq!((melds.iter().count(), melds.canastas()), (2, 1));
/// assert_eq!(melds.points(&RuleSet::HOYLE), 15 + 50 + 70);
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Melds {
    naturals: Counts,
    jokers: Counts,
    twos: Counts,
}

impl Melds {
    /// No melds.
    pub const NONE: Self = Self { naturals: Counts::NONE, jokers: Counts::NONE, twos: Counts::NONE };

    /// The meld of a rank; empty if there is none.
    #[inline]
    pub const fn meld(&self, rank: Kind) -> Meld {
        Meld { naturals: self.naturals.of(rank), jokers: self.jokers.of(rank), twos: self.twos.of(rank) }
    }

    /// Replaces the meld of a rank.
    #[inline]
    pub fn set(&mut self, rank: Kind, meld: Meld) {
        self.naturals.set(rank, meld.naturals);
        self.jokers.set(rank, meld.jokers);
        self.twos.set(rank, meld.twos);
    }

    /// A single meld.
    #[inline]
    pub fn only(rank: Kind, meld: Meld) -> Self {
        let mut melds = Self::NONE;
        melds.set(rank, meld);
        melds
    }

    /// Whether there are no melds.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.naturals.is_empty() && self.jokers.is_empty() && self.twos.is_empty()
    }

    /// Both sets of melds, added rank by rank.
    #[inline]
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self {
            naturals: self.naturals.plus(&other.naturals),
            jokers: self.jokers.plus(&other.jokers),
            twos: self.twos.plus(&other.twos),
        }
    }

    /// The melds, lowest rank first.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, Meld)> + '_ {
        let mut ranks = self.ranks();
        core::iter::from_fn(move || {
            let rank = *Kind::ALL.get(ranks.trailing_zeros() as usize)?;
            ranks &= ranks.wrapping_sub(1);
            Some((rank, self.meld(rank)))
        })
    }

    /// Bit mask of the ranks with a meld, by [`Kind::index`].
    #[inline]
    pub fn ranks(&self) -> u16 {
        self.naturals.mask_with(&self.jokers, &self.twos)
    }

    /// All cards. Wild cards keep their own kind.
    #[inline]
    pub fn cards(&self) -> Counts {
        let mut cards = self.naturals;
        // `sum` needs fewer instructions here than `total`.
        cards.set(Kind::Joker, cards.of(Kind::Joker) + crate::must_fit::<u8>(self.jokers.sum()));
        cards.set(Kind::Two, cards.of(Kind::Two) + crate::must_fit::<u8>(self.twos.sum()));
        cards
    }

    /// The natural cards of every meld, by rank.
    #[inline]
    pub(crate) const fn naturals(&self) -> &Counts {
        &self.naturals
    }

    /// The number of canastas.
    #[inline]
    pub fn canastas(&self) -> u8 {
        let naturals = *self.naturals.lanes();
        let sizes = *self.sizes().lanes();
        let mut count = 0;
        for lane in 0..16 {
            count += u8::from(sizes[lane] >= CANASTA_SIZE) & u8::from(naturals[lane] >= CANASTA_NATURALS);
        }
        count
    }

    /// Bit mask of the ranks whose meld is a canasta, by [`Kind::index`].
    #[inline]
    pub fn canasta_ranks(&self) -> u16 {
        self.sizes().at_least(CANASTA_SIZE) & self.naturals.at_least(CANASTA_NATURALS)
    }

    /// The size of each meld, by rank.
    #[inline]
    pub(crate) fn sizes(&self) -> Counts {
        self.naturals.plus(&self.jokers).plus(&self.twos)
    }

    /// Points of all cards, without bonuses.
    pub fn points(&self, rules: &RuleSet) -> i32 {
        self.cards().points(rules)
    }
}

impl Melds {
    /// Collects groups of cards, each with an optional named rank. The rank of a group is that of its natural cards, or
    /// the named one if all its cards are wild.
    ///
    /// # Errors
    /// - `MixedRanks` if a group has natural cards of different ranks, or of a rank other than the one named.
    /// - `ThreesNotMelded` for red and black threes in one group.
    /// - `WhichMeld` if a group has only wild cards and no natural rank is named, or if a rank occurs twice.
    /// - `NothingNamed` for a group without cards.
    ///
    /// ```
    /// use canasta::{Counts, Illegal, Kind, Melds};
    ///
    /// let cards: Counts = "K K 2".parse()?;
    /// let melds = Melds::from_groups([(None, cards), (Some(Kind::Queen), "X".parse()?)]).unwrap();
    /// assert_eq!(melds.to_string(), "Q: X / K K 2");
    /// let mixed = Melds::from_groups([(None, "K Q".parse()?)]);
    /// assert_eq!(mixed, Err(Illegal::MixedRanks { one: Kind::Queen, other: Kind::King }));
    /// # Ok::<(), canasta::ParseError>(())
    /// ```
    pub fn from_groups(groups: impl IntoIterator<Item = (Option<Kind>, Counts)>) -> Result<Self, Illegal> {
        let mut melds = Self::NONE;
        for (named, cards) in groups {
            let (rank, meld) = group(named, &cards)?;
            if !melds.meld(rank).is_empty() {
                return Err(Illegal::WhichMeld(WhichMeld::NamedTwice(rank)));
            }
            melds.set(rank, meld);
        }
        Ok(melds)
    }
}

fn group(named: Option<Kind>, cards: &Counts) -> Result<(Kind, Meld), Illegal> {
    if named.is_some_and(Kind::is_wild) {
        return Err(Illegal::WhichMeld(WhichMeld::NoRank));
    }
    let mut rank = named;
    for (kind, _) in cards.iter().filter(|(kind, _)| !kind.is_wild()) {
        match rank {
            None => rank = Some(kind),
            Some(previous) if previous == kind => {}
            Some(Kind::RedThree | Kind::BlackThree) if matches!(kind, Kind::RedThree | Kind::BlackThree) => {
                return Err(Illegal::ThreesNotMelded(Threes::Red));
            }
            Some(previous) => return Err(Illegal::MixedRanks { one: previous, other: kind }),
        }
    }
    let Some(rank) = rank else {
        let empty = cards.is_empty();
        return Err(if empty { Illegal::NothingNamed } else { Illegal::WhichMeld(WhichMeld::NoRank) });
    };
    if cards.is_empty() {
        return Err(Illegal::NothingNamed);
    }
    Ok((rank, Meld { naturals: cards.of(rank), jokers: cards.of(Kind::Joker), twos: cards.of(Kind::Two) }))
}
