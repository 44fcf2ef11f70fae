//! Every message is used, and scripts use messages that exist, with the right arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A line of the compiler's index.
struct Declared<'a> {
    for_scripts: bool,
    /// Whether another message refers to it.
    is_referenced: bool,
    /// `module::name`
    path: &'a str,
    arguments: BTreeSet<&'a str>,
}

impl<'a> Declared<'a> {
    fn all() -> Vec<Self> {
        include_str!(concat!(env!("OUT_DIR"), "/index.txt")).lines().map(Self::parse).collect()
    }

    fn parse(line: &'a str) -> Self {
        let [kind, reference, path, arguments] = *line.splitn(4, ' ').collect::<Vec<_>>() else { panic!("{line}") };
        Self {
            for_scripts: kind == "script",
            is_referenced: reference == "referenced",
            path,
            arguments: arguments.split(',').filter(|name| !name.is_empty()).collect(),
        }
    }

    /// The name that scripts use.
    fn name(&self) -> String {
        self.path.rsplit("::").next().unwrap_or_default().replace('_', "-")
    }
}

#[test]
fn every_message_is_used() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let paths: BTreeSet<String> = files(&crates, "rs").iter().flat_map(|text| rust_paths(text)).collect();
    let scripts = scripts();
    let in_scripts = |name: &str| scripts.iter().any(|text| text.contains(&format!("\"{name}\"")));
    let is_used = |message: &Declared<'_>| {
        if message.for_scripts { in_scripts(&message.name()) } else { paths.contains(message.path) }
    };
    let unused: Vec<&str> = Declared::all()
        .iter()
        .filter(|message| !message.is_referenced && !is_used(message))
        .map(|message| message.path)
        .collect();
    assert!(unused.is_empty(), "use these messages or delete them: {unused:?}");
}

#[test]
fn scripts_call_messages_with_their_arguments() {
    let declared = Declared::all();
    let by_name: BTreeMap<String, &Declared<'_>> =
        declared.iter().filter(|message| message.for_scripts).map(|message| (message.name(), message)).collect();
    for text in scripts() {
        for (name, arguments) in calls(&text) {
            let message = by_name.get(name).unwrap_or_else(|| panic!("scripts use the unknown message `{name}`"));
            let arguments: BTreeSet<&str> = arguments.iter().map(String::as_str).collect();
            assert_eq!(arguments, message.arguments, "arguments of `{name}` in a script");
        }
    }
}

fn scripts() -> Vec<String> {
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../canasta-assets/assets"), "js")
}

/// The texts of all files with this extension, without line comments.
fn files(folder: &Path, extension: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts.extend(files(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            let text = fs::read_to_string(&path).unwrap();
            texts.push(text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n"));
        }
    }
    texts
}

/// `module::name` for every path in Rust code.
fn rust_paths(text: &str) -> Vec<String> {
    let in_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let names = |(position, _): (usize, &str)| {
        let before = text[..position].rsplit(|letter| !in_name(letter)).next()?;
        let after = text[position + 2..].split(|letter| !in_name(letter)).next()?;
        Some(format!("{before}::{after}"))
    };
    text.match_indices("::").filter_map(names).collect()
}

/// Message and argument names in calls such as `message("name", { … })`.
fn calls(text: &str) -> Vec<(&str, Vec<String>)> {
    let mut calls = Vec::new();
    for function in ["message(", "messageNodes(", "say("] {
        for (position, _) in text.match_indices(function) {
            let is_longer_name = text[..position].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
            let call = text[position + function.len()..].trim_start().strip_prefix('"');
            let Some((name, rest)) = call.and_then(|call| call.split_once('"')).filter(|_| !is_longer_name) else {
                continue;
            };
            let object = rest.strip_prefix(',').and_then(|rest| rest.trim_start().strip_prefix('{'));
            calls.push((name, object.map_or_else(Vec::new, keys)));
        }
    }
    calls
}

/// The keys of an object literal. `text` starts after its opening brace.
fn keys(text: &str) -> Vec<String> {
    let mut keys = Vec::new();
    let mut key = String::new();
    let mut in_key = true;
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '}' if depth == 0 => break,
            ',' if depth == 0 => {
                keys.push(std::mem::take(&mut key));
                in_key = true;
            }
            ':' if depth == 0 => in_key = false,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ if in_key && depth == 0 => key.push(letter),
            _ => {}
        }
    }
    keys.push(key);
    keys.into_iter().map(|key| key.trim().to_owned()).filter(|key| !key.is_empty()).collect()
}

#[test]
fn calls_in_scripts_are_parsed_with_their_arguments() {
    let text = "say(message(\"chosen\", { label: names(a, { b: 1 }), count }));\nmessage(\"clear\")\n\
                say(\n  \"wrapped\",\n  {\n    label,\n  },\n)";
    let labels = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let expected = [("chosen", labels(&["label", "count"])), ("clear", vec![]), ("wrapped", labels(&["label"]))];
    assert_eq!(calls(text), expected);
}
