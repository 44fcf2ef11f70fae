//! Runs the commands of the book's run-book in order, with real PostgreSQL clusters and nodes on one machine (`run-book.sh`).

use std::{fs, path::Path};

use anyhow::{Context as _, Result};

use crate::{command, programs};

/// Seconds until the check gives up.
const TIMEOUT: &str = "1800";

/// `cargo xtask run-book`. Builds the released program if none is given.
pub(crate) fn run(root: &Path, program: Option<&str>) -> Result<bool> {
    let program = match program {
        Some(file) => fs::canonicalize(file).with_context(|| file.to_owned())?,
        None => programs::released(root)?,
    };
    let mut script = command::program(root, "timeout");
    command::passes(script.args([TIMEOUT, "bash", "crates/xtask/run-book.sh"]).arg(program))
}
