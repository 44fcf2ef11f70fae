//! The guest of each session. Every request looks it up, so the database's answers are cached. When a session ends, its
//! screens are notified.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use canasta_store::{Device, GuestId, ReadError, SessionHash, Store};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::{chance, spawn};

/// Maximum cached sessions, not counting those with open screens.
const MAX_SESSIONS: usize = 20_000;
/// Maximum age of a cached answer if other servers can change the data. They announce changes, but announcements can
/// get lost.
const MAX_CACHE_AGE: Duration = Duration::from_secs(10);
/// Last visits are stored with the precision of a day.
const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// Start of the day that contains a time, both in milliseconds since 1970.
pub const fn day(at: i64) -> i64 {
    at - at.rem_euclid(DAY_MILLIS)
}

struct CachedSession {
    guest: GuestId,
    /// The stored data of the device.
    device: Device,
    /// When the database was last asked.
    read: Instant,
    /// Dropped when the session no longer belongs to this guest, which notifies its screens.
    ends: watch::Sender<()>,
}

#[derive(Default)]
struct Inner {
    known: BTreeMap<SessionHash, CachedSession>,
    /// Number of changes so far. The result of a read isn't cached if anything changed after the read started.
    changes: u64,
}

/// Recently used sessions.
pub struct Sessions {
    store: Arc<dyn Store>,
    /// Whether other servers can change sessions too.
    shared: bool,
    inner: Mutex<Inner>,
}

/// A request in a known session.
pub struct Visit {
    /// The session's guest.
    pub guest: GuestId,
    /// Whether it is the first one today.
    pub first_today: bool,
}

/// Notifies when a session ends.
pub struct SessionWatch(watch::Receiver<()>);

impl SessionWatch {
    /// Waits until the session has ended or belongs to another guest.
    pub async fn ended(&mut self) {
        // Nothing is ever sent, so this waits until the sender is dropped.
        while self.0.changed().await.is_ok() {}
    }
}

impl Sessions {
    /// Starts empty.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self { store, shared: false, inner: Mutex::default() }
    }

    /// Cache for a database that other servers share.
    pub fn shared(store: Arc<dyn Store>) -> Self {
        Self { shared: true, ..Self::new(store) }
    }

    // A panic can't leave the map half changed, so a poisoned lock is fine.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The guest of a session. Records that the session was used today, on a device with this label.
    pub async fn visit(&self, session: SessionHash, label: &str) -> Result<Option<Visit>, ReadError> {
        let Some(guest) = self.lookup(session, |known| known.guest).await? else { return Ok(None) };
        Ok(Some(Visit { guest, first_today: self.record_use(session, label) }))
    }

    /// The guest of a session, and a watch that ends when the session no longer belongs to them.
    pub async fn follow(&self, session: SessionHash) -> Result<Option<(GuestId, SessionWatch)>, ReadError> {
        self.lookup(session, |known| (known.guest, SessionWatch(known.ends.subscribe()))).await
    }

    async fn lookup<T>(
        &self,
        session: SessionHash,
        read_session: impl Fn(&CachedSession) -> T,
    ) -> Result<Option<T>, ReadError> {
        loop {
            let changes = {
                let inner = self.lock();
                if let Some(known) = inner.known.get(&session)
                    && (!self.shared || known.read.elapsed() < MAX_CACHE_AGE)
                {
                    return Ok(Some(read_session(known)));
                }
                inner.changes
            };
            let found = self.store.guest_of(session).await?;
            let mut inner = self.lock();
            if inner.changes == changes {
                // Another server has changed the session, so close its screens.
                if inner.known.get(&session).map(|known| known.guest) != found.as_ref().map(|(guest, _)| *guest) {
                    inner.known.remove(&session);
                }
                let Some((guest, device)) = found else { return Ok(None) };
                inner.make_room();
                let ends = watch::Sender::new(());
                let read = Instant::now();
                let known = inner.known.entry(session).or_insert(CachedSession { guest, device, read, ends });
                known.read = read;
                return Ok(Some(read_session(known)));
            }
        }
    }

    /// Stores in the background that a device was used today. Returns whether this is its first use today.
    fn record_use(&self, session: SessionHash, label: &str) -> bool {
        let today = day(chance::unix_millis());
        let (device, first_today) = {
            let mut inner = self.lock();
            let Some(known) = inner.known.get_mut(&session) else { return false };
            // The last visit is in the future if the clock was wrong.
            let first_today = known.device.seen != today;
            if !first_today && known.device.label == label {
                return false;
            }
            known.device = Device { session, label: label.to_owned(), seen: today };
            (known.device.clone(), first_today)
        };
        let store = Arc::clone(&self.store);
        // If the write fails, it is tried again on the next day.
        spawn(Box::pin(async move { store.update_device(device).await }));
        first_today
    }

    /// Forgets a changed session, and closes its screens.
    pub fn session_changed(&self, session: SessionHash) {
        let mut inner = self.lock();
        inner.changes += 1;
        inner.known.remove(&session);
    }

    /// Forgets all sessions of a forgotten guest, and closes their screens.
    pub fn guest_forgotten(&self, guest: GuestId) {
        let mut inner = self.lock();
        inner.changes += 1;
        inner.known.retain(|_, known| known.guest != guest);
    }
}

impl Inner {
    /// If there are too many sessions, forgets those without screens.
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

    /// With a shared database, an old answer is read again. If another server has ended the session, its screens end
    /// then.
    #[tokio::test]
    async fn a_shared_session_is_read_again_after_a_while() {
        let directory = std::env::temp_dir().join(format!("canasta-sessions-{}", std::process::id()));
        let store = Arc::new(SqliteStore::open(&SqliteSettings::new(&directory)).await.unwrap());
        let guest = GuestId([1; 16]);
        let session = SessionHash([1; 32]);
        store.add_guest(guest, Device { session, label: String::new(), seen: 0 }).await.unwrap();
        let alone = Sessions::new(Arc::<SqliteStore>::clone(&store));
        let shared = Sessions::shared(Arc::<SqliteStore>::clone(&store));
        let _screen = alone.follow(session).await.unwrap().unwrap();
        let (known, mut screen) = shared.follow(session).await.unwrap().unwrap();
        assert!(known == guest);

        store.forget_guest(guest).await.unwrap();
        let known = async |sessions: &Sessions| sessions.follow(session).await.unwrap().is_some();
        assert!(known(&shared).await, "the cached answer is recent");
        for sessions in [&alone, &shared] {
            sessions.lock().known.get_mut(&session).unwrap().read -= MAX_CACHE_AGE;
        }
        assert!(known(&alone).await);
        assert!(!known(&shared).await);
        screen.ended().await;
        store.close().await;
        let _ = std::fs::remove_dir_all(&directory);
    }
}
