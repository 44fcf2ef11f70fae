//! Which node has which table: leases on the database's clock, one row a node, and the epochs of the tables.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::{Acquire as _, PgExecutor};

use super::PostgresStore;
use super::error::{read_error, write_error};
use super::row::{node, value};
use crate::{Joined, LiveNode, NewNode, NodeId, Owner, Ownership, ReadError, WriteError};

/// Takes tables that no other living node has. A row that another statement changes at this moment is waited for, and judged
/// anew. In the order of their ids, so that of two nodes neither waits for the other.
const TAKE: &str = "
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

/// Forgets the nodes without a lease that stand in the way of this one: those of its address, and where one of the two is to be
/// alone, any.
const REPLACE: &str = "
    DELETE FROM nodes
    WHERE id <> $1 AND (address = $2 OR alone OR $3) AND lease_until <= clock_timestamp()";

const LIVE: &str = "
    SELECT id, address, release, reads, alone, ceil(extract(epoch FROM lease_until - clock_timestamp()) * 1000)::bigint
    FROM nodes WHERE lease_until > clock_timestamp() ORDER BY address, id";

/// Ends the lease of a node that has little left of it.
const END: &str = "
    UPDATE nodes SET lease_until = clock_timestamp()
    WHERE address = $1 AND lease_until > clock_timestamp()
        AND lease_until < clock_timestamp() + $2::bigint * interval '1 millisecond'";

/// Renews the lease of a node that reads what may be written. The row is locked, so that the format is not raised between the two:
/// whoever raises it counts this node.
const RENEW: &str = "
    WITH now AS (SELECT format FROM canasta FOR SHARE)
    UPDATE nodes SET lease_until = clock_timestamp() + $2::bigint * interval '1 millisecond'
    FROM now WHERE nodes.id = $1 AND reads >= now.format RETURNING now.format";

/// The format, and the newest that all living nodes read; 0 if this one does not live.
const FORMATS: &str = "
    SELECT format, usable_from, (SELECT CASE WHEN bool_or(id = $1) THEN min(reads) ELSE 0 END
        FROM nodes WHERE lease_until > clock_timestamp())
    FROM canasta";

/// From this version of the tables on programs look at the format. It stays as it is as long as older ones can work with them.
const LOOKS_AT_FORMAT: i64 = 2;

/// How long the row of a node stays that did not leave. Nothing asks for it: it is for an operator who looks.
const FORGET: &str = "DELETE FROM nodes WHERE lease_until < clock_timestamp() - interval '1 day'";

/// Held while a node asks whether it may join: `CANASTA` in letters' numbers, and one more than where the tables are made.
const JOINING: i64 = 0x43_41_4E_41_53_54_42;

/// Takes tables for this node: those that it has from now on, each with its epoch.
pub(super) async fn take(
    sql: impl PgExecutor<'_>,
    tables: &[&str],
    node: NodeId,
) -> Result<Vec<(String, i64)>, sqlx::Error> {
    sqlx::query_as(TAKE).bind(tables).bind(&node.0[..]).fetch_all(sql).await
}

impl PostgresStore {
    async fn join_node(&self, node: &NewNode) -> Result<Joined, sqlx::Error> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(JOINING).execute(&mut *transaction).await?;
        let format = sqlx::query_scalar("SELECT format FROM canasta").fetch_one(&mut *transaction).await.map(number)?;
        if node.reads < format {
            transaction.rollback().await?;
            return Ok(Joined::Outdated { format });
        }
        let live = sqlx::query(LIVE).fetch_all(&mut *transaction).await?;
        let live = live.iter().map(live_node).collect::<Result<Vec<_>, _>>();
        let mut live = live.map_err(|why| sqlx::Error::Decode(why.into()))?;
        live.retain(|other| other.id != self.own.id);
        let in_the_way = |other: &LiveNode| other.node.alone || node.alone || other.node.address == node.address;
        if let Some(other) = live.into_iter().find(in_the_way) {
            transaction.rollback().await?;
            return Ok(Joined::Occupied(other));
        }
        let replacing = sqlx::query(REPLACE).bind(&self.own.id.0[..]).bind(&node.address).bind(node.alone);
        replacing.execute(&mut *transaction).await?;
        sqlx::query(FORGET).execute(&mut *transaction).await?;
        sqlx::query(JOIN)
            .bind(&self.own.id.0[..])
            .bind(&node.address)
            .bind(&node.release)
            .bind(i64::from(node.reads))
            .bind(node.alone)
            .bind(self.own.schema)
            .bind(self.own.lease())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(Joined::Yes { format })
    }

    async fn raise(&self) -> Result<u32, sqlx::Error> {
        let own = &self.own.id.0[..];
        // Nearly always there is nothing to raise, and nobody need wait for this.
        let (format, _, read): (i64, i64, i64) = sqlx::query_as(FORMATS).bind(own).fetch_one(&self.pool).await?;
        if read <= format {
            return Ok(number(format));
        }
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        // From here on nobody joins and nobody renews; what was under way is done, and the next statement sees it.
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(JOINING).execute(&mut *transaction).await?;
        sqlx::query("SELECT 1 FROM canasta FOR UPDATE").execute(&mut *transaction).await?;
        let (format, usable_from, read): (i64, i64, i64) =
            sqlx::query_as(FORMATS).bind(own).fetch_one(&mut *transaction).await?;
        // A program that does not look at the format would be let in all the same.
        if read <= format || usable_from < LOOKS_AT_FORMAT {
            transaction.rollback().await?;
            return Ok(number(format));
        }
        sqlx::query("UPDATE canasta SET format = $1").bind(read).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(number(read))
    }
}

