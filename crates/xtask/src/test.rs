//! `cargo xtask test`: the checks that a change is likely to break, in minutes. `cargo xtask release-check` runs the
//! rest.

use std::{path::Path, process::Stdio};

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::{
    browser, command, deny, drills, programs,
    runner::{Check, Suite},
};

pub(crate) const TEST: Suite = Suite {
    task: "test",
    checks: &[
        Check::new("build", "everything compiles: programs, tests, examples", build),
        Check::new("fmt", "the code is formatted", fmt),
        Check::new("licences", "licences, sources, duplicates and layers of all dependencies", deny::check),
        Check::new("browser", "the essential tests in a real browser", browser::essential),
        Check::new("clippy", "lints, all targets, no warnings", clippy),
        Check::new("rust", "unit, integration and doc tests, with a short leak test", rust),
        Check::new("kill", "the server loses nothing when it is killed a few times", drills::kill_briefly),
        Check::new("fair", "the Python verifier agrees on which deals were fair", fair),
    ],
};

fn fmt(root: &Path) -> Result<bool> {
    // The fuzz targets are a separate workspace.
    let fuzz = ["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"];
    let workspace = command::passes(&mut command::cargo(root, &["fmt", "--all", "--check"]))?;
    let fuzz = command::passes(&mut command::cargo(root, &fuzz))?;
    Ok(browser::is_formatted(root)? && fuzz && workspace)
}

fn clippy(root: &Path) -> Result<bool> {
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "-D", "warnings"];
    command::passes(&mut command::cargo(root, &args))
}

/// Builds everything the tests run, in the test profile.
fn build(root: &Path) -> Result<bool> {
    let args = ["test", "--workspace", "--locked", "--no-run", "--quiet"];
    Ok(command::passes(&mut command::cargo(root, &args))? && programs::for_tests(root).is_ok())
}

/// Crates with slow integration tests, which start servers and other processes, or let bots think.
const SLOW: [&str; 8] = [
    "canasta-analysis",
    "canasta-arena",
    "canasta-bots",
    "canasta-cli",
    "canasta-drill",
    "canasta-protocol",
    "canasta-server",
    "canasta-store",
];

/// Checks formatting, then runs all unit tests, and the integration tests of all crates not in [`SLOW`].
pub(crate) fn quick(root: &Path) -> Result<bool> {
    let mut passed = fmt(root)?;
    // Build the whole workspace, because building only a part would compile crates again with fewer features.
    let args = ["test", "--workspace", "--locked", "--quiet", "--no-run", "--message-format=json-render-diagnostics"];
    let messages = command::output(command::cargo(root, &args).stderr(Stdio::inherit()))?;
    for line in messages.lines() {
        let message: Value = serde_json::from_str(line).context("cargo's messages are not JSON")?;
        let (Some(executable), Some(manifest)) = (message["executable"].as_str(), message["manifest_path"].as_str())
        else {
            continue;
        };
        let folder = Path::new(manifest).parent().context("a manifest without a folder")?;
        let is_slow = message["target"]["kind"][0] == "test" && SLOW.iter().any(|name| folder.ends_with(name));
        if message["profile"]["test"] == true && !is_slow {
            println!("\n{}", command::as_typed(&command::program(folder, executable)));
            passed &= command::passes(command::program(folder, executable).arg("--quiet"))?;
        }
    }
    Ok(passed)
}

/// Programs that some Rust tests start, for external bots and databases.
pub(crate) const NEEDED_BY_RUST: &[&[&str]] = &[&["python3"], command::POSTGRES];

fn rust(root: &Path) -> Result<bool> {
    command::need(NEEDED_BY_RUST)?;
    let all = command::passes(&mut command::cargo(root, &["test", "--workspace", "--locked", "--no-fail-fast"]))?;
    // The engine's doc tests for its serde feature run separately, in case no other crate turns the feature on.
    let serde = ["test", "--package", "canasta", "--features", "serde", "--locked", "--doc"];
    Ok(command::tests_pass(root, &serde, "serde", &[], &[])? && all)
}

/// Runs the Python verifier on the test vectors, on a record and the same record with two cards swapped, and on a deal
/// of the day.
fn fair(root: &Path) -> Result<bool> {
    command::need(&[&["python3"]])?;
    let exits_with = |words: &[&str], expected: i32| -> Result<bool> {
        let mut python = command::program(root, "python3");
        let code = command::exit_code(python.arg("fair/canasta_fair.py").args(words))?;
        if code != Some(expected) {
            println!("{} must exit with {expected}", command::as_typed(&python));
        }
        Ok(code == Some(expected))
    };
    let vectors = exits_with(&["--test"], 0)?;
    let genuine = exits_with(&["fair/example.canasta"], 0)?;
    let forged = exits_with(&["fair/forged.canasta"], 1)?;
    let unreadable = exits_with(&["fair/vectors.json"], 2)?;
    let seed = "55494f75ed40fd02cfaa1f7e8b16037742c5410f38cbfe518c68fc5465ffbaf7";
    let daily = exits_with(&["--daily", "2026-11-26", seed], 0)?
        && exits_with(&["--daily", "2026-11-26", seed, "fair/example.canasta"], 1)?;
    Ok(vectors && genuine && forged && unreadable && daily)
}
