//! What a deal in progress is likely to bring, at a glance: a network that sees the table and all hands, in the order of
//! play. It looks at deals that a search has made up and played on for a while, never the real one, so it may look at every
//! hand. `cargo run --release -p canasta-bots --example learn` trains it.

use std::sync::OnceLock;

use canasta::{Canasta, Counts, Deal, Kind, MAX_SEATS, Meld, Players, Public, Seat, Side};

use crate::network::inputs::{
    Inputs, MELD, NUMBERS, RULES, SCALE, SIDE_STATE, TIME, Writer, few_left, meld_place, needs, on_table,
};
use crate::network::{Network, Shape};

/// Cells of the first layer.
pub const FIRST: usize = 32;

/// Ranks that are worth the same: four to seven, eight to king, aces.
const WORTHS: usize = 3;
/// What the own side's meld of a rank may be: none, 3 to 6 cards, a canasta without wild cards, one with.
const MELDED: usize = 7;

/// What is told of each rank in a hand, by …
const OF_RANK: usize = 6 * MELDED * WORTHS + 4 * 4 * 4 + 4 * 4 * 3 + 4 * 4 * 3 + 3 * 2;
/// … and of the hand.
const SEAT: usize = OF_RANK + 21 + 18 + 5 + 7 + 9 + 5 + 20 + 6 + 13 + 16 + 16 + 16;
/// What is told of each side.
const SIDE: usize = MELD * WORTHS + 21 * 4 * 6 + SIDE_STATE;
const PILE: usize = 32 + 12 + 3 * 3 * 2 * 2 + 4 + 4 + 30 + 2 + 16 * 8;
const STOCK: usize = 9;

/// What the network looks like, for so many players. It is asked for each side in the order of play, beginning with the
/// one whose turn it is; of two sides for that one alone, because the other is behind by as much.
pub fn shape(players: Players) -> Shape {
    let (sides, seats) = (usize::from(players.sides()), usize::from(players.count()));
    let inputs = SEAT * seats + SIDE * sides + PILE + STOCK + TIME + RULES;
    Shape { inputs, heads: if sides == 2 { 1 } else { sides } }
}

/// The sides that the network is asked for, in the order of its heads.
pub fn sides(public: &Public) -> impl Iterator<Item = Side> + use<> {
    let (sides, first) = (public.players().sides(), public.side().0);
    let heads = if sides == 2 { 1 } else { sides };
    (0..heads).map(move |step| Side((first + step) % sides))
}

/// A deal before a turn, as inputs.
pub fn describe(deal: &Deal, inputs: &mut Inputs) {
    let public = deal.public();
    let table = Table::new(deal);
    let mut writer = Writer::new(inputs, 0);
    let first = public.turn();
    let last = public.players().before(first);
    for seat in public.players().seats_after(last) {
        table.write_hand(seat, &mut writer);
    }
    for step in 0..public.players().sides() {
        table.write_side(Side((public.side().0 + step) % public.players().sides()), &mut writer);
    }
    table.write_pile(&mut writer);
    writer.one(9, table.stock.wilds().into());
    writer.time(public);
    writer.rules(public);
}

/// Whether there is a meld, and a canasta.
fn state(meld: Meld) -> usize {
    if meld.is_empty() { 0 } else { 1 + usize::from(meld.canasta().is_some()) }
}

fn melded(meld: Meld) -> usize {
    match meld.canasta() {
        Some(canasta) => 5 + usize::from(canasta == Canasta::Mixed),
        None => usize::from(meld.size().saturating_sub(2)),
    }
}

fn worth(rank: Kind) -> usize {
    match rank.value() {
        ..=5 => 0,
        6..=10 => 1,
        _ => 2,
    }
}

/// What is worked out once for a deal.
struct Table<'a> {
    deal: &'a Deal,
    public: &'a Public,
    /// What each side holds.
    held: [Counts; MAX_SEATS],
    /// What is left in the stock.
    stock: Counts,
    frozen: bool,
}

