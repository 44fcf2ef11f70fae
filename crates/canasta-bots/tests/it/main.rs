//! The bots, from outside: they play whole deals by the rules, they see no hidden card, and the club player does what
//! club players do, at every table.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "test helpers fail loudly")]

mod adaptive;
mod at;
mod chance;
mod club;
mod compare;
mod deals;
mod hoarder;
mod miser;
mod racer;
mod search;
mod secrecy;
mod tables;
