//! The table: its journal, its refusals, what it shows.

mod play;
mod refusals;
mod secrecy;
