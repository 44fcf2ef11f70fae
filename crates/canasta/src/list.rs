//! The legal acts of the player to act. Acts of one group are listed once per multiset of kinds; acts of several groups
//! only where no group can be dropped: openings that meet the minimum together, and black threes laid in the act that
//! goes out. Every listed act is legal. Every legal act is listed, or is a listed one with more groups, which need not be
//! legal by themselves (a small meld beside an opening that is large enough); the listed one, and then a meld of these
//! groups, come to the same hands and table. So a player who chooses among listed acts only loses nothing.

use alloc::vec::Vec;

use crate::black_threes::{BlackThreeWays, spend};
use crate::going_out::{LastCard, can_go_out};
use crate::kind::{NATURAL_RANKS, ranks_in};
use crate::meld::MELD_SIZE;
use crate::public::{Permission, Phase};
use crate::singles::Singles;
use crate::{Action, Counts, Kind, Meld, Melds, Public};

impl Public {
    /// Puts the legal acts of the player to act, who holds `hand`, into `actions` (cleared first).
    ///
    /// ```
    /// use canasta::{Action, Deal, Players, RuleSet, Seat, SeedRng};
    ///
    /// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
    /// let mut actions = Vec::new();
    /// deal.public().legal(deal.hand(Seat(0)), &mut actions);
    /// assert!(actions.contains(&Action::Draw));
    /// assert!(actions.iter().all(|action| deal.public().check(deal.hand(Seat(0)), action).is_ok()));
    /// ```
    pub fn legal(&self, hand: &Counts, actions: &mut Vec<Action>) {
        self.legal_within(hand, actions, u64::MAX);
    }

    /// The same, giving up after so many steps of searching: no dealt hand comes near a million, but a made-up
    /// position, with most of the pack in one hand, can have more openings than fit into memory. `false` if it gave
    /// up, and then `actions` is of no use.
    pub fn legal_within(&self, hand: &Counts, actions: &mut Vec<Action>, steps: u64) -> bool {
        let mut budget = steps;
        self.list(hand, actions, &mut budget);
        budget > 0
    }

    fn list(&self, hand: &Counts, actions: &mut Vec<Action>, budget: &mut u64) {
        actions.clear();
        match self.phase {
            Phase::Over => {}
            Phase::Answer { .. } => actions.extend([Action::Answer(true), Action::Answer(false)]),
            Phase::Draw => {
                actions.extend(self.draw_or_pass(hand));
                self.list_takes(hand, actions, budget);
                self.list_announcements(hand, actions);
            }
            // `pick_legal` counts these parts in the same order. Another order would give other games for the same seed.
            Phase::Play => {
                let singles = Singles::of(self, hand, self.opened(self.side()));
                if let Some(singles) = &singles {
                    for rank in ranks_in(singles.ranks()) {
                        singles.each(rank, |meld| actions.push(Action::Meld(Melds::only(rank, meld))));
                    }
                }
                if let Some(mut ways) = self.list_several(hand, singles.is_none(), actions, budget) {
                    ways.list(actions, budget);
                }
                self.list_ends(hand, actions);
            }
        }
    }

    /// What a turn begins with if the pile is not taken.
    pub(crate) fn draw_or_pass(&self, hand: &Counts) -> Option<Action> {
        if self.stock > 0 { Some(Action::Draw) } else { self.check_pass(hand).is_ok().then_some(Action::Pass) }
    }

    /// What ends the turn, or asks to.
    fn list_ends(&self, hand: &Counts, actions: &mut Vec<Action>) {
        actions.extend(ranks_in(self.discards(hand)).map(Action::Discard));
        self.list_announcements(hand, actions);
    }

