//! Bots in other processes, from outside: real processes, real pipes, and every way in which a bot can go wrong.

#![expect(clippy::unwrap_used, clippy::panic, reason = "test helpers fail loudly")]

mod forfeits;
mod judged;
mod leftovers;
mod own_bots;
mod page;
mod tables;
mod whole_deals;
