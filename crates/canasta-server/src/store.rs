//! Where a server keeps its games: in its data directory, or in a database across a network.

use std::sync::Arc;

use canasta_live::Node;
use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::sqlite::{SqliteSettings, SqliteStore};
use canasta_store::{NewNode, Store, postgres, sqlite};

use crate::commits::CommitListener;
use crate::config::ServerConfig;

/// Why the store cannot be opened. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The data directory cannot be used.
    #[error(transparent)]
    Directory(#[from] sqlite::OpenError),
    /// The database across a network cannot be used.
    #[error(transparent)]
    Database(#[from] postgres::OpenError),
    /// The settings are those of one of several servers, and name no database that these could share.
    #[error("several servers share a database, and no database is set")]
    NoDatabase,
}

/// An open store, and in a database this process as a node that has not joined yet.
pub(crate) struct OpenStore {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) shared: Option<Shared>,
}

/// A database that several servers may share.
pub(crate) struct Shared {
    pub(crate) node: Arc<Node>,
    pub(crate) database: Arc<PostgresStore>,
}

/// Opens what the settings name.
pub(crate) async fn open(config: &ServerConfig) -> Result<OpenStore, StoreError> {
    let observer = Arc::new(CommitListener::of(config));
    let Some(settings) = &config.database else {
        let (pragmas, formats) = (config.hooks.pragmas, config.hooks.formats);
        let settings = SqliteSettings { observer, pragmas, formats, ..SqliteSettings::new(&config.data) };
        return Ok(OpenStore { store: Arc::new(SqliteStore::open(&settings).await?), shared: None });
    };
    let settings = PostgresSettings { observer, formats: config.hooks.formats, ..settings.clone() };
    let database = Arc::new(PostgresStore::open(&settings).await?);
    let node = Node::new(Arc::<PostgresStore>::clone(&database));
    let store = Arc::<PostgresStore>::clone(&database);
    Ok(OpenStore { store, shared: Some(Shared { node, database }) })
}

/// What this server says of itself as a node.
pub(crate) fn entry(config: &ServerConfig, address: String, alone: bool) -> NewNode {
    let reads = config.hooks.formats.newest();
    NewNode { address, release: env!("CARGO_PKG_VERSION").to_owned(), reads, alone }
}
