//! `cargo xtask kill`: the real server is killed under load, and its system calls are recorded. Nothing that it acknowledged
//! may be lost, done twice, or acknowledged before it is on the disk. First each planted fault must be found.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{
    drill::{self, Verdict},
    release,
    tools::{self, Need},
};

const STRACE: Need = Need { names: &["strace"], package: "strace", elsewhere: "strace (strace.io)" };

/// How often a part of `cargo xtask test` kills.
const KILLS: &str = "30";
/// Kills in which a planted fault must be found.
const FEW: &str = "6";

/// Each drill with the faults that it must find. A kill cannot see what was written and not synchronised.
const FAULTS: [(&str, &str); 5] = [
    ("kill", "early-ack"),
    ("kill", "twice"),
    ("kill", "drop-last"),
    ("syscalls", "early-ack"),
    ("syscalls", "no-sync"),
];

/// A part of `cargo xtask test`. It builds too, so that alone it never tests an old binary.
///
/// # Errors
/// A drill cannot be run.
pub(crate) fn part(root: &Path) -> Result<bool> {
    run(root, KILLS, None)
}

/// The chore: with another number of kills, or another seed.
///
/// # Errors
/// As [`part`]; or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let (mut kills, mut seed) = (KILLS, None);
    for pair in words.chunks(2) {
        match pair {
            ["--kills", number] => kills = number,
            ["--seed", number] => seed = Some(*number),
            other => bail!("`kill` takes --kills N and --seed N, not `{}`", other.join(" ")),
        }
    }
    run(root, kills, seed)
}

fn run(root: &Path, kills: &str, seed: Option<&str>) -> Result<bool> {
    if !cfg!(target_os = "linux") {
        println!("kill: processes are killed and watched as Linux does it, so there is nothing to do here");
        return Ok(true);
    }
    tools::need(root, "watching system calls", &[&STRACE])?;
    let program = release::built(root)?.join("canasta-drill");
    let mut all = true;
    for (name, fault) in FAULTS {
        let few: &[&str] = if name == "kill" { &["kill", "--kills", FEW] } else { &[name] };
        all &= drill::finds(&program, fault, few)?;
    }
    let seed = seed.map(|seed| ["--seed", seed]);
    let more = seed.as_ref().map(<[_; 2]>::as_slice).unwrap_or_default();
    for words in [[&["syscalls"], more].concat(), [&["kill", "--kills", kills], more].concat()] {
        let (verdict, output) = drill::verdict(&program, &words)?;
        all &= verdict == Verdict::Right;
        println!("{}: {}", words[0], output.trim());
    }
    Ok(all)
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
