//! What one seat may see: the public part and its own hand. Bots get this and nothing else.

use alloc::vec::Vec;

use crate::deal::{Deal, Late, Stock};
use crate::deck::{Rng, shuffle};
use crate::rules::DealtRedThrees;
use crate::{Act, Counts, Illegal, Kind, Public, Seat, seat::MAX_SEATS};

/// What one seat may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What everyone sees.
    pub public: Public,
    /// The seat's own hand.
    pub hand: Counts,
    /// What the seat's own undeclared red threes have cost.
    pub late: Late,
}

impl Deal {
    /// What a seat may see.
    pub fn view(&self, seat: Seat) -> View {
        View { seat, public: self.public, hand: *self.hand(seat), late: self.late(seat) }
    }
}

impl View {
    /// Whether the seat, if it is the one to act ([`Public::to_act`]), may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, act: &Act) -> Result<(), Illegal> {
        self.public.check(&self.hand, act)
    }

    /// The seat's view after an act of its own, as far as the seat can foresee it: what is drawn it cannot, so `None`
    /// for [`Act::Draw`], and for [`Act::Declare`] while a replacement comes from the stock.
    ///
    /// # Errors
    /// As [`View::check`].
    pub fn after(&self, act: &Act) -> Result<Option<Self>, Illegal> {
        if *act == Act::Draw || *act == Act::Declare && self.public.stock > 0 {
            return self.check(act).map(|()| None);
        }
        // The others' hands and the stock stay out of it: no other act moves their cards, but for red threes of the
        // next player, which nobody can foresee.
        let mut hands = [Counts::NONE; MAX_SEATS];
        hands[self.seat.index()] = self.hand;
        let mut late = [Late::default(); MAX_SEATS];
        late[self.seat.index()] = self.late;
        let mut deal = Deal { public: self.public, hands, stock: Stock::EMPTY, late };
        deal.apply(act)?;
        Ok(Some(deal.view(self.seat)))
    }

    /// Cards the seat cannot see: in other hands or in the stock.
    pub fn unseen(&self) -> Counts {
        let mut seen = self.hand.plus(self.public.pile.counts());
        for side in self.public.players.all_sides() {
            seen = seen.plus(&self.public.side_melds(side).cards());
            let threes = seen.of(Kind::RedThree) + self.public.red_threes[side.index()];
            seen.set(Kind::RedThree, threes);
        }
        Counts::packs().minus(&seen)
    }

    /// A deal this seat could be in: the unseen cards in random places that fit what was seen (hand sizes, cards known
    /// to be in a hand, red threes only where they can be). Every card is somewhere, so a position that leaves cards
    /// out gets its stock from what is left.
    pub fn sample(&self, rng: &mut impl Rng) -> Deal {
        let public = &self.public;
        let mut hands = [Counts::NONE; MAX_SEATS];
        hands[self.seat.index()] = self.hand;
        let mut unseen = self.unseen();
        let others: Vec<Seat> = public.players.seats().filter(|&seat| seat != self.seat).collect();
        for &seat in &others {
            let known = capped(&public.seen.known[seat.index()], public.hand_sizes[seat.index()], &unseen);
            hands[seat.index()] = known;
            unseen = unseen.minus(&known);
        }
        let mut rest: Vec<Kind> = unseen.cards().collect();
        shuffle(&mut rest, rng);
        let may_hold_red = |seat: Seat| {
            let waits = public.rules.dealt_red_threes == DealtRedThrees::FirstTurn && public.ending.is_none();
            public.rules.by_hand() || waits && !public.had_turn[seat.index()]
        };
        // Hands that cannot hold a red three come first. They leave the red threes lying together: what is left is
        // shuffled again before it goes anywhere else.
        for holds_red in [false, true] {
            for &seat in others.iter().filter(|&&seat| may_hold_red(seat) == holds_red) {
                let hand = &mut hands[seat.index()];
                let mut place = rest.len();
                while hand.total() < public.hand_sizes[seat.index()] && place > 0 {
                    place -= 1;
                    if holds_red || rest[place] != Kind::RedThree {
                        hand.add_one(rest.remove(place));
                    }
                }
            }
            shuffle(&mut rest, rng);
        }
        rest.truncate(usize::from(public.stock));
        let mut late = [Late::default(); MAX_SEATS];
        late[self.seat.index()] = self.late;
        let mut deal = Deal { public: *public, hands, stock: Stock::in_order(&rest), late };
        deal.count_hands();
        deal.public.stock = deal.stock.len();
        deal
    }
}

/// Known cards, as far as the hand has room for them and they are not seen elsewhere.
fn capped(known: &Counts, size: u8, unseen: &Counts) -> Counts {
    let mut kept = Counts::NONE;
    for kind in known.cards() {
        if kept.total() < size && kept.of(kind) < unseen.of(kind) {
            kept.add_one(kind);
        }
    }
    kept
}
