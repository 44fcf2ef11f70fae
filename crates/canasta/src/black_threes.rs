//! The ways to go out with black threes. A hand that can may do so in hundreds of thousands of ways, which differ in how
//! the wild cards are shared among the melds; here they are counted and told apart by their place, so that all can be
//! listed, or one be chosen without making the others.

use alloc::{vec, vec::Vec};

use crate::going_out::{LastCard, can_go_out};
use crate::meld::{CANASTA_NATURALS, CANASTA_SIZE};
use crate::{Action, Counts, Kind, Meld, Melds, Permission, Public};

/// The ways to go out with three and with four black threes.
pub(crate) struct BlackThreeWays<'a> {
    ways: Ways<'a>,
    /// Black threes in the hand.
    held: u8,
    /// How many ways lay three of them, and four.
    counts: [u64; 2],
}

impl<'a> BlackThreeWays<'a> {
    /// `None` where the player cannot go out. Acts of one group count too where `singles` says so.
    pub(crate) fn new(public: &'a Public, hand: &'a Counts, singles: bool) -> Option<Self> {
        let mut ways = Ways::new(public, hand, singles)?;
        let held = hand.of(Kind::BlackThree);
        let counts = [3, 4].map(|laid: u8| held.checked_sub(laid).map_or(0, |left| ways.start(left)));
        Some(Self { ways, held, counts })
    }

    pub(crate) fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    pub(crate) fn nth(&mut self, mut place: u64) -> Option<Action> {
        for (laid, here) in (3..).zip(self.counts) {
            if place < here {
                return self.ways.nth(self.held - laid, place, black_threes(laid));
            }
            place -= here;
        }
        None
    }

    /// Lists them all, in the order of their places.
    pub(crate) fn list(&mut self, actions: &mut Vec<Action>, budget: &mut u64) {
        for (laid, count) in (3..).zip(self.counts) {
            if count > 0 {
                let first = self.ways.first(self.held - laid);
                self.ways.list(first, &black_threes(laid), actions, budget);
            }
        }
    }
}

fn black_threes(naturals: u8) -> Melds {
    Melds::only(Kind::BlackThree, Meld { naturals, jokers: 0, twos: 0 })
}

/// The ways to go out with black threes, counted.
struct Ways<'a> {
    public: &'a Public,
    hand: &'a Counts,
    /// Acts of one group are listed too.
    singles: bool,
    /// Canastas still needed.
    needs: u8,
    /// For each state the number of ways on from it, and one more; 0 where it is not known yet.
    known: Vec<u64>,
}

/// What the ways on from a rank depend on.
#[derive(Clone, Copy)]
struct State {
    place: usize,
    jokers: u8,
    twos: u8,
    /// Cards left behind for good, 0 or 1.
    behind: u8,
    /// A second group is laid.
    several: bool,
    /// Canastas made, at most those needed; one that the card left behind would complete counts.
    made: u8,
    /// A meld waits for a wild card to become a canasta.
    waits: bool,
}

impl<'a> Ways<'a> {
    /// `None` where the player cannot go out.
    fn new(public: &'a Public, hand: &'a Counts, singles: bool) -> Option<Self> {
        let melds = public.side_melds(public.side());
        let able = can_go_out(&public.rules, public.players, melds, hand, LastCard::MeldedOrDiscarded);
        if !able || public.this_turn.permission == Permission::No {
            return None;
        }
        let needs = crate::must_fit::<u8>(public.rules.canastas_needed(public.players));
        let needs = needs.saturating_sub(melds.canastas());
        let shares = usize::from(hand.of(Kind::Joker) + 1) * usize::from(hand.of(Kind::Two) + 1);
        let known = vec![0; Kind::NATURALS.len() * shares * 8 * usize::from(needs + 1)];
        Some(Self { public, hand, singles, needs, known })
    }

    fn first(&self, behind: u8) -> State {
        let (jokers, twos) = (self.hand.of(Kind::Joker), self.hand.of(Kind::Two));
        State { place: 0, jokers, twos, behind, several: false, made: 0, waits: false }
    }

    /// How many ways there are with so many black threes left behind.
    fn start(&mut self, behind: u8) -> u64 {
        self.count(self.first(behind))
    }

