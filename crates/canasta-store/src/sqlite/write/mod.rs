//! Performs each kind of write inside the writer's transaction.

mod devices;
mod summaries;

use canasta_table::CommitmentEvent;
use sqlx::{AssertSqlSafe, SqliteConnection};

use super::{pads, practice};
use crate::write::{StatementError, Write};
use crate::{Append, ChatLine, CommitmentCounts, GuestId, NewEntry, NewPerson, NewTable};

/// Maximum journal rows in one statement. The connection caches a prepared statement for each number of rows.
pub(super) const MAX_ROWS_PER_STATEMENT: usize = 64;

impl Write {
    /// Number of journal rows; `None` if the call writes anything else, or if the rows don't fit into one statement.
    pub(super) const fn rows(&self) -> Option<usize> {
        match self {
            Self::Append { append, .. }
                if append.people.is_empty() && append.commitments.is_empty() && append.reassigned.is_none() =>
            {
                match append.entries.len() {
                    rows @ 1..=MAX_ROWS_PER_STATEMENT => Some(rows),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Writes the rows of several appends in one atomic statement.
    pub(super) async fn perform_rows(writes: &[&Self], sql: &mut SqliteConnection) -> Result<(), StatementError> {
        let mut rows = Vec::with_capacity(MAX_ROWS_PER_STATEMENT);
        for write in writes {
            if let Self::Append { table, append } = write {
                rows.extend(append.entries.iter().map(|entry| (table.as_str(), entry)));
            }
        }
        if rows.is_empty() { Ok(()) } else { write(sql, &rows).await }
    }

    /// Performs the write; returns how many commitments it makes and reveals. After an error the caller rolls back.
    pub(super) async fn perform(&self, sql: &mut SqliteConnection) -> Result<CommitmentCounts, StatementError> {
        match self {
            Self::Open(table) => open_table(sql, table).await,
            Self::Append { table, append } => append_all(sql, table, append).await,
            other => other.perform_other(sql).await.map(|()| CommitmentCounts::default()),
        }
    }

    /// Performs a write that isn't to a journal.
    async fn perform_other(&self, sql: &mut SqliteConnection) -> Result<(), StatementError> {
        match self {
            Self::Open(_) | Self::Append { .. } => Ok(()),
            Self::RenamePerson { table, player, name } => {
                // A forgotten person has no name and can't get one.
                let rename = "UPDATE people SET name = ? WHERE table_id = ? AND player = ? AND guest IS NOT NULL";
                let done = sqlx::query(rename).bind(name).bind(table).bind(i64::from(*player)).execute(sql).await?;
                if done.rows_affected() == 0 { Err(StatementError::Conflict) } else { Ok(()) }
            }
            Self::AddChat { table, line } => add_chat(sql, table, line).await,
            Self::SetCode { table, code, now, expires } => set_code(sql, table, code, *now, *expires).await,
            Self::SetInvitation { table, invitation } => {
                sqlx::query("DELETE FROM codes WHERE table_id = ?").bind(table).execute(&mut *sql).await?;
                let invite = sqlx::query("UPDATE tables SET invitation = ? WHERE id = ?");
                let done = invite.bind(invitation).bind(table).execute(sql).await?;
                if done.rows_affected() == 0 { Err(StatementError::Conflict) } else { Ok(()) }
            }
            Self::HideTable { table, player } => {
                let hide = "UPDATE people SET hidden = 1 WHERE table_id = ? AND player = ?";
                sqlx::query(hide).bind(table).bind(i64::from(*player)).execute(sql).await?;
                Ok(())
            }
            Self::SetCalendar { guest, secret } => {
                let set = sqlx::query("UPDATE guests SET calendar = ? WHERE id = ?");
                let done = set.bind(secret).bind(&guest.0[..]).execute(sql).await?;
                if done.rows_affected() == 0 { Err(StatementError::Conflict) } else { Ok(()) }
            }
            Self::Device(write) => write.perform(sql).await,
            Self::ForgetGuest(guest) => forget_guest(sql, *guest).await,
            Self::ForgetGuestAt { guest, tables } => summaries::forget_guest_at(sql, *guest, tables).await,
            Self::SaveSummaries(all) => summaries::save(sql, all).await,
            Self::Practice(write) => practice::perform(write, sql).await,
            Self::Pad(write) => pads::perform(write, sql).await,
        }
    }
}

async fn open_table(sql: &mut SqliteConnection, table: &NewTable) -> Result<CommitmentCounts, StatementError> {
    sqlx::query("INSERT INTO tables (id, created, invitation) VALUES (?, ?, ?)")
        .bind(&table.id)
        .bind(table.created)
        .bind(&table.invitation)
        .execute(&mut *sql)
        .await?;
    for person in &table.people {
        add_person(sql, &table.id, person).await?;
    }
    write_all(sql, &table.id, &table.entries).await?;
    record_commitments(sql, &table.id, &table.commitments, table.created).await
}

async fn append_all(
    sql: &mut SqliteConnection,
    table: &str,
    append: &Append,
) -> Result<CommitmentCounts, StatementError> {
    let at = append.entries.first().map_or(0, |entry| entry.at);
    for person in &append.people {
        add_person(sql, table, person).await?;
    }
    if let Some((player, guest)) = &append.reassigned {
        reassign(sql, table, *player, *guest).await?;
    }
    write_all(sql, table, &append.entries).await?;
    record_commitments(sql, table, &append.commitments, at).await
}

/// Makes the guest this person at the table. If they were a different person there, that one is forgotten.
async fn reassign(sql: &mut SqliteConnection, table: &str, player: u8, guest: GuestId) -> Result<(), StatementError> {
    let other =
        sqlx::query("UPDATE people SET guest = NULL, name = NULL WHERE table_id = ? AND guest = ? AND player <> ?");
    other.bind(table).bind(&guest.0[..]).bind(i64::from(player)).execute(&mut *sql).await?;
    let this = sqlx::query("UPDATE people SET guest = ?, hidden = NULL WHERE table_id = ? AND player = ?");
    let done = this.bind(&guest.0[..]).bind(table).bind(i64::from(player)).execute(sql).await?;
    if done.rows_affected() == 0 { Err(StatementError::Conflict) } else { Ok(()) }
}

/// Records which commitments are made and revealed; returns their numbers.
async fn record_commitments(
    sql: &mut SqliteConnection,
    table: &str,
    events: &[CommitmentEvent],
    at: i64,
) -> Result<CommitmentCounts, StatementError> {
    let mut counts = CommitmentCounts::default();
    for event in events {
        let (made, deal) = match event {
            CommitmentEvent::Committed(commitment) => (Some(&commitment.commitment), Some(commitment.deal)),
            CommitmentEvent::Revealed { deal } => (None, Some(*deal)),
            CommitmentEvent::AllRevealed => (None, None),
        };
        let deal = deal.map(canasta::must_fit::<i64>);
        let query = match made {
            Some(commitment) => sqlx::query("INSERT INTO seals (made, table_id, deal, commitment) VALUES (?, ?, ?, ?)")
                .bind(at)
                .bind(table)
                .bind(deal)
                .bind(&commitment[..]),
            None => {
                let sql = "UPDATE seals SET revealed = ? WHERE table_id = ? AND deal = coalesce(?, deal) AND revealed IS NULL";
                sqlx::query(sql).bind(at).bind(table).bind(deal)
            }
        };
        let rows = query.execute(&mut *sql).await?.rows_affected();
        *(if made.is_some() { &mut counts.made } else { &mut counts.revealed }) += rows;
    }
    Ok(counts)
}

async fn write_all(sql: &mut SqliteConnection, table: &str, entries: &[NewEntry]) -> Result<(), StatementError> {
    for chunk in entries.chunks(MAX_ROWS_PER_STATEMENT) {
        let rows: Vec<(&str, &NewEntry)> = chunk.iter().map(|entry| (table, entry)).collect();
        write(sql, &rows).await?;
    }
    Ok(())
}

async fn add_person(sql: &mut SqliteConnection, table: &str, person: &NewPerson) -> Result<(), StatementError> {
    sqlx::query("INSERT INTO people (table_id, player, guest, name) VALUES (?, ?, ?, ?)")
        .bind(table)
        .bind(i64::from(person.player))
        .bind(person.guest.as_ref().map(|guest| &guest.0[..]))
        .bind(&person.name)
        .execute(sql)
        .await?;
    Ok(())
}

/// Writes journal rows in one atomic statement.
async fn write(sql: &mut SqliteConnection, rows: &[(&str, &NewEntry)]) -> Result<(), StatementError> {
    let placeholders = ["(?, ?, ?, ?, ?, ?, ?)"].repeat(rows.len()).join(", ");
    // Only question marks are concatenated; every value is bound.
    let insert = format!("INSERT INTO journal (table_id, n, entry, hash, seat, act_id, at) VALUES {placeholders}");
    let mut insert = sqlx::query(AssertSqlSafe(insert));
    for (table, entry) in rows {
        insert = insert
            .bind(*table)
            .bind(canasta::must_fit::<i64>(entry.n))
            .bind(&entry.text)
            .bind(&entry.hash[..])
            .bind(entry.action.as_ref().map(|(seat, _)| i64::from(seat.0)))
            .bind(entry.action.as_ref().map(|(_, id)| id))
            .bind(entry.at);
    }
    insert.execute(sql).await?;
    Ok(())
}

async fn add_chat(sql: &mut SqliteConnection, table: &str, line: &ChatLine) -> Result<(), StatementError> {
    let place = "SELECT coalesce(max(place), 0) + 1 FROM talk WHERE table_id = ? AND deal = ?";
    let place: i64 = sqlx::query_scalar(place).bind(table).bind(line.deal).fetch_one(&mut *sql).await?;
    sqlx::query("INSERT INTO talk (table_id, deal, place, seat, player, said, at) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(line.deal)
        .bind(place)
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
    sql: &mut SqliteConnection,
    table: &str,
    code: &str,
    now: i64,
    expires: i64,
) -> Result<(), StatementError> {
    let old = sqlx::query("DELETE FROM codes WHERE table_id = ? OR expires <= ?");
    old.bind(table).bind(now).execute(&mut *sql).await?;
    let new = sqlx::query("INSERT INTO codes (code, table_id, expires) VALUES (?, ?, ?)");
    new.bind(code).bind(table).bind(expires).execute(sql).await?;
    Ok(())
}

/// Deletes a guest's names and chat; their games stay.
async fn forget_guest(sql: &mut SqliteConnection, guest: GuestId) -> Result<(), StatementError> {
    for step in [
        "DELETE FROM talk WHERE (table_id, player) IN (SELECT table_id, player FROM people WHERE guest = ?)",
        // Keep a result as long as another guest is known at its table.
        "DELETE FROM summaries WHERE table_id IN (SELECT table_id FROM people WHERE guest = ?1) AND NOT EXISTS
            (SELECT 1 FROM people WHERE people.table_id = summaries.table_id AND guest <> ?1)",
        // People without a guest share the device of player 0.
        "UPDATE people SET name = NULL WHERE guest IS NULL AND table_id IN
            (SELECT table_id FROM people WHERE guest = ? AND player = 0)",
        "UPDATE people SET name = NULL, guest = NULL WHERE guest = ?",
    ] {
        sqlx::query(step).bind(&guest.0[..]).execute(&mut *sql).await?;
    }
    devices::forget(sql, guest).await
}
