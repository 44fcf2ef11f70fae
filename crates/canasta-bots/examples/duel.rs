use canasta::*;
use canasta_bots::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (x, y) = (by_name(&a[1]).unwrap(), by_name(&a[2]).unwrap());
    let pairs: u64 = a[3].parse().unwrap();
    let seed: u64 = a[4].parse().unwrap();
    let players = Players::new(a.get(5).map_or(4, |p| p.parse().unwrap())).unwrap();
    let preset = a.get(6).map_or(0, |p| p.parse::<usize>().unwrap());
    let rules = RuleSet::PRESETS[preset].rules;
    let (mut sum, mut sq) = (0.0, 0.0);
    let start = std::time::Instant::now();
    let mut turns = [0u64; 2];
    let mut time = [0f64; 2];
    for pair in 0..pairs {
        let mut rng = SeedRng::part(seed, pair);
        let dealer = Seat(u8::try_from(rng.below(players.count().into())).unwrap());
        let scores = core::array::from_fn(|_| [-100, 500, 2000, 3500][rng.below(4) as usize]);
        let deal = Deal::shuffled(&rules, players, dealer, scores, &mut rng);
        let mut diff = 0.0;
        for side in players.all_sides() {
            let mut d = deal.clone();
            play(&mut d, pair, |d, s, seed| {
                let mine = players.side_of(s) == side;
                let t = std::time::Instant::now();
                let acts = if mine { x.decide(&d.view(s), seed) } else { y.decide(&d.view(s), seed) };
                time[usize::from(!mine)] += t.elapsed().as_secs_f64();
                turns[usize::from(!mine)] += 1;
                acts
            })
            .unwrap();
            let sc = d.score();
            let own = f64::from(sc[side.index()].total());
            let others: f64 =
                players.all_sides().filter(|&s| s != side).map(|s| f64::from(sc[s.index()].total())).sum();
            diff += own - others / f64::from(players.sides() - 1);
        }
        diff /= f64::from(players.sides());
        sum += diff;
        sq += diff * diff;
        let n = (pair + 1) as f64;
        let mean = sum / n;
        let se = ((sq / n - mean * mean) / n).sqrt();
        if pair % 500 == 499 || pair + 1 == pairs {
            if a.len() > 7 || pair + 1 == pairs {
                println!(
                    "{} vs {}: {:+.1} ± {:.1} ({} pairs) {:.1}s; us/decision {:.1} {:.1}",
                    a[1],
                    a[2],
                    mean,
                    1.96 * se,
                    pair + 1,
                    start.elapsed().as_secs_f64(),
                    1e6 * time[0] / turns[0] as f64,
                    1e6 * time[1] / turns[1] as f64
                );
            }
        }
    }
}
