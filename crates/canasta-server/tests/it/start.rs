//! Starting on unusable data directories fails with one error message, and changes nothing.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;

use canasta_server::{Server, WithCauses, bind};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Executor as _};
use sqlx::{ConnectOptions as _, Connection as _};

use crate::harness::{Home, Running};

async fn refused(home: &Home) -> String {
    match Server::open(home.config()).await {
        Ok(_) => panic!("it started"),
        Err(why) => WithCauses(&why).to_string(),
    }
}

/// The version in the header of the server's database file.
fn version(home: &Home) -> i64 {
    fs::read(home.database()).unwrap()[63].into()
}

/// A database file created with this SQL, as if by another program.
async fn database(home: &Home, sql: &str) {
    fs::create_dir_all(home.path()).unwrap();
    let options = SqliteConnectOptions::new().filename(home.database()).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    connection.execute(AssertSqlSafe(sql.to_owned())).await.unwrap();
    connection.close().await.unwrap();
}

/// Checks that the server doesn't start, that the error contains this text, and that the file is unchanged.
async fn check(home: &Home, says: &str) {
    let before = fs::read(home.database()).unwrap();
    let why = refused(home).await;
    assert!(why.contains(says), "{why}");
    assert!(!why.contains('\n') && !why.ends_with('.'), "{why}");
    assert_eq!(fs::read(home.database()).unwrap(), before);
    let beside = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let beside: Vec<_> = beside.filter(|name| name != "canasta.db" && name != "canasta.lock").collect();
    assert!(beside.is_empty(), "{beside:?}");
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let home = Home::new();
    Running::start(home.config()).await.stop().await;
    let known = version(&home);
    let newer = version(&home) + 1;
    database(&home, &format!("PRAGMA user_version = {newer}")).await;
    check(&home, &format!("newer Canasta (version {newer}, this one knows {known})")).await;
}

#[tokio::test]
async fn a_newer_database_with_a_write_ahead_log_is_refused() {
    let home = Home::new();
    Running::start(home.config()).await.stop().await;
    let mut open = home.sql().await;
    // The newer version is only in the write-ahead log, for example after a crash.
    let newer = format!("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = {}", version(&home) + 1);
    open.execute(AssertSqlSafe(newer)).await.unwrap();
    let before = fs::read(home.database()).unwrap();
    let why = refused(&home).await;
    assert!(why.contains("newer Canasta"), "{why}");
    assert_eq!(fs::read(home.database()).unwrap(), before);
}

/// The files in a directory, with their contents.
fn contents(directory: &Path) -> BTreeMap<OsString, Vec<u8>> {
    let entries = fs::read_dir(directory).unwrap().map(Result::unwrap);
    entries.map(|entry| (entry.file_name(), fs::read(entry.path()).unwrap())).collect()
}

/// The five versions before the first release were numbered separately, and use a different application id.
const UNRELEASED: &str = "was made before Canasta 0.1.0, the first release, and no release can read it; move it away or \
                          choose another data directory";

/// Nothing is created or changed there, and the message is the same for every version.
#[tokio::test]
async fn a_directory_from_before_the_first_release_is_refused() {
    for version in 1..=5 {
        let home = Home::new();
        let sql = "PRAGMA journal_mode = WAL; PRAGMA application_id = 1128353345;
                   CREATE TABLE tables (id TEXT PRIMARY KEY, created INTEGER NOT NULL) STRICT, WITHOUT ROWID;
                   INSERT INTO tables VALUES ('t', 7)";
        database(&home, &format!("{sql}; PRAGMA user_version = {version}")).await;
        fs::write(home.path().join("canasta.db.version-1"), "a copy").unwrap();
        let before = contents(home.path());
        let why = refused(&home).await;
        assert!(why.ends_with(UNRELEASED), "{why}");
        assert!(contents(home.path()) == before);
    }
}

