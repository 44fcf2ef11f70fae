//! The messages, arguments and types that English declares for all languages.

use std::collections::BTreeMap;

use fluent_syntax::ast;

use super::Problem;
use super::model::{Argument, Declaration, Place, Type};
use super::read::Source;

/// A message or term of a file.
pub(super) struct Entry<'a> {
    pub(super) source: &'a Source,
    pub(super) id: &'a str,
    pub(super) value: &'a ast::Pattern<&'a str>,
    pub(super) comment: Option<&'a ast::Comment<&'a str>>,
}

impl Entry<'_> {
    pub(super) fn place(&self) -> Place {
        Place { path: self.source.path.clone(), line: self.source.line(self.id) }
    }
}

/// The messages and terms of a language by their ids.
#[derive(Default)]
pub(super) struct Entries<'a> {
    pub(super) messages: BTreeMap<&'a str, Entry<'a>>,
    pub(super) terms: BTreeMap<&'a str, Entry<'a>>,
}

/// Collects the messages and terms of all files. Reports duplicate ids and ids in the wrong file.
pub(super) fn entries<'a>(
    trees: &'a [(&'a Source, ast::Resource<&'a str>)],
    problems: &mut Vec<Problem>,
) -> Entries<'a> {
    let mut entries = Entries::default();
    for (source, tree) in trees {
        for entry in &tree.body {
            match entry {
                ast::Entry::Message(message) => {
                    let id = message.id.name;
                    let Some(value) = &message.value else {
                        problems.push(source.problem(id, format!("`{id}` has no text")));
                        continue;
                    };
                    if !message.attributes.is_empty() {
                        problems.push(source.problem(id, "attributes aren't supported: write a separate message"));
                    }
                    if id.strip_prefix(source.module.as_str()).is_none_or(|rest| !rest.starts_with('-')) {
                        problems.push(source.problem(id, format!("`{id}` must begin with `{}-`", source.module)));
                        continue;
                    }
                    let comment = message.comment.as_ref();
                    let entry = Entry { source, id, value, comment };
                    insert(&mut entries.messages, entry, problems);
                }
                ast::Entry::Term(term) => {
                    let entry = Entry { source, id: term.id.name, value: &term.value, comment: term.comment.as_ref() };
                    insert(&mut entries.terms, entry, problems);
                }
                _ => {}
            }
        }
    }
    entries
}

fn insert<'a>(entries: &mut BTreeMap<&'a str, Entry<'a>>, entry: Entry<'a>, problems: &mut Vec<Problem>) {
    if let Some(first) = entries.get(entry.id) {
        let what = format!("`{}` is already in {}:{}", entry.id, first.source.path, first.source.line(first.id));
        problems.push(entry.source.problem(entry.id, what));
        return;
    }
    entries.insert(entry.id, entry);
}

/// Prefix of files with messages for scripts: `script-table.ftl` is the bundle `table`.
const SCRIPT_PREFIX: &str = "script-";

/// The declaration of an English message.
pub(super) fn declaration(entry: &Entry<'_>, problems: &mut Vec<Problem>) -> Declaration {
    let module = &entry.source.module;
    let name = &entry.id[module.len() + 1..];
    let mut arguments: Vec<Argument> = Vec::new();
    let mut about = Vec::new();
    for line in entry.comment.into_iter().flat_map(|comment| &comment.content) {
        let Some(text) = line.trim_start().strip_prefix('$') else {
            about.push((*line).to_owned());
            continue;
        };
        match parse_argument(text) {
            Some(argument) if arguments.iter().any(|other| other.name == argument.name) => {
                problems.push(entry.source.problem(line, format!("`${}` is declared twice", argument.name)));
            }
            Some(argument) => arguments.push(argument),
            None => {
                let what =
                    format!("declare an argument as `# $name (Type): what it is`; the types are {}", Type::names());
                problems.push(entry.source.problem(line, what));
            }
        }
    }
    Declaration {
        id: entry.id.to_owned(),
        module: module.replace('-', "_"),
        name: name.replace('-', "_"),
        arguments,
        about,
        place: entry.place(),
        script: module.strip_prefix(SCRIPT_PREFIX).map(str::to_owned),
    }
}

/// Parses `player (Player): who took the pile`.
fn parse_argument(declaration: &str) -> Option<Argument> {
    let (name, rest) = declaration.split_once(" (")?;
    let (type_name, explanation) = rest.split_once(')')?;
    let required = type_name.strip_suffix(", optional");
    let has_valid_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    let has_valid_explanation =
        explanation.is_empty() || explanation.strip_prefix(": ").is_some_and(|explanation| !explanation.is_empty());
    let ty = Type::parse(required.unwrap_or(type_name))?;
    let argument = Argument { name: name.to_owned(), ty, optional: required.is_some() };
    (has_valid_name && has_valid_explanation).then_some(argument)
}
