//! The epochs in which this process took its tables.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The epoch of each table that this process has or had.
#[derive(Default)]
pub(super) struct Epochs(Mutex<BTreeMap<String, Epoch>>);

#[derive(Clone, Copy)]
struct Epoch {
    number: i64,
    /// Whether the table is this process's still, as far as it knows.
    held: bool,
}

impl Epochs {
    /// In which epoch this process has a table, as far as it knows; the database has the last word.
    pub(super) fn held(&self, table: &str) -> Option<i64> {
        self.lock().get(table).filter(|epoch| epoch.held).map(|epoch| epoch.number)
    }

    /// In which epoch this process had a table last, whether it has it still or not.
    pub(super) fn last(&self, table: &str) -> Option<i64> {
        self.lock().get(table).map(|epoch| epoch.number)
    }

    /// The table was taken.
    pub(super) fn taken(&self, table: &str, number: i64) {
        self.lock().insert(table.to_owned(), Epoch { number, held: true });
    }

    /// The table may be another's now. Its epoch is kept, so that what was written in it is known as this process's.
    pub(super) fn lost(&self, table: &str) {
        if let Some(epoch) = self.lock().get_mut(table) {
            epoch.held = false;
        }
    }

    /// The table was given back.
    pub(super) fn released(&self, table: &str) {
        self.lock().remove(table);
    }

    /// A panic cannot leave an epoch half changed.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Epoch>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
