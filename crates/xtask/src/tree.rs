//! The files of the repository, as texts: those git knows or would add.

use std::{fs, path::Path};

use anyhow::Result;

use crate::command;

/// One file.
pub(crate) struct File {
    /// Its path from the root, with `/`.
    pub(crate) path: String,
    /// Its text, where it is UTF-8.
    pub(crate) text: Option<String>,
    /// Its size in bytes.
    pub(crate) bytes: usize,
}

/// All files.
pub(crate) struct Tree {
    /// In the order of their paths.
    pub(crate) files: Vec<File>,
}

impl Tree {
    /// Reads the tree; without git, everything but build products.
    pub(crate) fn read(root: &Path) -> Result<Tree> {
        let args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
        let listed = command::output(command::program(root, "git").args(args));
        let mut paths = match listed {
            Ok(listed) => listed.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect(),
            Err(_) => walked(root, "")?,
        };
        paths.sort();
        paths.dedup();
        let read = |path: String| {
            // A file deleted but not yet committed is still listed.
            let bytes = fs::read(root.join(&path)).ok()?;
            Some(File { path, bytes: bytes.len(), text: String::from_utf8(bytes).ok() })
        };
        Ok(Tree { files: paths.into_iter().filter_map(read).collect() })
    }

    /// The text of a file, if it is there and is a text.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == path)?.text.as_deref()
    }

    /// The paths and texts of all files whose path ends so.
    pub(crate) fn texts<'a>(&'a self, ends: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files
            .iter()
            .filter(move |file| file.path.ends_with(ends))
            .filter_map(|file| Some((file.path.as_str(), file.text.as_deref()?)))
    }
}

fn walked(root: &Path, folder: &str) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if !entry.file_type()?.is_dir() {
            paths.push(path);
        } else if !["target", "node_modules", ".git"].contains(&name.as_str()) {
            paths.extend(walked(root, &path)?);
        }
    }
    Ok(paths)
}

/// A tree of these files, for the tests of the rules.
#[cfg(test)]
pub(crate) fn planted(files: &[(&str, &str)]) -> Tree {
    let file = |(path, text): &(&str, &str)| File {
        path: (*path).to_owned(),
        text: Some((*text).to_owned()),
        bytes: text.len(),
    };
    Tree { files: files.iter().map(file).collect() }
}
