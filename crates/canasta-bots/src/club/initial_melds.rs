//! Candidate initial melds: sets of naturals, and pairs with a wild card, that reach the minimum. Those that use the
//! fewest wild cards come first.

use canasta::meld::{MELD_NATURALS, MELD_WILDS};
use canasta::{Counts, Kind, Meld, Melds, RuleSet};

use super::features::TableFeatures;

/// Maximum candidates per turn.
const MAX_CANDIDATES: usize = 24;

/// Maximum number of sets, and of pairs, to consider. Keeps the most valuable ones.
const MAX_GROUPS: usize = 5;

/// Maximum wild cards in an initial meld.
const MAX_WILDS: u8 = 4;

/// Naturals of one rank as part of an initial meld.
#[derive(Clone, Copy)]
struct Group {
    rank: Kind,
    naturals: u8,
    points: i32,
}

/// The candidates, all computed up front.
pub(super) struct InitialMelds {
    candidates: [Melds; MAX_CANDIDATES],
    len: usize,
    next: usize,
}

/// Sets or pairs in a hand.
#[derive(Clone, Copy)]
struct Groups {
    groups: [Group; Kind::NATURALS.len()],
    len: usize,
}

impl Groups {
    /// Ranks whose count in the hand satisfies `holds`, most valuable first.
    fn in_hand(hand: &Counts, rules: &RuleSet, without: Option<Kind>, holds: impl Fn(u8) -> bool) -> Self {
        let none = Group { rank: Kind::Four, naturals: 0, points: 0 };
        let mut found = Self { groups: [none; Kind::NATURALS.len()], len: 0 };
        for &rank in Kind::NATURALS.iter().rev() {
            let naturals = hand.of(rank);
            if holds(naturals) && Some(rank) != without {
                let points = i32::from(naturals) * rules.value(rank);
                found.groups[found.len] = Group { rank, naturals, points };
                found.len += 1;
            }
        }
        if found.len > MAX_GROUPS {
            // By the value of a card, so that ranks with equal values stay in order.
            found.groups[..found.len].sort_by_key(|group| -rules.value(group.rank));
            found.len = MAX_GROUPS;
        }
        found
    }

    fn all(&self) -> &[Group] {
        &self.groups[..self.len]
    }

    fn points(&self) -> i32 {
        points(self.all().iter().copied())
    }

    /// The groups selected by a bit mask.
    fn selected(&self, bits: u32) -> impl Iterator<Item = Group> + '_ {
        self.all().iter().enumerate().filter(move |&(index, _)| bits >> index & 1 == 1).map(|(_, &group)| group)
    }
}

impl InitialMelds {
    /// Initial melds from the hand alone.
    pub(super) fn new(hand: &Counts, min_points: i32, features: &TableFeatures<'_>) -> Self {
        Self::with_base(hand, min_points, None, features)
    }

    /// Initial melds that include a given meld: the upcard and the naturals that go with it (already removed from
    /// `hand`).
    pub(super) fn with_base(
        hand: &Counts,
        min_points: i32,
        base: Option<(Kind, u8)>,
        features: &TableFeatures<'_>,
    ) -> Self {
        let mut initial_melds = Self { candidates: [Melds::NONE; MAX_CANDIDATES], len: 0, next: 0 };
        let without = base.map(|(rank, _)| rank);
        let rules = features.public.rules();
        let sets = Groups::in_hand(hand, rules, without, |held| held >= 3);
        let may_pair = rules.max_wilds(MELD_NATURALS) > 0;
        let pairs = Groups::in_hand(hand, rules, without, |held| held == 2 && may_pair);
        let base_points = base.map_or(0, |(rank, naturals)| i32::from(naturals) * rules.value(rank));
        let may_use_wilds = rules.wilds_in_initial_meld;
        let wilds = if may_use_wilds { hand.wilds().min(MAX_WILDS) } else { 0 };
        let all_wilds = wild_points(hand.of(Kind::Joker), hand.of(Kind::Two), rules);
        if base_points + sets.points() + pairs.points() + all_wilds < min_points {
            return initial_melds;
        }
        for used in 0..=wilds {
            for jokers in used.saturating_sub(hand.of(Kind::Two))..=used.min(hand.of(Kind::Joker)) {
                let generator = Generator {
                    sets: &sets,
                    pairs: &pairs,
                    base,
                    base_points,
                    min_points,
                    jokers,
                    twos: used - jokers,
                };
                generator.generate(features, &mut initial_melds);
            }
        }
        initial_melds
    }

