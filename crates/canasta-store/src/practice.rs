//! Practice data: reviews, puzzles, the deal of the day. Both databases have the same tables for it and understand the
//! same statements, so the statements are shared here.

use crate::{GuestId, ReadError};

/// Review of a seat in a finished game. This crate doesn't interpret its content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReview {
    /// Id of the game's table.
    pub table: String,
    /// The seat reviewed.
    pub seat: u8,
    /// Number of the person in that seat; the review is deleted when they are forgotten. `None` if a bot had the seat,
    /// or the person was already forgotten.
    pub player: Option<u8>,
    /// When the game ended.
    pub at: i64,
    /// Serialized review.
    pub json: String,
}

/// A guest's progress with a puzzle. Days are counted from 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPuzzle {
    /// The puzzle's id.
    pub id: String,
    /// The puzzle itself, if it is one of the guest's own; `None` if it is one that every guest gets.
    pub puzzle: Option<String>,
    /// Consecutive solutions, which determine the next review interval.
    pub step: u8,
    /// Day of the next review.
    pub due: i64,
    /// Number of attempts.
    pub tries: u32,
    /// Number of solutions.
    pub solved: u32,
    /// Time of the last attempt.
    pub last_at: i64,
}

/// The deal of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredDaily {
    /// The day, counted from 1970.
    pub day: i64,
    /// Seed of the cards and of the bots' choices. Secret until the day is over.
    pub seed: [u8; 32],
    /// The rest of the deal's data, serialized.
    pub json: String,
}

/// A guest's attempt at the deal of the day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyAttempt {
    /// The day, counted from 1970.
    pub day: i64,
    /// The guest.
    pub guest: GuestId,
    /// Id of the table where it is played.
    pub table: String,
    /// Start time.
    pub at: i64,
    /// Serialized result; `None` until it is over.
    pub result: Option<String>,
}

/// One atomic write of practice data.
pub(crate) enum PracticeWrite {
    Review(StoredReview),
    Puzzle { guest: GuestId, puzzle: StoredPuzzle, solved_on: Option<i64> },
    Daily(StoredDaily),
    UpdateDaily { day: i64, json: String },
    BeginAttempt { day: i64, guest: GuestId, table: String, at: i64 },
    FinishAttempt { day: i64, guest: GuestId, result: String },
}

pub(crate) type ReviewRow = (String, i64, Option<i64>, i64, String);
pub(crate) type PuzzleRow = (String, Option<String>, i64, i64, i64, i64, i64);
pub(crate) type AttemptRow = (i64, Vec<u8>, String, i64, Option<String>);

fn number<T: TryFrom<i64>>(n: i64) -> Result<T, ReadError> {
    T::try_from(n).map_err(|_| ReadError::Number)
}

pub(crate) fn review((table, seat, player, at, json): ReviewRow) -> Result<StoredReview, ReadError> {
    Ok(StoredReview { table, seat: number(seat)?, player: player.map(number).transpose()?, at, json })
}

pub(crate) fn puzzle((id, puzzle, step, due, tries, solved, last_at): PuzzleRow) -> Result<StoredPuzzle, ReadError> {
    Ok(StoredPuzzle { id, puzzle, step: number(step)?, due, tries: number(tries)?, solved: number(solved)?, last_at })
}

pub(crate) fn daily((day, seed, json): (i64, Vec<u8>, String)) -> Result<StoredDaily, ReadError> {
    Ok(StoredDaily { day, seed: seed.try_into().map_err(|_| ReadError::Number)?, json })
}

pub(crate) fn daily_attempt((day, guest, table, at, result): AttemptRow) -> Result<DailyAttempt, ReadError> {
    let guest = guest.try_into().map(GuestId).map_err(|_| ReadError::Number)?;
    Ok(DailyAttempt { day, guest, table, at, result })
}

