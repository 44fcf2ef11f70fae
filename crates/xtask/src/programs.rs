//! Builds the programs that checks run, and makes sure that the released one contains no test options and no planted
//! faults.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result, ensure};

use crate::command;

/// Present and past options of the test server.
const TEST_OPTIONS: [&str; 9] = [
    "--fault",
    "--test-decks",
    "--no-limits",
    "--clock-speed",
    "--bot-pace-percent",
    "--pseudo-language",
    "--reads-format",
    "--commands",
    "--daily-level",
];

/// Strings that prove that a program contains test code: names of planted faults and of test-server options, and the
/// letters of the pseudo-language.
const TRACES: [&str; 11] = [
    "early-ack",
    "forget-ids",
    "drop-last",
    "no-sync",
    "test-decks",
    "clock-speed",
    "bot-pace-percent",
    "pseudo-language",
    "reads-format",
    "daily-level",
    "áƀçđéƒğĥíĵķļɱñóƥʠřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓƤɊŘŠŢÚṼŴẊÝŽ",
];

/// Checks that the released program has no test options and no planted faults.
pub(crate) fn check_released(root: &Path) -> Result<bool> {
    let released = released(root)?;
    let mut problems = accepted_test_options(&released)?;
    problems
        .extend(traces(&read(&released)?).into_iter().map(|trace| format!("the released program contains `{trace}`")));
    // Make sure that the search works: it must find all traces in the test server.
    let test_server = traces(&read(&for_tests(root)?.join(file_name("canasta-testserver")))?);
    let missing = TRACES.into_iter().filter(|trace| !test_server.contains(trace));
    problems.extend(missing.map(|trace| format!("the search does not find `{trace}` in the test server")));
    for problem in &problems {
        println!("{problem}");
    }
    Ok(problems.is_empty())
}

/// Builds all programs and examples in the test profile, and returns their folder.
pub(crate) fn for_tests(root: &Path) -> Result<PathBuf> {
    // Building the examples brings in the development dependencies, so the programs use the same builds of all crates
    // as the tests.
    let mut cargo = command::cargo(root, &["build", "--workspace", "--bins", "--examples", "--locked", "--quiet"]);
    ensure!(command::passes(&mut cargo)?, "the programs for tests do not build");
    Ok(command::target(root)?.join("debug"))
}

/// Builds the released `canasta` program, just as a user does, and returns its path.
pub(crate) fn released(root: &Path) -> Result<PathBuf> {
    let mut cargo = command::cargo(root, &["build", "--release", "--locked", "--bin", "canasta"]);
    ensure!(command::passes(&mut cargo)?, "the released program does not build");
    Ok(command::target(root)?.join("release").join(file_name("canasta")))
}

/// Builds optimised programs for measurements, and returns their folder: `canasta`, the test server and the drills.
pub(crate) fn for_measurements(root: &Path) -> Result<PathBuf> {
    let packages = ["canasta-cli", "canasta-drill"].map(|name| format!("--package={name}"));
    let mut cargo = command::cargo(root, &["build", "--release", "--locked"]);
    ensure!(command::passes(cargo.args(packages))?, "the programs for measurements do not build");
    Ok(command::target(root)?.join("release"))
}

/// A program's file name on this system.
pub(crate) fn file_name(program: &str) -> String {
    format!("{program}{}", std::env::consts::EXE_SUFFIX)
}

fn accepted_test_options(program: &Path) -> Result<Vec<String>> {
    let mut accepted = Vec::new();
    for words in [&["serve"][..], &[]] {
        for option in TEST_OPTIONS {
            let mut command = Command::new(program);
            // If the option is accepted by mistake, the server still can't start with this address and directory.
            command.args(words).arg(option).args(["--listen", "nowhere", "--data", "/dev/null/nowhere"]);
            let done = command.output().with_context(|| format!("cannot start {}", program.display()))?;
            let stderr = String::from_utf8_lossy(&done.stderr);
            if done.status.code() != Some(2) || !stderr.contains(&format!("unexpected argument '{option}'")) {
                accepted.push(format!("{} is accepted: {}", command::as_typed(&command), stderr.trim()));
            }
        }
    }
    Ok(accepted)
}

fn read(program: &Path) -> Result<Vec<u8>> {
    fs::read(program).with_context(|| format!("cannot read {}", program.display()))
}

fn traces(program: &[u8]) -> Vec<&'static str> {
    let contains = |trace: &str| program.windows(trace.len()).any(|bytes| bytes == trace.as_bytes());
    TRACES.into_iter().filter(|trace| contains(trace)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_traces_in_a_program() {
        assert_eq!(traces(b"\x7fELF...no-sync\0..--test-decks"), ["no-sync", "test-decks"]);
        assert_eq!(traces(b"no_sync, tests, decks"), [""; 0]);
    }
}
