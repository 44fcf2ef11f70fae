//! Parallel work whose result doesn't depend on the number of threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of threads to use; 0 means all cores.
pub(crate) fn threads(requested: u64) -> usize {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    usize::try_from(requested).ok().filter(|&threads| threads > 0).unwrap_or(cores)
}

/// Returns the results of `work` for each number below `count`, in order.
pub(crate) fn in_parallel<T: Default + Send>(count: usize, threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results: Vec<Mutex<T>> = (0..count).map(|_| Mutex::default()).collect();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(slot) = results.get(index) else { break };
                    let result = work(index);
                    if let Ok(mut slot) = slot.lock() {
                        *slot = result;
                    }
                }
            });
        }
    });
    results.into_iter().filter_map(|result| result.into_inner().ok()).collect()
}
