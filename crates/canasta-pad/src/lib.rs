//! The score pad for games with real cards. Players count canastas, red threes and card points, and the pad adds them up with the
//! engine's rules ([`RuleSet::score`](canasta::RuleSet::score)), checks them for slips, and finds slips that explain a difference
//! from a score on paper.
//!
//! Pure: no I/O, clock or randomness. Words for people are in `canasta-i18n`.
//!
//! Start with [`DealEntry`].

mod check;
mod entry;
mod explain;

pub use check::{Checker, EntryLine, Notice, Reason, Severity};
pub use entry::{DealEntry, GoingOut, SideEntry};
pub use explain::{Slip, explanations};
