//! The engine against its twin, its laws, and the shuffle.

#![expect(clippy::unwrap_used, reason = "a test that finds nothing there has failed")]

mod golden;
mod invariants;
mod invariants_tables;
mod listing;
mod reference;
mod search;
mod shuffle;