    /// A bit for each kind that may be discarded.
    pub(crate) fn discards(&self, hand: &Counts) -> u16 {
        let kinds = hand.mask() & !(1 << Kind::RedThree.index());
        // A discard that leaves a card does not go out, so that only a partner's yes could forbid it. Judging every kind
        // by itself costs time in the most frequent position of all.
        if self.needs_no_turn_check() && self.hand_sizes[self.turn.index()] > 1 {
            return kinds;
        }
        let legal = |kind: &Kind| self.check_discard(hand, *kind).is_ok();
        ranks_in(kinds).filter(legal).fold(0, |legal, kind| legal | 1 << kind.index())
    }

    /// Declaring and asking.
    fn list_announcements(&self, hand: &Counts, actions: &mut Vec<Action>) {
        actions.extend(self.announcements(hand).into_iter().flatten());
    }

    /// The words that may be said, in the order of the list.
    #[inline]
    pub(crate) fn announcements(&self, hand: &Counts) -> [Option<Action>; 2] {
        let declare = hand.of(Kind::RedThree) > 0 && self.check_declare(hand).is_ok();
        [declare.then_some(Action::Declare), self.check_ask(hand).is_ok().then_some(Action::Ask)]
    }

    /// Whether an act that leaves two cards or more, and meets the minimum, needs no further look.
    pub(crate) fn needs_no_turn_check(&self) -> bool {
        self.this_turn.permission != Permission::Yes
    }

