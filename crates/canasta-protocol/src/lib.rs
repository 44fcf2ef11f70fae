//! Text interfaces for other programs: the referee, and bots in their own processes.

pub mod exec;
pub mod referee;
