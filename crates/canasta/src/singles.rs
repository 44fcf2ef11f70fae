//! Actions that meld one group of fours to aces. In most positions, most legal actions are of this type.
//! [`Public::legal`] lists them. To pick a random action, they are only counted, for all ranks at once.

use crate::kind::{NATURAL_LANES, NATURAL_RANKS, ranks_in};
use crate::meld::MELD_WILDS;
use crate::{Action, Counts, Kind, Meld, Melds, Public};

/// The actions that meld one group of fours to aces.
pub(crate) struct Singles<'a> {
    public: &'a Public,
    hand: &'a Counts,
    opened: bool,
    /// The minimum points of the group.
    need: i32,
    /// If at most this many cards are left, the rest of the turn must be checked.
    max_left_to_check: u8,
    /// The number of ways to meld wild cards from the hand, by the room for them.
    wild_choices: [u8; 4],
}

impl<'a> Singles<'a> {
    /// `None` if the player can't meld in this turn, or if the hand is too poor to reach the minimum. It could then only
    /// go out concealed.
    pub(crate) fn of(public: &'a Public, hand: &'a Counts, opened: bool) -> Option<Self> {
        let need = if opened { 0 } else { public.minimum(public.side()) };
        let max_left_to_check = if public.needs_no_turn_check() { 1 } else { u8::MAX };
        let is_too_poor = !opened && hand.points(&public.rules) < need;
        let [jokers, twos] = [Kind::Joker, Kind::Two].map(|kind| usize::from(hand.of(kind).min(MELD_WILDS)));
        (!is_too_poor && public.may_meld()).then_some(Self {
            public,
            hand,
            opened,
            need,
            max_left_to_check,
            wild_choices: WILD_CHOICES[jokers][twos],
        })
    }

    /// Bit mask of the ranks that might be melded: added to a meld, or in a new one with at least two natural cards.
    #[inline]
    pub(crate) fn ranks(&self) -> u16 {
        let old = self.public.side_melds(self.public.side()).naturals().mask();
        let held = self.hand.mask();
        // With a wild card, a pair is enough for a new meld, and every meld can be extended.
        let (more, new) =
            if self.hand.wilds() > 0 { (old, self.hand.at_least(2)) } else { (old & held, self.hand.at_least(3)) };
        (more | new) & NATURAL_RANKS
    }

    /// Calls `each` with each legal action of a rank.
    #[inline]
    pub(crate) fn each(&self, rank: Kind, mut each: impl FnMut(Meld)) {
        let held = self.public.hand_sizes[self.public.turn.index()];
        self.public.each_meld(self.hand, rank, |meld| {
            let legal = if held - meld.size() > self.max_left_to_check {
                self.opened
                    || meld.points(rank, &self.public.rules) >= self.need
                        && (meld.wilds() == 0 || self.public.rules.wilds_in_initial_meld)
            } else {
                self.public.judge_meld(self.hand, &Melds::only(rank, meld)).is_ok()
            };
            if legal {
                each(meld);
            }
        });
    }

    /// The number of actions that [`Singles::each`] finds, by rank.
    pub(crate) fn counts(&self) -> Counts {
        if !self.can_count() {
            return self.recount(Counts::NONE, self.ranks());
        }
        let counts = self.count_all();
        match self.unchecked_below() {
            0 => self.recount(Counts::NONE, self.ranks()),
            naturals => match self.hand.at_least(naturals) & NATURAL_RANKS {
                0 => counts,
                ranks => self.recount(counts, ranks),
            },
        }
    }

    /// Groups with fewer natural cards than this are small enough that the rest of the turn needs no check.
    fn unchecked_below(&self) -> u8 {
        let held = self.public.hand_sizes[self.public.turn.index()];
        held.saturating_sub(self.max_left_to_check).saturating_sub(self.hand.wilds().min(MELD_WILDS))
    }

    /// Whether most groups can be counted without listing them: there is no minimum to reach, and the room for wild
    /// cards doesn't depend on the natural cards.
    fn can_count(&self) -> bool {
        self.opened && self.public.rules.wilds_are_free()
    }

