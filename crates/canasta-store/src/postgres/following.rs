//! Tables of other nodes, looked at without being taken, and news between nodes: `NOTIFY`, in a statement of its own.
//!
//! A `NOTIFY` in the statement of an append would make it more than twice as slow, because PostgreSQL lets only one transaction
//! at a time commit that has one. So it is sent afterwards, for all tables together.

use std::time::Duration;

use async_trait::async_trait;
use canasta_table::journal::Chain;
use sqlx::postgres::{PgListener, PgPoolOptions, PgRow};
use tokio::time::sleep;

use super::PostgresStore;
use super::error::read_error;
use super::journals::{follow, person};
use super::row::{node, value};
use crate::{Following, GuestId, MoreEntries, NewsWire, Owner, ReadError, TablePerson, TablePlace};

/// The channel on which nodes tell each other of tables.
const CHANNEL: &str = "canasta_news";
/// PostgreSQL takes payloads of less than 8,000 bytes.
const PAYLOAD: usize = 7_900;
/// The pause after a connection that listens was lost.
const AGAIN: Duration = Duration::from_secs(1);

const PLACES: &str = "
    SELECT tables.id, n, epoch, live.id, live.address
    FROM tables LEFT JOIN (SELECT id, address FROM nodes WHERE lease_until > clock_timestamp()) AS live
        ON live.id = tables.owner
    WHERE tables.id = ANY($1)";

fn place(row: &PgRow) -> Result<TablePlace, ReadError> {
    let number = |column| u64::try_from(value::<i64>(row, column)?).map_err(|_| ReadError::Number);
    let owner = match value::<Option<&[u8]>>(row, 3)? {
        Some(id) => Some(Owner { id: node(id)?, address: value(row, 4)?, epoch: number(2)? }),
        None => None,
    };
    Ok(TablePlace { table: value(row, 0)?, n: number(1)?, owner })
}

#[async_trait]
impl Following for PostgresStore {
    async fn places(&self, tables: &[String]) -> Result<Vec<TablePlace>, ReadError> {
        let rows = sqlx::query(PLACES).bind(tables).fetch_all(&self.pool).await.map_err(read_error)?;
        rows.iter().map(place).collect()
    }

    async fn entries_after(&self, table: &str, chain: &Chain) -> Result<MoreEntries, ReadError> {
        let after = i64::try_from(chain.len()).map_err(|_| ReadError::Number)?;
        let sql = "SELECT n, entry, hash, at FROM journal WHERE table_id = $1 AND n > $2 ORDER BY n";
        let rows = sqlx::query(sql).bind(table).bind(after).fetch_all(&self.pool).await.map_err(read_error)?;
        let (chain, entries) = follow(chain.clone(), &rows, self.formats)?;
        let last_at = rows.last().map(|row| value(row, 3)).transpose()?;
        Ok(MoreEntries { entries, chain, last_at })
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
impl NewsWire for PostgresStore {
    fn longest(&self) -> usize {
        PAYLOAD
    }

    async fn send(&self, text: String) {
        let sql = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(text);
        if let Err(why) = sql.execute(&self.pool).await {
            tracing::debug!("news for other servers was lost: {why}");
        }
    }

    async fn listen(&self, hear: &(dyn for<'t> Fn(&'t str) + Send + Sync)) {
        // A connection of its own, so that none is missing where tables are written.
        let options = self.pool.connect_options().as_ref().clone();
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = pool.connect_lazy_with(options);
        let mut lost = false;
        loop {
            let heard = async {
                let mut listener = PgListener::connect_with(&pool).await?;
                listener.listen(CHANNEL).await?;
                if lost {
                    tracing::info!("news of other servers is heard again");
                    lost = false;
                }
                while let Some(news) = listener.try_recv().await? {
                    hear(news.payload());
                }
                Ok::<(), sqlx::Error>(())
            };
            let why = heard.await.err().map_or_else(|| "the connection ended".to_owned(), |why| why.to_string());
            if !lost {
                tracing::warn!(%why, "news of other servers is not heard; tables are looked at every second until it is");
            }
            lost = true;
            sleep(AGAIN).await;
        }
    }
}
