//! Compares the engine with the reference implementation, action by action. Set `CANASTA_REFERENCE_DEALS=200000` to
//! play more deals than usual. `cargo run --release -p canasta-testkit --example reference -- 200000` does the same in
//! parallel.

use canasta::rules::{Asking, Domain, Preset, Value};
use canasta::{History, Kind, Permission, Phase, RuleSet, SeedRng, Turn};
use canasta_testkit::actions::{all_actions, likely_action};
use canasta_testkit::compare::compare_action;
use canasta_testkit::run::{compare_deal, compare_deal_with, set_up};
use canasta_testkit::stacked::stacked;
use canasta_testkit::tally::{Tallies, Tally};
use canasta_testkit::volume::{number, volume};

#[test]
fn engine_and_reference_agree() {
    let deals = number("CANASTA_REFERENCE_DEALS", QUICK_DEALS, FULL_DEALS);
    let mut tallies = Tallies::default();
    for seed in 0..deals {
        compare_deal(seed, &mut tallies).unwrap_or_else(|why| panic!("{why}"));
    }
    println!("{tallies}");
    if deals >= MIN_DEALS_FOR_FULL_COVERAGE {
        assert_full_coverage(&tallies);
    }
}

const QUICK_DEALS: u64 = 500;
const FULL_DEALS: u64 = 30_000;
const MIN_DEALS_FOR_FULL_COVERAGE: u64 = 10_000;

/// The codes of all the referee's refusals.
const CODES: [&str; 33] = [
    "below-minimum",
    "canasta-complete",
    "cannot-ask",
    "cannot-declare",
    "cannot-discard",
    "deal-over",
    "first-round",
    "meld-too-small",
    "mixed-ranks",
    "must-ask",
    "must-go-out",
    "must-keep-card",
    "must-take-pile",
    "natural-canasta",
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
    "taken-this-turn",
    "threes-not-melded",
    "too-few-naturals",
    "too-many-wilds",
    "unreadable",
    "which-meld",
    "wild-in-initial-meld",
    "wilds-outnumber-naturals",
];

/// Codes and events that can't occur under a preset's rules.
fn impossible(preset: &Preset) -> Vec<&'static str> {
    let rules = &preset.rules;
    let mut impossible = Vec::new();
    let mut impossible_unless = |possible: bool, names: &[&'static str]| {
        if !possible {
            impossible.extend(names);
        }
    };
    impossible_unless(rules.must_take_when_stock_empty, &["must-take-pile"]);
    impossible_unless(rules.must_ask, &["must-ask"]);
    impossible_unless(!rules.melds_from_pile, &["taken-this-turn"]);
    impossible_unless(!rules.wilds_on_natural_canasta, &["natural-canasta"]);
    impossible_unless(!rules.melds_in_first_round, &["first-round"]);
    impossible_unless(!rules.wilds_in_initial_meld, &["wild-in-initial-meld"]);
    impossible_unless(!rules.take_onto_canasta, &["canasta-complete"]);
    impossible_unless(!rules.one_card_takes_one_card, &["one-card-hand"]);
    impossible_unless(rules.one_card_takes_one_card, &["one card takes one card"]);
    impossible_unless(!rules.wilds_may_outnumber || rules.pile_opening_outnumbers, &["wilds-outnumber-naturals"]);
    impossible_unless(rules.declares_by_hand(), BY_HAND);
    impossible_unless(rules.declares_by_hand(), &["cannot-discard"]);
    impossible_unless(rules.last_drawer_ends.contains(&true), &["the last drawer's discard ended the deal"]);
    let after_taking = rules.asking == Asking::AfterDrawingOrTaking;
    impossible_unless(after_taking, &["ask after taking", "yes after taking", "no after taking"]);
    impossible_unless(!after_taking, &["ask before drawing"]);
    impossible
}

const BY_HAND: &[&str] = &[
    "declare",
    "declare before drawing",
    "penalty",
    "a declare ended the deal",
    "a declare that would strand",
    "a hand of one red three kept",
    "declared the last card before drawing",
    "declared the last card, and the turn was over",
];

/// Checks that the comparison covered the rare cases: under every preset, everything that can happen did happen.
fn assert_full_coverage(tallies: &Tallies) {
    for preset in RuleSet::PRESETS {
        let name = preset.name;
        let impossible = impossible(preset);
        let tally = &tallies.0[name];
        for code in CODES {
            let n = tally.refusals.get(code).copied().unwrap_or(0);
            assert!(if impossible.contains(&code) { n == 0 } else { n >= 2 }, "{name}: {code} {n} times\n{tallies}");
        }
        for ending in ["last-red-three", "stock-exhausted", "went-out", "went-out-concealed"] {
            assert!(tally.endings.get(ending).is_some_and(|&n| n >= 10), "{name}: {ending} too rarely\n{tallies}");
        }
        let events = BY_HAND.iter().chain(&[
            "2 players",
            "3 players",
            "4 players",
            "5 players",
            "6 players",
            "ask",
            "ask after taking",
            "ask before drawing",
            "black threes melded",
            "canasta melded in one action",
            "no",
            "no after taking",
            "one card takes one card",
            "initial meld below the minimum",
            "initial meld with the pile and a wild card",
            "the last drawer's discard ended the deal",
            "yes",
            "yes after taking",
        ]);
        for event in events {
            let n = tally.events.get(event).copied().unwrap_or(0);
            assert!(if impossible.contains(event) { n == 0 } else { n >= 2 }, "{name}: {event} {n} times\n{tallies}");
        }
    }
    let sat_out = tallies.0["house"].events.get("three against two").copied().unwrap_or(0);
    assert!(sat_out >= 20, "three against two {sat_out} times\n{tallies}");
}

