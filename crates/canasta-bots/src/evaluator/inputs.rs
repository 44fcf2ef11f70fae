//! A player's knowledge as inputs of a network; each input is on or off. Some are the same for all turns the player can
//! choose from: the other hands and melds, and unseen cards. The others describe the position after a turn: the
//! player's hand and melds, and the pile. All use only public information and the player's own hand.

use canasta::{Counts, Kind, MAX_SEATS, Melds, Players, Public, Seat, Side, freezes};

use crate::club::{ViewRef, discarded, unseen, wild_points};
use crate::network::inputs::{
    Inputs, MELD, NUMBERS, RANKS, RULES, SCALE, SIDE_STATE, TIME, Writer, canastas_needed, coarse_count, meld_index,
    table_points,
};

/// Inputs per opposing side.
const SIDE: usize = RANKS * MELD + SIDE_STATE;
/// Inputs per other seat.
const SEAT: usize = RANKS * 4 + 3 + 21;
/// Inputs for cards that no one has shown.
const UNSEEN: usize = RANKS * 9 + 13 + 5;

/// Inputs for the player's hand after the turn.
const HAND: usize = RANKS * (6 * 3 + 3 + 3 * 4) + 21 + 18 + 5 + 7 + 9 + 5 + 20 + 6 + 13;
/// Inputs for the player's melds after the turn.
const MELDS: usize = RANKS * (MELD + 4 * 4) + SIDE_STATE;
/// Inputs for the pile after the turn.
const PILE: usize = 32 + 12 + RANKS * 3 + 4 + 4 + 30 + 7 + 4 + 18 + 18 + 2;
/// Inputs for what happens next.
const NEXT: usize = 4;
const AFTERSTATE: usize = HAND + MELDS + PILE + NEXT;

/// Total number of inputs.
pub(super) fn count(players: Players) -> usize {
    let sides = usize::from(players.sides() - 1);
    let seats = usize::from(players.count() - 1);
    AFTERSTATE + UNSEEN + TIME + RULES + SIDE * sides + SEAT * seats
}

/// The part of the inputs that is the same for all turns.
pub(super) struct SharedInputs<'a> {
    public: &'a Public,
    seat: Seat,
    side: Side,
    unseen: Counts,
    discarded: [u16; MAX_SEATS],
    /// Ranks that other sides have melded, one bit each.
    opponent_ranks: u16,
    /// Points the other sides have on the table, minus the cards in their hands, averaged over the sides.
    opponent_points: f32,
    /// Expected cost of a card in another hand, in points.
    card_cost: f32,
}

impl<'a> SharedInputs<'a> {
    pub(super) fn new(view_ref: &ViewRef<'a>) -> Self {
        let public = view_ref.public;
        let side = public.side_of(view_ref.seat);
        let unseen = unseen(view_ref, true);
        let card_cost = unseen.points(public.rules()) as f32 / f32::from(unseen.total().max(1));
        let opponents = || public.players().all_sides().filter(|&any| any != side);
        let table = |any: Side| {
            let seats = public.players().seats().filter(|&seat| public.side_of(seat) == any);
            let cards: u8 = seats.map(|seat| public.hand_sizes()[seat.index()]).sum();
            table_points(public, any, public.side_melds(any)) - card_cost * f32::from(cards)
        };
        Self {
            public,
            seat: view_ref.seat,
            side,
            unseen,
            discarded: discarded(public),
            opponent_ranks: opponents().fold(0, |ranks, any| ranks | public.side_melds(any).ranks()),
            opponent_points: opponents().map(table).sum::<f32>() / f32::from(public.players().sides() - 1),
            card_cost,
        }
    }

