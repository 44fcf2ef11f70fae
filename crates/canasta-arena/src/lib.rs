//! Bots against bots: duplicate deals and their statistics.
//!
//! A *pair* is one deal played once for each side, with the same deck, dealer and starting scores: one bot sits on that
//! side, the other on all others, so that the luck of the cards falls on both alike. With two sides that is a deal
//! played twice with the sides swapped. [`run`] plays many pairs and reports; [`mod@bench`] measures the engine's speed;
//! [`trial`] seats all bots at all tables and counts what must not happen.

pub mod bench;
mod duel;
mod ended;
mod json;
mod report;
pub mod trial;

pub use duel::{Table, Trouble, run, run_bots};
pub use ended::Ended;
pub use report::{Endings, Report, Spread};
