//! The bench: what it plays depends on the seed alone.

use std::time::Duration;

use canasta::{Players, RuleSet};
use canasta_arena::Table;
use canasta_arena::bench::{Limit, run};

#[test]
fn the_same_seed_plays_the_same_deals() {
    let one = run(&Table::HOYLE, Limit::Deals(100), 7).unwrap();
    assert_eq!(one.played, run(&Table::HOYLE, Limit::Deals(100), 7).unwrap().played);
    assert_ne!(one.played, run(&Table::HOYLE, Limit::Deals(100), 8).unwrap().played);
    assert_eq!(one.played.deals, 100);
}

#[test]
fn every_deal_ends_somehow() {
    let played = run(&Table::HOYLE, Limit::Deals(300), 1).unwrap().played;
    assert_eq!(played.ended.went_out + played.ended.stock_exhausted + played.ended.last_red_three, 300);
    assert!(played.ended.went_out > 0 && played.ended.stock_exhausted > 0);
}

#[test]
fn a_time_limit_plays_for_a_while() {
    let bench = run(&Table::HOYLE, Limit::Time(Duration::from_millis(20)), 1).unwrap();
    assert!(bench.elapsed >= Duration::from_millis(20));
    assert!(bench.played.deals >= 64);
}

#[test]
fn the_json_has_the_promised_keys() {
    let bench = run(&Table::HOYLE, Limit::Deals(64), 2).unwrap();
    let json: serde_json::Value = serde_json::from_str(&bench.json()).unwrap();
    assert!(json["deals_per_second"].as_f64().unwrap() > 0.0);
    assert!(json["acts_per_second"].as_f64().unwrap() > json["deals_per_second"].as_f64().unwrap());
    assert_eq!(json["acts"], bench.played.acts);
    assert_eq!(json["deals"], 64);
    assert!(bench.to_string().contains("64 deals"), "{bench}");
}

#[test]
fn what_bots_think_with_is_measured_too() {
    let bench = run(&Table::HOYLE, Limit::Deals(200), 2).unwrap();
    let keys: Vec<(&str, u64)> = bench.thinking.measures.iter().map(|it| (it.key, it.count)).collect();
    assert!(matches!(keys[..], [("worlds", 200), ("turns", 20), ("nodes", _)]), "{keys:?}");
    let json: serde_json::Value = serde_json::from_str(&bench.json()).unwrap();
    assert_eq!(json["thinking"]["worlds"]["count"], 200);
    assert!(json["thinking"]["worlds"]["per_second"].as_f64().unwrap() > 0.0);
    assert!(bench.to_string().contains("/s: 20 decisions of club, a whole turn each, in "), "{bench}");
    for overrun in &bench.thinking.overruns {
        assert!(overrun.decisions > 0 && overrun.p95 <= overrun.most, "{overrun:?}");
    }
}

/// Random play as it was when this was written: changes if the shuffle, the rules or the list of legal acts do.
#[test]
fn random_play_stays_what_it_was() {
    let played = run(&Table::HOYLE, Limit::Deals(1000), 1).unwrap().played;
    assert_eq!(
        (played.acts, played.points, played.ended.went_out, played.ended.stock_exhausted),
        (121_916, 1_910_550, 832, 160)
    );
}

#[test]
fn any_table_can_be_measured() {
    for preset in RuleSet::PRESETS {
        for count in 2..=6 {
            let table = Table { rules: preset.rules, players: Players::new(count).unwrap() };
            let bench = run(&table, Limit::Deals(20), 1).unwrap();
            assert_eq!(bench.played.deals, 20);
            assert!(bench.to_string().contains(&format!("{count} players")), "{bench}");
        }
    }
}
