//! A network over binary inputs: two layers of ReLU units and a linear output. Each head has its own second layer and
//! output. `FIRST_UNITS` is the maximum number of units in the first layer. A network can use fewer. The weights of
//! unused units are 0 and aren't stored.

pub(crate) mod encoding;
pub mod inputs;

use std::sync::LazyLock;

use fearless_simd::{Level, Simd as _, dispatch};
use inputs::NUMBERS;

/// Units of the second layer.
pub const SECOND_UNITS: usize = 32;

/// The number of inputs and outputs of a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Inputs, not counting the numeric ones.
    pub inputs: usize,
    /// Outputs, each with its own second layer.
    pub heads: usize,
}

/// Number of weights in one head, its second layer and output, for a first layer of this size.
const fn head(first: usize) -> usize {
    (first + 1) * SECOND_UNITS + SECOND_UNITS + NUMBERS + 1
}

/// Points per unit of output.
pub const SCALE: f32 = 1000.0;

/// Steps per unit in stored weights.
const WEIGHT_STEPS: f32 = 256.0;

/// The weights of a network, in order. For the first layer: from each input and each number, then the biases. For each
/// head: from the first layer to the second and its biases, then from the second layer and each number to the output
/// and its bias.
#[derive(Clone, PartialEq, Debug)]
pub struct Network<const FIRST_UNITS: usize> {
    shape: Shape,
    weights: Vec<f32>,
}

/// Runs `work` with the widest vector instructions that the processor has. Only code that is inlined into `work` uses
/// them. The result is the same on every machine, because the compiler neither reorders nor fuses operations on floats.
#[inline(always)]
pub(crate) fn with_wide_vectors<R>(work: impl FnOnce() -> R) -> R {
    static LEVEL: LazyLock<Level> = LazyLock::new(Level::new);
    dispatch!(*LEVEL, simd => simd.vectorize(work))
}

/// The weights of each layer.
pub struct Parts<'a, const FIRST_UNITS: usize> {
    /// Weights from each input, then from each number, to the first layer.
    pub first: &'a [[f32; FIRST_UNITS]],
    /// Biases of the first layer.
    pub first_bias: &'a [f32; FIRST_UNITS],
    /// Weights from each unit of the first layer to the second.
    pub second: &'a [[f32; SECOND_UNITS]],
    /// Biases of the second layer.
    pub second_bias: &'a [f32; SECOND_UNITS],
    /// Weights from the second layer, then from each number, to the output. The output's bias is last.
    pub last: &'a [f32],
}

/// Mutable [`Parts`].
pub struct PartsMut<'a, const FIRST_UNITS: usize> {
    /// Weights from each input, then from each number, to the first layer.
    pub first: &'a mut [[f32; FIRST_UNITS]],
    /// Biases of the first layer.
    pub first_bias: &'a mut [f32; FIRST_UNITS],
    /// Weights from each unit of the first layer to the second.
    pub second: &'a mut [[f32; SECOND_UNITS]],
    /// Biases of the second layer.
    pub second_bias: &'a mut [f32; SECOND_UNITS],
    /// Weights from the second layer, then from each number, to the output. The output's bias is last.
    pub last: &'a mut [f32],
}

impl<const FIRST_UNITS: usize> Network<FIRST_UNITS> {
    const HEAD: usize = head(FIRST_UNITS);

    /// All weights 0.
    pub fn zeros(shape: Shape) -> Self {
        let weights = vec![0.0; (shape.inputs + NUMBERS + 1) * FIRST_UNITS + shape.heads * Self::HEAD];
        Self { shape, weights }
    }

