//! The Chromium tests under `browser/`: finds or installs what they need, then lets Node's own test runner run them
//! against the released server (with options for tests: `canasta-testserver`). Each test starts its own server on a free port and ends it.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result};

use crate::{
    command, release,
    tools::{self, Tools},
};

/// The files that look at pages in every size; a part of their own, because no part should take long.
const LOOKS: [&str; 5] = ["3-layout", "5-axe", "10-hints", "12-company", "32-axe"];

/// In the names of the files in which several browsers meet at one table; a part of their own for the same reason.
const FRIENDS: &str = "friends";

/// The files about what is left of games: proofs, replays, figures.
const RECORDS: [&str; 3] = ["14-fairness", "15-replay", "16-you"];

/// In the name of the file in which a proxy stands before the server; it needs proxies.
const PROXIES: &str = "proxies";

/// Which of the test files to run.
type Wanted<'a> = &'a dyn Fn(&str) -> bool;

/// A part of `cargo xtask test`: what is played. It builds too, which is nothing after the build part, so that alone it
/// never tests an old binary.
///
/// # Errors
/// A tool is missing.
pub(crate) fn play(root: &Path) -> Result<bool> {
    chosen(
        root,
        &|name| !is_looks(name) && !is_records(name) && !name.contains(FRIENDS) && !name.contains(PROXIES),
        false,
    )
}

/// A part of `cargo xtask test`: two and four browsers at one table.
///
/// # Errors
/// A tool is missing.
pub(crate) fn friends(root: &Path) -> Result<bool> {
    chosen(root, &|name| name.contains(FRIENDS), false)
}

/// A part of `cargo xtask test`: what is looked at.
///
/// # Errors
/// A tool is missing.
pub(crate) fn looks(root: &Path) -> Result<bool> {
    chosen(root, &is_looks, false)
}

/// A part of `cargo xtask test`: what is left of games.
///
/// # Errors
/// A tool is missing.
pub(crate) fn records(root: &Path) -> Result<bool> {
    chosen(root, &is_records, false)
}

/// Through Debian's nginx and Caddy.
///
/// # Errors
/// A tool is missing.
pub(crate) fn proxies(root: &Path) -> Result<bool> {
    chosen(root, &|name| name.contains(PROXIES), false)
}

fn is_records(name: &str) -> bool {
    RECORDS.iter().any(|records| name.contains(records))
}

fn is_looks(name: &str) -> bool {
    LOOKS.iter().any(|looks| name.contains(looks))
}

/// Builds the binaries, then runs the tests whose file name has the pattern.
///
/// # Errors
/// A tool is missing, or nothing has that name.
pub(crate) fn chore(root: &Path, pattern: Option<&str>, headed: bool) -> Result<bool> {
    chosen(root, &|name| pattern.is_none_or(|pattern| name.contains(pattern)), headed)
        .with_context(|| format!("browser tests with `{}` in the name", pattern.unwrap_or_default()))
}

/// Looks at the tables, the lesson, the hints and the ways of friends in every size, and keeps pictures of them.
///
/// # Errors
/// A tool is missing.
pub(crate) fn screenshots(root: &Path) -> Result<bool> {
    let pictured = |name: &str| ["layout", "lesson", "hints", "friends-ways"].iter().any(|part| name.contains(part));
    let folder = command::target(root)?.join("screenshots");
    run(root, &pictured, &[("SCREENSHOTS", folder.as_os_str())])
}

fn chosen(root: &Path, wanted: Wanted<'_>, headed: bool) -> Result<bool> {
    let more: &[_] = if headed { &[("HEADED", OsStr::new("1"))] } else { &[] };
    run(root, wanted, more)
}

/// Measures the way from *Play* to the first card on a slow line and a slow device, `runs` times; false where a limit does not hold.
///
/// # Errors
/// A tool is missing.
pub(crate) fn first_card(root: &Path, runs: Option<&str>) -> Result<bool> {
    let mut node = node(root)?;
    node.arg("chores/first-card.mjs").envs(runs.map(|runs| ("RUNS", runs)));
    command::passes(&mut node)
}

/// Makes pictures of every page and state (of those whose name has the pattern) in all sizes, with a page to look through them;
/// with `readme`, those of README.md instead.
///
/// # Errors
/// A tool is missing.
pub(crate) fn pictures(root: &Path, pattern: Option<&str>, readme: bool) -> Result<bool> {
    let folder = if readme { root.join("docs") } else { command::target(root)?.join("pictures") };
    let mut node = node(root)?;
    node.arg(if readme { "chores/readme.mjs" } else { "chores/pictures.mjs" }).arg(folder).args(pattern);
    command::passes(&mut node)
}

/// Runs the wanted files with `more` in the environment.
fn run(root: &Path, wanted: Wanted<'_>, more: &[(&str, &OsStr)]) -> Result<bool> {
    let files = files(&root.join("browser/tests"), wanted)?;
    let mut node = node(root)?;
    // Two at a time: they mostly wait for the browser, and a build machine has two cores.
    node.args(["--test", "--test-concurrency=2", "--test-reporter=spec"]).args(files);
    command::passes(node.envs(more.iter().copied()))
}

/// Node, in the folder of the browser's scripts, with all that they run: the programs, the hand-made pages, a browser.
fn node(root: &Path) -> Result<Command> {
    let binaries = release::built(root)?;
    let alone = tools::alone(root)?;
    let tools = Tools::ready(root)?;
    let folder = root.join("browser");
    tools::packages(&folder, &tools.npm)?;
    let gallery = command::target(root)?.join("gallery");
    // As the tests are compiled, and of the whole workspace, as they are: then it is there already.
    let example = ["build", "--quiet", "--locked", "--workspace", "--example=gallery", "--example=practice"];
    anyhow::ensure!(command::passes(&mut command::cargo(root, &example))?, "the gallery does not build");
    for example in ["gallery", "practice"] {
        let mut hang = command::program(root, command::target(root)?.join("debug/examples").join(example));
        anyhow::ensure!(command::passes(hang.arg(&gallery))?, "the gallery of hand-made tables cannot be written");
    }
    drop(alone);
    let mut node = command::program(&folder, &tools.node);
    node.env("CANASTA_BIN", binaries.join("canasta")).env("CANASTA_TESTSERVER", binaries.join("canasta-testserver"));
    node.env("GALLERY", gallery).env("CHROMIUM", &tools.chromium);
    Ok(node)
}

/// The test files, the slow ones first as their numbers say.
fn files(folder: &Path, wanted: Wanted<'_>) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.ends_with(".test.mjs") && wanted(&name) {
            files.push(path);
        }
    }
    files.sort();
    anyhow::ensure!(!files.is_empty(), "there is no such browser test");
    Ok(files)
}
