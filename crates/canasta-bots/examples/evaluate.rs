//! Trains the network that rates turns (`canasta_bots::evaluator`). Club players of many styles play deals. At random
//! decisions of one side, several turns are played out with the real hands. The network learns the results, and above
//! all the differences between turns. On held-out deals, prints how much the network's choices gain over the club
//! player's own.
//!
//! `cargo run --release -p canasta-bots --example evaluate -- OUT [--players N] [--deals D] [--until D] [--seed S]
//! [--teacher FILE] [--units U] [--horizon H] [--threads T]`
//!
//! `--teacher` names a previously trained network. Players then use it, and training continues from its weights.
//! `--until` stops early, after this many deals. `--cells` is the size of the first layer. `--horizon` is the number of
//! turns per playout; longer playouts add more noise than information. The same arguments give the same bytes with any
//! number of threads.
//!
//! The networks in the source were made with `--deals 1560000 --seed 1` for four players (57 minutes on one core), and
//! with `--cells 64 --horizon 20 --seed 1` for the others: 300,000 deals for two and three players, 250,000 for five
//! and 800,000 for six (about 15 minutes on one core for three). The networks for two, four and five players were made
//! with an earlier value network (`canasta_bots::value_network`), so making them again gives slightly different ones.

#![expect(clippy::print_stdout, reason = "a tool for developers")]

#[path = "training/descent.rs"]
mod descent;
#[path = "training/parallel.rs"]
mod parallel;
#[path = "training/style.rs"]
mod style;
mod training;

use canasta::{MAX_SEATS, Phase, Players, Rng, Seat, SeedRng, Side};
use canasta_bots::evaluator::{Evaluator, FIRST_UNITS, Subject, Turn, Turns, shape};
use canasta_bots::network::inputs::{Inputs, NUMBERS};
use canasta_bots::network::{Network, Parts, PartsMut, SECOND_UNITS};
use canasta_bots::{Bot, Style, play, play_out};
use descent::{Descent, add, back_propagate};
use parallel::{in_parallel, threads};
use style::style;
use training::Args;

/// Deals played before each training step.
const DEALS_PER_STEP: usize = 2000;
/// Turns played out per decision.
const PLAYED_OUT: usize = 4;
/// Candidate turns to pick those from.
const TURNS: usize = 12;
/// Leaves out turns that the club player rates more than this many points below its best.
const MARGIN: f64 = 250.0;

/// A decision whose turns were played out.
struct Decision {
    subject: Subject,
    before: Inputs,
    turns: Vec<PlayedTurn>,
}

struct PlayedTurn {
    inputs: Inputs,
    numbers: [f32; NUMBERS],
    /// Final lead of the side, in thousands of points.
    ahead: f32,
}

/// Settings for playing the training deals.
struct Course<'a> {
    players: Players,
    seed: u64,
    /// Turns per playout. The value network estimates the rest.
    horizon: u32,
    teacher: Option<&'a Evaluator>,
    threads: usize,
}

fn main() {
    let args = Args::new();
    let out = args.out("out.evaluator");
    let players = args.players();
    let seed = args.number("--seed", 1);
    let deals = args.number("--deals", 400_000);
    let until = args.number("--until", deals);
    let threads = threads(args.number("--threads", 0));
    // Any number is allowed. If it is too large, playouts run to the end of the deal.
    let horizon = u32::try_from(args.number("--horizon", 10)).unwrap_or(u32::MAX);
    let units = usize::try_from(args.number("--units", 128)).unwrap_or(FIRST_UNITS).clamp(1, FIRST_UNITS);
    let mut teacher = None;
    if let Some(path) = args.text("--teacher") {
        let Some(network) = std::fs::read(path).ok().and_then(|bytes| Network::decode(shape(players), &bytes)) else {
            println!("{path} is not a network for {} players", players.count());
            return;
        };
        teacher = Some(Evaluator::new(network));
    }
    let course = Course { players, seed, horizon, teacher: teacher.as_ref(), threads };
    let tests = Course { seed: seed ^ 0x7e57, horizon: u32::MAX, ..course }.chunk(0);
    println!("{} decisions held back", tests.len());
    let mut learner = Learner::new(players, units, seed, threads, teacher.as_ref().map(Evaluator::network));
    let chunks = deals / DEALS_PER_STEP as u64;
    for number in 0..chunks.min(until / DEALS_PER_STEP as u64) {
        learner.learn(&course.chunk(number), 1.0 - number as f32 / chunks as f32);
        if (number + 1) % (chunks / 20).max(1) == 0 || number + 1 == chunks {
            println!(
                "{} deals: turns {}; draws {}",
                (number + 1) * DEALS_PER_STEP as u64,
                learner.report(&tests, Subject::Turn),
                learner.report(&tests, Subject::Draw)
            );
            if let Err(why) = std::fs::write(&out, learner.descent.network.encode()) {
                println!("cannot write {out}: {why}");
            }
        }
    }
}

