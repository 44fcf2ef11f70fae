//! Reviews, puzzles and the deal of the day, tested through the public API.

#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may")]

mod daily;
mod puzzles;
mod review;