impl<'a> Table<'a> {
    fn new(deal: &'a Deal) -> Self {
        let public = deal.public();
        let mut held = [Counts::NONE; MAX_SEATS];
        for seat in public.players().seats() {
            let side = public.side_of(seat).index();
            held[side] = held[side].plus(deal.hand(seat));
        }
        let mut stock = Counts::packs().minus(public.pile().counts());
        for side in public.players().all_sides() {
            stock = stock.minus(&held[side.index()]).minus(&public.side_melds(side).cards());
        }
        Self { deal, public, held, stock, frozen: public.pile().frozen_for_everyone(public.rules()) }
    }

    fn write_hand(&self, seat: Seat, writer: &mut Writer<'_>) {
        let public = self.public;
        let side = public.side_of(seat);
        let (hand, melds) = (self.deal.hand(seat), public.side_melds(side));
        let opponents = public.players().all_sides().filter(|&any| any != side);
        let theirs = opponents.fold(0, |ranks, any| ranks | public.side_melds(any).ranks());
        let next = public.players().after(seat);
        let next_melds = public.side_melds(public.side_of(next));
        let next = self.deal.hand(next);
        let others = self.held[side.index()].minus(hand);
        let (mut pairs, mut sets, mut points, mut safe) = (0, 0, 0, 0);
        for rank in Kind::NATURALS {
            let held = hand.of(rank);
            let Some(place) = usize::from(held).checked_sub(1) else { continue };
            let meld = melds.meld(rank);
            let takes = usize::from(!next_melds.meld(rank).is_empty());
            writer.shared(OF_RANK, |writer| {
                writer.one(6 * MELDED * WORTHS, (place.min(5) * MELDED + melded(meld)) * WORTHS + worth(rank));
                let next = usize::from(next.of(rank).min(3));
                let mine = usize::from(!meld.is_empty());
                writer.one(4 * 4 * 4, ((place.min(3) * 4 + next) * 2 + takes) * 2 + mine);
                writer.one(4 * 4 * 3, (place.min(3) * 4 + few_left(self.stock.of(rank))) * 3 + state(meld));
                writer.one(4 * 4 * 3, (place.min(3) * 4 + usize::from(others.of(rank).min(3))) * 3 + state(meld));
                writer.one(3 * 2, place.min(2) * 2 + usize::from(theirs >> rank.index() & 1));
            });
            if meld.is_empty() {
                pairs += usize::from(held == 2);
                sets += usize::from(held >= 3);
                points += if held >= 3 { i32::from(held) * rank.value() } else { 0 };
            }
            safe += usize::from(next.of(rank) < 2 && (self.frozen || takes == 0));
        }
        writer.skip(OF_RANK);
        let frozen = usize::from(self.frozen);
        let size = usize::from(hand.total());
        writer.one(21, size);
        writer.one(18, size.min(8) * 2 + usize::from(melds.canastas() >= needs(public)));
        writer.one(5, hand.of(Kind::Joker).into());
        writer.one(7, hand.of(Kind::Two).into());
        writer.one(9, hand.wilds().into());
        writer.one(5, hand.of(Kind::BlackThree).into());
        writer.one(20, pairs.min(9) * 2 + frozen);
        writer.one(6, sets);
        let wilds = i32::from(hand.of(Kind::Joker)) * 50 + i32::from(hand.of(Kind::Two)) * 20;
        let short = (public.minimum(side) - points - wilds.min(100)) / 20;
        writer.any(13, melds.is_empty().then(|| canasta::must_fit::<usize>(short.clamp(-6, 6) + 6)));
        writer.one(16, usize::try_from(hand.points() / 15).unwrap_or(0));
        writer.one(16, safe.min(7) * 2 + frozen);
        let top = public.pile().top().filter(|top| top.is_natural());
        let may = usize::from(public.frozen_for(side).is_none());
        let place = |top| {
            let held = usize::from(hand.of(top).min(3));
            held * 4 + may * 2 + usize::from(!melds.meld(top).is_empty())
        };
        writer.any(16, top.map(place));
    }

    fn write_side(&self, side: Side, writer: &mut Writer<'_>) {
        let melds = self.public.side_melds(side);
        let held = self.held[side.index()];
        let many = MELD * WORTHS + 21 * 4 * 6;
        for rank in Kind::NATURALS {
            let meld = meld_place(melds.meld(rank));
            let held = usize::from(held.of(rank).min(5));
            writer.shared(many, |writer| {
                writer.any(MELD * WORTHS, meld.map(|meld| meld * WORTHS + worth(rank)));
                let left = few_left(self.stock.of(rank));
                let meld = meld.map_or(0, |meld| meld + 1);
                writer.any(21 * 4 * 6, (meld > 0 || held > 0).then_some((meld * 4 + left) * 6 + held));
            });
        }
        writer.skip(many);
        writer.side(self.public, side, melds);
    }

