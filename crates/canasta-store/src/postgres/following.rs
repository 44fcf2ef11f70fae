//! Reads other nodes' tables without acquiring them, and sends notifications between nodes.
//!
//! A `NOTIFY` is sent in a statement of its own, after the appends and for all tables together. As part of an append's
//! statement, it would make appends less than half as fast, because PostgreSQL commits transactions that contain a
//! `NOTIFY` one at a time.

use std::time::Duration;

use async_trait::async_trait;
use canasta_table::journal::Chain;
use sqlx::postgres::{PgListener, PgPoolOptions, PgRow};
use tokio::time::sleep;

use super::PostgresStore;
use super::error::read_error;
use super::journals::{person, read_chain};
use super::row::{node, value};
use crate::{Following, GuestId, JournalTail, NotificationChannel, Owner, ReadError, TableLocation, TablePerson};

/// Channel of table notifications.
const NOTIFY_CHANNEL: &str = "canasta_news";
/// PostgreSQL limits payloads to less than 8,000 bytes.
const MAX_PAYLOAD_BYTES: usize = 7_900;
/// Pause before a disconnected listener reconnects.
const RECONNECT_INTERVAL: Duration = Duration::from_secs(1);

const LOCATIONS: &str = "
    SELECT tables.id, n, epoch, live.id, live.address
    FROM tables LEFT JOIN (SELECT id, address FROM nodes WHERE lease_until > clock_timestamp()) AS live
        ON live.id = tables.owner
    WHERE tables.id = ANY($1)";

fn location(row: &PgRow) -> Result<TableLocation, ReadError> {
    let number = |column| u64::try_from(value::<i64>(row, column)?).map_err(|_| ReadError::Number);
    let owner = match value::<Option<&[u8]>>(row, 3)? {
        Some(id) => Some(Owner { id: node(id)?, address: value(row, 4)?, epoch: number(2)? }),
        None => None,
    };
    Ok(TableLocation { table: value(row, 0)?, n: number(1)?, owner })
}

#[async_trait]
impl Following for PostgresStore {
    async fn locations(&self, tables: &[String]) -> Result<Vec<TableLocation>, ReadError> {
        let rows = sqlx::query(LOCATIONS).bind(tables).fetch_all(&self.pool).await.map_err(read_error)?;
        rows.iter().map(location).collect()
    }

    async fn entries_after(&self, table: &str, chain: &Chain) -> Result<JournalTail, ReadError> {
        let after = i64::try_from(chain.len()).map_err(|_| ReadError::Number)?;
        let sql = "SELECT n, entry, hash, at FROM journal WHERE table_id = $1 AND n > $2 ORDER BY n";
        let rows = sqlx::query(sql).bind(table).bind(after).fetch_all(&self.pool).await.map_err(read_error)?;
        let (chain, entries) = read_chain(chain.clone(), &rows, self.formats)?;
        let last_at = rows.last().map(|row| value(row, 3)).transpose()?;
        Ok(JournalTail { entries, chain, last_at })
    }

    async fn people(&self, table: &str) -> Result<Vec<TablePerson>, ReadError> {
        let sql = sqlx::query("SELECT player, guest, name FROM people WHERE table_id = $1 ORDER BY player");
        let people = sql.bind(table).fetch_all(&self.pool).await.map_err(read_error)?;
        people.iter().map(person).collect()
    }

    async fn is_person(&self, table: &str, guest: GuestId) -> Result<bool, ReadError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM people WHERE table_id = $1 AND guest = $2)";
        sqlx::query_scalar(sql).bind(table).bind(&guest.0[..]).fetch_one(&self.pool).await.map_err(read_error)
    }
}

#[async_trait]
impl NotificationChannel for PostgresStore {
    fn max_bytes(&self) -> usize {
        MAX_PAYLOAD_BYTES
    }

    async fn send(&self, text: String) {
        let sql = sqlx::query("SELECT pg_notify($1, $2)").bind(NOTIFY_CHANNEL).bind(text);
        if let Err(error) = sql.execute(&self.pool).await {
            tracing::debug!("failed to send notifications to other servers: {error}");
        }
    }

    async fn listen(&self, receive: &(dyn for<'t> Fn(&'t str) + Send + Sync)) {
        // Listen on a separate connection, to leave the pool's connections to writers.
        let options = self.pool.connect_options().as_ref().clone();
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = pool.connect_lazy_with(options);
        let mut is_disconnected = false;
        loop {
            let listening = async {
                let mut listener = PgListener::connect_with(&pool).await?;
                listener.listen(NOTIFY_CHANNEL).await?;
                if is_disconnected {
                    tracing::info!("notifications from other servers restored");
                    is_disconnected = false;
                }
                while let Some(notification) = listener.try_recv().await? {
                    receive(notification.payload());
                }
                Ok::<(), sqlx::Error>(())
            };
            let error =
                listening.await.err().map_or_else(|| "the connection ended".to_owned(), |error| error.to_string());
            if !is_disconnected {
                tracing::warn!(%error, "lost notifications from other servers; checking tables every second instead");
            }
            is_disconnected = true;
            sleep(RECONNECT_INTERVAL).await;
        }
    }
}
