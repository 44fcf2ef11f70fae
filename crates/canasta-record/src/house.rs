//! House rules as a file: the name of a preset, and the fields of the rule set that differ from it.
//!
//! ```json
//! {"rules": "wahhi", "house": {"exact_deal_bonus": 0, "hand_size": [15, 13, 11, 11, 11]}, "players": 4}
//! ```
//!
//! A file can also name the rules: `"name": "Friday club"`. The other keys are those of the referee's scenarios, which use this module to read and write them. Parsing reports all
//! problems, each with the field, the expected value and the value found.

mod schema;

use canasta::rules::{Domain, Field, Preset, Value};
use canasta::{Players, RuleSet};
use serde::ser::{Serialize, SerializeMap, Serializer};
use strsim::levenshtein;

use crate::json::Json;
use crate::pasted;
use crate::problem::{Document, Expected, Part, Problem};
pub use schema::{SchemaWords, schema};

/// The preset of the Standard rules, for visitors who haven't chosen any: those that most players know, for two to six
/// players.
pub const STANDARD_RULES: &str = "wahhi";

/// A preset and the house rules that change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseRules {
    /// The preset that the house rules change.
    pub preset: &'static Preset,
    /// The rules including the changes.
    pub rules: RuleSet,
    /// The number of players, if the file names one. The rules themselves apply to any number.
    pub players: Option<Players>,
}

impl HouseRules {
    /// A preset without changes.
    pub const fn unchanged(preset: &'static Preset) -> Self {
        Self { preset, rules: preset.rules, players: None }
    }

    /// These rules as changes to the preset with the fewest differences. If several tie, the first of them.
    pub fn nearest(rules: &RuleSet) -> Self {
        let differences = |preset: &&Preset| changes(&preset.rules, rules).len();
        let preset = RuleSet::PRESETS.iter().min_by_key(differences).unwrap_or(&RuleSet::PRESETS[0]);
        Self { preset, rules: *rules, players: None }
    }

    /// Parses a house-rules file, which is one JSON object. The first preset is the default for `rules`.
    ///
    /// # Errors
    /// Returns every problem found.
    pub fn read(text: &str) -> Result<Self, Vec<Problem>> {
        NamedRules::read(text).map(|named| named.rules)
    }

    /// The text of a house-rules file without a name, on one line. [`HouseRules::read`] parses it.
    pub fn text(&self) -> String {
        // Serialising strings, numbers and lists can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The changed fields, in the order of the rules book.
    pub fn changes(&self) -> Changes {
        Changes(changes(&self.preset.rules, &self.rules))
    }
}

/// The content of a house-rules file.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct NamedRules {
    /// The name of the rules, for example of a club; empty if they have none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The rules.
    #[serde(flatten)]
    pub rules: HouseRules,
}

impl NamedRules {
    /// Parses a house-rules file.
    ///
    /// # Errors
    /// Returns every problem found.
    pub fn read(text: &str) -> Result<Self, Vec<Problem>> {
        pasted::forgiving_quoted(text, Self::read_exactly)
    }

    fn read_exactly(text: &str) -> Result<Self, Vec<Problem>> {
        let json: Json = match serde_json::from_str(text) {
            Ok(json) => json,
            Err(error) => return Err(vec![Problem::NotJson { error: error.to_string() }]),
        };
        let Json::Object(entries) = &json else {
            return Err(vec![Problem::NotAnObject { document: Document::HouseRules, found: shown(&json) }]);
        };
        let mut problems = Vec::new();
        check_keys(Part::File, entries, &["name", "rules", "house", "players"], &mut problems);
        let name = match json.get("name") {
            None | Some(Json::Null) => String::new(),
            Some(json) => json.text().map(str::to_owned).unwrap_or_else(|| {
                problems.push(Problem::value("name", Expected::Text, shown(json)));
                String::new()
            }),
        };
        let (preset, rules) = rules_of_scenario(&json, &mut problems);
        let players = match json.get("players") {
            None | Some(Json::Null) => None,
            Some(json) => {
                let players = players(json);
                if players.is_none() {
                    problems.push(Problem::value("players", Expected::Players, shown(json)));
                }
                players
            }
        };
        let rules = HouseRules { preset, rules, players };
        if problems.is_empty() { Ok(Self { name, rules }) } else { Err(problems) }
    }

