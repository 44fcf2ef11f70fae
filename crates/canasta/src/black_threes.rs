//! Ways to go out with black threes. There can be hundreds of thousands, differing in how wild cards are shared among
//! the melds. This module counts and indexes them, so that a caller can list them all or construct just one.

use alloc::{vec, vec::Vec};

use crate::going_out::{LastCard, can_go_out};
use crate::meld::{CANASTA_NATURALS, CANASTA_SIZE};
use crate::{Action, Counts, Kind, Meld, Melds, Public};

/// The ways to go out while melding three or four black threes.
pub(crate) struct BlackThreeWays<'a> {
    ways: Ways<'a>,
    held: u8,
    /// The number of ways with three black threes melded, and with four.
    counts: [u64; 2],
}

impl<'a> BlackThreeWays<'a> {
    /// `None` if the player can't go out. With `singles`, actions of one group count too.
    pub(crate) fn new(public: &'a Public, hand: &'a Counts, singles: bool) -> Option<Self> {
        let mut ways = Ways::new(public, hand, singles)?;
        let held = hand.of(Kind::BlackThree);
        let counts = [3, 4].map(|melded: u8| held.checked_sub(melded).map_or(0, |left| ways.count_from_start(left)));
        Some(Self { ways, held, counts })
    }

    pub(crate) fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    pub(crate) fn nth(&mut self, mut place: u64) -> Option<Action> {
        for (melded, count) in (3..).zip(self.counts) {
            if place < count {
                return self.ways.nth(self.held - melded, place, black_threes(melded));
            }
            place -= count;
        }
        None
    }

    pub(crate) fn list(&mut self, actions: &mut Vec<Action>, budget: &mut u64) {
        for (melded, count) in (3..).zip(self.counts) {
            if count > 0 {
                let state = self.ways.first_state(self.held - melded);
                self.ways.list(state, &black_threes(melded), actions, budget);
            }
        }
    }
}

fn black_threes(naturals: u8) -> Melds {
    Melds::only(Kind::BlackThree, Meld { naturals, jokers: 0, twos: 0 })
}

/// Ways to go out, counted with memoisation.
struct Ways<'a> {
    public: &'a Public,
    hand: &'a Counts,
    /// Whether actions of one group count too.
    includes_singles: bool,
    /// Canastas still needed.
    needs: u8,
    /// Memo: the number of continuations of each state, plus one; 0 = not computed.
    memo: Vec<u64>,
}

/// Search state after some ranks: everything that the continuations depend on.
#[derive(Clone, Copy)]
struct State {
    place: usize,
    jokers: u8,
    twos: u8,
    /// Cards left over, 0 or 1.
    left_over: u8,
    /// Whether a group other than the black threes is melded.
    has_several: bool,
    /// Canastas made, capped at the number needed. Includes one that the card left over would complete.
    made: u8,
    /// Whether some meld is one wild card short of a canasta.
    needs_wild: bool,
}

impl<'a> Ways<'a> {
    /// `None` if the player can't go out.
    fn new(public: &'a Public, hand: &'a Counts, singles: bool) -> Option<Self> {
        let melds = public.side_melds(public.side());
        let able = can_go_out(&public.rules, public.players, melds, hand, LastCard::MeldedOrDiscarded);
        if !able || public.check_permission().is_err() {
            return None;
        }
        let needs = crate::must_fit::<u8>(public.rules.canastas_needed(public.players));
        let needs = needs.saturating_sub(melds.canastas());
        let shares = usize::from(hand.of(Kind::Joker) + 1) * usize::from(hand.of(Kind::Two) + 1);
        let memo = vec![0; Kind::NATURALS.len() * shares * 8 * usize::from(needs + 1)];
        Some(Self { public, hand, includes_singles: singles, needs, memo })
    }

    fn first_state(&self, left_over: u8) -> State {
        let jokers = self.hand.of(Kind::Joker);
        let twos = self.hand.of(Kind::Two);
        State { place: 0, jokers, twos, left_over, has_several: false, made: 0, needs_wild: false }
    }

    /// The number of ways that leave `left_over` black threes in the hand.
    fn count_from_start(&mut self, left_over: u8) -> u64 {
        self.count(self.first_state(left_over))
    }

    fn slot(&self, state: &State) -> usize {
        let flags =
            usize::from(state.left_over) * 4 + usize::from(state.has_several) * 2 + usize::from(state.needs_wild);
        let wilds = usize::from(state.jokers) * usize::from(self.hand.of(Kind::Two) + 1) + usize::from(state.twos);
        let shares = usize::from(self.hand.of(Kind::Joker) + 1) * usize::from(self.hand.of(Kind::Two) + 1);
        ((state.place * shares + wilds) * 8 + flags) * usize::from(self.needs + 1) + usize::from(state.made)
    }

