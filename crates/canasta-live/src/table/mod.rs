//! One live table: its task and the handle to it.
//!
//! `actor` is the task. It takes one event at a time (a request, a bot's decision, a clock), checks it with
//! [`canasta_table::Table`], writes the entries and shows the result. The other modules contain its parts: `joining`
//! (invitations, join requests and bans), `people` (names, chat, leaving), `host` (hosts and slow turns), `dealing`,
//! `rematch`, `shared_device`, `clocks`, `bots` and `screens`. `state` contains what the task knows beyond the journal.

mod actor;
mod bots;
mod clocks;
mod dealing;
mod handle;
mod host;
mod joining;
mod people;
mod rematch;
mod request;
mod screens;
mod shared_device;
mod state;

pub(crate) use actor::{Actor, Task, TaskEnd};
pub use actor::{BOT_ID_PREFIX, Context};
pub(crate) use bots::TableBots;
pub use bots::{BotOfferError, Bots};
pub use handle::Handle;
pub use request::{Admission, Request, RequestError};
pub(crate) use state::{TablePeople, chat_deal, chat_of};
