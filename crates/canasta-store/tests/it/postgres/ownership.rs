//! Ownership of tables in PostgreSQL: a node that has lost a table writes nothing to it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is a test")]

use std::collections::BTreeSet;
use std::sync::Arc;

use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::{
    Append, ChatLine, Device, EntryLookup, GuestId, GuestStore as _, JoinOutcome, JournalStore as _, LiveNode,
    NewEntry, NewNode, NewPerson, Ownership as _, SessionHash, Store as _, TableStore as _, WriteError,
};
use canasta_table::journal::{Chain, Formats, NextFormat};
use sqlx::{Connection as _, PgConnection};

use super::{action, open_table};
use crate::postgres_server::{Server, name_of};

fn node(address: &str) -> NewNode {
    NewNode { address: address.to_owned(), release: "0.1.0".to_owned(), reads: 1, alone: false }
}

/// Outcome of joining while only the first format may be written.
const JOINED: JoinOutcome = JoinOutcome::Yes { format: 1 };

/// The node that prevents another node from joining.
fn obstacle(joined: Result<JoinOutcome, WriteError>) -> LiveNode {
    let Ok(JoinOutcome::Occupied(other)) = joined else { panic!("{joined:?}") };
    other
}

/// A node that needs the database to itself.
fn exclusive_node(address: &str) -> NewNode {
    NewNode { alone: true, ..node(address) }
}

/// A node that has joined at this address, with a lease that outlasts the test.
async fn live_node(database: &str, address: &str) -> PostgresStore {
    let store = long_lived(database).await;
    assert_eq!(store.join(node(address)).await, Ok(JOINED));
    store
}

/// A process whose lease will outlast the test.
async fn long_lived(database: &str) -> PostgresStore {
    let settings = PostgresSettings { lease: std::time::Duration::from_secs(600), ..PostgresSettings::new(database) };
    PostgresStore::open(&settings).await.unwrap()
}

/// Expires the lease of the node at this address.
async fn expire(sql: &mut PgConnection, address: &str) {
    let expire = "UPDATE nodes SET lease_until = clock_timestamp() - interval '1 millisecond' WHERE address = $1";
    let done = sqlx::query(expire).bind(address).execute(sql).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
}

fn next(chain: &Chain, id: &str) -> (Append, Chain) {
    let (entry, chain) = NewEntry::next(chain, &action(id), 1);
    (entry.into(), chain)
}

/// Numbers of entries, people, commitments and counted commitments.
async fn row_counts(sql: &mut PgConnection) -> (i64, i64, i64, i64) {
    let count = "SELECT (SELECT count(*) FROM journal), (SELECT count(*) FROM people), (SELECT count(*) FROM seals),
                 (SELECT sum(made)::bigint FROM seal_counts)";
    sqlx::query_as(count).fetch_one(sql).await.unwrap()
}

/// Results of writing a name, a chat phrase, a code and an invitation for the table `t`.
async fn write_other_data(store: &PostgresStore) -> [Result<(), WriteError>; 4] {
    let line = ChatLine { deal: 1, seat: canasta::Seat(0), player: 0, phrase: "hello".to_owned(), at: 1 };
    [
        store.rename_person("t", 0, "Anna".to_owned()).await,
        store.add_chat("t", line).await,
        store.set_code("t", "12345678", 1, 2).await,
        store.set_invitation("t", "come in").await,
    ]
}

