//! One live table without I/O: who sits where, the game, the present deal, what happened in it.
//!
//! A [`Table`] is the fold of its journal. [`Table::propose`] judges what a seat wishes in the game, [`Table::arrange`] what
//! a person wishes around it (sit, begin, pause, …); both make entries of it and change nothing. Once an entry is durable,
//! [`Table::apply`] does it. [`Table::scene`] is all that a seat may see, [`Table::gathering`] all of a table before its
//! game. [`Table::seal`] promises a deal, [`Table::deal_promised`] deals it. [`clock::Clocks`] counts how long persons think; what time it is comes from outside, as do the order of the cards
//! of a deal, the draw for seats and when a bot acts.

mod arrange;
pub mod bots;
pub mod clock;
mod fold;
pub mod lesson;
pub mod log;
mod misfit;
mod paper;
mod promise;
mod propose;
mod refusal;
mod rematch;
pub mod replay;
mod say;
pub mod scene;
mod sealed;
mod show;
mod summary;
pub mod talk;

pub use arrange::{Arrange, Arranged};
pub use fold::{State, Table};
pub use misfit::Misfit;
pub use paper::{Remark, record_of};
pub use promise::SealEvent;
pub use propose::{GameRefusal, Proposed, Wish};
pub use refusal::TableRefusal;
pub use rematch::Rematch;
pub use summary::summary_of;
