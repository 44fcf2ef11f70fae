//! The contract test of a store. It runs against any implementation: implement [`Fixture`] and await [`run`].

#![allow(clippy::unwrap_used, reason = "this is a test, for other crates too")]

mod pads;
mod practice;

use std::collections::BTreeMap;

use async_trait::async_trait;
use canasta::{CardAction, Seat};
use canasta_table::CommitmentEvent;
use canasta_table::journal::{ActionId, Chain, Entry};
use canasta_table::scene::DealCommitment;

use crate::{
    Append, ChatLine, CommitmentCounts, Device, DeviceInvitation, EntryLookup, GuestId, GuestStore, JournalStore,
    NewEntry, NewPerson, NewTable, PadStore as _, PracticeStore as _, ReadError, SessionHash, Store, StoredSummary,
    StoredTable, SummaryStore, TablePerson, TableStore, WriteError,
};

/// An isolated, empty store for one chapter of the test, deleted afterwards.
#[async_trait]
pub trait Fixture: Sync {
    /// The implementation under test.
    type Store: Store;

    /// Opens the store. If it was closed, opens it again with its data.
    async fn open(&self) -> Self::Store;
}

/// Runs every chapter, each with its own fixture.
///
/// # Panics
/// If the store violates its contract.
pub async fn run<F: Fixture>(fixture: impl Fn() -> F) {
    writes_survive_a_restart(&fixture()).await;
    a_conflict_writes_nothing(&fixture()).await;
    the_first_of_two_writers_of_one_number_wins(&fixture()).await;
    reading_back_resolves_a_lost_reply(&fixture()).await;
    names_invitations_and_hidden_tables_change(&fixture()).await;
    codes_lead_to_one_table_and_expire(&fixture()).await;
    a_guest_finds_their_newest_tables_first(&fixture()).await;
    chat_keeps_its_order_by_deal(&fixture()).await;
    a_calendar_opens_with_its_secret(&fixture()).await;
    a_session_leads_to_its_guest(&fixture()).await;
    a_device_invitation_is_used_once(&fixture()).await;
    a_forgotten_guest_leaves_only_the_journal(&fixture()).await;
    people_at_a_shared_device_are_forgotten_with_its_guest(&fixture()).await;
    commitments_are_counted_with_their_entries(&fixture()).await;
    a_summary_covers_the_whole_journal(&fixture()).await;
    practice::a_review_lasts_until_its_person_is_forgotten(&fixture()).await;
    practice::puzzles_keep_the_days_when_they_were_solved(&fixture()).await;
    practice::a_day_has_one_deal_and_each_guest_one_attempt(&fixture()).await;
    practice::practice_data_is_deleted_with_the_guest(&fixture()).await;
    pads::a_pad_has_each_event_once(&fixture()).await;
    pads::only_devices_that_have_kept_a_pad_write_to_it(&fixture()).await;
    pads::a_hand_over_code_moves_a_pad_once(&fixture()).await;
    pads::a_pad_moves_when_nobody_objects(&fixture()).await;
    pads::two_phones_write_to_one_pad_at_once(&fixture()).await;
    pads::a_pad_has_room_for_a_limited_number_of_events(&fixture()).await;
    pads::pads_are_forgotten_with_their_guest(&fixture()).await;
    text_that_cannot_be_stored_matches_nothing(&fixture()).await;
    a_closed_store_refuses_writes(&fixture()).await;
}

const HOUR: i64 = 3_600_000;
/// A guest in every fixture's store.
pub(crate) const ANNA: GuestId = GuestId([1; 16]);
/// Another one.
pub(crate) const BERT: GuestId = GuestId([2; 16]);
/// A guest the store doesn't know.
const STRANGER: GuestId = GuestId([3; 16]);

pub(crate) fn device(guest: GuestId) -> Device {
    Device { session: SessionHash([guest.0[0]; 32]), label: "Firefox on Linux".to_owned(), seen: 0 }
}

pub(crate) async fn knows(store: &impl Store, guest: GuestId) -> bool {
    store.guest_of(device(guest).session).await.unwrap().is_some()
}

