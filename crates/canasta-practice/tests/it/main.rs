//! Pages of practice, from the book's example of a game.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod daily;
mod days;
mod games;
mod play_again;
