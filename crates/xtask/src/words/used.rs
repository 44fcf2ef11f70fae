//! Messages that are not used, and messages that scripts use and that do not exist.

use std::collections::{BTreeMap, BTreeSet};

use super::model::Declared;
use crate::fault::Fault;
use crate::tree::Tree;

/// The folder of generated code, in any crate.
const GENERATED: &str = "/generated/";
/// This chore's examples use no message.
const OWN: &str = "crates/xtask/";
const SCRIPTS: &str = "crates/canasta-assets/assets/";

/// Unused messages, and calls of scripts that do not fit what is declared.
pub(super) fn check(
    declared: &BTreeMap<String, Declared>,
    referenced: &BTreeSet<String>,
    tree: &Tree,
    path: impl Fn(&Declared) -> String,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    let called: BTreeSet<String> = tree
        .texts(".rs")
        .filter(|(path, _)| path.starts_with("crates/") && !path.starts_with(OWN) && !path.contains(GENERATED))
        .flat_map(|(_, text)| text.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(calls))
        .collect();
    let calls_of_scripts: Vec<Call> = tree
        .texts(".js")
        .filter(|(path, _)| path.starts_with(SCRIPTS))
        .flat_map(|(path, text)| scripts(path, text))
        .collect();
    for message in declared.values().filter(|message| !referenced.contains(&message.id)) {
        let used = match &message.script {
            None => called.contains(&format!("{}::{}", message.module, message.name)),
            Some(_) => calls_of_scripts.iter().any(|call| call.name.replace('-', "_") == message.name),
        };
        if !used {
            faults.push(Fault::new(
                &path(message),
                message.line,
                format!("`{}` is not used: use it or delete it", message.id),
            ));
        }
    }
    for call in calls_of_scripts.iter().filter(|call| !call.name.is_empty()) {
        let known: Vec<&Declared> = declared
            .values()
            .filter(|message| message.script.is_some() && message.name == call.name.replace('-', "_"))
            .collect();
        if known.is_empty() && call.checked {
            faults.push(Fault::new(&call.path, call.line, format!("there is no message `{}` for scripts", call.name)));
        }
        for message in known.iter().filter(|_| call.checked) {
            let expected: BTreeSet<&str> = message.arguments.iter().map(|argument| argument.name.as_str()).collect();
            let given: BTreeSet<&str> = call.arguments.iter().map(String::as_str).collect();
            if expected != given {
                let list = |names: &BTreeSet<&str>| names.iter().copied().collect::<Vec<_>>().join(", ");
                let sentence = format!("`{}` takes {{{}}}, not {{{}}}", message.id, list(&expected), list(&given));
                faults.push(Fault::new(&call.path, call.line, sentence));
            }
        }
    }
    faults
}

/// `module::name` of everything that looks like a call of a message.
fn calls(text: &str) -> Vec<String> {
    let in_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    text.match_indices("::")
        .filter_map(|(at, _)| {
            let before = text[..at].rsplit(|letter| !in_name(letter)).next()?;
            let after = text[at + 2..].split(|letter| !in_name(letter)).next()?;
            (!before.is_empty() && !after.is_empty()).then(|| format!("{before}::{after}"))
        })
        .collect()
}

/// A message that a script names.
#[derive(PartialEq, Eq, Debug)]
struct Call {
    path: String,
    line: usize,
    name: String,
    arguments: Vec<String>,
    /// It stands in a call, so its arguments can be read.
    checked: bool,
}

/// Format scripts say a message.
const SAYS: [&str; 3] = ["message(", "messageNodes(", "say("];

/// The calls `message("name", { … })` of a script, and every other text that may name a message.
fn scripts(path: &str, text: &str) -> Vec<Call> {
    let mut calls = Vec::new();
    for says in SAYS {
        for (at, _) in text.match_indices(says) {
            let rest = &text[at + says.len()..];
            let Some(name) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')).map(|(name, _)| name) else {
                continue;
            };
            if text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_') {
                continue;
            }
            let line = 1 + text[..at].matches('\n').count();
            let arguments = rest[name.len() + 2..].strip_prefix(", {").map_or_else(Vec::new, keys);
            calls.push(Call { path: path.to_owned(), line, name: name.to_owned(), arguments, checked: true });
        }
    }
    for quoted in text.split('"').skip(1).step_by(2) {
        calls.push(Call {
            path: path.to_owned(),
            line: 0,
            name: quoted.to_owned(),
            arguments: Vec::new(),
            checked: false,
        });
    }
    calls
}

/// The keys of an object literal whose brace is already open.
fn keys(text: &str) -> Vec<String> {
    let mut keys = Vec::new();
    let mut depth = 0_usize;
    let mut key = String::new();
    let mut in_key = true;
    for letter in text.chars() {
        match letter {
            '}' if depth == 0 => break,
            ',' if depth == 0 => {
                keys.push(std::mem::take(&mut key));
                in_key = true;
            }
            ':' if depth == 0 => in_key = false,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ if in_key && depth == 0 => key.push(letter),
            _ => {}
        }
    }
    keys.push(key);
    keys.into_iter().map(|key| key.trim().to_owned()).filter(|key| !key.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_of_scripts_are_read_with_their_arguments() {
        let text = "say(message(\"chosen\", { label: names(a, { b: 1 }), count }));\nmessage(\"clear\")";
        let read: Vec<(String, Vec<String>, usize)> = scripts("a.js", text)
            .into_iter()
            .filter(|call| call.checked)
            .map(|call| (call.name, call.arguments, call.line))
            .collect();
        let named = |name: &str, arguments: &[&str], line| {
            (name.to_owned(), arguments.iter().map(|&a| a.to_owned()).collect(), line)
        };
        assert_eq!(read, [named("chosen", &["label", "count"], 1), named("clear", &[], 2)]);
    }

    #[test]
    fn functions_are_found_by_module_and_name() {
        assert_eq!(
            calls("lobby::title(lang), messages::menu::rules"),
            ["lobby::title", "messages::menu", "menu::rules"]
        );
    }
}
