//! Whose session it is: asked with every request, so the answers of the database are kept, and told to the screens of a
//! session once it is no longer theirs.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta_store::{Device, GuestId, ReadError, SessionHash, Store};
use tokio::sync::watch;

use crate::chance;

/// Sessions that are remembered; the screens that are open are remembered beyond that.
const MOST: usize = 20_000;
/// It is kept on which day a device was seen last, no closer.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The day of this time, both in milliseconds since 1970.
pub const fn day(at: i64) -> i64 {
    at - at.rem_euclid(DAY)
}

struct Known {
    guest: GuestId,
    /// What is kept of the device.
    device: Device,
    /// Goes when the session is no longer this guest's: then those who follow it hear of it.
    ends: watch::Sender<()>,
}

#[derive(Default)]
struct Inner {
    known: BTreeMap<SessionHash, Known>,
    /// How often a session was changed: what was read before that is not kept.
    changes: u64,
}

/// The sessions that were asked for lately.
pub struct Sessions {
    store: Arc<dyn Store>,
    inner: Mutex<Inner>,
}

/// As long as a session is a guest's.
pub struct Following(watch::Receiver<()>);

impl Following {
    /// Waits until the session has ended, or is another guest's.
    pub async fn over(&mut self) {
        // Nothing is ever sent.
        while self.0.changed().await.is_ok() {}
    }
}

impl Sessions {
    /// None remembered yet.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self { store, inner: Mutex::default() }
    }

    /// A panic cannot leave it half changed.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose session it is; and from a device of this label it was seen today.
    pub async fn guest_of(&self, session: SessionHash, label: &str) -> Result<Option<GuestId>, ReadError> {
        let Some(guest) = self.look(session, |known| known.guest).await? else { return Ok(None) };
        self.seen(session, label);
        Ok(Some(guest))
    }

    /// The guest of a session, with the right to hear when it is theirs no longer.
    pub async fn follow(&self, session: SessionHash) -> Result<Option<(GuestId, Following)>, ReadError> {
        self.look(session, |known| (known.guest, Following(known.ends.subscribe()))).await
    }

    async fn look<T>(&self, session: SessionHash, see: impl Fn(&Known) -> T) -> Result<Option<T>, ReadError> {
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
                let known = inner.known.entry(session).or_insert(Known { guest, device, ends });
                return Ok(Some(see(known)));
            }
        }
    }

    /// Keeps, in its time, that a device was seen today.
    fn seen(&self, session: SessionHash, label: &str) {
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
        // Nobody waits for it; what is not written is written another time.
        tokio::spawn(async move { store.update_device(device).await });
    }

    /// Something has changed about a session: what was known of it goes, and its screens hear of it.
    pub fn changed(&self, session: SessionHash) {
        let mut inner = self.lock();
        inner.changes += 1;
        inner.known.remove(&session);
    }

    /// A guest is forgotten: what was known of their sessions goes, and the screens hear of it.
    pub fn gone(&self, guest: GuestId) {
        let mut inner = self.lock();
        inner.changes += 1;
        inner.known.retain(|_, known| known.guest != guest);
    }
}

impl Inner {
    /// Forgets those that nobody follows, once there are too many.
    fn make_room(&mut self) {
        if self.known.len() >= MOST {
            self.known.retain(|_, known| known.ends.receiver_count() > 0);
        }
    }
}
