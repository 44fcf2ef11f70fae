//! Hints and reviews in words, shared by the pages and the terminal.

pub mod hint;
mod reason;
pub mod review;
