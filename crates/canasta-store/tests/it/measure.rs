//! Measuring the store: a data directory full of tables, how fast they are read, how fast entries become durable. For the
//! example `store_speed` and for tests.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use canasta::deck::shuffled;
use canasta::{Players, RuleSet, Seat, SeedRng};
use canasta_store::postgres::{PostgresSettings, PostgresStore};
use canasta_store::sqlite::{SqliteSettings, SqliteStore};
use canasta_store::{
    Append, CommitObserver, Device, GuestId, GuestStore as _, JournalStore, NewEntry, NewPerson, NewTable, SessionHash,
    Store as _,
};
use canasta_table::journal::{ActionId, Chain, Entry, Person, SeatedPlayer, Seats, Terms};
use canasta_table::{Proposed, SeatRequest, Table};
use tokio::task::JoinSet;

/// What can go wrong while measuring, told as it comes.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

/// How many games the tables are copies of, cut off at different acts.
const GAMES: u64 = 8;
/// Tables that are written at one time.
const AT_ONCE: u32 = 256;

/// The id of the k-th table.
pub(crate) fn id(k: u32) -> String {
    format!("{k:032x}")
}

/// Fills a data directory with so many tables of four in the middle of a deal, each with one person; returns how many
/// entries they have together.
///
/// # Errors
/// The store does not open or does not take them.
pub(crate) async fn fill(data: &Path, tables: u32) -> Result<u64, Failure> {
    let store = Arc::new(SqliteStore::open(&SqliteSettings::new(data)).await?);
    let games: Vec<Vec<Entry>> = (0..GAMES).map(game).collect::<Option<_>>().ok_or("a game is not as it should be")?;
    let (mut entries, mut left) = (0, 0..tables);
    loop {
        let mut writing = JoinSet::new();
        for k in left.by_ref().take(usize::try_from(AT_ONCE)?) {
            let game = &games[usize::try_from(k)? % games.len()];
            // From the first acts to the last.
            let until = opening().len() + 2 + usize::try_from(k)? * 7 % (game.len() - opening().len() - 2);
            let (first, _) = NewEntry::sequence(&Chain::start(&id(k)), &game[..until], i64::from(k));
            entries += u64::try_from(first.len())?;
            let guest = GuestId(u128::from(k).to_be_bytes());
            let people = vec![NewPerson { player: 0, guest, name: Some("Anna".to_owned()) }];
            let table = NewTable {
                id: id(k),
                invitation: None,
                created: i64::from(k),
                entries: first,
                people,
                commitments: Vec::new(),
            };
            let store = Arc::clone(&store);
            let device = Device { session: SessionHash::of(&id(k)), label: String::new(), seen: 0 };
            writing.spawn(async move {
                store.add_guest(guest, device).await?;
                store.open_table(table).await
            });
        }
        if writing.is_empty() {
            break;
        }
        while let Some(written) = writing.join_next().await {
            written??;
        }
    }
    store.close().await;
    Ok(entries)
}

/// The first entries, up to the deal.
fn opening() -> Vec<Entry> {
    let terms = Terms { seats: Seats::Chosen, ..Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR) };
    let person = Entry::Sat { seat: Seat(0), who: SeatedPlayer::Person(Person::HOST) };
    let bot = |(seat, name): (Seat, &str)| {
        let who = SeatedPlayer::Bot { name: name.to_owned(), bot: "club".to_owned() };
        Entry::Sat { seat, who }
    };
    let bots = (1..).map(Seat).zip(["Ruth", "Paul", "Otto"]).map(bot);
    let begun = Entry::Begun { first_dealer: Seat(0), draws: Vec::new() };
    let first = [Entry::Opened(Box::new(terms)), Entry::Came(Person::HOST), person];
    first.into_iter().chain(bots).chain([begun]).collect()
}

/// A deal that is played to its end by random legal acts, as a journal has it.
fn game(seed: u64) -> Option<Vec<Entry>> {
    let mut entries = opening();
    entries.push(Entry::Dealt { deal: 1, deck: shuffled(&mut SeedRng::part(1, seed)) });
    let mut table = Table::fold("measure", &entries).ok()?;
    let (mut rng, mut room) = (SeedRng::part(2, seed), Vec::new());
    while let Some(seat) = table.to_act() {
        let view = table.view(Some(seat))?;
        let kinds = view.to_kinds()?;
        let action = view.to_cards(&kinds.public.pick_legal(&kinds.hand, &mut rng, &mut room)?)?;
        let n = table.n();
        let by = ActionId { seat, id: format!("{n:016x}") };
        let Ok(Proposed::New(entry)) = table.propose(by, n, SeatRequest::Action(action)) else { return None };
        table.apply(&entry).ok()?;
        entries.push(entry);
    }
    Some(entries)
}

/// How long things took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Read {
    /// From nothing to a store that answers.
    pub(crate) open: Duration,
    /// Until each table was read, its chain verified and its entries folded.
    pub(crate) all: Duration,
    /// Entries that were read.
    pub(crate) entries: u64,
}

/// Opens a data directory and brings every one of its tables back, by so many tasks at one time.
///
/// # Errors
/// The store does not open, or a table is not as it was written.
pub(crate) async fn read(data: &Path, tables: u32, tasks: u32) -> Result<Read, Failure> {
    let start = Instant::now();
    let store = Arc::new(SqliteStore::open(&SqliteSettings::new(data)).await?);
    let opened = start.elapsed();
    let mut reading = JoinSet::new();
    for task in 0..tasks {
        let store = Arc::clone(&store);
        reading.spawn(async move {
            let mut entries = 0;
            for k in (task..tables).step_by(usize::try_from(tasks)?) {
                entries += fold(&store, &id(k)).await?;
            }
            Ok::<u64, Failure>(entries)
        });
    }
    let mut entries = 0;
    while let Some(read) = reading.join_next().await {
        entries += read??;
    }
    let all = start.elapsed();
    store.close().await;
    Ok(Read { open: opened, all, entries })
}

