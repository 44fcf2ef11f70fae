//! Which of several nodes has a table in PostgreSQL, and that one that had it writes nothing any more.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "this is a test")]

use std::collections::BTreeSet;
use std::sync::Arc;

use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::{
    Append, ChatLine, Device, Found, GuestId, GuestStore as _, Joined, JournalStore as _, LiveNode, NewEntry, NewNode,
    NewPerson, Ownership as _, SessionHash, Store as _, TableStore as _, WriteError,
};
use canasta_table::journal::{Chain, Formats, NextFormat};
use sqlx::{Connection as _, PgConnection};

use super::{action, opened};
use crate::postgres_server::{Server, name_of};

fn node(address: &str) -> NewNode {
    NewNode { address: address.to_owned(), release: "0.1.0".to_owned(), reads: 1, alone: false }
}

/// A node has joined where nothing but the first format may be written.
const IN: Joined = Joined::Yes { format: 1 };

/// The node that stands in the way of one that wants to join.
fn in_the_way(joined: Result<Joined, WriteError>) -> LiveNode {
    let Ok(Joined::Occupied(other)) = joined else { panic!("{joined:?}") };
    other
}

/// One that uses the database alone.
fn lone(address: &str) -> NewNode {
    NewNode { alone: true, ..node(address) }
}

/// A node that lives at this address, for longer than a test takes.
async fn living(database: &str, address: &str) -> PostgresStore {
    let store = long_lived(database).await;
    assert_eq!(store.join(node(address)).await, Ok(IN));
    store
}

/// A process whose lease, once it has one, lasts longer than a test takes.
async fn long_lived(database: &str) -> PostgresStore {
    let settings = PostgresSettings { lease: std::time::Duration::from_secs(600), ..PostgresSettings::new(database) };
    PostgresStore::open(&settings).await.unwrap()
}

/// Lets the leases of the nodes at this address run out.
async fn expire(sql: &mut PgConnection, address: &str) {
    let expire = "UPDATE nodes SET lease_until = clock_timestamp() - interval '1 millisecond' WHERE address = $1";
    let done = sqlx::query(expire).bind(address).execute(sql).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
}

fn next(chain: &Chain, id: &str) -> (Append, Chain) {
    let (entry, chain) = NewEntry::next(chain, &action(id), 1);
    (entry.into(), chain)
}

/// How many entries, people, commitments and counted commitments there are.
async fn rows(sql: &mut PgConnection) -> (i64, i64, i64, i64) {
    let count = "SELECT (SELECT count(*) FROM journal), (SELECT count(*) FROM people), (SELECT count(*) FROM seals),
                 (SELECT sum(made)::bigint FROM seal_counts)";
    sqlx::query_as(count).fetch_one(sql).await.unwrap()
}

/// What comes of a name, a phrase, a code and an invitation at the table `t`.
async fn beside(store: &PostgresStore) -> [Result<(), WriteError>; 4] {
    let line = ChatLine { deal: 1, seat: canasta::Seat(0), player: 0, phrase: "hello".to_owned(), at: 1 };
    [
        store.rename_person("t", 0, "Anna".to_owned()).await,
        store.add_chat("t", line).await,
        store.set_code("t", "12345678", 1, 2).await,
        store.set_invitation("t", "come in").await,
    ]
}

/// A table is taken from a node only when its lease has run out, and then its late append writes nothing at all.
#[tokio::test]
async fn a_node_that_comes_back_too_late_writes_nothing() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let (old, new) = (living(&database, "old").await, living(&database, "new").await);
    let guest = GuestId([1; 16]);
    let device = Device { session: SessionHash([1; 32]), label: String::new(), seen: 0 };
    old.add_guest(guest, device).await.unwrap();
    let chain = opened(&old, "t").await;
    let owner = old.owner_of("t").await.unwrap().unwrap();
    assert_eq!((owner.id, &owner.address[..], owner.epoch), (old.id(), "old", 1));
    assert_eq!(new.take("t").await, Err(WriteError::Conflict));
    assert_eq!(new.append("t", next(&chain, "theirs").0).await, Err(WriteError::Conflict));
    let (append, chain) = next(&chain, "a");
    old.append("t", append).await.unwrap();

    expire(&mut sql, "old").await;
    assert_eq!(old.owner_of("t").await.unwrap(), None);
    assert_eq!(new.take("t").await, Ok(2));
    let before = rows(&mut sql).await;
    // As an append would that was on its way when the table changed hands, with people and commitments.
    let commitment = canasta_table::scene::DealCommitment { deal: 1, commitment: [1; 32] };
    let late = Append {
        people: vec![NewPerson { player: 0, guest, name: None }],
        commitments: vec![canasta_table::CommitmentEvent::Committed(commitment)],
        ..next(&chain, "late").0
    };
    assert_eq!(old.append("t", late.clone()).await, Err(WriteError::Conflict));
    // And once more, where it would have to take the table first.
    assert_eq!(old.append("t", late.clone()).await, Err(WriteError::Conflict));
    assert_eq!(rows(&mut sql).await, before);
    assert_eq!(new.append("t", late).await, Ok(()));
    assert_eq!(rows(&mut sql).await, (before.0 + 1, before.1 + 1, before.2 + 1, before.3 + 1));
    // Nor does it write anything beside the journal.
    assert_eq!(beside(&old).await, [Err(WriteError::Conflict); 4]);
    assert_eq!(beside(&new).await, [Ok(()); 4]);
    // It lives again, but the table is another's.
    old.renew().await.unwrap();
    assert_eq!(old.take("t").await, Err(WriteError::Conflict));
    assert_eq!(old.owner_of("t").await.unwrap().unwrap().id, new.id());
}

