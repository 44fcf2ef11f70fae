//! Writes guests and their devices inside the writer's transaction.

use canasta_table::journal::Hash;
use sqlx::{Row as _, SqliteConnection};

use crate::write::{DeviceWrite, StatementError};
use crate::{Device, DeviceInvitation, GuestId, SessionHash};

impl DeviceWrite {
    pub(super) async fn perform(&self, sql: &mut SqliteConnection) -> Result<(), StatementError> {
        match self {
            Self::AddGuest { guest, device } => {
                let new = sqlx::query("INSERT INTO guests (id, created) VALUES (?, ?)");
                new.bind(&guest.0[..]).bind(device.seen).execute(&mut *sql).await?;
                add_device(sql, &guest.0, device).await
            }
            Self::Update(device) => {
                let seen = sqlx::query("UPDATE sessions SET seen = ?, label = ? WHERE hash = ?");
                seen.bind(device.seen).bind(&device.label).bind(&device.session.0[..]).execute(sql).await?;
                Ok(())
            }
            Self::AddInvitation { now, invitation } => add_device_invitation(sql, *now, invitation).await,
            Self::UseInvitation { now, secret, from, to } => use_device_invitation(sql, *now, secret, *from, to).await,
            Self::SwitchGuest { session, guest } => switch_guest(sql, *session, *guest).await,
            Self::EndSession { session, guest } => end_session(sql, *session, *guest).await,
            Self::DropKeptApart(session) => {
                let forget = sqlx::query("DELETE FROM kept_apart WHERE session = ?");
                forget.bind(&session.0[..]).execute(sql).await?;
                Ok(())
            }
        }
    }
}

async fn add_device(sql: &mut SqliteConnection, guest: &[u8], device: &Device) -> Result<(), StatementError> {
    sqlx::query("INSERT INTO sessions (hash, guest, created, seen, label) VALUES (?, ?, ?4, ?4, ?3)")
        .bind(&device.session.0[..])
        .bind(guest)
        .bind(&device.label)
        .bind(device.seen)
        .execute(sql)
        .await?;
    Ok(())
}

/// Adds a device invitation. Also deletes the guest's old one and all expired ones.
async fn add_device_invitation(
    sql: &mut SqliteConnection,
    now: i64,
    invitation: &DeviceInvitation,
) -> Result<(), StatementError> {
    let old = sqlx::query("DELETE FROM hand_overs WHERE guest = ? OR expires <= ?");
    old.bind(&invitation.guest.0[..]).bind(now).execute(&mut *sql).await?;
    sqlx::query("INSERT INTO hand_overs (secret, code, guest, prefs, expires) VALUES (?, ?, ?, ?, ?)")
        .bind(&invitation.secret[..])
        .bind(&invitation.code[..])
        .bind(&invitation.guest.0[..])
        .bind(&invitation.prefs)
        .bind(invitation.expires)
        .execute(sql)
        .await?;
    Ok(())
}

/// Uses up a device invitation: the device now belongs to its guest. The browser's previous session ends, and the new
/// session keeps the previous guest apart if they have played.
async fn use_device_invitation(
    sql: &mut SqliteConnection,
    now: i64,
    secret: &Hash,
    from: Option<SessionHash>,
    to: &Device,
) -> Result<(), StatementError> {
    let used = sqlx::query("DELETE FROM hand_overs WHERE secret = ? AND expires > ? RETURNING guest");
    let used = used.bind(&secret[..]).bind(now).fetch_optional(&mut *sql).await?.ok_or(StatementError::Conflict)?;
    let new: Vec<u8> = used.try_get(0)?;
    add_device(sql, &new, to).await?;
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

/// Switches a device to a guest that it keeps apart, and keeps its current guest apart instead.
async fn switch_guest(sql: &mut SqliteConnection, session: SessionHash, guest: GuestId) -> Result<(), StatementError> {
    let kept = sqlx::query("DELETE FROM kept_apart WHERE session = ? AND guest = ?");
    let kept = kept.bind(&session.0[..]).bind(&guest.0[..]).execute(&mut *sql).await?;
    if kept.rows_affected() == 0 {
        return Err(StatementError::Conflict);
    }
    for step in [
        "INSERT OR IGNORE INTO kept_apart (session, guest) SELECT hash, guest FROM sessions WHERE hash = ?1 AND guest <> ?2",
        "UPDATE sessions SET guest = ?2 WHERE hash = ?1",
    ] {
        sqlx::query(step).bind(&session.0[..]).bind(&guest.0[..]).execute(&mut *sql).await?;
    }
    Ok(())
}

/// Removes a device from a guest. If it keeps another guest apart, it switches back to that guest.
async fn end_session(sql: &mut SqliteConnection, session: SessionHash, guest: GuestId) -> Result<(), StatementError> {
    let known = sqlx::query("SELECT 1 FROM sessions WHERE hash = ? AND guest = ?");
    if known.bind(&session.0[..]).bind(&guest.0[..]).fetch_optional(&mut *sql).await?.is_none() {
        return Err(StatementError::Conflict);
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

/// Deletes everything that leads to a forgotten guest: invitations and devices. A device that keeps another guest apart
/// switches back to that guest.
pub(super) async fn forget(sql: &mut SqliteConnection, guest: GuestId) -> Result<(), StatementError> {
    let sessions = "SELECT hash FROM sessions WHERE guest = ?";
    for session in sqlx::query_scalar::<_, Vec<u8>>(sessions).bind(&guest.0[..]).fetch_all(&mut *sql).await? {
        let session = <[u8; 32]>::try_from(session).map_err(|_| StatementError::Conflict)?;
        end_session(sql, SessionHash(session), guest).await?;
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
