//! The store in a PostgreSQL database, which several servers can share.
//!
//! Safety rests on the append (`write/statement`): a single statement compares the number of entries and the epoch of
//! the table's owner, and writes. If two servers write to one table at the same time, one of them gets a conflict. One
//! task (`writer`) makes all pending appends together, and replies after the commit. A lost connection results in
//! [`WriteError::Unknown`], and the pool reconnects automatically. [`PostgresReader`] reads the same database while
//! servers run; [`backup`] and [`restore`] copy it.

mod epochs;
mod error;
mod exchange;
mod following;
mod guests;
mod journals;
mod open;
mod ownership;
mod pads;
mod practice;
mod reader;
mod room;
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
use crate::recent::RecentCheck;
use crate::write::Write;
use crate::{CommitObserver, NodeId, Store, WriteError};
use epochs::Epochs;
use writer::Writer;

pub use exchange::{ExchangeError, backup, restore};
pub use open::{OpenError, migrate};
pub use reader::PostgresReader;
pub use schema::SchemaVersion;

/// Settings for opening a store.
#[derive(Clone)]
pub struct PostgresSettings {
    /// Address of the database, such as `postgres://canasta@db.example/canasta`. It can contain a password and a TLS
    /// mode: `?sslmode=verify-full`. By default TLS is used if the server supports it, without checking the
    /// certificate.
    pub address: String,
    /// Maximum open connections.
    pub connections: u32,
    /// Maximum time to connect, or to wait for a free connection. This is how long players wait for an error message
    /// when the database is down.
    pub connect_timeout: Duration,
    /// Time limit for a statement in the database; zero for none.
    pub statement_timeout: Duration,
    /// Duration of a node's lease.
    pub lease: Duration,
    /// Observes every statement that appends.
    pub observer: Arc<dyn CommitObserver>,
    /// Journal formats that this program can read.
    pub formats: Formats,
}

impl PostgresSettings {
    /// Default settings for the database at this address.
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

    /// Settings for a program that reads, copies or changes a whole database: statements have no time limit.
    pub fn for_maintenance(address: impl Into<String>) -> Self {
        Self { statement_timeout: Duration::ZERO, ..Self::new(address) }
    }
}

impl fmt::Debug for PostgresSettings {
    /// Omits the address, which can contain a password.
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
    this_node: Arc<ThisNode>,
    formats: Formats,
    room: Arc<RecentCheck>,
}

/// What other processes on the same database need to know about this process.
struct ThisNode {
    id: NodeId,
    epochs: Epochs,
    lease: Duration,
    /// Schema version that this process uses.
    schema: i64,
}

impl ThisNode {
    /// Lease duration in milliseconds.
    fn lease(&self) -> i64 {
        canasta::must_fit::<i64>(self.lease.as_millis())
    }
}

impl PostgresStore {
    /// Connects to the database, and creates its tables if it is empty. Needs a Tokio runtime.
    ///
    /// # Errors
    /// [`OpenError`], with a message for the operator. Nothing was changed.
    pub fn open(settings: &PostgresSettings) -> BoxFuture<'_, Result<Self, OpenError>> {
        Box::pin(async move {
            let open::Opened { pool, id } = open::open(settings).await?;
            let this_node = Arc::new(ThisNode {
                id,
                epochs: Epochs::default(),
                lease: settings.lease,
                schema: schema::SCHEMA_VERSION,
            });
            let writer = Writer::start(pool.clone(), Arc::clone(&this_node), Arc::clone(&settings.observer));
            Ok(Self { pool, writer, this_node, formats: settings.formats, room: Arc::default() })
        })
    }

    async fn write(&self, write: Write) -> Result<(), WriteError> {
        let write = match write {
            Write::Append { table, append } => return self.writer.append(table, append).await,
            other => other,
        };
        let pool = self.pool.clone();
        let this_node = Arc::clone(&self.this_node);
        let writing = async move { write::write(&pool, &this_node, write).await };
        self.run_to_completion(writing).await?
    }

    /// Runs in a task of its own, because a statement in progress must finish even if the caller goes away.
    async fn run_to_completion<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, WriteError> {
        tokio::spawn(task).await.map_err(|_| WriteError::Unknown)
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn ping(&self) -> Result<(), WriteError> {
        let writable =
            sqlx::query_scalar("SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'");
        let mut connection = error::acquired(self.pool.acquire().await)?;
        match writable.fetch_one(&mut *connection).await {
            Ok(true) => self.room.or_check(room::check(&mut connection)).await,
            Ok(false) => Err(WriteError::Unreachable),
            Err(error) => Err(error::write_error(&error)),
        }
    }

    async fn failure(&self) -> String {
        // A server waits for its database to come back, however long that takes.
        std::future::pending().await
    }

    async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
    }
}