    /// Writes the inputs that are the same for all turns.
    pub(super) fn write(&self, inputs: &mut Inputs) {
        let public = self.public;
        let mut writer = Writer::new(inputs, AFTERSTATE);
        for rank in Kind::NATURALS {
            writer.one_of(9, self.unseen.of(rank).into());
        }
        writer.one_of(13, self.unseen.wilds().into());
        writer.one_of(5, self.unseen.of(Kind::BlackThree).into());
        writer.time(public);
        writer.rules(public);
        for seat in public.seats_after(self.seat).filter(|&seat| seat != self.seat) {
            let side = public.side_of(seat);
            if side != self.side && self.is_first_of_side(seat) {
                let melds = public.side_melds(side);
                for rank in Kind::NATURALS {
                    writer.optional(MELD, meld_index(melds.meld(rank)));
                }
                writer.side(public, side, melds);
            }
        }
        for seat in public.seats_after(self.seat).filter(|&seat| seat != self.seat) {
            let known = &public.seen().known[seat.index()];
            let passed = public.seen().passed[seat.index()];
            for rank in Kind::NATURALS {
                writer.count(2, known.of(rank));
                writer.flag(passed >> rank.index() & 1 == 1);
                writer.flag(self.discarded[seat.index()] >> rank.index() & 1 == 1);
            }
            writer.count(3, known.wilds());
            writer.one_of(21, public.hand_sizes()[seat.index()].into());
        }
    }

    /// Whether this is the first seat of its side in turn order, starting after the player.
    fn is_first_of_side(&self, seat: Seat) -> bool {
        let public = self.public;
        let before = public.seats_after(self.seat).filter(|&any| any != self.seat);
        before.take_while(|&any| any != seat).all(|any| public.side_of(any) != public.side_of(seat))
    }

    /// Writes the inputs for the position after a turn and returns the numeric ones. `value` is the club player's
    /// value.
    pub(super) fn write_afterstate(&self, after: &Afterstate, value: f64, inputs: &mut Inputs) -> [f32; NUMBERS] {
        let mut writer = Writer::new(inputs, 0);
        self.write_hand(after, &mut writer);
        self.write_melds(after, &mut writer);
        self.write_pile(after, &mut writer);
        writer.one_of(NEXT, after.next as usize);
        #[expect(clippy::cast_possible_truncation, reason = "some thousand points")]
        let value = value.clamp(-5000.0, 5000.0) as f32;
        [value / SCALE, self.lead(after) / SCALE]
    }

    fn write_hand(&self, after: &Afterstate, writer: &mut Writer<'_>) {
        let public = self.public;
        let hand = &after.hand;
        let melds = &after.melds;
        let mut pairs = 0;
        let mut sets = 0;
        let mut points = 0;
        for rank in Kind::NATURALS {
            let held = hand.of(rank);
            let meld = melds.meld(rank);
            let state = if meld.is_empty() { 0 } else { 1 + usize::from(meld.canasta().is_some()) };
            let index = usize::from(held.min(6)).checked_sub(1);
            let few = index.map(|index| index.min(2));
            writer.optional(18, index.map(|index| index * 3 + state));
            writer.optional(3, few.filter(|_| self.opponent_ranks >> rank.index() & 1 == 1));
            writer.optional(12, few.map(|few| few * 4 + coarse_count(self.unseen.of(rank))));
            if meld.is_empty() {
                pairs += usize::from(held == 2);
                sets += usize::from(held >= 3);
                points += if held >= 3 { i32::from(held) * public.rules().value(rank) } else { 0 };
            }
        }
        let size = usize::from(hand.total());
        let may_go_out = melds.canastas() >= canastas_needed(public);
        writer.one_of(21, size);
        writer.one_of(18, size.min(8) * 2 + usize::from(may_go_out));
        writer.one_of(5, hand.of(Kind::Joker).into());
        writer.one_of(7, hand.of(Kind::Two).into());
        writer.one_of(9, hand.wilds().into());
        writer.one_of(5, hand.of(Kind::BlackThree).into());
        writer.one_of(20, pairs.min(9) * 2 + usize::from(after.frozen));
        writer.one_of(6, sets);
        let wilds = wild_points(hand.of(Kind::Joker), hand.of(Kind::Two), public.rules());
        let short = (public.minimum(self.side) - points - wilds.min(100)) / 20;
        let opens = melds.is_empty().then(|| canasta::must_fit::<usize>(short.clamp(-6, 6) + 6));
        writer.optional(13, opens);
    }

