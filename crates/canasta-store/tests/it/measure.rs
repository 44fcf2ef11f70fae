//! Measures how fast the store reads many tables, and how fast entries become durable. Used by the example
//! `store_speed` and by tests.

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
use canasta_table::{Proposal, SeatRequest, Table};
use tokio::task::JoinSet;

/// Any error while measuring.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Number of different games. The tables are copies of them, cut off at different actions.
const GAMES: u64 = 8;
/// Tables written concurrently.
const CONCURRENT_WRITES: u32 = 256;

pub(crate) fn id(k: u32) -> String {
    format!("{k:032x}")
}

/// Fills a data directory with `tables` four-player tables in the middle of a deal, each with one person. Returns their
/// total number of entries.
///
/// # Errors
/// The store doesn't open or refuses a write.
pub(crate) async fn fill(data: &Path, tables: u32) -> Result<u64, Failure> {
    let store = Arc::new(SqliteStore::open(&SqliteSettings::new(data)).await?);
    let games: Vec<Vec<Entry>> = (0..GAMES).map(game).collect::<Option<_>>().ok_or("a game cannot be played")?;
    let mut entries = 0;
    let mut remaining = 0..tables;
    loop {
        let mut writing = JoinSet::new();
        for k in remaining.by_ref().take(usize::try_from(CONCURRENT_WRITES)?) {
            let game = &games[usize::try_from(k)? % games.len()];
            // The points where they are cut off range from the first actions to the last.
            let cut = first_entries().len() + 2 + usize::try_from(k)? * 7 % (game.len() - first_entries().len() - 2);
            let (first, _) = NewEntry::sequence(&Chain::start(&id(k)), &game[..cut], i64::from(k));
            entries += u64::try_from(first.len())?;
            let guest = GuestId(u128::from(k).to_be_bytes());
            let people = vec![NewPerson { player: 0, guest: Some(guest), name: Some("Anna".to_owned()) }];
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
fn first_entries() -> Vec<Entry> {
    let terms = Terms { seats: Seats::Chosen, ..Terms::of("hoyle", RuleSet::HOYLE, Players::FOUR) };
    let person = Entry::Sat { seat: Seat(0), who: SeatedPlayer::Person(Person::HOST) };
    let bot = |(seat, name): (Seat, &str)| {
        let who = SeatedPlayer::Bot { name: name.to_owned(), bot: "club".to_owned() };
        Entry::Sat { seat, who }
    };
    let bots = (1..).map(Seat).zip(["Ruth", "Paul", "Otto"]).map(bot);
    let begun = Entry::Begun { first_dealer: Seat(0), draws: Vec::new() };
    let first = [Entry::Opened(Box::new(terms)), Entry::Joined(Person::HOST), person];
    first.into_iter().chain(bots).chain([begun]).collect()
}

/// Journal of a deal played to the end with random legal actions.
fn game(seed: u64) -> Option<Vec<Entry>> {
    let mut entries = first_entries();
    entries.push(Entry::Dealt { deal: 1, deck: shuffled(&mut SeedRng::part(1, seed)) });
    let mut table = Table::fold("measure", &entries).ok()?;
    let mut rng = SeedRng::part(2, seed);
    let mut room = Vec::new();
    while let Some(seat) = table.to_act() {
        let view = table.view(Some(seat))?;
        let kinds = view.to_kinds()?;
        let action = view.to_cards(&kinds.public.pick_legal(&kinds.hand, &mut rng, &mut room)?)?;
        let n = table.n();
        let by = ActionId { seat, id: format!("{n:016x}") };
        let Ok(Proposal::New(entry)) = table.propose(by, n, SeatRequest::Action(action)) else { return None };
        table.apply(&entry).ok()?;
        entries.push(entry);
    }
    Some(entries)
}

/// Results of reading.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Read {
    /// Time to open the store.
    pub(crate) open: Duration,
    /// Time until every table was read, verified and folded.
    pub(crate) all: Duration,
    pub(crate) entries: u64,
}

/// Opens a data directory and reads every table, with `tasks` concurrent tasks.
///
/// # Errors
/// The store doesn't open, or a table doesn't match what was written.
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

/// When writing stops.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WriteLimit {
    /// After this time; no further append is started.
    Time(Duration),
    /// After this many appends per table, so that every run does the same work.
    Appends(usize),
}

/// Results of writing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Written {
    /// Durable entries.
    pub(crate) entries: u64,
    /// Number of commits.
    pub(crate) commits: u32,
    /// Total time.
    pub(crate) time: Duration,
    /// Median and p99 of an append's time.
    pub(crate) wait: [Duration; 2],
}

