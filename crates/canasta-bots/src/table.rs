//! A patient bot's assessment of the table: who might take the pile, how much time is left, and who is close to going
//! out.

use canasta::{Action, Counts, Kind, Melds, Seat, Side, View};

use crate::legal_actions;

/// With this many turns left or fewer, the bot makes its initial meld and melds freely.
const LATE_TURNS: i32 = 2;

/// With fewer pairs than this in the hand, the bot doesn't freeze the pile.
const PAIRS_TO_FREEZE: usize = 4;

/// Minimum size of a pile that is worth keeping black threes for.
const LARGE_PILE: u8 = 6;

/// Value of a pile card to the side that takes it, on top of its points.
const PILE_CARD: f64 = 20.0;

/// Value of a wild card in the hand.
const WILD_CARD: f64 = 140.0;

/// The table as the player sees it.
pub(crate) struct Table<'a> {
    pub(crate) view: &'a View,
    side: Side,
    unseen: Counts,
    pub(crate) has_melded: bool,
    /// Whether time runs short: few turns are left, or an opponent may go out soon.
    pub(crate) late: bool,
    /// Whether this may be the last turn.
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
        let has_melded = public.has_melded(side);
        let mut table = Self { view, side, unseen, has_melded, late: false, ending: false };
        let turns = table.turns_left();
        let closeness = table.opponents().map(|seat| table.closeness(seat)).max().unwrap_or(0);
        table.late = turns <= LATE_TURNS || closeness >= 2;
        table.ending = turns <= 1 || closeness >= 3;
        table
    }

    /// Takes the pile if it is `wanted` or there is no alternative; otherwise draws. Prefers the take with the fewest
    /// wild cards, then the fewest cards, because the rest of the turn can meld more.
    pub(crate) fn take_or_draw(&self, wanted: bool) -> Option<Action> {
        let actions = legal_actions(self.view);
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

    /// Number of turns the player has left before the stock runs out.
    fn turns_left(&self) -> i32 {
        let public = &self.view.public;
        let all = i32::from(public.players().count()) * public.rules().draw_count_for(public.players());
        i32::from(public.stock()) / all.max(1)
    }

    /// How close an opponent is to going out, from 0 (not at all) to 3 (any moment).
    fn closeness(&self, seat: Seat) -> u8 {
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

    /// Minimum cards to keep after melding.
    pub(crate) fn min_kept(&self) -> u8 {
        if self.ending { 1 } else { 3 }
    }

    fn pairs(&self) -> usize {
        Kind::NATURALS.iter().filter(|&&kind| self.view.hand.of(kind) >= 2).count()
    }

    /// Whether to freeze the pile by discarding a wild card.
    pub(crate) fn should_freeze(&self) -> bool {
        let public = &self.view.public;
        let frozen = public.pile().frozen_for_everyone(public.rules());
        let theirs = self.opponents().any(|seat| public.has_melded(public.side_of(seat)));
        let wilds = self.view.hand.wilds();
        let reason = !self.has_melded && (theirs || public.pile().len() >= 2) || theirs && public.pile().len() >= 6;
        !frozen && !self.late && reason && wilds >= 2 && self.pairs() >= PAIRS_TO_FREEZE
    }

    /// The chances that a seat holds none of a kind, and at most one.
    fn lacks(&self, seat: Seat, kind: Kind) -> (f64, f64) {
        let public = &self.view.public;
        let known = &public.seen().known[seat.index()];
        if known.of(kind) >= 2 {
            return (0.0, 0.0);
        }
        let hidden = public.hand_sizes()[seat.index()].saturating_sub(known.total());
        let share = f64::from(self.unseen.of(kind)) / f64::from(self.unseen.total().max(1));
        let mut none = 1.0;
        let mut one = 0.0;
        for _ in 0..hidden {
            one = one * (1.0 - share) + none * share;
            none *= 1.0 - share;
        }
        if known.of(kind) == 1 { (0.0, none) } else { (none, none + one) }
    }

    /// The chance that the next player takes the pile with this upcard.
    pub(crate) fn danger(&self, kind: Kind) -> f64 {
        if !kind.is_natural() {
            return 0.0;
        }
        let public = &self.view.public;
        let next = public.next_seat(self.view.seat);
        let side = public.side_of(next);
        let rules = &public.rules();
        let has_melded = public.has_melded(side);
        let open = !public.pile().frozen_for_everyone(rules) && (has_melded || !rules.frozen_until_opened);
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
        if has_melded { chance } else { chance * 0.6 }
    }

    /// Value of the pile to the side that takes it.
    pub(crate) fn pile_value(&self, pile: &Counts) -> f64 {
        f64::from(pile.points(self.view.public.rules())) + PILE_CARD * f64::from(pile.total())
    }

    /// Value of a card of this kind in the hand.
    pub(crate) fn hand_value(&self, kind: Kind) -> f64 {
        let public = &self.view.public;
        let held = self.view.hand.of(kind);
        if kind.is_wild() {
            return WILD_CARD;
        }
        if kind == Kind::BlackThree {
            // It stops the next player from taking the pile for one turn, so it is kept until the pile is worth
            // protecting.
            let stops = public.pile().len() < LARGE_PILE;
            return if self.late {
                0.0
            } else if stops {
                25.0
            } else {
                5.0
            };
        }
        let pair = 15.0 + 0.03 * self.pile_value(public.pile().counts());
        let ours = !self.melds().meld(kind).is_empty();
        let alone = if ours { 25.0 } else { 0.5 * f64::from(public.rules().value(kind)) };
        let more = match held {
            ..=1 => 0.0,
            2 => pair,
            3 => pair * 0.7,
            _ => 6.0,
        };
        alone + more
    }
}
