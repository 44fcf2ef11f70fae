//! Analysis of finished games: reviews of a player's turns, puzzles from real positions, and the deal of the day.

pub mod daily;
pub mod puzzles;
pub mod review;