/// A table can be acquired from a node only after that node's lease has expired. A late append from that node then
/// writes nothing.
#[tokio::test]
async fn a_node_that_lost_its_table_writes_nothing() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let old = live_node(&database, "old").await;
    let new = live_node(&database, "new").await;
    let guest = GuestId([1; 16]);
    let device = Device { session: SessionHash([1; 32]), label: String::new(), seen: 0 };
    old.add_guest(guest, device).await.unwrap();
    let chain = open_table(&old, "t").await;
    let owner = old.owner_of("t").await.unwrap().unwrap();
    assert_eq!((owner.id, &owner.address[..], owner.epoch), (old.id(), "old", 1));
    assert_eq!(new.acquire("t").await, Err(WriteError::Conflict));
    assert_eq!(new.append("t", next(&chain, "theirs").0).await, Err(WriteError::Conflict));
    let (append, chain) = next(&chain, "a");
    old.append("t", append).await.unwrap();

    expire(&mut sql, "old").await;
    assert_eq!(old.owner_of("t").await.unwrap(), None);
    assert_eq!(new.acquire("t").await, Ok(2));
    let before = row_counts(&mut sql).await;
    // An append with people and commitments that was on its way when the table changed hands.
    let commitment = canasta_table::scene::DealCommitment { deal: 1, commitment: [1; 32] };
    let late = Append {
        people: vec![NewPerson { player: 0, guest: Some(guest), name: None }],
        commitments: vec![canasta_table::CommitmentEvent::Committed(commitment)],
        ..next(&chain, "late").0
    };
    assert_eq!(old.append("t", late.clone()).await, Err(WriteError::Conflict));
    // On the second attempt, the node would have to acquire the table first.
    assert_eq!(old.append("t", late.clone()).await, Err(WriteError::Conflict));
    assert_eq!(row_counts(&mut sql).await, before);
    assert_eq!(new.append("t", late).await, Ok(()));
    assert_eq!(row_counts(&mut sql).await, (before.0 + 1, before.1 + 1, before.2 + 1, before.3 + 1));
    // The old node can't write anything else at the table either.
    assert_eq!(write_other_data(&old).await, [Err(WriteError::Conflict); 4]);
    assert_eq!(write_other_data(&new).await, [Ok(()); 4]);
    // After renewing, the old node is live again, but the table belongs to the new one.
    old.renew().await.unwrap();
    assert_eq!(old.acquire("t").await, Err(WriteError::Conflict));
    assert_eq!(old.owner_of("t").await.unwrap().unwrap().id, new.id());
}

/// If nothing is listening at a node's address, its lease ends early once half of it has passed without a renewal. A
/// node that renews in time keeps its lease.
#[tokio::test]
async fn a_node_that_has_ended_loses_its_lease_early() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let old = live_node(&database, "old").await;
    let new = live_node(&database, "new").await;
    open_table(&old, "t").await;
    assert_eq!(new.presume_ended("old").await, Ok(false));
    assert_eq!(new.presume_ended("nowhere").await, Ok(false));
    assert_eq!(new.acquire("t").await, Err(WriteError::Conflict));
    // Leave less than half of the lease.
    sqlx::query(
        "UPDATE nodes SET lease_until = lease_until - (lease_until - clock_timestamp()) * 0.6 WHERE address = 'old'",
    )
    .execute(&mut sql)
    .await
    .unwrap();
    assert_eq!(new.presume_ended("old").await, Ok(true));
    assert_eq!(new.presume_ended("old").await, Ok(false));
    assert_eq!(new.acquire("t").await, Ok(2));
    // The old node was still running after all.
    old.renew().await.unwrap();
    assert_eq!(new.nodes().await.unwrap().len(), 2);
    assert_eq!(old.acquire("t").await, Err(WriteError::Conflict));
}

/// An equal entry written by another node isn't this node's entry, because it may have brought different people.
#[tokio::test]
async fn an_equal_entry_of_another_node_counts_as_another() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let old = live_node(&database, "old").await;
    let new = live_node(&database, "new").await;
    let chain = open_table(&old, "t").await;
    let (append, _) = next(&chain, "equal");
    let entry = append.entries[0].clone();
    assert_eq!(old.find_entry("t", &entry).await.unwrap(), EntryLookup::None);
    expire(&mut sql, "old").await;
    new.append("t", append.clone()).await.unwrap();
    assert_eq!(new.find_entry("t", &entry).await.unwrap(), EntryLookup::This);
    assert_eq!(old.find_entry("t", &entry).await.unwrap(), EntryLookup::Another);
    assert_eq!(old.append_confirmed("t", append).await, Err(WriteError::Conflict));
}

