//! Trains the network that guesses how deals in progress will end (`canasta_bots::value_network`): players of many styles play deals, most of them with
//! an evaluator; positions before a turn are described, and the network learns by how much each side was ahead at the end. Prints how
//! well it does on deals it has not learned from, and writes the network.
//!
//! `cargo run --release -p canasta-bots --example learn -- OUT [--players N] [--deals D] [--chunk D] [--epochs E] [--cells C] [--seed S] [--threads T]`
//!
//! Deals are played and learned from in chunks of so many, each chunk `--epochs` times; a hundred thousand deals for four players take
//! 0.8 GB. `--cells` is the size of the first layer. The same arguments give the same bytes with any number of threads.
//!
//! What is in the source was made with `--deals 400000 --chunk 400000 --epochs 3` for four players, with `--deals 60000 --cells 16` for two,
//! `--deals 40000 --cells 16` for six, and `--deals 90000 --cells 24` for three and five, all with `--seed 1`.

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
use canasta_bots::network::{Network, SCALE, SECOND};
use canasta_bots::value_network::{self, FIRST, describe, numbers};
use canasta_bots::{Bot, Random, Style, play};
use descent::{Descent, add, back};
use parallel::{in_parallel, threads};
use style::style;
use training::Args;

/// How far weights are moved at first.
const RATE: f32 = 0.001;
/// Positions that are learned from at once.
const BATCH: usize = 1024;
/// Deals that the network is tested on.
const TESTS: usize = 4000;

/// A position before a turn.
#[derive(Default)]
struct Position {
    inputs: Inputs,
    /// What is asked of each head: the numbers beside the inputs, and thousands of points by which the side ended ahead.
    asked: Vec<([f32; NUMBERS], f32)>,
}

fn main() {
    let args = Args::new();
    let (out, players) = (args.out("out.value"), args.players());
    let number = |name, usual| args.number(name, usual);
    let (epochs, seed, threads) = (number("--epochs", 2), number("--seed", 1), threads(number("--threads", 0)));
    // Any number can be given; one that is too large means all.
    let deals = usize::try_from(number("--deals", 200_000)).unwrap_or(usize::MAX);
    let chunk = usize::try_from(number("--chunk", 50_000)).unwrap_or(usize::MAX).max(1);
    let cells = usize::try_from(number("--cells", FIRST as u64)).unwrap_or(FIRST).clamp(1, FIRST);
    let sample = |seed: u64, from: usize, deals: usize| -> Vec<Position> {
        let positions = |place| positions(players, seed, (from + place) as u64);
        in_parallel(deals, threads, positions).into_iter().flatten().collect()
    };
    let tests = sample(seed ^ 0x7e57, 0, TESTS);
    println!("{} positions held back", tests.len());
    let mut descent = Descent::new(beginning(players, cells, seed), threads);
    let mut rng = SeedRng::part(seed, 1 << 40);
    let chunks = deals as f32 / chunk as f32;
    for (number, from) in (0..deals).step_by(chunk).enumerate() {
        let mut lessons = sample(seed, from, chunk.min(deals - from));
        for epoch in 0..epochs {
            canasta::deck::shuffle(&mut lessons, &mut rng);
            let batches = lessons.len().div_ceil(BATCH) as f32;
            for (batch, positions) in lessons.chunks(BATCH).enumerate() {
                let done = (epoch as f32 + batch as f32 / batches) / epochs as f32;
                let left = 1.0 - (number as f32 + done) / chunks;
                descent.learn(positions, RATE * left.max(0.02), slopes);
            }
        }
        println!("{} deals: {}", (from + chunk).min(deals), told(&descent.network, &tests));
        if let Err(why) = std::fs::write(&out, descent.network.write()) {
            println!("{out} could not be written: {why}");
        }
    }
}

