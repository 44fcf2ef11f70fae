//! Moving games from a data directory to PostgreSQL and back.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is a test")]

use std::path::{Path, PathBuf};

use canasta_store::postgres::{ExchangeError, PostgresReader, PostgresSettings, PostgresStore, backup, restore};
use canasta_store::sqlite::{SqliteReader, SqliteSettings, SqliteStore};
use canasta_store::{
    Append, ChatLine, CommitmentCounts, Device, DeviceInvitation, GameReader, GuestId, GuestStore as _, JoinOutcome,
    JournalStore as _, NewEntry, NewPerson, NewTable, Ownership as _, PadDevice, PadDeviceId, PadEvent, PadEventId,
    PadId, PadStore as _, PadSync, PracticeStore as _, SessionHash, Store as _, StoredDaily, StoredPuzzle,
    StoredReview, StoredSummary, SummaryStore as _, TableStore as _,
};
use canasta_table::CommitmentEvent;
use canasta_table::journal::{Chain, Formats};
use canasta_table::scene::DealCommitment;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, SqliteConnection};

use super::ownership::{NEXT_FORMAT, release};
use super::{action, open};
use crate::postgres_server::{Server, name_of};

const TABLES: [&str; 20] = [
    "guests",
    "sessions",
    "hand_overs",
    "kept_apart",
    "tables",
    "journal",
    "people",
    "codes",
    "talk",
    "seals",
    "summaries",
    "reviews",
    "puzzles",
    "puzzle_days",
    "daily_deals",
    "daily_tries",
    "pads",
    "pad_keepers",
    "pad_events",
    "pad_hand_overs",
];
const ANNA: GuestId = GuestId([1; 16]);
const BERT: GuestId = GuestId([2; 16]);

/// A directory that is deleted after the test.
struct TempDirectory(PathBuf);

