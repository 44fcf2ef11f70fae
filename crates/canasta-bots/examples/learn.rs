//! Trains the network that judges deals in progress: club players play deals, positions before a turn are described, and
//! the network learns by how much each side was ahead at the end. Prints how well it does on deals it has not seen and
//! writes the network.
//!
//! `cargo run --release -p canasta-bots --example learn -- OUT [--players N] [--deals D] [--epochs E] [--seed S]`
//!
//! What is in the source was made with `--epochs 8 --seed 1` and 120,000 deals for four players, 60,000 for two, 50,000
//! each for three, five and six.

#![expect(clippy::print_stdout, reason = "a tool for developers")]

mod training;

use canasta::{Phase, Players, Rng, SeedRng};
use canasta_bots::value::{HIDDEN, INPUTS, Network, SCALE, SECOND, describe};
use canasta_bots::{Bot, Club, Random, play};
use training::Args;

struct Sample {
    inputs: [f32; INPUTS],
    target: f32,
}

fn main() {
    let args = Args::new();
    let (out, players) = (args.out("value.net"), args.players());
    let number = |name, usual| args.number(name, usual);
    let (deals, epochs, seed) = (number("--deals", 100_000), number("--epochs", 12), number("--seed", 1));
    let mut samples = Vec::new();
    for number in 0..deals {
        sample(players, seed, number, &mut samples);
    }
    println!("{} positions of {deals} deals", samples.len());
    let held_back = samples.len() / 20;
    let (tests, trains) = samples.split_at(held_back);
    let mean = tests.iter().map(|sample| f64::from(sample.target)).sum::<f64>() / tests.len() as f64;
    let spread = tests.iter().map(|sample| (f64::from(sample.target) - mean).powi(2)).sum::<f64>() / tests.len() as f64;
    println!("standard deviation of the results {:.0} points", spread.sqrt() * f64::from(SCALE));
    let mut learner = Learner::new(seed);
    let mut order: Vec<usize> = (0..trains.len()).collect();
    let mut rng = SeedRng::part(seed, 1 << 40);
    for epoch in 0..epochs {
        canasta::deck::shuffle(&mut order, &mut rng);
        let rate = 0.0015 * (1.0 - epoch as f32 / epochs as f32).max(0.05);
        for batch in order.chunks(64) {
            learner.learn(batch.iter().map(|&place| &trains[place]), rate);
        }
        let error = tests
            .iter()
            .map(|sample| f64::from(learner.network.ahead(&sample.inputs) / SCALE - sample.target).powi(2))
            .sum::<f64>()
            / tests.len() as f64;
        println!(
            "epoch {}: error {:.0} points, explains {:.1} % of the variance",
            epoch + 1,
            error.sqrt() * f64::from(SCALE),
            100.0 * (1.0 - error / spread)
        );
        if let Err(why) = std::fs::write(&out, learner.network.write()) {
            println!("{out} could not be written: {why}");
        }
    }
}

/// Plays one deal and describes some of its positions.
fn sample(players: Players, seed: u64, number: u64, samples: &mut Vec<Sample>) {
    let mut rng = SeedRng::part(seed ^ 0x5eed, number);
    let mut deal = training::deal(players, number, &mut rng);
    let mut seen = Vec::new();
    let club = Club::default();
    let played = play(&mut deal, number, |deal, seat, seed| {
        if deal.public().phase() == Phase::Draw && rng.below(5) == 0 {
            for side in players.all_sides() {
                seen.push((side, describe(deal, side)));
            }
        }
        // Now and then something else happens, so that unusual positions are known too.
        if rng.below(40) == 0 { Random.decide(&deal.view(seat), seed) } else { club.decide(&deal.view(seat), seed) }
    });
    if played.is_err() {
        return;
    }
    let score = deal.score();
    let all: i32 = score.iter().map(|score| score.total()).sum();
    for (side, inputs) in seen {
        let own = score[side.index()].total();
        let others = (all - own) as f32 / f32::from(players.sides() - 1);
        samples.push(Sample { inputs, target: (own as f32 - others) / SCALE });
    }
}

