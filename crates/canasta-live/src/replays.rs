//! Replays of games that are over: each is played through once and kept in memory while there is room. The one that was not
//! looked at for longest goes first. Nothing of it is written anywhere.
//!
//! Playing a game through takes the processor for a while, so that only a few are at it at one time. Stored games are summarised
//! here, too, from their journals; the store keeps the summaries.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta_record::replay::Replay;
use canasta_store::{GuestId, ReadError, Store, StoredSummary, WithCauses};
use canasta_table::journal::Hash;
use canasta_table::scene::Player;
use canasta_table::summary_of;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep};

/// Roughly how many bytes all games together may take.
const CAPACITY: usize = 64 * 1024 * 1024;
/// Roughly how many bytes a moment takes.
const A_MOMENT: usize = 256;
/// Roughly how many bytes a deal takes besides.
const A_DEAL: usize = 8 * 1024;
/// How many games are played through at one time.
const AT_ONCE: usize = 2;

/// How many summaries are written at once.
const TOGETHER: usize = 24;

/// The key under which a game is kept.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum GameKey {
    /// A record that a visitor brought, by the hash of its text.
    Record(Hash),
    /// A table's game, by its id.
    Table(String),
}

/// A game in memory.
struct CachedGame {
    replay: Arc<Replay>,
    /// The players with their names when it was made: names may change, and be taken back.
    players: Vec<Player>,
    bytes: usize,
    /// When it was looked at last, by the count of looks.
    last_look: u64,
}

#[derive(Default)]
struct Inner {
    games: BTreeMap<GameKey, CachedGame>,
    bytes: usize,
    looks: u64,
}

/// The replays that are kept in memory.
pub struct ReplayCache {
    inner: Mutex<Inner>,
    capacity: usize,
    working: Semaphore,
    /// The guests whose games are being summarised.
    summarising: Mutex<BTreeSet<GuestId>>,
    /// Held while a game is summarised for one of them: one at a time.
    turn: Semaphore,
}

impl Default for ReplayCache {
    fn default() -> Self {
        Self::with_capacity(CAPACITY)
    }
}

impl ReplayCache {
    fn with_capacity(capacity: usize) -> Self {
        let (working, turn) = (Semaphore::new(AT_ONCE), Semaphore::new(1));
        Self { inner: Mutex::default(), capacity, working, summarising: Mutex::default(), turn }
    }

    /// A panic cannot leave it half changed.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does long work in a thread of its own, when its turn has come; `None` if it crashed.
    pub async fn work<T: Send + 'static>(&self, what: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _turn = self.working.acquire().await.ok()?;
        tokio::task::spawn_blocking(what).await.ok()
    }

    /// Summarises games of a guest, each a table with the number of its entries, unless that is being done already. Takes as
    /// long as it needs, and half of a processor at most.
    pub async fn summarise_for(&self, guest: GuestId, store: &dyn Store, games: &[(String, i64)]) {
        if !self.guests_in_work().insert(guest) {
            return;
        }
        let _done = Summarising { cache: self, guest };
        for some in games.chunks(TOGETHER) {
            let mut fresh = Vec::with_capacity(some.len());
            for (table, n) in some {
                let Ok(_turn) = self.turn.acquire().await else { return };
                // If the database does not answer, the next visit tries again.
                let Some(one) = summarise_at_leisure(store, table, *n).await else { return };
                fresh.push(one);
            }
            if let Err(error) = store.save_summaries(fresh).await {
                return tracing::warn!(%error, "failed to save summaries");
            }
        }
    }

    /// Summarises a game for a player who waits, when its turn has come. `None` where the database does not answer.
    pub async fn summarise(&self, store: &dyn Store, table: &str, n: i64) -> Option<StoredSummary> {
        let _turn = self.working.acquire().await.ok()?;
        summarise(store, table, n).await
    }

    fn guests_in_work(&self) -> MutexGuard<'_, BTreeSet<GuestId>> {
        self.summarising.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a record that a visitor brought; the hash by which it is found.
    pub fn insert_record(&self, replay: Replay) -> Hash {
        let text = replay.record().text();
        let hash: Hash = Sha256::digest(text.as_bytes()).into();
        let players = replay.record().players.clone();
        self.insert(&GameKey::Record(hash), Arc::new(replay), players);
        hash
    }

    /// A record that a visitor brought, while it is kept.
    pub fn record(&self, hash: Hash) -> Option<Arc<Replay>> {
        self.get(&GameKey::Record(hash), None)
    }

    /// Keeps a table's game, with the present names of its players.
    pub fn insert_table(&self, id: &str, replay: Replay, players: &[Player]) -> Arc<Replay> {
        let replay = Arc::new(replay);
        self.insert(&GameKey::Table(id.to_owned()), Arc::clone(&replay), players.to_vec());
        replay
    }

    /// A table's game, if it is kept with these names of its players.
    pub fn table(&self, id: &str, players: &[Player]) -> Option<Arc<Replay>> {
        self.get(&GameKey::Table(id.to_owned()), Some(players))
    }

    fn get(&self, key: &GameKey, players: Option<&[Player]>) -> Option<Arc<Replay>> {
        let mut inner = self.lock();
        inner.looks += 1;
        let now = inner.looks;
        let kept = inner.games.get_mut(key)?;
        if players.is_some_and(|players| players != kept.players) {
            return None;
        }
        kept.last_look = now;
        Some(Arc::clone(&kept.replay))
    }

    fn insert(&self, key: &GameKey, replay: Arc<Replay>, players: Vec<Player>) {
        let bytes = A_MOMENT * replay.moments().len() + A_DEAL * replay.record().deals.len();
        let mut inner = self.lock();
        inner.looks += 1;
        let game = CachedGame { replay, players, bytes, last_look: inner.looks };
        if let Some(before) = inner.games.insert(key.clone(), game) {
            inner.bytes -= before.bytes;
        }
        inner.bytes += bytes;
        while inner.bytes > self.capacity {
            let others = inner.games.iter().filter(|(other, _)| *other != key);
            let Some(oldest) = others.min_by_key(|(_, kept)| kept.last_look).map(|(other, _)| other.clone()) else {
                break;
            };
            if let Some(gone) = inner.games.remove(&oldest) {
                inner.bytes -= gone.bytes;
            }
        }
    }
}

