//! What a position is worth to a player whose turn is about to end: the table, the hand, the pile. In points, seen from
//! the player's side.

use canasta::meld::{CANASTA_NATURALS, CANASTA_SIZE, MELD_WILDS};
use canasta::{Canasta, Counts, Kind, Meld, Melds};

use super::reading::Reading;

/// Naturals of a meld that is well on its way to a natural canasta.
const LONG: u8 = 5;

impl Reading<'_> {
    /// A meld on the table: its cards, its bonus or the hope of one.
    pub(super) fn meld_worth(&self, rank: Kind, meld: Meld) -> f64 {
        if meld.is_empty() {
            return 0.0;
        }
        f64::from(meld.points(rank)) + self.bonus_worth(rank, meld)
    }

    /// A canasta's bonus, or what the chance of making one is worth.
    fn bonus_worth(&self, rank: Kind, meld: Meld) -> f64 {
        match meld.canasta() {
            Some(canasta) => self.bonus(canasta),
            None => self.hope(rank, meld) * self.stays,
        }
    }

    fn bonus(&self, canasta: Canasta) -> f64 {
        f64::from(self.public.rules().canasta_bonus(canasta))
    }

    /// The chance of a canasta times its bonus.
    pub(super) fn hope(&self, rank: Kind, meld: Meld) -> f64 {
        if !rank.is_natural() || meld.is_empty() {
            return 0.0;
        }
        let (natural, mixed) = (self.bonus(Canasta::Natural), self.bonus(Canasta::Mixed));
        let lacking = CANASTA_SIZE.saturating_sub(meld.size());
        let mut chance = self.weights.canasta[usize::from(meld.size().clamp(3, 6)) - 3];
        if meld.wilds() > 0 && meld.naturals < CANASTA_NATURALS {
            chance *= self.weights.thin[usize::from(meld.naturals.clamp(2, 3)) - 2];
        }
        let to_come = self.unseen.of(rank);
        let room = MELD_WILDS.saturating_sub(meld.wilds());
        let reach = f64::from(to_come) + 0.5 * f64::from(room);
        let possible = (reach / f64::from(lacking + 1)).min(1.0);
        let bonus = if meld.wilds() == 0 && to_come >= lacking {
            mixed + (natural - mixed) * self.weights.natural[0]
        } else {
            mixed
        };
        let spoilt = if meld.wilds() > 0 && meld.naturals >= LONG { self.weights.spoilt[0] } else { 0.0 };
        chance * possible * bonus - spoilt
    }

    /// What so many canastas do for going out.
    pub(super) fn canastas_worth(&self, canastas: u8) -> f64 {
        self.weights.first_canasta[0] * f64::from(canastas.min(self.needs)) / f64::from(self.needs.max(1))
    }

    /// What a side may still hope for on the table.
    pub(super) fn hopes(&self, melds: &Melds) -> f64 {
        let open = melds.iter().filter(|(_, meld)| meld.canasta().is_none());
        open.map(|(rank, meld)| self.hope(rank, meld)).sum()
    }

    /// The cards of one kind kept in the hand, whose rank has a meld on the table or not.
    pub(super) fn kept_worth(&self, kind: Kind, count: u8, melded: bool) -> f64 {
        if count == 0 {
            return 0.0;
        }
        let points = f64::from(i32::from(count) * kind.value());
        let weights = self.weights;
        let pair = if count >= 2 { self.pair } else { 0.0 };
        let hoped = if kind == Kind::BlackThree {
            f64::from(count) * weights.black_three[0]
        } else if melded {
            points + pair
        } else {
            let more = f64::from(count.saturating_sub(2)) * weights.set[0];
            points * weights.card[usize::from(count.min(3)) - 1] + pair + more + self.concealed_worth(count)
        };
        hoped * self.stays - points * self.ends
    }

    /// What is lost of that by discarding one of these cards; infinite if there is none.
    pub(super) fn discard_loses(&self, kind: Kind, count: u8, melded: bool) -> f64 {
        match count.checked_sub(1) {
            Some(left) => self.kept_worth(kind, count, melded) - self.kept_worth(kind, left, melded),
            None => f64::INFINITY,
        }
    }

    /// Many of a rank in the hand, where a concealed canasta brings more.
    fn concealed_worth(&self, count: u8) -> f64 {
        let chance = match count {
            ..=3 => return 0.0,
            4 => self.weights.concealed[0],
            5 => self.weights.concealed[1],
            _ => self.weights.concealed[2],
        };
        chance * f64::from(self.public.rules().concealed_canasta_bonus)
    }

    /// Wild cards kept in the hand.
    pub(super) fn wilds_worth(&self, jokers: u8, twos: u8) -> f64 {
        let points = f64::from(i32::from(jokers) * Kind::Joker.value() + i32::from(twos) * Kind::Two.value());
        let mut power = 0.0;
        for place in 0..usize::from(jokers + twos) {
            power += self.weights.wild[place.min(3)];
        }
        (points + power) * self.stays - points * self.ends
    }

    /// The whole hand kept, without the worth of its size.
    pub(super) fn hand_worth(&self, hand: &Counts, melds: &Melds) -> f64 {
        let naturals: f64 =
            Kind::ALL[3..].iter().map(|&kind| self.kept_worth(kind, hand.of(kind), !melds.meld(kind).is_empty())).sum();
        naturals + self.wilds_worth(hand.of(Kind::Joker), hand.of(Kind::Two))
    }

    /// Being left with so many cards.
    pub(super) fn size_worth(&self, cards: u8) -> f64 {
        let many = f64::from(cards.saturating_sub(6)) * self.weights.many[0];
        usize::from(cards).checked_sub(1).and_then(|place| self.weights.hand_size.get(place)).copied().unwrap_or(0.0)
            + many
    }

    /// Having opened, and what that does to the red threes.
    pub(super) fn opened_worth(&self) -> f64 {
        let threes = f64::from(self.public.red_threes()[self.side.index()]);
        let turned = 2.0 * f64::from(self.public.rules().red_three_bonus);
        self.weights.opened[0] + threes * turned * (0.15 + 0.5 * self.ends)
    }
}
