//! Which node owns which table. Stores a row with a lease for each node, and an epoch for each table. Leases follow the
//! database's clock.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{Acquire as _, PgExecutor};

use super::PostgresStore;
use super::error::{read_error, write_error};
use super::row::{node, value};
use crate::{JoinOutcome, LiveNode, NewNode, NodeId, Owner, Ownership, ReadError, WriteError};

/// Acquires tables that no other live node owns. If another statement is changing a row, waits for it and checks the
/// row again. Locks rows in the order of their ids, so that two nodes can't deadlock.
const ACQUIRE: &str = "
    UPDATE tables SET owner = $2, epoch = epoch + 1
    FROM (SELECT id FROM unnest($1::text[]) AS asked (id) ORDER BY id) AS asked
    WHERE tables.id = asked.id AND (owner IS NULL OR owner = $2 OR NOT EXISTS
        (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND lease_until > clock_timestamp()))
    RETURNING tables.id, tables.epoch";

const JOIN: &str = "
    INSERT INTO nodes (id, address, release, reads, alone, schema, lease_until)
    VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp() + $7::bigint * interval '1 millisecond')
    ON CONFLICT (id) DO UPDATE SET address = excluded.address, release = excluded.release, reads = excluded.reads,
        alone = excluded.alone, schema = excluded.schema, lease_until = excluded.lease_until";

/// Deletes nodes with expired leases that would prevent this one from joining: those with its address, or all if one of
/// the two needs the database to itself.
const DELETE_EXPIRED_OBSTACLES: &str = "
    DELETE FROM nodes
    WHERE id <> $1 AND (address = $2 OR alone OR $3) AND lease_until <= clock_timestamp()";

const LIVE_NODES: &str = "
    SELECT id, address, release, reads, alone, ceil(extract(epoch FROM lease_until - clock_timestamp()) * 1000)::bigint
    FROM nodes WHERE lease_until > clock_timestamp() ORDER BY address, id";

/// Ends the lease of a node that has less than this time left.
const END_LEASE: &str = "
    UPDATE nodes SET lease_until = clock_timestamp()
    WHERE address = $1 AND lease_until > clock_timestamp()
        AND lease_until < clock_timestamp() + $2::bigint * interval '1 millisecond'";

/// Renews the lease of a node that can read the current format. Locks the format's row so that the format can't be
/// raised in between, because raising it must take this node into account.
const RENEW_LEASE: &str = "
    WITH now AS (SELECT format FROM canasta FOR SHARE)
    UPDATE nodes SET lease_until = clock_timestamp() + $2::bigint * interval '1 millisecond'
    FROM now WHERE nodes.id = $1 AND reads >= now.format RETURNING now.format";

/// The format, and the newest that all live nodes can read; 0 if this node's lease has expired.
const CURRENT_AND_COMMON_FORMAT: &str = "
    SELECT format, usable_from, (SELECT CASE WHEN bool_or(id = $1) THEN min(reads) ELSE 0 END
        FROM nodes WHERE lease_until > clock_timestamp())
    FROM canasta";

/// First schema version whose programs check the format. The format isn't raised while older programs can use the
/// tables.
const FIRST_VERSION_WITH_FORMAT: i64 = 2;

/// Deletes the rows of nodes whose leases expired more than a day ago. Such nodes ended without leaving, and their rows
/// are of interest only to the operator.
const DELETE_OLD_NODES: &str = "DELETE FROM nodes WHERE lease_until < clock_timestamp() - interval '1 day'";

/// Advisory lock held while a node joins: `CANASTA` in ASCII, plus one to differ from the lock on the schema.
const JOIN_LOCK: i64 = 0x43_41_4E_41_53_54_42;

/// Acquires tables for this node. Returns the tables that it now owns, with their epochs.
pub(super) async fn acquire(
    sql: impl PgExecutor<'_>,
    tables: &[&str],
    node: NodeId,
) -> Result<Vec<(String, i64)>, sqlx::Error> {
    sqlx::query_as(ACQUIRE).bind(tables).bind(&node.0[..]).fetch_all(sql).await
}

impl PostgresStore {
    async fn join_node(&self, node: &NewNode) -> Result<JoinOutcome, sqlx::Error> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(JOIN_LOCK).execute(&mut *transaction).await?;
        let format = sqlx::query_scalar("SELECT format FROM canasta").fetch_one(&mut *transaction).await.map(number)?;
        if node.reads < format {
            transaction.rollback().await?;
            return Ok(JoinOutcome::Outdated { format });
        }
        let live = sqlx::query(LIVE_NODES).fetch_all(&mut *transaction).await?;
        let live = live.iter().map(live_node).collect::<Result<Vec<_>, _>>();
        let mut live = live.map_err(|error| sqlx::Error::Decode(error.into()))?;
        live.retain(|other| other.id != self.this_node.id);
        let prevents_joining = |other: &LiveNode| other.node.alone || node.alone || other.node.address == node.address;
        if let Some(other) = live.into_iter().find(prevents_joining) {
            transaction.rollback().await?;
            return Ok(JoinOutcome::Occupied(other));
        }
        let delete_obstacles =
            sqlx::query(DELETE_EXPIRED_OBSTACLES).bind(&self.this_node.id.0[..]).bind(&node.address).bind(node.alone);
        delete_obstacles.execute(&mut *transaction).await?;
        sqlx::query(DELETE_OLD_NODES).execute(&mut *transaction).await?;
        sqlx::query(JOIN)
            .bind(&self.this_node.id.0[..])
            .bind(&node.address)
            .bind(&node.release)
            .bind(i64::from(node.reads))
            .bind(node.alone)
            .bind(self.this_node.schema)
            .bind(self.this_node.lease())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(JoinOutcome::Yes { format })
    }

    async fn raise_to_common_format(&self) -> Result<u32, sqlx::Error> {
        let own = &self.this_node.id.0[..];
        // Usually there is nothing to raise. Find out without blocking anyone.
        let (format, _, common): (i64, i64, i64) =
            sqlx::query_as(CURRENT_AND_COMMON_FORMAT).bind(own).fetch_one(&self.pool).await?;
        if common <= format {
            return Ok(number(format));
        }
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        // From here on, no node can join or renew. Earlier ones are done, and visible to the next query.
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(JOIN_LOCK).execute(&mut *transaction).await?;
        sqlx::query("SELECT 1 FROM canasta FOR UPDATE").execute(&mut *transaction).await?;
        let (format, usable_from, common): (i64, i64, i64) =
            sqlx::query_as(CURRENT_AND_COMMON_FORMAT).bind(own).fetch_one(&mut *transaction).await?;
        // Programs that don't check the format could join anyway.
        if common <= format || usable_from < FIRST_VERSION_WITH_FORMAT {
            transaction.rollback().await?;
            return Ok(number(format));
        }
        sqlx::query("UPDATE canasta SET format = $1").bind(common).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(number(common))
    }
}

