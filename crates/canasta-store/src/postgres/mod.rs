//! The store in a PostgreSQL database, which several servers may share.
//!
//! Safety is in the append (`write/statement`): one statement compares the number of entries and the epoch of the table's owner, and
//! writes, so that of two servers that write to one table at the same time one is told of a conflict. One task appends (`writer`), to
//! all tables that wait at once. Every reply comes after its commit. A lost connection is [`WriteError::Unknown`];
//! the pool connects again by itself. [`PostgresReader`] reads the same database beside running servers; [`backup`] and [`restore`] copy it.

mod epochs;
mod error;
mod exchange;
mod following;
mod guests;
mod journals;
mod open;
mod ownership;
mod practice;
mod reader;
mod row;
mod schema;
mod summaries;
mod tables;
mod write;
mod writer;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use canasta_table::journal::Formats;
use futures_util::future::BoxFuture;
use sqlx::PgPool;

use crate::observer::NoObserver;
use crate::write::Write;
use crate::{CommitObserver, NodeId, Store, WriteError};
use epochs::Epochs;
use writer::Writer;

pub use exchange::{ExchangeError, backup, restore};
pub use open::{OpenError, migrate};
pub use reader::PostgresReader;
pub use schema::SchemaVersion;

/// How a store is opened.
#[derive(Clone)]
pub struct PostgresSettings {
    /// Where the database is, such as `postgres://canasta@db.example/canasta`. It may have a password in it, and says how TLS is used
    /// (`?sslmode=verify-full`; without that, it is used where the server has it, and no certificate is looked at).
    pub address: String,
    /// Connections that are open at the same time, at most.
    pub connections: u32,
    /// How long a connection may take, or whoever needs one waits for one that is free. So long players wait until they hear that the
    /// database is away.
    pub connect_timeout: Duration,
    /// How long a statement may take until the database gives it up; zero for no limit.
    pub statement_timeout: Duration,
    /// How long a node counts as living after it has joined or renewed its lease.
    pub lease: Duration,
    /// Is told of every statement that appends.
    pub observer: Arc<dyn CommitObserver>,
    /// The formats in which journals are read.
    pub formats: Formats,
}

impl PostgresSettings {
    /// The usual settings, for the database of this address.
    pub fn new(address: impl Into<String>) -> Self {
        Self {
            address: address.into(),
            connections: 8,
            connect_timeout: Duration::from_secs(3),
            statement_timeout: Duration::from_secs(10),
            lease: Duration::from_secs(3),
            observer: Arc::new(NoObserver),
            formats: Formats::RELEASED,
        }
    }

    /// For a program that reads, copies or changes a whole database: statements take as long as they take.
    pub fn for_chores(address: impl Into<String>) -> Self {
        Self { statement_timeout: Duration::ZERO, ..Self::new(address) }
    }
}

impl fmt::Debug for PostgresSettings {
    /// Without the address, which may have a password in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { address: _, observer: _, connections, connect_timeout, statement_timeout, lease, formats } = self;
        f.debug_struct("PostgresSettings")
            .field("connections", connections)
            .field("connect_timeout", connect_timeout)
            .field("statement_timeout", statement_timeout)
            .field("lease", lease)
            .field("formats", formats)
            .finish_non_exhaustive()
    }
}

/// An open store.
#[derive(Clone)]
pub struct PostgresStore {
    pool: PgPool,
    writer: Writer,
    own: Arc<Own>,
    formats: Formats,
}

/// What this process is to the others that share the database.
struct Own {
    id: NodeId,
    epochs: Epochs,
    lease: Duration,
    /// The version of the tables that it works with.
    schema: i64,
}

impl Own {
    /// The length of a lease in milliseconds.
    fn lease(&self) -> i64 {
        canasta::must_fit::<i64>(self.lease.as_millis())
    }
}

impl PostgresStore {
    /// Connects to the database, and makes its tables where there are none. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`OpenError`], a sentence for the operator; nothing was changed.
    pub fn open(settings: &PostgresSettings) -> BoxFuture<'_, Result<Self, OpenError>> {
        Box::pin(async move {
            let open::Opened { pool, id } = open::open(settings).await?;
            let own = Arc::new(Own { id, epochs: Epochs::default(), lease: settings.lease, schema: schema::SCHEMA });
            let writer = Writer::start(pool.clone(), Arc::clone(&own), Arc::clone(&settings.observer));
            Ok(Self { pool, writer, own, formats: settings.formats })
        })
    }

    async fn write(&self, write: Write) -> Result<(), WriteError> {
        let write = match write {
            Write::Append { table, append } => return self.writer.append(table, append).await,
            other => other,
        };
        let (pool, own) = (self.pool.clone(), Arc::clone(&self.own));
        let writing = async move { write::write(&pool, &own, write).await };
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
        let mut connection = error::reached(self.pool.acquire().await)?;
        match writable.fetch_one(&mut *connection).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(WriteError::Unreachable),
            Err(why) => Err(error::write_error(&why)),
        }
    }

    async fn failure(&self) -> String {
        // A database across a network is waited for; it never ends the server.
        std::future::pending().await
    }

    async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
    }
}
