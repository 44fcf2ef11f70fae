//! The sentences.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

mod figures;
mod lesson;
mod rule_words;
