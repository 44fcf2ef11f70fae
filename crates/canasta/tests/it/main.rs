//! The rules in the referee's words, chapter by chapter. A case is a position and a story: what is done, and what comes
//! of it; see [`say::check`].
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

mod asking;
mod declaring;
mod game;
mod going_out;
mod house;
mod melds;
mod notation;
mod opening;
mod order;
mod pile;
mod position;
mod presets;
mod say;
mod scores;
mod stock_end;
mod stranger;
mod threes;
mod turn;
