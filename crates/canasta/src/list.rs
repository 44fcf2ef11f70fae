//! Lists the legal actions.
//!
//! Actions with one group of cards are listed once per multiset of kinds. Actions with several groups are listed only
//! if no group can be dropped: initial melds that reach the minimum together, and black threes in the action that goes
//! out.
//!
//! Every listed action is legal. Every legal action is listed, or is a listed one with extra groups, such as a small
//! meld in addition to a sufficient initial meld. Melding the extra groups after the listed action leads to the same
//! hands and table, so a player who only uses listed actions loses nothing.

use alloc::vec::Vec;

use crate::black_threes::{BlackThreeWays, spend};
use crate::going_out::{LastCard, can_go_out};
use crate::kind::{NATURAL_RANKS, ranks_in};
use crate::meld::MELD_SIZE;
use crate::public::{Permission, Phase};
use crate::singles::Singles;
use crate::{Action, Counts, Kind, Meld, Melds, Public};

impl Public {
    /// Lists the legal actions of the player to act, who holds `hand`. Clears `actions` first.
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

    /// Like [`Public::legal`], but gives up after `steps` search steps. Returns `false` if it gave up; `actions` is
    /// then incomplete. No dealt hand comes near a million steps, but an artificial position with most of the deck in
    /// one hand can have more initial melds than fit into memory.
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
            // `pick_legal` counts these parts in the same order. A different order would give different games for the
            // same seed.
            Phase::Play => {
                let singles = Singles::of(self, hand, self.has_melded(self.side()));
                if let Some(singles) = &singles {
                    for rank in ranks_in(singles.ranks()) {
                        singles.each(rank, |meld| actions.push(Action::Meld(Melds::only(rank, meld))));
                    }
                }
                if let Some(mut ways) = self.list_several(hand, singles.is_none(), actions, budget) {
                    ways.list(actions, budget);
                }
                // The lists above don't know that cards from the pile can't be melded.
                if !self.this_turn.taken.is_empty() {
                    actions.retain(|action| self.check(hand, action).is_ok());
                }
                self.list_ends(hand, actions);
            }
        }
    }

    /// The action that begins the turn if the pile isn't taken.
    pub(crate) fn draw_or_pass(&self, hand: &Counts) -> Option<Action> {
        if self.stock > 0 { Some(Action::Draw) } else { self.check_pass(hand).is_ok().then_some(Action::Pass) }
    }

    /// Lists the discards and the announcements.
    fn list_ends(&self, hand: &Counts, actions: &mut Vec<Action>) {
        actions.extend(ranks_in(self.discards(hand)).map(Action::Discard));
        self.list_announcements(hand, actions);
    }

    /// Bit mask of the kinds that can be discarded.
    pub(crate) fn discards(&self, hand: &Counts) -> u16 {
        let kinds = hand.mask() & !(1 << Kind::RedThree.index());
        // A discard that leaves a card doesn't go out, so only a partner's yes could forbid it. Judging each kind
        // separately costs time in the most frequent position of all.
        if self.needs_no_turn_check() && self.hand_sizes[self.turn.index()] > 1 {
            return kinds;
        }
        let legal = |kind: &Kind| self.check_discard(hand, *kind).is_ok();
        ranks_in(kinds).filter(legal).fold(0, |legal, kind| legal | 1 << kind.index())
    }

    /// Lists `Declare` and `Ask`, if legal.
    fn list_announcements(&self, hand: &Counts, actions: &mut Vec<Action>) {
        actions.extend(self.announcements(hand).into_iter().flatten());
    }

    /// `Declare` and `Ask`, each if legal, in list order.
    #[inline]
    pub(crate) fn announcements(&self, hand: &Counts) -> [Option<Action>; 2] {
        let declare = hand.of(Kind::RedThree) > 0 && self.check_declare(hand).is_ok();
        [declare.then_some(Action::Declare), self.check_ask(hand).is_ok().then_some(Action::Ask)]
    }

    /// Whether an action that leaves at least two cards and reaches the minimum needs no further check.
    pub(crate) fn needs_no_turn_check(&self) -> bool {
        self.this_turn.permission != Permission::Yes
    }

    /// Lists the actions between those of one group and the discards: black threes alone, initial melds of several
    /// groups, and actions that empty the hand. The latter include actions of one group if `singles` says that they
    /// aren't listed elsewhere. There can be very many ways to go out with black threes, so they are returned for the
    /// caller to list or count.
    #[inline]
    pub(crate) fn list_several<'a>(
        &'a self,
        hand: &'a Counts,
        singles: bool,
        actions: &mut Vec<Action>,
        budget: &mut u64,
    ) -> Option<BlackThreeWays<'a>> {
        let black = hand.of(Kind::BlackThree);
        let opened = self.has_melded(self.side());
        if black == 0 && opened || !self.may_meld() {
            None
        } else {
            self.list_several_cold(hand, singles, actions, budget)
        }
    }

    /// Not inlined, because usually there is nothing to list.
    #[inline(never)]
    fn list_several_cold<'a>(
        &'a self,
        hand: &'a Counts,
        singles: bool,
        actions: &mut Vec<Action>,
        budget: &mut u64,
    ) -> Option<BlackThreeWays<'a>> {
        let black = hand.of(Kind::BlackThree);
        let opened = self.has_melded(self.side());
        if black > 0 {
            self.list_black_threes(hand, actions);
        }
        if !opened {
            let need = self.minimum(self.side());
            InitialMelds { public: self, hand, top: None, need, actions, budget }.list(0);
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
        let min = if self.side_melds(self.side()).meld(Kind::BlackThree).is_empty() { 3 } else { 1 };
        for naturals in min..=hand.of(Kind::BlackThree) {
            self.push_meld(hand, Melds::only(Kind::BlackThree, Meld { naturals, jokers: 0, twos: 0 }), actions);
        }
    }

    fn push_meld(&self, hand: &Counts, melds: Melds, actions: &mut Vec<Action>) {
        if self.judge_meld(hand, &melds).is_ok() {
            actions.push(Action::Meld(melds));
        }
    }

    pub(crate) fn list_takes(&self, hand: &Counts, actions: &mut Vec<Action>, budget: &mut u64) {
        // A wild card or a three on top blocks the pile.
        let Some(top) = self.pile.top().filter(|top| top.is_natural()) else { return };
        if !self.may_meld() || self.is_complete(top) {
            return;
        }
        let frozen = self.is_frozen_for(self.side());
        let old = self.side_melds(self.side()).meld(top);
        // Natural cards needed from the hand: none to add to the side's meld, one with a wild card if the rules allow
        // that, else a pair.
        let min_naturals = match (frozen, old.is_empty()) {
            (false, false) => 0,
            (false, true) if self.rules.take_with_wild && hand.wilds() > 0 => 1,
            _ => 2,
        };
        if hand.of(top) < min_naturals {
            return;
        }
        let opened = self.has_melded(self.side());
        let need = if opened { 0 } else { self.minimum(self.side()) };
        let one = Meld { naturals: 1, jokers: 0, twos: 0 };
        // If two or more cards are left after the action, only the meld and the minimum must be checked.
        let after = i32::from(hand.total()) + i32::from(self.pile.len() - self.pile.counts().of(Kind::RedThree)) - 1;
        each_group(hand, top, min_naturals, |meld| {
            if meld.naturals == 1 && meld.wilds() == 0 && old.is_empty() {
                return;
            }
            if !opened && meld.wilds() > 0 && !self.rules.wilds_in_initial_meld {
                return;
            }
            let with = counts_of(top, meld);
            let value = meld.points(top, &self.rules) + self.rules.value(top);
            let legal = if self.needs_no_turn_check() && i32::from(meld.size()) + 2 <= after {
                let is_natural_enough = || self.check_naturals_outnumber(&Melds::only(top, meld.plus(one))).is_ok();
                value >= need
                    && is_natural_enough()
                    && self.rules.check_meld(top, old, old.plus(meld).plus(one)).is_ok()
            } else {
                self.judge_take(hand, &with, &Melds::NONE).is_ok()
            };
            if legal {
                actions.push(Action::Take { with, more: Melds::NONE });
            }
            // These points are not enough for an initial meld, but more groups from the hand may reach the minimum.
            if value < need {
                let rest = hand.minus(&with);
                InitialMelds { public: self, hand: &rest, top: Some((top, with)), need, actions, budget }.list(value);
            }
        });
        if hand.of(Kind::BlackThree) >= 3 && self.pile.len() - self.pile.counts().of(Kind::RedThree) <= 2 {
            GoingOutMelds { public: self, hand, top: Some(top), singles: false, actions, budget }.list();
        }
    }

    /// Calls `each` with every group from the hand that can be added to the side's meld of a rank or, if there is none,
    /// form a new one.
    #[inline]
    pub(crate) fn each_meld(&self, hand: &Counts, rank: Kind, mut each: impl FnMut(Meld)) {
        let old = self.side_melds(self.side()).meld(rank);
        let naturals = hand.of(rank);
        let held_jokers = hand.of(Kind::Joker);
        let held_twos = hand.of(Kind::Two);
        let new = old.is_empty();
        // A new meld has two natural cards in every rule set, which rules out most ranks of a hand.
        if new && naturals < 2 || naturals + held_jokers + held_twos == 0 {
            return;
        }
        // Half-open ranges: inclusive ones are measurably slower in these innermost loops.
        for n in if new { 2 } else { 0 }..naturals + 1 {
            let room = old.room_for_wilds_with(n, &self.rules);
            // A new meld with a natural pair needs a wild card. An addition needs at least one card.
            let min_wilds = if new { MELD_SIZE.saturating_sub(n) } else { u8::from(n == 0) };
            for jokers in 0..held_jokers.min(room) + 1 {
                for twos in min_wilds.saturating_sub(jokers)..held_twos.min(room - jokers) + 1 {
                    let meld = Meld { naturals: n, jokers, twos };
                    debug_assert!(self.rules.check_meld(rank, old, old.plus(meld)).is_ok());
                    each(meld);
                }
            }
        }
    }
}

