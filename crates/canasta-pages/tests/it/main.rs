//! Pages and their words, from hand-made tables.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

mod clauses;
mod company;
mod counts;
mod hints;
mod history;
mod lesson;
mod numbers;
mod pages;
mod promised;
mod promises;
mod replay;
mod scenes;
mod secrecy;
mod shown;
mod tables;
mod words;
