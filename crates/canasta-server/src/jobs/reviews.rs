//! Requests, makes and stores reviews.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta::Seat;
use canasta_analysis::review::{Effort, FinishedGame, Progress, SeatReview, VersionedReview, review};
use canasta_live::{Background, spawn};
use canasta_record::replay::Replay;
use canasta_store::{GuestId, ReadError, Store, StoredReview, StoredTable, WithCauses, WriteError};
use canasta_table::Table;
use tokio::sync::oneshot::Receiver;

use crate::jobs::puzzles::{self, Mistakes};
use crate::jobs::queue::{GameId, Queue, QueuePosition, ReviewError, ReviewOf, ReviewProgress};
use crate::jobs::recent::RecentReviews;

/// A request for a review.
#[derive(Clone, Debug)]
pub struct ReviewRequest {
    /// The game.
    pub game: GameId,
    /// The seat to review.
    pub seat: Seat,
    /// The game with all its steps.
    pub replay: Arc<Replay>,
    /// The guest who asks, for the limits. All visitors who aren't guests count as one.
    pub by: Option<GuestId>,
}

/// Progress of a review.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewStatus {
    /// Done. The review is in the same form as when read from the store ([`VersionedReview::review`]).
    Ready(Arc<SeatReview>),
    /// In progress.
    UnderWay {
        /// Share that is done, from 0 to 1. It never decreases.
        done: f64,
    },
    /// In the queue.
    Queued {
        /// Number of reviews ahead of it.
        before: usize,
    },
}

impl From<QueuePosition> for ReviewStatus {
    fn from(position: QueuePosition) -> Self {
        match position {
            QueuePosition::Running(done) => Self::UnderWay { done },
            QueuePosition::Waiting(before) => Self::Queued { before },
        }
    }
}

/// The reviews of a server.
pub struct Reviews {
    store: Arc<dyn Store>,
    background: Arc<Background>,
    effort: Effort,
    queue: Mutex<Queue>,
    recent: Mutex<RecentReviews>,
}

impl Reviews {
    /// Reviews with this effort, which run on `background` and are stored in `store`.
    pub fn new(store: Arc<dyn Store>, background: Arc<Background>, effort: Effort) -> Arc<Self> {
        Arc::new(Self { store, background, effort, queue: Mutex::default(), recent: Mutex::default() })
    }

    /// Ignores poisoning, because a panic can't leave the queue half changed.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn recent(&self) -> MutexGuard<'_, RecentReviews> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a review or its progress, and starts one if there is none. Call it again to follow the progress. Needs a
    /// Tokio runtime.
    ///
    /// # Errors
    /// Why there is no review.
    pub async fn ask(self: &Arc<Self>, request: ReviewRequest) -> Result<ReviewStatus, ReviewError> {
        let ReviewRequest { game, seat, replay, by } = request;
        if replay.winner().is_none() || replay.conceded().is_some() || seat.0 >= replay.players().count() {
            return Err(ReviewError::NotFinished);
        }
        match self.look(&game, seat).await? {
            Some(found) => Ok(found),
            None => self.start((game, seat), replay, by),
        }
    }

    /// Progress of a review, without starting one. `None` if there is none.
    ///
    /// # Errors
    /// [`ReviewError::Unavailable`], [`ReviewError::Crashed`].
    pub async fn look(&self, game: &GameId, seat: Seat) -> Result<Option<ReviewStatus>, ReviewError> {
        let of = (game.clone(), seat);
        if let Some(position) = self.queue().position(&of)? {
            return Ok(Some(position.into()));
        }
        let GameId::Table(table) = game else { return Ok(self.recent().get(&of).map(ReviewStatus::Ready)) };
        let stored = self.store.review(table, seat.0).await.map_err(|error| {
            tracing::error!(error = %WithCauses(&error), "failed to read a review");
            ReviewError::Unavailable
        })?;
        let stored = stored
            .and_then(|stored| VersionedReview::read(&stored.json))
            .filter(|stored| stored.is_current(&self.effort));
        Ok(stored.map(|stored| ReviewStatus::Ready(Arc::new(stored.review))))
    }

