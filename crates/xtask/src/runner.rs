//! Runs the checks of `cargo xtask test` and `cargo xtask release-check`: two at a time, each in a process of its own.
//!
//! Two at a time, because browsers mostly wait and compilers do not. The output of a check is kept in `target/test-logs` and
//! printed in one piece when it ends. A failed check stops only the checks that need it, so one run shows every problem.

use std::{
    env,
    fs::{self, File},
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Instant,
};

use anyhow::{Context as _, Result, bail};

use crate::command;

/// One line of a test command.
pub(crate) struct Check {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// Checks of the same list that must pass first, such as the build.
    pub(crate) needs: &'static [&'static str],
    pub(crate) run: fn(&Path) -> Result<bool>,
}

impl Check {
    pub(crate) const fn new(name: &'static str, about: &'static str, run: fn(&Path) -> Result<bool>) -> Check {
        Check { name, about, needs: &[], run }
    }

    pub(crate) const fn needs(self, needs: &'static [&'static str]) -> Check {
        Check { needs, ..self }
    }
}

/// A command that runs a list of checks.
pub(crate) struct Suite {
    /// The task's name on the command line.
    pub(crate) task: &'static str,
    pub(crate) checks: &'static [Check],
}

impl Suite {
    /// Runs the task: all checks, or those that `--only` and `--skip` select. `--list` prints them. `--resume` leaves out what
    /// has passed since the last change of the sources.
    ///
    /// # Errors
    /// An unknown option or check, or a check that cannot be started.
    pub(crate) fn task(&self, root: &Path, words: &[&str]) -> Result<bool> {
        match words {
            ["--list"] => {
                for check in self.checks {
                    println!("{:<14} {}", check.name, check.about);
                }
                Ok(true)
            }
            ["--run", name] => {
                let check = self.checks.iter().find(|check| check.name == *name);
                (check.with_context(|| self.unknown(name))?.run)(root)
            }
            words => self.run(root, &self.selection(words)?),
        }
    }

    fn unknown(&self, name: &str) -> String {
        format!("unknown check `{name}`; `cargo xtask {} --list` lists them", self.task)
    }

    fn selection(&self, words: &[&str]) -> Result<Selection> {
        let mut selection = Selection::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if *word == "--resume" {
                selection.resume = true;
                continue;
            }
            let list = match *word {
                "--only" => &mut selection.only,
                "--skip" => &mut selection.skip,
                _ => bail!(
                    "unknown option `{word}`; `{}` takes --list, --resume, --only CHECK and --skip CHECK",
                    self.task
                ),
            };
            let name = words.next().with_context(|| format!("{word} needs the name of a check"))?;
            anyhow::ensure!(self.checks.iter().any(|check| check.name == *name), self.unknown(name));
            list.push((*name).to_owned());
        }
        Ok(selection)
    }

    fn run(&self, root: &Path, selection: &Selection) -> Result<bool> {
        let start = Instant::now();
        let (journal, mut results) = Journal::open(root, self, selection.resume)?;
        let passed_before = |check: &Check| results.iter().any(|outcome| outcome.name == check.name);
        let wanted = |check: &&Check| selection.includes(check.name) && !passed_before(check);
        let waiting: Vec<&Check> = self.checks.iter().filter(wanted).collect();
        if let [check] = waiting.as_slice() {
            // A single check runs here and prints as it goes.
            let began = Instant::now();
            let passed = (check.run)(root).unwrap_or_else(|error| {
                println!("{}: {error:#}", check.name);
                false
            });
            let outcome = Outcome::of(check.name, passed, began.elapsed().as_secs_f64());
            journal.record(&outcome)?;
            results.push(outcome);
        } else {
            results.extend(self.run_two_at_a_time(root, waiting, &journal, start)?);
        }
        println!("\n{}", summary(&results, start.elapsed().as_secs_f64()));
        Ok(results.iter().all(|outcome| outcome.verdict == Verdict::Passed))
    }

    fn run_two_at_a_time(
        &self,
        root: &Path,
        waiting: Vec<&Check>,
        journal: &Journal,
        start: Instant,
    ) -> Result<Vec<Outcome>> {
        let logs = command::target(root)?.join("test-logs");
        fs::create_dir_all(&logs).with_context(|| format!("cannot create {}", logs.display()))?;
        // Known from the start, because the build check replaces the file.
        let program = env::current_exe()?;
        let queue = Mutex::new(Queue { waiting, running: Vec::new(), finished: Vec::new() });
        let ended = Condvar::new();
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    let mut held = locked(&queue);
                    loop {
                        held.fail_blocked();
                        if held.waiting.is_empty() {
                            break;
                        }
                        let Some(check) = held.next() else {
                            held = ended.wait(held).unwrap_or_else(PoisonError::into_inner);
                            continue;
                        };
                        println!("-- {} starts at {:.0} s", check.name, start.elapsed().as_secs_f64());
                        drop(held);
                        let began = Instant::now();
                        let (passed, output) = self.run_in_a_process(root, check, &program, &logs);
                        println!("\n== {}: {}\n{}", check.name, check.about, output.trim_end());
                        let outcome = Outcome::of(check.name, passed, began.elapsed().as_secs_f64());
                        if let Err(error) = journal.record(&outcome) {
                            println!("{}: --resume will run this check again: {error:#}", check.name);
                        }
                        held = locked(&queue);
                        held.finish(outcome);
                        ended.notify_all();
                    }
                });
            }
        });
        Ok(queue.into_inner().unwrap_or_else(PoisonError::into_inner).finished)
    }

    /// Runs a check as a process of its own. Returns whether it passed, and its output, which also stays in `logs`.
    fn run_in_a_process(&self, root: &Path, check: &Check, program: &Path, logs: &Path) -> (bool, String) {
        let log = logs.join(format!("{}.txt", check.name));
        let run = || -> Result<bool> {
            let file = File::create(&log)?;
            let mut process = Command::new(program);
            process.current_dir(root).args([self.task, "--run", check.name]);
            command::passes(process.stdout(file.try_clone()?).stderr(file))
        };
        let passed = run();
        let output = fs::read(&log).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        match passed {
            Ok(passed) => (passed, output),
            Err(error) => (false, format!("{output}{}: {error:#}", check.name)),
        }
    }
}

