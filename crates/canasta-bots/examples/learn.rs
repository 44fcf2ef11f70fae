//! Trains the value network, which estimates the result of deals in progress (`canasta_bots::value_network`). Players
//! of many styles, most of them with an evaluator, play deals. The network learns each side's final lead from positions
//! before a turn. Prints its performance on held-out deals, and writes the network.
//!
//! `cargo run --release -p canasta-bots --example learn -- OUT [--players N] [--deals D] [--chunk D] [--epochs E]
//! [--units U] [--seed S] [--threads T]`
//!
//! Deals are played and learned in chunks of `--chunk` deals, each chunk `--epochs` times. A hundred thousand
//! four-player deals take 0.8 GB of memory. `--cells` is the size of the first layer. The same arguments give the same
//! bytes with any number of threads.
//!
//! The networks in the source were made with `--deals 400000 --chunk 400000 --epochs 3` for four players, with `--deals
//! 60000 --units 16` for two, `--deals 40000 --units 16` for six, and `--deals 90000 --units 24` for three and five,
//! all with `--seed 1`.

#![expect(clippy::print_stdout, reason = "a tool for developers")]

#[path = "training/descent.rs"]
mod descent;
#[path = "training/parallel.rs"]
mod parallel;
#[path = "training/style.rs"]
mod style;
mod training;

use canasta::{MAX_SEATS, Phase, Players, Rng, SeedRng, Side};
use canasta_bots::evaluator::Evaluator;
use canasta_bots::network::inputs::{Inputs, NUMBERS};
use canasta_bots::network::{Network, SCALE, SECOND_UNITS};
use canasta_bots::value_network::{self, FIRST_UNITS, describe, numbers};
use canasta_bots::{Bot, Random, Style, play};
use descent::{Descent, add, back_propagate};
use parallel::{in_parallel, threads};
use style::style;
use training::Args;

/// Initial learning rate.
const LEARNING_RATE: f32 = 0.001;
/// Positions per training step.
const BATCH_SIZE: usize = 1024;
/// Held-out deals.
const TEST_DEALS: usize = 4000;

/// A position before a turn.
#[derive(Default)]
struct Position {
    inputs: Inputs,
    /// For each head: the numeric inputs, and the side's final lead in thousands of points.
    asked: Vec<([f32; NUMBERS], f32)>,
}

fn main() {
    let args = Args::new();
    let out = args.out("out.value");
    let players = args.players();
    let number = |name, default| args.number(name, default);
    let epochs = number("--epochs", 2);
    let seed = number("--seed", 1);
    let threads = threads(number("--threads", 0));
    // Any number is allowed. One that is too large for `usize` becomes the maximum.
    let deals = usize::try_from(number("--deals", 200_000)).unwrap_or(usize::MAX);
    let chunk = usize::try_from(number("--chunk", 50_000)).unwrap_or(usize::MAX).max(1);
    let units = usize::try_from(number("--units", FIRST_UNITS as u64)).unwrap_or(FIRST_UNITS).clamp(1, FIRST_UNITS);
    let sample = |seed: u64, from: usize, deals: usize| -> Vec<Position> {
        let positions = |index| positions(players, seed, (from + index) as u64);
        in_parallel(deals, threads, positions).into_iter().flatten().collect()
    };
    let tests = sample(seed ^ 0x7e57, 0, TEST_DEALS);
    println!("{} positions held back", tests.len());
    let mut descent = Descent::new(untrained(players, units, seed), threads);
    let mut rng = SeedRng::part(seed, 1 << 40);
    let chunks = deals as f32 / chunk as f32;
    for (number, from) in (0..deals).step_by(chunk).enumerate() {
        let mut lessons = sample(seed, from, chunk.min(deals - from));
        for epoch in 0..epochs {
            canasta::deck::shuffle(&mut lessons, &mut rng);
            let batches = lessons.len().div_ceil(BATCH_SIZE) as f32;
            for (batch, positions) in lessons.chunks(BATCH_SIZE).enumerate() {
                let done = (epoch as f32 + batch as f32 / batches) / epochs as f32;
                let left = 1.0 - (number as f32 + done) / chunks;
                descent.learn(positions, LEARNING_RATE * left.max(0.02), add_gradients);
            }
        }
        println!("{} deals: {}", (from + chunk).min(deals), report(&descent.network, &tests));
        if let Err(why) = std::fs::write(&out, descent.network.encode()) {
            println!("cannot write {out}: {why}");
        }
    }
}

