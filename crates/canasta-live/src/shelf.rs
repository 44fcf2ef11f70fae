//! The shelf: games that are looked at again, played through once and kept in the memory for as long as there is room. What
//! has not been looked at for longest goes first. Nothing of it is written anywhere.
//!
//! Playing a game through takes the processor for a while, so that only a few do it at a time. What a stored game comes to
//! is made from its journal here, too, and kept by the store.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta_journal::Hash;
use canasta_record::replay::Replay;
use canasta_store::{GuestId, ReadError, Store, StoredSummary};
use canasta_table::scene::Player;
use canasta_table::summary_of;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep};

/// Bytes that all games together take at most, roughly.
const ROOM: usize = 64 * 1024 * 1024;
/// Bytes that a moment takes, roughly.
const A_MOMENT: usize = 256;
/// Bytes that a deal takes besides, roughly.
const A_DEAL: usize = 8 * 1024;
/// Games that are played through at one time.
const AT_ONCE: usize = 2;

/// Summaries that are written at once.
const TOGETHER: usize = 24;

/// What a game is kept under.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Name {
    /// A record that somebody brought, by the hash of its text.
    Record(Hash),
    /// A table's game, by its id.
    Table(String),
}

/// A game on the shelf.
struct Kept {
    replay: Arc<Replay>,
    /// As who played was called when it was made: names may change, and be taken back.
    players: Vec<Player>,
    bytes: usize,
    /// When it was looked at last, by the shelf's own count.
    seen: u64,
}

#[derive(Default)]
struct Inner {
    games: BTreeMap<Name, Kept>,
    bytes: usize,
    looks: u64,
}

/// The shelf.
pub struct Shelf {
    inner: Mutex<Inner>,
    room: usize,
    working: Semaphore,
    /// Whose games are being summed up.
    reading: Mutex<BTreeSet<GuestId>>,
    /// One game at a time is summed up for all of them.
    turn: Semaphore,
}

impl Default for Shelf {
    fn default() -> Self {
        Self::with_room(ROOM)
    }
}

impl Shelf {
    fn with_room(room: usize) -> Self {
        let (working, turn) = (Semaphore::new(AT_ONCE), Semaphore::new(1));
        Self { inner: Mutex::default(), room, working, reading: Mutex::default(), turn }
    }

    /// A panic cannot leave it half changed.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something that takes long, in a thread of its own, when its turn has come; `None` if it crashed.
    pub async fn work<T: Send + 'static>(&self, what: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _turn = self.working.acquire().await.ok()?;
        tokio::task::spawn_blocking(what).await.ok()
    }

    /// Sums up games of a guest, each a table with the entries of its journal, and keeps what they come to; unless that is
    /// being done already. Takes as long as it needs, and half of a processor at most.
    pub async fn read_for(&self, guest: GuestId, store: &dyn Store, games: &[(String, i64)]) {
        if !self.readers().insert(guest) {
            return;
        }
        let _done = Reading { shelf: self, guest };
        for some in games.chunks(TOGETHER) {
            let mut fresh = Vec::with_capacity(some.len());
            for (table, n) in some {
                let Ok(_turn) = self.turn.acquire().await else { return };
                // The database does not answer. Whoever comes next tries again.
                let Some(one) = at_leisure(store, table, *n).await else { return };
                fresh.push(one);
            }
            if store.save_summaries(fresh).await.is_err() {
                return;
            }
        }
    }

    /// Sums up a game for somebody who waits, when its turn has come. `None` where the database does not answer.
    pub async fn sum_up(&self, store: &dyn Store, table: &str, n: i64) -> Option<StoredSummary> {
        let _turn = self.working.acquire().await.ok()?;
        sum_up(store, table, n).await
    }

    fn readers(&self) -> MutexGuard<'_, BTreeSet<GuestId>> {
        self.reading.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a record that somebody brought; what it is called from now on.
    pub fn put(&self, replay: Replay) -> Hash {
        let text = replay.record().text();
        let hash: Hash = Sha256::digest(text.as_bytes()).into();
        let players = replay.record().players.clone();
        self.keep(&Name::Record(hash), Arc::new(replay), players);
        hash
    }

    /// A record that was brought, while it is kept.
    pub fn record(&self, hash: Hash) -> Option<Arc<Replay>> {
        self.look(&Name::Record(hash), None)
    }

    /// Keeps a table's game, whose players are called so now.
    pub fn put_table(&self, id: &str, replay: Replay, players: &[Player]) -> Arc<Replay> {
        let replay = Arc::new(replay);
        self.keep(&Name::Table(id.to_owned()), Arc::clone(&replay), players.to_vec());
        replay
    }

    /// A table's game, if it is kept with these names.
    pub fn table(&self, id: &str, players: &[Player]) -> Option<Arc<Replay>> {
        self.look(&Name::Table(id.to_owned()), Some(players))
    }

    fn look(&self, name: &Name, players: Option<&[Player]>) -> Option<Arc<Replay>> {
        let mut inner = self.lock();
        inner.looks += 1;
        let now = inner.looks;
        let kept = inner.games.get_mut(name)?;
        if players.is_some_and(|players| players != kept.players) {
            return None;
        }
        kept.seen = now;
        Some(Arc::clone(&kept.replay))
    }

    fn keep(&self, name: &Name, replay: Arc<Replay>, players: Vec<Player>) {
        let bytes = A_MOMENT * replay.moments().len() + A_DEAL * replay.record().deals.len();
        let mut inner = self.lock();
        inner.looks += 1;
        let seen = inner.looks;
        if let Some(before) = inner.games.insert(name.clone(), Kept { replay, players, bytes, seen }) {
            inner.bytes -= before.bytes;
        }
        inner.bytes += bytes;
        while inner.bytes > self.room {
            let others = inner.games.iter().filter(|(other, _)| *other != name);
            let Some(oldest) = others.min_by_key(|(_, kept)| kept.seen).map(|(other, _)| other.clone()) else { break };
            if let Some(gone) = inner.games.remove(&oldest) {
                inner.bytes -= gone.bytes;
            }
        }
    }
}

