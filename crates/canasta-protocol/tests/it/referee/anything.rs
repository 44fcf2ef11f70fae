//! The referee answers every scenario, sensible or not.

use canasta::rules::Value as Rule;
use canasta::{RuleSet, SeedRng, notation};
use canasta_protocol::referee::judge;
use canasta_testkit::strategies::cases;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::referee::answered;

fn cards(max: usize) -> impl Strategy<Value = String> {
    prop::collection::vec(0u8..54, 0..max).prop_map(|cards| {
        notation::cards(&cards.into_iter().filter_map(canasta::Card::from_index).collect::<Vec<_>>()).to_string()
    })
}

/// Melds that are mostly possible: a rank, some suits, some wild cards.
fn meld() -> impl Strategy<Value = String> {
    (0usize..11, 2usize..6, 0usize..4).prop_map(|(rank, naturals, wilds)| {
        let rank = &"456789TJQKA"[rank..=rank];
        let naturals = (0..naturals).map(|n| format!("{rank}{}", &"SHDCS"[n % 5..=n % 5]));
        naturals.chain((0..wilds).map(|n| ["XR", "2D", "2C"][n].to_owned())).collect::<Vec<_>>().join(" ")
    })
}

fn action() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![
            "draw",
            "pass",
            "ask",
            "yes",
            "no",
            "take",
            "meld",
            "",
            "meld K:",
            "draw 4H",
            "declare 3H",
            "declare 3D"
        ])
        .prop_map(str::to_owned),
        cards(3).prop_map(|cards| format!("take {cards}")),
        meld().prop_map(|meld| format!("meld {meld}")),
        (meld(), meld()).prop_map(|(one, other)| format!("meld {one} / {other}")),
        (cards(3), meld()).prop_map(|(with, more)| format!("take {with} / {more}")),
        cards(2).prop_map(|card| format!("discard {card}")),
        cards(4).prop_map(|cards| format!("meld Q: {cards}")),
    ]
}

fn nonsense() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        prop::collection::vec(".{0,4}", 0..4).prop_map(Value::from),
        Just(json!({})),
    ]
}

fn list(players: usize, each: impl Strategy<Value = Value> + 'static) -> BoxedStrategy<Value> {
    prop::collection::vec(each, players).prop_map(Value::from).boxed()
}

/// A value that suits the field at a table with this many players.
fn fitting(key: &'static str, players: usize) -> BoxedStrategy<Value> {
    let sides = if players == 4 || players == 6 { 2 } else { players };
    let text = |strategy: BoxedStrategy<String>| strategy.prop_map(Value::from).boxed();
    match key {
        "dealer" | "turn" => (0..players).prop_map(Value::from).boxed(),
        "phase" => prop::sample::select(vec!["draw", "play"]).prop_map(Value::from).boxed(),
        "scores" => list(sides, (-500i32..5000).prop_map(Value::from)),
        "hands" => list(players, prop_oneof![Just(Value::Null), text(cards(13).boxed())]),
        "melds" => list(sides, prop::collection::vec(meld(), 0..3).prop_map(Value::from)),
        "red_threes" => list(sides, prop::sample::select(vec!["", "", "3H", "3D 3H"]).prop_map(Value::from)),
        // This is possible only if the side has a meld, so it is rarely true.
        "melded" => list(players, prop::bool::weighted(0.02).prop_map(Value::from)),
        "pile" => text(cards(6).boxed()),
        "stock" => prop_oneof![Just(Value::Null), text(cards(6).boxed())].boxed(),
        "exact_deal" => any::<bool>().prop_map(Value::from).boxed(),
        "house" => house().boxed(),
        "rules" => preset().boxed(),
        _ => nonsense().boxed(),
    }
}

/// A few fields of the rule set with valid values.
fn house() -> impl Strategy<Value = Value> {
    prop::collection::vec((0..RuleSet::FIELDS.len(), any::<u64>()), 0..4).prop_map(|fields| {
        let changed = fields.into_iter().map(|(field, seed)| {
            let field = &RuleSet::FIELDS[field];
            let value = match canasta_testkit::house::value(&mut SeedRng::new(seed), field.domain) {
                Rule::Flag(flag) => json!(flag),
                Rule::Number(n) => json!(n),
                Rule::Numbers(list) => json!(list),
                Rule::Flags(list) => json!(list),
                Rule::Choice(word) => json!(word),
            };
            (field.name.to_owned(), value)
        });
        Value::Object(changed.collect())
    })
}

fn preset() -> impl Strategy<Value = Value> {
    prop::sample::select(RuleSet::PRESETS).prop_map(|preset| json!(preset.name))
}

const FIELDS: [&str; 12] =
    ["rules", "dealer", "turn", "phase", "scores", "hands", "melds", "red_threes", "melded", "pile", "stock", "house"];

fn scenario() -> impl Strategy<Value = Value> {
    (2usize..=6).prop_flat_map(|players| {
        let fields: Vec<_> = FIELDS
            .into_iter()
            .map(|key| prop::option::weighted(0.5, prop_oneof![60 => fitting(key, players), 1 => nonsense()]))
            .collect();
        (fields, prop::collection::vec(action(), 0..8)).prop_map(move |(fields, actions)| {
            let mut scenario = Map::new();
            for (key, value) in FIELDS.into_iter().zip(fields) {
                scenario.extend(value.map(|value| (key.to_owned(), value)));
            }
            scenario.insert("players".to_owned(), players.into());
            scenario.insert("actions".to_owned(), actions.into());
            scenario.insert("legal".to_owned(), true.into());
            scenario.into()
        })
    })
}

fn answer(scenario: &Value) -> Value {
    serde_json::from_str(&judge(&scenario.to_string()).unwrap()).unwrap()
}

proptest! {
    #![proptest_config(cases(300))]

    /// At every step, the printed position is possible and the listed actions are legal.
    #[test]
    fn every_scenario_is_answered(scenario in scenario(), choices in prop::collection::vec(any::<prop::sample::Index>(), 12)) {
        let mut answered = answer(&scenario);
        for choice in choices {
            if answered.get("error").is_some() {
                break;
            }
            let mut position = answered["position"].clone();
            position["legal"] = true.into();
            let again = answer(&position);
            prop_assert_eq!(&again["position"], &answered["position"]);
            prop_assert_eq!(&again["legal"], &answered["legal"]);
            let actions = answered["legal"].as_array().unwrap();
            if actions.is_empty() {
                break;
            }
            let action = choice.get(actions).clone();
            position["actions"] = json!([action]);
            answered = answer(&position);
            prop_assert_eq!(&answered["steps"][0]["ok"], &json!(true), "{} of {}", action, position);
        }
    }

    /// Every random line is answered, and the answer is reproducible.
    #[test]
    fn any_lines_are_answered(lines in prop::collection::vec(line(), 0..4), end in any::<bool>()) {
        let mut input = lines.join(&b'\n');
        if end {
            input.push(b'\n');
        }
        answered::check_answers(&input);
    }
}

/// A line that is a scenario, text or random bytes.
fn line() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        3 => scenario().prop_map(|scenario| scenario.to_string().into_bytes()),
        1 => ".{0,60}".prop_map(String::into_bytes),
        1 => prop::collection::vec(any::<u8>(), 0..60),
    ]
}
