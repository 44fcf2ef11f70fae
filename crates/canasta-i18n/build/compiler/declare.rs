//! The messages, arguments and types that English declares for all languages.

use std::collections::BTreeMap;

use fluent_syntax::ast;

use super::Problem;
use super::model::{Argument, Declared, Place, Type};
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

/// Sorts the entries of all files. A duplicate id, or one in the wrong file, is a problem.
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

fn insert<'a>(into: &mut BTreeMap<&'a str, Entry<'a>>, entry: Entry<'a>, problems: &mut Vec<Problem>) {
    if let Some(first) = into.get(entry.id) {
        let sentence = format!("`{}` is already in {}:{}", entry.id, first.source.path, first.source.line(first.id));
        problems.push(entry.source.problem(entry.id, sentence));
        return;
    }
    into.insert(entry.id, entry);
}

/// Prefix of files with messages for scripts: `script-table.ftl` is the bundle `table`.
const SCRIPT: &str = "script-";

/// The declaration of an English message.
pub(super) fn declared(entry: &Entry<'_>, problems: &mut Vec<Problem>) -> Declared {
    let module = &entry.source.module;
    let name = &entry.id[module.len() + 1..];
    let mut arguments: Vec<Argument> = Vec::new();
    let mut about = Vec::new();
    for line in entry.comment.into_iter().flat_map(|comment| &comment.content) {
        let Some(declaration) = line.trim_start().strip_prefix('$') else {
            about.push((*line).to_owned());
            continue;
        };
        match argument(declaration) {
            Some(argument) if arguments.iter().any(|other| other.name == argument.name) => {
                problems.push(entry.source.problem(line, format!("`${}` is declared twice", argument.name)));
            }
            Some(argument) => arguments.push(argument),
            None => {
                let sentence =
                    format!("declare an argument as `# $name (Type): what it is`; the types are {}", Type::names());
                problems.push(entry.source.problem(line, sentence));
            }
        }
    }
    Declared {
        id: entry.id.to_owned(),
        module: module.replace('-', "_"),
        name: name.replace('-', "_"),
        arguments,
        about,
        place: entry.place(),
        script: module.strip_prefix(SCRIPT).map(str::to_owned),
    }
}

/// `player (Player): who took the pile`
fn argument(declaration: &str) -> Option<Argument> {
    let (name, rest) = declaration.split_once(" (")?;
    let (of, about) = rest.split_once(')')?;
    let named = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    let explained = about.is_empty() || about.strip_prefix(": ").is_some_and(|about| !about.is_empty());
    (named && explained).then_some(Argument { name: name.to_owned(), ty: Type::parse(of)? })
}
