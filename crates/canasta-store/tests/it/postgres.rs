//! The contract of a store, kept by PostgreSQL; and what only a database across a network can meet with.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is a test")]

mod ownership;

use std::sync::Arc;

use async_trait::async_trait;
use canasta::{CardAct, Seat};
use canasta_journal::{ActId, Chain, Entry};
use canasta_store::postgres::{OpenError, PostgresSettings, PostgresStore};
use canasta_store::{JournalStore as _, NewEntry, NewTable, Store as _, WriteError, story};

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
    let refused = |why: OpenError| why.to_string();
    PostgresStore::open(&PostgresSettings::new(address)).await.err().map(refused).unwrap_or_default()
}

fn act(id: &str) -> Entry {
    let by = ActId { seat: Seat(0), id: id.to_owned() };
    Entry::Acted { by, act: CardAct::Draw, stand_in: false }
}

/// A table with one entry.
async fn opened(store: &PostgresStore, id: &str) -> Chain {
    let (entry, chain) = NewEntry::next(&Chain::start(id), &act("first"), 1);
    let table = NewTable {
        id: id.to_owned(),
        invitation: None,
        created: 1,
        entries: vec![entry],
        people: Vec::new(),
        seals: Vec::new(),
    };
    store.open_table(table).await.unwrap();
    chain
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_the_contract() {
    let server = Server::start();
    story::run(|| Database(server.database())).await;
}

/// Two servers write to one table as fast as they can: of each number one of them wins, and the chain is whole.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_write_to_one_table() {
    const ENTRIES: u64 = 200;
    let server = Server::start();
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
                let (entry, _) = NewEntry::next(&chain, &act(&format!("{name}{}", chain.len())), 1);
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
async fn an_act_is_done_once() {
    let server = Server::start();
    let store = open(&server.database()).await;
    let chain = opened(&store, "t").await;
    let (again, _) = NewEntry::next(&chain, &act("first"), 2);
    assert_eq!(store.append("t", again.into()).await, Err(WriteError::Conflict));
    let (next, _) = NewEntry::next(&chain, &act("second"), 2);
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
    let (entry, chain) = NewEntry::next(&chain, &act("meanwhile"), 2);
    assert_eq!(store.append("t", entry.clone().into()).await, Err(WriteError::Unknown));
    assert_eq!(store.ping().await, Err(WriteError::Unknown));
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
    assert!(server.psql("test1", "UPDATE canasta SET version = 99"));
    assert!(fault(&newer).await.contains("a newer Canasta (its tables have version 99"));
    let nowhere = fault(&server.address("nowhere")).await;
    assert!(nowhere.contains("has no database of that name"), "{nowhere}");
    let nobody = fault("postgres://canasta:secret@localhost:1/canasta").await;
    assert!(nobody.contains("cannot be reached") && !nobody.contains("secret"), "{nobody}");
    let none = fault("mysql://canasta").await;
    assert!(none.contains("no address of a PostgreSQL database") && none.contains("begin with postgres://"), "{none}");
    assert!(server.psql("postgres", "CREATE ROLE guest LOGIN"));
    let right = server.database();
    let guest = fault(&right.replace("canasta@", "guest@")).await;
    assert!(guest.contains("cannot be made"), "{guest}");
}

/// Two servers that start at once find one set of tables.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_start_at_once() {
    let server = Server::start();
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
