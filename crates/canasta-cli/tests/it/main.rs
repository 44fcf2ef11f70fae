//! Tests the built program: its output, its exit codes, and servers that are stopped, killed and restarted.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

const PROGRAM: &str = env!("CARGO_BIN_EXE_canasta");

mod arena;
mod backup;
mod browser;
#[cfg(unix)]
mod disk;
mod export;
mod games;
mod kill;
#[cfg(unix)]
mod postgres;
#[cfg(unix)]
#[allow(dead_code, reason = "the tests of the store use more of it")]
#[path = "../../../canasta-store/tests/it/postgres_server.rs"]
mod postgres_server;
mod process;
mod referee;
mod replay;
mod review;
mod rules;
mod serve;
mod several;
mod usage;
mod verify;
