//! Trains the hand model that searches use (`canasta_bots::hand_model`). Players of several kinds and many styles play
//! deals, and the network learns the real contents of hidden hands at random decisions. Prints its performance on hands
//! it hasn't been trained on, and writes the weights.
//!
//! `cargo run --release -p canasta-bots --example train_hand_model -- OUT [--players N] [--deals D] [--seed S]`
//!
//! The models in the source were made with `--seed 1` and 40,000 deals for four players, 20,000 for two, three, five
//! and six.

#![expect(clippy::print_stdout, reason = "a tool for developers")]

#[path = "training/style.rs"]
mod style;
mod training;

use canasta::{Deal, MAX_SEATS, Phase, Players, Rng, SeedRng, View, shuffle};
use canasta_bots::hand_model::{
    FIRST_UNITS, HandModel, Layer, OF_KIND, OF_SEAT, Question, SECOND_UNITS, SIZES, questions,
};
use canasta_bots::{Bot, Style, by_name, play};
use style::style;
use training::Args;

/// Bots that can play a side, all equally likely. A random style is twice as likely as each of them. (The hoarder,
/// racer and miser are missing because they are never used for tuning or training.)
const BOTS: [&str; 4] = ["club", "club@untuned", "beginner", "skilled@lead=0"];

/// Deals played before each training step.
const DEALS_PER_STEP: u64 = 500;

fn main() {
    let args = Args::new();
    let out = args.out("out.hands");
    let players = args.players();
    let deals = args.number("--deals", 40_000);
    let seed = args.number("--seed", 1);
    let bots: Vec<Box<dyn Bot>> = BOTS.iter().filter_map(|name| by_name(name)).collect();
    let mut learner = Learner::new(seed);
    let chunks = (deals / DEALS_PER_STEP).max(1);
    for chunk in 0..chunks {
        let mut lessons = Vec::new();
        for number in chunk * DEALS_PER_STEP..(chunk + 1) * DEALS_PER_STEP {
            lessons.extend(self::lessons(players, number, &bots, seed));
        }
        shuffle(&mut lessons, &mut SeedRng::part(seed ^ 0xbe11, chunk));
        let left = 1.0 - chunk as f32 / chunks as f32;
        lessons.chunks(BATCH_SIZE).for_each(|batch| learner.learn(batch, 0.003 * left.max(0.01)));
        if (chunk + 1) % (chunks / 10).max(1) == 0 {
            println!("{} deals: {}", (chunk + 1) * DEALS_PER_STEP, learner.report());
        }
    }
    if let Err(why) = std::fs::write(&out, learner.hand_model.encode()) {
        println!("cannot write {out}: {why}");
    }
}

/// The true number of cards of a kind in a hand.
struct Lesson {
    question: Question,
    /// Number of cards, apart from those known to be in the hand.
    held: usize,
    /// The number of these that makes a pair. Only set for natural cards in the next player's hand.
    pair: Option<usize>,
}

