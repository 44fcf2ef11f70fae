//! Runs the drills of `canasta-drill`, which kill, trace, cut off or load a real server. It must not lose or repeat
//! anything it has acknowledged. A drill exits with 1 after a violation, and must find faults planted in the server.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::{command, programs};

/// Planted faults that the kill drill must find. Missing syncs aren't among them: a kill doesn't lose data that wasn't
/// synced.
const KILL_FAULTS: [&str; 3] = ["early-ack", "forget-ids", "drop-last"];
/// Planted faults that the syscalls drill must find.
const SYSCALL_FAULTS: [&str; 2] = ["early-ack", "no-sync"];
/// Enough kills to find a planted fault.
const FEW_KILLS: [&str; 3] = ["kill", "--kills", "10"];

/// Kills the server a few times.
pub(crate) fn kill_briefly(root: &Path) -> Result<bool> {
    kill(root, &KILL_FAULTS[..1], &FEW_KILLS)
}

/// Kills the server 300 times.
pub(crate) fn kill_often(root: &Path) -> Result<bool> {
    kill(root, &KILL_FAULTS, &["kill", "--kills", "300"])
}

/// Kills the server 60 times.
pub(crate) fn kill_with_seed(root: &Path, seed: u64) -> Result<bool> {
    kill(root, &[], &["kill", "--kills", "60", "--seed", &seed.to_string()])
}

fn kill(root: &Path, faults: &[&str], words: &[&str]) -> Result<bool> {
    if !is_on_linux("kill") {
        return Ok(true);
    }
    let drill = tested(root)?;
    Ok(finds(&drill, faults, &FEW_KILLS)? && passes(&drill, words)?)
}

/// Records the server's system calls.
pub(crate) fn syscalls(root: &Path) -> Result<bool> {
    if !is_on_linux("syscalls") {
        return Ok(true);
    }
    command::need(&[&["strace"]])?;
    let drill = tested(root)?;
    Ok(finds(&drill, &SYSCALL_FAULTS, &["syscalls"])? && passes(&drill, &["syscalls"])?)
}

/// Runs three servers on one database, each in its own network namespace, with faults and then with an upgrade.
pub(crate) fn cluster(root: &Path) -> Result<bool> {
    if !is_on_linux("cluster") {
        return Ok(true);
    }
    command::need(&[&["ip"], command::POSTGRES])?;
    let name = format!("canasta{}-try", std::process::id());
    let netns = |verb: &str| command::passes_quietly(command::program(root, "ip").args(["netns", verb, &name]));
    if !(netns("add")? && netns("delete")?) {
        println!("cluster: skipped, because this user can't make network namespaces here");
        return Ok(true);
    }
    let drill = tested(root)?;
    Ok(finds(&drill, &["early-ack"], &["cluster", "--faults", "2"])?
        && passes(&drill, &["cluster", "--faults", "10"])?
        && passes(&drill, &["cluster", "--upgrade", "--tables", "8"])?)
}

/// Runs a short load and a club of fifty people behind one address. Fails if a request fails, but never because
/// something is slow.
pub(crate) fn load(root: &Path) -> Result<bool> {
    if !is_on_linux("load") {
        return Ok(true);
    }
    let drill = tested(root)?;
    Ok(passes(&drill, &["load", "--quick"])? && passes(&drill, &["club", "--quick"])?)
}

/// `cargo xtask drill`
pub(crate) fn run(root: &Path, release: bool, words: &[String]) -> Result<bool> {
    let drill = if release { optimised(root)? } else { tested(root)? };
    // Measurements are useless without the commit.
    let commit = command::output(command::program(root, "git").args(["rev-parse", "--short", "HEAD"]));
    println!("commit {}", commit.as_deref().unwrap_or("unknown").trim());
    command::passes(command::program(root, drill).args(words))
}

/// Builds the drills and, next to them, the test server, in the test profile. Returns the path of the drills.
fn tested(root: &Path) -> Result<PathBuf> {
    Ok(programs::for_tests(root)?.join(programs::file_name("canasta-drill")))
}

fn optimised(root: &Path) -> Result<PathBuf> {
    Ok(programs::for_measurements(root)?.join(programs::file_name("canasta-drill")))
}

fn is_on_linux(name: &str) -> bool {
    if !cfg!(target_os = "linux") {
        println!("{name}: skipped, because the drill needs Linux");
    }
    cfg!(target_os = "linux")
}

fn passes(drill: &Path, words: &[&str]) -> Result<bool> {
    command::passes(command::program(Path::new("."), drill).args(words))
}

/// Whether the drill finds each of these faults when it is planted.
fn finds(drill: &Path, faults: &[&str], words: &[&str]) -> Result<bool> {
    let mut all = true;
    for fault in faults {
        let mut command = command::program(Path::new("."), drill);
        let done = command.args(words).args(["--fault", fault]).output();
        let done = done.with_context(|| format!("cannot start {}", command::as_typed(&command)))?;
        let report = String::from_utf8_lossy(&done.stdout);
        let found = done.status.code() == Some(1);
        let line = report.lines().find(|line| line.starts_with("WRONG")).unwrap_or(report.trim());
        println!("the planted fault `{fault}` {}: {line}", if found { "is found" } else { "IS NOT FOUND" });
        if !found {
            println!("{}", String::from_utf8_lossy(&done.stderr).trim());
        }
        all &= found;
    }
    Ok(all)
}