/// The number of a format. One that is out of range is read by nobody.
fn number(format: i64) -> u32 {
    u32::try_from(format).unwrap_or(u32::MAX)
}

fn live_node(row: &PgRow) -> Result<LiveNode, ReadError> {
    let reads = u32::try_from(value::<i64>(row, 3)?).map_err(|_| ReadError::Number)?;
    let node_of = NewNode { address: value(row, 1)?, release: value(row, 2)?, reads, alone: value(row, 4)? };
    let left = Duration::from_millis(u64::try_from(value::<i64>(row, 5)?).unwrap_or_default());
    Ok(LiveNode { id: node(value(row, 0)?)?, node: node_of, left })
}

/// What failed, for the one who asked for it.
fn failed(why: &sqlx::Error) -> WriteError {
    tracing::warn!("the database did not confirm which node has what: {why}");
    write_error(why)
}

#[async_trait]
impl Ownership for PostgresStore {
    fn id(&self) -> NodeId {
        self.own.id
    }

    async fn join(&self, node: NewNode) -> Result<Joined, WriteError> {
        let store = self.clone();
        self.to_its_end(async move { store.join_node(&node).await }).await?.map_err(|why| failed(&why))
    }

    async fn renew(&self) -> Result<u32, WriteError> {
        let sql = sqlx::query_scalar(RENEW).bind(&self.own.id.0[..]).bind(self.own.lease());
        let format = sql.fetch_optional(&self.pool).await.map_err(|why| failed(&why))?;
        format.map(number).ok_or(WriteError::Conflict)
    }

    async fn raise_format(&self) -> Result<u32, WriteError> {
        let store = self.clone();
        self.to_its_end(async move { store.raise().await }).await?.map_err(|why| failed(&why))
    }

    async fn presume_ended(&self, address: &str) -> Result<bool, WriteError> {
        let sql = sqlx::query(END).bind(address).bind(self.own.lease() / 2);
        let done = sql.execute(&self.pool).await.map_err(|why| failed(&why))?;
        Ok(done.rows_affected() > 0)
    }

    async fn leave(&self) -> Result<(), WriteError> {
        // Its tables name an owner that is no node, so that any other can take them.
        let sql = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(&self.own.id.0[..]);
        sql.execute(&self.pool).await.map(|_| ()).map_err(|why| failed(&why))
    }

    async fn nodes(&self) -> Result<Vec<LiveNode>, ReadError> {
        let rows = sqlx::query(LIVE).fetch_all(&self.pool).await.map_err(read_error)?;
        rows.iter().map(live_node).collect()
    }

    async fn take(&self, table: &str) -> Result<u64, WriteError> {
        let taken = take(&self.pool, &[table], self.own.id).await.map_err(|why| failed(&why))?;
        let Some((_, epoch)) = taken.into_iter().next() else { return Err(WriteError::Conflict) };
        self.own.epochs.taken(table, epoch);
        u64::try_from(epoch).map_err(|_| WriteError::Conflict)
    }

    async fn release(&self, table: &str) -> Result<(), WriteError> {
        // Before the database knows of it: from now on an append takes the table again.
        self.own.epochs.released(table);
        let sql = sqlx::query("UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2");
        let sql = sql.bind(table).bind(&self.own.id.0[..]);
        sql.execute(&self.pool).await.map(|_| ()).map_err(|why| failed(&why))
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
