//! Does numbered pieces of work on many threads. An idle thread takes the next number. Results are processed in
//! numerical order, so nothing depends on which thread was faster.

use core::ops::ControlFlow;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::ArenaError;

/// Processes results on one thread.
pub(crate) trait Fold<T> {
    /// Called when a piece is finished, in any order. Called once for each piece that wasn't known before.
    fn finished(&mut self, number: u32, result: &T) -> Result<(), ArenaError>;

    /// Receives the results in numerical order, until it returns a break.
    fn fold(&mut self, number: u32, result: T) -> ControlFlow<()>;
}

/// Does the pieces 0, …, `count` − 1 that are not in `known`. After a break or an error, no further piece is started.
///
/// # Errors
/// The error with the lowest number, unless the fold broke off before it.
pub(crate) fn run_in_order<T: Send>(
    count: u32,
    threads: usize,
    mut known: BTreeMap<u32, T>,
    work: impl Fn(u32) -> Result<T, ArenaError> + Sync,
    fold: &mut impl Fold<T>,
) -> Result<(), ArenaError> {
    let threads = threads.clamp(1, canasta::must_fit::<usize>(count.max(1)));
    known.split_off(&count);
    let next = AtomicU32::new(0);
    let stop = AtomicBool::new(false);
    let skip: Vec<u32> = known.keys().copied().collect();
    // Once a number is taken, its piece is always done, so no result before an error can be missing.
    let take = || {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            if skip.binary_search(&number).is_err() {
                return Some(number);
            }
        }
        None
    };
    let mut results =
        OrderedResults { waiting: known.into_iter().map(|(number, result)| (number, Ok(result))).collect(), next: 0 };
    let mut end = results.advance(fold);
    thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        let workers: Vec<_> = (0..if end.is_none() { threads } else { 0 })
            .map(|_| {
                let send = send.clone();
                let take = &take;
                let work = &work;
                scope.spawn(move || {
                    while let Some(number) = take() {
                        if send.send((number, work(number))).is_err() {
                            break;
                        }
                    }
                })
            })
            .collect();
        drop(send);
        for (number, result) in receive {
            let saved = match &result {
                Ok(result) => fold.finished(number, result),
                Err(_) => Ok(()),
            };
            if let Err(error) = saved {
                end.get_or_insert(Err(error));
            }
            if result.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
            results.waiting.insert(number, result);
            if end.is_none() {
                end = results.advance(fold);
            }
            if end.is_some() {
                stop.store(true, Ordering::Relaxed);
            }
        }
        // A worker that panicked has left a gap in the results, which is detected below.
        for worker in workers {
            let _ = worker.join();
        }
    });
    end.unwrap_or(if results.next >= count { Ok(()) } else { Err(ArenaError::LostThread) })
}

/// Results that wait for their turn.
struct OrderedResults<T> {
    waiting: BTreeMap<u32, Result<T, ArenaError>>,
    next: u32,
}

impl<T> OrderedResults<T> {
    /// Folds all results whose turn has come. Returns the final result if the work is over.
    fn advance(&mut self, fold: &mut impl Fold<T>) -> Option<Result<(), ArenaError>> {
        while let Some(result) = self.waiting.remove(&self.next) {
            match result.map(|result| fold.fold(self.next, result)) {
                Ok(ControlFlow::Continue(())) => self.next += 1,
                Ok(ControlFlow::Break(())) => return Some(Ok(())),
                Err(error) => return Some(Err(error)),
            }
        }
        None
    }
}