fn counts_of(top: Kind, meld: Meld) -> Counts {
    let mut with = Counts::NONE;
    with.set(top, meld.naturals);
    with.set(Kind::Joker, meld.jokers);
    with.set(Kind::Two, meld.twos);
    with
}

/// Calls `each` with every group of a rank with at least `min` natural cards and at most three wild cards from the
/// hand.
fn each_group(hand: &Counts, rank: Kind, min: u8, mut each: impl FnMut(Meld)) {
    for naturals in min..hand.of(rank) + 1 {
        for jokers in 0..hand.of(Kind::Joker).min(3) + 1 {
            for twos in 0..hand.of(Kind::Two).min(3 - jokers) + 1 {
                each(Meld { naturals, jokers, twos });
            }
        }
    }
}

/// Search for sets of several groups that reach the minimum together, but fall short if any one is dropped.
struct InitialMelds<'a> {
    public: &'a Public,
    /// The hand without the cards that are melded with the pile's top card.
    hand: &'a Counts,
    top: Option<(Kind, Counts)>,
    need: i32,
    actions: &'a mut Vec<Action>,
    /// Steps left; see [`Public::legal_within`].
    budget: &'a mut u64,
}

/// The groups of an initial meld so far.
#[derive(Clone, Copy)]
struct InitialMeld {
    melds: Melds,
    /// Points of all groups, including that of the pile's top card.
    value: i32,
    /// Points of the smallest group, not counting that of the top card, which can't be dropped.
    smallest: i32,
    /// The wild cards left.
    wilds: Meld,
}

