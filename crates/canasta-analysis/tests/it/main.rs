//! Reviews, puzzles and the deal of the day, tested through the public API.

mod daily;
mod puzzles;
mod review;