impl TempDirectory {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("exchange-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for TempDirectory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn device(byte: u8) -> Device {
    Device { session: SessionHash([byte; 32]), label: "Firefox on Linux".to_owned(), seen: 0 }
}

/// Fills a data directory with many entries and with rows in every table. Returns the chain of its last table.
async fn fill(data: &Path) -> Chain {
    let store = SqliteStore::open(&SqliteSettings::new(data)).await.unwrap();
    store.add_guest(ANNA, device(1)).await.unwrap();
    store.add_guest(BERT, device(2)).await.unwrap();
    let mut last = Chain::start("");
    for table in 0..40 {
        let id = format!("t{table:02}");
        let (entries, chain) = NewEntry::sequence(&Chain::start(&id), &[action("first")], 5);
        let people = vec![NewPerson { player: 0, guest: Some(ANNA), name: Some("Anna “Ä” O'Hara".to_owned()) }];
        let commitments = vec![CommitmentEvent::Committed(DealCommitment { deal: 1, commitment: [3; 32] })];
        let invitation = (table % 2 == 0).then(|| format!("in-{id}"));
        store
            .open_table(NewTable { id: id.clone(), invitation, created: 5, entries, people, commitments })
            .await
            .unwrap();
        let actions: Vec<_> = (0..30).map(|n| action(&n.to_string())).collect();
        let (entries, chain) = NewEntry::sequence(&chain, &actions, 6);
        let commitments = if table % 3 == 0 { vec![CommitmentEvent::AllRevealed] } else { Vec::new() };
        store.append(&id, Append { entries, commitments, ..Append::default() }).await.unwrap();
        last = chain;
    }
    let line = ChatLine { deal: 1, seat: canasta::Seat(0), player: 0, phrase: "hello".to_owned(), at: 9 };
    store.add_chat("t00", line).await.unwrap();
    store.set_code("t00", "ABCDEF", 0, 1000).await.unwrap();
    store.set_calendar(ANNA, "calendar").await.unwrap();
    let summary = StoredSummary { table: "t00".to_owned(), n: 31, at: 9, text: "{}".to_owned() };
    store.save_summaries(vec![summary]).await.unwrap();
    let invitation = |byte: u8| DeviceInvitation {
        secret: [byte; 32],
        code: [byte + 1; 32],
        guest: BERT,
        prefs: String::new(),
        expires: 99,
    };
    store.add_device_invitation(0, invitation(7)).await.unwrap();
    store.use_device_invitation(1, [7; 32], Some(device(1).session), device(9)).await.unwrap();
    store.add_device_invitation(1, invitation(20)).await.unwrap();
    for (seat, player) in [(0, Some(0)), (1, None)] {
        let review = StoredReview { table: "t00".to_owned(), seat, player, at: 9, json: "{}".to_owned() };
        store.save_review(&review).await.unwrap();
    }
    for (id, own) in [("own", Some("a position".to_owned())), ("of all", None)] {
        let puzzle =
            StoredPuzzle { id: id.to_owned(), puzzle: own, step: 1, due: 20_003, tries: 2, solved: 1, last_at: 9 };
        store.save_puzzle(ANNA, &puzzle, Some(20_000)).await.unwrap();
    }
    store.add_daily(&StoredDaily { day: 20_000, seed: [200; 32], json: "{}".to_owned() }).await.unwrap();
    for guest in [ANNA, BERT] {
        assert_eq!(store.begin_daily_attempt(20_000, guest, "t01", 9).await, Ok(true));
    }
    store.finish_daily_attempt(20_000, ANNA, "{}").await.unwrap();
    add_pad(&store).await;
    store.close().await;
    last
}

/// Adds a pad that has moved from Anna's phone to Bert's, and which she wants back.
async fn add_pad(store: &SqliteStore) {
    let pad = PadId([1; 16]);
    let phone = |byte: u8, guest: GuestId| PadDevice {
        id: PadDeviceId([byte; 8]),
        secret: [byte; 32],
        name: Some("Anna “Ä” O'Hara".to_owned()),
        guest: Some(guest),
    };
    let event = |byte: u8, device: PadDeviceId| PadEvent {
        id: PadEventId([byte; 16]),
        clock: byte.into(),
        device,
        text: "{\"by\": \"Ä\"}".to_owned(),
    };
    let anna = phone(200, ANNA);
    let events = vec![event(1, anna.id), event(2, anna.id)];
    let sync = PadSync { pad, device: anna.clone(), new_code: Some("ABCDEF".to_owned()), entering: None, events };
    store.sync_pad(sync.clone(), 5).await.unwrap();
    store.add_pad_hand_over(pad, &anna.secret, &[7; 32], 6, 99).await.unwrap();
    let bert = phone(2, BERT);
    store.take_pad(&[7; 32], bert.clone(), 7).await.unwrap();
    let entering = PadSync { device: bert, entering: Some(3), new_code: None, ..sync };
    store.sync_pad(entering, 8).await.unwrap();
    store.add_pad_query(pad, event(3, PadDeviceId::WATCHER), Some(BERT)).await.unwrap();
    store.ask_for_pad(pad, anna, 9, 39).await.unwrap();
}

/// Checks that two files contain the same rows, and returns their number.
async fn count_same_rows(one: &Path, other: &Path) -> i64 {
    let mut sql: SqliteConnection = SqliteConnectOptions::new().filename(one).connect().await.unwrap();
    let attach = sqlx::query("ATTACH ? AS other").bind(other.to_str().unwrap());
    attach.execute(&mut sql).await.unwrap();
    let mut all = 0;
    for table in TABLES {
        for (left, right) in [("main", "other"), ("other", "main")] {
            let differing =
                format!("SELECT count(*) FROM (SELECT * FROM {left}.{table} EXCEPT SELECT * FROM {right}.{table})");
            let differing: i64 = sqlx::query_scalar(AssertSqlSafe(differing)).fetch_one(&mut sql).await.unwrap();
            assert_eq!(differing, 0, "{table}");
        }
        let count = format!("SELECT count(*) FROM main.{table}");
        let count: i64 = sqlx::query_scalar(AssertSqlSafe(count)).fetch_one(&mut sql).await.unwrap();
        assert!(count > 0, "{table}");
        all += count;
    }
    all
}

#[tokio::test]
async fn games_move_to_a_database_and_back() {
    let folder = TempDirectory::new("there");
    let server = Server::shared();
    let chain = fill(&folder.0).await;
    let file = folder.0.join("canasta.db");
    let again = folder.0.join("again.db");
    let settings = PostgresSettings::new(server.database());
    let restored = restore(&file, &settings).await.unwrap();
    assert_eq!((restored.contents.tables, restored.contents.entries, restored.contents.pads), (40, 40 * 31, 1));
    assert!(matches!(restore(&file, &settings).await, Err(ExchangeError::NotEmpty)));
    let saved = backup(&settings, &again).await.unwrap();
    assert_eq!(saved.contents, restored.contents);
    assert!(saved.contents.broken.is_empty());
    assert!(count_same_rows(&file, &again).await > 1000);
    assert!(backup(&settings, &again).await.unwrap_err().to_string().contains("already exists"));
    // A server can continue with the restored games.
    let store = open(&settings.address).await;
    assert_eq!(store.commitment_counts().await.unwrap(), CommitmentCounts { made: 40, revealed: 14 });
    let (next, _) = NewEntry::next(&chain, &action("next"), 7);
    assert_eq!(store.append("t39", next.into()).await, Ok(()));
    store.close().await;
    // A broken journal is reported, and copied unchanged.
    assert!(server.psql(
        name_of(&settings.address),
        "UPDATE journal SET entry = replace(entry, '\"5\"', '\"x\"') WHERE table_id = 't07' AND n = 7"
    ));
    let broken = backup(&settings, &folder.0.join("broken.db")).await.unwrap().contents.broken;
    assert_eq!(broken.iter().map(|(id, _)| &id[..]).collect::<Vec<_>>(), ["t07"]);
}

/// A backup of the first release has neither practice tables nor pads.
#[tokio::test]
async fn moves_a_file_of_the_first_version_to_a_database() {
    let folder = TempDirectory::new("first");
    let server = Server::shared();
    fill(&folder.0).await;
    let file = folder.0.join("canasta.db");
    let mut sql = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    let back = "DROP TRIGGER guest_forgotten; DROP TABLE pad_hand_overs; DROP TABLE pad_events; DROP TABLE pad_keepers;
                DROP TABLE pads; DROP TRIGGER people_forgotten; DROP TABLE reviews; DROP TABLE puzzles; DROP TABLE puzzle_days;
                DROP TABLE daily_tries; DROP TABLE daily_deals; PRAGMA user_version = 1";
    sqlx::raw_sql(back).execute(&mut sql).await.unwrap();
    sql.close().await.unwrap();
    assert_eq!(SqliteReader::open(&folder.0).await.unwrap().pads().await.unwrap(), [] as [String; 0]);
    let settings = PostgresSettings::new(server.database());
    assert_eq!(restore(&file, &settings).await.unwrap().contents.tables, 40);
    let store = open(&settings.address).await;
    assert_eq!(store.commitment_counts().await.unwrap(), CommitmentCounts { made: 40, revealed: 14 });
    assert_eq!(store.reviews_of(ANNA, 9).await.unwrap(), []);
    store.close().await;
}

/// A directory and a database return the same games, even while a server is running.
#[tokio::test]
async fn reads_the_same_games_from_a_database_and_a_directory() {
    let folder = TempDirectory::new("read");
    let server = Server::shared();
    fill(&folder.0).await;
    let settings = PostgresSettings::new(server.database());
    restore(&folder.0.join("canasta.db"), &settings).await.unwrap();
    let mut directory: Box<dyn GameReader> = Box::new(SqliteReader::open(&folder.0).await.unwrap());
    let mut database: Box<dyn GameReader> = Box::new(PostgresReader::open(&settings).await.unwrap());
    let tables = database.tables().await.unwrap();
    assert_eq!(tables.len(), 40);
    assert_eq!(tables, directory.tables().await.unwrap());
    for (beginning, found) in [("t07", 1), ("t0", 2), ("t", 2), ("", 2), ("x", 0), ("%", 0)] {
        let ids = database.tables_with_prefix(beginning).await.unwrap();
        assert_eq!(ids, directory.tables_with_prefix(beginning).await.unwrap(), "{beginning}");
        assert_eq!(ids.len(), found, "{beginning}");
    }
    let game = database.table("t07").await.unwrap();
    assert_eq!((game.entries.len(), game.names.len()), (31, 1));
    assert_eq!(game, directory.table("t07").await.unwrap());
    assert!(database.table("x").await.is_err() && directory.table("x").await.is_err());
    assert_eq!(database.pads().await.unwrap(), ["ABCDEF"]);
    assert_eq!(directory.pads().await.unwrap(), ["ABCDEF"]);
    let pad = database.pad("ABCDEF").await.unwrap();
    assert_eq!(pad.as_ref().map(|pad| (pad.created, pad.events.len())), Some((5, 3)));
    assert_eq!(pad, directory.pad("ABCDEF").await.unwrap());
    assert_eq!(database.pad("GHJKMN").await.unwrap(), None);
    let ids: Vec<String> = tables.into_iter().map(|(id, _)| id).collect();
    let summaries = database.summaries(&ids).await.unwrap();
    assert_eq!(summaries.keys().collect::<Vec<_>>(), ["t00"]);
    assert_eq!(summaries, directory.summaries(&ids).await.unwrap());
    // A game that has continued has no current summary. The reader doesn't keep a server from writing.
    let store = open(&settings.address).await;
    let chain = store.table("t00").await.unwrap().unwrap().chain;
    store.append("t00", NewEntry::next(&chain, &action("next"), 7).0.into()).await.unwrap();
    assert_eq!(database.table("t00").await.unwrap().entries.len(), 32);
    assert!(database.summaries(&ids).await.unwrap().is_empty());
    for reader in [directory, database] {
        reader.close().await.unwrap();
    }
    store.close().await;
}

/// Checked with an empty database, and with one that contains another program's tables.
#[tokio::test]
async fn reading_creates_no_tables() {
    let server = Server::shared();
    let settings = PostgresSettings::new(server.database());
    let mut reader = PostgresReader::open(&settings).await.unwrap();
    assert!(reader.pads().await.unwrap().is_empty());
    assert!(reader.tables().await.unwrap().is_empty() && reader.tables_with_prefix("").await.unwrap().is_empty());
    assert!(reader.summaries(&["t".to_owned()]).await.unwrap().is_empty());
    assert!(server.psql(name_of(&settings.address), "CREATE TABLE guests (name text)"), "the tables were created");
    let error = PostgresReader::open(&settings).await.map(drop).unwrap_err().to_string();
    assert!(error.contains("tables of another program"), "{error}");
}

/// If entries of a newer format are restored, nodes that can't read it are kept out.
#[tokio::test]
async fn restoring_a_newer_format_keeps_older_nodes_out() {
    let folder = TempDirectory::new("format");
    let server = Server::shared();
    let settings =
        PostgresSettings { formats: Formats::with_next(NEXT_FORMAT), ..PostgresSettings::new(server.database()) };
    let store = PostgresStore::open(&settings).await.unwrap();
    let chain = super::open_table(&store, "t").await;
    let file = folder.0.join("first.db");
    let newer = folder.0.join("newer.db");
    backup(&settings, &file).await.unwrap();
    store.append("t", NewEntry::next_in(settings.formats, &chain, &action("a"), 1).0.into()).await.unwrap();
    // This program's backups don't know that format. They copy such a table unchanged.
    let saved = backup(&settings, &newer).await.unwrap().contents;
    assert!(saved.broken.len() == 1 && saved.broken[0].1.contains("a newer Canasta (format 4"), "{saved:?}");
    for (file, joined) in [(file, JoinOutcome::Yes { format: 3 }), (newer, JoinOutcome::Outdated { format: 4 })] {
        let settings = PostgresSettings::new(server.database());
        restore(&file, &settings).await.unwrap();
        assert_eq!(open(&settings.address).await.join(release("old", 3)).await, Ok(joined));
    }
}

/// A read-only database, such as a standby, is enough for reading, but not for a server.
#[tokio::test]
async fn reads_a_read_only_database() {
    let server = Server::shared();
    let settings = PostgresSettings::new(server.database());
    super::open_table(&open(&settings.address).await, "t").await;
    let read_only = format!("ALTER DATABASE {} SET default_transaction_read_only = on", name_of(&settings.address));
    assert!(server.psql("postgres", &read_only));
    let mut reader = PostgresReader::open(&settings).await.unwrap();
    assert_eq!(reader.table("t").await.unwrap().entries, [action("first")]);
    assert!(super::open_error(&settings.address).await.contains("is read-only"));
}

/// Restoring a file that is damaged or isn't a backup doesn't change the database.
#[tokio::test]
async fn does_not_restore_a_damaged_file() {
    let folder = TempDirectory::new("damaged");
    let server = Server::shared();
    let settings = PostgresSettings::new(server.database());
    let missing = restore(&folder.0.join("missing.db"), &settings).await.unwrap_err().to_string();
    assert!(missing.contains("is not there"), "{missing}");
    let text = folder.0.join("text.db");
    std::fs::write(&text, "Dear Anna, this is a letter and no database. ".repeat(50)).unwrap();
    assert!(restore(&text, &settings).await.is_err());
    assert!(server.psql(name_of(&settings.address), "SELECT 1"));
    assert!(
        !server.psql(name_of(&settings.address), "SELECT 1 FROM guests"),
        "the tables were created for an unusable file"
    );
}
