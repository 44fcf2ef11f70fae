//! The contract of a store, kept by PostgreSQL; and what only a database across a network can meet with.

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

use crate::measure::{Until, write_across};
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
    PostgresStore::open(&PostgresSettings::new(address)).await.unwrap_or_else(|why| panic!("{why}"))
}

/// Why a database cannot be opened.
async fn fault(address: &str) -> String {
    let refused = |why: OpenError| WithCauses(&why).to_string();
    PostgresStore::open(&PostgresSettings::new(address)).await.err().map(refused).unwrap_or_default()
}

fn action(id: &str) -> Entry {
    let by = ActionId { seat: Seat(0), id: id.to_owned() };
    Entry::Acted { by, action: CardAction::Draw, substitute: false }
}

/// A table with one entry.
async fn opened(store: &PostgresStore, id: &str) -> Chain {
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
async fn postgres_keeps_the_contract() {
    let server = Server::shared();
    story::run(|| Database(server.database())).await;
}

/// Two servers write to one table as fast as they can: of each number one of them wins, and the chain is whole.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_write_to_one_table() {
    const ENTRIES: u64 = 200;
    let server = Server::shared();
    let address = server.database();
    let stores = [Arc::new(open(&address).await), Arc::new(open(&address).await)];
    opened(&stores[0], "t").await;
    let writers = stores.iter().zip(["a", "b"]).map(|(store, name)| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            let (mut won, mut lost) = (0, 0);
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
        assert!(won > 0, "one of them never won, and lost {lost} times");
        all += won;
    }
    let stored = stores[0].table("t").await.unwrap().unwrap();
    assert_eq!((stored.chain.len(), all), (ENTRIES, ENTRIES - 1));
}

/// An act that was done is refused, and the table goes on where it was.
#[tokio::test]
async fn an_action_is_done_once() {
    let server = Server::shared();
    let store = open(&server.database()).await;
    let chain = opened(&store, "t").await;
    let (again, _) = NewEntry::next(&chain, &action("first"), 2);
    assert_eq!(store.append("t", again.into()).await, Err(WriteError::Conflict));
    let (next, _) = NewEntry::next(&chain, &action("second"), 2);
    assert_eq!(store.append("t", next.into()).await, Ok(()));
    store.close().await;
}

/// While the database is away writes are refused; when it is back they go on, and nothing that was confirmed is gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_is_restarted() {
    let mut server = Server::start();
    let store = open(&server.database()).await;
    let chain = opened(&store, "t").await;
    server.stop();
    let (entry, chain) = NewEntry::next(&chain, &action("meanwhile"), 2);
    // Nothing could be sent, and it says so after a while.
    assert_eq!(store.append_confirmed("t", entry.clone().into()).await, Err(WriteError::Unreachable));
    assert_eq!(store.ping().await, Err(WriteError::Unreachable));
    assert!(store.table("t").await.is_err());
    server.run();
    assert_eq!(store.append_confirmed("t", entry.into()).await, Ok(()));
    assert_eq!(store.table("t").await.unwrap().unwrap().chain, chain);
    store.close().await;
}