/// An arbitrary entry. The store doesn't check whether it is legal.
pub(crate) fn action(id: &str) -> Entry {
    Entry::Acted { by: ActionId { seat: Seat(0), id: id.to_owned() }, action: CardAction::Draw, substitute: false }
}

pub(crate) fn person(player: u8, guest: GuestId, name: &str) -> NewPerson {
    NewPerson { player, guest: Some(guest), name: Some(name.to_owned()) }
}

/// Anna's table with one entry, and its chain.
pub(crate) fn table(id: &str, created: i64) -> (NewTable, Chain) {
    let (entries, chain) = NewEntry::sequence(&Chain::start(id), &[action("first")], created);
    let invitation = Some(format!("in-{id}"));
    let people = vec![person(0, ANNA, "Anna")];
    (NewTable { id: id.to_owned(), invitation, created, entries, people, commitments: Vec::new() }, chain)
}

/// Adds Anna and Bert unless they already exist.
pub(crate) async fn add_guests(store: &impl Store) {
    for guest in [ANNA, BERT] {
        let added = store.add_guest(guest, device(guest)).await;
        assert!(matches!(added, Ok(()) | Err(WriteError::Conflict)), "{added:?}");
    }
}

async fn with_guests<F: Fixture>(fixture: &F) -> F::Store {
    let store = fixture.open().await;
    add_guests(&store).await;
    store
}

async fn with_table<F: Fixture>(fixture: &F) -> (F::Store, Chain) {
    let store = with_guests(fixture).await;
    let (table, chain) = table("t", 5);
    store.open_table(table).await.unwrap();
    (store, chain)
}

fn phrase_line(player: u8, phrase: &str) -> ChatLine {
    ChatLine { deal: 1, seat: Seat(player), player, phrase: phrase.to_owned(), at: 9 }
}

async fn writes_survive_a_restart<F: Fixture>(fixture: &F) {
    let (mut store, chain) = with_table(fixture).await;
    let (entries, chain) = NewEntry::sequence(&chain, &[action("a"), action("b")], 7);
    let people = vec![person(1, BERT, "Bert")];
    store.append("t", Append { entries, people, ..Append::default() }).await.unwrap();
    for _ in 0..2 {
        let stored = store.table("t").await.unwrap().unwrap();
        assert_eq!(stored.entries, [action("first"), action("a"), action("b")]);
        assert_eq!((&stored.chain, stored.last_at), (&chain, 7));
        assert_eq!(stored.invitation.as_deref(), Some("in-t"));
        let known = |player, guest, name: &str| TablePerson { player, guest: Some(guest), name: Some(name.to_owned()) };
        assert_eq!(stored.people, [known(0, ANNA, "Anna"), known(1, BERT, "Bert")]);
        assert_eq!(store.table_by_invitation("in-t").await.unwrap().as_deref(), Some("t"));
        assert_eq!(store.table_by_invitation("t").await.unwrap(), None);
        assert!(knows(&store, BERT).await && !knows(&store, GuestId([3; 16])).await);
        store.close().await;
        store = with_guests(fixture).await;
    }
}

async fn a_conflict_writes_nothing<F: Fixture>(fixture: &F) {
    let (store, chain) = with_table(fixture).await;
    let append = |entries: &[Entry], people: &[NewPerson]| {
        let (entries, _) = NewEntry::sequence(&chain, entries, 6);
        store.append("t", Append { entries, people: people.to_vec(), ..Append::default() })
    };
    // An existing action id, an action id twice in the batch, an existing person's number, an existing guest, an
    // unknown guest, and an existing action id together with a valid new person.
    for (entries, people) in [
        (vec![action("a"), action("first")], vec![]),
        (vec![action("a"), action("a")], vec![]),
        (vec![action("a")], vec![person(1, BERT, "Bert"), person(0, BERT, "Bert")]),
        (vec![action("a")], vec![person(1, ANNA, "Anna again")]),
        (vec![action("a")], vec![person(1, GuestId([3; 16]), "Stranger")]),
        (vec![action("a"), action("first")], vec![person(1, BERT, "Bert")]),
    ] {
        assert_eq!(append(&entries, &people).await, Err(WriteError::Conflict));
    }
    let (again, _) = NewEntry::next(&Chain::start("t"), &action("other"), 6);
    assert_eq!(store.append("t", again.into()).await, Err(WriteError::Conflict));
    let (entry, _) = NewEntry::next(&Chain::start("nowhere"), &action("a"), 6);
    assert_eq!(store.append("nowhere", entry.into()).await, Err(WriteError::Conflict));
    assert_eq!(store.open_table(table("t", 6).0).await, Err(WriteError::Conflict));
    let (mut duplicate, _) = table("u", 6);
    duplicate.invitation = Some("in-t".to_owned());
    assert_eq!(store.open_table(duplicate).await, Err(WriteError::Conflict));

    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!((stored.entries.len(), stored.people.len()), (1, 1));
    assert!(store.table("u").await.unwrap().is_none());
    assert_eq!(append(&[action("a")], &[person(1, BERT, "Bert")]).await, Ok(()));
    store.close().await;
}

