// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! The messages, each a function of the language and its arguments.

pub mod beginning;
pub mod calendar;
pub mod company;
pub mod devices;
pub mod door;
pub mod error;
pub mod evening;
pub mod forget;
pub mod gathering;
pub mod hosting;
pub mod joining;
pub mod lesson;
pub mod lobby;
pub mod log;
pub mod look;
pub mod menu;
pub mod nav;
pub mod people;
pub mod position;
pub mod refusal;
pub mod scripts;
pub mod settings;
pub mod start;
pub mod time;