/// Which checks to run.
#[derive(Default, Debug)]
struct Selection {
    only: Vec<String>,
    skip: Vec<String>,
    resume: bool,
}

impl Selection {
    fn includes(&self, check: &str) -> bool {
        let named = |list: &[String]| list.iter().any(|name| name == check);
        (self.only.is_empty() || named(&self.only)) && !named(&self.skip)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Passed,
    Failed,
    /// A check that it needs has failed.
    NotRun,
}

struct Outcome {
    name: &'static str,
    verdict: Verdict,
    seconds: f64,
}

impl Outcome {
    fn of(name: &'static str, passed: bool, seconds: f64) -> Outcome {
        Outcome { name, verdict: if passed { Verdict::Passed } else { Verdict::Failed }, seconds }
    }
}

/// The state that the two threads share.
struct Queue<'a> {
    waiting: Vec<&'a Check>,
    running: Vec<&'a Check>,
    finished: Vec<Outcome>,
}

impl<'a> Queue<'a> {
    /// Takes the first check that can start now; `None` if all must wait for a running one.
    fn next(&mut self) -> Option<&'a Check> {
        let unfinished = |name: &str| {
            let named = |list: &[&Check]| list.iter().any(|check| check.name == name);
            named(&self.waiting) || named(&self.running)
        };
        let can_start = |check: &&Check| !check.needs.iter().any(|name| unfinished(name));
        let place = self.waiting.iter().position(can_start)?;
        let check = self.waiting.remove(place);
        self.running.push(check);
        Some(check)
    }

    /// Gives up the checks that need a failed one.
    fn fail_blocked(&mut self) {
        let (finished, mut blocked) = (&self.finished, Vec::new());
        self.waiting.retain(|check| {
            let failed =
                |name: &&'static str| finished.iter().any(|one| one.name == *name && one.verdict != Verdict::Passed);
            let runs = !check.needs.iter().any(failed);
            if !runs {
                blocked.push(Outcome { name: check.name, verdict: Verdict::NotRun, seconds: 0.0 });
            }
            runs
        });
        if !blocked.is_empty() {
            self.finished.extend(blocked);
            self.fail_blocked();
        }
    }

    fn finish(&mut self, outcome: Outcome) {
        self.running.retain(|running| running.name != outcome.name);
        self.finished.push(outcome);
    }
}

fn locked<'a, 'b>(queue: &'a Mutex<Queue<'b>>) -> MutexGuard<'a, Queue<'b>> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file with the checks that have passed, so that an interrupted run can continue.
struct Journal {
    path: PathBuf,
}

impl Journal {
    /// Starts a journal. With `resume`, continues the last one if the sources are the same, and returns what it holds.
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

