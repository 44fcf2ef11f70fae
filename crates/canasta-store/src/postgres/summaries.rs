//! Game results. This crate doesn't interpret summaries.

use async_trait::async_trait;
use sqlx::postgres::PgRow;

use super::PostgresStore;
use super::error::read_error;
use super::row::{small_number, value};
use crate::write::Write;
use crate::{GuestId, IdleTable, PlayedTable, ReadError, StoredSummary, SummaryStore, TableNames, WriteError};

/// The next tables after an id, ordered by id.
const IDLE: &str = "
    SELECT part.id, CASE WHEN
        EXISTS (SELECT 1 FROM people WHERE people.table_id = part.id AND guest IS NOT NULL)
        AND coalesce((SELECT at FROM journal WHERE journal.table_id = part.id AND journal.n = part.n), part.created) < $2
        AND part.n IS DISTINCT FROM (SELECT n FROM summaries WHERE summaries.table_id = part.id)
        THEN part.n END
    FROM (SELECT id, created, n FROM tables WHERE id > $1 ORDER BY id LIMIT $3) AS part ORDER BY part.id";

#[async_trait]
impl SummaryStore for PostgresStore {
    async fn save_summaries(&self, summaries: Vec<StoredSummary>) -> Result<(), WriteError> {
        self.write(Write::SaveSummaries(summaries)).await
    }

    async fn played_tables(&self, guest: GuestId, limit: u32) -> Result<Vec<PlayedTable>, ReadError> {
        let sql = "SELECT own.id, own.player, own.n, summaries.at, summaries.json
                   FROM (SELECT tables.id, people.player, tables.n
                         FROM people JOIN tables ON tables.id = people.table_id
                         WHERE people.guest = $1 ORDER BY tables.created DESC, tables.id COLLATE \"C\" LIMIT $2) AS own
                   LEFT JOIN summaries ON summaries.table_id = own.id AND summaries.n = own.n";
        let sql = sqlx::query(sql).bind(&guest.0[..]).bind(i64::from(limit));
        let rows = sql.fetch_all(&self.pool).await.map_err(read_error)?;
        let played = |row: &PgRow| {
            let table: String = value(row, 0)?;
            let n: i64 = value(row, 2)?;
            let summary = match value::<Option<i64>>(row, 3)? {
                Some(at) => Some(StoredSummary { table: table.clone(), n, at, text: value(row, 4)? }),
                None => None,
            };
            Ok(PlayedTable { table, player: small_number(row, 1)?, n, summary })
        };
        rows.iter().map(played).collect()
    }

    async fn names_at_tables_of(&self, guest: GuestId) -> Result<TableNames, ReadError> {
        let sql = "SELECT people.table_id, people.player, people.name FROM people AS own
                   JOIN people ON people.table_id = own.table_id
                   WHERE own.guest = $1 AND people.name IS NOT NULL";
        let mut names = TableNames::new();
        for row in sqlx::query(sql).bind(&guest.0[..]).fetch_all(&self.pool).await.map_err(read_error)? {
            names.entry(value(&row, 0)?).or_default().insert(small_number(&row, 1)?, value(&row, 2)?);
        }
        Ok(names)
    }

    async fn idle_tables(&self, after: &str, since: i64, limit: u32) -> Result<Vec<IdleTable>, ReadError> {
        let sql = sqlx::query_as(IDLE).bind(after).bind(since).bind(i64::from(limit));
        let rows: Vec<(String, Option<i64>)> = sql.fetch_all(&self.pool).await.map_err(read_error)?;
        Ok(rows.into_iter().map(|(table, unsummarised)| IdleTable { table, unsummarised }).collect())
    }
}