/// Tries all possible actions in positions with small hands, so that nothing is left to chance.
#[test]
fn agree_on_every_action_of_a_small_hand() {
    let mut positions = 0;
    let mut actions = 0;
    let mut legal = 0;
    for seed in 0..volume(750, 3_000) {
        let (mut deal, mut reference) = set_up(stacked(seed), |_| {}).unwrap();
        let mut rng = SeedRng::part(seed, 3);
        for _ in 0..3 {
            let Some(seat) = deal.public().to_act() else { break };
            let hand = *deal.hand(seat);
            if let Some(actions_to_try) = all_actions(deal.public(), &hand, 150) {
                positions += 1;
                actions += actions_to_try.len();
                for action in actions_to_try {
                    let mut copy = deal.clone();
                    let mut other = reference.clone();
                    let done = compare_action(&mut copy, &mut other, &action, &mut Tally::default());
                    legal += usize::from(done.unwrap_or_else(|why| panic!("seed {seed}: {why}\n{reference:?}")));
                }
            }
            let mut listed = Vec::new();
            deal.public().legal(&hand, &mut listed);
            let action = likely_action(&mut rng, &listed).unwrap();
            compare_action(&mut deal, &mut reference, &action, &mut Tally::default()).unwrap();
        }
    }
    println!("{positions} positions, {actions} actions, {legal} legal");
    assert!(positions > volume(250, 1_000) && legal > volume(1_250, 5_000));
}

/// The hand is a single red three, or a red three and one other card, under hand declaration. Play never gets here.
/// Such a position can be stuck without a legal action, and the engine and the reference implementation must agree on
/// that.
#[test]
fn agree_on_a_lone_red_three() {
    let mut positions = 0;
    let mut stuck = 0;
    for seed in 0..volume(5_000, 20_000) {
        let mut setup = stacked(seed);
        let hand = setup.hands[setup.turn].clone().unwrap();
        let red = hand.iter().copied().find(|card| card.kind() == Kind::RedThree);
        let Some(red) = red.filter(|_| setup.rules.declares_by_hand()) else { continue };
        let other = hand.into_iter().find(|card| card.kind() != Kind::RedThree && seed % 2 == 0);
        setup.hands[setup.turn] = Some(other.into_iter().chain([red]).collect());
        (setup.phase, setup.history) = (Phase::Play, None);
        for permission in [Permission::NotAsked, Permission::No] {
            let public = *setup.clone().build().unwrap().0.public();
            setup.history = Some(History {
                this_turn: Turn { permission, ..*public.this_turn() },
                had_turn: *public.had_turn(),
                seen: *public.seen(),
                concealed_canastas: *public.concealed_canastas(),
                red_three_penalties: Default::default(),
                ending: None,
            });
            let (deal, reference) = set_up(setup.clone(), |_| {}).unwrap();
            let mut legal = 0;
            for action in all_actions(deal.public(), deal.hand(deal.public().turn()), 150).unwrap() {
                let done = compare_action(&mut deal.clone(), &mut reference.clone(), &action, &mut Tally::default());
                legal += usize::from(done.unwrap_or_else(|why| panic!("seed {seed}: {why}\n{reference:?}")));
            }
            positions += 1;
            stuck += usize::from(legal == 0);
        }
    }
    println!("{positions} positions, {stuck} of them stuck");
    assert!(positions > volume(75, 300) && stuck > volume(25, 100));
}

/// Both implementations use every field of the rules, so a reference implementation with one different field is
/// detected. The exceptions are fields about the time before or after a deal.
#[test]
fn detects_a_reference_with_one_different_rule() {
    let unrelated_fields = ["first_dealer", "seating", "cut", "pile_looked_through", "game_points", "deals_per_game"];
    for field in RuleSet::FIELDS {
        let change = |rules: &mut RuleSet| {
            let value = other_value(&(field.get)(rules), field.domain);
            assert!((field.set)(rules, &value), "{} rejects {value:?}", field.name);
        };
        let is_related = !unrelated_fields.contains(&field.name);
        let deals = if is_related { 5_000 } else { 200 };
        let found = (0..deals).find(|&seed| compare_deal_with(seed, &mut Tallies::default(), change).is_err());
        println!("{}: {found:?}", field.name);
        assert_eq!(found.is_some(), is_related, "{}: {found:?}", field.name);
    }
}

fn other_value(value: &Value, domain: Domain) -> Value {
    let other = |n: i32, low: i32, high: i32, step: i32| if n + step <= high { n + step } else { low.max(n - step) };
    match (value, domain) {
        (Value::Flag(flag), _) => Value::Flag(!flag),
        (Value::Flags(flags), _) => Value::Flags(flags.iter().map(|flag| !flag).collect()),
        (Value::Number(n), Domain::Number(low, high)) => Value::Number(other(*n, low, high, 50)),
        (Value::Numbers(list), Domain::Numbers(_, low, high)) => {
            Value::Numbers(list.iter().map(|&n| other(n, low, high, 1)).collect())
        }
        (Value::Choice(word), Domain::Choice(words)) => {
            Value::Choice(words.iter().find(|&other| other != word).unwrap())
        }
        other => unreachable!("no other value for {other:?}"),
    }
}
