//! `cargo xtask speed`: compares instruction counts of fixed workloads, and the program's size, with committed numbers.
//!
//! Times vary on a busy machine, but instruction counts are the same on every run. Valgrind's tool Callgrind counts
//! them. The committed numbers are for the pinned compiler on x86-64 Linux.

use std::{fmt::Write as _, fs, path::Path};

use anyhow::{Context as _, Result};

use crate::{command, programs};

/// A deterministic workload: no clock, no threads, a fixed seed.
struct Workload {
    name: &'static str,
    words: &'static [&'static str],
    /// The count for one deal is subtracted, to leave out the program's startup.
    deals: &'static str,
}

/// After adding a workload, run `cargo xtask speed --accept`.
const WORKLOADS: [Workload; 6] = [
    Workload { name: "deals", words: &["bench", "--only", "deals", "--seed", "1"], deals: "300" },
    Workload {
        name: "deals-six",
        words: &["bench", "--only", "deals", "--rules", "lakin", "--players", "6", "--seed", "1"],
        deals: "200",
    },
    Workload { name: "worlds", words: &["bench", "--only", "worlds", "--seed", "1"], deals: "50000" },
    // Lists the turns of `deals` / 10 positions.
    Workload { name: "turns", words: &["bench", "--only", "turns", "--seed", "1"], deals: "10000" },
    // Simulates `deals` decisions, in searches of 2,000 each.
    Workload { name: "nodes", words: &["bench", "--only", "nodes", "--seed", "1"], deals: "40000" },
    // Shows `deals` / 100 actions on four screens each.
    Workload { name: "page", words: &["bench", "--only", "page", "--rules", "wahhi", "--seed", "1"], deals: "20000" },
];

/// Name of the entry with the program's size in bytes.
const SIZE: &str = "program";

/// The committed counts: a name and a number on each line.
const COUNTS_FILE: &str = "crates/xtask/speed.txt";

const FILE_HEADER: &str = "# Instructions of fixed work, and the program's bytes, for `cargo xtask speed`.\n";

/// Smaller differences are ignored, because they come from other versions of the C library.
const TOLERANCE_PERCENT: f64 = 3.0;

/// A workload's name and instruction count, or [`SIZE`] and the program's size in bytes.
type Count = (String, u64);

/// Counts the instructions and compares them with the committed counts.
pub(crate) fn check(root: &Path) -> Result<bool> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        println!("speed: skipped, because the counts are for x86-64 Linux");
        return Ok(true);
    }
    let counts = counts(root)?;
    let text = fs::read_to_string(root.join(COUNTS_FILE)).with_context(|| format!("cannot read {COUNTS_FILE}"))?;
    Ok(compare(&counts, &parse(&text)?))
}

/// Writes the counts to the committed file.
pub(crate) fn accept(root: &Path) -> Result<bool> {
    let text = format(&counts(root)?);
    fs::write(root.join(COUNTS_FILE), &text).with_context(|| format!("cannot write {COUNTS_FILE}"))?;
    println!("{text}\nCommit {COUNTS_FILE} with the change that is the reason.");
    Ok(true)
}

fn counts(root: &Path) -> Result<Vec<Count>> {
    command::need(&[&["valgrind"]])?;
    let program = programs::released(root)?;
    let count = |work: &Workload| {
        let [all, one] =
            [work.deals, "1"].map(|deals| instructions(root, &program, &[work.words, &["--deals", deals]].concat()));
        Ok((work.name.to_owned(), all?.saturating_sub(one?)))
    };
    let mut counts = WORKLOADS.iter().map(count).collect::<Result<Vec<_>>>()?;
    counts.push((SIZE.to_owned(), fs::metadata(&program)?.len()));
    Ok(counts)
}

/// Counts the instructions of one run of the `canasta` command.
fn instructions(root: &Path, program: &Path, words: &[&str]) -> Result<u64> {
    let file = command::target(root)?.join("speed.out");
    let mut valgrind = command::program(root, "valgrind");
    valgrind.args(["--tool=callgrind", "--quiet"]).arg(format!("--callgrind-out-file={}", file.display()));
    valgrind.arg(program).args(words);
    // Clear the environment. It is on the program's stack, so its size would change alignments.
    let path = std::env::var_os("PATH").unwrap_or_default();
    command::output(valgrind.env_clear().env("PATH", path))?;
    let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    fs::remove_file(&file).with_context(|| format!("cannot remove {}", file.display()))?;
    total(&text).with_context(|| format!("{} has no total", file.display()))
}

