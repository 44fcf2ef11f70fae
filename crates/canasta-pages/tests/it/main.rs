//! The pages and their text, tested with hand-made tables.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

mod app_shell;
mod clauses;
mod commitments;
mod concede;
mod delays;
mod ending;
mod every_page;
mod forgotten_players;
mod friends;
mod hints;
mod history;
mod host;
mod joining;
mod languages;
mod lesson;
mod live_screen;
mod new_table;
mod page_text;
mod pages;
mod player_counts;
mod practice;
mod prefs;
mod pseudo;
mod pseudo_friends;
mod pseudo_replay;
mod pseudo_rules;
mod pseudo_table;
mod replay;
mod replayed_deal;
mod replayed_deal_scenes;
mod scenes;
mod secrecy;
mod session_score;
mod shared_device;
mod start;
mod table_text;
mod tables;
mod take_back;
mod variants;
