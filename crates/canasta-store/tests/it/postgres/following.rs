//! Tables of other nodes, looked at without being taken, and what nodes tell each other.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is a test")]

use std::sync::Arc;
use std::time::Duration;

use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::{
    Append, Device, Following as _, GuestId, GuestStore as _, Joined, JournalStore as _, NewEntry, NewNode, NewPerson,
    NewsWire as _, Ownership as _, SessionHash,
};
use canasta_table::journal::Chain;
use sqlx::{Connection as _, PgConnection};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::{action, opened};
use crate::postgres_server::Server;

async fn living(database: &str, address: &str) -> PostgresStore {
    let settings = PostgresSettings { lease: Duration::from_secs(600), ..PostgresSettings::new(database) };
    let store = PostgresStore::open(&settings).await.unwrap();
    let node = NewNode { address: address.to_owned(), release: "0.1.0".to_owned(), reads: 1, alone: false };
    assert_eq!(store.join(node).await, Ok(Joined::Yes { format: 1 }));
    store
}

#[tokio::test]
async fn a_node_that_follows_tables_reads_what_is_new_and_takes_nothing() {
    let server = Server::shared();
    let database = server.database();
    let (owner, other) = (living(&database, "owner").await, living(&database, "other").await);
    let guest = GuestId([1; 16]);
    let device = Device { session: SessionHash([1; 32]), label: String::new(), seen: 0 };
    owner.add_guest(guest, device).await.unwrap();
    let chain = opened(&owner, "t").await;
    let first = other.table("t").await.unwrap().unwrap();
    assert_eq!(first.chain, chain);
    assert!(other.entries_after("t", &chain).await.unwrap().entries.is_empty());

    let (entry, next) = NewEntry::next(&chain, &action("a"), 7);
    let came = NewPerson { player: 0, guest, name: Some("Anna".to_owned()) };
    owner.append("t", Append { people: vec![came], ..entry.into() }).await.unwrap();
    let ids = ["t".to_owned(), "nowhere".to_owned()];
    let [place] = &other.places(&ids).await.unwrap()[..] else { panic!("one of them is a table") };
    let found = place.owner.as_ref().map(|owner| (owner.address.as_str(), owner.epoch));
    assert_eq!((place.table.as_str(), place.n, found), ("t", next.len(), Some(("owner", 1))));
    let more = other.entries_after("t", &chain).await.unwrap();
    assert_eq!((more.entries, &more.chain, more.last_at), (vec![action("a")], &next, Some(7)));
    // What does not follow is refused.
    assert!(other.entries_after("t", &Chain::start("u")).await.is_err());

    let people = other.people("t").await.unwrap();
    assert_eq!(people.iter().map(|person| person.guest).collect::<Vec<_>>(), [Some(guest)]);
    assert!(other.is_person("t", guest).await.unwrap());
    assert!(!other.is_person("t", GuestId([2; 16])).await.unwrap());
    assert_eq!(other.owner_of("t").await.unwrap().map(|owner| owner.address).as_deref(), Some("owner"));

    owner.leave().await.unwrap();
    let places = other.places(&ids).await.unwrap();
    assert_eq!(places.iter().map(|place| place.owner.is_none()).collect::<Vec<_>>(), [true]);
}

/// What one sends all hear that listen, and again after the connection of a listener was cut.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_is_heard_and_heard_again_after_a_cut() {
    let server = Server::shared();
    let database = server.database();
    let (one, other) = (living(&database, "one").await, Arc::new(living(&database, "other").await));
    let (tell, mut heard) = mpsc::unbounded_channel();
    let listening = {
        let other = Arc::clone(&other);
        tokio::spawn(async move { other.listen(&|text: &str| drop(tell.send(text.to_owned()))).await })
    };
    // It is lost as long as nobody listens, so it is sent until it is heard.
    let mut hear = async |text: &str| {
        let until_heard = async {
            loop {
                one.send(text.to_owned()).await;
                if let Ok(Some(said)) = timeout(Duration::from_millis(50), heard.recv()).await
                    && said == text
                {
                    return;
                }
            }
        };
        timeout(Duration::from_secs(600), until_heard).await.expect("this should have been heard long ago");
    };
    hear("t 7\n").await;
    let longest = "x".repeat(one.longest());
    hear(&longest).await;
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE query LIKE 'LISTEN%' AND datname = current_database()";
    let cut: i64 = sqlx::query_scalar(cut).fetch_one(&mut sql).await.unwrap();
    assert_eq!(cut, 1);
    hear("t 8\n").await;
    listening.abort();
}
