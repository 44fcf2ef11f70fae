//! The HTTP server: pages, live connections and background jobs.
//!
//! Start with [`Server`] (in `serve`), which opens a data directory or a database, and with `routes`, the table of all
//! paths and their handlers. `app` contains the state shared by the handlers, and the middleware that wraps all
//! requests. Handlers answer from a live table (`canasta-live`) or from the store (`canasta-store`). A live table only
//! hands out [`canasta_table::scene::Scene`]s, so no handler ever holds a hidden card of a game in progress.
//!
//! - `handlers`: pages, actions and live connections, one file per subject.
//! - `middleware`: sessions, limits, security headers and metrics, for many routes at once.
//! - `respond`: answers to requests, and messages for open screens.
//! - `cluster`: several servers on one database.
//! - `jobs`: reviews, puzzles and the deal of the day, computed in the background.

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
    BotOfferError, Bots, DeckSource, Decks, DrawSource, HintSource, JoinError, seeded_decks, seeded_draws,
};
pub use canasta_store::WithCauses;
pub use canasta_store::postgres::{
    ExchangeError, OpenError as DatabaseError, PostgresSettings, backup as backup_database,
    migrate as migrate_database, restore as restore_database,
};
pub use canasta_store::sqlite::{
    BackupError, Contents, Copied, OpenError, PermissionsError, backup, private_file, restore,
};
pub use cluster::nodes::NodeSettings;
pub use cluster::peers::GreetError;
pub use cluster::{SecretError, Secrets};
pub use config::{
    Access, BeforeCommit, Clock, DailySettings, JournalDecorator, PublicUrl, ServerConfig, TestHooks, Timeouts,
};
pub use export::{ExportError, GameListing, StoredGames};
pub use jobs::{JudgeEffort, ReviewEffort};
pub use limits::Limits;
pub use logging::{LogFormat, LogLevel, log_crashes, logger};
pub use metrics::Metrics;
pub use serve::{ServeError, Server, StartError, bind};
pub use store::StoreError;
pub use tls::{Tls, TlsError};
