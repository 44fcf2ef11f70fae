//! `cargo xtask fuzz`: each target for so many minutes, from the committed seeds and what earlier runs found. It ends by
//! itself; a crash fails it, and it prints the file that causes the crash and how to play it again.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, bail};

use crate::{command, deny};

struct Target {
    name: &'static str,
    /// The folder of the seeds it starts from.
    seeds: &'static str,
    /// The longest input that is of use to it, in bytes.
    longest: u32,
}

const TARGETS: [Target; 6] = [
    Target { name: "referee", seeds: "referee", longest: 6000 },
    Target { name: "acts", seeds: "acts", longest: 600 },
    Target { name: "twin", seeds: "acts", longest: 600 },
    Target { name: "texts", seeds: "texts", longest: 2000 },
    Target { name: "records", seeds: "records", longest: 3000 },
    Target { name: "requests", seeds: "requests", longest: 1200 },
];

/// What fuzzing needs beside Rust.
const NEEDS_FUZZ: &str = "fuzzing needs cargo-fuzz; install it with `cargo install --locked cargo-fuzz`";
const NEEDS_CPP: &str = "fuzzing needs a C++ compiler for libFuzzer (`c++`, `g++` or `clang++`; on Debian `apt-get install g++`), or one \
     named in the variable CXX";

/// Memory one target may use, in megabytes, and the seconds one input may take.
const LIMITS: [&str; 2] = ["-rss_limit_mb=2048", "-timeout=20"];

/// A part of the release check: a minute per target.
///
/// # Errors
/// cargo-fuzz or a C++ compiler is missing.
pub(crate) fn part(root: &Path) -> Result<bool> {
    chore(root, &[])
}

/// Runs every target; false when one found a crash.
///
/// # Errors
/// cargo-fuzz or a C++ compiler is missing, or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let seconds = seconds(words)?;
    ready(|name| command::found(&[name]).is_some(), std::env::var_os("CXX").is_some())?;
    let folder = root.join("fuzz");
    if !deny::check_fuzz(root)? {
        return Ok(false);
    }
    let mut passed = true;
    for target in &TARGETS {
        println!("\n== fuzz {}: {seconds} s", target.name);
        passed &= run(&folder, target, seconds)?;
    }
    Ok(passed)
}

/// The seconds each target runs, from `--minutes N`.
fn seconds(words: &[&str]) -> Result<u64> {
    let minutes = match words {
        [] => "1",
        ["--minutes", minutes] => minutes,
        other => bail!("`fuzz` takes --minutes N, not `{}`", other.join(" ")),
    };
    let minutes: u64 = minutes.parse().with_context(|| format!("`{minutes}` is no number of minutes"))?;
    anyhow::ensure!((1..=1440).contains(&minutes), "`fuzz` runs for 1 to 1440 minutes, not {minutes}");
    Ok(minutes * 60)
}

/// Whether the programs are there.
fn ready(has: impl Fn(&str) -> bool, compiler_named: bool) -> Result<()> {
    anyhow::ensure!(has("cargo-fuzz"), NEEDS_FUZZ);
    anyhow::ensure!(compiler_named || ["c++", "g++", "clang++"].into_iter().any(has), NEEDS_CPP);
    Ok(())
}

fn run(folder: &Path, target: &Target, seconds: u64) -> Result<bool> {
    let name = target.name;
    let (corpus, crashes) = (folder.join("corpus").join(name), folder.join("artifacts").join(name));
    fs::create_dir_all(&corpus).with_context(|| format!("cannot make {}", corpus.display()))?;
    let before = files(&crashes)?;
    // No sanitizer: without unsafe code it finds nothing that the assertions do not, and it needs the nightly compiler.
    let mut fuzz = command::cargo(folder, &["fuzz", "run", "--sanitizer", "none", "--no-trace-compares", name]);
    fuzz.arg(format!("corpus/{name}")).arg(format!("seeds/{}", target.seeds)).arg("--");
    fuzz.args([format!("-max_total_time={seconds}"), format!("-max_len={}", target.longest)]).args(LIMITS);
    fuzz.args(["-print_final_stats=1", "-verbosity=0"]);
    let dict = format!("dict/{name}.dict");
    if folder.join(&dict).is_file() {
        fuzz.arg(format!("-dict={dict}"));
    }
    let passed = command::passes(&mut fuzz)?;
    let found: Vec<PathBuf> = files(&crashes)?.into_iter().filter(|file| !before.contains(file)).collect();
    for file in &found {
        println!("{}", advice(name, file));
    }
    if !passed && found.is_empty() {
        println!("fuzz {name}: it failed without an input; what it wrote above says why");
    }
    Ok(passed && found.is_empty())
}

/// Where the input lies and what to do with it.
fn advice(name: &str, file: &Path) -> String {
    let file = Path::new("artifacts").join(name).join(file.file_name().unwrap_or_default());
    let file = file.display();
    format!(
        "fuzz {name}: the input fuzz/{file} breaks a law. In the folder fuzz:\n  \
         cargo fuzz run --sanitizer none {name} {file}     plays it again\n  \
         cargo fuzz tmin --sanitizer none {name} {file}    makes it smaller"
    )
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minute_unless_told() {
        assert_eq!(seconds(&[]).unwrap(), 60);
        assert_eq!(seconds(&["--minutes", "30"]).unwrap(), 1800);
        for wrong in [&["--minutes"][..], &["--minutes", "x"], &["--minutes", "0"], &["--minutes", "9999"], &["x"]] {
            assert!(seconds(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn what_is_missing_is_said() {
        assert!(ready(|_| true, false).is_ok());
        let fault = ready(|name| name != "cargo-fuzz", true).unwrap_err().to_string();
        assert!(fault.contains("cargo install --locked cargo-fuzz"), "{fault}");
        let fault = ready(|name| name == "cargo-fuzz", false).unwrap_err().to_string();
        assert!(fault.contains("C++ compiler"), "{fault}");
        assert!(ready(|name| name == "cargo-fuzz", true).is_ok());
    }

    #[test]
    fn a_crash_is_told_with_its_input() {
        let advice = advice("acts", Path::new("anywhere/artifacts/acts/crash-12"));
        assert!(advice.contains("fuzz/artifacts/acts/crash-12"), "{advice}");
        assert!(advice.contains("cargo fuzz run --sanitizer none acts artifacts/acts/crash-12"), "{advice}");
    }
}
