//! Text in and out for other programs: the referee judges positions and actions, and bots play in processes of their own.

pub mod exec;
pub mod referee;
