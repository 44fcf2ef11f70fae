//! Reviews that are requested, made, stored, found again and deleted, with a real store.

#![expect(clippy::unwrap_used, reason = "test helpers fail loudly")]

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use canasta::{Action, Kind, Players, RuleSet, Seat};
use canasta_analysis::puzzles::Puzzle;
use canasta_analysis::review::{Effort, FinishedGame, Mark, SeatReview, Step, VersionedReview, review};
use canasta_live::{Background, Bots, Thinking};
use canasta_record::record::{Outcome, Record};
use canasta_record::replay::Replay;
use canasta_server::jobs::{GameId, Mistakes, ReviewError, ReviewRequest, ReviewStatus, Reviews};
use canasta_store::sqlite::{SqliteSettings, SqliteStore};
use canasta_store::{Device, GuestId, NewEntry, NewPerson, NewTable, SessionHash, Store, StoredPuzzle};
use canasta_table::journal::{Chain, Entry, Person, SeatedPlayer, Terms};
use tokio::sync::oneshot;
use tokio::time::sleep;

const ANNA: GuestId = GuestId([1; 16]);
/// Effort for a review in less than a second.
const LOW_EFFORT: Effort = Effort { nodes: 40, deep: 1, deep_nodes: 80, event_nodes: 0 };

/// A data directory. Deleted after the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("reviews-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(&SqliteSettings::new(&self.0)).await.unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The parts of a server that reviews need.
struct Machine {
    store: Arc<dyn Store>,
    thinking: Thinking,
    reviews: Arc<Reviews>,
}

impl Machine {
    async fn start(folder: &Folder, effort: Effort) -> Self {
        let store = folder.open().await;
        let thinking = Thinking::start(&Bots::levels()).unwrap();
        let reviews = Reviews::new(Arc::clone(&store), thinking.background(), effort);
        Self { store, thinking, reviews }
    }

    /// A machine with the table `t`, where Anna sits in seat 0 and nobody plays. The store doesn't check that a review
    /// belongs to the table's game.
    async fn with_table(folder: &Folder) -> Self {
        let machine = Self::start(folder, LOW_EFFORT).await;
        let device = Device { session: SessionHash([1; 32]), label: String::new(), seen: 0 };
        machine.store.add_guest(ANNA, device).await.unwrap();
        let opened = Entry::Opened(Box::new(Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR)));
        let sat = Entry::Sat { seat: Seat(0), who: SeatedPlayer::Person(Person(0)) };
        let (entries, _) = NewEntry::sequence(&Chain::start("t"), &[opened, Entry::Joined(Person(0)), sat], 5);
        let people = vec![NewPerson { player: 0, guest: Some(ANNA), name: Some("Anna".to_owned()) }];
        let table =
            NewTable { id: "t".to_owned(), invitation: None, created: 5, entries, people, commitments: Vec::new() };
        machine.store.open_table(table).await.unwrap();
        machine
    }

    async fn ask(&self, game: GameId, seat: u8) -> Result<ReviewStatus, ReviewError> {
        self.reviews.ask(ReviewRequest { game, seat: Seat(seat), replay: example(), by: Some(ANNA) }).await
    }

    /// Asks until the review is ready. Returns it, and the progress reported in the meantime.
    async fn wait(&self, game: &GameId, seat: u8) -> (Arc<SeatReview>, Vec<f64>) {
        let mut shares = Vec::new();
        loop {
            match self.ask(game.clone(), seat).await.unwrap() {
                ReviewStatus::Ready(review) => return (review, shares),
                ReviewStatus::UnderWay { done } => shares.push(done),
                ReviewStatus::Queued { .. } => {}
            }
            sleep(Duration::from_millis(2)).await; // waits: for the review
        }
    }

    /// Occupies every thread until the gates are dropped.
    async fn busy(&self) -> Vec<mpsc::Sender<()>> {
        let background = self.thinking.background();
        let threads = (std::thread::available_parallelism().map_or(1, NonZero::get) / 2).max(1);
        let mut gates = Vec::new();
        for _ in 0..threads {
            gates.push(block(&background).await);
        }
        gates
    }

    async fn end(self) {
        let Self { store, thinking, reviews: _ } = self;
        tokio::task::spawn_blocking(move || thinking.end()).await.unwrap();
        store.close().await;
    }
}

/// Occupies one thread until the gate is dropped.
async fn block(background: &Background) -> mpsc::Sender<()> {
    let ((gate, opened), (inside, came)) = (mpsc::channel::<()>(), oneshot::channel());
    let answer = background.submit(move |_| {
        inside.send(()).unwrap();
        let _ = opened.recv();
    });
    // Nobody waits for the answer, but dropping it would cancel the task.
    std::mem::forget(answer.unwrap());
    came.await.unwrap();
    gate
}

