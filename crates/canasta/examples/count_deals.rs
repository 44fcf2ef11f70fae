//! Measures how many random deals the engine plays per second, and how they end:
//! `cargo run --release --example count_deals -- N`.
#![expect(clippy::print_stdout, clippy::expect_used, reason = "an example prints, and stops at an error")]

use std::time::Instant;

use canasta::{Deal, Ending, MAX_SEATS, Players, RuleSet, Seat, SeedRng};

fn main() {
    let deals = std::env::args().nth(1).and_then(|deals| deals.parse().ok()).unwrap_or(1000_u32);
    let mut rng = SeedRng::new(1);
    let mut buffer = Vec::new();
    let mut actions = 0_u64;
    let mut went_out = 0;
    let mut exhausted = 0;
    let mut red_three = 0;
    let start = Instant::now();
    for _ in 0..deals {
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; MAX_SEATS], &mut rng);
        while let Some(seat) = deal.public().to_act() {
            let action =
                deal.public().pick_legal(deal.hand(seat), &mut rng, &mut buffer).expect("a player has an action");
            deal.apply(&action).expect("a listed action is legal");
            actions += 1;
        }
        match deal.public().ending().expect("a seat must act until the deal ends") {
            Ending::WentOut { .. } => went_out += 1,
            Ending::StockExhausted => exhausted += 1,
            Ending::LastRedThree { .. } => red_three += 1,
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{deals} deals, {actions} actions in {seconds:.2} s: {:.0} deals per second", f64::from(deals) / seconds);
    println!("ended by going out: {went_out}, stock exhausted: {exhausted}, red three as the last card: {red_three}");
}
