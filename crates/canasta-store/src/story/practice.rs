//! Practice data.

use super::{ANNA, BERT, Fixture, STRANGER, person, with_guests, with_table};
use crate::{
    Append, DailyAttempt, GuestId, GuestStore as _, JournalStore as _, PracticeStore as _, Store, StoredDaily,
    StoredPuzzle, StoredReview, WriteError,
};

fn review(seat: u8, player: Option<u8>, at: i64, json: &str) -> StoredReview {
    StoredReview { table: "t".to_owned(), seat, player, at, json: json.to_owned() }
}

fn puzzle(id: &str, due: i64) -> StoredPuzzle {
    let puzzle = Some(format!("puzzle {id} of a guest’s own"));
    StoredPuzzle { id: id.to_owned(), puzzle, step: 2, due, tries: 5, solved: 3, last_at: 7 }
}

/// Adds practice data of each kind for a guest: the review of seat 1 at table `t`, a puzzle, an attempt.
pub(crate) async fn add_practice_data(store: &impl Store, guest: GuestId) {
    store.save_review(&review(1, Some(1), 9, "review-of-bert")).await.unwrap();
    store.save_puzzle(guest, &puzzle("puzzle-of-bert", 12), Some(11)).await.unwrap();
    let daily = StoredDaily { day: 11, seed: [5; 32], json: "first".to_owned() };
    store.add_daily(&daily).await.unwrap();
    assert_eq!(store.begin_daily_attempt(11, guest, "table-of-bert", 8).await, Ok(true));
    store.finish_daily_attempt(11, guest, "result-of-bert").await.unwrap();
}

/// Only the latest review of a seat is kept. It belongs to the person in that seat until they are forgotten.
pub(super) async fn a_review_lasts_until_its_person_is_forgotten<F: Fixture>(fixture: &F) {
    let (store, _) = with_table(fixture).await;
    store.append("t", Append { people: vec![person(1, BERT, "Bert")], ..Append::default() }).await.unwrap();
    assert_eq!(store.review("t", 1).await.unwrap(), None);
    let old = review(1, Some(1), 9, "old");
    let new = review(1, Some(1), 9, "new");
    let of_anna = review(0, Some(0), 9, "of Anna");
    let of_bot = review(2, None, 9, "of a bot");
    for review in [&old, &new, &of_anna, &of_bot] {
        store.save_review(review).await.unwrap();
    }
    let nowhere = StoredReview { table: "nowhere".to_owned(), ..of_bot.clone() };
    assert_eq!(store.save_review(&nowhere).await, Err(WriteError::Conflict));
    assert_eq!(store.review("t", 1).await.unwrap(), Some(new.clone()));
    assert_eq!(store.reviews_of(BERT, 9).await.unwrap(), [new]);
    let (mut later, _) = super::table("u", 6);
    later.people.push(person(1, BERT, "Bert"));
    store.open_table(later).await.unwrap();
    let newer = StoredReview { table: "u".to_owned(), ..review(3, Some(1), 10, "newer") };
    store.save_review(&newer).await.unwrap();
    assert_eq!(store.reviews_of(BERT, 1).await.unwrap(), [newer]);
    assert_eq!(store.reviews_of(BERT, 9).await.unwrap().len(), 2);

    store.forget_guest_at(BERT, vec!["u".to_owned()]).await.unwrap();
    assert_eq!(store.review("u", 3).await.unwrap(), None);
    store.forget_guest(BERT).await.unwrap();
    assert_eq!((store.review("t", 1).await.unwrap(), store.reviews_of(BERT, 9).await.unwrap()), (None, Vec::new()));
    assert_eq!(store.review("t", 0).await.unwrap(), Some(of_anna));
    assert_eq!(store.review("t", 2).await.unwrap(), Some(of_bot));
    // A review that was in progress when its person was forgotten isn't stored. A later one, made for other players,
    // belongs to no one.
    store.save_review(&old).await.unwrap();
    assert_eq!(store.review("t", 1).await.unwrap(), None);
    let nobodys = review(1, None, 9, "of nobody");
    store.save_review(&nobodys).await.unwrap();
    assert_eq!(store.review("t", 1).await.unwrap(), Some(nobodys));
    store.close().await;
}