    pub(super) fn next(&mut self) -> Option<Melds> {
        let new_melds = self.candidates[..self.len].get(self.next).copied();
        self.next += 1;
        new_melds
    }

    fn is_full(&self) -> bool {
        self.len == MAX_CANDIDATES
    }
}

/// Generates the initial melds that use exactly these wild cards.
struct Generator<'a> {
    sets: &'a Groups,
    pairs: &'a Groups,
    base: Option<(Kind, u8)>,
    base_points: i32,
    min_points: i32,
    jokers: u8,
    twos: u8,
}

impl Generator<'_> {
    fn generate(&self, features: &TableFeatures<'_>, initial_melds: &mut InitialMelds) {
        let wilds = u32::from(self.jokers + self.twos);
        let bonus = wild_points(self.jokers, self.twos, features.public.rules()) + self.base_points;
        for pair_bits in 0..1_u32 << self.pairs.len {
            if pair_bits.count_ones() > wilds {
                continue;
            }
            let points = bonus + points(self.pairs.selected(pair_bits));
            for set in 0..1_u32 << self.sets.len {
                let all = points + points_of(self.sets, set);
                if all < self.min_points || initial_melds.is_full() || self.is_wasteful(all, set) {
                    continue;
                }
                if let Some(new_melds) = self.melds(features, pair_bits, set) {
                    initial_melds.candidates[initial_melds.len] = new_melds;
                    initial_melds.len += 1;
                }
            }
        }
    }

    /// Whether one of the selected sets isn't needed to reach the minimum.
    fn is_wasteful(&self, all: i32, set: u32) -> bool {
        self.sets.selected(set).any(|group| all - group.points >= self.min_points)
            && (self.base.is_some() || set.count_ones() > 1)
    }

    /// The melds to make. Each pair gets one wild card; the remaining ones go to the longest melds with room.
    fn melds(&self, features: &TableFeatures<'_>, pair_bits: u32, set: u32) -> Option<Melds> {
        let rules = &features.public.rules();
        let mut new_melds = Melds::NONE;
        let mut jokers = self.jokers;
        let mut twos = self.twos;
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
            new_melds.set(rank, Meld { naturals, jokers: 0, twos: 0 });
        }
        for group in self.pairs.selected(pair_bits) {
            let mut meld = Meld { naturals: group.naturals, jokers: 0, twos: 0 };
            wild(&mut meld, &mut jokers, &mut twos);
            new_melds.set(group.rank, meld);
        }
        for group in self.sets.selected(set) {
            new_melds.set(group.rank, Meld { naturals: group.naturals, jokers: 0, twos: 0 });
        }
        while jokers + twos > 0 {
            let room = |meld: Meld| meld.wilds() < MELD_WILDS && meld.room_for_wilds(rules) > 0;
            let with_room = new_melds.iter().filter(|&(_, meld)| room(meld));
            let (rank, mut meld) = with_room.max_by_key(|&(_, meld)| (meld.naturals, 9 - meld.wilds()))?;
            wild(&mut meld, &mut jokers, &mut twos);
            new_melds.set(rank, meld);
        }
        (!new_melds.is_empty()).then_some(new_melds)
    }
}

fn points(groups: impl Iterator<Item = Group>) -> i32 {
    groups.map(|group| group.points).sum()
}

pub(crate) fn wild_points(jokers: u8, twos: u8, rules: &RuleSet) -> i32 {
    i32::from(jokers) * rules.value(Kind::Joker) + i32::from(twos) * rules.value(Kind::Two)
}

fn points_of(groups: &Groups, bits: u32) -> i32 {
    points(groups.selected(bits))
}