impl InitialMelds<'_> {
    /// Lists the initial melds. The group with the pile's top card has `value` points.
    fn list(&mut self, value: i32) {
        // Every group of an initial meld is a new meld, which has two natural cards in every rule set.
        let mut ranks = self.hand.at_least(2) & NATURAL_RANKS;
        if let Some((top, _)) = self.top {
            ranks &= !(1 << top.index());
        }
        let mut wilds = Meld { naturals: 0, jokers: self.hand.of(Kind::Joker), twos: self.hand.of(Kind::Two) };
        if !self.public.rules.wilds_in_initial_meld {
            wilds = Meld::default();
        }
        self.extend(ranks, &InitialMeld { melds: Melds::NONE, value, smallest: i32::MAX, wilds });
    }

    /// Adds some of these ranks, starting with the sets whose lowest rank is highest. Each rank is followed only by
    /// higher ones, so that no set occurs twice.
    fn extend(&mut self, ranks: u16, so_far: &InitialMeld) {
        let &InitialMeld { value, smallest, wilds, .. } = so_far;
        let is_first = self.top.is_none() && so_far.melds.is_empty();
        // An upper bound on the points. If even that is below the minimum, the branch is cut. Without this, searching a
        // large hand would take forever.
        let rules = &self.public.rules;
        let mut max_value = value + wilds.points(Kind::Joker, rules);
        let mut rest = ranks;
        let mut above = 0;
        while let Some(bit) = rest.checked_ilog2() {
            let rank = Kind::ALL[bit as usize % Kind::ALL.len()];
            rest &= !(1 << bit);
            max_value += i32::from(self.hand.of(rank)) * rules.value(rank);
            // Single groups are listed elsewhere.
            if max_value >= self.need && !(is_first && above == 0) {
                if !spend(self.budget) {
                    return;
                }
                let mut left = Counts::NONE;
                left.set(rank, self.hand.of(rank));
                left.set(Kind::Joker, wilds.jokers);
                left.set(Kind::Two, wilds.twos);
                self.public.each_meld(&left, rank, |meld| {
                    let points = meld.points(rank, rules);
                    let mut next = InitialMeld { value: value + points, smallest: smallest.min(points), ..*so_far };
                    next.melds.set(rank, meld);
                    if next.value < self.need {
                        next.wilds = Meld { jokers: wilds.jokers - meld.jokers, twos: wilds.twos - meld.twos, ..wilds };
                        self.extend(above, &next);
                    // Skip it if the smallest group could be dropped: the smaller initial meld is listed, and the group
                    // can be melded afterwards.
                    } else if next.value - next.smallest < self.need && !is_first {
                        self.push(&next.melds);
                    }
                });
            }
            above |= 1 << bit;
        }
    }

    fn push(&mut self, melds: &Melds) {
        let action = match self.top {
            None => Action::Meld(*melds),
            Some((_, with)) => Action::Take { with, more: *melds },
        };
        // The action is checked against the whole hand, including the cards melded with the top card.
        let mut hand = *self.hand;
        if let Some((_, with)) = self.top {
            hand = hand.plus(&with);
        }
        if spend(self.budget) && self.public.check(&hand, &action).is_ok() {
            self.actions.push(action);
        }
    }
}

