//! Test support: random deals, positions and actions, proptest strategies, and a slow reference implementation of the
//! engine. It isn't part of the game.
//!
//! * [`chance`]: random numbers and choices
//! * [`deals`]: random deals to start from; [`stacked`]: positions close to rare cases of the rules
//! * [`house`]: rule sets, both presets and random ones
//! * [`actions`]: actions to try in a position, legal or not
//! * [`invariants`]: invariants of every position and action; [`bytes`] plays deals driven by bytes and checks them
//! * [`mod@reference`]: the reference implementation, written from the rules book alone; [`compare`] plays both and reports
//!   differences
//! * [`run`]: comparison of whole deals, for the test and for long runs (`examples/reference.rs`)
//! * [`tally`]: coverage counts, one column per preset
//! * [`strategies`]: proptest strategies
//! * [`fairness`]: chi-square tests of a shuffle
//! * [`volume`]: the number of cases per test, in a quick run and in the release check

pub mod actions;
pub mod bytes;
pub mod chance;
pub mod compare;
pub mod deals;
pub mod fairness;
pub mod house;
pub mod invariants;
pub mod reference;
pub mod run;
pub mod stacked;
pub mod strategies;
pub mod tally;
pub mod volume;
