//! What a deal in progress is likely to bring, at a glance: a small neural network over what lies on the table and in
//! all hands. It judges deals that a search has made up and played on for a while, never the real one, so it may look at
//! every hand. `cargo run --release -p canasta-bots --example learn` trains it.

use std::sync::OnceLock;

use canasta::{Canasta, Counts, Deal, Kind, Phase, Public, Seat, Side};

use super::written;

/// Numbers that describe a side.
const A_SIDE: usize = 30;
/// Numbers that describe the table.
const TABLE: usize = 16;
/// Numbers the network sees.
pub const INPUTS: usize = 2 * A_SIDE + TABLE;
/// Cells of the two layers in between.
pub const HIDDEN: usize = 32;
/// Cells of the second layer.
pub const SECOND: usize = 16;

/// Points that an output of 1 stands for.
pub const SCALE: f32 = 1000.0;

/// What a side and its opponents look like before a turn, as numbers of the order of 1. `side` is the side whose chances
/// are asked for; several opposing sides are described by their mean.
pub fn describe(deal: &Deal, side: Side) -> [f32; INPUTS] {
    let public = deal.public();
    let mut inputs = [0.0; INPUTS];
    let (own, rest) = inputs.split_at_mut(A_SIDE);
    let (opponents, table) = rest.split_at_mut(A_SIDE);
    let share = 1.0 / f32::from(public.players().sides() - 1);
    for any in public.players().all_sides() {
        let described = of_side(deal, any);
        let (to, share) = if any == side { (&mut *own, 1.0) } else { (&mut *opponents, share) };
        for (place, number) in to.iter_mut().zip(described) {
            *place += number * share;
        }
    }
    of_table(deal, side, table);
    inputs
}

fn of_table(deal: &Deal, side: Side, table: &mut [f32]) {
    let public = deal.public();
    let pile = public.pile().counts();
    let frozen = public.pile().frozen_for_everyone(public.rules());
    let size = f32::from(pile.total()) / 20.0;
    let worth = (points(pile) + 100.0 * f32::from(pile.of(Kind::RedThree))) / 200.0;
    let turn = if public.side() == side { 1.0 } else { -1.0 };
    table[0] = size;
    table[1] = worth;
    table[2] = flag(frozen);
    table[3] = f32::from(public.stock()) / 40.0;
    table[4] = flag(public.stock() < 12);
    table[5] = turn;
    table[6] = turn * size;
    table[7] = turn * worth;
    let takes = flag(can_take(deal, public.turn()));
    table[8] = turn * takes;
    table[9] = turn * takes * worth;
    let mut seat = public.turn();
    for place in 0..4 {
        // Hands in the order of play, those of the own side positive.
        let own = if public.side_of(seat) == side { 1.0 } else { -1.0 };
        table[10 + place] = own * f32::from(public.hand_sizes()[seat.index()]) / 10.0;
        seat = public.players().after(seat);
    }
    table[14] = flag(frozen) * size;
    table[15] = turn * flag(public.phase() == Phase::Draw);
}

/// Whether a player with this hand could take the pile, but for the minimum.
fn can_take(deal: &Deal, seat: Seat) -> bool {
    let public = deal.public();
    let side = public.side_of(seat);
    let Some(top) = public.pile().top().filter(|top| top.is_natural()) else { return false };
    let held = deal.hand(seat).of(top);
    held >= 2 || public.frozen_for(side).is_none() && (held == 1 || !public.side_melds(side).meld(top).is_empty())
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand points")]
fn points(counts: &Counts) -> f32 {
    counts.points() as f32
}

fn of_side(deal: &Deal, side: Side) -> [f32; A_SIDE] {
    let public = deal.public();
    let melds = public.side_melds(side);
    let opened = !melds.is_empty();
    let mut numbers = [0.0; A_SIDE];
    numbers[0] = flag(opened);
    numbers[1] = if opened { 0.0 } else { minimum(public, side) };
    numbers[2] = points(&melds.cards()) / 300.0;
    for (_, meld) in melds.iter() {
        match meld.canasta() {
            Some(Canasta::Natural) => numbers[3] += 1.0,
            Some(Canasta::Mixed) => numbers[4] += 1.0,
            None => {
                let pure = usize::from(meld.wilds() == 0);
                numbers[5 + 2 * usize::from(meld.size().clamp(3, 6) - 3) + pure] += 1.0;
            }
        }
    }
    let threes = public.red_threes()[side.index()];
    numbers[13] = f32::from(threes);
    numbers[14] = if opened { f32::from(threes) } else { -f32::from(threes) };
    numbers[15] = flag(threes == 4);
    numbers[16] = flag(i32::from(melds.canastas()) >= public.rules().canastas_needed(public.players()));
    let mut least: f32 = 20.0;
    let seats = public.players().seats().filter(|&seat| public.side_of(seat) == side);
    let per = 1.0 / f32::from(public.players().side_size());
    for seat in seats {
        let hand = deal.hand(seat);
        let total = f32::from(hand.total());
        least = least.min(total);
        numbers[17] += total * per / 10.0;
        numbers[18] += points(hand) * per / 100.0;
        numbers[19] += f32::from(hand.of(Kind::Joker)) * per;
        numbers[20] += f32::from(hand.of(Kind::Two)) * per;
        numbers[21] += f32::from(hand.of(Kind::BlackThree)) * per;
        let mut can_open = 0.0;
        for rank in Kind::NATURALS {
            let held = hand.of(rank);
            let old = melds.meld(rank);
            let worth = points(&Counts::from_iter([rank])) * f32::from(held);
            if !old.is_empty() {
                numbers[22] += f32::from(held) * per / 3.0;
                numbers[23] += flag(old.size() + held >= 7 && old.canasta().is_none()) * per;
            } else if held >= 3 {
                numbers[24] += f32::from(held - 2) * per;
                can_open += worth;
            } else if held == 2 {
                numbers[25] += per / 2.0;
            } else if held == 1 {
                numbers[26] += per / 3.0;
            }
        }
        let wilds = 50.0 * f32::from(hand.of(Kind::Joker)) + 20.0 * f32::from(hand.of(Kind::Two));
        numbers[27] = numbers[27].max(if opened { 0.0 } else { (can_open + wilds) / 100.0 });
    }
    numbers[28] = least / 10.0;
    numbers[29] = numbers[16] / (1.0 + least);
    numbers
}

fn minimum(public: &Public, side: Side) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few hundred points")]
    let minimum = public.minimum(side) as f32;
    minimum / 100.0
}

