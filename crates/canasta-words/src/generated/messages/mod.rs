// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! The messages, each a function of the language and its arguments.

pub mod awaited;
pub mod book;
pub mod calendar;
pub mod cli;
pub mod company;
pub mod devices;
pub mod door;
pub mod ending;
pub mod error;
pub mod evening;
pub mod example;
pub mod field;
pub mod forget;
pub mod form;
pub mod gathering;
pub mod hint;
pub mod hosting;
pub mod joining;
pub mod lesson;
pub mod level;
pub mod lobby;
pub mod log;
pub mod menu;
pub mod nav;
pub mod own;
pub mod people;
pub mod pile;
pub mod position;
pub mod preset;
pub mod refusal;
pub mod request;
pub mod rules;
pub mod rules_page;
pub mod say;
pub mod scenario;
pub mod scripts;
pub mod seating;
pub mod settings;
pub mod shuffling;
pub mod start;
pub mod table;
pub mod talk;
pub mod time;
pub mod unseen;
