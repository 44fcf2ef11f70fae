//! `cargo xtask soak`: the checks of the tests with other seeds and far more cases, round after round. It ends by itself when
//! the minutes are over, after the work that it is at, and prints what was done as a table for the book.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, bail};

use crate::{command, kill, leaks, load};

/// Minutes by default.
const MINUTES: u64 = 60;

/// One kind of work. A round does each of them once, with the round's seed.
struct Work {
    name: &'static str,
    /// How much a round does, in words.
    amount: &'static str,
    run: fn(&Path, u64) -> Result<bool>,
}

/// How much of it was done.
#[derive(Default)]
struct Done {
    rounds: u64,
    failed: u64,
    time: Duration,
}

const WORK: [Work; 7] = [
    Work { name: "twin", amount: "20,000 deals, engine against slow twin", run: twin },
    Work { name: "laws", amount: "3,000 cases of every law", run: laws },
    Work { name: "leaks", amount: "2,000 cases in two worlds", run: leaks_of },
    Work { name: "reviews", amount: "1,000 games of all presets and numbers of players, reviewed", run: reviews },
    Work { name: "nodes", amount: "20,000 schedules of two nodes at one simulated database", run: nodes },
    Work { name: "kill", amount: "60 kills under load", run: kills },
    Work { name: "load", amount: "two minutes of load, and a club of fifty", run: loads },
];

/// Crates with laws that are tested on random cases (proptest).
const LAWS: [&str; 6] =
    ["canasta", "canasta-record", "canasta-protocol", "canasta-table", "canasta-bots", "canasta-testkit"];

/// The chore.
///
/// # Errors
/// A word is not understood, or a tool is missing.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let (minutes, first) = read(words)?;
    let (start, end) = (Instant::now(), Duration::from_secs(minutes * 60));
    let mut done = WORK.map(|work| (work, Done::default()));
    'rounds: for seed in first.. {
        for (work, done) in &mut done {
            if start.elapsed() >= end {
                break 'rounds;
            }
            println!("\n== soak {}, seed {seed}: {}", work.name, work.amount);
            let began = Instant::now();
            let passed = (work.run)(root, seed).unwrap_or_else(|fault| {
                println!("{}: {fault:#}", work.name);
                false
            });
            done.rounds += 1;
            done.failed += u64::from(!passed);
            done.time += began.elapsed();
            if !passed {
                println!("soak {}: FAILED with seed {seed}", work.name);
            }
        }
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    println!(
        "\n`cargo xtask soak --minutes {minutes} --seed {first}`, {cores} cores, {:.0} s:",
        start.elapsed().as_secs_f64()
    );
    println!("\n{}", table(&done));
    Ok(done.iter().all(|(_, done)| done.failed == 0))
}

/// What was done of each kind of work, in Markdown.
fn table(done: &[(Work, Done)]) -> String {
    let mut lines =
        vec!["| work | a round | rounds | failed | seconds |".to_owned(), "|---|---|---|---|---|".to_owned()];
    lines.extend(done.iter().map(|(Work { name, amount, .. }, Done { rounds, failed, time })| {
        format!("| {name} | {amount} | {rounds} | {failed} | {:.0} |", time.as_secs_f64())
    }));
    lines.join("\n")
}

/// The minutes and the first seed.
fn read(words: &[&str]) -> Result<(u64, u64)> {
    let (mut minutes, mut seed) = (MINUTES, 1);
    for pair in words.chunks(2) {
        let number = |text: &str| text.parse::<u64>().with_context(|| format!("`{text}` is no number"));
        match pair {
            ["--minutes", text] => minutes = number(text)?,
            ["--seed", text] => seed = number(text)?,
            other => bail!("`soak` takes --minutes N and --seed N, not `{}`", other.join(" ")),
        }
    }
    anyhow::ensure!((1..=1440).contains(&minutes), "`soak` runs for 1 to 1440 minutes, not {minutes}");
    Ok((minutes, seed))
}

/// The engine against its slow twin, in parallel.
fn twin(root: &Path, seed: u64) -> Result<bool> {
    let mut cargo = command::cargo(root, &["run", "--release", "--quiet", "--package", "canasta-testkit"]);
    let first = (seed * 20_000).to_string();
    command::passes(cargo.args(["--example", "twin", "--", "20000", &first]))
}

fn laws(root: &Path, seed: u64) -> Result<bool> {
    let mut cargo = command::cargo(root, &["test", "--quiet", "--tests"]);
    cargo.args(LAWS.iter().flat_map(|name| ["--package", name]));
    command::passes(cargo.env("PROPTEST_CASES", "3000").env("PROPTEST_RNG_SEED", seed.to_string()))
}

/// Luck and skill are the result, exactly.
fn reviews(root: &Path, seed: u64) -> Result<bool> {
    let mut cargo = command::cargo(root, &["run", "--release", "--quiet", "--package", "canasta-analysis"]);
    let first = (seed * 1000).to_string();
    command::passes(cargo.args(["--example", "planted", "--", "sums", "--games", "1000", "--seed", &first]))
}

fn nodes(root: &Path, seed: u64) -> Result<bool> {
    let mut cargo =
        command::cargo(root, &["test", "--quiet", "--package", "canasta-live", "--test", "nodes", "whatever_happens"]);
    let first = (seed * 20_000).to_string();
    command::passes(cargo.env("SCHEDULES", "20000").env("SEED", first))
}

fn leaks_of(root: &Path, seed: u64) -> Result<bool> {
    leaks::chore(root, &["--cases", "2000", "--seed", &seed.to_string()])
}

fn kills(root: &Path, seed: u64) -> Result<bool> {
    kill::chore(root, &["--kills", "60", "--seed", &seed.to_string()])
}

fn loads(root: &Path, seed: u64) -> Result<bool> {
    let all = load::chore(root, &["--seed", &seed.to_string()])?;
    Ok(load::chore(root, &["--club"])? && all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_is_a_table() {
        let done = WORK.map(|work| (work, Done { rounds: 2, failed: 1, time: Duration::from_millis(1700) }));
        let table = table(&done);
        assert_eq!(table.lines().count(), 2 + WORK.len());
        assert_eq!(table.lines().nth(3), Some("| laws | 3,000 cases of every law | 2 | 1 | 2 |"));
    }

    #[test]
    fn the_minutes_are_bounded() {
        assert_eq!(read(&[]).unwrap(), (60, 1));
        assert_eq!(read(&["--minutes", "5", "--seed", "9"]).unwrap(), (5, 9));
        for wrong in [&["--minutes", "0"][..], &["--minutes", "1441"], &["--minutes", "long"], &["--hours", "2"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