struct CommitCount(Arc<AtomicU32>);

impl CommitObserver for CommitCount {
    fn committed(&self, _: usize, _: Duration) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// Appends actions to `tables` tables concurrently, `together` per append, and waits for each append to be durable.
///
/// # Errors
/// The store doesn't open or refuses a write.
pub(crate) async fn write(data: &Path, tables: u32, together: usize, limit: WriteLimit) -> Result<Written, Failure> {
    let commits = Arc::new(AtomicU32::new(0));
    let observer = Arc::new(CommitCount(Arc::clone(&commits)));
    let settings = SqliteSettings { observer, ..SqliteSettings::new(data) };
    let store = Arc::new(SqliteStore::open(&settings).await?);
    let opened = || commits.store(0, Ordering::Relaxed);
    let (waits, time) = write_to(&store, tables, together, limit, opened).await?;
    let commits = commits.load(Ordering::Relaxed);
    store.close().await;
    Ok(Written { entries: u64::try_from(waits.len() * together)?, commits, time, wait: median_and_p99(waits) })
}

/// Like [`write`], but in a PostgreSQL database. Commits aren't counted.
///
/// # Errors
/// The store doesn't open or refuses a write.
pub(crate) async fn write_to_database(
    address: &str,
    tables: u32,
    together: usize,
    limit: WriteLimit,
) -> Result<Written, Failure> {
    let store = Arc::new(PostgresStore::open(&PostgresSettings::new(address)).await?);
    let (waits, time) = write_to(&store, tables, together, limit, || {}).await?;
    store.close().await;
    Ok(Written { entries: u64::try_from(waits.len() * together)?, commits: 0, time, wait: median_and_p99(waits) })
}

fn median_and_p99(mut waits: Vec<Duration>) -> [Duration; 2] {
    waits.sort_unstable();
    [50, 99].map(|percent| waits.get(waits.len() * percent / 100).copied().unwrap_or_default())
}

/// Opens tables and appends to them. Returns the time that each append took, and the total.
async fn write_to(
    store: &Arc<impl JournalStore + 'static>,
    tables: u32,
    together: usize,
    limit: WriteLimit,
    opened: impl FnOnce(),
) -> Result<(Vec<Duration>, Duration), Failure> {
    static OPENED: AtomicU32 = AtomicU32::new(0);
    let game = game(0).ok_or("a game cannot be played")?;
    let actions: Arc<Vec<Entry>> = Arc::new(game.into_iter().filter(|entry| entry.action_id().is_some()).collect());
    let mut chains = Vec::new();
    for _ in 0..tables {
        // The database may already have tables.
        let id = id(OPENED.fetch_add(1, Ordering::Relaxed));
        let (entries, chain) = NewEntry::sequence(&Chain::start(&id), &first_entries(), 0);
        let table = NewTable {
            id: id.clone(),
            invitation: None,
            created: 0,
            entries,
            people: Vec::new(),
            commitments: Vec::new(),
        };
        store.open_table(table).await?;
        chains.push((id, chain));
    }
    opened();
    let start = Instant::now();
    let mut writing = JoinSet::new();
    for (id, chain) in chains {
        writing.spawn(play(Arc::clone(store), id, chain, Arc::clone(&actions), together, limit));
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
    limit: WriteLimit,
) -> Result<Vec<Duration>, Failure> {
    let mut waits = Vec::new();
    let mut n = 0;
    let begun = Instant::now();
    let is_within_limit = |appends: usize| match limit {
        WriteLimit::Time(time) => begun.elapsed() < time,
        WriteLimit::Appends(all) => appends < all,
    };
    while is_within_limit(waits.len()) {
        let batch: Vec<Entry> = (0..together)
            .filter_map(|_| {
                n += 1;
                with_id(&actions[n % actions.len()], n)
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

/// The same action with a new id.
fn with_id(entry: &Entry, n: usize) -> Option<Entry> {
    let Entry::Acted { by, action, substitute } = entry else { return None };
    let by = ActionId { seat: by.seat, id: format!("{n:016x}") };
    Some(Entry::Acted { by, action: action.clone(), substitute: *substitute })
}