    fn count(&mut self, state: State) -> u64 {
        if state.place == Kind::NATURALS.len() {
            return u64::from(self.ends_well(&state));
        }
        let slot = self.slot(&state);
        if let Some(count) = self.memo[slot].checked_sub(1) {
            return count;
        }
        let mut count = 0;
        self.each_branch(&state, |ways, _, next| {
            count += ways.count(next);
            false
        });
        self.memo[slot] = count + 1;
        count
    }

    fn nth(&mut self, left_over: u8, mut place: u64, mut melds: Melds) -> Option<Action> {
        let mut state = self.first_state(left_over);
        while let Some(&rank) = Kind::NATURALS.get(state.place) {
            let mut selected = None;
            self.each_branch(&state, |ways, meld, next| {
                let count = ways.count(next);
                if place < count {
                    selected = Some((meld, next));
                    return true;
                }
                place -= count;
                false
            });
            let (meld, next) = selected?;
            melds.set(rank, meld);
            state = next;
        }
        Some(Action::Meld(melds))
    }

    fn list(&mut self, state: State, melds: &Melds, actions: &mut Vec<Action>, budget: &mut u64) {
        if !spend(budget) {
            return;
        }
        let Some(&rank) = Kind::NATURALS.get(state.place) else { return actions.push(Action::Meld(*melds)) };
        self.each_branch(&state, |ways, meld, next| {
            if ways.count(next) > 0 {
                let mut more = *melds;
                more.set(rank, meld);
                ways.list(next, &more, actions, budget);
            }
            *budget == 0
        });
    }

    /// Visits the possible groups of the next rank in list order, with the state after each. Stops when `visit` returns
    /// `true`.
    fn each_branch(&mut self, state: &State, mut visit: impl FnMut(&mut Self, Meld, State) -> bool) {
        let rank = Kind::NATURALS[state.place];
        let naturals = self.hand.of(rank);
        let spare = 1 - state.left_over;
        let mut stopped = false;
        let mut offer = |ways: &mut Self, meld: Meld, kept: u8| {
            if let Some(next) = ways.next_state(state, rank, meld, kept)
                && !stopped
            {
                stopped = visit(ways, meld, next);
            }
        };
        if naturals <= spare {
            offer(self, Meld::default(), naturals);
        }
        for n in naturals.saturating_sub(spare)..naturals + 1 {
            for wilds in 0..(state.jokers + state.twos).min(3) + 1 {
                for jokers in wilds.saturating_sub(state.twos)..state.jokers.min(wilds) + 1 {
                    let meld = Meld { naturals: n, jokers, twos: wilds - jokers };
                    if !meld.is_empty() {
                        offer(self, meld, naturals - n);
                    }
                }
            }
        }
    }

    fn next_state(&self, state: &State, rank: Kind, meld: Meld, kept: u8) -> Option<State> {
        let rules = &self.public.rules;
        let old = self.public.side_melds(self.public.side()).meld(rank);
        let new = old.plus(meld);
        if !meld.is_empty() && rules.check_meld(rank, old, new).is_err() {
            return None;
        }
        let made = old.canasta().is_none() && new.canasta().is_some();
        let completes_later = kept == 1 && new.size() + 1 == CANASTA_SIZE;
        let needs_wild =
            new.size() + 1 == CANASTA_SIZE && new.naturals >= CANASTA_NATURALS && new.room_for_wilds(rules) > 0;
        Some(State {
            place: state.place + 1,
            jokers: state.jokers - meld.jokers,
            twos: state.twos - meld.twos,
            left_over: state.left_over + kept,
            has_several: state.has_several || !meld.is_empty(),
            made: (state.made + u8::from(made) + u8::from(completes_later)).min(self.needs),
            needs_wild: state.needs_wild || needs_wild,
        })
    }

    /// Whether at most one card is left and the side has the canastas needed, counting one that the last card would
    /// complete.
    fn ends_well(&self, state: &State) -> bool {
        let wilds = state.jokers + state.twos;
        let last = state.needs_wild && wilds == 1;
        state.left_over + wilds <= 1
            && (state.has_several || self.includes_singles)
            && state.made + u8::from(last) >= self.needs
    }
}

/// Uses up one step. Returns `false` if none is left.
#[inline]
pub(crate) fn spend(budget: &mut u64) -> bool {
    *budget = budget.saturating_sub(1);
    *budget > 0
}
