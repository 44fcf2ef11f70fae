//! The value network estimates the result of a deal in progress. It sees the table and all hands, in the order of play.
//! It looks only at deals that a search has sampled and played on, never at the real one, so it is allowed to see every
//! hand. Train it with `cargo run --release -p canasta-bots --example learn`.

use std::sync::OnceLock;

use canasta::{Canasta, Counts, Deal, Kind, MAX_SEATS, Meld, Players, Public, Seat, Side};

use crate::club::wild_points;
use crate::network::inputs::{
    Inputs, MELD, NUMBERS, RULES, SCALE, SIDE_STATE, TIME, Writer, canastas_needed, coarse_count, meld_index,
    table_points,
};
use crate::network::{Network, Shape, with_wide_vectors};

/// Units of the first layer.
pub const FIRST_UNITS: usize = 32;

/// Groups of ranks with equal points: four to seven, eight to king, aces.
const POINT_GROUPS: usize = 3;
/// States of a side's meld in one rank: none, 3 to 6 cards, natural canasta, mixed canasta.
const MELD_STATES: usize = 7;

/// Inputs per rank in a hand.
const OF_RANK: usize = 6 * MELD_STATES * POINT_GROUPS + 4 * 4 * 4 + 4 * 4 * 3 + 4 * 4 * 3 + 3 * 2;
/// Inputs per hand.
const SEAT: usize = OF_RANK + 21 + 18 + 5 + 7 + 9 + 5 + 20 + 6 + 13 + 16 + 16 + 16;
/// Inputs per side.
const SIDE: usize = MELD * POINT_GROUPS + 21 * 4 * 6 + SIDE_STATE;
const PILE: usize = 32 + 12 + 3 * 3 * 2 * 2 + 4 + 4 + 30 + 2 + 16 * 8;
const STOCK: usize = 9;

/// Inputs and heads of the network for a number of players. There is one head per side in the order of play, starting
/// with the side to play. With two sides one head is enough, because the other side trails by the same amount.
pub fn shape(players: Players) -> Shape {
    let sides = usize::from(players.sides());
    let seats = usize::from(players.count());
    let inputs = SEAT * seats + SIDE * sides + PILE + STOCK + TIME + RULES;
    Shape { inputs, heads: if sides == 2 { 1 } else { sides } }
}

/// The sides that the heads rate, in order.
pub fn sides(public: &Public) -> impl Iterator<Item = Side> + use<> {
    let sides = public.players().sides();
    let first = public.side().0;
    let heads = if sides == 2 { 1 } else { sides };
    (0..heads).map(move |step| Side((first + step) % sides))
}

/// Describes a deal before a turn as inputs.
pub fn describe(deal: &Deal, inputs: &mut Inputs) {
    let public = deal.public();
    let table = Table::new(deal);
    let mut writer = Writer::new(inputs, 0);
    let first = public.turn();
    let last = public.previous_seat(first);
    for seat in public.seats_after(last) {
        table.write_hand(seat, &mut writer);
    }
    for step in 0..public.players().sides() {
        table.write_side(Side((public.side().0 + step) % public.players().sides()), &mut writer);
    }
    table.write_pile(&mut writer);
    writer.one_of(9, table.stock.wilds().into());
    writer.time(public);
    writer.rules(public);
}

/// Returns 0 for no meld, 1 for a meld, and 2 for a canasta.
fn meld_state(meld: Meld) -> usize {
    if meld.is_empty() { 0 } else { 1 + usize::from(meld.canasta().is_some()) }
}

fn side_meld_state(meld: Meld) -> usize {
    match meld.canasta() {
        Some(canasta) => 5 + usize::from(canasta == Canasta::Mixed),
        None => usize::from(meld.size().saturating_sub(2)),
    }
}

fn point_group(rank: Kind) -> usize {
    match rank.standard_value() {
        ..=5 => 0,
        6..=10 => 1,
        _ => 2,
    }
}

