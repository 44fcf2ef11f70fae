//! The acts that lay one group of fours to aces: most of what is legal in most positions. They are listed by
//! [`Public::legal`], and counted, all ranks at once, where one of them is picked at random.

use crate::kind::{NATURAL_LANES, NATURAL_RANKS, ranks_in};
use crate::meld::MELD_WILDS;
use crate::{Action, Counts, Kind, Meld, Melds, Public};

/// The acts that lay one group of fours to aces.
pub(crate) struct Singles<'a> {
    public: &'a Public,
    hand: &'a Counts,
    opened: bool,
    /// Points the group must make.
    need: i32,
    /// With so many cards left or fewer, the rest of the turn must be looked at.
    tight: u8,
    /// In how many ways wild cards of the hand can be put where there is room for so many.
    shares: [u8; 4],
}

impl<'a> Singles<'a> {
    /// `None` where the hand is too poor for the minimum: it could only go out concealed.
    pub(crate) fn of(public: &'a Public, hand: &'a Counts, opened: bool) -> Option<Self> {
        let need = if opened { 0 } else { public.minimum(public.side()) };
        let tight = if public.needs_no_turn_check() { 1 } else { u8::MAX };
        let poor = !opened && hand.points() < need;
        let [jokers, twos] = [Kind::Joker, Kind::Two].map(|kind| usize::from(hand.of(kind).min(MELD_WILDS)));
        (!poor).then_some(Self { public, hand, opened, need, tight, shares: SHARES[jokers][twos] })
    }

    /// A bit for each rank of which something might be laid: more of a meld, or a new one of two cards and more.
    #[inline]
    pub(crate) fn ranks(&self) -> u16 {
        let old = self.public.side_melds(self.public.side()).naturals().mask();
        let held = self.hand.mask();
        // With a wild card a pair is enough for a new meld, and any meld can have more.
        let (more, new) =
            if self.hand.wilds() > 0 { (old, self.hand.at_least(2)) } else { (old & held, self.hand.at_least(3)) };
        (more | new) & NATURAL_RANKS
    }

    /// Each legal act of a rank.
    #[inline]
    pub(crate) fn each(&self, rank: Kind, mut each: impl FnMut(Meld)) {
        let held = self.public.hand_sizes[self.public.turn.index()];
        self.public.each_meld(self.hand, rank, |meld| {
            let legal = if held - meld.size() > self.tight {
                self.opened || meld.points(rank) >= self.need
            } else {
                self.public.judge_meld(self.hand, &Melds::only(rank, meld)).is_ok()
            };
            if legal {
                each(meld);
            }
        });
    }

    /// How many acts [`Singles::each`] finds, by rank.
    pub(crate) fn counts(&self) -> Counts {
        if !self.counted() {
            return self.found(Counts::NONE, self.ranks());
        }
        let counts = self.all();
        match self.tight_from() {
            0 => self.found(Counts::NONE, self.ranks()),
            naturals => match self.hand.at_least(naturals) & NATURAL_RANKS {
                0 => counts,
                tight => self.found(counts, tight),
            },
        }
    }

    /// From how many naturals on so much of a rank can be laid that the rest of the turn must be looked at.
    fn tight_from(&self) -> u8 {
        let held = self.public.hand_sizes[self.public.turn.index()];
        held.saturating_sub(self.tight).saturating_sub(self.hand.wilds().min(MELD_WILDS))
    }

    /// Whether most of it can be counted: no group has to make points, and the wild cards that a group can have do not
    /// depend on its naturals.
    fn counted(&self) -> bool {
        self.opened && self.public.rules.wilds_may_outnumber
    }

    /// The counts with those of some ranks found by looking at each act.
    fn found(&self, mut counts: Counts, ranks: u16) -> Counts {
        for rank in ranks_in(ranks) {
            let mut count = 0;
            if self.opened || self.most(rank) >= self.need {
                self.each(rank, |_| count += 1);
            }
            counts.set(rank, count);
        }
        counts
    }

    /// How many groups [`Public::each_meld`] finds, by rank: for each number of naturals as many as there are ways to
    /// put wild cards to it, but for the one that lays too few cards.
    fn all(&self) -> Counts {
        let melds = self.public.side_melds(self.public.side());
        let (held, natural, size) = (*self.hand.lanes(), *melds.naturals().lanes(), *melds.sizes().lanes());
        let mut counts = [0; 16];
        for lane in 0..16 {
            let wilds = size[lane] - natural[lane];
            let with = |already: u8| self.shares[usize::from(3 - already)] & u8::from(wilds == already).wrapping_neg();
            let shares = with(0) | with(1) | with(2) | u8::from(wilds > 2);
            // From none on, or from two on where it is a new meld.
            let rows = (held[lane] + 1).saturating_sub(2 * u8::from(natural[lane] == 0)) * NATURAL_LANES[lane];
            counts[lane] = (rows * shares).saturating_sub(1);
        }
        Counts::from_lanes(counts)
    }

    /// Points of the best group of a rank.
    fn most(&self, rank: Kind) -> i32 {
        let jokers = self.hand.of(Kind::Joker).min(MELD_WILDS);
        let twos = self.hand.of(Kind::Two).min(MELD_WILDS - jokers);
        Meld { naturals: self.hand.of(rank), jokers, twos }.points(rank)
    }

    /// The act at a place among those of a rank.
    pub(crate) fn nth(&self, rank: Kind, place: u8) -> Option<Action> {
        let counted = self.counted() && self.hand.of(rank) < self.tight_from();
        let meld = if counted { self.group(rank, place) } else { self.find(rank, place) };
        meld.map(|meld| Action::Meld(Melds::only(rank, meld)))
    }

    /// The same by going through them.
    fn find(&self, rank: Kind, mut place: u8) -> Option<Meld> {
        let mut chosen = None;
        self.each(rank, |meld| {
            if place == 0 {
                chosen = Some(meld);
            }
            place = place.wrapping_sub(1);
        });
        chosen
    }

    /// The same where all groups are legal: the numbers of naturals one after the other, for each the ways to put wild
    /// cards to it; before the first group there is the one that lays too few cards.
    fn group(&self, rank: Kind, place: u8) -> Option<Meld> {
        let old = self.public.side_melds(self.public.side()).meld(rank);
        let room = old.room_for_wilds(&self.public.rules);
        let shares = self.shares[usize::from(room)];
        let least = if old.is_empty() { 2 } else { 0 };
        let (naturals, mut place) = (least + (place + 1) / shares, (place + 1) % shares);
        for jokers in 0..=room {
            let here = self.hand.of(Kind::Two).min(room - jokers) + 1;
            if place < here {
                return Some(Meld { naturals, jokers, twos: place });
            }
            place -= here;
        }
        None
    }
}

/// In how many ways jokers and twos can be put where there is room for so many wild cards, 0 to 3: by the numbers of
/// jokers and of twos there are, more than 3 counted as 3, and the room.
const SHARES: [[[u8; 4]; 4]; 4] = {
    let mut shares = [[[0; 4]; 4]; 4];
    let mut place = 0;
    while place < 256 {
        let (jokers, twos, room, put) = (place / 64, place / 16 % 4, place / 4 % 4, place % 4);
        if put <= jokers && put <= room {
            let left = if twos < room - put { twos } else { room - put };
            let mut ways = 0;
            while ways <= left {
                shares[jokers][twos][room] += 1;
                ways += 1;
            }
        }
        place += 1;
    }
    shares
};
