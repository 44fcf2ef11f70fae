//! Two nodes share one PostgreSQL database. Tests which of them owns a table, which may act on timeouts, and that a
//! node that lost a table writes nothing.

use std::sync::Arc;
use std::time::Duration;

use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::{JournalStore as _, NewNode, WriteError};
use canasta_table::journal::{Clock, Entry, Person};
use sqlx::{Connection as _, PgConnection};
use tokio::sync::watch;

use super::postgres_server::Server;
use super::{ANNA, BERT, CLEO, add_guests, game, join, open, settings};
use crate::{Bus, Context, Node, Registry, RequestError, Snapshot, TableError, TableSettings, Thinking, Viewer};

/// A node with its live tables.
struct TestNode {
    entry: NewNode,
    store: Arc<PostgresStore>,
    node: Arc<Node>,
    registry: Arc<Registry>,
    stop: watch::Sender<bool>,
}

impl TestNode {
    /// A node that has joined, with a lease that outlasts the test.
    async fn start(database: &str, address: &str, config: TableSettings) -> Self {
        let lease = Duration::from_secs(600);
        let settings = PostgresSettings { lease, ..PostgresSettings::new(database) };
        let store = Arc::new(PostgresStore::open(&settings).await.unwrap());
        let node = Node::new(Arc::<PostgresStore>::clone(&store));
        let entry = NewNode { address: address.to_owned(), release: "0.1.0".to_owned(), reads: 1, alone: false };
        node.join(&entry).await.unwrap();
        let thinking = Arc::new(Thinking::start(&config.bots).unwrap());
        let (stop, stopped) = watch::channel(false);
        let context = Context {
            journals: Arc::<PostgresStore>::clone(&store),
            store: Arc::<PostgresStore>::clone(&store),
            bus: Bus::default(),
            config,
            node: Some(Arc::clone(&node)),
            stop: stopped,
        };
        Self { entry, store, node, registry: Registry::new(context, thinking), stop }
    }

    async fn entries(&self, table: &str) -> u64 {
        self.store.table(table).await.unwrap().unwrap().chain.len()
    }

    /// The address of a table's node, as this node knows it; `None` if the table is here.
    async fn address_of(&self, table: &str) -> Option<String> {
        match self.registry.table(table).await {
            Ok(_) => None,
            Err(TableError::OtherNode(address)) => Some(address.to_string()),
            Err(error) => panic!("{error:?}"),
        }
    }
}

/// A database with guests, and its first node with a table.
async fn start_first(server: &Server, config: TableSettings, entries: &[Entry]) -> (String, TestNode) {
    let database = server.database();
    let first = TestNode::start(&database, "first:1", config).await;
    add_guests(&*first.store).await;
    open(&*first.store, "t", entries).await;
    (database, first)
}

/// Waits for something that must happen. The timeout is reached only if it hangs.
async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(600), what).await.expect("this never happened")
}

/// Waits until a screen's snapshots have ended.
async fn ended(mut seen: watch::Receiver<Snapshot>) {
    soon(async { while seen.changed().await.is_ok() {} }).await;
}