async fn the_first_of_two_writers_of_one_number_wins<F: Fixture>(fixture: &F) {
    let (store, chain) = with_table(fixture).await;
    let (left, _) = NewEntry::next(&chain, &action("left"), 6);
    let (right, _) = NewEntry::next(&chain, &action("right"), 6);
    let both = tokio::join!(store.append("t", left.into()), store.append("t", right.into()));
    assert_eq!(both, (Ok(()), Err(WriteError::Conflict)));
    assert_eq!(store.table("t").await.unwrap().unwrap().entries.last(), Some(&action("left")));
    store.close().await;
}

async fn codes_lead_to_one_table_and_expire<F: Fixture>(fixture: &F) {
    let (store, _) = with_table(fixture).await;
    store.open_table(table("u", 6).0).await.unwrap();
    store.set_code("t", "ABCDEF", 0, HOUR).await.unwrap();
    assert_eq!(store.table_by_code("ABCDEF", HOUR - 1).await.unwrap().as_deref(), Some("t"));
    assert_eq!(store.table_by_code("ABCDEF", HOUR).await.unwrap(), None);
    assert_eq!(store.code_of("t", 1).await.unwrap(), Some(("ABCDEF".to_owned(), HOUR)));
    // A valid code can't be reused; an expired one can.
    assert_eq!(store.set_code("u", "ABCDEF", HOUR - 1, 2 * HOUR).await, Err(WriteError::Conflict));
    assert_eq!(store.table_by_code("ABCDEF", 1).await.unwrap().as_deref(), Some("t"));
    store.set_code("u", "ABCDEF", HOUR, 2 * HOUR).await.unwrap();
    assert_eq!(store.table_by_code("ABCDEF", HOUR).await.unwrap().as_deref(), Some("u"));
    // A new code ends the old one.
    store.set_code("u", "GHJKMN", HOUR, 3 * HOUR).await.unwrap();
    assert_eq!(store.table_by_code("ABCDEF", HOUR).await.unwrap(), None);
    assert_eq!(store.set_code("nowhere", "GHJKMN", 0, HOUR).await, Err(WriteError::Conflict));
    store.close().await;
}

async fn a_guest_finds_their_newest_tables_first<F: Fixture>(fixture: &F) {
    let (store, _) = with_table(fixture).await;
    for (id, created) in [("x", 9), ("y", 7), ("z", 8)] {
        store.open_table(table(id, created).0).await.unwrap();
    }
    let found = |rows: &[(&str, i64)]| rows.iter().map(|&(id, at)| (id.to_owned(), at)).collect::<Vec<_>>();
    assert_eq!(store.tables_of(ANNA, 3).await.unwrap(), found(&[("x", 9), ("z", 8), ("y", 7)]));
    assert_eq!(store.tables_of(ANNA, 1).await.unwrap(), found(&[("x", 9)]));
    assert_eq!(store.tables_of(BERT, 3).await.unwrap(), []);
    store.close().await;
}

async fn chat_keeps_its_order_by_deal<F: Fixture>(fixture: &F) {
    let (store, _) = with_table(fixture).await;
    for phrase in ["hello", "well-played", "hello"] {
        store.add_chat("t", phrase_line(0, phrase)).await.unwrap();
    }
    store.add_chat("t", ChatLine { deal: 2, ..phrase_line(0, "bye") }).await.unwrap();
    assert_eq!(store.add_chat("t", phrase_line(1, "stranger")).await, Err(WriteError::Conflict));
    assert_eq!(
        store.chat("t", 1).await.unwrap(),
        [phrase_line(0, "hello"), phrase_line(0, "well-played"), phrase_line(0, "hello")]
    );
    assert_eq!(store.chat("t", 2).await.unwrap().len(), 1);
    assert_eq!(store.chat("t", 3).await.unwrap(), []);
    store.close().await;
}

