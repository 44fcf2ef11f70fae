//! Guests and their devices: a guest has what was played, each device a session of its own. What a session's secret opens is
//! asked with every request, so whoever asks keeps the answer (`crate::sessions`).

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

/// What can be written of devices.
pub(super) enum DeviceWork {
    Arrive { guest: GuestId, device: Device },
    Seen(Device),
}

impl DeviceWork {
    pub(super) async fn perform(&self, sql: &mut SqliteConnection) -> Result<(), Undone> {
        match self {
            Self::Arrive { guest, device } => {
                let new = sqlx::query("INSERT INTO guests (id, created) VALUES (?, ?)");
                new.bind(&guest.0[..]).bind(device.seen).execute(&mut *sql).await?;
                add(sql, *guest, device).await
            }
            Self::Seen(device) => {
                let seen = sqlx::query("UPDATE sessions SET seen = ?, label = ? WHERE hash = ?");
                seen.bind(device.seen).bind(&device.label).bind(&device.session.0[..]).execute(sql).await?;
                Ok(())
            }
        }
    }
}

/// One device more of a guest.
async fn add(sql: &mut SqliteConnection, guest: GuestId, device: &Device) -> Result<(), Undone> {
    sqlx::query("INSERT INTO sessions (hash, guest, created, seen, label) VALUES (?, ?, ?4, ?4, ?3)")
        .bind(&device.session.0[..])
        .bind(&guest.0[..])
        .bind(&device.label)
        .bind(device.seen)
        .execute(sql)
        .await?;
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
}
