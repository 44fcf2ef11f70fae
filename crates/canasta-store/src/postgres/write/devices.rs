//! Writes guests and their devices inside a transaction.

use canasta_table::journal::Hash;
use sqlx::PgConnection;

use super::require_change;
use crate::write::{DeviceWrite, StatementError};
use crate::{Device, DeviceInvitation, GuestId, SessionHash};

pub(super) async fn perform(write: &DeviceWrite, sql: &mut PgConnection) -> Result<(), StatementError> {
    match write {
        DeviceWrite::AddGuest { guest, device } => {
            let new = "INSERT INTO guests (id, created) VALUES ($1, $2)";
            sqlx::query(new).bind(&guest.0[..]).bind(device.seen).execute(&mut *sql).await?;
            add_device(sql, &guest.0, device).await
        }
        DeviceWrite::Update(device) => {
            let seen = "UPDATE sessions SET seen = $1, label = $2 WHERE hash = $3";
            sqlx::query(seen).bind(device.seen).bind(&device.label).bind(&device.session.0[..]).execute(sql).await?;
            Ok(())
        }
        DeviceWrite::AddInvitation { now, invitation } => add_device_invitation(sql, *now, invitation).await,
        DeviceWrite::UseInvitation { now, secret, from, to } => {
            use_device_invitation(sql, *now, secret, *from, to).await
        }
        DeviceWrite::SwitchGuest { session, guest } => switch_guest(sql, *session, *guest).await,
        DeviceWrite::EndSession { session, guest } => end_session(sql, *session, *guest).await,
        DeviceWrite::DropKeptApart(session) => {
            sqlx::query("DELETE FROM kept_apart WHERE session = $1").bind(&session.0[..]).execute(sql).await?;
            Ok(())
        }
    }
}

async fn add_device(sql: &mut PgConnection, guest: &[u8], device: &Device) -> Result<(), StatementError> {
    sqlx::query("INSERT INTO sessions (hash, guest, created, seen, label) VALUES ($1, $2, $4, $4, $3)")
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
    sql: &mut PgConnection,
    now: i64,
    invitation: &DeviceInvitation,
) -> Result<(), StatementError> {
    let old = "DELETE FROM hand_overs WHERE guest = $1 OR expires <= $2";
    sqlx::query(old).bind(&invitation.guest.0[..]).bind(now).execute(&mut *sql).await?;
    sqlx::query("INSERT INTO hand_overs (secret, code, guest, prefs, expires) VALUES ($1, $2, $3, $4, $5)")
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
    sql: &mut PgConnection,
    now: i64,
    secret: &Hash,
    from: Option<SessionHash>,
    to: &Device,
) -> Result<(), StatementError> {
    let used = "DELETE FROM hand_overs WHERE secret = $1 AND expires > $2 RETURNING guest";
    let used: Option<Vec<u8>> = sqlx::query_scalar(used).bind(&secret[..]).bind(now).fetch_optional(&mut *sql).await?;
    let new = used.ok_or(StatementError::Conflict)?;
    add_device(sql, &new, to).await?;
    let Some(from) = from else { return Ok(()) };
    for step in [
        "INSERT INTO kept_apart (session, guest) SELECT $2, guest FROM kept_apart WHERE session = $1 AND guest <> $3
            ON CONFLICT DO NOTHING",
        "INSERT INTO kept_apart (session, guest) SELECT $2, guest FROM sessions WHERE hash = $1 AND guest <> $3
            AND EXISTS (SELECT 1 FROM people WHERE people.guest = sessions.guest) ON CONFLICT DO NOTHING",
    ] {
        sqlx::query(step).bind(&from.0[..]).bind(&to.session.0[..]).bind(&new).execute(&mut *sql).await?;
    }
    sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(&from.0[..]).execute(sql).await?;
    Ok(())
}

/// Switches a device to a guest that it keeps apart, and keeps its current guest apart instead.
async fn switch_guest(sql: &mut PgConnection, session: SessionHash, guest: GuestId) -> Result<(), StatementError> {
    let kept = "DELETE FROM kept_apart WHERE session = $1 AND guest = $2";
    require_change(&sqlx::query(kept).bind(&session.0[..]).bind(&guest.0[..]).execute(&mut *sql).await?)?;
    for step in [
        "INSERT INTO kept_apart (session, guest) SELECT hash, guest FROM sessions WHERE hash = $1 AND guest <> $2
            ON CONFLICT DO NOTHING",
        "UPDATE sessions SET guest = $2 WHERE hash = $1",
    ] {
        sqlx::query(step).bind(&session.0[..]).bind(&guest.0[..]).execute(&mut *sql).await?;
    }
    Ok(())
}

/// Removes a device from a guest. If it keeps another guest apart, it switches back to that guest.
async fn end_session(sql: &mut PgConnection, session: SessionHash, guest: GuestId) -> Result<(), StatementError> {
    let known = "SELECT 1 FROM sessions WHERE hash = $1 AND guest = $2 FOR UPDATE";
    require_change(&sqlx::query(known).bind(&session.0[..]).bind(&guest.0[..]).execute(&mut *sql).await?)?;
    let back = "DELETE FROM kept_apart WHERE session = $1 AND guest =
        (SELECT guest FROM kept_apart WHERE session = $1 ORDER BY guest LIMIT 1) RETURNING guest";
    let back: Option<Vec<u8>> = sqlx::query_scalar(back).bind(&session.0[..]).fetch_optional(&mut *sql).await?;
    let step = match &back {
        Some(_) => "UPDATE sessions SET guest = $2 WHERE hash = $1",
        None => "DELETE FROM sessions WHERE hash = $1 AND guest = $2",
    };
    let other = back.unwrap_or_else(|| guest.0.to_vec());
    sqlx::query(step).bind(&session.0[..]).bind(other).execute(sql).await?;
    Ok(())
}

/// Deletes everything that leads to a forgotten guest: invitations and devices. A device that keeps another guest apart
/// switches back to that guest.
pub(super) async fn forget(sql: &mut PgConnection, guest: GuestId) -> Result<(), StatementError> {
    let sessions = "SELECT hash FROM sessions WHERE guest = $1";
    for session in sqlx::query_scalar::<_, Vec<u8>>(sessions).bind(&guest.0[..]).fetch_all(&mut *sql).await? {
        let session = <[u8; 32]>::try_from(session).map_err(|_| StatementError::Conflict)?;
        end_session(sql, SessionHash(session), guest).await?;
    }
    for step in [
        "DELETE FROM hand_overs WHERE guest = $1",
        "DELETE FROM kept_apart WHERE guest = $1",
        "DELETE FROM guests WHERE id = $1",
    ] {
        sqlx::query(step).bind(&guest.0[..]).execute(&mut *sql).await?;
    }
    Ok(())
}
