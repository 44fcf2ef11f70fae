//! How much the tables ask of the processors now: decisions and hints that wait or are being thought about. Work that can wait
//! looks here, and leaves the processors to them.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The jobs of all pools of a server. To count one takes no lock, so that no table ever waits for a thread of low priority.
#[derive(Default)]
pub(crate) struct Load {
    jobs: AtomicUsize,
    /// Who waits until there are fewer.
    paused: AtomicUsize,
    closed: AtomicBool,
    /// Held between looking at the jobs and waiting.
    looking: Mutex<()>,
    fewer: Condvar,
}

impl Load {
    fn lock(&self) -> MutexGuard<'_, ()> {
        self.looking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more waits.
    pub(super) fn add(&self) {
        self.jobs.fetch_add(1, Ordering::SeqCst);
    }

    /// So many are done, or will never be.
    pub(super) fn remove(&self, jobs: usize) {
        self.jobs.fetch_sub(jobs, Ordering::SeqCst);
        // Whoever counts as paused after this looks at the jobs after this, too.
        if self.paused() > 0 {
            self.wake();
        }
    }

    /// Waits until there are fewer than so many; `false` at once when it is closed.
    pub(super) fn wait_below(&self, most: usize) -> bool {
        if self.too_many(most) {
            let mut looking = self.lock();
            self.paused.fetch_add(1, Ordering::SeqCst);
            while self.too_many(most) {
                looking = self.fewer.wait(looking).unwrap_or_else(PoisonError::into_inner);
            }
            self.paused.fetch_sub(1, Ordering::SeqCst);
        }
        !self.closed.load(Ordering::SeqCst)
    }

    fn too_many(&self, most: usize) -> bool {
        self.jobs.load(Ordering::SeqCst) >= most && !self.closed.load(Ordering::SeqCst)
    }

    /// How many wait until there are fewer jobs.
    pub(super) fn paused(&self) -> usize {
        self.paused.load(Ordering::SeqCst)
    }

    /// Nobody waits any more.
    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        self.wake();
    }

    fn wake(&self) {
        // Nobody is between looking and waiting then.
        drop(self.lock());
        self.fewer.notify_all();
    }
}
