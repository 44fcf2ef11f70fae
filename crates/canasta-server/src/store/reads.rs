//! What can be asked of the store.

use canasta::Seat;
use canasta_journal::{Broken, Chain, Entry};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{GuestId, Person, ReadError, Said, Store, Stored};

/// A whole journal as one row, because a row costs more than what is in it: how many entries, their numbers, hashes and
/// texts one after the other, and when the last was made. An entry has no line break in it.
const JOURNAL: &str = "
    SELECT count(*), group_concat(n, ' '), group_concat(hex(hash), ' '), group_concat(entry, char(10)),
           (SELECT at FROM journal WHERE table_id = ?1 ORDER BY n DESC LIMIT 1)
    FROM (SELECT n, hash, entry FROM journal WHERE table_id = ?1 ORDER BY n)";

impl Store {
    /// Reads a table, its chain verified; `None` if there is no such table.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<Stored>, ReadError> {
        let table = sqlx::query("SELECT invitation FROM tables WHERE id = ?");
        let Some(table) = table.bind(id).fetch_optional(&self.reads).await? else { return Ok(None) };
        let journal = sqlx::query(JOURNAL).bind(id).fetch_one(&self.reads).await?;
        let (chain, entries) = follow(id, &journal)?;
        let people = self.people(id).await?;
        let (invitation, last_at) = (table.try_get(0)?, journal.try_get(4)?);
        Ok(Some(Stored { entries, chain, people, invitation, last_at }))
    }

    async fn people(&self, id: &str) -> Result<Vec<Person>, ReadError> {
        let rows = sqlx::query("SELECT player, guest, name FROM people WHERE table_id = ? ORDER BY player")
            .bind(id)
            .fetch_all(&self.reads)
            .await?;
        let person = |row: &SqliteRow| {
            let guest = row.try_get::<Option<&[u8]>, _>(1)?.map(guest).transpose()?;
            Ok(Person { player: small(row, 0)?, guest, name: row.try_get(2)? })
        };
        rows.iter().map(person).collect()
    }

    /// The table that an invitation leads to.
    pub(crate) async fn by_invitation(&self, secret: &str) -> Result<Option<String>, ReadError> {
        let sql = "SELECT id FROM tables WHERE invitation = ?";
        Ok(sqlx::query_scalar(sql).bind(secret).fetch_optional(&self.reads).await?)
    }

    /// The table that a spoken code leads to, if the code still lives at this time (milliseconds since 1970).
    pub(crate) async fn by_code(&self, code: &str, now: i64) -> Result<Option<String>, ReadError> {
        let sql = "SELECT table_id FROM codes WHERE code = ? AND expires > ?";
        Ok(sqlx::query_scalar(sql).bind(code).bind(now).fetch_optional(&self.reads).await?)
    }

    /// The spoken code of a table and when it expires (milliseconds since 1970), if it still lives at this time.
    pub(crate) async fn code_of(&self, table: &str, now: i64) -> Result<Option<(String, i64)>, ReadError> {
        let sql = "SELECT code, expires FROM codes WHERE table_id = ? AND expires > ?";
        Ok(sqlx::query_as(sql).bind(table).bind(now).fetch_optional(&self.reads).await?)
    }

    /// The tables where a guest is one of the people, with when they were opened (milliseconds since 1970): so many at
    /// most, the newest first.
    pub(crate) async fn tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<(String, i64)>, ReadError> {
        let sql = "SELECT tables.id, tables.created FROM people JOIN tables ON tables.id = people.table_id
                   WHERE people.guest = ? ORDER BY tables.created DESC, tables.id LIMIT ?";
        Ok(sqlx::query_as(sql).bind(&guest.0[..]).bind(most).fetch_all(&self.reads).await?)
    }

    /// The tables of a guest of which no summary says that they are over, the newest first.
    pub(crate) async fn unfinished_tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, ReadError> {
        let sql = "SELECT tables.id FROM people JOIN tables ON tables.id = people.table_id
                   WHERE people.guest = ? AND NOT EXISTS (SELECT 1 FROM summaries WHERE table_id = tables.id)
                   ORDER BY tables.created DESC, tables.id LIMIT ?";
        Ok(sqlx::query_scalar(sql).bind(&guest.0[..]).bind(most).fetch_all(&self.reads).await?)
    }

    /// Their ids, without those that the guest took off the start page.
    pub(crate) async fn listed_tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, ReadError> {
        let sql = "SELECT tables.id FROM people JOIN tables ON tables.id = people.table_id
                   WHERE people.guest = ? AND people.hidden IS NULL ORDER BY tables.created DESC, tables.id LIMIT ?";
        Ok(sqlx::query_scalar(sql).bind(&guest.0[..]).bind(most).fetch_all(&self.reads).await?)
    }

    /// What was said at a table in a deal, in its order.
    pub(crate) async fn talk(&self, table: &str, deal: u32) -> Result<Vec<Said>, ReadError> {
        let sql = "SELECT seat, player, said, at FROM talk WHERE table_id = ? AND deal = ? ORDER BY place";
        let rows = sqlx::query(sql).bind(table).bind(deal).fetch_all(&self.reads).await?;
        let said = |row: &SqliteRow| {
            let (seat, player) = (Seat(small(row, 0)?), small(row, 1)?);
            Ok(Said { deal, seat, player, said: row.try_get(2)?, at: row.try_get(3)? })
        };
        rows.iter().map(said).collect()
    }

    /// The tables with a promise that is not kept yet whose last entry was made before this time (milliseconds since 1970).
    pub(crate) async fn abandoned(&self, before: i64) -> Result<Vec<String>, ReadError> {
        let sql = "SELECT DISTINCT table_id FROM seals WHERE revealed IS NULL AND
                   (SELECT at FROM journal WHERE journal.table_id = seals.table_id ORDER BY n DESC LIMIT 1) < ?
                   ORDER BY table_id";
        Ok(sqlx::query_scalar(sql).bind(before).fetch_all(&self.reads).await?)
    }

    /// When a table was opened (milliseconds since 1970).
    pub(crate) async fn opened_at(&self, id: &str) -> Result<Option<i64>, ReadError> {
        let sql = "SELECT created FROM tables WHERE id = ?";
        Ok(sqlx::query_scalar(sql).bind(id).fetch_optional(&self.reads).await?)
    }

    /// Whose calendar this secret opens.
    pub(crate) async fn by_calendar(&self, secret: &str) -> Result<Option<GuestId>, ReadError> {
        let sql = "SELECT id FROM guests WHERE calendar = ?";
        let found: Option<Vec<u8>> = sqlx::query_scalar(sql).bind(secret).fetch_optional(&self.reads).await?;
        found.map(|id| guest(&id)).transpose()
    }

    /// The secret of a guest's calendar, if it has one.
    pub(crate) async fn calendar_of(&self, guest: GuestId) -> Result<Option<String>, ReadError> {
        let sql = "SELECT calendar FROM guests WHERE id = ?";
        let found: Option<Option<String>> =
            sqlx::query_scalar(sql).bind(&guest.0[..]).fetch_optional(&self.reads).await?;
        Ok(found.flatten())
    }
}

