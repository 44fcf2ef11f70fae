//! Reviews, puzzles, the deal of the day.

use sqlx::PgConnection;

use super::PostgresStore;
use super::error::found;
use crate::practice::{self, PracticeWrite, practice_store};
use crate::write::{StatementError, Write};
use crate::{DailyAttempt, GuestId, PracticeStore, ReadError, StoredDaily, StoredPuzzle, StoredReview, WriteError};

// Whoever is being forgotten meanwhile waits until the review is there, and takes it along.
practice_store!(PostgresStore, PgConnection, pool, "FOR SHARE", found);
