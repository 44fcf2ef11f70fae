//! The programs that checks run: those of the test profile, and the released one, which must have nothing that only tests may do.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result};

use crate::command;

/// Options of the test server, now and in the past.
const FOR_TESTS: [&str; 9] = [
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

/// Names of planted faults, options and functions that would be in a program that had them.
const TRACES: [&str; 11] = [
    "early-ack",
    "drop-last",
    "no-sync",
    "test-decks",
    "clock-speed",
    "bot-pace-percent",
    "seeded_decks",
    "pseudo-language",
    "reads-format",
    "daily-level",
    PSEUDO,
];

/// The letters of the pseudo-language.
const PSEUDO: &str = "áƀçđéƒğĥíĵķļɱñóƥʠřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓƤɊŘŠŢÚṼŴẊÝŽ";

/// Checks that the released program takes no test option and holds no planted fault.
///
/// # Errors
/// A program does not build, or cannot be started or read.
pub(crate) fn check_released(root: &Path) -> Result<bool> {
    let released = released(root)?;
    let mut problems = options(&released)?;
    problems.extend(traces(&read(&released)?).into_iter().map(|trace| format!("the released program holds `{trace}`")));
    // A trace that is not found in the test server, which has it, would be found nowhere.
    let test_server = traces(&read(&for_tests(root)?.join(program("canasta-testserver")))?);
    let missing = TRACES.into_iter().filter(|trace| !test_server.contains(trace));
    problems.extend(missing.map(|trace| format!("`{trace}` is not found in the test server, which has it")));
    for problem in &problems {
        println!("{problem}");
    }
    Ok(problems.is_empty())
}

/// The folder of all programs and examples in the test profile. Builds them first; that takes a moment if they are up to date.
///
/// # Errors
/// They do not build.
pub(crate) fn for_tests(root: &Path) -> Result<PathBuf> {
    // Examples bring in the development dependencies, so that all programs use the crates that the tests were compiled with.
    let mut cargo = command::cargo(root, &["build", "--workspace", "--bins", "--examples", "--locked", "--quiet"]);
    anyhow::ensure!(command::passes(&mut cargo)?, "the programs for tests do not build");
    Ok(command::target(root)?.join("debug"))
}

/// Builds the released `canasta` program, just as a user does, and returns its path.
///
/// # Errors
/// It does not build.
pub(crate) fn released(root: &Path) -> Result<PathBuf> {
    let mut cargo = command::cargo(root, &["build", "--release", "--locked", "--bin", "canasta"]);
    anyhow::ensure!(command::passes(&mut cargo)?, "the released program does not build");
    Ok(command::target(root)?.join("release").join(program("canasta")))
}

/// The folder of optimised programs for measurements: `canasta`, the test server and the drills.
///
/// # Errors
/// They do not build.
pub(crate) fn for_measurements(root: &Path) -> Result<PathBuf> {
    let packages = ["canasta-cli", "canasta-drill"].map(|name| format!("--package={name}"));
    let mut cargo = command::cargo(root, &["build", "--release", "--locked"]);
    anyhow::ensure!(command::passes(cargo.args(packages))?, "the programs for measurements do not build");
    Ok(command::target(root)?.join("release"))
}

/// The file name of a program on this system.
pub(crate) fn program(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}

/// Options for tests that the program takes.
fn options(program: &Path) -> Result<Vec<String>> {
    let mut taken = Vec::new();
    for words in [&["serve"][..], &[]] {
        for option in FOR_TESTS {
            let mut command = Command::new(program);
            // Neither an address nor a directory that could be used, should it start all the same.
            command.args(words).arg(option).args(["--listen", "nowhere", "--data", "/dev/null/nowhere"]);
            let done = command.output().with_context(|| format!("cannot start {}", program.display()))?;
            let said = String::from_utf8_lossy(&done.stderr);
            if done.status.code() != Some(2) || !said.contains(&format!("unexpected argument '{option}'")) {
                taken.push(format!("{} is taken: {}", command::shown(&command), said.trim()));
            }
        }
    }
    Ok(taken)
}

fn read(program: &Path) -> Result<Vec<u8>> {
    fs::read(program).with_context(|| format!("cannot read {}", program.display()))
}

/// The traces in a program.
fn traces(program: &[u8]) -> Vec<&'static str> {
    let stands = |trace: &str| program.windows(trace.len()).any(|bytes| bytes == trace.as_bytes());
    TRACES.into_iter().filter(|trace| stands(trace)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traces_are_found_wherever_they_stand() {
        assert_eq!(traces(b"\x7fELF...no-sync\0..--test-decks"), ["no-sync", "test-decks"]);
        assert_eq!(traces(b"no_sync, tests, decks"), [""; 0]);
    }
}
