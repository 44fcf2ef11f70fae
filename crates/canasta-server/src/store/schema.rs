//! What the database holds, as steps from one version to the next. A new file takes all of them, an older one those that
//! it lacks, in one transaction: whoever is stopped in the middle keeps the file as it was.
//!
//! What people are called and what they say lies beside the journal, not in it, and can be deleted. Times are milliseconds
//! since 1970.

use sqlx::{Connection, SqliteConnection};

/// The version of the tables in the file.
pub(super) const SCHEMA: i64 = 5;
/// `CANA`: tells our files from those of other programs.
pub(super) const APPLICATION: i64 = 0x4341_4E41;

/// The step to each version from the one before; the first makes an empty file ours.
const STEPS: [&str; 5] = [FIRST, PEOPLE, PROMISES, DEVICES, HIDDEN];

const FIRST: &str = "
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    hash BLOB NOT NULL,
    seat INTEGER,
    act_id TEXT,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX journal_act ON journal (table_id, seat, act_id) WHERE act_id IS NOT NULL;
CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    session BLOB NOT NULL REFERENCES sessions (hash),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_session ON seats (session);
PRAGMA application_id = 1128353345;
PRAGMA user_version = 1;
";

/// People come one by one, by number instead of by seat; invitations, codes, talk, calendars, and when an entry was made.
/// Of the only person at a table of version 1 the name lies in the journal.
const PEOPLE: &str = "
ALTER TABLE tables ADD COLUMN invitation TEXT;
CREATE UNIQUE INDEX tables_invitation ON tables (invitation) WHERE invitation IS NOT NULL;
ALTER TABLE journal ADD COLUMN at INTEGER;
ALTER TABLE sessions ADD COLUMN calendar TEXT;
CREATE UNIQUE INDEX sessions_calendar ON sessions (calendar) WHERE calendar IS NOT NULL;
CREATE TABLE people (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player INTEGER NOT NULL,
    session BLOB REFERENCES sessions (hash),
    name TEXT,
    PRIMARY KEY (table_id, player),
    UNIQUE (table_id, session)
) STRICT, WITHOUT ROWID;
INSERT INTO people (table_id, player, session)
    SELECT table_id, row_number() OVER (PARTITION BY table_id ORDER BY seat) - 1, session FROM seats;
DROP TABLE seats;
CREATE INDEX people_session ON people (session);
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
PRAGMA user_version = 2;
";

/// What was promised of deals and what of it was told, so that it can be counted; and what a finished game comes to, so that
/// it need not be played again to know. Both follow from the journals.
const PROMISES: &str = "
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
PRAGMA user_version = 3;
";

