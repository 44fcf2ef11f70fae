//! Two nodes on this machine: one forwards, the other answers.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

mod forward;
mod secrets;
