//! Trains the network that rates a turn at a glance (`canasta_bots::evaluator`). Players by rules of thumb of many styles play
//! deals; now and then, before one of them acts, some of its turns are each played on, with the hands that all really hold.
//! The network learns what came of each turn, and above all by how much one came off better than another. Prints what
//! choosing by it wins over the club player's own choice, in deals that it has not learned from.
//!
//! `cargo run --release -p canasta-bots --example evaluate -- OUT [--players N] [--deals D] [--until D] [--seed S] [--teacher FILE] [--cells C] [--horizon H] [--threads T]`
//!
//! With a teacher, a network that was trained before, the side that is learned from plays by it, and learning goes on from
//! it. `--until` stops after so many of the deals. `--cells` is the size of the first layer, `--horizon` how many turns are played
//! on where something is learned: beyond, chance hides more than is seen. The same arguments give the same bytes with any number of threads.
//!
//! What is in the source was made for four players with `--deals 1560000 --seed 1` (57 minutes of one core in all), for the others
//! with `--cells 64 --horizon 20 --seed 1` and 300,000 deals for two players and for three, 250,000 for five and 800,000 for six (for three some 15
//! minutes of one core). When those for two, four and five players were made, the network that judges deals in progress was
//! another (`canasta_bots::value_network`): made again, they differ a little.

#![expect(clippy::print_stdout, reason = "a tool for developers")]

#[path = "training/descent.rs"]
mod descent;
#[path = "training/parallel.rs"]
mod parallel;
#[path = "training/style.rs"]
mod style;
mod training;

use canasta::{MAX_SEATS, Phase, Players, Rng, Seat, SeedRng, Side};
use canasta_bots::evaluator::{Evaluator, FIRST, Subject, Turn, Turns, shape};
use canasta_bots::network::inputs::{Inputs, NUMBERS};
use canasta_bots::network::{Network, Parts, PartsMut, SECOND};
use canasta_bots::{Bot, Style, play, play_out};
use descent::{Descent, add, back};
use parallel::{in_parallel, threads};
use style::style;
use training::Args;

/// Deals that are played before what they taught is learned.
const CHUNK: usize = 2000;
/// Turns of a decision that are played on.
const PLAYED: usize = 4;
/// Turns among which those are.
const TURNS: usize = 12;
/// Turns that the club player thinks worse by more points are left out.
const MARGIN: f64 = 250.0;

/// A decision whose turns were played on.
struct Decision {
    subject: Subject,
    before: Inputs,
    turns: Vec<Played>,
}

struct Played {
    inputs: Inputs,
    numbers: [f32; NUMBERS],
    /// Thousands of points by which the side ended ahead.
    ahead: f32,
}

/// What is played for learning.
struct Course<'a> {
    players: Players,
    seed: u64,
    /// Turns that are played on; the rest is guessed from all hands.
    horizon: u32,
    teacher: Option<&'a Evaluator>,
    threads: usize,
}

fn main() {
    let args = Args::new();
    let (out, players, seed) = (args.out("out.evaluator"), args.players(), args.number("--seed", 1));
    let deals = args.number("--deals", 400_000);
    let until = args.number("--until", deals);
    let threads = threads(args.number("--threads", 0));
    // Any number can be given; one that is too large means to the end.
    let horizon = u32::try_from(args.number("--horizon", 10)).unwrap_or(u32::MAX);
    let cells = usize::try_from(args.number("--cells", 128)).unwrap_or(FIRST).clamp(1, FIRST);
    let mut teacher = None;
    if let Some(path) = args.text("--teacher") {
        let Some(network) = std::fs::read(path).ok().and_then(|bytes| Network::read(shape(players), &bytes)) else {
            println!("{path} is no network for {} players", players.count());
            return;
        };
        teacher = Some(Evaluator::new(network));
    }
    let course = Course { players, seed, horizon, teacher: teacher.as_ref(), threads };
    let tests = Course { seed: seed ^ 0x7e57, horizon: u32::MAX, ..course }.chunk(0);
    println!("{} decisions held back", tests.len());
    let mut learner = Learner::new(players, cells, seed, threads, teacher.as_ref().map(Evaluator::network));
    let chunks = deals / CHUNK as u64;
    for number in 0..chunks.min(until / CHUNK as u64) {
        learner.learn(&course.chunk(number), 1.0 - number as f32 / chunks as f32);
        if (number + 1) % (chunks / 20).max(1) == 0 || number + 1 == chunks {
            println!(
                "{} deals: turns {}; draws {}",
                (number + 1) * CHUNK as u64,
                learner.told(&tests, Subject::Turn),
                learner.told(&tests, Subject::Draw)
            );
            if let Err(why) = std::fs::write(&out, learner.descent.network.write()) {
                println!("{out} could not be written: {why}");
            }
        }
    }
}

