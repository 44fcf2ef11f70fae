//! Value of a position to a player whose turn is about to end: the table, the hand and the pile. Values are in points,
//! from the side's point of view.

use canasta::meld::{CANASTA_NATURALS, CANASTA_SIZE, MELD_WILDS};
use canasta::{Canasta, Counts, Kind, Meld, Melds};

use super::features::TableFeatures;
use super::initial_melds::wild_points;

/// Minimum naturals in a meld that is on its way to a natural canasta.
const LONG_MELD: u8 = 5;

impl TableFeatures<'_> {
    /// Value of a meld on the table: its cards, plus its bonus or expected bonus.
    pub(super) fn meld_value(&self, rank: Kind, meld: Meld) -> f64 {
        if meld.is_empty() {
            return 0.0;
        }
        f64::from(meld.points(rank, self.public.rules())) + self.expected_bonus(rank, meld)
    }

    /// A canasta's bonus, or the expected bonus of an unfinished meld.
    fn expected_bonus(&self, rank: Kind, meld: Meld) -> f64 {
        match meld.canasta() {
            Some(canasta) => self.bonus(canasta),
            None => self.unfinished_bonus(rank, meld) * self.stay_chance,
        }
    }

    fn bonus(&self, canasta: Canasta) -> f64 {
        f64::from(self.public.rules().canasta_bonus(canasta))
    }

    /// The chance of a canasta times its bonus.
    pub(super) fn unfinished_bonus(&self, rank: Kind, meld: Meld) -> f64 {
        if !rank.is_natural() || meld.is_empty() {
            return 0.0;
        }
        let natural = self.bonus(Canasta::Natural);
        let mixed = self.bonus(Canasta::Mixed);
        let lacking = CANASTA_SIZE.saturating_sub(meld.size());
        let mut chance = self.weights.canasta[usize::from(meld.size().clamp(3, 6)) - 3];
        if meld.wilds() > 0 && meld.naturals < CANASTA_NATURALS {
            chance *= self.weights.few_naturals[usize::from(meld.naturals.clamp(2, 3)) - 2];
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
        let spoilt = if meld.wilds() > 0 && meld.naturals >= LONG_MELD { self.weights.spoilt[0] } else { 0.0 };
        chance * possible * bonus - spoilt
    }

    /// Value of the canastas towards going out.
    pub(super) fn canastas_value(&self, canastas: u8) -> f64 {
        self.weights.first_canasta[0] * f64::from(canastas.min(self.canastas_needed))
            / f64::from(self.canastas_needed.max(1))
    }

    /// Expected bonuses of a side's unfinished melds.
    pub(super) fn unfinished_bonuses(&self, melds: &Melds) -> f64 {
        let open = melds.iter().filter(|(_, meld)| meld.canasta().is_none());
        open.map(|(rank, meld)| self.unfinished_bonus(rank, meld)).sum()
    }

    /// Value of the cards of one kind kept in the hand.
    pub(super) fn kept_value(&self, kind: Kind, count: u8, melded: bool) -> f64 {
        if count == 0 {
            return 0.0;
        }
        let points = f64::from(i32::from(count) * self.public.rules().value(kind));
        let weights = self.weights;
        let pair = if count >= 2 { self.pair_value } else { 0.0 };
        let hoped = if kind == Kind::BlackThree {
            f64::from(count) * weights.black_three[0]
        } else if melded {
            points + pair
        } else {
            let more = f64::from(count.saturating_sub(2)) * weights.set[0];
            points * weights.card[usize::from(count.min(3)) - 1] + pair + more + self.concealed_value(count)
        };
        hoped * self.stay_chance - points * self.end_chance
    }

    /// The loss from discarding one of these cards; infinite if there is none.
    pub(super) fn discard_loss(&self, kind: Kind, count: u8, melded: bool) -> f64 {
        match count.checked_sub(1) {
            Some(left) => self.kept_value(kind, count, melded) - self.kept_value(kind, left, melded),
            None => f64::INFINITY,
        }
    }

    /// Value of holding many cards of a rank, if a concealed canasta earns a bonus.
    fn concealed_value(&self, count: u8) -> f64 {
        let chance = match count {
            ..=3 => return 0.0,
            4 => self.weights.concealed[0],
            5 => self.weights.concealed[1],
            _ => self.weights.concealed[2],
        };
        chance * f64::from(self.public.rules().concealed_canasta_bonus)
    }

    pub(super) fn wilds_value(&self, jokers: u8, twos: u8) -> f64 {
        let points = f64::from(wild_points(jokers, twos, self.public.rules()));
        let mut power = 0.0;
        for index in 0..usize::from(jokers + twos) {
            power += self.weights.wild[index.min(3)];
        }
        (points + power) * self.stay_chance - points * self.end_chance
    }

    /// Value of the cards in the hand, not counting the effect of its size.
    pub(super) fn hand_value(&self, hand: &Counts, melds: &Melds) -> f64 {
        let naturals: f64 =
            Kind::ALL[3..].iter().map(|&kind| self.kept_value(kind, hand.of(kind), !melds.meld(kind).is_empty())).sum();
        naturals + self.wilds_value(hand.of(Kind::Joker), hand.of(Kind::Two))
    }

    /// Value of having this many cards left.
    pub(super) fn size_value(&self, cards: u8) -> f64 {
        let many = f64::from(cards.saturating_sub(6)) * self.weights.extra_cards[0];
        usize::from(cards).checked_sub(1).and_then(|index| self.weights.hand_size.get(index)).copied().unwrap_or(0.0)
            + many
    }

    /// Value of having made the initial meld, including its effect on red threes.
    pub(super) fn has_melded_value(&self) -> f64 {
        let threes = f64::from(self.public.red_threes()[self.side.index()]);
        let turned = 2.0 * f64::from(self.public.rules().red_three_bonus);
        self.weights.has_melded[0] + threes * turned * (0.15 + 0.5 * self.end_chance)
    }
}