/// Gradient descent (Adam) on the squared error.
struct Learner {
    network: Network,
    gradient: Network,
    means: Vec<f32>,
    squares: Vec<f32>,
    step: i32,
}

impl Learner {
    fn new(seed: u64) -> Self {
        let mut rng = SeedRng::part(seed, 1 << 41);
        let mut network = Network::empty();
        let mut any = |width: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width;
        network.first.iter_mut().flatten().for_each(|number| *number = any((3.0 / INPUTS as f32).sqrt()));
        network.second.iter_mut().flatten().for_each(|number| *number = any((6.0 / HIDDEN as f32).sqrt()));
        network.last.iter_mut().for_each(|number| *number = any((3.0 / SECOND as f32).sqrt()));
        let count = network.numbers().count();
        Self { network, gradient: Network::empty(), means: vec![0.0; count], squares: vec![0.0; count], step: 0 }
    }

    fn learn<'a>(&mut self, batch: impl Iterator<Item = &'a Sample>, rate: f32) {
        self.gradient.numbers().for_each(|number| *number = 0.0);
        let mut count = 0.0;
        for sample in batch {
            self.back(sample);
            count += 1.0;
        }
        self.step += 1;
        let (beta, gamma) = (0.9_f32, 0.999_f32);
        let (fix, fix_squares) = (1.0 - beta.powi(self.step), 1.0 - gamma.powi(self.step));
        let moved = self.network.numbers().zip(self.gradient.numbers());
        for ((number, gradient), (mean, square)) in moved.zip(self.means.iter_mut().zip(&mut self.squares)) {
            let slope = *gradient / count;
            *mean = beta * *mean + (1.0 - beta) * slope;
            *square = gamma * *square + (1.0 - gamma) * slope * slope;
            *number -= rate * (*mean / fix) / ((*square / fix_squares).sqrt() + 1e-8);
        }
    }

    /// Adds the slopes of one sample's squared error.
    fn back(&mut self, sample: &Sample) {
        let network = &self.network;
        let mut first = network.first_bias;
        for (&input, row) in sample.inputs.iter().zip(&network.first) {
            for (cell, weight) in first.iter_mut().zip(row) {
                *cell += input * weight;
            }
        }
        let mut second = network.second_bias;
        for (cell, row) in first.iter().zip(&network.second) {
            for (to, weight) in second.iter_mut().zip(row) {
                *to += cell.max(0.0) * weight;
            }
        }
        let mut output = network.last_bias;
        for (cell, weight) in second.iter().zip(&network.last) {
            output += cell.max(0.0) * weight;
        }
        let wrong = output - sample.target;
        let gradient = &mut self.gradient;
        gradient.last_bias += wrong;
        let mut second_slope = [0.0; SECOND];
        for cell in 0..SECOND {
            gradient.last[cell] += wrong * second[cell].max(0.0);
            second_slope[cell] = if second[cell] > 0.0 { wrong * network.last[cell] } else { 0.0 };
            gradient.second_bias[cell] += second_slope[cell];
        }
        let mut first_slope = [0.0; HIDDEN];
        for cell in 0..HIDDEN {
            if first[cell] <= 0.0 {
                continue;
            }
            let weights = network.second[cell].iter().zip(&mut gradient.second[cell]);
            for (slope, (weight, gradient)) in second_slope.iter().zip(weights) {
                *gradient += slope * first[cell];
                first_slope[cell] += slope * weight;
            }
            gradient.first_bias[cell] += first_slope[cell];
        }
        for (&input, row) in sample.inputs.iter().zip(&mut gradient.first) {
            if input != 0.0 {
                for (place, slope) in row.iter_mut().zip(&first_slope) {
                    *place += input * slope;
                }
            }
        }
    }
}
