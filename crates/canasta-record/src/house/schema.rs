//! The JSON Schema of a house-rules file, generated from the fields of the rule set.

use canasta::RuleSet;
use canasta::rules::{Domain, Field};
use serde_json::{Map, Value, json};

/// The texts of a schema: names and descriptions of presets, fields and choices.
#[derive(Clone, Copy, Debug)]
pub struct SchemaWords {
    /// The title of a preset, by name.
    pub preset_title: fn(&str) -> &'static str,
    /// The description of a preset, by name.
    pub preset_about: fn(&str) -> &'static str,
    /// The title of a field, by name.
    pub label: fn(&str) -> &'static str,
    /// The meaning of a choice, by the field's name and the choice.
    pub choice: fn(&str, &str) -> &'static str,
}

/// The JSON Schema (2020-12) of a house-rules file: every field with its description, and its range or choices.
pub fn schema(words: &SchemaWords) -> Value {
    let presets: Vec<Value> = RuleSet::PRESETS
        .iter()
        .map(|preset| {
            let title = (words.preset_title)(preset.name);
            let about = (words.preset_about)(preset.name);
            json!({"const": preset.name, "title": title, "description": about})
        })
        .collect();
    let fields: Map<String, Value> =
        RuleSet::FIELDS.iter().map(|field| (field.name.to_owned(), field_schema(field, words))).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "House rules of canasta",
        "description": "A preset and the fields of its rule set that the house rules change.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
            "name": {
                "title": "Name",
                "description": "The name of these rules, for example of a club.",
                "type": "string",
            },
            "rules": {
                "title": "Preset",
                "description": "The preset to change.",
                "oneOf": presets,
                "default": RuleSet::PRESETS[0].name,
            },
            "house": {
                "title": "House rules",
                "description": "The fields to change. All others keep the preset's values.",
                "type": "object",
                "additionalProperties": false,
                "properties": fields,
            },
            "players": {
                "title": "Players",
                "description": "The number of players. The rules apply to any number; this only selects the values to compare.",
                "type": "integer",
                "minimum": 2,
                "maximum": 6,
            },
        },
    })
}

fn field_schema(field: &Field, words: &SchemaWords) -> Value {
    let mut schema = match field.domain {
        Domain::Flag => json!({"type": "boolean"}),
        Domain::Number(low, high) => json!({"type": "integer", "minimum": low, "maximum": high}),
        Domain::Numbers(count, low, high) => json!({
            "type": "array", "minItems": count, "maxItems": count,
            "items": {"type": "integer", "minimum": low, "maximum": high},
        }),
        Domain::Flags(count) => {
            json!({"type": "array", "minItems": count, "maxItems": count, "items": {"type": "boolean"}})
        }
        Domain::Choice(choices) => {
            let choice = |word: &&str| json!({"const": word, "description": (words.choice)(field.name, word)});
            json!({"oneOf": choices.iter().map(choice).collect::<Vec<_>>()})
        }
    };
    schema["title"] = (words.label)(field.name).into();
    schema["description"] = field.doc.trim().into();
    schema
}
