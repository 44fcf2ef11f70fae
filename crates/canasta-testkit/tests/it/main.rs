//! The engine against its twin, its laws, and the shuffle.

#![expect(clippy::unwrap_used, reason = "a test that finds nothing there has failed")]

mod golden;
mod laws;
mod laws_tables;
mod listing;
mod search;
mod shuffle;
mod twin;
