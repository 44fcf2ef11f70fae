//! The server: pages, sockets, journal. Drives tables and bots.
//!
//! A [`Server`] is opened on a data directory or a database. `web` is the router, `serve` the accept loop. Tables live in `canasta-live`,
//! journals in `canasta-store`; only [`canasta_table::scene::Scene`]s come from a live table, so that no handler ever holds a
//! hidden card of a game that goes on.

pub mod cluster;
mod commits;
mod config;
mod daily;
mod edge;
mod export;
pub mod jobs;
mod limits;
mod nodes;
mod serve;
mod store;
mod web;

pub use crate::cluster::{NatsAddress, NatsAddressError, SecretError, Secrets};
pub use crate::edge::{LogForm, LogLevel, Metrics, Tls, TlsError, log_crashes, logger};
pub use crate::jobs::ReviewEffort;
pub use canasta_live::{
    Bots, DeckSource, Decks, DrawSource, FaultInjector, HintSource, JoinError, NotOffered, seeded_decks, seeded_draws,
};
pub use canasta_store::postgres::{
    ExchangeError, OpenError as DatabaseError, PostgresSettings, backup as backup_database,
    migrate as migrate_database, restore as restore_database,
};
pub use canasta_store::sqlite::{BackupError, Contents, Copied, NotPrivate, OpenError, backup, private_file, restore};
pub use config::{Access, BeforeCommit, Clock, DailySettings, PublicUrl, ServerConfig, TestHooks, Timeouts};
pub use export::{ExportError, Listed, StoredGames};
pub use limits::Limits;
pub use nodes::NodeSettings;
pub use serve::{ServeError, Server, StartError, bind};
pub use store::StoreError;
pub use web::GreetError;
