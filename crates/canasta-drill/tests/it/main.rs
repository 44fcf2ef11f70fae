//! Servers of two releases that share a database.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

// The code for players and processes is shared with the tests of canasta-cli, and that for databases with the tests of
// canasta-store.
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

const PROGRAM: &str = env!("CARGO_BIN_EXE_canasta-testserver");
