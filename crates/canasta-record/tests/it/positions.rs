//! Positions: read with all faults, printed so that the deal goes on exactly.

use std::collections::BTreeMap;

use canasta::deck::shuffled;
use canasta::{Action, CardDeal, Players, Rng, RuleSet, Seat, SeedRng};
use canasta_i18n::Lang;
use canasta_i18n::scenario::sentence;
use canasta_record::position::{print, read};
use canasta_testkit::actions::play_on;
use canasta_testkit::stacked::any_table;
use canasta_testkit::strategies::cases;
use proptest::prelude::*;

/// Plays at random from a seed and calls `look` at every position.
fn play(seed: u64, rules: &RuleSet, mut look: impl FnMut(&CardDeal)) {
    let mut rng = SeedRng::new(seed);
    let scores = [[0, 0, 0, 0, 0, 0], [-20, 1500, 0, 0, 0, 0], [3200, 95, 0, 0, 0, 0]][rng.below(3) as usize];
    let deck = shuffled(&mut rng);
    let (mut deal, _) = CardDeal::new(rules, Players::FOUR, Seat(3), scores, &deck).unwrap();
    let mut actions = Vec::new();
    look(&deal);
    while let Some(seat) = deal.public().to_act() {
        deal.public().legal(deal.deal().hand(seat), &mut actions);
        // Draw and discard less often than they are listed alone: then more is laid and taken.
        let busy: Vec<&Action> = actions
            .iter()
            .filter(|action| matches!(action, Action::Take { .. } | Action::Meld(_) | Action::Ask))
            .collect();
        let action = if busy.is_empty() || rng.below(4) == 0 {
            actions[rng.below(u32::try_from(actions.len()).unwrap()) as usize]
        } else {
            *busy[rng.below(u32::try_from(busy.len()).unwrap()) as usize]
        };
        let action = deal.view(Some(seat)).to_cards(&action).unwrap();
        deal.apply(&action).unwrap();
        look(&deal);
    }
}

fn round_trip(deal: &CardDeal) {
    round_trip_under(deal, "hoyle");
}

/// Whatever preset a position is told to be changed from, it is the same position.
fn round_trip_under(deal: &CardDeal, preset: &str) {
    let text = serde_json::to_string(&print(deal, preset)).unwrap();
    let scenario = read(&text).unwrap_or_else(|faults| panic!("{faults:?} in {text}"));
    assert!(scenario.start.is_empty());
    assert_eq!(scenario.deal, *deal, "{text}");
    assert_eq!(serde_json::to_string(&print(&scenario.deal, scenario.rules)).unwrap(), text);
}

proptest! {
    #![proptest_config(cases(24))]
    #[test]
    fn a_printed_position_is_the_same_deal(seed: u64) {
        play(seed, &RuleSet::HOYLE, round_trip);
    }
}

proptest! {
    #![proptest_config(cases(400))]
    #[test]
    fn at_any_table_too(seed: u64, actions in 0..200, preset in prop::sample::select(RuleSet::PRESETS)) {
        let Some(mut deal) = any_table(seed) else { return Ok(()) };
        let mut rng = SeedRng::part(seed, 4);
        for _ in 0..actions {
            if play_on(&mut rng, &mut deal).is_none() {
                break;
            }
        }
        round_trip_under(&deal, preset.name);
    }
}

/// What only flags can tell comes to be in play, and is printed and read.
#[test]
fn every_flag_is_met() {
    let mut met: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..500 {
        let Some(mut deal) = any_table(seed) else { continue };
        let mut rng = SeedRng::part(seed, 4);
        for action in 0..120 {
            if action % 4 == 0 || deal.public().ending().is_some() {
                round_trip(&deal);
            }
            let printed = serde_json::to_value(print(&deal, "hoyle")).unwrap();
            let first = || printed["flags"].as_object().unwrap().iter();
            for (flag, _) in first().filter(|(_, value)| says_something(value)) {
                *met.entry(flag.clone()).or_default() += 1;
            }
            if met.is_empty() {
                met.extend(first().map(|(flag, _)| (flag.clone(), 0)));
            }
            if play_on(&mut rng, &mut deal).is_none() {
                break;
            }
        }
    }
    println!("{met:?}");
    assert!(met.len() > 15 && met.values().all(|&times| times > 10), "{met:?}");
}

