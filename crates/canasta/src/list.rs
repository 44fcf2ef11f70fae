//! The legal acts of the player to act. Acts of one group are listed once per multiset of kinds; acts of several groups
//! only where no group can be dropped: openings that meet the minimum together, and black threes laid in the act that
//! goes out. Every listed act is legal. Every legal act is listed, or is a listed one with more groups, which need not be
//! legal by themselves (a small meld beside an opening that is large enough); the listed one, and then a meld of these
//! groups, come to the same hands and table. So a player who chooses among listed acts only loses nothing.

use alloc::vec::Vec;

use crate::going_out::{LastCard, can_go_out};
use crate::groups::{each_going_out_group, each_group};
use crate::kind::{NATURAL_RANKS, ranks_in};
use crate::public::{Permission, Phase};
use crate::singles::Singles;
use crate::{Act, Counts, Kind, Meld, Melds, Public};

impl Public {
    /// Puts the legal acts of the player to act, who holds `hand`, into `acts` (cleared first).
    pub fn legal(&self, hand: &Counts, acts: &mut Vec<Act>) {
        self.legal_within(hand, acts, u64::MAX);
    }

    /// The same, giving up after so many steps of searching: no dealt hand comes near a million, but a made-up
    /// position, with most of the pack in one hand, can have more openings than fit into memory. `false` if it gave
    /// up, and then `acts` is of no use.
    pub fn legal_within(&self, hand: &Counts, acts: &mut Vec<Act>, steps: u64) -> bool {
        let mut budget = steps;
        self.list(hand, acts, &mut budget);
        budget > 0
    }

    fn list(&self, hand: &Counts, acts: &mut Vec<Act>, budget: &mut u64) {
        acts.clear();
        match self.phase {
            Phase::Over => {}
            Phase::Answer { .. } => acts.extend([Act::Answer(true), Act::Answer(false)]),
            Phase::Draw => {
                acts.extend(self.draw_or_pass(hand));
                self.list_takes(hand, acts, budget);
                self.list_announcements(hand, acts);
            }
            Phase::Play => {
                let singles = Singles::of(self, hand, self.opened(self.side()));
                if let Some(singles) = &singles {
                    for rank in ranks_in(singles.ranks()) {
                        singles.each(rank, |meld| acts.push(Act::Meld(Melds::only(rank, meld))));
                    }
                }
                self.list_several(hand, acts, budget);
                if hand.of(Kind::BlackThree) >= 3 || !self.opened(self.side()) {
                    self.list_going_out(hand, singles.is_none(), acts, budget);
                }
                self.list_ends(hand, acts);
            }
        }
    }

    /// What a turn begins with if the pile is not taken.
    pub(crate) fn draw_or_pass(&self, hand: &Counts) -> Option<Act> {
        if self.stock > 0 { Some(Act::Draw) } else { self.check_pass(hand).is_ok().then_some(Act::Pass) }
    }

    /// What ends the turn, or asks to.
    fn list_ends(&self, hand: &Counts, acts: &mut Vec<Act>) {
        acts.extend(ranks_in(self.discards(hand)).map(Act::Discard));
        self.list_announcements(hand, acts);
    }

    /// A bit for each kind that may be discarded.
    pub(crate) fn discards(&self, hand: &Counts) -> u16 {
        let kinds = hand.mask() & !(1 << Kind::RedThree.index());
        if self.needs_no_turn_check() && self.hand_sizes[self.turn.index()] > 1 {
            return kinds;
        }
        let legal = |kind: &Kind| self.check_discard(hand, *kind).is_ok();
        ranks_in(kinds).filter(legal).fold(0, |legal, kind| legal | 1 << kind.index())
    }

    /// Declaring and asking.
    fn list_announcements(&self, hand: &Counts, acts: &mut Vec<Act>) {
        acts.extend(self.announcements(hand).into_iter().flatten());
    }

    /// The words that may be said, in the order of the list.
    #[inline]
    pub(crate) fn announcements(&self, hand: &Counts) -> [Option<Act>; 2] {
        let declare = hand.of(Kind::RedThree) > 0 && self.check_declare(hand).is_ok();
        [declare.then_some(Act::Declare), self.check_ask(hand).is_ok().then_some(Act::Ask)]
    }

    /// Whether an act that leaves two cards or more, and meets the minimum, needs no further look.
    pub(crate) fn needs_no_turn_check(&self) -> bool {
        self.this_turn.permission != Permission::Yes
    }

    /// Lists black threes on their own, and openings of several groups.
    #[inline]
    pub(crate) fn list_several(&self, hand: &Counts, acts: &mut Vec<Act>, budget: &mut u64) {
        if hand.of(Kind::BlackThree) > 0 {
            self.list_black_threes(hand, acts);
        }
        if !self.opened(self.side()) {
            let need = self.minimum(self.side());
            Openings { public: self, hand, top: None, need, acts, budget }.list(0);
        }
    }

