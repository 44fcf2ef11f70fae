//! The written forms as their users meet them.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test stops at the first surprise")]

mod anything;
mod book;
mod clauses;
mod contents;
mod house_rules;
mod notation;
mod positions;
mod referee;
mod rule_words;
mod words;
