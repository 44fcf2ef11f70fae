//! Observer of a store's commits.

use std::time::Duration;

/// Observes the commits of a store. A server counts them, and tests make them fail.
pub trait CommitObserver: Send + Sync {
    /// Called when a batch is about to be committed. An error is treated as a disk error.
    ///
    /// # Errors
    /// Text of the error that the commit fails with.
    fn before_commit(&self) -> Result<(), String> {
        Ok(())
    }

    /// Called after a batch of `calls` calls was committed.
    fn committed(&self, calls: usize, took: Duration) {
        let _ = (calls, took);
    }
}

pub(crate) struct NoObserver;

impl CommitObserver for NoObserver {}
