//! Two nodes on this machine: what one hands on, the other answers.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

mod forward;
mod secrets;
