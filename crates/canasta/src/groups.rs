//! The groups of one rank that a hand can lay, one after the other. [`Public::legal`] lists acts in this order, and an act that
//! is picked by its place in that list must be counted in the same order: both go through the groups here.

use crate::meld::{MELD_SIZE, MELD_WILDS};
use crate::{Counts, Kind, Meld, Public};

impl Public {
    /// Every valid addition to the side's meld of a rank, or new meld of it, from the hand.
    #[inline]
    pub(crate) fn each_meld(&self, hand: &Counts, rank: Kind, mut each: impl FnMut(Meld)) {
        let old = self.side_melds(self.side()).meld(rank);
        let naturals = hand.of(rank);
        let (held_jokers, held_twos) = (hand.of(Kind::Joker), hand.of(Kind::Two));
        let new = old.is_empty();
        if new && naturals < 2 || naturals + held_jokers + held_twos == 0 {
            return;
        }
        // Half-open ranges, because inclusive ones cost measurably more in these innermost loops.
        for n in if new { 2 } else { 0 }..naturals + 1 {
            let room = Meld { naturals: old.naturals + n, ..old }.room_for_wilds(&self.rules);
            // A new meld of a pair needs a wild card, and an addition needs a card.
            let fewest = if new { MELD_SIZE.saturating_sub(n) } else { u8::from(n == 0) };
            for jokers in 0..held_jokers.min(room) + 1 {
                for twos in fewest.saturating_sub(jokers)..held_twos.min(room - jokers) + 1 {
                    let meld = Meld { naturals: n, jokers, twos };
                    debug_assert!(self.rules.check_meld(rank, old, old.plus(meld)).is_ok());
                    each(meld);
                }
            }
        }
    }
}

/// Every group of a rank with so many naturals or more and at most three wild cards that the hand holds.
#[inline]
pub(crate) fn each_group(hand: &Counts, rank: Kind, least: u8, mut each: impl FnMut(Meld)) {
    for naturals in least..hand.of(rank) + 1 {
        for jokers in 0..hand.of(Kind::Joker).min(3) + 1 {
            for twos in 0..hand.of(Kind::Two).min(3 - jokers) + 1 {
                each(Meld { naturals, jokers, twos });
            }
        }
    }
}

/// Every group of a rank by which a player may go out: all natural cards that are held but for so many to spare, with at most
/// three wild cards. The empty one is among them where all natural cards can be spared, and it comes first.
pub(crate) fn each_going_out_group(held: Meld, spare: u8, mut each: impl FnMut(Meld)) {
    for naturals in held.naturals.saturating_sub(spare)..held.naturals + 1 {
        for wilds in 0..held.wilds().min(MELD_WILDS) + 1 {
            for jokers in wilds.saturating_sub(held.twos)..held.jokers.min(wilds) + 1 {
                each(Meld { naturals, jokers, twos: wilds - jokers });
            }
        }
    }
}