async fn fold(store: &SqliteStore, id: &str) -> Result<u64, Failure> {
    let stored = store.table(id).await?.ok_or("a table is missing")?;
    let table = Table::fold(id, &stored.entries)?;
    if table.to_act().is_none() || stored.people.len() != 1 {
        return Err("a table is not in the middle of a deal, with one person".into());
    }
    Ok(table.n())
}

/// How long is written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Until {
    /// No append begins after this time.
    Time(Duration),
    /// So many appends at each table: the same work on every run.
    Appends(usize),
}

/// What was written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Written {
    /// Entries that became durable.
    pub(crate) entries: u64,
    /// Commits that made them so.
    pub(crate) commits: u32,
    /// How long it took.
    pub(crate) time: Duration,
    /// How long an entry took at the median, and of a hundred the slowest but one.
    pub(crate) wait: [Duration; 2],
}

/// Counts commits.
struct CommitCount(Arc<AtomicU32>);

impl CommitObserver for CommitCount {
    fn committed(&self, _: usize, _: Duration) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// So many tables, each of which writes act after act, so many in one append, and waits each time until they are durable.
///
/// # Errors
/// The store does not open, or does not take an entry.
pub(crate) async fn write(data: &Path, tables: u32, together: usize, until: Until) -> Result<Written, Failure> {
    let commits = Arc::new(AtomicU32::new(0));
    let observer = Arc::new(CommitCount(Arc::clone(&commits)));
    let settings = SqliteSettings { observer, ..SqliteSettings::new(data) };
    let store = Arc::new(SqliteStore::open(&settings).await?);
    let opened = || commits.store(0, Ordering::Relaxed);
    let (waits, time) = write_to(&store, tables, together, until, opened).await?;
    let commits = commits.load(Ordering::Relaxed);
    store.close().await;
    Ok(Written { entries: u64::try_from(waits.len() * together)?, commits, time, wait: slowest(waits) })
}

/// The same in a database that several servers may share; its commits are not counted.
///
/// # Errors
/// The store does not open, or does not take an entry.
pub(crate) async fn write_across(
    address: &str,
    tables: u32,
    together: usize,
    until: Until,
) -> Result<Written, Failure> {
    let store = Arc::new(PostgresStore::open(&PostgresSettings::new(address)).await?);
    let (waits, time) = write_to(&store, tables, together, until, || {}).await?;
    store.close().await;
    Ok(Written { entries: u64::try_from(waits.len() * together)?, commits: 0, time, wait: slowest(waits) })
}

/// Of times the one in the middle, and of a hundred the slowest but one.
fn slowest(mut waits: Vec<Duration>) -> [Duration; 2] {
    waits.sort_unstable();
    [50, 99].map(|percent| waits.get(waits.len() * percent / 100).copied().unwrap_or_default())
}

/// Opens tables and writes to them; how long each append took, and all of them together.
async fn write_to(
    store: &Arc<impl JournalStore + 'static>,
    tables: u32,
    together: usize,
    until: Until,
    opened: impl FnOnce(),
) -> Result<(Vec<Duration>, Duration), Failure> {
    static OPENED: AtomicU32 = AtomicU32::new(0);
    let game = game(0).ok_or("a game is not as it should be")?;
    let actions: Arc<Vec<Entry>> = Arc::new(game.into_iter().filter(|entry| entry.action_id().is_some()).collect());
    let mut chains = Vec::new();
    for _ in 0..tables {
        // Others may have written to the database before.
        let id = id(OPENED.fetch_add(1, Ordering::Relaxed));
        let (entries, chain) = NewEntry::sequence(&Chain::start(&id), &opening(), 0);
        let (people, commitments) = (Vec::new(), Vec::new());
        let table = NewTable { id: id.clone(), invitation: None, created: 0, entries, people, commitments };
        store.open_table(table).await?;
        chains.push((id, chain));
    }
    opened();
    let start = Instant::now();
    let mut writing = JoinSet::new();
    for (id, chain) in chains {
        writing.spawn(play(Arc::clone(store), id, chain, Arc::clone(&actions), together, until));
    }
    let mut waits = Vec::new();
    while let Some(written) = writing.join_next().await {
        waits.extend(written??);
    }
    Ok((waits, start.elapsed()))
}

async fn play(
    store: Arc<impl JournalStore>,
    id: String,
    mut chain: Chain,
    actions: Arc<Vec<Entry>>,
    together: usize,
    until: Until,
) -> Result<Vec<Duration>, Failure> {
    let (mut waits, mut n, begun) = (Vec::new(), 0, Instant::now());
    let goes_on = |appends: usize| match until {
        Until::Time(time) => begun.elapsed() < time,
        Until::Appends(all) => appends < all,
    };
    while goes_on(waits.len()) {
        let batch: Vec<Entry> = (0..together)
            .filter_map(|_| {
                n += 1;
                renamed(&actions[n % actions.len()], n)
            })
            .collect();
        let (entries, next) = NewEntry::sequence(&chain, &batch, 0);
        let start = Instant::now();
        store.append(&id, Append::from(entries)).await?;
        waits.push(start.elapsed());
        chain = next;
    }
    Ok(waits)
}

/// The same act under a name of its own.
fn renamed(entry: &Entry, n: usize) -> Option<Entry> {
    let Entry::Acted { by, action, substitute } = entry else { return None };
    let by = ActionId { seat: by.seat, id: format!("{n:016x}") };
    Some(Entry::Acted { by, action: action.clone(), substitute: *substitute })
}
