//! `cargo xtask speed`: how many instructions fixed work of the release binary takes, and how large it is, against figures that
//! are committed.
//! Seconds say little on a busy machine; instructions are the same on every run, so that a slow-down is seen in the
//! change that brings it. Valgrind counts them (Callgrind). The figures are those of the pinned
//! compiler on x86-64 Linux; elsewhere nothing is compared.

use std::{fmt::Write as _, fs, path::Path};

use anyhow::{Context as _, Result, bail};

use crate::{
    command, programs,
    tools::{self, Need},
};

/// Work that is measured: the same instructions on every run, so no clock, no thread count and no random seed.
struct Workload {
    name: &'static str,
    /// What the `canasta` command is asked to do, but for the number of deals.
    words: &'static [&'static str],
    /// For so many deals, and for one: the difference counts, without what comes before the work.
    deals: &'static str,
}

/// A new workload is a line here; then `cargo xtask speed --accept`.
const WORKLOADS: [Workload; 5] = [
    Workload { name: "deals", words: &["bench", "--only", "deals", "--seed", "1"], deals: "300" },
    Workload {
        name: "deals-six",
        words: &["bench", "--only", "deals", "--rules", "lakin", "--players", "6", "--seed", "1"],
        deals: "200",
    },
    Workload { name: "worlds", words: &["bench", "--only", "worlds", "--seed", "1"], deals: "50000" },
    // A tenth as many lists of turns.
    Workload { name: "turns", words: &["bench", "--only", "turns", "--seed", "1"], deals: "10000" },
    // As many nodes, in searches of 2,000 each.
    Workload { name: "nodes", words: &["bench", "--only", "nodes", "--seed", "1"], deals: "40000" },
];

/// The figure of the release binary's size. What is awaited in other crates is easily compiled once more in each of them.
const SIZE: &str = "program";

/// The committed figures, a line each: a name and a number of instructions, or of bytes.
const FIGURES: &str = "crates/xtask/speed.txt";

const HEAD: &str = "\
# Instructions that fixed work takes, what comes before it taken off, and the bytes of the program: `cargo xtask speed` compares,
# `cargo xtask speed --accept` writes.
";

/// So much more or less is nothing to speak of, in percent: other versions of the C library are within it.
const TOLERANCE: f64 = 3.0;

const VALGRIND: Need = Need { names: &["valgrind"], package: "valgrind", elsewhere: "Valgrind (valgrind.org)" };

/// A part of the release check.
///
/// # Errors
/// A tool is missing, or the work fails.
pub(crate) fn part(root: &Path) -> Result<bool> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        println!("speed: the figures are those of x86-64 Linux, so there is nothing to compare here");
        return Ok(true);
    }
    let counts = measured(root)?;
    let text = fs::read_to_string(root.join(FIGURES)).unwrap_or_default();
    Ok(compared(&counts, &read(&text)?))
}

/// The chore: compares, or accepts what is measured as the new figures.
///
/// # Errors
/// As [`part`]; or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    match words {
        [] => part(root),
        ["--accept"] => {
            let counts = measured(root)?;
            fs::write(root.join(FIGURES), written(&counts)).with_context(|| format!("cannot write {FIGURES}"))?;
            println!("{}", written(&counts).trim_start_matches(HEAD).trim_end());
            println!("speed: these are the figures from now on ({FIGURES}); commit them with what changed them");
            Ok(true)
        }
        other => bail!("`speed` takes --accept or nothing, not `{}`", other.join(" ")),
    }
}

/// A workload's name and its instructions; or [`SIZE`] and that.
type Count = (String, u64);

