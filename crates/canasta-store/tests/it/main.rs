//! The store from outside: PostgreSQL's, its speed on a directory full of tables, and a model of how several servers write one store.

mod measure;
#[cfg(unix)]
mod postgres;
#[cfg(unix)]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod postgres_server;
mod several_servers;
mod speed;
