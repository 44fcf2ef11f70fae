//! The commands of the book's run-book, run in order on one machine by `run-book.sh`: real PostgreSQL clusters, real nodes.

use std::{fs, path::Path};

use anyhow::{Context as _, Result};

use crate::{command, programs};

/// Seconds until the check gives up.
const TIMEOUT: &str = "1800";

/// `cargo xtask run-book`, with a program that is not the released one if given.
pub(crate) fn run(root: &Path, program: Option<&str>) -> Result<bool> {
    let program = match program {
        Some(file) => fs::canonicalize(file).with_context(|| file.to_owned())?,
        None => programs::released(root)?,
    };
    let mut script = command::program(root, "timeout");
    command::passes(script.args([TIMEOUT, "bash", "crates/xtask/run-book.sh"]).arg(program))
}
