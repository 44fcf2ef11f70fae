//! Guests and their devices: a guest has what was played, each device a session of its own. What a session's secret opens is
//! asked with every request, so whoever asks keeps the answer (`crate::sessions`). Another device is let in by a hand-over,
//! which can be used once; if it was another guest's, it keeps the way back to them.

use canasta_journal::Hash;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::reads::guest;
use super::work::Undone;
use super::{GuestId, ReadError, SessionHash, Store};

/// A browser that a guest uses, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Device {
    pub(crate) session: SessionHash,
    /// What it is called, such as “Chrome on Android”; empty where that was not kept.
    pub(crate) label: String,
    /// On which day it was seen last (milliseconds since 1970).
    pub(crate) seen: i64,
}

/// What lets another device in. Secret and code are kept as hashes only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HandOver {
    pub(crate) secret: Hash,
    pub(crate) code: Hash,
    pub(crate) guest: GuestId,
    /// What the guest has chosen on the device that hands over.
    pub(crate) prefs: String,
    /// Until when it is good (milliseconds since 1970).
    pub(crate) expires: i64,
}

/// What can be written of devices.
pub(super) enum DeviceWork {
    Arrive { guest: GuestId, device: Device },
    Seen(Device),
    Offer { now: i64, hand_over: HandOver },
    Carry { now: i64, secret: Hash, from: Option<SessionHash>, to: Device },
    GoBack { session: SessionHash, guest: GuestId },
    End { session: SessionHash, guest: GuestId },
    ForgetApart(SessionHash),
}

impl DeviceWork {
    pub(super) async fn perform(&self, sql: &mut SqliteConnection) -> Result<(), Undone> {
        match self {
            Self::Arrive { guest, device } => {
                let new = sqlx::query("INSERT INTO guests (id, created) VALUES (?, ?)");
                new.bind(&guest.0[..]).bind(device.seen).execute(&mut *sql).await?;
                add(sql, &guest.0, device).await
            }
            Self::Seen(device) => {
                let seen = sqlx::query("UPDATE sessions SET seen = ?, label = ? WHERE hash = ?");
                seen.bind(device.seen).bind(&device.label).bind(&device.session.0[..]).execute(sql).await?;
                Ok(())
            }
            Self::Offer { now, hand_over } => offer(sql, *now, hand_over).await,
            Self::Carry { now, secret, from, to } => carry(sql, *now, secret, *from, to).await,
            Self::GoBack { session, guest } => go_back(sql, *session, *guest).await,
            Self::End { session, guest } => end(sql, *session, *guest).await,
            Self::ForgetApart(session) => {
                let forget = sqlx::query("DELETE FROM kept_apart WHERE session = ?");
                forget.bind(&session.0[..]).execute(sql).await?;
                Ok(())
            }
        }
    }
}

/// One device more of a guest.
async fn add(sql: &mut SqliteConnection, guest: &[u8], device: &Device) -> Result<(), Undone> {
    sqlx::query("INSERT INTO sessions (hash, guest, created, seen, label) VALUES (?, ?, ?4, ?4, ?3)")
        .bind(&device.session.0[..])
        .bind(guest)
        .bind(&device.label)
        .bind(device.seen)
        .execute(sql)
        .await?;
    Ok(())
}

/// The guest's older hand-over goes, and so does every one that has expired.
async fn offer(sql: &mut SqliteConnection, now: i64, hand_over: &HandOver) -> Result<(), Undone> {
    let old = sqlx::query("DELETE FROM hand_overs WHERE guest = ? OR expires <= ?");
    old.bind(&hand_over.guest.0[..]).bind(now).execute(&mut *sql).await?;
    sqlx::query("INSERT INTO hand_overs (secret, code, guest, prefs, expires) VALUES (?, ?, ?, ?, ?)")
        .bind(&hand_over.secret[..])
        .bind(&hand_over.code[..])
        .bind(&hand_over.guest.0[..])
        .bind(&hand_over.prefs)
        .bind(hand_over.expires)
        .execute(sql)
        .await?;
    Ok(())
}