    fn record(&self, outcome: &Outcome) -> Result<()> {
        if outcome.verdict == Verdict::Passed {
            let mut file = File::options().append(true).open(&self.path)?;
            file.write_all(line(outcome).as_bytes())?;
        }
        Ok(())
    }
}

fn line(outcome: &Outcome) -> String {
    format!("{} {:.1}\n", outcome.name, outcome.seconds)
}

fn read_line(suite: &Suite, line: &str) -> Option<Outcome> {
    let (name, seconds) = line.split_once(' ')?;
    let check = suite.checks.iter().find(|check| check.name == name)?;
    Some(Outcome::of(check.name, true, seconds.parse().ok()?))
}

/// Identifies the sources: the commit, and a hash of the changes since. `None` outside a git clone.
fn sources(root: &Path) -> Option<String> {
    let git = |words: &[&str]| command::output(command::program(root, "git").args(words)).ok();
    let commit = git(&["rev-parse", "HEAD"])?;
    let mut hasher = DefaultHasher::new();
    git(&["diff", "HEAD"])?.hash(&mut hasher);
    Some(format!("{} {:016x}", commit.trim(), hasher.finish()))
}

/// One line per check, the total, and the closing count.
fn summary(results: &[Outcome], total: f64) -> String {
    let passed = results.iter().filter(|outcome| outcome.verdict == Verdict::Passed).count();
    let mut lines: Vec<String> = results
        .iter()
        .map(|Outcome { name, verdict, seconds }| {
            let verdict = match verdict {
                Verdict::Passed => "ok",
                Verdict::Failed => "FAILED",
                Verdict::NotRun => "not run: a check that it needs has failed",
            };
            format!("{name:<14} {seconds:>7.1} s  {verdict}")
        })
        .collect();
    lines.push(format!("{:<14} {total:>7.1} s", "total"));
    lines.push(format!("{passed} passed, {} failed", results.len() - passed));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUITE: Suite = Suite {
        task: "test",
        checks: &[
            Check::new("build", "", |_| Ok(true)),
            Check::new("unit", "", |_| Ok(true)).needs(&["build"]),
            Check::new("browser", "", |_| Ok(true)).needs(&["unit"]),
            Check::new("fmt", "", |_| Ok(true)),
        ],
    };

    #[test]
    fn selects_checks_by_name() {
        let all = Selection::default();
        assert!(SUITE.checks.iter().all(|check| all.includes(check.name)));
        let some = SUITE.selection(&["--only", "unit", "--resume", "--only", "build", "--skip", "build"]).unwrap();
        assert!(some.includes("unit") && !some.includes("build") && !some.includes("fmt") && some.resume);
    }

    #[test]
    fn refuses_unknown_options_and_checks() {
        let error = |words: &[&str]| SUITE.selection(words).unwrap_err().to_string();
        assert_eq!(error(&["--only", "nothing"]), "unknown check `nothing`; `cargo xtask test --list` lists them");
        assert_eq!(error(&["--only"]), "--only needs the name of a check");
        assert!(error(&["--fast"]).starts_with("unknown option `--fast`"));
    }

    #[test]
    fn starts_a_check_when_what_it_needs_has_passed() {
        let waiting = SUITE.checks.iter().collect();
        let mut queue = Queue { waiting, running: Vec::new(), finished: Vec::new() };
        assert_eq!(queue.next().unwrap().name, "build");
        assert_eq!(queue.next().unwrap().name, "fmt");
        assert!(queue.next().is_none(), "`unit` and `browser` wait for the build");
        queue.finish(Outcome::of("build", true, 1.0));
        assert_eq!(queue.next().unwrap().name, "unit");
        queue.finish(Outcome::of("unit", false, 1.0));
        queue.fail_blocked();
        assert!(queue.waiting.is_empty());
        assert_eq!(queue.finished[2].name, "browser");
        assert_eq!(queue.finished[2].verdict, Verdict::NotRun);
    }

    #[test]
    fn the_last_line_counts_the_checks() {
        let results = [Outcome::of("fmt", true, 0.52), Outcome::of("clippy", false, 1.0)];
        let text = summary(&results, 1.6);
        let expected = "fmt                0.5 s  ok\nclippy             1.0 s  FAILED\n\
                        total              1.6 s\n1 passed, 1 failed";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_journal_line_is_read_as_written() {
        let outcome = read_line(&SUITE, line(&Outcome::of("fmt", true, 12.34)).trim()).unwrap();
        assert_eq!((outcome.name, outcome.verdict, outcome.seconds), ("fmt", Verdict::Passed, 12.3));
        assert!(read_line(&SUITE, "gone 1.0").is_none());
    }
}
