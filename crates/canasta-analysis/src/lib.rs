//! Judging finished games: reviews of a player's turns, puzzles made of real positions, and the deal of the day.

pub mod daily;
pub mod puzzles;
pub mod review;
