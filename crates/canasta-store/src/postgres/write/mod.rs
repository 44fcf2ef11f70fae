//! Performs each kind of write: to journals in one statement, everything else in a transaction.

mod devices;
mod statement;

use sqlx::{Connection as _, PgConnection, PgPool};

use super::error::{acquired, is_invalid_text, is_retryable, write_error};
use super::{ThisNode, pads, practice};
use crate::write::{StatementError, Write};
use crate::{ChatLine, GuestId, StoredSummary, WriteError};

#[cfg(test)]
pub(in crate::postgres) use statement::COUNT_ROWS;

/// Maximum attempts at a transaction that the database keeps rolling back because of other transactions.
const MAX_TRANSACTION_ATTEMPTS: u32 = 4;

/// Awaits an attempt, and retries if the database rolls it back; evaluates to the outcome. This is a macro because the
/// compiler can't see that the futures of an `AsyncFn` can move between threads.
macro_rules! retry_transaction {
    ($attempt:expr) => {
        'done: {
            for _ in 0..MAX_TRANSACTION_ATTEMPTS {
                if let Some(result) = outcome($attempt.await) {
                    break 'done result;
                }
            }
            Err(WriteError::Unknown)
        }
    };
}

// This must come after the macro that it uses.
mod appends;

pub(super) use appends::appends;

/// Writes and returns the outcome. Must run to completion, because dropping the future would leave a transaction open.
pub(super) async fn write(pool: &PgPool, this_node: &ThisNode, write: Write) -> Result<(), WriteError> {
    let mut connection = acquired(pool.acquire().await)?;
    let sql = &mut *connection;
    match write {
        Write::Append { table, append } => {
            appends(sql, this_node, &[(table, append)]).await.pop().unwrap_or(Err(WriteError::Unknown))
        }
        Write::Open(table) => {
            let opened = retry_transaction!(statement::open(&mut *sql, this_node.id, &table));
            if opened.is_ok() {
                this_node.epochs.set_acquired(&table.id, 1);
            }
            opened
        }
        other => {
            let epoch = table_of(&other).and_then(|table| Some((table, this_node.epochs.last(table)?)));
            retry_transaction!(transaction(&mut *sql, &other, epoch))
        }
    }
}

/// Outcome of an attempt; `None` if the database rolled it back because of another transaction, and it must be retried.
fn outcome<T>(attempt: Result<T, StatementError>) -> Option<Result<T, WriteError>> {
    match attempt {
        Ok(done) => Some(Ok(done)),
        Err(StatementError::Conflict) => Some(Err(WriteError::Conflict)),
        Err(StatementError::Database(error)) if is_invalid_text(&error) => Some(Err(WriteError::Conflict)),
        Err(StatementError::Database(error)) if is_retryable(&error) => None,
        Err(StatementError::Database(error)) => {
            tracing::warn!(%error, "the database did not confirm a write");
            Some(Err(write_error(&error)))
        }
    }
}

/// The table that a write belongs to, if only the table's owner may make that write.
fn table_of(write: &Write) -> Option<&str> {
    match write {
        Write::RenamePerson { table, .. }
        | Write::AddChat { table, .. }
        | Write::SetCode { table, .. }
        | Write::SetInvitation { table, .. } => Some(table),
        _ => None,
    }
}

/// Writes, unless another node has acquired the table since this epoch.
async fn transaction(sql: &mut PgConnection, write: &Write, epoch: Option<(&str, i64)>) -> Result<(), StatementError> {
    let mut transaction = sql.begin().await?;
    if let Some((table, epoch)) = epoch {
        // Blocks other nodes from acquiring the table until this is written.
        let unchanged = "SELECT 1 FROM tables WHERE id = $1 AND epoch = $2 FOR UPDATE";
        require_change(&sqlx::query(unchanged).bind(table).bind(epoch).execute(&mut *transaction).await?)?;
    }
    perform(write, &mut transaction).await?;
    Ok(transaction.commit().await?)
}

async fn perform(write: &Write, sql: &mut PgConnection) -> Result<(), StatementError> {
    match write {
        Write::Open(_) | Write::Append { .. } => Ok(()),
        Write::RenamePerson { table, player, name } => {
            // A forgotten person has no name and can't get one.
            let rename = "UPDATE people SET name = $1 WHERE table_id = $2 AND player = $3 AND guest IS NOT NULL";
            require_change(&sqlx::query(rename).bind(name).bind(table).bind(i64::from(*player)).execute(sql).await?)
        }
        Write::AddChat { table, line } => add_chat(sql, table, line).await,
        Write::SetCode { table, code, now, expires } => set_code(sql, table, code, *now, *expires).await,
        Write::SetInvitation { table, invitation } => {
            sqlx::query("DELETE FROM codes WHERE table_id = $1").bind(table).execute(&mut *sql).await?;
            let invite = "UPDATE tables SET invitation = $1 WHERE id = $2";
            require_change(&sqlx::query(invite).bind(invitation).bind(table).execute(sql).await?)
        }
        Write::HideTable { table, player } => {
            let hide = "UPDATE people SET hidden = 1 WHERE table_id = $1 AND player = $2";
            sqlx::query(hide).bind(table).bind(i64::from(*player)).execute(sql).await?;
            Ok(())
        }
        Write::SetCalendar { guest, secret } => {
            let set = "UPDATE guests SET calendar = $1 WHERE id = $2";
            require_change(&sqlx::query(set).bind(secret).bind(&guest.0[..]).execute(sql).await?)
        }
        Write::Device(write) => devices::perform(write, sql).await,
        Write::ForgetGuest(guest) => forget_guest(sql, *guest).await,
        Write::ForgetGuestAt { guest, tables } => forget_guest_at(sql, *guest, tables).await,
        Write::SaveSummaries(all) => save_summaries(sql, all).await,
        Write::Practice(write) => practice::perform(write, sql).await,
        Write::Pad(write) => pads::perform(write, sql).await,
    }
}

