//! Integration tests of the bots: they play whole deals legally, they see no hidden card, and the club player plays
//! sensibly at every table.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "test helpers fail loudly")]

mod adaptive;
mod beginner;
mod chance;
mod club;
mod compare;
mod deals;
mod five;
mod hoarder;
mod miser;
mod naive;
mod position;
mod racer;
mod search;
mod secrecy;
mod tables;