/// Search for actions of several groups that leave at most one card and are legal only for that reason: a concealed
/// hand below the minimum, and black threes with the rest of the hand.
struct GoingOutMelds<'a> {
    public: &'a Public,
    hand: &'a Counts,
    top: Option<Kind>,
    /// Whether to include actions of one group, because they aren't listed elsewhere.
    singles: bool,
    actions: &'a mut Vec<Action>,
    /// Steps left; see [`Public::legal_within`].
    budget: &'a mut u64,
}

impl GoingOutMelds<'_> {
    fn list(&mut self) {
        // An action that leaves at most one card goes out. If the hand (with the pile) can't go out, there are no such
        // actions.
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
        self.extend(0, &Melds::NONE, 0, 0);
        for naturals in 3..=self.hand.of(Kind::BlackThree) {
            let melds = Melds::only(Kind::BlackThree, Meld { naturals, jokers: 0, twos: 0 });
            self.extend(0, &melds, 1, self.hand.of(Kind::BlackThree) - naturals);
        }
    }

    /// Continues with the ranks from `place`, after `groups` groups and with `left_over` cards not melded.
    fn extend(&mut self, place: usize, melds: &Melds, groups: u8, left_over: u8) {
        // One card can be left, for the discard that goes out.
        if left_over > 1 || !spend(self.budget) {
            return;
        }
        let Some(&rank) = Kind::NATURALS.get(place) else { return self.push(melds, groups) };
        let left = self.hand.minus(&melds.cards());
        let naturals = left.of(rank);
        if self.top != Some(rank) && naturals <= 1 - left_over {
            self.extend(place + 1, melds, groups, left_over + naturals);
        }
        let room = left.wilds().min(3);
        // Only one card in total can be left over, so a group uses all natural cards of its rank, or all but one.
        for n in naturals.saturating_sub(1 - left_over)..=naturals {
            for wilds in 0..=room {
                for jokers in 0..=left.of(Kind::Joker).min(wilds) {
                    let meld = Meld { naturals: n, jokers, twos: wilds - jokers };
                    if wilds - jokers <= left.of(Kind::Two) && (!meld.is_empty() || self.top == Some(rank)) {
                        let mut more = *melds;
                        more.set(rank, meld);
                        if self.fits(rank, meld) {
                            self.extend(place + 1, &more, groups + 1, left_over + naturals - n);
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

    /// Whether a group with wild cards can be dropped, and melded after the others.
    fn can_drop_group(&self, melds: &Melds) -> bool {
        !self.public.rules.wilds_in_initial_meld
            && melds.iter().any(|(rank, _)| {
                let mut others = *melds;
                others.set(rank, Meld::default());
                self.public.judge_meld(self.hand, &others).is_ok()
            })
    }

    fn push(&mut self, melds: &Melds, groups: u8) {
        let has_black_threes = !melds.meld(Kind::BlackThree).is_empty();
        let left = self.hand.total() - melds.cards().total();
        if left > 1 || groups < 2 && !self.singles {
            return;
        }
        match self.top {
            // Without the pile, list only melds that would not be an initial meld: below the minimum, or with forbidden
            // wild cards. Anything else is a sequence of listed actions.
            None => {
                let is_exempt = self.public.check_initial_meld(melds).is_err();
                if is_exempt && self.public.judge_meld(self.hand, melds).is_ok() && !self.can_drop_group(melds) {
                    self.actions.push(Action::Meld(*melds));
                }
            }
            Some(top) => {
                let with = counts_of(top, melds.meld(top));
                let mut more = *melds;
                more.set(top, Meld::default());
                if has_black_threes && self.public.judge_take(self.hand, &with, &more).is_ok() {
                    self.actions.push(Action::Take { with, more });
                }
            }
        }
    }
}
