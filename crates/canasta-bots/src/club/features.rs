//! Features of the table that don't depend on the player's own plan: how soon the deal is likely to end, the value of
//! the pile, and the cards others are likely to hold. They use only public information and the player's own hand.

use canasta::{Counts, Kind, MAX_SEATS, Melds, Public, Seat, Side, freezes};

use super::{Policy, Weights};

/// A borrowed [`canasta::View`]: the public state and the player's own hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ViewRef<'a> {
    pub(crate) public: &'a Public,
    pub(crate) seat: Seat,
    pub(crate) hand: &'a Counts,
}

/// One player's assessment of the table, valid for one decision.
pub(super) struct TableFeatures<'a> {
    pub(super) weights: &'a Weights,
    pub(super) public: &'a Public,
    pub(super) side: Side,
    pub(super) melds: Melds,
    pub(super) canastas_needed: u8,
    /// Weight of an opposing side's point relative to one of the player's own. When several opponents play alone, a
    /// point that one of them wins is also lost by the others.
    pub(super) opponent_weight: f64,
    /// Cards that no player has shown, in the stock or in hands. Excludes cards known to be in a hand.
    pub(super) unseen: Counts,
    /// The chances that the deal ends, or continues, before the player's next turn.
    pub(super) end_chance: f64,
    pub(super) stay_chance: f64,
    pub(super) partner_cards: f64,
    pub(super) pair_value: f64,
    discards: Discards,
}

/// Effects of discarding each kind, apart from the change to the hand.
struct Discards {
    /// Value of the pile later, if no one takes it now, to a side that is sure to win it. The first row applies if the
    /// pile is open afterwards, the second if it is frozen for everyone; the other row is 0.
    gain: [[f64; 16]; 2],
    /// Expected cost of the next player taking the pile.
    cost: [f64; 16],
    /// The opponents' strength in the fight for the pile, first open, then frozen.
    opponents: [f64; 2],
}

impl Discards {
    const NONE: Self = Self { gain: [[0.0; 16]; 2], cost: [0.0; 16], opponents: [0.0; 2] };
}

impl<'a> TableFeatures<'a> {
    pub(super) fn new(view: &ViewRef<'a>, policy: &Policy<'a>) -> Self {
        let Policy { weights, remembers, watches, .. } = *policy;
        let public = view.public;
        let side = public.side_of(view.seat);
        let melds = *public.side_melds(side);
        let mut features = Self {
            weights,
            public,
            side,
            melds,
            canastas_needed: canasta::must_fit::<u8>(public.rules().canastas_needed(public.players())),
            opponent_weight: 1.0 / f64::from(public.players().sides() - 1),
            unseen: unseen(view, remembers),
            end_chance: 0.0,
            stay_chance: 1.0,
            partner_cards: 0.0,
            pair_value: 0.0,
            discards: Discards::NONE,
        };
        features.end_chance = features.chance_to_end(view.seat);
        features.stay_chance = 1.0 - features.end_chance;
        let partners = public.players().seats().filter(|&seat| seat != view.seat && public.side_of(seat) == side);
        features.partner_cards = partners.map(|seat| f64::from(public.hand_sizes()[seat.index()])).sum();
        let frozen = public.frozen_for(side).is_some();
        let [base, part] = weights.pair;
        features.pair_value =
            (base + part * features.pile_value(public.pile().counts())) * if frozen { 1.0 } else { 0.4 };
        if watches {
            features.rate_discards(view, remembers);
        }
        features
    }

    /// The chance that the deal ends before this player's next turn.
    fn chance_to_end(&self, seat: Seat) -> f64 {
        let public = self.public;
        let mut stay_chance = 1.0 - self.stock_end_chance();
        let mut closeness = [None; MAX_SEATS];
        for opponent in public.players().seats().filter(|&any| any != seat && public.side_of(any) != self.side) {
            let index = match public.hand_sizes()[opponent.index()] {
                0..=1 => 0,
                2 => 1,
                3 => 2,
                4..=5 => 3,
                6..=8 => 4,
                _ => 5,
            };
            let side = public.side_of(opponent);
            let closeness = *closeness[side.index()]
                .get_or_insert_with(|| closeness_to_going_out(public.side_melds(side), self.canastas_needed));
            stay_chance *= 1.0 - self.weights.goes_out[index] * closeness;
        }
        1.0 - stay_chance
    }

    /// The chance that the stock ends the deal before the player's next turn.
    fn stock_end_chance(&self) -> f64 {
        let public = self.public;
        let last_drawer_ends = public.rules().last_drawer_ends_for(public.players());
        if last_drawer_ends && public.this_turn().drew_last {
            return 1.0;
        }
        let cards_per_round = i32::from(public.players().count()) * public.rules().draw_count_for(public.players());
        match (i32::from(public.stock()), i32::from(public.stock()) / cards_per_round.max(1)) {
            (0, _) => 0.9,
            (_, 0) if last_drawer_ends => 0.85,
            (_, 0) => 0.6,
            (_, 1) => 0.3,
            (_, 2) => 0.15,
            _ => 0.02,
        }
    }

