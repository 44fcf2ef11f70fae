//! The engine against its twin, its laws, and the shuffle.

mod golden;
mod laws;
mod listing;
mod search;
mod shuffle;
mod twin;
