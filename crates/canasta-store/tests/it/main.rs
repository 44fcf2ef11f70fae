//! Integration tests of the store: PostgreSQL, speed with many tables, and a model of several servers on one store.

mod measure;
#[cfg(unix)]
mod postgres;
#[cfg(unix)]
#[allow(dead_code, reason = "the server's tests use more of it")]
mod postgres_server;
mod several_servers;
mod speed;
