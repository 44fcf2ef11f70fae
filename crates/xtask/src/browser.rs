//! The Chromium tests under `browser/`: finds or installs what they need, then lets Node's own test runner run them
//! against the release binary. Each test starts its own server on a free port and ends it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result};

use crate::{
    command,
    tools::{self, Tools},
};

/// The part of `cargo xtask test`. It builds too, which is nothing after the build part, so that alone it never tests an
/// old binary.
///
/// # Errors
/// A tool is missing.
pub(crate) fn part(root: &Path) -> Result<bool> {
    chore(root, None, false)
}

/// Builds the binary, then runs the tests whose file name has the pattern.
///
/// # Errors
/// A tool is missing, or nothing has that name.
pub(crate) fn chore(root: &Path, pattern: Option<&str>, headed: bool) -> Result<bool> {
    Ok(command::passes(&mut command::cargo(root, &["build", "--release", "--locked"]))? && run(root, pattern, headed)?)
}

fn run(root: &Path, pattern: Option<&str>, headed: bool) -> Result<bool> {
    let tools = Tools::ready(root)?;
    let folder = root.join("browser");
    tools::packages(&folder, &tools.npm)?;
    let target = target(root)?;
    let binary = target.join("release").join("canasta");
    anyhow::ensure!(binary.is_file(), "{} is not there; `cargo build --release` makes it", binary.display());
    let gallery = target.join("gallery");
    let example = ["run", "--quiet", "--locked", "--package", "canasta-pages", "--example", "gallery", "--"];
    let mut hang = command::cargo(root, &example);
    anyhow::ensure!(command::passes(hang.arg(&gallery))?, "the gallery of hand-made tables cannot be written");
    let files = files(&folder.join("tests"), pattern)?;
    let mut node = command::program(&folder, &tools.node);
    // Two at a time: they mostly wait for the browser, and a build machine has two cores.
    node.args(["--test", "--test-concurrency=2", "--test-reporter=spec"]).args(files);
    node.env("CANASTA_BIN", binary).env("GALLERY", gallery).env("CHROMIUM", &tools.chromium);
    if headed {
        node.env("HEADED", "1");
    }
    command::passes(&mut node)
}

/// The test files, the slow ones first as their numbers say.
fn files(folder: &Path, pattern: Option<&str>) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.ends_with(".test.mjs") && pattern.is_none_or(|pattern| name.contains(pattern)) {
            files.push(path);
        }
    }
    files.sort();
    anyhow::ensure!(!files.is_empty(), "no browser test has `{}` in its name", pattern.unwrap_or_default());
    Ok(files)
}

/// Cargo's target folder.
fn target(root: &Path) -> Result<PathBuf> {
    let told = command::output(&mut command::cargo(root, &["metadata", "--format-version=1", "--no-deps"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&told).context("cargo metadata is not JSON")?;
    let folder = metadata["target_directory"].as_str().context("cargo metadata names no target directory")?;
    Ok(PathBuf::from(folder))
}
