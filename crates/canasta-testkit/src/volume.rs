//! How many cases, deals or games a test plays.
//!
//! `cargo test` plays a few, enough to catch ordinary mistakes. The release check sets `CANASTA_TEST_VOLUME=full` to
//! play all of them.

#![expect(clippy::panic, reason = "a wrong variable ends the tests")]

use std::env;

/// The environment variable that asks for the full volume.
const VOLUME_VARIABLE: &str = "CANASTA_TEST_VOLUME";

/// `full` if the environment variable asks for the full volume, otherwise `quick`.
///
/// # Panics
/// If the variable is set to anything but `quick` or `full`.
pub fn volume<T>(quick: T, full: T) -> T {
    match env::var(VOLUME_VARIABLE).as_deref() {
        Ok("full") => full,
        Err(env::VarError::NotPresent) | Ok("quick") => quick,
        other => panic!("{VOLUME_VARIABLE} must be `quick` or `full`, not {other:?}"),
    }
}

/// The number in this environment variable; if it isn't set, [`volume`] decides.
///
/// # Panics
/// If the variable isn't a number.
pub fn number(name: &str, quick: u64, full: u64) -> u64 {
    env::var(name).map_or_else(
        |_| volume(quick, full),
        |text| text.parse().unwrap_or_else(|_| panic!("{name} must be a number, not “{text}”")),
    )
}
