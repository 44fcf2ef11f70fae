//! The puzzles of the program, and those that are made of a player's own mistakes.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod collection;
mod own;
