//! The JSON Schema of a file of house rules, made from the fields of the rule set.

use canasta::RuleSet;
use canasta::rules::{Domain, Field};
use serde_json::{Map, Value, json};

/// The words of a schema: what people call presets, fields and choices.
#[derive(Clone, Copy, Debug)]
pub struct SchemaWords {
    /// What a preset is called, by its name.
    pub preset_title: fn(&str) -> &'static str,
    /// A sentence about a preset, by its name.
    pub preset_about: fn(&str) -> &'static str,
    /// What a field is called, by its name.
    pub label: fn(&str) -> &'static str,
    /// What a choice means: the field's name, then the choice.
    pub choice: fn(&str, &str) -> &'static str,
}

/// The JSON Schema (2020-12) of a file of house rules: every field with what it means, its bounds or its words.
pub fn schema(words: &SchemaWords) -> Value {
    let presets: Vec<Value> = RuleSet::PRESETS
        .iter()
        .map(|preset| {
            let (title, about) = ((words.preset_title)(preset.name), (words.preset_about)(preset.name));
            json!({"const": preset.name, "title": title, "description": about})
        })
        .collect();
    let fields: Map<String, Value> =
        RuleSet::FIELDS.iter().map(|field| (field.name.to_owned(), of_field(field, words))).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "House rules of canasta",
        "description": "A preset and the fields of its rule set that the house changes.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
            "rules": {
                "title": "Preset",
                "description": "The rule document that is changed.",
                "oneOf": presets,
                "default": RuleSet::PRESETS[0].name,
            },
            "house": {
                "title": "House rules",
                "description": "The fields that the house changes; the others stay as the preset has them.",
                "type": "object",
                "additionalProperties": false,
                "properties": fields,
            },
            "players": {
                "title": "Players",
                "description": "How many play. The rules hold for every number; this only says whose difference is meant.",
                "type": "integer",
                "minimum": 2,
                "maximum": 6,
            },
        },
    })
}

fn of_field(field: &Field, words: &SchemaWords) -> Value {
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
            let each = |word: &&str| json!({"const": word, "description": (words.choice)(field.name, word)});
            json!({"oneOf": choices.iter().map(each).collect::<Vec<_>>()})
        }
    };
    schema["title"] = (words.label)(field.name).into();
    schema["description"] = field.doc.trim().into();
    schema
}