fn says_something(value: &serde_json::Value) -> bool {
    match value {
        serde_json::Value::Null => false,
        serde_json::Value::Bool(flag) => *flag,
        serde_json::Value::Number(n) => n.as_i64() != Some(0),
        serde_json::Value::String(text) => !text.is_empty(),
        serde_json::Value::Array(list) => list.iter().any(says_something),
        serde_json::Value::Object(_) => true,
    }
}

#[test]
fn every_ending_and_a_due_answer_survive_printing() {
    let (mut endings, mut asked) = (Vec::new(), false);
    for seed in 0..200 {
        play(seed, &RuleSet::HOYLE, |deal| {
            let public = deal.public();
            if let Some(ending) = public.ending() {
                endings.push(std::mem::discriminant(&ending));
                round_trip(deal);
            }
            if matches!(public.phase(), canasta::Phase::Answer { .. }) {
                asked = true;
                round_trip(deal);
            }
        });
    }
    endings.dedup();
    assert!(asked && endings.len() >= 2, "the seeds show too little: {asked} {endings:?}");
}

#[test]
fn house_rules_are_printed() {
    let text = r#"{"house": {"minimums": [0, 1, 2, 3], "take_with_wild": false, "dealt_red_threes": "at-once", "game_points": 700}}"#;
    let scenario = read(text).unwrap();
    let printed = serde_json::to_string(&print(&scenario.deal, scenario.rules)).unwrap();
    assert_eq!(read(&printed).unwrap().deal, scenario.deal);
    assert!(printed.contains(
        r#""house":{"dealt_red_threes":"at-once","minimums":[0,1,2,3],"take_with_wild":false,"game_points":700}"#
    ));
}