    /// What comes between the acts of one group and the discards: lists black threes on their own, openings of several
    /// groups, and what empties the hand (also as one group, where `singles` says that nothing else lists it). The ways to
    /// go out with black threes, which can be very many, are returned, to be listed or counted.
    #[inline]
    pub(crate) fn list_several<'a>(
        &'a self,
        hand: &'a Counts,
        singles: bool,
        actions: &mut Vec<Action>,
        budget: &mut u64,
    ) -> Option<BlackThreeWays<'a>> {
        let (black, opened) = (hand.of(Kind::BlackThree), self.opened(self.side()));
        if black == 0 && opened { None } else { self.list_more(hand, singles, actions, budget) }
    }

    /// Not inlined: mostly there is nothing to list.
    #[inline(never)]
    fn list_more<'a>(
        &'a self,
        hand: &'a Counts,
        singles: bool,
        actions: &mut Vec<Action>,
        budget: &mut u64,
    ) -> Option<BlackThreeWays<'a>> {
        let (black, opened) = (hand.of(Kind::BlackThree), self.opened(self.side()));
        if black > 0 {
            self.list_black_threes(hand, actions);
        }
        if !opened {
            let need = self.minimum(self.side());
            Openings { public: self, hand, top: None, need, actions, budget }.list(0);
        }
        if black >= 3 {
            return BlackThreeWays::new(self, hand, singles);
        }
        if !opened {
            GoingOutMelds { public: self, hand, top: None, singles, actions, budget }.list();
        }
        None
    }

    fn list_black_threes(&self, hand: &Counts, actions: &mut Vec<Action>) {
        let least = if self.side_melds(self.side()).meld(Kind::BlackThree).is_empty() { 3 } else { 1 };
        for naturals in least..=hand.of(Kind::BlackThree) {
            self.push_meld(hand, Melds::only(Kind::BlackThree, Meld { naturals, jokers: 0, twos: 0 }), actions);
        }
    }

    fn push_meld(&self, hand: &Counts, lay: Melds, actions: &mut Vec<Action>) {
        if self.judge_meld(hand, &lay).is_ok() {
            actions.push(Action::Meld(lay));
        }
    }

    pub(crate) fn list_takes(&self, hand: &Counts, actions: &mut Vec<Action>, budget: &mut u64) {
        // A wild card or a three on top blocks the pile.
        let Some(top) = self.pile.top().filter(|top| top.is_natural()) else { return };
        let frozen = self.is_frozen_for(self.side());
        let old = self.side_melds(self.side()).meld(top);
        // Natural cards that the hand must give: none to an own meld, one beside a wild card where the rules allow it,
        // else a pair.
        let least = match (frozen, old.is_empty()) {
            (false, false) => 0,
            (false, true) if self.rules.take_with_wild && hand.wilds() > 0 => 1,
            _ => 2,
        };
        if hand.of(top) < least {
            return;
        }
        let opened = self.opened(self.side());
        let need = if opened { 0 } else { self.minimum(self.side()) };
        let one = Meld { naturals: 1, jokers: 0, twos: 0 };
        // With two cards or more left after the act, only the meld and the minimum are to be looked at.
        let after = i32::from(hand.total()) + i32::from(self.pile.len() - self.pile.counts().of(Kind::RedThree)) - 1;
        each_group(hand, top, least, |meld| {
            if meld.naturals == 1 && meld.wilds() == 0 && old.is_empty() {
                return;
            }
            let with = with_of(top, meld);
            let value = meld.points(top) + top.value();
            let legal = if self.needs_no_turn_check() && i32::from(meld.size()) + 2 <= after {
                let natural = || self.check_pile_opening(&Melds::only(top, meld.plus(one))).is_ok();
                value >= need && natural() && self.rules.check_meld(top, old, old.plus(meld).plus(one)).is_ok()
            } else {
                self.judge_take(hand, &with, &Melds::NONE).is_ok()
            };
            if legal {
                actions.push(Action::Take { with, more: Melds::NONE });
            }
            // Too few points for an opening by itself; other groups from the hand may make up the minimum.
            if value < need {
                let rest = hand.minus(&with);
                Openings { public: self, hand: &rest, top: Some((top, with)), need, actions, budget }.list(value);
            }
        });
        if hand.of(Kind::BlackThree) >= 3 && self.pile.len() - self.pile.counts().of(Kind::RedThree) <= 2 {
            GoingOutMelds { public: self, hand, top: Some(top), singles: false, actions, budget }.list();
        }
    }

    /// Every valid addition to the side's meld of a rank, or new meld of it, from the hand.
    #[inline]
    pub(crate) fn each_meld(&self, hand: &Counts, rank: Kind, mut each: impl FnMut(Meld)) {
        let old = self.side_melds(self.side()).meld(rank);
        let naturals = hand.of(rank);
        let (held_jokers, held_twos) = (hand.of(Kind::Joker), hand.of(Kind::Two));
        let new = old.is_empty();
        // A new meld has two natural cards in every rule set: most ranks of a hand end here.
        if new && naturals < 2 || naturals + held_jokers + held_twos == 0 {
            return;
        }
        // Half-open ranges, because inclusive ones cost measurably more in these innermost loops.
        for n in if new { 2 } else { 0 }..naturals + 1 {
            let room = Meld { naturals: old.naturals + n, ..old }.room_for_wilds(&self.rules);
            // A new meld of a pair needs a wild card, and an addition needs a card.
            let fewest = if new { MELD_SIZE.saturating_sub(n) } else { u8::from(n == 0) };
            for jokers in 0..held_jokers.min(room) + 1 {
                for twos in fewest.saturating_sub(jokers)..held_twos.min(room - jokers) + 1 {
                    let meld = Meld { naturals: n, jokers, twos };
                    debug_assert!(self.rules.check_meld(rank, old, old.plus(meld)).is_ok());
                    each(meld);
                }
            }
        }
    }
}

fn with_of(top: Kind, meld: Meld) -> Counts {
    let mut with = Counts::NONE;
    with.set(top, meld.naturals);
    with.set(Kind::Joker, meld.jokers);
    with.set(Kind::Two, meld.twos);
    with
}

/// Every group of a rank with so many naturals or more and at most three wild cards that the hand holds.
fn each_group(hand: &Counts, rank: Kind, least: u8, mut each: impl FnMut(Meld)) {
    for naturals in least..hand.of(rank) + 1 {
        for jokers in 0..hand.of(Kind::Joker).min(3) + 1 {
            for twos in 0..hand.of(Kind::Two).min(3 - jokers) + 1 {
                each(Meld { naturals, jokers, twos });
            }
        }
    }
}