    fn write_melds(&self, after: &Afterstate, writer: &mut Writer<'_>) {
        for rank in Kind::NATURALS {
            let meld = after.melds.meld(rank);
            writer.optional(MELD, meld_index(meld));
            let open = usize::from(meld.size()).checked_sub(3).filter(|&size| size < 4);
            writer.optional(16, open.map(|size| size * 4 + coarse_count(self.unseen.of(rank))));
        }
        writer.side(self.public, self.side, &after.melds);
    }

    fn write_pile(&self, after: &Afterstate, writer: &mut Writer<'_>) {
        let public = self.public;
        let pile = &after.pile;
        let frozen = usize::from(after.frozen);
        let size = usize::from(pile.total());
        let bucket = if size < 8 { size } else { 8 + (size - 8) / 4 };
        writer.one_of(32, bucket.min(15) * 2 + frozen);
        writer.one_of(12, usize::try_from(pile.points(public.rules()) / 25).unwrap_or(0));
        for rank in Kind::NATURALS {
            writer.count(3, pile.of(rank).min(3));
        }
        writer.count(4, pile.wilds().min(4));
        writer.count(4, pile.of(Kind::RedThree).min(4));
        let top = after.top;
        writer.optional(30, top.map(|top| top.index() * 2 + frozen));
        let next = public.next_seat(self.seat);
        let natural = top.filter(|top| top.is_natural());
        let opponent_ranks = public.side_melds(public.side_of(next));
        let bit = |ranks: u16| natural.is_some_and(|top| ranks >> top.index() & 1 == 1);
        let known = natural.map_or(0, |top| public.seen().known[next.index()].of(top));
        writer.optional(2, natural.filter(|&top| !opponent_ranks.meld(top).is_empty()).map(|_| frozen));
        writer.count(2, known.min(2));
        writer.flag(bit(public.seen().passed[next.index()]));
        writer.flag(bit(self.discarded[next.index()]));
        writer.flag(bit(after.melds.ranks()));
        writer.optional(4, natural.map(|top| usize::from(after.hand.of(top).min(3))));
        let unseen = natural.map(|top| usize::from(self.unseen.of(top).min(8)));
        writer.optional(18, unseen.map(|unseen| unseen * 2 + frozen));
        writer.optional(18, unseen.map(|unseen| unseen * 2 + usize::from(!opponent_ranks.is_empty())));
        writer.optional(2, natural.is_none().then_some(frozen));
    }

    /// The lead if the deal ended with this turn, with an average hand for everyone else.
    fn lead(&self, after: &Afterstate) -> f32 {
        let public = self.public;
        let seats = public.players().seats().filter(|&seat| seat != self.seat && public.side_of(seat) == self.side);
        let partners: u8 = seats.map(|seat| public.hand_sizes()[seat.index()]).sum();
        let bonus = if after.next == Next::Over { public.rules().going_out_bonus } else { 0 };
        table_points(public, self.side, &after.melds) + bonus as f32
            - after.hand.points(public.rules()) as f32
            - self.card_cost * f32::from(partners)
            - self.opponent_points
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The next player has their turn.
    Turn,
    /// The deal is over.
    Over,
    /// The player gets a card from the stock.
    Stock,
    /// The player continues the turn with the pile in hand.
    Pile,
}

/// The position after a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Afterstate {
    /// The player's hand, and the melds of the player's side.
    pub(super) hand: Counts,
    pub(super) melds: Melds,
    /// The pile, and whether it is frozen for everyone.
    pub(super) pile: Counts,
    pub(super) top: Option<Kind>,
    pub(super) frozen: bool,
    pub(super) next: Next,
}

