//! The store in a PostgreSQL database, which several servers may share.
//!
//! Safety is in the append: one statement compares the number of entries and writes, so that of two servers that write to one table
//! at the same time one is told of a conflict. Every reply comes after its commit. A lost connection is [`WriteError::Unknown`];
//! the pool connects again by itself.

mod error;
mod guests;
mod journals;
mod open;
mod row;
mod schema;
mod summaries;
mod tables;
mod write;

use async_trait::async_trait;
use sqlx::PgPool;

use crate::write::Write;
use crate::{Store, WriteError};

pub use open::OpenError;

/// How a store is opened.
#[derive(Clone)]
pub struct PostgresSettings {
    /// Where the database is, such as `postgres://canasta@db.example/canasta`. It may have a password in it.
    pub address: String,
    /// Connections that are open at the same time, at most.
    pub connections: u32,
}

impl PostgresSettings {
    /// The usual settings, for the database of this address.
    pub fn new(address: impl Into<String>) -> Self {
        Self { address: address.into(), connections: 8 }
    }
}

/// An open store.
pub struct PostgresStore {
    pool: PgPool,
}

impl PostgresStore {
    /// Connects to the database, and makes its tables where there are none. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`OpenError`], a sentence for the operator; nothing was changed.
    pub async fn open(settings: &PostgresSettings) -> Result<Self, OpenError> {
        Ok(Self { pool: open::open(settings).await? })
    }

    /// Writes in a task of its own: whoever asked may go away, and what was begun on a connection must come to its end there.
    async fn write(&self, write: Write) -> Result<(), WriteError> {
        let pool = self.pool.clone();
        let task = tokio::spawn(async move { write::write(&pool, &write).await });
        task.await.unwrap_or(Err(WriteError::Unknown))
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
