//! Two nodes on this machine. One forwards requests, and the other answers.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

mod forward;
mod secrets;
