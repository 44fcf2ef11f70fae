//! What is chosen for a new table, as data: the rules and how many play, the computer's players, how a table for friends is
//! kept. [`crate::new_table`] draws the form, [`crate::prefs`] keeps what was chosen.

mod company;
mod fault;
mod form;
mod friends;

pub use company::Company;
pub(crate) use company::MOST;
pub use form::TableForm;
pub(crate) use form::{Piece, inputs, is_per_players, pieces};
pub use friends::Friends;
pub(crate) use friends::{ClockNumber, OWN_CLOCK};
