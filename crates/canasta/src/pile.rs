//! The discard pile. Everyone has seen all its cards, but the table shows only the top card, the size and what freezes
//! it.

use crate::deck::DECK_SIZE;
use crate::{Counts, Kind, RuleSet};

/// The discard pile, bottom to top.
///
/// ```
/// use canasta::{Kind, Pile, RuleSet};
///
/// let pile: Pile = [Kind::Nine, Kind::Two, Kind::King].into_iter().collect();
/// assert_eq!((pile.len(), pile.top()), (3, Some(Kind::King)));
/// assert_eq!(pile.freezing_card(&RuleSet::HOYLE), Some(1), "the two freezes it");
/// ```
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [Kind; DECK_SIZE],
    len: u8,
    /// The cards by kind. Cached because every take adds them to a hand, and legality often checks whether the pile is
    /// frozen.
    counts: Counts,
}

impl Pile {
    /// The empty pile.
    pub const EMPTY: Self = Self { cards: [Kind::Joker; DECK_SIZE], len: 0, counts: Counts::NONE };

    /// The number of cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether it has no cards.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, bottom to top.
    #[inline]
    pub fn cards(&self) -> &[Kind] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards by kind.
    #[inline]
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Kind> {
        self.cards().last().copied()
    }

    #[inline]
    pub(crate) fn push(&mut self, kind: Kind) {
        self.cards[usize::from(self.len)] = kind;
        self.len += 1;
        self.counts.add_one(kind);
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.counts = Counts::NONE;
    }

    /// The position, from the bottom, of the lowest card that freezes the pile for everyone.
    pub fn freezing_card(&self, rules: &RuleSet) -> Option<usize> {
        if self.frozen_for_everyone(rules) { self.cards().iter().position(|&kind| freezes(kind, rules)) } else { None }
    }

    /// Whether a card in the pile freezes it for everyone: a wild card, or a three if the rules say so.
    #[inline]
    pub const fn frozen_for_everyone(&self, rules: &RuleSet) -> bool {
        self.counts.wilds() > 0
            || rules.red_three_freezes && self.counts.of(Kind::RedThree) > 0
            || rules.black_three_freezes && self.counts.of(Kind::BlackThree) > 0
    }
}

/// Whether a card of this kind freezes the pile for everyone.
///
/// ```
/// use canasta::{Kind, RuleSet, freezes};
///
/// assert!(freezes(Kind::Joker, &RuleSet::CLASSIC));
/// assert!(freezes(Kind::BlackThree, &RuleSet::HOYLE) && !freezes(Kind::BlackThree, &RuleSet::CLASSIC));
/// ```
pub const fn freezes(kind: Kind, rules: &RuleSet) -> bool {
    match kind {
        Kind::Joker | Kind::Two => true,
        Kind::RedThree => rules.red_three_freezes,
        Kind::BlackThree => rules.black_three_freezes,
        _ => false,
    }
}

impl FromIterator<Kind> for Pile {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut pile = Self::EMPTY;
        for kind in kinds {
            pile.push(kind);
        }
        pile
    }
}

/// Compares only the cards in the pile, not stale ones left in memory.
impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl core::fmt::Debug for Pile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
