//! How much the tables ask of the processors now: decisions and hints that wait or are being thought about. Work that can wait
//! looks here, and leaves the processors to them.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

#[derive(Default)]
struct Now {
    jobs: usize,
    /// Who waits until there are fewer.
    paused: usize,
    closed: bool,
}

/// The jobs of all pools of a server.
#[derive(Default)]
pub(crate) struct Load {
    now: Mutex<Now>,
    fewer: Condvar,
}

impl Load {
    /// A panic leaves nothing half changed here.
    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more waits.
    pub(super) fn add(&self) {
        self.lock().jobs += 1;
    }

    /// So many are done, or will never be.
    pub(super) fn remove(&self, jobs: usize) {
        let mut now = self.lock();
        now.jobs = now.jobs.saturating_sub(jobs);
        drop(now);
        self.fewer.notify_all();
    }

    /// Waits until there are fewer than so many; `false` at once when it is closed.
    pub(super) fn wait_below(&self, most: usize) -> bool {
        let mut now = self.lock();
        while now.jobs >= most && !now.closed {
            now.paused += 1;
            now = self.fewer.wait(now).unwrap_or_else(PoisonError::into_inner);
            now.paused -= 1;
        }
        !now.closed
    }

    /// How many wait until there are fewer jobs.
    pub(super) fn paused(&self) -> usize {
        self.lock().paused
    }

    /// Nobody waits any more.
    pub(super) fn close(&self) {
        self.lock().closed = true;
        self.fewer.notify_all();
    }
}