#[test]
fn defaults_are_those_of_the_referee() {
    let deal = read("{}").unwrap().deal;
    let public = deal.public();
    assert_eq!((public.players().count(), public.dealer(), public.turn()), (4, Seat(3), Seat(0)));
    assert_eq!(public.hand_sizes()[..4], [11; 4]);
    assert_eq!((public.stock(), public.pile().len()), (64, 0));
    let red = |card: &canasta::Card| card.kind() == canasta::Kind::RedThree;
    assert!(deal.stock().collect::<Vec<_>>()[60..].iter().all(red), "red threes are drawn last");
    let turn = |text: &str| read(text).unwrap().deal.public().turn();
    assert_eq!(turn(r#"{"dealer": 1}"#), Seat(2));
    assert_eq!(turn(r#"{"dealer": 1, "turn": 0}"#), Seat(0));
    let melded = *read(r#"{"melds": [["AS AH AD"], []]}"#).unwrap().deal.public().melded();
    assert_eq!(melded[..4], [true, false, true, false]);
}

/// A scenario and parts of the sentences that must be among its faults, all of them.
fn faulty(text: &str, parts: &[&str]) {
    let faults = read(text).expect_err(text);
    for part in parts {
        assert!(
            faults.iter().any(|fault| sentence(Lang::EN, fault).as_str().contains(part)),
            "{part:?} for {text}: {faults:#?}"
        );
    }
    assert_eq!(faults.len(), parts.len(), "{text}: {faults:#?}");
}

#[test]
fn faults_are_told_all_at_once() {
    faulty("[]", &["a scenario is a JSON object"]);
    faulty("{", &["not JSON"]);
    faulty(r#"{"rules": "bridge"}"#, &["name of a preset (hoyle, classic, lakin, pack, wahhi), not \"bridge\""]);
    faulty(r#"{"stok": "", "turn": 0, "turn": 1}"#, &["no field \"stok\"", "names \"turn\" twice"]);
    faulty(r#"{"players": 7}"#, &["players must be a number from 2 to 6, not 7"]);
    faulty(r#"{"players": "4", "legal": 1}"#, &["players must be", "legal must be true or false, not 1"]);
    faulty(
        r#"{"turn": 99999999999999999999, "dealer": -1}"#,
        &["turn must be the number of a seat", "dealer must be the number of a seat"],
    );
    faulty(r#"{"turn": 4, "dealer": 7000}"#, &["turn is seat 4, but the seats are 0 to 3", "dealer is seat 7000"]);
    faulty(r#"{"phase": "over"}"#, &["phase must be “draw” or “play”"]);
    faulty(r#"{"scores": [0.5, 3000000]}"#, &["whole numbers, not 0.5", "side 1 cannot have 3,000,000 points"]);
    faulty(r#"{"scores": [0, 99999999999]}"#, &["whole numbers, not 99999999999"]);
    faulty(
        r#"{"hands": ["4H 4X 1S", 5, null, null]}"#,
        &["“4X” is not a card", "“1S” is not a card", "hands of seat 1: cards are written like"],
    );
    faulty(
        r#"{"hands": ["KS KS KS", null, null, null]}"#,
        &["the king of spades is named three times, but there are only two"],
    );
    faulty(
        r#"{"melds": [["4S 4H", "5S 5H 5D", "5C 2S 2S 2H", "3S 3C 3S", "6S 7S 8S", "2C 2D XR"], ["9S 9H 9D", "9C 9S 9H"]]}"#,
        &[
            "needs at least three cards; this",
            "needs at least two natural cards",
            "black threes can be melded only",
            "do not go together",
            "say which meld",
            "side 1 has two melds of nines",
        ],
    );
    faulty(
        r#"{"red_threes": ["3S", "4H"]}"#,
        &["the three of spades is among the red threes of side 0", "the four of hearts is"],
    );
    faulty(
        r#"{"house": {"dealt_red_threes": "at-once"}, "hands": ["4S", "3H", null, null]}"#,
        &["seat 1 holds a red three"],
    );
    faulty(r#"{"phase": "play", "hands": ["", null, null, null]}"#, &["seat 0 is to play but holds no cards"]);
    faulty(r#"{"melded": [true, false, 1, false]}"#, &["melded must be a list of true or false values"]);
    faulty(r#"{"melded": [true, false, false, false]}"#, &["seat 0 is marked as having melded"]);
    faulty(r#"{"actions": "draw"}"#, &["actions must be a list"]);
    faulty(r#"{"actions": ["draw", 4]}"#, &["actions must be a list of texts"]);
    faulty(
        r#"{"house": {"jokers": 6, "minimums": [1, 2, 3], "game_points": 100, "take_with_wild": 1, "dealt_red_threes": "never"}}"#,
        &[
            "no field \"jokers\"",
            "minimums must be a list of 4 numbers",
            "game_points must be a number from 500 to 50000",
            "take_with_wild must be true or false",
            "dealt_red_threes must be one of at-once, first-turn",
        ],
    );
    faulty(r#"{"flags": {"laid": true}}"#, &["took_pile"; 16].map(|_| "flags must have"));
}

#[test]
fn flags_that_contradict_the_cards_are_faults() {
    let deal = read(r#"{"hands": ["4S 5S", "6S", "7S", "8S"], "stock": "9S"}"#).unwrap().deal;
    let printed = serde_json::to_value(print(&deal, "hoyle")).unwrap();
    for (key, value, part) in [
        ("known", serde_json::json!(["4 4", "", "", ""]), "hand of seat 0 does not hold"),
        ("known", serde_json::json!([""]), "a list of 4 entries of the right type"),
        ("old_melds", serde_json::json!("K"), "is not on the table"),
        ("permission", serde_json::json!("maybe"), "“yes” or “no”"),
        ("ended", serde_json::json!("went-out"), "a way to end a deal, with its seat"),
        ("ended_by", serde_json::json!(4), "the number of a seat"),
        ("dancing", serde_json::json!(true), "flags has no field"),
    ] {
        let mut position = printed.clone();
        position["flags"][key] = value;
        let faults = read(&position.to_string()).expect_err(key);
        assert!(faults.iter().any(|fault| sentence(Lang::EN, fault).as_str().contains(part)), "{key}: {faults:?}");
    }
    let mut position = printed;
    position["flags"]["answer_due"] = true.into();
    assert!(read(&position.to_string()).is_ok());
    position["flags"]["permission"] = "no".into();
    assert!(read(&position.to_string()).is_err(), "asked twice in a turn");
}
