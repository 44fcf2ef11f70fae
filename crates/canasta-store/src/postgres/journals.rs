//! Journals of the tables.

use async_trait::async_trait;
use canasta_table::journal::{Chain, Entry, Formats};
use sqlx::postgres::PgRow;

use super::PostgresStore;
use super::error::{read_error, read_optional};
use super::row::{guest, hash, small_number, value};
use crate::write::Write;
use crate::{
    Append, CommitmentCounts, EntryLookup, Following, JournalStore, NewEntry, NewTable, ReadError, StoredTable,
    TablePerson, WriteError,
};

#[async_trait]
impl JournalStore for PostgresStore {
    async fn open_table(&self, table: NewTable) -> Result<(), WriteError> {
        self.write(Write::Open(table)).await
    }

    async fn append(&self, table: &str, append: Append) -> Result<(), WriteError> {
        self.write(Write::Append { table: table.to_owned(), append }).await
    }

    async fn find_entry(&self, table: &str, entry: &NewEntry) -> Result<EntryLookup, ReadError> {
        let n = i64::try_from(entry.n).map_err(|_| ReadError::Number)?;
        let sql = sqlx::query("SELECT hash, epoch FROM journal WHERE table_id = $1 AND n = $2");
        let row = read_optional(sql.bind(table).bind(n).fetch_optional(&self.pool).await)?;
        let Some(row) = row else { return Ok(EntryLookup::None) };
        // Another node may have written an equal entry in its own epoch.
        let is_ours = self.this_node.epochs.last(table) == Some(value(&row, 1)?) && hash(&row, 0)? == entry.hash;
        Ok(if is_ours { EntryLookup::This } else { EntryLookup::Another })
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, ReadError> {
        let table = sqlx::query_scalar("SELECT invitation FROM tables WHERE id = $1");
        let table: Option<Option<String>> = read_optional(table.bind(id).fetch_optional(&self.pool).await)?;
        let Some(invitation) = table else { return Ok(None) };
        let journal = sqlx::query("SELECT n, entry, hash, at FROM journal WHERE table_id = $1 ORDER BY n");
        let rows = journal.bind(id).fetch_all(&self.pool).await.map_err(read_error)?;
        let last_at = value(rows.last().ok_or(ReadError::Empty)?, 3)?;
        let (chain, entries) = read_chain(Chain::start(id), &rows, self.formats)?;
        let people = Following::people(self, id).await?;
        Ok(Some(StoredTable { entries, chain, people, invitation, last_at }))
    }

    async fn opened_at(&self, id: &str) -> Result<Option<i64>, ReadError> {
        let sql = sqlx::query_scalar("SELECT created FROM tables WHERE id = $1");
        read_optional(sql.bind(id).fetch_optional(&self.pool).await)
    }

    async fn last_action_at(&self, table: &str) -> Result<i64, ReadError> {
        let sql = "SELECT coalesce((SELECT max(at) FROM journal WHERE table_id = $1 AND act_id IS NOT NULL), created)
                   FROM tables WHERE id = $1";
        sqlx::query_scalar(sql).bind(table).fetch_one(&self.pool).await.map_err(read_error)
    }

    async fn abandoned_tables(&self, before: i64) -> Result<Vec<String>, ReadError> {
        // Sort in byte order, as everywhere else.
        let sql = "SELECT id FROM tables WHERE
                   EXISTS (SELECT 1 FROM seals WHERE seals.table_id = tables.id AND revealed IS NULL)
                   AND (SELECT at FROM journal WHERE journal.table_id = tables.id AND journal.n = tables.n) < $1
                   ORDER BY id COLLATE \"C\"";
        sqlx::query_scalar(sql).bind(before).fetch_all(&self.pool).await.map_err(read_error)
    }

    async fn commitment_counts(&self) -> Result<CommitmentCounts, ReadError> {
        let sql = "SELECT sum(made)::bigint, sum(revealed)::bigint FROM seal_counts";
        let (made, revealed): (i64, i64) = sqlx::query_as(sql).fetch_one(&self.pool).await.map_err(read_error)?;
        let count = |number: i64| u64::try_from(number).map_err(|_| ReadError::Number);
        Ok(CommitmentCounts { made: count(made)?, revealed: count(revealed)? })
    }
}

pub(super) fn person(row: &PgRow) -> Result<TablePerson, ReadError> {
    let guest = value::<Option<&[u8]>>(row, 1)?.map(guest).transpose()?;
    Ok(TablePerson { player: small_number(row, 0)?, guest, name: value(row, 2)? })
}

/// Parses journal entries that continue a chain, and verifies them.
pub(super) fn read_chain(mut chain: Chain, rows: &[PgRow], formats: Formats) -> Result<(Chain, Vec<Entry>), ReadError> {
    let entry = |row: &PgRow| {
        let n = u64::try_from(value::<i64>(row, 0)?).map_err(|_| ReadError::Number)?;
        Ok(chain.follow_with(formats, n, value(row, 1)?, value(row, 2)?)?)
    };
    let entries = rows.iter().map(entry).collect::<Result<Vec<_>, ReadError>>()?;
    Ok((chain, entries))
}
