//! `cargo xtask test`: what a change is likely to break, in minutes. `cargo xtask release-check` has the rest.

use std::path::Path;

use anyhow::Result;

use crate::{
    browser, command, deny, kill, programs,
    runner::{Check, Suite},
    tools::{self, Need},
};

pub(crate) const TEST: Suite = Suite {
    task: "test",
    checks: &[
        Check::new("fmt", "the code is formatted", fmt),
        Check::new("licences", "licences, sources, duplicates and layers of all dependencies", deny::check),
        Check::new("build", "everything compiles: programs, tests, examples", build),
        Check::new("browser", "the essential tests in a real browser", browser::essential).needs(&["build"]),
        Check::new("clippy", "lints, all targets, no warnings", clippy).needs(&["build"]),
        Check::new("rust", "unit, integration and doc tests, with a short leak test", rust).needs(&["build"]),
        Check::new("kill", "the server loses nothing when it is killed a few times", kill::short).needs(&["build"]),
        Check::new("fair", "a second program, in Python, agrees on which deals were fair", fair),
    ],
};

/// For the inner loop: under a minute once the code is compiled.
pub(crate) const QUICK: Suite = Suite {
    task: "quick-test",
    checks: &[
        Check::new("fmt", "the code is formatted", fmt),
        Check::new("rust", "unit and integration tests that take seconds", quick),
    ],
};

/// Crates whose tests start servers or other processes, or play games of searching bots.
const SLOW: [&str; 5] = ["canasta-bots", "canasta-protocol", "canasta-live", "canasta-server", "canasta-testkit"];

fn fmt(root: &Path) -> Result<bool> {
    // The fuzz targets are a workspace of their own.
    let fuzz = ["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"];
    let workspace = command::passes(&mut command::cargo(root, &["fmt", "--all", "--check"]))?;
    let fuzz = command::passes(&mut command::cargo(root, &fuzz))?;
    Ok(browser::is_formatted(root)? && fuzz && workspace)
}

fn clippy(root: &Path) -> Result<bool> {
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "-D", "warnings"];
    command::passes(&mut command::cargo(root, &args))
}

/// Everything that the tests run, in the profile of the tests.
fn build(root: &Path) -> Result<bool> {
    let tests =
        command::passes(&mut command::cargo(root, &["test", "--workspace", "--locked", "--no-run", "--quiet"]))?;
    Ok(tests && programs::for_tests(root).is_ok())
}

/// Bots in other processes are tested with the book's example, which is written in Python.
const PYTHON: Need = Need { names: &["python3"], package: "python3", elsewhere: "Python 3 (python.org)" };

/// Programs that some of the Rust tests start.
pub(crate) fn need_servers(root: &Path) -> Result<()> {
    tools::need(root, "tests with other processes and databases", &[&PYTHON, &tools::POSTGRES, &tools::NATS])
}

fn rust(root: &Path) -> Result<bool> {
    need_servers(root)?;
    let all = command::passes(&mut command::cargo(root, &["test", "--workspace", "--locked", "--no-fail-fast"]))?;
    // No other crate turns the engine's serde feature on, so its doc tests run separately.
    let serde = ["test", "--package", "canasta", "--features", "serde", "--locked", "--doc", "serde"];
    Ok(command::passes(&mut command::cargo(root, &serde))? && all)
}

/// Leaves out slow crates, doc tests, and tests that start PostgreSQL or NATS.
fn quick(root: &Path) -> Result<bool> {
    let mut cargo = command::cargo(root, &["test", "--workspace", "--locked", "--no-fail-fast", "--quiet", "--tests"]);
    cargo.args(SLOW.iter().flat_map(|name| ["--exclude", name]));
    command::passes(cargo.args(["--", "--skip", "postgres::", "--skip", "several_servers::", "--skip", "nats::"]))
}

/// Checks the test vectors, a record, and the same record with two cards exchanged.
fn fair(root: &Path) -> Result<bool> {
    tools::need(root, "the second check of fair deals", &[&PYTHON])?;
    let exits_with = |words: &[&str], wanted: i32| -> Result<bool> {
        let mut python = command::program(root, "python3");
        let code = command::code(python.arg("fair/canasta_fair.py").args(words))?;
        if code != Some(wanted) {
            println!("{} must exit with {wanted}", command::shown(&python));
        }
        Ok(code == Some(wanted))
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
