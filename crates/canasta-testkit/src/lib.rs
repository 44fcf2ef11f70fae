//! For tests: deals, positions and acts from seeds, proptest strategies of them, and the slow obvious twin of the
//! engine with what is needed to compare the two. Nothing here is part of a game.
//!
//! * [`chance`]: random numbers and choices.
//! * [`deals`]: what a deal begins with, from a seed; [`stacked`]: positions near the rare corners of the rules.
//! * [`house`]: rule sets, a preset's or put together at random.
//! * [`actions`]: acts to try in a position, legal or not.
//! * [`invariants`]: what holds in every position and through every act; [`bytes`] plays a deal as bytes say, under them.
//! * [`reference`]: the rules once more, from the book alone; [`compare`] plays both and tells where they differ.
//! * [`run`]: whole compared deals, for the test and for the long run (`examples/reference.rs`).
//! * [`tally`]: what they reached, one column a preset.
//! * [`strategies`]: proptest strategies.
//! * [`fair`]: chi-square tests of a shuffle.
//! * [`volume`]: how many cases a test plays, in a quick run and in the release check.

pub mod actions;
pub mod bytes;
pub mod chance;
pub mod compare;
pub mod deals;
pub mod fair;
pub mod house;
pub mod invariants;
pub mod reference;
pub mod run;
pub mod stacked;
pub mod strategies;
pub mod tally;
pub mod volume;
