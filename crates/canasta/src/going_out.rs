//! Exact search for a way to go out. It tries all ways to share wild cards among the melds.

use crate::kind::NATURAL_LANES;
use crate::meld::{CANASTA_NATURALS, CANASTA_SIZE, MELD_NATURALS, MELD_SIZE, MELD_WILDS};
use crate::{Counts, Kind, Meld, Melds, Players, RuleSet};

/// The ways to get rid of the last card.
///
/// ```
/// use canasta::going_out::{LastCard, can_go_out};
/// use canasta::{Counts, Melds, Players, RuleSet};
///
/// let melds: Melds = "7 7 7 7 7 7 7".parse()?;
/// let hand: Counts = "K K K 9".parse()?;
/// let can = |last| can_go_out(&RuleSet::HOYLE, Players::FOUR, &melds, &hand, last);
/// assert!(can(LastCard::MeldedOrDiscarded) && !can(LastCard::Melded));
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastCard {
    /// All cards are melded.
    Melded,
    /// All cards are melded, or all but one, which is discarded.
    MeldedOrDiscarded,
}

/// Whether the hand can be emptied in one turn, given the side's melds, and the side then has the canastas needed to go
/// out. Ignores the partner's answer.
///
/// ```
/// use canasta::going_out::{LastCard, can_go_out};
/// use canasta::{Melds, Players, RuleSet};
///
/// let hand = "4 4 4 4 4 4 4".parse()?;
/// let can = |players| can_go_out(&RuleSet::HOYLE, players, &Melds::NONE, &hand, LastCard::Melded);
/// assert!(can(Players::FOUR), "the hand itself is a canasta");
/// assert!(!can("2".parse()?), "two players need two");
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[inline]
pub fn can_go_out(rules: &RuleSet, players: Players, melds: &Melds, hand: &Counts, last: LastCard) -> bool {
    // Looking at each rank alone rules out most hands.
    let spare = u8::from(last == LastCard::MeldedOrDiscarded);
    let lone_ranks = without_meld(melds, hand, 1);
    lone_ranks <= spare && hand.of(Kind::RedThree) == 0 && distribute_wilds(rules, players, melds, hand, spare)
}

/// Whether the hand can go out with at most `spare` cards left.
fn distribute_wilds(rules: &RuleSet, players: Players, melds: &Melds, hand: &Counts, spare: u8) -> bool {
    let has = melds.canastas();
    let needs = crate::must_fit::<u8>(rules.canastas_needed(players)).saturating_sub(has);
    if without_meld(melds, hand, 2) > hand.wilds() || needs > 0 && possible_canastas(melds, hand) < needs {
        return false;
    }
    // Three or four black threes are a meld, and one can be the discard. There is no other way to get rid of them.
    let black_spares: &[u8] = match hand.of(Kind::BlackThree) {
        0 | 3 => &[0],
        4 => &[0, 1],
        1 => &[1],
        _ => return false,
    };
    if hand.wilds() == 0 {
        // Without wild cards, every rank with a meld can be melded completely.
        return black_spares.iter().any(|used| used + without_meld(melds, hand, 1) <= spare);
    }
    let mut states = Reachable::new(hand.wilds(), needs);
    for &used in black_spares.iter().filter(|&&used| used <= spare) {
        states.add_start(spare - used);
    }
    for rank in Kind::NATURALS {
        let meld = melds.meld(rank);
        let naturals = hand.of(rank);
        if naturals > 0 || !meld.is_empty() {
            states = states.after_rank(rules, rank, meld, naturals);
        }
    }
    states.is_complete()
}

/// The number of ranks without a meld and with exactly `cards` cards in the hand.
#[inline]
fn without_meld(melds: &Melds, hand: &Counts, cards: u8) -> u8 {
    let held = *hand.lanes();
    let old = *melds.naturals().lanes();
    let mut count = 0;
    for lane in 0..16 {
        count += u8::from(held[lane] == cards) & u8::from(old[lane] == 0) & NATURAL_LANES[lane];
    }
    count
}

/// The number of ranks that could become canastas if each got all wild cards.
fn possible_canastas(melds: &Melds, hand: &Counts) -> u8 {
    let held = *hand.lanes();
    let old = *melds.sizes().lanes();
    let natural = *melds.naturals().lanes();
    let wilds = hand.wilds();
    let mut count = 0;
    for lane in 0..16 {
        let naturals = natural[lane] + held[lane];
        let size = naturals + MELD_WILDS.min(old[lane] - natural[lane] + wilds);
        let is_canasta = u8::from(naturals >= CANASTA_NATURALS) & u8::from(size >= CANASTA_SIZE);
        count += is_canasta & u8::from(old[lane] < CANASTA_SIZE) & NATURAL_LANES[lane];
    }
    count
}

/// The maximum number of canastas a rule set can require, plus one.
const NEEDS_LEN: usize = 5;

/// States reachable after some ranks: for each number of canastas still needed and of spare cards, a bit for each
/// number of wild cards still to be placed.
#[derive(Clone, Copy)]
struct Reachable {
    wilds: u8,
    needs: usize,
    wilds_left: [[u32; 2]; NEEDS_LEN],
}

impl Reachable {
    fn new(wilds: u8, needs: u8) -> Self {
        Self { wilds, needs: usize::from(needs).min(NEEDS_LEN - 1), wilds_left: [[0; 2]; NEEDS_LEN] }
    }

    fn add_start(&mut self, spare: u8) {
        self.wilds_left[self.needs][usize::from(spare)] |= 1 << self.wilds;
    }

    /// The states after a rank's `naturals` in the hand are added to `meld` with up to three wild cards. One of them
    /// can be kept as the spare card.
    fn after_rank(&self, rules: &RuleSet, rank: Kind, meld: Meld, naturals: u8) -> Self {
        debug_assert!(rank.is_natural());
        let mut next = Self { wilds_left: [[0; 2]; NEEDS_LEN], ..*self };
        for (needs, spares) in self.wilds_left.iter().enumerate().take(self.needs + 1) {
            for (spare, &wilds) in spares.iter().enumerate().filter(|&(_, &wilds)| wilds != 0) {
                for kept in 0..=spare.min(usize::from(naturals)) {
                    let kept_card = u8::from(kept == 1);
                    let full = Meld { naturals: meld.naturals + naturals - kept_card, ..meld };
                    let room = meld.room_for_wilds_with(naturals - kept_card, rules);
                    for used in 0..room.min(self.wilds) + 1 {
                        let size = full.size() + used;
                        let is_empty = size == 0;
                        if !is_empty && (size < MELD_SIZE || full.naturals < MELD_NATURALS) {
                            continue;
                        }
                        let completes =
                            meld.canasta().is_none() && size >= CANASTA_SIZE && full.naturals >= CANASTA_NATURALS;
                        next.wilds_left[needs.saturating_sub(usize::from(completes))][spare - kept] |= wilds >> used;
                    }
                }
            }
        }
        next
    }

    /// Whether every card is placed, except perhaps a wild card kept as the spare one.
    fn is_complete(&self) -> bool {
        self.wilds_left[0][0] & 0b1 != 0 || self.wilds_left[0][1] & 0b11 != 0
    }
}