/// Uses a hand-over up: the device is the guest's from now on. If it had a session, that is over, and what it opened is kept
/// apart for the new one, where there is anything.
async fn carry(
    sql: &mut SqliteConnection,
    now: i64,
    secret: &Hash,
    from: Option<SessionHash>,
    to: &Device,
) -> Result<(), Undone> {
    let used = sqlx::query("DELETE FROM hand_overs WHERE secret = ? AND expires > ? RETURNING guest");
    let used = used.bind(&secret[..]).bind(now).fetch_optional(&mut *sql).await?.ok_or(Undone::Conflict)?;
    let new: Vec<u8> = used.try_get(0)?;
    add(sql, &new, to).await?;
    let Some(from) = from else { return Ok(()) };
    for step in [
        "INSERT OR IGNORE INTO kept_apart (session, guest) SELECT ?2, guest FROM kept_apart WHERE session = ?1 AND guest <> ?3",
        "INSERT OR IGNORE INTO kept_apart (session, guest) SELECT ?2, guest FROM sessions WHERE hash = ?1 AND guest <> ?3
            AND EXISTS (SELECT 1 FROM people WHERE people.guest = sessions.guest)",
    ] {
        sqlx::query(step).bind(&from.0[..]).bind(&to.session.0[..]).bind(&new).execute(&mut *sql).await?;
    }
    sqlx::query("DELETE FROM sessions WHERE hash = ?").bind(&from.0[..]).execute(sql).await?;
    Ok(())
}

/// A device changes over to a guest that it keeps apart, and keeps the present one instead.
async fn go_back(sql: &mut SqliteConnection, session: SessionHash, guest: GuestId) -> Result<(), Undone> {
    let kept = sqlx::query("DELETE FROM kept_apart WHERE session = ? AND guest = ?");
    let kept = kept.bind(&session.0[..]).bind(&guest.0[..]).execute(&mut *sql).await?;
    if kept.rows_affected() == 0 {
        return Err(Undone::Conflict);
    }
    for step in [
        "INSERT OR IGNORE INTO kept_apart (session, guest) SELECT hash, guest FROM sessions WHERE hash = ?1 AND guest <> ?2",
        "UPDATE sessions SET guest = ?2 WHERE hash = ?1",
    ] {
        sqlx::query(step).bind(&session.0[..]).bind(&guest.0[..]).execute(&mut *sql).await?;
    }
    Ok(())
}

/// A device is the guest's no longer. One that keeps another guest apart goes back to them.
async fn end(sql: &mut SqliteConnection, session: SessionHash, guest: GuestId) -> Result<(), Undone> {
    let known = sqlx::query("SELECT 1 FROM sessions WHERE hash = ? AND guest = ?");
    if known.bind(&session.0[..]).bind(&guest.0[..]).fetch_optional(&mut *sql).await?.is_none() {
        return Err(Undone::Conflict);
    }
    let back = sqlx::query(
        "DELETE FROM kept_apart WHERE session = ?1 AND guest = (SELECT min(guest) FROM kept_apart WHERE session = ?1) RETURNING guest",
    );
    let back = back.bind(&session.0[..]).fetch_optional(&mut *sql).await?;
    let step = match &back {
        Some(_) => "UPDATE sessions SET guest = ?2 WHERE hash = ?1",
        None => "DELETE FROM sessions WHERE hash = ?1 AND guest = ?2",
    };
    let other: Option<Vec<u8>> = back.map(|row| row.try_get(0)).transpose()?;
    let other = other.unwrap_or_else(|| guest.0.to_vec());
    sqlx::query(step).bind(&session.0[..]).bind(other).execute(sql).await?;
    Ok(())
}

/// Everything that leads to a guest who is forgotten: hand-overs and devices. A device that keeps another guest apart goes
/// back to them.
pub(super) async fn forget(sql: &mut SqliteConnection, guest: GuestId) -> Result<(), Undone> {
    let of = "SELECT hash FROM sessions WHERE guest = ?";
    for session in sqlx::query_scalar::<_, Vec<u8>>(of).bind(&guest.0[..]).fetch_all(&mut *sql).await? {
        let session = <[u8; 32]>::try_from(session).map_err(|_| Undone::Conflict)?;
        end(sql, SessionHash(session), guest).await?;
    }
    for step in [
        "DELETE FROM hand_overs WHERE guest = ?",
        "DELETE FROM kept_apart WHERE guest = ?",
        "DELETE FROM guests WHERE id = ?",
    ] {
        sqlx::query(step).bind(&guest.0[..]).execute(&mut *sql).await?;
    }
    Ok(())
}

