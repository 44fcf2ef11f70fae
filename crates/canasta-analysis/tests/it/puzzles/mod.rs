//! The built-in collection, puzzles from a player's own mistakes, and played answers.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod collection;
mod own;
mod played;
