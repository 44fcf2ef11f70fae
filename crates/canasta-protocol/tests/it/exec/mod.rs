//! Bots in other processes, tested with real processes and pipes. The tests cover every kind of misbehaviour.

#![expect(clippy::unwrap_used, clippy::panic, reason = "test helpers fail loudly")]

mod forfeits;
mod judged;
mod leftovers;
mod own_bots;
mod page;
mod tables;
mod whole_deals;