impl Store {
    /// Whose session it is, with what is kept of the device.
    pub(crate) async fn guest_of(&self, session: SessionHash) -> Result<Option<(GuestId, Device)>, ReadError> {
        let sql = sqlx::query("SELECT guest, label, seen FROM sessions WHERE hash = ?");
        let found = sql.bind(&session.0[..]).fetch_optional(&self.reads).await?;
        let device = |row: SqliteRow| {
            let device = Device { session, label: row.try_get(1)?, seen: row.try_get(2)? };
            Ok((guest(row.try_get(0)?)?, device))
        };
        found.map(device).transpose()
    }

    /// The devices of a guest, and on which day each came (milliseconds since 1970): those that were seen last first.
    pub(crate) async fn devices_of(&self, guest: GuestId) -> Result<Vec<(Device, i64)>, ReadError> {
        let sql = "SELECT hash, label, seen, created FROM sessions WHERE guest = ? ORDER BY seen DESC, created, hash";
        let device = |row: &SqliteRow| {
            let hash = <[u8; 32]>::try_from(row.try_get::<&[u8], _>(0)?).map_err(|_| ReadError::Number)?;
            let device = Device { session: SessionHash(hash), label: row.try_get(1)?, seen: row.try_get(2)? };
            Ok((device, row.try_get(3)?))
        };
        let rows = sqlx::query(sql).bind(&guest.0[..]).fetch_all(&self.reads).await?;
        rows.iter().map(device).collect()
    }

    /// The guests that a device keeps apart.
    pub(crate) async fn kept_apart(&self, session: SessionHash) -> Result<Vec<GuestId>, ReadError> {
        let sql = "SELECT guest FROM kept_apart WHERE session = ? ORDER BY guest";
        let rows = sqlx::query(sql).bind(&session.0[..]).fetch_all(&self.reads).await?;
        rows.iter().map(|row| guest(row.try_get(0)?)).collect()
    }

    /// Whether any device leads to the guest, also one that keeps them apart.
    pub(crate) async fn is_reached(&self, guest: GuestId) -> Result<bool, ReadError> {
        let sql = "SELECT (SELECT count(*) FROM sessions WHERE guest = ?1) + (SELECT count(*) FROM kept_apart WHERE guest = ?1)";
        let count: i64 = sqlx::query_scalar(sql).bind(&guest.0[..]).fetch_one(&self.reads).await?;
        Ok(count > 0)
    }

    /// What a guest was called last at a table, and at how many tables they are known.
    pub(crate) async fn known_as(&self, guest: GuestId) -> Result<(Option<String>, u32), ReadError> {
        let sql =
            "SELECT (SELECT people.name FROM people JOIN tables ON tables.id = people.table_id WHERE people.guest = ?1
                       ORDER BY tables.created DESC, tables.id LIMIT 1), count(*) FROM people WHERE guest = ?1";
        Ok(sqlx::query_as(sql).bind(&guest.0[..]).fetch_one(&self.reads).await?)
    }

    /// The hand-over with this secret or code, if it is still good at this time (milliseconds since 1970).
    pub(crate) async fn hand_over(&self, key: &Hash, now: i64) -> Result<Option<HandOver>, ReadError> {
        let sql = "SELECT secret, code, guest, prefs, expires FROM hand_overs WHERE (secret = ?1 OR code = ?1) AND expires > ?2";
        let found = sqlx::query(sql).bind(&key[..]).bind(now).fetch_optional(&self.reads).await?;
        let hash = |row: &SqliteRow, column| {
            <[u8; 32]>::try_from(row.try_get::<&[u8], usize>(column)?).map_err(|_| ReadError::Number)
        };
        let hand_over = |row: SqliteRow| {
            let (secret, code) = (hash(&row, 0)?, hash(&row, 1)?);
            let (guest, prefs) = (guest(row.try_get(2)?)?, row.try_get(3)?);
            Ok(HandOver { secret, code, guest, prefs, expires: row.try_get(4)? })
        };
        found.map(hand_over).transpose()
    }
}
