//! `cargo xtask load`: the release server under load over loopback, from a second process, with what came of it in a table.
//! It ends by itself, after about two minutes.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{command, release};

/// A part of `cargo xtask test`: a little of everything. It fails where something fails, never because something is slow.
///
/// # Errors
/// The drill cannot be run.
pub(crate) fn part(root: &Path) -> Result<bool> {
    run(root, &["--quick"])
}

/// The chore.
///
/// # Errors
/// As [`part`]; or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let known = ["--quick", "--tables", "--people", "--seats", "--rate", "--viewers", "--seed"];
    for word in words.iter().filter(|word| word.starts_with('-')) {
        if !known.contains(word) {
            bail!("`load` takes {}, not `{word}`", known.join(", "));
        }
    }
    run(root, words)
}

fn run(root: &Path, words: &[&str]) -> Result<bool> {
    if !cfg!(target_os = "linux") {
        println!("load: processes are measured as Linux tells of them, so there is nothing to do here");
        return Ok(true);
    }
    let drill = release::built(root)?.join("canasta-drill");
    // Where it was measured is worth as much as the figures; outside a clone nobody can tell.
    let commit = command::output(command::program(root, "git").args(["rev-parse", "--short", "HEAD"]));
    println!("commit {}", commit.as_deref().unwrap_or("unknown").trim());
    command::passes(command::program(root, drill).arg("load").args(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_word_is_refused() {
        let told = chore(Path::new("."), &["--fast"]).unwrap_err().to_string();
        assert!(told.ends_with("not `--fast`"), "{told}");
    }
}
