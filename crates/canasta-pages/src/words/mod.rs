//! Hints and reviews in words, the same on pages and in the terminal.

pub mod hint;
mod reason;
pub mod review;
