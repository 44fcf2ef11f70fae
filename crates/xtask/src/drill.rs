//! Runs the drills of `canasta-drill`, which say by how they end what they think of a server.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result, bail};

use crate::{command, programs};

/// How a drill judges a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Right,
    Wrong,
}

/// The program with the drills, in the test profile; the test server is next to it.
///
/// # Errors
/// It does not build.
pub(crate) fn program(root: &Path) -> Result<PathBuf> {
    Ok(programs::for_tests(root)?.join(programs::program("canasta-drill")))
}

/// Runs a drill, prints its report, and returns whether the server kept its promises.
///
/// # Errors
/// The drill could not be run.
pub(crate) fn passes(drill: &Path, words: &[&str]) -> Result<bool> {
    let (verdict, output) = verdict(drill, words)?;
    println!("{}: {}", words.first().unwrap_or(&"drill"), output.trim());
    Ok(verdict == Verdict::Right)
}

/// Runs a drill: its verdict, and what it printed.
///
/// # Errors
/// It could not be run.
pub(crate) fn verdict(drill: &Path, words: &[&str]) -> Result<(Verdict, String)> {
    let mut command = Command::new(drill);
    command.args(words);
    let done = command.output().with_context(|| format!("cannot start {}", command::shown(&command)))?;
    let output = String::from_utf8_lossy(&done.stdout).into_owned();
    match done.status.code() {
        Some(0) => Ok((Verdict::Right, output)),
        Some(1) => Ok((Verdict::Wrong, output)),
        _ => {
            let why = String::from_utf8_lossy(&done.stderr);
            bail!("{} could not be run: {}", command::shown(&command), why.trim())
        }
    }
}

/// Whether a drill finds a fault that is planted in the server; prints what came of it.
///
/// # Errors
/// It could not be run.
pub(crate) fn finds(drill: &Path, fault: &str, words: &[&str]) -> Result<bool> {
    let (verdict, output) = verdict(drill, &[words, &["--fault", fault]].concat())?;
    let found = verdict == Verdict::Wrong;
    let first = output.lines().find(|line| line.starts_with("WRONG")).unwrap_or(output.trim());
    let name = words.first().unwrap_or(&"drill");
    println!("{name}: the planted fault `{fault}` {}: {first}", if found { "is found" } else { "IS NOT FOUND" });
    Ok(found)
}