fn measured(root: &Path) -> Result<Vec<Count>> {
    tools::need(root, "counting instructions", &[&VALGRIND])?;
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

/// The instructions of one run of the `canasta` command.
fn instructions(root: &Path, program: &Path, words: &[&str]) -> Result<u64> {
    let target = command::target(root)?;
    let counted = target.join("speed.out");
    let mut valgrind = command::program(root, "valgrind");
    valgrind.args(["--tool=callgrind", "--quiet"]).arg(format!("--callgrind-out-file={}", counted.display()));
    if counted.is_file() {
        fs::remove_file(&counted).with_context(|| format!("cannot remove {}", counted.display()))?;
    }
    valgrind.arg(program).args(words);
    // The variables of the shell lie on the stack of the program and would move what lies behind them.
    let path = std::env::var_os("PATH").unwrap_or_default();
    command::output(valgrind.env_clear().env("PATH", path))?;
    let text =
        fs::read_to_string(&counted).with_context(|| format!("valgrind has not written {}", counted.display()))?;
    total(&text).with_context(|| format!("{} has no total", counted.display()))
}

/// The number of instructions in what Callgrind writes.
fn total(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("totals:"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn read(text: &str) -> Result<Vec<Count>> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let figure = |line: &str| {
        let (name, count) = line.split_once(' ')?;
        Some((name.to_owned(), count.trim().replace('_', "").parse().ok()?))
    };
    lines.map(|line| figure(line).with_context(|| format!("{FIGURES}: `{line}` is no name and number"))).collect()
}

fn written(counts: &[Count]) -> String {
    counts.iter().fold(HEAD.to_owned(), |mut text, (name, count)| {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{name} {}", grouped(*count));
        text
    })
}

/// A number with its thousands apart.
fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let first = digits.len() % 3;
    let (head, rest) = digits.split_at(first);
    let groups = rest.as_bytes().chunks(3).map(|group| String::from_utf8_lossy(group).into_owned());
    Some(head.to_owned()).filter(|head| !head.is_empty()).into_iter().chain(groups).collect::<Vec<_>>().join("_")
}

/// Tells how each workload compares; false when one takes more instructions than accepted, or has no figure.
fn compared(counts: &[Count], figures: &[Count]) -> bool {
    let mut passed = true;
    for (name, count) in counts {
        let accepted = figures.iter().find(|(known, _)| known == name).map(|(_, figure)| *figure);
        let (line, fine) = verdict(name, *count, accepted);
        println!("{line}");
        passed &= fine;
    }
    for (name, _) in figures.iter().filter(|(name, _)| !counts.iter().any(|(known, _)| known == name)) {
        println!(
            "speed: {FIGURES} has a figure for `{name}`, which no workload has; `cargo xtask speed --accept` drops it"
        );
        passed = false;
    }
    passed
}

/// What is said of a workload, and whether that is fine.
fn verdict(name: &str, count: u64, accepted: Option<u64>) -> (String, bool) {
    let unit = if name == SIZE { "bytes" } else { "instructions" };
    let line = format!("{name}: {:.1} million {unit}", count as f64 / 1e6);
    let Some(accepted) = accepted.filter(|&accepted| accepted > 0) else {
        return (format!("{line}, and no figure to compare with; `cargo xtask speed --accept` takes this one"), false);
    };
    let percent = (count as f64 / accepted as f64 - 1.0) * 100.0;
    if percent > TOLERANCE {
        let was = if name == SIZE { "small" } else { "fast" };
        let advice = format!(
            "make it as {was} as it was, or, if what it does now is worth it, run `cargo xtask speed --accept`"
        );
        (
            format!("{line}, {percent:.1} % more than accepted: {advice} and give the reason in the commit message"),
            false,
        )
    } else if percent < -TOLERANCE {
        let advice = "`cargo xtask speed --accept` holds on to that";
        (format!("{line}, {:.1} % fewer than accepted; {advice}", -percent), true)
    } else {
        (format!("{line}, as accepted ({percent:+.1} %)"), true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_a_little_more_fails() {
        let (line, fine) = verdict("deals", 104_000_000, Some(100_000_000));
        assert!(!fine && line.contains("4.0 % more") && line.contains("speed --accept"), "{line}");
        assert!(verdict("deals", 102_900_000, Some(100_000_000)).1);
        let (line, fine) = verdict(SIZE, 29_000_000, Some(26_000_000));
        assert!(!fine && line.contains("29.0 million bytes") && line.contains("as small as it was"), "{line}");
    }

    #[test]
    fn fewer_are_welcome_and_told() {
        let (line, fine) = verdict("deals", 90_000_000, Some(100_000_000));
        assert!(fine && line.contains("10.0 % fewer") && line.contains("speed --accept"), "{line}");
    }

    #[test]
    fn work_without_a_figure_fails_and_so_does_a_figure_without_work() {
        assert!(!verdict("deals", 1, None).1);
        assert!(compared(&[("a".into(), 5)], &[("a".into(), 5)]));
        assert!(!compared(&[("a".into(), 5)], &[("a".into(), 5), ("b".into(), 5)]));
    }

    #[test]
    fn figures_are_read_as_written() {
        let counts = vec![("deals".to_owned(), 46_300_024), ("one".to_owned(), 7), ("thousand".to_owned(), 100_000)];
        let text = written(&counts);
        assert!(text.ends_with("deals 46_300_024\none 7\nthousand 100_000\n"), "{text}");
        assert_eq!(read(&text).unwrap(), counts);
        assert!(read("deals many\n").is_err());
    }

    #[test]
    fn the_count_is_in_the_totals() {
        assert_eq!(total("desc: x\nevents: Ir\nsummary: 5\nfn=main\n1 2\ntotals: 47283163\n"), Some(47_283_163));
        assert_eq!(total("events: Ir\n"), None);
    }

    #[test]
    fn every_workload_has_a_committed_figure() {
        let figures = read(include_str!("../speed.txt")).unwrap();
        let names: Vec<&str> = figures.iter().map(|(name, _)| name.as_str()).collect();
        let measured = WORKLOADS.iter().map(|work| work.name).chain([SIZE]);
        assert_eq!(names, measured.collect::<Vec<_>>());
    }
}
