//! What the table tells a player before it thinks about its own cards: how soon the deal may end, what the pile is
//! worth, and who is likely to hold what. Everything comes from the view.

use canasta::{Counts, Kind, MAX_SEATS, Public, Seat, Side, View};

use super::Weights;

/// One player's reading of the table; it holds for one decision.
#[derive(Clone, Debug)]
pub(super) struct Outlook<'a> {
    pub(super) weights: &'a Weights,
    pub(super) public: &'a Public,
    pub(super) seat: Seat,
    pub(super) side: Side,
    pub(super) foes: Side,
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
        let foes = public.side_of(public.players.after(view.seat));
        let mut unseen = view.unseen();
        for seat in public.players.seats().filter(|&seat| seat != view.seat) {
            unseen = unseen.minus(&public.seen.known[seat.index()]);
        }
        let mut outlook = Self {
            weights,
            public,
            seat: view.seat,
            side,
            foes,
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
        let by_stock = match self.public.stock {
            0 => 0.9,
            1..=3 => 0.6,
            4..=7 => 0.3,
            8..=11 => 0.15,
            _ => 0.02,
        };
        let melds = self.public.side_melds(self.foes);
        let near = melds.iter().map(|(_, meld)| meld.size()).max().unwrap_or(0);
        let can_go = if melds.canastas() > 0 {
            1.0
        } else if near >= 5 {
            0.3
        } else {
            0.05
        };
        let mut stays = 1.0 - by_stock;
        for seat in self.foe_seats() {
            let by_hand = match self.public.hand_sizes[seat.index()] {
                0..=1 => 0.45,
                2 => 0.35,
                3 => 0.27,
                4..=5 => 0.18,
                6..=8 => 0.08,
                _ => 0.03,
            };
            stays *= 1.0 - by_hand * can_go;
        }
        1.0 - stays
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

    /// Cards in the foes' hands.
    pub(super) fn foe_cards(&self) -> i32 {
        self.foe_seats().map(|seat| i32::from(self.public.hand_sizes[seat.index()])).sum()
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
        let opened = self.public.opened(self.foes);
        let bit = 1 << kind.index();
        let mut chance = 1.0 - at_most_one;
        if self.passed[seat.index()] & bit != 0 {
            chance *= self.weights.let_lie[0];
        }
        if self.discarded[seat.index()] & bit != 0 {
            chance *= self.weights.let_lie[1];
        }
        if !opened {
            return chance * self.can_open();
        }
        if frozen_for_all {
            return chance;
        }
        if !self.public.side_melds(self.foes).meld(kind).is_empty() {
            return 1.0;
        }
        if self.public.rules.take_with_wild {
            let wild = 1.0 - self.lacks(seat, Kind::Joker).0 * self.lacks(seat, Kind::Two).0;
            chance = chance.max((1.0 - none) * wild);
        }
        chance
    }

    /// How likely an unopened foe with the pair can meet the minimum.
    fn can_open(&self) -> f64 {
        let minimum = self.public.minimum(self.foes);
        let minimums = &self.public.rules.minimums;
        let place = minimums.iter().position(|&known| known >= minimum).unwrap_or(3);
        self.weights.can_open[place]
    }

    /// What the pile is worth to the side that takes it.
    pub(super) fn pile_worth(&self, counts: &Counts) -> f64 {
        let threes = counts.of(Kind::RedThree);
        f64::from(counts.points()) + f64::from(counts.total()) * self.weights.pile_card + f64::from(threes) * 90.0
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
