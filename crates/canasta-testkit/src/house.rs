//! Rule sets for tests: presets and random house rules.

use canasta::rules::{Domain, Field, Value};
use canasta::{Rng, RuleSet};

use crate::chance::{below, between, chance};

/// Usually a preset. Otherwise, a mix of presets (each field from a random one), or a preset with a few random fields.
pub fn any(rng: &mut impl Rng) -> RuleSet {
    let mut rules = preset(rng);
    match rng.next_below(10) {
        0..=5 => {}
        6 | 7 => {
            for field in RuleSet::FIELDS {
                (field.set)(&mut rules, &(field.get)(&preset(rng)));
            }
        }
        _ => {
            for field in RuleSet::FIELDS.iter().filter(|field| field.name != "game_points") {
                if chance(rng, 10) {
                    (field.set)(&mut rules, &value_of(rng, field));
                }
            }
        }
    }
    rules
}

/// A preset in which about half of the fields have random values.
pub fn random(rng: &mut impl Rng) -> RuleSet {
    let mut rules = preset(rng);
    for field in RuleSet::FIELDS {
        if chance(rng, 50) {
            (field.set)(&mut rules, &value_of(rng, field));
        }
    }
    rules
}

fn preset(rng: &mut impl Rng) -> RuleSet {
    RuleSet::PRESETS[below(rng, RuleSet::PRESETS.len())].rules
}

/// A random valid value for a field. Card values are usually so small that some initial melds are below the minimum.
fn value_of(rng: &mut impl Rng, field: &Field) -> Value {
    match field.domain {
        Domain::Numbers(count, ..) if field.name == "card_values" && chance(rng, 80) => {
            Value::Numbers((0..count).map(|_| canasta::must_fit::<i32>(between(rng, 0, 60))).collect())
        }
        domain => value(rng, domain),
    }
}

/// A random valid value for a field.
pub fn value(rng: &mut impl Rng, domain: Domain) -> Value {
    match domain {
        Domain::Flag => Value::Flag(chance(rng, 50)),
        Domain::Number(low, high) => Value::Number(number(rng, low, high)),
        Domain::Numbers(n, low, high) => Value::Numbers((0..n).map(|_| number(rng, low, high)).collect()),
        Domain::Flags(n) => Value::Flags((0..n).map(|_| chance(rng, 50)).collect()),
        Domain::Choice(words) => Value::Choice(words[below(rng, words.len())]),
    }
}

/// Usually a small number. With four canastas needed, for example, no player would ever go out.
fn number(rng: &mut impl Rng, low: i32, high: i32) -> i32 {
    let max = canasta::must_fit::<usize>(high - low);
    let max = if chance(rng, 60) { max.min(1) } else { max };
    low + canasta::must_fit::<i32>(between(rng, 0, max))
}

/// The name of the preset with these rules, or `house` if there is none.
pub fn rules_name(rules: &RuleSet) -> &'static str {
    RuleSet::PRESETS.iter().find(|preset| preset.rules == *rules).map_or("house", |preset| preset.name)
}
