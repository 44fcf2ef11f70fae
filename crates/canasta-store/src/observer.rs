//! Who watches the commits of a store.

use std::time::Duration;

/// Watches the commits of a store: a server counts them, tests stop them.
pub trait CommitObserver: Send + Sync {
    /// A batch is written and is about to be committed. An error counts as one of the disk.
    ///
    /// # Errors
    /// Why the commit is to fail.
    fn before_commit(&self) -> Result<(), String> {
        Ok(())
    }

    /// A batch of so many calls was committed, which took so long.
    fn committed(&self, calls: usize, took: Duration) {
        let _ = (calls, took);
    }
}

/// Watches nothing.
pub(crate) struct NoObserver;

impl CommitObserver for NoObserver {}
