//! What a position is worth to a player whose turn is about to end: the table, the hand, the pile. In points, seen from
//! the player's side.

use canasta::meld::CANASTA_NATURALS;
use canasta::{Canasta, Counts, Kind, Lay, Meld, Melds, freezes};

use super::outlook::Outlook;

/// Naturals of a meld that is well on its way to a natural canasta.
const LONG: u8 = 5;

impl Outlook<'_> {
    /// A meld on the table: its cards, its bonus or the hope of one.
    pub(super) fn meld_worth(&self, rank: Kind, meld: Meld) -> f64 {
        f64::from(meld.points(rank)) + self.bonus_worth(rank, meld)
    }

    /// A canasta's bonus, or what the chance of making one is worth.
    fn bonus_worth(&self, rank: Kind, meld: Meld) -> f64 {
        let rules = &self.public.rules;
        let (natural, mixed) = (f64::from(rules.natural_canasta_bonus), f64::from(rules.mixed_canasta_bonus));
        match meld.canasta() {
            Some(Canasta::Natural) => natural,
            Some(Canasta::Mixed) => mixed,
            None => self.hope(rank, meld) * (1.0 - self.ends),
        }
    }

    /// The chance of a canasta times its bonus.
    fn hope(&self, rank: Kind, meld: Meld) -> f64 {
        let rules = &self.public.rules;
        let (natural, mixed) = (f64::from(rules.natural_canasta_bonus), f64::from(rules.mixed_canasta_bonus));
        if !rank.is_natural() || meld.is_empty() {
            return 0.0;
        }
        let lacking = 7_u8.saturating_sub(meld.size());
        let mut chance = self.weights.canasta[usize::from(meld.size().clamp(3, 6)) - 3];
        if meld.wilds() > 0 && meld.naturals < CANASTA_NATURALS {
            chance *= self.weights.thin[usize::from(meld.naturals.clamp(2, 3)) - 2];
        }
        let to_come = self.unseen.of(rank);
        let room = 3_u8.saturating_sub(meld.wilds());
        let reach = f64::from(to_come) + 0.5 * f64::from(room);
        let possible = (reach / f64::from(lacking + 1)).min(1.0);
        let bonus = if meld.wilds() == 0 && to_come >= lacking {
            mixed + (natural - mixed) * self.weights.natural
        } else {
            mixed
        };
        let spoilt = if meld.wilds() > 0 && meld.naturals >= LONG { self.weights.spoilt } else { 0.0 };
        chance * possible * bonus - spoilt
    }

    /// All melds of a side: cards, bonuses and hopes.
    pub(super) fn table_worth(&self, melds: &Melds) -> f64 {
        let mut worth: f64 = melds.iter().map(|(rank, meld)| self.meld_worth(rank, meld)).sum();
        let needs = self.canastas_needed();
        worth += self.weights.first_canasta * f64::from(melds.canastas().min(needs)) / f64::from(needs.max(1));
        worth
    }

    /// What a side may still hope for on the table.
    pub(super) fn hopes(&self, melds: &Melds) -> f64 {
        let open = melds.iter().filter(|(_, meld)| meld.canasta().is_none());
        open.map(|(rank, meld)| self.hope(rank, meld)).sum()
    }

    /// The cards of one kind kept in the hand.
    pub(super) fn kept_worth(&self, kind: Kind, count: u8, melds: &Melds) -> f64 {
        if count == 0 {
            return 0.0;
        }
        let points = f64::from(i32::from(count) * kind.value());
        let weights = self.weights;
        let hoped = if kind == Kind::BlackThree {
            f64::from(count) * weights.black_three
        } else if !melds.meld(kind).is_empty() {
            let pair = if count >= 2 { self.pair_worth() } else { 0.0 };
            points + pair
        } else {
            let pair = if count >= 2 { self.pair_worth() } else { 0.0 };
            let more = f64::from(count.saturating_sub(2)) * weights.set;
            points * weights.card[usize::from(count.min(3)) - 1] + pair + more + self.whole_worth(count)
        };
        hoped * (1.0 - self.ends) - points * self.ends
    }

    /// Many of a rank in the hand, where a canasta laid whole brings more.
    fn whole_worth(&self, count: u8) -> f64 {
        let chance = match count {
            ..=3 => 0.0,
            4 => self.weights.whole[0],
            5 => self.weights.whole[1],
            _ => self.weights.whole[2],
        };
        chance * f64::from(self.public.rules.concealed_canasta_bonus)
    }

    /// What the rules give for the canastas that one act lays whole, beyond the canastas themselves.
    pub(super) fn wholes(&self, before: &Melds, lay: &Lay) -> f64 {
        let whole = lay.iter().filter(|&(rank, meld)| before.meld(rank).is_empty() && meld.canasta().is_some()).count();
        f64::from(u8::try_from(whole).unwrap_or(u8::MAX)) * f64::from(self.public.rules.concealed_canasta_bonus)
    }

    /// A pair in the hand, with which a frozen pile can be taken.
    fn pair_worth(&self) -> f64 {
        let frozen = self.public.frozen_for(self.side).is_some();
        let [base, share] = self.weights.pair;
        (base + share * self.pile_worth(self.public.pile.counts())) * if frozen { 1.0 } else { 0.4 }
    }

    /// Wild cards kept in the hand.
    pub(super) fn wilds_worth(&self, jokers: u8, twos: u8) -> f64 {
        let points = f64::from(i32::from(jokers) * Kind::Joker.value() + i32::from(twos) * Kind::Two.value());
        let count = usize::from(jokers + twos);
        let power: f64 = (0..count).map(|place| self.weights.wild[place.min(3)]).sum();
        (points + power) * (1.0 - self.ends) - points * self.ends
    }

    /// The whole hand kept, without the worth of its size.
    pub(super) fn hand_worth(&self, hand: &Counts, melds: &Melds) -> f64 {
        let naturals: f64 = Kind::ALL[3..].iter().map(|&kind| self.kept_worth(kind, hand.of(kind), melds)).sum();
        naturals + self.wilds_worth(hand.of(Kind::Joker), hand.of(Kind::Two))
    }

    /// Being left with so many cards.
    pub(super) fn size_worth(&self, cards: u8) -> f64 {
        let sizes = &self.weights.hand_size;
        let many = f64::from(cards.saturating_sub(6)) * self.weights.many;
        usize::from(cards).checked_sub(1).and_then(|place| sizes.get(place)).copied().unwrap_or(0.0) + many
    }

    /// Having opened, and what that does to the red threes.
    pub(super) fn opened_worth(&self) -> f64 {
        let threes = f64::from(self.public.red_threes[self.side.index()]);
        let turned = 2.0 * f64::from(self.public.rules.red_three_bonus);
        self.weights.opened + threes * turned * (0.15 + 0.5 * self.ends)
    }

    /// The pile after this kind is thrown onto it: the next player may take it, or it stays for somebody.
    pub(super) fn throw_worth(&self, kind: Kind, hand: &Counts, opened: bool) -> f64 {
        let mut pile = *self.public.pile.counts();
        pile.add_one(kind);
        let rules = &self.public.rules;
        let ice = Kind::ALL.into_iter().any(|kind| pile.of(kind) > 0 && freezes(kind, rules));
        let worth = self.pile_worth(&pile);
        let danger = self.danger(kind, ice);
        let later = worth + self.weights.pile_growth * (8.0 + self.weights.pile_card);
        let stays = (1.0 - danger) * (1.0 - self.ends) * self.control(hand, ice, opened) * later;
        stays * self.weights.control - danger * worth * self.share
    }

    /// How much better placed than the foes the player's side is to win the pile later, −1 to 1.
    fn control(&self, hand: &Counts, frozen_for_all: bool, opened: bool) -> f64 {
        let pairs = Kind::NATURALS.iter().filter(|&&kind| hand.of(kind) >= 2).count();
        let pairs = u8::try_from(pairs).unwrap_or(u8::MAX);
        let partner = f64::from(self.partner_cards().min(14));
        let own = (f64::from(hand.total().min(14)) + 3.0 * f64::from(pairs)) / 2.0;
        let may_open_with_it = !self.public.rules.frozen_until_opened;
        let strength = |cards: f64, opened: bool| match (frozen_for_all, opened) {
            (false, true) => cards * 1.6 + 4.0,
            (_, true) => cards,
            (false, false) if may_open_with_it => cards,
            (_, false) => cards * 0.7,
        };
        let ours = strength(own + partner, opened);
        let most = 14 * i32::from(self.public.players.side_size());
        let foes = self.foe_sides();
        let theirs: f64 =
            foes.map(|side| strength(f64::from(self.cards_of(side).min(most)), self.public.opened(side))).sum();
        (ours - theirs * self.share) / (ours + theirs + 1.0)
    }
}
