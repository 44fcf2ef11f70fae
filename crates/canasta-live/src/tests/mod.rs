//! Live tables on a real store.

#[cfg(unix)]
mod nodes;
// The disposable server from the store's own tests.
#[cfg(unix)]
#[path = "../../../canasta-store/tests/it/postgres_server.rs"]
#[allow(dead_code, reason = "the store's tests use more of it")]
mod postgres_server;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use canasta::deck::shuffled;
use canasta::{Players, RuleSet, Seat, SeedRng};
use canasta_store::sqlite::{SqliteSettings, SqliteStore};
use canasta_store::{Device, GuestId, NewEntry, NewPerson, NewTable, SessionHash, Store};
use canasta_table::journal::{Chain, Entry, Formats, Person, SeatedPlayer, Terms, Watch};
use canasta_table::scene::Screen;
use tokio::sync::watch;

use crate::{
    Bots, Bus, Context, DealSettings, Decks, Registry, Request, Snapshot, TableCounts, TableSettings, TableTiming,
    Thinking, Viewer, WindowLimits, hint_source, seeded_decks, seeded_draws,
};

const ANNA: GuestId = GuestId([1; 16]);
const BERT: GuestId = GuestId([2; 16]);
const CLEO: GuestId = GuestId([3; 16]);

/// A data directory that is deleted after the test.
struct DataDirectory(PathBuf);

impl Drop for DataDirectory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn settings() -> TableSettings {
    let timing = TableTiming {
        bot_pace_percent: 0,
        clock_speed: 1,
        unload_after: Duration::from_secs(600),
        give_up_after: Duration::from_secs(600),
    };
    TableSettings {
        dealing: DealSettings { deck: Decks::Given(seeded_decks(1)), draw: seeded_draws(1), first_dealer: None },
        timing,
        windows: WindowLimits { people: 9, spectators: 9 },
        bots: Bots::levels(),
        hint_source: hint_source(),
        counts: Arc::new(TableCounts::default()),
        formats: Formats::RELEASED,
    }
}

/// A game in its first deal with Anna, Bert and two bots. It is Anna's turn, and everyone may watch.
fn game() -> Vec<Entry> {
    let terms = Terms { watch: Watch::Everybody, ..Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR) };
    let person = |n: u8| [Entry::Joined(Person(n)), Entry::Sat { seat: Seat(n), who: SeatedPlayer::Person(Person(n)) }];
    let bot = |(seat, name): (u8, &str)| {
        let who = SeatedPlayer::Bot { name: name.to_owned(), bot: "club".to_owned() };
        Entry::Sat { seat: Seat(seat), who }
    };
    [Entry::Opened(Box::new(terms))]
        .into_iter()
        .chain((0..2).flat_map(person))
        .chain([(2, "Ruth"), (3, "Paul")].map(bot))
        .chain([Entry::Begun { first_dealer: Seat(3), draws: Vec::new() }])
        .chain([Entry::Dealt { deal: 1, deck: shuffled(&mut SeedRng::new(1)) }])
        .collect()
}

async fn add_guests(store: &impl Store) {
    for guest in [ANNA, BERT, CLEO] {
        let session = SessionHash([guest.0[0]; 32]);
        store.add_guest(guest, Device { session, label: String::new(), seen: 0 }).await.unwrap();
    }
}

/// Opens a table where Anna and Bert are the first two people.
async fn open(store: &impl Store, id: &str, entries: &[Entry]) {
    let (entries, _) = NewEntry::sequence(&Chain::start(id), entries, 0);
    let people = [(0, ANNA, "Anna"), (1, BERT, "Bert")];
    let people = people
        .map(|(player, guest, name)| NewPerson { player, guest: Some(guest), name: Some(name.to_owned()) })
        .to_vec();
    let invitation = Some(format!("secret of {id}"));
    let id = id.to_owned();
    store.open_table(NewTable { id, invitation, created: 0, entries, people, commitments: Vec::new() }).await.unwrap();
}

/// The live tables of a server with one game, at table “t”. Cleo is a guest who hasn't joined it.
async fn registry(data: &DataDirectory) -> Arc<Registry> {
    let store = Arc::new(SqliteStore::open(&SqliteSettings::new(&data.0)).await.unwrap());
    add_guests(&*store).await;
    open(&*store, "t", &game()).await;
    let config = settings();
    let thinking = Arc::new(Thinking::start(&config.bots).unwrap());
    // Leak the sender, because dropping it would stop the tables at once.
    let (running, stop) = watch::channel(false);
    std::mem::forget(running);
    let journals = Arc::<SqliteStore>::clone(&store);
    Registry::new(Context { journals, store, bus: Bus::default(), config, node: None, stop }, thinking)
}

fn join(guest: GuestId, name: &str) -> Request {
    Request::Join(guest, name.to_owned())
}

fn n(seen: &watch::Receiver<Snapshot>) -> u64 {
    seen.borrow().screen.n()
}

/// After an entry, a scene is made for each viewer with an open screen, and a single one for all spectators. None is
/// made for a player who is away until the player comes back.
#[tokio::test]
async fn scenes_are_made_once_for_each_viewer_with_a_screen() {
    let data = DataDirectory(std::env::temp_dir().join(format!("canasta-live-{}", std::process::id())));
    let registry = registry(&data).await;
    let (table, annas) = registry.follow("t", Some(ANNA)).await.unwrap();
    let annas = annas.unwrap();
    let first = registry.follow("t", None).await.unwrap().1;
    let second = registry.follow("t", None).await.unwrap().1;
    let spectators = [first.unwrap(), second.unwrap()];
    // Bert loads the page and leaves again.
    assert!(registry.snapshot("t", Some(BERT)).await.unwrap().1.is_some());

    let before = n(&annas);
    let came = table.request(join(CLEO, "Cleo")).await.unwrap();
    assert_eq!(came, before + 1);
    assert_eq!((n(&annas), spectators.each_ref().map(n)), (came, [came; 2]));
    let shared = spectators.each_ref().map(|seen| Arc::clone(&seen.borrow().screen));
    assert!(Arc::ptr_eq(&shared[0], &shared[1]), "each spectator has a scene of their own");
    assert!(!Arc::ptr_eq(&shared[0], &annas.borrow().screen));
    for away in [Viewer::Person(Person(1)), Viewer::Person(Person(2)), Viewer::Banned] {
        assert!(table.audience.follow(away).is_none(), "a scene was made for {away:?}");
    }

    let seen = registry.snapshot("t", Some(BERT)).await.unwrap().1.unwrap();
    let Screen::Game(scene) = &*seen.screen else { panic!("Bert sees no game") };
    assert_eq!((scene.n, scene.view.seat), (came, Some(Seat(1))));
    // All of Bert's screens share this scene until something happens.
    let again = registry.snapshot("t", Some(BERT)).await.unwrap().1.unwrap();
    assert!(Arc::ptr_eq(&seen.screen, &again.screen));
    drop(spectators);
    table.request(Request::AskToJoin(GuestId([4; 16]), "Dora".to_owned())).await.unwrap();
    assert!(table.audience.follow(Viewer::Person(Person(1))).is_none());
    assert!(table.audience.follow(Viewer::Stranger).is_none(), "a scene was made although every spectator has left");
    registry.context.store.close().await;
}
