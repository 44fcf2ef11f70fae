//! The real server on a data directory of its own: its router in process, its sockets over loopback.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests may")]

mod again;
mod asked;
mod company;
mod devices;
mod edges;
mod export;
mod fair;
mod fairness;
mod friends;
mod harness;
mod hints;
mod hostile;
mod journal;
mod lazy;
mod leaks;
mod lesson;
mod levels;
mod limits;
mod logs;
mod metrics;
mod play;
mod replay;
mod secrecy;
mod security;
mod start;
mod strangers;
mod tables;
mod tls;
mod trouble;
mod you;
