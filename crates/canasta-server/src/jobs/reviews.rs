//! Asking for reviews, making them and keeping them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta::Seat;
use canasta_analysis::review::{Effort, FinishedGame, Kept, Progress, SeatReview, review};
use canasta_live::{Background, spawn};
use canasta_record::replay::Replay;
use canasta_store::{GuestId, ReadError, Store, StoredReview, StoredTable, WithCauses, WriteError};
use canasta_table::Table;
use tokio::sync::oneshot::Receiver;

use crate::jobs::puzzles::{self, Mistakes};
use crate::jobs::queue::{GameId, NotReviewed, Place, Queue, ReviewOf, Share};
use crate::jobs::recent::RecentReviews;

/// A review that is asked for.
#[derive(Clone, Debug)]
pub struct ReviewRequest {
    /// The game.
    pub game: GameId,
    /// The seat whose choices are judged.
    pub seat: Seat,
    /// The game, played through.
    pub replay: Arc<Replay>,
    /// Who asks, for the limits; visitors who are no guests count together.
    pub by: Option<GuestId>,
}

/// How far a review is.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewStatus {
    /// It is there, as it is kept: see [`Kept::review`].
    Ready(Arc<SeatReview>),
    /// It is being made.
    UnderWay {
        /// How much of it is done, from 0 to 1; it never goes back.
        done: f64,
    },
    /// It waits.
    Queued {
        /// How many others come before it.
        before: usize,
    },
}

impl From<Place> for ReviewStatus {
    fn from(place: Place) -> Self {
        match place {
            Place::UnderWay(done) => Self::UnderWay { done },
            Place::Behind(before) => Self::Queued { before },
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
    /// Reviews with this effort, which are made on these threads and kept in this store.
    pub fn new(store: Arc<dyn Store>, background: Arc<Background>, effort: Effort) -> Arc<Self> {
        Arc::new(Self { store, background, effort, queue: Mutex::default(), recent: Mutex::default() })
    }

    /// A panic leaves nothing half changed here.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn recent(&self) -> MutexGuard<'_, RecentReviews> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for a review: tells of one that is there or under way, and begins one where there is none. Ask again to see how far it is.
    /// Needs a Tokio runtime.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn ask(self: &Arc<Self>, asked: ReviewRequest) -> Result<ReviewStatus, NotReviewed> {
        let ReviewRequest { game, seat, replay, by } = asked;
        if replay.winner().is_none() || seat.0 >= replay.players().count() {
            return Err(NotReviewed::NotFinished);
        }
        match self.look(&game, seat).await? {
            Some(found) => Ok(found),
            None => self.begin((game, seat), replay, by),
        }
    }

    /// How far a review is; `None` where there is none, and none is begun.
    ///
    /// # Errors
    /// [`NotReviewed::Unavailable`], [`NotReviewed::Crashed`].
    pub async fn look(&self, game: &GameId, seat: Seat) -> Result<Option<ReviewStatus>, NotReviewed> {
        let of = (game.clone(), seat);
        if let Some(place) = self.queue().place(&of)? {
            return Ok(Some(place.into()));
        }
        let GameId::Table(table) = game else { return Ok(self.recent().get(&of).map(ReviewStatus::Ready)) };
        let kept = self.store.review(table, seat.0).await.map_err(|error| {
            tracing::error!(error = %WithCauses(&error), "failed to read a review");
            NotReviewed::Unavailable
        })?;
        let kept = kept.and_then(|kept| Kept::read(&kept.json)).filter(|kept| kept.is_present(&self.effort));
        Ok(kept.map(|kept| ReviewStatus::Ready(Arc::new(kept.review))))
    }

    /// The reviews of the seats in which a guest sat, each with the id of its table: of the newest game first, `most` of them. Those of older
    /// versions of the reviewer are among them.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn of_guest(&self, guest: GuestId, most: u32) -> Result<Vec<(String, SeatReview)>, ReadError> {
        let kept = self.store.reviews_of(guest, most).await?;
        let read = |one: StoredReview| Some((one.table, Kept::read(&one.json)?.review));
        let all = tokio::task::spawn_blocking(move || kept.into_iter().filter_map(read).collect());
        Ok(all.await.unwrap_or_default())
    }

    /// Judges the marked choices of a review again, in the background, and keeps those that become puzzles for the guest; those that the guest has
    /// are left as they are. It is done by itself when a review is kept.
    ///
    /// # Errors
    /// Why some are missing: the database does not answer, too much waits in the background, or the server stops. Nothing makes them later but
    /// another review of the game.
    pub async fn make_puzzles(&self, mistakes: Mistakes) -> Result<(), String> {
        puzzles::make(&*self.store, &self.background, &self.effort, mistakes).await
    }

