//! The database schema, as steps from one version to the next. A new file takes all of them in one transaction.
//!
//! People's names and chat are separate from the journal, so that they can be deleted. Times are milliseconds since
//! 1970.

use sqlx::{Connection, SqliteConnection};

/// Current schema version.
pub(super) const SCHEMA_VERSION: i64 = 3;
/// `CAST`: distinguishes our files from other programs' files.
pub(super) const APPLICATION_ID: i64 = 0x4341_5354;
/// `CANA`: marks files from before the first release, with their own version numbers.
pub(super) const PRERELEASE_APPLICATION_ID: i64 = 0x4341_4E41;

/// Step `n` upgrades from version `n` to `n + 1`; the first makes an empty file ours. Released steps are never edited:
/// docs/formats.md explains how to add a version.
const STEPS: [&str; 3] = [INITIAL_SCHEMA, PRACTICE_TABLES, PAD_TABLES];

/// A guest can have several devices, each with its own session. A device invitation lets one more device in, once. A
/// device that belonged to a different guest can switch back to that guest. `seals` stores the commitments to deals and
/// when they were revealed, and `summaries` the results of games. Both can be recomputed from the journals.
const INITIAL_SCHEMA: &str = include_str!("schema/first.sql");

/// Tables for reviews, puzzles and the deal of the day. A guest's own data is deleted with the guest, and the review of
/// a seat whenever its person is forgotten. An attempt can be stored before its table is opened.
const PRACTICE_TABLES: &str = include_str!("schema/practice.sql");

/// Tables for score pads. `pad_keepers` has every device that keeps a pad or has kept it, and `pads.request` the device
/// that asks for it. A trigger deletes a forgotten guest's pads. It only removes the name from pads that others have
/// kept too.
const PAD_TABLES: &str = include_str!("schema/pads.sql");

