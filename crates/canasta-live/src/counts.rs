//! Counters of live tables, for the operator.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// Counters of live tables.
#[derive(Default, Debug)]
pub struct TableCounts {
    live: AtomicI64,
    quarantined: AtomicU64,
}

impl TableCounts {
    /// Tables in memory now.
    pub fn live(&self) -> i64 {
        self.live.load(Ordering::Relaxed)
    }

    /// Number of times a table was quarantined.
    pub fn quarantined(&self) -> u64 {
        self.quarantined.load(Ordering::Relaxed)
    }

    /// Counts a table as live until the returned value is dropped.
    pub(crate) fn add_live(self: &Arc<Self>) -> LiveTable {
        self.live.fetch_add(1, Ordering::Relaxed);
        LiveTable(Arc::clone(self))
    }

    /// Counts a quarantined table.
    pub(crate) fn quarantine(&self) {
        self.quarantined.fetch_add(1, Ordering::Relaxed);
    }
}

/// A table in memory.
pub(crate) struct LiveTable(Arc<TableCounts>);

impl Drop for LiveTable {
    fn drop(&mut self) {
        self.0.live.fetch_sub(1, Ordering::Relaxed);
    }
}
