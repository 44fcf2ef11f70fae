//! The table: its journal, its refusals, what it shows.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may")]

mod company;
mod lesson;
mod play;
mod refusals;
mod secrecy;
