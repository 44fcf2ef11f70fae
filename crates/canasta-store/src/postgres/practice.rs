//! Practice data: reviews, puzzles, the deal of the day.

use sqlx::PgConnection;

use super::PostgresStore;
use super::error::read_optional;
use crate::practice::{self, PracticeWrite, practice_store};
use crate::write::{StatementError, Write};
use crate::{DailyAttempt, GuestId, PracticeStore, ReadError, StoredDaily, StoredPuzzle, StoredReview, WriteError};

// Forgetting a person waits until their review is written, and then deletes it too.
practice_store!(PostgresStore, PgConnection, pool, "FOR SHARE", read_optional);
