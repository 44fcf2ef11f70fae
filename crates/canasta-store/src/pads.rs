//! Score pads for games with real cards. Both databases have the same tables for them and understand the same
//! statements, so the statements are shared here. A trigger on `guests` forgets a guest's pads.

use canasta_table::journal::Hash;

use crate::{GuestId, ReadError};

/// Maximum events of a pad. A game has about 20.
pub const MAX_PAD_EVENTS: u64 = 5000;

/// Maximum size of a pad's events together, in bytes.
pub const MAX_PAD_BYTES: i64 = 4 * 1024 * 1024;

/// Maximum events of a pad from people who only watch it.
pub const MAX_PAD_QUERIES: i64 = 200;

/// A score pad. Its id is random, and the browser creates it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PadId(pub [u8; 16]);

/// Public id of a browser that keeps pads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PadDeviceId(pub [u8; 8]);

impl PadDeviceId {
    /// Stands for people who only watch a pad.
    pub const WATCHER: Self = Self([0; 8]);
}

/// Id of an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PadEventId(pub [u8; 16]);

/// A browser that keeps a pad or wants to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PadDevice {
    /// Its public id.
    pub id: PadDeviceId,
    /// Hash of its secret. Only the browser has the secret itself.
    pub secret: Hash,
    /// Name of the person who uses it; `None` leaves the stored name unchanged.
    pub name: Option<String>,
    /// The guest who uses it, if known. `None` leaves the stored guest unchanged.
    pub guest: Option<GuestId>,
}

/// A new event of a pad. This crate doesn't interpret its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PadEvent {
    /// Its id.
    pub id: PadEventId,
    /// Its logical time.
    pub clock: u32,
    /// The device it was made on.
    pub device: PadDeviceId,
    /// The event itself, as JSON. When its guest or the guest of its device is forgotten, the member `by` becomes
    /// empty.
    pub text: String,
}

/// What a device has sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PadSync {
    /// The pad.
    pub pad: PadId,
    /// The device, which must have kept the pad.
    pub device: PadDevice,
    /// Code for watchers. If there is no such pad, it is created with this code and kept by the device. `None` if the
    /// pad must exist.
    pub new_code: Option<String>,
    /// Number of the deal that is being entered. It only changes if the device keeps the pad.
    pub entering: Option<u32>,
    /// Events, in order. Those that the pad already has are skipped.
    pub events: Vec<PadEvent>,
}

/// A device that keeps a pad or has kept it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PadKeeper {
    /// The device.
    pub device: PadDeviceId,
    /// Name of the person who uses it; `None` if unknown or forgotten.
    pub name: Option<String>,
    /// The guest, if known.
    pub guest: Option<GuestId>,
}

/// A request to take over a pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PadRequest {
    /// The device that asks.
    pub device: PadDeviceId,
    /// Name of the person who uses it.
    pub name: Option<String>,
    /// When the pad moves, unless somebody objects.
    pub due: i64,
}

/// A pad read from the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPad {
    /// Code for watchers.
    pub code: String,
    /// Device that keeps it.
    pub keeper: PadDeviceId,
    /// Name of the person who keeps it.
    pub keeper_name: Option<String>,
    /// Number of the deal that is being entered.
    pub entering: Option<u32>,
    /// Request to take over the pad.
    pub request: Option<PadRequest>,
    /// Number of events.
    pub n: u64,
    /// Largest logical time of its events.
    pub clock: u32,
    /// Texts of the events after the requested number, in the order of arrival.
    pub events: Vec<String>,
}

/// One atomic write of a pad. `now` and `due` are milliseconds since 1970.
pub(crate) enum PadWrite {
    Sync { sync: PadSync, now: i64 },
    Move { pad: PadId, now: i64 },
    Query { pad: PadId, event: PadEvent, guest: Option<GuestId> },
    HandOver { pad: PadId, secret: Hash, code: Hash, now: i64, expires: i64 },
    Take { code: Hash, device: PadDevice, now: i64 },
    Ask { pad: PadId, device: PadDevice, now: i64, due: i64 },
    Object { pad: PadId, secret: Hash, now: i64 },
    Forget { secret: Hash },
}

