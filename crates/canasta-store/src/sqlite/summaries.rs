//! Game results. This crate doesn't interpret summaries.

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::SqliteStore;
use super::row::small_number;
use crate::write::Write;
use crate::{GuestId, IdleTable, PlayedTable, ReadError, StoredSummary, SummaryStore, TableNames, WriteError};

/// The next tables after an id, ordered by id.
const IDLE: &str = "
    SELECT some.id, CASE WHEN
        EXISTS (SELECT 1 FROM people WHERE people.table_id = some.id AND guest IS NOT NULL)
        AND coalesce((SELECT at FROM journal WHERE journal.table_id = some.id ORDER BY n DESC LIMIT 1), some.created) < ?2
        AND some.n IS NOT (SELECT n FROM summaries WHERE summaries.table_id = some.id)
        THEN some.n END
    FROM (SELECT id, created, (SELECT coalesce(max(n), 0) FROM journal WHERE journal.table_id = tables.id) AS n
          FROM tables WHERE id > ?1 ORDER BY id LIMIT ?3) AS some ORDER BY some.id";

#[async_trait]
impl SummaryStore for SqliteStore {
    async fn save_summaries(&self, summaries: Vec<StoredSummary>) -> Result<(), WriteError> {
        self.writer.write(Write::SaveSummaries(summaries)).await
    }

    async fn played_tables(&self, guest: GuestId, limit: u32) -> Result<Vec<PlayedTable>, ReadError> {
        let sql = "SELECT own.id, own.player, own.n, summaries.at, summaries.json
                   FROM (SELECT tables.id, people.player, tables.created,
                             (SELECT coalesce(max(n), 0) FROM journal WHERE journal.table_id = tables.id) AS n
                         FROM people JOIN tables ON tables.id = people.table_id
                         WHERE people.guest = ? ORDER BY tables.created DESC, tables.id LIMIT ?) AS own
                   LEFT JOIN summaries ON summaries.table_id = own.id AND summaries.n = own.n";
        let rows = sqlx::query(sql).bind(&guest.0[..]).bind(limit).fetch_all(&self.readers).await?;
        let played = |row: &SqliteRow| {
            let table: String = row.try_get(0)?;
            let n: i64 = row.try_get(2)?;
            let summary = match row.try_get::<Option<i64>, _>(3)? {
                Some(at) => Some(StoredSummary { table: table.clone(), n, at, text: row.try_get(4)? }),
                None => None,
            };
            Ok(PlayedTable { table, player: small_number(row, 1)?, n, summary })
        };
        rows.iter().map(played).collect()
    }

    async fn names_at_tables_of(&self, guest: GuestId) -> Result<TableNames, ReadError> {
        let sql = "SELECT people.table_id, people.player, people.name FROM people AS own
                   JOIN people ON people.table_id = own.table_id
                   WHERE own.guest = ? AND people.name IS NOT NULL";
        let mut names = TableNames::new();
        for row in sqlx::query(sql).bind(&guest.0[..]).fetch_all(&self.readers).await? {
            names.entry(row.try_get(0)?).or_default().insert(small_number(&row, 1)?, row.try_get(2)?);
        }
        Ok(names)
    }

    async fn idle_tables(&self, after: &str, since: i64, limit: u32) -> Result<Vec<IdleTable>, ReadError> {
        let rows = sqlx::query_as(IDLE).bind(after).bind(since).bind(limit).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(|(table, unsummarised)| IdleTable { table, unsummarised }).collect())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use sqlx::AssertSqlSafe;

    use super::*;
    use crate::sqlite::tests::DataDirectory;
    use crate::story::{knows, person, table};
    use crate::{GuestStore as _, JournalStore as _, Store as _};

    const ANNA: GuestId = GuestId([1; 16]);
    const BERT: GuestId = GuestId([2; 16]);

    fn summary(n: i64, text: &str) -> StoredSummary {
        StoredSummary { table: "t".to_owned(), n, at: 9, text: text.to_owned() }
    }

    /// A store with a summary of Anna's table, which Bert has joined.
    async fn store(directory: &DataDirectory) -> SqliteStore {
        let store = directory.store().await;
        let (mut table, _) = table("t", 5);
        table.people.push(person(1, BERT, "Bert"));
        store.open_table(table).await.unwrap();
        store.save_summaries(vec![summary(1, "one")]).await.unwrap();
        store
    }

    async fn found(store: &SqliteStore, guest: GuestId) -> Vec<Option<StoredSummary>> {
        store.played_tables(guest, 9).await.unwrap().into_iter().map(|played| played.summary).collect()
    }

