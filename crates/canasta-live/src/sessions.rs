//! Which guest a session is: asked with every request, so that the answers of the database are kept. The screens of a session
//! hear when it ends.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta_store::{Device, GuestId, ReadError, SessionHash, Store};
use tokio::sync::watch;

use crate::chance;

/// How many sessions are kept; those of open screens are kept beyond that.
const MAX_SESSIONS: usize = 20_000;
/// The day on which a device was seen last is kept, and nothing more precise.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The day of this time, both in milliseconds since 1970.
pub const fn day(at: i64) -> i64 {
    at - at.rem_euclid(DAY)
}

struct CachedSession {
    guest: GuestId,
    /// What is kept of the device.
    device: Device,
    /// Dropped when the session is no longer this guest's, which those who follow it hear.
    ends: watch::Sender<()>,
}

#[derive(Default)]
struct Inner {
    known: BTreeMap<SessionHash, CachedSession>,
    /// How often a session was changed: what was read from the store before a change is not kept.
    changes: u64,
}

/// The sessions that were used lately.
pub struct Sessions {
    store: Arc<dyn Store>,
    inner: Mutex<Inner>,
}

/// Tells when a session ends.
pub struct SessionWatch(watch::Receiver<()>);

impl SessionWatch {
    /// Waits until the session has ended, or is another guest's.
    pub async fn ended(&mut self) {
        // Nothing is ever sent.
        while self.0.changed().await.is_ok() {}
    }
}

impl Sessions {
    /// Starts with none.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self { store, inner: Mutex::default() }
    }

    /// A panic cannot leave it half changed.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The guest of a session, which is used today on a device with this label.
    pub async fn guest_of(&self, session: SessionHash, label: &str) -> Result<Option<GuestId>, ReadError> {
        let Some(guest) = self.lookup(session, |known| known.guest).await? else { return Ok(None) };
        self.record_use(session, label);
        Ok(Some(guest))
    }

    /// The guest of a session, and what tells when it is theirs no longer.
    pub async fn follow(&self, session: SessionHash) -> Result<Option<(GuestId, SessionWatch)>, ReadError> {
        self.lookup(session, |known| (known.guest, SessionWatch(known.ends.subscribe()))).await
    }

    async fn lookup<T>(&self, session: SessionHash, see: impl Fn(&CachedSession) -> T) -> Result<Option<T>, ReadError> {
        loop {
            let changes = {
                let inner = self.lock();
                if let Some(known) = inner.known.get(&session) {
                    return Ok(Some(see(known)));
                }
                inner.changes
            };
            let Some((guest, device)) = self.store.guest_of(session).await? else { return Ok(None) };
            let mut inner = self.lock();
            if inner.changes == changes {
                inner.make_room();
                let ends = watch::Sender::new(());
                let known = inner.known.entry(session).or_insert(CachedSession { guest, device, ends });
                return Ok(Some(see(known)));
            }
        }
    }

    /// Has the store keep that a device was seen today, without waiting for it.
    fn record_use(&self, session: SessionHash, label: &str) {
        let today = day(chance::now());
        let device = {
            let mut inner = self.lock();
            let Some(known) = inner.known.get_mut(&session) else { return };
            if known.device.seen >= today && known.device.label == label {
                return;
            }
            known.device = Device { session, label: label.to_owned(), seen: today };
            known.device.clone()
        };
        let store = Arc::clone(&self.store);
        // What cannot be written is written another time.
        tokio::spawn(async move { store.update_device(device).await });
    }

    /// Forgets a session that has changed; its screens hear that it has ended.
    pub fn session_changed(&self, session: SessionHash) {
        let mut inner = self.lock();
        inner.changes += 1;
        inner.known.remove(&session);
    }

    /// Forgets all sessions of a guest who is forgotten; their screens hear that they have ended.
    pub fn guest_forgotten(&self, guest: GuestId) {
        let mut inner = self.lock();
        inner.changes += 1;
        inner.known.retain(|_, known| known.guest != guest);
    }
}

impl Inner {
    /// Forgets the sessions that no screen follows, once there are too many.
    fn make_room(&mut self) {
        if self.known.len() >= MAX_SESSIONS {
            self.known.retain(|_, known| known.ends.receiver_count() > 0);
        }
    }
}
