//! `cargo xtask load`: the release server under load over loopback, from a second process, with what came of it in a table.
//! It ends by itself, after about two minutes. `--club` brings a club behind one address instead, `--watch` many spectators to servers
//! that do not have their table (it needs `--database` with an empty PostgreSQL database).

use std::path::Path;

use anyhow::{Result, bail};

use crate::{command, drill, programs};

/// A short load for the release check. It fails if something fails, never because something is slow.
///
/// # Errors
/// The drill cannot be run.
pub(crate) fn part(root: &Path) -> Result<bool> {
    let program = drill::program(root)?;
    Ok(run(root, &program, "load", &["--quick"])? && run(root, &program, "club", &["--quick"])?)
}

/// The chore.
///
/// # Errors
/// As [`part`]; or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let program = || Ok::<_, anyhow::Error>(programs::for_measurements(root)?.join(programs::program("canasta-drill")));
    // Fifty people behind one address are a drill of their own.
    let (club, words): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| **word == "--club");
    if !club.is_empty() {
        return run(root, &program()?, "club", &words);
    }
    // Many spectators of one table, at servers that do not have it.
    let (watch, words): (Vec<&str>, Vec<&str>) = words.into_iter().partition(|word| *word == "--watch");
    if !watch.is_empty() {
        return run(root, &program()?, "watch", &words);
    }
    let known =
        ["--quick", "--tables", "--people", "--seats", "--rate", "--spectators", "--seed", "--servers", "--database"];
    for word in words.iter().filter(|word| word.starts_with('-')) {
        if !known.contains(word) {
            bail!("`load` takes --club, --watch, {}, not `{word}`", known.join(", "));
        }
    }
    run(root, &program()?, "load", &words)
}

fn run(root: &Path, program: &Path, drill: &str, words: &[&str]) -> Result<bool> {
    if !cfg!(target_os = "linux") {
        println!("load: processes are measured as Linux reports them, so there is nothing to do here");
        return Ok(true);
    }
    // Figures are of use only with the commit that was measured; outside a clone it is not known.
    let commit = command::output(command::program(root, "git").args(["rev-parse", "--short", "HEAD"]));
    println!("commit {}", commit.as_deref().unwrap_or("unknown").trim());
    command::passes(command::program(root, program).arg(drill).args(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_word_is_refused() {
        let message = chore(Path::new("."), &["--fast"]).unwrap_err().to_string();
        assert!(message.ends_with("not `--fast`"), "{message}");
    }
}
