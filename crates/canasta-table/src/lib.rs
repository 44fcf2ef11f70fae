//! One live table without I/O: who sits where, the game, the present deal, what happened in it.
//!
//! A [`Table`] is the fold of its journal. [`Table::propose`] judges what a player in a seat asks of the game,
//! [`Table::entries_for`] what a person asks around it (sit, begin, pause, …); both make entries of it and change nothing.
//! Once an entry is durable, [`Table::apply`] does it. [`Table::scene`] is all that a seat may see, [`Table::waiting_room`] all of a table before its
//! game. [`Table::commitment`] promises a deal, [`Table::deal_committed`] deals it. [`clock::Clocks`] counts how long persons think; what time it is comes from outside, as do the order of the cards
//! of a deal, the draw for seats and when a bot acts.

pub mod bots;
mod chairs;
pub mod chat;
pub mod clock;
mod committed;
pub mod daily;
mod deals;
mod fold;
mod fold_error;
pub mod highlights;
pub mod journal;
pub mod lesson;
pub mod log;
mod people;
pub mod position;
mod promise;
mod record;
mod refusal;
mod rematch;
pub mod replay;
mod say;
pub mod scene;
mod seat_request;
pub mod set_deal;
mod show;
mod summary;
mod table_request;

pub use fold::{State, Table};
pub use fold_error::FoldError;
pub use promise::CommitmentEvent;
pub use record::{Remark, record_of};
pub use refusal::TableRefusal;
pub use rematch::Rematch;
pub use seat_request::{GameRefusal, Proposed, SeatRequest};
pub use summary::summary_of;
pub use table_request::{LiveInput, SeatDraw, TableRequest};
