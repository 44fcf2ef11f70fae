//! Chores of this repository: `cargo xtask` lists them. No Makefile, no shell scripts: what a contributor or a build
//! machine has to do is done from here.

#![expect(clippy::print_stdout, reason = "a chore speaks to the person at the terminal")]

mod baselines;
mod browser;
mod clauses;
mod cluster;
mod command;
mod deny;
mod deploy;
mod drill;
mod fuzz;
mod kill;
mod leaks;
mod load;
mod programs;
mod release_check;
mod run_book;
mod runner;
mod soak;
mod speed;
mod test;
mod tools;

use std::{env, path::PathBuf, process::ExitCode};

use anyhow::{Context as _, Result, bail};

const HELP: &str = "\
Chores of this repository

Usage: cargo xtask CHORE

  test                Run the checks that a change is likely to break, in minutes
    --quick           Run formatting and fast tests only, in under a minute once the code is compiled
  release-check       Run everything else: all sizes, drills, clusters, volume; takes about an hour
                      Options of both:
    --list            List the checks
    --only CHECK      Run only this check (repeatable)
    --skip CHECK      Leave this check out (repeatable)
    --resume          Leave out what has passed since the last change of the sources
  clauses             Give each field of each preset other values, and print which clause of its document is no longer so
  browser [PATTERN]   Build the binary and run the Chromium tests (those whose file name has PATTERN)
    --headed          Show the browser
  fuzz                Fuzz the referee, the acts, the twin, texts and requests, a minute each (needs cargo-fuzz and a C++ compiler)
    --minutes N       So many minutes each
  speed               Count the instructions of fixed work and compare with the accepted figures (needs Valgrind)
    --accept          Take what is counted as the new figures
  kill                Kill the server under load and watch its system calls: what it acknowledged must be there (needs strace)
    --kills N         So many kills
    --seed N          Other moments, other acts
  cluster             Three servers on one PostgreSQL, killed, cut off and drained: what was acknowledged must be there (needs root and iproute2)
    --faults N        So many faults
    --tables N        At so many tables at a time
    --seed N          Other moments, other acts
    --in-time         No table may stand still too long (on a machine that does nothing else)
  leaks               Change what a player may not see and compare every byte that the player is sent, in 20,000 cases
    --cases N         In so many cases
    --seed N          In others
  load                Load the server for about two minutes and print what came of it; --club: fifty people of one address
    --quick           A little of everything: whether it works, not how fast
  run-book            Run every command of the book's run-book on machines that are namespaces (needs root, PostgreSQL 15 and Caddy)
    --program FILE    With this program in place of that of a release build
  baselines [NAME]    Build the bots of older commits as programs to measure against, in target/baselines
  soak                The same tests with other seeds and far more cases, round after round; before a release
    --minutes N       So many minutes, 60 where nothing is said
    --seed N          The seed of the first round
  first-card          Measure the way from Play to the first card on a slow line and a slow device, with limits
    --runs N          So many times with an empty cache, and as often without
  pictures [PATTERN]  Write pictures of every page and state (whose name has PATTERN) in all sizes to target/pictures
    --readme          Those of README.md instead
  screenshots         Write pictures of the table in all sizes to target/screenshots

Examples:
  cargo xtask test
  cargo xtask test --only clippy --only browser
  cargo xtask release-check --resume
  cargo xtask browser keyboard --headed
";

fn main() -> ExitCode {
    match chore(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            println!("xtask: {fault:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs the chore the words name; false when it found something wrong.
fn chore(words: &[String]) -> Result<bool> {
    let root = root()?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(true)
        }
        ["test", "--quick", rest @ ..] | ["quick-test", rest @ ..] => test::QUICK.task(&root, rest),
        ["test", rest @ ..] => test::TEST.task(&root, rest),
        ["release-check", rest @ ..] => release_check::RELEASE_CHECK.task(&root, rest),
        ["clauses", rest @ ..] => clauses::chore(&root, rest),
        ["browser", rest @ ..] => {
            let headed = rest.contains(&"--headed");
            match rest.iter().copied().filter(|word| *word != "--headed").collect::<Vec<_>>().as_slice() {
                [] => browser::chore(&root, None, headed),
                [pattern] if !pattern.starts_with('-') => browser::chore(&root, Some(pattern), headed),
                other => bail!("`browser` takes one pattern and --headed, not `{}`", other.join(" ")),
            }
        }
        ["baselines", rest @ ..] => baselines::chore(&root, rest),
        ["fuzz", rest @ ..] => fuzz::chore(&root, rest),
        ["kill", rest @ ..] => kill::chore(&root, rest),
        ["cluster", rest @ ..] => cluster::chore(&root, rest),
        ["leaks", rest @ ..] => leaks::chore(&root, rest),
        ["load", rest @ ..] => load::chore(&root, rest),
        ["run-book", rest @ ..] => run_book::chore(&root, rest),
        ["soak", rest @ ..] => soak::chore(&root, rest),
        ["speed", rest @ ..] => speed::chore(&root, rest),
        ["first-card"] => browser::first_card(&root, None),
        ["first-card", "--runs", runs] if runs.parse::<u8>().is_ok_and(|runs| runs > 0) => {
            browser::first_card(&root, Some(runs))
        }
        ["pictures"] => browser::pictures(&root, None, false),
        ["pictures", "--readme"] => browser::pictures(&root, None, true),
        ["pictures", pattern] if !pattern.starts_with('-') => browser::pictures(&root, Some(pattern), false),
        ["screenshots"] => browser::screenshots(&root),
        other => bail!("there is no chore `{}`; `cargo xtask help` lists them", other.join(" ")),
    }
}

/// The repository's root, wherever the chore was called from.
fn root() -> Result<PathBuf> {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let root = own.ancestors().nth(2).context("crates/xtask has lost its repository")?;
    Ok(root.to_path_buf())
}
