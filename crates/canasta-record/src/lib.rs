//! Texts that hold a game or a part of one: positions as scenarios and in one line, house rules, records and their replay,
//! and what is promised of a fair deal. Everything is read strictly, with every fault as a value and its place.

pub mod daily;
pub mod day;
pub mod fair;
pub mod fault;
mod game_error;
pub mod house;
pub mod json;
pub mod position;
pub mod protocol;
pub mod record;
pub mod replay;
pub mod score;
