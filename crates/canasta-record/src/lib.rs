//! Text formats for games and parts of games: positions as scenarios and in one line, house rules, records and their
//! replays, and the proofs of fair deals. Parsing is strict and reports every problem as a value with its place.

pub mod csv;
pub mod daily;
pub mod day;
pub mod fair;
mod game_error;
pub mod house;
pub mod json;
pub mod pasted;
pub mod position;
pub mod problem;
pub mod protocol;
pub mod record;
pub mod replay;
pub mod score;
