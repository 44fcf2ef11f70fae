//! `cargo xtask run-book`: the commands of the book's run-book, word for word, on machines that are network namespaces, with a real
//! PostgreSQL, a standby, Caddy and the released program; and after each chapter a look whether what it promises is so.

use std::{fs, path::Path, process::Command};

use anyhow::{Context as _, Result, bail};

use crate::{command, programs};

/// The PostgreSQL of the page.
const INITDB: &str = "/usr/lib/postgresql/15/bin/initdb";

/// A part of the release check.
///
/// # Errors
/// The machines cannot be made.
pub(crate) fn part(root: &Path) -> Result<bool> {
    chore(root, &[])
}

/// The chore; `--program FILE` takes another program than that of a release build.
///
/// # Errors
/// As [`part`]; or a word is not understood.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    let given = match words {
        [] => None,
        ["--program", file] => Some(fs::canonicalize(file).with_context(|| (*file).to_owned())?),
        other => bail!("`run-book` takes --program FILE, not `{}`", other.join(" ")),
    };
    if !cfg!(target_os = "linux") || !namespaces() {
        println!(
            "run-book: its machines are namespaces of Linux, which this user may not make here; nothing was tried"
        );
        return Ok(true);
    }
    command::need(&[command::POSTGRES, &["caddy"], &["curl"], &["ip"]])?;
    if !Path::new(INITDB).exists() {
        println!("run-book: its commands are those for PostgreSQL 15, which is not here; nothing was tried");
        return Ok(true);
    }
    let mut drill = Command::new(programs::for_tests(root)?.join("canasta-drill"));
    drill.arg("run-book").arg("--root").arg(root).arg("--program");
    drill.arg(given.map_or_else(|| programs::released(root), Ok)?);
    command::passes(drill.arg("--folder").arg(command::target(root)?.join("run-book")))
}

/// Whether this user may make namespaces here, and connect two of them.
fn namespaces() -> bool {
    let script =
        "ip link add name one type veth peer name two && ip link add name lan type bridge && mount -t tmpfs none /srv";
    let mut unshare = Command::new("unshare");
    unshare.args(["--net", "--mount", "--pid", "--uts", "--fork", "--mount-proc", "sh", "-euc", script]);
    unshare.output().is_ok_and(|done| done.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_word_is_refused() {
        let message = chore(Path::new("."), &["--quick"]).unwrap_err().to_string();
        assert_eq!(message, "`run-book` takes --program FILE, not `--quick`");
    }
}