/// Values to compute once per deal.
struct Table<'a> {
    deal: &'a Deal,
    public: &'a Public,
    /// Cards each side holds.
    held: [Counts; MAX_SEATS],
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
        let hand = self.deal.hand(seat);
        let melds = public.side_melds(side);
        let opponents = public.players().all_sides().filter(|&any| any != side);
        let theirs = opponents.fold(0, |ranks, any| ranks | public.side_melds(any).ranks());
        let next = public.next_seat(seat);
        let next_melds = public.side_melds(public.side_of(next));
        let next = self.deal.hand(next);
        let others = self.held[side.index()].minus(hand);
        let mut pairs = 0;
        let mut sets = 0;
        let mut points = 0;
        let mut safe = 0;
        for rank in Kind::NATURALS {
            let held = hand.of(rank);
            let Some(index) = usize::from(held).checked_sub(1) else { continue };
            let meld = melds.meld(rank);
            let takes = usize::from(!next_melds.meld(rank).is_empty());
            writer.shared(OF_RANK, |writer| {
                writer.one_of(
                    6 * MELD_STATES * POINT_GROUPS,
                    (index.min(5) * MELD_STATES + side_meld_state(meld)) * POINT_GROUPS + point_group(rank),
                );
                let next = usize::from(next.of(rank).min(3));
                let mine = usize::from(!meld.is_empty());
                writer.one_of(4 * 4 * 4, ((index.min(3) * 4 + next) * 2 + takes) * 2 + mine);
                writer.one_of(4 * 4 * 3, (index.min(3) * 4 + coarse_count(self.stock.of(rank))) * 3 + meld_state(meld));
                writer
                    .one_of(4 * 4 * 3, (index.min(3) * 4 + usize::from(others.of(rank).min(3))) * 3 + meld_state(meld));
                writer.one_of(3 * 2, index.min(2) * 2 + usize::from(theirs >> rank.index() & 1));
            });
            if meld.is_empty() {
                pairs += usize::from(held == 2);
                sets += usize::from(held >= 3);
                points += if held >= 3 { i32::from(held) * public.rules().value(rank) } else { 0 };
            }
            safe += usize::from(next.of(rank) < 2 && (self.frozen || takes == 0));
        }
        writer.skip(OF_RANK);
        let frozen = usize::from(self.frozen);
        let size = usize::from(hand.total());
        writer.one_of(21, size);
        writer.one_of(18, size.min(8) * 2 + usize::from(melds.canastas() >= canastas_needed(public)));
        writer.one_of(5, hand.of(Kind::Joker).into());
        writer.one_of(7, hand.of(Kind::Two).into());
        writer.one_of(9, hand.wilds().into());
        writer.one_of(5, hand.of(Kind::BlackThree).into());
        writer.one_of(20, pairs.min(9) * 2 + frozen);
        writer.one_of(6, sets);
        let wilds = wild_points(hand.of(Kind::Joker), hand.of(Kind::Two), public.rules());
        let short = (public.minimum(side) - points - wilds.min(100)) / 20;
        writer.optional(13, melds.is_empty().then(|| canasta::must_fit::<usize>(short.clamp(-6, 6) + 6)));
        writer.one_of(16, usize::try_from(hand.points(public.rules()) / 15).unwrap_or(0));
        writer.one_of(16, safe.min(7) * 2 + frozen);
        let top = public.pile().top().filter(|top| top.is_natural());
        let may = usize::from(public.frozen_for(side).is_none());
        let index = |top| {
            let held = usize::from(hand.of(top).min(3));
            held * 4 + may * 2 + usize::from(!melds.meld(top).is_empty())
        };
        writer.optional(16, top.map(index));
    }

    fn write_side(&self, side: Side, writer: &mut Writer<'_>) {
        let melds = self.public.side_melds(side);
        let held = self.held[side.index()];
        let many = MELD * POINT_GROUPS + 21 * 4 * 6;
        for rank in Kind::NATURALS {
            let meld = meld_index(melds.meld(rank));
            let held = usize::from(held.of(rank).min(5));
            writer.shared(many, |writer| {
                writer.optional(MELD * POINT_GROUPS, meld.map(|meld| meld * POINT_GROUPS + point_group(rank)));
                let left = coarse_count(self.stock.of(rank));
                let meld = meld.map_or(0, |meld| meld + 1);
                writer.optional(21 * 4 * 6, (meld > 0 || held > 0).then_some((meld * 4 + left) * 6 + held));
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
        writer.one_of(32, bucket.min(15) * 2 + frozen);
        writer.one_of(12, usize::try_from(pile.points(public.rules()) / 25).unwrap_or(0));
        let hand = self.deal.hand(public.turn());
        let melds = public.side_melds(public.side());
        for rank in Kind::NATURALS {
            let count = usize::from(pile.of(rank).min(3)).checked_sub(1);
            writer.shared(3 * 3 * 2 * 2, |writer| {
                let held = usize::from(hand.of(rank).min(2));
                let ours = usize::from(!melds.meld(rank).is_empty());
                writer.optional(3 * 3 * 2 * 2, count.map(|count| ((count * 3 + held) * 2 + ours) * 2 + frozen));
            });
        }
        writer.skip(3 * 3 * 2 * 2);
        writer.count(4, pile.wilds().min(4));
        writer.count(4, pile.of(Kind::RedThree).min(4));
        let top = public.pile().top();
        writer.optional(30, top.map(|top| top.index() * 2 + frozen));
        let natural = top.filter(|top| top.is_natural());
        writer.optional(2, natural.is_none().then_some(frozen));
        let may = usize::from(public.frozen_for(public.side()).is_none());
        let takes = natural.map(|top| {
            let held = usize::from(hand.of(top).min(3));
            held * 4 + may * 2 + usize::from(!melds.meld(top).is_empty())
        });
        writer.optional(16 * 8, takes.map(|takes| takes * 8 + bucket.div_ceil(2).min(7)));
    }
}

/// The side's lead if the deal ended now, and the value of the pile if the current player can take it.
pub fn numbers(deal: &Deal, side: Side) -> [f32; NUMBERS] {
    let public = deal.public();
    let mut points = 0.0;
    let others = f32::from(public.players().sides() - 1);
    for seat in public.players().seats() {
        let share = if public.side_of(seat) == side { 1.0 } else { -1.0 / others };
        points -= share * deal.hand(seat).points(public.rules()) as f32;
    }
    for any in public.players().all_sides() {
        let share = if any == side { 1.0 } else { -1.0 / others };
        points += share * table_points(public, any, public.side_melds(any));
    }
    let pile = public.pile().counts().points(public.rules()) as f32;
    [points / SCALE, if can_take(deal) { pile / SCALE } else { 0.0 }]
}

/// Whether the current player could take the pile, ignoring the minimum.
fn can_take(deal: &Deal) -> bool {
    let public = deal.public();
    let Some(top) = public.pile().top().filter(|top| top.is_natural()) else { return false };
    let held = deal.hand(public.turn()).of(top);
    let melded = !public.side_melds(public.side()).meld(top).is_empty();
    held >= 2 || public.frozen_for(public.side()).is_none() && (held == 1 || melded)
}

/// Expected lead of a side in a deal before a turn, in points. `inputs` is a reusable buffer.
pub(super) fn ahead(network: &Network<FIRST_UNITS>, deal: &Deal, side: Side, inputs: &mut Inputs) -> f32 {
    inputs.clear();
    describe(deal, inputs);
    let rated = |head, side| {
        let parts = network.parts(head);
        let numbers = numbers(deal, side);
        with_wide_vectors(
            #[inline(always)]
            || {
                let mut sums = *parts.first_bias;
                parts.add(&mut sums, inputs);
                parts.ahead(&sums, &numbers)
            },
        )
    };
    match sides(deal.public()).position(|any| any == side) {
        Some(head) => rated(head, side),
        None => -rated(0, deal.public().side()),
    }
}

/// The trained network for a number of players.
pub(super) fn trained(players: Players) -> Option<&'static Network<FIRST_UNITS>> {
    static TRAINED: [OnceLock<Option<Network<FIRST_UNITS>>>; 5] = [const { OnceLock::new() }; 5];
    let bytes: &[u8] = match players.count() {
        2 => include_bytes!("two.value"),
        3 => include_bytes!("three.value"),
        4 => include_bytes!("four.value"),
        5 => include_bytes!("five.value"),
        6 => include_bytes!("six.value"),
        _ => return None,
    };
    TRAINED[players.index()].get_or_init(|| Network::decode(shape(players), bytes)).as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::{Phase, RuleSet, SeedRng};

    use crate::{Bot, Random, play};

    /// Plays deals at random under every rule set and number of players. `look` sees each deal before each turn.
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

    /// Ranks share inputs, so their indices repeat. All others are in ascending order.
    #[test]
    fn inputs_stay_within_their_blocks() {
        let mut seen = 0;
        before_turns(&mut |deal| {
            let players = deal.public().players();
            let mut inputs = Inputs::new();
            describe(deal, &mut inputs);
            assert!(inputs.iter().all(|&input| usize::from(input) < shape(players).inputs), "{players:?}: {inputs:?}");
            // The last block is about the rules; `take_with_wild` and the ones after it are flags.
            let rules = u16::try_from(shape(players).inputs - RULES).unwrap();
            assert_eq!(inputs.iter().filter(|&&input| (rules..rules + 3).contains(&input)).count(), 1, "{inputs:?}");
            seen += 1;
        });
        assert!(seen > 1000, "{seen} positions");
    }

    #[test]
    fn two_sides_have_opposite_leads() {
        let mut unequal = 0;
        before_turns(&mut |deal| {
            let players = deal.public().players();
            let network = trained(players).unwrap();
            let mut buffer = Inputs::new();
            let ahead = |side| ahead(network, deal, side, &mut buffer);
            let all: Vec<f32> = players.all_sides().map(ahead).collect();
            if let [one, other] = all[..] {
                assert_eq!(one, -other);
            }
            unequal += u32::from(all.iter().any(|ahead| (ahead - all[0]).abs() > 1.0));
        });
        assert!(unequal > 1000, "{unequal} positions");
    }

    #[test]
    fn rotating_the_seats_changes_nothing() {
        // The same hands in the order of play, but with a different dealer.
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
        let described = |dealer| {
            let mut inputs = Inputs::new();
            describe(deal(dealer).deal(), &mut inputs);
            inputs
        };
        assert_eq!(described(0), described(2));
        assert_eq!(described(0), described(1));
        assert!(described(0).len() > 60, "{:?}", described(0));
    }

    #[test]
    fn has_a_trained_network_for_every_number_of_players() {
        for players in (2..=6).filter_map(Players::new) {
            let Some(network) = trained(players) else { panic!("{players:?}: cannot decode the network") };
            assert!(network.weights().iter().any(|&weight| weight != 0.0), "{players:?}: all weights are zero");
        }
    }
}