/// Where nobody listens at a node's address, half a lease without a renewal is enough; a node that renews it in time keeps it.
#[tokio::test]
async fn a_node_that_has_ended_is_not_waited_for_to_the_end_of_its_lease() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let (old, new) = (living(&database, "old").await, living(&database, "new").await);
    opened(&old, "t").await;
    assert_eq!(new.presume_ended("old").await, Ok(false));
    assert_eq!(new.presume_ended("nowhere").await, Ok(false));
    assert_eq!(new.take("t").await, Err(WriteError::Conflict));
    // Less than half of it is left.
    sqlx::query(
        "UPDATE nodes SET lease_until = lease_until - (lease_until - clock_timestamp()) * 0.6 WHERE address = 'old'",
    )
    .execute(&mut sql)
    .await
    .unwrap();
    assert_eq!(new.presume_ended("old").await, Ok(true));
    assert_eq!(new.presume_ended("old").await, Ok(false));
    assert_eq!(new.take("t").await, Ok(2));
    // It had not ended.
    old.renew().await.unwrap();
    assert_eq!(new.nodes().await.unwrap().len(), 2);
    assert_eq!(old.take("t").await, Err(WriteError::Conflict));
}

/// An equal entry that another node wrote is not this one's, because other people may have come with it.
#[tokio::test]
async fn an_equal_entry_of_another_node_is_another() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let (old, new) = (living(&database, "old").await, living(&database, "new").await);
    let chain = opened(&old, "t").await;
    let (append, _) = next(&chain, "equal");
    let entry = append.entries[0].clone();
    assert_eq!(old.look_for("t", &entry).await.unwrap(), Found::None);
    expire(&mut sql, "old").await;
    new.append("t", append.clone()).await.unwrap();
    assert_eq!(new.look_for("t", &entry).await.unwrap(), Found::This);
    assert_eq!(old.look_for("t", &entry).await.unwrap(), Found::Another);
    assert_eq!(old.append_confirmed("t", append).await, Err(WriteError::Conflict));
}

/// What is given back, and what a node had that has left, can be taken at once; an act is done once, whoever has the table.
#[tokio::test]
async fn a_table_is_given_back() {
    let server = Server::shared();
    let database = server.database();
    let (one, two) = (living(&database, "one").await, living(&database, "two").await);
    let chain = opened(&one, "t").await;
    one.release("t").await.unwrap();
    assert_eq!(one.owner_of("t").await.unwrap(), None);
    // The append takes it.
    assert_eq!(two.append("t", next(&chain, "first").0).await, Err(WriteError::Conflict));
    let (append, chain) = next(&chain, "a");
    assert_eq!(two.append("t", append).await, Ok(()));
    let owner = one.owner_of("t").await.unwrap().unwrap();
    assert_eq!((owner.id, owner.epoch), (two.id(), 2));
    // A node gives nothing back that it does not have.
    one.release("t").await.unwrap();
    assert_eq!(one.owner_of("t").await.unwrap().unwrap().id, two.id());
    let names = |nodes: Vec<LiveNode>| nodes.into_iter().map(|live| live.node.address).collect::<Vec<_>>();
    assert_eq!(names(one.nodes().await.unwrap()), ["one", "two"]);
    two.leave().await.unwrap();
    assert_eq!(two.renew().await, Err(WriteError::Conflict));
    assert_eq!(names(one.nodes().await.unwrap()), ["one"]);
    assert_eq!(one.take("t").await, Ok(3));
    assert_eq!(two.append("t", next(&chain, "b").0).await, Err(WriteError::Conflict));
    assert_eq!(one.append("t", next(&chain, "b").0).await, Ok(()));
    assert_eq!(one.take("nowhere").await, Err(WriteError::Conflict));
    assert_eq!(one.owner_of("nowhere").await.unwrap(), None);
}