    /// Value of the pile to the side that takes it.
    pub(super) fn pile_value(&self, counts: &Counts) -> f64 {
        let threes = counts.of(Kind::RedThree);
        f64::from(counts.points(self.public.rules()))
            + f64::from(counts.total()) * self.weights.pile_card[0]
            + f64::from(threes) * f64::from(self.public.rules().red_three_bonus) * 0.9
    }

    fn rate_discards(&mut self, view: &ViewRef<'_>, remembers: bool) {
        let public = self.public;
        let frozen = public.pile().frozen_for_everyone(public.rules());
        let pile = self.pile_value(public.pile().counts()) + self.weights.pile_card[0];
        let opponents = self.opponent_strength(frozen);
        let opponents = [opponents, if frozen { opponents } else { self.opponent_strength(true) }];
        let mut discards = Discards { opponents, ..Discards::NONE };
        let next = public.next_seat(view.seat);
        let take_chances =
            TakeChances::new(self, next, if remembers { discarded(public) } else { [0; MAX_SEATS] }, remembers);
        for kind in view.hand.iter().map(|(kind, _)| kind).chain([Kind::BlackThree]) {
            let frozen = frozen || freezes(kind, public.rules());
            let value = pile + f64::from(public.rules().value(kind));
            let take_chance = take_chances.after_discard(kind, frozen);
            let later = value + self.weights.pile_growth[0] * (8.0 + self.weights.pile_card[0]);
            discards.gain[usize::from(frozen)][kind.index()] =
                (1.0 - take_chance) * self.stay_chance * later * self.weights.control[0];
            discards.cost[kind.index()] = take_chance * value * self.opponent_weight;
        }
        self.discards = discards;
    }

    /// The opponents' strength in the fight for the pile.
    fn opponent_strength(&self, frozen: bool) -> f64 {
        let public = self.public;
        let max_cards = 14 * i32::from(public.players().side_size());
        let sides = public.players().all_sides().filter(|&side| side != self.side);
        sides
            .map(|side| {
                self.strength(f64::from(cards_of(public, side).min(max_cards)), public.has_melded(side), frozen)
            })
            .sum()
    }

    fn strength(&self, cards: f64, has_melded: bool, frozen: bool) -> f64 {
        match (frozen, has_melded) {
            (false, true) => cards * 1.6 + 4.0,
            (_, true) => cards,
            (false, false) if !self.public.rules().frozen_until_opened => cards,
            (_, false) => cards * 0.7,
        }
    }

    /// How much better placed the player's side is than the opponents to win the pile later, from −1 to 1. First open,
    /// then frozen.
    pub(super) fn control(&self, cards: u8, pairs: u8, has_melded: bool) -> [f64; 2] {
        let own = (f64::from(cards.min(14)) + 3.0 * f64::from(pairs)) / 2.0 + self.partner_cards.min(14.0);
        [false, true].map(|frozen| {
            let ours = self.strength(own, has_melded, frozen);
            let theirs = self.discards.opponents[usize::from(frozen)];
            (ours - theirs * self.opponent_weight) / (ours + theirs + 1.0)
        })
    }

    /// Value of a turn for each possible discard: `value` minus the loss from the hand, plus the effect on the pile,
    /// which the next player can take or leave.
    pub(super) fn after_discards(&self, value: f64, lost: &[f64; 16], control: &[f64; 2]) -> [f64; 16] {
        let Discards { gain: [open, frozen], cost, .. } = &self.discards;
        core::array::from_fn(|index| {
            let later = open[index] * control[0] + frozen[index] * control[1];
            value - lost[index] + (later - cost[index])
        })
    }
}

/// Cards that no one has shown. Includes cards taken with a pile if the player doesn't remember them.
pub(crate) fn unseen(view: &ViewRef<'_>, remembers: bool) -> Counts {
    let public = view.public;
    let mut seen = view.hand.plus(public.pile().counts());
    let mut threes = seen.of(Kind::RedThree);
    for side in public.players().all_sides() {
        seen = seen.plus(&public.side_melds(side).cards());
        threes += public.red_threes()[side.index()];
    }
    if remembers {
        for seat in public.players().seats().filter(|&seat| seat != view.seat) {
            seen = seen.plus(&public.seen().known[seat.index()]);
        }
    }
    seen.set(Kind::RedThree, threes);
    Counts::packs().minus(&seen)
}

/// How close a side with these melds is to being allowed to go out, from 0 to 1.
fn closeness_to_going_out(melds: &Melds, canastas_needed: u8) -> f64 {
    match canastas_needed.saturating_sub(melds.canastas()) {
        0 => 1.0,
        1 => {
            let open = melds.iter().filter(|(_, meld)| meld.canasta().is_none());
            if open.map(|(_, meld)| meld.size()).max().unwrap_or(0) >= 5 { 0.3 } else { 0.05 }
        }
        _ => 0.01,
    }
}