impl Afterstate {
    /// The current position.
    pub(super) fn unchanged(view_ref: &ViewRef<'_>, next: Next) -> Self {
        let public = view_ref.public;
        let pile = public.pile();
        Self {
            hand: *view_ref.hand,
            melds: *public.side_melds(public.side_of(view_ref.seat)),
            pile: *pile.counts(),
            top: pile.top(),
            frozen: pile.frozen_for_everyone(public.rules()),
            next,
        }
    }

    /// The position after a meld.
    pub(super) fn with_melds(&self, new_melds: &Melds) -> Self {
        let mut after = *self;
        if !new_melds.is_empty() {
            after.melds = after.melds.plus(new_melds);
            after.hand = after.hand.minus(&new_melds.cards());
        }
        after
    }

    /// The position after a discard.
    pub(super) fn with_discard(mut self, kind: Kind, public: &Public) -> Self {
        self.hand.take_one(kind);
        self.pile.add_one(kind);
        self.top = Some(kind);
        self.frozen |= freezes(kind, public.rules());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::{Action, Deal, Phase, RuleSet, SeedRng};

    use crate::{Bot, Random, play};

    /// Plays whole deals with every rule set and number of players. Every input has its own index, and indices are
    /// written once and in ascending order.
    #[test]
    fn inputs_stay_within_their_blocks_and_in_order() {
        let mut seen = 0;
        let tables = RuleSet::PRESETS
            .iter()
            .cycle()
            .flat_map(|preset| (2..=6).filter_map(Players::new).map(move |players| (preset, players)));
        for (number, (preset, players)) in (0..60).zip(tables) {
            let rules = &preset.rules;
            let mut deal = Deal::shuffled(rules, players, Seat(0), [0; MAX_SEATS], &mut SeedRng::part(61, number));
            play(&mut deal, number, |deal, seat, seed| {
                let view = deal.view(seat);
                let view_ref = ViewRef { public: &view.public, seat, hand: &view.hand };
                let before = SharedInputs::new(&view_ref);
                let mut inputs = Inputs::new();
                let mut after = Afterstate::unchanged(&view_ref, Next::Turn);
                let actions = Random.decide(&view, seed);
                if let (Phase::Play, [Action::Discard(kind), ..]) = (view.public.phase(), actions.as_slice()) {
                    after = after.with_discard(*kind, &view.public);
                }
                before.write_afterstate(&after, 0.0, &mut inputs);
                before.write(&mut inputs);
                assert!(inputs.is_sorted_by(|a, b| a < b), "{players:?}: {inputs:?}");
                assert!(inputs.iter().all(|&input| usize::from(input) < count(players)), "{players:?}: {inputs:?}");
                seen += 1;
                actions
            })
            .unwrap();
        }
        assert!(seen > 2000, "{seen} positions");
    }

    #[test]
    fn lead_counts_the_table_minus_the_hands() {
        let mut setup = canasta::Setup::new(RuleSet::HOYLE, Players::FOUR);
        setup.phase = Phase::Play;
        setup.hands[0] = canasta::notation::parse_cards("9S KD").ok();
        setup.melds[0] = vec![canasta::notation::parse_cards("KS KS KH KH KD KC KC").unwrap()];
        let deal = setup.build().expect("a possible position").0;
        let view = deal.deal().view(Seat(0));
        let view_ref = ViewRef { public: &view.public, seat: Seat(0), hand: &view.hand };
        let before = SharedInputs::new(&view_ref);
        let stays = Afterstate::unchanged(&view_ref, Next::Turn);
        let out = Afterstate { next: Next::Over, ..stays };
        assert!((before.lead(&out) - before.lead(&stays) - 100.0).abs() < 0.01, "going out brings 100 points");
        let melded = Afterstate { melds: Melds::NONE, ..stays };
        assert!((before.lead(&stays) - before.lead(&melded) - 570.0).abs() < 0.01, "seven kings and a natural canasta");
    }
}
