//! Reviews, puzzles, the deal of the day.

use sqlx::SqliteConnection;

use super::SqliteStore;
use crate::practice::{self, PracticeWrite, practice_store};
use crate::write::{StatementError, Write};
use crate::{DailyAttempt, GuestId, PracticeStore, ReadError, StoredDaily, StoredPuzzle, StoredReview, WriteError};

// Nobody else writes.
practice_store!(SqliteStore, SqliteConnection, reads, "", found);

fn found<T>(read: Result<T, sqlx::Error>) -> Result<T, ReadError> {
    Ok(read?)
}
