//! Picks a random legal action, for benchmarks and random play. The result is the same as picking a random position in
//! the list of [`Public::legal`], but the longest parts of the list are only counted, and only the selected action is
//! constructed.

use alloc::vec::Vec;

use crate::black_threes::BlackThreeWays;
use crate::kind::ranks_in;
use crate::public::Phase;
use crate::singles::Singles;
use crate::{Action, Counts, Kind, Public, Rng};

impl Public {
    /// A random legal action of the player to act; `None` if the deal is over. Every action that [`Public::legal`]
    /// lists is equally likely: if there are `n`, the result is the one at position `rng.next_below(n)`. `actions` is
    /// used as a buffer.
    ///
    /// ```
    /// use canasta::{Deal, Players, RuleSet, Seat, SeedRng};
    ///
    /// let mut rng = SeedRng::new(1);
    /// let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut rng);
    /// let mut buffer = Vec::new();
    /// while let Some(seat) = deal.public().to_act() {
    ///     let action = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut buffer).expect("a player has an action");
    ///     deal.apply(&action)?;
    /// }
    /// assert!(deal.public().ending().is_some());
    /// # Ok::<(), canasta::Illegal>(())
    /// ```
    pub fn pick_legal(&self, hand: &Counts, rng: &mut impl Rng, actions: &mut Vec<Action>) -> Option<Action> {
        actions.clear();
        match self.phase {
            Phase::Play if !self.this_turn.taken.is_empty() => {
                self.legal(hand, actions);
                let count = u32::try_from(actions.len()).ok().filter(|&count| count > 0)?;
                actions.get(rng.next_below(count) as usize).copied()
            }
            Phase::Play => self.pick_play(hand, rng, actions),
            Phase::Draw => self.pick_draw(hand, rng, actions),
            // Yes comes first in the list.
            Phase::Answer { .. } => Some(Action::Answer(rng.next_below(2) == 0)),
            Phase::Over => None,
        }
    }

    fn pick_draw(&self, hand: &Counts, rng: &mut impl Rng, actions: &mut Vec<Action>) -> Option<Action> {
        // There are few ways to take the pile, so it isn't worth having separate code to count them.
        let first = self.draw_or_pass(hand);
        self.list_takes(hand, actions, &mut { u64::MAX });
        let announcements = self.announcements(hand);
        let [first_count, declare, ask] =
            [first, announcements[0], announcements[1]].map(|action| usize::from(action.is_some()));
        let count = first_count + actions.len() + declare + ask;
        let place = rng.next_below(u32::try_from(count).ok().filter(|&count| count > 0)?) as usize;
        match place.checked_sub(first_count) {
            None => first,
            Some(place) => {
                actions.get(place).copied().or_else(|| announcements.into_iter().flatten().nth(place - actions.len()))
            }
        }
    }

    /// Picks from the list part by part. Actions of one group, discards and ways to go out with black threes are only
    /// counted. The few others are listed.
    fn pick_play(&self, hand: &Counts, rng: &mut impl Rng, actions: &mut Vec<Action>) -> Option<Action> {
        let opened = self.has_melded(self.side());
        let singles = Singles::of(self, hand, opened);
        let counts = singles.as_ref().map_or(Counts::NONE, Singles::counts);
        let mut black_threes = self.list_several(hand, singles.is_none(), actions, &mut { u64::MAX });
        let out = black_threes.as_ref().map_or(0, BlackThreeWays::count);
        let discards = self.discards(hand);
        let announcements = self.announcements(hand);
        let [single, listed, ending] = [counts.sum().into(), actions.len() as u64, discards.count_ones().into()];
        let announced: u64 = announcements.iter().map(|word| u64::from(word.is_some())).sum();
        // `next_below` takes 32 bits, so the end of a longer list is never picked. No dealt hand comes near that
        // length.
        let count = single + listed + out + ending + announced;
        let mut place = u64::from(rng.next_below(u32::try_from(count).unwrap_or(u32::MAX)));
        // The parts come in list order, so that a random number gives the same action as in `legal`.
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

/// The action of one group at a position, given the number of actions of each rank. Not inlined: it is rarely needed,
/// but the compiler would extract the lanes of `counts` long before.
#[inline(never)]
fn nth_single(singles: &Singles<'_>, counts: &Counts, mut place: u64) -> Option<Action> {
    for (rank, count) in Kind::ALL.into_iter().zip(counts.lanes().iter().copied().map(u64::from)) {
        if place < count {
            return singles.nth(rank, u8::try_from(place).ok()?);
        }
        place -= count;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deal, Players, RuleSet, Seat, SeedRng, deck::Rng as _};

    /// Always returns the same number, to pick a given position.
    struct FixedPlace(u64);

    impl Rng for FixedPlace {
        fn next_u64(&mut self) -> u64 {
            self.0
        }

        fn next_below(&mut self, bound: u32) -> u32 {
            assert!(self.0 < u64::from(bound), "the list is shorter than that of `legal`");
            u32::try_from(self.0).unwrap()
        }
    }

    #[test]
    fn picks_the_listed_action_at_every_place() {
        let mut actions = Vec::new();
        let mut buffer = Vec::new();
        let mut positions = 0;
        let mut places = 0;
        for seed in 0..3000 {
            let mut rng = SeedRng::new(seed);
            let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut rng);
            while let Some(seat) = deal.public().to_act() {
                let hand = deal.hand(seat);
                deal.public().legal(hand, &mut actions);
                let black_three_melds = actions
                    .iter()
                    .filter(|action| matches!(action, Action::Meld(melds) if melds.ranks() & 1 << 3 != 0))
                    .count();
                // Every position in the list is picked in turn, which would take too long for longer lists.
                if black_three_melds > 0 && actions.len() < 1000 {
                    positions += 1;
                    places += actions.len();
                    for (place, action) in actions.iter().enumerate() {
                        let picked = deal.public().pick_legal(hand, &mut FixedPlace(place as u64), &mut buffer);
                        assert_eq!(picked.as_ref(), Some(action), "seed {seed}, place {place} of {}", actions.len());
                    }
                }
                let action = actions[rng.next_below(u32::try_from(actions.len()).unwrap()) as usize];
                deal.apply(&action).unwrap();
            }
        }
        assert!(positions > 100 && places > 5000, "only {positions} positions, {places} places");
    }

    #[test]
    fn picking_and_listing_play_the_same_random_deals() {
        let mut actions = Vec::new();
        for seed in 0..500 {
            let rules = RuleSet::PRESETS[usize::try_from(seed % 5).unwrap()].rules;
            let players = Players::new(2 + u8::try_from(seed / 5 % 5).unwrap()).unwrap();
            let mut rng = SeedRng::new(seed);
            let mut reference_rng = SeedRng::new(seed);
            // The sides have different minimums, to get initial melds of all sizes.
            let scores = [0, 1500, 3000, -5, 0, 1500];
            let mut deal = Deal::shuffled(&rules, players, Seat(1), scores, &mut rng);
            let mut reference = Deal::shuffled(&rules, players, Seat(1), scores, &mut reference_rng);
            while let Some(seat) = deal.public().to_act() {
                let action = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut actions).unwrap();
                deal.apply(&action).unwrap();
                reference.public().legal(reference.hand(seat), &mut actions);
                let action = actions[reference_rng.next_below(u32::try_from(actions.len()).unwrap()) as usize];
                reference.apply(&action).unwrap();
                assert_eq!(deal, reference, "seed {seed}");
            }
        }
    }
}
