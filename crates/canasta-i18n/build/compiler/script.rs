//! Messages for the pages' scripts, in a subset of ICU's message format (see `words.js`).

use std::collections::{BTreeMap, BTreeSet};

use super::Problem;
use super::model::{Declaration, Format, Key, Language, Part, Pattern, Table, TableKind, Type};

/// The kinds by their names in pages and scripts, in the order of `canasta::Kind::ALL`.
const KIND_KEYS: [&str; 15] = ["X", "2", "R", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];

/// The bundles of all messages for scripts.
pub(super) fn bundles(declarations: &BTreeMap<String, Declaration>) -> Vec<&str> {
    let bundles: BTreeSet<&str> = declarations.values().filter_map(|message| message.script.as_deref()).collect();
    bundles.into_iter().collect()
}

/// Names and texts of a bundle, followed by the words it uses for kinds, such as `kind-7-many`.
pub(super) fn bundle(
    declarations: &BTreeMap<String, Declaration>,
    english: &Language,
    language: &Language,
    bundle: &str,
) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    let mut tables: BTreeSet<&Table> = BTreeSet::new();
    let mut messages: Vec<&Declaration> =
        declarations.values().filter(|message| message.script.as_deref() == Some(bundle)).collect();
    messages.sort_by_key(|message| message.place.line);
    for message in messages {
        let translated = language.messages.get(&message.id).or_else(|| english.messages.get(&message.id));
        let Some(translated) = translated else { continue };
        collect(&translated.pattern, &mut tables);
        texts.push((message.name.replace('_', "-"), icu_text(message, &translated.pattern)));
    }
    for table in tables {
        let words = language.tables.get(table).or_else(|| english.tables.get(table));
        for (key, word) in KIND_KEYS.iter().zip(words.into_iter().flatten()) {
            texts.push((format!("kind-{key}-{}", form(table)), word.clone()));
        }
    }
    texts
}

/// The name of a form for the script: `many`, `many-capital`.
fn form(table: &Table) -> String {
    let form = table.form.as_deref().unwrap_or("usual");
    if table.capital { format!("{form}-capital") } else { form.to_owned() }
}

fn collect<'a>(pattern: &'a Pattern, tables: &mut BTreeSet<&'a Table>) {
    for part in pattern {
        match part {
            Part::Argument { format: Format::Table(table), .. } => {
                tables.insert(table);
            }
            Part::Select { variants, otherwise, .. } => {
                for (_, pattern) in variants.iter().chain([otherwise]) {
                    collect(pattern, tables);
                }
            }
            Part::Argument { .. } | Part::Text(_) | Part::Open(_) | Part::Close => {}
        }
    }
}

/// A pattern in ICU's message format.
fn icu_text(message: &Declaration, pattern: &Pattern) -> String {
    let mut open = Vec::new();
    let mut text = String::new();
    for part in pattern {
        match part {
            Part::Text(words) => text.push_str(words),
            Part::Open(mark) => {
                open.push(mark.tag());
                text.push_str(&format!("<{}>", mark.tag()));
            }
            Part::Close => text.push_str(&format!("</{}>", open.pop().unwrap_or_default())),
            Part::Argument { name, format: Format::Table(table) } => {
                text.push_str(&format!("{{{name}, kind, {}}}", form(table)));
            }
            Part::Argument { name, .. } => match message.argument(name).map(|argument| &argument.ty) {
                Some(Type::Number | Type::Points) => text.push_str(&format!("{{{name}, number}}")),
                _ => text.push_str(&format!("{{{name}}}")),
            },
            Part::Select { name, variants, otherwise } => {
                let flag = message.argument(name).is_some_and(|argument| argument.ty == Type::Flag);
                let mut cases: String = variants
                    .iter()
                    .map(|(key, pattern)| format!(" {} {{{}}}", key_text(key), icu_text(message, pattern)))
                    .collect();
                cases.push_str(&format!(" other {{{}}}", icu_text(message, &otherwise.1)));
                text.push_str(&format!("{{{name}, {},{cases}}}", if flag { "select" } else { "plural" }));
            }
        }
    }
    text
}

fn key_text(key: &Key) -> String {
    match key {
        Key::Exactly(n) => format!("={n}"),
        Key::Case(case) => case.clone(),
    }
}

/// Reports messages that the format for scripts can't express.
pub(super) fn check(declarations: &BTreeMap<String, Declaration>, language: &Language) -> Vec<Problem> {
    let mut problems = Vec::new();
    // A page can pass several bundles to a script, which has one set of names.
    let mut names: BTreeMap<&str, &str> = BTreeMap::new();
    for message in declarations.values().filter(|message| message.script.is_some()) {
        if let Some(other) = names.insert(&message.name, &message.id) {
            let what = format!("`{}` and `{other}` have the same name for scripts", message.id);
            problems.push(Problem::new(&message.place.path, message.place.line, what));
        }
        let problem = |what: String| Problem::new(&message.place.path, message.place.line, what);
        for argument in &message.arguments {
            if !matches!(argument.ty, Type::Number | Type::Points | Type::Text | Type::Kind | Type::Flag) {
                problems.push(problem(format!("scripts can't fill in `${}`, a {:?}", argument.name, argument.ty)));
            }
        }
        let Some(translated) = language.messages.get(&message.id) else { continue };
        if let Some(why) = unsupported_part(message, &translated.pattern) {
            problems.push(problem(why));
        }
    }
    problems
}

fn unsupported_part(message: &Declaration, pattern: &Pattern) -> Option<String> {
    pattern.iter().find_map(|part| match part {
        Part::Text(text) if text.contains(['{', '}']) => Some("a message for scripts can't contain braces".to_owned()),
        Part::Argument { format: Format::Digits, .. } => Some("scripts don't support DIGITS".to_owned()),
        Part::Argument { format: Format::Table(table), .. } if table.kind != TableKind::Kind => {
            Some("scripts have words for kinds, but not for cards and numbers".to_owned())
        }
        Part::Select { name, variants, otherwise } => {
            let kind = message.argument(name).is_some_and(|argument| argument.ty == Type::Kind);
            let within =
                || variants.iter().chain([otherwise]).find_map(|(_, pattern)| unsupported_part(message, pattern));
            if kind { Some("scripts can't select on a kind".to_owned()) } else { within() }
        }
        Part::Text(_) | Part::Open(_) | Part::Close | Part::Argument { .. } => None,
    })
}