/// While it lives, the games of a guest are being summed up.
struct Reading<'a> {
    shelf: &'a Shelf,
    guest: GuestId,
}

impl Drop for Reading<'_> {
    fn drop(&mut self) {
        self.shelf.readers().remove(&self.guest);
    }
}

/// What a table with so many entries comes to now, to be kept: nothing where its journal is not whole, or no game by its rules.
/// `None` where the database does not answer.
async fn sum_up(store: &dyn Store, table: &str, n: i64) -> Option<StoredSummary> {
    let nothing = |n| StoredSummary { table: table.to_owned(), n, at: 0, text: String::new() };
    let stored = match store.table(table).await {
        Ok(stored) => stored?,
        Err(ReadError::Unavailable(_)) => return None,
        Err(_) => return Some(nothing(n)),
    };
    let n = i64::try_from(stored.entries.len()).ok()?;
    let at = store.last_act_at(table).await.ok()?;
    let id = table.to_owned();
    // In a task of its own: a journal that crashes its fold takes nothing with it.
    let summary = tokio::task::spawn_blocking(move || summary_of(&id, &stored.entries)).await.ok().flatten();
    Some(summary.map_or_else(|| nothing(n), |summary| StoredSummary { at, text: summary.text(), ..nothing(n) }))
}

/// The same for a table for which nobody waits; then rests for as long as it took, so that others find a processor.
pub(crate) async fn at_leisure(store: &dyn Store, table: &str, n: i64) -> Option<StoredSummary> {
    let begun = Instant::now();
    let kept = sum_up(store, table, n).await;
    sleep(begun.elapsed()).await;
    kept
}

#[cfg(test)]
mod tests {
    use canasta::{Players, RuleSet, Seat, SeedRng};
    use canasta_record::record::{DealRecord, Outcome, Record};

    use super::*;

    /// A deal that is dealt and no more.
    fn dealt(seed: u64) -> Replay {
        let player = |name: &str| Player { name: name.to_owned(), bot: None };
        let deal = DealRecord {
            comments: Vec::new(),
            dealer: Seat(0),
            deck: canasta::deck::shuffled(&mut SeedRng::new(seed)),
            proof: None,
            others: Vec::new(),
            turns: Vec::new(),
            scores: None,
        };
        let record = Record {
            comments: Vec::new(),
            preset: "hoyle".to_owned(),
            rules: RuleSet::HOYLE,
            players: ["A", "B", "C", "D"][..usize::from(Players::FOUR.count())]
                .iter()
                .map(|name| player(name))
                .collect(),
            date: None,
            before: Vec::new(),
            result: Outcome::Unfinished,
            others: Vec::new(),
            deals: vec![deal],
            closing: Vec::new(),
        };
        Replay::of(record).unwrap()
    }

    #[test]
    fn what_was_not_looked_at_for_longest_goes_first() {
        let shelf = Shelf::with_room(3 * (A_MOMENT + A_DEAL));
        let hashes: Vec<Hash> = (0..3).map(|seed| shelf.put(dealt(seed))).collect();
        assert!(hashes.iter().all(|&hash| shelf.record(hash).is_some()));
        assert!(shelf.record(hashes[0]).is_some());
        let fourth = shelf.put(dealt(4));
        let there: Vec<bool> = hashes.iter().map(|&hash| shelf.record(hash).is_some()).collect();
        assert_eq!(there, [true, false, true]);
        assert!(shelf.record(fourth).is_some());
        assert_eq!(shelf.put(dealt(4)), fourth, "the same text is the same record");
        assert_eq!(shelf.lock().games.len(), 3);
        assert_eq!(shelf.lock().bytes, 3 * (A_MOMENT + A_DEAL));
    }

    #[test]
    fn one_that_is_larger_than_the_shelf_stands_alone() {
        let shelf = Shelf::with_room(1);
        let (one, two) = (shelf.put(dealt(1)), shelf.put(dealt(2)));
        assert!(shelf.record(one).is_none() && shelf.record(two).is_some());
    }

    #[test]
    fn a_table_is_found_only_under_its_present_names() {
        let shelf = Shelf::default();
        let replay = dealt(1);
        let mut players = replay.record().players.clone();
        shelf.put_table("t", replay, &players);
        assert!(shelf.table("t", &players).is_some());
        assert!(shelf.table("u", &players).is_none());
        players[1].name = "Somebody".to_owned();
        assert!(shelf.table("t", &players).is_none());
    }
}