fn table() -> GameId {
    GameId::Table("t".to_owned())
}

fn example() -> Arc<Replay> {
    let record = Record::read(include_str!("../../../../../fair/example.canasta")).unwrap();
    Arc::new(Replay::of(record).unwrap())
}

/// The same review, made without a server.
fn directly(seat: u8, effort: &Effort) -> SeatReview {
    let game = FinishedGame::try_from(Replay::clone(&example())).unwrap();
    let found = review(&game, Seat(seat), effort, &mut |_| (), &|| true).unwrap();
    VersionedReview::read(&VersionedReview::new(*effort, found).text()).unwrap().review
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_reports_progress_and_survives_a_restart() {
    let folder = Folder::new();
    let machine = Machine::with_table(&folder).await;
    assert_eq!(machine.reviews.look(&table(), Seat(0)).await, Ok(None));
    let (found, shares) = machine.wait(&table(), 0).await;
    assert_eq!(*found, directly(0, &LOW_EFFORT));
    assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
    assert!(shares.is_sorted() && shares.len() > 2 && shares.first() < shares.last(), "{shares:?}");
    let kept = machine.reviews.of_guest(ANNA, 9).await.unwrap();
    assert_eq!(kept, [("t".to_owned(), SeatReview::clone(&found))]);
    machine.end().await;
    // The threads have stopped, so only stored reviews can be found.
    let machine = Machine::start(&folder, LOW_EFFORT).await;
    let background = machine.thinking.background();
    let thinking = machine.thinking;
    tokio::task::spawn_blocking(move || thinking.end()).await.unwrap();
    assert!(!background.is_open());
    let asked = |seat| ReviewRequest { game: table(), seat: Seat(seat), replay: example(), by: None };
    assert_eq!(machine.reviews.ask(asked(0)).await, Ok(ReviewStatus::Ready(found)));
    assert_eq!(machine.reviews.ask(asked(1)).await, Err(ReviewError::Unavailable));
    machine.store.close().await;
    // Reviews with a different effort aren't found.
    let more = Effort { nodes: 50, ..LOW_EFFORT };
    let machine = Machine::start(&folder, more).await;
    assert_eq!(machine.reviews.look(&table(), Seat(0)).await, Ok(None));
    assert_eq!(*machine.wait(&table(), 0).await.0, directly(0, &more));
    machine.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_once_and_everyone_waits_in_turn() {
    let folder = Folder::new();
    let machine = Machine::with_table(&folder).await;
    let gates = machine.busy().await;
    for seat in 0..3 {
        let queued = ReviewStatus::Queued { before: seat.into() };
        for _ in 0..2 {
            assert_eq!(machine.ask(table(), seat).await, Ok(queued.clone()));
        }
        assert_eq!(machine.reviews.look(&table(), Seat(seat)).await, Ok(Some(queued)));
    }
    assert_eq!(machine.reviews.waiting(), 3);
    assert_eq!(machine.ask(table(), 3).await, Err(ReviewError::TooManyForGuest));
    assert_eq!(machine.ask(GameId::Record([7; 32]), 0).await, Err(ReviewError::TooManyForGuest));
    let stranger = ReviewRequest { game: table(), seat: Seat(3), replay: example(), by: None };
    assert_eq!(machine.reviews.ask(stranger).await, Ok(ReviewStatus::Queued { before: 3 }));
    drop(gates);
    for seat in 0..4 {
        assert_eq!(machine.wait(&table(), seat).await.0.seat, Seat(seat));
    }
    machine.end().await;
}

/// When the server stops, it drops the queued reviews and stores nothing. They have to be requested again.
#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_server_drops_the_queue() {
    let folder = Folder::new();
    let machine = Machine::with_table(&folder).await;
    let gates = machine.busy().await;
    assert_eq!(machine.ask(table(), 0).await, Ok(ReviewStatus::Queued { before: 0 }));
    let thinking = machine.thinking;
    let reviews = machine.reviews;
    let store = machine.store;
    let ended = tokio::task::spawn_blocking(move || thinking.end());
    drop(gates);
    ended.await.unwrap();
    while reviews.waiting() > 0 {
        sleep(Duration::from_millis(2)).await; // waits: for the task to notice
    }
    assert_eq!(reviews.look(&table(), Seat(0)).await, Ok(None));
    store.close().await;
}

/// When a guest is forgotten, the review of their seat is deleted. If other people request it again, it belongs to
/// nobody.
#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_guests_reviews_are_deleted() {
    let folder = Folder::new();
    let machine = Machine::with_table(&folder).await;
    machine.wait(&table(), 0).await;
    machine.wait(&table(), 1).await;
    assert_eq!(machine.store.review("t", 0).await.unwrap().unwrap().player, Some(0));
    assert_eq!(machine.store.review("t", 1).await.unwrap().unwrap().player, None);
    machine.store.forget_guest(ANNA).await.unwrap();
    assert_eq!(machine.reviews.look(&table(), Seat(0)).await, Ok(None));
    assert!(machine.reviews.look(&table(), Seat(1)).await.unwrap().is_some());
    assert!(machine.reviews.of_guest(ANNA, 9).await.unwrap().is_empty());
    machine.wait(&table(), 0).await;
    assert_eq!(machine.store.review("t", 0).await.unwrap().unwrap().player, None);
    machine.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_of_a_record_is_only_kept_in_memory() {
    let folder = Folder::new();
    let machine = Machine::with_table(&folder).await;
    let game = GameId::Record([7; 32]);
    let (found, _) = machine.wait(&game, 2).await;
    assert_eq!(*found, directly(2, &LOW_EFFORT));
    assert_eq!(machine.ask(game.clone(), 2).await, Ok(ReviewStatus::Ready(found)));
    assert!(machine.store.reviews_of(ANNA, 9).await.unwrap().is_empty());
    machine.end().await;
    let machine = Machine::start(&folder, LOW_EFFORT).await;
    assert_eq!(machine.reviews.look(&game, Seat(2)).await, Ok(None));
    machine.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unfinished_game_is_never_reviewed() {
    let folder = Folder::new();
    let machine = Machine::with_table(&folder).await;
    let mut record = example().record().clone();
    record.result = Outcome::Unfinished;
    let last = record.deals.last_mut().unwrap();
    last.scores = None;
    last.turns.pop();
    let unfinished = Arc::new(Replay::of(record).unwrap());
    for (replay, seat) in [(unfinished, 0), (example(), 4)] {
        let asked = ReviewRequest { game: table(), seat: Seat(seat), replay, by: Some(ANNA) };
        assert_eq!(machine.reviews.ask(asked).await, Err(ReviewError::NotFinished));
    }
    assert_eq!(machine.reviews.waiting(), 0);
    machine.end().await;
}

/// A review of seat 1 in the book's example, with one mark: in its first turn it discards a two, which loses 150
/// points.
fn with_a_mistake() -> SeatReview {
    let replay = example();
    let mut found = directly(1, &LOW_EFFORT);
    let choice = |step: &mut Step| match step {
        Step::Choice(choice) => Some(choice.clone()),
        Step::Luck(_) => None,
    };
    let mut mistake = found.deals[0].steps.iter_mut().find_map(choice).unwrap();
    mistake.moment = (0..).find(|at| is_wasteful(&replay, *at)).unwrap();
    (mistake.mark, mistake.lost.points) = (Some(Mark::Mistake), 150.0);
    mistake.played.actions = vec![Action::Discard(Kind::Two)];
    mistake.better.actions = vec![Action::Discard(Kind::Four)];
    for deal in &mut found.deals {
        deal.steps.retain(|step| matches!(step, Step::Luck(_)));
    }
    found.deals[0].steps.push(Step::Choice(mistake));
    found
}

/// Whether the player whose turn it is could discard a two and a four.
fn is_wasteful(replay: &Replay, at: usize) -> bool {
    let deal = replay.deal_at(at);
    let view = deal.public().to_act().map(|seat| deal.deal().view(seat));
    view.is_some_and(|view| [Kind::Two, Kind::Four].iter().all(|kind| view.check(&Action::Discard(*kind)).is_ok()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mistake_becomes_a_puzzle_once_and_keeps_its_progress() {
    let folder = Folder::new();
    let machine = Machine::with_table(&folder).await;
    // Uses enough nodes to confirm the mistake.
    let reviews = Reviews::new(
        Arc::clone(&machine.store),
        machine.thinking.background(),
        Effort { deep_nodes: 100_000, ..LOW_EFFORT },
    );
    let found = with_a_mistake();
    let moment = found.marks().next().unwrap().1.moment;
    let seat = example().deal_at(moment).public().to_act().unwrap();
    let mistakes = Mistakes { table: "t".to_owned(), seat, guest: ANNA, replay: example(), found };
    reviews.make_puzzles(mistakes.clone()).await.unwrap();
    let kept = machine.store.puzzles(ANNA).await.unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!((kept[0].id.clone(), kept[0].tries), (format!("t-{}-{moment}", seat.0), 0));
    let puzzle = Puzzle::read(kept[0].puzzle.as_deref().unwrap()).unwrap();
    assert_eq!(puzzle.turns[1].actions, [Action::Discard(Kind::Two)]);
    let tried = StoredPuzzle { tries: 1, ..kept[0].clone() };
    machine.store.save_puzzle(ANNA, &tried, None).await.unwrap();
    reviews.make_puzzles(mistakes).await.unwrap();
    assert_eq!(machine.store.puzzles(ANNA).await.unwrap(), [tried]);
    machine.end().await;
}
