//! Opens the store: a data directory, or a PostgreSQL database.

use std::sync::Arc;

use canasta_live::Node;
use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::sqlite::{SqliteSettings, SqliteStore};
use canasta_store::{NewNode, Store, postgres, sqlite};

use crate::commits::CommitListener;
use crate::config::ServerConfig;

/// Why the store can't be opened. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The data directory can't be used.
    #[error(transparent)]
    Directory(#[from] sqlite::OpenError),
    /// The PostgreSQL database can't be used.
    #[error(transparent)]
    Database(#[from] postgres::OpenError),
    /// A cluster needs a shared database, but none is set.
    #[error("several servers need a shared database, but none is set")]
    NoDatabase,
}

/// An open store. For a PostgreSQL database, also the node for this process, which hasn't joined yet.
pub(crate) struct OpenStore {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) shared: Option<Shared>,
}

/// A database that several servers can share.
pub(crate) struct Shared {
    pub(crate) node: Arc<Node>,
    pub(crate) database: Arc<PostgresStore>,
}

pub(crate) async fn open(config: &ServerConfig) -> Result<OpenStore, StoreError> {
    let observer = Arc::new(CommitListener::new(config));
    let Some(settings) = &config.database else {
        let settings = SqliteSettings {
            observer,
            pragmas: config.hooks.pragmas,
            formats: config.hooks.formats,
            ..SqliteSettings::new(&config.data)
        };
        return Ok(OpenStore { store: Arc::new(SqliteStore::open(&settings).await?), shared: None });
    };
    let settings = PostgresSettings { observer, formats: config.hooks.formats, ..settings.clone() };
    let database = Arc::new(PostgresStore::open(&settings).await?);
    let node = Node::new(Arc::<PostgresStore>::clone(&database));
    let store = Arc::<PostgresStore>::clone(&database);
    Ok(OpenStore { store, shared: Some(Shared { node, database }) })
}

/// This server's entry in the list of nodes.
pub(crate) fn entry(config: &ServerConfig, address: String, alone: bool) -> NewNode {
    let reads = config.hooks.formats.newest();
    NewNode { address, release: env!("CARGO_PKG_VERSION").to_owned(), reads, alone }
}
