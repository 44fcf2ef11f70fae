//! `cargo xtask test`: the parts, one after the other, each with its seconds. A part that fails does not stop the
//! others, so one run tells everything; the last line counts them. They do not run side by side: nearly all of the time goes
//! into compiling and into browsers, both of which keep every core of a small machine busy by themselves.
//!
//! `--quick` is for the inner loop: what a change most often breaks, in less than a minute where the code is compiled.

use std::{path::Path, time::Instant};

use anyhow::{Result, bail};

use crate::{
    browser, command, deploy, kill, load, release, speed, tidy,
    tools::{self, Need},
};

/// One part of the tests.
struct Part {
    name: &'static str,
    what: &'static str,
    run: fn(&Path) -> Result<bool>,
}

const PARTS: [Part; 18] = [
    Part { name: "fmt", what: "the code is formatted", run: fmt },
    Part { name: "tidy", what: "arrows between the crates, small rules of the house", run: tidy::house },
    Part { name: "deny", what: "licences, sources, doubled versions", run: tidy::supply },
    Part { name: "clippy", what: "lints, all targets, no warning", run: clippy },
    Part { name: "compile", what: "all tests compile", run: compile },
    Part { name: "rust", what: "unit, integration and doc tests of all crates", run: rust },
    Part { name: "fair", what: "fair deals, checked by a second program, in Python", run: fair },
    Part { name: "leaks", what: "no byte depends on a hidden card: two worlds, 250 cases", run: leaks },
    Part { name: "docs", what: "rustdoc builds without a warning", run: docs },
    Part { name: "build", what: "the release binaries; nothing is hidden in the released one", run: release::part },
    Part { name: "speed", what: "instructions that fixed work takes, against the accepted figures", run: speed::part },
    Part { name: "kill", what: "the server, killed under load: what was acknowledged is there, once", run: kill::part },
    Part {
        name: "load",
        what: "the server under a little load, and a club behind one address: nothing fails",
        run: load::part,
    },
    Part { name: "browser", what: "the real server in a real Chromium", run: browser::play },
    Part { name: "friends", what: "two and four browsers at one table", run: browser::friends },
    Part { name: "records", what: "proofs, replays and figures in a real Chromium", run: browser::records },
    Part { name: "deploy", what: "the unit, and a game through nginx and Caddy", run: deploy::part },
    Part {
        name: "looks",
        what: "every size of every table in Chromium: nothing overlaps, nothing is out of reach",
        run: browser::looks,
    },
];

/// The parts of `--quick`.
const QUICK: [Part; 3] = [
    Part { name: "fmt", what: "the code is formatted", run: fmt },
    Part { name: "tidy", what: "arrows between the crates, small rules of the house", run: tidy::house },
    Part { name: "rust", what: "unit and integration tests that take seconds", run: quick },
];

/// Crates whose tests take most of the time: whole games of bots, processes, real servers.
const SLOW: [&str; 5] = ["canasta-bots", "canasta-exec", "canasta-live", "canasta-server", "canasta-testkit"];

/// Which parts to run.
#[derive(Default, Debug)]
pub(crate) struct Choice {
    only: Vec<String>,
    skip: Vec<String>,
}

impl Choice {
    /// Reads `--only PART` and `--skip PART`.
    ///
    /// # Errors
    /// Another word, or a part that does not exist.
    pub(crate) fn read(words: &[&str]) -> Result<Choice> {
        let mut choice = Choice::default();
        for pair in words.chunks(2) {
            match pair {
                ["--only" | "--skip", part] if !PARTS.iter().any(|known| known.name == *part) => {
                    bail!("there is no part `{part}`; `cargo xtask test --list` names them")
                }
                ["--only", part] => choice.only.push((*part).to_owned()),
                ["--skip", part] => choice.skip.push((*part).to_owned()),
                other => bail!("`test` takes --list, --only PART and --skip PART, not `{}`", other.join(" ")),
            }
        }
        Ok(choice)
    }

    fn has(&self, part: &str) -> bool {
        let named = |list: &[String]| list.iter().any(|name| name == part);
        (self.only.is_empty() || named(&self.only)) && !named(&self.skip)
    }
}

/// Prints the parts.
pub(crate) fn list() {
    for part in &PARTS {
        println!("{:<8} {}", part.name, part.what);
    }
}

/// Runs the chosen parts and tells the seconds of each; false when one failed.
///
/// # Errors
/// None of its own: a part that cannot be run has failed and says why.
pub(crate) fn test(root: &Path, choice: &Choice) -> Result<bool> {
    run(root, PARTS.iter().filter(|part| choice.has(part.name)))
}

/// Runs the quick parts, as [`test()`] does the others.
///
/// # Errors
/// None of its own: a part that cannot be run has failed and says why.
pub(crate) fn test_quickly(root: &Path) -> Result<bool> {
    run(root, QUICK.iter())
}

fn run<'a>(root: &Path, parts: impl Iterator<Item = &'a Part>) -> Result<bool> {
    let start = Instant::now();
    let mut results = Vec::new();
    for part in parts {
        println!("\n== {}: {}", part.name, part.what);
        let began = Instant::now();
        let passed = (part.run)(root).unwrap_or_else(|fault| {
            println!("{}: {fault:#}", part.name);
            false
        });
        results.push((part.name, passed, began.elapsed().as_secs_f64()));
    }
    println!("\n{}", summary(&results, start.elapsed().as_secs_f64()));
    Ok(results.iter().all(|(_, passed, _)| *passed))
}