    fn slot(&self, state: &State) -> usize {
        let flags = usize::from(state.behind) * 4 + usize::from(state.several) * 2 + usize::from(state.waits);
        let wilds = usize::from(state.jokers) * usize::from(self.hand.of(Kind::Two) + 1) + usize::from(state.twos);
        let shares = usize::from(self.hand.of(Kind::Joker) + 1) * usize::from(self.hand.of(Kind::Two) + 1);
        ((state.place * shares + wilds) * 8 + flags) * usize::from(self.needs + 1) + usize::from(state.made)
    }

    fn count(&mut self, state: State) -> u64 {
        if state.place == Kind::NATURALS.len() {
            return u64::from(self.ends_well(&state));
        }
        let slot = self.slot(&state);
        if let Some(count) = self.known[slot].checked_sub(1) {
            return count;
        }
        let mut count = 0;
        self.each_branch(&state, |ways, _, next| {
            count += ways.count(next);
            false
        });
        self.known[slot] = count + 1;
        count
    }

    fn nth(&mut self, behind: u8, mut place: u64, mut lay: Melds) -> Option<Action> {
        let mut state = self.first(behind);
        while let Some(&rank) = Kind::NATURALS.get(state.place) {
            let mut chosen = None;
            self.each_branch(&state, |ways, meld, next| {
                let count = ways.count(next);
                if place < count {
                    chosen = Some((meld, next));
                    return true;
                }
                place -= count;
                false
            });
            let (meld, next) = chosen?;
            lay.set(rank, meld);
            state = next;
        }
        Some(Action::Meld(lay))
    }

    /// Lists the ways on from a state.
    fn list(&mut self, state: State, lay: &Melds, actions: &mut Vec<Action>, budget: &mut u64) {
        if !spend(budget) {
            return;
        }
        let Some(&rank) = Kind::NATURALS.get(state.place) else { return actions.push(Action::Meld(*lay)) };
        self.each_branch(&state, |ways, meld, next| {
            if ways.count(next) > 0 {
                let mut more = *lay;
                more.set(rank, meld);
                ways.list(next, &more, actions, budget);
            }
            *budget == 0
        });
    }

    /// What may be laid on the next rank, in the order of the list, and what comes of it; until
    /// `visit` says that it is enough.
    fn each_branch(&mut self, state: &State, mut visit: impl FnMut(&mut Self, Meld, State) -> bool) {
        let rank = Kind::NATURALS[state.place];
        let naturals = self.hand.of(rank);
        let spare = 1 - state.behind;
        let mut enough = false;
        let mut offer = |ways: &mut Self, meld: Meld, kept: u8| {
            if let Some(next) = ways.branch(state, rank, meld, kept)
                && !enough
            {
                enough = visit(ways, meld, next);
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

    fn branch(&self, state: &State, rank: Kind, meld: Meld, kept: u8) -> Option<State> {
        let rules = &self.public.rules;
        let old = self.public.side_melds(self.public.side()).meld(rank);
        let new = old.plus(meld);
        if !meld.is_empty() && rules.check_meld(rank, old, new).is_err() {
            return None;
        }
        let made = old.canasta().is_none() && new.canasta().is_some();
        let would = kept == 1 && new.size() + 1 == CANASTA_SIZE;
        let waits = new.size() + 1 == CANASTA_SIZE && new.naturals >= CANASTA_NATURALS && new.room_for_wilds(rules) > 0;
        Some(State {
            place: state.place + 1,
            jokers: state.jokers - meld.jokers,
            twos: state.twos - meld.twos,
            behind: state.behind + kept,
            several: state.several || !meld.is_empty(),
            made: (state.made + u8::from(made) + u8::from(would)).min(self.needs),
            waits: state.waits || waits,
        })
    }

    /// Whether at most one card is left, and the side has the canastas needed or the last card makes the one lacking.
    fn ends_well(&self, state: &State) -> bool {
        let wilds = state.jokers + state.twos;
        let last = state.waits && wilds == 1;
        state.behind + wilds <= 1 && (state.several || self.singles) && state.made + u8::from(last) >= self.needs
    }
}

/// Spends a step; `false` if none is left.
#[inline]
pub(crate) fn spend(budget: &mut u64) -> bool {
    *budget = budget.saturating_sub(1);
    *budget > 0
}
