//! Runs the contract test on PostgreSQL, and tests situations that only occur with a database across a network.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is a test")]

mod exchange;
mod following;
mod ownership;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use canasta::{CardAction, Seat};
use canasta_store::postgres::{OpenError, PostgresSettings, PostgresStore};
use canasta_store::{JournalStore as _, NewEntry, NewTable, Ownership as _, Store as _, WithCauses, WriteError, story};
use canasta_table::journal::{ActionId, Chain, Entry};

use sqlx::{Connection as _, PgConnection};
use tokio::io::AsyncWriteExt as _;

use crate::measure::{WriteLimit, write_to_database};
use crate::postgres_server::Server;

struct Database(String);

#[async_trait]
impl story::Fixture for Database {
    type Store = PostgresStore;

    async fn open(&self) -> PostgresStore {
        open(&self.0).await
    }
}

async fn open(address: &str) -> PostgresStore {
    PostgresStore::open(&PostgresSettings::new(address)).await.unwrap_or_else(|error| panic!("{error}"))
}

/// Error of opening a database.
async fn open_error(address: &str) -> String {
    let refused = |error: OpenError| WithCauses(&error).to_string();
    PostgresStore::open(&PostgresSettings::new(address)).await.err().map(refused).unwrap_or_default()
}

fn action(id: &str) -> Entry {
    let by = ActionId { seat: Seat(0), id: id.to_owned() };
    Entry::Acted { by, action: CardAction::Draw, substitute: false }
}

/// Opens a table with one entry.
async fn open_table(store: &PostgresStore, id: &str) -> Chain {
    let (entry, chain) = NewEntry::next(&Chain::start(id), &action("first"), 1);
    let table = NewTable {
        id: id.to_owned(),
        invitation: None,
        created: 1,
        entries: vec![entry],
        people: Vec::new(),
        commitments: Vec::new(),
    };
    store.open_table(table).await.unwrap();
    chain
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_fulfils_the_contract() {
    let server = Server::shared();
    story::run(|| Database(server.database())).await;
}

/// Two servers write to one table as fast as they can. One of them wins each entry number, and the chain stays intact.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_write_to_one_table() {
    const ENTRIES: u64 = 200;
    let server = Server::shared();
    let address = server.database();
    let stores = [Arc::new(open(&address).await), Arc::new(open(&address).await)];
    open_table(&stores[0], "t").await;
    let writers = stores.iter().zip(["a", "b"]).map(|(store, name)| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            let mut won = 0;
            let mut lost = 0;
            loop {
                let chain = store.table("t").await.unwrap().unwrap().chain;
                if chain.len() >= ENTRIES {
                    return (won, lost);
                }
                let (entry, _) = NewEntry::next(&chain, &action(&format!("{name}{}", chain.len())), 1);
                match store.append("t", entry.into()).await {
                    Ok(()) => won += 1,
                    Err(WriteError::Conflict) => lost += 1,
                    Err(other) => panic!("{other}"),
                }
            }
        })
    });
    let mut all = 0;
    for writer in writers.collect::<Vec<_>>() {
        let (won, lost) = writer.await.unwrap();
        assert!(won > 0, "one server never won and lost {lost} times");
        all += won;
    }
    let stored = stores[0].table("t").await.unwrap().unwrap();
    assert_eq!((stored.chain.len(), all), (ENTRIES, ENTRIES - 1));
}

/// An action that has already been done is refused, and the table can continue.
#[tokio::test]
async fn an_action_happens_once() {
    let server = Server::shared();
    let store = open(&server.database()).await;
    let chain = open_table(&store, "t").await;
    let (again, _) = NewEntry::next(&chain, &action("first"), 2);
    assert_eq!(store.append("t", again.into()).await, Err(WriteError::Conflict));
    let (next, _) = NewEntry::next(&chain, &action("second"), 2);
    assert_eq!(store.append("t", next.into()).await, Ok(()));
    store.close().await;
}

