//! The client and the checker of the drills, each against hand-made input, and servers of two releases that share a database.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

mod check;
mod client;

// Players, processes and databases are those of the tests of the command.
#[cfg(unix)]
#[allow(dead_code, reason = "the tests of the command use more of it")]
#[path = "../../../canasta-cli/tests/it/browser.rs"]
mod browser;
#[cfg(unix)]
mod formats;
#[cfg(unix)]
#[allow(dead_code, reason = "the tests of the store use more of it")]
#[path = "../../../canasta-store/tests/it/postgres_server.rs"]
mod postgres_server;
#[cfg(unix)]
#[allow(dead_code, reason = "the tests of the command use more of it")]
#[path = "../../../canasta-cli/tests/it/process.rs"]
mod process;

/// The program that the tests run.
#[cfg(unix)]
const PROGRAM: &str = env!("CARGO_BIN_EXE_canasta-testserver");
