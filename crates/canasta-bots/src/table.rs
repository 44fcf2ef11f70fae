//! What a patient bot sees when it looks at the table: who may take the pile, how much time is left, who is near the end.

use canasta::{Action, Counts, Kind, Melds, Seat, Side, View};

use crate::listed;

/// With so many turns left, or fewer, it opens and lays.
const LATE_TURNS: i32 = 2;

/// With fewer pairs in the hand, it does not freeze the pile.
const PAIRS_TO_FREEZE: usize = 4;

/// A pile of so many cards is what black threes are kept for.
const LARGE_PILE: u8 = 6;

/// What a card of the pile is worth to the side that takes it, beyond its points.
const PILE_CARD: f64 = 20.0;

/// A wild card in the hand.
const WILD_CARD: f64 = 140.0;

/// The table as the player sees it.
pub(crate) struct Table<'a> {
    pub(crate) view: &'a View,
    side: Side,
    unseen: Counts,
    /// Its side has a meld.
    pub(crate) opened: bool,
    /// Time runs short: few turns are left, or an opponent may go out soon.
    pub(crate) late: bool,
    /// This may well be the last turn.
    pub(crate) ending: bool,
}

impl<'a> Table<'a> {
    pub(crate) fn new(view: &'a View) -> Self {
        let public = &view.public;
        let side = public.side_of(view.seat);
        let mut unseen = view.unseen();
        for seat in public.players().seats().filter(|&seat| seat != view.seat) {
            unseen = unseen.minus(&public.seen().known[seat.index()]);
        }
        let opened = public.opened(side);
        let mut table = Self { view, side, unseen, opened, late: false, ending: false };
        let turns = table.turns_left();
        let near = table.opponents().map(|seat| table.near(seat)).max().unwrap_or(0);
        table.late = turns <= LATE_TURNS || near >= 2;
        table.ending = turns <= 1 || near >= 3;
        table
    }

    /// The pile if it is `wanted`, or if there is nothing else to do; else the stock. The rest of the turn lays what there is to lay: taking
    /// spends as few wild cards as it can, then as few cards.
    pub(crate) fn take_or_draw(&self, wanted: bool) -> Option<Action> {
        let actions = listed(self.view);
        let spent = |action: &Action| match action {
            Action::Take { with, more } => {
                let cards = with.plus(&more.cards());
                Some((cards.wilds(), cards.total()))
            }
            _ => None,
        };
        let takes = actions.iter().filter_map(|action| Some((spent(action)?, action)));
        let cheapest = takes.min_by_key(|(spent, _)| *spent).map(|(_, action)| action);
        let other = actions.iter().find(|action| matches!(action, Action::Draw | Action::Pass));
        cheapest.filter(|_| wanted || other.is_none()).or(other).copied()
    }

    pub(crate) fn melds(&self) -> &Melds {
        self.view.public.side_melds(self.side)
    }

    fn opponents(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let public = &self.view.public;
        public.players().seats().filter(|&seat| public.side_of(seat) != self.side)
    }

    /// Turns the player still has before the stock is used up.
    fn turns_left(&self) -> i32 {
        let public = &self.view.public;
        let all = i32::from(public.players().count()) * public.rules().draw_count_for(public.players());
        i32::from(public.stock()) / all.max(1)
    }

    /// How near an opponent is to going out: 0 not at all, 3 any moment.
    fn near(&self, seat: Seat) -> u8 {
        let public = &self.view.public;
        let canastas = i32::from(public.side_melds(public.side_of(seat)).canastas());
        let lacking = (public.rules().canastas_needed(public.players()) - canastas).max(0);
        match (lacking, public.hand_sizes()[seat.index()]) {
            (0, ..=3) => 3,
            (0, ..=5) | (1, ..=2) => 2,
            (0, _) => 1,
            _ => 0,
        }
    }

    /// Cards that stay in the hand after laying.
    pub(crate) fn least_kept(&self) -> u8 {
        if self.ending { 1 } else { 3 }
    }

    fn pairs(&self) -> usize {
        Kind::NATURALS.iter().filter(|&&kind| self.view.hand.of(kind) >= 2).count()
    }

    /// Whether to discard a wild card, so that the pile is frozen.
    pub(crate) fn should_freeze(&self) -> bool {
        let public = &self.view.public;
        let frozen = public.pile().frozen_for_everyone(public.rules());
        let theirs = self.opponents().any(|seat| public.opened(public.side_of(seat)));
        let wilds = self.view.hand.wilds();
        let reason = !self.opened && (theirs || public.pile().len() >= 2) || theirs && public.pile().len() >= 6;
        !frozen && !self.late && reason && wilds >= 2 && self.pairs() >= PAIRS_TO_FREEZE
    }

    /// The chances that a seat holds none, and at most one, of a kind.
    fn lacks(&self, seat: Seat, kind: Kind) -> (f64, f64) {
        let public = &self.view.public;
        let known = &public.seen().known[seat.index()];
        if known.of(kind) >= 2 {
            return (0.0, 0.0);
        }
        let hidden = public.hand_sizes()[seat.index()].saturating_sub(known.total());
        let share = f64::from(self.unseen.of(kind)) / f64::from(self.unseen.total().max(1));
        let (mut none, mut one) = (1.0, 0.0);
        for _ in 0..hidden {
            one = one * (1.0 - share) + none * share;
            none *= 1.0 - share;
        }
        if known.of(kind) == 1 { (0.0, none) } else { (none, none + one) }
    }

    /// The chance that the next player takes the pile with this card on top.
    pub(crate) fn danger(&self, kind: Kind) -> f64 {
        if !kind.is_natural() {
            return 0.0;
        }
        let public = &self.view.public;
        let next = public.players().after(self.view.seat);
        let side = public.side_of(next);
        let rules = &public.rules();
        let opened = public.opened(side);
        let open = !public.pile().frozen_for_everyone(rules) && (opened || !rules.frozen_until_opened);
        if open && !public.side_melds(side).meld(kind).is_empty() {
            return 1.0;
        }
        let (none, at_most_one) = self.lacks(next, kind);
        let mut chance = 1.0 - at_most_one;
        if public.seen().passed[next.index()] & 1 << kind.index() != 0 {
            chance *= 0.3;
        }
        if open && rules.take_with_wild {
            let wild = 1.0 - self.lacks(next, Kind::Joker).0 * self.lacks(next, Kind::Two).0;
            chance = chance.max((1.0 - none) * wild);
        }
        if opened { chance } else { chance * 0.6 }
    }

    /// What the pile is worth to the side that takes it.
    pub(crate) fn pile_worth(&self, pile: &Counts) -> f64 {
        f64::from(pile.points()) + PILE_CARD * f64::from(pile.total())
    }

    /// What a card of this kind is worth in the hand.
    pub(crate) fn kept_worth(&self, kind: Kind) -> f64 {
        let public = &self.view.public;
        let held = self.view.hand.of(kind);
        if kind.is_wild() {
            return WILD_CARD;
        }
        if kind == Kind::BlackThree {
            // It stops the next player for a turn: kept for a pile that is worth it.
            let stops = public.pile().len() < LARGE_PILE;
            return if self.late {
                0.0
            } else if stops {
                25.0
            } else {
                5.0
            };
        }
        let pair = 15.0 + 0.03 * self.pile_worth(public.pile().counts());
        let ours = !self.melds().meld(kind).is_empty();
        let alone = if ours { 25.0 } else { 0.5 * f64::from(kind.value()) };
        let more = match held {
            ..=1 => 0.0,
            2 => pair,
            3 => pair * 0.7,
            _ => 6.0,
        };
        alone + more
    }
}
