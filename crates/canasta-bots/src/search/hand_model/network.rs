//! The network that says what hands hold, and how it is written.

use std::sync::OnceLock;

use canasta::Players;

use super::{OF_KIND, OF_SEAT, SIZES};
use crate::network::written;

/// Cells of the first layer.
pub const FIRST: usize = 32;
/// Cells of the second layer.
pub const SECOND: usize = 16;

/// Weights of each layer: a row for each input, and a last one that always counts.
const ROWS: [usize; 3] = [OF_SEAT + OF_KIND + 1, FIRST + 1, SECOND + 1];
const WIDTHS: [usize; 3] = [FIRST, SECOND, SIZES];
const ENDS: [usize; 3] = {
    let first = ROWS[0] * WIDTHS[0];
    let second = first + ROWS[1] * WIDTHS[1];
    [first, second, second + ROWS[2] * WIDTHS[2]]
};

/// Steps in which a weight is stored.
const STEPS: f32 = 4096.0;

/// A layer of the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// From what is known to the cells of the first layer: rows for the seat, then for the kind.
    First,
    /// From the first layer to the second.
    Second,
    /// From the second layer to what comes out.
    Last,
}

impl Layer {
    /// Where its weights lie.
    pub const fn range(self) -> core::ops::Range<usize> {
        match self {
            Self::First => 0..ENDS[0],
            Self::Second => ENDS[0]..ENDS[1],
            Self::Last => ENDS[1]..ENDS[2],
        }
    }
}

/// Adds what comes of some inputs to the sums of a layer; `rows` holds a row of weights for each input.
fn add_layer<const N: usize>(sums: &mut [f32; N], rows: &[f32], inputs: &[f32]) {
    for (row, &input) in rows.as_chunks::<N>().0.iter().zip(inputs) {
        // Many inputs are 0.
        if input != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += input * weight;
            }
        }
    }
}

/// How players keep and discard cards.
#[derive(Clone, PartialEq, Debug)]
pub struct HandModel {
    /// Layer by layer, row by row.
    pub weights: Vec<f32>,
}

impl HandModel {
    /// Every hand is as likely as chance makes it.
    pub fn none() -> Self {
        Self { weights: vec![0.0; ENDS[2]] }
    }

    /// From its written form. `None` where bytes are missing or left over.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut hand_model = Self::none();
        written::read(bytes, hand_model.weights.iter_mut(), STEPS)?;
        Some(hand_model)
    }

    /// Its written form: each weight in 4096ths.
    pub fn write(&self) -> Vec<u8> {
        written::write(self.weights.iter().copied(), STEPS)
    }

    /// The trained one for so many players.
    pub(super) fn trained(players: Players) -> &'static Self {
        static TRAINED: [OnceLock<HandModel>; 5] = [const { OnceLock::new() }; 5];
        let bytes: &[u8] = match players.count() {
            2 => include_bytes!("two.hands"),
            3 => include_bytes!("three.hands"),
            5 => include_bytes!("five.hands"),
            6 => include_bytes!("six.hands"),
            _ => include_bytes!("four.hands"),
        };
        TRAINED[players.index()].get_or_init(|| Self::read(bytes).unwrap_or_else(Self::none))
    }

    /// The first layer's sums by what is known of a seat and the moment, for all kinds in its hand.
    pub fn of_seat(&self, of_seat: &[f32; OF_SEAT]) -> [f32; FIRST] {
        let rows = &self.weights[Layer::First.range()];
        let mut sums = [0.0; FIRST];
        add_layer(&mut sums, &rows[(OF_SEAT + OF_KIND) * FIRST..], &[1.0]);
        add_layer(&mut sums, rows, of_seat);
        sums
    }

    /// The layers for a kind in that hand.
    pub fn layers(
        &self,
        of_seat: &[f32; FIRST],
        of_kind: &[f32; OF_KIND],
    ) -> ([f32; FIRST], [f32; SECOND], [f32; SIZES]) {
        let mut first = *of_seat;
        add_layer(&mut first, &self.weights[OF_SEAT * FIRST..ENDS[0]], of_kind);
        let first = first.map(|sum| sum.max(0.0));
        let mut second = [0.0; SECOND];
        let rows = &self.weights[Layer::Second.range()];
        add_layer(&mut second, &rows[FIRST * SECOND..], &[1.0]);
        add_layer(&mut second, rows, &first);
        let second = second.map(|sum| sum.max(0.0));
        let mut outputs = [0.0; SIZES];
        let rows = &self.weights[Layer::Last.range()];
        add_layer(&mut outputs, &rows[SECOND * SIZES..], &[1.0]);
        add_layer(&mut outputs, rows, &second);
        (first, second, outputs)
    }

    /// How many times likelier than by chance the hand holds none, one, two, or more of a kind, as logarithms, to which the same may
    /// be added.
    pub fn likelier(&self, of_seat: &[f32; FIRST], of_kind: &[f32; OF_KIND]) -> [f32; SIZES] {
        self.layers(of_seat, of_kind).2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_trained_hand_model_for_every_number_of_players() {
        for players in (2..=6).filter_map(Players::new) {
            assert_ne!(HandModel::trained(players), &HandModel::none(), "{players:?}: nothing is believed of hands");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let hand_model = HandModel::trained(Players::FOUR);
        assert_eq!(HandModel::read(&hand_model.write()).as_ref(), Some(hand_model));
        let written = hand_model.write();
        assert_eq!(HandModel::read(&written[..written.len() - 1]), None, "a byte is missing");
    }
}
