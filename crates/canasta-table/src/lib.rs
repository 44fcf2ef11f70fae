//! One live table without I/O: the seats, the game, the current deal and its log.
//!
//! A [`Table`] is the fold of its journal. [`Table::propose`] checks a player's requests in the game,
//! [`Table::entries_for`] all other requests (sit, start, pause, …). Both return new entries and change nothing. Once
//! an entry is durable, [`Table::apply`] applies it.
//!
//! [`Table::scene`] returns everything that a seat may see, and [`Table::waiting_room`] shows the table before its
//! game. [`Table::commitment`] commits to a deal and [`Table::deal_committed`] deals it. [`clock::Clocks`] measures
//! thinking time. The caller supplies the time, the shuffles, the draw for seats and the bots' actions.

pub mod bots;
mod chairs;
pub mod chat;
pub mod clock;
mod commitments;
mod committed;
mod concede;
pub mod daily;
mod deals;
mod fold;
mod fold_error;
pub mod highlights;
pub mod journal;
pub mod lesson;
pub mod log;
mod people;
mod phrases;
pub mod position;
mod record;
mod refusal;
mod rematch;
pub mod replay;
pub mod scene;
mod seat_request;
pub mod set_deal;
mod show;
mod summary;
mod table_request;

pub use commitments::CommitmentEvent;
pub use concede::ConcedeRequest;
pub use fold::{State, Table};
pub use fold_error::FoldError;
pub use record::{Remark, record_of};
pub use refusal::TableRefusal;
pub use rematch::Rematch;
pub use seat_request::{GameRefusal, Proposal, SeatRequest};
pub use summary::summary_of;
pub use table_request::{LiveInput, SeatDraw, TableRequest};