impl Course<'_> {
    /// Plays a chunk of deals.
    fn chunk(&self, number: u64) -> Vec<Decision> {
        let lessons = |place| self.lessons(number * CHUNK as u64 + place as u64);
        in_parallel(CHUNK, self.threads, lessons).into_iter().flatten().collect()
    }

    /// Plays one deal, and some turns of it on.
    fn lessons(&self, number: u64) -> Vec<Decision> {
        let players = self.players;
        let mut rng = SeedRng::part(self.seed ^ 0x1d6e, number);
        let mut deal = training::deal(players, number, &mut rng);
        let usual = Style { evaluator: self.teacher, ..Style::club(deal.public()) };
        let own = Side(u8::try_from(rng.below(players.sides().into())).unwrap_or(0));
        let opponent = style(usual, &mut rng, 60);
        let styles: [Style<'_>; MAX_SEATS] = core::array::from_fn(|place| {
            let seat = Seat(u8::try_from(place).unwrap_or(0) % players.count());
            if players.side_of(seat) == own {
                style(usual, &mut rng, 15)
            } else if rng.below(4) == 0 {
                style(usual, &mut rng, 60)
            } else {
                opponent
            }
        });
        let mut found = Vec::new();
        let played = play(&mut deal, number, |deal, seat, seed| {
            let view = deal.view(seat);
            let actions = |rng: &mut SeedRng, turns: &[Turn]| match rng.below(8) {
                // Now and then something else happens, so that unusual positions are known too.
                0 => turns[rng.below(u32::try_from(turns.len()).unwrap_or(1)) as usize].actions.clone(),
                _ => styles[seat.index()].decide(&view, seed),
            };
            let chooses = matches!(deal.public().phase(), Phase::Play | Phase::Draw);
            if deal.public().side_of(seat) != own || !chooses || rng.below(3) != 0 {
                return styles[seat.index()].decide(&view, seed);
            }
            let turns = Turns::of(&view, self.teacher, TURNS, MARGIN).filter(|found| found.turns.len() > 1);
            let Some(Turns { subject, before, mut turns }) = turns else {
                return styles[seat.index()].decide(&view, seed);
            };
            pick(&mut turns, &mut rng);
            let mut rollout = styles;
            rollout[seat.index()] = usual;
            let actions = actions(&mut rng, &turns);
            let turns = turns.into_iter().map(|turn| {
                let points = play_out(deal, seat, &turn.actions, &rollout, self.horizon);
                let all: f64 = points[..usize::from(players.sides())].iter().sum();
                let side = points[own.index()];
                let ahead = (side - (all - side) / f64::from(players.sides() - 1)) / 1000.0;
                #[expect(clippy::cast_possible_truncation, reason = "some thousand points")]
                let ahead = ahead as f32;
                Played { inputs: turn.inputs, numbers: turn.numbers, ahead }
            });
            found.push(Decision { subject, before, turns: turns.collect() });
            actions
        });
        if played.is_ok() { found } else { Vec::new() }
    }
}

/// Keeps the turn that seems best, a way out, and others at random.
fn pick(turns: &mut Vec<Turn>, rng: &mut SeedRng) {
    let mut kept = 1;
    if let Some(out) = turns[1..].iter().position(|turn| turn.goes_out) {
        turns.swap(1, out + 1);
        kept = 2;
    }
    for place in kept..PLAYED.min(turns.len()) {
        let others = u32::try_from(turns.len() - place).unwrap_or(1);
        turns.swap(place, place + rng.below(others) as usize);
    }
    turns.truncate(PLAYED);
}

/// Decisions that are learned from at once.
const BATCH: usize = 1024;

/// How much the outcome itself counts beside the differences between turns.
const OUTCOME: f32 = 0.15;

/// Gradient descent on the squared error.
struct Learner {
    descent: Descent<FIRST>,
    rate: f32,
}

