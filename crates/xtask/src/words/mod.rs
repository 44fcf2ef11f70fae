//! `cargo xtask words`: compiles the messages of `crates/canasta-words/messages` (Fluent) to typed Rust functions, which are
//! committed. `docs/languages.md` says how messages are written.

mod declare;
mod model;
mod pseudo;
mod read;
mod resolve;
mod rust;
mod script;
mod terms;
#[cfg(test)]
mod tests;
mod used;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;
use std::{env, fs};

use anyhow::{Context as _, Result, bail};

use crate::command;
use crate::fault::Fault;
use crate::tree::Tree;
use declare::entries;
use model::{Declared, Language};
use read::{Source, sources};
use resolve::Resolver;
use rust::Placement;

const MESSAGES: &str = "crates/canasta-words/messages";
const GENERATED: &str = "crates/canasta-words/src/lang/generated";
const PSEUDO: &str = "crates/canasta-words-pseudo/src/generated";

/// English is where a message is declared.
const ENGLISH: &str = "en";

/// The chore: writes the generated code; false when a message is wrong.
///
/// # Errors
/// Something cannot be read or written.
pub(crate) fn chore(root: &Path) -> Result<bool> {
    let made = compiled(root)?;
    for fault in made.faults.iter().chain(&made.unused) {
        println!("{fault}");
    }
    if !made.faults.is_empty() {
        println!("words: {} faults, nothing is written", made.faults.len());
        return Ok(false);
    }
    let mut written = 0;
    for (path, text) in &made.files {
        let path = root.join(path);
        if fs::read_to_string(&path).is_ok_and(|old| old == *text) {
            continue;
        }
        fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        written += 1;
    }
    for path in made.left_over(&Tree::read(root)?) {
        fs::remove_file(root.join(&path)).with_context(|| format!("cannot delete {path}"))?;
        written += 1;
    }
    println!("{}", made.summary);
    println!("words: {} files, {written} of them changed", made.files.len());
    Ok(made.unused.is_empty())
}

/// What is wrong with the messages, and generated files that are not what the messages say.
///
/// # Errors
/// Something cannot be read.
pub(crate) fn check(root: &Path, tree: &Tree) -> Result<Vec<Fault>> {
    let made = compiled(root)?;
    if !made.faults.is_empty() {
        return Ok(made.faults);
    }
    let stale =
        made.files.iter().filter(|(path, text)| tree.text(path) != Some(text.as_str())).map(|(path, _)| path.clone());
    let stale = stale.chain(made.left_over(tree));
    let stale = stale.map(|path| Fault::new(&path, 0, "is not what the messages say: run `cargo xtask words`"));
    Ok(stale.chain(made.unused.iter().cloned()).collect())
}

/// What came of the messages.
struct Compiled {
    /// Path and text, formatted.
    files: BTreeMap<String, String>,
    faults: Vec<Fault>,
    /// Messages that are not used yet or any more, and calls in scripts that do not fit. The code is written all the same:
    /// a message is written before it is used.
    unused: Vec<Fault>,
    summary: String,
}

impl Compiled {
    /// Generated files of messages that are no more.
    fn left_over(&self, tree: &Tree) -> Vec<String> {
        let generated = |path: &str| path.starts_with(GENERATED) || path.starts_with(PSEUDO);
        tree.files
            .iter()
            .filter(|file| generated(&file.path))
            .map(|file| file.path.clone())
            .filter(|path| !self.files.contains_key(path))
            .collect()
    }
}

fn compiled(root: &Path) -> Result<Compiled> {
    let mut faults = Vec::new();
    let english = sources(root, &format!("{MESSAGES}/{ENGLISH}"))?;
    let mut others = Vec::new();
    for entry in fs::read_dir(root.join(MESSAGES)).with_context(|| format!("cannot read {MESSAGES}"))? {
        let tag = entry?.file_name().to_string_lossy().into_owned();
        if tag != ENGLISH {
            others.push((tag.clone(), sources(root, &format!("{MESSAGES}/{tag}"))?));
        }
    }
    others.sort_by(|(one, _), (other, _)| one.cmp(other));
    let words = compile(&english, &others, &mut faults);
    let path = |message: &Declared| format!("{MESSAGES}/{ENGLISH}/{}.ftl", message.module.replace('_', "-"));
    let unused = used::check(&words.declared, &words.english.referenced, &Tree::read(root)?, path);
    faults.extend(script::check(&words.declared, &words.english, path));
    faults.sort();
    let mut files = BTreeMap::new();
    if faults.is_empty() {
        for (path, text) in words.files() {
            let text = formatted(root, &path, &text)?;
            files.insert(path, text);
        }
    }
    Ok(Compiled { files, faults, unused, summary: words.summary() })
}

