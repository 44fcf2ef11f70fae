//! What games come to, beside their journals: kept so that a history need not be played through each time it is looked at.
//! It follows from the journals, and goes once nobody is known at a table any more. What stands in a summary is not this
//! folder's business.

use std::collections::BTreeMap;

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::reads::small;
use super::work::Undone;
use super::{ReadError, SessionHash, Store};

/// What is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    pub(crate) table: String,
    /// Entries of the journal from which it was made.
    pub(crate) n: i64,
    /// When the last act in it was done, in milliseconds since 1970.
    pub(crate) at: i64,
    /// The summary.
    pub(crate) text: String,
}

/// A table at which a session is known.
pub(crate) struct Played {
    pub(crate) table: String,
    /// Who the session is there.
    pub(crate) player: u8,
    /// When the table was opened, in milliseconds since 1970.
    pub(crate) created: i64,
    /// What is kept of it, where that is made from the whole journal.
    pub(crate) kept: Option<Kept>,
}

/// The names of people by their numbers, table by table.
type Names = BTreeMap<String, BTreeMap<u8, String>>;

impl Store {
    /// The tables at which a session is known: so many at most, the newest first.
    pub(crate) async fn played(&self, session: SessionHash, most: u32) -> Result<Vec<Played>, ReadError> {
        let sql = "SELECT tables.id, people.player, tables.created, summaries.n, summaries.at, summaries.json
                   FROM people JOIN tables ON tables.id = people.table_id
                   LEFT JOIN summaries ON summaries.table_id = tables.id
                       AND summaries.n = (SELECT max(n) FROM journal WHERE journal.table_id = tables.id)
                   WHERE people.session = ? ORDER BY tables.created DESC, tables.id LIMIT ?";
        let rows = sqlx::query(sql).bind(&session.0[..]).bind(most).fetch_all(&self.reads).await?;
        let played = |row: &SqliteRow| {
            let table: String = row.try_get(0)?;
            let kept = match row.try_get::<Option<i64>, _>(3)? {
                Some(n) => Some(Kept { table: table.clone(), n, at: row.try_get(4)?, text: row.try_get(5)? }),
                None => None,
            };
            Ok(Played { table, player: small(row, 1)?, created: row.try_get(2)?, kept })
        };
        rows.iter().map(played).collect()
    }

    /// What the people are called at the tables at which a session is known.
    pub(crate) async fn names_beside(&self, session: SessionHash) -> Result<Names, ReadError> {
        let sql = "SELECT people.table_id, people.player, people.name FROM people AS own
                   JOIN people ON people.table_id = own.table_id
                   WHERE own.session = ? AND people.name IS NOT NULL";
        let mut names = Names::new();
        for row in sqlx::query(sql).bind(&session.0[..]).fetch_all(&self.reads).await? {
            names.entry(row.try_get(0)?).or_default().insert(small(&row, 1)?, row.try_get(2)?);
        }
        Ok(names)
    }

    /// When the last act at a table was done (milliseconds since 1970), where that is known.
    pub(crate) async fn last_act(&self, table: &str) -> Result<Option<i64>, ReadError> {
        let sql = "SELECT max(at) FROM journal WHERE table_id = ? AND act_id IS NOT NULL";
        Ok(sqlx::query_scalar(sql).bind(table).fetch_one(&self.reads).await?)
    }
}

/// Keeps summaries, in place of older ones.
pub(super) async fn keep(sql: &mut SqliteConnection, all: &[Kept]) -> Result<(), Undone> {
    const KEEP: &str = "INSERT INTO summaries (table_id, n, at, json) VALUES (?, ?, ?, ?)
                        ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, at = excluded.at, json = excluded.json";
    for one in all {
        sqlx::query(KEEP).bind(&one.table).bind(one.n).bind(one.at).bind(&one.text).execute(&mut *sql).await?;
    }
    Ok(())
}

/// Forgets who somebody was at some tables, and what they said there.
pub(super) async fn forget_at(
    sql: &mut SqliteConnection,
    session: SessionHash,
    tables: &[String],
) -> Result<(), Undone> {
    for table in tables {
        for step in [
            "DELETE FROM talk WHERE table_id = ?2 AND player IN
                (SELECT player FROM people WHERE table_id = ?2 AND session = ?1)",
            "UPDATE people SET name = NULL, session = NULL WHERE session = ?1 AND table_id = ?2",
            // What a game came to stays as long as somebody is known there.
            "DELETE FROM summaries WHERE table_id = ?2 AND NOT EXISTS
                (SELECT 1 FROM people WHERE table_id = ?2 AND session <> ?1)",
        ] {
            sqlx::query(step).bind(&session.0[..]).bind(table).execute(&mut *sql).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::{Home, person, table};

    const ANNA: SessionHash = SessionHash([1; 32]);
    const BERT: SessionHash = SessionHash([2; 32]);

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

    async fn found(store: &Store, session: SessionHash) -> Vec<Option<Kept>> {
        store.played(session, 9).await.unwrap().into_iter().map(|played| played.kept).collect()
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
        assert_eq!(store.last_act("t").await.unwrap(), Some(5));
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
            for (session, left) in [(ANNA, 1), (BERT, 0)] {
                let writer = store.writer();
                let tables = vec!["t".to_owned()];
                let done =
                    if altogether { writer.forget(session).await } else { writer.forget_at(session, tables).await };
                assert_eq!(done, Ok(()));
                assert_eq!((rows().await, found(&store, session).await), (left, Vec::new()));
                assert_eq!(store.knows(session).await.unwrap(), !altogether);
                let names = store.names_beside(BERT).await.unwrap();
                assert_eq!(names.get("t").map(BTreeMap::len), (left == 1).then_some(1));
            }
            store.close().await;
        }
    }
}