impl Course<'_> {
    fn chunk(&self, number: u64) -> Vec<Decision> {
        let lessons = |index| self.lessons(number * DEALS_PER_STEP as u64 + index as u64);
        in_parallel(DEALS_PER_STEP, self.threads, lessons).into_iter().flatten().collect()
    }

    /// Plays one deal, and at some decisions plays out several turns.
    fn lessons(&self, number: u64) -> Vec<Decision> {
        let players = self.players;
        let mut rng = SeedRng::part(self.seed ^ 0x1d6e, number);
        let mut deal = training::deal(players, number, &mut rng);
        let default = Style { evaluator: self.teacher, ..Style::club(deal.public()) };
        let own = Side(u8::try_from(rng.next_below(players.sides().into())).unwrap_or(0));
        let opponent = style(default, &mut rng, 60);
        let styles: [Style<'_>; MAX_SEATS] = core::array::from_fn(|index| {
            let seat = Seat(u8::try_from(index).unwrap_or(0) % players.count());
            if players.side_of(seat) == own {
                style(default, &mut rng, 15)
            } else if rng.next_below(4) == 0 {
                style(default, &mut rng, 60)
            } else {
                opponent
            }
        });
        let mut found = Vec::new();
        let played = play(&mut deal, number, |deal, seat, seed| {
            let view = deal.view(seat);
            let actions = |rng: &mut SeedRng, turns: &[Turn]| match rng.next_below(8) {
                // Sometimes a random turn is played, so that unusual positions are covered too.
                0 => turns[rng.next_below(u32::try_from(turns.len()).unwrap_or(1)) as usize].actions.clone(),
                _ => styles[seat.index()].decide(&view, seed),
            };
            let chooses = matches!(deal.public().phase(), Phase::Play | Phase::Draw);
            if deal.public().side_of(seat) != own || !chooses || rng.next_below(3) != 0 {
                return styles[seat.index()].decide(&view, seed);
            }
            let turns = Turns::of(&view, self.teacher, TURNS, MARGIN).filter(|found| found.turns.len() > 1);
            let Some(Turns { subject, before, mut turns }) = turns else {
                return styles[seat.index()].decide(&view, seed);
            };
            pick(&mut turns, &mut rng);
            let mut rollout = styles;
            rollout[seat.index()] = default;
            let actions = actions(&mut rng, &turns);
            let turns = turns.into_iter().map(|turn| {
                let points = play_out(deal, seat, &turn.actions, &rollout, self.horizon);
                let all: f64 = points[..usize::from(players.sides())].iter().sum();
                let side = points[own.index()];
                let ahead = (side - (all - side) / f64::from(players.sides() - 1)) / 1000.0;
                #[expect(clippy::cast_possible_truncation, reason = "some thousand points")]
                let ahead = ahead as f32;
                PlayedTurn { inputs: turn.inputs, numbers: turn.numbers, ahead }
            });
            found.push(Decision { subject, before, turns: turns.collect() });
            actions
        });
        if played.is_ok() { found } else { Vec::new() }
    }
}

/// Keeps the best turn, a way to go out, and random others.
fn pick(turns: &mut Vec<Turn>, rng: &mut SeedRng) {
    let mut kept = 1;
    if let Some(out) = turns[1..].iter().position(|turn| turn.goes_out) {
        turns.swap(1, out + 1);
        kept = 2;
    }
    for index in kept..PLAYED_OUT.min(turns.len()) {
        let others = u32::try_from(turns.len() - index).unwrap_or(1);
        turns.swap(index, index + rng.next_below(others) as usize);
    }
    turns.truncate(PLAYED_OUT);
}

/// Decisions per training step.
const BATCH_SIZE: usize = 1024;

/// Weight of the result itself, relative to the differences between turns.
const OUTCOME: f32 = 0.15;

/// Gradient descent on the squared error.
struct Learner {
    descent: Descent<FIRST_UNITS>,
    rate: f32,
}

