// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! The messages, each a function of the language and its arguments.

pub mod calendar;
pub mod cli_replay;
pub mod devices;
pub mod door;
pub mod error;
pub mod fair;
pub mod fairness;
pub mod figures;
pub mod forget;
pub mod lobby;
pub mod log;
pub mod menu;
pub mod nav;
pub mod position;
pub mod record;
pub mod refusal;
pub mod replay;
pub mod scripts;
pub mod settings;
pub mod time;
