//! Which guest a session is: asked with every request, so that the answers of the database are kept. The screens of a session
//! hear when it ends.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use canasta_store::{Device, GuestId, ReadError, SessionHash, Store};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::{chance, spawn};

/// How many sessions are kept; those of open screens are kept beyond that.
const MAX_SESSIONS: usize = 20_000;
/// For how long an answer of the database is relied on where other servers may change what is there. They tell of it; this is for
/// what was not heard.
const RELIED_ON: Duration = Duration::from_secs(10);
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
    /// When the database was asked last.
    read: Instant,
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
    /// Whether other servers may change sessions too.
    shared: bool,
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
        Self { store, shared: false, inner: Mutex::default() }
    }

    /// The same where other servers share the database.
    pub fn shared(store: Arc<dyn Store>) -> Self {
        Self { shared: true, ..Self::new(store) }
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
                if let Some(known) = inner.known.get(&session)
                    && (!self.shared || known.read.elapsed() < RELIED_ON)
                {
                    return Ok(Some(see(known)));
                }
                inner.changes
            };
            let found = self.store.guest_of(session).await?;
            let mut inner = self.lock();
            if inner.changes == changes {
                // Its screens end if it was changed by another server.
                if inner.known.get(&session).map(|known| known.guest) != found.as_ref().map(|(guest, _)| *guest) {
                    inner.known.remove(&session);
                }
                let Some((guest, device)) = found else { return Ok(None) };
                inner.make_room();
                let (ends, read) = (watch::Sender::new(()), Instant::now());
                let known = inner.known.entry(session).or_insert(CachedSession { guest, device, read, ends });
                known.read = read;
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
        spawn(Box::pin(async move { store.update_device(device).await }));
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

#[cfg(test)]
mod tests {
    use canasta_store::GuestStore as _;
    use canasta_store::sqlite::{SqliteSettings, SqliteStore};

    use super::*;

    /// Where other servers share the database, what was read some time ago is read again; the screens of a session that was
    /// ended elsewhere end then.
    #[tokio::test]
    async fn what_another_server_may_have_changed_is_read_again() {
        let directory = std::env::temp_dir().join(format!("canasta-sessions-{}", std::process::id()));
        let store = Arc::new(SqliteStore::open(&SqliteSettings::new(&directory)).await.unwrap());
        let (guest, session) = (GuestId([1; 16]), SessionHash([1; 32]));
        store.add_guest(guest, Device { session, label: String::new(), seen: 0 }).await.unwrap();
        let alone = Sessions::new(Arc::<SqliteStore>::clone(&store));
        let shared = Sessions::shared(Arc::<SqliteStore>::clone(&store));
        let _screen = alone.follow(session).await.unwrap().unwrap();
        let (known, mut screen) = shared.follow(session).await.unwrap().unwrap();
        assert!(known == guest);

        store.forget_guest(guest).await.unwrap();
        let known = async |sessions: &Sessions| sessions.follow(session).await.unwrap().is_some();
        assert!(known(&shared).await, "it was read a moment ago");
        for sessions in [&alone, &shared] {
            sessions.lock().known.get_mut(&session).unwrap().read -= RELIED_ON;
        }
        assert!(known(&alone).await);
        assert!(!known(&shared).await);
        screen.ended().await;
        store.close().await;
        let _ = std::fs::remove_dir_all(&directory);
    }
}
