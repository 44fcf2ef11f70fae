//! What is chosen for a new table, as data: the rules and how many play, the computer's players, how a table for friends is
//! kept. [`Prefs`](crate::prefs::Prefs) keeps what was chosen.

mod company;
mod fault;
mod form;
mod friends;

pub use company::{Company, MOST};
pub use fault::Fault;
pub use form::{Piece, TableForm, inputs, is_per_players, pieces};
pub use friends::{ClockNumber, Friends, OWN_CLOCK};
