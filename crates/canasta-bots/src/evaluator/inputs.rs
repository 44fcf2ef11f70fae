//! What a player sees, as inputs of a network: each is there or not. Some are the same for all turns that the player may
//! make now (the others' hands and melds, what is unseen), the rest says what a turn leaves (the own hand and melds, the
//! pile). Everything comes from the public part and the own hand.

use canasta::{Counts, Kind, MAX_SEATS, Melds, Players, Public, Seat, Side, freezes};

use crate::club::{Sight, discarded, unseen};
use crate::network::inputs::{
    Inputs, MELD, NUMBERS, RANKS, RULES, SCALE, SIDE_STATE, TIME, Writer, few_left, meld_place, needs, on_table,
};

/// What is told of each other side.
const SIDE: usize = RANKS * MELD + SIDE_STATE;
/// What is told of each other seat.
const SEAT: usize = RANKS * 4 + 3 + 21;
/// What is told of the cards that nobody has shown.
const UNSEEN: usize = RANKS * 9 + 13 + 5;

/// What is told of what a turn leaves: the hand, …
const HAND: usize = RANKS * (6 * 3 + 3 + 3 * 4) + 21 + 18 + 5 + 7 + 9 + 5 + 20 + 6 + 13;
/// … the melds, …
const MELDS: usize = RANKS * (MELD + 4 * 4) + SIDE_STATE;
/// … the pile, …
const PILE: usize = 32 + 12 + RANKS * 3 + 4 + 4 + 30 + 7 + 4 + 18 + 18 + 2;
/// … and what comes next.
const NEXT: usize = 4;
const AFTER: usize = HAND + MELDS + PILE + NEXT;

/// How many inputs there are.
pub(super) fn count(players: Players) -> usize {
    let (sides, seats) = (usize::from(players.sides() - 1), usize::from(players.count() - 1));
    AFTER + UNSEEN + TIME + RULES + SIDE * sides + SEAT * seats
}

/// What is the same for all turns that the player may make now.
pub(super) struct Before<'a> {
    public: &'a Public,
    seat: Seat,
    side: Side,
    /// Cards that nobody has shown.
    unseen: Counts,
    discarded: [u16; MAX_SEATS],
    /// Ranks in which another side has a meld, a bit each.
    theirs: u16,
    /// What the others have on the table, and lose by the cards in their hands, in points: the mean of the sides.
    others: f32,
    /// What a card of another hand costs its side, in points.
    card: f32,
}

impl<'a> Before<'a> {
    pub(super) fn new(sight: &Sight<'a>) -> Self {
        let public = sight.public;
        let side = public.side_of(sight.seat);
        let unseen = unseen(sight, true);
        let card = unseen.points() as f32 / f32::from(unseen.total().max(1));
        let opponents = || public.players().all_sides().filter(|&any| any != side);
        let table = |any: Side| {
            let seats = public.players().seats().filter(|&seat| public.side_of(seat) == any);
            let cards: u8 = seats.map(|seat| public.hand_sizes()[seat.index()]).sum();
            on_table(public, any, public.side_melds(any)) - card * f32::from(cards)
        };
        Self {
            public,
            seat: sight.seat,
            side,
            unseen,
            discarded: discarded(public),
            theirs: opponents().fold(0, |ranks, any| ranks | public.side_melds(any).ranks()),
            others: opponents().map(table).sum::<f32>() / f32::from(public.players().sides() - 1),
            card,
        }
    }

    /// Writes down what is the same for all turns.
    pub(super) fn write(&self, inputs: &mut Inputs) {
        let public = self.public;
        let players = public.players();
        let mut writer = Writer::new(inputs, AFTER);
        for rank in Kind::NATURALS {
            writer.one(9, self.unseen.of(rank).into());
        }
        writer.one(13, self.unseen.wilds().into());
        writer.one(5, self.unseen.of(Kind::BlackThree).into());
        writer.time(public);
        writer.rules(public);
        for seat in players.seats_after(self.seat).filter(|&seat| seat != self.seat) {
            let side = public.side_of(seat);
            if side != self.side && self.is_first_of(seat) {
                let melds = public.side_melds(side);
                for rank in Kind::NATURALS {
                    writer.any(MELD, meld_place(melds.meld(rank)));
                }
                writer.side(public, side, melds);
            }
        }
        for seat in players.seats_after(self.seat).filter(|&seat| seat != self.seat) {
            let known = &public.seen().known[seat.index()];
            let passed = public.seen().passed[seat.index()];
            for rank in Kind::NATURALS {
                writer.some(2, known.of(rank));
                writer.flag(passed >> rank.index() & 1 == 1);
                writer.flag(self.discarded[seat.index()] >> rank.index() & 1 == 1);
            }
            writer.some(3, known.wilds());
            writer.one(21, public.hand_sizes()[seat.index()].into());
        }
    }

