//! Pages and their words, from hand-made tables.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

mod company;
mod counts;
mod hints;
mod lesson;
mod numbers;
mod pages;
mod promises;
mod scenes;
mod secrecy;
mod shown;
mod tables;
mod words;
