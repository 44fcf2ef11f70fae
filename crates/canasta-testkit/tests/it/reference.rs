//! The engine and its slow twin, act by act. `CANASTA_REFERENCE_DEALS=200000` in the environment plays more than the usual
//! deals; `cargo run --release -p canasta-testkit --example reference -- 200000` does the same in parallel.

use canasta::rules::{Asking, Domain, Preset, Value};
use canasta::{History, Kind, Permission, Phase, RuleSet, SeedRng, Turn};
use canasta_testkit::actions::{every, playing};
use canasta_testkit::compare::step;
use canasta_testkit::run::{compared, compared_with, set_up};
use canasta_testkit::stacked::stacked;
use canasta_testkit::tally::{Tallies, Tally};
use canasta_testkit::volume::{number, volume};

#[test]
fn engine_and_reference_agree() {
    let deals = number("CANASTA_TWIN_DEALS", QUICK_DEALS, FULL_DEALS);
    let mut tallies = Tallies::default();
    for seed in 0..deals {
        compared(seed, &mut tallies).unwrap_or_else(|why| panic!("{why}"));
    }
    println!("{tallies}");
    if deals >= DEALS_THAT_REACH_EVERYTHING {
        everything_was_reached(&tallies);
    }
}

const QUICK_DEALS: u64 = 500;
const FULL_DEALS: u64 = 30_000;
const DEALS_THAT_REACH_EVERYTHING: u64 = 10_000;

/// The referee's words for every refusal.
const CODES: [&str; 27] = [
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
];

/// What the rules of a preset never come to.
fn never(preset: &Preset) -> Vec<&'static str> {
    let rules = &preset.rules;
    let mut never = Vec::new();
    let mut unless = |possible: bool, names: &[&'static str]| {
        if !possible {
            never.extend(names);
        }
    };
    unless(rules.must_take_when_stock_empty, &["must-take-pile"]);
    unless(!rules.one_card_takes_one_card, &["one-card-hand"]);
    unless(rules.one_card_takes_one_card, &["one card takes one card"]);
    unless(!rules.wilds_may_outnumber || rules.pile_opening_outnumbers, &["wilds-outnumber-naturals"]);
    unless(rules.declares_by_hand(), BY_HAND);
    unless(rules.declares_by_hand(), &["cannot-discard"]);
    unless(rules.last_drawer_ends.contains(&true), &["the last drawer's discard ended the deal"]);
    let after_taking = rules.asking == Asking::AfterDrawingOrTaking;
    unless(after_taking, &["ask after taking", "yes after taking", "no after taking"]);
    unless(!after_taking, &["ask before drawing"]);
    never
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

/// A comparison that never comes to the rare branches would be no comparison: under every preset, everything that its
/// rules can come to happens.
fn everything_was_reached(tallies: &Tallies) {
    for preset in RuleSet::PRESETS {
        let (name, never) = (preset.name, never(preset));
        let tally = &tallies.0[name];
        for code in CODES {
            let n = tally.refusals.get(code).copied().unwrap_or(0);
            assert!(if never.contains(&code) { n == 0 } else { n >= 2 }, "{name}: {code} {n} times\n{tallies}");
        }
        for ending in ["last-red-three", "stock-exhausted", "went-out", "went-out-concealed"] {
            assert!(tally.endings.get(ending).is_some_and(|&n| n >= 10), "{name}: {ending} hardly ever\n{tallies}");
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
            "canasta laid whole",
            "no",
            "no after taking",
            "one card takes one card",
            "opening below the minimum",
            "take that opens, with a wild card",
            "the last drawer's discard ended the deal",
            "yes",
            "yes after taking",
        ]);
        for event in events {
            let n = tally.events.get(event).copied().unwrap_or(0);
            assert!(if never.contains(event) { n == 0 } else { n >= 2 }, "{name}: {event} {n} times\n{tallies}");
        }
    }
}

/// Every act there is, in positions with small hands: nothing is left to chance.
#[test]
fn every_action_of_a_small_hand_is_judged_alike() {
    let (mut positions, mut actions, mut legal) = (0, 0, 0);
    for seed in 0..volume(750, 3_000) {
        let (mut deal, mut reference) = set_up(stacked(seed), |_| {}).unwrap();
        let mut rng = SeedRng::part(seed, 3);
        for _ in 0..3 {
            let Some(seat) = deal.public().to_act() else { break };
            let hand = *deal.hand(seat);
            if let Some(every) = every(deal.public(), &hand, 150) {
                positions += 1;
                actions += every.len();
                for action in every {
                    let (mut copy, mut other) = (deal.clone(), reference.clone());
                    let done = step(&mut copy, &mut other, &action, &mut Tally::default());
                    legal += usize::from(done.unwrap_or_else(|why| panic!("seed {seed}: {why}\n{reference:?}")));
                }
            }
            let mut listed = Vec::new();
            deal.public().legal(&hand, &mut listed);
            let action = playing(&mut rng, &listed).unwrap();
            step(&mut deal, &mut reference, &action, &mut Tally::default()).unwrap();
        }
    }
    println!("{positions} positions, {actions} actions, {legal} legal");
    assert!(positions > volume(250, 1_000) && legal > volume(1_250, 5_000));
}

/// A hand of one red three, or of one card beside it, by hand, where play never comes to it: a described position may be stuck, and then nothing
/// is legal; both must say so.
#[test]
fn a_lone_red_three_is_judged_alike() {
    let (mut positions, mut stuck) = (0, 0);
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
            for action in every(deal.public(), deal.hand(deal.public().turn()), 150).unwrap() {
                let done = step(&mut deal.clone(), &mut reference.clone(), &action, &mut Tally::default());
                legal += usize::from(done.unwrap_or_else(|why| panic!("seed {seed}: {why}\n{reference:?}")));
            }
            positions += 1;
            stuck += usize::from(legal == 0);
        }
    }
    println!("{positions} positions, {stuck} of them stuck");
    assert!(positions > volume(75, 300) && stuck > volume(25, 100));
}

/// Both read every field of the rules: a twin that plays by one other field is found out. The fields that are about what
/// comes before and after a deal change nothing in it.
#[test]
fn a_reference_with_one_other_rule_is_found_out() {
    let outside = ["first_dealer", "seating", "cut", "pile_looked_through", "game_points"];
    for field in RuleSet::FIELDS {
        let change = |rules: &mut RuleSet| {
            let value = other_value(&(field.get)(rules), field.domain);
            assert!((field.set)(rules, &value), "{} cannot be {value:?}", field.name);
        };
        let inside = !outside.contains(&field.name);
        let deals = if inside { 5_000 } else { 200 };
        let found = (0..deals).find(|&seed| compared_with(seed, &mut Tallies::default(), change).is_err());
        println!("{}: {found:?}", field.name);
        assert_eq!(found.is_some(), inside, "{}: {found:?}", field.name);
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
