//! The queue of reviews: first in, first out, without duplicates, and limited in length.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use canasta::Seat;
use canasta_analysis::review::Progress;
use canasta_store::GuestId;
use canasta_table::journal::Hash;

const MAX_QUEUED: usize = 60;
const MAX_PER_GUEST: usize = 3;
/// Shared by all visitors who aren't guests.
const MAX_FROM_VISITORS: usize = 10;
const MAX_REMEMBERED_CRASHES: usize = 100;

/// A game that can be reviewed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GameId {
    /// A table's game, by id.
    Table(String),
    /// A record opened by a visitor, by the hash of its text.
    Record(Hash),
}

/// Why there is no review and none was started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewError {
    /// The game isn't over, or it has no such seat. Trying again doesn't help.
    NotFinished,
    /// The guest already has the maximum number of reviews in the queue. Trying again later may help.
    TooManyForGuest,
    /// The queue is full. Trying again later may help.
    Full,
    /// The database doesn't answer, or the server is stopping. Trying again later may help.
    Unavailable,
    /// The reviewer crashed on this game.
    Crashed,
}

/// A game and the reviewed seat.
pub(crate) type ReviewOf = (GameId, Seat);

/// Progress of a review, from 0 to 1. `None` before it starts.
#[derive(Default)]
pub(crate) struct ReviewProgress(Mutex<Option<f64>>);

impl ReviewProgress {
    /// Progress never goes backwards.
    pub(crate) fn set(&self, progress: Progress) {
        #[expect(clippy::cast_precision_loss, reason = "it is shown to people")]
        let done = progress.done as f64 / progress.of.max(1) as f64;
        let mut now = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *now = Some(now.unwrap_or_default().max(done));
    }

    fn get(&self) -> Option<f64> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Job {
    number: u64,
    by: Option<GuestId>,
    share: Arc<ReviewProgress>,
}

/// Position of a review in the queue, or its progress.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum QueuePosition {
    /// In progress, with the share that is done.
    Running(f64),
    /// Waiting, with the number of reviews ahead of it.
    Waiting(usize),
}

#[derive(Default)]
pub(crate) struct Queue {
    jobs: BTreeMap<ReviewOf, Job>,
    /// Number of the newest job.
    last_number: u64,
    crashed: VecDeque<ReviewOf>,
}

impl Queue {
    /// The position of a review, if it is in the queue.
    ///
    /// # Errors
    /// [`ReviewError::Crashed`].
    pub(crate) fn position(&self, of: &ReviewOf) -> Result<Option<QueuePosition>, ReviewError> {
        if self.crashed.contains(of) {
            return Err(ReviewError::Crashed);
        }
        let Some(job) = self.jobs.get(of) else { return Ok(None) };
        let before = || self.jobs.values().filter(|other| other.number < job.number).count();
        Ok(Some(job.share.get().map_or_else(|| QueuePosition::Waiting(before()), QueuePosition::Running)))
    }

    /// Adds a review. Returns the [`ReviewProgress`] to update.
    ///
    /// # Errors
    /// The queue is full, or the guest has too many reviews in it.
    pub(crate) fn enter(&mut self, of: ReviewOf, by: Option<GuestId>) -> Result<Arc<ReviewProgress>, ReviewError> {
        if self.jobs.len() >= MAX_QUEUED {
            return Err(ReviewError::Full);
        }
        let max = if by.is_some() { MAX_PER_GUEST } else { MAX_FROM_VISITORS };
        if self.jobs.values().filter(|job| job.by == by).count() >= max {
            return Err(ReviewError::TooManyForGuest);
        }
        self.last_number += 1;
        let share = Arc::<ReviewProgress>::default();
        self.jobs.insert(of, Job { number: self.last_number, by, share: Arc::clone(&share) });
        Ok(share)
    }

    pub(crate) fn leave(&mut self, of: &ReviewOf) {
        self.jobs.remove(of);
    }

    /// Removes a review whose reviewer crashed, and remembers the crash.
    pub(crate) fn crash(&mut self, of: ReviewOf) {
        self.leave(&of);
        self.crashed.push_back(of);
        if self.crashed.len() > MAX_REMEMBERED_CRASHES {
            self.crashed.pop_front();
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.jobs.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(n: usize) -> ReviewOf {
        (GameId::Table(format!("{n:03}")), Seat(0))
    }

    fn guest(n: usize) -> Option<GuestId> {
        Some(GuestId([u8::try_from(n).unwrap(); 16]))
    }

    #[test]
    fn reports_progress_and_position() {
        let mut queue = Queue::default();
        // Later reviews get smaller keys, so that the map's order differs from the queue's.
        let shares: Vec<_> = (0..3).map(|n| queue.enter(of(9 - n), guest(n)).unwrap()).collect();
        assert_eq!(queue.position(&of(9)), Ok(Some(QueuePosition::Waiting(0))));
        assert_eq!(queue.position(&of(7)), Ok(Some(QueuePosition::Waiting(2))));
        assert_eq!(queue.position(&of(1)), Ok(None));
        shares[0].set(Progress { done: 0, of: 8 });
        assert_eq!(queue.position(&of(9)), Ok(Some(QueuePosition::Running(0.0))));
        shares[0].set(Progress { done: 6, of: 8 });
        shares[0].set(Progress { done: 2, of: 8 });
        assert_eq!(queue.position(&of(9)), Ok(Some(QueuePosition::Running(0.75))), "it never goes back");
        queue.leave(&of(9));
        assert_eq!((queue.position(&of(9)), queue.position(&of(7))), (Ok(None), Ok(Some(QueuePosition::Waiting(1)))));
    }

    #[test]
    fn limits_reviews_per_guest_and_in_total() {
        let mut queue = Queue::default();
        for n in 0..MAX_PER_GUEST {
            queue.enter(of(n), guest(0)).unwrap();
        }
        assert_eq!(queue.enter(of(10), guest(0)).err(), Some(ReviewError::TooManyForGuest));
        for n in 0..MAX_FROM_VISITORS {
            queue.enter(of(20 + n), None).unwrap();
        }
        assert_eq!(queue.enter(of(90), None).err(), Some(ReviewError::TooManyForGuest));
        let mut n = 100;
        while queue.len() < MAX_QUEUED {
            queue.enter(of(n), guest(n)).unwrap();
            n += 1;
        }
        assert_eq!(queue.enter(of(n), guest(n)).err(), Some(ReviewError::Full));
        queue.leave(&of(0));
        assert!(queue.enter(of(10), guest(0)).is_ok());
    }

    #[test]
    fn remembers_games_that_crashed_the_reviewer() {
        let mut queue = Queue::default();
        for n in 0..=MAX_REMEMBERED_CRASHES {
            queue.enter(of(n), None).unwrap();
            queue.crash(of(n));
        }
        assert_eq!((queue.position(&of(0)), queue.position(&of(1))), (Ok(None), Err(ReviewError::Crashed)));
        assert_eq!(queue.len(), 0);
    }
}