    fn write_pile(&self, writer: &mut Writer<'_>) {
        let public = self.public;
        let pile = public.pile().counts();
        let frozen = usize::from(self.frozen);
        let size = usize::from(pile.total());
        let bucket = if size < 8 { size } else { 8 + (size - 8) / 4 };
        writer.one(32, bucket.min(15) * 2 + frozen);
        writer.one(12, usize::try_from(pile.points() / 25).unwrap_or(0));
        let hand = self.deal.hand(public.turn());
        let melds = public.side_melds(public.side());
        for rank in Kind::NATURALS {
            let count = usize::from(pile.of(rank).min(3)).checked_sub(1);
            writer.shared(3 * 3 * 2 * 2, |writer| {
                let held = usize::from(hand.of(rank).min(2));
                let ours = usize::from(!melds.meld(rank).is_empty());
                writer.any(3 * 3 * 2 * 2, count.map(|count| ((count * 3 + held) * 2 + ours) * 2 + frozen));
            });
        }
        writer.skip(3 * 3 * 2 * 2);
        writer.some(4, pile.wilds().min(4));
        writer.some(4, pile.of(Kind::RedThree).min(4));
        let top = public.pile().top();
        writer.any(30, top.map(|top| top.index() * 2 + frozen));
        let natural = top.filter(|top| top.is_natural());
        writer.any(2, natural.is_none().then_some(frozen));
        let may = usize::from(public.frozen_for(public.side()).is_none());
        let takes = natural.map(|top| {
            let held = usize::from(hand.of(top).min(3));
            held * 4 + may * 2 + usize::from(!melds.meld(top).is_empty())
        });
        writer.any(16 * 8, takes.map(|takes| takes * 8 + bucket.div_ceil(2).min(7)));
    }
}

/// By how much a side would be ahead if the deal ended now; and what the pile is worth, if the player whose turn it is may
/// take it.
pub fn numbers(deal: &Deal, side: Side) -> [f32; NUMBERS] {
    let public = deal.public();
    let mut points = 0.0;
    let others = f32::from(public.players().sides() - 1);
    for seat in public.players().seats() {
        let share = if public.side_of(seat) == side { 1.0 } else { -1.0 / others };
        points -= share * deal.hand(seat).points() as f32;
    }
    for any in public.players().all_sides() {
        let share = if any == side { 1.0 } else { -1.0 / others };
        points += share * on_table(public, any, public.side_melds(any));
    }
    let pile = public.pile().counts().points() as f32;
    [points / SCALE, if can_take(deal) { pile / SCALE } else { 0.0 }]
}

/// Whether the player whose turn it is could take the pile, but for the minimum.
fn can_take(deal: &Deal) -> bool {
    let public = deal.public();
    let Some(top) = public.pile().top().filter(|top| top.is_natural()) else { return false };
    let held = deal.hand(public.turn()).of(top);
    let melded = !public.side_melds(public.side()).meld(top).is_empty();
    held >= 2 || public.frozen_for(public.side()).is_none() && (held == 1 || melded)
}

/// Points by which a side is likely to end ahead of the others, in a deal before a turn. `inputs` is room to work in.
pub(super) fn ahead(network: &Network<FIRST>, deal: &Deal, side: Side, inputs: &mut Inputs) -> f32 {
    inputs.clear();
    describe(deal, inputs);
    let rated = |head, side| {
        let parts = network.parts(head);
        let mut sums = *parts.first_bias;
        parts.add(&mut sums, inputs);
        parts.ahead(&sums, &numbers(deal, side))
    };
    match sides(deal.public()).position(|any| any == side) {
        Some(head) => rated(head, side),
        None => -rated(0, deal.public().side()),
    }
}