/// What an operator can have wrong is said in a sentence, without the password.
#[tokio::test]
async fn each_wrong_start_has_its_sentence() {
    let server = Server::start();
    let foreign = server.database();
    assert!(server.psql("test0", "CREATE TABLE customers (id int)"));
    assert!(fault(&foreign).await.contains("tables of another program"));
    let newer = server.database();
    open(&newer).await.close().await;
    assert!(server.psql("test1", "UPDATE canasta SET version = 99, usable_from = 98"));
    assert!(fault(&newer).await.contains("a newer Canasta (its tables need version 98"));
    let nowhere = fault(&server.address("nowhere")).await;
    assert!(nowhere.contains("has no database of that name"), "{nowhere}");
    let nobody = fault("postgres://canasta:secret@localhost:1/canasta").await;
    assert!(nobody.contains("cannot be reached") && !nobody.contains("secret"), "{nobody}");
    let none = fault("mysql://canasta").await;
    assert!(none.contains("no address of a PostgreSQL database") && none.contains("begin with postgres://"), "{none}");
    let unknown = fault(&format!("{}?passwrod=secret", server.address("x"))).await;
    assert!(unknown.contains("“passwrod” that is not known") && !unknown.contains("secret"), "{unknown}");
    let nowhere = fault("postgres://canasta:secret@no-such-host.invalid/canasta").await;
    assert!(nowhere.contains("cannot be reached") && !nowhere.contains("secret"), "{nowhere}");
    assert!(server.psql("postgres", "CREATE ROLE guest LOGIN"));
    // A database in which nothing may be made, and one whose tables are another user's.
    for right in [server.database(), newer] {
        assert!(server.psql("test1", "UPDATE canasta SET version = 3, usable_from = 3"));
        let guest = fault(&right.replace("canasta@", "guest@")).await;
        assert!(guest.contains("has not the rights that Canasta needs"), "{guest}");
    }
    assert!(server.psql("test1", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest"));
    let reader = fault(&server.address("test1").replace("canasta@", "guest@")).await;
    assert!(reader.contains("has not the rights that Canasta needs"), "{reader}");
    assert!(server.psql("postgres", "ALTER DATABASE test1 SET default_transaction_read_only = on"));
    let copy = fault(&server.address("test1")).await;
    assert!(copy.contains("can only be read"), "{copy}");
}

/// What answers at the address may be another program, or one that says nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_answers_may_be_something_else() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("postgres://canasta:secret@{}/canasta", listener.local_addr().unwrap());
    let answering = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await.unwrap();
        listener
    });
    let why = fault(&address).await;
    assert!(why.contains("is no PostgreSQL server") && !why.contains("secret"), "{why}");
    // From now on nobody answers, but connections are made.
    let _listener = answering.await.unwrap();
    let settings =
        PostgresSettings { connect_timeout: Duration::from_millis(50), ..PostgresSettings::new(address.as_str()) };
    assert!(!format!("{settings:?}").contains("secret"));
    let why = PostgresStore::open(&settings).await.err().unwrap().to_string();
    assert_eq!(why, "the PostgreSQL server does not answer within 50ms");
}

/// TLS as the address asks for it, with a certificate that is looked at or not; and a wrong password.
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
    // Without asking for it, it is used where it is there.
    open(&server.remote("right", "test0")).await.close().await;
    for how in ["sslmode=verify-full".to_owned(), root("two.crt")] {
        let why = fault(&asked("right", how)).await;
        assert!(why.contains("no secure connection to the PostgreSQL server"), "{why}");
    }
    let plain = fault(&asked("right", "sslmode=disable".to_owned())).await;
    assert!(plain.contains("does not let this user in"), "{plain}");
    let wrong = fault(&server.remote("wrong", "test0")).await;
    assert!(wrong.contains("does not let this user in") && !wrong.contains("wrong"), "{wrong}");
    // A server without TLS.
    let without = Server::shared();
    let why = fault(&format!("{}?sslmode=require", without.database())).await;
    assert!(why.contains("no secure connection"), "{why}");
}

/// What takes too long is given up, and the store goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_statement_that_takes_too_long_is_given_up() {
    let server = Server::shared();
    let database = server.database();
    // The limit is for every statement, so that the tables are made without it.
    let usual = open(&database).await;
    let chain = opened(&usual, "t").await;
    usual.close().await;
    let settings =
        PostgresSettings { statement_timeout: Duration::from_secs(1), ..PostgresSettings::new(database.as_str()) };
    let store = PostgresStore::open(&settings).await.unwrap();
    store.take("t").await.unwrap();
    let mut other = PgConnection::connect(&database).await.unwrap();
    let mut locked = other.begin().await.unwrap();
    sqlx::query("SELECT 1 FROM tables FOR UPDATE").execute(&mut *locked).await.unwrap();
    let (entry, _) = NewEntry::next(&chain, &action("a"), 2);
    assert_eq!(store.append("t", entry.clone().into()).await, Err(WriteError::Unknown));
    locked.rollback().await.unwrap();
    assert_eq!(store.append_confirmed("t", entry.into()).await, Ok(()));
    store.close().await;
}

