//! The browser tests under `browser/`: finds or installs what they need, then lets Node's test runner run them against a real
//! server (`canasta-testserver`, which has options for tests).

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result};

use crate::{
    command, programs,
    tools::{self, Need, Tools},
};

/// Tests that every run of `cargo xtask test` includes.
const ESSENTIAL: &str = "essential";
/// Tests of the release check: all sizes, dresses, browsers and states.
const FULL: &str = "full";

/// Part of the name of the file that needs nginx and Caddy.
const PROXIES: &str = "proxies";

const FIREFOX: Need =
    Need { names: &["firefox-esr", "firefox"], package: "firefox-esr", elsewhere: "Firefox (mozilla.org)" };

/// Selects test files by folder and name.
type Wanted<'a> = &'a dyn Fn(&str, &str) -> bool;

/// The tests of `cargo xtask test`.
///
/// # Errors
/// A tool is missing.
pub(crate) fn essential(root: &Path) -> Result<bool> {
    run(root, &|folder, _| folder == ESSENTIAL, &[])
}

/// The other tests, apart from those with proxies.
///
/// # Errors
/// A tool is missing.
pub(crate) fn full(root: &Path) -> Result<bool> {
    tools::need(root, "the browser tests at full volume", &[&FIREFOX])?;
    run(root, &|folder, name| folder == FULL && !name.contains(PROXIES), &[])
}

/// A game through nginx and Caddy, which must be installed.
///
/// # Errors
/// A tool is missing.
pub(crate) fn proxies(root: &Path) -> Result<bool> {
    run(root, &|folder, name| folder == FULL && name.contains(PROXIES), &[])
}

/// `cargo xtask browser`: the tests whose file name contains the pattern.
///
/// # Errors
/// A tool is missing, or no file has such a name.
pub(crate) fn chore(root: &Path, pattern: Option<&str>, headed: bool) -> Result<bool> {
    let more: &[_] = if headed { &[("HEADED", OsStr::new("1"))] } else { &[] };
    run(root, &|_, name| pattern.is_none_or(|pattern| name.contains(pattern)), more)
        .with_context(|| format!("browser tests with `{}` in the name", pattern.unwrap_or_default()))
}

/// Checks the format of style sheets and scripts.
///
/// # Errors
/// Node or npm is missing.
pub(crate) fn is_formatted(root: &Path) -> Result<bool> {
    tools::need(root, "the formatter", &[&tools::NODE, &tools::NPM])?;
    let npm = command::found(tools::NPM.names).context("npm is still missing")?;
    let folder = root.join("browser");
    let alone = tools::alone(root)?;
    tools::packages(&folder, &npm)?;
    drop(alone);
    let is_formatted = command::passes(
        command::program(&folder, &npm).args(["run", "--silent", "prettier", "--", "--check", "--cache"]),
    )?;
    if !is_formatted {
        println!("run `npm run format` in browser/");
    }
    Ok(is_formatted)
}

/// Looks at the tables, the lesson, the hints and the ways of friends in every size, and keeps pictures of them.
///
/// # Errors
/// A tool is missing.
pub(crate) fn screenshots(root: &Path) -> Result<bool> {
    let pictured = |folder: &str, name: &str| {
        folder == FULL && ["layout", "lesson", "hints", "friends"].iter().any(|part| name.contains(part))
    };
    let folder = command::target(root)?.join("screenshots");
    run(root, &pictured, &[("SCREENSHOTS", folder.as_os_str())])
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
    let tests = root.join("browser/tests");
    let mut files = Vec::new();
    for folder in [ESSENTIAL, FULL] {
        files.extend(test_files(&tests.join(folder), &|name| wanted(folder, name))?);
    }
    anyhow::ensure!(!files.is_empty(), "no such browser test");
    let mut node = node(root)?;
    // Two at a time: they mostly wait for the browser, and a build machine has two cores.
    node.args(["--test", "--test-concurrency=2", "--test-reporter=spec"]).args(files);
    command::passes(node.envs(more.iter().copied()))
}

/// Node in the folder of the browser tests, with everything that they use: programs, hand-made pages, a browser.
fn node(root: &Path) -> Result<Command> {
    let programs = programs::for_tests(root)?;
    let alone = tools::alone(root)?;
    let tools = Tools::ready(root)?;
    let folder = root.join("browser");
    tools::packages(&folder, &tools.npm)?;
    let gallery = command::target(root)?.join("gallery");
    let mut example = command::program(root, programs.join("examples").join(programs::program("gallery")));
    anyhow::ensure!(command::passes(example.arg(&gallery))?, "failed to write the hand-made pages");
    drop(alone);
    let mut node = command::program(&folder, &tools.node);
    for (variable, program) in [("CANASTA_BIN", "canasta"), ("CANASTA_TESTSERVER", "canasta-testserver")] {
        node.env(variable, programs.join(programs::program(program)));
    }
    node.env("GALLERY", gallery).env("CHROMIUM", &tools.chromium);
    Ok(node)
}

fn test_files(folder: &Path, wanted: &dyn Fn(&str) -> bool) -> Result<Vec<PathBuf>> {
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
    Ok(files)
}
