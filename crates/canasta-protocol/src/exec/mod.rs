//! Bots in other processes. Each seat has its own process, which exchanges JSON Lines in the referee's notation over
//! standard input and output.
//!
//! A [`Process`] is one bot. [`Process::start`] greets it with a [`Hello`], [`Process::event`] sends it what its seat
//! may know, and [`Process::turn`] asks it for an action and checks the answer. If the process can play several deals,
//! [`Process::greet`] seats it again for the next one. [`Process::end`] ends it.
//!
//! Any mistake leads to a [`Forfeit`], a report for the bot's author. A process can't hang, flood or crash the caller.
//! [`play()`], which the arena and the tests use, plays a whole deal with processes and built-in bots in any seats.
//!
//! The messages are defined in [`canasta_record::protocol`] and described in the book's page on external bots.

mod channel;
mod child;
mod command;
mod forfeit;
mod judge;
mod limits;
mod play;
mod process;

pub use canasta_record::protocol::{End, Event, ForfeitReason, Hello};

pub use command::{can_start, words};
pub use forfeit::{Forfeit, explain};
pub use judge::judge;
pub use limits::Limits;
pub use play::{PlayError, Player, Start, play, play_recorded, shuffled, shuffled_deck};
pub use process::Process;
