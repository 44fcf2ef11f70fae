//! Rules in words: every field, value and preset has a text.

use canasta::rules::{Domain, Value};
use canasta::{Players, RuleSet};
use canasta_i18n::Lang;
use canasta_i18n::rules as words;

const COUNTS: [Option<u8>; 6] = [None, Some(2), Some(3), Some(4), Some(5), Some(6)];

fn players(count: Option<u8>) -> Option<Players> {
    count.and_then(Players::new)
}

/// Sample values of a field, enough to change every rule.
fn sample_values(domain: Domain) -> Vec<Value> {
    match domain {
        Domain::Flag => vec![Value::Flag(false), Value::Flag(true)],
        Domain::Number(low, high) => [low, low + 1, high].map(Value::Number).into(),
        Domain::Numbers(count, low, high) => {
            let rising = (low..).take(count).map(|n| n.min(high)).collect();
            vec![Value::Numbers(vec![low; count]), Value::Numbers(vec![high; count]), Value::Numbers(rising)]
        }
        Domain::Flags(count) => {
            let some = (0..count).map(|place| place % 2 == 0).collect();
            vec![Value::Flags(vec![false; count]), Value::Flags(vec![true; count]), Value::Flags(some)]
        }
        Domain::Choice(choices) => choices.iter().map(|word| Value::Choice(word)).collect(),
    }
}

/// Checks that a text is a full sentence without field names, placeholders or odd spacing.
fn assert_reads_well(what: &str, text: &str) {
    let first = text.chars().next().unwrap_or_else(|| panic!("{what} is empty"));
    assert!(first.is_uppercase(), "{what}: {text}");
    assert!(text.ends_with('.'), "{what}: {text}");
    for bad in ["  ", "_", "!", "{", "\n", " no cards", "..", " ,", " ."] {
        assert!(!text.contains(bad), "{what} has {bad:?}: {text}");
    }
}

#[test]
fn every_field_has_a_label_and_a_help_text() {
    let mut labels = Vec::new();
    for field in RuleSet::FIELDS {
        let name = field.name;
        let label = words::label(Lang::EN, name);
        assert!(!label.is_empty() && label.chars().count() <= 48 && !label.ends_with('.'), "{name}: {label}");
        assert!(!labels.contains(&label), "{label} twice");
        labels.push(label);
        assert_reads_well(name, words::help(Lang::EN, name));
        if let Domain::Choice(choices) = field.domain {
            let texts: Vec<&str> = choices.iter().map(|word| words::choice(Lang::EN, name, word)).collect();
            for (place, text) in texts.iter().enumerate() {
                assert!(!text.is_empty() && !texts[..place].contains(text), "{name}: {}", choices[place]);
            }
        }
    }
}

/// Also checks that different values have different sentences, unless the rule doesn't apply.
#[test]
fn every_value_of_every_field_has_a_sentence() {
    for field in RuleSet::FIELDS {
        let mut makes_a_difference = false;
        for base in RuleSet::PRESETS {
            for count in COUNTS {
                let mut texts = Vec::new();
                for value in sample_values(field.domain) {
                    let mut rules = base.rules;
                    assert!((field.set)(&mut rules, &value), "{}: {value:?}", field.name);
                    let text = words::sentence(Lang::EN, field.name, &rules, players(count));
                    assert_reads_well(field.name, text.as_str());
                    if !texts.contains(&text) {
                        texts.push(text);
                    }
                }
                // Two of the three sample lists can have the same number for this player count.
                let expected = sample_values(field.domain).len().min(if count.is_some() { 2 } else { 3 });
                let applies = words::applies(field.name, &base.rules, players(count));
                assert!(
                    !applies
                        || texts.len() >= expected
                        || field.name == "dealt_red_threes" && base.rules.declares_by_hand(),
                    "{}: {texts:?}",
                    field.name
                );
                makes_a_difference |= texts.len() > 1;
            }
        }
        assert!(makes_a_difference, "{} makes no difference in words", field.name);
    }
}

#[test]
fn a_preset_lists_every_rule_that_applies_once() {
    for preset in RuleSet::PRESETS {
        assert!(!words::preset_name(Lang::EN, preset.name).is_empty());
        assert_reads_well(preset.name, words::preset_about(Lang::EN, preset.name));
        for count in COUNTS {
            let players = players(count);
            let sentences = words::sentences(Lang::EN, &preset.rules, players);
            for field in RuleSet::FIELDS {
                let times = sentences.iter().filter(|sentence| sentence.field == Some(field.name)).count();
                let applies = words::applies(field.name, &preset.rules, players);
                assert_eq!(times, usize::from(applies), "{} of {} for {count:?}", field.name, preset.name);
            }
            let mut topics: Vec<words::Topic> = sentences.iter().map(|sentence| sentence.topic).collect();
            topics.dedup();
            assert_eq!(topics, words::Topic::ALL);
            for sentence in &sentences {
                assert_reads_well(preset.name, sentence.text.as_str());
            }
        }
    }
}

#[test]
fn sentences_leave_out_partners_and_other_player_counts() {
    for preset in RuleSet::PRESETS {
        for count in [2, 3, 5] {
            for sentence in words::sentences(Lang::EN, &preset.rules, Players::new(count)) {
                for word in ["partner", "side", "May I", "when two", "when four"] {
                    let text = sentence.text.as_str().replace("sideways", "").replace("besides", "");
                    assert!(!text.contains(word), "{} for {count}: {}", preset.name, sentence.text);
                }
            }
        }
        for count in [4, 6] {
            for sentence in words::sentences(Lang::EN, &preset.rules, Players::new(count)) {
                assert!(
                    !sentence.text.as_str().contains("when two")
                        && !sentence.text.as_str().contains("If you have a partner"),
                    "{sentence:?}"
                );
            }
        }
    }
}

/// Fields that apply in neither rule set don't count.
#[test]
fn differences_in_words_match_the_fields() {
    for (a, b) in RuleSet::PRESETS.iter().flat_map(|a| RuleSet::PRESETS.iter().map(move |b| (a, b))) {
        for count in COUNTS {
            let players = players(count);
            let differences = words::differences(Lang::EN, &a.rules, &b.rules, players);
            for field in RuleSet::FIELDS {
                let differs = (field.get)(&a.rules) != (field.get)(&b.rules);
                let difference = differences.iter().find(|difference| difference.field == field.name);
                let applies = [a, b].iter().any(|preset| words::applies(field.name, &preset.rules, players));
                if count.is_none() {
                    assert_eq!(
                        difference.is_some(),
                        applies && (differs || dependency_differs(field.name, &a.rules, &b.rules)),
                        "{a:?} {b:?} {}",
                        field.name
                    );
                }
                if let Some(difference) = difference {
                    assert_ne!(difference.a, difference.b);
                    assert!(applies, "{difference:?}");
                }
            }
        }
    }
}

/// Whether another field differs that the field's sentence depends on.
fn dependency_differs(field: &str, a: &RuleSet, b: &RuleSet) -> bool {
    match field {
        "dealt_red_threes" | "undeclared_penalty" => a.declaring != b.declaring,
        "concealed_may_add" => a.concealed_beside_melds != b.concealed_beside_melds,
        _ => false,
    }
}

#[test]
fn unknown_names_have_no_text() {
    let lang = Lang::EN;
    for none in [
        words::label(lang, "no"),
        words::help(lang, "no"),
        words::choice(lang, "cut", "no"),
        words::preset_name(lang, "no"),
        words::preset_about(lang, "no"),
    ] {
        assert_eq!(none, "");
    }
    assert_eq!(words::sentence(lang, "no", &RuleSet::HOYLE, None), "");
}
