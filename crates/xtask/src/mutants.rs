//! `cargo xtask mutants`: cargo-mutants breaks the rules in one place after another, and a test must notice. Building takes
//! most of the time, so the quickest test that finds most of them comes first, and only what survives it is put to the
//! others. What is known of each mutant is kept as it comes, so that a run that was cut off can go on.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, bail};

use crate::command;

/// Files of `crates/canasta/src` that are changed.
const FILES: [&str; 8] = ["apply", "deal", "game", "judge", "legal", "going_out", "score", "setup"];

/// The survivors that are known, each with the reason why no test need find it.
const KNOWN: &str = "crates/canasta/mutants.md";

/// So many of a hundred mutants that compile must be found.
const ENOUGH: f64 = 95.0;

const NEEDS: &str = "testing by mutation needs cargo-mutants; install it with `cargo install --locked cargo-mutants`";

/// Tests that mutants are put to.
struct Stage {
    name: &'static str,
    /// The crates whose tests run.
    crates: &'static str,
    /// Further arguments of `cargo test`.
    words: &'static [&'static str],
    /// Deals in which engine and twin are compared; more than the tests have by themselves are never needed.
    deals: Option<&'static str>,
}

/// The first needs two crates, the last many; a mutant that is found is put to no further test.
const STAGES: [Stage; 3] = [
    Stage {
        name: "twin",
        crates: "canasta-testkit",
        words: &["--test", "it", "engine_and_twin_agree"],
        deals: Some("400"),
    },
    Stage { name: "rules", crates: "canasta,canasta-testkit", words: &[], deals: None },
    Stage { name: "book", crates: "canasta-protocol", words: &["--test", "it"], deals: None },
];

/// What cargo-mutants can find, as its files are called.
const OUTCOMES: [&str; 4] = ["caught", "missed", "timeout", "unviable"];

/// What the words of the chore ask for.
#[derive(Debug, PartialEq, Eq)]
struct Options {
    /// This part of so many; parts are counted from 0.
    shard: (usize, usize),
    /// Go on with what an earlier run found.
    resume: bool,
    /// Put those that survived to the tests again.
    survivors: bool,
}

impl Options {
    fn read(words: &[&str]) -> Result<Self> {
        let mut options = Self { shard: (0, 1), resume: false, survivors: false };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            match word {
                "--resume" => options.resume = true,
                "--survivors" => (options.resume, options.survivors) = (true, true),
                "--shard" => options.shard = shard(words.next().copied().unwrap_or_default())?,
                other => bail!("`mutants` takes --shard K/N, --resume and --survivors, not `{other}`"),
            }
        }
        Ok(options)
    }
}

fn shard(text: &str) -> Result<(usize, usize)> {
    let parts = text.split_once('/').and_then(|(part, all)| Some((part.parse().ok()?, all.parse().ok()?)));
    match parts {
        Some((part, all)) if part < all => Ok((part, all)),
        _ => bail!("a shard is written K/N, from 0/N to N-1/N, not `{text}`"),
    }
}

/// The chore; false when too many mutants survive, or one that is not listed with a reason.
///
/// # Errors
/// cargo-mutants is missing or fails, the code has changed since the run that is to go on, or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let options = Options::read(words)?;
    anyhow::ensure!(command::found(&["cargo-mutants"]).is_some(), NEEDS);
    let (part, parts) = options.shard;
    let all = listed(root)?;
    let mine: Vec<&str> = all.iter().map(String::as_str).skip(part).step_by(parts).collect();
    let home = command::target(root)?.join("mutants");
    let folder = home.join(format!("{part}-of-{parts}"));
    if folder.is_dir() && !options.resume {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut results = Results::read(&folder)?;
    anyhow::ensure!(
        results.0.keys().all(|name| mine.contains(&name.as_str())),
        "the rules have changed since the run that is to go on; begin anew, without --resume"
    );
    if options.survivors {
        results.0.retain(|_, (outcome, _)| outcome != "missed");
    }
    for (place, stage) in STAGES.iter().enumerate() {
        let due: Vec<&str> = mine.iter().copied().filter(|name| results.is_due(name, place)).collect();
        if !due.is_empty() {
            println!("\n== mutants {part}/{parts}: {} to the tests “{}”", due.len(), stage.name);
            run(root, &home, &folder, stage, &due)?;
            results.absorb(&folder, place)?;
        }
        results.write(&folder)?;
    }
    let known = fs::read_to_string(root.join(KNOWN)).with_context(|| format!("cannot read {KNOWN}"))?;
    let (report, passed) = results.report(&known);
    print!("{report}");
    Ok(passed)
}

/// cargo-mutants with the files that it changes.
fn mutants(root: &Path, more: &[&str]) -> std::process::Command {
    let mut words = vec!["mutants", "--no-config", "--colors", "never", "--package", "canasta"];
    let files = FILES.map(|file| format!("crates/canasta/src/{file}.rs"));
    for file in &files {
        words.extend(["--file", file]);
    }
    words.extend(more);
    command::cargo(root, &words)
}

