//! `cargo xtask cluster`: three servers on one PostgreSQL, each on a host of its own, are killed, cut off, drained, and their database
//! and NATS restarted; or all three get another release, one after the other. Nothing that any of them acknowledged may be lost or done twice. First a planted fault must be found.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    process::Command,
};

use anyhow::{Context as _, Result, bail};

use crate::{drill, tools};

/// How many faults there are in the release check.
const FAULTS: &str = "10";
/// A fault that is planted in the servers, and the number of faults during which it must be found.
const PLANTED: (&str, &str) = ("early-ack", "2");

/// The tables in play during an upgrade: in the release check, and where it is asked for.
const UPGRADED: (&str, &str) = ("8", "100");

/// A part of the release check.
///
/// # Errors
/// The drill cannot be run.
pub(crate) fn part(root: &Path) -> Result<bool> {
    run(root, &[&["--faults", FAULTS], &["--upgrade", "--tables", UPGRADED.0]])
}

/// The chore: with another number of faults or tables, or another seed; with `--in-time`, no table may stand still too long. With
/// `--upgrade` the servers are upgraded instead, and none may.
///
/// # Errors
/// As [`part`]; or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let upgrade = words.contains(&"--upgrade");
    let mut flags = if upgrade { BTreeSet::from(["--in-time", "--upgrade"]) } else { BTreeSet::new() };
    let mut numbers = BTreeMap::from([if upgrade { ("--tables", UPGRADED.1) } else { ("--faults", FAULTS) }]);
    let mut rest = words;
    loop {
        rest = match rest {
            [] => break,
            [flag @ ("--upgrade" | "--in-time"), rest @ ..] => {
                flags.insert(*flag);
                rest
            }
            [name @ ("--faults" | "--tables" | "--seed"), number, rest @ ..] => {
                numbers.insert(*name, *number);
                rest
            }
            other => bail!(
                "`cluster` takes --faults N, --tables N, --seed N, --upgrade and --in-time, not `{}`",
                other.join(" ")
            ),
        }
    }
    let numbers = numbers.into_iter().flat_map(|(name, number)| [name, number]);
    run(root, &[&flags.into_iter().chain(numbers).collect::<Vec<_>>()])
}

/// First the planted fault; then the drill with each of these lists of words.
fn run(root: &Path, drills: &[&[&str]]) -> Result<bool> {
    if !cfg!(target_os = "linux") || !tools::is_root() {
        println!("cluster: skipped, for only root on Linux may make network namespaces");
        return Ok(true);
    }
    tools::need(root, "several servers on hosts of their own", &[&tools::IP, &tools::POSTGRES])?;
    if !may_make_hosts()? {
        println!("cluster: skipped, for this machine does not let root make network namespaces");
        return Ok(true);
    }
    // Where there is none, the drill goes on without, and says so.
    let _ = tools::need(root, "servers that tell each other of their tables", &[&tools::NATS]);
    let program = drill::program(root)?;
    let (fault, few) = PLANTED;
    let mut right = drill::finds(&program, fault, &["cluster", "--faults", few])?;
    for words in drills {
        right &= drill::passes(&program, &[&["cluster"], *words].concat())?;
    }
    Ok(right)
}

/// Makes one and ends it.
fn may_make_hosts() -> Result<bool> {
    let name = format!("canasta{}-try", std::process::id());
    let ip = |what: &str| {
        let done = Command::new("ip").args(["netns", what, &name]).output().context("cannot start ip")?;
        Ok::<_, anyhow::Error>(done.status.success())
    };
    Ok(ip("add")? && ip("delete")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_word_is_refused() {
        let message = chore(Path::new("."), &["--often", "3"]).unwrap_err().to_string();
        assert_eq!(
            message,
            "`cluster` takes --faults N, --tables N, --seed N, --upgrade and --in-time, not `--often 3`"
        );
        assert!(chore(Path::new("."), &["--faults"]).is_err());
    }
}
