//! The referee and bots in other processes, tested through the public API.

mod exec;
mod referee;
