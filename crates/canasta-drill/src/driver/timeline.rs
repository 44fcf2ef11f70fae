//! Records when people learned of entries, to measure pauses and delays.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The place where an entry became known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Answer,
    Screen,
    /// A spectator's screen at this server.
    Spectator(u8),
}

/// Entry numbers, each with the time when it became known.
type Known = Vec<(u64, Instant)>;

#[derive(Default, Debug)]
pub struct Timeline(Mutex<BTreeMap<(String, Place), Known>>);

impl Timeline {
    pub fn note(&self, table: &str, place: Place, n: u64) {
        self.lock().entry((table.to_owned(), place)).or_default().push((n, Instant::now()));
    }

    pub fn forget(&self, table: &str, place: Place) {
        self.lock().remove(&(table.to_owned(), place));
    }

    pub fn clear(&self) {
        self.lock().clear();
    }

    /// The number of tables with an acknowledged action.
    pub fn tables(&self) -> usize {
        self.lock().keys().filter(|(_, place)| *place == Place::Answer).count()
    }

    pub fn known(&self, table: &str, place: Place) -> Known {
        self.lock().get(&(table.to_owned(), place)).cloned().unwrap_or_default()
    }

    /// When entry `n`, or a later one, first became known.
    pub fn first(&self, table: &str, place: Place, n: u64) -> Option<Instant> {
        self.known(table, place).into_iter().filter(|(entry, _)| *entry >= n).map(|(_, at)| at).min()
    }

    /// Ignores poisoning, because a panic cannot leave a list half changed.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<(String, Place), Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