type HeadRow = (String, Vec<u8>, Option<String>, Option<i64>, Option<Vec<u8>>, Option<String>, Option<i64>, i64, i64);

pub(crate) fn stored_pad(row: HeadRow) -> Result<StoredPad, ReadError> {
    let (code, keeper, keeper_name, entering, asking, asking_name, due, n, clock) = row;
    let number = |n: i64| u32::try_from(n).map_err(|_| ReadError::Number);
    let request = match (asking, due) {
        (Some(device), Some(due)) => Some(PadRequest { device: device_id(&device)?, name: asking_name, due }),
        _ => None,
    };
    Ok(StoredPad {
        code,
        keeper: device_id(&keeper)?,
        keeper_name,
        entering: entering.map(number).transpose()?,
        request,
        n: u64::try_from(n).map_err(|_| ReadError::Number)?,
        clock: number(clock)?,
        events: Vec::new(),
    })
}

pub(crate) fn pad_keeper(
    (device, name, guest): (Vec<u8>, Option<String>, Option<Vec<u8>>),
) -> Result<PadKeeper, ReadError> {
    let guest = guest.map(|guest| guest.try_into().map(GuestId).map_err(|_| ReadError::Number)).transpose()?;
    Ok(PadKeeper { device: device_id(&device)?, name, guest })
}

pub(crate) fn pad_id(id: Vec<u8>) -> Result<PadId, ReadError> {
    id.try_into().map(PadId).map_err(|_| ReadError::Number)
}

pub(crate) fn event_id(id: Vec<u8>) -> Result<PadEventId, ReadError> {
    id.try_into().map(PadEventId).map_err(|_| ReadError::Number)
}

fn device_id(id: &[u8]) -> Result<PadDeviceId, ReadError> {
    id.try_into().map(PadDeviceId).map_err(|_| ReadError::Number)
}

