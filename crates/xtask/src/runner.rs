//! Runs the checks of `cargo xtask test` and `cargo xtask release-check`.
//!
//! The first check of a list builds what the others use, so it runs alone. The others run two at a time, because
//! browsers mostly wait and compilers do not. Each check runs in its own process. Its output is kept in
//! `target/test-logs`, and printed in one piece when the check ends.

use std::{
    env,
    fs::{self, File},
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
    sync::{Mutex, PoisonError},
    thread,
    time::Instant,
};

use anyhow::{Context as _, Result, ensure};
use clap::Args;

use crate::command;

/// A part of a test command.
pub(crate) struct Check {
    name: &'static str,
    about: &'static str,
    run: fn(&Path) -> Result<bool>,
}

impl Check {
    pub(crate) const fn new(name: &'static str, about: &'static str, run: fn(&Path) -> Result<bool>) -> Check {
        Check { name, about, run }
    }
}

/// A command that runs a list of checks.
pub(crate) struct Suite {
    /// The task's name on the command line.
    pub(crate) task: &'static str,
    pub(crate) checks: &'static [Check],
}

#[derive(Args, Default, Debug)]
pub(crate) struct Options {
    /// List the checks
    #[arg(long, exclusive = true)]
    list: bool,
    /// Run only this check (repeatable)
    #[arg(long, value_name = "CHECK")]
    only: Vec<String>,
    /// Leave out this check (repeatable)
    #[arg(long, value_name = "CHECK")]
    skip: Vec<String>,
    /// Leave out what has passed since the last change of the sources
    #[arg(long)]
    resume: bool,
    /// Run this check in this process
    #[arg(long, value_name = "CHECK", exclusive = true, hide = true)]
    run: Option<String>,
}

/// The result of a check, and the seconds it took.
struct Outcome {
    name: &'static str,
    passed: bool,
    seconds: f64,
}

impl Suite {
    pub(crate) fn run(&self, root: &Path, options: &Options) -> Result<bool> {
        if options.list {
            for check in self.checks {
                println!("{:<14} {}", check.name, check.about);
            }
            return Ok(true);
        }
        if let Some(name) = &options.run {
            let check = self.checks.iter().find(|check| check.name == *name).with_context(|| self.unknown(name))?;
            return (check.run)(root);
        }
        let start = Instant::now();
        // Find the path now, because the build replaces this program's file.
        let program = env::current_exe()?;
        let selected = self.selected(options)?;
        let (journal, mut outcomes) = Journal::open(root, self, options.resume)?;
        let passed_before = |check: &Check| outcomes.iter().any(|outcome| outcome.name == check.name);
        let waiting: Vec<&Check> = selected.into_iter().filter(|check| !passed_before(check)).collect();
        let before = outcomes.len();
        if let [check] = waiting.as_slice() {
            // A single check runs in this process and prints as it goes.
            outcomes.push(journal.outcome(check, || (check.run)(root)));
        } else {
            let builds = waiting.first().is_some_and(|check| check.name == self.checks[0].name);
            let (build, others) = waiting.split_at(usize::from(builds));
            outcomes.extend(self.run_checks(root, &program, build, &journal, start)?);
            if outcomes.iter().all(|outcome| outcome.passed) {
                outcomes.extend(self.run_checks(root, &program, others, &journal, start)?);
            }
        }
        let not_run = before + waiting.len() - outcomes.len();
        println!("\n{}", summary(&outcomes, not_run, start.elapsed().as_secs_f64()));
        Ok(outcomes.iter().all(|outcome| outcome.passed))
    }

    fn unknown(&self, name: &str) -> String {
        format!("unknown check `{name}`; `cargo xtask {} --list` lists them", self.task)
    }

