//! A network over inputs that are there or not: two layers of cells that pass on what is above 0, and a sum. The second layer
//! and the sum are there once for each thing that is asked for, its heads. `FIRST` is how many cells the first layer has at most; a
//! network may do with fewer: all weights of the others are 0, and not stored.

pub mod inputs;
pub(crate) mod written;

use inputs::NUMBERS;

/// Cells of the second layer.
pub const SECOND: usize = 32;

/// How many inputs and outputs a network has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many inputs there are, without the numbers.
    pub inputs: usize,
    /// How many things are asked for, each by a second layer of its own.
    pub heads: usize,
}

/// Weights of a second layer and of what follows it, behind a first layer of so many cells.
const fn head(first: usize) -> usize {
    (first + 1) * SECOND + SECOND + NUMBERS + 1
}

/// Points that an output of 1 stands for.
pub const SCALE: f32 = 1000.0;

/// Steps in which a weight is stored.
const STEPS: f32 = 256.0;

/// The weights, one after the other: from each input and each number to the cells of the first layer, what these begin
/// with; then for each head from each of them to the cells of the second layer, what these begin with, from each of
/// them and each number to the output, and what that begins with.
#[derive(Clone, PartialEq, Debug)]
pub struct Network<const FIRST: usize> {
    shape: Shape,
    weights: Vec<f32>,
}

/// The weights in their parts.
pub struct Parts<'a, const FIRST: usize> {
    /// From each input, then from each number, to the first layer.
    pub first: &'a [[f32; FIRST]],
    /// What the first layer begins with.
    pub first_bias: &'a [f32; FIRST],
    /// From each cell of the first layer to the second.
    pub second: &'a [[f32; SECOND]],
    /// What the second layer begins with.
    pub second_bias: &'a [f32; SECOND],
    /// From the second layer, then from each number, to the output; and what that begins with.
    pub last: &'a [f32],
}

/// [`Parts`] that can be changed.
pub struct PartsMut<'a, const FIRST: usize> {
    /// From each input, then from each number, to the first layer.
    pub first: &'a mut [[f32; FIRST]],
    /// What the first layer begins with.
    pub first_bias: &'a mut [f32; FIRST],
    /// From each cell of the first layer to the second.
    pub second: &'a mut [[f32; SECOND]],
    /// What the second layer begins with.
    pub second_bias: &'a mut [f32; SECOND],
    /// From the second layer, then from each number, to the output; and what that begins with.
    pub last: &'a mut [f32],
}

impl<const FIRST: usize> Network<FIRST> {
    const HEAD: usize = head(FIRST);

    /// Every weight 0.
    pub fn empty(shape: Shape) -> Self {
        let weights = vec![0.0; (shape.inputs + NUMBERS + 1) * FIRST + shape.heads * Self::HEAD];
        Self { shape, weights }
    }

