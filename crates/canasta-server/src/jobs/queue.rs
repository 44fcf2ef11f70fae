//! The reviews that are waited for: in their order, none twice, and only so many.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use canasta::Seat;
use canasta_analysis::review::Progress;
use canasta_store::GuestId;
use canasta_table::journal::Hash;

/// Reviews that may wait in all.
const MOST: usize = 60;
/// Those of one guest.
const OF_GUEST: usize = 3;
/// Those of all visitors who are no guests.
const OF_STRANGERS: usize = 10;
/// Games that crashed the reviewer, as many as are remembered.
const CRASHED: usize = 100;

/// A game that can be reviewed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GameId {
    /// A table's game, by its id.
    Table(String),
    /// A record that a visitor opened, by the hash of its text.
    Record(Hash),
}

/// Why there is no review, and none will come of this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotReviewed {
    /// The game is not over, or the seat is not in it: such a game is never reviewed.
    NotFinished,
    /// The guest waits for as many others as one may. Later it may work.
    TooManyOfYours,
    /// As many are waited for as there may be. Later it may work.
    Full,
    /// The database does not answer, or the server stops. Later it may work.
    Unavailable,
    /// The reviewer crashed over this game.
    Crashed,
}

/// Whose review it is.
pub(crate) type ReviewOf = (GameId, Seat);

/// How much of a review is done; nothing before it is begun.
#[derive(Default)]
pub(crate) struct Share(Mutex<Option<f64>>);

impl Share {
    /// It never goes back.
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

/// A review that is waited for.
struct Job {
    number: u64,
    by: Option<GuestId>,
    share: Arc<Share>,
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Place {
    /// This share of it is done.
    UnderWay(f64),
    /// So many come before it.
    Behind(usize),
}

/// The reviews that are waited for.
#[derive(Default)]
pub(crate) struct Queue {
    jobs: BTreeMap<ReviewOf, Job>,
    /// How many there were.
    numbers: u64,
    crashed: VecDeque<ReviewOf>,
}

impl Queue {
    /// How far a review is, if it is waited for.
    ///
    /// # Errors
    /// [`NotReviewed::Crashed`].
    pub(crate) fn place(&self, of: &ReviewOf) -> Result<Option<Place>, NotReviewed> {
        if self.crashed.contains(of) {
            return Err(NotReviewed::Crashed);
        }
        let Some(job) = self.jobs.get(of) else { return Ok(None) };
        let before = || self.jobs.values().filter(|other| other.number < job.number).count();
        Ok(Some(job.share.get().map_or_else(|| Place::Behind(before()), Place::UnderWay)))
    }

    /// Enters a review that is not waited for yet; where its progress is told.
    ///
    /// # Errors
    /// Too many are waited for.
    pub(crate) fn enter(&mut self, of: ReviewOf, by: Option<GuestId>) -> Result<Arc<Share>, NotReviewed> {
        if self.jobs.len() >= MOST {
            return Err(NotReviewed::Full);
        }
        let most = if by.is_some() { OF_GUEST } else { OF_STRANGERS };
        if self.jobs.values().filter(|job| job.by == by).count() >= most {
            return Err(NotReviewed::TooManyOfYours);
        }
        self.numbers += 1;
        let share = Arc::<Share>::default();
        self.jobs.insert(of, Job { number: self.numbers, by, share: Arc::clone(&share) });
        Ok(share)
    }

    /// It is waited for no longer.
    pub(crate) fn leave(&mut self, of: &ReviewOf) {
        self.jobs.remove(of);
    }

    /// The same, because the reviewer crashed.
    pub(crate) fn crash(&mut self, of: ReviewOf) {
        self.leave(&of);
        self.crashed.push_back(of);
        if self.crashed.len() > CRASHED {
            self.crashed.pop_front();
        }
    }

    /// How many are waited for.
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
    fn a_review_knows_its_place() {
        let mut queue = Queue::default();
        // Later names come first, so that the order is that of coming.
        let shares: Vec<_> = (0..3).map(|n| queue.enter(of(9 - n), guest(n)).unwrap()).collect();
        assert_eq!(queue.place(&of(9)), Ok(Some(Place::Behind(0))));
        assert_eq!(queue.place(&of(7)), Ok(Some(Place::Behind(2))));
        assert_eq!(queue.place(&of(1)), Ok(None));
        shares[0].set(Progress { done: 0, of: 8 });
        assert_eq!(queue.place(&of(9)), Ok(Some(Place::UnderWay(0.0))));
        shares[0].set(Progress { done: 6, of: 8 });
        shares[0].set(Progress { done: 2, of: 8 });
        assert_eq!(queue.place(&of(9)), Ok(Some(Place::UnderWay(0.75))), "it never goes back");
        queue.leave(&of(9));
        assert_eq!((queue.place(&of(9)), queue.place(&of(7))), (Ok(None), Ok(Some(Place::Behind(1)))));
    }

    #[test]
    fn a_guest_waits_for_a_few_and_all_together_for_more() {
        let mut queue = Queue::default();
        for n in 0..OF_GUEST {
            queue.enter(of(n), guest(0)).unwrap();
        }
        assert_eq!(queue.enter(of(10), guest(0)).err(), Some(NotReviewed::TooManyOfYours));
        for n in 0..OF_STRANGERS {
            queue.enter(of(20 + n), None).unwrap();
        }
        assert_eq!(queue.enter(of(90), None).err(), Some(NotReviewed::TooManyOfYours));
        let mut n = 100;
        while queue.len() < MOST {
            queue.enter(of(n), guest(n)).unwrap();
            n += 1;
        }
        assert_eq!(queue.enter(of(n), guest(n)).err(), Some(NotReviewed::Full));
        queue.leave(&of(0));
        assert!(queue.enter(of(10), guest(0)).is_ok());
    }

    #[test]
    fn a_game_that_crashed_the_reviewer_is_remembered_for_a_while() {
        let mut queue = Queue::default();
        for n in 0..=CRASHED {
            queue.enter(of(n), None).unwrap();
            queue.crash(of(n));
        }
        assert_eq!((queue.place(&of(0)), queue.place(&of(1))), (Ok(None), Err(NotReviewed::Crashed)));
        assert_eq!(queue.len(), 0);
    }
}