/// Released tables can be acquired at once, and so can those of a node that has left. An action happens once, whoever
/// owns the table.
#[tokio::test]
async fn a_released_table_can_be_acquired_at_once() {
    let server = Server::shared();
    let database = server.database();
    let one = live_node(&database, "one").await;
    let two = live_node(&database, "two").await;
    let chain = open_table(&one, "t").await;
    one.release("t").await.unwrap();
    assert_eq!(one.owner_of("t").await.unwrap(), None);
    // The append acquires the table.
    assert_eq!(two.append("t", next(&chain, "first").0).await, Err(WriteError::Conflict));
    let (append, chain) = next(&chain, "a");
    assert_eq!(two.append("t", append).await, Ok(()));
    let owner = one.owner_of("t").await.unwrap().unwrap();
    assert_eq!((owner.id, owner.epoch), (two.id(), 2));
    // A node can't release a table that it doesn't own.
    one.release("t").await.unwrap();
    assert_eq!(one.owner_of("t").await.unwrap().unwrap().id, two.id());
    let names = |nodes: Vec<LiveNode>| nodes.into_iter().map(|live| live.node.address).collect::<Vec<_>>();
    assert_eq!(names(one.nodes().await.unwrap()), ["one", "two"]);
    two.leave().await.unwrap();
    assert_eq!(two.renew().await, Err(WriteError::Conflict));
    assert_eq!(names(one.nodes().await.unwrap()), ["one"]);
    assert_eq!(one.acquire("t").await, Ok(3));
    assert_eq!(two.append("t", next(&chain, "b").0).await, Err(WriteError::Conflict));
    assert_eq!(one.append("t", next(&chain, "b").0).await, Ok(()));
    assert_eq!(one.acquire("nowhere").await, Err(WriteError::Conflict));
    assert_eq!(one.owner_of("nowhere").await.unwrap(), None);
}

/// A node that needs the database to itself joins only once all other leases have expired. After that, no other node
/// can join.
#[tokio::test]
async fn an_exclusive_node_keeps_others_out() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let old = long_lived(&database).await;
    let new = long_lived(&database).await;
    assert_eq!(old.join(exclusive_node("old")).await, Ok(JOINED));
    assert_eq!(old.join(exclusive_node("old")).await, Ok(JOINED));
    for late in [exclusive_node("new"), node("new")] {
        let other = obstacle(new.join(late).await);
        assert_eq!((other.id, other.node), (old.id(), exclusive_node("old")));
        assert!(other.left > std::time::Duration::from_secs(300), "{:?}", other.left);
        assert_eq!(new.renew().await, Err(WriteError::Conflict));
    }
    expire(&mut sql, "old").await;
    assert_eq!(new.join(node("new")).await, Ok(JOINED));
    assert_eq!(old.renew().await, Err(WriteError::Conflict));
    assert_eq!(obstacle(old.join(exclusive_node("old")).await).id, new.id());
    // If several start at once, only one of them joins.
    new.leave().await.unwrap();
    let mut joined = 0;
    let starts: Vec<_> = [old, new]
        .into_iter()
        .map(|store| tokio::spawn(async move { store.join(exclusive_node("both")).await == Ok(JOINED) }))
        .collect();
    for start in starts {
        joined += u32::from(start.await.unwrap());
    }
    assert_eq!(joined, 1);
}

/// Each node has its own address. A restarted node waits until its former lease has expired.
#[tokio::test]
async fn an_address_belongs_to_one_node() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let first = live_node(&database, "one").await;
    let second = long_lived(&database).await;
    assert_eq!(obstacle(second.join(node("one")).await).id, first.id());
    assert_eq!(second.join(node("two")).await, Ok(JOINED));
    let again = long_lived(&database).await;
    expire(&mut sql, "one").await;
    assert_eq!(again.join(node("one")).await, Ok(JOINED));
    assert_eq!(first.renew().await, Err(WriteError::Conflict));
    assert_eq!(obstacle(first.join(node("one")).await).id, again.id());
    // The other node wasn't affected.
    assert_eq!(second.renew().await, Ok(1));
}

/// Appends to a table until it has `long` entries, and returns the ids of the actions confirmed to this writer.
async fn write(store: Arc<PostgresStore>, table: String, name: String, long: u64) -> BTreeSet<String> {
    let mut confirmed = BTreeSet::new();
    loop {
        let chain = store.table(&table).await.unwrap().unwrap().chain;
        if chain.len() >= long {
            return confirmed;
        }
        let id = format!("{name}-{}", chain.len());
        match store.append_confirmed(&table, next(&chain, &id).0).await {
            Ok(()) => assert!(confirmed.insert(id)),
            // Don't wait for leases: the task that expires them needs the time.
            Err(WriteError::Conflict) => tokio::task::yield_now().await,
            Err(other) => panic!("{other}"),
        }
    }
}

