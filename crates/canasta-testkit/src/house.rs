//! Rule sets for tests: the presets, and house rules put together at random.

use canasta::rules::{Domain, Value};
use canasta::{Rng, RuleSet};

use crate::chance::{below, between, chance};

/// A preset's rules most often; else each field from some preset, or a preset with a few fields changed to anything.
pub fn any(rng: &mut impl Rng) -> RuleSet {
    let mut rules = preset(rng);
    match rng.below(10) {
        0..=5 => {}
        6 | 7 => {
            for field in RuleSet::FIELDS {
                (field.set)(&mut rules, &(field.get)(&preset(rng)));
            }
        }
        _ => {
            for field in RuleSet::FIELDS.iter().filter(|field| field.name != "game_points") {
                if chance(rng, 10) {
                    (field.set)(&mut rules, &value(rng, field.domain));
                }
            }
        }
    }
    rules
}

fn preset(rng: &mut impl Rng) -> RuleSet {
    RuleSet::PRESETS[below(rng, RuleSet::PRESETS.len())].rules
}

/// A value that a field can have.
pub fn value(rng: &mut impl Rng, domain: Domain) -> Value {
    match domain {
        Domain::Flag => Value::Flag(chance(rng, 50)),
        Domain::Number(low, high) => Value::Number(number(rng, low, high)),
        Domain::Numbers(n, low, high) => Value::Numbers((0..n).map(|_| number(rng, low, high)).collect()),
        Domain::Flags(n) => Value::Flags((0..n).map(|_| chance(rng, 50)).collect()),
        Domain::Choice(words) => Value::Choice(words[below(rng, words.len())]),
    }
}

/// Small ones most often: with four canastas needed no player ever goes out.
fn number(rng: &mut impl Rng, low: i32, high: i32) -> i32 {
    let most = canasta::must_fit::<usize>(high - low);
    let most = if chance(rng, 60) { most.min(1) } else { most };
    low + canasta::must_fit::<i32>(between(rng, 0, most))
}

/// The preset whose rules these are; `house` for others.
pub fn name(rules: &RuleSet) -> &'static str {
    RuleSet::PRESETS.iter().find(|preset| preset.rules == *rules).map_or("house", |preset| preset.name)
}