    /// Up to `max` reviews of a guest's seats with their table ids, newest game first. Includes reviews by older
    /// versions of the reviewer.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub async fn of_guest(&self, guest: GuestId, max: u32) -> Result<Vec<(String, SeatReview)>, ReadError> {
        let stored = self.store.reviews_of(guest, max).await?;
        let read = |stored: StoredReview| Some((stored.table, VersionedReview::read(&stored.json)?.review));
        let all = tokio::task::spawn_blocking(move || stored.into_iter().filter_map(read).collect());
        Ok(all.await.unwrap_or_default())
    }

    /// Judges a review's marked choices again in the background, and stores the resulting puzzles. Puzzles that the
    /// guest already has stay unchanged. Called automatically when a review is stored.
    ///
    /// # Errors
    /// Why some puzzles are missing: the database doesn't answer, the background queue is full, or the server is
    /// stopping. Only another review of the game makes them later.
    pub async fn make_puzzles(&self, mistakes: Mistakes) -> Result<(), String> {
        puzzles::make(&*self.store, &self.background, &self.effort, mistakes).await
    }

    /// Number of reviews in the queue.
    pub fn waiting(&self) -> usize {
        self.queue().len()
    }

    fn start(
        self: &Arc<Self>,
        of: ReviewOf,
        replay: Arc<Replay>,
        by: Option<GuestId>,
    ) -> Result<ReviewStatus, ReviewError> {
        let mut queue = self.queue();
        // Another request may have started the review in the meantime.
        if let Some(position) = queue.position(&of)? {
            return Ok(position.into());
        }
        let share = queue.enter(of.clone(), by)?;
        let seat = of.1;
        let effort = self.effort;
        let game = Arc::clone(&replay);
        let Some(made) = self.background.submit(move |keep_going| make(&game, seat, &effort, &share, keep_going))
        else {
            queue.leave(&of);
            return Err(if self.background.is_open() { ReviewError::Full } else { ReviewError::Unavailable });
        };
        let position = queue.position(&of)?.unwrap_or(QueuePosition::Waiting(0));
        drop(queue);
        let reviews = Arc::clone(self);
        spawn(Box::pin(async move { reviews.finish(of, replay, made).await }));
        Ok(position.into())
    }

    async fn finish(&self, of: ReviewOf, replay: Arc<Replay>, made: Receiver<Option<SeatReview>>) {
        match made.await {
            Ok(Some(found)) => {
                let guest = self.store(&of, found.clone()).await;
                self.queue().leave(&of);
                if let (GameId::Table(table), Some(guest)) = (of.0, guest) {
                    let mistakes = Mistakes { table, seat: of.1, guest, replay, found };
                    if let Err(why) = self.make_puzzles(mistakes).await {
                        tracing::warn!(why, "failed to make puzzles from a review");
                    }
                }
            }
            // The server is stopping.
            Ok(None) => self.queue().leave(&of),
            Err(_) if !self.background.is_open() => self.queue().leave(&of),
            Err(_) => {
                tracing::error!(game = ?of.0, seat = of.1.0, "the review of a game crashed");
                self.queue().crash(of);
            }
        }
    }

    /// Stores a review. Returns the guest who sat in the seat, if the review was stored permanently and the guest is
    /// known.
    async fn store(&self, of: &ReviewOf, found: SeatReview) -> Option<GuestId> {
        let stored = VersionedReview::new(self.effort, found);
        match &of.0 {
            GameId::Record(_) => {
                // Parsed like a review from the store, so that all reviews have the same form.
                let stored = VersionedReview::read(&stored.text()).unwrap_or(stored);
                self.recent().insert(of.clone(), Arc::new(stored.review));
                None
            }
            GameId::Table(table) => self.store_review(table, of.1, stored.text()).await.unwrap_or_else(|why| {
                // The next request makes the review again.
                tracing::warn!(table, seat = of.1.0, why, "failed to store the review of a game");
                None
            }),
        }
    }

    async fn store_review(&self, table: &str, seat: Seat, json: String) -> Result<Option<GuestId>, String> {
        let read = |error: ReadError| WithCauses(&error).to_string();
        let stored = self.store.table(table).await.map_err(read)?.ok_or("there is no such table")?;
        let at = self.store.last_action_at(table).await.map_err(read)?;
        let id = table.to_owned();
        // On a separate thread, so that a panic while folding the journal affects nothing else.
        let player = tokio::task::spawn_blocking(move || player(&id, seat, &stored)).await.ok().flatten();
        let (player, guest) = player.unzip();
        let stored = StoredReview { table: table.to_owned(), seat: seat.0, player, at, json };
        self.store.save_review(&stored).await.map_err(|why: WriteError| why.to_string())?;
        Ok(guest)
    }
}

/// Reviews a seat in the background. `None` if stopped early.
fn make(
    replay: &Arc<Replay>,
    seat: Seat,
    effort: &Effort,
    share: &ReviewProgress,
    keep_going: &dyn Fn() -> bool,
) -> Option<SeatReview> {
    share.set(Progress { done: 0, of: 1 });
    let game = FinishedGame::try_from(Replay::clone(replay)).ok()?;
    review(&game, seat, effort, &mut |progress| share.set(progress), keep_going)
}

/// The person in a seat, and their guest if known.
fn player(id: &str, seat: Seat, stored: &StoredTable) -> Option<(u8, GuestId)> {
    let person = Table::fold(id, &stored.entries).ok()?.person(seat)?;
    stored.people.iter().find(|known| known.player == person.0).and_then(|known| Some((known.player, known.guest?)))
}
