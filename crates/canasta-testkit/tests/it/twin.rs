//! The engine and its slow twin, act by act. `CANASTA_TWIN_DEALS=200000` in the environment plays more than the usual
//! deals; `cargo run --release -p canasta-testkit --example twin -- 200000` does the same in parallel.

use canasta::rules::{Domain, Value};
use canasta::{RuleSet, SeedRng};
use canasta_testkit::acts::{every, playing};
use canasta_testkit::compare::{Tally, step};
use canasta_testkit::deals::stacked;
use canasta_testkit::run::{compared, compared_with, set_up};

#[test]
fn engine_and_twin_agree() {
    let deals = std::env::var("CANASTA_TWIN_DEALS").ok().and_then(|text| text.parse().ok()).unwrap_or(10_000);
    let mut tally = Tally::default();
    for seed in 0..deals {
        compared(seed, &mut tally).unwrap_or_else(|why| panic!("{why}"));
    }
    println!("{tally}");
    if deals >= 10_000 {
        everything_was_reached(&tally);
    }
}

/// A comparison that never comes to the rare branches would be no comparison.
fn everything_was_reached(tally: &Tally) {
    for code in [
        "below-minimum",
        "cannot-ask",
        "cannot-declare",
        "cannot-discard",
        "deal-over",
        "meld-too-small",
        "mixed-ranks",
        "must-go-out",
        "must-keep-card",
        "must-take-pile",
        "no-canasta",
        "no-such-meld",
        "not-in-hand",
        "not-now",
        "one-card-hand",
        "partner-said-no",
        "pile-empty",
        "pile-frozen",
        "pile-needs-match",
        "pile-top-blocked",
        "stock-empty",
        "threes-not-melded",
        "too-few-naturals",
        "too-many-wilds",
        "unreadable",
        "which-meld",
        "wilds-outnumber-naturals",
    ] {
        assert!(tally.refusals.get(code).is_some_and(|&n| n >= 3), "{code} was hardly ever refused\n{tally}");
    }
    for ending in ["last-red-three", "stock-exhausted", "went-out", "went-out-concealed"] {
        assert!(tally.endings.get(ending).is_some_and(|&n| n >= 50), "{ending} hardly ever happened\n{tally}");
    }
    for event in ["opening below the minimum", "black threes melded", "ask before drawing", "ask", "yes", "no"] {
        assert!(tally.events.get(event).is_some_and(|&n| n >= 10), "{event} hardly ever happened\n{tally}");
    }
}

/// Every act there is, in positions with small hands: nothing is left to chance.
#[test]
fn every_act_of_a_small_hand_is_judged_alike() {
    let (mut positions, mut acts, mut legal) = (0, 0, 0);
    for seed in 0..3_000 {
        let (mut deal, mut twin) = set_up(stacked(seed), |_| {}).unwrap();
        let mut rng = SeedRng::part(seed, 3);
        for _ in 0..3 {
            let Some(seat) = deal.public().to_act() else { break };
            let hand = *deal.hand(seat);
            if let Some(every) = every(deal.public(), &hand, 150) {
                positions += 1;
                acts += every.len();
                for act in every {
                    let (mut copy, mut other) = (deal.clone(), twin.clone());
                    let done = step(&mut copy, &mut other, &act, &mut Tally::default());
                    legal += usize::from(done.unwrap_or_else(|why| panic!("seed {seed}: {why}\n{twin:?}")));
                }
            }
            let mut listed = Vec::new();
            deal.public().legal(&hand, &mut listed);
            let act = playing(&mut rng, &listed).unwrap();
            step(&mut deal, &mut twin, &act, &mut Tally::default()).unwrap();
        }
    }
    println!("{positions} positions, {acts} acts, {legal} legal");
    assert!(positions > 1_000 && legal > 5_000);
}

/// Both read every field of the rules: a twin that plays by one other field is found out.
#[test]
fn a_twin_with_one_other_rule_is_found_out() {
    for field in RuleSet::FIELDS.iter().filter(|field| field.name != "game_points") {
        let change = |rules: &mut RuleSet| {
            let value = match ((field.get)(rules), field.domain) {
                (Value::Flag(flag), _) => Value::Flag(!flag),
                (Value::Number(n), _) => Value::Number(n + 50),
                (Value::Numbers(list), Domain::Numbers(_, _, high)) => {
                    Value::Numbers(list.iter().map(|n| if *n < high { n + 1 } else { n - 1 }).collect())
                }
                (Value::Choice(word), Domain::Choice(words)) => {
                    Value::Choice(words.iter().find(|&&other| other != word).unwrap())
                }
                other => panic!("no other value for {other:?}"),
            };
            assert!((field.set)(rules, &value), "{} cannot be {value:?}", field.name);
        };
        let found = (0..5_000).any(|seed| compared_with(seed, &mut Tally::default(), change).is_err());
        assert!(found, "nobody notices {}", field.name);
    }
}
