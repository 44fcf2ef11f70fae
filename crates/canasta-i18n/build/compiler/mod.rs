//! Compiles the messages in `messages/TAG/*.ftl` (Fluent): typed functions once, from the English declarations, and one table
//! of data per language.
//!
//! The build script runs it; the tests include it too.

mod declare;
mod functions;
mod model;
mod read;
mod resolve;
mod script;
mod tables;
mod terms;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use self::model::{Declaration, Language};
pub(crate) use self::read::Source;
use self::resolve::Resolver;

/// English declares the messages for all languages.
const ENGLISH: &str = "en";

/// Something wrong in a file of messages.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Problem {
    path: String,
    /// From 1; 0 if the whole file is meant.
    line: usize,
    what: String,
}

impl Problem {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

/// All languages, compiled.
pub(crate) struct Compiled {
    declarations: BTreeMap<String, Declaration>,
    /// English first, then the others by name.
    languages: Vec<(String, Language)>,
}

/// Reads and compiles the languages in `folder`, a folder per language.
///
/// # Errors
/// Every problem in any file, in order of place; or a file or folder that cannot be read.
pub(crate) fn compile_folder(folder: &Path) -> Result<Compiled, Vec<Problem>> {
    let io_problem = |error: std::io::Error| vec![Problem::new(&folder.to_string_lossy(), 0, error.to_string())];
    let mut languages = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(io_problem)? {
        let path = entry.map_err(io_problem)?.path();
        let tag = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        languages.push((tag, read::sources(&path).map_err(io_problem)?));
    }
    languages.sort_by(|(one, _), (other, _)| (one != ENGLISH, one).cmp(&(other != ENGLISH, other)));
    compile(&languages)
}

/// Compiles languages; the first must be English.
///
/// # Errors
/// Every problem in any file, in order of place.
pub(crate) fn compile(languages: &[(String, Vec<Source>)]) -> Result<Compiled, Vec<Problem>> {
    let mut declarations = BTreeMap::new();
    let mut problems = Vec::new();
    let mut compiled = Vec::new();
    for (tag, sources) in languages {
        let trees: Vec<_> = sources.iter().map(|source| (source, source.tree(&mut problems))).collect();
        let entries = declare::entries(&trees, &mut problems);
        if tag == ENGLISH {
            for (id, entry) in &entries.messages {
                declarations.insert((*id).to_owned(), declare::declaration(entry, &mut problems));
            }
        }
        let resolver = Resolver::new(tag, &entries, &declarations, &mut problems);
        compiled.push((tag.clone(), resolver.language()));
    }
    if let Some((_, english)) = compiled.first() {
        problems.extend(script::check(&declarations, english));
        for (_, language) in &compiled[1..] {
            problems.extend(check_translation(&declarations, english, language));
        }
    }
    if let Some((_, others)) = compiled.split_first_mut() {
        others.sort_by(|(_, one), (_, other)| one.locale.name.cmp(&other.locale.name));
    }
    problems.sort();
    if problems.is_empty() { Ok(Compiled { declarations, languages: compiled }) } else { Err(problems) }
}

/// Checks a translation against English. It must write every argument that English writes, and plain text must stay plain,
/// if its function returns a `&'static str`.
fn check_translation(
    declarations: &BTreeMap<String, Declaration>,
    english: &Language,
    language: &Language,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (id, message) in &language.messages {
        let Some(english) = english.messages.get(id) else { continue };
        let mut problem = |what: String| problems.push(Problem::new(&message.place.path, message.place.line, what));
        let has_arguments = declarations.get(id).is_some_and(|declaration| !declaration.arguments.is_empty());
        if english.is_plain() && !has_arguments && !message.is_plain() {
            problem(format!("`{id}` is plain text in English, without marks"));
        }
        for argument in english.written_arguments().difference(&message.arguments()) {
            problem(format!("`{id}` lacks `${argument}`, which English writes"));
        }
    }
    problems
}

impl Compiled {
    /// The module `messages`, as Rust.
    pub(crate) fn functions(&self) -> String {
        functions::functions(&self.declarations, &self.languages[0].1)
    }

    /// The statics of all languages as Rust, and the text of each, which the Rust code includes as `TAG.txt`.
    pub(crate) fn tables(&self) -> (String, Vec<(String, String)>) {
        tables::tables(&self.declarations, &self.languages)
    }

    /// One line per message: its kind, whether another message refers to it, its path and its arguments. The tests use it to find
    /// unused messages.
    pub(crate) fn index(&self) -> String {
        let referenced: BTreeSet<&String> =
            self.languages.iter().flat_map(|(_, language)| &language.referenced).collect();
        let line = |message: &Declaration| {
            let arguments: Vec<&str> = message.arguments.iter().map(|argument| argument.name.as_str()).collect();
            let kind = if message.script.is_some() { "script" } else { "page" };
            let used = if referenced.contains(&message.id) { "referenced" } else { "-" };
            format!("{kind} {used} {}::{} {}\n", message.module, message.name, arguments.join(","))
        };
        self.declarations.values().map(line).collect()
    }
}
