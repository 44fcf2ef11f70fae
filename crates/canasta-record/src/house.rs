//! House rules as a file: a preset by its name and the fields of the rule set that the house changes.
//!
//! ```json
//! {"rules": "wahhi", "house": {"exact_deal_bonus": 0, "hand_size": [15, 13, 11, 11, 11]}, "players": 4}
//! ```
//!
//! The keys are those of a referee's scenario, and this is where that reads and prints them, too. Reading tells all
//! faults at once, each with the field, what it takes and what was given.

mod schema;

use canasta::rules::{Domain, Field, Preset, Value};
use canasta::{Players, RuleSet};
use serde::ser::{Serialize, SerializeMap, Serializer};
use strsim::levenshtein;

use crate::fault::{Document, Expected, Fault, Part};
use crate::json::Json;
pub use schema::{SchemaWords, schema};

/// A preset with what a house changes in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseRules {
    /// What is changed.
    pub preset: &'static Preset,
    /// The rules with the changes.
    pub rules: RuleSet,
    /// For how many players, where the file says so. The rules hold for every number.
    pub players: Option<Players>,
}

impl HouseRules {
    /// A preset as it is.
    pub const fn unchanged(preset: &'static Preset) -> Self {
        Self { preset, rules: preset.rules, players: None }
    }

    /// These rules as changes of the preset from which they differ in the fewest fields (of equals the first).
    pub fn nearest(rules: &RuleSet) -> Self {
        let far = |preset: &&Preset| changes(&preset.rules, rules).len();
        let preset = RuleSet::PRESETS.iter().min_by_key(far).unwrap_or(&RuleSet::PRESETS[0]);
        Self { preset, rules: *rules, players: None }
    }

    /// Reads a file of house rules: one JSON object. Without `rules` the first preset is meant.
    ///
    /// # Errors
    /// Every fault found.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let json: Json = match serde_json::from_str(text.trim_start_matches('\u{feff}')) {
            Ok(json) => json,
            Err(error) => return Err(vec![Fault::NotJson { error: error.to_string() }]),
        };
        let Json::Object(entries) = &json else {
            return Err(vec![Fault::NotAnObject { document: Document::HouseRules, found: shown(&json) }]);
        };
        let mut faults = Vec::new();
        check_keys(Part::File, entries, &["rules", "house", "players"], &mut faults);
        let (preset, rules) = of_scenario(&json, &mut faults);
        let players = match json.get("players") {
            None | Some(Json::Null) => None,
            Some(json) => {
                let players = players(json);
                if players.is_none() {
                    faults.push(Fault::value("players", Expected::Players, shown(json)));
                }
                players
            }
        };
        if faults.is_empty() { Ok(Self { preset, rules, players }) } else { Err(faults) }
    }

    /// The file that [`HouseRules::read`] reads, in one line.
    pub fn text(&self) -> String {
        // Strings, numbers and lists of them always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The fields that are changed, in the order of the rules book.
    pub fn changes(&self) -> Changes {
        Changes(changes(&self.preset.rules, &self.rules))
    }
}

/// As the file that [`HouseRules::read`] reads.
impl Serialize for HouseRules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let changes = self.changes();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("rules", self.preset.name)?;
        if !changes.is_empty() {
            map.serialize_entry("house", &changes)?;
        }
        if let Some(players) = self.players {
            map.serialize_entry("players", &players.count())?;
        }
        map.end()
    }
}

/// The preset of that name.
pub fn preset(name: &str) -> Option<&'static Preset> {
    RuleSet::PRESETS.iter().find(|preset| preset.name == name)
}

/// Changes the fields that an object names, and tells all faults; what is right in it is changed all the same.
pub fn apply(rules: &mut RuleSet, house: &serde_json::Value) -> Vec<Fault> {
    let mut faults = Vec::new();
    match serde_json::from_value::<Json>(house.clone()) {
        Ok(json) => apply_written(rules, &json, &mut faults),
        Err(error) => faults.push(Fault::NotJson { error: error.to_string() }),
    }
    faults
}

/// Changes one field.
///
/// # Errors
/// The fault; nothing is changed then.
pub fn set(rules: &mut RuleSet, field: &Field, value: &Value) -> Result<(), Fault> {
    if (field.set)(rules, value) {
        return Ok(());
    }
    let json = serde_json::to_string(&WrittenValue(value)).unwrap_or_default();
    Err(Fault::value(field.name, Expected::Rule(field.domain), shortened(json)))
}

/// The fields in which rules differ from a preset's, in the order of the rules book.
pub fn changes(preset: &RuleSet, rules: &RuleSet) -> Vec<(&'static str, Value)> {
    if preset == rules {
        return Vec::new();
    }
    let fields = RuleSet::FIELDS.iter().map(|field| (field.name, (field.get)(preset), (field.get)(rules)));
    fields.filter(|(_, old, new)| old != new).map(|(name, _, new)| (name, new)).collect()
}

