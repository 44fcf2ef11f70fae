//! The benchmark: the seed alone determines what it plays.

use std::time::Duration;

use canasta::{Players, RuleSet};
use canasta_arena::Table;
use canasta_arena::bench::{Bench, Limit, Part, RandomCounts, run};
use canasta_bots::LEVELS;

fn bench(deals: u32, seed: u64, parts: &[Part]) -> Bench {
    run(&Table::HOYLE, Limit::Deals(deals), seed, parts, || {}).unwrap()
}

/// The numbers of sampled deals, listed turns and simulated decisions.
fn counts(bench: &Bench) -> [Option<u64>; 3] {
    let thinking = &bench.thinking;
    [thinking.sampled_deals, thinking.turns, thinking.nodes].map(|measure| measure.map(|measure| measure.count))
}

fn random_counts(deals: u32, seed: u64) -> RandomCounts {
    bench(deals, seed, &[Part::Deals]).random.unwrap().played
}

#[test]
fn the_same_seed_plays_the_same_deals() {
    let one = random_counts(100, 7);
    assert_eq!(one, random_counts(100, 7));
    assert_ne!(one, random_counts(100, 8));
    assert_eq!(one.deals, 100);
}

#[test]
fn every_deal_has_an_ending() {
    let random_counts = random_counts(300, 1);
    assert_eq!(
        random_counts.ended.went_out + random_counts.ended.stock_exhausted + random_counts.ended.last_red_three,
        300
    );
    assert!(random_counts.ended.went_out > 0 && random_counts.ended.stock_exhausted > 0);
}

#[test]
fn plays_until_the_time_limit() {
    let bench = run(&Table::HOYLE, Limit::Time(Duration::from_millis(20)), 1, &[Part::Deals], || {}).unwrap();
    let random = bench.random.unwrap();
    assert!(random.elapsed >= Duration::from_millis(20));
    assert!(random.played.deals >= 64);
}

#[test]
fn json_has_the_promised_keys() {
    let bench = bench(64, 2, &Part::ALL);
    let line = bench.json();
    let json: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert!(json["deals_per_second"].as_f64().unwrap() > 0.0);
    assert!(json["acts_per_second"].as_f64().unwrap() > json["deals_per_second"].as_f64().unwrap());
    assert_eq!(json["acts"], bench.random.unwrap().played.actions);
    assert_eq!(json["deals"], 64);
    assert!(bench.to_string().contains("64 deals"), "{bench}");
}

#[test]
fn measures_the_speed_of_bots() {
    let bench = bench(2_000, 2, &Part::ALL);
    let [sampled_deals, turns, nodes] = counts(&bench);
    assert_eq!([sampled_deals, turns], [Some(2_000), Some(200)]);
    let nodes = nodes.unwrap();
    assert!((1_000..=2_000).contains(&nodes), "simulated decisions: {nodes}");
    let json: serde_json::Value = serde_json::from_str(&bench.json()).unwrap();
    assert_eq!(json["thinking"]["worlds"]["count"], 2_000);
    assert!(json["thinking"]["worlds"]["per_second"].as_f64().unwrap() > 0.0);
    assert!(bench.to_string().contains("/s: 200 lists of candidate turns, in "), "{bench}");
    let levels: Vec<&str> = bench.thinking.levels.iter().map(|level| level.bot.as_str()).collect();
    assert_eq!(levels, LEVELS);
    for level in &bench.thinking.levels {
        assert_eq!(level.decisions.count, 2, "a thousandth of the deals: {level:?}");
        assert!(level.p95 <= level.decisions.elapsed, "{level:?}");
    }
    assert!(json["thinking"]["levels"][1]["per_second"].as_f64().unwrap() > 0.0, "{json}");
    assert!(bench.to_string().contains("beginner: "), "{bench}");
    assert_eq!(bench.thinking.overruns.len(), 2);
    for overrun in &bench.thinking.overruns {
        assert!(overrun.decisions > 0 && overrun.p95 <= overrun.max, "{overrun:?}");
    }
}

#[test]
fn measures_a_single_part() {
    for part in Part::ALL {
        let bench = bench(50, 3, &[part]);
        let measured = counts(&bench).map(|count| count.is_some());
        assert_eq!(measured, [Part::SampledDeals, Part::Turns, Part::Nodes].map(|counted| counted == part), "{part}");
        assert_eq!(bench.random.is_some(), part == Part::Deals, "{part}");
        assert_eq!(bench.thinking.levels.is_empty(), part != Part::Levels, "{part}");
        assert_eq!(bench.thinking.overruns.is_empty(), part != Part::Time, "{part}");
        assert_eq!(bench.page.is_some(), part == Part::Page, "{part}");
        assert!(!bench.to_string().is_empty() && !bench.to_string().starts_with('\n'), "{part}: {bench}");
        let json: serde_json::Value = serde_json::from_str(&bench.json()).unwrap();
        assert_eq!(json["deals"].is_null(), part != Part::Deals, "{part}: {json}");
        assert_eq!(json["players"], 4);
    }
}

/// Without a time limit, a part does the same work no matter which others are measured.
#[test]
fn parts_are_reproducible() {
    let measured = |parts: &[Part]| counts(&bench(4_000, 5, parts));
    let all = measured(&[Part::SampledDeals, Part::Turns, Part::Nodes]);
    assert_eq!(measured(&[Part::Nodes, Part::SampledDeals, Part::Turns]), all, "in their own order");
    assert_eq!(measured(&[Part::Nodes]), [None, None, all[2]]);
}

/// Golden results of random play. They change with the shuffle, the rules or the list of legal actions.
#[test]
fn golden_random_play() {
    let random_counts = random_counts(1000, 1);
    assert_eq!(
        (
            random_counts.actions,
            random_counts.points,
            random_counts.ended.went_out,
            random_counts.ended.stock_exhausted
        ),
        (121_916, 1_910_550, 832, 160)
    );
}

#[test]
fn measures_any_table() {
    for preset in RuleSet::PRESETS {
        for count in 2..=6 {
            let table = Table { rules: preset.rules, players: Players::new(count).unwrap() };
            let bench =
                run(&table, Limit::Deals(20), 1, &[Part::Deals, Part::SampledDeals, Part::Turns, Part::Nodes], || {})
                    .unwrap();
            assert_eq!(bench.random.unwrap().played.deals, 20);
            assert!(counts(&bench).iter().all(Option::is_some), "{bench}");
            assert!(bench.to_string().contains(&format!("{count} players")), "{bench}");
        }
    }
}