/// A node that uses the database alone comes in when the lease of any other has run out, and nobody comes in beside it.
#[tokio::test]
async fn a_node_is_alone() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let (old, new) = (long_lived(&database).await, long_lived(&database).await);
    assert_eq!(old.join(lone("old")).await, Ok(IN));
    assert_eq!(old.join(lone("old")).await, Ok(IN));
    for late in [lone("new"), node("new")] {
        let other = in_the_way(new.join(late).await);
        assert_eq!((other.id, other.node), (old.id(), lone("old")));
        assert!(other.left > std::time::Duration::from_secs(300), "{:?}", other.left);
        assert_eq!(new.renew().await, Err(WriteError::Conflict));
    }
    expire(&mut sql, "old").await;
    assert_eq!(new.join(node("new")).await, Ok(IN));
    assert_eq!(old.renew().await, Err(WriteError::Conflict));
    assert_eq!(in_the_way(old.join(lone("old")).await).id, new.id());
    // Of several that start at once one comes in.
    new.leave().await.unwrap();
    let mut alone = 0;
    let starts: Vec<_> = [old, new]
        .into_iter()
        .map(|store| tokio::spawn(async move { store.join(lone("both")).await == Ok(IN) }))
        .collect();
    for start in starts {
        alone += u32::from(start.await.unwrap());
    }
    assert_eq!(alone, 1);
}

/// Of two nodes that share a database, each has an address of its own; one that is started again waits for its former lease.
#[tokio::test]
async fn an_address_is_that_of_one_node() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let (first, second) = (living(&database, "one").await, long_lived(&database).await);
    assert_eq!(in_the_way(second.join(node("one")).await).id, first.id());
    assert_eq!(second.join(node("two")).await, Ok(IN));
    let again = long_lived(&database).await;
    expire(&mut sql, "one").await;
    assert_eq!(again.join(node("one")).await, Ok(IN));
    assert_eq!(first.renew().await, Err(WriteError::Conflict));
    assert_eq!(in_the_way(first.join(node("one")).await).id, again.id());
    // The other node was in nobody's way.
    assert_eq!(second.renew().await, Ok(1));
}

/// One of eight writers: appends to a table until it is long enough, and returns the ids of the acts that were confirmed to it.
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
            // It waits for no lease: whoever lets them run out needs the time.
            Err(WriteError::Conflict) => tokio::task::yield_now().await,
            Err(other) => panic!("{other}"),
        }
    }
}

