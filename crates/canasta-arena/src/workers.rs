//! Numbered pieces of work on many threads: a free thread takes the next number, and the results are folded in the order
//! of the numbers, so that nothing depends on which thread was faster.

use core::ops::ControlFlow;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::ArenaError;

/// What is done with results, by one thread.
pub(crate) trait Fold<T> {
    /// A piece is finished; in any order, each once, those that were known before excepted.
    fn finished(&mut self, number: u32, result: &T) -> Result<(), ArenaError>;

    /// The results in order; after a break no further one comes.
    fn fold(&mut self, number: u32, result: T) -> ControlFlow<()>;
}

/// Does the pieces 0, …, `count` − 1 that are not in `known`. After a break of the fold, or an error, no further piece
/// is begun.
///
/// # Errors
/// The first error in the order of the numbers, unless the fold broke off before it.
pub(crate) fn spread<T: Send>(
    count: u32,
    threads: usize,
    mut known: BTreeMap<u32, T>,
    work: impl Fn(u32) -> Result<T, ArenaError> + Sync,
    fold: &mut impl Fold<T>,
) -> Result<(), ArenaError> {
    let threads = threads.clamp(1, canasta::must_fit::<usize>(count.max(1)));
    known.split_off(&count);
    let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let skip: Vec<u32> = known.keys().copied().collect();
    // A number that was taken is always worked on, so that nothing is missing below an error.
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
    let mut line = Line { waiting: known.into_iter().map(|(number, result)| (number, Ok(result))).collect(), at: 0 };
    let mut end = line.advance(fold);
    thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        let workers: Vec<_> = (0..if end.is_none() { threads } else { 0 })
            .map(|_| {
                let (send, take, work) = (send.clone(), &take, &work);
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
            let kept = match &result {
                Ok(result) => fold.finished(number, result),
                Err(_) => Ok(()),
            };
            if let Err(error) = kept {
                end.get_or_insert(Err(error));
            }
            if result.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
            line.waiting.insert(number, result);
            if end.is_none() {
                end = line.advance(fold);
            }
            if end.is_some() {
                stop.store(true, Ordering::Relaxed);
            }
        }
        // A worker that broke down has left a gap, which is seen below.
        for worker in workers {
            let _ = worker.join();
        }
    });
    end.unwrap_or(if line.at >= count { Ok(()) } else { Err(ArenaError::LostThread) })
}

/// Results that wait for their turn.
struct Line<T> {
    waiting: BTreeMap<u32, Result<T, ArenaError>>,
    at: u32,
}

impl<T> Line<T> {
    /// Folds all whose turn has come; how it ended, if it did.
    fn advance(&mut self, fold: &mut impl Fold<T>) -> Option<Result<(), ArenaError>> {
        while let Some(result) = self.waiting.remove(&self.at) {
            match result.map(|result| fold.fold(self.at, result)) {
                Ok(ControlFlow::Continue(())) => self.at += 1,
                Ok(ControlFlow::Break(())) => return Some(Ok(())),
                Err(error) => return Some(Err(error)),
            }
        }
        None
    }
}
