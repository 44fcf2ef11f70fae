//! The arena, the bench and the trial of all tables, from outside.

mod arena;
mod bench;
mod trial;
