//! Epochs of the tables that this process has acquired.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Epoch of each table that this process owns or owned.
#[derive(Default)]
pub(super) struct Epochs(Mutex<BTreeMap<String, Epoch>>);

#[derive(Clone, Copy)]
struct Epoch {
    number: i64,
    /// Whether this process believes that it still owns the table.
    is_owned: bool,
}

impl Epochs {
    /// Epoch of a table that this process believes it owns. The database has the last word.
    pub(super) fn owned(&self, table: &str) -> Option<i64> {
        self.lock().get(table).filter(|epoch| epoch.is_owned).map(|epoch| epoch.number)
    }

    /// Epoch in which this process last owned a table.
    pub(super) fn last(&self, table: &str) -> Option<i64> {
        self.lock().get(table).map(|epoch| epoch.number)
    }

    pub(super) fn set_acquired(&self, table: &str, number: i64) {
        self.lock().insert(table.to_owned(), Epoch { number, is_owned: true });
    }

    /// Records that another node may own a table. Keeps the epoch, to recognise the entries that this process wrote in
    /// it.
    pub(super) fn set_lost(&self, table: &str) {
        if let Some(epoch) = self.lock().get_mut(table) {
            epoch.is_owned = false;
        }
    }

    pub(super) fn set_released(&self, table: &str) {
        self.lock().remove(table);
    }

    // A panic can't leave an epoch half changed, so a poisoned lock is fine.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Epoch>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
