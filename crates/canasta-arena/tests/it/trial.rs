//! Plays a thousand deals with all tables and bots. (For twenty thousand, run `cargo run --release -p canasta-arena
//! --example all_tables`.)

use std::collections::BTreeSet;

use canasta::RuleSet;
use canasta_arena::ArenaError;
use canasta_arena::trial::{Start, default_bots, run};

const DEALS: u32 = 1000;

/// The bots that don't search.
fn quick() -> Vec<String> {
    default_bots().into_iter().filter(|name| !name.contains('@')).collect()
}

#[test]
fn plays_a_thousand_deals_at_all_tables_legally() {
    let bots = quick();
    let trial = run(&bots, DEALS, 1, 2).unwrap();
    let total = trial.total();
    assert_eq!((trial.first, total.illegal), (None, 0), "{trial:?}");
    assert_eq!(total.deals, DEALS, "{trial:?}");
    assert_eq!(total.ended.went_out + total.ended.stock_exhausted + total.ended.last_red_three, DEALS);
    for counts in trial.presets.iter().chain(&trial.players) {
        assert_eq!(counts.deals, DEALS / 5);
        assert!(counts.ended.went_out > 0 && counts.ended.stock_exhausted > 0, "{trial:?}");
    }
    // Every bot except the random one declares red threes as soon as the rules allow it.
    assert!(total.declared > 300, "{trial:?}");
    for (bot, name) in bots.iter().enumerate() {
        let forgets = name == "random";
        assert_eq!(total.neglected[bot] > 0, forgets, "{name}: {trial:?}");
        assert!(forgets || total.penalties[bot] <= total.barred[bot], "{name}: {trial:?}");
    }
}

#[test]
fn covers_every_table_mix_and_rule() {
    let mut tables = BTreeSet::new();
    let mut seats = BTreeSet::new();
    let mut sit_out = BTreeSet::new();
    let mut changed = BTreeSet::new();
    for number in 0..DEALS {
        let start = Start::new(3, 1, number);
        let public = start.deal.public();
        tables.insert((start.preset, public.players().count(), start.house));
        sit_out.extend(public.players().sits_out());
        seats.extend(start.bots.iter().zip(public.players().seats()).map(|(&bot, seat)| (bot, seat)));
        let preset = &RuleSet::PRESETS[start.preset].rules;
        assert!(start.house || *public.rules() == *preset);
        changed.extend(
            RuleSet::FIELDS
                .iter()
                .filter(|field| (field.get)(public.rules()) != (field.get)(preset))
                .map(|field| field.name),
        );
    }
    assert_eq!(tables.len(), 5 * 5 * 2);
    assert_eq!(seats.len(), 3 * 6);
    assert_eq!(sit_out.len(), 3, "with three against two, any of the three sits out");
    assert_eq!(changed.len(), RuleSet::FIELDS.len());
}

#[test]
fn the_same_seed_gives_the_same_trial() {
    let one = run(&default_bots(), 60, 3, 1).unwrap();
    assert_eq!(run(&default_bots(), 60, 3, 4).unwrap(), one);
    assert_ne!(run(&default_bots(), 60, 4, 1).unwrap(), one);
    assert_eq!(one.first, None);
}

#[test]
fn tries_any_bots() {
    let trial = run(&["greedy".to_owned()], 10, 1, 1).unwrap();
    assert_eq!((trial.total().deals, trial.bots.len(), trial.total().neglected.len()), (10, 1, 1));
    assert_eq!(run(&["shark".to_owned()], 10, 1, 1), Err(ArenaError::UnknownBot("shark".to_owned())));
    assert!(run(&[], 10, 1, 1).is_err());
}
