//! What the database holds, as steps from one version to the next: a new file takes all of them in one transaction.
//!
//! What people are called and what they say lies beside the journal, not in it, and can be deleted. Times are milliseconds
//! since 1970.

use sqlx::{Connection, SqliteConnection};

/// The version of the tables in the file.
pub(super) const SCHEMA: i64 = 2;
/// `CAST`: tells our files from those of other programs.
pub(super) const APPLICATION: i64 = 0x4341_5354;
/// `CANA`: marks files made before the first release, whose versions were counted apart.
pub(super) const UNRELEASED: i64 = 0x4341_4E41;

/// The step to each version from the one before; the first makes an empty file ours. What was released is never edited:
/// CONTRIBUTING.md says how another version comes.
const STEPS: [&str; 2] = [FIRST, PRACTICE];

/// A guest may have several devices, each with a session of its own. A device invitation lets another device in, once; a device that
/// was another guest's keeps the way back to them. Seals say what was promised of deals and what of it was told, and
/// summaries what a game comes to; both follow from the journals.
const FIRST: &str = include_str!("schema/first.sql");

/// Reviews, puzzles, the deal of the day. A guest's own goes with the guest, and the review of a seat when its person is forgotten,
/// however that comes about. The table of a try may be opened after it.
const PRACTICE: &str = include_str!("schema/practice.sql");

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
    use std::path::{Path, PathBuf};

    use canasta::{Players, RuleSet};
    use canasta_record::fair::hex;
    use canasta_table::journal::{Chain, Entry, Terms};
    use sha2::{Digest as _, Sha256};
    use sqlx::{AssertSqlSafe, ConnectOptions as _, Executor as _};

    use super::*;
    use crate::sqlite::open::{DATABASE, options, set_durable};
    use crate::sqlite::tests::DataDirectory;
    use crate::sqlite::{SqliteSettings, SqliteStore};
    use crate::{
        CommitmentCounts, GuestId, GuestStore as _, JournalStore as _, SessionHash, Store as _, SummaryStore as _,
        TablePerson, TableStore as _, WithCauses,
    };

    /// The SHA-256 of each step that was released, computed by another program. A step that fails here was edited: write
    /// another one instead.
    #[test]
    fn steps_are_pinned() {
        assert_eq!(usize::try_from(SCHEMA), Ok(STEPS.len()));
        let hashes = STEPS.map(|step| hex(&Sha256::digest(step)));
        assert_eq!(
            hashes,
            [
                "57bd0e31737045215fd66a00ccd36ff7c220ad049b9d2e20c85fbebaa034ed58",
                "c472fa28ccb1564bd5a76ad8d7818061eb2357fb69d30bafbc20d1352f1310aa",
            ]
        );
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

    async fn connect(file: &Path) -> SqliteConnection {
        options(file).connect().await.unwrap()
    }

    /// What an upgraded file is asked for: its version, and how its tables were made.
    async fn tables(file: &Path) -> (i64, Vec<(String, Option<String>)>) {
        let mut connection = connect(file).await;
        let version = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.unwrap();
        let all = sqlx::query_as("SELECT name, sql FROM sqlite_schema ORDER BY name");
        let all = all.fetch_all(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        (version, all)
    }

    /// That each row of `version_1` is in the file.
    async fn check_rows(file: &Path) {
        let mut connection = connect(file).await;
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
        connection.close().await.unwrap();
    }

    /// The copies of older versions in a data directory.
    fn copies(directory: &DataDirectory) -> Vec<PathBuf> {
        let names = fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap().path());
        names.filter(|path| path.to_string_lossy().contains(".version-")).collect()
    }

    /// The tables of a file that this release makes.
    async fn new_tables() -> (i64, Vec<(String, Option<String>)>) {
        let new = DataDirectory::new();
        SqliteStore::open(&SqliteSettings::new(new.path())).await.unwrap().close().await;
        assert!(copies(&new).is_empty());
        tables(&new.path().join(DATABASE)).await
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
        let chat = store.chat("t", 1).await.unwrap();
        assert_eq!((chat.len(), chat[0].phrase.as_str(), chat[0].player, chat[0].at), (1, "hello", 0, 9));
        assert_eq!(store.commitment_counts().await.unwrap(), CommitmentCounts { made: 1, revealed: 0 });
        assert!(store.played_tables(anna, 9).await.unwrap()[0].summary.is_some());
        store.close().await;
        let file = directory.path().join(DATABASE);
        check_rows(&file).await;
        assert_eq!(tables(&file).await, new_tables().await);
        // It was copied beside itself before, once.
        SqliteStore::open(&SqliteSettings::new(directory.path())).await.unwrap().close().await;
        let copies = copies(&directory);
        assert_eq!((copies.len(), tables(&copies[0]).await.0), (1, 1), "{copies:?}");
        check_rows(&copies[0]).await;
    }

    /// What a server that is killed while it changes the tables leaves is the older file, and the next start changes it.
    #[tokio::test]
    async fn a_kill_in_the_middle_leaves_the_file_as_it_was() {
        let (directory, killed) = (DataDirectory::new(), DataDirectory::new());
        version_1(&directory).await;
        let file = directory.path().join(DATABASE);
        let mut connection = connect(&file).await;
        set_durable(&mut connection, &file).await.unwrap();
        // So little memory that what is not committed goes to the log on the disk.
        connection.execute("PRAGMA cache_size = 1").await.unwrap();
        let before = tables(&file).await;
        connection.execute("BEGIN IMMEDIATE").await.unwrap();
        sqlx::raw_sql(PRACTICE).execute(&mut connection).await.unwrap();
        // Many more pages, which push those of the new tables out of the memory.
        let filler =
            "CREATE TABLE filler (bytes); WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
                      INSERT INTO filler SELECT randomblob(10000) FROM n";
        sqlx::raw_sql(filler).execute(&mut connection).await.unwrap();
        fs::create_dir_all(killed.path()).unwrap();
        let left = killed.path().join(DATABASE);
        for end in ["", "-wal"] {
            fs::copy(format!("{}{end}", file.display()), format!("{}{end}", left.display())).unwrap();
        }
        let log = fs::read(format!("{}-wal", left.display())).unwrap();
        assert!(log.windows(12).any(|bytes| bytes == b"puzzle_days "), "nothing of it was on the disk");
        connection.execute("ROLLBACK").await.unwrap();
        assert_eq!(tables(&left).await, before);
        check_rows(&left).await;
        SqliteStore::open(&SqliteSettings::new(killed.path())).await.unwrap().close().await;
        assert_eq!(tables(&left).await, new_tables().await);
        check_rows(&left).await;
    }

    /// A file that cannot be copied is not changed.
    #[tokio::test]
    async fn without_a_copy_the_file_stays_as_it_was() {
        let directory = DataDirectory::new();
        version_1(&directory).await;
        let file = directory.path().join(DATABASE);
        // A directory in the place of the copy cannot be removed as a file.
        fs::create_dir_all(directory.path().join("canasta.db.older")).unwrap();
        let why = SqliteStore::open(&SqliteSettings::new(directory.path())).await.map(drop).unwrap_err();
        let why = WithCauses(&why).to_string();
        assert!(why.contains("is of an older Canasta, and could not be copied before it is changed: "), "{why}");
        assert_eq!(tables(&file).await.0, 1);
        check_rows(&file).await;
    }
}