/// While it lives, the games of a guest are being summarised.
struct Summarising<'a> {
    cache: &'a ReplayCache,
    guest: GuestId,
}

impl Drop for Summarising<'_> {
    fn drop(&mut self) {
        self.cache.guests_in_work().remove(&self.guest);
    }
}

/// The summary of a table with so many entries: an empty one where its journal is not whole, or no game by its rules. `None`
/// where the database does not answer.
async fn summarise(store: &dyn Store, table: &str, n: i64) -> Option<StoredSummary> {
    let empty = |n| StoredSummary { table: table.to_owned(), n, at: 0, text: String::new() };
    let unread = |error: &ReadError| {
        tracing::error!(table, error = %WithCauses(error), "failed to read a game to summarise");
    };
    let stored = match store.table(table).await {
        Ok(stored) => stored?,
        Err(error) => {
            unread(&error);
            return (!matches!(error, ReadError::Unavailable(_))).then(|| empty(n));
        }
    };
    let n = i64::try_from(stored.entries.len()).ok()?;
    let at = store.last_action_at(table).await.inspect_err(unread).ok()?;
    let id = table.to_owned();
    // In a task of its own: a journal that crashes its fold takes nothing with it.
    let summary = tokio::task::spawn_blocking(move || summary_of(&id, &stored.entries)).await.ok().flatten();
    Some(summary.map_or_else(|| empty(n), |summary| StoredSummary { at, text: summary.text(), ..empty(n) }))
}

/// The same for a table for which no player waits. Then rests for as long as it took, so that others find a processor free.
pub(crate) async fn summarise_at_leisure(store: &dyn Store, table: &str, n: i64) -> Option<StoredSummary> {
    let begun = Instant::now();
    let summary = summarise(store, table, n).await;
    sleep(begun.elapsed()).await;
    summary
}

#[cfg(test)]
mod tests {
    use canasta::{Players, RuleSet, Seat, SeedRng};
    use canasta_record::record::{DealRecord, Outcome, Record};

    use super::*;

    /// A replay of a deal that was dealt and not played.
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
    fn the_game_not_looked_at_for_longest_goes_first() {
        let cache = ReplayCache::with_capacity(3 * (A_MOMENT + A_DEAL));
        let hashes: Vec<Hash> = (0..3).map(|seed| cache.insert_record(dealt(seed))).collect();
        assert!(hashes.iter().all(|&hash| cache.record(hash).is_some()));
        assert!(cache.record(hashes[0]).is_some());
        let fourth = cache.insert_record(dealt(4));
        let there: Vec<bool> = hashes.iter().map(|&hash| cache.record(hash).is_some()).collect();
        assert_eq!(there, [true, false, true]);
        assert!(cache.record(fourth).is_some());
        assert_eq!(cache.insert_record(dealt(4)), fourth, "the same text is the same record");
        assert_eq!(cache.lock().games.len(), 3);
        assert_eq!(cache.lock().bytes, 3 * (A_MOMENT + A_DEAL));
    }

    #[test]
    fn a_game_larger_than_the_cache_is_kept_alone() {
        let cache = ReplayCache::with_capacity(1);
        let (one, two) = (cache.insert_record(dealt(1)), cache.insert_record(dealt(2)));
        assert!(cache.record(one).is_none() && cache.record(two).is_some());
    }

    #[test]
    fn a_table_is_found_only_under_its_present_names() {
        let cache = ReplayCache::default();
        let replay = dealt(1);
        let mut players = replay.record().players.clone();
        cache.insert_table("t", replay, &players);
        assert!(cache.table("t", &players).is_some());
        assert!(cache.table("u", &players).is_none());
        players[1].name = "Another name".to_owned();
        assert!(cache.table("t", &players).is_none());
    }
}
