//! `cargo xtask leaks`: the test that no byte depends on a hidden card, with more cases than every run of the tests has.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{command, tools};

/// Cases by default.
const CASES: &str = "20000";

/// A part of the release check.
///
/// # Errors
/// Cargo cannot be started.
pub(crate) fn part(root: &Path) -> Result<bool> {
    chore(root, &[])
}

/// The chore.
///
/// # Errors
/// Cargo cannot be started, or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let (mut cases, mut seed) = (CASES, "1");
    for pair in words.chunks(2) {
        let number = pair.get(1).is_some_and(|number| number.parse::<u64>().is_ok());
        match pair {
            ["--cases", number_of] if number => cases = number_of,
            ["--seed", number_of] if number => seed = number_of,
            other => bail!("`leaks` takes --cases N and --seed N, not `{}`", other.join(" ")),
        }
    }
    tools::need(root, "what several servers send", &[&tools::POSTGRES])?;
    // Of the whole workspace, because a single package would be compiled again with fewer features.
    let words = ["test", "--workspace", "--locked", "--test", "it", "--", "leaks::", "--nocapture"];
    command::passes(command::cargo(root, &words).env("LEAKS_CASES", cases).env("LEAKS_SEED", seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_word_is_refused() {
        for wrong in [&["--often", "3"][..], &["--cases"], &["--cases", "many"]] {
            let message = chore(Path::new("."), wrong).unwrap_err().to_string();
            assert!(message.ends_with(&format!("not `{}`", wrong.join(" "))), "{message}");
        }
    }
}