/// Two servers that start at once find one set of tables.
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

/// Appends to many tables go in one statement, and each is told what came of it: of two to one table the first is written, and an act
/// that was done spoils only its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_are_written_together_and_judged_apart() {
    let server = Server::shared();
    let store = Arc::new(open(&server.database()).await);
    let mut chains = Vec::new();
    for table in 0..40 {
        chains.push(opened(&store, &format!("t{table}")).await);
    }
    let mut writing = Vec::new();
    for (table, chain) in chains.iter().enumerate() {
        // Every tenth has been done; every fourth is behind.
        let id = if table % 10 == 9 { "first" } else { "second" };
        let behind = Chain::start(&format!("t{table}"));
        let (entry, _) = NewEntry::next(if table % 4 == 0 { &behind } else { chain }, &action(id), 2);
        let store = Arc::clone(&store);
        writing.push(tokio::spawn(async move {
            let table_id = format!("t{table}");
            let (reference, _) = NewEntry::next(&Chain::start(&table_id), &action("twin"), 2);
            let reference = NewEntry { n: 2, ..reference };
            tokio::join!(store.append(&table_id, entry.into()), store.append(&table_id, reference.into()))
        }));
    }
    for (table, writing) in writing.into_iter().enumerate() {
        let refused = table % 10 == 9 || table % 4 == 0;
        // Where the first is refused the second has its place.
        let expected = if refused { (Err(WriteError::Conflict), Ok(())) } else { (Ok(()), Err(WriteError::Conflict)) };
        assert_eq!(writing.await.unwrap(), expected, "{table}");
    }
    store.close().await;
}

/// A caller that goes away cancels nothing: its append is written, and the connection is as good as before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_caller_that_goes_away_loses_nothing() {
    let server = Server::shared();
    let store = open(&server.database()).await;
    let mut chain = opened(&store, "t").await;
    for turn in 0..50 {
        let (entry, next) = NewEntry::next(&chain, &action(&turn.to_string()), 2);
        let mut append = store.append("t", entry.into());
        // Polled so often that it is handed over, and then dropped.
        for _ in 0..=turn % 3 {
            let _ = std::future::poll_fn(|context| std::task::Poll::Ready(append.as_mut().poll(context))).await;
        }
        drop(append);
        chain = next;
        // The next append would be a conflict if this one were lost; they are written in the order in which they came.
    }
    let (last, chain) = NewEntry::next(&chain, &action("last"), 2);
    assert_eq!(store.append("t", last.into()).await, Ok(()));
    assert_eq!(store.table("t").await.unwrap().unwrap().chain, chain);
    store.close().await;
}

/// What was handed over before the store is closed is written.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_is_written_before_the_store_is_closed() {
    let server = Server::shared();
    let database = server.database();
    let store = open(&database).await;
    let chain = opened(&store, "t").await;
    let (entry, chain) = NewEntry::next(&chain, &action("last"), 2);
    let (written, ()) = tokio::join!(store.append("t", entry.into()), store.close());
    assert_eq!(written, Ok(()));
    let (entry, _) = NewEntry::next(&chain, &action("too late"), 2);
    assert_eq!(store.append("t", entry.into()).await, Err(WriteError::Stopped));
    assert_eq!(open(&database).await.table("t").await.unwrap().unwrap().chain, chain);
}

/// As the example `store_speed` measures it, only shorter.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_are_written_at_once() {
    let server = Server::shared();
    let written = write_across(&server.database(), 32, 2, Until::Time(Duration::from_millis(200))).await.unwrap();
    assert!(written.entries >= 64 && written.wait[0] > Duration::ZERO, "{written:?}");
}