    /// Whether no seat of the same side comes between the player and this one.
    fn is_first_of(&self, seat: Seat) -> bool {
        let public = self.public;
        let before = public.players().seats_after(self.seat).filter(|&any| any != self.seat);
        before.take_while(|&any| any != seat).all(|any| public.side_of(any) != public.side_of(seat))
    }

    /// Writes down what a turn leaves; and the numbers beside the inputs, for what the club player thinks of it.
    pub(super) fn write_after(&self, after: &After, worth: f64, inputs: &mut Inputs) -> [f32; NUMBERS] {
        let mut writer = Writer::new(inputs, 0);
        self.write_hand(after, &mut writer);
        self.write_melds(after, &mut writer);
        self.write_pile(after, &mut writer);
        writer.one(NEXT, after.next as usize);
        #[expect(clippy::cast_possible_truncation, reason = "some thousand points")]
        let worth = worth.clamp(-5000.0, 5000.0) as f32;
        [worth / SCALE, self.lead(after) / SCALE]
    }

    fn write_hand(&self, after: &After, writer: &mut Writer<'_>) {
        let public = self.public;
        let (hand, melds) = (&after.hand, &after.melds);
        let (mut pairs, mut sets, mut points) = (0, 0, 0);
        for rank in Kind::NATURALS {
            let held = hand.of(rank);
            let meld = melds.meld(rank);
            let state = if meld.is_empty() { 0 } else { 1 + usize::from(meld.canasta().is_some()) };
            let place = usize::from(held.min(6)).checked_sub(1);
            let few = place.map(|place| place.min(2));
            writer.any(18, place.map(|place| place * 3 + state));
            writer.any(3, few.filter(|_| self.theirs >> rank.index() & 1 == 1));
            writer.any(12, few.map(|few| few * 4 + few_left(self.unseen.of(rank))));
            if meld.is_empty() {
                pairs += usize::from(held == 2);
                sets += usize::from(held >= 3);
                points += if held >= 3 { i32::from(held) * rank.value() } else { 0 };
            }
        }
        let size = usize::from(hand.total());
        let may_go_out = melds.canastas() >= needs(public);
        writer.one(21, size);
        writer.one(18, size.min(8) * 2 + usize::from(may_go_out));
        writer.one(5, hand.of(Kind::Joker).into());
        writer.one(7, hand.of(Kind::Two).into());
        writer.one(9, hand.wilds().into());
        writer.one(5, hand.of(Kind::BlackThree).into());
        writer.one(20, pairs.min(9) * 2 + usize::from(after.frozen));
        writer.one(6, sets);
        let wilds = i32::from(hand.of(Kind::Joker)) * 50 + i32::from(hand.of(Kind::Two)) * 20;
        let short = (public.minimum(self.side) - points - wilds.min(100)) / 20;
        let opens = melds.is_empty().then(|| canasta::must_fit::<usize>(short.clamp(-6, 6) + 6));
        writer.any(13, opens);
    }

    fn write_melds(&self, after: &After, writer: &mut Writer<'_>) {
        for rank in Kind::NATURALS {
            let meld = after.melds.meld(rank);
            writer.any(MELD, meld_place(meld));
            let open = usize::from(meld.size()).checked_sub(3).filter(|&size| size < 4);
            writer.any(16, open.map(|size| size * 4 + few_left(self.unseen.of(rank))));
        }
        writer.side(self.public, self.side, &after.melds);
    }

    fn write_pile(&self, after: &After, writer: &mut Writer<'_>) {
        let public = self.public;
        let pile = &after.pile;
        let frozen = usize::from(after.frozen);
        let size = usize::from(pile.total());
        let bucket = if size < 8 { size } else { 8 + (size - 8) / 4 };
        writer.one(32, bucket.min(15) * 2 + frozen);
        writer.one(12, usize::try_from(pile.points() / 25).unwrap_or(0));
        for rank in Kind::NATURALS {
            writer.some(3, pile.of(rank).min(3));
        }
        writer.some(4, pile.wilds().min(4));
        writer.some(4, pile.of(Kind::RedThree).min(4));
        let top = after.top;
        writer.any(30, top.map(|top| top.index() * 2 + frozen));
        let next = public.players().after(self.seat);
        let natural = top.filter(|top| top.is_natural());
        let theirs = public.side_melds(public.side_of(next));
        let bit = |ranks: u16| natural.is_some_and(|top| ranks >> top.index() & 1 == 1);
        let known = natural.map_or(0, |top| public.seen().known[next.index()].of(top));
        writer.any(2, natural.filter(|&top| !theirs.meld(top).is_empty()).map(|_| frozen));
        writer.some(2, known.min(2));
        writer.flag(bit(public.seen().passed[next.index()]));
        writer.flag(bit(self.discarded[next.index()]));
        writer.flag(bit(after.melds.ranks()));
        writer.any(4, natural.map(|top| usize::from(after.hand.of(top).min(3))));
        let unseen = natural.map(|top| usize::from(self.unseen.of(top).min(8)));
        writer.any(18, unseen.map(|unseen| unseen * 2 + frozen));
        writer.any(18, unseen.map(|unseen| unseen * 2 + usize::from(!theirs.is_empty())));
        writer.any(2, natural.is_none().then_some(frozen));
    }