    /// Recounts some ranks by going through their actions.
    fn recount(&self, mut counts: Counts, ranks: u16) -> Counts {
        for rank in ranks_in(ranks) {
            let mut count = 0;
            if self.opened || self.max_points(rank) >= self.need {
                self.each(rank, |_| count += 1);
            }
            counts.set(rank, count);
        }
        counts
    }

    /// The number of groups that [`Public::each_meld`] finds, by rank: for each number of natural cards the number of
    /// ways to add wild cards, except for the one with too few cards.
    fn count_all(&self) -> Counts {
        let melds = self.public.side_melds(self.public.side());
        let held = *self.hand.lanes();
        let natural = *melds.naturals().lanes();
        let size = *melds.sizes().lanes();
        let mut counts = [0; 16];
        for lane in 0..16 {
            let wilds = size[lane] - natural[lane];
            let if_wilds_are = |n: u8| self.wild_choices[usize::from(3 - n)] & u8::from(wilds == n).wrapping_neg();
            let wild_choices = if_wilds_are(0) | if_wilds_are(1) | if_wilds_are(2) | u8::from(wilds > 2);
            // The number of natural cards starts at zero, or at two for a new meld.
            let rows = (held[lane] + 1).saturating_sub(2 * u8::from(natural[lane] == 0)) * NATURAL_LANES[lane];
            counts[lane] = (rows * wild_choices).saturating_sub(1);
        }
        Counts::from_lanes(counts)
    }

    /// Points of the best group of a rank.
    fn max_points(&self, rank: Kind) -> i32 {
        let jokers = self.hand.of(Kind::Joker).min(MELD_WILDS);
        let twos = self.hand.of(Kind::Two).min(MELD_WILDS - jokers);
        Meld { naturals: self.hand.of(rank), jokers, twos }.points(rank, &self.public.rules)
    }

    /// The action at a position in the list of a rank.
    pub(crate) fn nth(&self, rank: Kind, place: u8) -> Option<Action> {
        let is_counted = self.can_count() && self.hand.of(rank) < self.unchecked_below();
        let meld = if is_counted { self.nth_group(rank, place) } else { self.find_nth(rank, place) };
        meld.map(|meld| Action::Meld(Melds::only(rank, meld)))
    }

    /// Like [`Singles::nth`], by going through the groups.
    fn find_nth(&self, rank: Kind, mut place: u8) -> Option<Meld> {
        let mut found = None;
        self.each(rank, |meld| {
            if place == 0 {
                found = Some(meld);
            }
            place = place.wrapping_sub(1);
        });
        found
    }

    /// Like [`Singles::nth`], if all groups are legal. The groups are ordered by the number of natural cards and then
    /// by their wild cards. The first group would have too few cards, so it is skipped.
    fn nth_group(&self, rank: Kind, place: u8) -> Option<Meld> {
        let old = self.public.side_melds(self.public.side()).meld(rank);
        let room = MELD_WILDS - old.wilds();
        let wild_choices = self.wild_choices[usize::from(room)];
        let min_naturals = if old.is_empty() { 2 } else { 0 };
        let naturals = min_naturals + (place + 1) / wild_choices;
        let mut place = (place + 1) % wild_choices;
        for jokers in 0..=room {
            let count = self.hand.of(Kind::Two).min(room - jokers) + 1;
            if place < count {
                return Some(Meld { naturals, jokers, twos: place });
            }
            place -= count;
        }
        None
    }
}

/// The number of ways to choose jokers and twos for a meld, by the numbers of jokers and of twos in the hand (more than
/// 3 count as 3) and the room for wild cards, 0 to 3.
const WILD_CHOICES: [[[u8; 4]; 4]; 4] = {
    let mut wild_choices = [[[0; 4]; 4]; 4];
    let mut place = 0;
    while place < 256 {
        let jokers = place / 64;
        let twos = place / 16 % 4;
        let room = place / 4 % 4;
        let put = place % 4;
        if put <= jokers && put <= room {
            let left = if twos < room - put { twos } else { room - put };
            let mut ways = 0;
            while ways <= left {
                wild_choices[jokers][twos][room] += 1;
                ways += 1;
            }
        }
        place += 1;
    }
    wild_choices
};
