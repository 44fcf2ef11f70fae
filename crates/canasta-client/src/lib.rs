//! Talks to a Canasta server as a browser does.
//!
//! A guided tour. A [`Wire`] is the way to one server: its address and connections that are kept. A [`Client`] is one
//! person on it, with their cookies: they open and join tables, act, read pages. [`Events`] is a table's live connection:
//! what one screen is told. Nothing here knows the rules; acts are text.

mod client;
mod events;
mod fault;
mod form;
mod wire;

pub use client::{Answer, Client};
pub use events::{Event, Events};
pub use fault::Fault;
pub use wire::{Reply, Wire};
