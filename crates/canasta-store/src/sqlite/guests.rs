//! Guests and their devices. Every request looks up the guest of its session, so a server caches the answer.

use async_trait::async_trait;
use canasta_table::journal::Hash;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::SqliteStore;
use super::row::{guest, hash};
use crate::write::{DeviceWrite, Write};
use crate::{Device, DeviceInvitation, GuestId, GuestStore, ReadError, SessionHash, WriteError};

#[async_trait]
impl GuestStore for SqliteStore {
    async fn add_guest(&self, guest: GuestId, device: Device) -> Result<(), WriteError> {
        self.writer.write(Write::Device(DeviceWrite::AddGuest { guest, device })).await
    }

    async fn update_device(&self, device: Device) -> Result<(), WriteError> {
        self.writer.write(Write::Device(DeviceWrite::Update(device))).await
    }

    async fn add_device_invitation(&self, now: i64, invitation: DeviceInvitation) -> Result<(), WriteError> {
        self.writer.write(Write::Device(DeviceWrite::AddInvitation { now, invitation })).await
    }

    async fn use_device_invitation(
        &self,
        now: i64,
        secret: Hash,
        from: Option<SessionHash>,
        to: Device,
    ) -> Result<(), WriteError> {
        self.writer.write(Write::Device(DeviceWrite::UseInvitation { now, secret, from, to })).await
    }

    async fn switch_guest(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError> {
        self.writer.write(Write::Device(DeviceWrite::SwitchGuest { session, guest })).await
    }

    async fn end_session(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError> {
        self.writer.write(Write::Device(DeviceWrite::EndSession { session, guest })).await
    }

    async fn drop_kept_apart(&self, session: SessionHash) -> Result<(), WriteError> {
        self.writer.write(Write::Device(DeviceWrite::DropKeptApart(session))).await
    }

    async fn set_calendar(&self, guest: GuestId, secret: &str) -> Result<(), WriteError> {
        self.writer.write(Write::SetCalendar { guest, secret: secret.to_owned() }).await
    }

    async fn forget_guest(&self, guest: GuestId) -> Result<(), WriteError> {
        self.writer.write(Write::ForgetGuest(guest)).await
    }

    async fn forget_guest_at(&self, guest: GuestId, tables: Vec<String>) -> Result<(), WriteError> {
        self.writer.write(Write::ForgetGuestAt { guest, tables }).await
    }

    async fn guest_of(&self, session: SessionHash) -> Result<Option<(GuestId, Device)>, ReadError> {
        let sql = sqlx::query("SELECT guest, label, seen FROM sessions WHERE hash = ?");
        let found = sql.bind(&session.0[..]).fetch_optional(&self.readers).await?;
        let device = |row: SqliteRow| {
            let device = Device { session, label: row.try_get(1)?, seen: row.try_get(2)? };
            Ok((guest(row.try_get(0)?)?, device))
        };
        found.map(device).transpose()
    }

    async fn devices_of(&self, guest: GuestId) -> Result<Vec<(Device, i64)>, ReadError> {
        let sql = "SELECT hash, label, seen, created FROM sessions WHERE guest = ? ORDER BY seen DESC, created, hash";
        let device = |row: &SqliteRow| {
            let device = Device { session: SessionHash(hash(row, 0)?), label: row.try_get(1)?, seen: row.try_get(2)? };
            Ok((device, row.try_get(3)?))
        };
        let rows = sqlx::query(sql).bind(&guest.0[..]).fetch_all(&self.readers).await?;
        rows.iter().map(device).collect()
    }

    async fn kept_apart(&self, session: SessionHash) -> Result<Vec<GuestId>, ReadError> {
        let sql = "SELECT guest FROM kept_apart WHERE session = ? ORDER BY guest";
        let rows = sqlx::query(sql).bind(&session.0[..]).fetch_all(&self.readers).await?;
        rows.iter().map(|row| guest(row.try_get(0)?)).collect()
    }

    async fn is_reachable(&self, guest: GuestId) -> Result<bool, ReadError> {
        let sql = "SELECT (SELECT count(*) FROM sessions WHERE guest = ?1) + (SELECT count(*) FROM kept_apart WHERE guest = ?1)";
        let count: i64 = sqlx::query_scalar(sql).bind(&guest.0[..]).fetch_one(&self.readers).await?;
        Ok(count > 0)
    }

    async fn known_as(&self, guest: GuestId) -> Result<(Option<String>, u32), ReadError> {
        let sql =
            "SELECT (SELECT people.name FROM people JOIN tables ON tables.id = people.table_id WHERE people.guest = ?1
                       ORDER BY tables.created DESC, tables.id LIMIT 1), count(*) FROM people WHERE guest = ?1";
        Ok(sqlx::query_as(sql).bind(&guest.0[..]).fetch_one(&self.readers).await?)
    }

    async fn device_invitation(&self, key: &Hash, now: i64) -> Result<Option<DeviceInvitation>, ReadError> {
        let sql = "SELECT secret, code, guest, prefs, expires FROM hand_overs WHERE (secret = ?1 OR code = ?1) AND expires > ?2";
        let found = sqlx::query(sql).bind(&key[..]).bind(now).fetch_optional(&self.readers).await?;
        let invitation = |row: SqliteRow| {
            Ok(DeviceInvitation {
                secret: hash(&row, 0)?,
                code: hash(&row, 1)?,
                guest: guest(row.try_get(2)?)?,
                prefs: row.try_get(3)?,
                expires: row.try_get(4)?,
            })
        };
        found.map(invitation).transpose()
    }

    async fn guest_by_calendar(&self, secret: &str) -> Result<Option<GuestId>, ReadError> {
        let sql = "SELECT id FROM guests WHERE calendar = ?";
        let found: Option<Vec<u8>> = sqlx::query_scalar(sql).bind(secret).fetch_optional(&self.readers).await?;
        found.map(|id| guest(&id)).transpose()
    }

    async fn calendar_of(&self, guest: GuestId) -> Result<Option<String>, ReadError> {
        let sql = "SELECT calendar FROM guests WHERE id = ?";
        let found: Option<Option<String>> =
            sqlx::query_scalar(sql).bind(&guest.0[..]).fetch_optional(&self.readers).await?;
        Ok(found.flatten())
    }
}
