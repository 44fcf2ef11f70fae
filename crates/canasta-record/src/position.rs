//! A position as JSON: from a scenario to a deal, and back so that feeding the printed position to the referee goes on
//! with the deal exactly. The form is the referee's (see the book's chapter on it); `flags`, which is this program's own
//! business, is documented at [`print()`].
//!
//! Reading tells all faults at once. It is strict: an unknown key, a key named twice, a wrong type are faults; only
//! `null` stands for “not given” everywhere.

mod flags;
mod hidden;
mod print;
mod read;
mod reader;
mod view;

pub use flags::{ending_code, letters};
pub use hidden::{ViewScenario, is_view, view_from_json};
pub use print::{Position, print};
pub use read::{Scenario, from_json, read};
pub(crate) use reader::kind;
pub use view::{SeatView, view};
