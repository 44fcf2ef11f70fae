//! Live tables. Each is a task that checks requests, writes entries, plays the bots at a human pace and publishes what
//! each seat can see.
//!
//! # Where to start reading
//! A request to a table takes this path:
//! 1. [`Registry::table`] (`node/registry.rs`) finds the live table, or loads it from its journal and starts its task.
//! 2. The [`Handle`] (`table/handle.rs`) sends the [`Request`] to the task.
//! 3. The task (`table/actor.rs`) checks it with [`canasta_table::Table`], writes the entries and applies them once
//!    they are durable.
//! 4. It publishes a screen for each viewer (`table/screens.rs`), which the windows of the `audience` follow.
//!
//! The folders:
//! - `table`: the task of one table, with its people, clocks, deals and bots.
//! - `audience`: the viewers of a table and their windows, including those of tables that another node owns.
//! - `node`: this server process: its live tables, its lease among other servers, notifications between them, the daily
//!   sweep.
//! - `think`: the threads for bots, hints and background work.
//!
//! Time, randomness ([`chance`], `decks`) and the store come from outside. Only [`canasta_table::scene::Scene`]s leave
//! a live table, so a server's handlers never get to see a hidden card of an unfinished game.

mod audience;
pub mod chance;
mod counts;
mod decks;
mod node;
mod replays;
mod sessions;
mod settings;
mod table;
#[cfg(test)]
mod tests;
mod think;

use std::pin::Pin;

use tokio::sync::watch;
use tokio::task::JoinHandle;

pub use audience::{
    FollowedTable, Followers, JoinRequestState, LiveStatus, Owners, Snapshot, Viewer, Window, WindowNumber,
};
pub use counts::TableCounts;
pub use decks::{DeckSource, Decks, DrawSource, seeded_decks, seeded_draws};
pub use node::{Bus, JoinError, LeaseLost, Node, Registry, TableError, carry_notifications, sweep};
pub use replays::ReplayCache;
pub use sessions::{SessionWatch, Sessions, Visit, day};
pub use settings::{DealSettings, TableSettings, TableTiming, WindowLimits};
pub use table::{Admission, BOT_ID_PREFIX, BotOfferError, Bots, Context, Handle, Request, RequestError};
pub use think::{Background, HintError, HintSource, Thinking, hint_source};

/// Spawns a task. The future is boxed because Tokio's task code is compiled for each type of future.
pub fn spawn<T: Send + 'static>(task: Pin<Box<dyn Future<Output = T> + Send>>) -> JoinHandle<T> {
    tokio::spawn(task)
}

/// Waits until the server stops.
pub async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error means that the sender was dropped, so the server has stopped as well.
    let _ = stop.wait_for(|&stop| stop).await;
}