/// The instruction count in Callgrind's report.
fn total(report: &str) -> Option<u64> {
    let line = report.lines().find_map(|line| line.strip_prefix("totals:"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn parse(text: &str) -> Result<Vec<Count>> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let count = |line: &str| {
        let (name, count) = line.split_once(' ')?;
        Some((name.to_owned(), count.replace('_', "").parse().ok()?))
    };
    lines
        .map(|line| count(line).with_context(|| format!("{COUNTS_FILE}: `{line}` is not a name and a number")))
        .collect()
}

fn format(counts: &[Count]) -> String {
    counts.iter().fold(FILE_HEADER.to_owned(), |mut text, (name, count)| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name} {count}");
        text
    })
}

/// Prints each comparison. Returns `false` if a count exceeds the committed one by more than the tolerance, or if
/// either is missing.
fn compare(counts: &[Count], committed: &[Count]) -> bool {
    let mut passed = true;
    for (name, count) in counts {
        let reference = committed.iter().find(|(known, _)| known == name).map(|(_, count)| *count);
        let (line, is_fine) = verdict(name, *count, reference);
        println!("{line}");
        passed &= is_fine;
    }
    for (name, _) in committed.iter().filter(|(name, _)| !counts.iter().any(|(known, _)| known == name)) {
        println!("{name}: no such workload; `cargo xtask speed --accept` removes it");
        passed = false;
    }
    passed
}

fn verdict(name: &str, count: u64, reference: Option<u64>) -> (String, bool) {
    let unit = if name == SIZE { "bytes" } else { "instructions" };
    let line = format!("{name}: {:.1} million {unit}", count as f64 / 1e6);
    let Some(reference) = reference.filter(|&reference| reference > 0) else {
        return (format!("{line}, no committed count; `cargo xtask speed --accept` adds it"), false);
    };
    let percent = (count as f64 / reference as f64 - 1.0) * 100.0;
    if percent > TOLERANCE_PERCENT {
        let advice = "improve it, or run `cargo xtask speed --accept` and give the reason in the commit message";
        (format!("{line}, {percent:+.1}%: {advice}"), false)
    } else if percent < -TOLERANCE_PERCENT {
        (format!("{line}, {percent:+.1}%: keep this with `cargo xtask speed --accept`"), true)
    } else {
        (format!("{line}, {percent:+.1}%"), true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_the_tolerance_fails() {
        let (line, is_fine) = verdict("deals", 104_000_000, Some(100_000_000));
        assert!(!is_fine && line.contains("104.0 million instructions, +4.0%: improve it"), "{line}");
        assert!(verdict(SIZE, 102_900_000, Some(100_000_000)).1);
        assert!(verdict("deals", 90_000_000, Some(100_000_000)).1);
    }

    #[test]
    fn every_workload_needs_a_committed_count_and_vice_versa() {
        assert!(!compare(&[("a".into(), 5)], &[]));
        assert!(compare(&[("a".into(), 5)], &[("a".into(), 5)]));
        assert!(!compare(&[("a".into(), 5)], &[("a".into(), 5), ("b".into(), 5)]));
    }

    #[test]
    fn reads_counts_as_written() {
        let counts = vec![("deals".to_owned(), 46_300_024), ("one".to_owned(), 7)];
        assert_eq!(parse(&format(&counts)).unwrap(), counts);
        assert!(parse("deals many\n").is_err());
    }

    #[test]
    fn reads_the_total_of_a_report() {
        assert_eq!(total("desc: x\nevents: Ir\nsummary: 5\nfn=main\n1 2\ntotals: 47283163\n"), Some(47_283_163));
        assert_eq!(total("events: Ir\n"), None);
    }

    #[test]
    fn every_workload_has_a_committed_count() {
        let committed = parse(include_str!("../speed.txt")).unwrap();
        let names: Vec<&str> = committed.iter().map(|(name, _)| name.as_str()).collect();
        let expected = WORKLOADS.iter().map(|work| work.name).chain([SIZE]);
        assert_eq!(names, expected.collect::<Vec<_>>());
    }
}