    /// The number of inputs and outputs.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// All weights.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// All weights, mutable.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// The weights of the first layer and of one head.
    pub fn parts(&self, head: usize) -> Parts<'_, FIRST_UNITS> {
        let (first, rest) = self.weights.split_at((self.shape.inputs + NUMBERS) * FIRST_UNITS);
        let (first_bias, rest) = rest.split_first_chunk::<FIRST_UNITS>().unwrap_or((&[0.0; FIRST_UNITS], &[]));
        let head = rest.get(head * Self::HEAD..(head + 1) * Self::HEAD).unwrap_or(&[]);
        let (second, rest) = head.split_at((FIRST_UNITS * SECOND_UNITS).min(head.len()));
        let (second_bias, last) = rest.split_first_chunk::<SECOND_UNITS>().unwrap_or((&[0.0; SECOND_UNITS], &[]));
        Parts { first: first.as_chunks().0, first_bias, second: second.as_chunks().0, second_bias, last }
    }

    /// The mutable weights of the first layer and of one head. `None` if there is no such head.
    pub fn parts_mut(&mut self, head: usize) -> Option<PartsMut<'_, FIRST_UNITS>> {
        let (first, rest) = self.weights.split_at_mut((self.shape.inputs + NUMBERS) * FIRST_UNITS);
        let (first_bias, rest) = rest.split_first_chunk_mut::<FIRST_UNITS>()?;
        let head = rest.get_mut(head * Self::HEAD..(head + 1) * Self::HEAD)?;
        let (second, rest) = head.split_at_mut(FIRST_UNITS * SECOND_UNITS);
        let (second_bias, last) = rest.split_first_chunk_mut::<SECOND_UNITS>()?;
        Some(PartsMut {
            first: first.as_chunks_mut().0,
            first_bias,
            second: second.as_chunks_mut().0,
            second_bias,
            last,
        })
    }

    /// Number of first-layer units in use.
    fn units(&self) -> usize {
        let parts: Vec<_> = (0..self.shape.heads).map(|head| self.parts(head)).collect();
        let is_used = |unit: &usize| {
            parts.iter().any(|parts| {
                let from = parts.first.iter().chain([parts.first_bias]).any(|row| row[*unit] != 0.0);
                from || parts.second[*unit].iter().any(|&weight| weight != 0.0)
            })
        };
        (0..FIRST_UNITS).rev().find(is_used).map_or(0, |unit| unit + 1)
    }

    /// Indices of the weights to store, for this many units of the first layer.
    fn stored_indices(&self, units: usize) -> impl Iterator<Item = usize> + use<FIRST_UNITS> {
        let rows = (0..self.shape.inputs + NUMBERS + 1).map(|row| row * FIRST_UNITS);
        let first = rows.flat_map(move |row| row..row + units);
        let heads_start = (self.shape.inputs + NUMBERS + 1) * FIRST_UNITS;
        let heads = (0..self.shape.heads).map(move |head| heads_start + head * Self::HEAD);
        let head = move |from: usize| {
            (from..from + units * SECOND_UNITS).chain(from + FIRST_UNITS * SECOND_UNITS..from + Self::HEAD)
        };
        first.chain(heads.flat_map(head))
    }

    /// Decodes a stored network. `None` if bytes are missing or left over.
    pub fn decode(shape: Shape, bytes: &[u8]) -> Option<Self> {
        let mut network = Self::zeros(shape);
        let (&units, bytes) = bytes.split_first()?;
        let indices: Vec<usize> = Some(usize::from(units))
            .filter(|&units| units <= FIRST_UNITS)
            .map(|units| network.stored_indices(units).collect())?;
        let mut weights = vec![0.0; indices.len()];
        encoding::decode(bytes, weights.iter_mut(), WEIGHT_STEPS)?;
        for (index, weight) in indices.into_iter().zip(weights) {
            network.weights[index] = weight;
        }
        Some(network)
    }

    /// Encodes the network: a byte with the number of units in the first layer, then each weight in 256ths.
    pub fn encode(&self) -> Vec<u8> {
        let units = self.units();
        #[expect(clippy::cast_possible_truncation, reason = "at most 128")]
        let mut bytes = vec![units as u8];
        bytes.extend(encoding::encode(self.stored_indices(units).map(|index| self.weights[index]), WEIGHT_STEPS));
        bytes
    }
}

