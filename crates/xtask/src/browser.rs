//! The browser tests under `browser/`: Node's test runner drives a real browser against a real server
//! (`canasta-testserver`).

use std::{
    env,
    fs::{self, File},
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result, ensure};

use crate::{command, programs};

/// Folder with the tests that `cargo xtask test` runs.
const ESSENTIAL: &str = "essential";
/// Folder with the tests that only the release check runs: all sizes, themes, browsers and states.
const FULL: &str = "full";

/// The second language of the sample pages in `cargo xtask test`, next to English.
const LONGEST_LANGUAGE: &str = "de";
/// What the gallery calls every language.
const ALL_LANGUAGES: &str = "all";

/// Substring in the name of the test file that needs nginx and Caddy.
const PROXIES: &str = "proxies";

const CHROMIUM: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Runs the tests of `cargo xtask test`.
pub(crate) fn essential(root: &Path) -> Result<bool> {
    run(root, false, LONGEST_LANGUAGE, &|folder, _| folder == ESSENTIAL)
}

/// Runs the other tests, except those with proxies.
pub(crate) fn full(root: &Path) -> Result<bool> {
    command::need(&[&["firefox-esr", "firefox"]])?;
    run(root, false, ALL_LANGUAGES, &|folder, name| folder == FULL && !name.contains(PROXIES))
}

/// Plays a game through nginx and Caddy.
pub(crate) fn proxies(root: &Path) -> Result<bool> {
    command::need(&[&["nginx"], &["caddy"]])?;
    run(root, false, LONGEST_LANGUAGE, &|folder, name| folder == FULL && name.contains(PROXIES))
}

/// `cargo xtask browser`
pub(crate) fn matching(root: &Path, pattern: Option<&str>, headed: bool) -> Result<bool> {
    run(root, headed, ALL_LANGUAGES, &|_, name| pattern.is_none_or(|pattern| name.contains(pattern)))
}

/// Checks that style sheets and scripts are formatted.
pub(crate) fn is_formatted(root: &Path) -> Result<bool> {
    let folder = root.join("browser");
    need_npm_packages(&folder)?;
    let npm = command::find(&[if cfg!(windows) { "npm.cmd" } else { "npm" }])?;
    let check = ["run", "--silent", "prettier", "--", "--check", "--cache"];
    let is_formatted = command::passes(command::program(&folder, npm).args(check))?;
    if !is_formatted {
        println!("run `npm run format` in browser/");
    }
    Ok(is_formatted)
}

/// Measures the time from Play to the first card. Returns `false` if it exceeds a limit.
pub(crate) fn first_card(root: &Path, runs: u8) -> Result<bool> {
    command::passes(node(root, LONGEST_LANGUAGE)?.arg("tasks/first-card.mjs").env("RUNS", runs.to_string()))
}

/// Takes pictures of all pages and states, and makes a page that shows them.
pub(crate) fn pictures(root: &Path, pattern: Option<&str>) -> Result<bool> {
    let folder = command::target(root)?.join("pictures");
    command::passes(node(root, LONGEST_LANGUAGE)?.arg("tasks/pictures.mjs").arg(folder).args(pattern))
}

/// Takes the pictures for README.md and the book.
pub(crate) fn pictures_for_documents(root: &Path) -> Result<bool> {
    command::passes(node(root, LONGEST_LANGUAGE)?.arg("tasks/pictures-for-documents.mjs").arg(root))
}

/// Runs the test files that `selects` accepts by folder and name, with sample pages in these languages.
fn run(root: &Path, headed: bool, languages: &str, selects: &dyn Fn(&str, &str) -> bool) -> Result<bool> {
    let tests = root.join("browser/tests");
    let mut files = Vec::new();
    for folder in [ESSENTIAL, FULL] {
        files.extend(test_files(&tests.join(folder), &|name| selects(folder, name))?);
    }
    ensure!(!files.is_empty(), "no such browser test");
    let mut node = node(root, languages)?;
    // Run two files at a time: they mostly wait for the browser, and a build machine has two cores.
    node.args(["--test", "--test-concurrency=2", "--test-reporter=spec"]).args(files);
    command::passes(if headed { node.env("HEADED", "1") } else { &mut node })
}

fn need_npm_packages(folder: &Path) -> Result<()> {
    let modified = |name: &str| fs::metadata(folder.join(name)).and_then(|file| file.modified()).ok();
    ensure!(
        modified("node_modules/.package-lock.json") >= modified("package-lock.json"),
        "the npm packages in browser/ are missing or old; run `scripts/install-test-tools`"
    );
    Ok(())
}

/// Prepares Node in `browser/`: builds the programs, writes the sample pages and finds a browser.
fn node(root: &Path, languages: &str) -> Result<Command> {
    let chromium = env::var_os("CHROMIUM").map_or_else(|| command::find(CHROMIUM), |path| Ok(PathBuf::from(path)))?;
    let folder = root.join("browser");
    let mut node = command::program(&folder, command::find(&["node"])?);
    need_npm_packages(&folder)?;
    let programs = programs::for_tests(root)?;
    let target = command::target(root)?;
    let gallery = target.join("gallery");
    // Another check might be writing the same pages.
    let lock = File::create(target.join("gallery.lock"))?;
    lock.lock()?;
    let mut example = command::program(root, programs.join("examples").join(programs::file_name("gallery")));
    ensure!(command::passes(example.arg(&gallery).arg(languages))?, "failed to write the sample pages");
    for (variable, program) in [("CANASTA_BIN", "canasta"), ("CANASTA_TESTSERVER", "canasta-testserver")] {
        node.env(variable, programs.join(programs::file_name(program)));
    }
    node.env("GALLERY", gallery).env("CHROMIUM", chromium);
    Ok(node)
}

fn test_files(folder: &Path, selects: &dyn Fn(&str) -> bool) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.ends_with(".test.mjs") && selects(&name) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
