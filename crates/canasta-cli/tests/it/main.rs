//! The command as it is run: what it prints, how it ends, and a server that is stopped, killed and started again.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

/// The program that the tests run.
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
