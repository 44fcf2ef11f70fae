//! Two nodes on this machine: what one hands on, the other answers; and texts over a NATS server.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may")]

mod forward;
mod nats;
pub(crate) mod nats_server;
mod secrets;
