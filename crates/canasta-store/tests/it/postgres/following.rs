//! Reading tables of other nodes without acquiring them, and notifications between nodes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is a test")]

use std::sync::Arc;
use std::time::Duration;

use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::{
    Append, Device, Following as _, GuestId, GuestStore as _, JoinOutcome, JournalStore as _, NewEntry, NewNode,
    NewPerson, NotificationChannel as _, Ownership as _, SessionHash,
};
use canasta_table::journal::Chain;
use sqlx::{Connection as _, PgConnection};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::{action, open_table};
use crate::postgres_server::Server;

async fn live_node(database: &str, address: &str) -> PostgresStore {
    let settings = PostgresSettings { lease: Duration::from_secs(600), ..PostgresSettings::new(database) };
    let store = PostgresStore::open(&settings).await.unwrap();
    let node = NewNode { address: address.to_owned(), release: "0.1.0".to_owned(), reads: 1, alone: false };
    assert_eq!(store.join(node).await, Ok(JoinOutcome::Yes { format: 1 }));
    store
}

#[tokio::test]
async fn following_a_table_reads_new_entries_and_acquires_nothing() {
    let server = Server::shared();
    let database = server.database();
    let owner = live_node(&database, "owner").await;
    let other = live_node(&database, "other").await;
    let guest = GuestId([1; 16]);
    let device = Device { session: SessionHash([1; 32]), label: String::new(), seen: 0 };
    owner.add_guest(guest, device).await.unwrap();
    let chain = open_table(&owner, "t").await;
    let first = other.table("t").await.unwrap().unwrap();
    assert_eq!(first.chain, chain);
    assert!(other.entries_after("t", &chain).await.unwrap().entries.is_empty());

    let (entry, next) = NewEntry::next(&chain, &action("a"), 7);
    let person = NewPerson { player: 0, guest: Some(guest), name: Some("Anna".to_owned()) };
    owner.append("t", Append { people: vec![person], ..entry.into() }).await.unwrap();
    let ids = ["t".to_owned(), "nowhere".to_owned()];
    let [location] = &other.locations(&ids).await.unwrap()[..] else { panic!("exactly one of them is a table") };
    let found = location.owner.as_ref().map(|owner| (owner.address.as_str(), owner.epoch));
    assert_eq!((location.table.as_str(), location.n, found), ("t", next.len(), Some(("owner", 1))));
    let more = other.entries_after("t", &chain).await.unwrap();
    assert_eq!((more.entries, &more.chain, more.last_at), (vec![action("a")], &next, Some(7)));
    // Entries that don't continue the chain are refused.
    assert!(other.entries_after("t", &Chain::start("u")).await.is_err());

    let people = other.people("t").await.unwrap();
    assert_eq!(people.iter().map(|person| person.guest).collect::<Vec<_>>(), [Some(guest)]);
    assert!(other.is_person("t", guest).await.unwrap());
    assert!(!other.is_person("t", GuestId([2; 16])).await.unwrap());
    assert_eq!(other.owner_of("t").await.unwrap().map(|owner| owner.address).as_deref(), Some("owner"));

    owner.leave().await.unwrap();
    let locations = other.locations(&ids).await.unwrap();
    assert_eq!(locations.iter().map(|location| location.owner.is_none()).collect::<Vec<_>>(), [true]);
}

/// All listeners receive a notification, even after reconnecting.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn receives_notifications_again_after_a_disconnect() {
    let server = Server::shared();
    let database = server.database();
    let one = live_node(&database, "one").await;
    let other = Arc::new(live_node(&database, "other").await);
    let (sender, mut receiver) = mpsc::unbounded_channel();
    let listening = {
        let other = Arc::clone(&other);
        tokio::spawn(async move { other.listen(&|text: &str| drop(sender.send(text.to_owned()))).await })
    };
    // Notifications are lost while no one is listening, so keep sending until one is received.
    let mut send_until_received = async |text: &str| {
        let attempts = async {
            loop {
                one.send(text.to_owned()).await;
                if let Ok(Some(received)) = timeout(Duration::from_millis(50), receiver.recv()).await
                    && received == text
                {
                    return;
                }
            }
        };
        timeout(Duration::from_secs(600), attempts).await.expect("the notification never arrived");
    };
    send_until_received("t 7\n").await;
    let longest = "x".repeat(one.max_bytes());
    send_until_received(&longest).await;
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE query LIKE 'LISTEN%' AND datname = current_database()";
    let cut: i64 = sqlx::query_scalar(cut).fetch_one(&mut sql).await.unwrap();
    assert_eq!(cut, 1);
    send_until_received("t 8\n").await;
    listening.abort();
}
