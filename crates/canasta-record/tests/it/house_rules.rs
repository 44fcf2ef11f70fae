//! House-rules files: parsing with all problems, writing, and the schema.

use canasta::rules::{Domain, Value};
use canasta::{Players, RuleSet};
use canasta_i18n::rules::SCHEMA;
use canasta_i18n::{Lang, Message, scenario};
use canasta_record::house::{HouseRules, NamedRules, apply, changes, nearest, preset, schema, set};
use canasta_record::problem::Problem;
use proptest::prelude::*;
use serde_json::json;

#[test]
fn reads_a_file() {
    let house = HouseRules::read(
        r#"{"rules": "wahhi", "house": {"exact_deal_bonus": 0, "asking": "before-taking", "hand_size": [15, 13, 11, 11, 11],
            "last_drawer_ends": [true, true, false, false, false], "take_with_wild": false}, "players": 3}"#,
    )
    .unwrap();
    assert_eq!((house.preset.name, house.players), ("wahhi", Players::new(3)));
    assert_eq!(house.rules.hand_size, [15, 13, 11, 11, 11]);
    assert_eq!(house.rules.exact_deal_bonus, 0);
    let reparsed = HouseRules::read(&serde_json::to_string(&house).unwrap()).unwrap();
    assert_eq!(reparsed, house);
    let named = NamedRules { name: "Friday club".to_owned(), rules: house };
    assert!(named.text().starts_with(r#"{"name":"Friday club","rules":"wahhi","house":{"#), "{}", named.text());
    assert_eq!(NamedRules::read(&named.text()), Ok(named.clone()));
    assert!(fits(&schema(&SCHEMA), &serde_json::to_value(&named).unwrap()));
    assert_eq!(HouseRules::read(&named.text()), Ok(house));
    // The first preset is the default, also for null. A byte order mark is allowed.
    for text in ["{}", r#"{"rules": null, "house": null, "players": null}"#, "\u{feff}{}"] {
        assert_eq!(HouseRules::read(text).unwrap(), HouseRules::unchanged(&RuleSet::PRESETS[0]), "{text}");
    }
}

#[test]
fn reports_all_problems() {
    let problems = HouseRules::read(
        r#"{"rules": "wahi", "home": 1, "players": 7, "house": {"exact_deal_bons": 0, "asking": "before-drawing",
            "hand_size": [11, 13, 11, 11, 16], "minimums": [1, 2, 3], "take_with_wild": "yes", "take_with_wild": true,
            "last_drawer_ends": [true], "game_points": 5000.5, "cut": 99999999999999999999, "seating": [[]]}}"#,
    )
    .unwrap_err();
    let lines = |problems: &[Problem]| {
        let sentences = scenario::sentences(Lang::EN, problems);
        sentences.iter().map(Message::as_str).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!("faults_of_house_rules", lines(&problems));
    let problems = |text: &str| lines(&HouseRules::read(text).unwrap_err()).replace('\n', "; ");
    assert_eq!(problems("[1]"), "house rules are a JSON object, not [1]");
    assert!(problems(r#"{"rules": "hoyle""#).starts_with("this isn’t JSON: EOF while parsing"));
    assert_eq!(
        problems(r#"{"rules": 5, "house": ["cut"], "players": "four"}"#),
        "rules must be the name of a preset (hoyle, classic, lakin, pack, wahhi), not 5; house must be an object of rule \
         fields, not [\"cut\"]; players must be a number from 2 to 6, not \"four\""
    );
    assert!(problems(&format!(r#"{{"{}": 1}}"#, "x".repeat(5000))).len() < 200);
    assert!(problems(&"[".repeat(100_000)).contains("isn’t JSON"));
}

#[test]
fn applies_and_finds_changes() {
    let mut rules = RuleSet::HOYLE;
    let problems =
        apply(&mut rules, &json!({"cut": "dealer-right", "going_out_bonus": -1, "draw_count": [1, 1, 1, 1, 1]}));
    assert_eq!(scenario::sentences(Lang::EN, &problems), ["going_out_bonus must be a number from 0 to 5000, not -1"]);
    assert_eq!(
        changes(&RuleSet::HOYLE, &rules),
        [("cut", Value::Choice("dealer-right")), ("draw_count", Value::Numbers(vec![1; 5]))]
    );
    let field = RuleSet::field("game_points").unwrap();
    assert_eq!(set(&mut rules, field, &Value::Number(3000)), Ok(()));
    let refused = set(&mut rules, field, &Value::Flag(true)).unwrap_err();
    assert_eq!(scenario::sentence(Lang::EN, &refused), "game_points must be a number from 500 to 50000, not true");
    assert_eq!(rules.game_points, 3000);
}

#[test]
fn finds_similar_names() {
    let names = ["hoyle", "classic", "lakin", "pack", "wahhi"];
    for (given, expected) in
        [("hoile", Some("hoyle")), ("Hoyle", Some("hoyle")), ("clasic", Some("classic")), ("samba", None), ("", None)]
    {
        assert_eq!(nearest(given, &names), expected, "{given}");
    }
    assert_eq!(nearest("Hand-Size", &["hand_size", "cut"]), Some("hand_size"));
    assert_eq!(preset("hoyle").unwrap().rules, RuleSet::HOYLE);
}

/// Whether a value fits a part of the schema. Supports only the keywords that the schema uses.
fn fits(schema: &serde_json::Value, value: &serde_json::Value) -> bool {
    let limit = |key: &str| schema.get(key).and_then(serde_json::Value::as_i64);
    let size = |key: &str| usize::try_from(limit(key).unwrap()).unwrap();
    for key in schema.as_object().unwrap().keys() {
        let known = ["$schema", "title", "description", "default", "type", "additionalProperties", "properties"];
        let more = ["oneOf", "const", "items", "minItems", "maxItems", "minimum", "maximum"];
        assert!(known.contains(&key.as_str()) || more.contains(&key.as_str()), "{key} is not supported here");
    }
    if let Some(choices) = schema.get("oneOf") {
        return choices.as_array().unwrap().iter().filter(|choice| choice["const"] == *value).count() == 1;
    }
    match schema["type"].as_str().unwrap() {
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => {
            value.as_i64().is_some_and(|n| (limit("minimum").unwrap()..=limit("maximum").unwrap()).contains(&n))
        }
        "array" => value.as_array().is_some_and(|list| {
            (size("minItems")..=size("maxItems")).contains(&list.len())
                && list.iter().all(|item| fits(&schema["items"], item))
        }),
        "object" => value.as_object().is_some_and(|entries| {
            assert_eq!(schema["additionalProperties"], false);
            entries.iter().all(|(key, value)| schema["properties"].get(key).is_some_and(|schema| fits(schema, value)))
        }),
        other => panic!("{other} is not supported here"),
    }
}

#[test]
fn the_schema_has_every_field_with_its_domain() {
    let schema = schema(&SCHEMA);
    assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
    let fields = schema["properties"]["house"]["properties"].as_object().unwrap();
    assert_eq!(fields.len(), RuleSet::FIELDS.len());
    for field in RuleSet::FIELDS {
        let schema = &fields[field.name];
        assert!(schema["title"].as_str().is_some_and(|title| !title.is_empty()), "{schema}");
        assert!(
            schema["description"].as_str().is_some_and(|text| text.ends_with('.') && text.trim() == text),
            "{schema}"
        );
        if let Domain::Choice(words) = field.domain {
            let choices = schema["oneOf"].as_array().unwrap();
            assert!(choices.iter().all(|choice| choice["description"].as_str().is_some_and(|text| !text.is_empty())));
            assert_eq!(choices.len(), words.len());
        }
    }
    for (place, choice) in schema["properties"]["rules"]["oneOf"].as_array().unwrap().iter().enumerate() {
        assert_eq!(choice["const"], RuleSet::PRESETS[place].name);
        assert!(choice["description"].as_str().is_some_and(|text| !text.is_empty()));
    }
}

/// Every preset, written as changes to every other preset, fits the schema.
#[test]
fn presets_fit_the_schema() {
    let schema = schema(&SCHEMA);
    for preset in RuleSet::PRESETS {
        for rules in RuleSet::PRESETS {
            let house = HouseRules { preset, rules: rules.rules, players: Players::new(5) };
            let file = serde_json::to_value(house).unwrap();
            assert!(fits(&schema, &file), "{file}");
            assert_eq!(HouseRules::read(&file.to_string()).unwrap(), house);
        }
    }
}

fn any_value() -> impl Strategy<Value = serde_json::Value> {
    let words: Vec<&str> = RuleSet::FIELDS
        .iter()
        .flat_map(|field| if let Domain::Choice(words) = field.domain { words } else { &[] })
        .copied()
        .collect();
    let number = prop_oneof![
        -2..20_i64,
        Just(300),
        Just(301),
        Just(500),
        Just(1000),
        Just(1001),
        4990..5010_i64,
        49_990..50_010_i64
    ];
    prop_oneof![
        any::<bool>().prop_map(|flag| json!(flag)),
        number.clone().prop_map(|n| json!(n)),
        prop::collection::vec(number, 3..7).prop_map(|list| json!(list)),
        prop::collection::vec(any::<bool>(), 4..7).prop_map(|list| json!(list)),
        prop::sample::select(words).prop_map(|word| json!(word)),
        Just(json!("none")),
        Just(json!(2.5)),
        Just(json!({})),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    /// The schema accepts exactly the files that the parser accepts (except for null, which means “not given”).
    #[test]
    fn the_schema_and_the_reader_agree(
        names in prop::collection::vec((0..RuleSet::FIELDS.len(), any_value()), 0..3),
        players in 0..9_i64,
    ) {
        let house: serde_json::Map<_, _> =
            names.into_iter().map(|(field, value)| (RuleSet::FIELDS[field].name.to_owned(), value)).collect();
        let file = json!({"rules": "pack", "house": house, "players": players});
        prop_assert_eq!(HouseRules::read(&file.to_string()).is_ok(), fits(&schema(&SCHEMA), &file), "{}", file);
    }

    /// Any text is either parsed or has problems.
    #[test]
    fn any_text_is_parsed_or_has_problems(text in ".{0,80}") {
        if let Err(problems) = HouseRules::read(&text) {
            prop_assert!(!problems.is_empty());
        }
    }
}
