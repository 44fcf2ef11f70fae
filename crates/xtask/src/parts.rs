//! `cargo xtask test`: the parts, two at a time, each with its seconds. A part that fails does not stop the others, so
//! one run shows everything; the last line counts them.
//!
//! Two at a time, because the browsers mostly wait and compiling does not: one after the other they leave two cores idle
//! for a third of the time. Each part is a process of its own, whose output is kept and printed in one piece when it ends. What needs
//! the binaries of a release waits until they are built; cargo itself keeps two builds of one profile apart.
//!
//! `--quick` is for the inner loop: what a change most often breaks, in less than a minute where the code is compiled.

use std::{
    collections::BTreeSet,
    env,
    fs::{self, File},
    path::Path,
    process::Command,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Instant,
};

use anyhow::{Context as _, Result, bail};

use crate::{
    browser, cluster, command, deploy, kill, load, release, run_book, speed, tidy,
    tools::{self, Need},
};

/// One part of the tests.
struct Part {
    name: &'static str,
    what: &'static str,
    /// What has to be over before: the parts that build what this one runs.
    after: &'static [&'static str],
    run: fn(&Path) -> Result<bool>,
}

/// A part that can begin at any time.
const fn part(name: &'static str, what: &'static str, run: fn(&Path) -> Result<bool>) -> Part {
    Part { name, what, after: &[], run }
}

/// A part that runs the binaries of a release; browsers look at an example that is compiled with the tests, too.
const fn released(name: &'static str, what: &'static str, run: fn(&Path) -> Result<bool>) -> Part {
    Part { name, what, after: &["build", "compile"], run }
}

/// A part that runs the tests of the crates.
const fn compiled(name: &'static str, what: &'static str, run: fn(&Path) -> Result<bool>) -> Part {
    Part { name, what, after: &["compile"], run }
}

/// In the order in which they begin: what others wait for first, then what takes long.
const PARTS: [Part; 20] = [
    part("fmt", "the code is formatted", fmt),
    part("tidy", "arrows between the crates, the rules of this repository", tidy::chore),
    part("deny", "licences, sources, doubled versions", tidy::supply),
    part("build", "the release binaries; nothing is hidden in the released one", release::part),
    part("clippy", "lints, all targets, no warning", clippy),
    part("compile", "all tests compile", compile),
    released(
        "looks",
        "every size of every table in Chromium: nothing overlaps, nothing is out of reach",
        browser::looks,
    ),
    released("browser", "the real server in a real Chromium", browser::play),
    compiled("rust", "unit, integration and doc tests of all crates", rust),
    released("friends", "two and four browsers at one table", browser::friends),
    released("records", "proofs, replays and figures in a real Chromium", browser::records),
    compiled("leaks", "no byte depends on a hidden card: two worlds, 250 cases, and 60 over two servers", leaks),
    compiled("docs", "rustdoc builds without a warning", docs),
    released("speed", "instructions that fixed work takes, against the accepted figures", speed::part),
    released("deploy", "the units, the files of three nodes, and a game through nginx and Caddy", deploy::part),
    released("run-book", "every command of the run-book, on machines that are namespaces", run_book::part),
    released("kill", "the server, killed under load: what was acknowledged is there, once", kill::part),
    released(
        "cluster",
        "three servers on one database, killed, cut off and upgraded: what was acknowledged is there, once",
        cluster::part,
    ),
    released("load", "the server under a little load, and a club behind one address: nothing fails", load::part),
    part("fair", "fair deals, checked by a second program, in Python", fair),
];

/// The parts of `--quick`.
const QUICK: [Part; 3] = [
    part("fmt", "the code is formatted", fmt),
    part("tidy", "arrows between the crates, the rules of this repository", tidy::chore),
    part("rust", "unit and integration tests that take seconds", quick),
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

/// Runs the chosen parts, two at a time, and prints the seconds of each; false when one failed. A part that is chosen
/// alone runs here, with its output as it comes.
///
/// # Errors
/// None of its own: a part that cannot be run has failed and says why.
pub(crate) fn test(root: &Path, choice: &Choice) -> Result<bool> {
    let chosen: Vec<&Part> = PARTS.iter().filter(|part| choice.has(part.name)).collect();
    if chosen.len() < 2 { run_in_turn(root, &chosen) } else { run_two_at_a_time(root, chosen) }
}

/// Runs the quick parts, as [`test()`] does the others.
///
/// # Errors
/// None of its own: a part that cannot be run has failed and says why.
pub(crate) fn test_quickly(root: &Path) -> Result<bool> {
    run_in_turn(root, &QUICK.each_ref())
}

/// Runs one part and nothing else: what [`test()`] starts as a process.
///
/// # Errors
/// There is no such part, or it cannot be run.
pub(crate) fn test_part(root: &Path, name: &str) -> Result<bool> {
    let part = PARTS.iter().find(|part| part.name == name).with_context(|| format!("there is no part `{name}`"))?;
    (part.run)(root)
}

fn run_in_turn(root: &Path, parts: &[&Part]) -> Result<bool> {
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
    Ok(report(&results, start))
}

/// What is still to be done, shared by the two threads that do it.
struct Queue<'a> {
    waiting: Vec<&'a Part>,
    /// The parts that run now, or wait.
    unfinished: BTreeSet<&'static str>,
    results: Vec<(&'static str, bool, f64)>,
}

impl<'a> Queue<'a> {
    /// The next part that need not wait for another.
    fn next(&mut self) -> Option<&'a Part> {
        let ready = |part: &&Part| !part.after.iter().any(|before| self.unfinished.contains(before));
        let place = self.waiting.iter().position(ready)?;
        Some(self.waiting.remove(place))
    }
}

