//! Every field of the rule set affects some outcome.

use canasta::rules::{Cut, FirstDealer, Seating, Upcard};
use canasta::{CardDeal, Kind, Players, RuleSet, Seat, SeedRng, deck, seating};
use serde_json::{Value, json};

/// A field, its new value, and a scenario that the value affects.
type Case = (&'static str, Value, Value);

fn cases() -> Vec<Case> {
    [dealing(), melds(), initial_meld_and_pile(), endings(), scores()].concat()
}

fn with(mut scenario: Value, key: &str, value: Value) -> Value {
    scenario[key] = value;
    scenario
}

fn natural() -> Value {
    json!([["AS AH AD AC AS AH AD"], []])
}

fn nines() -> Value {
    json!([["AS AH AD", "9S 9H 9D"], []])
}

/// The stock is empty and the player passes.
fn stock_exhausted() -> Value {
    json!({"hands": ["4S", "4H", "4D", "4C"], "stock": "", "actions": ["pass"]})
}

fn going_out(melds: &Value) -> Value {
    json!({"phase": "play", "hands": ["4S", "4H", "4D", "4C"], "melds": melds, "actions": ["discard 4S"]})
}

fn dealing() -> Vec<Case> {
    vec![
        (
            "five_players",
            json!("two-sides"),
            json!({"players": 5, "turn": 3, "phase": "play", "hands": [null, null, null, "4S 5S", null], "actions": ["discard 4S"]}),
        ),
        (
            "clockwise",
            json!(false),
            json!({"phase": "play", "hands": ["4S 5S", null, null, null], "actions": ["discard 4S"]}),
        ),
        ("hand_size", json!([15, 13, 12, 11, 11]), json!({})),
        ("draw_count", json!([2, 2, 2, 1, 1]), json!({"stock": "4S 5S 6S", "actions": ["draw"]})),
        (
            "melds_in_first_round",
            json!(false),
            json!({"hands": ["4S 5S", "AS AH AD 6S 7S", null, null], "stock": "8S 9S TS",
                "actions": ["draw", "discard 4S", "draw", "meld AS AH AD"]}),
        ),
        ("canastas_to_go_out", json!([2, 2, 2, 1, 1]), going_out(&natural())),
        ("exact_deal_bonus", json!(100), with(stock_exhausted(), "exact_deal", json!(true))),
        ("dealt_red_threes", json!("at-once"), json!({"hands": [null, "3H 4S", null, null]})),
        (
            "declaring",
            json!("by-hand"),
            json!({"hands": ["9S", null, null, null], "stock": "3H 4S", "actions": ["draw"]}),
        ),
        (
            "undeclared_penalty",
            json!(50),
            json!({"house": {"declaring": "by-hand"}, "hands": ["3H", "4S", "4H", "4D"], "stock": "", "actions": ["pass"]}),
        ),
    ]
}

fn melds() -> Vec<Case> {
    vec![
        (
            "red_three_freezes",
            json!(false),
            json!({"melds": nines(), "hands": ["KS QS", null, null, null], "pile": "3H 4S 9C", "actions": ["take"]}),
        ),
        (
            "black_three_freezes",
            json!(false),
            json!({"melds": nines(), "hands": ["KS QS", null, null, null], "pile": "3S 9C", "actions": ["take"]}),
        ),
        (
            "wilds_may_outnumber",
            json!(false),
            json!({"phase": "play", "hands": ["KS KH 2S 2H XR 4S 5S", null, null, null], "actions": ["meld KS KH 2S 2H XR"]}),
        ),
        (
            "naturals_for_wilds",
            json!([2, 3, 4]),
            json!({"phase": "play", "hands": ["KS KH 2S XR 4S 5S", null, null, null], "actions": ["meld KS KH 2S XR"]}),
        ),
        (
            "wilds_on_natural_canasta",
            json!(false),
            json!({"phase": "play", "melds": natural(), "hands": ["2S 4S 5S", null, null, null], "actions": ["meld A: 2S"]}),
        ),
    ]
}

fn initial_meld_and_pile() -> Vec<Case> {
    vec![
        (
            "minimums",
            json!([15, 65, 90, 120]),
            json!({"phase": "play", "hands": ["AS AH AD 4S 5S", null, null, null], "actions": ["meld AS AH AD"]}),
        ),
        (
            "minimum_from",
            json!([0, 1000, 3000, 5000]),
            json!({"phase": "play", "scores": [1200, 0], "hands": ["AS AH AD 4S 5S", null, null, null],
                "actions": ["meld AS AH AD"]}),
        ),
        (
            "fifth_minimum",
            json!(150),
            json!({"house": {"minimum_from": [0, 1500, 3000, 4000]}, "phase": "play", "scores": [4500, 0],
                "hands": ["AS AH AD KS KH KD KC QS 4S 5S", null, null, null],
                "actions": ["meld AS AH AD / KS KH KD KC"]}),
        ),
        (
            "pile_opening_outnumbers",
            json!(true),
            json!({"hands": ["QH QD 2S 2H XR 4S", null, null, null], "pile": "QS", "actions": ["take QH QD 2S 2H XR"]}),
        ),
        (
            "wilds_in_initial_meld",
            json!(false),
            json!({"phase": "play", "hands": ["AS AH 2S 4S 5S", null, null, null], "actions": ["meld AS AH 2S"]}),
        ),
        (
            "frozen_until_opened",
            json!(false),
            json!({"hands": ["AS XR 4S 5S", null, null, null], "pile": "AC", "actions": ["take AS XR"]}),
        ),
        (
            "take_with_wild",
            json!(false),
            json!({"melds": [["AS AH AD"], []], "hands": ["9S 2S 4S", null, null, null], "pile": "9C", "actions": ["take 9S 2S"]}),
        ),
        (
            "take_onto_canasta",
            json!(false),
            json!({"melds": natural(), "hands": ["KS QS", null, null, null], "pile": "9S AC", "actions": ["take"]}),
        ),
        (
            "one_card_takes_one_card",
            json!(true),
            json!({"melds": [["AS AH AD AC AS AH AD", "9S 9H 9D"], []], "hands": ["4S", null, null, null], "pile": "9C", "actions": ["take"]}),
        ),
        (
            "melds_from_pile",
            json!(false),
            json!({"melds": nines(), "hands": ["KS 4S 5S", null, null, null], "pile": "KH KD 9C", "actions": ["take", "meld KS KH KD"]}),
        ),
    ]
}

fn endings() -> Vec<Case> {
    let adding = json!({"phase": "play", "hands": ["QS QH QD QC QS QH QD AC", "4H", "4D", "4C"], "melds": [["AS AH AD"], []],
        "melded": [false, false, true, false], "actions": ["meld AC / QS QH QD QC QS QH QD"]});
    vec![
        (
            "must_take_when_stock_empty",
            json!(false),
            json!({"melds": nines(), "hands": ["KS QS", null, null, null], "pile": "4S 9C", "stock": "", "actions": ["pass"]}),
        ),
        (
            "last_drawer_ends",
            json!([false, false, true, false, false]),
            json!({"hands": ["4S 5S", "4H", "4D", "4C"], "stock": "6S", "actions": ["draw", "discard 4S"]}),
        ),
        ("concealed_may_add", json!(false), adding.clone()),
        ("concealed_beside_melds", json!(false), adding),
        (
            "asking",
            json!("after-drawing-or-taking"),
            json!({"melds": natural(), "hands": ["4S 4H 4D", "5S", "5H", "5D"], "stock": "6S", "actions": ["ask"]}),
        ),
        ("must_ask", json!(true), going_out(&natural())),
    ]
}

fn scores() -> Vec<Case> {
    let concealed = json!({"phase": "play", "hands": ["QS QH QD QC QS QH QD", "4H", "4D", "4C"], "actions": ["meld QS QH QD QC QS QH QD"]});
    let black_threes = json!({"phase": "play", "hands": ["3S 3C 3S 3C", "4H", "4D", "4C"], "melds": natural(),
        "actions": ["meld 3S 3C 3S 3C"]});
    vec![
        ("card_values", json!([50, 20, 20, 10, 10, 5]), going_out(&natural())),
        ("natural_canasta_bonus", json!(600), going_out(&natural())),
        ("mixed_canasta_bonus", json!(400), going_out(&json!([["AS AH AD AC AS AH 2D"], []]))),
        ("concealed_canasta_bonus", json!(100), concealed.clone()),
        ("red_three_bonus", json!(150), with(stock_exhausted(), "red_threes", json!(["3H", ""]))),
        ("four_red_threes_bonus", json!(1000), with(stock_exhausted(), "red_threes", json!(["3H 3D 3H 3D", ""]))),
        (
            "red_threes_count",
            json!("canasta"),
            with(with(stock_exhausted(), "red_threes", json!(["3H", ""])), "melds", nines()),
        ),
        ("red_three_penalty", json!(50), with(stock_exhausted(), "red_threes", json!(["3H", ""]))),
        ("max_red_three_penalty", json!(400), with(stock_exhausted(), "red_threes", json!(["3H 3D 3H 3D", ""]))),
        ("going_out_bonus", json!(150), going_out(&natural())),
        ("concealed_bonus", json!(300), concealed),
        ("black_three_bonus", json!(100), black_threes.clone()),
        ("four_black_threes_bonus", json!(400), black_threes),
        ("game_points", json!(1000), with(going_out(&natural()), "scores", json!([1500, 0]))),
        ("deals_per_game", json!(3), with(going_out(&natural()), "deal", json!(3))),
    ]
}

/// The referee's answer, without the house rules that it repeats.
fn outcome(scenario: &Value) -> Value {
    let mut answer: Value =
        serde_json::from_str(&canasta_protocol::referee::judge(&scenario.to_string()).unwrap()).unwrap();
    if let Some(position) = answer.get_mut("position").and_then(Value::as_object_mut) {
        position.remove("house");
    }
    answer
}

#[test]
fn every_field_changes_an_outcome() {
    let cases = cases();
    let covered: Vec<&str> = cases.iter().map(|(field, ..)| *field).collect();
    let is_covered = |name: &&str| !NOT_IN_REFEREE.contains(name);
    let fields: Vec<&str> = RuleSet::FIELDS.iter().map(|field| field.name).filter(is_covered).collect();
    assert_eq!(covered, fields, "one case per field");
    for (field, value, scenario) in cases {
        let before = outcome(&scenario);
        assert!(before.get("error").is_none(), "{field}: {before}");
        let mut changed = scenario.clone();
        changed["house"][field] = value;
        assert_ne!(before, outcome(&changed), "{field} changes nothing");
    }
}

/// Fields about the start of a deal and about looking at cards, which the referee doesn't cover.
const NOT_IN_REFEREE: [&str; 5] = ["first_dealer", "seating", "cut", "upcard", "pile_looked_through"];

/// The pile of a deal with this seed.
fn pile(rules: &RuleSet, seed: u64) -> Vec<Kind> {
    let faces = deck::shuffled(&mut SeedRng::new(seed));
    let (deal, _) = CardDeal::new(rules, Players::FOUR, Seat(3), [0; 6], &faces).unwrap();
    deal.public().pile().cards().to_vec()
}

#[test]
fn the_start_of_a_deal_follows_the_rule_set() {
    let base = RuleSet::BASE;
    let drawn = seating::draw(&base, Players::FOUR, &mut SeedRng::new(1)).unwrap();
    let plan = seating::assign_seats(&base, Players::FOUR, &drawn).unwrap();
    assert!(plan.first_dealer.is_some());
    let random = RuleSet { first_dealer: FirstDealer::Random, ..base };
    assert!(seating::assign_seats(&random, Players::FOUR, &drawn).unwrap().first_dealer.is_none());
    let fixed = RuleSet { seating: Seating::Fixed, ..random };
    assert!(!seating::has_draw(&fixed));
    let right = RuleSet { cut: Cut::DealerRight, ..base };
    assert_ne!(right.cutter(Players::FOUR, Seat(0)), base.cutter(Players::FOUR, Seat(0)));
    let stays = RuleSet { upcard: Upcard::BlackThreeStays, ..base };
    assert!((0..200).any(|seed| pile(&base, seed) != pile(&stays, seed)), "a black three is covered either way");
    let dealt = |rules: &RuleSet| {
        CardDeal::new(rules, Players::FOUR, Seat(3), [0; 6], &deck::shuffled(&mut SeedRng::new(2))).unwrap().0
    };
    let deal = dealt(&RuleSet::HOYLE);
    assert!(deal.public().may_look_through_pile(Seat(0)), "the first player looks through the pile");
    let hidden = dealt(&RuleSet { pile_looked_through: false, ..RuleSet::HOYLE });
    assert!(!hidden.public().may_look_through_pile(Seat(0)));
}
