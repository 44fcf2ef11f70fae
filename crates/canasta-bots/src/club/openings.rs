//! Openings worth looking at: sets of naturals and pairs with a wild card that reach the minimum, those with the fewest
//! wild cards and cards first.

use canasta::meld::MELD_WILDS;
use canasta::{Counts, Kind, Meld, Melds};

use super::reading::Reading;

/// Openings that are looked at in one turn.
const MOST: usize = 24;

/// Sets, and pairs, that are thought of; of more, those worth most.
const MOST_GROUPS: usize = 5;

/// Wild cards that an opening is thought to need at most.
const MOST_WILDS: u8 = 4;

/// What an opening is made of: naturals of a rank and how many.
#[derive(Clone, Copy)]
struct Group {
    rank: Kind,
    naturals: u8,
}

/// Openings, listed when it is made.
pub(super) struct Openings {
    lays: [Melds; MOST],
    len: usize,
    at: usize,
}

/// Sets or pairs of a hand.
#[derive(Clone, Copy)]
struct Groups {
    groups: [Group; MOST_GROUPS],
    len: usize,
}

impl Groups {
    /// Ranks of which the hand holds so many cards, dearest first.
    fn of(hand: &Counts, without: Option<Kind>, holds: impl Fn(u8) -> bool) -> Self {
        let mut found = Self { groups: [Group { rank: Kind::Four, naturals: 0 }; MOST_GROUPS], len: 0 };
        for &rank in Kind::NATURALS.iter().rev() {
            let naturals = hand.of(rank);
            if holds(naturals) && Some(rank) != without && found.len < MOST_GROUPS {
                found.groups[found.len] = Group { rank, naturals };
                found.len += 1;
            }
        }
        found
    }

    fn all(&self) -> &[Group] {
        &self.groups[..self.len]
    }

    fn points(&self) -> i32 {
        self.all().iter().map(|group| i32::from(group.naturals) * group.rank.value()).sum()
    }

    /// Those of a choice, a bit for each.
    fn chosen(&self, bits: u32) -> impl Iterator<Item = Group> + '_ {
        self.all().iter().enumerate().filter(move |&(place, _)| bits >> place & 1 == 1).map(|(_, &group)| group)
    }
}

impl Openings {
    /// Openings from the hand alone.
    pub(super) fn new(hand: &Counts, need: i32, reading: &Reading<'_>) -> Self {
        Self::with(hand, need, None, reading)
    }

    /// Openings with a meld that must be among them: the pile's top card and what goes with it from the hand (which is
    /// no longer in `hand`).
    pub(super) fn with(hand: &Counts, need: i32, base: Option<(Kind, u8)>, reading: &Reading<'_>) -> Self {
        let mut openings = Self { lays: [Melds::NONE; MOST], len: 0, at: 0 };
        let without = base.map(|(rank, _)| rank);
        let sets = Groups::of(hand, without, |held| held >= 3);
        let pairs = Groups::of(hand, without, |held| held == 2);
        let based = base.map_or(0, |(rank, naturals)| i32::from(naturals) * rank.value());
        let wilds = hand.wilds().min(MOST_WILDS);
        let all_wilds =
            i32::from(hand.of(Kind::Joker)) * Kind::Joker.value() + i32::from(hand.of(Kind::Two)) * Kind::Two.value();
        if based + sets.points() + pairs.points() + all_wilds < need {
            return openings;
        }
        for used in 0..=wilds {
            for jokers in used.saturating_sub(hand.of(Kind::Two))..=used.min(hand.of(Kind::Joker)) {
                let maker = Maker { sets: &sets, pairs: &pairs, base, based, need, jokers, twos: used - jokers };
                maker.make(reading, &mut openings);
            }
        }
        openings
    }

    pub(super) fn next(&mut self) -> Option<Melds> {
        let lay = self.lays[..self.len].get(self.at).copied();
        self.at += 1;
        lay
    }

    fn is_full(&self) -> bool {
        self.len == MOST
    }
}

/// Makes the openings that use just these wild cards.
struct Maker<'a> {
    sets: &'a Groups,
    pairs: &'a Groups,
    base: Option<(Kind, u8)>,
    based: i32,
    need: i32,
    jokers: u8,
    twos: u8,
}

impl Maker<'_> {
    fn make(&self, reading: &Reading<'_>, openings: &mut Openings) {
        let wilds = u32::from(self.jokers + self.twos);
        let bonus =
            i32::from(self.jokers) * Kind::Joker.value() + i32::from(self.twos) * Kind::Two.value() + self.based;
        for paired in 0..1_u32 << self.pairs.len {
            if paired.count_ones() > wilds {
                continue;
            }
            let points = bonus + points(self.pairs.chosen(paired));
            for set in 0..1_u32 << self.sets.len {
                let all = points + points_of(self.sets, set);
                if all < self.need || openings.is_full() || self.is_wasteful(all, set) {
                    continue;
                }
                if let Some(lay) = self.lay(reading, paired, set) {
                    openings.lays[openings.len] = lay;
                    openings.len += 1;
                }
            }
        }
    }

    /// Whether a chosen set could stay in the hand.
    fn is_wasteful(&self, all: i32, set: u32) -> bool {
        self.sets.chosen(set).any(|group| all - i32::from(group.naturals) * group.rank.value() >= self.need)
            && (self.base.is_some() || set.count_ones() > 1)
    }

    /// The cards themselves: a wild card to each pair, the others where there is room, on the longest first.
    fn lay(&self, reading: &Reading<'_>, paired: u32, set: u32) -> Option<Melds> {
        let rules = &reading.public.rules();
        let mut lay = Melds::NONE;
        let (mut jokers, mut twos) = (self.jokers, self.twos);
        let wild = |meld: &mut Meld, jokers: &mut u8, twos: &mut u8| {
            if *twos > 0 {
                *twos -= 1;
                meld.twos += 1;
            } else if *jokers > 0 {
                *jokers -= 1;
                meld.jokers += 1;
            }
        };
        if let Some((rank, naturals)) = self.base {
            lay.set(rank, Meld { naturals, jokers: 0, twos: 0 });
        }
        for group in self.pairs.chosen(paired) {
            let mut meld = Meld { naturals: group.naturals, jokers: 0, twos: 0 };
            wild(&mut meld, &mut jokers, &mut twos);
            lay.set(group.rank, meld);
        }
        for group in self.sets.chosen(set) {
            lay.set(group.rank, Meld { naturals: group.naturals, jokers: 0, twos: 0 });
        }
        while jokers + twos > 0 {
            let room = |meld: Meld| meld.wilds() < MELD_WILDS && meld.room_for_wilds(rules) > 0;
            let with_room = lay.iter().filter(|&(_, meld)| room(meld));
            let (rank, mut meld) = with_room.max_by_key(|&(_, meld)| (meld.naturals, 9 - meld.wilds()))?;
            wild(&mut meld, &mut jokers, &mut twos);
            lay.set(rank, meld);
        }
        (!lay.is_empty()).then_some(lay)
    }
}

fn points(groups: impl Iterator<Item = Group>) -> i32 {
    groups.map(|group| i32::from(group.naturals) * group.rank.value()).sum()
}

fn points_of(groups: &Groups, bits: u32) -> i32 {
    points(groups.chosen(bits))
}
