//! The messages, their compiler, and the modules that choose them.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

#[allow(dead_code, reason = "the build script uses the rest")]
#[path = "../../build/compiler/mod.rs"]
mod compiler;
mod lesson;
mod rule_words;
mod stats;
mod unused;
