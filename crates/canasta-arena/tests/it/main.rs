//! Integration tests of the arena, the bench and the trial of all tables.

#![expect(clippy::unwrap_used, clippy::panic, reason = "test helpers fail loudly")]

mod arena;
mod bench;
#[cfg(unix)]
mod commands;
mod games;
mod pool;
mod records;
mod resume;
mod teams;
mod trial;
