//! `cargo xtask tidy`: rules of this repository that the compiler doesn't check. Dependencies between crates, effects in pure crates,
//! paths outside the repository, and (as `deny`) licences and sources of dependencies. Every rule is a function from texts to
//! problems, so that tests can plant violations.

mod arrows;
mod documents;
mod source;
mod supply;

use std::{fs, path::Path};

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::command;
use crate::fault::Fault;
use crate::tree::{self, Tree};

/// All rules but those of the dependencies; false when one is broken.
///
/// # Errors
/// The tree or cargo's metadata cannot be read.
pub(crate) fn chore(root: &Path) -> Result<bool> {
    let tree = Tree::read(root)?;
    let metadata = metadata(root, &["--no-deps"])?;
    let mut faults = arrows::check(&arrows::crates(&metadata)?, &tree);
    faults.extend(source::check(&tree));
    faults.extend(documents::check(&tree));
    Ok(report("tidy", &format!("{} files", tree.files.len()), faults))
}

/// Licences, sources and doubled versions of the dependencies; false when something is not allowed. Where cargo-deny is
/// installed it is asked too.
///
/// # Errors
/// The metadata or `deny.toml` cannot be read.
pub(crate) fn supply(root: &Path) -> Result<bool> {
    let rules = fs::read_to_string(root.join("deny.toml")).context("cannot read deny.toml")?;
    let packages = supply::packages(&metadata(root, &["--all-features"])?)?;
    let own = report(
        "deny",
        &format!("{} packages", packages.len()),
        supply::check(&packages, &supply::Rules::read(&rules)?),
    );
    if command::found(&["cargo-deny"]).is_none() {
        println!(
            "deny: cargo-deny is not installed, so only this repository's own check ran (CONTRIBUTING.md says more)"
        );
        return Ok(own);
    }
    let args = ["deny", "--offline", "--all-features", "check", "licenses", "bans", "sources"];
    Ok(command::passes(&mut command::cargo(root, &args))? && own)
}

/// The same for the crates that only fuzzing needs: they are fetched for fuzzing, so they are checked then.
/// libFuzzer itself is under a licence of its own.
///
/// # Errors
/// The metadata or `deny.toml` cannot be read.
pub(crate) fn fuzz_supply(folder: &Path) -> Result<bool> {
    let deny = fs::read_to_string(folder.join("deny.toml")).context("cannot read fuzz/deny.toml")?;
    let packages = supply::packages(&metadata(folder, &["--all-features"])?)?;
    let looked_at = format!("{} packages for fuzzing", packages.len());
    Ok(report("deny", &looked_at, supply::check(&packages, &supply::Rules::read(&deny)?)))
}

fn metadata(root: &Path, more: &[&str]) -> Result<Value> {
    let mut args = vec!["metadata", "--format-version=1", "--locked"];
    args.extend(more);
    let metadata = command::output(&mut command::cargo(root, &args))?;
    serde_json::from_str(&metadata).context("cargo metadata is not JSON")
}

/// Prints the faults, in order; true when there are none.
fn report(chore: &str, looked_at: &str, mut faults: Vec<Fault>) -> bool {
    faults.sort();
    faults.dedup();
    for fault in &faults {
        println!("{fault}");
    }
    match faults.len() {
        0 => println!("{chore}: {looked_at}, no fault"),
        1 => println!("{chore}: {looked_at}, 1 fault"),
        n => println!("{chore}: {looked_at}, {n} faults"),
    }
    faults.is_empty()
}
