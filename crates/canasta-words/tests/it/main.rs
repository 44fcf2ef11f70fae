//! The sentences.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod figures;
mod lesson;
mod rule_words;