/// Sets of several groups that meet the opening minimum and of which none can be dropped.
struct Openings<'a> {
    public: &'a Public,
    /// What is left to lay from (without the cards that go with the pile's top card).
    hand: &'a Counts,
    top: Option<(Kind, Counts)>,
    need: i32,
    actions: &'a mut Vec<Action>,
    /// Steps left; see [`Public::legal_within`].
    budget: &'a mut u64,
}

/// The groups of an opening so far.
#[derive(Clone, Copy)]
struct Opening {
    lay: Melds,
    /// Points of all groups, that of the pile's top card included.
    value: i32,
    /// Points of the least of them but for that of the top card, which cannot be dropped.
    least: i32,
    /// Wild cards that are left.
    wilds: Meld,
}

impl Openings<'_> {
    /// Lists them; the group with the pile's top card makes `value`.
    fn list(&mut self, value: i32) {
        // Every group of an opening is a new meld, which has two natural cards in every rule set.
        let mut ranks = self.hand.at_least(2) & NATURAL_RANKS;
        if let Some((top, _)) = self.top {
            ranks &= !(1 << top.index());
        }
        let wilds = Meld { naturals: 0, jokers: self.hand.of(Kind::Joker), twos: self.hand.of(Kind::Two) };
        self.from(ranks, &Opening { lay: Melds::NONE, value, least: i32::MAX, wilds });
    }

    /// Goes on with some of these ranks, those first whose lowest rank is highest. Each rank is followed only by higher ones,
    /// so that no set is met twice.
    fn from(&mut self, ranks: u16, so_far: &Opening) {
        let &Opening { value, least, wilds, .. } = so_far;
        let first = self.top.is_none() && so_far.lay.is_empty();
        // What could still be laid at most. Where it does not reach the minimum, nothing below is worth a look; without
        // this the search of a large hand would not end.
        let mut most = value + wilds.points(Kind::Joker);
        let (mut rest, mut above) = (ranks, 0);
        while let Some(bit) = rest.checked_ilog2() {
            let rank = Kind::ALL[bit as usize % Kind::ALL.len()];
            rest &= !(1 << bit);
            most += i32::from(self.hand.of(rank)) * rank.value();
            // One group alone is listed elsewhere.
            if most >= self.need && !(first && above == 0) {
                if !spend(self.budget) {
                    return;
                }
                let mut left = Counts::NONE;
                left.set(rank, self.hand.of(rank));
                left.set(Kind::Joker, wilds.jokers);
                left.set(Kind::Two, wilds.twos);
                self.public.each_meld(&left, rank, |meld| {
                    let points = meld.points(rank);
                    let mut next = Opening { value: value + points, least: least.min(points), ..*so_far };
                    next.lay.set(rank, meld);
                    if next.value < self.need {
                        next.wilds = Meld { jokers: wilds.jokers - meld.jokers, twos: wilds.twos - meld.twos, ..wilds };
                        self.from(above, &next);
                    // Not where the least group could be dropped: the smaller opening is listed, and the group can follow.
                    } else if next.value - next.least < self.need && !first {
                        self.push(&next.lay);
                    }
                });
            }
            above |= 1 << bit;
        }
    }

    fn push(&mut self, lay: &Melds) {
        let action = match self.top {
            None => Action::Meld(*lay),
            Some((_, with)) => Action::Take { with, more: *lay },
        };
        // An act is judged against the whole hand, with the cards that were taken out for the top card.
        let mut hand = *self.hand;
        if let Some((_, with)) = self.top {
            hand = hand.plus(&with);
        }
        if spend(self.budget) && self.public.check(&hand, &action).is_ok() {
            self.actions.push(action);
        }
    }
}