/// The trained network for so many players.
pub(super) fn trained(players: Players) -> Option<&'static Network<FIRST>> {
    static TRAINED: [OnceLock<Option<Network<FIRST>>>; 5] = [const { OnceLock::new() }; 5];
    let bytes: &[u8] = match players.count() {
        2 => include_bytes!("two.value"),
        3 => include_bytes!("three.value"),
        4 => include_bytes!("four.value"),
        5 => include_bytes!("five.value"),
        6 => include_bytes!("six.value"),
        _ => return None,
    };
    TRAINED[players.index()].get_or_init(|| Network::read(shape(players), bytes)).as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::{Phase, RuleSet, SeedRng};

    use crate::{Bot, Random, play};

    /// Deals of every rule set and number of players, played at random; `look` sees them before each turn.
    fn before_turns(look: &mut dyn FnMut(&Deal)) {
        let tables = RuleSet::PRESETS
            .iter()
            .cycle()
            .flat_map(|preset| (2..=6).filter_map(Players::new).map(move |players| (preset, players)));
        for (number, (preset, players)) in (0..60).zip(tables) {
            let mut deal =
                Deal::shuffled(&preset.rules, players, Seat(0), [0; MAX_SEATS], &mut SeedRng::part(67, number));
            play(&mut deal, number, |deal, seat, seed| {
                if deal.public().phase() == Phase::Draw {
                    look(deal);
                }
                Random.decide(&deal.view(seat), seed)
            })
            .unwrap();
        }
    }

    /// Ranks share inputs, so that one may be there several times; all else comes in rising order.
    #[test]
    fn inputs_are_within_their_bounds_and_every_block_ends_where_the_next_begins() {
        let mut seen = 0;
        before_turns(&mut |deal| {
            let players = deal.public().players();
            let mut inputs = Inputs::new();
            describe(deal, &mut inputs);
            assert!(inputs.iter().all(|&input| usize::from(input) < shape(players).inputs), "{players:?}: {inputs:?}");
            // The last block says under which rules is played; `take_with_wild` and what follows are flags.
            let rules = u16::try_from(shape(players).inputs - RULES).unwrap();
            assert_eq!(inputs.iter().filter(|&&input| (rules..rules + 3).contains(&input)).count(), 1, "{inputs:?}");
            seen += 1;
        });
        assert!(seen > 1000, "{seen} positions");
    }

    #[test]
    fn what_one_of_two_sides_is_ahead_by_the_other_is_behind_by() {
        let mut unequal = 0;
        before_turns(&mut |deal| {
            let players = deal.public().players();
            let network = trained(players).unwrap();
            let mut room = Inputs::new();
            let ahead = |side| ahead(network, deal, side, &mut room);
            let all: Vec<f32> = players.all_sides().map(ahead).collect();
            if let [one, other] = all[..] {
                assert_eq!(one, -other);
            }
            unequal += u32::from(all.iter().any(|ahead| (ahead - all[0]).abs() > 1.0));
        });
        assert!(unequal > 1000, "{unequal} positions");
    }

    #[test]
    fn a_seat_further_on_makes_no_difference() {
        // The same cards, dealt to the same hands in the order of play, by another dealer.
        let rules = RuleSet::HOYLE;
        let deal = |dealer| {
            let mut setup = canasta::Setup::new(rules, Players::FOUR);
            setup.dealer = dealer;
            setup.turn = (dealer + 1) % 4;
            for (step, hand) in ["9S 9H KD", "4S 4H 2D", "QS QH QD", "AS 5H X"].into_iter().enumerate() {
                setup.hands[(dealer + 1 + step) % 4] = canasta::notation::parse_cards(hand).ok();
            }
            setup.build().unwrap().0
        };
        let told = |dealer| {
            let mut inputs = Inputs::new();
            describe(deal(dealer).deal(), &mut inputs);
            inputs
        };
        assert_eq!(told(0), told(2));
        assert_eq!(told(0), told(1));
        assert!(told(0).len() > 60, "{:?}", told(0));
    }

    #[test]
    fn there_is_a_trained_network_for_every_number_of_players() {
        for players in (2..=6).filter_map(Players::new) {
            let Some(network) = trained(players) else { panic!("{players:?}: the network cannot be read") };
            assert!(network.weights().iter().any(|&weight| weight != 0.0), "{players:?}: the network says nothing");
        }
    }
}
