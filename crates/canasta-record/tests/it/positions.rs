//! Positions: parsing with all problems, and printing so that the deal can be continued exactly.

use std::collections::BTreeMap;

use canasta::deck::shuffled;
use canasta::{Action, CardDeal, Players, Rng, RuleSet, Seat, SeedRng};
use canasta_i18n::Lang;
use canasta_i18n::scenario::sentence;
use canasta_record::position::{print, read};
use canasta_testkit::actions::play_random_action;
use canasta_testkit::stacked::any_table;
use canasta_testkit::strategies::cases;
use proptest::prelude::*;

/// Plays at random from a seed and calls `check` at every position.
fn play(seed: u64, rules: &RuleSet, mut check: impl FnMut(&CardDeal)) {
    let mut rng = SeedRng::new(seed);
    let scores = [[0, 0, 0, 0, 0, 0], [-20, 1500, 0, 0, 0, 0], [3200, 95, 0, 0, 0, 0]][rng.next_below(3) as usize];
    let deck = shuffled(&mut rng);
    let (mut deal, _) = CardDeal::new(rules, Players::FOUR, Seat(3), scores, &deck).unwrap();
    let mut actions = Vec::new();
    check(&deal);
    while let Some(seat) = deal.public().to_act() {
        deal.public().legal(deal.deal().hand(seat), &mut actions);
        // Prefer taking, melding and asking, because draws and discards would dominate otherwise.
        let preferred: Vec<&Action> = actions
            .iter()
            .filter(|action| matches!(action, Action::Take { .. } | Action::Meld(_) | Action::Ask))
            .collect();
        let action = if preferred.is_empty() || rng.next_below(4) == 0 {
            actions[rng.next_below(u32::try_from(actions.len()).unwrap()) as usize]
        } else {
            *preferred[rng.next_below(u32::try_from(preferred.len()).unwrap()) as usize]
        };
        let action = deal.view(Some(seat)).to_cards(&action).unwrap();
        deal.apply(&action).unwrap();
        check(&deal);
    }
}

fn round_trip(deal: &CardDeal) {
    round_trip_under(deal, "hoyle");
}

/// Checks a round trip with the position described by changes to this preset.
fn round_trip_under(deal: &CardDeal, preset: &str) {
    let text = serde_json::to_string(&print(deal, preset)).unwrap();
    let scenario = read(&text).unwrap_or_else(|problems| panic!("{problems:?} in {text}"));
    assert!(scenario.start.is_empty());
    assert_eq!(scenario.deal, *deal, "{text}");
    assert_eq!(serde_json::to_string(&print(&scenario.deal, scenario.rules)).unwrap(), text);
}

proptest! {
    #![proptest_config(cases(24))]
    #[test]
    fn printed_positions_restore_the_deal(seed: u64) {
        play(seed, &RuleSet::HOYLE, round_trip);
    }
}

proptest! {
    #![proptest_config(cases(400))]
    #[test]
    fn positions_of_any_table_survive_a_round_trip(seed: u64, actions in 0..200, preset in prop::sample::select(RuleSet::PRESETS)) {
        let Some(mut deal) = any_table(seed) else { return Ok(()) };
        let mut rng = SeedRng::part(seed, 4);
        for _ in 0..actions {
            if play_random_action(&mut rng, &mut deal).is_none() {
                break;
            }
        }
        round_trip_under(&deal, preset.name);
    }
}

#[test]
fn all_flags_occur_and_survive_a_round_trip() {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..1000 {
        let Some(mut deal) = any_table(seed) else { continue };
        let mut rng = SeedRng::part(seed, 4);
        for action in 0..120 {
            if action % 4 == 0 || deal.public().ending().is_some() {
                round_trip(&deal);
            }
            let printed = serde_json::to_value(print(&deal, "hoyle")).unwrap();
            let flags = || printed["flags"].as_object().unwrap().iter();
            for (flag, _) in flags().filter(|(_, value)| !is_default(value)) {
                *counts.entry(flag.clone()).or_default() += 1;
            }
            if counts.is_empty() {
                counts.extend(flags().map(|(flag, _)| (flag.clone(), 0)));
            }
            if play_random_action(&mut rng, &mut deal).is_none() {
                break;
            }
        }
    }
    println!("{counts:?}");
    assert!(counts.len() > 15 && counts.values().all(|&times| times > 10), "{counts:?}");
}

fn is_default(value: &serde_json::Value) -> bool {
    match value {
        serde_json::Value::Null => true,
        serde_json::Value::Bool(flag) => !flag,
        serde_json::Value::Number(n) => n.as_i64() == Some(0),
        serde_json::Value::String(text) => text.is_empty(),
        serde_json::Value::Array(list) => list.iter().all(is_default),
        serde_json::Value::Object(_) => false,
    }
}

#[test]
fn endings_and_due_answers_survive_a_round_trip() {
    let mut endings = Vec::new();
    let mut asked = false;
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
    assert!(asked && endings.len() >= 2, "the seeds cover too little: {asked} {endings:?}");
}

#[test]
fn prints_house_rules() {
    let text = r#"{"house": {"minimums": [0, 1, 2, 3], "take_with_wild": false, "dealt_red_threes": "at-once", "game_points": 700}}"#;
    let scenario = read(text).unwrap();
    let printed = serde_json::to_string(&print(&scenario.deal, scenario.rules)).unwrap();
    assert_eq!(read(&printed).unwrap().deal, scenario.deal);
    assert!(printed.contains(
        r#""house":{"dealt_red_threes":"at-once","minimums":[0,1,2,3],"take_with_wild":false,"game_points":700}"#
    ));
}

