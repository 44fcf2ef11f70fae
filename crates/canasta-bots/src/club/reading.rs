//! What the table tells a player before it thinks about its own cards: how soon the deal may end, what the pile is
//! worth, and who is likely to hold what. Everything comes from the public part and the player's own hand.

use canasta::{Counts, Kind, MAX_SEATS, Melds, Public, Seat, Side, freezes};

use super::Weights;

/// What a player thinks with: the public part and the own hand, nothing else. A [`canasta::View`] that is borrowed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<'a> {
    pub(crate) public: &'a Public,
    pub(crate) seat: Seat,
    pub(crate) hand: &'a Counts,
}

/// One player's reading of the table; it holds for one decision.
pub(super) struct Reading<'a> {
    pub(super) weights: &'a Weights,
    pub(super) public: &'a Public,
    pub(super) side: Side,
    pub(super) melds: Melds,
    /// Canastas needed to go out.
    pub(super) needs: u8,
    /// What a point of one opposing side counts against a point of the player's own: against several lone players, what
    /// one of them wins is lost to all the others too.
    pub(super) share: f64,
    /// Cards that no player has shown: in the stock or in hands, without those known to be in a hand.
    pub(super) unseen: Counts,
    /// The chance that the deal ends before the player's next turn, and that it does not.
    pub(super) ends: f64,
    pub(super) stays: f64,
    /// Cards in the hands of the partners.
    pub(super) partner_cards: f64,
    /// What a pair in the hand is worth.
    pub(super) pair: f64,
    discards: Discards,
}

/// What discarding each kind does, but for what the player holds then.
struct Discards {
    /// What the pile is worth later, if it stays, to a side that is sure to win it: where it is open afterwards, else 0; where it is
    /// frozen for everyone, else 0.
    gain: [[f64; 16]; 2],
    /// What it costs that the next player may take it.
    cost: [f64; 16],
    /// The opponents' strength in the fight for the pile, open and frozen.
    opponents: [f64; 2],
}

impl Discards {
    const NONE: Self = Self { gain: [[0.0; 16]; 2], cost: [0.0; 16], opponents: [0.0; 2] };
}

impl<'a> Reading<'a> {
    /// `remembers` is whether the player has in mind what was discarded, let lie and taken.
    pub(super) fn new(sight: &Sight<'a>, weights: &'a Weights, remembers: bool) -> Self {
        let public = sight.public;
        let side = public.side_of(sight.seat);
        let melds = *public.side_melds(side);
        let mut reading = Self {
            weights,
            public,
            side,
            melds,
            needs: canasta::must_fit::<u8>(public.rules().canastas_needed(public.players())),
            share: 1.0 / f64::from(public.players().sides() - 1),
            unseen: unseen(sight, remembers),
            ends: 0.0,
            stays: 1.0,
            partner_cards: 0.0,
            pair: 0.0,
            discards: Discards::NONE,
        };
        reading.ends = reading.chance_to_end(sight.seat);
        reading.stays = 1.0 - reading.ends;
        let partners = public.players().seats().filter(|&seat| seat != sight.seat && public.side_of(seat) == side);
        reading.partner_cards = partners.map(|seat| f64::from(public.hand_sizes()[seat.index()])).sum();
        let frozen = public.frozen_for(side).is_some();
        let [base, part] = weights.pair;
        reading.pair = (base + part * reading.pile_worth(public.pile().counts())) * if frozen { 1.0 } else { 0.4 };
        reading.look_at_discards(sight, remembers);
        reading
    }

    /// How likely the deal is over before this player's next turn.
    fn chance_to_end(&self, seat: Seat) -> f64 {
        let public = self.public;
        let mut stays = 1.0 - self.stock_runs_out();
        let mut near = [None; MAX_SEATS];
        for opponent in public.players().seats().filter(|&any| any != seat && public.side_of(any) != self.side) {
            let place = match public.hand_sizes()[opponent.index()] {
                0..=1 => 0,
                2 => 1,
                3 => 2,
                4..=5 => 3,
                6..=8 => 4,
                _ => 5,
            };
            let side = public.side_of(opponent);
            let near = *near[side.index()].get_or_insert_with(|| near_going_out(public.side_melds(side), self.needs));
            stays *= 1.0 - self.weights.out[place] * near;
        }
        1.0 - stays
    }

    /// How likely the stock ends the deal before the player's next turn.
    fn stock_runs_out(&self) -> f64 {
        let public = self.public;
        let last_drawer_ends = public.rules().last_drawer_ends_for(public.players());
        if last_drawer_ends && public.this_turn().drew_last {
            return 1.0;
        }
        let once_about = i32::from(public.players().count()) * public.rules().draw_count_for(public.players());
        match (i32::from(public.stock()), i32::from(public.stock()) / once_about.max(1)) {
            (0, _) => 0.9,
            (_, 0) if last_drawer_ends => 0.85,
            (_, 0) => 0.6,
            (_, 1) => 0.3,
            (_, 2) => 0.15,
            _ => 0.02,
        }
    }

