//! Message files as text and as Fluent's syntax tree. Names in the tree are slices of the text, which gives their lines.

use std::path::Path;
use std::{fs, io};

use fluent_syntax::{ast, parser};

use super::Problem;

/// A message file.
pub(crate) struct Source {
    pub(crate) path: String,
    /// The file name without `.ftl`.
    pub(crate) module: String,
    pub(crate) text: String,
}

/// The files of a language, sorted by name.
///
/// # Errors
/// The folder or a file cannot be read.
pub(super) fn sources(folder: &Path) -> io::Result<Vec<Source>> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let module = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path)?;
            sources.push(Source { path: path.to_string_lossy().into_owned(), module, text });
        }
    }
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(sources)
}

impl Source {
    /// The syntax tree without invalid parts, which are reported as problems.
    pub(super) fn tree(&self, problems: &mut Vec<Problem>) -> ast::Resource<&str> {
        let (tree, errors) = match parser::parse(self.text.as_str()) {
            Ok(tree) => (tree, Vec::new()),
            Err((tree, errors)) => (tree, errors),
        };
        for error in errors {
            let line = 1 + self.text.get(..error.pos.start).unwrap_or(&self.text).matches('\n').count();
            problems.push(Problem::new(&self.path, line, format!("not valid Fluent: {error}")));
        }
        tree
    }

    /// The line of a slice of the text, from 1.
    pub(super) fn line(&self, slice: &str) -> usize {
        let offset = (slice.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        1 + self.text.get(..offset).unwrap_or_default().matches('\n').count()
    }

    pub(super) fn problem(&self, slice: &str, what: impl Into<String>) -> Problem {
        Problem::new(&self.path, self.line(slice), what)
    }
}