/// Changed fields with their values; as JSON the object that `house` is in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changes(pub Vec<(&'static str, Value)>);

impl Changes {
    /// Whether nothing is changed.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Changes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, WrittenValue(value))))
    }
}

/// A value as it is written.
struct WrittenValue<'a>(&'a Value);

impl Serialize for WrittenValue<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Flag(flag) => flag.serialize(serializer),
            Value::Number(number) => number.serialize(serializer),
            Value::Numbers(numbers) => numbers.serialize(serializer),
            Value::Flags(flags) => flags.serialize(serializer),
            Value::Choice(word) => word.serialize(serializer),
        }
    }
}

/// The rules that `rules` and `house` of a scenario, or of a file of house rules, name; with faults, as far as they are
/// right.
pub(crate) fn of_scenario(json: &Json, faults: &mut Vec<Fault>) -> (&'static Preset, RuleSet) {
    let named = match json.get("rules") {
        None | Some(Json::Null) => None,
        Some(json) => {
            let found = json.text().and_then(preset);
            if found.is_none() {
                let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
                faults.push(Fault::UnknownPreset { found: shown(json), near: near(json.text(), &names) });
            }
            found
        }
    };
    let preset = named.unwrap_or(&RuleSet::PRESETS[0]);
    let mut rules = preset.rules;
    if let Some(house) = json.get("house").filter(|house| **house != Json::Null) {
        apply_written(&mut rules, house, faults);
    }
    (preset, rules)
}

/// How many play, from 2 to 6.
pub fn players(json: &Json) -> Option<Players> {
    Players::new(u8::try_from(json.whole()?).ok()?)
}

/// Changes the fields that an object names; what is right in it is changed whatever is wrong.
pub(crate) fn apply_written(rules: &mut RuleSet, house: &Json, faults: &mut Vec<Fault>) {
    let Json::Object(entries) = house else {
        faults.push(Fault::value("house", Expected::Rules, shown(house)));
        return;
    };
    let names: Vec<&str> = RuleSet::FIELDS.iter().map(|field| field.name).collect();
    check_keys(Part::Rules, entries, &names, faults);
    for (key, json) in entries {
        let Some(field) = RuleSet::field(key) else { continue };
        if !value(json, field.domain).is_some_and(|value| (field.set)(rules, &value)) {
            let near = match field.domain {
                Domain::Choice(words) => near(json.text(), words),
                _ => None,
            };
            let (field, expected) = (field.name.into(), Expected::Rule(field.domain));
            faults.push(Fault::Value { field, expected, found: shown(json), near });
        }
    }
}

/// Faults for unknown keys and keys named twice.
pub(crate) fn check_keys(part: Part, entries: &[(String, Json)], known: &[&'static str], faults: &mut Vec<Fault>) {
    for (place, (key, _)) in entries.iter().enumerate() {
        if !known.contains(&key.as_str()) {
            let near = near(Some(key), known).map(str::to_owned);
            faults.push(Fault::UnknownField { part, field: shortened(key.clone()), near });
        } else if entries[..place].iter().any(|(earlier, _)| earlier == key) {
            faults.push(Fault::FieldTwice { part, field: key.clone() });
        }
    }
}

fn value(json: &Json, domain: Domain) -> Option<Value> {
    let number = |json: &Json| json.whole().and_then(|n| i32::try_from(n).ok());
    Some(match domain {
        Domain::Flag => Value::Flag(json.flag()?),
        Domain::Number(..) => Value::Number(number(json)?),
        Domain::Numbers(..) => Value::Numbers(json.list()?.iter().map(number).collect::<Option<_>>()?),
        Domain::Flags(..) => Value::Flags(json.list()?.iter().map(Json::flag).collect::<Option<_>>()?),
        Domain::Choice(words) => Value::Choice(words.iter().find(|word| Some(**word) == json.text())?),
    })
}

/// A value as it was written, cut short.
pub(crate) fn shown(json: &Json) -> String {
    shortened(json.to_string())
}

fn shortened(text: String) -> String {
    const SHOWN: usize = 60;
    match text.char_indices().nth(SHOWN) {
        None => text,
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

fn near<'a>(written: Option<&str>, known: &[&'a str]) -> Option<&'a str> {
    written.and_then(|written| nearest(written, known))
}

/// Of some names the one that the writer may have meant, if any is near.
pub fn nearest<'a>(written: &str, names: &[&'a str]) -> Option<&'a str> {
    // A short name is not misspelt at such length.
    if written.len() > 64 {
        return None;
    }
    let plain = |text: &str| text.to_lowercase().replace(['-', ' '], "_");
    let written = plain(written);
    let far = |name: &str| levenshtein(&written, &plain(name));
    let near = names.iter().map(|name| (far(name), *name)).min()?;
    (near.0 <= 1 + near.1.len() / 4 && near.0 < near.1.len()).then_some(near.1)
}
