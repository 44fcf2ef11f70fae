//! Starting on data directories that are not as they should be: one sentence, and nothing is changed.

use std::fs;

use canasta_server::{Server, StartError, bind};
use sqlx::Executor as _;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::harness::{Home, Running};

async fn refused(home: &Home) -> StartError {
    match Server::open(home.config()).await {
        Ok(_) => panic!("it started"),
        Err(why) => why,
    }
}

/// A database file that somebody else made with this.
async fn database(home: &Home, sql: &'static str) {
    fs::create_dir_all(home.path()).unwrap();
    let options = SqliteConnectOptions::new().filename(home.database()).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    connection.execute(sql).await.unwrap();
    connection.close().await.unwrap();
}

/// It does not start, says this, and leaves the file alone.
async fn check(home: &Home, says: &str) {
    let before = fs::read(home.database()).unwrap();
    let why = refused(home).await.to_string();
    assert!(why.contains(says), "{why}");
    assert!(!why.contains('\n') && !why.ends_with('.'), "{why}");
    assert_eq!(fs::read(home.database()).unwrap(), before);
    let beside = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let beside: Vec<_> = beside.filter(|name| name != "canasta.db" && name != "canasta.lock").collect();
    assert!(beside.is_empty(), "{beside:?}");
}

#[tokio::test]
async fn a_newer_database() {
    let home = Home::new();
    Running::start(home.config()).await.stop().await;
    database(&home, "PRAGMA user_version = 5").await;
    check(&home, "newer Canasta (version 5, this one knows 4)").await;
}

#[tokio::test]
async fn a_newer_database_whose_log_is_not_yet_in_it() {
    let home = Home::new();
    Running::start(home.config()).await.stop().await;
    let mut open = home.sql().await;
    // The new version is in the write-ahead log only, as after a crash.
    open.execute("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 5").await.unwrap();
    let before = fs::read(home.database()).unwrap();
    let why = refused(&home).await.to_string();
    assert!(why.contains("newer Canasta"), "{why}");
    assert_eq!(fs::read(home.database()).unwrap(), before);
}

#[tokio::test]
async fn files_that_are_not_ours() {
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
async fn a_file_that_is_damaged() {
    let home = Home::new();
    Running::start(home.config()).await.stop().await;
    let mut file = fs::read(home.database()).unwrap();
    // Its head is whole, but not the list of its tables; or it is cut off in the middle.
    let mut overwritten = file.clone();
    overwritten[100..4096].fill(7);
    file.truncate(4096);
    for damaged in [overwritten, file] {
        fs::write(home.database(), &damaged).unwrap();
        let why = refused(&home).await.to_string();
        assert!(why.contains("is damaged: ") && why.contains("`canasta restore` brings a backup back"), "{why}");
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
async fn directories_that_cannot_be_used() {
    let home = Home::new();
    fs::create_dir_all(home.path().parent().unwrap()).unwrap();
    fs::write(home.path(), "a file").unwrap();
    let why = refused(&home).await.to_string();
    assert!(why.contains("data directory") && why.contains("cannot be used"), "{why}");
    assert_eq!(fs::read_to_string(home.path()).unwrap(), "a file");
    fs::remove_file(home.path()).unwrap();

    // Nobody can write there, not even who may do everything.
    #[cfg(target_os = "linux")]
    {
        let nowhere = canasta_server::ServerConfig::new("/proc/canasta");
        let why = Server::open(nowhere).await.err().unwrap().to_string();
        assert!(why.starts_with("the data directory /proc/canasta cannot be used: "), "{why}");
    }

    let home = Home::new();
    fs::create_dir_all(home.database()).unwrap();
    let why = refused(&home).await.to_string();
    assert!(why.contains("canasta.db") || why.contains("data directory"), "{why}");
}

#[tokio::test]
async fn two_servers_on_one_directory() {
    let home = Home::new();
    let first = Running::start(home.config()).await;
    let why = refused(&home).await.to_string();
    assert!(why.contains("in use by another Canasta server"), "{why}");
    first.stop().await;
    Running::start(home.config()).await.stop().await;
}

#[tokio::test]
async fn addresses_that_cannot_be_listened_on() {
    let taken = bind("127.0.0.1:0").await.unwrap();
    for address in [taken.local_addr().unwrap().to_string(), "nowhere".to_owned(), "127.0.0.1:99999".to_owned()] {
        let why = bind(&address).await.unwrap_err().to_string();
        assert!(why.starts_with(&format!("cannot listen on {address}: ")), "{why}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_directory_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = Home::new();
    Running::start(home.config()).await.stop().await;
    assert_eq!(fs::metadata(home.path()).unwrap().permissions().mode() & 0o777, 0o700);
}

/// As the server leaves it: version, kind, and everything in one file.
#[tokio::test]
async fn what_a_clean_stop_leaves_behind() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    server.client().play().await;
    server.stop().await;
    let files: Vec<_> = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(files.iter().all(|name| name == "canasta.db" || name == "canasta.lock"), "{files:?}");
    let mut sql = home.sql().await;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut sql).await.unwrap();
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut sql).await.unwrap();
    assert_eq!((version, mode.as_str()), (4, "wal"));
}
