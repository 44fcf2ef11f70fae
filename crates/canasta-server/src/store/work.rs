//! What the writer can be asked to write, and how each is done inside its transaction.

use canasta_table::Told;
use sqlx::{AssertSqlSafe, SqliteConnection};

use super::devices::{self, DeviceWork};
use super::summaries::{forget_at, keep};
use super::{GuestId, Kept, Line, Lines, NewPerson, NewTable, Said, Seals};

/// One thing to write, whole or not at all.
pub(super) enum Work {
    Open(NewTable),
    Append { table: String, what: Lines },
    Rename { table: String, player: u8, name: String },
    Say { table: String, said: Said },
    SetCode { table: String, code: String, now: i64, expires: i64 },
    Invite { table: String, invitation: String },
    Hide { table: String, player: u8 },
    Calendar { guest: GuestId, secret: String },
    Device(DeviceWork),
    Forget(GuestId),
    ForgetAt { guest: GuestId, tables: Vec<String> },
    Keep(Vec<Kept>),
}

/// Why it was not done.
pub(super) enum Undone {
    /// It does not go with what is there.
    Conflict,
    /// The database refuses.
    Sql(sqlx::Error),
}

impl From<sqlx::Error> for Undone {
    fn from(why: sqlx::Error) -> Self {
        let conflict = |error: &dyn sqlx::error::DatabaseError| {
            error.is_unique_violation() || error.is_foreign_key_violation() || error.is_check_violation()
        };
        if why.as_database_error().is_some_and(conflict) { Self::Conflict } else { Self::Sql(why) }
    }
}

/// Rows of journals in one statement at most. Every number of rows is a statement of its own, kept ready by the
/// connection.
pub(super) const ROWS: usize = 64;