/// Returns a conflict if nothing was changed.
fn require_change(done: &sqlx::postgres::PgQueryResult) -> Result<(), StatementError> {
    if done.rows_affected() == 0 { Err(StatementError::Conflict) } else { Ok(()) }
}

async fn add_chat(sql: &mut PgConnection, table: &str, line: &ChatLine) -> Result<(), StatementError> {
    // Locks the table, so that two lines sent at once get different positions.
    sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE").bind(table).execute(&mut *sql).await?;
    sqlx::query(
        "INSERT INTO talk (table_id, deal, place, seat, player, said, at)
         SELECT $1, $2, coalesce(max(place), 0) + 1, $3, $4, $5, $6 FROM talk WHERE table_id = $1 AND deal = $2",
    )
    .bind(table)
    .bind(i64::from(line.deal))
    .bind(i64::from(line.seat.0))
    .bind(i64::from(line.player))
    .bind(&line.phrase)
    .bind(line.at)
    .execute(sql)
    .await?;
    Ok(())
}

/// Sets the table's code. Also deletes its old one and all expired ones.
async fn set_code(
    sql: &mut PgConnection,
    table: &str,
    code: &str,
    now: i64,
    expires: i64,
) -> Result<(), StatementError> {
    let old = "DELETE FROM codes WHERE table_id = $1 OR expires <= $2";
    sqlx::query(old).bind(table).bind(now).execute(&mut *sql).await?;
    let new = "INSERT INTO codes (code, table_id, expires) VALUES ($1, $2, $3)";
    sqlx::query(new).bind(code).bind(table).bind(expires).execute(sql).await?;
    Ok(())
}

/// Deletes a guest's names and chat; their games stay.
async fn forget_guest(sql: &mut PgConnection, guest: GuestId) -> Result<(), StatementError> {
    for step in [
        "DELETE FROM talk WHERE (table_id, player) IN (SELECT table_id, player FROM people WHERE guest = $1)",
        // Keep a result as long as another guest is known at its table.
        "DELETE FROM summaries WHERE table_id IN (SELECT table_id FROM people WHERE guest = $1) AND NOT EXISTS
            (SELECT 1 FROM people WHERE people.table_id = summaries.table_id AND guest <> $1)",
        // People without a guest share the device of player 0.
        "UPDATE people SET name = NULL WHERE guest IS NULL AND table_id IN
            (SELECT table_id FROM people WHERE guest = $1 AND player = 0)",
        "UPDATE people SET name = NULL, guest = NULL WHERE guest = $1",
    ] {
        sqlx::query(step).bind(&guest.0[..]).execute(&mut *sql).await?;
    }
    devices::forget(sql, guest).await
}

/// Deletes a guest's name and chat at some tables, and their own puzzles from there.
async fn forget_guest_at(sql: &mut PgConnection, guest: GuestId, tables: &[String]) -> Result<(), StatementError> {
    for step in [
        "DELETE FROM talk WHERE (table_id, player) IN
            (SELECT table_id, player FROM people WHERE table_id = ANY ($2) AND guest = $1)",
        // People without a guest share the device of player 0.
        "UPDATE people SET name = NULL WHERE guest IS NULL AND table_id IN
            (SELECT table_id FROM people WHERE guest = $1 AND table_id = ANY ($2) AND player = 0)",
        "UPDATE people SET name = NULL, guest = NULL WHERE guest = $1 AND table_id = ANY ($2)",
        "DELETE FROM puzzles WHERE guest = $1 AND puzzle IS NOT NULL AND EXISTS
            (SELECT 1 FROM unnest($2) AS forgotten WHERE starts_with(id, forgotten || '-'))",
        // Keep a result as long as another guest is known at its table.
        "DELETE FROM summaries WHERE table_id = ANY ($2) AND NOT EXISTS
            (SELECT 1 FROM people WHERE people.table_id = summaries.table_id AND guest <> $1)",
    ] {
        sqlx::query(step).bind(&guest.0[..]).bind(tables).execute(&mut *sql).await?;
    }
    Ok(())
}

/// Replaces summaries, except of tables where no guest is known.
async fn save_summaries(sql: &mut PgConnection, all: &[StoredSummary]) -> Result<(), StatementError> {
    const SAVE: &str = "
        INSERT INTO summaries (table_id, n, at, json) SELECT $1, $2, $3, $4
        WHERE EXISTS (SELECT 1 FROM people WHERE table_id = $1 AND guest IS NOT NULL)
        ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, at = excluded.at, json = excluded.json";
    for summary in all {
        sqlx::query(SAVE)
            .bind(&summary.table)
            .bind(summary.n)
            .bind(summary.at)
            .bind(&summary.text)
            .execute(&mut *sql)
            .await?;
    }
    Ok(())
}
