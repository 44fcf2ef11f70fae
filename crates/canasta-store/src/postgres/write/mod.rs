//! How each thing is written: entries alone in one statement, everything else in a transaction.

mod devices;

use canasta_table::SealEvent;
use sqlx::{PgConnection, PgExecutor, PgPool};

use super::error::{is_to_be_repeated, write_error};
use crate::write::{StatementError, Write};
use crate::{Append, GuestId, NewEntry, NewPerson, NewTable, StoredSummary, TalkLine, WriteError};

/// How often what the database undid because of another transaction is begun again.
const ATTEMPTS: u32 = 4;

/// Entries, in one statement that compares: it writes all of them if the table has as many entries as come before the first, and
/// otherwise none. `$1` is the table, `$2` how many come before; the rest is a list for each column.
const ENTRIES: &str = "
    WITH head AS (UPDATE tables SET n = $2 + cardinality($3::text[]) WHERE id = $1 AND n = $2 RETURNING id)
    INSERT INTO journal (table_id, n, entry, hash, seat, act_id, at)
    SELECT head.id, $2 + new.place, new.entry, new.hash, new.seat, new.act_id, new.at
    FROM head, unnest($3::text[], $4::bytea[], $5::bigint[], $6::text[], $7::bigint[])
        WITH ORDINALITY AS new (entry, hash, seat, act_id, at, place)";

/// Writes, and says what came of it. It must run to its end: dropped in the midst of a transaction, it would leave one begun.
pub(super) async fn write(pool: &PgPool, write: &Write) -> Result<(), WriteError> {
    for _ in 0..ATTEMPTS {
        let done = match write {
            Write::Append { table, append } if is_entries_alone(append) => entries(pool, table, &append.entries).await,
            other => transaction(pool, other).await,
        };
        match done {
            Ok(()) => return Ok(()),
            Err(StatementError::Conflict) => return Err(WriteError::Conflict),
            Err(StatementError::Database(why)) if is_to_be_repeated(&why) => {}
            Err(StatementError::Database(why)) => {
                tracing::warn!("the database did not confirm a write: {why}");
                return Err(write_error(&why));
            }
        }
    }
    Err(WriteError::Unknown)
}

const fn is_entries_alone(append: &Append) -> bool {
    append.people.is_empty() && append.seals.is_empty() && append.reassigned.is_none()
}

async fn transaction(pool: &PgPool, write: &Write) -> Result<(), StatementError> {
    let mut transaction = pool.begin().await?;
    perform(write, &mut transaction).await?;
    Ok(transaction.commit().await?)
}

async fn perform(write: &Write, sql: &mut PgConnection) -> Result<(), StatementError> {
    match write {
        Write::Open(table) => open_table(sql, table).await,
        Write::Append { table, append } => append_all(sql, table, append).await,
        Write::RenamePerson { table, player, name } => {
            // A forgotten person has no name any more, and gets none.
            let rename = "UPDATE people SET name = $1 WHERE table_id = $2 AND player = $3 AND guest IS NOT NULL";
            one(&sqlx::query(rename).bind(name).bind(table).bind(i64::from(*player)).execute(sql).await?)
        }
        Write::AddTalk { table, line } => add_talk(sql, table, line).await,
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
    }
}

/// Something must have been changed, or it contradicts what is there.
fn one(done: &sqlx::postgres::PgQueryResult) -> Result<(), StatementError> {
    if done.rows_affected() == 0 { Err(StatementError::Conflict) } else { Ok(()) }
}

async fn open_table(sql: &mut PgConnection, table: &NewTable) -> Result<(), StatementError> {
    sqlx::query("INSERT INTO tables (id, created, invitation, n) VALUES ($1, $2, $3, 0)")
        .bind(&table.id)
        .bind(table.created)
        .bind(&table.invitation)
        .execute(&mut *sql)
        .await?;
    for person in &table.people {
        add_person(sql, &table.id, person).await?;
    }
    entries(&mut *sql, &table.id, &table.entries).await?;
    record_seals(sql, &table.id, &table.seals, table.created).await
}

