//! How each thing is written: journals in one statement, everything else in a transaction.

mod devices;
mod statement;

use sqlx::{Connection as _, PgConnection, PgPool};

use super::error::{is_no_text, is_to_be_repeated, reached, write_error};
use super::{Own, practice};
use crate::write::{StatementError, Write};
use crate::{ChatLine, GuestId, StoredSummary, WriteError};

#[cfg(test)]
pub(in crate::postgres) use statement::COUNT_PARTS;

/// How often what the database undid because of another transaction is begun again.
const ATTEMPTS: u32 = 4;

/// Awaits an attempt, and again while the database undoes it; then says what came of it. No function, because the compiler does not
/// see of an `AsyncFn` that its futures can move between threads.
macro_rules! confirmed {
    ($attempt:expr) => {
        'settled: {
            for _ in 0..ATTEMPTS {
                if let Some(outcome) = settled($attempt.await) {
                    break 'settled outcome;
                }
            }
            Err(WriteError::Unknown)
        }
    };
}

// Behind the macro that it uses.
mod appends;

pub(super) use appends::appends;

/// Writes, and says what came of it. It must run to its end: dropped in the midst of a transaction, it would leave one begun.
pub(super) async fn write(pool: &PgPool, own: &Own, write: Write) -> Result<(), WriteError> {
    let mut connection = reached(pool.acquire().await)?;
    let sql = &mut *connection;
    match write {
        Write::Append { table, append } => {
            appends(sql, own, &[(table, append)]).await.pop().unwrap_or(Err(WriteError::Unknown))
        }
        Write::Open(table) => {
            let opened = confirmed!(statement::open(&mut *sql, own.id, &table));
            if opened.is_ok() {
                own.epochs.taken(&table.id, 1);
            }
            opened
        }
        other => {
            let epoch = table_of(&other).and_then(|table| Some((table, own.epochs.last(table)?)));
            confirmed!(transaction(&mut *sql, &other, epoch))
        }
    }
}

/// What came of an attempt; `None` if the database undid it because of another transaction, so that it is begun again.
fn settled<T>(attempt: Result<T, StatementError>) -> Option<Result<T, WriteError>> {
    match attempt {
        Ok(done) => Some(Ok(done)),
        Err(StatementError::Conflict) => Some(Err(WriteError::Conflict)),
        Err(StatementError::Database(why)) if is_no_text(&why) => Some(Err(WriteError::Conflict)),
        Err(StatementError::Database(why)) if is_to_be_repeated(&why) => None,
        Err(StatementError::Database(why)) => {
            tracing::warn!("the database did not confirm a write: {why}");
            Some(Err(write_error(&why)))
        }
    }
}

/// The table that something belongs to which only the node writes that has the table.
fn table_of(write: &Write) -> Option<&str> {
    match write {
        Write::RenamePerson { table, .. }
        | Write::AddChat { table, .. }
        | Write::SetCode { table, .. }
        | Write::SetInvitation { table, .. } => Some(table),
        _ => None,
    }
}

/// Writes, unless the table was taken by another node since this epoch.
async fn transaction(sql: &mut PgConnection, write: &Write, epoch: Option<(&str, i64)>) -> Result<(), StatementError> {
    let mut transaction = sql.begin().await?;
    if let Some((table, epoch)) = epoch {
        // Whoever would take it now waits until this is written.
        let held = "SELECT 1 FROM tables WHERE id = $1 AND epoch = $2 FOR UPDATE";
        one(&sqlx::query(held).bind(table).bind(epoch).execute(&mut *transaction).await?)?;
    }
    perform(write, &mut transaction).await?;
    Ok(transaction.commit().await?)
}

