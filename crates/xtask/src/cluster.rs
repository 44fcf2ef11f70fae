//! `cargo xtask cluster`: three servers on one PostgreSQL, each on a host of its own, are killed, cut off, drained, and their database
//! restarted. Nothing that any of them acknowledged may be lost or done twice. First a planted fault must be found.

use std::{path::Path, process::Command};

use anyhow::{Context as _, Result, bail};

use crate::{command, release, tools};

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
    let drill = release::built(root)?.join("canasta-drill");
    let (fault, few) = PLANTED;
    let (code, output) = output(&drill, &["--fault", fault, "--faults", few])?;
    let is_found = code == Some(1);
    let first = output.lines().find(|line| line.starts_with("WRONG")).unwrap_or(output.trim());
    println!("cluster: the planted fault `{fault}` {}: {first}", if is_found { "is found" } else { "IS NOT FOUND" });
    let (code, output) = self::output(&drill, words)?;
    println!("cluster: {}", output.trim());
    Ok(is_found && code == Some(0))
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

/// Runs the drill: its exit status, and what it printed.
fn output(drill: &Path, words: &[&str]) -> Result<(Option<i32>, String)> {
    let mut command = Command::new(drill);
    command.arg("cluster").args(words);
    let done = command.output().with_context(|| format!("cannot start {}", command::shown(&command)))?;
    let output = String::from_utf8_lossy(&done.stdout).into_owned();
    match done.status.code() {
        code @ Some(0 | 1) => Ok((code, output)),
        _ => {
            let why = String::from_utf8_lossy(&done.stderr);
            bail!("{} could not be run: {}", command::shown(&command), why.trim())
        }
    }
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
