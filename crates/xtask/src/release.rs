//! The binaries that the tests run, built once: first those of `cargo build --release`, then the server with options for
//! tests. The released program has none of these options and nothing of what they do; it is asked here.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result};

use crate::command;

/// What only tests may do, or could: raised limits took the place of none at all.
const FOR_TESTS: [&str; 7] = [
    "--fault",
    "--test-decks",
    "--no-limits",
    "--clock-speed",
    "--bot-pace-percent",
    "--pseudo-language",
    "--reads-format",
];

/// What would be found in a program that could do it: the names of planted faults, of options, of functions.
const TRACES: [&str; 10] = [
    "early-ack",
    "drop-last",
    "no-sync",
    "test-decks",
    "clock-speed",
    "bot-pace-percent",
    "seeded_decks",
    "pseudo-language",
    "reads-format",
    PSEUDO,
];

/// A word of the pseudo-language.
const PSEUDO: &str = "Ṁééñúú";

/// A part of `cargo xtask test`.
///
/// # Errors
/// Something does not build, or cannot be asked.
pub(crate) fn part(root: &Path) -> Result<bool> {
    let folder = built(root)?;
    let name = |program: &str| folder.join(format!("{program}{}", std::env::consts::EXE_SUFFIX));
    let mut faults = options(&name("canasta"))?;
    let found = |program: &str| Ok::<_, anyhow::Error>(traces(&read(&name(program))?));
    faults.extend(found("canasta")?.into_iter().map(|trace| format!("`{trace}` stands in the released program")));
    // What is not found where it is would be found nowhere.
    let there = found("canasta-testserver")?;
    let missing = TRACES.into_iter().filter(|trace| !there.contains(trace));
    faults.extend(missing.map(|trace| format!("`{trace}` is not found in the server of the tests, where it is")));
    for fault in &faults {
        println!("build: {fault}");
    }
    Ok(faults.is_empty())
}

/// Builds what is released, just as it is released, and the server of the tests; where they are.
///
/// # Errors
/// It does not build.
pub(crate) fn built(root: &Path) -> Result<PathBuf> {
    let packages = ["canasta-cli", "canasta-drill", "canasta-testserver"].map(|name| format!("--package={name}"));
    // Together with the others, so that all take the same crates, built once.
    for more in [&[][..], &packages] {
        let mut cargo = command::cargo(root, &["build", "--release", "--locked"]);
        anyhow::ensure!(command::passes(cargo.args(more))?, "the release binaries do not build");
    }
    Ok(command::target(root)?.join("release"))
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

/// The traces that stand in a program.
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
