// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! The messages, each a function of the language and its arguments.

pub mod beginning;
pub mod book;
pub mod calendar;
pub mod cli;
pub mod company;
pub mod devices;
pub mod door;
pub mod error;
pub mod evening;
pub mod example;
pub mod field;
pub mod forget;
pub mod form;
pub mod gathering;
pub mod hosting;
pub mod joining;
pub mod lesson;
pub mod level;
pub mod lobby;
pub mod log;
pub mod look;
pub mod menu;
pub mod nav;
pub mod people;
pub mod position;
pub mod preset;
pub mod refusal;
pub mod rules;
pub mod rules_page;
pub mod scripts;
pub mod settings;
pub mod start;
pub mod time;