fn run_two_at_a_time(root: &Path, waiting: Vec<&Part>) -> Result<bool> {
    let start = Instant::now();
    let logs = command::target(root)?.join("test-logs");
    fs::create_dir_all(&logs).with_context(|| format!("cannot create {}", logs.display()))?;
    let unfinished = waiting.iter().map(|part| part.name).collect();
    let queue = Mutex::new(Queue { waiting, unfinished, results: Vec::new() });
    let ended = Condvar::new();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut held = locked(&queue);
                while !held.waiting.is_empty() {
                    let Some(part) = held.next() else {
                        held = ended.wait(held).unwrap_or_else(PoisonError::into_inner);
                        continue;
                    };
                    println!("-- {} begins, at {:.0} s", part.name, start.elapsed().as_secs_f64());
                    drop(held);
                    let began = Instant::now();
                    let (passed, output) = part_in_a_process(root, part, &logs);
                    held = locked(&queue);
                    println!("\n== {}: {}\n{}", part.name, part.what, output.trim_end());
                    held.unfinished.remove(part.name);
                    held.results.push((part.name, passed, began.elapsed().as_secs_f64()));
                    ended.notify_all();
                }
            });
        }
    });
    let results = queue.into_inner().unwrap_or_else(PoisonError::into_inner).results;
    Ok(report(&results, start))
}

fn locked<'a, 'b>(queue: &'a Mutex<Queue<'b>>) -> MutexGuard<'a, Queue<'b>> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs the part as a process of its own; whether it passed, and all that it wrote, which stays in `target/test-logs`, too.
fn part_in_a_process(root: &Path, part: &Part, logs: &Path) -> (bool, String) {
    let log = logs.join(format!("{}.txt", part.name));
    let run = || -> Result<bool> {
        let file = File::create(&log)?;
        let mut process = Command::new(env::current_exe()?);
        process.current_dir(root).args(["part", part.name]).stdout(file.try_clone()?).stderr(file);
        command::passes(&mut process)
    };
    let passed = run();
    let output = fs::read(&log).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
    match passed {
        Ok(passed) => (passed, output),
        Err(fault) => (false, format!("{output}{}: {fault:#}", part.name)),
    }
}

/// Prints how the parts went; whether all passed.
fn report(results: &[(&str, bool, f64)], start: Instant) -> bool {
    println!("\n{}", summary(results, start.elapsed().as_secs_f64()));
    results.iter().all(|(_, passed, _)| *passed)
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
    tools::need(
        root,
        "the tests of bots in other processes and of several servers",
        &[&PYTHON, &tools::POSTGRES, &tools::NATS],
    )?;
    let args = ["test", "--workspace", "--locked", "--no-fail-fast", "--", "--skip", LEAKS];
    let all = command::passes(&mut command::cargo(root, &args))?;
    // The engine's optional feature is on in no other crate, so its examples run by themselves.
    let feature = ["test", "--package", "canasta", "--features", "serde", "--locked", "--doc", "serde"];
    Ok(command::passes(&mut command::cargo(root, &feature))? && all)
}

/// Without the crates whose tests take long, without the examples in the documentation, and without servers of PostgreSQL and NATS.
fn quick(root: &Path) -> Result<bool> {
    let mut cargo = command::cargo(root, &["test", "--workspace", "--locked", "--no-fail-fast", "--quiet", "--tests"]);
    cargo.args(SLOW.iter().flat_map(|name| ["--exclude", name]));
    command::passes(cargo.args(["--", "--skip", "postgres::", "--skip", "several_servers::", "--skip", "nats::"]))
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
    let seed = "55494f75ed40fd02cfaa1f7e8b16037742c5410f38cbfe518c68fc5465ffbaf7";
    let day = ends(&["--daily", "2026-11-26", seed], 0)?
        && ends(&["--daily", "2026-11-26", seed, "fair/example.canasta"], 1)?;
    Ok(vectors && proved && forged && unreadable && day)
}

/// The one test that takes about as long as all others together.
const LEAKS: &str = "leaks::";

/// Of the whole workspace, so that nothing is built anew for it.
fn leaks(root: &Path) -> Result<bool> {
    tools::need(root, "what several servers send", &[&tools::POSTGRES])?;
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
        let text = summary(&[("fmt", true, 0.52), ("tidy", false, 1.0)], 1.6);
        assert_eq!(text, "fmt          0.5 s  ok\ntidy         1.0 s  FAILED\ntotal        1.6 s\n1 passed, 1 failed");
    }
}