impl Learner {
    fn new(players: Players, cells: usize, seed: u64, threads: usize, first: Option<&Network<FIRST>>) -> Self {
        let mut rng = SeedRng::part(seed, 1 << 42);
        let mut network = Network::empty(shape(players));
        let mut any = |width: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width;
        let inputs = network.shape().inputs;
        for subject in [Subject::Turn, Subject::Draw] {
            let Some(parts) = network.parts_mut(subject as usize) else { continue };
            let (first, numbers) = parts.first.split_at_mut(inputs);
            first.iter_mut().flat_map(|row| &mut row[..cells]).for_each(|weight| *weight = any(0.1));
            numbers.iter_mut().flat_map(|row| &mut row[..cells]).for_each(|weight| *weight = any(0.3));
            let second = parts.second[..cells].iter_mut().flatten();
            second.for_each(|weight| *weight = any((6.0 / cells as f32).sqrt()));
            parts.last[..SECOND].iter_mut().for_each(|weight| *weight = any(0.1));
            parts.last[SECOND..SECOND + NUMBERS].fill(0.4);
        }
        let rate = if first.is_some() { 0.0004 } else { 0.001 };
        Self { descent: Descent::new(first.cloned().unwrap_or(network), threads), rate }
    }

    fn learn(&mut self, decisions: &[Decision], left: f32) {
        for batch in decisions.chunks(BATCH) {
            self.descent.learn(batch, self.rate * left.max(0.02), |network, decision, gradient| {
                let Some(mut gradient) = gradient.parts_mut(decision.subject as usize) else { return };
                slopes(&network.parts(decision.subject as usize), decision, &mut gradient);
            });
        }
    }

    /// How well it does on decisions that it has not learned from.
    fn told(&self, tests: &[Decision], subject: Subject) -> String {
        let (mut count, mut gains, mut squares) = (0.0, 0.0, 0.0);
        // Squared: of differences between turns what is wrong, and how great they are; of outcomes the same.
        let [mut wrong, mut differences, mut missed, mut outcomes] = [0.0; 4];
        for decision in tests.iter().filter(|decision| decision.subject == subject) {
            let rates = rates(&self.descent.network, decision);
            let ahead: Vec<f32> = decision.turns.iter().map(|turn| turn.ahead).collect();
            let club: Vec<f32> = decision.turns.iter().map(|turn| turn.numbers[0]).collect();
            let gain = f64::from(ahead[best(&rates)] - ahead[best(&club)]);
            count += 1.0;
            gains += gain;
            squares += gain * gain;
            let mean = |numbers: &[f32]| numbers.iter().sum::<f32>() / numbers.len() as f32;
            let (rated, real) = (mean(&rates), mean(&ahead));
            for (rate, ahead) in rates.iter().zip(&ahead) {
                wrong += f64::from((rate - rated - (ahead - real)).powi(2));
                differences += f64::from((ahead - real).powi(2));
                missed += f64::from((rate - ahead).powi(2));
                outcomes += f64::from(ahead.powi(2));
            }
        }
        let mean = gains / count;
        let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
        format!(
            "{:+.1} ± {:.1} points a decision over club's, explains {:.2} % of differences and {:.1} % of outcomes",
            1000.0 * mean,
            1960.0 * error,
            100.0 * (1.0 - wrong / differences),
            100.0 * (1.0 - missed / outcomes)
        )
    }
}

/// The place of the greatest number.
fn best(numbers: &[f32]) -> usize {
    let places = numbers.iter().enumerate();
    places.max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(place, _)| place)
}

/// What a network says of the turns of a decision.
fn rates(network: &Network<FIRST>, decision: &Decision) -> Vec<f32> {
    let network = network.parts(decision.subject as usize);
    let mut fixed = *network.first_bias;
    network.add(&mut fixed, &decision.before);
    let rate = |turn: &Played| {
        let mut sums = fixed;
        network.add(&mut sums, &turn.inputs);
        let first = network.first_layer(&sums, &turn.numbers);
        network.output(&network.second_layer(&first), &turn.numbers)
    };
    decision.turns.iter().map(rate).collect()
}

/// Adds the slopes of the error in one decision.
fn slopes(network: &Parts<'_, FIRST>, decision: &Decision, gradient: &mut PartsMut<'_, FIRST>) {
    let mut fixed = *network.first_bias;
    network.add(&mut fixed, &decision.before);
    let forward: Vec<([f32; FIRST], [f32; SECOND], f32)> = decision
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
    let mut fixed_slope = [0.0; FIRST];
    for (turn, (first, second, output)) in decision.turns.iter().zip(&forward) {
        let wrong = (output - mean) - (turn.ahead - real) + OUTCOME * (mean - real);
        let first_slope = back(network, &turn.numbers, first, second, wrong, gradient);
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