/// Two nodes and eight writers on three tables, while leases run out all the time: each table is without gaps, no entry of an older
/// epoch comes after one of a newer, and what was confirmed is there once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_race_for_tables() {
    const LONG: u64 = 120;
    const TABLES: [&str; 3] = ["t", "u", "v"];
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let nodes = [Arc::new(living(&database, "one").await), Arc::new(living(&database, "two").await)];
    for table in TABLES {
        opened(&nodes[0], table).await;
    }
    let writers: Vec<_> = (0..8)
        .flat_map(|writer| TABLES.map(|table| (writer, table)))
        .map(|(writer, table)| {
            let store = Arc::clone(&nodes[writer % 2]);
            tokio::spawn(write(store, table.to_owned(), format!("w{writer}"), LONG))
        })
        .collect();
    let mut changes = 0;
    while writers.iter().any(|writer| !writer.is_finished()) {
        for (address, node) in ["one", "two"].into_iter().zip(&nodes) {
            expire(&mut sql, address).await;
            let before: Option<i64> =
                sqlx::query_scalar("SELECT sum(n)::bigint FROM tables").fetch_one(&mut sql).await.unwrap();
            // Something is written while that node counts as dead, unless all is written already.
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
    for (place, writer) in writers.into_iter().enumerate() {
        confirmed.extend(writer.await.unwrap().into_iter().map(|id| (TABLES[place % 3].to_owned(), id)));
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

/// A node of a release that reads formats up to this one.
pub(super) fn release(address: &str, reads: u32) -> NewNode {
    NewNode { reads, ..node(address) }
}

/// What is written is read by every living node: the format rises when the last that does not read the newer one has gone, and then
/// such a one is not let in any more.
#[tokio::test]
async fn the_format_is_the_newest_that_all_living_nodes_read() {
    let server = Server::shared();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let [old, other, new] = [(); 3].map(|()| long_lived(&database));
    let (old, other, new) = (old.await, other.await, new.await);
    // Who has not joined raises nothing.
    assert_eq!(new.raise_format().await, Ok(1));
    for (store, entry) in [(&old, release("old", 1)), (&other, release("other", 1)), (&new, release("new", 3))] {
        assert_eq!(store.join(entry).await, Ok(IN));
    }
    assert_eq!(new.raise_format().await, Ok(1));
    other.leave().await.unwrap();
    assert_eq!(new.raise_format().await, Ok(1));
    // One whose lease has run out does not count.
    expire(&mut sql, "old").await;
    assert_eq!((old.raise_format().await, new.renew().await), (Ok(1), Ok(1)));
    assert_eq!(new.raise_format().await, Ok(3));
    assert_eq!(new.renew().await, Ok(3));
    // It comes back too late, as one that is entered and as one that joins.
    let outdated = Ok(Joined::Outdated { format: 3 });
    assert_eq!(old.renew().await, Err(WriteError::Conflict));
    assert_eq!(old.join(release("old", 1)).await, outdated);
    assert_eq!(other.join(release("other", 2)).await, outdated);
    assert_eq!(new.nodes().await.unwrap().len(), 1);
    // A still newer one comes beside it, and the format stays.
    assert_eq!(other.join(release("other", 4)).await, Ok(Joined::Yes { format: 3 }));
    assert_eq!((other.raise_format().await, new.raise_format().await), (Ok(3), Ok(3)));
    // It never sinks: the database is as it was when the only one that reads the format has left.
    for store in [&other, &new] {
        store.leave().await.unwrap();
    }
    assert_eq!(old.join(release("old", 1)).await, outdated);
}

/// A node whose lease is being renewed at the moment counts: whoever raises the format waits until that is done.
#[tokio::test]
async fn a_lease_that_is_being_renewed_counts() {
    // Its own server: it looks at the locks of all databases.
    let server = Server::start();
    let database = server.database();
    let mut sql = PgConnection::connect(&database).await.unwrap();
    let [old, new] = [(); 2].map(|()| long_lived(&database));
    let (old, new) = (old.await, Arc::new(new.await));
    assert_eq!(old.join(release("old", 1)).await, Ok(IN));
    assert_eq!(new.join(release("new", 2)).await, Ok(IN));
    expire(&mut sql, "old").await;
    // What a renewal does, up to its commit.
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

/// As long as programs can work with the tables that do not look at the format, it is not raised.
#[tokio::test]
async fn the_format_is_not_raised_where_older_programs_could_come() {
    let server = Server::shared();
    let database = server.database();
    let node = long_lived(&database).await;
    assert_eq!(node.join(release("new", 2)).await, Ok(IN));
    assert!(server.psql(name_of(&database), "UPDATE canasta SET usable_from = 1"));
    assert_eq!(node.raise_format().await, Ok(1));
    assert!(server.psql(name_of(&database), "UPDATE canasta SET usable_from = 2"));
    assert_eq!(node.raise_format().await, Ok(2));
}

/// A format that no release has.
pub(super) const NEXT: NextFormat = NextFormat {
    write: |line| line.replacen("{\"v\":2,\"entry\":", "{\"v\":3,\"is\":", 1),
    read: |line| Some(format!("{{\"v\":2,\"entry\":{}", line.strip_prefix("{\"v\":3,\"is\":")?)),
};

/// A journal goes on in a newer format, and a program that does not know that says so.
#[tokio::test]
async fn a_journal_of_two_formats_is_read_by_who_knows_both() {
    let server = Server::shared();
    let settings = PostgresSettings::new(server.database());
    let (old, formats) = (PostgresStore::open(&settings).await.unwrap(), Formats::with_next(NEXT));
    let new = PostgresStore::open(&PostgresSettings { formats, ..settings.clone() }).await.unwrap();
    let chain = opened(&old, "t").await;
    let (entry, chain) = NewEntry::next_in(formats, &chain, &action("a"), 1);
    new.append("t", entry.into()).await.unwrap();
    let stored = new.table("t").await.unwrap().unwrap();
    assert_eq!((stored.entries, stored.chain), (vec![action("first"), action("a")], chain));
    let why = old.table("t").await.map(drop).unwrap_err().to_string();
    assert_eq!(why, "this journal was written by a newer Canasta (format 3; this one reads up to 2)");
}