async fn a_calendar_opens_with_its_secret<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    store.set_calendar(ANNA, "old").await.unwrap();
    store.set_calendar(ANNA, "secret").await.unwrap();
    assert_eq!(store.guest_by_calendar("secret").await.unwrap(), Some(ANNA));
    assert_eq!(store.guest_by_calendar("old").await.unwrap(), None);
    assert_eq!(store.calendar_of(ANNA).await.unwrap().as_deref(), Some("secret"));
    assert_eq!(store.set_calendar(GuestId([3; 16]), "another").await, Err(WriteError::Conflict));
    assert_eq!(store.set_calendar(BERT, "secret").await, Err(WriteError::Conflict));
    assert_eq!(store.calendar_of(BERT).await.unwrap(), None);
    store.close().await;
}

async fn a_session_leads_to_its_guest<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    let first = device(ANNA);
    assert_eq!(store.guest_of(first.session).await.unwrap(), Some((ANNA, first.clone())));
    assert_eq!(store.guest_of(SessionHash([3; 32])).await.unwrap(), None);
    let later = Device { label: "Chrome on Android".to_owned(), seen: 24 * HOUR, ..first.clone() };
    store.update_device(later.clone()).await.unwrap();
    assert_eq!(store.guest_of(first.session).await.unwrap(), Some((ANNA, later)));
    let unknown = Device { session: SessionHash([3; 32]), ..first.clone() };
    store.update_device(unknown.clone()).await.unwrap();
    assert_eq!(store.guest_of(unknown.session).await.unwrap(), None);
    // Neither a guest nor a session can be added twice.
    assert_eq!(store.add_guest(ANNA, unknown).await, Err(WriteError::Conflict));
    assert_eq!(store.add_guest(GuestId([3; 16]), first).await, Err(WriteError::Conflict));
    store.close().await;
}

async fn commitments_are_counted_with_their_entries<F: Fixture>(fixture: &F) {
    let (store, chain) = with_table(fixture).await;
    let made = |deal, byte| CommitmentEvent::Committed(DealCommitment { deal, commitment: [byte; 32] });
    let count = async |made, revealed| {
        let commitments = store.commitment_counts().await.unwrap();
        assert_eq!((commitments, commitments.outstanding()), (CommitmentCounts { made, revealed }, made - revealed));
    };
    count(0, 0).await;
    let (mut new, _) = table("u", 6);
    new.commitments = vec![made(1, 1)];
    store.open_table(new).await.unwrap();
    let append = async |chain: &Chain, id: &str, commitments: &[CommitmentEvent]| {
        let (entry, chain) = NewEntry::next(chain, &action(id), 50);
        let done =
            store.append("t", Append { entries: vec![entry], commitments: commitments.to_vec(), ..Append::default() });
        (done.await, chain)
    };
    let (done, chain) = append(&chain, "a", &[made(1, 2), made(2, 3)]).await;
    assert_eq!(done, Ok(()));
    count(3, 0).await;
    assert_eq!(store.abandoned_tables(50).await.unwrap(), ["u"]);
    assert_eq!(store.abandoned_tables(51).await.unwrap(), ["t", "u"]);
    // Neither a second commitment to a deal, nor a commitment that comes with an already completed action, changes the
    // journal or the count.
    for (id, event) in [("b", made(2, 9)), ("a", made(3, 9))] {
        assert_eq!(append(&chain, id, &[event]).await.0, Err(WriteError::Conflict));
    }
    count(3, 0).await;
    let (done, chain) = append(&chain, "b", &[CommitmentEvent::Revealed { deal: 1 }]).await;
    assert_eq!(done, Ok(()));
    count(3, 1).await;
    let (done, _) = append(&chain, "c", &[CommitmentEvent::AllRevealed]).await;
    assert_eq!(done, Ok(()));
    count(3, 2).await;
    assert_eq!(store.abandoned_tables(1000).await.unwrap(), ["u"]);
    store.close().await;
}

