//! Pages of practice, from the book's example of a game and from the program's puzzles.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod games;
mod play_again;
mod progress;
mod puzzles;
mod text;
