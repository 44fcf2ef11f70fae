//! The chapter about the differences between the presets.

use std::fmt::Write as _;

use canasta::RuleSet;

use super::{Topic, label, sentence, sentences};
use crate::messages::book;
use crate::{Lang, Message};

/// The chapter in Markdown. A rule that all presets agree on has one line. Any other has one line per variant, with the
/// presets that use it.
pub fn preset_differences(lang: Lang) -> String {
    let mut text =
        format!("# {}\n\n{}\n\n{}\n", book::differences(lang), book::choose_rules(lang), book::each_rule(lang));
    let base = sentences(lang, &RuleSet::BASE, None);
    for &topic in Topic::ALL {
        let mut fields: Vec<&str> = Vec::new();
        let by_preset = RuleSet::PRESETS.iter().map(|preset| sentences(lang, &preset.rules, None));
        for sentence in by_preset.chain([base.clone()]).flatten().filter(|sentence| sentence.topic == topic) {
            fields.extend(sentence.field.filter(|field| !fields.contains(field)));
        }
        if fields.is_empty() {
            continue;
        }
        let [rule, within, says] = [book::column_rule(lang), book::column_in(lang), book::column_says(lang)];
        // Writing to a string can't fail.
        let _ = write!(text, "\n## {}\n\n| {rule} | {within} | {says} |\n|---|---|---|\n", topic.heading(lang));
        fields.into_iter().for_each(|field| field_lines(&mut text, lang, field));
    }
    text
}

fn field_lines(text: &mut String, lang: Lang, field: &str) {
    let mut variants: Vec<(Message, Vec<&str>)> = Vec::new();
    for preset in RuleSet::PRESETS {
        let sentence = sentence(lang, field, &preset.rules, None);
        match variants.iter_mut().find(|(variant, _)| *variant == sentence) {
            Some((_, presets)) => presets.push(preset.name),
            None => variants.push((sentence, vec![preset.name])),
        }
    }
    for (place, (variant, presets)) in variants.iter().enumerate() {
        let rule = if place == 0 { label(lang, field) } else { "" };
        let is_in_all = presets.len() == RuleSet::PRESETS.len();
        let within = if is_in_all { book::in_all(lang).to_owned() } else { presets.join(", ") };
        let _ = writeln!(text, "| {rule} | {within} | {} |", variant.as_str().replace('|', "\\|"));
    }
}