impl Work {
    /// How many rows of journals it is, if it is nothing else and they fit into one statement.
    pub(super) const fn rows(&self) -> Option<usize> {
        match self {
            Self::Append { what, .. } if what.people.is_empty() && what.told.is_empty() && what.carried.is_none() => {
                match what.lines.len() {
                    rows @ 1..=ROWS => Some(rows),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Writes the rows of several in one statement: all or none.
    pub(super) async fn perform_rows(works: &[&Self], sql: &mut SqliteConnection) -> Result<(), Undone> {
        let mut rows = Vec::with_capacity(ROWS);
        for work in works {
            if let Self::Append { table, what } = work {
                rows.extend(what.lines.iter().map(|line| (table.as_str(), line)));
            }
        }
        if rows.is_empty() { Ok(()) } else { write(sql, &rows).await }
    }

    /// Does it; what it makes known of promised deals. After an error the caller undoes what it had begun.
    pub(super) async fn perform(&self, sql: &mut SqliteConnection) -> Result<Seals, Undone> {
        match self {
            Self::Open(table) => open_table(sql, table).await,
            Self::Append { table, what } => append(sql, table, what).await,
            other => other.beside(sql).await.map(|()| Seals::default()),
        }
    }

    /// What is written beside the journals.
    async fn beside(&self, sql: &mut SqliteConnection) -> Result<(), Undone> {
        match self {
            Self::Open(_) | Self::Append { .. } => Ok(()),
            Self::Rename { table, player, name } => {
                // Who is forgotten has no name any more, and gets none.
                let rename = "UPDATE people SET name = ? WHERE table_id = ? AND player = ? AND guest IS NOT NULL";
                let done = sqlx::query(rename).bind(name).bind(table).bind(i64::from(*player)).execute(sql).await?;
                if done.rows_affected() == 0 { Err(Undone::Conflict) } else { Ok(()) }
            }
            Self::Say { table, said } => say(sql, table, said).await,
            Self::SetCode { table, code, now, expires } => set_code(sql, table, code, *now, *expires).await,
            Self::Invite { table, invitation } => {
                sqlx::query("DELETE FROM codes WHERE table_id = ?").bind(table).execute(&mut *sql).await?;
                let invite = sqlx::query("UPDATE tables SET invitation = ? WHERE id = ?");
                let done = invite.bind(invitation).bind(table).execute(sql).await?;
                if done.rows_affected() == 0 { Err(Undone::Conflict) } else { Ok(()) }
            }
            Self::Hide { table, player } => {
                let hide = "UPDATE people SET hidden = 1 WHERE table_id = ? AND player = ?";
                sqlx::query(hide).bind(table).bind(i64::from(*player)).execute(sql).await?;
                Ok(())
            }
            Self::Calendar { guest, secret } => {
                let set = sqlx::query("UPDATE guests SET calendar = ? WHERE id = ?");
                let done = set.bind(secret).bind(&guest.0[..]).execute(sql).await?;
                if done.rows_affected() == 0 { Err(Undone::Conflict) } else { Ok(()) }
            }
            Self::Device(work) => work.perform(sql).await,
            Self::Forget(guest) => forget(sql, *guest).await,
            Self::ForgetAt { guest, tables } => forget_at(sql, *guest, tables).await,
            Self::Keep(all) => keep(sql, all).await,
        }
    }
}

async fn open_table(sql: &mut SqliteConnection, table: &NewTable) -> Result<Seals, Undone> {
    sqlx::query("INSERT INTO tables (id, created, invitation) VALUES (?, ?, ?)")
        .bind(&table.id)
        .bind(table.created)
        .bind(&table.invitation)
        .execute(&mut *sql)
        .await?;
    for person in &table.people {
        come(sql, &table.id, person).await?;
    }
    write_all(sql, &table.id, &table.lines).await?;
    tell(sql, &table.id, &table.told, table.created).await
}

async fn append(sql: &mut SqliteConnection, table: &str, what: &Lines) -> Result<Seals, Undone> {
    let at = what.lines.first().map_or(0, |line| line.at);
    for person in &what.people {
        come(sql, table, person).await?;
    }
    if let Some((player, guest)) = &what.carried {
        carry(sql, table, *player, *guest).await?;
    }
    write_all(sql, table, &what.lines).await?;
    tell(sql, table, &what.told, at).await
}

/// From now on the guest is this one of the table's people, and no other.
async fn carry(sql: &mut SqliteConnection, table: &str, player: u8, guest: GuestId) -> Result<(), Undone> {
    let other =
        sqlx::query("UPDATE people SET guest = NULL, name = NULL WHERE table_id = ? AND guest = ? AND player <> ?");
    other.bind(table).bind(&guest.0[..]).bind(i64::from(player)).execute(&mut *sql).await?;
    let this = sqlx::query("UPDATE people SET guest = ?, hidden = NULL WHERE table_id = ? AND player = ?");
    let done = this.bind(&guest.0[..]).bind(table).bind(i64::from(player)).execute(sql).await?;
    if done.rows_affected() == 0 { Err(Undone::Conflict) } else { Ok(()) }
}

/// Keeps what was promised of deals and what of it is told; how much that is.
async fn tell(sql: &mut SqliteConnection, table: &str, told: &[Told], at: i64) -> Result<Seals, Undone> {
    let mut seals = Seals::default();
    for one in told {
        let (made, deal) = match one {
            Told::Made(seal) => (Some(&seal.commitment), Some(seal.deal)),
            Told::Kept { deal } => (None, Some(*deal)),
            Told::All => (None, None),
        };
        let deal = deal.map(|deal| i64::try_from(deal).unwrap_or(i64::MAX));
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
        *(if made.is_some() { &mut seals.made } else { &mut seals.revealed }) += rows;
    }
    Ok(seals)
}

async fn write_all(sql: &mut SqliteConnection, table: &str, lines: &[Line]) -> Result<(), Undone> {
    for some in lines.chunks(ROWS) {
        let rows: Vec<(&str, &Line)> = some.iter().map(|line| (table, line)).collect();
        write(sql, &rows).await?;
    }
    Ok(())
}

async fn come(sql: &mut SqliteConnection, table: &str, person: &NewPerson) -> Result<(), Undone> {
    sqlx::query("INSERT INTO people (table_id, player, guest, name) VALUES (?, ?, ?, ?)")
        .bind(table)
        .bind(i64::from(person.player))
        .bind(&person.guest.0[..])
        .bind(&person.name)
        .execute(sql)
        .await?;
    Ok(())
}

/// Writes rows of journals in one statement, which happens whole or not at all.
async fn write(sql: &mut SqliteConnection, rows: &[(&str, &Line)]) -> Result<(), Undone> {
    let places = ["(?, ?, ?, ?, ?, ?, ?)"].repeat(rows.len()).join(", ");
    // Only question marks are put together; every value is bound.
    let insert = format!("INSERT INTO journal (table_id, n, entry, hash, seat, act_id, at) VALUES {places}");
    let mut insert = sqlx::query(AssertSqlSafe(insert));
    for (table, line) in rows {
        insert = insert
            .bind(*table)
            .bind(i64::try_from(line.n).unwrap_or(i64::MAX))
            .bind(&line.text)
            .bind(&line.hash[..])
            .bind(line.act.as_ref().map(|(seat, _)| i64::from(seat.0)))
            .bind(line.act.as_ref().map(|(_, id)| id))
            .bind(line.at);
    }
    insert.execute(sql).await?;
    Ok(())
}

async fn say(sql: &mut SqliteConnection, table: &str, said: &Said) -> Result<(), Undone> {
    let place = "SELECT coalesce(max(place), 0) + 1 FROM talk WHERE table_id = ? AND deal = ?";
    let place: i64 = sqlx::query_scalar(place).bind(table).bind(said.deal).fetch_one(&mut *sql).await?;
    sqlx::query("INSERT INTO talk (table_id, deal, place, seat, player, said, at) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(said.deal)
        .bind(place)
        .bind(i64::from(said.seat.0))
        .bind(i64::from(said.player))
        .bind(&said.said)
        .bind(said.at)
        .execute(sql)
        .await?;
    Ok(())
}

/// The table's older code goes, and so does every code that has expired.
async fn set_code(sql: &mut SqliteConnection, table: &str, code: &str, now: i64, expires: i64) -> Result<(), Undone> {
    let old = sqlx::query("DELETE FROM codes WHERE table_id = ? OR expires <= ?");
    old.bind(table).bind(now).execute(&mut *sql).await?;
    let new = sqlx::query("INSERT INTO codes (code, table_id, expires) VALUES (?, ?, ?)");
    new.bind(code).bind(table).bind(expires).execute(sql).await?;
    Ok(())
}

/// Everything that tells who somebody was and what they said; what they played stays.
async fn forget(sql: &mut SqliteConnection, guest: GuestId) -> Result<(), Undone> {
    for step in [
        "DELETE FROM talk WHERE (table_id, player) IN (SELECT table_id, player FROM people WHERE guest = ?)",
        // What a game came to stays as long as somebody is known there.
        "DELETE FROM summaries WHERE table_id IN (SELECT table_id FROM people WHERE guest = ?1) AND NOT EXISTS
            (SELECT 1 FROM people WHERE people.table_id = summaries.table_id AND guest <> ?1)",
        "UPDATE people SET name = NULL, guest = NULL WHERE guest = ?",
    ] {
        sqlx::query(step).bind(&guest.0[..]).execute(&mut *sql).await?;
    }
    devices::forget(sql, guest).await
}
