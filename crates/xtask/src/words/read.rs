//! Files of messages as texts and as Fluent's syntax tree. Every name in the tree is a slice of the text, so its line is
//! known.

use std::{fs, path::Path};

use anyhow::{Context as _, Result};
use fluent_syntax::{ast, parser};

use crate::fault::Fault;

/// A file of messages.
pub(super) struct Source {
    /// From the root, with `/`.
    pub(super) path: String,
    /// Its name without the ending.
    pub(super) module: String,
    pub(super) text: String,
}

/// The files of a language, in the order of their names.
///
/// # Errors
/// The folder cannot be read.
pub(super) fn sources(root: &Path, folder: &str) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(root.join(folder)).with_context(|| format!("cannot read {folder}"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let Some(module) = name.strip_suffix(".ftl") else { continue };
        let path = format!("{folder}/{name}");
        let text = fs::read_to_string(root.join(&path)).with_context(|| format!("cannot read {path}"))?;
        sources.push(Source { path, module: module.to_owned(), text });
    }
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(sources)
}

impl Source {
    /// The tree; what is not Fluent is a fault.
    pub(super) fn tree(&self, faults: &mut Vec<Fault>) -> ast::Resource<&str> {
        let (tree, errors) = match parser::parse(self.text.as_str()) {
            Ok(tree) => (tree, Vec::new()),
            Err(both) => both,
        };
        for error in errors {
            let line = 1 + self.text.get(..error.pos.start).unwrap_or(&self.text).matches('\n').count();
            faults.push(Fault::new(&self.path, line, format!("this is not Fluent: {error}")));
        }
        tree
    }

    /// The line of a slice of the text, from 1.
    pub(super) fn line(&self, slice: &str) -> usize {
        let at = (slice.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        1 + self.text.get(..at).unwrap_or_default().matches('\n').count()
    }

    pub(super) fn fault(&self, at: &str, sentence: impl Into<String>) -> Fault {
        Fault::new(&self.path, self.line(at), sentence)
    }
}