/// Expires a node's lease by the database's clock.
async fn expire(database: &str, address: &str) {
    let mut sql = PgConnection::connect(database).await.unwrap();
    let expire = "UPDATE nodes SET lease_until = clock_timestamp() - interval '1 millisecond' WHERE address = $1";
    sqlx::query(expire).bind(address).execute(&mut sql).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_belongs_to_one_node() {
    let server = Server::shared();
    let (database, first) = start_first(&server, settings(), &game()).await;
    let second = TestNode::start(&database, "second:1", settings()).await;
    assert_eq!(first.address_of("t").await, None);
    assert_eq!(second.address_of("t").await.as_deref(), Some("first:1"));
    // A table that doesn't exist is unknown.
    assert!(matches!(second.registry.table("nowhere").await, Err(TableError::Unknown)));
    // Another node can look at the table without acquiring it.
    let (seen, _) = second.registry.look("t", Some(ANNA)).await.unwrap();
    assert_eq!(seen.unwrap().screen.n(), first.entries("t").await);
    assert_eq!(second.address_of("t").await.as_deref(), Some("first:1"));

    // A table released by a stopping server can be acquired at once, although that node's lease is still valid.
    first.stop.send_replace(true);
    soon(first.registry.wait_until_drained()).await;
    assert_eq!(second.address_of("t").await, None);
    assert!(matches!(first.registry.table("t").await, Err(TableError::Unavailable)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_no_one_follows_is_released() {
    let server = Server::shared();
    let mut short = settings();
    short.timing.unload_after = Duration::ZERO;
    let (database, first) = start_first(&server, short, &game()).await;
    let second = TestNode::start(&database, "second:1", settings()).await;
    assert_eq!(first.address_of("t").await, None);
    soon(first.registry.wait_until_drained()).await;
    assert_eq!(second.address_of("t").await, None);
}

/// A takeover: the first node's lease expires, the second node acquires the table, and only then does an action reach
/// the first node. Returns what went wrong. With the fault, the database mistakes the first node's epoch for the
/// current one.
async fn late_action(fault: bool) -> Result<(), String> {
    let server = Server::shared();
    let (database, first) = start_first(&server, settings(), &game()).await;
    let second = TestNode::start(&database, "second:1", settings()).await;
    let (table, annas) = first.registry.follow("t", Some(ANNA)).await.unwrap();
    expire(&database, "first:1").await;
    assert_eq!(second.address_of("t").await, None);
    let before = second.entries("t").await;
    if fault {
        let back = "UPDATE tables SET epoch = epoch - 1, owner = $1 WHERE id = 't'";
        let mut sql = PgConnection::connect(&database).await.unwrap();
        sqlx::query(back).bind(&first.node.id().0[..]).execute(&mut sql).await.unwrap();
    }
    let late = table.request(join(CLEO, "Cleo")).await;
    if late != Err(RequestError::Write(WriteError::Conflict)) || second.entries("t").await != before {
        return Err(format!("a node that had lost the table wrote to it: {late:?}"));
    }
    // The screens there end, and reconnect to the node that has the table.
    ended(annas.unwrap()).await;
    assert_eq!(first.address_of("t").await.as_deref(), Some("second:1"));
    let taken = second.registry.table("t").await.unwrap();
    assert_eq!(taken.request(join(CLEO, "Cleo")).await, Ok(before + 1));
    assert_eq!(second.entries("t").await, before + 1);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_lost_a_table_writes_nothing() {
    assert_eq!(late_action(false).await, Ok(()));
    let found = late_action(true).await.unwrap_err();
    assert!(found.contains("wrote to it: Ok"), "{found}");
}

/// After a suspension, a node gives up the tables that others have acquired, without being asked, and keeps the rest.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_suspended_node_gives_up_tables_that_others_acquired() {
    let server = Server::shared();
    let (database, first) = start_first(&server, settings(), &game()).await;
    open(&*first.store, "u", &game()).await;
    let second = TestNode::start(&database, "second:1", settings()).await;
    let (_, taken) = first.registry.follow("t", Some(ANNA)).await.unwrap();
    let (kept, _) = first.registry.follow("u", Some(ANNA)).await.unwrap();
    first.node.age();
    assert!(!first.node.is_current());
    expire(&database, "first:1").await;
    assert_eq!(second.address_of("t").await, None);
    // A node that isn't sure about its lease doesn't acquire tables.
    open(&*second.store, "v", &game()).await;
    assert!(matches!(first.registry.table("v").await, Err(TableError::Unavailable)));

    assert_eq!(first.node.renew(&first.entry).await, Ok(None));
    ended(taken.unwrap()).await;
    assert_eq!(first.address_of("t").await.as_deref(), Some("second:1"));
    let before = first.entries("u").await;
    assert_eq!(kept.request(join(CLEO, "Cleo")).await, Ok(before + 1));
}

/// Runs tables with a fast clock. It is Anna's turn, but only Bert is present. Returns whether the first node decided
/// for her by the time the second one did. If `aged`, the first node's lease is old, and is renewed only after that.
async fn late_turn(aged: bool) -> bool {
    let server = Server::shared();
    let mut entries = game();
    let Entry::Opened(terms) = &mut entries[0] else { panic!("the first entry opens the table") };
    terms.clock = Some(Clock { base: 10, bank: 0, back: 0 });
    let mut fast = settings();
    fast.timing.clock_speed = 200;
    let (database, first) = start_first(&server, fast.clone(), &entries).await;
    let second = TestNode::start(&database, "second:1", fast).await;
    open(&*second.store, "u", &entries).await;

    let here = first.registry.table("t").await.unwrap();
    if aged {
        first.node.age();
    }
    let _window = here.open_window(Viewer::Person(Person(1))).unwrap();
    let before = first.entries("t").await;
    // On the other node, which starts later and has as much time, the clock runs out.
    let (there, seen) = second.registry.follow("u", Some(BERT)).await.unwrap();
    let _other = there.open_window(Viewer::Person(Person(1))).unwrap();
    let mut seen = seen.unwrap();
    soon(seen.wait_for(|seen| seen.screen.n() > before)).await.unwrap();
    let early = first.entries("t").await > before;

    let (_, seen) = first.registry.follow("t", Some(BERT)).await.unwrap();
    if aged {
        assert_eq!(first.node.renew(&first.entry).await, Ok(None));
    }
    // Once the node is sure about its lease, it decides.
    soon(seen.unwrap().wait_for(|seen| seen.screen.n() > before)).await.unwrap();
    early
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_without_a_lease_does_not_act_on_timeouts() {
    assert!(!late_turn(true).await, "it decided for a person without being sure about its lease");
    // With a valid lease the node does decide, so the test would notice a difference.
    late_turn(false).await;
}