async fn names_invitations_and_hidden_tables_change<F: Fixture>(fixture: &F) {
    let (store, _) = with_table(fixture).await;
    store.open_table(table("u", 6).0).await.unwrap();
    store.rename_person("t", 0, "Annie".to_owned()).await.unwrap();
    assert_eq!(store.rename_person("t", 1, "Bert".to_owned()).await, Err(WriteError::Conflict));
    store.set_code("t", "ABCDEF", 0, HOUR).await.unwrap();
    store.set_invitation("t", "another").await.unwrap();
    assert_eq!(store.set_invitation("u", "another").await, Err(WriteError::Conflict));
    assert_eq!(store.set_invitation("nowhere", "third").await, Err(WriteError::Conflict));
    assert_eq!(store.table_by_invitation("in-t").await.unwrap(), None);
    assert_eq!(store.table_by_invitation("another").await.unwrap().as_deref(), Some("t"));
    assert_eq!(store.table_by_code("ABCDEF", 1).await.unwrap(), None);
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!((stored.people[0].name.as_deref(), stored.invitation.as_deref()), (Some("Annie"), Some("another")));
    store.hide_table("u", 0).await.unwrap();
    assert_eq!(store.listed_tables_of(ANNA, 9).await.unwrap(), ["t"]);
    assert_eq!(store.unfinished_tables_of(ANNA, 9).await.unwrap(), ["u", "t"]);
    assert_eq!((store.opened_at("u").await.unwrap(), store.opened_at("x").await.unwrap()), (Some(6), None));
    store.close().await;
}

/// The new device keeps apart the guest who played on it before, and can switch back to that guest.
async fn a_device_invitation_is_used_once<F: Fixture>(fixture: &F) {
    let (store, _) = with_table(fixture).await;
    let invitation =
        DeviceInvitation { secret: [7; 32], code: [8; 32], guest: BERT, prefs: "dark".to_owned(), expires: HOUR };
    store.add_device_invitation(0, invitation.clone()).await.unwrap();
    assert_eq!(store.device_invitation(&[8; 32], 1).await.unwrap(), Some(invitation.clone()));
    assert_eq!(store.device_invitation(&[7; 32], HOUR).await.unwrap(), None);
    let strangers = DeviceInvitation { guest: STRANGER, secret: [9; 32], code: [10; 32], ..invitation };
    assert_eq!(store.add_device_invitation(0, strangers).await, Err(WriteError::Conflict));
    let old = device(ANNA);
    let new = Device { session: SessionHash([9; 32]), ..device(ANNA) };
    assert_eq!(store.use_device_invitation(HOUR, [7; 32], None, new.clone()).await, Err(WriteError::Conflict));
    store.use_device_invitation(1, [7; 32], Some(old.session), new.clone()).await.unwrap();
    assert_eq!(store.use_device_invitation(1, [7; 32], None, device(STRANGER)).await, Err(WriteError::Conflict));
    assert_eq!(store.guest_of(new.session).await.unwrap().unwrap().0, BERT);
    assert_eq!(store.guest_of(old.session).await.unwrap(), None);
    assert_eq!(store.devices_of(BERT).await.unwrap().len(), 2);
    assert_eq!(store.kept_apart(new.session).await.unwrap(), [ANNA]);
    assert!(store.is_reachable(ANNA).await.unwrap() && !store.is_reachable(STRANGER).await.unwrap());
    assert_eq!(store.known_as(ANNA).await.unwrap(), (Some("Anna".to_owned()), 1));
    // Switch back and forth. When the session ends, the guest that was kept apart remains.
    store.switch_guest(new.session, ANNA).await.unwrap();
    assert_eq!(store.switch_guest(new.session, ANNA).await, Err(WriteError::Conflict));
    store.switch_guest(new.session, BERT).await.unwrap();
    assert_eq!(store.end_session(new.session, ANNA).await, Err(WriteError::Conflict));
    store.end_session(new.session, BERT).await.unwrap();
    assert_eq!(store.guest_of(new.session).await.unwrap().unwrap().0, ANNA);
    store.end_session(new.session, ANNA).await.unwrap();
    assert_eq!(store.guest_of(new.session).await.unwrap(), None);
    assert!(!store.is_reachable(ANNA).await.unwrap());
    store.drop_kept_apart(device(BERT).session).await.unwrap();
    store.close().await;
}

