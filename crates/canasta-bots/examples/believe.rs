//! Trains what a search believes of hidden hands (`canasta_bots::belief`): bots of several kinds play deals; now and then
//! each hidden hand is held against one that is imagined by chance, and a logistic regression learns to tell them apart.
//! Prints how well it does, always before it has learned from the hands (0.693 is no better than guessing), and writes the
//! numbers.
//!
//! `cargo run --release -p canasta-bots --example believe -- OUT [--players N] [--deals D] [--seed S]`
//!
//! What is in the source was made with `--seed 1` and 40,000 deals for four players, 10,000 for two, three, five and six.

#![expect(clippy::print_stdout, reason = "a tool for developers")]

mod training;

use canasta::{Deal, MAX_SEATS, Phase, Players, Rng, Seat, SeedRng};
use canasta_bots::belief::{Belief, OF_HAND, OF_MOMENT};
use canasta_bots::{Bot, by_name, play};
use training::Args;

/// Who plays on each side, each as likely. (No hoarder: no tuning and no training meets it.)
const BOTS: [&str; 6] = ["club", "club", "strong@nodes=500", "strong@nodes=500", "club@untuned", "beginner"];

fn main() {
    let args = Args::new();
    let (out, players) = (args.out("out.belief"), args.players());
    let (deals, seed) = (args.number("--deals", 40_000), args.number("--seed", 1));
    let bots: Vec<Box<dyn Bot>> = BOTS.iter().filter_map(|name| by_name(name)).collect();
    let mut learner = Learner { belief: Belief::NONE, squares: [[0.0; OF_MOMENT]; OF_HAND], loss: 0.0, hands: 0 };
    for number in 0..deals {
        let mut rng = SeedRng::part(seed ^ 0xbe11, number);
        let rate = 0.004 * (1.0 - number as f32 / deals as f32).max(0.02);
        for deal in moments(players, number, &bots, &mut rng) {
            let viewer = deal.public().turn();
            let world = deal.view(viewer).sample(&mut rng);
            for seat in players.seats().filter(|&seat| seat != viewer) {
                learner.learn(&deal, &deal, seat, true, rate);
                learner.learn(&deal, &world, seat, false, rate);
            }
        }
        if (number + 1) % (deals / 10).max(1) == 0 {
            println!("{} deals: {:.4} a hand", number + 1, learner.loss / f64::from(learner.hands.max(1)));
            (learner.loss, learner.hands) = (0.0, 0);
        }
    }
    if let Err(why) = std::fs::write(&out, learner.belief.write()) {
        println!("{out} could not be written: {why}");
    }
}

/// Some moments of one deal.
fn moments(players: Players, number: u64, bots: &[Box<dyn Bot>], rng: &mut SeedRng) -> Vec<Deal> {
    let mut deal = training::deal(players, number, rng);
    let sides: [usize; MAX_SEATS] = core::array::from_fn(|_| rng.below(6) as usize);
    let mut moments = Vec::new();
    let played = play(&mut deal, number, |deal, seat, seed| {
        if matches!(deal.public().phase(), Phase::Draw | Phase::Play) && rng.below(3) == 0 {
            moments.push(deal.clone());
        }
        bots[sides[deal.public().side_of(seat).index()]].decide(&deal.view(seat), seed)
    });
    if played.is_ok() { moments } else { Vec::new() }
}

/// Gradient descent on the likelihood, each number at its own pace.
struct Learner {
    belief: Belief,
    squares: [[f32; OF_MOMENT]; OF_HAND],
    loss: f64,
    hands: u32,
}

impl Learner {
    /// Learns from one hand of `dealt`, real or imagined, at the table of `deal`.
    fn learn(&mut self, deal: &Deal, dealt: &Deal, seat: Seat, real: bool, rate: f32) {
        let (sum, held, now) = self.belief.judge(deal.public(), seat, dealt.hand(seat));
        let chance = 1.0 / (1.0 + (-sum).exp());
        self.loss -= f64::from(if real { chance } else { 1.0 - chance }).max(1e-9).ln();
        self.hands += 1;
        let wrong = chance - f32::from(u8::from(real));
        for ((row, squares), held) in self.belief.weights.iter_mut().zip(&mut self.squares).zip(held) {
            if held == 0.0 {
                continue;
            }
            for ((weight, square), now) in row.iter_mut().zip(squares).zip(now) {
                let slope = wrong * held * now;
                *square = 0.999 * *square + 0.001 * slope * slope;
                *weight -= rate * (slope + 1e-5 * *weight) / (square.sqrt() + 0.05);
            }
        }
    }
}
