//! What games come to, beside their journals: kept so that a history need not be played through each time it is looked at.
//! It follows from the journals, and goes once nobody is known at a table any more. What stands in a summary is not this
//! folder's business.

use std::collections::BTreeMap;

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::reads::small;
use super::work::Undone;
use super::{GuestId, ReadError, Store};

/// What is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    pub(crate) table: String,
    /// Entries of the journal from which it was made.
    pub(crate) n: i64,
    /// When the last act in it was done, in milliseconds since 1970.
    pub(crate) at: i64,
    /// The summary; empty where the journal tells nothing.
    pub(crate) text: String,
}

/// A table at which a guest is known.
pub(crate) struct Played {
    pub(crate) table: String,
    /// Who the guest is there.
    pub(crate) player: u8,
    /// Entries of its journal.
    pub(crate) n: i64,
    /// What is kept of it, where that is made from the whole journal.
    pub(crate) kept: Option<Kept>,
}

/// A table among others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Resting {
    pub(crate) table: String,
    /// Entries of its journal, where its summary is to be made: somebody is known there, it rests, and no summary of these
    /// entries is kept.
    pub(crate) unread: Option<i64>,
}

/// Some tables in the order of their ids, from behind one of them.
const RESTING: &str = "
    SELECT some.id, CASE WHEN
        EXISTS (SELECT 1 FROM people WHERE people.table_id = some.id AND guest IS NOT NULL)
        AND coalesce((SELECT at FROM journal WHERE journal.table_id = some.id ORDER BY n DESC LIMIT 1), some.created) < ?2
        AND some.n IS NOT (SELECT n FROM summaries WHERE summaries.table_id = some.id)
        THEN some.n END
    FROM (SELECT id, created, (SELECT coalesce(max(n), 0) FROM journal WHERE journal.table_id = tables.id) AS n
          FROM tables WHERE id > ?1 ORDER BY id LIMIT ?3) AS some ORDER BY some.id";

/// The names of people by their numbers, table by table.
type Names = BTreeMap<String, BTreeMap<u8, String>>;

impl Store {
    /// The tables at which a guest is known: so many at most, the newest, in no order.
    pub(crate) async fn played(&self, guest: GuestId, most: u32) -> Result<Vec<Played>, ReadError> {
        let sql = "SELECT own.id, own.player, own.n, summaries.at, summaries.json
                   FROM (SELECT tables.id, people.player, tables.created,
                             (SELECT coalesce(max(n), 0) FROM journal WHERE journal.table_id = tables.id) AS n
                         FROM people JOIN tables ON tables.id = people.table_id
                         WHERE people.guest = ? ORDER BY tables.created DESC, tables.id LIMIT ?) AS own
                   LEFT JOIN summaries ON summaries.table_id = own.id AND summaries.n = own.n";
        let rows = sqlx::query(sql).bind(&guest.0[..]).bind(most).fetch_all(&self.reads).await?;
        let played = |row: &SqliteRow| {
            let (table, n): (String, i64) = (row.try_get(0)?, row.try_get(2)?);
            let kept = match row.try_get::<Option<i64>, _>(3)? {
                Some(at) => Some(Kept { table: table.clone(), n, at, text: row.try_get(4)? }),
                None => None,
            };
            Ok(Played { table, player: small(row, 1)?, n, kept })
        };
        rows.iter().map(played).collect()
    }

    /// So many tables at most that come behind this id, and of each whether its summary is to be made; one rests if
    /// nothing has happened there since this time (milliseconds since 1970).
    pub(crate) async fn resting(&self, behind: &str, since: i64, most: u32) -> Result<Vec<Resting>, ReadError> {
        let rows = sqlx::query_as(RESTING).bind(behind).bind(since).bind(most).fetch_all(&self.reads).await?;
        Ok(rows.into_iter().map(|(table, unread)| Resting { table, unread }).collect())
    }

