//! Tests of the referee, the scenarios in the rules book, and the clauses of the five documents.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test stops at the first surprise")]

mod answered;
mod anything;
mod book;
mod broken;
mod clauses;
mod codes;
mod contents;
mod drawn;
mod examples;
mod views;
mod words;
