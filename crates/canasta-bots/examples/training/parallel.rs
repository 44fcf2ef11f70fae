//! Work on several threads, with the same result on any number of them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many threads to work with: so many, or all cores for 0.
pub(crate) fn threads(asked: u64) -> usize {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    usize::try_from(asked).ok().filter(|&threads| threads > 0).unwrap_or(cores)
}

/// What `work` makes of each number below `count`, in their order, made by so many threads.
pub(crate) fn in_parallel<T: Default + Send>(count: usize, threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let made: Vec<Mutex<T>> = (0..count).map(|_| Mutex::default()).collect();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(slot) = made.get(place) else { break };
                    let result = work(place);
                    if let Ok(mut slot) = slot.lock() {
                        *slot = result;
                    }
                }
            });
        }
    });
    made.into_iter().filter_map(|made| made.into_inner().ok()).collect()
}