    /// What the pile is worth to the side that takes it.
    pub(super) fn pile_worth(&self, counts: &Counts) -> f64 {
        let threes = counts.of(Kind::RedThree);
        f64::from(counts.points())
            + f64::from(counts.total()) * self.weights.pile_card[0]
            + f64::from(threes) * f64::from(self.public.rules().red_three_bonus) * 0.9
    }

    fn look_at_discards(&mut self, sight: &Sight<'_>, remembers: bool) {
        let public = self.public;
        let frozen = public.pile().frozen_for_everyone(public.rules());
        let pile = self.pile_worth(public.pile().counts()) + self.weights.pile_card[0];
        let opponents = self.fight(frozen);
        let opponents = [opponents, if frozen { opponents } else { self.fight(true) }];
        let mut discards = Discards { opponents, ..Discards::NONE };
        let next = public.players().after(sight.seat);
        let dangers = Dangers::new(self, next, if remembers { discarded(public) } else { [0; MAX_SEATS] }, remembers);
        for kind in sight.hand.iter().map(|(kind, _)| kind).chain([Kind::BlackThree]) {
            let frozen = frozen || freezes(kind, public.rules());
            let worth = pile + f64::from(kind.value());
            let danger = dangers.of(kind, frozen);
            let later = worth + self.weights.pile_growth[0] * (8.0 + self.weights.pile_card[0]);
            discards.gain[usize::from(frozen)][kind.index()] =
                (1.0 - danger) * self.stays * later * self.weights.control[0];
            discards.cost[kind.index()] = danger * worth * self.share;
        }
        self.discards = discards;
    }

    /// The opponents' strength in the fight for the pile.
    fn fight(&self, frozen: bool) -> f64 {
        let public = self.public;
        let most = 14 * i32::from(public.players().side_size());
        let sides = public.players().all_sides().filter(|&side| side != self.side);
        sides.map(|side| self.strength(f64::from(cards_of(public, side).min(most)), public.opened(side), frozen)).sum()
    }

    fn strength(&self, cards: f64, opened: bool, frozen: bool) -> f64 {
        match (frozen, opened) {
            (false, true) => cards * 1.6 + 4.0,
            (_, true) => cards,
            (false, false) if !self.public.rules().frozen_until_opened => cards,
            (_, false) => cards * 0.7,
        }
    }

    /// How much better placed than the opponents the player's side is to win the pile later, −1 to 1; open and frozen.
    pub(super) fn control(&self, cards: u8, pairs: u8, opened: bool) -> [f64; 2] {
        let own = (f64::from(cards.min(14)) + 3.0 * f64::from(pairs)) / 2.0 + self.partner_cards.min(14.0);
        [false, true].map(|frozen| {
            let ours = self.strength(own, opened, frozen);
            let theirs = self.discards.opponents[usize::from(frozen)];
            (ours - theirs * self.share) / (ours + theirs + 1.0)
        })
    }

    /// What a turn is worth with the discard of each kind: `worth` less what the hand loses by it, and what becomes of the pile, which the
    /// next player may take, or which stays for a later one.
    pub(super) fn after_discards(&self, worth: f64, lost: &[f64; 16], control: &[f64; 2]) -> [f64; 16] {
        let Discards { gain: [open, frozen], cost, .. } = &self.discards;
        core::array::from_fn(|place| {
            let later = open[place] * control[0] + frozen[place] * control[1];
            worth - lost[place] + (later - cost[place])
        })
    }
}

/// Cards that nobody has shown; to who does not remember, also those that were taken with a pile.
pub(crate) fn unseen(sight: &Sight<'_>, remembers: bool) -> Counts {
    let public = sight.public;
    let mut seen = sight.hand.plus(public.pile().counts());
    let mut threes = seen.of(Kind::RedThree);
    for side in public.players().all_sides() {
        seen = seen.plus(&public.side_melds(side).cards());
        threes += public.red_threes()[side.index()];
    }
    if remembers {
        for seat in public.players().seats().filter(|&seat| seat != sight.seat) {
            seen = seen.plus(&public.seen().known[seat.index()]);
        }
    }
    seen.set(Kind::RedThree, threes);
    Counts::packs().minus(&seen)
}

/// How far a side with these melds has what it needs to go out, 0 to 1.
fn near_going_out(melds: &Melds, needs: u8) -> f64 {
    match needs.saturating_sub(melds.canastas()) {
        0 => 1.0,
        1 => {
            let open = melds.iter().filter(|(_, meld)| meld.canasta().is_none());
            if open.map(|(_, meld)| meld.size()).max().unwrap_or(0) >= 5 { 0.3 } else { 0.05 }
        }
        _ => 0.01,
    }
}