#[test]
fn uses_the_defaults_of_the_referee() {
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

/// Checks that a scenario has exactly these problems, each given by a part of its message.
fn check_problems(text: &str, parts: &[&str]) {
    let problems = read(text).expect_err(text);
    for part in parts {
        assert!(
            problems.iter().any(|problem| sentence(Lang::EN, problem).as_str().contains(part)),
            "{part:?} for {text}: {problems:#?}"
        );
    }
    assert_eq!(problems.len(), parts.len(), "{text}: {problems:#?}");
}

#[test]
fn reports_all_problems() {
    check_problems("[]", &["a scenario is a JSON object"]);
    check_problems("{", &["isn’t JSON"]);
    check_problems(
        r#"{"rules": "bridge"}"#,
        &["name of a preset (hoyle, classic, lakin, pack, wahhi), not \"bridge\""],
    );
    check_problems(r#"{"stok": "", "turn": 0, "turn": 1}"#, &["no field \"stok\"", "has \"turn\" twice"]);
    check_problems(r#"{"players": 7}"#, &["players must be a number from 2 to 6, not 7"]);
    check_problems(r#"{"players": "4", "legal": 1}"#, &["players must be", "legal must be true or false, not 1"]);
    check_problems(
        r#"{"turn": 99999999999999999999, "dealer": -1}"#,
        &["turn must be the number of a seat", "dealer must be the number of a seat"],
    );
    check_problems(r#"{"turn": 4, "dealer": 7000}"#, &["turn: seat 4 is out of range (0 to 3)", "dealer: seat 7000"]);
    check_problems(r#"{"phase": "over"}"#, &["phase must be “draw” or “play”"]);
    check_problems(r#"{"scores": [0.5, 3000000]}"#, &["whole numbers, not 0.5", "side 1 can’t have 3,000,000 points"]);
    check_problems(r#"{"scores": [0, 99999999999]}"#, &["whole numbers, not 99999999999"]);
    check_problems(
        r#"{"hands": ["4H 4X 1S", 5, null, null]}"#,
        &["“4X” isn’t a card", "“1S” isn’t a card", "hands of seat 1: cards are written like"],
    );
    check_problems(
        r#"{"hands": ["KS KS KS", null, null, null]}"#,
        &["the king of spades appears three times, but there are only two"],
    );
    check_problems(
        r#"{"melds": [["4S 4H", "5S 5H 5D", "5C 2S 2S 2H", "3S 3C 3S", "6S 7S 8S", "2C 2D XR"], ["9S 9H 9D", "9C 9S 9H"]]}"#,
        &[
            "needs at least three cards; your",
            "needs at least two natural cards",
            "you can only meld black threes",
            "all cards in a meld must be the same rank",
            "choose a meld",
            "side 1 has two melds of nines",
        ],
    );
    check_problems(
        r#"{"red_threes": ["3S", "4H"]}"#,
        &["the three of spades is listed as a red three of side 0", "the four of hearts is"],
    );
    check_problems(
        r#"{"house": {"dealt_red_threes": "at-once"}, "hands": ["4S", "3H", null, null]}"#,
        &["seat 1 holds a red three"],
    );
    check_problems(r#"{"phase": "play", "hands": ["", null, null, null]}"#, &["seat 0 is to play but has no cards"]);
    check_problems(r#"{"melded": [true, false, 1, false]}"#, &["melded must be a list of true or false values"]);
    check_problems(r#"{"melded": [true, false, false, false]}"#, &["seat 0 is marked as melded"]);
    check_problems(r#"{"actions": "draw"}"#, &["actions must be a list"]);
    check_problems(r#"{"actions": ["draw", 4]}"#, &["actions must be a list of strings"]);
    check_problems(
        r#"{"house": {"jokers": 6, "minimums": [1, 2, 3], "game_points": 100, "take_with_wild": 1, "dealt_red_threes": "never"}}"#,
        &[
            "no field \"jokers\"",
            "minimums must be a list of 4 numbers",
            "game_points must be a number from 500 to 50000",
            "take_with_wild must be true or false",
            "dealt_red_threes must be one of at-once, first-turn",
        ],
    );
    check_problems(r#"{"flags": {"laid": true}}"#, &["took_pile"; 16].map(|_| "flags must have"));
}

#[test]
fn reports_flags_that_contradict_the_cards() {
    let deal = read(r#"{"hands": ["4S 5S", "6S", "7S", "8S"], "stock": "9S"}"#).unwrap().deal;
    let printed = serde_json::to_value(print(&deal, "hoyle")).unwrap();
    for (key, value, part) in [
        ("known", serde_json::json!(["4 4", "", "", ""]), "cards not in seat 0’s hand"),
        ("known", serde_json::json!([""]), "a list of 4 valid entries"),
        ("old_melds", serde_json::json!("K"), "isn’t on the table"),
        ("permission", serde_json::json!("maybe"), "“yes” or “no”"),
        ("ended", serde_json::json!("went-out"), "a way to end a deal, with its seat"),
        ("ended_by", serde_json::json!(4), "the number of a seat"),
        ("dancing", serde_json::json!(true), "flags has no field"),
    ] {
        let mut position = printed.clone();
        position["flags"][key] = value;
        let problems = read(&position.to_string()).expect_err(key);
        assert!(
            problems.iter().any(|problem| sentence(Lang::EN, problem).as_str().contains(part)),
            "{key}: {problems:?}"
        );
    }
    let mut position = printed;
    position["flags"]["answer_due"] = true.into();
    assert!(read(&position.to_string()).is_ok());
    position["flags"]["permission"] = "no".into();
    assert!(read(&position.to_string()).is_err(), "asked twice in a turn");
}
