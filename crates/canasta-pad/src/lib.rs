//! The score pad for games with real cards. Players count canastas, red threes and card points, and the pad adds them up with the
//! engine's rules ([`RuleSet::score`](canasta::RuleSet::score)), checks them for slips, and finds slips that explain a difference
//! from a score on paper.
//!
//! Pure: no I/O, clock or randomness. Words for people are in `canasta-i18n`. The server links the library. Browsers run the
//! program of the same name, compiled to WebAssembly.
//!
//! Start with [`DealEntry`] for one deal, and with [`Event`] for a pad.

mod check;
mod entry;
mod event;
mod explain;
mod fold;
mod request;

pub use check::{Checker, EntryLine, Notice, Reason, Severity};
pub use entry::{DealEntry, GoingOut, OwnLine, SideEntry, SideScore};
pub use event::{
    Change, Event, EventError, MAX_CLOCK, MAX_DEALS, MAX_EVENT_BYTES, MAX_NAME_CHARS, MAX_OWN_LINES, NewGame,
};
pub use explain::{Slip, explanations};
pub use fold::{Deal, Difference, Game, Pad, Query, Version, fold};
pub use request::answer;