/// Two nodes with eight writers use three tables while leases keep expiring. No table has gaps, epochs never decrease,
/// and every confirmed entry is stored once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_race_for_tables() {
    const ENTRIES_PER_TABLE: u64 = 120;
    const TABLES: [&str; 3] = ["t", "u", "v"];
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let nodes = [Arc::new(live_node(&database, "one").await), Arc::new(live_node(&database, "two").await)];
    for table in TABLES {
        open_table(&nodes[0], table).await;
    }
    let writers: Vec<_> = (0..8)
        .flat_map(|writer| TABLES.map(|table| (writer, table)))
        .map(|(writer, table)| {
            let store = Arc::clone(&nodes[writer % 2]);
            tokio::spawn(write(store, table.to_owned(), format!("w{writer}"), ENTRIES_PER_TABLE))
        })
        .collect();
    let mut changes = 0;
    while writers.iter().any(|writer| !writer.is_finished()) {
        for (address, node) in ["one", "two"].into_iter().zip(&nodes) {
            expire(&mut sql, address).await;
            let before: Option<i64> =
                sqlx::query_scalar("SELECT sum(n)::bigint FROM tables").fetch_one(&mut sql).await.unwrap();
            // Wait until the other node has written something, or everything is written.
            while writers.iter().any(|writer| !writer.is_finished()) {
                let now: Option<i64> =
                    sqlx::query_scalar("SELECT sum(n)::bigint FROM tables").fetch_one(&mut sql).await.unwrap();
                if now > before {
                    break;
                }
            }
            node.renew().await.unwrap();
            changes += 1;
        }
    }
    let mut confirmed = BTreeSet::new();
    for (index, writer) in writers.into_iter().enumerate() {
        confirmed.extend(writer.await.unwrap().into_iter().map(|id| (TABLES[index % 3].to_owned(), id)));
    }
    let stored = "SELECT table_id, n, act_id, epoch FROM journal ORDER BY table_id, n";
    let stored: Vec<(String, i64, String, i64)> = sqlx::query_as(stored).fetch_all(&mut sql).await.unwrap();
    let mut epochs = 0;
    for pair in stored.windows(2) {
        let ((table, n, _, epoch), (next, next_n, _, next_epoch)) = (&pair[0], &pair[1]);
        if table == next {
            assert_eq!(n + 1, *next_n, "{table}");
            assert!(epoch <= next_epoch, "{table}: {epoch} before {next_epoch}");
            epochs += i64::from(epoch < next_epoch);
        }
    }
    let ids: Vec<_> = stored.into_iter().map(|(table, _, id, _)| (table, id)).filter(|(_, id)| id != "first").collect();
    assert_eq!(ids.len(), confirmed.len());
    assert_eq!(ids.into_iter().collect::<BTreeSet<_>>(), confirmed);
    assert!(epochs > 3 && changes > 3, "{epochs} new epochs in {changes} changes");
    println!("{epochs} new epochs in the journals, while leases ran out {changes} times");
    for node in nodes {
        node.close().await;
    }
}

/// A node running a release that can read formats up to this one.
pub(super) fn release(address: &str, reads: u32) -> NewNode {
    NewNode { reads, ..node(address) }
}

/// Every live node can read new entries. The format rises once the last node that can't read the newer one has left,
/// and such a node can't join again.
#[tokio::test]
async fn the_format_is_the_newest_that_all_live_nodes_read() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let old = long_lived(&database).await;
    let other = long_lived(&database).await;
    let new = long_lived(&database).await;
    // A process that hasn't joined can't raise the format.
    assert_eq!(new.raise_format().await, Ok(1));
    for (store, entry) in [(&old, release("old", 1)), (&other, release("other", 1)), (&new, release("new", 3))] {
        assert_eq!(store.join(entry).await, Ok(JOINED));
    }
    assert_eq!(new.raise_format().await, Ok(1));
    other.leave().await.unwrap();
    assert_eq!(new.raise_format().await, Ok(1));
    // A node whose lease has expired doesn't count.
    expire(&mut sql, "old").await;
    assert_eq!((old.raise_format().await, new.renew().await), (Ok(1), Ok(1)));
    assert_eq!(new.raise_format().await, Ok(3));
    assert_eq!(new.renew().await, Ok(3));
    // It is too late for the old node, whether it renews or joins again.
    let outdated = Ok(JoinOutcome::Outdated { format: 3 });
    assert_eq!(old.renew().await, Err(WriteError::Conflict));
    assert_eq!(old.join(release("old", 1)).await, outdated);
    assert_eq!(other.join(release("other", 2)).await, outdated);
    assert_eq!(new.nodes().await.unwrap().len(), 1);
    // An even newer node joins, and the format stays the same.
    assert_eq!(other.join(release("other", 4)).await, Ok(JoinOutcome::Yes { format: 3 }));
    assert_eq!((other.raise_format().await, new.raise_format().await), (Ok(3), Ok(3)));
    // The format never goes down, not even when the last node that can read it has left.
    for store in [&other, &new] {
        store.leave().await.unwrap();
    }
    assert_eq!(old.join(release("old", 1)).await, outdated);
}

