//! What the table tells a player before it thinks about its own cards: how soon the deal may end, what the pile is
//! worth, and who is likely to hold what. Everything comes from the view.

use canasta::{Counts, Kind, MAX_SEATS, Melds, Public, Seat, Side, View};

use super::Weights;

/// One player's reading of the table; it holds for one decision.
#[derive(Clone, Debug)]
pub(super) struct Outlook<'a> {
    pub(super) weights: &'a Weights,
    pub(super) public: &'a Public,
    pub(super) seat: Seat,
    pub(super) side: Side,
    /// The side that plays next.
    pub(super) next_side: Side,
    /// What a point of one foe side counts against a point of the player's own: against several lone players, what one
    /// of them wins is lost to all the others too.
    pub(super) share: f64,
    /// Cards nobody has shown: in the stock or in hands, without those known to be in a hand.
    pub(super) unseen: Counts,
    /// The chance that the deal ends before the player's next turn.
    pub(super) ends: f64,
    /// Cards each seat is likely to hold fewer of, a bit for each kind: let lie, and discarded.
    passed: [u16; MAX_SEATS],
    discarded: [u16; MAX_SEATS],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View, weights: &'a Weights) -> Self {
        let public = &view.public;
        let side = public.side_of(view.seat);
        let next_side = public.side_of(public.players.after(view.seat));
        let share = 1.0 / f64::from(public.players.sides() - 1);
        let mut unseen = view.unseen();
        for seat in public.players.seats().filter(|&seat| seat != view.seat) {
            unseen = unseen.minus(&public.seen.known[seat.index()]);
        }
        let mut outlook = Self {
            weights,
            public,
            seat: view.seat,
            side,
            next_side,
            share,
            unseen,
            ends: 0.0,
            passed: public.seen.passed,
            discarded: discarded(public),
        };
        outlook.ends = outlook.chance_to_end();
        outlook
    }

    /// How likely the deal is over before this player's next turn.
    fn chance_to_end(&self) -> f64 {
        let public = self.public;
        let mut stays = 1.0 - self.stock_runs_out();
        for seat in self.foe_seats() {
            let by_hand = match public.hand_sizes[seat.index()] {
                0..=1 => 0.45,
                2 => 0.35,
                3 => 0.27,
                4..=5 => 0.18,
                6..=8 => 0.08,
                _ => 0.03,
            };
            stays *= 1.0 - by_hand * self.near_going_out(public.side_melds(public.side_of(seat)));
        }
        1.0 - stays
    }

    /// How likely the stock ends the deal before the player's next turn.
    fn stock_runs_out(&self) -> f64 {
        let public = self.public;
        let last_drawer_ends = public.rules.last_drawer_ends_for(public.players);
        if last_drawer_ends && public.this_turn.drew_last {
            return 1.0;
        }
        let a_round = i32::from(public.players.count()) * public.rules.draw_count_for(public.players);
        match (i32::from(public.stock), i32::from(public.stock) / a_round.max(1)) {
            (0, _) => 0.9,
            (_, 0) if last_drawer_ends => 0.85,
            (_, 0) => 0.6,
            (_, 1) => 0.3,
            (_, 2) => 0.15,
            _ => 0.02,
        }
    }

    /// How far a side with these melds has what it needs to go out, 0 to 1.
    fn near_going_out(&self, melds: &Melds) -> f64 {
        let open = melds.iter().filter(|(_, meld)| meld.canasta().is_none());
        let near = open.map(|(_, meld)| meld.size()).max().unwrap_or(0);
        match self.canastas_needed().saturating_sub(melds.canastas()) {
            0 => 1.0,
            1 if near >= 5 => 0.3,
            1 => 0.05,
            _ => 0.01,
        }
    }

    /// Canastas a side needs to go out.
    pub(super) fn canastas_needed(&self) -> u8 {
        u8::try_from(self.public.rules.canastas_needed(self.public.players)).unwrap_or(u8::MAX)
    }

    /// The sides that play against the player's.
    pub(super) fn foe_sides(&self) -> impl Iterator<Item = Side> + use<'_> {
        self.public.players.all_sides().filter(|&side| side != self.side)
    }

    /// Cards in the hands of a side.
    pub(super) fn cards_of(&self, side: Side) -> i32 {
        let seats = self.public.players.seats().filter(|&seat| self.public.side_of(seat) == side);
        seats.map(|seat| i32::from(self.public.hand_sizes[seat.index()])).sum()
    }

    pub(super) fn foe_seats(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.public.players.seats().filter(|&seat| self.public.side_of(seat) != self.side)
    }

    /// The seat that plays next.
    pub(super) fn next(&self) -> Seat {
        self.public.players.after(self.seat)
    }

    /// Cards in the hands of the seat's partners.
    pub(super) fn partner_cards(&self) -> i32 {
        let partners =
            self.public.players.seats().filter(|&seat| seat != self.seat && self.public.side_of(seat) == self.side);
        partners.map(|seat| i32::from(self.public.hand_sizes[seat.index()])).sum()
    }

    /// The chances that a seat holds none, and at most one, of a kind.
    pub(super) fn lacks(&self, seat: Seat, kind: Kind) -> (f64, f64) {
        let known = &self.public.seen.known[seat.index()];
        let sure = known.of(kind);
        if sure >= 2 {
            return (0.0, 0.0);
        }
        let hidden = self.public.hand_sizes[seat.index()].saturating_sub(known.total());
        let share = f64::from(self.unseen.of(kind)) / f64::from(self.unseen.total().max(1));
        let mut none = 1.0;
        for _ in 1..hidden {
            none *= 1.0 - share;
        }
        let one = f64::from(hidden) * share * none;
        if hidden > 0 {
            none *= 1.0 - share;
        }
        if sure == 1 { (0.0, none) } else { (none, (none + one).min(1.0)) }
    }

    /// The chance that the next player can take the pile if this kind is thrown onto it.
    pub(super) fn danger(&self, kind: Kind, frozen_for_all: bool) -> f64 {
        if !kind.is_natural() {
            return 0.0;
        }
        let seat = self.next();
        let (none, at_most_one) = self.lacks(seat, kind);
        let opened = self.public.opened(self.next_side);
        let bit = 1 << kind.index();
        let mut chance = 1.0 - at_most_one;
        if self.passed[seat.index()] & bit != 0 {
            chance *= self.weights.let_lie[0];
        }
        if self.discarded[seat.index()] & bit != 0 {
            chance *= self.weights.let_lie[1];
        }
        let rules = &self.public.rules;
        let open = !frozen_for_all && (opened || !rules.frozen_until_opened);
        if open && !self.public.side_melds(self.next_side).meld(kind).is_empty() {
            return 1.0;
        }
        if open && rules.take_with_wild && (opened || !rules.pile_opening_outnumbers) {
            let wild = 1.0 - self.lacks(seat, Kind::Joker).0 * self.lacks(seat, Kind::Two).0;
            chance = chance.max((1.0 - none) * wild);
        }
        if opened { chance } else { chance * self.can_open() }
    }

    /// How likely an unopened foe with the pair can meet the minimum.
    fn can_open(&self) -> f64 {
        let minimum = self.public.minimum(self.next_side);
        let minimums = &self.public.rules.minimums;
        let place = minimums.iter().position(|&known| known >= minimum).unwrap_or(3);
        self.weights.can_open[place]
    }

    /// What the pile is worth to the side that takes it.
    pub(super) fn pile_worth(&self, counts: &Counts) -> f64 {
        let threes = counts.of(Kind::RedThree);
        f64::from(counts.points())
            + f64::from(counts.total()) * self.weights.pile_card
            + f64::from(threes) * f64::from(self.public.rules.red_three_bonus) * 0.9
    }
}

/// What each seat threw onto the present pile, a bit for each kind. The top card came from the player before the one
/// whose turn it is, the card below from the one before that; the first upcards are nobody's, which hardly matters.
fn discarded(public: &Public) -> [u16; MAX_SEATS] {
    let mut thrown = [0; MAX_SEATS];
    let count = usize::from(public.players.count());
    let turn = public.turn.index();
    for (place, &kind) in public.pile.cards().iter().rev().enumerate() {
        let seat = (turn + count * 64 - 1 - place) % count;
        thrown[seat] |= 1 << kind.index();
    }
    thrown
}
