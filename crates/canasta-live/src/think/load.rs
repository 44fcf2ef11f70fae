//! How much the tables currently need the processors: the decisions and hints that are queued or running. Work that can
//! wait checks this, and leaves the processors to them.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The jobs of all a server's pools. Counting a job takes no lock, so a table never waits for a low-priority thread.
#[derive(Default)]
pub(crate) struct Load {
    jobs: AtomicUsize,
    /// Number of threads that are waiting for fewer jobs.
    paused: AtomicUsize,
    closed: AtomicBool,
    /// Held between checking the number of jobs and starting to wait.
    check: Mutex<()>,
    fewer: Condvar,
}

impl Load {
    fn lock(&self) -> MutexGuard<'_, ()> {
        self.check.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new job.
    pub(super) fn add(&self) {
        self.jobs.fetch_add(1, Ordering::SeqCst);
    }

    /// Removes jobs that are done or discarded.
    pub(super) fn remove(&self, jobs: usize) {
        self.jobs.fetch_sub(jobs, Ordering::SeqCst);
        // A thread that isn't counted as paused here will check the jobs later, and see the new number.
        if self.paused() > 0 {
            self.wake();
        }
    }

    /// Waits until there are fewer than `max` jobs. Returns false immediately once closed.
    pub(super) fn wait_below(&self, max: usize) -> bool {
        if self.has_too_many(max) {
            let mut check = self.lock();
            self.paused.fetch_add(1, Ordering::SeqCst);
            while self.has_too_many(max) {
                check = self.fewer.wait(check).unwrap_or_else(PoisonError::into_inner);
            }
            self.paused.fetch_sub(1, Ordering::SeqCst);
        }
        !self.closed.load(Ordering::SeqCst)
    }

    fn has_too_many(&self, max: usize) -> bool {
        self.jobs.load(Ordering::SeqCst) >= max && !self.closed.load(Ordering::SeqCst)
    }

    /// Number of threads that are waiting for fewer jobs.
    pub(super) fn paused(&self) -> usize {
        self.paused.load(Ordering::SeqCst)
    }

    /// Ends all waiting.
    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        self.wake();
    }

    fn wake(&self) {
        // Taking the lock makes sure that no thread is between its check and its wait.
        drop(self.lock());
        self.fewer.notify_all();
    }
}