/// Cards in the hands of a side.
pub(super) fn cards_of(public: &Public, side: Side) -> i32 {
    let seats = public.players().seats().filter(|&seat| public.side_of(seat) == side);
    seats.map(|seat| i32::from(public.hand_sizes()[seat.index()])).sum()
}

/// Whole powers by squaring: the same on every machine.
fn power(base: f64, mut exponent: u8) -> f64 {
    let (mut result, mut square) = (1.0, base);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result *= square;
        }
        square *= square;
        exponent >>= 1;
    }
    result
}

/// Whether the next player might take a discard: by the cards that it is likely to hold.
struct Dangers<'a> {
    reading: &'a Reading<'a>,
    known: Counts,
    /// Cards of that hand that no other player knows, and how many unseen cards there are.
    hidden: u8,
    unseen: f64,
    opened: bool,
    melds: &'a Melds,
    passed: u16,
    discarded: u16,
    /// The chance that it holds a wild card.
    wild: f64,
    can_open: f64,
}

impl<'a> Dangers<'a> {
    fn new(reading: &'a Reading<'a>, seat: Seat, discarded: [u16; MAX_SEATS], remembers: bool) -> Self {
        let public = reading.public;
        let side = public.side_of(seat);
        let known = if remembers { public.seen().known[seat.index()] } else { Counts::NONE };
        let opened = public.opened(side);
        let minimum = public.minimum(side);
        let place = public.rules().minimums.iter().position(|&known| known >= minimum).unwrap_or(3);
        let mut dangers = Self {
            reading,
            known,
            hidden: public.hand_sizes()[seat.index()].saturating_sub(known.total()),
            unseen: f64::from(reading.unseen.total().max(1)),
            opened,
            melds: public.side_melds(side),
            passed: if remembers { public.seen().passed[seat.index()] } else { 0 },
            discarded: discarded[seat.index()],
            wild: 0.0,
            can_open: if opened { 1.0 } else { reading.weights.can_open[place] },
        };
        if public.rules().take_with_wild {
            dangers.wild = 1.0 - dangers.lacks(Kind::Joker).0 * dangers.lacks(Kind::Two).0;
        }
        dangers
    }

    /// The chances that the next player holds none, and at most one, of a kind.
    fn lacks(&self, kind: Kind) -> (f64, f64) {
        let sure = self.known.of(kind);
        if sure >= 2 {
            return (0.0, 0.0);
        }
        let share = f64::from(self.reading.unseen.of(kind)) / self.unseen;
        if self.hidden == 0 {
            return if sure == 1 { (0.0, 1.0) } else { (1.0, 1.0) };
        }
        let others = power(1.0 - share, self.hidden - 1);
        let none = others * (1.0 - share);
        let one = f64::from(self.hidden) * share * others;
        if sure == 1 { (0.0, none) } else { (none, (none + one).min(1.0)) }
    }

    /// The chance that the next player can take the pile after a discard of this kind.
    fn of(&self, kind: Kind, frozen: bool) -> f64 {
        if !kind.is_natural() {
            return 0.0;
        }
        let rules = &self.reading.public.rules();
        let open = !frozen && (self.opened || !rules.frozen_until_opened);
        if open && !self.melds.meld(kind).is_empty() {
            return 1.0;
        }
        let (none, at_most_one) = self.lacks(kind);
        let bit = 1 << kind.index();
        let mut chance = 1.0 - at_most_one;
        if self.passed & bit != 0 {
            chance *= self.reading.weights.let_lie[0];
        }
        if self.discarded & bit != 0 {
            chance *= self.reading.weights.let_lie[1];
        }
        if open && rules.take_with_wild && (self.opened || !rules.pile_opening_outnumbers) {
            chance = chance.max((1.0 - none) * self.wild);
        }
        chance * self.can_open
    }
}

/// What each seat discarded onto the present pile, a bit for each kind. The top card came from the player before the one
/// whose turn it is, the card below from the player before that; the first upcards were not discarded, which hardly
/// matters.
pub(crate) fn discarded(public: &Public) -> [u16; MAX_SEATS] {
    let mut discarded = [0; MAX_SEATS];
    let mut seat = public.turn();
    for &kind in public.pile().cards().iter().rev().take(MOST_REMEMBERED) {
        seat = public.players().before(seat);
        discarded[seat.index()] |= 1 << kind.index();
    }
    discarded
}

/// Cards of the pile, from the top, of which a player remembers who discarded them.
const MOST_REMEMBERED: usize = 32;
