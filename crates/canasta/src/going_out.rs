//! Whether a hand can go out: an exact search over how wild cards could be shared among the melds.

use crate::kind::NATURAL_LANES;
use crate::meld::{CANASTA_NATURALS, CANASTA_SIZE, MELD_NATURALS, MELD_SIZE, MELD_WILDS};
use crate::{Counts, Kind, Meld, Melds, Players, RuleSet};

/// How the hand would be emptied.
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
    /// Every card is laid.
    Melded,
    /// Every card is laid, or every card but one, which is discarded.
    MeldedOrDiscarded,
}

/// Whether all cards of the hand can be laid in one turn, given the side's melds, so that the side has the canastas
/// needed to go out. It does not look at what the partner said.
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
    // A look at each rank alone is enough for most hands to see that they cannot go out.
    let spare = u8::from(last == LastCard::MeldedOrDiscarded);
    let lone = without_meld(melds, hand, 1);
    lone <= spare && hand.of(Kind::RedThree) == 0 && distribute_wilds(rules, players, melds, hand, spare)
}

/// Whether the hand can go out, keeping back at most so many cards.
fn distribute_wilds(rules: &RuleSet, players: Players, melds: &Melds, hand: &Counts, spare: u8) -> bool {
    let has = melds.canastas();
    let needs = crate::must_fit::<u8>(rules.canastas_needed(players)).saturating_sub(has);
    if without_meld(melds, hand, 2) > hand.wilds() || needs > 0 && could_be_canastas(melds, hand) < needs {
        return false;
    }
    // Black threes: three or four are a meld, one may be the discard; nothing else empties them.
    let black_spares: &[u8] = match hand.of(Kind::BlackThree) {
        0 | 3 => &[0],
        4 => &[0, 1],
        1 => &[1],
        _ => return false,
    };
    if hand.wilds() == 0 {
        // Nothing to share out: all that has a meld is laid.
        return black_spares.iter().any(|used| used + without_meld(melds, hand, 1) <= spare);
    }
    let mut ways = Ways::new(hand.wilds(), needs);
    for &used in black_spares.iter().filter(|&&used| used <= spare) {
        ways.allow(spare - used);
    }
    for rank in Kind::NATURALS {
        let (meld, naturals) = (melds.meld(rank), hand.of(rank));
        if naturals > 0 || !meld.is_empty() {
            ways = ways.after(rules, rank, meld, naturals);
        }
    }
    ways.done()
}

/// Ranks without a meld of which the hand holds just so many cards.
#[inline]
fn without_meld(melds: &Melds, hand: &Counts, cards: u8) -> u8 {
    let (held, old) = (*hand.lanes(), *melds.naturals().lanes());
    let mut count = 0;
    for lane in 0..16 {
        count += u8::from(held[lane] == cards) & u8::from(old[lane] == 0) & NATURAL_LANES[lane];
    }
    count
}

/// Ranks that could become canastas if each could have all wild cards.
fn could_be_canastas(melds: &Melds, hand: &Counts) -> u8 {
    let (held, old, natural) = (*hand.lanes(), *melds.sizes().lanes(), *melds.naturals().lanes());
    let wilds = hand.wilds();
    let mut count = 0;
    for lane in 0..16 {
        let naturals = natural[lane] + held[lane];
        let size = naturals + MELD_WILDS.min(old[lane] - natural[lane] + wilds);
        let long = u8::from(naturals >= CANASTA_NATURALS) & u8::from(size >= CANASTA_SIZE);
        count += long & u8::from(old[lane] < CANASTA_SIZE) & NATURAL_LANES[lane];
    }
    count
}

/// Most canastas a rule set can ask for, and one more.
const NEEDS: usize = 5;

/// What can still be had after some ranks: for each number of canastas still needed and of spare cards, a bit for each
/// number of wild cards still to be placed.
#[derive(Clone, Copy)]
struct Ways {
    wilds: u8,
    needs: usize,
    reached: [[u32; 2]; NEEDS],
}

impl Ways {
    fn new(wilds: u8, needs: u8) -> Self {
        Self { wilds, needs: usize::from(needs).min(NEEDS - 1), reached: [[0; 2]; NEEDS] }
    }

    fn allow(&mut self, spare: u8) {
        self.reached[self.needs][usize::from(spare)] |= 1 << self.wilds;
    }

    /// The ways after a rank's `naturals` of the hand were put onto `meld`, with up to three wild cards, keeping at
    /// most the spare card back.
    fn after(&self, rules: &RuleSet, rank: Kind, meld: Meld, naturals: u8) -> Self {
        debug_assert!(rank.is_natural());
        let mut next = Self { reached: [[0; 2]; NEEDS], ..*self };
        for (needs, spares) in self.reached.iter().enumerate().take(self.needs + 1) {
            for (spare, &wilds) in spares.iter().enumerate().filter(|&(_, &wilds)| wilds != 0) {
                for kept in 0..=spare.min(usize::from(naturals)) {
                    let kept_cards = u8::from(kept == 1);
                    let full = Meld { naturals: meld.naturals + naturals - kept_cards, ..meld };
                    for used in 0..full.room_for_wilds(rules).min(self.wilds) + 1 {
                        let size = full.size() + used;
                        let none = size == 0;
                        if !none && (size < MELD_SIZE || full.naturals < MELD_NATURALS) {
                            continue;
                        }
                        let made =
                            meld.canasta().is_none() && size >= CANASTA_SIZE && full.naturals >= CANASTA_NATURALS;
                        next.reached[needs.saturating_sub(usize::from(made))][spare - kept] |= wilds >> used;
                    }
                }
            }
        }
        next
    }

    /// Whether everything is placed, but for a wild card as the spare one.
    fn done(&self) -> bool {
        self.reached[0][0] & 0b1 != 0 || self.reached[0][1] & 0b11 != 0
    }
}
