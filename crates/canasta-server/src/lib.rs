//! The server: pages, sockets, journals. It drives tables and bots.
//!
//! Start reading in [`Server`], which is opened on a data directory or a database (`serve`), and in `routes`, which lists all
//! paths with their handlers. `app` is the state that handlers share and the middleware of all requests. A handler answers from a
//! live table (`canasta-live`) or the store (`canasta-store`); only [`canasta_table::scene::Scene`]s come from a live table, so
//! no handler ever holds a hidden card of a game that is still being played.
//!
//! - `handlers`: pages, actions, live connections, one file per subject.
//! - `middleware`: what holds for many routes: sessions, limits, security headers, counting.
//! - `respond`: answers to requests, and messages for open screens.
//! - `cluster`: several servers on one database.
//! - `jobs`: reviews, puzzles and the deal of the day, made in the background.

mod app;
pub mod cluster;
mod commits;
mod config;
mod connection;
mod export;
mod handlers;
pub mod jobs;
mod limits;
mod logging;
mod metrics;
mod middleware;
mod respond;
mod routes;
mod serve;
mod store;
mod tls;
mod write_timeout;

pub use canasta_live::{
    Bots, DeckSource, Decks, DrawSource, HintSource, JoinError, NotOffered, seeded_decks, seeded_draws,
};
pub use canasta_store::WithCauses;
pub use canasta_store::postgres::{
    ExchangeError, OpenError as DatabaseError, PostgresSettings, backup as backup_database,
    migrate as migrate_database, restore as restore_database,
};
pub use canasta_store::sqlite::{BackupError, Contents, Copied, NotPrivate, OpenError, backup, private_file, restore};
pub use cluster::nodes::NodeSettings;
pub use cluster::peers::GreetError;
pub use cluster::{SecretError, Secrets};
pub use config::{
    Access, BeforeCommit, Clock, DailySettings, JournalDecorator, PublicUrl, ServerConfig, TestHooks, Timeouts,
};
pub use export::{ExportError, Listed, StoredGames};
pub use jobs::ReviewEffort;
pub use limits::Limits;
pub use logging::{LogForm, LogLevel, log_crashes, logger};
pub use metrics::Metrics;
pub use serve::{ServeError, Server, StartError, bind};
pub use store::StoreError;
pub use tls::{Tls, TlsError};