async fn perform(write: &Write, sql: &mut PgConnection) -> Result<(), StatementError> {
    match write {
        Write::Open(_) | Write::Append { .. } => Ok(()),
        Write::RenamePerson { table, player, name } => {
            // A forgotten person has no name any more, and gets none.
            let rename = "UPDATE people SET name = $1 WHERE table_id = $2 AND player = $3 AND guest IS NOT NULL";
            one(&sqlx::query(rename).bind(name).bind(table).bind(i64::from(*player)).execute(sql).await?)
        }
        Write::AddChat { table, line } => add_chat(sql, table, line).await,
        Write::SetCode { table, code, now, expires } => set_code(sql, table, code, *now, *expires).await,
        Write::SetInvitation { table, invitation } => {
            sqlx::query("DELETE FROM codes WHERE table_id = $1").bind(table).execute(&mut *sql).await?;
            let invite = "UPDATE tables SET invitation = $1 WHERE id = $2";
            one(&sqlx::query(invite).bind(invitation).bind(table).execute(sql).await?)
        }
        Write::HideTable { table, player } => {
            let hide = "UPDATE people SET hidden = 1 WHERE table_id = $1 AND player = $2";
            sqlx::query(hide).bind(table).bind(i64::from(*player)).execute(sql).await?;
            Ok(())
        }
        Write::SetCalendar { guest, secret } => {
            let set = "UPDATE guests SET calendar = $1 WHERE id = $2";
            one(&sqlx::query(set).bind(secret).bind(&guest.0[..]).execute(sql).await?)
        }
        Write::Device(write) => devices::perform(write, sql).await,
        Write::ForgetGuest(guest) => forget_guest(sql, *guest).await,
        Write::ForgetGuestAt { guest, tables } => forget_guest_at(sql, *guest, tables).await,
        Write::SaveSummaries(all) => save_summaries(sql, all).await,
        Write::Practice(write) => practice::perform(write, sql).await,
    }
}

/// Something must have been changed, or it contradicts what is there.
fn one(done: &sqlx::postgres::PgQueryResult) -> Result<(), StatementError> {
    if done.rows_affected() == 0 { Err(StatementError::Conflict) } else { Ok(()) }
}

async fn add_chat(sql: &mut PgConnection, table: &str, line: &ChatLine) -> Result<(), StatementError> {
    // Of two that are said at once, the second waits for its place.
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

/// The table's older code goes, and so does every code that has expired.
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

/// Deletes a guest's names and everything they said; what they played stays.
async fn forget_guest(sql: &mut PgConnection, guest: GuestId) -> Result<(), StatementError> {
    for step in [
        "DELETE FROM talk WHERE (table_id, player) IN (SELECT table_id, player FROM people WHERE guest = $1)",
        // What a game came to stays as long as another guest is known there.
        "DELETE FROM summaries WHERE table_id IN (SELECT table_id FROM people WHERE guest = $1) AND NOT EXISTS
            (SELECT 1 FROM people WHERE people.table_id = summaries.table_id AND guest <> $1)",
        "UPDATE people SET name = NULL, guest = NULL WHERE guest = $1",
    ] {
        sqlx::query(step).bind(&guest.0[..]).execute(&mut *sql).await?;
    }
    devices::forget(sql, guest).await
}

/// Forgets a guest's name and talk at some tables, and the puzzles that come from there.
async fn forget_guest_at(sql: &mut PgConnection, guest: GuestId, tables: &[String]) -> Result<(), StatementError> {
    for step in [
        "DELETE FROM talk WHERE (table_id, player) IN
            (SELECT table_id, player FROM people WHERE table_id = ANY ($2) AND guest = $1)",
        "UPDATE people SET name = NULL, guest = NULL WHERE guest = $1 AND table_id = ANY ($2)",
        "DELETE FROM puzzles WHERE guest = $1 AND puzzle IS NOT NULL AND EXISTS
            (SELECT 1 FROM unnest($2) AS forgotten WHERE starts_with(id, forgotten || '-'))",
        // What a game came to stays as long as another guest is known there.
        "DELETE FROM summaries WHERE table_id = ANY ($2) AND NOT EXISTS
            (SELECT 1 FROM people WHERE people.table_id = summaries.table_id AND guest <> $1)",
    ] {
        sqlx::query(step).bind(&guest.0[..]).bind(tables).execute(&mut *sql).await?;
    }
    Ok(())
}

/// Keeps summaries in place of older ones; none of a table where no guest is known any more.
async fn save_summaries(sql: &mut PgConnection, all: &[StoredSummary]) -> Result<(), StatementError> {
    const SAVE: &str = "
        INSERT INTO summaries (table_id, n, at, json) SELECT $1, $2, $3, $4
        WHERE EXISTS (SELECT 1 FROM people WHERE table_id = $1 AND guest IS NOT NULL)
        ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, at = excluded.at, json = excluded.json";
    for one in all {
        sqlx::query(SAVE).bind(&one.table).bind(one.n).bind(one.at).bind(&one.text).execute(&mut *sql).await?;
    }
    Ok(())
}