/// Acts of several groups that leave at most one card and are legal only because of that: a concealed hand below the
/// minimum, and black threes with the rest of the hand.
struct GoingOutMelds<'a> {
    public: &'a Public,
    hand: &'a Counts,
    top: Option<Kind>,
    /// Also acts of one group, because nothing else lists them.
    singles: bool,
    actions: &'a mut Vec<Action>,
    /// Steps left; see [`Public::legal_within`].
    budget: &'a mut u64,
}

impl GoingOutMelds<'_> {
    fn list(&mut self) {
        // An act that leaves at most one card goes out: where the hand (with the pile) cannot, there is none to find.
        let public = self.public;
        let mut hand = *self.hand;
        if self.top.is_some() {
            hand = hand.plus(public.pile.counts());
            hand.set(Kind::RedThree, 0);
        }
        let melds = public.side_melds(public.side());
        if !can_go_out(&public.rules, public.players, melds, &hand, LastCard::MeldedOrDiscarded) {
            return;
        }
        self.from(0, &Melds::NONE, 0, 0);
        for naturals in 3..=self.hand.of(Kind::BlackThree) {
            let lay = Melds::only(Kind::BlackThree, Meld { naturals, jokers: 0, twos: 0 });
            self.from(0, &lay, 1, self.hand.of(Kind::BlackThree) - naturals);
        }
    }

    /// Goes on with the ranks from `place`; so many groups are laid and so many cards are left behind for good.
    fn from(&mut self, place: usize, lay: &Melds, groups: u8, behind: u8) {
        // One card may be left, for the discard that goes out.
        if behind > 1 || !spend(self.budget) {
            return;
        }
        let Some(&rank) = Kind::NATURALS.get(place) else { return self.push(lay, groups) };
        let left = self.hand.minus(&lay.cards());
        let naturals = left.of(rank);
        if self.top != Some(rank) && naturals <= 1 - behind {
            self.from(place + 1, lay, groups, behind + naturals);
        }
        let room = left.wilds().min(3);
        // Of all ranks together one card may stay behind, so that a group takes its natural cards but for one at most.
        for n in naturals.saturating_sub(1 - behind)..=naturals {
            for wilds in 0..=room {
                for jokers in 0..=left.of(Kind::Joker).min(wilds) {
                    let meld = Meld { naturals: n, jokers, twos: wilds - jokers };
                    if wilds - jokers <= left.of(Kind::Two) && (!meld.is_empty() || self.top == Some(rank)) {
                        let mut more = *lay;
                        more.set(rank, meld);
                        if self.fits(rank, meld) {
                            self.from(place + 1, &more, groups + 1, behind + naturals - n);
                        }
                    }
                }
            }
        }
    }

    fn fits(&self, rank: Kind, meld: Meld) -> bool {
        let old = self.public.side_melds(self.public.side()).meld(rank);
        let top = Meld { naturals: u8::from(self.top == Some(rank)), jokers: 0, twos: 0 };
        self.public.rules.check_meld(rank, old, old.plus(meld).plus(top)).is_ok()
    }

    fn push(&mut self, lay: &Melds, groups: u8) {
        let black = !lay.meld(Kind::BlackThree).is_empty();
        let left = self.hand.total() - lay.cards().total();
        if left > 1 || groups < 2 && !self.singles {
            return;
        }
        match self.top {
            // Laid from the hand: below the minimum; all else is made of listed acts.
            None => {
                let opened = self.public.opened(self.public.side());
                let below = !opened && lay.points() < self.public.minimum(self.public.side());
                if below && self.public.judge_meld(self.hand, lay).is_ok() {
                    self.actions.push(Action::Meld(*lay));
                }
            }
            Some(top) => {
                let with = with_of(top, lay.meld(top));
                let mut more = *lay;
                more.set(top, Meld::default());
                if black && self.public.judge_take(self.hand, &with, &more).is_ok() {
                    self.actions.push(Action::Take { with, more });
                }
            }
        }
    }
}