impl Learner {
    fn new(players: Players, units: usize, seed: u64, threads: usize, first: Option<&Network<FIRST_UNITS>>) -> Self {
        let mut rng = SeedRng::part(seed, 1 << 42);
        let mut network = Network::zeros(shape(players));
        let mut any = |width: f32| (rng.next_below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width;
        let inputs = network.shape().inputs;
        for subject in [Subject::Turn, Subject::Draw] {
            let Some(parts) = network.parts_mut(subject as usize) else { continue };
            let (first, numbers) = parts.first.split_at_mut(inputs);
            first.iter_mut().flat_map(|row| &mut row[..units]).for_each(|weight| *weight = any(0.1));
            numbers.iter_mut().flat_map(|row| &mut row[..units]).for_each(|weight| *weight = any(0.3));
            let second = parts.second[..units].iter_mut().flatten();
            second.for_each(|weight| *weight = any((6.0 / units as f32).sqrt()));
            parts.last[..SECOND_UNITS].iter_mut().for_each(|weight| *weight = any(0.1));
            parts.last[SECOND_UNITS..SECOND_UNITS + NUMBERS].fill(0.4);
        }
        let rate = if first.is_some() { 0.0004 } else { 0.001 };
        Self { descent: Descent::new(first.cloned().unwrap_or(network), threads), rate }
    }

    fn learn(&mut self, decisions: &[Decision], left: f32) {
        for batch in decisions.chunks(BATCH_SIZE) {
            self.descent.learn(batch, self.rate * left.max(0.02), |network, decision, gradient| {
                let Some(mut gradient) = gradient.parts_mut(decision.subject as usize) else { return };
                add_gradients(&network.parts(decision.subject as usize), decision, &mut gradient);
            });
        }
    }

    /// Describes the network's performance on held-out decisions.
    fn report(&self, tests: &[Decision], subject: Subject) -> String {
        let mut count = 0.0;
        let mut gains = 0.0;
        let mut squares = 0.0;
        // Sums of squares.
        let mut difference_errors = 0.0;
        let mut differences = 0.0;
        let mut result_errors = 0.0;
        let mut results = 0.0;
        for decision in tests.iter().filter(|decision| decision.subject == subject) {
            let rates = rates(&self.descent.network, decision);
            let ahead: Vec<f32> = decision.turns.iter().map(|turn| turn.ahead).collect();
            let club: Vec<f32> = decision.turns.iter().map(|turn| turn.numbers[0]).collect();
            let gain = f64::from(ahead[best(&rates)] - ahead[best(&club)]);
            count += 1.0;
            gains += gain;
            squares += gain * gain;
            let mean = |numbers: &[f32]| numbers.iter().sum::<f32>() / numbers.len() as f32;
            let rated = mean(&rates);
            let real = mean(&ahead);
            for (rate, ahead) in rates.iter().zip(&ahead) {
                difference_errors += f64::from((rate - rated - (ahead - real)).powi(2));
                differences += f64::from((ahead - real).powi(2));
                result_errors += f64::from((rate - ahead).powi(2));
                results += f64::from(ahead.powi(2));
            }
        }
        let mean = gains / count;
        let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
        format!(
            "{:+.1} ± {:.1} points per decision over club, explains {:.2}% of differences and {:.1}% of results",
            1000.0 * mean,
            1960.0 * error,
            100.0 * (1.0 - difference_errors / differences),
            100.0 * (1.0 - result_errors / results)
        )
    }
}

/// The index of the maximum.
fn best(numbers: &[f32]) -> usize {
    let indices = numbers.iter().enumerate();
    indices.max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(index, _)| index)
}

/// A network's rating of each turn in a decision.
fn rates(network: &Network<FIRST_UNITS>, decision: &Decision) -> Vec<f32> {
    let network = network.parts(decision.subject as usize);
    let mut fixed = *network.first_bias;
    network.add(&mut fixed, &decision.before);
    let rate = |turn: &PlayedTurn| {
        let mut sums = fixed;
        network.add(&mut sums, &turn.inputs);
        let first = network.first_layer(&sums, &turn.numbers);
        network.output(&network.second_layer(&first), &turn.numbers)
    };
    decision.turns.iter().map(rate).collect()
}

/// Adds the gradient of the error for one decision.
fn add_gradients(network: &Parts<'_, FIRST_UNITS>, decision: &Decision, gradient: &mut PartsMut<'_, FIRST_UNITS>) {
    let mut fixed = *network.first_bias;
    network.add(&mut fixed, &decision.before);
    let forward: Vec<([f32; FIRST_UNITS], [f32; SECOND_UNITS], f32)> = decision
        .turns
        .iter()
        .map(|turn| {
            let mut sums = fixed;
            network.add(&mut sums, &turn.inputs);
            let first = network.first_layer(&sums, &turn.numbers);
            let second = network.second_layer(&first);
            (first, second, network.output(&second, &turn.numbers))
        })
        .collect();
    let count = forward.len() as f32;
    let mean = forward.iter().map(|(_, _, output)| output).sum::<f32>() / count;
    let real = decision.turns.iter().map(|turn| turn.ahead).sum::<f32>() / count;
    let mut fixed_slope = [0.0; FIRST_UNITS];
    for (turn, (first, second, output)) in decision.turns.iter().zip(&forward) {
        let error = (output - mean) - (turn.ahead - real) + OUTCOME * (mean - real);
        let first_slope = back_propagate(network, &turn.numbers, first, second, error, gradient);
        for &input in &turn.inputs {
            add(&mut gradient.first[usize::from(input)], &first_slope);
        }
        add(&mut fixed_slope, &first_slope);
    }
    add(gradient.first_bias, &fixed_slope);
    for &input in &decision.before {
        add(&mut gradient.first[usize::from(input)], &fixed_slope);
    }
}
