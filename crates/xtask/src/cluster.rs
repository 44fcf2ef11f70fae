//! `cargo xtask cluster`: three servers on one PostgreSQL, each on a host of its own, are killed, cut off, drained, and their database
//! restarted. Nothing that any of them acknowledged may be lost or done twice. First a planted fault must be found.

use std::{path::Path, process::Command};

use anyhow::{Context as _, Result, bail};

use crate::{
    drill::{self, Verdict},
    release, tools,
};

/// How many faults there are in a part of `cargo xtask test`.
const FAULTS: &str = "10";
/// A fault that is planted in the servers, and the number of faults during which it must be found.
const PLANTED: (&str, &str) = ("early-ack", "2");

/// A part of `cargo xtask test`. It builds too, so that alone it never tests an old binary.
///
/// # Errors
/// The drill cannot be run.
pub(crate) fn part(root: &Path) -> Result<bool> {
    run(root, &["--faults", FAULTS])
}

/// The chore: with another number of faults or tables, or another seed; with `--in-time`, no table may stand still too long.
///
/// # Errors
/// As [`part`]; or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let mut given = vec!["--faults", FAULTS];
    let mut rest = words;
    loop {
        rest = match rest {
            [] => return run(root, &given),
            ["--in-time", rest @ ..] => {
                given.push("--in-time");
                rest
            }
            ["--faults", number, rest @ ..] => {
                given[1] = number;
                rest
            }
            [name @ ("--tables" | "--seed"), number, rest @ ..] => {
                given.extend([*name, *number]);
                rest
            }
            other => bail!("`cluster` takes --faults N, --tables N, --seed N and --in-time, not `{}`", other.join(" ")),
        }
    }
}

fn run(root: &Path, words: &[&str]) -> Result<bool> {
    if !cfg!(target_os = "linux") || !tools::is_root() {
        println!("cluster: skipped, for only root on Linux may make network namespaces");
        return Ok(true);
    }
    tools::need(root, "several servers on hosts of their own", &[&tools::IP, &tools::POSTGRES])?;
    if !may_make_hosts()? {
        println!("cluster: skipped, for this machine does not let root make network namespaces");
        return Ok(true);
    }
    let program = release::built(root)?.join("canasta-drill");
    let (fault, few) = PLANTED;
    let found = drill::finds(&program, fault, &["cluster", "--faults", few])?;
    let (verdict, output) = drill::verdict(&program, &[&["cluster"], words].concat())?;
    println!("cluster: {}", output.trim());
    Ok(found && verdict == Verdict::Right)
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
        assert_eq!(message, "`cluster` takes --faults N, --tables N, --seed N and --in-time, not `--often 3`");
        assert!(chore(Path::new("."), &["--faults"]).is_err());
    }
}