    /// The lead if the deal ended with this turn, other hands being as chance makes them.
    fn lead(&self, after: &After) -> f32 {
        let public = self.public;
        let seats = public.players().seats().filter(|&seat| seat != self.seat && public.side_of(seat) == self.side);
        let partners: u8 = seats.map(|seat| public.hand_sizes()[seat.index()]).sum();
        let bonus = if after.next == Next::Over { public.rules().going_out_bonus } else { 0 };
        on_table(public, self.side, &after.melds) + bonus as f32
            - after.hand.points() as f32
            - self.card * f32::from(partners)
            - self.others
    }
}

/// What comes after what is rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The next player's turn.
    Turn,
    /// The end of the deal.
    Over,
    /// A card of the stock.
    Stock,
    /// The rest of the turn, with the pile in the hand.
    Pile,
}

/// What a turn leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct After {
    /// The player's hand, and what the player's side has on the table.
    pub(super) hand: Counts,
    pub(super) melds: Melds,
    /// The pile, and whether it is frozen for everyone.
    pub(super) pile: Counts,
    pub(super) top: Option<Kind>,
    pub(super) frozen: bool,
    pub(super) next: Next,
}

impl After {
    /// Nothing done yet.
    pub(super) fn nothing(sight: &Sight<'_>, next: Next) -> Self {
        let public = sight.public;
        let pile = public.pile();
        Self {
            hand: *sight.hand,
            melds: *public.side_melds(public.side_of(sight.seat)),
            pile: *pile.counts(),
            top: pile.top(),
            frozen: pile.frozen_for_everyone(public.rules()),
            next,
        }
    }

    /// The same after laying this.
    pub(super) fn laid(&self, lay: &Melds) -> Self {
        let mut after = *self;
        if !lay.is_empty() {
            after.melds = after.melds.plus(lay);
            after.hand = after.hand.minus(&lay.cards());
        }
        after
    }

    /// And after this discard.
    pub(super) fn discarded(mut self, kind: Kind, public: &Public) -> Self {
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

    /// In whole deals of every rule set and number of players, whatever is done: every input has a place, each is
    /// written down once, and in rising order.
    #[test]
    fn inputs_are_within_their_bounds_and_in_order() {
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
                let sight = Sight { public: &view.public, seat, hand: &view.hand };
                let before = Before::new(&sight);
                let mut inputs = Inputs::new();
                let mut after = After::nothing(&sight, Next::Turn);
                let actions = Random.decide(&view, seed);
                if let (Phase::Play, [Action::Discard(kind), ..]) = (view.public.phase(), actions.as_slice()) {
                    after = after.discarded(*kind, &view.public);
                }
                before.write_after(&after, 0.0, &mut inputs);
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
    fn the_lead_counts_what_lies_on_the_table_and_what_hands_lose() {
        let mut setup = canasta::Setup::new(RuleSet::HOYLE, Players::FOUR);
        setup.phase = Phase::Play;
        setup.hands[0] = canasta::notation::parse_cards("9S KD").ok();
        setup.melds[0] = vec![canasta::notation::parse_cards("KS KS KH KH KD KC KC").unwrap()];
        let deal = setup.build().expect("a possible position").0;
        let view = deal.deal().view(Seat(0));
        let sight = Sight { public: &view.public, seat: Seat(0), hand: &view.hand };
        let before = Before::new(&sight);
        let stays = After::nothing(&sight, Next::Turn);
        let out = After { next: Next::Over, ..stays };
        assert!((before.lead(&out) - before.lead(&stays) - 100.0).abs() < 0.01, "going out brings 100 points");
        let melded = After { melds: Melds::NONE, ..stays };
        assert!((before.lead(&stays) - before.lead(&melded) - 570.0).abs() < 0.01, "seven kings and a natural canasta");
    }
}