/// Plays one deal and records some of its positions.
fn positions(players: Players, seed: u64, number: u64) -> Vec<Position> {
    let mut rng = SeedRng::part(seed ^ 0x5eed, number);
    let mut deal = training::deal(players, number, &mut rng);
    let club = Style::club(deal.public());
    let skilled = Style { evaluator: Evaluator::trained(players), ..club };
    let sides: [Style<'_>; MAX_SEATS] = core::array::from_fn(|_| match rng.next_below(8) {
        0 => club,
        1 | 2 => style(skilled, &mut rng, 100),
        _ => skilled,
    });
    let mut found: Vec<Position> = Vec::new();
    let mut sides_asked = Vec::new();
    let played = play(&mut deal, number, |deal, seat, seed| {
        let public = deal.public();
        if public.phase() == Phase::Draw && rng.next_below(3) == 0 {
            let mut position = Position::default();
            describe(deal, &mut position.inputs);
            let asked: Vec<Side> = value_network::sides(public).collect();
            position.asked = asked.iter().map(|&side| (numbers(deal, side), 0.0)).collect();
            position.inputs.shrink_to_fit();
            found.push(position);
            sides_asked.push(asked);
        }
        // Sometimes a random action is made, so that unusual positions are covered too.
        if rng.next_below(60) == 0 {
            Random.decide(&deal.view(seat), seed)
        } else {
            sides[public.side_of(seat).index()].decide(&deal.view(seat), seed)
        }
    });
    if played.is_err() {
        return Vec::new();
    }
    let score = deal.score();
    let all: i32 = score.iter().map(|score| score.total()).sum();
    for (position, asked) in found.iter_mut().zip(sides_asked) {
        for (side, (_, ahead)) in asked.into_iter().zip(&mut position.asked) {
            let own = score[side.index()].total();
            *ahead = (own as f32 - (all - own) as f32 / f32::from(players.sides() - 1)) / SCALE;
        }
    }
    found
}

fn untrained(players: Players, units: usize, seed: u64) -> Network<FIRST_UNITS> {
    let mut rng = SeedRng::part(seed, 1 << 41);
    let mut network = Network::zeros(value_network::shape(players));
    let mut any = |width: f32| (rng.next_below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width;
    let shape = network.shape();
    for head in 0..shape.heads {
        let Some(parts) = network.parts_mut(head) else { continue };
        let (first, numbers) = parts.first.split_at_mut(shape.inputs);
        if head == 0 {
            first.iter_mut().flat_map(|row| &mut row[..units]).for_each(|weight| *weight = any(0.1));
            numbers.iter_mut().flat_map(|row| &mut row[..units]).for_each(|weight| *weight = any(0.3));
        }
        let second = parts.second[..units].iter_mut().flatten();
        second.for_each(|weight| *weight = any((6.0 / units as f32).sqrt()));
        parts.last[..SECOND_UNITS].iter_mut().for_each(|weight| *weight = any(0.1));
        parts.last[SECOND_UNITS..SECOND_UNITS + NUMBERS].fill(0.3);
    }
    network
}

/// Describes a network's performance on held-out positions.
fn report(network: &Network<FIRST_UNITS>, tests: &[Position]) -> String {
    let mut count = 0.0;
    let mut squared_error = 0.0;
    let mut spread = 0.0;
    for position in tests {
        let mut sums = *network.parts(0).first_bias;
        network.parts(0).add(&mut sums, &position.inputs);
        for (head, (numbers, ahead)) in position.asked.iter().enumerate() {
            let rated = network.parts(head).ahead(&sums, numbers) / SCALE;
            count += 1.0;
            squared_error += f64::from(rated - ahead).powi(2);
            // The mean is 0, because one side's lead is the others' deficit.
            spread += f64::from(*ahead).powi(2);
        }
    }
    let points = |squares: f64| (squares / count).sqrt() * f64::from(SCALE);
    format!(
        "error {:.0} of {:.0} points, explains {:.2}% of the variance",
        points(squared_error),
        points(spread),
        100.0 * (1.0 - squared_error / spread)
    )
}

/// Adds the gradient of the squared error for one position.
fn add_gradients(network: &Network<FIRST_UNITS>, position: &Position, gradient: &mut Network<FIRST_UNITS>) {
    let mut sums = *network.parts(0).first_bias;
    network.parts(0).add(&mut sums, &position.inputs);
    let mut gradient_sum = [0.0; FIRST_UNITS];
    for (head, (numbers, ahead)) in position.asked.iter().enumerate() {
        let Some(mut gradient) = gradient.parts_mut(head) else { return };
        let parts = network.parts(head);
        let first = parts.first_layer(&sums, numbers);
        let second = parts.second_layer(&first);
        let error = parts.output(&second, numbers) - ahead;
        add(&mut gradient_sum, &back_propagate(&parts, numbers, &first, &second, error, &mut gradient));
    }
    let Some(gradient) = gradient.parts_mut(0) else { return };
    add(gradient.first_bias, &gradient_sum);
    for &input in &position.inputs {
        add(&mut gradient.first[usize::from(input)], &gradient_sum);
    }
}