/// The names of all mutants, in the order of the code.
fn listed(root: &Path) -> Result<Vec<String>> {
    Ok(command::output(&mut mutants(root, &["--list"]))?.lines().map(str::to_owned).collect())
}

/// Puts these mutants to the tests of a stage.
fn run(root: &Path, home: &Path, folder: &Path, stage: &Stage, due: &[&str]) -> Result<()> {
    let output = folder.join(stage.name);
    fs::create_dir_all(&output).with_context(|| format!("cannot make {}", output.display()))?;
    let mut cargo = mutants(root, &["--test-package", stage.crates, "--minimum-test-timeout", "60", "--no-times"]);
    cargo.args(["--jobs", "1", "--output"]).arg(&output);
    // (Deleted fields are always among those that are run, whatever is asked for; what is known of them stays.)
    for name in due {
        cargo.arg("--re").arg(format!("^{}$", literally(name)));
    }
    cargo.arg("--").args(stage.words);
    cargo.env("CARGO_TARGET_DIR", home.join("build")).env("CARGO_PROFILE_DEV_DEBUG", "0").env("RUST_BACKTRACE", "0");
    if let Some(deals) = stage.deals {
        cargo.env("CANASTA_TWIN_DEALS", deals);
    }
    // All were found, some were missed, some did not end.
    let code = command::code(&mut behind(root, &cargo))?;
    anyhow::ensure!(matches!(code, Some(0 | 2 | 3)), "cargo-mutants failed; `cargo xtask mutants --resume` goes on");
    Ok(())
}

/// The same command behind everything else that the machine has to do.
fn behind(root: &Path, cargo: &std::process::Command) -> std::process::Command {
    let mut nice = command::program(root, "nice");
    nice.args(["-n", "10"]).arg(cargo.get_program()).args(cargo.get_args());
    for (key, value) in cargo.get_envs() {
        nice.env(key, value.unwrap_or_default());
    }
    nice
}

/// A regular expression for this text and no other.
fn literally(text: &str) -> String {
    text.chars().fold(String::new(), |mut pattern, letter| {
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            pattern.push('\\');
        }
        pattern.push(letter);
        pattern
    })
}

/// What is known of each mutant: the outcome, and the stage that had it.
#[derive(Default)]
struct Results(BTreeMap<String, (String, usize)>);

impl Results {
    const FILE: &str = "results.txt";

    /// The results that are kept, and those that a run that was cut off has left.
    fn read(folder: &Path) -> Result<Self> {
        let mut results = Self::default();
        let file = folder.join(Self::FILE);
        let text = if file.is_file() { text_of(&file)? } else { String::new() };
        for line in text.lines() {
            let mut words = line.splitn(3, ' ');
            let stage = words.next().and_then(|name| STAGES.iter().position(|stage| stage.name == name));
            let (Some(stage), Some(outcome), Some(name)) = (stage, words.next(), words.next()) else {
                bail!("`{line}` in {} says nothing of a mutant", file.display());
            };
            results.0.insert(name.to_owned(), (outcome.to_owned(), stage));
        }
        for place in 0..STAGES.len() {
            results.absorb(folder, place)?;
        }
        Ok(results)
    }

    /// Takes over what cargo-mutants wrote in a stage. What an earlier stage missed a later one may have found.
    fn absorb(&mut self, folder: &Path, place: usize) -> Result<()> {
        let output = folder.join(STAGES[place].name).join("mutants.out");
        for outcome in OUTCOMES {
            let file = output.join(format!("{outcome}.txt"));
            if !file.is_file() {
                continue;
            }
            for name in text_of(&file)?.lines() {
                let known = self.0.get(name).is_some_and(|(known, stage)| known != "missed" || *stage > place);
                if !known {
                    self.0.insert(name.to_owned(), (outcome.to_owned(), place));
                }
            }
        }
        Ok(())
    }

