//! Drills on a single server: it is killed under load, or its system calls are recorded. What it has acknowledged must not be
//! lost or done twice, and must be on the disk first.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{
    drill,
    tools::{self, Need},
};

const STRACE: Need = Need { names: &["strace"], package: "strace", elsewhere: "strace (strace.io)" };

/// Kills by default, and in the release check.
const KILLS: &str = "30";
const KILLS_BEFORE_A_RELEASE: &str = "300";
/// Kills in `cargo xtask test`, and in the search for a planted fault.
const FEW_KILLS: &str = "10";

/// Faults that the drill with kills must find. It cannot see data that was written and not synchronised.
const KILL_FAULTS: [&str; 3] = ["early-ack", "twice", "drop-last"];
/// Faults that show in the order of the system calls.
const SYSCALL_FAULTS: [&str; 2] = ["early-ack", "no-sync"];

/// Kills the server a few times, after finding one planted fault. The release check has more of both.
///
/// # Errors
/// The drill cannot be run.
pub(crate) fn short(root: &Path) -> Result<bool> {
    kill(root, &KILL_FAULTS[..1], FEW_KILLS, None)
}

/// Kills the server 300 times, after finding each planted fault.
///
/// # Errors
/// The drill cannot be run.
pub(crate) fn long(root: &Path) -> Result<bool> {
    kill(root, &KILL_FAULTS, KILLS_BEFORE_A_RELEASE, None)
}

/// Watches the server's system calls, after finding each planted fault.
///
/// # Errors
/// The drill cannot be run, or strace is missing.
pub(crate) fn syscalls(root: &Path) -> Result<bool> {
    if is_unsupported() {
        return Ok(true);
    }
    tools::need(root, "watching system calls", &[&STRACE])?;
    let program = drill::program(root)?;
    let mut passed = true;
    for fault in SYSCALL_FAULTS {
        passed &= drill::finds(&program, fault, &["syscalls"])?;
    }
    Ok(drill::passes(&program, &["syscalls"])? && passed)
}

/// `cargo xtask kill`: both drills, with another number of kills or another seed.
///
/// # Errors
/// As [`short`] and [`syscalls`], or an unknown option.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let (mut kills, mut seed) = (KILLS, None);
    for pair in words.chunks(2) {
        match pair {
            ["--kills", number] => kills = number,
            ["--seed", number] => seed = Some(*number),
            other => bail!("`kill` takes --kills N and --seed N, not `{}`", other.join(" ")),
        }
    }
    Ok(syscalls(root)? && kill(root, &KILL_FAULTS, kills, seed)?)
}

fn kill(root: &Path, faults: &[&str], kills: &str, seed: Option<&str>) -> Result<bool> {
    if is_unsupported() {
        return Ok(true);
    }
    let program = drill::program(root)?;
    let mut passed = true;
    for fault in faults {
        passed &= drill::finds(&program, fault, &["kill", "--kills", FEW_KILLS])?;
    }
    let seed = seed.map(|seed| ["--seed", seed]);
    let seed = seed.as_ref().map(<[_; 2]>::as_slice).unwrap_or_default();
    Ok(drill::passes(&program, &[&["kill", "--kills", kills], seed].concat())? && passed)
}

fn is_unsupported() -> bool {
    if !cfg!(target_os = "linux") {
        println!("kill: skipped, because the drills kill and trace processes the Linux way");
    }
    !cfg!(target_os = "linux")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_word_is_refused() {
        let message = chore(Path::new("."), &["--often", "3"]).unwrap_err().to_string();
        assert_eq!(message, "`kill` takes --kills N and --seed N, not `--often 3`");
        assert!(chore(Path::new("."), &["--kills"]).is_err());
    }
}
