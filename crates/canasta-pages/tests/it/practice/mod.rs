//! Pages of practice, from the book's example of a game, from games of bots and from the program's puzzles.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod daily;
mod days;
mod games;
mod play_again;
#[path = "../../../../canasta-analysis/tests/it/review/games.rs"]
#[expect(dead_code, reason = "the tests of reviews have more games")]
mod played;
mod progress;
mod puzzles;
mod review;
mod reviews;
mod text;