/// Plays one deal and describes some of its positions.
fn positions(players: Players, seed: u64, number: u64) -> Vec<Position> {
    let mut rng = SeedRng::part(seed ^ 0x5eed, number);
    let mut deal = training::deal(players, number, &mut rng);
    let club = Style::club(deal.public());
    let skilled = Style { evaluator: Evaluator::trained(players), ..club };
    let sides: [Style<'_>; MAX_SEATS] = core::array::from_fn(|_| match rng.below(8) {
        0 => club,
        1 | 2 => style(skilled, &mut rng, 100),
        _ => skilled,
    });
    let mut found: Vec<Position> = Vec::new();
    let mut sides_asked = Vec::new();
    let played = play(&mut deal, number, |deal, seat, seed| {
        let public = deal.public();
        if public.phase() == Phase::Draw && rng.below(3) == 0 {
            let mut position = Position::default();
            describe(deal, &mut position.inputs);
            let asked: Vec<Side> = value_network::sides(public).collect();
            position.asked = asked.iter().map(|&side| (numbers(deal, side), 0.0)).collect();
            position.inputs.shrink_to_fit();
            found.push(position);
            sides_asked.push(asked);
        }
        // Now and then something else happens, so that unusual positions are known too.
        if rng.below(60) == 0 {
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

/// A network that has learned nothing yet.
fn beginning(players: Players, cells: usize, seed: u64) -> Network<FIRST> {
    let mut rng = SeedRng::part(seed, 1 << 41);
    let mut network = Network::empty(value_network::shape(players));
    let mut any = |width: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width;
    let shape = network.shape();
    for head in 0..shape.heads {
        let Some(parts) = network.parts_mut(head) else { continue };
        let (first, numbers) = parts.first.split_at_mut(shape.inputs);
        if head == 0 {
            first.iter_mut().flat_map(|row| &mut row[..cells]).for_each(|weight| *weight = any(0.1));
            numbers.iter_mut().flat_map(|row| &mut row[..cells]).for_each(|weight| *weight = any(0.3));
        }
        let second = parts.second[..cells].iter_mut().flatten();
        second.for_each(|weight| *weight = any((6.0 / cells as f32).sqrt()));
        parts.last[..SECOND].iter_mut().for_each(|weight| *weight = any(0.1));
        parts.last[SECOND..SECOND + NUMBERS].fill(0.3);
    }
    network
}

/// How well a network does on positions that it has not learned from.
fn told(network: &Network<FIRST>, tests: &[Position]) -> String {
    let (mut count, mut wrong, mut spread) = (0.0, 0.0, 0.0);
    for position in tests {
        let mut sums = *network.parts(0).first_bias;
        network.parts(0).add(&mut sums, &position.inputs);
        for (head, (numbers, ahead)) in position.asked.iter().enumerate() {
            let rated = network.parts(head).ahead(&sums, numbers) / SCALE;
            count += 1.0;
            wrong += f64::from(rated - ahead).powi(2);
            // The mean is 0: what one side is ahead by, others are behind.
            spread += f64::from(*ahead).powi(2);
        }
    }
    let points = |squares: f64| (squares / count).sqrt() * f64::from(SCALE);
    format!(
        "error {:.0} of {:.0} points, explains {:.2} % of the variance",
        points(wrong),
        points(spread),
        100.0 * (1.0 - wrong / spread)
    )
}

/// Adds the slopes of the squared error in one position.
fn slopes(network: &Network<FIRST>, position: &Position, gradient: &mut Network<FIRST>) {
    let mut sums = *network.parts(0).first_bias;
    network.parts(0).add(&mut sums, &position.inputs);
    let mut slope = [0.0; FIRST];
    for (head, (numbers, ahead)) in position.asked.iter().enumerate() {
        let Some(mut gradient) = gradient.parts_mut(head) else { return };
        let parts = network.parts(head);
        let first = parts.first_layer(&sums, numbers);
        let second = parts.second_layer(&first);
        let wrong = parts.output(&second, numbers) - ahead;
        add(&mut slope, &back(&parts, numbers, &first, &second, wrong, &mut gradient));
    }
    let Some(gradient) = gradient.parts_mut(0) else { return };
    add(gradient.first_bias, &slope);
    for &input in &position.inputs {
        add(&mut gradient.first[usize::from(input)], &slope);
    }
}
