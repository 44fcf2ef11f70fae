//! Gradient descent (Adam) on the squared error of a network.

use std::sync::Mutex;

use canasta_bots::network::inputs::NUMBERS;
use canasta_bots::network::{Network, Parts, PartsMut, SECOND_UNITS};

/// Number of parts in a batch. Each part is summed separately, so the sums don't depend on the number of threads.
const PARTS: usize = 16;

/// A network in training.
pub(crate) struct Descent<const FIRST_UNITS: usize> {
    pub(crate) network: Network<FIRST_UNITS>,
    gradients: Vec<Network<FIRST_UNITS>>,
    means: Vec<f32>,
    squares: Vec<f32>,
    step: i32,
    threads: usize,
}

impl<const FIRST_UNITS: usize> Descent<FIRST_UNITS> {
    pub(crate) fn new(network: Network<FIRST_UNITS>, threads: usize) -> Self {
        let count = network.weights().len();
        let gradients = (0..PARTS).map(|_| Network::zeros(network.shape())).collect();
        Self { network, gradients, means: vec![0.0; count], squares: vec![0.0; count], step: 0, threads }
    }

    /// Learns from a batch. `add_gradients` adds the gradient of one lesson.
    pub(crate) fn learn<L: Sync>(
        &mut self,
        batch: &[L],
        rate: f32,
        add_gradients: impl Fn(&Network<FIRST_UNITS>, &L, &mut Network<FIRST_UNITS>) + Sync,
    ) {
        let part = batch.len().div_ceil(PARTS).max(1);
        let network = &self.network;
        let next = Mutex::new(self.gradients.iter_mut().zip(batch.chunks(part)));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.min(PARTS) {
                scope.spawn(|| {
                    loop {
                        let taken = next.lock().ok().and_then(|mut next| next.next());
                        let Some((gradient, lessons)) = taken else { break };
                        gradient.weights_mut().fill(0.0);
                        for lesson in lessons {
                            add_gradients(network, lesson, gradient);
                        }
                    }
                });
            }
        });
        self.descend(batch.len().div_ceil(part), batch.len(), rate);
    }

    fn descend(&mut self, parts: usize, lessons: usize, rate: f32) {
        self.step += 1;
        let beta = 0.9_f32;
        let gamma = 0.999_f32;
        let fix = 1.0 - beta.powi(self.step);
        let fix_squares = 1.0 - gamma.powi(self.step);
        let (sum, others) = self.gradients.split_at_mut(1);
        let sum = sum[0].weights_mut();
        for other in &others[..parts - 1] {
            for (sum, other) in sum.iter_mut().zip(other.weights()) {
                *sum += *other;
            }
        }
        let count = lessons as f32;
        let moved = self.network.weights_mut().iter_mut().zip(sum);
        for ((weight, gradient), (mean, square)) in moved.zip(self.means.iter_mut().zip(&mut self.squares)) {
            let slope = *gradient / count;
            *mean = beta * *mean + (1.0 - beta) * slope;
            *square = gamma * *square + (1.0 - gamma) * slope * slope;
            // Weights of inputs that have not occurred yet stay 0.
            if *square == 0.0 {
                *weight = 0.0;
                continue;
            }
            *weight -= rate * (*mean / fix) / ((*square / fix_squares).sqrt() + 1e-8);
        }
    }
}

/// Adds the gradient of all layers after the first, given the error of a head's output. Returns the gradient of the
/// first layer's sums.
pub(crate) fn back_propagate<const FIRST_UNITS: usize>(
    network: &Parts<'_, FIRST_UNITS>,
    numbers: &[f32; NUMBERS],
    first: &[f32; FIRST_UNITS],
    second: &[f32; SECOND_UNITS],
    error: f32,
    gradient: &mut PartsMut<'_, FIRST_UNITS>,
) -> [f32; FIRST_UNITS] {
    gradient.last[SECOND_UNITS + NUMBERS] += error;
    for (slope, number) in gradient.last[SECOND_UNITS..].iter_mut().zip(numbers) {
        *slope += error * number;
    }
    let mut second_slope = [0.0; SECOND_UNITS];
    for unit in 0..SECOND_UNITS {
        gradient.last[unit] += error * second[unit].max(0.0);
        second_slope[unit] = if second[unit] > 0.0 { error * network.last[unit] } else { 0.0 };
        gradient.second_bias[unit] += second_slope[unit];
    }
    let mut first_slope = [0.0; FIRST_UNITS];
    for unit in 0..FIRST_UNITS {
        if first[unit] <= 0.0 {
            continue;
        }
        let input = first[unit];
        for (slope, gradient) in second_slope.iter().zip(&mut gradient.second[unit]) {
            *gradient += slope * input;
        }
        let mut sums = [0.0; 8];
        for (slopes, weights) in second_slope.as_chunks::<8>().0.iter().zip(network.second[unit].as_chunks::<8>().0) {
            for ((sum, slope), weight) in sums.iter_mut().zip(slopes).zip(weights) {
                *sum += slope * weight;
            }
        }
        first_slope[unit] = sums.iter().sum();
    }
    let inputs = network.first.len() - NUMBERS;
    for (number, row) in numbers.iter().zip(&mut gradient.first[inputs..]) {
        for (sum, slope) in row.iter_mut().zip(&first_slope) {
            *sum += number * slope;
        }
    }
    first_slope
}

pub(crate) fn add<const FIRST_UNITS: usize>(sums: &mut [f32; FIRST_UNITS], slopes: &[f32; FIRST_UNITS]) {
    for (sum, slope) in sums.iter_mut().zip(slopes) {
        *sum += slope;
    }
}