    /// What the people are called at the tables at which a guest is known.
    pub(crate) async fn names_beside(&self, guest: GuestId) -> Result<Names, ReadError> {
        let sql = "SELECT people.table_id, people.player, people.name FROM people AS own
                   JOIN people ON people.table_id = own.table_id
                   WHERE own.guest = ? AND people.name IS NOT NULL";
        let mut names = Names::new();
        for row in sqlx::query(sql).bind(&guest.0[..]).fetch_all(&self.reads).await? {
            names.entry(row.try_get(0)?).or_default().insert(small(&row, 1)?, row.try_get(2)?);
        }
        Ok(names)
    }

    /// When the last act at a table was done (milliseconds since 1970); where there was none, when it was opened.
    pub(crate) async fn last_act(&self, table: &str) -> Result<i64, ReadError> {
        let sql = "SELECT coalesce((SELECT max(at) FROM journal WHERE table_id = ?1 AND act_id IS NOT NULL), created)
                   FROM tables WHERE id = ?1";
        Ok(sqlx::query_scalar(sql).bind(table).fetch_one(&self.reads).await?)
    }
}

/// Keeps summaries, in place of older ones; none of a table where nobody is known any more.
pub(super) async fn keep(sql: &mut SqliteConnection, all: &[Kept]) -> Result<(), Undone> {
    const KEEP: &str = "INSERT INTO summaries (table_id, n, at, json) SELECT ?1, ?2, ?3, ?4
                        WHERE EXISTS (SELECT 1 FROM people WHERE table_id = ?1 AND guest IS NOT NULL)
                        ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, at = excluded.at, json = excluded.json";
    for one in all {
        sqlx::query(KEEP).bind(&one.table).bind(one.n).bind(one.at).bind(&one.text).execute(&mut *sql).await?;
    }
    Ok(())
}

