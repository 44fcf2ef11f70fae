//! Bots in other processes: one process per seat, JSON Lines over standard input and output, in the referee's
//! notation.
//!
//! A [`Process`] is one bot. [`Process::start`] greets it with a [`Hello`], [`Process::event`] sends it what its seat
//! may know, and [`Process::turn`] asks for an action and checks it. If the process can play on, [`Process::greet`]
//! seats it again for another deal. [`Process::end`] ends it.
//!
//! Any mistake leads to a [`Forfeit`], a report for the bot's author. A process can't hang, flood or crash the
//! caller. [`play`] plays a whole deal with processes and built-in bots in any seats; the arena and the tests use it.
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