    #[tokio::test]
    async fn only_the_latest_summary_of_the_whole_journal_is_kept() {
        let directory = DataDirectory::new();
        let store = store(&directory).await;
        store.save_summaries(vec![summary(1, "two")]).await.unwrap();
        assert_eq!(found(&store, BERT).await, [Some(summary(1, "two"))]);
        store.save_summaries(vec![summary(0, "old")]).await.unwrap();
        assert_eq!(found(&store, BERT).await, [None]);
        let names = store.names_at_tables_of(ANNA).await.unwrap();
        assert_eq!(names["t"], BTreeMap::from([(0, "Anna".to_owned()), (1, "Bert".to_owned())]));
        assert_eq!(store.last_action_at("t").await.unwrap(), 5);
        store.close().await;
    }

    /// A scan returns a few tables at a time. It doesn't request a summary of a table where no guest is known.
    #[tokio::test]
    async fn idle_tables_are_found_in_chunks() {
        let directory = DataDirectory::new();
        let store = directory.store().await;
        for (k, id) in ["a", "b", "c", "d"].into_iter().enumerate() {
            let mut table = table(id, i64::try_from(k).unwrap()).0;
            table.people.truncate(usize::from(id != "b"));
            store.open_table(table).await.unwrap();
        }
        store.save_summaries(vec![StoredSummary { table: "c".to_owned(), ..summary(1, "") }]).await.unwrap();
        store.save_summaries(vec![StoredSummary { table: "b".to_owned(), ..summary(1, "of no guest") }]).await.unwrap();
        let rows: i64 = sqlx::query_scalar("SELECT count(*) FROM summaries").fetch_one(&store.readers).await.unwrap();
        assert_eq!(rows, 1);
        let found = async |after: &str, since| -> Vec<(String, Option<i64>)> {
            let chunk = store.idle_tables(after, since, 3).await.unwrap();
            chunk.into_iter().map(|table| (table.table, table.unsummarised)).collect()
        };
        let of = |rows: &[(&str, Option<i64>)]| rows.iter().map(|&(id, n)| (id.to_owned(), n)).collect::<Vec<_>>();
        assert_eq!(found("", 9).await, of(&[("a", Some(1)), ("b", None), ("c", None)]));
        assert_eq!(found("c", 9).await, of(&[("d", Some(1))]));
        assert_eq!(found("c", 3).await, of(&[("d", None)]));
        store
            .save_summaries(vec![StoredSummary { table: "c".to_owned(), ..summary(0, "of fewer entries") }])
            .await
            .unwrap();
        assert_eq!(found("b", 9).await, of(&[("c", Some(1)), ("d", Some(1))]));
        store.close().await;
    }

    #[tokio::test]
    async fn every_journal_is_found_by_its_key() {
        let directory = DataDirectory::new();
        let store = store(&directory).await;
        let sql = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {IDLE}"));
        let rows = sqlx::query(sql).bind("").bind(9).bind(3).fetch_all(&store.readers).await.unwrap();
        let plan: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
        assert!(plan.iter().any(|step| step.starts_with("SEARCH tables USING PRIMARY KEY (id>")), "{plan:#?}");
        assert!(plan.iter().any(|step| step.starts_with("SEARCH journal USING PRIMARY KEY (table_id=")), "{plan:#?}");
        let scans: Vec<&String> =
            plan.iter().filter(|step| step.starts_with("SCAN ") && **step != "SCAN some").collect();
        assert!(scans.is_empty(), "{plan:#?}");
        store.close().await;
    }

    #[tokio::test]
    async fn a_summary_stays_until_no_guest_is_known_at_its_table() {
        for everywhere in [false, true] {
            let directory = DataDirectory::new();
            let store = store(&directory).await;
            let rows = async || -> i64 {
                sqlx::query_scalar("SELECT count(*) FROM summaries").fetch_one(&store.readers).await.unwrap()
            };
            for (guest, expected_rows) in [(ANNA, 1), (BERT, 0)] {
                let tables = vec!["t".to_owned()];
                let done = if everywhere {
                    store.forget_guest(guest).await
                } else {
                    store.forget_guest_at(guest, tables).await
                };
                assert_eq!(done, Ok(()));
                assert_eq!((rows().await, found(&store, guest).await), (expected_rows, Vec::new()));
                assert_eq!(knows(&store, guest).await, !everywhere);
                let names = store.names_at_tables_of(BERT).await.unwrap();
                assert_eq!(names.get("t").map(BTreeMap::len), (expected_rows == 1).then_some(1));
            }
            store.close().await;
        }
    }
}