/// Upgrades the file to the current version. It must be ours or empty, and not newer.
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
    use crate::sqlite::open::{DATABASE_FILE, options, set_durable};
    use crate::sqlite::tests::DataDirectory;
    use crate::sqlite::{SqliteSettings, SqliteStore};
    use crate::{
        CommitmentCounts, GuestId, GuestStore as _, JournalStore as _, SessionHash, Store as _, SummaryStore as _,
        TablePerson, TableStore as _, WithCauses,
    };

    /// SHA-256 of each released step, computed with a different program. If one differs, the step was edited: add a new
    /// step instead.
    #[test]
    fn steps_are_pinned() {
        assert_eq!(usize::try_from(SCHEMA_VERSION), Ok(STEPS.len()));
        let hashes = STEPS.map(|step| hex(&Sha256::digest(step)));
        assert_eq!(
            hashes,
            [
                "57bd0e31737045215fd66a00ccd36ff7c220ad049b9d2e20c85fbebaa034ed58",
                "c472fa28ccb1564bd5a76ad8d7818061eb2357fb69d30bafbc20d1352f1310aa",
                "39ba13be4cb7b460aca85611c53159ceed99b904380a2e87d6a3854dfff9d8e6",
            ]
        );
    }

    /// Creates a file as the first release would, with rows in every table: Anna uses every feature, and another person
    /// is forgotten.
    async fn create_version_1(directory: &DataDirectory) -> Entry {
        fs::create_dir_all(directory.path()).unwrap();
        let mut connection =
            options(&directory.path().join(DATABASE_FILE)).create_if_missing(true).connect().await.unwrap();
        connection.execute(INITIAL_SCHEMA).await.unwrap();
        let opened = Entry::Opened(Box::new(Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR)));
        let text = opened.text();
        let hash = hex(Chain::start("t").with(&text).last());
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

    /// A file's schema version and definitions.
    async fn schema_of(file: &Path) -> (i64, Vec<(String, Option<String>)>) {
        let mut connection = connect(file).await;
        let version = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.unwrap();
        let all = sqlx::query_as("SELECT name, sql FROM sqlite_schema ORDER BY name");
        let all = all.fetch_all(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        (version, all)
    }

    /// Checks that every row of `create_version_1` is in the file.
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

    /// Copies of older versions in a data directory.
    fn copies(directory: &DataDirectory) -> Vec<PathBuf> {
        let names = fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap().path());
        names.filter(|path| path.to_string_lossy().contains(".version-")).collect()
    }

    /// Schema of a new file in this release.
    async fn new_schema() -> (i64, Vec<(String, Option<String>)>) {
        let new = DataDirectory::new();
        SqliteStore::open(&SqliteSettings::new(new.path())).await.unwrap().close().await;
        assert!(copies(&new).is_empty());
        schema_of(&new.path().join(DATABASE_FILE)).await
    }

    /// Every later release can read an earlier release's files. This one finds all the data and changes none of it.
    #[tokio::test]
    async fn opens_a_file_of_version_1_without_loss() {
        let directory = DataDirectory::new();
        let opened = create_version_1(&directory).await;
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
        let file = directory.path().join(DATABASE_FILE);
        check_rows(&file).await;
        assert_eq!(schema_of(&file).await, new_schema().await);
        // The file was copied once, before its upgrade.
        SqliteStore::open(&SqliteSettings::new(directory.path())).await.unwrap().close().await;
        let copies = copies(&directory);
        assert_eq!((copies.len(), schema_of(&copies[0]).await.0), (1, 1), "{copies:?}");
        check_rows(&copies[0]).await;
    }

    /// If a server is killed during an upgrade, the file stays at its older version, and the next start upgrades it.
    #[tokio::test]
    async fn a_kill_during_the_upgrade_leaves_the_file_unchanged() {
        let directory = DataDirectory::new();
        let killed = DataDirectory::new();
        create_version_1(&directory).await;
        let file = directory.path().join(DATABASE_FILE);
        let mut connection = connect(&file).await;
        set_durable(&mut connection, &file).await.unwrap();
        // A tiny cache forces uncommitted pages into the log on disk.
        connection.execute("PRAGMA cache_size = 1").await.unwrap();
        let before = schema_of(&file).await;
        connection.execute("BEGIN IMMEDIATE").await.unwrap();
        sqlx::raw_sql(PRACTICE_TABLES).execute(&mut connection).await.unwrap();
        // Write enough pages to push those of the new tables out of the cache.
        let filler =
            "CREATE TABLE filler (bytes); WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
                      INSERT INTO filler SELECT randomblob(10000) FROM n";
        sqlx::raw_sql(filler).execute(&mut connection).await.unwrap();
        fs::create_dir_all(killed.path()).unwrap();
        let leftover = killed.path().join(DATABASE_FILE);
        for end in ["", "-wal"] {
            fs::copy(format!("{}{end}", file.display()), format!("{}{end}", leftover.display())).unwrap();
        }
        let log = fs::read(format!("{}-wal", leftover.display())).unwrap();
        assert!(log.windows(12).any(|bytes| bytes == b"puzzle_days "), "the log on disk has no page of the new tables");
        connection.execute("ROLLBACK").await.unwrap();
        assert_eq!(schema_of(&leftover).await, before);
        check_rows(&leftover).await;
        SqliteStore::open(&SqliteSettings::new(killed.path())).await.unwrap().close().await;
        assert_eq!(schema_of(&leftover).await, new_schema().await);
        check_rows(&leftover).await;
    }

    #[tokio::test]
    async fn a_file_that_cannot_be_copied_is_not_changed() {
        let directory = DataDirectory::new();
        create_version_1(&directory).await;
        let file = directory.path().join(DATABASE_FILE);
        // A directory with the copy's name can't be removed like a file, so the copy fails.
        fs::create_dir_all(directory.path().join("canasta.db.older")).unwrap();
        let error = SqliteStore::open(&SqliteSettings::new(directory.path())).await.map(drop).unwrap_err();
        let error = WithCauses(&error).to_string();
        assert!(
            error.contains("was written by an older Canasta, and could not be copied before the upgrade: "),
            "{error}"
        );
        assert_eq!(schema_of(&file).await.0, 1);
        check_rows(&file).await;
    }
}
