//! `cargo xtask clauses`: the table of what notices when a rule set holds another value: each field of each preset, and
//! the clauses of that document, or the base rule, that are not so any more. The tests make and judge it; here it is
//! shown.

use std::path::Path;

use anyhow::{Result, bail};

use crate::command;

/// The test that prints the table.
const TEST: &str = "referee::clauses::altered::every_field_of_every_preset_is_watched";

/// The chore.
///
/// # Errors
/// Cargo cannot be started, or there are words behind the chore.
pub(crate) fn chore(root: &Path, words: &[&str]) -> Result<bool> {
    if !words.is_empty() {
        bail!("`clauses` takes nothing, not `{}`", words.join(" "));
    }
    let words =
        ["test", "--quiet", "--package", "canasta-protocol", "--test", "it", "--", "--exact", TEST, "--nocapture"];
    command::passes(&mut command::cargo(root, &words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_test_is_there() {
        let root = crate::root().unwrap();
        let name = TEST.rsplit("::").next().unwrap();
        let file = root.join("crates/canasta-protocol/tests/it/referee/clauses/altered.rs");
        assert!(std::fs::read_to_string(file).unwrap().contains(&format!("fn {name}()")));
    }

    #[test]
    fn a_word_too_many_is_refused() {
        let message = chore(Path::new("."), &["hoyle"]).unwrap_err().to_string();
        assert_eq!(message, "`clauses` takes nothing, not `hoyle`");
    }
}