/// While the database is down, writes are refused. Afterwards they work again, and no confirmed write is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn survives_a_restart_of_the_database() {
    let mut server = Server::start();
    let store = open(&server.database()).await;
    let chain = open_table(&store, "t").await;
    server.stop();
    let (entry, chain) = NewEntry::next(&chain, &action("meanwhile"), 2);
    // After a while, the store reports that nothing could be sent.
    assert_eq!(store.append_confirmed("t", entry.clone().into()).await, Err(WriteError::Unreachable));
    assert_eq!(store.ping().await, Err(WriteError::Unreachable));
    assert!(store.table("t").await.is_err());
    server.run();
    assert_eq!(store.append_confirmed("t", entry.into()).await, Ok(()));
    assert_eq!(store.table("t").await.unwrap().unwrap().chain, chain);
    store.close().await;
}

/// A database that responds but can't write files isn't healthy.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_is_bad_while_the_database_cannot_write_files() {
    let server = Server::start();
    let store = open(&server.database()).await;
    // This file is where the database would create a directory for temporary files.
    let file = server.data().join("base/pgsql_tmp");
    std::fs::write(&file, "").unwrap();
    assert_eq!(store.ping().await, Err(WriteError::Unknown));
    std::fs::remove_file(&file).unwrap();
    while store.ping().await.is_err() {
        tokio::task::yield_now().await;
    }
    store.close().await;
    // An operator can limit temporary files. That says nothing about the disk.
    assert!(server.psql("postgres", "ALTER ROLE canasta SET temp_file_limit = '64kB'"));
    let store = open(&server.address("test0")).await;
    assert_eq!(store.ping().await, Ok(()));
    store.close().await;
}

/// Every mistake an operator can make has its own message, which doesn't contain the password.
#[tokio::test]
async fn each_startup_mistake_has_its_own_message() {
    let server = Server::start();
    let foreign = server.database();
    assert!(server.psql("test0", "CREATE TABLE customers (id int)"));
    assert!(open_error(&foreign).await.contains("tables of another program"));
    let newer = server.database();
    open(&newer).await.close().await;
    assert!(server.psql("test1", "UPDATE canasta SET version = 99, usable_from = 98"));
    assert!(open_error(&newer).await.contains("a newer Canasta (its tables need version 98"));
    let nowhere = open_error(&server.address("nowhere")).await;
    assert!(nowhere.contains("has no database of that name"), "{nowhere}");
    let nobody = open_error("postgres://canasta:secret@localhost:1/canasta").await;
    assert!(nobody.contains("cannot be reached") && !nobody.contains("secret"), "{nobody}");
    let none = open_error("mysql://canasta").await;
    assert!(
        none.contains("not the address of a PostgreSQL database") && none.contains("begin with postgres://"),
        "{none}"
    );
    let unknown = open_error(&format!("{}?passwrod=secret", server.address("x"))).await;
    assert!(unknown.contains("unknown parameter “passwrod”") && !unknown.contains("secret"), "{unknown}");
    let nowhere = open_error("postgres://canasta:secret@no-such-host.invalid/canasta").await;
    assert!(nowhere.contains("cannot be reached") && !nowhere.contains("secret"), "{nowhere}");
    assert!(server.psql("postgres", "CREATE ROLE guest LOGIN"));
    // A database where this user can't create tables, and one whose tables belong to another user.
    for right in [server.database(), newer] {
        assert!(server.psql("test1", "UPDATE canasta SET version = 4, usable_from = 4"));
        let guest = open_error(&right.replace("canasta@", "guest@")).await;
        assert!(guest.contains("lacks the permissions that Canasta needs"), "{guest}");
    }
    assert!(server.psql("test1", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest"));
    let reader = open_error(&server.address("test1").replace("canasta@", "guest@")).await;
    assert!(reader.contains("lacks the permissions that Canasta needs"), "{reader}");
    assert!(server.psql("postgres", "ALTER DATABASE test1 SET default_transaction_read_only = on"));
    let copy = open_error(&server.address("test1")).await;
    assert!(copy.contains("is read-only"), "{copy}");
}

/// The address may belong to another program, or to one that doesn't answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_a_server_that_is_not_postgresql() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("postgres://canasta:secret@{}/canasta", listener.local_addr().unwrap());
    let answering = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await.unwrap();
        listener
    });
    let error = open_error(&address).await;
    assert!(error.contains("is not PostgreSQL") && !error.contains("secret"), "{error}");
    // Connections are still accepted, but get no answer.
    let _listener = answering.await.unwrap();
    let settings =
        PostgresSettings { connect_timeout: Duration::from_millis(50), ..PostgresSettings::new(address.as_str()) };
    assert!(!format!("{settings:?}").contains("secret"));
    let error = PostgresStore::open(&settings).await.err().unwrap().to_string();
    assert_eq!(error, "the PostgreSQL server did not answer within 50ms");
}

