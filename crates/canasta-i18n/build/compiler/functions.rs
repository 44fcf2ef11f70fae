//! Writes the typed functions: one per message, in a module per file.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::model::{Argument, Declaration, Language, Part, Pattern, Type, camel};
use super::script;

/// The messages that have a function, in order of their numbers.
pub(super) fn page_messages(declarations: &BTreeMap<String, Declaration>) -> impl Iterator<Item = &Declaration> {
    declarations.values().filter(|message| message.script.is_none())
}

/// The body of the module `messages`.
pub(super) fn functions(declarations: &BTreeMap<String, Declaration>, english: &Language) -> String {
    let mut modules: BTreeMap<&str, Vec<(usize, &Declaration)>> = BTreeMap::new();
    for (number, message) in page_messages(declarations).enumerate() {
        modules.entry(message.module.as_str()).or_default().push((number, message));
    }
    let mut text = String::new();
    for (module, mut messages) in modules {
        messages.sort_by_key(|(_, message)| message.place.line);
        let _ = writeln!(text, "/// `{}.ftl`\npub mod {module} {{\nuse super::prelude::*;", module.replace('_', "-"));
        for (number, message) in messages {
            enums(&mut text, message);
            if let Some(english) = english.messages.get(&message.id) {
                function(&mut text, number, message, &english.pattern, english.is_plain());
            }
        }
        text.push_str("}\n");
    }
    text.push_str("/// Texts for the scripts of the pages.\npub mod scripts {\nuse super::prelude::*;\n");
    for (number, bundle) in script::bundles(declarations).into_iter().enumerate() {
        let _ = writeln!(
            text,
            "/// Names and texts of `script-{bundle}.ftl`, in a subset of ICU's message format.\n\
             pub fn {}(lang: Lang) -> &'static [(&'static str, &'static str)] {{ lang.script({number}) }}",
            bundle.replace('-', "_")
        );
    }
    text.push_str("}\n");
    text
}

fn function(text: &mut String, number: usize, message: &Declaration, pattern: &Pattern, plain: bool) {
    let _ = writeln!(text, "/// “{}”", escape_for_rustdoc(&preview(pattern)));
    for line in &message.about {
        let _ = writeln!(text, "///\n/// {line}");
    }
    if plain && message.arguments.is_empty() {
        let _ = writeln!(text, "pub fn {}(lang: Lang) -> &'static str {{ lang.text({number}) }}", message.name);
        return;
    }
    let mut parameters = String::new();
    let mut arguments = Vec::new();
    for argument in &message.arguments {
        let _ = write!(parameters, ", {}: {}", argument.name, parameter(message, argument));
        arguments.push(interpreter_argument(argument));
    }
    let borrows = |argument: &Argument| matches!(argument.ty, Type::Name | Type::Player);
    let lifetime = if message.arguments.iter().any(borrows) { "<'a>" } else { "" };
    let _ = writeln!(
        text,
        "pub fn {}{lifetime}(lang: Lang{parameters}) -> Message {{ lang.message({number}, &[{}]) }}",
        message.name,
        arguments.join(", ")
    );
}

/// The enums of `one of` arguments.
fn enums(text: &mut String, message: &Declaration) {
    for argument in &message.arguments {
        let Type::OneOf(cases) = &argument.ty else { continue };
        let _ = writeln!(
            text,
            "/// `${}` of [`{}`].\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub enum {} {{",
            argument.name,
            message.name,
            message.case_type(&argument.name)
        );
        for case in cases {
            let _ = writeln!(text, "/// `[{case}]`\n{},", camel(case));
        }
        text.push_str("}\n");
    }
}

fn parameter(message: &Declaration, argument: &Argument) -> String {
    match &argument.ty {
        Type::Name => "Name<'a>".to_owned(),
        Type::Player => "Player<'a>".to_owned(),
        Type::Text => "&str".to_owned(),
        Type::Message => "&Message".to_owned(),
        Type::List => "&[Message]".to_owned(),
        Type::Number => "impl Into<Number>".to_owned(),
        Type::Points => "i32".to_owned(),
        Type::Card => "Card".to_owned(),
        Type::Kind => "Kind".to_owned(),
        Type::Flag => "bool".to_owned(),
        Type::OneOf(_) => message.case_type(&argument.name),
    }
}

/// The expression that passes the argument to the interpreter.
fn interpreter_argument(argument: &Argument) -> String {
    let name = &argument.name;
    match argument.ty {
        Type::Name => format!("Argument::Name({name})"),
        Type::Player => format!("Argument::Player({name})"),
        Type::Text => format!("Argument::Text({name})"),
        Type::Message => format!("Argument::Message({name})"),
        Type::List => format!("Argument::List({name})"),
        Type::Number => format!("Argument::Number({name}.into())"),
        Type::Points => format!("Argument::Points({name})"),
        Type::Card | Type::Kind => format!("Argument::Index({name}.index() as u8)"),
        Type::Flag | Type::OneOf(_) => format!("Argument::Index({name} as u8)"),
    }
}

/// The English text, with arguments by name and default variants.
fn preview(pattern: &Pattern) -> String {
    let part = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        Part::Open(mark) => format!("`<{}>`", mark.tag()),
        Part::Close => String::new(),
        Part::Argument { name, .. } => format!("`{{{name}}}`"),
        Part::Select { otherwise: (_, pattern), .. } => preview(pattern),
    };
    pattern.iter().map(part).collect()
}

/// Escapes a text for rustdoc: URLs become links, and brackets don't.
fn escape_for_rustdoc(text: &str) -> String {
    let words = text.split(' ').map(|word| match word.find("https://") {
        Some(start) => {
            let end = word.trim_end_matches(['.', ',', ':', ';', ')']).len();
            format!("{}<{}>{}", &word[..start], &word[start..end], &word[end..])
        }
        None => word.replace('[', "\\[").replace(']', "\\]"),
    });
    words.collect::<Vec<_>>().join(" ")
}