/// All languages.
struct Words {
    declared: BTreeMap<String, Declared>,
    english: Language,
    others: Vec<(String, Language)>,
}

fn compile(english: &[Source], others: &[(String, Vec<Source>)], faults: &mut Vec<Fault>) -> Words {
    let mut declared = BTreeMap::new();
    let english = resolved(ENGLISH, english, &mut declared, faults);
    let others =
        others.iter().map(|(tag, sources)| (tag.clone(), resolved(tag, sources, &mut declared, faults))).collect();
    Words { declared, english, others }
}

/// One language; English fills `declared` first.
fn resolved(
    tag: &str,
    sources: &[Source],
    declared: &mut BTreeMap<String, Declared>,
    faults: &mut Vec<Fault>,
) -> Language {
    let trees: Vec<_> = sources.iter().map(|source| (source, source.tree(faults))).collect();
    let entries = entries(&trees, faults);
    if tag == ENGLISH {
        for (id, entry) in &entries.messages {
            declared.insert((*id).to_owned(), declare::declared(entry, faults));
        }
    }
    let (language, used_terms) = (Language::default(), BTreeSet::new());
    Resolver { tag, entries: &entries, declared, language, used_terms, faults }.all()
}

impl Words {
    /// The generated files, not yet formatted.
    fn files(&self) -> Vec<(String, String)> {
        let bundles = script::bundles(&self.declared);
        let inside = Placement { words: "crate", visibility: "pub(crate)" };
        let within = |folder: String| move |(path, text): (String, String)| (format!("{folder}/{path}"), text);
        let mut files: Vec<(String, String)> = rust::interface(&self.declared, &self.english, &bundles, &self.tags())
            .into_iter()
            .map(within(GENERATED.to_owned()))
            .collect();
        let english = rust::language(&self.declared, &self.english, &self.english, "EN", &bundles, inside);
        files.extend(english.into_iter().map(within(format!("{GENERATED}/en"))));
        for (tag, language) in &self.others {
            let made = rust::language(&self.declared, &self.english, language, &constant(tag), &bundles, inside);
            files.extend(made.into_iter().map(within(format!("{GENERATED}/{}", module(tag)))));
        }
        let pseudo = pseudo::pseudo(&self.english);
        let outside = Placement { words: "canasta_words", visibility: "pub(crate)" };
        let made = rust::language(&self.declared, &self.english, &pseudo, "EN", &bundles, outside);
        files.extend(made.into_iter().map(within(PSEUDO.to_owned())));
        files
    }

    fn tags(&self) -> Vec<String> {
        self.others.iter().map(|(tag, _)| tag.clone()).collect()
    }

    /// Format far each language is.
    fn summary(&self) -> String {
        let mut summary = format!("words: {} messages in English", self.declared.len());
        for (tag, language) in &self.others {
            let missing = self.declared.keys().filter(|id| !language.messages.contains_key(*id)).count();
            summary.push_str(&format!("; {tag} lacks {missing}, which are said in English"));
        }
        summary
    }
}

/// The module of a language: `pt_br`.
fn module(tag: &str) -> String {
    tag.to_lowercase().replace('-', "_")
}

/// The locale of a language: `PT_BR`.
fn constant(tag: &str) -> String {
    tag.to_uppercase().replace('-', "_")
}

/// A file as rustfmt leaves it.
fn formatted(root: &Path, path: &str, text: &str) -> Result<String> {
    let rustfmt = env::var_os("RUSTFMT").unwrap_or_else(|| "rustfmt".into());
    let mut command = command::program(root, rustfmt);
    command.args(["--edition", "2024", "--config-path", "rustfmt.toml"]);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("cannot start rustfmt")?;
    // It reads all before it writes.
    child.stdin.take().context("rustfmt reads nothing")?.write_all(text.as_bytes())?;
    let done = child.wait_with_output()?;
    if !done.status.success() {
        bail!("rustfmt does not take {path}: {}", String::from_utf8_lossy(&done.stderr));
    }
    Ok(String::from_utf8(done.stdout)?)
}
