//! Bots against bots: duplicate deals and their statistics.
//!
//! A *pair* is one deal played twice, with the same deck, dealer and starting scores, the sides swapped: luck of the
//! cards falls on both bots alike. [`run`] plays many pairs and reports; [`mod@bench`] measures the engine's speed.

pub mod bench;
mod duel;
mod json;
mod report;

pub use duel::{Trouble, run, run_bots};
pub use report::{Endings, Report, Spread};
