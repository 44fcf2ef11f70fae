//! Practice data: reviews, puzzles, the deal of the day.

use sqlx::SqliteConnection;

use super::SqliteStore;
use crate::practice::{self, PracticeWrite, practice_store};
use crate::write::{StatementError, Write};
use crate::{DailyAttempt, GuestId, PracticeStore, ReadError, StoredDaily, StoredPuzzle, StoredReview, WriteError};

// No row locks are needed, because only this process writes.
practice_store!(SqliteStore, SqliteConnection, readers, "", read_result);

fn read_result<T>(read: Result<T, sqlx::Error>) -> Result<T, ReadError> {
    Ok(read?)
}