    /// How many inputs and outputs it has.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Every weight.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Every weight, to be changed.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// The weights in their parts, with those of one head.
    pub fn parts(&self, head: usize) -> Parts<'_, FIRST> {
        let (first, rest) = self.weights.split_at((self.shape.inputs + NUMBERS) * FIRST);
        let (first_bias, rest) = rest.split_first_chunk::<FIRST>().unwrap_or((&[0.0; FIRST], &[]));
        let head = rest.get(head * Self::HEAD..(head + 1) * Self::HEAD).unwrap_or(&[]);
        let (second, rest) = head.split_at((FIRST * SECOND).min(head.len()));
        let (second_bias, last) = rest.split_first_chunk::<SECOND>().unwrap_or((&[0.0; SECOND], &[]));
        Parts { first: first.as_chunks().0, first_bias, second: second.as_chunks().0, second_bias, last }
    }

    /// The same, to be changed.
    pub fn parts_mut(&mut self, head: usize) -> Option<PartsMut<'_, FIRST>> {
        let (first, rest) = self.weights.split_at_mut((self.shape.inputs + NUMBERS) * FIRST);
        let (first_bias, rest) = rest.split_first_chunk_mut::<FIRST>()?;
        let head = rest.get_mut(head * Self::HEAD..(head + 1) * Self::HEAD)?;
        let (second, rest) = head.split_at_mut(FIRST * SECOND);
        let (second_bias, last) = rest.split_first_chunk_mut::<SECOND>()?;
        Some(PartsMut {
            first: first.as_chunks_mut().0,
            first_bias,
            second: second.as_chunks_mut().0,
            second_bias,
            last,
        })
    }

    /// How many cells of the first layer it does with.
    fn cells(&self) -> usize {
        let parts: Vec<_> = (0..self.shape.heads).map(|head| self.parts(head)).collect();
        let uses = |cell: &usize| {
            parts.iter().any(|parts| {
                let from = parts.first.iter().chain([parts.first_bias]).any(|row| row[*cell] != 0.0);
                from || parts.second[*cell].iter().any(|&weight| weight != 0.0)
            })
        };
        (0..FIRST).rev().find(uses).map_or(0, |cell| cell + 1)
    }

    /// The places of the weights that are stored, if so many cells of the first layer are.
    fn stored(&self, cells: usize) -> impl Iterator<Item = usize> + use<FIRST> {
        let rows = (0..self.shape.inputs + NUMBERS + 1).map(|row| row * FIRST);
        let first = rows.flat_map(move |row| row..row + cells);
        let behind = (self.shape.inputs + NUMBERS + 1) * FIRST;
        let heads = (0..self.shape.heads).map(move |head| behind + head * Self::HEAD);
        let head = move |from: usize| (from..from + cells * SECOND).chain(from + FIRST * SECOND..from + Self::HEAD);
        first.chain(heads.flat_map(head))
    }

    /// From its written form. `None` where bytes are missing or left over.
    pub fn read(shape: Shape, bytes: &[u8]) -> Option<Self> {
        let mut network = Self::empty(shape);
        let (&cells, bytes) = bytes.split_first()?;
        let places: Vec<usize> =
            Some(usize::from(cells)).filter(|&cells| cells <= FIRST).map(|cells| network.stored(cells).collect())?;
        let mut weights = vec![0.0; places.len()];
        written::read(bytes, weights.iter_mut(), STEPS)?;
        for (place, weight) in places.into_iter().zip(weights) {
            network.weights[place] = weight;
        }
        Some(network)
    }

    /// Its written form: a byte with the number of cells of the first layer, then each weight in 256ths.
    pub fn write(&self) -> Vec<u8> {
        let cells = self.cells();
        #[expect(clippy::cast_possible_truncation, reason = "at most 128")]
        let mut bytes = vec![cells as u8];
        bytes.extend(written::write(self.stored(cells).map(|place| self.weights[place]), STEPS));
        bytes
    }
}

