//! The network of the hand model, and its encoding.

use std::sync::OnceLock;

use canasta::Players;

use super::{OF_KIND, OF_SEAT, SIZES};
use crate::network::encoding;

/// Units of the first layer.
pub const FIRST_UNITS: usize = 32;
/// Units of the second layer.
pub const SECOND_UNITS: usize = 16;

/// Rows of weights in each layer: one per input, then the biases.
const ROWS: [usize; 3] = [OF_SEAT + OF_KIND + 1, FIRST_UNITS + 1, SECOND_UNITS + 1];
const WIDTHS: [usize; 3] = [FIRST_UNITS, SECOND_UNITS, SIZES];
const ENDS: [usize; 3] = {
    let first = ROWS[0] * WIDTHS[0];
    let second = first + ROWS[1] * WIDTHS[1];
    [first, second, second + ROWS[2] * WIDTHS[2]]
};

/// Steps per unit in stored weights.
const WEIGHT_STEPS: f32 = 4096.0;

/// A layer of the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// From the features to the first layer: rows for the seat, then for the kind.
    First,
    /// From the first layer to the second.
    Second,
    /// From the second layer to the outputs.
    Last,
}

impl Layer {
    /// Range of the layer's weights.
    pub const fn range(self) -> core::ops::Range<usize> {
        match self {
            Self::First => 0..ENDS[0],
            Self::Second => ENDS[0]..ENDS[1],
            Self::Last => ENDS[1]..ENDS[2],
        }
    }
}

/// Adds the weighted inputs to the sums of a layer. `rows` has a row of weights per input.
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

/// A model of how players keep and discard cards.
#[derive(Clone, PartialEq, Debug)]
pub struct HandModel {
    /// Layer by layer, row by row.
    pub weights: Vec<f32>,
}

impl HandModel {
    /// A model in which every hand is as likely as by chance.
    pub fn neutral() -> Self {
        Self { weights: vec![0.0; ENDS[2]] }
    }

    /// Decodes a stored model. `None` if bytes are missing or left over.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let mut hand_model = Self::neutral();
        encoding::decode(bytes, hand_model.weights.iter_mut(), WEIGHT_STEPS)?;
        Some(hand_model)
    }

    /// Encodes the model: each weight in 4096ths.
    pub fn encode(&self) -> Vec<u8> {
        encoding::encode(self.weights.iter().copied(), WEIGHT_STEPS)
    }

    /// The trained model for a number of players.
    pub(super) fn trained(players: Players) -> &'static Self {
        static TRAINED: [OnceLock<HandModel>; 5] = [const { OnceLock::new() }; 5];
        let bytes: &[u8] = match players.count() {
            2 => include_bytes!("two.hands"),
            3 => include_bytes!("three.hands"),
            5 => include_bytes!("five.hands"),
            6 => include_bytes!("six.hands"),
            _ => include_bytes!("four.hands"),
        };
        TRAINED[players.index()].get_or_init(|| Self::decode(bytes).unwrap_or_else(Self::neutral))
    }

    /// Sums up the features of a seat and the position for the first layer. All kinds in the seat's hand share these
    /// sums.
    pub fn of_seat(&self, of_seat: &[f32; OF_SEAT]) -> [f32; FIRST_UNITS] {
        let rows = &self.weights[Layer::First.range()];
        let mut sums = [0.0; FIRST_UNITS];
        add_layer(&mut sums, &rows[(OF_SEAT + OF_KIND) * FIRST_UNITS..], &[1.0]);
        add_layer(&mut sums, rows, of_seat);
        sums
    }

    /// The outputs of each layer for a kind in that hand.
    pub fn layers(
        &self,
        of_seat: &[f32; FIRST_UNITS],
        of_kind: &[f32; OF_KIND],
    ) -> ([f32; FIRST_UNITS], [f32; SECOND_UNITS], [f32; SIZES]) {
        let mut first = *of_seat;
        add_layer(&mut first, &self.weights[OF_SEAT * FIRST_UNITS..ENDS[0]], of_kind);
        let first = first.map(|sum| sum.max(0.0));
        let mut second = [0.0; SECOND_UNITS];
        let rows = &self.weights[Layer::Second.range()];
        add_layer(&mut second, &rows[FIRST_UNITS * SECOND_UNITS..], &[1.0]);
        add_layer(&mut second, rows, &first);
        let second = second.map(|sum| sum.max(0.0));
        let mut outputs = [0.0; SIZES];
        let rows = &self.weights[Layer::Last.range()];
        add_layer(&mut outputs, &rows[SECOND_UNITS * SIZES..], &[1.0]);
        add_layer(&mut outputs, rows, &second);
        (first, second, outputs)
    }

    /// Log-odds that the hand holds none, one, two, or more of a kind, relative to chance. Only differences matter.
    pub fn log_odds(&self, of_seat: &[f32; FIRST_UNITS], of_kind: &[f32; OF_KIND]) -> [f32; SIZES] {
        self.layers(of_seat, of_kind).2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn has_a_trained_hand_model_for_every_number_of_players() {
        for players in (2..=6).filter_map(Players::new) {
            assert_ne!(HandModel::trained(players), &HandModel::neutral(), "{players:?}: the model is neutral");
        }
    }

    #[test]
    fn decodes_what_it_encoded() {
        let hand_model = HandModel::trained(Players::FOUR);
        assert_eq!(HandModel::decode(&hand_model.encode()).as_ref(), Some(hand_model));
        let encoding = hand_model.encode();
        assert_eq!(HandModel::decode(&encoding[..encoding.len() - 1]), None, "a byte is missing");
    }
}