    fn selected(&self, options: &Options) -> Result<Vec<&'static Check>> {
        for name in options.only.iter().chain(&options.skip) {
            ensure!(self.checks.iter().any(|check| check.name == *name), self.unknown(name));
        }
        let contains = |list: &[String], check: &Check| list.iter().any(|name| name == check.name);
        let is_selected = |check: &&Check| {
            (options.only.is_empty() || contains(&options.only, check)) && !contains(&options.skip, check)
        };
        let selected: Vec<&Check> = self.checks.iter().filter(is_selected).collect();
        ensure!(!selected.is_empty(), "--skip leaves no check");
        Ok(selected)
    }

    /// Runs these checks, two at a time.
    fn run_checks(
        &self,
        root: &Path,
        program: &Path,
        checks: &[&Check],
        journal: &Journal,
        start: Instant,
    ) -> Result<Vec<Outcome>> {
        let logs = command::target(root)?.join("test-logs");
        fs::create_dir_all(&logs).with_context(|| format!("cannot create {}", logs.display()))?;
        let waiting = Mutex::new(checks.iter());
        let outcomes = Mutex::new(Vec::new());
        let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work = || {
            while let Some(check) = next() {
                println!("-- {} starts at {:.0} s", check.name, start.elapsed().as_secs_f64());
                let log = logs.join(format!("{}.txt", check.name));
                let outcome = journal.outcome(check, || self.run_in_a_process(root, check, program, &log));
                let output = fs::read(&log).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
                println!("\n== {}: {}\n{}", check.name, check.about, output.unwrap_or_default().trim_end());
                outcomes.lock().unwrap_or_else(PoisonError::into_inner).push(outcome);
            }
        };
        thread::scope(|scope| {
            scope.spawn(work);
            scope.spawn(work);
        });
        Ok(outcomes.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    fn run_in_a_process(&self, root: &Path, check: &Check, program: &Path, log: &Path) -> Result<bool> {
        let file = File::create(log)?;
        let mut process = Command::new(program);
        process.current_dir(root).args([self.task, "--run", check.name]);
        command::passes(process.stdout(file.try_clone()?).stderr(file))
    }
}

/// A file that lists the checks that have passed, so that an interrupted run can continue.
struct Journal {
    path: PathBuf,
}

impl Journal {
    /// Starts a journal. With `resume`, continues the last one if the sources are the same, and returns the outcomes
    /// recorded in it.
    fn open(root: &Path, suite: &Suite, resume: bool) -> Result<(Journal, Vec<Outcome>)> {
        let path = command::target(root)?.join(format!("{}.journal", suite.task));
        let sources = sources(root);
        let old = fs::read_to_string(&path).unwrap_or_default();
        let mut lines = old.lines();
        let continues = resume && sources.is_some() && lines.next() == sources.as_deref();
        if resume && !continues {
            println!("The sources have changed since the last run, so it starts from the beginning.");
        }
        let passed = if continues { lines.filter_map(|line| read_line(suite, line)).collect() } else { Vec::new() };
        let text = sources.unwrap_or_default() + "\n" + &passed.iter().map(line).collect::<String>();
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        Ok((Journal { path }, passed))
    }

    /// Runs a check and records it if it passes.
    fn outcome(&self, check: &Check, run: impl FnOnce() -> Result<bool>) -> Outcome {
        let began = Instant::now();
        let passed = run().unwrap_or_else(|error| {
            println!("{}: {error:#}", check.name);
            false
        });
        let outcome = Outcome { name: check.name, passed, seconds: began.elapsed().as_secs_f64() };
        let record = || File::options().append(true).open(&self.path)?.write_all(line(&outcome).as_bytes());
        if passed && let Err(error) = record() {
            println!("{}: --resume will run this check again: {error}", check.name);
        }
        outcome
    }
}

fn line(outcome: &Outcome) -> String {
    format!("{} {:.1}\n", outcome.name, outcome.seconds)
}

fn read_line(suite: &Suite, line: &str) -> Option<Outcome> {
    let (name, seconds) = line.split_once(' ')?;
    let check = suite.checks.iter().find(|check| check.name == name)?;
    Some(Outcome { name: check.name, passed: true, seconds: seconds.parse().ok()? })
}

/// A fingerprint of the sources: the commit, and a hash of the uncommitted changes. `None` outside a git clone.
fn sources(root: &Path) -> Option<String> {
    let git = |words: &[&str]| command::output(command::program(root, "git").args(words)).ok();
    let commit = git(&["rev-parse", "HEAD"])?;
    let mut hasher = DefaultHasher::new();
    git(&["diff", "HEAD"])?.hash(&mut hasher);
    Some(format!("{} {:016x}", commit.trim(), hasher.finish()))
}

/// One line per check, then the total time, and the number of checks that passed, failed or weren't run.
fn summary(outcomes: &[Outcome], not_run: usize, total: f64) -> String {
    let mut lines = Vec::new();
    for Outcome { name, passed, seconds } in outcomes {
        lines.push(format!("{name:<14} {seconds:>7.1} s  {}", if *passed { "ok" } else { "FAILED" }));
    }
    lines.push(format!("{:<14} {total:>7.1} s", "total"));
    let passed = outcomes.iter().filter(|outcome| outcome.passed).count();
    let failed = outcomes.len() - passed;
    let rest = if not_run > 0 { format!(", {not_run} not run") } else { String::new() };
    lines.push(format!("{passed} passed, {failed} failed{rest}"));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUITE: Suite = Suite {
        task: "test",
        checks: &[
            Check::new("build", "", |_| Ok(true)),
            Check::new("unit", "", |_| Ok(true)),
            Check::new("fmt", "", |_| Ok(true)),
        ],
    };

    fn selected(only: &[&str], skip: &[&str]) -> Result<Vec<&'static str>> {
        let list = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let options = Options { only: list(only), skip: list(skip), ..Options::default() };
        Ok(SUITE.selected(&options)?.iter().map(|check| check.name).collect())
    }

    #[test]
    fn selects_checks_by_name() {
        assert_eq!(selected(&[], &[]).unwrap(), ["build", "unit", "fmt"]);
        assert_eq!(selected(&["unit", "build"], &["build"]).unwrap(), ["unit"]);
        assert_eq!(selected(&["unit"], &["unit"]).unwrap_err().to_string(), "--skip leaves no check");
        let error = selected(&["nothing"], &[]).unwrap_err().to_string();
        assert_eq!(error, "unknown check `nothing`; `cargo xtask test --list` lists them");
    }

    #[test]
    fn the_last_line_counts_the_checks() {
        let outcome = |name, passed, seconds| Outcome { name, passed, seconds };
        let text = summary(&[outcome("fmt", true, 0.52), outcome("build", false, 1.0)], 2, 1.6);
        let expected = "fmt                0.5 s  ok\nbuild              1.0 s  FAILED\n\
                        total              1.6 s\n1 passed, 1 failed, 2 not run";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_journal_line_is_read_as_written() {
        let outcome = Outcome { name: "fmt", passed: true, seconds: 12.34 };
        let read = read_line(&SUITE, line(&outcome).trim()).unwrap();
        assert_eq!((read.name, read.passed, read.seconds), ("fmt", true, 12.3));
        assert!(read_line(&SUITE, "gone 1.0").is_none());
    }
}
