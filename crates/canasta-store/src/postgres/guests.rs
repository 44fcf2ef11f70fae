//! Guests and their devices. Every request looks up the guest of its session, so a server caches the answer.

use async_trait::async_trait;
use canasta_table::journal::Hash;
use sqlx::postgres::PgRow;

use super::PostgresStore;
use super::error::{read_error, read_optional};
use super::row::{guest, hash, value};
use crate::write::{DeviceWrite, Write};
use crate::{Device, DeviceInvitation, GuestId, GuestStore, ReadError, SessionHash, WriteError};

#[async_trait]
impl GuestStore for PostgresStore {
    async fn add_guest(&self, guest: GuestId, device: Device) -> Result<(), WriteError> {
        self.write(Write::Device(DeviceWrite::AddGuest { guest, device })).await
    }

    async fn update_device(&self, device: Device) -> Result<(), WriteError> {
        self.write(Write::Device(DeviceWrite::Update(device))).await
    }

    async fn add_device_invitation(&self, now: i64, invitation: DeviceInvitation) -> Result<(), WriteError> {
        self.write(Write::Device(DeviceWrite::AddInvitation { now, invitation })).await
    }

    async fn use_device_invitation(
        &self,
        now: i64,
        secret: Hash,
        from: Option<SessionHash>,
        to: Device,
    ) -> Result<(), WriteError> {
        self.write(Write::Device(DeviceWrite::UseInvitation { now, secret, from, to })).await
    }

    async fn switch_guest(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError> {
        self.write(Write::Device(DeviceWrite::SwitchGuest { session, guest })).await
    }

    async fn end_session(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError> {
        self.write(Write::Device(DeviceWrite::EndSession { session, guest })).await
    }

    async fn drop_kept_apart(&self, session: SessionHash) -> Result<(), WriteError> {
        self.write(Write::Device(DeviceWrite::DropKeptApart(session))).await
    }

    async fn set_calendar(&self, guest: GuestId, secret: &str) -> Result<(), WriteError> {
        self.write(Write::SetCalendar { guest, secret: secret.to_owned() }).await
    }

    async fn forget_guest(&self, guest: GuestId) -> Result<(), WriteError> {
        self.write(Write::ForgetGuest(guest)).await
    }

    async fn forget_guest_at(&self, guest: GuestId, tables: Vec<String>) -> Result<(), WriteError> {
        self.write(Write::ForgetGuestAt { guest, tables }).await
    }

    async fn guest_of(&self, session: SessionHash) -> Result<Option<(GuestId, Device)>, ReadError> {
        let sql = sqlx::query("SELECT guest, label, seen FROM sessions WHERE hash = $1").bind(&session.0[..]);
        let found = sql.fetch_optional(&self.pool).await.map_err(read_error)?;
        let device = |row: PgRow| {
            let device = Device { session, label: value(&row, 1)?, seen: value(&row, 2)? };
            Ok((guest(value(&row, 0)?)?, device))
        };
        found.map(device).transpose()
    }

    async fn devices_of(&self, guest: GuestId) -> Result<Vec<(Device, i64)>, ReadError> {
        let sql = "SELECT hash, label, seen, created FROM sessions WHERE guest = $1 ORDER BY seen DESC, created, hash";
        let rows = sqlx::query(sql).bind(&guest.0[..]).fetch_all(&self.pool).await.map_err(read_error)?;
        let device = |row: &PgRow| {
            let device = Device { session: SessionHash(hash(row, 0)?), label: value(row, 1)?, seen: value(row, 2)? };
            Ok((device, value(row, 3)?))
        };
        rows.iter().map(device).collect()
    }

    async fn kept_apart(&self, session: SessionHash) -> Result<Vec<GuestId>, ReadError> {
        let sql = sqlx::query("SELECT guest FROM kept_apart WHERE session = $1 ORDER BY guest").bind(&session.0[..]);
        let rows = sql.fetch_all(&self.pool).await.map_err(read_error)?;
        rows.iter().map(|row| guest(value(row, 0)?)).collect()
    }

    async fn is_reachable(&self, guest: GuestId) -> Result<bool, ReadError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM sessions WHERE guest = $1) OR EXISTS (SELECT 1 FROM kept_apart WHERE guest = $1)";
        sqlx::query_scalar(sql).bind(&guest.0[..]).fetch_one(&self.pool).await.map_err(read_error)
    }

    async fn known_as(&self, guest: GuestId) -> Result<(Option<String>, u32), ReadError> {
        let sql =
            "SELECT (SELECT people.name FROM people JOIN tables ON tables.id = people.table_id WHERE people.guest = $1
                       ORDER BY tables.created DESC, tables.id COLLATE \"C\" LIMIT 1), count(*) FROM people WHERE guest = $1";
        let sql = sqlx::query_as(sql).bind(&guest.0[..]);
        let (name, tables): (Option<String>, i64) = sql.fetch_one(&self.pool).await.map_err(read_error)?;
        Ok((name, u32::try_from(tables).map_err(|_| ReadError::Number)?))
    }

    async fn device_invitation(&self, key: &Hash, now: i64) -> Result<Option<DeviceInvitation>, ReadError> {
        let sql = "SELECT secret, code, guest, prefs, expires FROM hand_overs WHERE (secret = $1 OR code = $1) AND expires > $2";
        let found = sqlx::query(sql).bind(&key[..]).bind(now).fetch_optional(&self.pool).await.map_err(read_error)?;
        let invitation = |row: PgRow| {
            Ok(DeviceInvitation {
                secret: hash(&row, 0)?,
                code: hash(&row, 1)?,
                guest: guest(value(&row, 2)?)?,
                prefs: value(&row, 3)?,
                expires: value(&row, 4)?,
            })
        };
        found.map(invitation).transpose()
    }

    async fn guest_by_calendar(&self, secret: &str) -> Result<Option<GuestId>, ReadError> {
        let sql = sqlx::query_scalar("SELECT id FROM guests WHERE calendar = $1").bind(secret);
        let id: Option<Vec<u8>> = read_optional(sql.fetch_optional(&self.pool).await)?;
        id.map(|id| guest(&id)).transpose()
    }

    async fn calendar_of(&self, guest: GuestId) -> Result<Option<String>, ReadError> {
        let sql = sqlx::query_scalar("SELECT calendar FROM guests WHERE id = $1").bind(&guest.0[..]);
        let found: Option<Option<String>> = sql.fetch_optional(&self.pool).await.map_err(read_error)?;
        Ok(found.flatten())
    }
}
