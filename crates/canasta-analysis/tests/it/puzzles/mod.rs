//! The built-in collection, and puzzles from a player's own mistakes.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod collection;
mod own;