pub(super) async fn puzzles_keep_the_days_when_they_were_solved<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    let shared = StoredPuzzle { puzzle: None, ..puzzle("b", 3) };
    store.save_puzzle(ANNA, &puzzle("a", 4), Some(1)).await.unwrap();
    store.save_puzzle(ANNA, &shared, None).await.unwrap();
    store.save_puzzle(ANNA, &puzzle("c", 2), Some(3)).await.unwrap();
    assert_eq!(store.save_puzzle(STRANGER, &shared, Some(1)).await, Err(WriteError::Conflict));
    assert_eq!(store.puzzles(ANNA).await.unwrap(), [puzzle("c", 2), shared.clone(), puzzle("a", 4)]);
    let again = StoredPuzzle { step: 0, due: 9, tries: 6, last_at: 8, ..puzzle("c", 2) };
    store.save_puzzle(ANNA, &again, Some(3)).await.unwrap();
    assert_eq!(store.puzzles(ANNA).await.unwrap(), [shared, puzzle("a", 4), again]);
    assert_eq!(store.puzzle_days(ANNA).await.unwrap(), [3, 1]);
    // Forgetting a guest at a table deletes only their own puzzles from it.
    store.save_puzzle(ANNA, &puzzle("a-2-118", 9), None).await.unwrap();
    let programs = StoredPuzzle { puzzle: None, ..puzzle("a-7", 9) };
    store.save_puzzle(ANNA, &programs, None).await.unwrap();
    store.save_puzzle(BERT, &puzzle("a-1-118", 9), None).await.unwrap();
    store.forget_guest_at(ANNA, vec!["x".to_owned(), "a".to_owned()]).await.unwrap();
    let remaining: Vec<String> = store.puzzles(ANNA).await.unwrap().into_iter().map(|puzzle| puzzle.id).collect();
    assert!(!remaining.contains(&"a-2-118".to_owned()), "{remaining:?}");
    assert!(["a", "b", "c", "a-7"].iter().all(|kept| remaining.iter().any(|id| id == kept)), "{remaining:?}");
    assert_eq!(store.puzzles(BERT).await.unwrap(), [puzzle("a-1-118", 9)]);
    store.forget_guest(BERT).await.unwrap();
    assert_eq!((store.puzzles(BERT).await.unwrap(), store.puzzle_days(BERT).await.unwrap()), (Vec::new(), Vec::new()));
    store.close().await;
}

pub(super) async fn a_day_has_one_deal_and_each_guest_one_attempt<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    let daily = |seed: u8, json: &str| StoredDaily { day: 20_000, seed: [seed; 32], json: json.to_owned() };
    assert_eq!(store.daily(20_000).await.unwrap(), None);
    assert_eq!(store.update_daily(20_000, "early").await, Err(WriteError::Conflict));
    assert_eq!(store.begin_daily_attempt(20_000, ANNA, "t", 5).await, Err(WriteError::Conflict));
    assert_eq!(store.add_daily(&daily(1, "one")).await, Ok(daily(1, "one")));
    assert_eq!(store.add_daily(&daily(2, "two")).await, Ok(daily(1, "one")), "the first stays");
    store.update_daily(20_000, "more").await.unwrap();
    assert_eq!(store.daily(20_000).await.unwrap(), Some(daily(1, "more")));

    assert_eq!(store.begin_daily_attempt(20_000, BERT, "u", 6).await, Ok(true));
    assert_eq!(store.begin_daily_attempt(20_000, ANNA, "t", 5).await, Ok(true));
    assert_eq!(store.begin_daily_attempt(20_000, ANNA, "another", 7).await, Ok(false));
    assert_eq!(store.begin_daily_attempt(20_000, STRANGER, "v", 7).await, Err(WriteError::Conflict));
    store.finish_daily_attempt(20_000, ANNA, "well played").await.unwrap();
    store.finish_daily_attempt(20_000, STRANGER, "of nobody").await.unwrap();
    let attempt = |guest, table: &str, at, result: Option<&str>| DailyAttempt {
        day: 20_000,
        guest,
        table: table.to_owned(),
        at,
        result: result.map(str::to_owned),
    };
    let of_anna = attempt(ANNA, "t", 5, Some("well played"));
    let of_bert = attempt(BERT, "u", 6, None);
    assert_eq!(store.daily_attempts(20_000).await.unwrap(), [of_anna.clone(), of_bert]);
    store.add_daily(&StoredDaily { day: 20_001, ..daily(3, "") }).await.unwrap();
    assert_eq!(store.begin_daily_attempt(20_001, ANNA, "w", 8).await, Ok(true));
    let next = DailyAttempt { day: 20_001, ..attempt(ANNA, "w", 8, None) };
    assert_eq!(store.daily_attempts_of(ANNA, 9).await.unwrap(), [next.clone(), of_anna]);
    assert_eq!(store.daily_attempts_of(ANNA, 1).await.unwrap(), [next]);
    store.close().await;
}

/// Practice data survives a restart and is deleted with the guest.
pub(super) async fn practice_data_is_deleted_with_the_guest<F: Fixture>(fixture: &F) {
    let (store, _) = with_table(fixture).await;
    store.append("t", Append { people: vec![person(1, BERT, "Bert")], ..Append::default() }).await.unwrap();
    add_practice_data(&store, BERT).await;
    store.close().await;
    let store = with_guests(fixture).await;
    assert_eq!(store.reviews_of(BERT, 9).await.unwrap().len(), 1);
    assert_eq!((store.puzzles(BERT).await.unwrap().len(), store.puzzle_days(BERT).await.unwrap()), (1, vec![11]));
    assert_eq!(store.daily_attempts_of(BERT, 9).await.unwrap().len(), 1);
    store.forget_guest(BERT).await.unwrap();
    assert_eq!((store.puzzles(BERT).await.unwrap(), store.puzzle_days(BERT).await.unwrap()), (Vec::new(), Vec::new()));
    assert_eq!(store.daily_attempts(11).await.unwrap(), []);
    assert!(store.daily(11).await.unwrap().is_some());
    store.close().await;
}
