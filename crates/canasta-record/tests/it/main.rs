//! The written forms as their users meet them.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test stops at the first surprise")]

mod answered;
mod anything;
mod book;
mod broken;
mod clauses;
mod codes;
mod contents;
mod drawn;
mod fair;
mod figures;
mod house_rules;
mod journals;
mod notation;
mod positions;
mod protocol;
mod record;
mod record_book;
mod record_games;
mod recorded;
mod referee;
mod replays;
mod rule_words;
mod views;
mod words;
