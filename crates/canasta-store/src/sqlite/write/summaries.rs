//! Writes and deletes game summaries inside the writer's transaction.

use sqlx::SqliteConnection;

use crate::write::StatementError;
use crate::{GuestId, StoredSummary};

/// Replaces summaries, except of tables where no guest is known.
pub(super) async fn save(sql: &mut SqliteConnection, all: &[StoredSummary]) -> Result<(), StatementError> {
    const SAVE: &str = "INSERT INTO summaries (table_id, n, at, json) SELECT ?1, ?2, ?3, ?4
                        WHERE EXISTS (SELECT 1 FROM people WHERE table_id = ?1 AND guest IS NOT NULL)
                        ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, at = excluded.at, json = excluded.json";
    for summary in all {
        sqlx::query(SAVE)
            .bind(&summary.table)
            .bind(summary.n)
            .bind(summary.at)
            .bind(&summary.text)
            .execute(&mut *sql)
            .await?;
    }
    Ok(())
}

/// Deletes a guest's name and chat at some tables, and their own puzzles from there.
pub(super) async fn forget_guest_at(
    sql: &mut SqliteConnection,
    guest: GuestId,
    tables: &[String],
) -> Result<(), StatementError> {
    for table in tables {
        for step in [
            "DELETE FROM talk WHERE table_id = ?2 AND player IN
                (SELECT player FROM people WHERE table_id = ?2 AND guest = ?1)",
            // People without a guest share the device of player 0.
            "UPDATE people SET name = NULL WHERE guest IS NULL AND table_id IN
                (SELECT table_id FROM people WHERE guest = ?1 AND table_id = ?2 AND player = 0)",
            "UPDATE people SET name = NULL, guest = NULL WHERE guest = ?1 AND table_id = ?2",
            "DELETE FROM puzzles WHERE guest = ?1 AND puzzle IS NOT NULL AND substr(id, 1, length(?2) + 1) = ?2 || '-'",
            // Keep a result as long as another guest is known at its table.
            "DELETE FROM summaries WHERE table_id = ?2 AND NOT EXISTS
                (SELECT 1 FROM people WHERE table_id = ?2 AND guest <> ?1)",
        ] {
            sqlx::query(step).bind(&guest.0[..]).bind(table).execute(&mut *sql).await?;
        }
    }
    Ok(())
}
