//! Bots in other processes: one process a seat, JSON Lines over its standard input and output, in the referee's words.
//!
//! A guided tour. A [`Process`] is one bot: [`Process::start`] greets it with a [`Hello`], [`Process::event`] tells it
//! what its seat may know, [`Process::turn`] asks for one act and judges it, [`Process::greet`]
//! seats it again for another deal where it plays on, [`Process::end`] ends it. Whatever it
//! does wrong ends in a [`Forfeit`], a report for its author; nothing it does can hang, flood or stop the caller. [`play`] plays a whole deal with processes and bots of this program in any seats, and is what the arena and the
//! tests do.
//!
//! What the lines hold is in [`canasta_record::protocol`]; the book's page on bots of your own tells it to their authors.

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