/// Connects with TLS, with and without checking the certificate, and with a wrong password.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_encrypted_as_the_address_asks() {
    let certificates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../canasta-server/tests/certificates");
    let file = |name: &str| certificates.join(name);
    let server = Server::start_secure(&file("one.crt"), &file("one.key"));
    server.database();
    let asked = |password: &str, how: String| format!("{}?{how}", server.remote(password, "test0"));
    let root = |name: &str| format!("sslmode=verify-full&sslrootcert={}", file(name).display());
    for how in ["sslmode=require".to_owned(), root("one.crt")] {
        let store = open(&asked("right", how)).await;
        assert_eq!(store.ping().await, Ok(()));
        store.close().await;
    }
    // By default, TLS is used if the server supports it.
    open(&server.remote("right", "test0")).await.close().await;
    for how in ["sslmode=verify-full".to_owned(), root("two.crt")] {
        let error = open_error(&asked("right", how)).await;
        assert!(error.contains("cannot make the secure connection to the PostgreSQL server"), "{error}");
    }
    let plain = open_error(&asked("right", "sslmode=disable".to_owned())).await;
    assert!(plain.contains("rejected this user"), "{plain}");
    let wrong = open_error(&server.remote("wrong", "test0")).await;
    assert!(wrong.contains("rejected this user") && !wrong.contains("wrong"), "{wrong}");
    // This server doesn't support TLS.
    let without = Server::shared();
    let error = open_error(&format!("{}?sslmode=require", without.database())).await;
    assert!(error.contains("cannot make the secure connection"), "{error}");
}

/// A slow statement is cancelled, and the store keeps working.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cancels_a_statement_that_takes_too_long() {
    let server = Server::shared();
    let database = server.database();
    // The limit applies to every statement, so create the tables without it.
    let usual = open(&database).await;
    let chain = open_table(&usual, "t").await;
    usual.close().await;
    let settings =
        PostgresSettings { statement_timeout: Duration::from_secs(1), ..PostgresSettings::new(database.as_str()) };
    let store = PostgresStore::open(&settings).await.unwrap();
    store.acquire("t").await.unwrap();
    let mut other = PgConnection::connect(&database).await.unwrap();
    let mut locked = other.begin().await.unwrap();
    sqlx::query("SELECT 1 FROM tables FOR UPDATE").execute(&mut *locked).await.unwrap();
    let (entry, _) = NewEntry::next(&chain, &action("a"), 2);
    assert_eq!(store.append("t", entry.clone().into()).await, Err(WriteError::Unknown));
    locked.rollback().await.unwrap();
    assert_eq!(store.append_confirmed("t", entry.into()).await, Ok(()));
    store.close().await;
}