/// Takes a journal apart again, and follows its chain.
fn follow(id: &str, journal: &SqliteRow) -> Result<(Chain, Vec<Entry>), ReadError> {
    let count: u32 = journal.try_get(0)?;
    if count == 0 {
        return Err(ReadError::Empty);
    }
    let count = usize::try_from(count).map_err(|_| ReadError::Number)?;
    let (ns, hashes, texts): (&str, &str, &str) = (journal.try_get(1)?, journal.try_get(2)?, journal.try_get(3)?);
    let mut chain = Chain::start(id);
    let mut entries = Vec::with_capacity(count);
    for ((n, hash), text) in ns.split(' ').zip(hashes.split(' ')).zip(texts.split('\n')) {
        let n = n.parse().map_err(|_| ReadError::Number)?;
        entries.push(chain.follow(n, text, &bytes(hash))?);
    }
    // A damaged entry may have got a line break.
    if entries.len() == count { Ok((chain, entries)) } else { Err(Broken::Changed { n: chain.len() + 1 }.into()) }
}

/// What `hex` wrote.
fn bytes(hex: &str) -> Vec<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok()).unwrap_or_default();
    hex.as_bytes().chunks(2).map(|pair| pair.iter().fold(0, |byte, &half| byte << 4 | digit(half))).collect()
}

pub(super) fn guest(id: &[u8]) -> Result<GuestId, ReadError> {
    id.try_into().map(GuestId).map_err(|_| ReadError::Number)
}

pub(super) fn small(row: &SqliteRow, column: usize) -> Result<u8, ReadError> {
    u8::try_from(row.try_get::<i64, _>(column)?).map_err(|_| ReadError::Number)
}