async fn a_forgotten_guest_leaves_only_the_journal<F: Fixture>(fixture: &F) {
    let (store, chain) = with_table(fixture).await;
    let chain = play_and_forget(&store, chain).await;
    assert!(!knows(&store, BERT).await && knows(&store, ANNA).await);
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!(stored.chain, chain);
    assert_eq!(stored.people[1], TablePerson { player: 1, guest: None, name: None });
    assert_eq!(stored.people[0].name.as_deref(), Some("Anna"));
    assert_eq!(store.chat("t", 1).await.unwrap(), [phrase_line(0, "hello")]);
    assert_eq!(store.guest_by_calendar("calendar-of-bert").await.unwrap(), None);
    assert_eq!(store.tables_of(BERT, 9).await.unwrap(), []);
    assert_eq!(store.rename_person("t", 1, "Bert".to_owned()).await, Err(WriteError::Conflict));
    // Forgetting a guest twice is harmless. A guest who is forgotten at one table is still known elsewhere.
    store.forget_guest(BERT).await.unwrap();
    store.forget_guest_at(ANNA, vec!["t".to_owned()]).await.unwrap();
    assert!(knows(&store, ANNA).await);
    assert_eq!(store.table("t").await.unwrap().unwrap().people[0].guest, None);
    store.close().await;
}

async fn people_at_a_shared_device_are_forgotten_with_its_guest<F: Fixture>(fixture: &F) {
    let store = with_guests(fixture).await;
    let otto = NewPerson { player: 1, guest: None, name: Some("Otto".to_owned()) };
    let emma = NewPerson { player: 2, guest: None, name: Some("Emma".to_owned()) };
    let open = async |id: &str| {
        let (mut new, chain) = table(id, 5);
        new.people.extend([otto.clone(), emma.clone()]);
        store.open_table(new).await.unwrap();
        let (entries, _) = NewEntry::sequence(&chain, &[action("a")], 7);
        let people = vec![person(3, BERT, "Bert")];
        store.append(id, Append { entries, people, ..Append::default() }).await.unwrap();
    };
    for id in ["one", "two", "three"] {
        open(id).await;
    }
    let names = async |id: &str| {
        let stored = store.table(id).await.unwrap().unwrap();
        stored.people.into_iter().map(|person| person.name.unwrap_or_default()).collect::<Vec<_>>()
    };
    // Only the guest who opened the table has the device.
    store.forget_guest_at(BERT, vec!["one".to_owned()]).await.unwrap();
    assert_eq!(names("one").await, ["Anna", "Otto", "Emma", ""]);
    store.forget_guest_at(ANNA, vec!["one".to_owned()]).await.unwrap();
    assert_eq!(names("one").await, ["", "", "", ""]);
    assert_eq!(names("two").await, ["Anna", "Otto", "Emma", "Bert"]);
    store.forget_guest(BERT).await.unwrap();
    assert_eq!(names("two").await, ["Anna", "Otto", "Emma", ""]);
    store.forget_guest(ANNA).await.unwrap();
    for id in ["two", "three"] {
        assert_eq!(names(id).await, ["", "", "", ""]);
    }
    store.close().await;
}

/// Bert joins Anna's table, plays, chats, and is forgotten.
pub(crate) async fn play_and_forget(store: &impl Store, chain: Chain) -> Chain {
    let (entry, chain) = NewEntry::next(&chain, &action("a"), 6);
    let bert = person(1, BERT, "Bertram-the-Forgotten");
    store.append("t", Append { entries: vec![entry], people: vec![bert], ..Append::default() }).await.unwrap();
    store.set_calendar(BERT, "calendar-of-bert").await.unwrap();
    for (player, phrase) in [(1, "phrase-of-bert"), (0, "hello"), (1, "phrase-of-bert")] {
        store.add_chat("t", phrase_line(player, phrase)).await.unwrap();
    }
    practice::add_practice_data(store, BERT).await;
    pads::add_pads(store).await;
    store.forget_guest(BERT).await.unwrap();
    chain
}