/// Implements `PadStore` for a store, and `perform`, which writes on a connection. `$lock` locks a row against changes
/// by others until the write is done, if the database needs that. `$nameless` is the text of an event without the name
/// in it. `$found` converts the result of a query.
///
/// This is a macro because sqlx's types for the two databases have no common trait that a function could use.
macro_rules! pad_store {
    ($store:ty, $connection:ty, $pool:ident, $lock:literal, $nameless:literal, $found:path) => {
        #[async_trait::async_trait]
        impl PadStore for $store {
            async fn sync_pad(&self, sync: PadSync, now: i64) -> Result<(), WriteError> {
                self.write(Write::Pad(PadWrite::Sync { sync, now })).await
            }

            async fn pad(&self, pad: PadId, after: u64, now: i64) -> Result<Option<StoredPad>, ReadError> {
                let Some(mut found) = self.pad_head(pad).await? else { return Ok(None) };
                if found.request.as_ref().is_some_and(|request| request.due <= now) {
                    let moved = self.write(Write::Pad(PadWrite::Move { pad, now })).await;
                    moved.map_err(|error| ReadError::Unavailable(error.into()))?;
                    let Some(again) = self.pad_head(pad).await? else { return Ok(None) };
                    found = again;
                }
                let sql = "SELECT event FROM pad_events WHERE pad = $1 AND n > $2 AND n <= $3 ORDER BY n";
                let after = i64::try_from(after).unwrap_or(i64::MAX);
                let last = canasta::must_fit::<i64>(found.n);
                let sql = sqlx::query_scalar(sql).bind(&pad.0[..]).bind(after).bind(last);
                found.events = self.pad_rows(sql.fetch_all(&self.$pool).await)?;
                Ok(Some(found))
            }

            async fn pad_by_code(&self, code: &str) -> Result<Option<PadId>, ReadError> {
                let sql = sqlx::query_scalar("SELECT id FROM pads WHERE code = $1").bind(code);
                $found(sql.fetch_optional(&self.$pool).await)?.map(pads::pad_id).transpose()
            }

            async fn pad_keeper(&self, pad: PadId, secret: &Hash) -> Result<Option<PadKeeper>, ReadError> {
                let sql = "SELECT device, name, guest FROM pad_keepers WHERE pad = $1 AND secret = $2";
                let sql = sqlx::query_as(sql).bind(&pad.0[..]).bind(&secret[..]);
                $found(sql.fetch_optional(&self.$pool).await)?.map(pads::pad_keeper).transpose()
            }

            async fn pad_event_ids(&self, pad: PadId) -> Result<Vec<PadEventId>, ReadError> {
                let sql = sqlx::query_scalar("SELECT id FROM pad_events WHERE pad = $1 ORDER BY n").bind(&pad.0[..]);
                self.pad_rows(sql.fetch_all(&self.$pool).await)?.into_iter().map(pads::event_id).collect()
            }

            async fn add_pad_query(
                &self,
                pad: PadId,
                event: PadEvent,
                guest: Option<GuestId>,
            ) -> Result<(), WriteError> {
                self.write(Write::Pad(PadWrite::Query { pad, event, guest })).await
            }

            async fn add_pad_hand_over(
                &self,
                pad: PadId,
                secret: &Hash,
                code: &Hash,
                now: i64,
                expires: i64,
            ) -> Result<(), WriteError> {
                let (secret, code) = (*secret, *code);
                self.write(Write::Pad(PadWrite::HandOver { pad, secret, code, now, expires })).await
            }

            async fn take_pad(&self, code: &Hash, device: PadDevice, now: i64) -> Result<PadId, WriteError> {
                let (code, secret) = (*code, device.secret);
                self.write(Write::Pad(PadWrite::Take { code, device, now })).await?;
                let sql = sqlx::query_scalar("SELECT pad FROM pad_hand_overs WHERE code = $1 AND taken_by = $2");
                let sql = sql.bind(&code[..]).bind(&secret[..]);
                let pad: Option<Vec<u8>> = sql.fetch_optional(&self.$pool).await.map_err(|_| WriteError::Unknown)?;
                pads::pad_id(pad.ok_or(WriteError::Unknown)?).map_err(|_| WriteError::Unknown)
            }

            async fn ask_for_pad(&self, pad: PadId, device: PadDevice, now: i64, due: i64) -> Result<(), WriteError> {
                self.write(Write::Pad(PadWrite::Ask { pad, device, now, due })).await
            }

            async fn forget_pad_device(&self, secret: &Hash) -> Result<(), WriteError> {
                self.write(Write::Pad(PadWrite::Forget { secret: *secret })).await
            }

            async fn object_to_pad_request(&self, pad: PadId, secret: &Hash, now: i64) -> Result<(), WriteError> {
                self.write(Write::Pad(PadWrite::Object { pad, secret: *secret, now })).await
            }
        }

        impl $store {
            /// A pad without its events.
            async fn pad_head(&self, pad: PadId) -> Result<Option<StoredPad>, ReadError> {
                let sql = "SELECT code, keeper, keeping.name, entering, request, asking.name, due, n, clock
                           FROM pads JOIN pad_keepers AS keeping ON keeping.pad = pads.id AND keeping.device = keeper
                           LEFT JOIN pad_keepers AS asking ON asking.pad = pads.id AND asking.device = request
                           WHERE pads.id = $1";
                let sql = sqlx::query_as(sql).bind(&pad.0[..]);
                $found(sql.fetch_optional(&self.$pool).await)?.map(pads::stored_pad).transpose()
            }

            fn pad_rows<R>(&self, rows: Result<Vec<R>, sqlx::Error>) -> Result<Vec<R>, ReadError> {
                Ok($found(rows.map(Some))?.unwrap_or_default())
            }
        }

        /// Writes. After an error the caller rolls back.
        pub(super) async fn perform(write: &PadWrite, sql: &mut $connection) -> Result<(), StatementError> {
            match write {
                PadWrite::Sync { sync, now } => synchronise(sql, sync, *now).await,
                PadWrite::Move { pad, now } => {
                    lock(sql, *pad).await?;
                    move_if_due(sql, *pad, *now).await
                }
                PadWrite::Query { pad, event, guest } => {
                    lock(sql, *pad).await?;
                    let queries = "SELECT count(*) FROM pad_events WHERE pad = $1 AND device = $2";
                    let queries = sqlx::query_scalar(queries).bind(&pad.0[..]).bind(&PadDeviceId::WATCHER.0[..]);
                    let queries: i64 = queries.fetch_one(&mut *sql).await?;
                    if queries >= MAX_PAD_QUERIES || !append(sql, *pad, slice::from_ref(event), *guest).await? {
                        return Err(StatementError::Conflict);
                    }
                    Ok(())
                }
                PadWrite::HandOver { pad, secret, code, now, expires } => {
                    lock(sql, *pad).await?;
                    move_if_due(sql, *pad, *now).await?;
                    let keeper = "SELECT 1 FROM pads JOIN pad_keepers ON pad = id AND device = keeper
                                  WHERE id = $1 AND secret = $2";
                    let keeper = sqlx::query(keeper).bind(&pad.0[..]).bind(&secret[..]);
                    keeper.fetch_optional(&mut *sql).await?.ok_or(StatementError::Conflict)?;
                    let old = sqlx::query("DELETE FROM pad_hand_overs WHERE pad = $1 OR expires <= $2");
                    old.bind(&pad.0[..]).bind(now).execute(&mut *sql).await?;
                    let new = sqlx::query("INSERT INTO pad_hand_overs (code, pad, expires) VALUES ($1, $2, $3)");
                    new.bind(&code[..]).bind(&pad.0[..]).bind(expires).execute(sql).await?;
                    Ok(())
                }
                PadWrite::Take { code, device, now } => take(sql, code, device, *now).await,
                PadWrite::Ask { pad, device, now, due } => {
                    lock(sql, *pad).await?;
                    move_if_due(sql, *pad, *now).await?;
                    update_keeper(sql, *pad, device).await?;
                    let ask = "UPDATE pads SET request = $2, due = $3
                               WHERE id = $1 AND keeper <> $2 AND request IS NULL";
                    let ask = sqlx::query(ask).bind(&pad.0[..]).bind(&device.id.0[..]).bind(due);
                    ask.execute(sql).await?;
                    Ok(())
                }
                PadWrite::Forget { secret } => forget(sql, secret).await,
                PadWrite::Object { pad, secret, now } => {
                    lock(sql, *pad).await?;
                    move_if_due(sql, *pad, *now).await?;
                    let device = sqlx::query_scalar("SELECT device FROM pad_keepers WHERE pad = $1 AND secret = $2");
                    let device: Option<Vec<u8>> =
                        device.bind(&pad.0[..]).bind(&secret[..]).fetch_optional(&mut *sql).await?;
                    let device = device.ok_or(StatementError::Conflict)?;
                    let end = "UPDATE pads SET request = NULL, due = NULL
                               WHERE id = $1 AND (keeper = $2 OR request = $2)";
                    sqlx::query(end).bind(&pad.0[..]).bind(device).execute(sql).await?;
                    Ok(())
                }
            }
        }

        /// Deletes the pads that only the device with this secret has kept, and its name at other pads.
        async fn forget(sql: &mut $connection, secret: &Hash) -> Result<(), StatementError> {
            const STEPS: [&str; 4] = [
                concat!("SELECT 1 FROM pads WHERE id IN (SELECT pad FROM pad_keepers WHERE secret = $1) ", $lock),
                "DELETE FROM pads WHERE id IN (SELECT pad FROM pad_keepers WHERE secret = $1)
                     AND NOT EXISTS (SELECT 1 FROM pad_keepers WHERE pad = pads.id AND secret <> $1)",
                concat!(
                    "UPDATE pad_events SET event = ",
                    $nameless,
                    " WHERE (pad, device) IN (SELECT pad, device FROM pad_keepers WHERE secret = $1)"
                ),
                "UPDATE pad_keepers SET guest = NULL, name = NULL WHERE secret = $1",
            ];
            for step in STEPS {
                sqlx::query(step).bind(&secret[..]).execute(&mut *sql).await?;
            }
            Ok(())
        }

        /// Makes other writers of this pad wait, so that events are numbered in the order in which they become visible.
        async fn lock(sql: &mut $connection, pad: PadId) -> Result<(), StatementError> {
            const LOCK: &str = concat!("SELECT 1 FROM pads WHERE id = $1 ", $lock);
            let found = sqlx::query(LOCK).bind(&pad.0[..]).fetch_optional(sql).await?;
            found.map(drop).ok_or(StatementError::Conflict)
        }

        /// Moves the pad to the device that has asked for it, if the time has come.
        async fn move_if_due(sql: &mut $connection, pad: PadId, now: i64) -> Result<(), StatementError> {
            let sql_move = "UPDATE pads SET keeper = request, request = NULL, due = NULL, entering = NULL
                            WHERE id = $1 AND due <= $2";
            sqlx::query(sql_move).bind(&pad.0[..]).bind(now).execute(sql).await?;
            Ok(())
        }

        async fn synchronise(sql: &mut $connection, sync: &PadSync, now: i64) -> Result<(), StatementError> {
            let PadSync { pad, device, new_code, entering, events } = sync;
            let is_new = match new_code {
                Some(code) => {
                    let new = "INSERT INTO pads (id, code, created, keeper, n, clock, bytes) VALUES ($1, $2, $3, $4, 0, 0, 0)
                               ON CONFLICT (id) DO NOTHING";
                    let new = sqlx::query(new).bind(&pad.0[..]).bind(code).bind(now).bind(&device.id.0[..]);
                    new.execute(&mut *sql).await?.rows_affected() > 0
                }
                None => false,
            };
            lock(sql, *pad).await?;
            if is_new {
                add_keeper(sql, *pad, device).await?;
            } else {
                move_if_due(sql, *pad, now).await?;
                update_keeper(sql, *pad, device).await?;
            }
            append(sql, *pad, events, None).await?;
            let enter = "UPDATE pads SET entering = $2 WHERE id = $1 AND keeper = $3";
            let enter = sqlx::query(enter).bind(&pad.0[..]).bind(entering.map(i64::from)).bind(&device.id.0[..]);
            enter.execute(sql).await?;
            Ok(())
        }

        /// Appends the events that the pad doesn't have, as far as there is room. Returns whether all of them had room.
        async fn append(
            sql: &mut $connection,
            pad: PadId,
            events: &[PadEvent],
            guest: Option<GuestId>,
        ) -> Result<bool, StatementError> {
            if events.is_empty() {
                return Ok(true);
            }
            let room = sqlx::query_as("SELECT n, clock, bytes FROM pads WHERE id = $1").bind(&pad.0[..]);
            let (mut n, mut clock, mut bytes): (i64, i64, i64) = room.fetch_one(&mut *sql).await?;
            let mut had_room = true;
            for event in events {
                let length = canasta::must_fit::<i64>(event.text.len());
                if n >= canasta::must_fit::<i64>(MAX_PAD_EVENTS) || bytes + length > MAX_PAD_BYTES {
                    had_room = false;
                    continue;
                }
                // A guest who has just been forgotten isn't stored.
                let insert = "INSERT INTO pad_events (pad, n, id, clock, device, guest, event)
                              VALUES ($1, $2, $3, $4, $5, (SELECT id FROM guests WHERE id = $6), $7)
                              ON CONFLICT (pad, id) DO NOTHING";
                let insert = sqlx::query(insert).bind(&pad.0[..]).bind(n + 1).bind(&event.id.0[..]);
                let insert = insert.bind(i64::from(event.clock)).bind(&event.device.0[..]);
                let insert = insert.bind(guest.as_ref().map(|guest| &guest.0[..])).bind(&event.text);
                if insert.execute(&mut *sql).await?.rows_affected() > 0 {
                    n += 1;
                    clock = clock.max(i64::from(event.clock));
                    bytes += length;
                }
            }
            let count = "UPDATE pads SET n = $2, clock = $3, bytes = $4 WHERE id = $1";
            let count = sqlx::query(count).bind(&pad.0[..]).bind(n).bind(clock).bind(bytes);
            count.execute(sql).await?;
            Ok(had_room)
        }

        async fn add_keeper(sql: &mut $connection, pad: PadId, device: &PadDevice) -> Result<(), StatementError> {
            let new = "INSERT INTO pad_keepers (pad, device, secret, name, guest)
                       VALUES ($1, $2, $3, $4, (SELECT id FROM guests WHERE id = $5))";
            let new = sqlx::query(new).bind(&pad.0[..]).bind(&device.id.0[..]).bind(&device.secret[..]);
            let new = new.bind(&device.name).bind(device.guest.as_ref().map(|guest| &guest.0[..]));
            new.execute(sql).await?;
            Ok(())
        }

        /// Stores the name and guest of a device that has kept the pad. Conflict if it never has.
        async fn update_keeper(sql: &mut $connection, pad: PadId, device: &PadDevice) -> Result<(), StatementError> {
            let update = "UPDATE pad_keepers
                          SET name = coalesce($4, name), guest = coalesce((SELECT id FROM guests WHERE id = $5), guest)
                          WHERE pad = $1 AND device = $2 AND secret = $3";
            let update = sqlx::query(update).bind(&pad.0[..]).bind(&device.id.0[..]).bind(&device.secret[..]);
            let update = update.bind(&device.name).bind(device.guest.as_ref().map(|guest| &guest.0[..]));
            if update.execute(sql).await?.rows_affected() == 0 { Err(StatementError::Conflict) } else { Ok(()) }
        }

        /// Uses up a hand-over code: the device now keeps the pad. The same device can repeat this if the reply was
        /// lost.
        async fn take(
            sql: &mut $connection,
            code: &Hash,
            device: &PadDevice,
            now: i64,
        ) -> Result<(), StatementError> {
            let find = sqlx::query_scalar("SELECT pad FROM pad_hand_overs WHERE code = $1 AND expires > $2");
            let pad: Option<Vec<u8>> = find.bind(&code[..]).bind(now).fetch_optional(&mut *sql).await?;
            let pad = pads::pad_id(pad.ok_or(StatementError::Conflict)?).map_err(|_| StatementError::Conflict)?;
            lock(sql, pad).await?;
            let again = "SELECT 1 FROM pad_hand_overs WHERE code = $1 AND taken_by = $2";
            let again = sqlx::query(again).bind(&code[..]).bind(&device.secret[..]);
            if again.fetch_optional(&mut *sql).await?.is_some() {
                return Ok(());
            }
            let used = "UPDATE pad_hand_overs SET taken_by = $2 WHERE code = $1 AND taken_by IS NULL";
            let used = sqlx::query(used).bind(&code[..]).bind(&device.secret[..]).execute(&mut *sql).await?;
            if used.rows_affected() == 0 {
                return Err(StatementError::Conflict);
            }
            let known = "SELECT 1 FROM pad_keepers WHERE pad = $1 AND device = $2";
            let known = sqlx::query(known).bind(&pad.0[..]).bind(&device.id.0[..]);
            if known.fetch_optional(&mut *sql).await?.is_some() {
                update_keeper(sql, pad, device).await?;
            } else {
                add_keeper(sql, pad, device).await?;
            }
            let keep = "UPDATE pads SET keeper = $2, request = NULL, due = NULL, entering = NULL WHERE id = $1";
            sqlx::query(keep).bind(&pad.0[..]).bind(&device.id.0[..]).execute(sql).await?;
            Ok(())
        }
    };
}
pub(crate) use pad_store;
