//! The store in a PostgreSQL database, which several servers may share.
//!
//! Safety is in the append (`write/statement`): one statement compares the number of entries and the epoch of the table's owner, and
//! writes, so that of two servers that write to one table at the same time one is told of a conflict. Every reply comes after its commit. A lost connection is [`WriteError::Unknown`];
//! the pool connects again by itself.

mod epochs;
mod error;
mod guests;
mod journals;
mod open;
mod ownership;
mod row;
mod schema;
mod summaries;
mod tables;
mod write;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgPool;

use crate::write::Write;
use crate::{NodeId, Store, WriteError};
use epochs::Epochs;

pub use open::OpenError;

/// How a store is opened.
#[derive(Clone)]
pub struct PostgresSettings {
    /// Where the database is, such as `postgres://canasta@db.example/canasta`. It may have a password in it.
    pub address: String,
    /// Connections that are open at the same time, at most.
    pub connections: u32,
    /// How long a node counts as living after it has joined or renewed its lease.
    pub lease: Duration,
}

impl PostgresSettings {
    /// The usual settings, for the database of this address.
    pub fn new(address: impl Into<String>) -> Self {
        Self { address: address.into(), connections: 8, lease: Duration::from_secs(3) }
    }
}

/// An open store.
#[derive(Clone)]
pub struct PostgresStore {
    pool: PgPool,
    own: Arc<Own>,
}

/// What this process is to the others that share the database.
struct Own {
    id: NodeId,
    epochs: Epochs,
    lease: Duration,
    /// Whoever appends has it.
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl Own {
    /// The length of a lease in milliseconds.
    fn lease(&self) -> i64 {
        i64::try_from(self.lease.as_millis()).unwrap_or(i64::MAX)
    }
}

impl PostgresStore {
    /// Connects to the database, and makes its tables where there are none. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`OpenError`], a sentence for the operator; nothing was changed.
    pub async fn open(settings: &PostgresSettings) -> Result<Self, OpenError> {
        let open::Opened { pool, id } = open::open(settings).await?;
        let own = Own { id, epochs: Epochs::default(), lease: settings.lease, turn: Arc::default() };
        Ok(Self { pool, own: Arc::new(own) })
    }

    async fn write(&self, write: Write) -> Result<(), WriteError> {
        let (pool, own) = (self.pool.clone(), Arc::clone(&self.own));
        // Of two appends to one table the first to be asked for is the first to be written.
        let turn = match write {
            Write::Append { .. } => Some(Arc::clone(&own.turn).lock_owned().await),
            _ => None,
        };
        let writing = async move {
            let written = write::write(&pool, &own, write).await;
            drop(turn);
            written
        };
        self.to_its_end(writing).await?
    }

    /// In a task of its own: whoever asked may go away, and what was begun on a connection must come to its end there.
    async fn to_its_end<T: Send + 'static>(
        &self,
        what: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, WriteError> {
        tokio::spawn(what).await.map_err(|_| WriteError::Unknown)
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn ping(&self) -> Result<(), WriteError> {
        let writable =
            sqlx::query_scalar("SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'");
        match writable.fetch_one(&self.pool).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(WriteError::Unknown),
            Err(why) => Err(error::write_error(&why)),
        }
    }

    async fn failure(&self) -> String {
        // A database across a network is waited for; it never ends the server.
        std::future::pending().await
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}