    fn write(&self, folder: &Path) -> Result<()> {
        let mut text = String::new();
        for (name, (outcome, stage)) in &self.0 {
            writeln!(text, "{} {outcome} {name}", STAGES[*stage].name)?;
        }
        let file = folder.join(Self::FILE);
        fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))
    }

    /// Whether a mutant must still be put to a stage.
    fn is_due(&self, name: &str, place: usize) -> bool {
        self.0.get(name).is_none_or(|(outcome, stage)| outcome == "missed" && *stage < place)
    }

    /// What came of it, and whether that is enough.
    fn report(&self, known: &str) -> (String, bool) {
        let count = |wanted: &str| self.0.values().filter(|(outcome, _)| outcome == wanted).count();
        let [caught, missed, timeout, unviable] = OUTCOMES.map(count);
        let viable = caught + missed + timeout;
        let share = percent(caught + timeout, viable);
        let mut known: Vec<&str> = known.lines().filter_map(known_survivor).collect();
        let mut report = format!(
            "\n{viable} mutants compile, {} are found ({share:.1} %; {timeout} of them because a test did not end), \
             {missed} survive; {unviable} do not compile\n",
            caught + timeout
        );
        let mut all_known = true;
        for (name, _) in self.0.iter().filter(|(_, (outcome, _))| outcome == "missed") {
            let place = known.iter().position(|known| *known == nameless(name));
            let note = place.map_or(" (not listed)", |place| {
                known.swap_remove(place);
                ""
            });
            all_known &= place.is_some();
            report.push_str(&format!("survives: {name}{note}\n"));
        }
        if !all_known {
            report.push_str(&format!("write a test for each, or list it with its reason in {KNOWN}\n"));
        }
        (report, all_known && share >= ENOUGH)
    }
}

/// The share of some among all, in percent.
fn percent(some: usize, all: usize) -> f64 {
    let number = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    if all == 0 { 100.0 } else { 100.0 * number(some) / number(all) }
}

/// The mutant of a line ``- `legal.rs: replace … in …`: reason``.
fn known_survivor(line: &str) -> Option<&str> {
    let (name, reason) = line.strip_prefix("- `")?.split_once("`: ")?;
    (!reason.trim().is_empty()).then_some(name)
}

/// A mutant's name without its place in the file, which moves: `legal.rs: replace … in …`.
fn nameless(name: &str) -> String {
    let Some((place, what)) = name.split_once(": ") else { return name.to_owned() };
    let path = place.split(':').next().unwrap_or(place);
    format!("{}: {what}", path.rsplit('/').next().unwrap_or(path))
}

fn text_of(file: &PathBuf) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "crates/canasta/src/legal.rs:81:9: replace < with <= in Public::check";

    fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("canasta-mutants-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        for (file, text) in files {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        folder
    }

    #[test]
    fn words_are_read() {
        let read = |words: &[&str]| Options::read(words);
        assert_eq!(read(&[]).unwrap(), Options { shard: (0, 1), resume: false, survivors: false });
        let all = read(&["--shard", "2/3", "--survivors"]).unwrap();
        assert_eq!(all, Options { shard: (2, 3), resume: true, survivors: true });
        for wrong in [&["--shard"][..], &["--shard", "3/3"], &["--shard", "one/2"], &["--fast"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_run_that_was_cut_off_goes_on() {
        let (caught, other) = ("a.rs:1:1: caught", "a.rs:2:2: missed first");
        let folder = folder(
            "cut-off",
            &[
                (Results::FILE, &format!("twin missed {other}\ntwin caught {caught}\ntwin missed {NAME}\n")),
                ("twin/mutants.out/missed.txt", &format!("{NAME}\n{other}\n")),
                ("rules/mutants.out/caught.txt", &format!("{other}\n")),
            ],
        );
        let results = Results::read(&folder).unwrap();
        let due = |place| [caught, other, NAME, "a.rs:3:3: new"].map(|name| results.is_due(name, place));
        assert_eq!(due(0), [false, false, false, true]);
        assert_eq!(due(1), [false, false, true, true]);
        results.write(&folder).unwrap();
        assert_eq!(Results::read(&folder).unwrap().0, results.0);
        fs::write(folder.join(Results::FILE), "nonsense\n").unwrap();
        assert!(Results::read(&folder).is_err());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn every_survivor_has_its_reason_and_there_are_few() {
        let mut results = Results::default();
        for n in 0..19 {
            results.0.insert(format!("a.rs:{n}:1: caught"), ("caught".to_owned(), 0));
        }
        results.0.insert("a.rs:99:1: no code".to_owned(), ("unviable".to_owned(), 0));
        results.0.insert(NAME.to_owned(), ("missed".to_owned(), 2));
        let listed = "# Survivors\n\n- `legal.rs: replace < with <= in Public::check`: nothing is different\n";
        let (report, passed) = results.report(listed);
        assert!(passed && report.contains("20 mutants compile, 19 are found (95.0 %"), "{report}");
        let unlisted =
            ["", "- `legal.rs: replace < with <= in Public::check`: \n", "- `legal.rs: replace < with`: why\n"];
        for known in unlisted {
            let (report, passed) = results.report(known);
            assert!(!passed && report.contains("Public::check (not listed)"), "{report}");
        }
        // Two of one name need two lines; and too many are too many.
        results.0.insert(NAME.replace(":81:", ":82:"), ("missed".to_owned(), 2));
        assert!(!results.report(listed).1);
        assert!(!results.report(&listed.repeat(2)).1, "19 of 21 are too few");
    }

    #[test]
    fn a_pattern_means_one_name() {
        assert_eq!(literally("a.rs:1:1: replace + with -"), r"a\.rs:1:1: replace \+ with \-");
    }
}
