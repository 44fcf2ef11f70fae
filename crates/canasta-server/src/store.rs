//! Where a server keeps its games: in its data directory, or in a database across a network, where it is the one node.

use std::sync::Arc;
use std::time::Duration;

use canasta_journal::VERSION;
use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::sqlite::{SqliteSettings, SqliteStore};
use canasta_store::{LiveNode, NewNode, Ownership as _, Store, WriteError, postgres, sqlite};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::commits::CommitListener;
use crate::config::ServerConfig;

/// How much longer than its lease an older server is waited for: it may have been killed a moment ago.
const GRACE: Duration = Duration::from_millis(100);

/// Why the store cannot be opened. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The data directory cannot be used.
    #[error(transparent)]
    Directory(#[from] sqlite::OpenError),
    /// The database across a network cannot be used.
    #[error(transparent)]
    Database(#[from] postgres::OpenError),
    /// Another server uses the database.
    #[error(
        "another server already uses this database, at {0}; stop that one first, because in this release one at a time can use it"
    )]
    Occupied(String),
    /// The database does not take the server in.
    #[error("the database does not take this server in: {0}")]
    NotJoined(WriteError),
}

/// Opens what the settings name; in a database the server is a node from now on.
pub(crate) async fn open(config: &ServerConfig) -> Result<(Arc<dyn Store>, Option<OnlyNode>), StoreError> {
    let observer = Arc::new(CommitListener::of(config));
    let Some(settings) = &config.database else {
        let settings = SqliteSettings { observer, pragmas: config.hooks.pragmas, ..SqliteSettings::new(&config.data) };
        return Ok((Arc::new(SqliteStore::open(&settings).await?), None));
    };
    let settings = PostgresSettings { observer, ..settings.clone() };
    let store = Arc::new(PostgresStore::open(&settings).await?);
    let node =
        NewNode { address: config.node_address.clone(), release: env!("CARGO_PKG_VERSION").to_owned(), reads: VERSION };
    let node = OnlyNode::join(Arc::clone(&store), node, settings.lease).await?;
    Ok((store, Some(node)))
}

/// The one server on a database. It renews its lease, so that a second one that is started is refused.
pub(crate) struct OnlyNode {
    store: Arc<PostgresStore>,
    renewing: JoinHandle<()>,
    /// The server that has taken the database over, once there is one.
    successor: watch::Receiver<Option<String>>,
}

impl OnlyNode {
    /// Joins, as soon as the lease of a server has run out that was killed.
    async fn join(store: Arc<PostgresStore>, node: NewNode, lease: Duration) -> Result<Self, StoreError> {
        let mut joined = join(&store, &node).await?;
        if let Some(other) = &joined {
            tracing::info!(address = other.node.address, left = ?other.left, "waiting for the lease of another server");
            sleep(other.left + GRACE).await;
            joined = join(&store, &node).await?;
        }
        if let Some(other) = joined {
            return Err(StoreError::Occupied(other.node.address));
        }
        let (tell, successor) = watch::channel(None);
        let renewing = tokio::spawn(renew(Arc::clone(&store), node, lease, tell));
        Ok(Self { store, renewing, successor })
    }

    /// Waits until another server has taken the database over, and says where it is.
    pub(crate) async fn successor(&self) -> String {
        let mut successor = self.successor.clone();
        let found = successor.wait_for(Option::is_some).await.ok().and_then(|found| found.clone());
        match found {
            Some(address) => address,
            None => std::future::pending().await,
        }
    }

    /// Leaves the database to the next server at once.
    pub(crate) async fn leave(self) {
        self.renewing.abort();
        // If it cannot be reached, then when the lease has run out.
        let _ = self.store.leave().await;
    }
}

async fn join(store: &PostgresStore, node: &NewNode) -> Result<Option<LiveNode>, StoreError> {
    store.join_alone(node.clone()).await.map_err(StoreError::NotJoined)
}

/// Renews the lease, three times in its length, until another server has come in its place. A database that is away is waited for.
async fn renew(store: Arc<PostgresStore>, node: NewNode, lease: Duration, tell: watch::Sender<Option<String>>) {
    loop {
        sleep(lease / 3).await;
        if store.renew().await != Err(WriteError::Conflict) {
            continue;
        }
        // It was away for longer than its lease, and another server was there meanwhile.
        if let Ok(Some(other)) = store.join_alone(node.clone()).await {
            tell.send_replace(Some(other.node.address));
            return;
        }
    }
}
