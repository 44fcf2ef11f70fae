//! Connections between the servers of one service (its nodes).
//!
//! Each node has a private listener next to its public one. If another node owns the table of a request, the node
//! forwards the request or socket to that node and returns the answer. Both ends of such a connection prove that they
//! know a shared secret ([`Secrets`]). The connection is encrypted.
//!
//! Futures are boxed so that they are compiled here, optimised for size, and not in the crate that awaits them.

mod forward;
pub(crate) mod handoff;
mod listen;
pub(crate) mod nodes;
pub(crate) mod peers;
pub(crate) mod private;
mod secrets;
pub(crate) mod spectators;
mod tls;

pub use forward::{ForwardError, NodeClient};
pub use listen::{Forwarded, serve};
pub use secrets::{SecretError, Secrets};
