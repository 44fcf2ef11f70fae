//! The store: everything that outlives the server. [`Store`] is its contract. [`sqlite`] implements it in one file on
//! one machine, [`postgres`] in a database that several servers can share.
//!
//! The contract consists of six traits, one per subject: [`JournalStore`] (tables' journals), [`TableStore`] (deletable
//! data of a table), [`GuestStore`] (guests, their devices and calendars), [`SummaryStore`] (game results),
//! [`PracticeStore`] (reviews, puzzles, the deal of the day) and [`PadStore`] (score pads for real cards). A server
//! holds an `Arc<dyn Store>`, so none of its types is generic over the database. Each call allocates its future, which
//! costs little compared to a commit. The `story` feature adds tests of the whole contract for any implementation.
//!
//! Only a shared store also implements [`Ownership`] (which server runs a table) and [`Following`] with
//! [`NotificationChannel`] (for showing tables that another server runs). [`GameReader`] lets a program read the games
//! of either store while servers play them.
//!
//! Functions that open, copy or change a whole store return a boxed future. An `async fn` would be compiled again, with
//! everything it awaits, in each crate that awaits it, which made the program a megabyte larger.
//!
//! This crate doesn't interpret entries. `canasta-table` does.

mod contract;
mod error;
mod following;
mod games;
mod observer;
mod ownership;
mod pads;
pub mod postgres;
mod practice;
mod recent;
mod rows;
pub mod sqlite;
#[cfg(any(test, feature = "story"))]
pub mod story;
mod write;

pub use contract::{GuestStore, JournalStore, PadStore, PracticeStore, Store, SummaryStore, TableStore};
pub use error::{ReadError, Source, WithCauses, WriteError};
pub use following::{Following, JournalTail, NotificationChannel, TableLocation};
pub use games::{GameReader, GameSummary, StoredGame, StoredPadLog};
pub use observer::CommitObserver;
pub use ownership::{JoinOutcome, LiveNode, NewNode, NodeId, Owner, Ownership};
pub use pads::{
    MAX_PAD_BYTES, MAX_PAD_EVENTS, MAX_PAD_QUERIES, PadDevice, PadDeviceId, PadEvent, PadEventId, PadId, PadKeeper,
    PadRequest, PadSync, StoredPad,
};
pub use practice::{DailyAttempt, StoredDaily, StoredPuzzle, StoredReview};
pub use rows::{
    Append, ChatLine, CommitmentCounts, Device, DeviceInvitation, EntryLookup, GuestId, IdleTable, NewEntry, NewPerson,
    NewTable, PlayedTable, SessionHash, StoredSummary, StoredTable, TableNames, TablePerson,
};
