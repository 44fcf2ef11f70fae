//! Appends, and what came of each: several that wait are written together, and one by one where one of them cannot be.

use sqlx::{PgConnection, PgPool};

use super::statement::{Part, append};
use super::{ATTEMPTS, one, settled};
use crate::postgres::Own;
use crate::postgres::ownership::take;
use crate::write::StatementError;
use crate::{Append, GuestId, WriteError};

/// Appends to several tables, to each of them once. What came of each stands in its place.
pub(super) async fn appends(pool: &PgPool, own: &Own, all: &[(String, Append)]) -> Vec<Result<(), WriteError>> {
    if let Err(why) = take_missing(pool, own, all).await {
        return vec![Err(why); all.len()];
    }
    // Of a table that another node has.
    let mut outcomes = vec![Err(WriteError::Conflict); all.len()];
    let (mut places, mut parts) = (Vec::new(), Vec::new());
    for (place, (table, append)) in all.iter().enumerate() {
        let Some(epoch) = own.epochs.held(table) else { continue };
        let part = Part { table, append, epoch };
        if append.reassigned.is_some() {
            outcomes[place] = alone(pool, own, part).await;
        } else {
            places.push(place);
            parts.push(part);
        }
    }
    for (place, outcome) in places.into_iter().zip(together(pool, own, &parts).await) {
        outcomes[place] = outcome;
    }
    outcomes
}

/// Takes the tables that this process does not have, where it can.
async fn take_missing(pool: &PgPool, own: &Own, all: &[(String, Append)]) -> Result<(), WriteError> {
    let missing: Vec<&str> =
        all.iter().map(|(table, _)| &table[..]).filter(|table| own.epochs.held(table).is_none()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let taken = confirmed!(taking(pool, own, &missing))?;
    taken.iter().for_each(|(table, epoch)| own.epochs.taken(table, *epoch));
    Ok(())
}

async fn taking(pool: &PgPool, own: &Own, tables: &[&str]) -> Result<Vec<(String, i64)>, StatementError> {
    Ok(take(pool, tables, own.id).await?)
}

/// Appends in one statement; where one of them contradicts what is there, one by one.
async fn together(pool: &PgPool, own: &Own, parts: &[Part<'_>]) -> Vec<Result<(), WriteError>> {
    if parts.is_empty() {
        return Vec::new();
    }
    match confirmed!(append(pool, own.id, parts)) {
        Ok(written) => parts.iter().map(|part| judged(own, *part, written.contains(part.table))).collect(),
        Err(WriteError::Conflict) if parts.len() > 1 => {
            let mut outcomes = Vec::with_capacity(parts.len());
            for part in parts {
                outcomes.push(alone(pool, own, *part).await);
            }
            outcomes
        }
        Err(why) => vec![Err(why); parts.len()],
    }
}

async fn alone(pool: &PgPool, own: &Own, part: Part<'_>) -> Result<(), WriteError> {
    let written = match part.append.reassigned {
        None => confirmed!(append(pool, own.id, &[part])).map(|written| !written.is_empty()),
        Some(reassigned) => confirmed!(with_reassigned(pool, own, part, reassigned)),
    };
    judged(own, part, written?)
}

/// An append was written, or the table has another number of entries, or it is another's.
fn judged(own: &Own, part: Part<'_>, written: bool) -> Result<(), WriteError> {
    if written {
        return Ok(());
    }
    own.epochs.lost(part.table);
    Err(WriteError::Conflict)
}

/// An append with which one of the people is another guest from now on; whether it was written.
async fn with_reassigned(
    pool: &PgPool,
    own: &Own,
    part: Part<'_>,
    (player, guest): (u8, GuestId),
) -> Result<bool, StatementError> {
    let mut transaction = pool.begin().await?;
    // First, so that another node that writes to this table waits here or has written already.
    if append(&mut *transaction, own.id, &[part]).await?.is_empty() {
        transaction.rollback().await?;
        return Ok(false);
    }
    reassign(&mut transaction, part.table, player, guest).await?;
    transaction.commit().await?;
    Ok(true)
}

/// From now on the guest is this person at the table, and no other.
async fn reassign(sql: &mut PgConnection, table: &str, player: u8, guest: GuestId) -> Result<(), StatementError> {
    let other = "UPDATE people SET guest = NULL, name = NULL WHERE table_id = $1 AND guest = $2 AND player <> $3";
    sqlx::query(other).bind(table).bind(&guest.0[..]).bind(i64::from(player)).execute(&mut *sql).await?;
    let this = "UPDATE people SET guest = $1, hidden = NULL WHERE table_id = $2 AND player = $3";
    one(&sqlx::query(this).bind(&guest.0[..]).bind(table).bind(i64::from(player)).execute(sql).await?)
}