impl<const FIRST: usize> Parts<'_, FIRST> {
    /// Adds inputs to the sums of the first layer.
    pub fn add(&self, sums: &mut [f32; FIRST], inputs: &[u16]) {
        for &input in inputs {
            for (sum, weight) in sums.iter_mut().zip(&self.first[usize::from(input)]) {
                *sum += weight;
            }
        }
    }

    /// Takes inputs out of the sums of the first layer and adds others; both in rising order.
    pub fn change(&self, sums: &mut [f32; FIRST], mut from: &[u16], mut to: &[u16]) {
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

    /// The first layer with these numbers, from its sums.
    pub fn first_layer(&self, sums: &[f32; FIRST], numbers: &[f32; NUMBERS]) -> [f32; FIRST] {
        let mut cells = *sums;
        for (number, row) in numbers.iter().zip(&self.first[self.first.len() - NUMBERS..]) {
            for (cell, weight) in cells.iter_mut().zip(row) {
                *cell += number * weight;
            }
        }
        cells
    }

    /// The second layer, from the first.
    pub fn second_layer(&self, first: &[f32; FIRST]) -> [f32; SECOND] {
        let mut cells = *self.second_bias;
        for (cell, row) in first.iter().zip(self.second) {
            if *cell > 0.0 {
                for (sum, weight) in cells.iter_mut().zip(row) {
                    *sum += cell * weight;
                }
            }
        }
        cells
    }

    /// The output, in thousands of points.
    pub fn output(&self, second: &[f32; SECOND], numbers: &[f32; NUMBERS]) -> f32 {
        let inputs = second.iter().map(|cell| cell.max(0.0)).chain(numbers.iter().copied()).chain([1.0]);
        inputs.zip(self.last).map(|(input, weight)| input * weight).sum()
    }

    /// Points by which the player's side is likely to end ahead.
    pub fn ahead(&self, sums: &[f32; FIRST], numbers: &[f32; NUMBERS]) -> f32 {
        let first = self.first_layer(sums, numbers);
        self.output(&self.second_layer(&first), numbers) * SCALE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: usize = 24;
    const SHAPE: Shape = Shape { inputs: 40, heads: 2 };

    /// Weights of many sizes, each of them one that can be stored.
    fn network() -> Network<FIRST> {
        let mut network = Network::empty(SHAPE);
        for (steps, weight) in (-1500_i16..=1500).cycle().zip(network.weights_mut()) {
            *weight = f32::from(steps) / STEPS;
        }
        network
    }

    #[test]
    fn what_is_written_is_read_again() {
        let network = network();
        let written = network.write();
        assert_eq!(Network::read(SHAPE, &written), Some(network));
        assert_eq!(Network::<FIRST>::read(SHAPE, &written[..written.len() - 1]), None, "a byte is missing");
        assert_eq!(Network::<FIRST>::read(SHAPE, &[&written, &[0][..]].concat()), None, "a byte is left over");
        assert_eq!(Network::<FIRST>::read(SHAPE, &[0x80; 12]), None, "a weight that does not end");
        assert_eq!(Network::<FIRST>::read(SHAPE, &[0x81; 12]), None, "more cells than there are");
        assert_eq!(Network::<FIRST>::read(SHAPE, &[24, 1, 0xff, 0xff, 3]), None, "more weights than there are");
        assert_eq!(Network::<FIRST>::read(SHAPE, &[24, 1, 0]), None, "no weights that are 0");
    }

    #[test]
    fn cells_that_are_not_used_take_no_room() {
        let mut small = Network::<FIRST>::empty(SHAPE);
        small.parts_mut(1).unwrap().second[9][1] = 1.0;
        let written = small.write();
        assert_eq!(written[0], 10);
        assert!(written.len() < 30, "{written:?}");
        assert_eq!(Network::read(SHAPE, &written), Some(small));
    }

    #[test]
    fn changing_the_inputs_is_adding_others_to_nothing() {
        let network = network();
        let parts = network.parts(0);
        let mut sums = *parts.first_bias;
        parts.add(&mut sums, &[1, 4, 9, 30]);
        parts.change(&mut sums, &[1, 4, 9, 30], &[0, 4, 10, 11, 30, 31]);
        let mut others = *parts.first_bias;
        parts.add(&mut others, &[0, 4, 10, 11, 30, 31]);
        assert_eq!(sums, others);
    }

    #[test]
    fn each_head_has_weights_of_its_own_behind_the_first_layer() {
        let mut network = Network::<FIRST>::empty(SHAPE);
        for (head, weight) in [(0, 1.0), (1, 2.0)] {
            let parts = network.parts_mut(head).unwrap();
            parts.last[SECOND + NUMBERS] = weight;
        }
        let ahead = |head| network.parts(head).ahead(&[0.0; FIRST], &[0.0; NUMBERS]);
        assert_eq!((ahead(0), ahead(1)), (1000.0, 2000.0));
    }
}
