//! Tests the rules through the referee, chapter by chapter. A test case is a position and a story of actions and
//! results; see [`story::check`].
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first error")]

mod asking;
mod declaring;
mod five;
mod game;
mod going_out;
mod house;
mod initial_meld;
mod melds;
mod notation;
mod order;
mod pile;
mod position;
mod presets;
mod scores;
mod stock_end;
mod story;
mod stranger;
mod threes;
mod turn;
