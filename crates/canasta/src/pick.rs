//! One legal act at random, for measuring and for random play: the same choice as a random place in the list that
//! [`Public::legal`] makes, without writing out its longest parts; these are counted, and only the chosen act
//! is made.

use alloc::vec::Vec;

use crate::black_threes::BlackThreeWays;
use crate::kind::ranks_in;
use crate::public::Phase;
use crate::singles::Singles;
use crate::{Action, Counts, Kind, Public, Rng};

impl Public {
    /// An act that is chosen among the legal acts of the player to act, each listed act equally likely; `None` when the
    /// deal is over. It is the act at place `rng.below(n)` of the `n` acts that [`Public::legal`] lists. `actions` is room
    /// to work in.
    ///
    /// ```
    /// use canasta::{Deal, Players, RuleSet, Seat, SeedRng};
    ///
    /// let mut rng = SeedRng::new(1);
    /// let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut rng);
    /// let mut room = Vec::new();
    /// while let Some(seat) = deal.public().to_act() {
    ///     let action = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut room).expect("a player has an action");
    ///     deal.apply(&action)?;
    /// }
    /// assert!(deal.public().ending().is_some());
    /// # Ok::<(), canasta::Illegal>(())
    /// ```
    pub fn pick_legal(&self, hand: &Counts, rng: &mut impl Rng, actions: &mut Vec<Action>) -> Option<Action> {
        actions.clear();
        match self.phase {
            Phase::Play => self.pick_play(hand, rng, actions),
            Phase::Draw => self.pick_draw(hand, rng, actions),
            // The list says yes first.
            Phase::Answer { .. } => Some(Action::Answer(rng.below(2) == 0)),
            Phase::Over => None,
        }
    }

    fn pick_draw(&self, hand: &Counts, rng: &mut impl Rng, actions: &mut Vec<Action>) -> Option<Action> {
        // There are few ways to take the pile: listing them costs less than a second way to count them.
        let first = self.draw_or_pass(hand);
        self.list_takes(hand, actions, &mut { u64::MAX });
        let announcements = self.announcements(hand);
        let [begin, declare, ask] =
            [first, announcements[0], announcements[1]].map(|action| usize::from(action.is_some()));
        let count = begin + actions.len() + declare + ask;
        let place = rng.below(u32::try_from(count).ok().filter(|&count| count > 0)?) as usize;
        match place.checked_sub(begin) {
            None => first,
            Some(place) => {
                actions.get(place).copied().or_else(|| announcements.into_iter().flatten().nth(place - actions.len()))
            }
        }
    }

    /// The list in its parts: acts of one group and discards are counted, the few others are listed, and what goes out
    /// with black threes is counted too.
    fn pick_play(&self, hand: &Counts, rng: &mut impl Rng, actions: &mut Vec<Action>) -> Option<Action> {
        let opened = self.opened(self.side());
        let singles = Singles::of(self, hand, opened);
        let counts = singles.as_ref().map_or(Counts::NONE, Singles::counts);
        let mut black_threes = self.list_several(hand, singles.is_none(), actions, &mut { u64::MAX });
        let out = black_threes.as_ref().map_or(0, BlackThreeWays::count);
        let discards = self.discards(hand);
        let announcements = self.announcements(hand);
        let [single, listed, ending] = [counts.sum().into(), actions.len() as u64, discards.count_ones().into()];
        let said: u64 = announcements.iter().map(|word| u64::from(word.is_some())).sum();
        // `below` takes 32 bits. Of a list that is longer the end is never picked; no dealt hand comes near.
        let count = single + listed + out + ending + said;
        let mut place = u64::from(rng.below(u32::try_from(count).unwrap_or(u32::MAX)));
        // The parts in the order of the list: the same random number must mean the same act as in `legal`.
        if place < single {
            return nth_single(&singles?, &counts, place);
        }
        place -= single;
        if place < listed {
            return actions.get(usize::try_from(place).ok()?).copied();
        }
        place -= listed;
        if place < out {
            return black_threes.as_mut()?.nth(place);
        }
        place -= out;
        if place < ending {
            return ranks_in(discards).nth(usize::try_from(place).ok()?).map(Action::Discard);
        }
        announcements.into_iter().flatten().nth(usize::try_from(place - ending).ok()?)
    }
}

/// The act of one group at a place, where the numbers of those of each rank are known. Not inlined: it is seldom needed,
/// and its lanes would be taken apart long before.
#[inline(never)]
fn nth_single(singles: &Singles<'_>, counts: &Counts, mut place: u64) -> Option<Action> {
    for (rank, here) in Kind::ALL.into_iter().zip(counts.lanes().iter().copied().map(u64::from)) {
        if place < here {
            return singles.nth(rank, u8::try_from(place).ok()?);
        }
        place -= here;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deal, Players, RuleSet, Seat, SeedRng, deck::Rng as _};

    /// Always the same number, to ask for a certain place.
    struct Destination(u64);

    impl Rng for Destination {
        fn next_u64(&mut self) -> u64 {
            self.0
        }

        fn below(&mut self, bound: u32) -> u32 {
            assert!(self.0 < u64::from(bound), "the list is shorter than that of `legal`");
            u32::try_from(self.0).unwrap()
        }
    }

    #[test]
    fn every_place_of_the_list_is_picked_as_listed() {
        let (mut actions, mut room, mut long, mut places) = (Vec::new(), Vec::new(), 0, 0);
        for seed in 0..3000 {
            let mut rng = SeedRng::new(seed);
            let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut rng);
            while let Some(seat) = deal.public().to_act() {
                let hand = deal.hand(seat);
                deal.public().legal(hand, &mut actions);
                let ways = actions
                    .iter()
                    .filter(|action| matches!(action, Action::Meld(lay) if lay.ranks() & 1 << 3 != 0))
                    .count();
                // Each place is asked for, which for longer lists would take too long.
                if ways > 0 && actions.len() < 1000 {
                    long += 1;
                    places += actions.len();
                    for (place, action) in actions.iter().enumerate() {
                        let picked = deal.public().pick_legal(hand, &mut Destination(place as u64), &mut room);
                        assert_eq!(picked.as_ref(), Some(action), "seed {seed}, place {place} of {}", actions.len());
                    }
                }
                let action = actions[rng.below(u32::try_from(actions.len()).unwrap()) as usize];
                deal.apply(&action).unwrap();
            }
        }
        assert!(long > 100 && places > 5000, "only {long} positions, {places} places");
    }

    #[test]
    fn a_random_deal_is_the_same_picked_or_listed() {
        let mut actions = Vec::new();
        for seed in 0..500 {
            let rules = RuleSet::PRESETS[usize::try_from(seed % 5).unwrap()].rules;
            let players = Players::new(2 + u8::try_from(seed / 5 % 5).unwrap()).unwrap();
            let (mut rng, mut other) = (SeedRng::new(seed), SeedRng::new(seed));
            // Sides that need different minimums, so that openings of all sizes are met.
            let scores = [0, 1500, 3000, -5, 0, 1500];
            let mut deal = Deal::shuffled(&rules, players, Seat(1), scores, &mut rng);
            let mut reference = Deal::shuffled(&rules, players, Seat(1), scores, &mut other);
            while let Some(seat) = deal.public().to_act() {
                let action = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut actions).unwrap();
                deal.apply(&action).unwrap();
                reference.public().legal(reference.hand(seat), &mut actions);
                let action = actions[other.below(u32::try_from(actions.len()).unwrap()) as usize];
                reference.apply(&action).unwrap();
                assert_eq!(deal, reference, "seed {seed}");
            }
        }
    }
}