/// A node that is in the middle of renewing its lease counts: raising the format waits for the renewal.
#[tokio::test]
async fn raising_the_format_waits_for_a_renewal() {
    // This test looks at the locks of all databases, so it needs a server of its own.
    let server = Server::start();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let old = long_lived(&database).await;
    let new = Arc::new(long_lived(&database).await);
    assert_eq!(old.join(release("old", 1)).await, Ok(JOINED));
    assert_eq!(new.join(release("new", 2)).await, Ok(JOINED));
    expire(&mut sql, "old").await;
    // Execute a renewal's statements, but don't commit yet.
    let mut renewing = sql.begin().await.unwrap();
    sqlx::query("SELECT format FROM canasta FOR SHARE").execute(&mut *renewing).await.unwrap();
    let renew = "UPDATE nodes SET lease_until = clock_timestamp() + interval '1 hour' WHERE address = 'old'";
    sqlx::query(renew).execute(&mut *renewing).await.unwrap();
    let raising = tokio::spawn(async move { new.raise_format().await });
    let mut watching = PgConnection::connect(&database).await.unwrap();
    let waits = "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE NOT granted)";
    while !raising.is_finished() {
        let waits: bool = sqlx::query_scalar(waits).fetch_one(&mut watching).await.unwrap();
        if waits {
            break;
        }
    }
    renewing.commit().await.unwrap();
    assert_eq!(raising.await.unwrap(), Ok(1));
}

#[tokio::test]
async fn the_format_is_not_raised_while_older_programs_can_join() {
    let server = Server::shared();
    let database = server.database();
    let node = long_lived(&database).await;
    assert_eq!(node.join(release("new", 2)).await, Ok(JOINED));
    assert!(server.psql(name_of(&database), "UPDATE canasta SET usable_from = 1"));
    assert_eq!(node.raise_format().await, Ok(1));
    assert!(server.psql(name_of(&database), "UPDATE canasta SET usable_from = 2"));
    assert_eq!(node.raise_format().await, Ok(2));
}

/// A format that no release uses.
pub(super) const NEXT_FORMAT: NextFormat = NextFormat {
    write: |line| line.replacen("{\"v\":3,\"entry\":", "{\"v\":4,\"is\":", 1),
    read: |line| Some(format!("{{\"v\":3,\"entry\":{}", line.strip_prefix("{\"v\":4,\"is\":")?)),
};

/// A journal continues in a newer format. A program that doesn't know the format reports it.
#[tokio::test]
async fn only_a_newer_program_reads_a_journal_of_two_formats() {
    let server = Server::shared();
    let settings = PostgresSettings::new(server.database());
    let old = PostgresStore::open(&settings).await.unwrap();
    let formats = Formats::with_next(NEXT_FORMAT);
    let new = PostgresStore::open(&PostgresSettings { formats, ..settings.clone() }).await.unwrap();
    let chain = open_table(&old, "t").await;
    let (entry, chain) = NewEntry::next_in(formats, &chain, &action("a"), 1);
    new.append("t", entry.into()).await.unwrap();
    let stored = new.table("t").await.unwrap().unwrap();
    assert_eq!((stored.entries, stored.chain), (vec![action("first"), action("a")], chain));
    let error = old.table("t").await.map(drop).unwrap_err().to_string();
    assert_eq!(error, "this journal was written by a newer Canasta (format 4; this one reads up to 3)");
}