/// The network: two layers of cells that pass on what is above 0, and a sum.
pub struct Network {
    /// From each input to each cell of the first layer.
    pub first: Vec<[f32; HIDDEN]>,
    /// What each cell of the first layer begins with.
    pub first_bias: [f32; HIDDEN],
    /// From each cell of the first layer to each of the second.
    pub second: Vec<[f32; SECOND]>,
    /// What each cell of the second layer begins with.
    pub second_bias: [f32; SECOND],
    /// From each cell of the second layer to the output.
    pub last: [f32; SECOND],
    /// What the output begins with.
    pub last_bias: f32,
}

impl Network {
    /// Every number 0.
    pub fn empty() -> Self {
        Self {
            first: vec![[0.0; HIDDEN]; INPUTS],
            first_bias: [0.0; HIDDEN],
            second: vec![[0.0; SECOND]; HIDDEN],
            second_bias: [0.0; SECOND],
            last: [0.0; SECOND],
            last_bias: 0.0,
        }
    }

    /// Points by which the described side is likely to end ahead of its opponents in this deal.
    pub fn ahead(&self, inputs: &[f32; INPUTS]) -> f32 {
        let mut first = self.first_bias;
        for (&input, row) in inputs.iter().zip(&self.first) {
            if input != 0.0 {
                for (cell, weight) in first.iter_mut().zip(row) {
                    *cell += input * weight;
                }
            }
        }
        let mut second = self.second_bias;
        for (cell, row) in first.iter().zip(&self.second) {
            let input = cell.max(0.0);
            for (cell, weight) in second.iter_mut().zip(row) {
                *cell += input * weight;
            }
        }
        let mut output = self.last_bias;
        for (cell, weight) in second.iter().zip(&self.last) {
            output += cell.max(0.0) * weight;
        }
        output * SCALE
    }

    /// From its written form: whole numbers, each so many 4096ths. `None` where numbers are missing or are none.
    pub fn read(text: &str) -> Option<Self> {
        let mut network = Self::empty();
        written::read(text, network.numbers())?;
        Some(network)
    }

    /// Its written form.
    pub fn write(&mut self) -> String {
        written::write(self.numbers().map(|number| &*number), 32)
    }

    /// Every number in it, in the order of the written form.
    pub fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.first.iter_mut().flatten().chain(&mut self.first_bias);
        let second = self.second.iter_mut().flatten().chain(&mut self.second_bias);
        first.chain(second).chain(&mut self.last).chain(core::iter::once(&mut self.last_bias))
    }

    /// The trained network for so many players.
    pub(super) fn trained(players: canasta::Players) -> Option<&'static Self> {
        static TRAINED: [OnceLock<Option<Network>>; 5] = [const { OnceLock::new() }; 5];
        let text = match players.count() {
            2 => include_str!("two.net"),
            3 => include_str!("three.net"),
            4 => include_str!("four.net"),
            5 => include_str!("five.net"),
            6 => include_str!("six.net"),
            _ => return None,
        };
        TRAINED[players.index()].get_or_init(|| Self::read(text)).as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_trained_network_for_every_number_of_players() {
        for players in (2..=6).filter_map(canasta::Players::new) {
            let Some(network) = Network::trained(players) else { panic!("{players:?}: the network cannot be read") };
            assert!(network.last.iter().any(|&number| number != 0.0), "{players:?}: the network says nothing");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut network = Network::empty();
        for (place, number) in (0_i16..).zip(network.numbers()) {
            *number = f32::from(place % 500 - 250) / 4096.0;
        }
        let written = network.write();
        let read = Network::read(&written).map(|mut network| network.write());
        assert_eq!(read.as_deref(), Some(written.as_str()));
        assert!(Network::read("1 2 3").is_none() && Network::read(&written.replace("-1", "x")).is_none());
    }
}
