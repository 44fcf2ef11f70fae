//! Appends: several are written together, or one by one if any of them conflicts. Each append has its own outcome.

use sqlx::{Connection as _, PgConnection};

use super::statement::{Part, append};
use super::{MAX_TRANSACTION_ATTEMPTS, outcome, require_change};
use crate::postgres::ThisNode;
use crate::postgres::ownership::acquire;
use crate::write::StatementError;
use crate::{Append, GuestId, WriteError};

/// Appends to several tables, once to each. Returns the outcomes in the same order.
pub(in crate::postgres) async fn appends(
    sql: &mut PgConnection,
    this_node: &ThisNode,
    all: &[(String, Append)],
) -> Vec<Result<(), WriteError>> {
    if let Err(error) = acquire_missing(&mut *sql, this_node, all).await {
        return vec![Err(error); all.len()];
    }
    // This remains the outcome for tables that another node owns.
    let mut outcomes = vec![Err(WriteError::Conflict); all.len()];
    let mut indexes = Vec::new();
    let mut parts = Vec::new();
    for (index, (table, append)) in all.iter().enumerate() {
        let Some(epoch) = this_node.epochs.owned(table) else { continue };
        let part = Part { table, append, epoch };
        if append.reassigned.is_some() {
            outcomes[index] = append_one(&mut *sql, this_node, part).await;
        } else {
            indexes.push(index);
            parts.push(part);
        }
    }
    for (index, outcome) in indexes.into_iter().zip(append_together(&mut *sql, this_node, &parts).await) {
        outcomes[index] = outcome;
    }
    outcomes
}

/// Acquires free tables among those that this process doesn't own.
async fn acquire_missing(
    sql: &mut PgConnection,
    this_node: &ThisNode,
    all: &[(String, Append)],
) -> Result<(), WriteError> {
    let missing: Vec<&str> =
        all.iter().map(|(table, _)| &table[..]).filter(|table| this_node.epochs.owned(table).is_none()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let acquired = retry_transaction!(acquire_tables(&mut *sql, this_node, &missing))?;
    acquired.iter().for_each(|(table, epoch)| this_node.epochs.set_acquired(table, *epoch));
    Ok(())
}

async fn acquire_tables(
    sql: &mut PgConnection,
    this_node: &ThisNode,
    tables: &[&str],
) -> Result<Vec<(String, i64)>, StatementError> {
    Ok(acquire(&mut *sql, tables, this_node.id).await?)
}

/// Appends in one statement, or one by one if any of them contradicts stored data.
async fn append_together(
    sql: &mut PgConnection,
    this_node: &ThisNode,
    parts: &[Part<'_>],
) -> Vec<Result<(), WriteError>> {
    if parts.is_empty() {
        return Vec::new();
    }
    match retry_transaction!(append(&mut *sql, this_node.id, parts)) {
        Ok(written) => parts.iter().map(|part| append_result(this_node, *part, written.contains(part.table))).collect(),
        Err(WriteError::Conflict) if parts.len() > 1 => {
            let mut outcomes = Vec::with_capacity(parts.len());
            for part in parts {
                outcomes.push(append_one(&mut *sql, this_node, *part).await);
            }
            outcomes
        }
        Err(error) => vec![Err(error); parts.len()],
    }
}

async fn append_one(sql: &mut PgConnection, this_node: &ThisNode, part: Part<'_>) -> Result<(), WriteError> {
    let written = match part.append.reassigned {
        None => retry_transaction!(append(&mut *sql, this_node.id, &[part])).map(|written| !written.is_empty()),
        Some(reassigned) => retry_transaction!(append_and_reassign(&mut *sql, this_node, part, reassigned)),
    };
    append_result(this_node, part, written?)
}

/// Result of an append. If nothing was written, the table has a different number of entries or a different owner.
fn append_result(this_node: &ThisNode, part: Part<'_>, written: bool) -> Result<(), WriteError> {
    if written {
        return Ok(());
    }
    this_node.epochs.set_lost(part.table);
    Err(WriteError::Conflict)
}

/// Appends, and makes a guest one of the table's people. Returns whether anything was written.
async fn append_and_reassign(
    sql: &mut PgConnection,
    this_node: &ThisNode,
    part: Part<'_>,
    (player, guest): (u8, GuestId),
) -> Result<bool, StatementError> {
    let mut transaction = sql.begin().await?;
    // This comes first, so that another node writing to this table either waits here or has already finished.
    if append(&mut *transaction, this_node.id, &[part]).await?.is_empty() {
        transaction.rollback().await?;
        return Ok(false);
    }
    reassign(&mut transaction, part.table, player, guest).await?;
    transaction.commit().await?;
    Ok(true)
}

/// Makes the guest this person at the table. If they were a different person there, that one is forgotten.
async fn reassign(sql: &mut PgConnection, table: &str, player: u8, guest: GuestId) -> Result<(), StatementError> {
    let other = "UPDATE people SET guest = NULL, name = NULL WHERE table_id = $1 AND guest = $2 AND player <> $3";
    sqlx::query(other).bind(table).bind(&guest.0[..]).bind(i64::from(player)).execute(&mut *sql).await?;
    let this = "UPDATE people SET guest = $1, hidden = NULL WHERE table_id = $2 AND player = $3";
    require_change(&sqlx::query(this).bind(&guest.0[..]).bind(table).bind(i64::from(player)).execute(sql).await?)
}
