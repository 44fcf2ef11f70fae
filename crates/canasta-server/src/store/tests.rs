//! What the store promises, asked of it as its users ask.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use canasta::{CardAct, Seat};
use canasta_journal::{ActId, Chain, Entry};
use canasta_table::Told;
use canasta_table::scene::Seal;

use super::{
    Device, GuestId, Line, Lines, NewPerson, NewTable, Person, Said, Seals, SessionHash, Store, WriteError, open,
};
use crate::config::ServerConfig;

/// A data directory that goes away with the test.
pub(super) struct Home(PathBuf);

impl Home {
    pub(super) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("canasta-store-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// The store, to which Anna and Bert have come.
    pub(super) async fn store(&self) -> Store {
        let store = open(&ServerConfig::new(&self.0)).await.unwrap();
        for guest in [ANNA, BERT] {
            let arrived = store.writer().arrive(guest, device(guest)).await;
            assert!(matches!(arrived, Ok(()) | Err(WriteError::Conflict)), "{arrived:?}");
        }
        store
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

const HOUR: i64 = 3_600_000;
const ANNA: GuestId = GuestId([1; 16]);
const BERT: GuestId = GuestId([2; 16]);

/// A guest's first device.
pub(super) fn device(guest: GuestId) -> Device {
    Device { session: SessionHash([guest.0[0]; 32]), label: "Firefox on Linux".to_owned(), seen: 0 }
}

/// Whether the guest is known by that device.
pub(super) async fn knows(store: &Store, guest: GuestId) -> bool {
    store.guest_of(device(guest).session).await.unwrap().is_some()
}

/// Some entry; the store does not ask whether it may follow.
pub(super) fn act(id: &str) -> Entry {
    Entry::Acted { by: ActId { seat: Seat(0), id: id.to_owned() }, act: CardAct::Draw, stand_in: false }
}

pub(super) fn person(player: u8, guest: GuestId, name: &str) -> NewPerson {
    NewPerson { player, guest, name: Some(name.to_owned()) }
}

/// A table of Anna's with one entry, and its chain.
pub(super) fn table(id: &str, created: i64) -> (NewTable, Chain) {
    let (lines, chain) = Line::several(&Chain::start(id), &[act("first")], created);
    let invitation = Some(format!("in-{id}"));
    let people = vec![person(0, ANNA, "Anna")];
    (NewTable { id: id.to_owned(), invitation, created, lines, people, told: Vec::new() }, chain)
}

async fn with_table(home: &Home) -> (Store, Chain) {
    let store = home.store().await;
    let (table, chain) = table("t", 5);
    store.writer().open_table(table).await.unwrap();
    (store, chain)
}

fn said(player: u8, phrase: &str) -> Said {
    Said { deal: 1, seat: Seat(player), player, said: phrase.to_owned(), at: 9 }
}

#[tokio::test]
async fn what_was_written_is_read_also_after_another_start() {
    let home = Home::new();
    let (mut store, chain) = with_table(&home).await;
    let (lines, chain) = Line::several(&chain, &[act("a"), act("b")], 7);
    let people = vec![person(1, BERT, "Bert")];
    store.writer().append("t", Lines { lines, people, ..Lines::default() }).await.unwrap();
    for _ in 0..2 {
        let stored = store.table("t").await.unwrap().unwrap();
        assert_eq!(stored.entries, [act("first"), act("a"), act("b")]);
        assert_eq!((&stored.chain, stored.last_at), (&chain, 7));
        assert_eq!(stored.invitation.as_deref(), Some("in-t"));
        let known = |player, guest, name: &str| Person { player, guest: Some(guest), name: Some(name.to_owned()) };
        assert_eq!(stored.people, [known(0, ANNA, "Anna"), known(1, BERT, "Bert")]);
        assert_eq!(store.by_invitation("in-t").await.unwrap().as_deref(), Some("t"));
        assert_eq!(store.by_invitation("t").await.unwrap(), None);
        assert!(knows(&store, BERT).await && !knows(&store, GuestId([3; 16])).await);
        store.close().await;
        store = home.store().await;
    }
}

/// Several lines and the people with them: all or nothing.
#[tokio::test]
async fn a_conflict_writes_nothing() {
    let home = Home::new();
    let (store, chain) = with_table(&home).await;
    let append = |entries: &[Entry], people: &[NewPerson]| {
        let (lines, _) = Line::several(&chain, entries, 6);
        store.writer().append("t", Lines { lines, people: people.to_vec(), ..Lines::default() })
    };
    // A name that an act has had; one twice in a batch; a person's number; a guest; a guest whom nobody knows; nobody's table.
    for (entries, people) in [
        (vec![act("a"), act("first")], vec![]),
        (vec![act("a"), act("a")], vec![]),
        (vec![act("a")], vec![person(1, BERT, "Bert"), person(0, BERT, "Bert")]),
        (vec![act("a")], vec![person(1, ANNA, "Anna again")]),
        (vec![act("a")], vec![person(1, GuestId([3; 16]), "Nobody")]),
        (vec![act("a"), act("first")], vec![person(1, BERT, "Bert")]),
    ] {
        assert_eq!(append(&entries, &people).await, Err(WriteError::Conflict));
    }
    let (again, _) = Line::new(&Chain::start("t"), &act("other"), 6);
    assert_eq!(store.writer().append("t", again).await, Err(WriteError::Conflict));
    let (line, _) = Line::new(&Chain::start("nowhere"), &act("a"), 6);
    assert_eq!(store.writer().append("nowhere", line).await, Err(WriteError::Conflict));
    assert_eq!(store.writer().open_table(table("t", 6).0).await, Err(WriteError::Conflict));
    let (mut twin, _) = table("u", 6);
    twin.invitation = Some("in-t".to_owned());
    assert_eq!(store.writer().open_table(twin).await, Err(WriteError::Conflict));

    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!((stored.entries.len(), stored.people.len()), (1, 1));
    assert!(store.table("u").await.unwrap().is_none());
    assert_eq!(append(&[act("a")], &[person(1, BERT, "Bert")]).await, Ok(()));
    store.close().await;
}

/// Of two who write the same number at the same time one gets through.
#[tokio::test]
async fn in_one_commit_the_first_of_two_wins() {
    let home = Home::new();
    let (store, chain) = with_table(&home).await;
    let (left, _) = Line::new(&chain, &act("left"), 6);
    let (right, _) = Line::new(&chain, &act("right"), 6);
    let both = tokio::join!(store.writer().append("t", left), store.writer().append("t", right));
    assert_eq!(both, (Ok(()), Err(WriteError::Conflict)));
    assert_eq!(store.table("t").await.unwrap().unwrap().entries.last(), Some(&act("left")));
    store.close().await;
}

#[tokio::test]
async fn codes_lead_to_one_table_and_expire() {
    let home = Home::new();
    let (store, _) = with_table(&home).await;
    store.writer().open_table(table("u", 6).0).await.unwrap();
    let writer = store.writer();
    writer.set_code("t", "ABCDEF", 0, HOUR).await.unwrap();
    assert_eq!(store.by_code("ABCDEF", HOUR - 1).await.unwrap().as_deref(), Some("t"));
    assert_eq!(store.by_code("ABCDEF", HOUR).await.unwrap(), None);
    assert_eq!(store.code_of("t", 1).await.unwrap(), Some(("ABCDEF".to_owned(), HOUR)));
    // A living one is not taken away; a dead one may be given again.
    assert_eq!(writer.set_code("u", "ABCDEF", HOUR - 1, 2 * HOUR).await, Err(WriteError::Conflict));
    assert_eq!(store.by_code("ABCDEF", 1).await.unwrap().as_deref(), Some("t"));
    writer.set_code("u", "ABCDEF", HOUR, 2 * HOUR).await.unwrap();
    assert_eq!(store.by_code("ABCDEF", HOUR).await.unwrap().as_deref(), Some("u"));
    // A new one ends the old one.
    writer.set_code("u", "GHJKMN", HOUR, 3 * HOUR).await.unwrap();
    assert_eq!(store.by_code("ABCDEF", HOUR).await.unwrap(), None);
    assert_eq!(writer.set_code("nowhere", "GHJKMN", 0, HOUR).await, Err(WriteError::Conflict));
    store.close().await;
}

#[tokio::test]
async fn a_guest_finds_their_tables_the_newest_first() {
    let home = Home::new();
    let (store, _) = with_table(&home).await;
    for (id, created) in [("x", 9), ("y", 7), ("z", 8)] {
        store.writer().open_table(table(id, created).0).await.unwrap();
    }
    let found = |rows: &[(&str, i64)]| rows.iter().map(|&(id, at)| (id.to_owned(), at)).collect::<Vec<_>>();
    assert_eq!(store.tables_of(ANNA, 3).await.unwrap(), found(&[("x", 9), ("z", 8), ("y", 7)]));
    assert_eq!(store.tables_of(ANNA, 1).await.unwrap(), found(&[("x", 9)]));
    assert_eq!(store.tables_of(BERT, 3).await.unwrap(), []);
    store.close().await;
}

#[tokio::test]
async fn talk_keeps_its_order_and_knows_its_deal() {
    let home = Home::new();
    let (store, _) = with_table(&home).await;
    for phrase in ["hello", "well-played", "hello"] {
        store.writer().say("t", said(0, phrase)).await.unwrap();
    }
    store.writer().say("t", Said { deal: 2, ..said(0, "bye") }).await.unwrap();
    assert_eq!(store.writer().say("t", said(1, "nobody")).await, Err(WriteError::Conflict));
    assert_eq!(store.talk("t", 1).await.unwrap(), [said(0, "hello"), said(0, "well-played"), said(0, "hello")]);
    assert_eq!(store.talk("t", 2).await.unwrap().len(), 1);
    assert_eq!(store.talk("t", 3).await.unwrap(), []);
    store.close().await;
}

#[tokio::test]
async fn a_calendar_opens_with_its_secret() {
    let home = Home::new();
    let store = home.store().await;
    let writer = store.writer();
    writer.calendar(ANNA, "old").await.unwrap();
    writer.calendar(ANNA, "secret").await.unwrap();
    assert_eq!(store.by_calendar("secret").await.unwrap(), Some(ANNA));
    assert_eq!(store.by_calendar("old").await.unwrap(), None);
    assert_eq!(store.calendar_of(ANNA).await.unwrap().as_deref(), Some("secret"));
    assert_eq!(writer.calendar(GuestId([3; 16]), "another").await, Err(WriteError::Conflict));
    assert_eq!(writer.calendar(BERT, "secret").await, Err(WriteError::Conflict));
    assert_eq!(store.calendar_of(BERT).await.unwrap(), None);
    store.close().await;
}

#[tokio::test]
async fn a_session_leads_to_its_guest_and_tells_when_it_was_seen() {
    let home = Home::new();
    let store = home.store().await;
    let first = device(ANNA);
    assert_eq!(store.guest_of(first.session).await.unwrap(), Some((ANNA, first.clone())));
    assert_eq!(store.guest_of(SessionHash([3; 32])).await.unwrap(), None);
    let later = Device { label: "Chrome on Android".to_owned(), seen: 24 * HOUR, ..first.clone() };
    store.writer().seen(later.clone()).await.unwrap();
    assert_eq!(store.guest_of(first.session).await.unwrap(), Some((ANNA, later)));
    let nobody = Device { session: SessionHash([3; 32]), ..first.clone() };
    store.writer().seen(nobody.clone()).await.unwrap();
    assert_eq!(store.guest_of(nobody.session).await.unwrap(), None);
    // Neither a guest nor a session is given twice.
    assert_eq!(store.writer().arrive(ANNA, nobody).await, Err(WriteError::Conflict));
    assert_eq!(store.writer().arrive(GuestId([3; 16]), first).await, Err(WriteError::Conflict));
    store.close().await;
}

/// Nothing of somebody is left, in no page of the file either, but what they played.
#[tokio::test]
async fn who_is_forgotten_leaves_only_what_was_played() {
    let home = Home::new();
    let (store, chain) = with_table(&home).await;
    let writer = store.writer();
    let (line, chain) = Line::new(&chain, &act("a"), 6);
    let bert = person(1, BERT, "Bertram-the-Forgotten");
    writer.append("t", Lines { lines: vec![line], people: vec![bert], ..Lines::default() }).await.unwrap();
    writer.calendar(BERT, "calendar-of-bert").await.unwrap();
    for (player, phrase) in [(1, "phrase-of-bert"), (0, "hello"), (1, "phrase-of-bert")] {
        writer.say("t", said(player, phrase)).await.unwrap();
    }
    writer.forget(BERT).await.unwrap();
    assert!(!knows(&store, BERT).await && knows(&store, ANNA).await);
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!(stored.chain, chain);
    assert_eq!(stored.people[1], Person { player: 1, guest: None, name: None });
    assert_eq!(stored.people[0].name.as_deref(), Some("Anna"));
    assert_eq!(store.talk("t", 1).await.unwrap(), [said(0, "hello")]);
    assert_eq!(store.by_calendar("calendar-of-bert").await.unwrap(), None);
    assert_eq!(store.tables_of(BERT, 9).await.unwrap(), []);
    // Once more, and somebody whom nobody knows: nothing to do.
    writer.forget(BERT).await.unwrap();
    store.close().await;
    let file = std::fs::read(home.path().join("canasta.db")).unwrap();
    for left in
        [b"Bertram-the-Forgotten".as_slice(), b"calendar-of-bert", b"phrase-of-bert", &BERT.0, &device(BERT).session.0]
    {
        assert!(!file.windows(left.len()).any(|bytes| bytes == left), "{left:?} is left");
    }
}

/// What is promised and what is told is counted in the commit of its line: both are there, or neither.
#[tokio::test]
async fn promises_are_counted_with_their_lines() {
    let home = Home::new();
    let (store, chain) = with_table(&home).await;
    let made = |deal, byte| Told::Made(Seal { deal, commitment: [byte; 32] });
    let count = async |made, revealed| {
        let seals = store.seals().await.unwrap();
        assert_eq!((seals, seals.outstanding()), (Seals { made, revealed }, made - revealed));
    };
    count(0, 0).await;
    let (mut new, _) = table("u", 6);
    new.told = vec![made(1, 1)];
    store.writer().open_table(new).await.unwrap();
    let append = async |chain: &Chain, id: &str, told: &[Told]| {
        let (line, chain) = Line::new(chain, &act(id), 50);
        let done = store.writer().append("t", Lines { lines: vec![line], told: told.to_vec(), ..Lines::default() });
        (done.await, chain)
    };
    let (done, chain) = append(&chain, "a", &[made(1, 2), made(2, 3)]).await;
    assert_eq!(done, Ok(()));
    count(3, 0).await;
    assert_eq!(store.abandoned(50).await.unwrap(), ["u"]);
    assert_eq!(store.abandoned(51).await.unwrap(), ["t", "u"]);
    // A second promise of one deal, and a promise with an act that was done: neither line nor count.
    for (id, told) in [("b", made(2, 9)), ("a", made(3, 9))] {
        assert_eq!(append(&chain, id, &[told]).await.0, Err(WriteError::Conflict));
    }
    count(3, 0).await;
    let (done, chain) = append(&chain, "b", &[Told::Kept { deal: 1 }]).await;
    assert_eq!(done, Ok(()));
    count(3, 1).await;
    let (done, _) = append(&chain, "c", &[Told::All]).await;
    assert_eq!(done, Ok(()));
    count(3, 2).await;
    assert_eq!(store.abandoned(1000).await.unwrap(), ["u"]);
    store.close().await;
}
