// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! The messages, each a function of the language and its arguments.

pub mod book;
pub mod calendar;
pub mod cli;
pub mod devices;
pub mod door;
pub mod error;
pub mod example;
pub mod field;
pub mod forget;
pub mod form;
pub mod level;
pub mod lobby;
pub mod log;
pub mod menu;
pub mod nav;
pub mod position;
pub mod preset;
pub mod refusal;
pub mod rules;
pub mod rules_page;
pub mod scripts;
pub mod settings;
pub mod time;