/// Lessons from some of the decisions in one deal.
fn lessons(players: Players, number: u64, bots: &[Box<dyn Bot>], seed: u64) -> Vec<Lesson> {
    let mut rng = SeedRng::part(seed ^ 0xbe11, number);
    let mut deal = training::deal(players, number, &mut rng);
    let default = Style::club(deal.public());
    let styles: [Style<'_>; MAX_SEATS] = core::array::from_fn(|_| style(default, &mut rng, 100));
    let many = u32::try_from(bots.len() + 2).unwrap_or(2);
    let sides: [usize; MAX_SEATS] = core::array::from_fn(|_| rng.next_below(many) as usize);
    // Sometimes partners are different bots.
    let seats: [Option<usize>; MAX_SEATS] =
        core::array::from_fn(|_| (rng.next_below(4) == 0).then(|| rng.next_below(many) as usize));
    let mut lessons = Vec::new();
    let played = play(&mut deal, number, |deal, seat, seed| {
        let view = deal.view(seat);
        if matches!(deal.public().phase(), Phase::Draw | Phase::Play) && rng.next_below(8) == 0 {
            lessons.extend(questions(&view).into_iter().map(|question| lesson(deal, &view, question)));
        }
        let side = deal.public().side_of(seat).index();
        match bots.get(seats[seat.index()].unwrap_or(sides[side])) {
            Some(bot) => bot.decide(&view, seed),
            None => styles[side].decide(&view, seed),
        }
    });
    if played.is_ok() { lessons } else { Vec::new() }
}

fn lesson(deal: &Deal, view: &View, question: Question) -> Lesson {
    let Question { seat, kind, .. } = question;
    let known = view.public.seen().known[seat.index()].of(kind);
    let held = usize::from(deal.hand(seat).of(kind).saturating_sub(known)).min(SIZES - 1);
    let asked = seat == deal.public().players().next_seat(view.seat) && kind.is_natural();
    Lesson { question, held, pair: asked.then_some(usize::from(2_u8.saturating_sub(known))) }
}

/// Lessons per training step.
const BATCH_SIZE: usize = 256;

/// Gradient descent (Adam) on the likelihood.
struct Learner {
    hand_model: HandModel,
    gradient: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    step: i32,
    /// Number of lessons, and the summed log losses of random hands and of the model. First for the number of cards,
    /// then for whether the next player holds a pair.
    counts: [f64; 2],
    losses: [[f64; 2]; 2],
}

impl Learner {
    fn new(seed: u64) -> Self {
        let mut rng = SeedRng::part(seed, 1 << 42);
        let mut hand_model = HandModel::neutral();
        for (layer, units, width) in [
            (Layer::First, FIRST_UNITS, 0.2),
            (Layer::Second, SECOND_UNITS, (3.0 / FIRST_UNITS as f32).sqrt()),
            (Layer::Last, SIZES, 0.05),
        ] {
            let weights = &mut hand_model.weights[layer.range()];
            let rows = weights.len() - units;
            weights[..rows].fill_with(|| (rng.next_below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width);
        }
        let count = hand_model.weights.len();
        let zeros = || vec![0.0; count];
        let gradient = zeros();
        let means = zeros();
        let squares = zeros();
        Self { hand_model, gradient, means, squares, step: 0, counts: [0.0; 2], losses: [[0.0; 2]; 2] }
    }

    fn learn(&mut self, batch: &[Lesson], rate: f32) {
        self.gradient.fill(0.0);
        for lesson in batch {
            self.back_propagate(lesson);
        }
        self.step += 1;
        let fix = 1.0 - 0.9_f32.powi(self.step);
        let fix_squares = 1.0 - 0.999_f32.powi(self.step);
        let weights = self.hand_model.weights.iter_mut().zip(&self.gradient);
        for ((weight, slope), (mean, square)) in weights.zip(self.means.iter_mut().zip(&mut self.squares)) {
            let slope = slope / batch.len() as f32;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / fix) / ((*square / fix_squares).sqrt() + 1e-7);
        }
    }

    /// Adds the gradient of the loss for one lesson.
    fn back_propagate(&mut self, lesson: &Lesson) {
        let question = &lesson.question;
        let sums = self.hand_model.of_seat(&question.of_seat);
        let (first, second, outputs) = self.hand_model.layers(&sums, &question.of_kind);
        let likely: [f32; SIZES] = core::array::from_fn(|size| question.chance[size] * outputs[size].exp());
        let all: f32 = likely.iter().sum();
        let mut error = likely.map(|likely| likely / all);
        self.count(lesson, &error);
        error[lesson.held] -= 1.0;
        let weights = &self.hand_model.weights;
        let gradient = &mut self.gradient;
        let last = Layer::Last.range();
        let middle = Layer::Second.range();
        let mut slopes = back_layer(&weights[last.clone()], &mut gradient[last], &second, &error);
        for (slope, unit) in slopes.iter_mut().zip(second) {
            *slope = if unit > 0.0 { *slope } else { 0.0 };
        }
        let mut slopes = back_layer(&weights[middle.clone()], &mut gradient[middle], &first, &slopes);
        for (slope, unit) in slopes.iter_mut().zip(first) {
            *slope = if unit > 0.0 { *slope } else { 0.0 };
        }
        let inputs: [f32; OF_SEAT + OF_KIND] = core::array::from_fn(|index| {
            question.of_seat.get(index).copied().unwrap_or_else(|| question.of_kind[index - OF_SEAT])
        });
        back_layer(&weights[Layer::First.range()], &mut gradient[Layer::First.range()], &inputs, &slopes);
    }

    fn count(&mut self, lesson: &Lesson, modelled: &[f32; SIZES]) {
        let loss = |chance: f32| -f64::from(chance.max(1e-6)).ln();
        for (index, shares) in [&lesson.question.chance, modelled].into_iter().enumerate() {
            self.losses[0][index] += loss(shares[lesson.held]);
            if let Some(pair) = lesson.pair {
                let (fewer, enough) = shares.split_at(pair);
                let right = if lesson.held >= pair { enough } else { fewer };
                self.losses[1][index] += loss(right.iter().sum());
            }
        }
        self.counts[0] += 1.0;
        self.counts[1] += f64::from(u8::from(lesson.pair.is_some()));
    }

    /// Describes the model's performance since the last call.
    fn report(&mut self) -> String {
        let counts = std::mem::take(&mut self.counts);
        let losses = std::mem::take(&mut self.losses);
        let [[cards, modelled_cards], [pair, modelled_pair]] =
            core::array::from_fn(|what| losses[what].map(|loss| loss / f64::max(counts[what], 1.0)));
        format!(
            "log loss: cards of a kind, {cards:.4} by chance and {modelled_cards:.4} by the model; whether the next player has a pair, {pair:.4} and {modelled_pair:.4}"
        )
    }
}

/// Adds the gradient of a layer's weights (biases in the last row) and returns the gradient of its inputs.
fn back_layer<const I: usize, const N: usize>(
    weights: &[f32],
    gradient: &mut [f32],
    inputs: &[f32; I],
    slopes: &[f32; N],
) -> [f32; I] {
    let mut input_slopes = [0.0; I];
    let rows = weights.as_chunks::<N>().0.iter().zip(gradient.as_chunks_mut::<N>().0);
    for (index, (weights, gradient)) in rows.enumerate() {
        let input = inputs.get(index).copied().unwrap_or(1.0);
        if input == 0.0 {
            continue;
        }
        for (gradient, slope) in gradient.iter_mut().zip(slopes) {
            *gradient += input * slope;
        }
        if let Some(input_slope) = input_slopes.get_mut(index) {
            *input_slope = weights.iter().zip(slopes).map(|(weight, slope)| weight * slope).sum();
        }
    }
    input_slopes
}
