//! How the servers of one service (its nodes) reach each other.
//!
//! Each node has a private listener beside its public one. A node to which a request came for a table that another node has
//! hands the request on to that node, sockets included, and hands the answer back. Both ends of such a connection prove that
//! they know a secret that all nodes share ([`Secrets`]); what goes over it is encrypted.
//!
//! Futures are boxed, so that they are compiled here, where code is kept small, and not in the crate that awaits them.

mod forward;
pub(crate) mod handoff;
mod listen;
pub(crate) mod nodes;
pub(crate) mod peers;
pub(crate) mod private;
mod secrets;
pub(crate) mod spectators;
mod tls;

pub use forward::{ForwardError, Nodes};
pub use listen::{Forwarded, serve};
pub use secrets::{SecretError, Secrets};