/// Implements `PracticeStore` for a store, and `perform`, which writes on a connection. `$share` locks a row against
/// changes by others until the write is done, if the database needs that. `$found` converts the result of a query.
///
/// This is a macro because sqlx's types for the two databases have no common trait that a function could use.
macro_rules! practice_store {
    ($store:ty, $connection:ty, $pool:ident, $share:literal, $found:path) => {
        #[async_trait::async_trait]
        impl PracticeStore for $store {
            async fn save_review(&self, review: &StoredReview) -> Result<(), WriteError> {
                self.write(Write::Practice(PracticeWrite::Review(review.clone()))).await
            }

            async fn review(&self, table: &str, seat: u8) -> Result<Option<StoredReview>, ReadError> {
                let sql = "SELECT table_id, seat, player, at, json FROM reviews WHERE table_id = $1 AND seat = $2";
                let sql = sqlx::query_as(sql).bind(table).bind(i64::from(seat));
                $found(sql.fetch_optional(&self.$pool).await)?.map(practice::review).transpose()
            }

            async fn reviews_of(&self, guest: GuestId, limit: u32) -> Result<Vec<StoredReview>, ReadError> {
                let sql = "SELECT reviews.table_id, seat, reviews.player, at, json FROM people JOIN reviews
                           ON reviews.table_id = people.table_id AND reviews.player = people.player
                           WHERE guest = $1 ORDER BY at DESC, reviews.table_id LIMIT $2";
                let sql = sqlx::query_as(sql).bind(&guest.0[..]).bind(i64::from(limit));
                self.rows(sql.fetch_all(&self.$pool).await, practice::review)
            }

            async fn save_puzzle(
                &self,
                guest: GuestId,
                puzzle: &StoredPuzzle,
                solved_on: Option<i64>,
            ) -> Result<(), WriteError> {
                let puzzle = puzzle.clone();
                self.write(Write::Practice(PracticeWrite::Puzzle { guest, puzzle, solved_on })).await
            }

            async fn puzzles(&self, guest: GuestId) -> Result<Vec<StoredPuzzle>, ReadError> {
                let sql = "SELECT id, puzzle, step, due, tries, solved, last_at FROM puzzles
                           WHERE guest = $1 ORDER BY due, last_at, id";
                let sql = sqlx::query_as(sql).bind(&guest.0[..]);
                self.rows(sql.fetch_all(&self.$pool).await, practice::puzzle)
            }

            async fn puzzle_days(&self, guest: GuestId) -> Result<Vec<i64>, ReadError> {
                let sql = "SELECT day FROM puzzle_days WHERE guest = $1 ORDER BY day DESC";
                let sql = sqlx::query_scalar(sql).bind(&guest.0[..]);
                self.rows(sql.fetch_all(&self.$pool).await, Ok)
            }

            async fn add_daily(&self, daily: &StoredDaily) -> Result<StoredDaily, WriteError> {
                self.write(Write::Practice(PracticeWrite::Daily(daily.clone()))).await?;
                self.daily(daily.day).await.ok().flatten().ok_or(WriteError::Unknown)
            }

            async fn update_daily(&self, day: i64, json: &str) -> Result<(), WriteError> {
                self.write(Write::Practice(PracticeWrite::UpdateDaily { day, json: json.to_owned() })).await
            }

            async fn daily(&self, day: i64) -> Result<Option<StoredDaily>, ReadError> {
                let sql = sqlx::query_as("SELECT day, seed, json FROM daily_deals WHERE day = $1").bind(day);
                $found(sql.fetch_optional(&self.$pool).await)?.map(practice::daily).transpose()
            }

            async fn begin_daily_attempt(
                &self,
                day: i64,
                guest: GuestId,
                table: &str,
                at: i64,
            ) -> Result<bool, WriteError> {
                let table = table.to_owned();
                match self.write(Write::Practice(PracticeWrite::BeginAttempt { day, guest, table, at })).await {
                    Err(WriteError::Conflict) => {
                        let sql = "SELECT count(*) FROM daily_tries WHERE day = $1 AND guest = $2";
                        let sql = sqlx::query_scalar(sql).bind(day).bind(&guest.0[..]);
                        // If there is no attempt, the conflict means that the day or the guest is unknown.
                        let tries: i64 = sql.fetch_one(&self.$pool).await.map_err(|_| WriteError::Conflict)?;
                        if tries > 0 { Ok(false) } else { Err(WriteError::Conflict) }
                    }
                    done => done.map(|()| true),
                }
            }

            async fn daily_attempts(&self, day: i64) -> Result<Vec<DailyAttempt>, ReadError> {
                let sql = "SELECT day, guest, table_id, at, result FROM daily_tries WHERE day = $1 ORDER BY at, guest";
                self.rows(sqlx::query_as(sql).bind(day).fetch_all(&self.$pool).await, practice::daily_attempt)
            }

            async fn daily_attempts_of(&self, guest: GuestId, limit: u32) -> Result<Vec<DailyAttempt>, ReadError> {
                let sql = "SELECT day, guest, table_id, at, result FROM daily_tries
                           WHERE guest = $1 ORDER BY day DESC LIMIT $2";
                let sql = sqlx::query_as(sql).bind(&guest.0[..]).bind(i64::from(limit));
                self.rows(sql.fetch_all(&self.$pool).await, practice::daily_attempt)
            }

            async fn finish_daily_attempt(&self, day: i64, guest: GuestId, result: &str) -> Result<(), WriteError> {
                let result = result.to_owned();
                self.write(Write::Practice(PracticeWrite::FinishAttempt { day, guest, result })).await
            }
        }

        impl $store {
            fn rows<R, T>(
                &self,
                rows: Result<Vec<R>, sqlx::Error>,
                read: impl Fn(R) -> Result<T, ReadError>,
            ) -> Result<Vec<T>, ReadError> {
                let rows = $found(rows.map(Some))?.unwrap_or_default();
                rows.into_iter().map(read).collect()
            }
        }

        /// Writes. After an error the caller rolls back.
        pub(super) async fn perform(write: &PracticeWrite, sql: &mut $connection) -> Result<(), StatementError> {
            match write {
                PracticeWrite::Review(StoredReview { table, seat, player, at, json }) => {
                    const KEEP: &str = concat!(
                        "INSERT INTO reviews (table_id, seat, player, at, json) SELECT $1, $2, $3, $4, $5
                         WHERE $3 IS NULL OR EXISTS
                             (SELECT 1 FROM people WHERE table_id = $1 AND player = $3 AND guest IS NOT NULL ",
                        $share,
                        ") ON CONFLICT (table_id, seat)
                           DO UPDATE SET player = excluded.player, at = excluded.at, json = excluded.json"
                    );
                    let keep = sqlx::query(KEEP).bind(table).bind(i64::from(*seat)).bind(player.map(i64::from));
                    keep.bind(at).bind(json).execute(&mut *sql).await?;
                }
                PracticeWrite::Puzzle { guest, puzzle, solved_on } => {
                    const KEEP: &str = "
                        INSERT INTO puzzles (guest, id, puzzle, step, due, tries, solved, last_at)
                        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (guest, id) DO UPDATE
                        SET puzzle = excluded.puzzle, step = excluded.step, due = excluded.due, tries = excluded.tries,
                            solved = excluded.solved, last_at = excluded.last_at";
                    let StoredPuzzle { id, puzzle, step, due, tries, solved, last_at } = puzzle;
                    let keep = sqlx::query(KEEP).bind(&guest.0[..]).bind(id).bind(puzzle).bind(i64::from(*step));
                    let keep = keep.bind(due).bind(i64::from(*tries)).bind(i64::from(*solved)).bind(last_at);
                    keep.execute(&mut *sql).await?;
                    if let Some(day) = solved_on {
                        let solve = "INSERT INTO puzzle_days (guest, day) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                        sqlx::query(solve).bind(&guest.0[..]).bind(day).execute(&mut *sql).await?;
                    }
                }
                PracticeWrite::Daily(StoredDaily { day, seed, json }) => {
                    let keep = "INSERT INTO daily_deals (day, seed, json) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                    sqlx::query(keep).bind(day).bind(&seed[..]).bind(json).execute(&mut *sql).await?;
                }
                PracticeWrite::UpdateDaily { day, json } => {
                    let update = sqlx::query("UPDATE daily_deals SET json = $2 WHERE day = $1").bind(day).bind(json);
                    if update.execute(&mut *sql).await?.rows_affected() == 0 {
                        return Err(StatementError::Conflict);
                    }
                }
                PracticeWrite::BeginAttempt { day, guest, table, at } => {
                    let begin = "INSERT INTO daily_tries (day, guest, table_id, at) VALUES ($1, $2, $3, $4)";
                    let begin = sqlx::query(begin).bind(day).bind(&guest.0[..]).bind(table).bind(at);
                    begin.execute(&mut *sql).await?;
                }
                PracticeWrite::FinishAttempt { day, guest, result } => {
                    let finish = "UPDATE daily_tries SET result = $3 WHERE day = $1 AND guest = $2";
                    sqlx::query(finish).bind(day).bind(&guest.0[..]).bind(result).execute(&mut *sql).await?;
                }
            }
            Ok(())
        }
    };
}
pub(crate) use practice_store;