/// A guest is no longer a session: a guest may have several devices, each with a session of its own. What is known of a
/// device is its label, on which day it came and on which it was seen last. The tables that point to sessions are made anew,
/// since a foreign key cannot be changed. A hand-over lets another device in, once; a device that was another guest's keeps
/// the way back to them.
const DEVICES: &str = "
CREATE TABLE guests (
    id BLOB PRIMARY KEY,
    created INTEGER NOT NULL,
    calendar TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO guests (id, created, calendar) SELECT substr(hash, 1, 16), created, calendar FROM sessions;
CREATE UNIQUE INDEX guests_calendar ON guests (calendar) WHERE calendar IS NOT NULL;
ALTER TABLE sessions RENAME TO old_sessions;
ALTER TABLE people RENAME TO old_people;
ALTER TABLE talk RENAME TO old_talk;
CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    guest BLOB NOT NULL REFERENCES guests (id),
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    label TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO sessions (hash, guest, created, seen, label)
    SELECT hash, substr(hash, 1, 16), created / 86400000 * 86400000, created / 86400000 * 86400000, '' FROM old_sessions;
CREATE INDEX sessions_guest ON sessions (guest);
CREATE TABLE people (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player INTEGER NOT NULL,
    guest BLOB REFERENCES guests (id),
    name TEXT,
    PRIMARY KEY (table_id, player),
    UNIQUE (table_id, guest)
) STRICT, WITHOUT ROWID;
INSERT INTO people (table_id, player, guest, name)
    SELECT table_id, player, substr(session, 1, 16), name FROM old_people;
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
INSERT INTO talk (table_id, deal, place, seat, player, said, at)
    SELECT table_id, deal, place, seat, player, said, at FROM old_talk;
DROP TABLE old_talk;
DROP TABLE old_people;
DROP TABLE old_sessions;
CREATE INDEX people_guest ON people (guest);
CREATE INDEX talk_player ON talk (table_id, player);
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
PRAGMA user_version = 4;
";

/// People may take a table off their start page.
const HIDDEN: &str = "
ALTER TABLE people ADD COLUMN hidden INTEGER;
PRAGMA user_version = 5;
";

/// Brings the file to the present version; it is ours, or empty, and not newer.
pub(super) async fn bring_up(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    bring_up_to(connection, SCHEMA).await
}

/// The same to another version, as a program of that version does it.
pub(super) async fn bring_up_to(connection: &mut SqliteConnection, wanted: i64) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *transaction).await?;
    let done = usize::try_from(version).unwrap_or_default();
    for step in STEPS.into_iter().take(usize::try_from(wanted).unwrap_or_default()).skip(done) {
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use canasta_journal::{Chain, Entry};
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{AssertSqlSafe, ConnectOptions as _, Executor as _};

    use super::*;
    use crate::config::ServerConfig;
    use crate::store::{GuestId, Person, SessionHash, StartError, open};

    async fn connect(directory: &Path) -> SqliteConnection {
        let path = directory.join("canasta.db");
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(true).pragma("journal_mode", "WAL");
        options.connect().await.unwrap()
    }

    fn directory(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("canasta-schema-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        path
    }

    /// As version 1 kept it.
    const OPENED: &str = r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"You"},{"name":"Ruth","bot":"club"}],"first_dealer":1}}}"#;

    /// A file of version 1 with so many tables, and one session at all of them.
    async fn version_1(directory: &Path, tables: usize) {
        let mut connection = connect(directory).await;
        connection.execute(FIRST).await.unwrap();
        let mut rows = String::from(
            "INSERT INTO sessions VALUES (x'0101010101010101010101010101010101010101010101010101010101010101', 7);",
        );
        for k in 0..tables {
            let chain = Chain::start(&format!("t{k}")).with(OPENED);
            let hash = canasta_record::fair::hex(chain.last());
            rows += &format!(
                "INSERT INTO tables VALUES ('t{k}', {k});
                 INSERT INTO journal VALUES ('t{k}', 1, '{OPENED}', x'{hash}', NULL, NULL);
                 INSERT INTO seats SELECT 't{k}', 0, hash FROM sessions;"
            );
        }
        connection.execute(AssertSqlSafe(format!("BEGIN; {rows} COMMIT"))).await.unwrap();
        connection.close().await.unwrap();
    }

    /// A file of version 2 with a table that nobody has promised anything.
    async fn version_2(directory: &Path) {
        version_1(directory, 2).await;
        let mut connection = connect(directory).await;
        connection.execute(PEOPLE).await.unwrap();
        connection.close().await.unwrap();
    }

    /// Everything that the upgraded store must give back.
    async fn check_upgraded(directory: &Path, tables: usize) {
        let store = open(&ServerConfig::new(directory)).await.unwrap();
        let guest = GuestId([1; 16]);
        let (known, device) = store.guest_of(SessionHash([1; 32])).await.unwrap().unwrap();
        assert_eq!((known, device.label.as_str(), device.seen), (guest, "", 0));
        for k in [0, tables - 1] {
            let stored = store.table(&format!("t{k}")).await.unwrap().unwrap();
            assert_eq!(stored.entries, [Entry::read(OPENED).unwrap()]);
            assert_eq!((stored.invitation, stored.last_at), (None, None));
            assert_eq!(stored.people, [Person { player: 0, guest: Some(guest), name: None }]);
        }
        let last = format!("t{}", tables - 1);
        assert_eq!(store.tables_of(guest, 1).await.unwrap(), [(last, i64::try_from(tables).unwrap() - 1)]);
        store.close().await;
        let mut connection = connect(directory).await;
        let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.unwrap();
        assert_eq!(version, SCHEMA);
        let wrong = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await.unwrap();
        assert!(wrong.is_empty());
    }

    #[tokio::test]
    async fn a_file_of_version_1_is_brought_up() {
        let directory = directory("up");
        version_1(&directory, 3).await;
        check_upgraded(&directory, 3).await;
        // A second start finds nothing to do.
        check_upgraded(&directory, 3).await;
        fs::remove_dir_all(directory).unwrap();
    }

    #[tokio::test]
    async fn a_file_of_version_2_is_brought_up() {
        let directory = directory("up-2");
        version_2(&directory).await;
        check_upgraded(&directory, 2).await;
        let store = open(&ServerConfig::new(&directory)).await.unwrap();
        assert_eq!(store.seals().await.unwrap(), crate::store::Seals::default());
        store.close().await;
        fs::remove_dir_all(directory).unwrap();
    }

    /// A file of version 3 in which somebody has a name, a calendar and something said, and somebody else is forgotten.
    async fn version_3(directory: &Path) {
        version_2(directory).await;
        let mut connection = connect(directory).await;
        connection.execute(PROMISES).await.unwrap();
        let more = "
            UPDATE sessions SET calendar = 'secret';
            UPDATE people SET name = 'Anna' WHERE table_id = 't0';
            INSERT INTO people VALUES ('t0', 1, NULL, NULL);
            INSERT INTO talk VALUES ('t0', 1, 1, 0, 0, 'hello', 9);
            INSERT INTO seals VALUES ('t0', 1, x'00', 5, NULL);
            INSERT INTO summaries VALUES ('t1', 1, 6, '{}');";
        connection.execute(more).await.unwrap();
        connection.close().await.unwrap();
    }

    /// Who was a session is a guest with one device, and has all that the session had.
    #[tokio::test]
    async fn a_file_of_version_3_is_brought_up_and_nothing_is_lost() {
        let directory = directory("up-3");
        version_3(&directory).await;
        let store = open(&ServerConfig::new(&directory)).await.unwrap();
        let guest = GuestId([1; 16]);
        assert_eq!(store.guest_of(SessionHash([1; 32])).await.unwrap().unwrap().0, guest);
        assert_eq!(store.by_calendar("secret").await.unwrap(), Some(guest));
        let anna = Person { player: 0, guest: Some(guest), name: Some("Anna".to_owned()) };
        let forgotten = Person { player: 1, guest: None, name: None };
        assert_eq!(store.table("t0").await.unwrap().unwrap().people, [anna, forgotten]);
        let talk = store.talk("t0", 1).await.unwrap();
        assert_eq!((talk.len(), talk[0].said.as_str(), talk[0].player, talk[0].at), (1, "hello", 0, 9));
        assert_eq!(store.seals().await.unwrap(), crate::store::Seals { made: 1, revealed: 0 });
        let kept: Vec<bool> =
            store.played(guest, 9).await.unwrap().into_iter().map(|played| played.kept.is_some()).collect();
        assert_eq!(kept, [true, false]);
        // The keys between the new tables hold: who is forgotten leaves nothing.
        store.writer().forget(guest).await.unwrap();
        assert_eq!(store.talk("t0", 1).await.unwrap(), []);
        store.close().await;
        let mut connection = connect(&directory).await;
        for table in ["guests", "sessions", "talk", "summaries"] {
            let count = AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
            let rows: i64 = sqlx::query_scalar(count).fetch_one(&mut connection).await.unwrap();
            assert_eq!(rows, 0, "{table}");
        }
        let wrong = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await.unwrap();
        assert!(wrong.is_empty());
        connection.close().await.unwrap();
        fs::remove_dir_all(directory).unwrap();
    }

    /// What lies on the disk when the process ends in the middle of it: the file is the old one still.
    #[tokio::test]
    async fn a_kill_in_the_middle_leaves_version_1() {
        // Connections of other tests share SQLite's memory, so that more or less of a small change stays in it.
        const TABLES: usize = 2000;
        let (from, killed) = (directory("from"), directory("killed"));
        version_1(&from, TABLES).await;
        let mut connection = connect(&from).await;
        // So small that pages go to the disk before the commit.
        connection.execute("PRAGMA cache_size = 5; BEGIN IMMEDIATE").await.unwrap();
        sqlx::raw_sql(PEOPLE).execute(&mut connection).await.unwrap();
        for file in ["canasta.db", "canasta.db-wal"] {
            fs::copy(from.join(file), killed.join(file)).unwrap();
        }
        let length = fs::metadata(killed.join("canasta.db-wal")).unwrap().len();
        assert!(length > 50_000, "{length}");
        let mut left = connect(&killed).await;
        let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut left).await.unwrap();
        let seats: i64 = sqlx::query_scalar("SELECT count(*) FROM seats").fetch_one(&mut left).await.unwrap();
        let whole: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut left).await.unwrap();
        assert_eq!((version, seats, whole.as_str()), (1, i64::try_from(TABLES).unwrap(), "ok"));
        left.close().await.unwrap();
        check_upgraded(&killed, TABLES).await;
        connection.close().await.unwrap();
        for directory in [from, killed] {
            fs::remove_dir_all(directory).unwrap();
        }
    }

    /// A file that grew is laid out like a new one.
    #[tokio::test]
    async fn every_way_leads_to_the_same_tables() {
        let (grown, new) = (directory("grown"), directory("new"));
        version_1(&grown, 1).await;
        let mut layouts = Vec::new();
        for directory in [&grown, &new] {
            open(&ServerConfig::new(directory)).await.unwrap().close().await;
            let mut connection = connect(directory).await;
            let layout: Vec<Option<String>> = sqlx::query_scalar("SELECT sql FROM sqlite_schema ORDER BY name")
                .fetch_all(&mut connection)
                .await
                .unwrap();
            layouts.push(layout);
            connection.close().await.unwrap();
            fs::remove_dir_all(directory).unwrap();
        }
        assert_eq!(layouts[0], layouts[1]);
    }

    #[tokio::test]
    async fn a_newer_file_is_refused() {
        let directory = directory("newer");
        version_1(&directory, 1).await;
        connect(&directory).await.execute("PRAGMA user_version = 6").await.unwrap();
        let refused = open(&ServerConfig::new(&directory)).await.err().unwrap();
        assert!(matches!(refused, StartError::Newer { found: 6, .. }), "{refused}");
        fs::remove_dir_all(directory).unwrap();
    }
}