    fn list_black_threes(&self, hand: &Counts, acts: &mut Vec<Act>) {
        let least = if self.side_melds(self.side()).meld(Kind::BlackThree).is_empty() { 3 } else { 1 };
        for naturals in least..=hand.of(Kind::BlackThree) {
            self.push_meld(hand, Melds::only(Kind::BlackThree, Meld { naturals, jokers: 0, twos: 0 }), acts);
        }
    }

    /// Lists what empties the hand; also acts of one group, where nothing else lists them.
    pub(crate) fn list_going_out(&self, hand: &Counts, singles: bool, acts: &mut Vec<Act>, budget: &mut u64) {
        GoingOutMelds { public: self, hand, top: None, singles, acts, budget }.list();
    }

    fn push_meld(&self, hand: &Counts, lay: Melds, acts: &mut Vec<Act>) {
        if self.judge_meld(hand, &lay).is_ok() {
            acts.push(Act::Meld(lay));
        }
    }

    pub(crate) fn list_takes(&self, hand: &Counts, acts: &mut Vec<Act>, budget: &mut u64) {
        let Some(top) = self.pile.top().filter(|top| top.is_natural()) else { return };
        let frozen = self.is_frozen_for(self.side());
        let old = self.side_melds(self.side()).meld(top);
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
                acts.push(Act::Take { with, more: Melds::NONE });
            }
            if value < need {
                let rest = hand.minus(&with);
                Openings { public: self, hand: &rest, top: Some((top, with)), need, acts, budget }.list(value);
            }
        });
        if hand.of(Kind::BlackThree) >= 3 && self.pile.len() - self.pile.counts().of(Kind::RedThree) <= 2 {
            GoingOutMelds { public: self, hand, top: Some(top), singles: false, acts, budget }.list();
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

/// Sets of several groups that meet the opening minimum and of which none can be dropped.
struct Openings<'a> {
    public: &'a Public,
    /// What is left to lay from (without the cards that go with the pile's top card).
    hand: &'a Counts,
    top: Option<(Kind, Counts)>,
    need: i32,
    acts: &'a mut Vec<Act>,
    /// Steps left; see [`Public::legal_within`].
    budget: &'a mut u64,
}

/// Spends a step; `false` if none is left.
#[inline]
fn spend(budget: &mut u64) -> bool {
    *budget = budget.saturating_sub(1);
    *budget > 0
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
        let mut ranks = self.hand.at_least(2) & NATURAL_RANKS;
        if let Some((top, _)) = self.top {
            ranks &= !(1 << top.index());
        }
        let wilds = Meld { naturals: 0, jokers: self.hand.of(Kind::Joker), twos: self.hand.of(Kind::Two) };
        self.from(ranks, &Opening { lay: Melds::NONE, value, least: i32::MAX, wilds });
    }

    /// Goes on with some of these ranks, those first whose lowest rank is highest.
    fn from(&mut self, ranks: u16, so_far: &Opening) {
        let &Opening { value, least, wilds, .. } = so_far;
        let first = self.top.is_none() && so_far.lay.is_empty();
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
                    } else if next.value - next.least < self.need && !first {
                        self.push(&next.lay);
                    }
                });
            }
            above |= 1 << bit;
        }
    }

    fn push(&mut self, lay: &Melds) {
        let act = match self.top {
            None => Act::Meld(*lay),
            Some((_, with)) => Act::Take { with, more: *lay },
        };
        let mut hand = *self.hand;
        if let Some((_, with)) = self.top {
            hand = hand.plus(&with);
        }
        if spend(self.budget) && self.public.check(&hand, &act).is_ok() {
            self.acts.push(act);
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
    acts: &'a mut Vec<Act>,
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
        if behind > 1 || !spend(self.budget) {
            return;
        }
        let Some(&rank) = Kind::NATURALS.get(place) else { return self.push(lay, groups) };
        let left = self.hand.minus(&lay.cards());
        let naturals = left.of(rank);
        let held = Meld { naturals, jokers: left.of(Kind::Joker), twos: left.of(Kind::Two) };
        each_going_out_group(held, 1 - behind, |meld| {
            let behind = behind + naturals - meld.naturals;
            if meld.is_empty() && self.top != Some(rank) {
                self.from(place + 1, lay, groups, behind);
            } else if self.fits(rank, meld) {
                let mut more = *lay;
                more.set(rank, meld);
                self.from(place + 1, &more, groups + 1, behind);
            }
        });
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
            // Laid from the hand: below the minimum, or with black threes; all else is made of listed acts.
            None => {
                let opened = self.public.opened(self.public.side());
                let below = !opened && lay.points() < self.public.minimum(self.public.side());
                if (black || below) && self.public.judge_meld(self.hand, lay).is_ok() {
                    self.acts.push(Act::Meld(*lay));
                }
            }
            Some(top) => {
                let with = with_of(top, lay.meld(top));
                let mut more = *lay;
                more.set(top, Meld::default());
                if black && self.public.judge_take(self.hand, &with, &more).is_ok() {
                    self.acts.push(Act::Take { with, more });
                }
            }
        }
    }
}
