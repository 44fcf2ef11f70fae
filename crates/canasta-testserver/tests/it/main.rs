//! Servers of two releases that share a database.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]
#![cfg(unix)]

/// The program that the tests run.
const PROGRAM: &str = env!("CARGO_BIN_EXE_canasta-testserver");

// Players, processes and databases are those of the tests of the command.
#[allow(dead_code, reason = "the tests of the command use more of it")]
#[path = "../../../canasta-cli/tests/it/browser.rs"]
mod browser;
mod formats;
#[allow(dead_code, reason = "the tests of the store use more of it")]
#[path = "../../../canasta-store/tests/it/postgres_server.rs"]
mod postgres_server;
#[allow(dead_code, reason = "the tests of the command use more of it")]
#[path = "../../../canasta-cli/tests/it/process.rs"]
mod process;
