//! What the database holds, as steps from one version to the next: a new file takes all of them in one transaction.
//!
//! What people are called and what they say lies beside the journal, not in it, and can be deleted. Times are milliseconds
//! since 1970.

use sqlx::{Connection, SqliteConnection};

/// The version of the tables in the file.
pub(super) const SCHEMA: i64 = 1;
/// `CAST`: tells our files from those of other programs.
pub(super) const APPLICATION: i64 = 0x4341_5354;
/// `CANA`: marks files made before the first release, whose versions were counted apart.
pub(super) const UNRELEASED: i64 = 0x4341_4E41;

/// The step to each version from the one before; the first makes an empty file ours. What was released is never edited:
/// CONTRIBUTING.md says how another version comes.
const STEPS: [&str; 1] = [FIRST];

/// A guest may have several devices, each with a session of its own. A device invitation lets another device in, once; a device that
/// was another guest's keeps the way back to them. Seals say what was promised of deals and what of it was told, and
/// summaries what a game comes to; both follow from the journals.
const FIRST: &str = "
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    invitation TEXT
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tables_invitation ON tables (invitation) WHERE invitation IS NOT NULL;
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL,
    seat INTEGER,
    act_id TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX journal_act ON journal (table_id, seat, act_id) WHERE act_id IS NOT NULL;