async fn append_all(sql: &mut PgConnection, table: &str, append: &Append) -> Result<(), StatementError> {
    let at = append.entries.first().map_or(0, |entry| entry.at);
    // First, so that another server that writes to this table waits here or has written already.
    entries(&mut *sql, table, &append.entries).await?;
    for person in &append.people {
        add_person(sql, table, person).await?;
    }
    if let Some((player, guest)) = &append.reassigned {
        reassign(sql, table, *player, *guest).await?;
    }
    record_seals(sql, table, &append.seals, at).await
}

/// Appends entries to a journal. Here is the one place that compares; the epoch of the table's owner belongs here too.
async fn entries(sql: impl PgExecutor<'_>, table: &str, new: &[NewEntry]) -> Result<(), StatementError> {
    let Some(first) = new.first() else { return Ok(()) };
    let before = i64::try_from(first.n).unwrap_or(i64::MAX).saturating_sub(1);
    let done = sqlx::query(ENTRIES)
        .bind(table)
        .bind(before)
        .bind(new.iter().map(|entry| &entry.text[..]).collect::<Vec<_>>())
        .bind(new.iter().map(|entry| &entry.hash[..]).collect::<Vec<_>>())
        .bind(new.iter().map(|entry| entry.act.as_ref().map(|(seat, _)| i64::from(seat.0))).collect::<Vec<_>>())
        .bind(new.iter().map(|entry| entry.act.as_ref().map(|(_, id)| &id[..])).collect::<Vec<_>>())
        .bind(new.iter().map(|entry| entry.at).collect::<Vec<_>>())
        .execute(sql)
        .await?;
    one(&done)
}

/// From now on the guest is this person at the table, and no other.
async fn reassign(sql: &mut PgConnection, table: &str, player: u8, guest: GuestId) -> Result<(), StatementError> {
    let other = "UPDATE people SET guest = NULL, name = NULL WHERE table_id = $1 AND guest = $2 AND player <> $3";
    sqlx::query(other).bind(table).bind(&guest.0[..]).bind(i64::from(player)).execute(&mut *sql).await?;
    let this = "UPDATE people SET guest = $1, hidden = NULL WHERE table_id = $2 AND player = $3";
    one(&sqlx::query(this).bind(&guest.0[..]).bind(table).bind(i64::from(player)).execute(sql).await?)
}

/// Records which commitments are made and revealed.
async fn record_seals(
    sql: &mut PgConnection,
    table: &str,
    events: &[SealEvent],
    at: i64,
) -> Result<(), StatementError> {
    let number = |deal: usize| i64::try_from(deal).unwrap_or(i64::MAX);
    for event in events {
        let query = match event {
            SealEvent::Committed(seal) => {
                sqlx::query("INSERT INTO seals (made, table_id, deal, commitment) VALUES ($1, $2, $3, $4)")
                    .bind(at)
                    .bind(table)
                    .bind(number(seal.deal))
                    .bind(&seal.commitment[..])
            }
            SealEvent::Revealed { deal } => {
                sqlx::query("UPDATE seals SET revealed = $1 WHERE table_id = $2 AND deal = $3 AND revealed IS NULL")
                    .bind(at)
                    .bind(table)
                    .bind(number(*deal))
            }
            SealEvent::AllRevealed => {
                sqlx::query("UPDATE seals SET revealed = $1 WHERE table_id = $2 AND revealed IS NULL")
                    .bind(at)
                    .bind(table)
            }
        };
        query.execute(&mut *sql).await?;
    }
    Ok(())
}

async fn add_person(sql: &mut PgConnection, table: &str, person: &NewPerson) -> Result<(), StatementError> {
    sqlx::query("INSERT INTO people (table_id, player, guest, name) VALUES ($1, $2, $3, $4)")
        .bind(table)
        .bind(i64::from(person.player))
        .bind(&person.guest.0[..])
        .bind(&person.name)
        .execute(sql)
        .await?;
    Ok(())
}

async fn add_talk(sql: &mut PgConnection, table: &str, line: &TalkLine) -> Result<(), StatementError> {
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

/// Forgets a guest's name and talk at some tables.
async fn forget_guest_at(sql: &mut PgConnection, guest: GuestId, tables: &[String]) -> Result<(), StatementError> {
    for step in [
        "DELETE FROM talk WHERE (table_id, player) IN
            (SELECT table_id, player FROM people WHERE table_id = ANY ($2) AND guest = $1)",
        "UPDATE people SET name = NULL, guest = NULL WHERE guest = $1 AND table_id = ANY ($2)",
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
