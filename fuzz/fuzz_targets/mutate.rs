//! Changes scenarios as a person would: another card, another action, another rule. Sometimes libFuzzer changes bytes
//! of the text instead.

use canasta::{Card, Rng, RuleSet, SeedRng};
use canasta_testkit::chance::below;
use serde_json::{Map, Value, json};

/// Actions without cards, and some with cards.
const ACTIONS: [&str; 14] = [
    "draw",
    "take",
    "pass",
    "ask",
    "yes",
    "no",
    "declare 3H",
    "declare 3D",
    "take KS KH",
    "meld KS KH KD",
    "meld 3S 3C 3S",
    "meld K: 2S",
    "take 4S 2D / QH QD QC",
    "discard 4S",
];

/// Additional fields of a scenario, with a value.
const FIELDS: [(&str, &str); 12] = [
    ("phase", "\"play\""),
    ("phase", "\"draw\""),
    ("stock", "\"\""),
    ("stock", "\"4S 3H\""),
    ("stock", "null"),
    ("pile", "\"\""),
    ("exact_deal", "true"),
    ("legal", "true"),
    ("players", "2"),
    ("players", "3"),
    ("players", "6"),
    ("turn", "1"),
];

/// Changes the first line if it is a scenario. Returns the new size; `None` if it is not one or doesn't fit.
pub fn scenario(data: &mut [u8], size: usize, seed: u32) -> Option<usize> {
    let mut rng = SeedRng::new(u64::from(seed));
    let mut value: Value = serde_json::from_slice(&data[..size]).ok()?;
    let entries = value.as_object_mut()?;
    for _ in 0..=rng.next_below(3) {
        change(&mut rng, entries);
    }
    let text = value.to_string();
    let room = data.get_mut(..text.len())?;
    room.copy_from_slice(text.as_bytes());
    Some(text.len())
}

fn change(rng: &mut SeedRng, entries: &mut Map<String, Value>) {
    match rng.next_below(10) {
        0 => {
            let (key, text) = FIELDS[below(rng, FIELDS.len())];
            entries.insert(key.to_owned(), serde_json::from_str(text).unwrap_or(Value::Null));
        }
        1 => {
            let preset = RuleSet::PRESETS[below(rng, RuleSet::PRESETS.len())].name;
            entries.insert("rules".to_owned(), json!(preset));
        }
        2 => {
            let house = entries.entry("house").or_insert_with(|| json!({}));
            let field = &RuleSet::FIELDS[below(rng, RuleSet::FIELDS.len())];
            if let Some(house) = house.as_object_mut() {
                house.insert(field.name.to_owned(), field_value(rng, field));
            }
        }
        3 => {
            let keys: Vec<String> = entries.keys().cloned().collect();
            if !keys.is_empty() {
                entries.remove(&keys[below(rng, keys.len())]);
            }
        }
        4..=6 => {
            let actions = entries.entry("actions").or_insert_with(|| json!([]));
            if let Some(actions) = actions.as_array_mut() {
                change_actions(rng, actions);
            }
        }
        _ => {
            let mut texts = Vec::new();
            entries.values_mut().for_each(|value| card_texts(value, &mut texts));
            if !texts.is_empty() {
                let text = below(rng, texts.len());
                change_cards(rng, texts[text]);
            }
        }
    }
}

fn field_value(rng: &mut SeedRng, field: &canasta::rules::Field) -> Value {
    use canasta::rules::Value as Rule;
    match canasta_testkit::house::value(rng, field.domain) {
        Rule::Flag(flag) => json!(flag),
        Rule::Number(n) => json!(n),
        Rule::Numbers(list) => json!(list),
        Rule::Flags(list) => json!(list),
        Rule::Choice(word) => json!(word),
    }
}

fn change_actions(rng: &mut SeedRng, actions: &mut Vec<Value>) {
    let index = below(rng, actions.len() + 1);
    match rng.next_below(4) {
        0 if index < actions.len() => {
            actions.remove(index);
        }
        1 if index < actions.len() => {
            let action = actions[index].clone();
            actions.push(action);
        }
        _ => actions.insert(index, json!(ACTIONS[below(rng, ACTIONS.len())])),
    }
}

/// All texts below, most of them cards or actions.
fn card_texts<'a>(value: &'a mut Value, texts: &mut Vec<&'a mut String>) {
    match value {
        Value::String(text) => texts.push(text),
        Value::Array(list) => list.iter_mut().for_each(|value| card_texts(value, texts)),
        Value::Object(entries) => entries.values_mut().for_each(|value| card_texts(value, texts)),
        _ => {}
    }
}

fn change_cards(rng: &mut SeedRng, text: &mut String) {
    let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    let face = u8::try_from(below(rng, Card::FACE_COUNT)).unwrap_or(0);
    let card = Card::from_index(face).map_or_else(String::new, |card| card.to_string());
    let index = below(rng, words.len() + 1);
    match rng.next_below(4) {
        0 if index < words.len() => {
            words.remove(index);
        }
        1 if index < words.len() => words[index] = card,
        2 if index < words.len() => {
            let word = words[index].clone();
            words.push(word);
        }
        _ => words.insert(index, card),
    }
    *text = words.join(" ");
}
