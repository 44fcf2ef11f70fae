//! `cargo xtask stress`: runs rounds of the random tests, with new seeds and many cases.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use anyhow::Result;

use crate::{command, drills, release_check};

/// A part of each round, which gets the round's seed.
struct Part {
    name: &'static str,
    run: fn(&Path, u64) -> Result<bool>,
}

const PARTS: [Part; 6] = [
    Part { name: "20,000 deals of the engine against the reference implementation", run: reference },
    Part { name: "3,000 cases of each invariant", run: invariants },
    Part { name: "2,000 cases of the leak test", run: |root, seed| release_check::leak_test(root, 2000, seed) },
    Part { name: "1,000 games of all presets, reviewed", run: reviews },
    Part { name: "20,000 schedules of two nodes at one simulated database", run: nodes },
    Part { name: "60 kills under load", run: drills::kill_with_seed },
];

/// Crates with proptest cases.
const WITH_INVARIANTS: [&str; 6] =
    ["canasta", "canasta-record", "canasta-protocol", "canasta-table", "canasta-bots", "canasta-testkit"];

pub(crate) fn run(root: &Path, minutes: u64, first_seed: u64) -> Result<bool> {
    let start = Instant::now();
    let limit = Duration::from_secs(minutes * 60);
    let mut failed = Vec::new();
    for (seed, part) in (first_seed..).flat_map(|seed| PARTS.iter().map(move |part| (seed, part))) {
        if start.elapsed() >= limit {
            break;
        }
        println!("\n== seed {seed}: {}", part.name);
        let began = Instant::now();
        let passed = (part.run)(root, seed)?;
        println!("{} after {:.0} s", if passed { "ok" } else { "FAILED" }, began.elapsed().as_secs_f64());
        if !passed {
            failed.push(format!("seed {seed}: {}", part.name));
        }
    }
    println!("\n{} parts failed\n{}", failed.len(), failed.join("\n"));
    Ok(failed.is_empty())
}

fn reference(root: &Path, seed: u64) -> Result<bool> {
    let first = (seed * 20_000).to_string();
    example(root, "canasta-testkit", "reference", &["20000", &first])
}

fn reviews(root: &Path, seed: u64) -> Result<bool> {
    let first = (seed * 1000).to_string();
    example(root, "canasta-analysis", "planted", &["sums", "--games", "1000", "--seed", &first])
}

fn example(root: &Path, package: &str, name: &str, words: &[&str]) -> Result<bool> {
    let args = ["run", "--release", "--locked", "--quiet", "--package", package, "--example", name, "--"];
    command::passes(command::cargo(root, &args).args(words))
}

fn invariants(root: &Path, seed: u64) -> Result<bool> {
    let mut cargo = command::cargo(root, &["test", "--locked", "--quiet", "--tests"]);
    cargo.args(WITH_INVARIANTS.iter().flat_map(|name| ["--package", name]));
    command::passes(cargo.env("PROPTEST_CASES", "3000").env("PROPTEST_RNG_SEED", seed.to_string()))
}

fn nodes(root: &Path, seed: u64) -> Result<bool> {
    let args = ["test", "--locked", "--quiet", "--package", "canasta-live", "--test", "nodes"];
    let first = (seed * 20_000).to_string();
    let variables = [("SCHEDULES", "20000"), ("SEED", &first)];
    command::tests_pass(root, &args, "acknowledged_actions_are_never", &[], &variables)
}
