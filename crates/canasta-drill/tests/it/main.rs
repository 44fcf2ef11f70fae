//! The client and the checker of the drills, each against something made by hand.

#![expect(clippy::unwrap_used, reason = "helpers of tests may")]

mod check;
mod client;
