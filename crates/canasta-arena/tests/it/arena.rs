//! Duplicate deals are fair by construction, don't depend on the number of threads, and can tell bots apart.

use canasta::{Action, Players, RuleSet, View};
use canasta_arena::trial::default_bots;
use canasta_arena::{ArenaError, Report, Spread, Table, run, run_bots};
use canasta_bots::{Bot, Greedy};

/// Bots that don't search.
const QUICK: [&str; 3] = ["random", "greedy", "club"];

fn hoyle(a: &str, b: &str, pairs: u32, seed: u64, threads: usize) -> Result<Report, ArenaError> {
    run(&Table::HOYLE, a, b, pairs, seed, threads)
}

#[test]
fn a_bot_against_itself_scores_exactly_zero() {
    for name in &default_bots() {
        // Bots that search are slower, and can't be biased in ways that the others aren't.
        let pairs = if name.contains('@') { 3 } else { 60 };
        let report = hoyle(name, name, pairs, 5, 2).unwrap();
        assert_eq!(report.points_per_deal, Spread { mean: 0.0, ci95: [0.0, 0.0] }, "{name}");
        assert_eq!(report.deals_won[0], report.deals_won[1], "{name}");
        assert_eq!(report.own_points[0], report.own_points[1], "{name}");
    }
}

#[test]
fn a_bot_against_itself_scores_exactly_zero_at_every_table() {
    for (index, preset) in RuleSet::PRESETS.iter().enumerate() {
        for count in 2..=6 {
            let table = Table { rules: preset.rules, players: Players::new(count).unwrap() };
            let name = QUICK[(index + usize::from(count)) % QUICK.len()];
            let report = run(&table, name, name, 8, 5, 2).unwrap();
            assert_eq!(report.points_per_deal, Spread { mean: 0.0, ci95: [0.0, 0.0] }, "{} {count}", preset.name);
            assert_eq!(report.deals, 8 * u32::from(table.players.sides()));
            assert!((report.own_points[0] - report.own_points[1]).abs() < 1e-9);
        }
    }
}

/// Without partners, the first bot is measured against the average of the others.
#[test]
fn a_lone_bot_sits_in_every_seat_once() {
    let table = Table { rules: RuleSet::WAHHI, players: Players::new(5).unwrap() };
    let report = run(&table, "greedy", "random", 30, 6, 2).unwrap();
    assert_eq!((report.players, report.pairs, report.deals), (5, 30, 150));
    let ends = report.endings;
    assert_eq!(ends.out_a + ends.out_b + ends.stock_exhausted + ends.last_red_three, 150);
    assert!((report.points_per_deal.mean - (report.own_points[0] - report.own_points[1])).abs() < 1e-6, "{report}");
    assert!(report.points_per_deal.ci95[0] > 50.0, "{report}");
}

#[test]
fn the_report_does_not_depend_on_the_threads() {
    let one = hoyle("club", "greedy", 37, 9, 1).unwrap();
    for threads in [0, 2, 3, 8, 100] {
        assert_eq!(hoyle("club", "greedy", 37, 9, threads).unwrap(), one, "{threads} threads");
    }
}

#[test]
fn another_seed_gives_another_result() {
    let one = hoyle("greedy", "random", 20, 1, 1).unwrap();
    let other = hoyle("greedy", "random", 20, 2, 1).unwrap();
    assert_ne!(one.points_per_deal, other.points_per_deal);
}

#[test]
fn swapping_the_bots_changes_the_sign() {
    let one = hoyle("greedy", "random", 50, 4, 2).unwrap();
    let other = hoyle("random", "greedy", 50, 4, 2).unwrap();
    assert_eq!(one.points_per_deal.mean, -other.points_per_deal.mean);
    assert_eq!(one.deals_won, [other.deals_won[1], other.deals_won[0]]);
    assert_eq!((one.endings.out_a, one.endings.out_b), (other.endings.out_b, other.endings.out_a));
}

#[test]
fn every_minimum_occurs() {
    let report = hoyle("random", "random", 200, 1, 2).unwrap();
    assert_eq!(report.deals, 400);
    assert_eq!(report.deals_by_minimum.iter().sum::<u32>(), 400);
    assert!(report.deals_by_minimum.iter().all(|&deals| deals > 60), "{:?}", report.deals_by_minimum);
}

#[test]
fn every_deal_has_an_ending() {
    let report = hoyle("club", "random", 50, 1, 2).unwrap();
    let ends = report.endings;
    assert_eq!(ends.out_a + ends.out_b + ends.stock_exhausted + ends.last_red_three, report.deals);
    assert!(ends.concealed <= ends.out_a + ends.out_b);
}

/// Plays enough pairs for a clear result, but few enough for every test run.
#[test]
fn stronger_bots_beat_weaker_ones() {
    let greedy = hoyle("greedy", "random", 200, 11, 2).unwrap();
    assert!(greedy.points_per_deal.ci95[0] > 300.0, "{greedy}");
    let club = hoyle("club", "greedy", 300, 11, 2).unwrap();
    assert!(club.points_per_deal.ci95[0] > 120.0, "{club}");
}

#[test]
fn interval_is_computed_from_the_standard_error() {
    assert_eq!(Spread::of(&[5.0]), Spread { mean: 5.0, ci95: [5.0, 5.0] });
    // The variance is 250, so the standard error of the mean of five values is √50.
    let Spread { mean, ci95: [low, high] } = Spread::of(&[0.0, 10.0, 20.0, 30.0, 40.0]);
    assert_eq!(mean, 20.0);
    assert!((high - 20.0 - 1.96 * 50.0_f64.sqrt()).abs() < 1e-9 && (high + low - 40.0).abs() < 1e-9);
}

#[test]
fn an_unknown_bot_is_rejected_with_the_list_of_bots() {
    let error = hoyle("club", "gready", 1, 1, 1).unwrap_err();
    assert_eq!(error, ArenaError::UnknownBot("gready".to_owned()));
    let names = canasta_bots::NAMES.join(", ");
    assert_eq!(error.to_string(), format!("there is no bot called “gready”; the bots are {names}, and exec:COMMAND"));
    assert_eq!(hoyle("club", "greedy", 0, 1, 1), Err(ArenaError::NoPairs));
}

/// A bot that draws twice. The second draw is illegal.
struct RuleBreaker;

impl Bot for RuleBreaker {
    fn name(&self) -> &'static str {
        "rule-breaker"
    }

    fn decide(&self, _: &View, _: u64) -> Vec<Action> {
        vec![Action::Draw]
    }
}

#[test]
fn names_a_bot_that_breaks_the_rules() {
    let error = run_bots(&Table::HOYLE, &Greedy, &RuleBreaker, 5, 1, 3).unwrap_err();
    assert!(matches!(error, ArenaError::Misplay { ref bot, pair: 0, .. } if bot == "rule-breaker"), "{error}");
}

#[test]
fn json_has_the_promised_keys() {
    let report = hoyle("club", "greedy", 10, 3, 1).unwrap();
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!(json["bots"], serde_json::json!(["club", "greedy"]));
    assert_eq!((&json["players"], &json["pairs"]), (&4.into(), &10.into()));
    assert_eq!(json["seed"], 3);
    let mean = &json["points_per_deal"]["mean"];
    let low = &json["points_per_deal"]["ci95"][0];
    assert!((mean.as_f64().unwrap() - report.points_per_deal.mean).abs() < 0.01);
    assert!((low.as_f64().unwrap() - report.points_per_deal.ci95[0]).abs() < 0.01);
    assert_eq!(json["endings"]["out_a"], report.endings.out_a);
}