/// A line a part, the total, and the closing count.
fn summary(results: &[(&str, bool, f64)], total: f64) -> String {
    let failed = results.iter().filter(|(_, passed, _)| !passed).count();
    let mut lines: Vec<String> = results
        .iter()
        .map(|(name, passed, seconds)| format!("{name:<8} {seconds:>7.1} s  {}", if *passed { "ok" } else { "FAILED" }))
        .collect();
    lines.push(format!("{:<8} {total:>7.1} s", "total"));
    lines.push(format!("{} passed, {failed} failed", results.len() - failed));
    lines.join("\n")
}

fn fmt(root: &Path) -> Result<bool> {
    // The fuzzing targets are a workspace of their own.
    let fuzz = ["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"];
    let own = command::passes(&mut command::cargo(root, &["fmt", "--all", "--check"]))?;
    Ok(command::passes(&mut command::cargo(root, &fuzz))? && own)
}

fn clippy(root: &Path) -> Result<bool> {
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "-D", "warnings"];
    command::passes(&mut command::cargo(root, &args))
}

/// Bots of your own are tested with the book's example, which is written in Python.
const PYTHON: Need = Need { names: &["python3"], package: "python3", elsewhere: "Python 3 (python.org)" };

/// Apart from the tests, for the two together take long in a clean clone.
fn compile(root: &Path) -> Result<bool> {
    command::passes(&mut command::cargo(root, &["test", "--workspace", "--locked", "--no-run", "--quiet"]))
}

fn rust(root: &Path) -> Result<bool> {
    tools::need(root, "the tests of bots in other processes", &[&PYTHON])?;
    let args = ["test", "--workspace", "--locked", "--no-fail-fast", "--", "--skip", LEAKS];
    let all = command::passes(&mut command::cargo(root, &args))?;
    // The engine's optional feature is on in no other crate, so its examples run by themselves.
    let feature = ["test", "--package", "canasta", "--features", "serde", "--locked", "--doc", "serde"];
    Ok(command::passes(&mut command::cargo(root, &feature))? && all)
}

/// Without the crates whose tests take long, and without the examples in the documentation.
fn quick(root: &Path) -> Result<bool> {
    let mut cargo = command::cargo(root, &["test", "--workspace", "--locked", "--no-fail-fast", "--quiet", "--tests"]);
    command::passes(cargo.args(SLOW.iter().flat_map(|name| ["--exclude", name])))
}

/// The vectors, a record, and the same record with two cards exchanged.
fn fair(root: &Path) -> Result<bool> {
    tools::need(root, "the second check of fair deals", &[&PYTHON])?;
    let ends = |words: &[&str], wanted: i32| -> Result<bool> {
        let mut python = command::program(root, "python3");
        let code = command::code(python.arg("fair/canasta_fair.py").args(words))?;
        if code != Some(wanted) {
            println!("{} must end with {wanted}", command::shown(&python));
        }
        Ok(code == Some(wanted))
    };
    let vectors = ends(&["--test"], 0)?;
    let proved = ends(&["fair/example.canasta"], 0)?;
    let forged = ends(&["fair/forged.canasta"], 1)?;
    let unreadable = ends(&["fair/vectors.json"], 2)?;
    Ok(vectors && proved && forged && unreadable)
}

/// The one test that takes about as long as all others together.
const LEAKS: &str = "leaks::";

/// Of the whole workspace, so that nothing is built anew for it.
fn leaks(root: &Path) -> Result<bool> {
    command::passes(&mut command::cargo(root, &["test", "--workspace", "--locked", "--test", "it", "--", LEAKS]))
}

fn docs(root: &Path) -> Result<bool> {
    let mut cargo = command::cargo(root, &["doc", "--workspace", "--no-deps", "--locked", "--quiet"]);
    command::passes(cargo.env("RUSTDOCFLAGS", "-D warnings"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_parts_run_unless_some_are_chosen() {
        let all = Choice::default();
        assert!(PARTS.iter().all(|part| all.has(part.name)));
        let some = Choice::read(&["--only", "fmt", "--only", "tidy", "--skip", "tidy"]).unwrap();
        assert!(some.has("fmt") && !some.has("tidy") && !some.has("rust"));
    }

    #[test]
    fn a_wrong_word_is_refused_by_name() {
        let fault = Choice::read(&["--only", "nothing"]).unwrap_err().to_string();
        assert_eq!(fault, "there is no part `nothing`; `cargo xtask test --list` names them");
        assert!(Choice::read(&["--only"]).is_err());
        assert!(Choice::read(&["--fast", "fmt"]).is_err());
    }

    #[test]
    fn the_last_line_counts_the_parts() {
        let told = summary(&[("fmt", true, 0.52), ("tidy", false, 1.0)], 1.6);
        assert_eq!(told, "fmt          0.5 s  ok\ntidy         1.0 s  FAILED\ntotal        1.6 s\n1 passed, 1 failed");
    }
}
