//! Tests of the text formats from the user's point of view.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test stops at the first error")]

mod daily;
mod fair;
mod house_rules;
mod notation;
mod pasted;
mod positions;
mod protocol;
mod record;
mod record_book;
mod record_games;
mod recorded;
mod replays;
