//! Tests the real server on a data directory of its own. The router is called in the test's process, and sockets use
//! loopback.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests may")]

mod cluster;
mod company;
mod concede;
mod daily;
mod devices;
mod edges;
mod export;
mod fair;
mod fairness;
mod friends;
mod harness;
mod hints;
mod hostile;
mod jobs;
mod journal;
mod language;
mod leaks;
mod lesson;
mod levels;
mod limits;
mod links;
mod logs;
mod metrics;
mod next_game;
#[cfg(unix)]
mod nodes;
mod pads;
mod play;
#[cfg(unix)]
mod postgres;
// The temporary PostgreSQL server that the store's tests use too.
#[cfg(unix)]
#[allow(dead_code, reason = "the tests of the store use more of it")]
#[path = "../../../canasta-store/tests/it/postgres_server.rs"]
mod postgres_server;
mod puzzles;
mod random_requests;
mod refusals;
mod repeats;
mod replay;
mod requests;
mod review;
mod secrecy;
mod security;
mod sessions;
mod set_deal;
mod shared_device;
mod shell;
mod slow_windows;
#[cfg(unix)]
mod spectators;
mod start;
mod tables;
mod take_back;
mod tls;
mod you;
