//! One legal act at random, for measuring and for random play: the same choice as a random place in the list that
//! [`Public::legal`] makes, without writing out the longest part of that list. A hand that can go out with its black
//! threes may do so in hundreds of thousands of ways, which differ in how the wild cards are shared among the melds;
//! here they are counted, and only the chosen one is made.

use alloc::{vec, vec::Vec};

use crate::going_out::{LastCard, can_go_out};
use crate::groups::each_going_out_group;
use crate::kind::ranks_in;
use crate::meld::{CANASTA_NATURALS, CANASTA_SIZE};
use crate::public::{Permission, Phase};
use crate::singles::Singles;
use crate::{Act, Counts, Kind, Meld, Melds, Public, Rng};

impl Public {
    /// An act that is chosen among the legal acts of the player to act, each listed act equally likely; `None` when the
    /// deal is over. It is the act at place `rng.below(n)` of the `n` acts that [`Public::legal`] lists. `acts` is room
    /// to work in.
    pub fn pick_legal(&self, hand: &Counts, rng: &mut impl Rng, acts: &mut Vec<Act>) -> Option<Act> {
        acts.clear();
        match self.phase {
            Phase::Play => self.pick_play(hand, rng, acts),
            Phase::Draw => self.pick_draw(hand, rng, acts),
            Phase::Answer { .. } => Some(Act::Answer(rng.below(2) == 0)),
            Phase::Over => None,
        }
    }

    fn pick_draw(&self, hand: &Counts, rng: &mut impl Rng, acts: &mut Vec<Act>) -> Option<Act> {
        let first = self.draw_or_pass(hand);
        self.list_takes(hand, acts, &mut { u64::MAX });
        let announcements = self.announcements(hand);
        let [begin, declare, ask] = [first, announcements[0], announcements[1]].map(|act| usize::from(act.is_some()));
        let count = begin + acts.len() + declare + ask;
        let place = rng.below(u32::try_from(count).ok().filter(|&count| count > 0)?) as usize;
        match place.checked_sub(begin) {
            None => first,
            Some(place) => {
                acts.get(place).copied().or_else(|| announcements.into_iter().flatten().nth(place - acts.len()))
            }
        }
    }

    /// The list in its parts: acts of one group and discards are counted, the few others are listed, and what goes out
    /// with black threes is counted too.
    fn pick_play(&self, hand: &Counts, rng: &mut impl Rng, acts: &mut Vec<Act>) -> Option<Act> {
        let opened = self.opened(self.side());
        let singles = Singles::of(self, hand, opened);
        let counts = singles.as_ref().map_or(Counts::NONE, Singles::counts);
        let several = !opened || hand.of(Kind::BlackThree) > 0;
        let mut black_threes = several.then(|| self.black_threes(hand, singles.is_none(), acts)).flatten();
        let out = black_threes.as_ref().map_or(0, |black_threes| black_threes.starts.iter().sum());
        let discards = self.discards(hand);
        let announcements = self.announcements(hand);
        let [single, listed, ending] = [counts.sum().into(), acts.len() as u64, discards.count_ones().into()];
        let said: u64 = announcements.iter().map(|word| u64::from(word.is_some())).sum();
        let count = single + listed + out + ending + said;
        let mut place = u64::from(rng.below(u32::try_from(count).unwrap_or(u32::MAX)));
        if place < single {
            return nth_single(&singles?, &counts, place);
        }
        place -= single;
        if place < listed {
            return acts.get(usize::try_from(place).ok()?).copied();
        }
        place -= listed;
        if place < out {
            return black_threes.as_mut()?.nth(hand.of(Kind::BlackThree), place);
        }
        place -= out;
        if place < ending {
            return ranks_in(discards).nth(usize::try_from(place).ok()?).map(Act::Discard);
        }
        announcements.into_iter().flatten().nth(usize::try_from(place - ending).ok()?)
    }

    /// What comes between the acts of one group and the discards: lists some of it, and counts what goes out with black
    /// threes. Not inlined: mostly there is nothing.
    #[inline(never)]
    fn black_threes<'a>(&'a self, hand: &'a Counts, singles: bool, acts: &mut Vec<Act>) -> Option<BlackThreeWays<'a>> {
        self.list_several(hand, acts, &mut { u64::MAX });
        let black = hand.of(Kind::BlackThree);
        if black < 3 {
            if !self.opened(self.side()) {
                self.list_going_out(hand, singles, acts, &mut { u64::MAX });
            }
            return None;
        }
        let mut ways = Ways::new(self, hand, singles)?;
        let starts = [3, 4].map(|laid: u8| black.checked_sub(laid).map_or(0, |left| ways.start(left)));
        Some(BlackThreeWays { ways, starts })
    }
}

