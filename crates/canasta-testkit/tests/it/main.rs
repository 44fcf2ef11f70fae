//! Tests of the engine: comparison with the reference implementation, invariants, and the shuffle.

#![expect(clippy::unwrap_used, reason = "a missing value fails the test")]

mod golden;
mod invariants;
mod invariants_tables;
mod listing;
mod reference;
mod search;
mod shuffle;