/// Servers that start at the same time create only one set of tables.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_start_at_once() {
    let server = Server::shared();
    let address = server.database();
    let starts: Vec<_> = (0..4)
        .map(|_| {
            let address = address.clone();
            tokio::spawn(async move { open(&address).await })
        })
        .collect();
    for start in starts {
        let store = start.await.unwrap();
        assert_eq!(store.ping().await, Ok(()));
    }
}

/// Appends to many tables share a statement, but each has its own outcome. Of two appends to one table, the first is
/// written. A duplicate action affects only its own append.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_written_together_have_separate_outcomes() {
    let server = Server::shared();
    let store = Arc::new(open(&server.database()).await);
    let mut chains = Vec::new();
    for table in 0..40 {
        chains.push(open_table(&store, &format!("t{table}")).await);
    }
    let mut writing = Vec::new();
    for (table, chain) in chains.iter().enumerate() {
        // Every tenth is a duplicate, and every fourth is outdated.
        let id = if table % 10 == 9 { "first" } else { "second" };
        let outdated = Chain::start(&format!("t{table}"));
        let (entry, _) = NewEntry::next(if table % 4 == 0 { &outdated } else { chain }, &action(id), 2);
        let store = Arc::clone(&store);
        writing.push(tokio::spawn(async move {
            let table_id = format!("t{table}");
            let (duplicate, _) = NewEntry::next(&Chain::start(&table_id), &action("twin"), 2);
            let duplicate = NewEntry { n: 2, ..duplicate };
            tokio::join!(store.append(&table_id, entry.into()), store.append(&table_id, duplicate.into()))
        }));
    }
    for (table, writing) in writing.into_iter().enumerate() {
        let refused = table % 10 == 9 || table % 4 == 0;
        // If the first append is refused, the second is written in its place.
        let expected = if refused { (Err(WriteError::Conflict), Ok(())) } else { (Ok(()), Err(WriteError::Conflict)) };
        assert_eq!(writing.await.unwrap(), expected, "{table}");
    }
    store.close().await;
}

/// Nothing is cancelled when a caller goes away: its append is written, and the connection stays usable.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_caller_that_goes_away_cancels_nothing() {
    let server = Server::shared();
    let store = open(&server.database()).await;
    let mut chain = open_table(&store, "t").await;
    for turn in 0..50 {
        let (entry, next) = NewEntry::next(&chain, &action(&turn.to_string()), 2);
        let mut append = store.append("t", entry.into());
        // The append is polled until it is queued, and then dropped.
        for _ in 0..=turn % 3 {
            let _ = std::future::poll_fn(|context| std::task::Poll::Ready(append.as_mut().poll(context))).await;
        }
        drop(append);
        chain = next;
        // Appends are written in order, so the next one would conflict if this one were lost.
    }
    let (last, chain) = NewEntry::next(&chain, &action("last"), 2);
    assert_eq!(store.append("t", last.into()).await, Ok(()));
    assert_eq!(store.table("t").await.unwrap().unwrap().chain, chain);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn queued_appends_are_written_before_the_store_closes() {
    let server = Server::shared();
    let database = server.database();
    let store = open(&database).await;
    let chain = open_table(&store, "t").await;
    let (entry, chain) = NewEntry::next(&chain, &action("last"), 2);
    let (written, ()) = tokio::join!(store.append("t", entry.into()), store.close());
    assert_eq!(written, Ok(()));
    let (entry, _) = NewEntry::next(&chain, &action("too late"), 2);
    assert_eq!(store.append("t", entry.into()).await, Err(WriteError::Stopped));
    assert_eq!(open(&database).await.table("t").await.unwrap().unwrap().chain, chain);
}

/// A shorter version of the example `store_speed`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_are_written_at_once() {
    let server = Server::shared();
    let written =
        write_to_database(&server.database(), 32, 2, WriteLimit::Time(Duration::from_millis(200))).await.unwrap();
    assert!(written.entries >= 64 && written.wait[0] > Duration::ZERO, "{written:?}");
}