    /// The text of the file, on one line. [`NamedRules::read`] parses it.
    pub fn text(&self) -> String {
        // Serialising strings, numbers and lists can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Serialises as the object in a house-rules file without a name.
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

/// The preset with this name.
pub fn preset(name: &str) -> Option<&'static Preset> {
    RuleSet::PRESETS.iter().find(|preset| preset.name == name)
}

/// Changes the fields that a JSON object names. Returns all problems. Valid fields are changed even if others aren't.
pub fn apply(rules: &mut RuleSet, house: &serde_json::Value) -> Vec<Problem> {
    let mut problems = Vec::new();
    match serde_json::from_value::<Json>(house.clone()) {
        Ok(json) => apply_json(rules, &json, &mut problems),
        Err(error) => problems.push(Problem::NotJson { error: error.to_string() }),
    }
    problems
}

/// Changes one field.
///
/// # Errors
/// Returns the problem, and changes nothing.
pub fn set(rules: &mut RuleSet, field: &Field, value: &Value) -> Result<(), Problem> {
    if (field.set)(rules, value) {
        return Ok(());
    }
    let json = serde_json::to_string(&ValueJson(value)).unwrap_or_default();
    Err(Problem::value(field.name, Expected::Rule(field.domain), shortened(json)))
}

/// The fields in which rules differ from a preset, in the order of the rules book.
pub fn changes(preset: &RuleSet, rules: &RuleSet) -> Vec<(&'static str, Value)> {
    if preset == rules {
        return Vec::new();
    }
    let fields = RuleSet::FIELDS.iter().map(|field| (field.name, (field.get)(preset), (field.get)(rules)));
    fields.filter(|(_, old, new)| old != new).map(|(name, _, new)| (name, new)).collect()
}

/// Changed fields and their values. Serialises as the `house` object of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changes(pub Vec<(&'static str, Value)>);

impl Changes {
    /// Whether there are no changes.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Changes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, ValueJson(value))))
    }
}

/// Serialises a [`Value`] as plain JSON.
struct ValueJson<'a>(&'a Value);

impl Serialize for ValueJson<'_> {
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

/// The rules in `rules` and `house` of a scenario or a house-rules file. Reports invalid parts and ignores them.
pub(crate) fn rules_of_scenario(json: &Json, problems: &mut Vec<Problem>) -> (&'static Preset, RuleSet) {
    let named = match json.get("rules") {
        None | Some(Json::Null) => None,
        Some(json) => {
            let found = json.text().and_then(preset);
            if found.is_none() {
                let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
                problems.push(Problem::UnknownPreset { found: shown(json), near: near(json.text(), &names) });
            }
            found
        }
    };
    let preset = named.unwrap_or(&RuleSet::PRESETS[0]);
    let mut rules = preset.rules;
    if let Some(house) = json.get("house").filter(|house| **house != Json::Null) {
        apply_json(&mut rules, house, problems);
    }
    (preset, rules)
}

/// The number of players, from 2 to 6.
pub fn players(json: &Json) -> Option<Players> {
    Players::new(u8::try_from(json.whole()?).ok()?)
}

/// Changes the fields that an object names. Valid fields are changed even if others aren't valid.
pub(crate) fn apply_json(rules: &mut RuleSet, house: &Json, problems: &mut Vec<Problem>) {
    let Json::Object(entries) = house else {
        problems.push(Problem::value("house", Expected::Rules, shown(house)));
        return;
    };
    let names: Vec<&str> = RuleSet::FIELDS.iter().map(|field| field.name).collect();
    check_keys(Part::Rules, entries, &names, problems);
    for (key, json) in entries {
        let Some(field) = RuleSet::field(key) else { continue };
        if !value(json, field.domain).is_some_and(|value| (field.set)(rules, &value)) {
            let near = match field.domain {
                Domain::Choice(words) => near(json.text(), words),
                _ => None,
            };
            let expected = Expected::Rule(field.domain);
            let field = field.name.into();
            problems.push(Problem::Value { field, expected, found: shown(json), near });
        }
    }
}

/// Reports unknown and repeated keys.
pub(crate) fn check_keys(part: Part, entries: &[(String, Json)], known: &[&'static str], problems: &mut Vec<Problem>) {
    for (place, (key, _)) in entries.iter().enumerate() {
        if !known.contains(&key.as_str()) {
            let near = near(Some(key), known).map(str::to_owned);
            problems.push(Problem::UnknownField { part, field: shortened(key.clone()), near });
        } else if entries[..place].iter().any(|(earlier, _)| earlier == key) {
            problems.push(Problem::FieldTwice { part, field: key.clone() });
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

/// A value as text, shortened.
pub(crate) fn shown(json: &Json) -> String {
    shortened(json.to_string())
}

fn shortened(text: String) -> String {
    const MAX_CHARS: usize = 60;
    match text.char_indices().nth(MAX_CHARS) {
        None => text,
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

fn near<'a>(given: Option<&str>, known: &[&'a str]) -> Option<&'a str> {
    given.and_then(|given| nearest(given, known))
}

/// The most similar of some names, if any is similar enough.
pub fn nearest<'a>(given: &str, names: &[&'a str]) -> Option<&'a str> {
    // Long texts aren't misspelt names.
    if given.len() > 64 {
        return None;
    }
    let normalised = |text: &str| text.to_lowercase().replace(['-', ' '], "_");
    let given = normalised(given);
    let distance = |name: &str| levenshtein(&given, &normalised(name));
    let (distance, nearest) = names.iter().map(|name| (distance(name), *name)).min()?;
    (distance <= 1 + nearest.len() / 4 && distance < nearest.len()).then_some(nearest)
}
