//! Every written form: cards, acts, positions, the referee, and the sentences for people.

pub mod example;
pub mod fair;
pub mod figures;
pub mod house;
pub mod journal;
mod json;
pub mod log;
pub mod position;
pub mod protocol;
pub mod record;
pub mod referee;
pub mod replay;
pub mod scene;
pub mod talk;
pub mod words;