/// The ways to go out with three and with four black threes.
struct BlackThreeWays<'a> {
    ways: Ways<'a>,
    /// How many.
    starts: [u64; 2],
}

impl BlackThreeWays<'_> {
    fn nth(&mut self, black: u8, mut place: u64) -> Option<Act> {
        for (laid, here) in (3..).zip(self.starts) {
            if place < here {
                let lay = Melds::only(Kind::BlackThree, Meld { naturals: laid, jokers: 0, twos: 0 });
                return self.ways.nth(black - laid, place, lay);
            }
            place -= here;
        }
        None
    }
}

/// The act of one group at a place, where the numbers of those of each rank are known. Not inlined: it is seldom needed,
/// and its lanes would be taken apart long before.
#[inline(never)]
fn nth_single(singles: &Singles<'_>, counts: &Counts, mut place: u64) -> Option<Act> {
    for (rank, here) in Kind::ALL.into_iter().zip(counts.lanes().iter().copied().map(u64::from)) {
        if place < here {
            return singles.nth(rank, u8::try_from(place).ok()?);
        }
        place -= here;
    }
    None
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
        let needs = u8::try_from(public.rules.canastas_needed(public.players)).unwrap_or(u8::MAX);
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

    fn nth(&mut self, behind: u8, mut place: u64, mut lay: Melds) -> Option<Act> {
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
        Some(Act::Meld(lay))
    }

    /// What may be laid on the next rank, in the order in which [`Public::legal`] tries it, and what comes of it; until
    /// `visit` says that it is enough.
    fn each_branch(&mut self, state: &State, mut visit: impl FnMut(&mut Self, Meld, State) -> bool) {
        let rank = Kind::NATURALS[state.place];
        let naturals = self.hand.of(rank);
        let held = Meld { naturals, jokers: state.jokers, twos: state.twos };
        let mut enough = false;
        each_going_out_group(held, 1 - state.behind, |meld| {
            if !enough && let Some(next) = self.branch(state, rank, meld, naturals - meld.naturals) {
                enough = visit(self, meld, next);
            }
        });
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
        let (mut acts, mut room, mut long, mut places) = (Vec::new(), Vec::new(), 0, 0);
        for seed in 0..3000 {
            let mut rng = SeedRng::new(seed);
            let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut rng);
            while let Some(seat) = deal.public().to_act() {
                let hand = deal.hand(seat);
                deal.public().legal(hand, &mut acts);
                let ways = acts.iter().filter(|act| matches!(act, Act::Meld(lay) if lay.ranks() & 1 << 3 != 0)).count();
                if ways > 0 && acts.len() < 1000 {
                    long += 1;
                    places += acts.len();
                    for (place, act) in acts.iter().enumerate() {
                        let picked = deal.public().pick_legal(hand, &mut Destination(place as u64), &mut room);
                        assert_eq!(picked.as_ref(), Some(act), "seed {seed}, place {place} of {}", acts.len());
                    }
                }
                let act = acts[rng.below(u32::try_from(acts.len()).unwrap()) as usize];
                deal.apply(&act).unwrap();
            }
        }
        assert!(long > 100 && places > 5000, "only {long} positions, {places} places");
    }

    #[test]
    fn a_random_deal_is_the_same_picked_or_listed() {
        let mut acts = Vec::new();
        for seed in 0..500 {
            let rules = RuleSet::PRESETS[usize::try_from(seed % 5).unwrap()].rules;
            let players = Players::new(2 + u8::try_from(seed / 5 % 5).unwrap()).unwrap();
            let (mut rng, mut other) = (SeedRng::new(seed), SeedRng::new(seed));
            let scores = [0, 1500, 3000, -5, 0, 1500];
            let mut deal = Deal::shuffled(&rules, players, Seat(1), scores, &mut rng);
            let mut twin = Deal::shuffled(&rules, players, Seat(1), scores, &mut other);
            while let Some(seat) = deal.public().to_act() {
                let act = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut acts).unwrap();
                deal.apply(&act).unwrap();
                twin.public().legal(twin.hand(seat), &mut acts);
                let act = acts[other.below(u32::try_from(acts.len()).unwrap()) as usize];
                twin.apply(&act).unwrap();
                assert_eq!(deal, twin, "seed {seed}");
            }
        }
    }
}
