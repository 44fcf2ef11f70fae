//! Rule sets in words: nothing without words.

use canasta::rules::{Domain, Value};
use canasta::{Players, RuleSet};
use canasta_i18n::Lang;
use canasta_i18n::rules as words;

const COUNTS: [Option<u8>; 6] = [None, Some(2), Some(3), Some(4), Some(5), Some(6)];

fn players(count: Option<u8>) -> Option<Players> {
    count.and_then(Players::new)
}

/// Other values that a field takes, enough of them to change every rule.
fn others(domain: Domain) -> Vec<Value> {
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

/// A sentence for people: it begins and ends as one, and nothing in it is a name in a file.
fn reads_well(what: &str, text: &str) {
    let first = text.chars().next().unwrap_or_else(|| panic!("{what} says nothing"));
    assert!(first.is_uppercase(), "{what}: {text}");
    assert!(text.ends_with('.'), "{what}: {text}");
    for bad in ["  ", "_", "!", "{", "\n", " no cards", "..", " ,", " ."] {
        assert!(!text.contains(bad), "{what} has {bad:?}: {text}");
    }
}

#[test]
fn every_field_has_its_words() {
    let mut labels = Vec::new();
    for field in RuleSet::FIELDS {
        let name = field.name;
        let label = words::label(Lang::EN, name);
        assert!(!label.is_empty() && label.chars().count() <= 48 && !label.ends_with('.'), "{name}: {label}");
        assert!(!labels.contains(&label), "{label} twice");
        labels.push(label);
        reads_well(name, words::help(Lang::EN, name));
        if let Domain::Choice(choices) = field.domain {
            let told: Vec<&str> = choices.iter().map(|word| words::choice(Lang::EN, name, word)).collect();
            for (place, text) in told.iter().enumerate() {
                assert!(!text.is_empty() && !told[..place].contains(text), "{name}: {}", choices[place]);
            }
        }
    }
}

/// Whatever value a field has, with however many players, its sentence is one, and another value says something else
/// unless the rule has no meaning.
#[test]
fn every_value_of_every_field_has_its_sentence() {
    for field in RuleSet::FIELDS {
        let mut several = false;
        for base in RuleSet::PRESETS {
            for count in COUNTS {
                let mut told = Vec::new();
                for value in others(field.domain) {
                    let mut rules = base.rules;
                    assert!((field.set)(&mut rules, &value), "{}: {value:?}", field.name);
                    let text = words::sentence(Lang::EN, field.name, &rules, players(count));
                    reads_well(field.name, text.as_str());
                    if !told.contains(&text) {
                        told.push(text);
                    }
                }
                // Of numbers for each count of players, two of the three lists may agree in this one.
                let most = others(field.domain).len().min(if count.is_some() { 2 } else { 3 });
                let applies = words::applies(field.name, &base.rules, players(count));
                assert!(
                    !applies || told.len() >= most || field.name == "dealt_red_threes" && base.rules.declares_by_hand(),
                    "{}: {told:?}",
                    field.name
                );
                several |= told.len() > 1;
            }
        }
        assert!(several, "{} makes no difference in words", field.name);
    }
}

#[test]
fn a_rule_set_in_full() {
    for preset in RuleSet::PRESETS {
        assert!(!words::preset_name(Lang::EN, preset.name).is_empty());
        reads_well(preset.name, words::preset_about(Lang::EN, preset.name));
        for count in COUNTS {
            let players = players(count);
            let said = words::sentences(Lang::EN, &preset.rules, players);
            for field in RuleSet::FIELDS {
                let times = said.iter().filter(|said| said.field == Some(field.name)).count();
                let applies = words::applies(field.name, &preset.rules, players);
                assert_eq!(times, usize::from(applies), "{} of {} for {count:?}", field.name, preset.name);
            }
            let mut topics: Vec<words::Topic> = said.iter().map(|said| said.topic).collect();
            topics.dedup();
            assert_eq!(topics, words::Topic::ALL);
            for said in &said {
                reads_well(preset.name, said.text.as_str());
            }
        }
    }
}

/// Who plays alone hears nothing of partners, and nothing that is said for one number speaks of another.
#[test]
fn only_what_holds_for_so_many() {
    for preset in RuleSet::PRESETS {
        for count in [2, 3, 5] {
            for said in words::sentences(Lang::EN, &preset.rules, Players::new(count)) {
                for word in ["partner", "side", "May I", "when two", "when four"] {
                    let text = said.text.as_str().replace("sideways", "").replace("besides", "");
                    assert!(!text.contains(word), "{} for {count}: {}", preset.name, said.text);
                }
            }
        }
        for count in [4, 6] {
            for said in words::sentences(Lang::EN, &preset.rules, Players::new(count)) {
                assert!(
                    !said.text.as_str().contains("when two") && !said.text.as_str().contains("If you have a partner"),
                    "{said:?}"
                );
            }
        }
    }
}

/// A difference in a field is a difference in words, unless the field has no meaning in either rule set.
#[test]
fn differences_are_those_of_the_fields() {
    for (a, b) in RuleSet::PRESETS.iter().flat_map(|a| RuleSet::PRESETS.iter().map(move |b| (a, b))) {
        for count in COUNTS {
            let players = players(count);
            let told = words::difference(Lang::EN, &a.rules, &b.rules, players);
            for field in RuleSet::FIELDS {
                let differs = (field.get)(&a.rules) != (field.get)(&b.rules);
                let said = told.iter().find(|difference| difference.field == field.name);
                let applies = [a, b].iter().any(|preset| words::applies(field.name, &preset.rules, players));
                if count.is_none() {
                    assert_eq!(
                        said.is_some(),
                        applies && (differs || depends(field.name, &a.rules, &b.rules)),
                        "{a:?} {b:?} {}",
                        field.name
                    );
                }
                if let Some(said) = said {
                    assert_ne!(said.a, said.b);
                    assert!(applies, "{said:?}");
                }
            }
        }
    }
}

/// Rules whose sentence changes with another field.
fn depends(field: &str, a: &RuleSet, b: &RuleSet) -> bool {
    match field {
        "dealt_red_threes" | "undeclared_penalty" => a.declaring != b.declaring,
        "concealed_may_add" => a.concealed_beside_melds != b.concealed_beside_melds,
        _ => false,
    }
}

#[test]
fn what_is_not_there() {
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