pub(super) fn cards_of(public: &Public, side: Side) -> i32 {
    let seats = public.players().seats().filter(|&seat| public.side_of(seat) == side);
    seats.map(|seat| i32::from(public.hand_sizes()[seat.index()])).sum()
}

/// Raises to an integer power by squaring, which gives the same result on every machine.
fn power(base: f64, mut exponent: u8) -> f64 {
    let mut result = 1.0;
    let mut square = base;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result *= square;
        }
        square *= square;
        exponent >>= 1;
    }
    result
}

/// The risk that the next player takes a discard, from the cards they are likely to hold.
struct TakeChances<'a> {
    features: &'a TableFeatures<'a>,
    known: Counts,
    /// Number of unknown cards in that hand, and number of unseen cards.
    hidden: u8,
    unseen: f64,
    has_melded: bool,
    melds: &'a Melds,
    passed: u16,
    discarded: u16,
    /// The chance that the hand holds a wild card.
    wild: f64,
    can_meld: f64,
}

impl<'a> TakeChances<'a> {
    fn new(features: &'a TableFeatures<'a>, seat: Seat, discarded: [u16; MAX_SEATS], remembers: bool) -> Self {
        let public = features.public;
        let side = public.side_of(seat);
        let known = if remembers { public.seen().known[seat.index()] } else { Counts::NONE };
        let has_melded = public.has_melded(side);
        let minimum = public.minimum(side);
        let index = public.rules().minimums.iter().position(|&known| known >= minimum).unwrap_or(3);
        let mut take_chances = Self {
            features,
            known,
            hidden: public.hand_sizes()[seat.index()].saturating_sub(known.total()),
            unseen: f64::from(features.unseen.total().max(1)),
            has_melded,
            melds: public.side_melds(side),
            passed: if remembers { public.seen().passed[seat.index()] } else { 0 },
            discarded: discarded[seat.index()],
            wild: 0.0,
            can_meld: if has_melded { 1.0 } else { features.weights.can_meld[index] },
        };
        if public.rules().take_with_wild {
            take_chances.wild = 1.0 - take_chances.lacks(Kind::Joker).0 * take_chances.lacks(Kind::Two).0;
        }
        take_chances
    }

    /// The chances that the next player holds none of a kind, and at most one.
    fn lacks(&self, kind: Kind) -> (f64, f64) {
        let sure = self.known.of(kind);
        if sure >= 2 {
            return (0.0, 0.0);
        }
        let share = f64::from(self.features.unseen.of(kind)) / self.unseen;
        if self.hidden == 0 {
            return if sure == 1 { (0.0, 1.0) } else { (1.0, 1.0) };
        }
        let others = power(1.0 - share, self.hidden - 1);
        let none = others * (1.0 - share);
        let one = f64::from(self.hidden) * share * others;
        if sure == 1 { (0.0, none) } else { (none, (none + one).min(1.0)) }
    }

    /// The chance that the next player can take the pile after a discard of this kind.
    fn after_discard(&self, kind: Kind, frozen: bool) -> f64 {
        if !kind.is_natural() {
            return 0.0;
        }
        let rules = &self.features.public.rules();
        if !rules.take_onto_canasta && self.melds.meld(kind).canasta().is_some() {
            return 0.0;
        }
        let open = !frozen && (self.has_melded || !rules.frozen_until_opened);
        if open && !self.melds.meld(kind).is_empty() {
            return 1.0;
        }
        let (none, at_most_one) = self.lacks(kind);
        let bit = 1 << kind.index();
        let mut chance = 1.0 - at_most_one;
        if self.passed & bit != 0 {
            chance *= self.features.weights.passed_or_discarded[0];
        }
        if self.discarded & bit != 0 {
            chance *= self.features.weights.passed_or_discarded[1];
        }
        if open && rules.take_with_wild && (self.has_melded || !rules.pile_opening_outnumbers) {
            chance = chance.max((1.0 - none) * self.wild);
        }
        chance * self.can_meld
    }
}

/// What each seat discarded onto the current pile, one bit per kind. The top card came from the player before the
/// current one, the card below it from the player before that. The first upcards weren't discarded by anyone, but that
/// hardly matters.
pub(crate) fn discarded(public: &Public) -> [u16; MAX_SEATS] {
    let mut discarded = [0; MAX_SEATS];
    let mut seat = public.turn();
    for &kind in public.pile().cards().iter().rev().take(MAX_REMEMBERED) {
        seat = public.previous_seat(seat);
        discarded[seat.index()] |= 1 << kind.index();
    }
    discarded
}

/// Number of pile cards, from the top, whose discarder a player remembers.
const MAX_REMEMBERED: usize = 32;
