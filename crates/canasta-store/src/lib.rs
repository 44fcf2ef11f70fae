//! The store: what must outlive the server. [`Store`] is its contract; [`sqlite`] keeps everything in one file on one machine,
//! [`postgres`] in a database that several servers may share.
//!
//! The contract is five traits by subject: [`JournalStore`] (the tables' logs), [`TableStore`] (what lies beside a log and may
//! be deleted), [`GuestStore`] (guests, their devices and calendars), [`SummaryStore`] (what games came to) and [`PracticeStore`]
//! (reviews, puzzles, the deal of the day). A server holds an `Arc<dyn Store>`: each call costs one allocation for its future, which is little beside a commit, and in return no type
//! of the server is generic over its database. `story` (with the feature of that name) runs the whole contract against any
//! implementation.
//!
//! [`Ownership`] is beside the contract: which of several servers has a table; and so are [`Following`] and [`NewsWire`]: what a
//! server needs that shows a table which another one has. Only a store that they share has these. [`GameReader`] is beside it too,
//! with which a program reads the games of either store while servers play them.
//!
//! What opens, copies or changes a whole store returns a boxed future: an `async fn` would be compiled once more, with all that it awaits, in
//! each crate that awaits it, which made the program larger by a megabyte.
//!
//! Nothing here knows what an entry means; that is the business of `canasta-table`.

mod contract;
mod error;
mod following;
mod games;
mod observer;
mod ownership;
pub mod postgres;
mod practice;
mod rows;
pub mod sqlite;
#[cfg(any(test, feature = "story"))]
pub mod story;
mod write;

pub use contract::{GuestStore, JournalStore, PracticeStore, Store, SummaryStore, TableStore};
pub use error::{ReadError, Source, WithCauses, WriteError};
pub use following::{Following, MoreEntries, NewsWire, TablePlace};
pub use games::{GameReader, GameSummary, StoredGame};
pub use observer::CommitObserver;
pub use ownership::{Joined, LiveNode, NewNode, NodeId, Owner, Ownership};
pub use practice::{DailyAttempt, StoredDaily, StoredPuzzle, StoredReview};
pub use rows::{
    Append, ChatLine, CommitmentCounts, Device, DeviceInvitation, Found, GuestId, NewEntry, NewPerson, NewTable,
    PlayedTable, RestingTable, SessionHash, StoredSummary, StoredTable, TableNames, TablePerson,
};
