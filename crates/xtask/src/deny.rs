//! Runs cargo-deny with `deny.toml`: licences, sources and duplicates of all dependencies, and which crate may depend
//! on which.

use std::path::Path;

use anyhow::Result;

use crate::command;

/// Checks the workspace, and the fuzz targets, which are a workspace of their own.
pub(crate) fn check(root: &Path) -> Result<bool> {
    let workspace = run(root, "Cargo.toml")?;
    Ok(run(root, "fuzz/Cargo.toml")? && workspace)
}

fn run(root: &Path, manifest: &str) -> Result<bool> {
    command::need(&[&["cargo-deny"]])?;
    let deny = |dependencies: &[&str], checks: &[&str]| {
        let mut cargo = command::cargo(root, &["deny", "--all-features", "--locked", "--config", "deny.toml"]);
        cargo.args(["--manifest-path", manifest]).args(dependencies);
        // Both workspaces share the list of wrappers, and neither contains all of them.
        command::passes(cargo.args(["check", "--hide-inclusion-graph", "--allow", "unused-wrapper"]).args(checks))
    };
    let layers = deny(&["--exclude-dev"], &["bans"])?;
    Ok(deny(&[], &["licenses", "sources"])? && layers)
}
