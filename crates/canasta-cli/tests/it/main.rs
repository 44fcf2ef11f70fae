//! The command as it is run: what it prints, how it ends, and a server that is stopped, killed and started again.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

mod arena;
mod backup;
#[cfg(unix)]
mod disk;
mod export;
mod games;
mod kill;
mod process;
mod referee;
mod replay;
mod rules;
mod serve;
mod usage;
mod verify;
