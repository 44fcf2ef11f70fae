//! Pages and their words, from hand-made tables.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

mod awaited;
mod clauses;
mod company;
mod counts;
mod door;
mod forgotten;
mod hints;
mod history;
mod host;
mod lesson;
mod new_table;
mod numbers;
mod pages;
mod played_again;
mod practice;
mod prefs;
mod promised;
mod promises;
mod pseudo;
mod pseudo_company;
mod pseudo_replay;
mod pseudo_rules;
mod pseudo_table;
mod replay;
mod scenes;
mod secrecy;
mod session_score;
mod set_deal;
mod shell;
mod shown;
mod start;
mod story;
mod tables;
mod words;