CREATE TABLE guests (
    id BLOB PRIMARY KEY,
    created INTEGER NOT NULL,
    calendar TEXT
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX guests_calendar ON guests (calendar) WHERE calendar IS NOT NULL;
CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    guest BLOB NOT NULL REFERENCES guests (id),
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    label TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_guest ON sessions (guest);
CREATE TABLE hand_overs (
    secret BLOB PRIMARY KEY,
    code BLOB NOT NULL UNIQUE,
    guest BLOB NOT NULL REFERENCES guests (id),
    prefs TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX hand_overs_guest ON hand_overs (guest);
CREATE TABLE kept_apart (
    session BLOB NOT NULL REFERENCES sessions (hash) ON DELETE CASCADE,
    guest BLOB NOT NULL REFERENCES guests (id),
    PRIMARY KEY (session, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_apart_guest ON kept_apart (guest);
CREATE TABLE people (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player INTEGER NOT NULL,
    guest BLOB REFERENCES guests (id),
    name TEXT,
    hidden INTEGER,
    PRIMARY KEY (table_id, player),
    UNIQUE (table_id, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX people_guest ON people (guest);
CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE talk (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL,
    said TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, place),
    FOREIGN KEY (table_id, player) REFERENCES people (table_id, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX talk_player ON talk (table_id, player);
CREATE TABLE seals (
    table_id TEXT NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,
    commitment BLOB NOT NULL,
    made INTEGER NOT NULL,
    revealed INTEGER,
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;
CREATE INDEX seals_outstanding ON seals (table_id) WHERE revealed IS NULL;
CREATE TABLE summaries (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    json TEXT NOT NULL
) STRICT, WITHOUT ROWID;
PRAGMA application_id = 1128354644;
PRAGMA user_version = 1;
";

/// Brings the file to the present version; it is ours, or empty, and not newer.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *transaction).await?;
    for step in STEPS.into_iter().skip(usize::try_from(version).unwrap_or_default()) {
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

#[cfg(test)]
mod tests {
    use std::fs;

    use canasta::{Players, RuleSet};
    use canasta_journal::{Chain, Entry, Terms};
    use canasta_record::fair::hex;
    use sha2::{Digest as _, Sha256};
    use sqlx::{AssertSqlSafe, ConnectOptions as _, Executor as _};

    use super::*;
    use crate::sqlite::open::{DATABASE, options};
    use crate::sqlite::tests::DataDirectory;
    use crate::sqlite::{SqliteSettings, SqliteStore};
    use crate::{
        GuestId, GuestStore as _, JournalStore as _, SealCounts, SessionHash, Store as _, SummaryStore as _,
        TablePerson, TableStore as _,
    };

    /// The SHA-256 of each step that was released, computed by another program. A step that fails here was edited: write
    /// another one instead.
    #[test]
    fn steps_are_pinned() {
        assert_eq!(usize::try_from(SCHEMA), Ok(STEPS.len()));
        let hashes = STEPS.map(|step| hex(&Sha256::digest(step)));
        assert_eq!(hashes, ["57bd0e31737045215fd66a00ccd36ff7c220ad049b9d2e20c85fbebaa034ed58"]);
    }

    /// A file as the first release leaves it, with a row in every table: Anna has all there is, and another person is forgotten.
    async fn version_1(directory: &DataDirectory) -> Entry {
        fs::create_dir_all(directory.path()).unwrap();
        let mut connection = options(&directory.path().join(DATABASE)).create_if_missing(true).connect().await.unwrap();
        connection.execute(FIRST).await.unwrap();
        let opened = Entry::Opened(Box::new(Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR)));
        let (text, hash) = (opened.text(), hex(Chain::start("t").with(&opened.text()).last()));
        let rows = format!(
            "INSERT INTO tables (id, created, invitation) VALUES ('t', 5, 'in-t');
             INSERT INTO journal (table_id, n, entry, hash, seat, act_id, at) VALUES ('t', 1, '{text}', x'{hash}', 0, 'a', 8);
             INSERT INTO guests (id, created, calendar) VALUES (x'{anna}', 1, 'secret'), (x'{apart}', 2, NULL);
             INSERT INTO sessions (hash, guest, created, seen, label) VALUES (x'{session}', x'{anna}', 1, 7, 'Firefox');
             INSERT INTO hand_overs (secret, code, guest, prefs, expires) VALUES (x'05', x'06', x'{anna}', '', 99);
             INSERT INTO kept_apart (session, guest) VALUES (x'{session}', x'{apart}');
             INSERT INTO people (table_id, player, guest, name, hidden) VALUES
                 ('t', 0, x'{anna}', 'Anna', NULL), ('t', 1, NULL, NULL, 1);
             INSERT INTO codes (code, table_id, expires) VALUES ('K7M2', 't', 99);
             INSERT INTO talk (table_id, deal, place, seat, player, said, at) VALUES ('t', 1, 1, 0, 0, 'hello', 9);
             INSERT INTO seals (table_id, deal, commitment, made, revealed) VALUES ('t', 1, x'00', 5, NULL);
             INSERT INTO summaries (table_id, n, at, json) VALUES ('t', 1, 6, '{{}}');",
            anna = "01".repeat(16),
            apart = "02".repeat(16),
            session = "03".repeat(32),
        );
        connection.execute(AssertSqlSafe(rows)).await.unwrap();
        connection.close().await.unwrap();
        opened
    }

    /// What was released is read by every later release. This one finds all that is there, and changes none of it.
    #[tokio::test]
    async fn a_file_of_version_1_is_opened_and_nothing_is_lost() {
        let directory = DataDirectory::new();
        let opened = version_1(&directory).await;
        let store = SqliteStore::open(&SqliteSettings::new(directory.path())).await.unwrap();
        let anna = GuestId([1; 16]);
        let (known, device) = store.guest_of(SessionHash([3; 32])).await.unwrap().unwrap();
        assert_eq!((known, device.label.as_str(), device.seen), (anna, "Firefox", 7));
        assert_eq!(store.guest_by_calendar("secret").await.unwrap(), Some(anna));
        assert_eq!(store.table_by_invitation("in-t").await.unwrap().as_deref(), Some("t"));
        assert_eq!(store.table_by_code("K7M2", 9).await.unwrap().as_deref(), Some("t"));
        let stored = store.table("t").await.unwrap().unwrap();
        assert_eq!((stored.entries, stored.last_at), (vec![opened], 8));
        let forgotten = TablePerson { player: 1, guest: None, name: None };
        assert_eq!(
            stored.people,
            [TablePerson { player: 0, guest: Some(anna), name: Some("Anna".to_owned()) }, forgotten]
        );
        let talk = store.talk("t", 1).await.unwrap();
        assert_eq!((talk.len(), talk[0].phrase.as_str(), talk[0].player, talk[0].at), (1, "hello", 0, 9));
        assert_eq!(store.seal_counts().await.unwrap(), SealCounts { made: 1, revealed: 0 });
        assert!(store.played_tables(anna, 9).await.unwrap()[0].summary.is_some());
        store.close().await;
        let mut connection = options(&directory.path().join(DATABASE)).connect().await.unwrap();
        for table in [
            "tables",
            "journal",
            "guests",
            "sessions",
            "hand_overs",
            "kept_apart",
            "people",
            "codes",
            "talk",
            "seals",
            "summaries",
        ] {
            let count = AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
            let rows: i64 = sqlx::query_scalar(count).fetch_one(&mut connection).await.unwrap();
            assert_eq!(rows, 1 + i64::from(["guests", "people"].contains(&table)), "{table}");
        }
        let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.unwrap();
        assert_eq!(version, SCHEMA);
        connection.close().await.unwrap();
    }
}
