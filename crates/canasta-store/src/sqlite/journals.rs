//! Journals of the tables.

use async_trait::async_trait;
use canasta_table::journal::{Chain, Entry, Formats, JournalError};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::SqliteStore;
use super::row::{guest, hash, small_number};
use crate::write::Write;
use crate::{
    Append, CommitmentCounts, EntryLookup, JournalStore, NewEntry, NewTable, ReadError, StoredTable, TablePerson,
    WriteError,
};

/// Selects a whole journal as one row, because fetching a row costs more than its contents. The columns are the number
/// of entries; their numbers, hashes and texts, each concatenated; and the time of the last entry. An entry contains no
/// line break.
const JOURNAL: &str = "
    SELECT count(*), group_concat(n, ' '), group_concat(hex(hash), ' '), group_concat(entry, char(10)),
           (SELECT at FROM journal WHERE table_id = ?1 ORDER BY n DESC LIMIT 1)
    FROM (SELECT n, hash, entry FROM journal WHERE table_id = ?1 ORDER BY n)";

#[async_trait]
impl JournalStore for SqliteStore {
    async fn open_table(&self, table: NewTable) -> Result<(), WriteError> {
        self.writer.write(Write::Open(table)).await
    }

    async fn append(&self, table: &str, append: Append) -> Result<(), WriteError> {
        self.writer.write(Write::Append { table: table.to_owned(), append }).await
    }

    async fn find_entry(&self, table: &str, entry: &NewEntry) -> Result<EntryLookup, ReadError> {
        let sql = sqlx::query("SELECT hash FROM journal WHERE table_id = ? AND n = ?");
        let n = i64::try_from(entry.n).map_err(|_| ReadError::Number)?;
        let Some(row) = sql.bind(table).bind(n).fetch_optional(&self.readers).await? else {
            return Ok(EntryLookup::None);
        };
        Ok(if hash(&row, 0)? == entry.hash { EntryLookup::This } else { EntryLookup::Another })
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, ReadError> {
        let table = sqlx::query("SELECT invitation FROM tables WHERE id = ?");
        let Some(table) = table.bind(id).fetch_optional(&self.readers).await? else { return Ok(None) };
        let journal = sqlx::query(JOURNAL).bind(id).fetch_one(&self.readers).await?;
        let (chain, entries) = read_chain(id, &journal, self.formats)?;
        let people = self.people(id).await?;
        let invitation = table.try_get(0)?;
        let last_at = journal.try_get(4)?;
        Ok(Some(StoredTable { entries, chain, people, invitation, last_at }))
    }

    async fn opened_at(&self, id: &str) -> Result<Option<i64>, ReadError> {
        let sql = "SELECT created FROM tables WHERE id = ?";
        Ok(sqlx::query_scalar(sql).bind(id).fetch_optional(&self.readers).await?)
    }

    async fn last_action_at(&self, table: &str) -> Result<i64, ReadError> {
        let sql = "SELECT coalesce((SELECT max(at) FROM journal WHERE table_id = ?1 AND act_id IS NOT NULL), created)
                   FROM tables WHERE id = ?1";
        Ok(sqlx::query_scalar(sql).bind(table).fetch_one(&self.readers).await?)
    }

    async fn abandoned_tables(&self, before: i64) -> Result<Vec<String>, ReadError> {
        let sql = "SELECT DISTINCT table_id FROM seals WHERE revealed IS NULL AND
                   (SELECT at FROM journal WHERE journal.table_id = seals.table_id ORDER BY n DESC LIMIT 1) < ?
                   ORDER BY table_id";
        Ok(sqlx::query_scalar(sql).bind(before).fetch_all(&self.readers).await?)
    }

    async fn commitment_counts(&self) -> Result<CommitmentCounts, ReadError> {
        self.tally.counts(&self.readers).await
    }
}

impl SqliteStore {
    async fn people(&self, id: &str) -> Result<Vec<TablePerson>, ReadError> {
        let rows = sqlx::query("SELECT player, guest, name FROM people WHERE table_id = ? ORDER BY player")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        let person = |row: &SqliteRow| {
            let guest = row.try_get::<Option<&[u8]>, _>(1)?.map(guest).transpose()?;
            Ok(TablePerson { player: small_number(row, 0)?, guest, name: row.try_get(2)? })
        };
        rows.iter().map(person).collect()
    }
}

/// Splits a journal's concatenated columns, and verifies its chain.
fn read_chain(id: &str, journal: &SqliteRow, formats: Formats) -> Result<(Chain, Vec<Entry>), ReadError> {
    let count: u32 = journal.try_get(0)?;
    if count == 0 {
        return Err(ReadError::Empty);
    }
    let count = usize::try_from(count).map_err(|_| ReadError::Number)?;
    let ns: &str = journal.try_get(1)?;
    let hashes: &str = journal.try_get(2)?;
    let texts: &str = journal.try_get(3)?;
    let mut chain = Chain::start(id);
    let mut entries = Vec::with_capacity(count);
    for ((n, hash), text) in ns.split(' ').zip(hashes.split(' ')).zip(texts.split('\n')) {
        let n = n.parse().map_err(|_| ReadError::Number)?;
        entries.push(chain.follow_with(formats, n, text, &decode_hex(hash))?);
    }
    // A damaged entry may contain a line break.
    if entries.len() == count { Ok((chain, entries)) } else { Err(JournalError::Changed { n: chain.len() + 1 }.into()) }
}

/// Decodes SQLite's `hex`.
fn decode_hex(hex: &str) -> Vec<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok()).unwrap_or_default();
    hex.as_bytes().chunks(2).map(|pair| pair.iter().fold(0, |byte, &half| byte << 4 | digit(half))).collect()
}
