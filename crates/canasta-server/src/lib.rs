//! The server: pages, sockets, journal. Drives tables and bots.
//!
//! A [`Server`] is opened on a data directory. `store` keeps the journals in SQLite and acknowledges nothing before it
//! is durable; `live` runs one task a table, which judges wishes, writes entries, plays the bots at a human pace and
//! publishes what each seat may see; `think` has the threads on which bots decide; `web` is the router; `serve` the accept loop. Only [`canasta_table::scene::Scene`]s
//! leave a live table: no handler ever holds a hidden card of a game that goes on. `sessions` knows whose session
//! it is; `shelf` keeps games that are over, and records that are brought, to be looked at again.

mod bots;
mod bus;
mod chance;
mod commits;
mod config;
mod export;
mod inject;
mod limits;
mod live;
mod logging;
mod metrics;
mod patience;
mod serve;
mod sessions;
mod shelf;
mod think;
mod tls;
mod web;

pub use bots::{Bots, NotOffered};
pub use config::{BeforeCommit, Begun, Deal, Decks, Draw, PublicUrl, ServerConfig, seeded_decks, seeded_draws};
pub use export::{ExportError, Listed, StoredGames};
pub use inject::FaultInjector;
pub use limits::Limits;
pub use logging::{LogForm, LogLevel, log_crashes, logger};
pub use metrics::Metrics;
pub use canasta_store::sqlite::{
    BackupError, Contents, Copied, NotPrivate, OpenError, backup, private_file, restore,
};
pub use serve::{ServeError, Server, StartError, bind};
pub use think::Adviser;
pub use tls::{Tls, TlsError};