/// A summary is valid as long as it covers the whole journal. It is deleted when the last guest known at its table is
/// forgotten.
async fn a_summary_covers_the_whole_journal<F: Fixture>(fixture: &F) {
    let (store, _) = with_table(fixture).await;
    let summary = |n, text: &str| StoredSummary { table: "t".to_owned(), n, at: 9, text: text.to_owned() };
    let found = async || store.played_tables(ANNA, 9).await.unwrap().remove(0).summary;
    assert_eq!(store.idle_tables("", 9, 3).await.unwrap()[0].unsummarised, Some(1));
    assert_eq!(store.idle_tables("", 5, 3).await.unwrap()[0].unsummarised, None);
    assert_eq!(store.idle_tables("t", 9, 3).await.unwrap(), []);
    store.save_summaries(vec![summary(0, "old")]).await.unwrap();
    assert_eq!(found().await, None);
    store.save_summaries(vec![summary(1, "one")]).await.unwrap();
    assert_eq!(found().await, Some(summary(1, "one")));
    assert_eq!(store.idle_tables("", 9, 3).await.unwrap()[0].unsummarised, None);
    assert_eq!(store.unfinished_tables_of(ANNA, 9).await.unwrap(), Vec::<String>::new());
    let names = store.names_at_tables_of(ANNA).await.unwrap();
    assert_eq!(names["t"], BTreeMap::from([(0, "Anna".to_owned())]));
    assert_eq!(store.last_action_at("t").await.unwrap(), 5);
    store.forget_guest_at(ANNA, vec!["t".to_owned()]).await.unwrap();
    store.save_summaries(vec![summary(1, "of no guest")]).await.unwrap();
    assert_eq!(store.played_tables(ANNA, 9).await.unwrap(), []);
    assert_eq!(store.idle_tables("", 9, 3).await.unwrap()[0].unsummarised, None);
    store.close().await;
}

/// Visitors can send any characters. Text that a database can't store matches nothing.
async fn text_that_cannot_be_stored_matches_nothing<F: Fixture>(fixture: &F) {
    let (store, chain) = with_table(fixture).await;
    for text in ["\0", "t\0", "\u{fffd}", "\u{10ffff}", "'; DROP TABLE tables; --"] {
        assert!(store.table(text).await.unwrap().is_none());
        assert_eq!(store.opened_at(text).await.unwrap(), None);
        assert_eq!(store.table_by_invitation(text).await.unwrap(), None);
        assert_eq!(store.table_by_code(text, 0).await.unwrap(), None);
        assert_eq!(store.code_of(text, 0).await.unwrap(), None);
        assert_eq!(store.review(text, 0).await.unwrap(), None);
        assert_eq!(store.guest_by_calendar(text).await.unwrap(), None);
        assert_eq!(store.pad_by_code(text).await.unwrap(), None);
        assert_eq!(
            store.append(text, NewEntry::next(&chain, &action("a"), 6).0.into()).await,
            Err(WriteError::Conflict)
        );
    }
    store.close().await;
}

async fn a_closed_store_refuses_writes<F: Fixture>(fixture: &F) {
    let (store, chain) = with_table(fixture).await;
    assert_eq!(store.ping().await, Ok(()));
    store.close().await;
    let (entry, _) = NewEntry::next(&chain, &action("a"), 6);
    assert!(matches!(store.append("t", entry.into()).await, Err(WriteError::Stopped | WriteError::Unknown)));
    assert!(store.ping().await.is_err());
    let store = fixture.open().await;
    assert_eq!(store.table("t").await.unwrap().unwrap().entries.len(), 1);
    store.close().await;
}

/// Ways in which a network loses an append while others keep writing.
enum Loss {
    Request,
    Reply,
    /// The request arrives only after the first attempt to read back.
    Late,
    /// Another server's entry arrives first.
    Overtaken(NewEntry),
    /// The database becomes unreachable.
    Everything,
}

/// A store across a network that loses the first append.
struct Lossy<'a, S> {
    inner: &'a S,
    loss: std::sync::Mutex<Option<Loss>>,
    late: std::sync::Mutex<Option<Append>>,
}