/// Forgets who somebody was at some tables, and what they said there.
pub(super) async fn forget_at(sql: &mut SqliteConnection, guest: GuestId, tables: &[String]) -> Result<(), Undone> {
    for table in tables {
        for step in [
            "DELETE FROM talk WHERE table_id = ?2 AND player IN
                (SELECT player FROM people WHERE table_id = ?2 AND guest = ?1)",
            "UPDATE people SET name = NULL, guest = NULL WHERE guest = ?1 AND table_id = ?2",
            // What a game came to stays as long as somebody is known there.
            "DELETE FROM summaries WHERE table_id = ?2 AND NOT EXISTS
                (SELECT 1 FROM people WHERE table_id = ?2 AND guest <> ?1)",
        ] {
            sqlx::query(step).bind(&guest.0[..]).bind(table).execute(&mut *sql).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::AssertSqlSafe;

    use super::*;
    use crate::store::tests::{Home, knows, person, table};

    const ANNA: GuestId = GuestId([1; 16]);
    const BERT: GuestId = GuestId([2; 16]);

    fn kept(n: i64, text: &str) -> Kept {
        Kept { table: "t".to_owned(), n, at: 9, text: text.to_owned() }
    }

    /// Anna's table, to which Bert came, with something kept of it.
    async fn store(home: &Home) -> Store {
        let store = home.store().await;
        let (mut table, _) = table("t", 5);
        table.people.push(person(1, BERT, "Bert"));
        store.writer().open_table(table).await.unwrap();
        store.writer().keep(vec![kept(1, "one")]).await.unwrap();
        store
    }

    async fn found(store: &Store, guest: GuestId) -> Vec<Option<Kept>> {
        store.played(guest, 9).await.unwrap().into_iter().map(|played| played.kept).collect()
    }

    #[tokio::test]
    async fn the_latest_is_kept_and_only_of_the_whole_journal() {
        let home = Home::new();
        let store = store(&home).await;
        store.writer().keep(vec![kept(1, "two")]).await.unwrap();
        assert_eq!(found(&store, BERT).await, [Some(kept(1, "two"))]);
        store.writer().keep(vec![kept(0, "old")]).await.unwrap();
        assert_eq!(found(&store, BERT).await, [None]);
        let names = store.names_beside(ANNA).await.unwrap();
        assert_eq!(names["t"], BTreeMap::from([(0, "Anna".to_owned()), (1, "Bert".to_owned())]));
        assert_eq!(store.last_act("t").await.unwrap(), 5);
        store.close().await;
    }

    /// Somebody looks for what is to be made a few tables at a time, and never at a table where nobody is known.
    #[tokio::test]
    async fn tables_that_rest_are_found_by_parts() {
        let home = Home::new();
        let store = home.store().await;
        for (k, id) in ["a", "b", "c", "d"].into_iter().enumerate() {
            let mut table = table(id, i64::try_from(k).unwrap()).0;
            table.people.truncate(usize::from(id != "b"));
            store.writer().open_table(table).await.unwrap();
        }
        store.writer().keep(vec![Kept { table: "c".to_owned(), ..kept(1, "") }]).await.unwrap();
        store.writer().keep(vec![Kept { table: "b".to_owned(), ..kept(1, "nobody's") }]).await.unwrap();
        let rows: i64 = sqlx::query_scalar("SELECT count(*) FROM summaries").fetch_one(&store.reads).await.unwrap();
        assert_eq!(rows, 1);
        let found = async |behind: &str, since| -> Vec<(String, Option<i64>)> {
            let some = store.resting(behind, since, 3).await.unwrap();
            some.into_iter().map(|one| (one.table, one.unread)).collect()
        };
        let of = |rows: &[(&str, Option<i64>)]| rows.iter().map(|&(id, n)| (id.to_owned(), n)).collect::<Vec<_>>();
        assert_eq!(found("", 9).await, of(&[("a", Some(1)), ("b", None), ("c", None)]));
        assert_eq!(found("c", 9).await, of(&[("d", Some(1))]));
        assert_eq!(found("c", 3).await, of(&[("d", None)]));
        store.writer().keep(vec![Kept { table: "c".to_owned(), ..kept(0, "of fewer entries") }]).await.unwrap();
        assert_eq!(found("b", 9).await, of(&[("c", Some(1)), ("d", Some(1))]));
        store.close().await;
    }

    /// However many tables there are, each is reached by its key; none is looked for.
    #[tokio::test]
    async fn no_journal_is_read_through() {
        let home = Home::new();
        let store = store(&home).await;
        let sql = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {RESTING}"));
        let rows = sqlx::query(sql).bind("").bind(9).bind(3).fetch_all(&store.reads).await.unwrap();
        let plan: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
        assert!(plan.iter().any(|step| step.starts_with("SEARCH tables USING PRIMARY KEY (id>")), "{plan:#?}");
        assert!(plan.iter().any(|step| step.starts_with("SEARCH journal USING PRIMARY KEY (table_id=")), "{plan:#?}");
        let through: Vec<&String> =
            plan.iter().filter(|step| step.starts_with("SCAN ") && **step != "SCAN some").collect();
        assert!(through.is_empty(), "{plan:#?}");
        store.close().await;
    }

    #[tokio::test]
    async fn it_stays_until_nobody_is_known_there() {
        for altogether in [false, true] {
            let home = Home::new();
            let store = store(&home).await;
            let rows = async || -> i64 {
                sqlx::query_scalar("SELECT count(*) FROM summaries").fetch_one(&store.reads).await.unwrap()
            };
            for (guest, left) in [(ANNA, 1), (BERT, 0)] {
                let writer = store.writer();
                let tables = vec!["t".to_owned()];
                let done = if altogether { writer.forget(guest).await } else { writer.forget_at(guest, tables).await };
                assert_eq!(done, Ok(()));
                assert_eq!((rows().await, found(&store, guest).await), (left, Vec::new()));
                assert_eq!(knows(&store, guest).await, !altogether);
                let names = store.names_beside(BERT).await.unwrap();
                assert_eq!(names.get("t").map(BTreeMap::len), (left == 1).then_some(1));
            }
            store.close().await;
        }
    }
}
