//! Gradient descent on the weights of a network: Adam, with the slopes of the squared error.

use std::sync::Mutex;

use canasta_bots::network::inputs::NUMBERS;
use canasta_bots::network::{Network, Parts, PartsMut, SECOND};

/// Parts that a batch is learned in, each by itself: so that the sums are the same with any number of threads.
const PARTS: usize = 16;

/// A network that learns.
pub(crate) struct Descent<const FIRST: usize> {
    pub(crate) network: Network<FIRST>,
    gradients: Vec<Network<FIRST>>,
    means: Vec<f32>,
    squares: Vec<f32>,
    step: i32,
    threads: usize,
}

impl<const FIRST: usize> Descent<FIRST> {
    pub(crate) fn new(network: Network<FIRST>, threads: usize) -> Self {
        let count = network.weights().len();
        let gradients = (0..PARTS).map(|_| Network::empty(network.shape())).collect();
        Self { network, gradients, means: vec![0.0; count], squares: vec![0.0; count], step: 0, threads }
    }

    /// Learns from a batch; `slopes` adds the slopes of one lesson to a gradient.
    pub(crate) fn learn<L: Sync>(
        &mut self,
        batch: &[L],
        rate: f32,
        slopes: impl Fn(&Network<FIRST>, &L, &mut Network<FIRST>) + Sync,
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
                            slopes(network, lesson, gradient);
                        }
                    }
                });
            }
        });
        self.descend(batch.len().div_ceil(part), batch.len(), rate);
    }

    fn descend(&mut self, parts: usize, lessons: usize, rate: f32) {
        self.step += 1;
        let (beta, gamma) = (0.9_f32, 0.999_f32);
        let (fix, fix_squares) = (1.0 - beta.powi(self.step), 1.0 - gamma.powi(self.step));
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
            // What no deal has shown yet is 0.
            if *square == 0.0 {
                *weight = 0.0;
                continue;
            }
            *weight -= rate * (*mean / fix) / ((*square / fix_squares).sqrt() + 1e-8);
        }
    }
}

/// Adds the slopes of what is behind the first layer, where a head's output is wrong by so much; the slopes of the first
/// layer's sums.
pub(crate) fn back<const FIRST: usize>(
    network: &Parts<'_, FIRST>,
    numbers: &[f32; NUMBERS],
    first: &[f32; FIRST],
    second: &[f32; SECOND],
    wrong: f32,
    gradient: &mut PartsMut<'_, FIRST>,
) -> [f32; FIRST] {
    gradient.last[SECOND + NUMBERS] += wrong;
    for (slope, number) in gradient.last[SECOND..].iter_mut().zip(numbers) {
        *slope += wrong * number;
    }
    let mut second_slope = [0.0; SECOND];
    for cell in 0..SECOND {
        gradient.last[cell] += wrong * second[cell].max(0.0);
        second_slope[cell] = if second[cell] > 0.0 { wrong * network.last[cell] } else { 0.0 };
        gradient.second_bias[cell] += second_slope[cell];
    }
    let mut first_slope = [0.0; FIRST];
    for cell in 0..FIRST {
        if first[cell] <= 0.0 {
            continue;
        }
        let input = first[cell];
        for (slope, gradient) in second_slope.iter().zip(&mut gradient.second[cell]) {
            *gradient += slope * input;
        }
        let mut sums = [0.0; 8];
        for (slopes, weights) in second_slope.as_chunks::<8>().0.iter().zip(network.second[cell].as_chunks::<8>().0) {
            for ((sum, slope), weight) in sums.iter_mut().zip(slopes).zip(weights) {
                *sum += slope * weight;
            }
        }
        first_slope[cell] = sums.iter().sum();
    }
    let inputs = network.first.len() - NUMBERS;
    for (number, row) in numbers.iter().zip(&mut gradient.first[inputs..]) {
        for (place, slope) in row.iter_mut().zip(&first_slope) {
            *place += number * slope;
        }
    }
    first_slope
}

/// Adds slopes to others.
pub(crate) fn add<const FIRST: usize>(to: &mut [f32; FIRST], slopes: &[f32; FIRST]) {
    for (place, slope) in to.iter_mut().zip(slopes) {
        *place += slope;
    }
}