impl<const FIRST_UNITS: usize> Parts<'_, FIRST_UNITS> {
    /// Adds inputs to the sums of the first layer.
    #[inline(always)]
    pub fn add(&self, sums: &mut [f32; FIRST_UNITS], inputs: &[u16]) {
        for &input in inputs {
            for (sum, weight) in sums.iter_mut().zip(&self.first[usize::from(input)]) {
                *sum += weight;
            }
        }
    }

    /// Replaces inputs in the sums of the first layer. Both lists are in ascending order.
    #[inline(always)]
    pub fn replace(&self, sums: &mut [f32; FIRST_UNITS], mut from: &[u16], mut to: &[u16]) {
        loop {
            match (from.split_first(), to.split_first()) {
                (Some((gone, rest)), Some((new, others))) if gone == new => (from, to) = (rest, others),
                (Some((gone, rest)), new) if new.is_none_or(|(new, _)| gone < new) => {
                    from = rest;
                    for (sum, weight) in sums.iter_mut().zip(&self.first[usize::from(*gone)]) {
                        *sum -= weight;
                    }
                }
                (_, Some((new, others))) => {
                    to = others;
                    for (sum, weight) in sums.iter_mut().zip(&self.first[usize::from(*new)]) {
                        *sum += weight;
                    }
                }
                (_, None) => break,
            }
        }
    }

    /// Adds the numeric inputs to the first layer's sums.
    #[inline(always)]
    pub fn first_layer(&self, sums: &[f32; FIRST_UNITS], numbers: &[f32; NUMBERS]) -> [f32; FIRST_UNITS] {
        let mut units = *sums;
        for (number, row) in numbers.iter().zip(&self.first[self.first.len() - NUMBERS..]) {
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += number * weight;
            }
        }
        units
    }

    /// The second layer, from the first.
    #[inline(always)]
    pub fn second_layer(&self, first: &[f32; FIRST_UNITS]) -> [f32; SECOND_UNITS] {
        let mut units = *self.second_bias;
        for (unit, row) in first.iter().zip(self.second) {
            if *unit > 0.0 {
                for (sum, weight) in units.iter_mut().zip(row) {
                    *sum += unit * weight;
                }
            }
        }
        units
    }

    /// The output, in thousands of points.
    #[inline(always)]
    pub fn output(&self, second: &[f32; SECOND_UNITS], numbers: &[f32; NUMBERS]) -> f32 {
        let inputs = second.iter().map(|unit| unit.max(0.0)).chain(numbers.iter().copied()).chain([1.0]);
        inputs.zip(self.last).map(|(input, weight)| input * weight).sum()
    }

    /// Expected lead of the player's side, in points.
    #[inline(always)]
    pub fn ahead(&self, sums: &[f32; FIRST_UNITS], numbers: &[f32; NUMBERS]) -> f32 {
        let first = self.first_layer(sums, numbers);
        self.output(&self.second_layer(&first), numbers) * SCALE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST_UNITS: usize = 24;
    const SHAPE: Shape = Shape { inputs: 40, heads: 2 };

    /// Weights of many sizes, all of which can be stored exactly.
    fn network() -> Network<FIRST_UNITS> {
        let mut network = Network::zeros(SHAPE);
        for (steps, weight) in (-1500_i16..=1500).cycle().zip(network.weights_mut()) {
            *weight = f32::from(steps) / WEIGHT_STEPS;
        }
        network
    }

    #[test]
    fn decodes_what_it_encoded() {
        let network = network();
        let encoding = network.encode();
        assert_eq!(Network::decode(SHAPE, &encoding), Some(network));
        assert_eq!(Network::<FIRST_UNITS>::decode(SHAPE, &encoding[..encoding.len() - 1]), None, "a byte is missing");
        assert_eq!(Network::<FIRST_UNITS>::decode(SHAPE, &[&encoding, &[0][..]].concat()), None, "a byte is left over");
        assert_eq!(Network::<FIRST_UNITS>::decode(SHAPE, &[0x80; 12]), None, "an unterminated weight");
        assert_eq!(Network::<FIRST_UNITS>::decode(SHAPE, &[0x81; 12]), None, "too many units");
        assert_eq!(Network::<FIRST_UNITS>::decode(SHAPE, &[24, 1, 0xff, 0xff, 3]), None, "too many weights");
        assert_eq!(Network::<FIRST_UNITS>::decode(SHAPE, &[24, 1, 0]), None, "an empty run of zero weights");
    }

    #[test]
    fn does_not_store_unused_units() {
        let mut small = Network::<FIRST_UNITS>::zeros(SHAPE);
        small.parts_mut(1).unwrap().second[9][1] = 1.0;
        let encoding = small.encode();
        assert_eq!(encoding[0], 10);
        assert!(encoding.len() < 30, "{encoding:?}");
        assert_eq!(Network::decode(SHAPE, &encoding), Some(small));
    }

    #[test]
    fn replacing_inputs_equals_adding_the_new_ones() {
        let network = network();
        let parts = network.parts(0);
        let mut sums = *parts.first_bias;
        parts.add(&mut sums, &[1, 4, 9, 30]);
        parts.replace(&mut sums, &[1, 4, 9, 30], &[0, 4, 10, 11, 30, 31]);
        let mut others = *parts.first_bias;
        parts.add(&mut others, &[0, 4, 10, 11, 30, 31]);
        assert_eq!(sums, others);
    }

    #[test]
    fn gives_each_head_its_own_weights_after_the_first_layer() {
        let mut network = Network::<FIRST_UNITS>::zeros(SHAPE);
        for (head, weight) in [(0, 1.0), (1, 2.0)] {
            let parts = network.parts_mut(head).unwrap();
            parts.last[SECOND_UNITS + NUMBERS] = weight;
        }
        let ahead = |head| network.parts(head).ahead(&[0.0; FIRST_UNITS], &[0.0; NUMBERS]);
        assert_eq!((ahead(0), ahead(1)), (1000.0, 2000.0));
    }
}
