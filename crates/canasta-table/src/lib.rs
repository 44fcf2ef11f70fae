//! One live table without I/O: who sits where, the game, the present deal, what happened in it.
//!
//! A [`Table`] is the fold of its journal. [`Table::propose`] judges a wish and makes an entry of it, changing nothing;
//! once the entry is durable, [`Table::apply`] does it. [`Table::scene`] is all that a seat may see. There is no clock
//! and no randomness in here: when a bot acts and in which order the cards of a deal lie comes from outside.

mod fold;
pub mod lesson;
mod log;
mod propose;

pub use fold::{Misfit, Table};
pub use propose::{Proposed, Refused, Wish};