/// If the server was killed, the application id may be only in the write-ahead log. To read it, SQLite has to rebuild
/// the log's index (`canasta.db-shm`, which contains no data).
#[tokio::test]
async fn a_directory_from_before_the_first_release_with_a_write_ahead_log_is_refused() {
    let home = Home::new();
    let killed = Home::new();
    database(&home, "PRAGMA journal_mode = WAL").await;
    let mut open = home.sql().await;
    open.execute("PRAGMA application_id = 1128353345; PRAGMA user_version = 5").await.unwrap();
    fs::write(home.path().join("canasta.lock"), "").unwrap();
    fs::create_dir_all(killed.path()).unwrap();
    for (name, bytes) in contents(home.path()) {
        fs::write(killed.path().join(name), bytes).unwrap();
    }
    let why = refused(&killed).await;
    assert!(why.ends_with(UNRELEASED), "{why}");
    let [before, after] = [&home, &killed].map(|home| {
        let mut files = contents(home.path());
        assert!(files.remove(OsStr::new("canasta.db-shm")).is_some());
        files
    });
    assert!(before == after && before.len() == 3, "{:?}", after.keys());
}

#[tokio::test]
async fn files_that_are_not_our_database_are_refused() {
    let home = Home::new();
    fs::create_dir_all(home.path()).unwrap();
    fs::write(home.database(), "Dear diary, this is no database.").unwrap();
    check(&home, "is not a database").await;
    fs::write(home.database(), "x".repeat(10_000)).unwrap();
    check(&home, "is not a database").await;

    let home = Home::new();
    database(&home, "CREATE TABLE recipes (cake TEXT)").await;
    check(&home, "database of another program").await;

    let home = Home::new();
    database(&home, "PRAGMA application_id = 7; PRAGMA user_version = 1").await;
    check(&home, "database of another program").await;
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let home = Home::new();
    Running::start(home.config()).await.stop().await;
    let mut file = fs::read(home.database()).unwrap();
    // A file with an intact header but an overwritten list of tables, and a truncated file.
    let mut overwritten = file.clone();
    overwritten[100..4096].fill(7);
    file.truncate(4096);
    for damaged in [overwritten, file] {
        fs::write(home.database(), &damaged).unwrap();
        let why = refused(&home).await;
        assert!(why.contains("is damaged; `canasta restore` brings a backup back: "), "{why}");
        assert!(fs::read(home.database()).unwrap() == damaged);
    }
}

#[tokio::test]
async fn an_empty_file_is_a_new_database() {
    let home = Home::new();
    fs::create_dir_all(home.path()).unwrap();
    fs::write(home.database(), "").unwrap();
    Running::start(home.config()).await.stop().await;
}

#[tokio::test]
async fn directories_that_cannot_be_used_are_refused() {
    let home = Home::new();
    fs::create_dir_all(home.path().parent().unwrap()).unwrap();
    fs::write(home.path(), "a file").unwrap();
    let why = refused(&home).await;
    assert!(why.contains("cannot use the data directory"), "{why}");
    assert_eq!(fs::read_to_string(home.path()).unwrap(), "a file");
    fs::remove_file(home.path()).unwrap();

    // Nobody can write there, not even root.
    #[cfg(target_os = "linux")]
    {
        let nowhere = canasta_server::ServerConfig::new("/proc/canasta");
        let why = WithCauses(&Server::open(nowhere).await.err().unwrap()).to_string();
        assert!(why.starts_with("cannot use the data directory /proc/canasta: "), "{why}");
    }

    let home = Home::new();
    fs::create_dir_all(home.database()).unwrap();
    let why = refused(&home).await;
    assert!(why.contains("canasta.db") || why.contains("data directory"), "{why}");
}

#[tokio::test]
async fn a_second_server_on_the_same_directory_is_refused() {
    let home = Home::new();
    let first = Running::start(home.config()).await;
    let why = refused(&home).await;
    assert!(why.contains("in use by another Canasta server"), "{why}");
    first.stop().await;
    Running::start(home.config()).await.stop().await;
}

