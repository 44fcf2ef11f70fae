//! The practice pages, with the book's example game, games between bots, and the puzzle collection.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

#[path = "../../../../canasta-analysis/tests/it/review/games.rs"]
#[expect(dead_code, reason = "the tests of reviews have more games")]
mod bot_games;
mod daily;
mod daily_states;
mod games;
mod play_again;
mod progress;
mod puzzles;
mod review;
mod reviewed_games;
mod text;