impl<'a, S: Store> Lossy<'a, S> {
    fn new(inner: &'a S, loss: Loss) -> Self {
        Self { inner, loss: std::sync::Mutex::new(Some(loss)), late: std::sync::Mutex::default() }
    }

    fn is_cut_off(&self) -> bool {
        matches!(*self.loss.lock().unwrap(), Some(Loss::Everything))
    }
}

#[async_trait]
impl<S: Store> JournalStore for Lossy<'_, S> {
    async fn open_table(&self, table: NewTable) -> Result<(), WriteError> {
        self.inner.open_table(table).await
    }

    async fn append(&self, table: &str, append: Append) -> Result<(), WriteError> {
        if self.is_cut_off() {
            return Err(WriteError::Unknown);
        }
        let loss = self.loss.lock().unwrap().take();
        match loss {
            None => return self.inner.append(table, append).await,
            Some(Loss::Request | Loss::Everything) => {}
            Some(Loss::Reply) => self.inner.append(table, append).await?,
            Some(Loss::Late) => *self.late.lock().unwrap() = Some(append),
            Some(Loss::Overtaken(entry)) => self.inner.append(table, entry.into()).await?,
        }
        Err(WriteError::Unknown)
    }

    async fn find_entry(&self, table: &str, entry: &NewEntry) -> Result<EntryLookup, ReadError> {
        if self.is_cut_off() {
            return Err(ReadError::Unavailable("cut off".into()));
        }
        let found = self.inner.find_entry(table, entry).await;
        let late = self.late.lock().unwrap().take();
        if let Some(append) = late {
            self.inner.append(table, append).await.unwrap();
        }
        found
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, ReadError> {
        self.inner.table(id).await
    }

    async fn opened_at(&self, id: &str) -> Result<Option<i64>, ReadError> {
        self.inner.opened_at(id).await
    }

    async fn last_action_at(&self, table: &str) -> Result<i64, ReadError> {
        self.inner.last_action_at(table).await
    }

    async fn abandoned_tables(&self, before: i64) -> Result<Vec<String>, ReadError> {
        self.inner.abandoned_tables(before).await
    }

    async fn commitment_counts(&self) -> Result<CommitmentCounts, ReadError> {
        self.inner.commitment_counts().await
    }
}

/// An append whose reply is lost is written once, or not at all if another server wrote first.
async fn reading_back_resolves_a_lost_reply<F: Fixture>(fixture: &F) {
    let (store, mut chain) = with_table(fixture).await;
    let (first, second) = NewEntry::next(&Chain::start("t"), &action("first"), 5);
    let (second, _) = NewEntry::next(&second, &action("second"), 5);
    assert_eq!(store.find_entry("t", &first).await.unwrap(), EntryLookup::This);
    assert_eq!(store.find_entry("t", &second).await.unwrap(), EntryLookup::None);
    assert_eq!(
        store.find_entry("t", &NewEntry { hash: second.hash, ..first.clone() }).await.unwrap(),
        EntryLookup::Another
    );
    assert_eq!(store.find_entry("nowhere", &first).await.unwrap(), EntryLookup::None);
    for (id, loss) in [("a", Loss::Request), ("b", Loss::Reply), ("c", Loss::Late)] {
        let (entry, next) = NewEntry::next(&chain, &action(id), 6);
        assert_eq!(Lossy::new(&store, loss).append_confirmed("t", entry.into()).await, Ok(()), "{id}");
        chain = next;
    }
    let (ours, _) = NewEntry::next(&chain, &action("ours"), 6);
    let (theirs, chain) = NewEntry::next(&chain, &action("theirs"), 6);
    let lossy = Lossy::new(&store, Loss::Overtaken(theirs));
    assert_eq!(lossy.append_confirmed("t", ours.into()).await, Err(WriteError::Conflict));
    let (entry, _) = NewEntry::next(&chain, &action("d"), 6);
    let lossy = Lossy::new(&store, Loss::Everything);
    assert_eq!(lossy.append_confirmed("t", entry.into()).await, Err(WriteError::Unknown));
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!(stored.entries, [action("first"), action("a"), action("b"), action("c"), action("theirs")]);
    assert_eq!(stored.chain, chain);
    store.close().await;
}
