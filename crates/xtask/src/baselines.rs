//! `cargo xtask baselines`: the bots of older commits as programs of their own, to measure against. A level that becomes stronger
//! would otherwise be measured against itself, or a copy of its code would have to stay in the tree. The programs are for
//! development alone: what is released has nothing of them.

use std::{env, fs, path::Path};

use anyhow::{Context as _, Result, bail};

use crate::command;

/// The bots as they were at one commit.
struct Baseline {
    /// The folder under `target/baselines`.
    name: &'static str,
    /// A commit that has the example `bot` of `canasta-exec`, whole.
    commit: &'static str,
    /// The levels with their budgets, for the book.
    levels: &'static str,
}

/// A new baseline is a line here, and one in the book's page on the arena.
const BASELINES: [Baseline; 1] = [Baseline {
    name: "2026-11",
    commit: "a7afd7f2a5639c87172ae767b00f7f171ebba22f",
    levels: "`beginner`, `club`, `strong` at 12,000 nodes, `expert` at 25,000",
}];

/// The chore: all baselines, or those that are named. One that is there already is not built again.
///
/// # Errors
/// A name is not in the table, its commit is not in this clone, or it does not build.
pub(crate) fn chore(root: &Path, names: &[&str]) -> Result<bool> {
    for name in names {
        if !BASELINES.iter().any(|known| known.name == *name) {
            let known: Vec<&str> = BASELINES.iter().map(|known| known.name).collect();
            bail!("there is no baseline `{name}`; there are {}", known.join(", "));
        }
    }
    let all = command::target(root)?.join("baselines");
    for baseline in BASELINES.iter().filter(|known| names.is_empty() || names.contains(&known.name)) {
        let program = ready(root, &all.join(baseline.name), baseline)?;
        println!("{}: {}", baseline.name, baseline.levels);
        println!("  canasta arena --pool 'club,exec:{program} strong'");
    }
    Ok(true)
}

/// Builds a baseline in its folder, where it is not there yet; its program, as a command of the arena names it.
fn ready(root: &Path, folder: &Path, baseline: &Baseline) -> Result<String> {
    let name = format!("bot{}", env::consts::EXE_SUFFIX);
    let (program, built_from) = (folder.join(&name), folder.join("commit"));
    let there = program.is_file() && fs::read_to_string(&built_from).is_ok_and(|commit| commit == baseline.commit);
    if !there {
        let (source, build) = (folder.join("source"), folder.join("build"));
        if folder.exists() {
            fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))?;
        }
        fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        check_out(root, &source, baseline)?;
        let mut cargo = command::cargo(&source, &["build", "--release", "--locked"]);
        cargo.args(["--package", "canasta-exec", "--example", "bot", "--target-dir"]).arg(&build);
        anyhow::ensure!(command::passes(&mut cargo)?, "the bot of the baseline {} does not build", baseline.name);
        let example = build.join("release/examples").join(&name);
        fs::copy(&example, &program).with_context(|| format!("cannot copy {}", example.display()))?;
        fs::write(&built_from, baseline.commit).with_context(|| format!("cannot write {}", built_from.display()))?;
        for done in [source, build] {
            fs::remove_dir_all(&done).with_context(|| format!("cannot remove {}", done.display()))?;
        }
    }
    let shown = program.strip_prefix(root).unwrap_or(&program).display().to_string();
    // As the arena splits commands into words.
    Ok(if shown.contains(char::is_whitespace) { format!("\"{shown}\"") } else { shown })
}

/// Puts the tree of the commit into a folder: a clone that shares the objects of this one, whose worktrees know nothing of it.
fn check_out(root: &Path, source: &Path, baseline: &Baseline) -> Result<()> {
    let Baseline { name, commit, .. } = baseline;
    let mut known = command::program(root, "git");
    known.args(["cat-file", "-e", &format!("{commit}^{{commit}}")]);
    command::output(&mut known).with_context(|| {
        format!("the commit {commit} of the baseline {name} is not in this clone; `git fetch --unshallow` may bring it")
    })?;
    let mut clone = command::program(root, "git");
    command::output(clone.args(["clone", "--quiet", "--shared", "--no-checkout"]).arg(root).arg(source))?;
    command::output(command::program(source, "git").args(["checkout", "--quiet", "--detach", commit]))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_baseline_that_is_not_known_is_refused() {
        let message = chore(Path::new("."), &["1999-12"]).unwrap_err().to_string();
        assert_eq!(message, "there is no baseline `1999-12`; there are 2026-11");
    }

    /// A shortened commit, or the name of a branch, would stand for something else one day.
    #[test]
    fn baselines_have_names_of_their_own_and_whole_commits() {
        for (place, Baseline { name, commit, .. }) in BASELINES.iter().enumerate() {
            assert!(!BASELINES[..place].iter().any(|before| before.name == *name), "{name} is there twice");
            let whole = commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit());
            assert!(whole, "{name}: {commit} is no whole commit");
        }
    }

    #[test]
    fn the_book_has_every_baseline_with_its_levels() {
        let page = include_str!("../../../book/src/arena.md");
        for Baseline { name, levels, .. } in &BASELINES {
            assert!(page.contains(&format!("| `{name}` | {levels} |")), "{name} is not on the page, or is other there");
        }
    }

    #[test]
    fn a_commit_that_is_not_in_the_clone_is_told() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let nothing = Baseline { name: "none", commit: "0000000000000000000000000000000000000000", levels: "" };
        let fault = check_out(root, Path::new("/nowhere"), &nothing).unwrap_err().to_string();
        assert!(fault.starts_with("the commit 000000") && fault.contains("is not in this clone"), "{fault}");
    }
}