    /// How many reviews are waited for.
    pub fn waiting(&self) -> usize {
        self.queue().len()
    }

    fn begin(
        self: &Arc<Self>,
        of: ReviewOf,
        replay: Arc<Replay>,
        by: Option<GuestId>,
    ) -> Result<ReviewStatus, NotReviewed> {
        let mut queue = self.queue();
        // Another may have begun it meanwhile.
        if let Some(place) = queue.place(&of)? {
            return Ok(place.into());
        }
        let share = queue.enter(of.clone(), by)?;
        let (seat, effort) = (of.1, self.effort);
        let game = Arc::clone(&replay);
        let Some(made) = self.background.submit(move |go_on| make(&game, seat, &effort, &share, go_on)) else {
            queue.leave(&of);
            return Err(if self.background.is_open() { NotReviewed::Full } else { NotReviewed::Unavailable });
        };
        let place = queue.place(&of)?.unwrap_or(Place::Behind(0));
        drop(queue);
        let reviews = Arc::clone(self);
        spawn(Box::pin(async move { reviews.finish(of, replay, made).await }));
        Ok(place.into())
    }

    /// Keeps what is made, once it is.
    async fn finish(&self, of: ReviewOf, replay: Arc<Replay>, made: Receiver<Option<SeatReview>>) {
        match made.await {
            Ok(Some(found)) => {
                let guest = self.keep(&of, found.clone()).await;
                self.queue().leave(&of);
                if let (GameId::Table(table), Some(guest)) = (of.0, guest) {
                    let mistakes = Mistakes { table, seat: of.1, guest, replay, found };
                    if let Err(why) = self.make_puzzles(mistakes).await {
                        tracing::warn!(why, "no puzzles could be made of a review");
                    }
                }
            }
            // The server stops.
            Ok(None) => self.queue().leave(&of),
            Err(_) if !self.background.is_open() => self.queue().leave(&of),
            Err(_) => {
                tracing::error!(game = ?of.0, seat = of.1.0, "the review of a game crashed");
                self.queue().crash(of);
            }
        }
    }

    /// Keeps a review; the guest who sat in the seat, if it is kept for good and they are known.
    async fn keep(&self, of: &ReviewOf, found: SeatReview) -> Option<GuestId> {
        let kept = Kept::new(self.effort, found);
        match &of.0 {
            GameId::Record(_) => {
                // As one that is read from the store, so that all are alike.
                let kept = Kept::read(&kept.text()).unwrap_or(kept);
                self.recent().insert(of.clone(), Arc::new(kept.review));
                None
            }
            GameId::Table(table) => self.store_review(table, of.1, kept.text()).await.unwrap_or_else(|why| {
                // Who asks next has it made again.
                tracing::warn!(table, seat = of.1.0, why, "the review of a game could not be kept");
                None
            }),
        }
    }

    async fn store_review(&self, table: &str, seat: Seat, json: String) -> Result<Option<GuestId>, String> {
        let read = |error: ReadError| WithCauses(&error).to_string();
        let stored = self.store.table(table).await.map_err(read)?.ok_or("there is no such table")?;
        let at = self.store.last_action_at(table).await.map_err(read)?;
        let id = table.to_owned();
        // In a task of its own: a journal that crashes its fold takes nothing with it.
        let player = tokio::task::spawn_blocking(move || player(&id, seat, &stored)).await.ok().flatten();
        let (player, guest) = player.unzip();
        let kept = StoredReview { table: table.to_owned(), seat: seat.0, player, at, json };
        self.store.keep_review(&kept).await.map_err(|why: WriteError| why.to_string())?;
        Ok(guest)
    }
}

/// Reviews a seat, in the background. `None` if it was told to stop.
fn make(
    replay: &Arc<Replay>,
    seat: Seat,
    effort: &Effort,
    share: &Share,
    go_on: &dyn Fn() -> bool,
) -> Option<SeatReview> {
    share.set(Progress { done: 0, of: 1 });
    let game = FinishedGame::try_from(Replay::clone(replay)).ok()?;
    review(&game, seat, effort, &mut |progress| share.set(progress), go_on)
}

/// The number of the person in a seat and who they are, as long as they are known.
fn player(id: &str, seat: Seat, stored: &StoredTable) -> Option<(u8, GuestId)> {
    let person = Table::fold(id, &stored.entries).ok()?.person(seat)?;
    stored.people.iter().find(|one| one.player == person.0).and_then(|one| Some((one.player, one.guest?)))
}
