//! Positions as JSON. A scenario is parsed into a deal, and a deal is printed as a scenario from which the referee can
//! continue exactly. The book's chapter on the referee describes the format. `flags`, which is internal to this
//! program, is documented at [`print()`].
//!
//! Parsing reports all problems. It is strict: unknown keys, repeated keys and wrong types are problems. `null` means
//! “not given” everywhere.

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