#[tokio::test]
async fn unusable_addresses_are_refused() {
    let taken = bind("127.0.0.1:0").await.unwrap();
    for address in [taken.local_addr().unwrap().to_string(), "nowhere".to_owned(), "127.0.0.1:99999".to_owned()] {
        let why = WithCauses(&bind(&address).await.unwrap_err()).to_string();
        assert!(why.starts_with(&format!("cannot listen on {address}: ")), "{why}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_data_directory_is_private_to_its_owner() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = Home::new();
    Running::start(home.config()).await.stop().await;
    assert_eq!(fs::metadata(home.path()).unwrap().permissions().mode() & 0o777, 0o700);
}

/// Names and modes of the files in a data directory.
#[cfg(unix)]
fn modes(home: &Home) -> Vec<(String, u32)> {
    use std::os::unix::fs::PermissionsExt as _;
    let entries = fs::read_dir(home.path()).unwrap().map(Result::unwrap);
    let mode = |entry: &fs::DirEntry| entry.metadata().unwrap().permissions().mode() & 0o777;
    let mut modes: Vec<_> = entries.map(|entry| (entry.file_name().into_string().unwrap(), mode(&entry))).collect();
    modes.sort();
    modes
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// The directory already exists, and everyone can read it and its files.
#[cfg(unix)]
#[tokio::test]
async fn the_files_are_private_to_their_owner_in_any_directory() {
    let home = Home::new();
    fs::create_dir_all(home.path()).unwrap();
    set_mode(home.path(), 0o755);
    let closed = ["canasta.db", "canasta.db-shm", "canasta.db-wal", "canasta.lock"];
    let closed = closed.map(|name| (name.to_owned(), 0o600)).to_vec();
    for _ in 0..2 {
        let server = Running::start(home.config()).await;
        server.client().play().await;
        assert_eq!(modes(&home), closed);
        server.stop().await;
        // Loosens the modes again. The next start restricts them, even on a copy in this directory.
        set_mode(&home.database(), 0o644);
        fs::copy(home.database(), home.path().join("canasta.db.old")).unwrap();
        set_mode(&home.path().join("canasta.db.old"), 0o664);
        let server = Running::start(home.config()).await;
        assert_eq!(modes(&home).iter().filter(|(_, mode)| *mode != 0o600).count(), 0, "{:?}", modes(&home));
        server.stop().await;
        fs::remove_file(home.path().join("canasta.db.old")).unwrap();
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_directory_that_others_can_write_to_is_refused() {
    let home = Home::new();
    fs::create_dir_all(home.path()).unwrap();
    for mode in [0o777, 0o702, 0o1777] {
        set_mode(home.path(), mode);
        let why = refused(&home).await;
        assert!(why.contains("is not safe: every user of this machine may write there; "), "{why}");
        assert!(why.contains("`chmod o-w ") && modes(&home).is_empty(), "{why}");
    }
    // Only root can assign any group. The tests in `store/private.rs` cover the other cases.
    if std::os::unix::fs::chown(home.path(), None, Some(54_321)).is_ok() {
        set_mode(home.path(), 0o775);
        let why = refused(&home).await;
        assert!(why.contains("a group with other users in it (gid 54321) may write there; "), "{why}");
        assert!(why.contains("`chmod g-w ") && modes(&home).is_empty(), "{why}");
    }
    set_mode(home.path(), 0o755);
    Running::start(home.config()).await.stop().await;
}

/// After a clean stop, one file contains the version, the application id, and all data.
#[tokio::test]
async fn a_clean_stop_leaves_one_file() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    server.client().play().await;
    server.stop().await;
    let files: Vec<_> = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(files.iter().all(|name| name == "canasta.db" || name == "canasta.lock"), "{files:?}");
    let mut sql = home.sql().await;
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut sql).await.unwrap();
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut sql).await.unwrap();
    assert_eq!((application, mode.as_str()), (0x4341_5354, "wal"));
    assert_eq!(version(&home), 3);
}
