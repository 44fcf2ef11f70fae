//! The number of cases, deals or games that a test plays.
//!
//! `cargo test` plays a few, enough to catch an ordinary mistake. The release check sets `CANASTA_TEST_VOLUME=full` to play them all.

#![expect(clippy::panic, reason = "a wrong variable ends the tests")]

use std::env;

/// The environment variable that asks for the full volume.
const VOLUME_VARIABLE: &str = "CANASTA_TEST_VOLUME";

/// `full` if the environment asks for the full volume, otherwise `quick`.
///
/// # Panics
/// If the variable is neither `quick` nor `full`.
pub fn volume<T>(quick: T, full: T) -> T {
    match env::var(VOLUME_VARIABLE).as_deref() {
        Ok("full") => full,
        Err(env::VarError::NotPresent) | Ok("quick") => quick,
        other => panic!("{VOLUME_VARIABLE} must be `quick` or `full`, not {other:?}"),
    }
}

/// The number in this environment variable, or [`volume`] if it is not set.
///
/// # Panics
/// If the variable is not a number.
pub fn number(name: &str, quick: u64, full: u64) -> u64 {
    env::var(name).map_or_else(
        |_| volume(quick, full),
        |text| text.parse().unwrap_or_else(|_| panic!("{name} must be a number, not “{text}”")),
    )
}
