//! How much a way of thinking loses against much longer thinking in the same positions, in points a decision.
//!
//! `cargo run --release -p canasta-bots --example regret -- POSITIONS SEED NODES_OF_TRUTH SPEC...`
use canasta::*;
use canasta_bots::*;
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let count: usize = words[0].parse().unwrap();
    let seed: u64 = words[1].parse().unwrap();
    let nodes: u32 = words[2].parse().unwrap();
    let truth = Thinking { nodes, turns: 16, margin: 250.0, horizon: 1000, sure: 0.0 };
    let club = Club::default();
    let mut positions = Vec::new();
    let mut number = 0;
    while positions.len() < count {
        let mut rng = SeedRng::part(seed, number);
        number += 1;
        let scores = core::array::from_fn(|_| [-100, 500, 2000, 3500][rng.below(4) as usize]);
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), scores, &mut rng);
        let stop = rng.below(90);
        let mut done = 0;
        let mut found = None;
        let _ = play(&mut deal, number, |deal, seat, seed| {
            done += 1;
            let view = deal.view(seat);
            if done >= stop && found.is_none() && view.public.phase == Phase::Play {
                found = Some(view.clone());
            }
            if done >= stop && found.is_none() && view.public.phase == Phase::Draw {
                let quick = consider(&view, 1, &Thinking { nodes: 1, ..truth }, 16, &|| true);
                let _ = quick;
            }
            club.decide(&view, seed)
        });
        let Some(view) = found else { continue };
        let advice = consider(&view, 99, &truth, 16, &|| true);
        if advice.turns.len() > 1 {
            positions.push((view, advice));
        }
    }
    // what the truth itself does not know
    let noise: f64 =
        positions.iter().map(|(_, a)| a.turns.iter().skip(1).map(|t| t.error).fold(0.0, f64::max)).sum::<f64>()
            / count as f64;
    println!("{count} positions from {number} deals, mean largest error of the truth {noise:.1}");
    let mut base = 0.0;
    for (view, advice) in &positions {
        base += loss(advice, &club.decide(view, 1)).unwrap_or(0.0);
    }
    println!("club: {:.2} a decision", base / count as f64);
    for spec in &words[3..] {
        let bot = by_name(spec).unwrap();
        let start = std::time::Instant::now();
        let (mut sum, mut missing) = (0.0, 0);
        for (view, advice) in &positions {
            for s in 0..2 {
                match loss(advice, &bot.decide(view, 7 + s)) {
                    Some(l) => sum += l / 2.0,
                    None => missing += 1,
                }
            }
        }
        println!(
            "{spec}: {:.2} a decision ({missing} not known), {:.1} ms each",
            sum / count as f64,
            start.elapsed().as_secs_f64() * 500.0 / count as f64
        );
    }
}
fn loss(advice: &Advice, acts: &[Act]) -> Option<f64> {
    let best = advice.turns.iter().map(|t| t.foreseen.ahead).fold(f64::NEG_INFINITY, f64::max);
    advice.turns.iter().find(|t| t.acts == acts).map(|t| best - t.foreseen.ahead)
}
