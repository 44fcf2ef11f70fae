//! The arena, the bench and the trial of all tables, from outside.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may")]

mod arena;
mod bench;
#[cfg(unix)]
mod commands;
mod games;
mod kept;
mod pool;
mod records;
mod teams;
mod trial;