/// Converts the number of a format. No node can read one that is out of range.
fn number(format: i64) -> u32 {
    u32::try_from(format).unwrap_or(u32::MAX)
}

fn live_node(row: &PgRow) -> Result<LiveNode, ReadError> {
    let reads = u32::try_from(value::<i64>(row, 3)?).map_err(|_| ReadError::Number)?;
    let node_of = NewNode { address: value(row, 1)?, release: value(row, 2)?, reads, alone: value(row, 4)? };
    let left = Duration::from_millis(u64::try_from(value::<i64>(row, 5)?).unwrap_or_default());
    Ok(LiveNode { id: node(value(row, 0)?)?, node: node_of, left })
}

/// Logs a failed write, and converts its error.
fn log_failure(error: &sqlx::Error) -> WriteError {
    tracing::warn!(%error, "failed to update the ownership of tables");
    write_error(error)
}

#[async_trait]
impl Ownership for PostgresStore {
    fn id(&self) -> NodeId {
        self.this_node.id
    }

    async fn join(&self, node: NewNode) -> Result<JoinOutcome, WriteError> {
        let store = self.clone();
        self.run_to_completion(async move { store.join_node(&node).await }).await?.map_err(|error| log_failure(&error))
    }

    async fn renew(&self) -> Result<u32, WriteError> {
        let sql = sqlx::query_scalar(RENEW_LEASE).bind(&self.this_node.id.0[..]).bind(self.this_node.lease());
        let format = sql.fetch_optional(&self.pool).await.map_err(|error| log_failure(&error))?;
        format.map(number).ok_or(WriteError::Conflict)
    }

    async fn raise_format(&self) -> Result<u32, WriteError> {
        let store = self.clone();
        self.run_to_completion(async move { store.raise_to_common_format().await })
            .await?
            .map_err(|error| log_failure(&error))
    }

    async fn presume_ended(&self, address: &str) -> Result<bool, WriteError> {
        let sql = sqlx::query(END_LEASE).bind(address).bind(self.this_node.lease() / 2);
        let done = sql.execute(&self.pool).await.map_err(|error| log_failure(&error))?;
        Ok(done.rows_affected() > 0)
    }

    async fn leave(&self) -> Result<(), WriteError> {
        // Its tables then name an owner that is no longer a node, so any node can acquire them.
        let sql = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(&self.this_node.id.0[..]);
        sql.execute(&self.pool).await.map(|_| ()).map_err(|error| log_failure(&error))
    }

    async fn nodes(&self) -> Result<Vec<LiveNode>, ReadError> {
        let rows = sqlx::query(LIVE_NODES).fetch_all(&self.pool).await.map_err(read_error)?;
        rows.iter().map(live_node).collect()
    }

    async fn acquire(&self, table: &str) -> Result<u64, WriteError> {
        let acquired = acquire(&self.pool, &[table], self.this_node.id).await.map_err(|error| log_failure(&error))?;
        let Some((_, epoch)) = acquired.into_iter().next() else { return Err(WriteError::Conflict) };
        self.this_node.epochs.set_acquired(table, epoch);
        u64::try_from(epoch).map_err(|_| WriteError::Conflict)
    }

    async fn release(&self, table: &str) -> Result<(), WriteError> {
        // This comes first, so that a later append acquires the table again.
        self.this_node.epochs.set_released(table);
        let sql = sqlx::query("UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2");
        let sql = sql.bind(table).bind(&self.this_node.id.0[..]);
        sql.execute(&self.pool).await.map(|_| ()).map_err(|error| log_failure(&error))
    }

    async fn owner_of(&self, table: &str) -> Result<Option<Owner>, ReadError> {
        let sql = "SELECT nodes.id, nodes.address, tables.epoch FROM tables JOIN nodes ON nodes.id = tables.owner
                   WHERE tables.id = $1 AND lease_until > clock_timestamp()";
        let found = sqlx::query(sql).bind(table).fetch_optional(&self.pool).await.map_err(read_error)?;
        let owner = |row: PgRow| {
            let epoch = u64::try_from(value::<i64>(&row, 2)?).map_err(|_| ReadError::Number)?;
            Ok(Owner { id: node(value(&row, 0)?)?, address: value(&row, 1)?, epoch })
        };
        found.map(owner).transpose()
    }
}
