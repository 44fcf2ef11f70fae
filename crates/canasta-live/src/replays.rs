//! Cache of the replays of finished games. Each game is replayed once and kept in memory while there is room. The least
//! recently used game is dropped first. Nothing is stored.
//!
//! Replaying a game takes a while, so only a few are replayed at once. Stored games are also summarised here, from
//! their journals; the store keeps the summaries.

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

/// Approximate memory limit of all cached games.
const MAX_CACHE_BYTES: usize = 64 * 1024 * 1024;
/// Approximate memory of a step.
const BYTES_PER_STEP: usize = 256;
/// Approximate memory of a deal, excluding its steps.
const BYTES_PER_DEAL: usize = 8 * 1024;
/// Maximum games replayed at once.
const MAX_CONCURRENT_REPLAYS: usize = 2;

const SUMMARIES_PER_WRITE: usize = 24;

/// Cache key.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum GameKey {
    /// A visitor's record, identified by the hash of its text.
    Record(Hash),
    /// A table's game, identified by the table's id.
    Table(String),
}

/// A game in memory.
struct CachedGame {
    replay: Arc<Replay>,
    /// The players with their names when the game was cached. Names can change or be deleted.
    players: Vec<Player>,
    bytes: usize,
    /// Value of the lookup counter when this game was last used.
    last_look: u64,
}

#[derive(Default)]
struct Inner {
    games: BTreeMap<GameKey, CachedGame>,
    bytes: usize,
    looks: u64,
}

/// Cache of replays.
pub struct ReplayCache {
    inner: Mutex<Inner>,
    capacity: usize,
    working: Semaphore,
    /// Guests whose games are being summarised.
    summarising: Mutex<BTreeSet<GuestId>>,
    /// Held while a game is summarised for one of these guests, so that only one is summarised at a time.
    turn: Semaphore,
}

impl Default for ReplayCache {
    fn default() -> Self {
        Self::with_capacity(MAX_CACHE_BYTES)
    }
}

impl ReplayCache {
    fn with_capacity(capacity: usize) -> Self {
        Self {
            inner: Mutex::default(),
            capacity,
            working: Semaphore::new(MAX_CONCURRENT_REPLAYS),
            summarising: Mutex::default(),
            turn: Semaphore::new(1),
        }
    }

    // A panic can't leave the cache half changed, so a poisoned lock is fine.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs long work on a blocking thread once it is its turn; `None` if it crashed.
    pub async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _turn = self.working.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }

    /// Summarises a guest's games (each a table and its number of entries), unless that is already in progress. There
    /// is no time limit, but it uses at most half a processor.
    pub async fn summarise_for(&self, guest: GuestId, store: &dyn Store, games: &[(String, i64)]) {
        if !self.guests_in_progress().insert(guest) {
            return;
        }
        let _done = Summarising { cache: self, guest };
        for chunk in games.chunks(SUMMARIES_PER_WRITE) {
            let mut fresh = Vec::with_capacity(chunk.len());
            for (table, n) in chunk {
                let Ok(_turn) = self.turn.acquire().await else { return };
                // If the database doesn't answer, this is tried again on the next visit.
                let Some(summary) = summarise_at_low_priority(store, table, *n).await else { return };
                fresh.push(summary);
            }
            if let Err(error) = store.save_summaries(fresh).await {
                return tracing::warn!(%error, "failed to save summaries");
            }
        }
    }

    /// Summarises a game for a waiting player, once it is its turn; `None` if the database doesn't answer.
    pub async fn summarise(&self, store: &dyn Store, table: &str, n: i64) -> Option<StoredSummary> {
        let _turn = self.working.acquire().await.ok()?;
        summarise(store, table, n).await
    }

    fn guests_in_progress(&self) -> MutexGuard<'_, BTreeSet<GuestId>> {
        self.summarising.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Caches a visitor's record; returns its hash for [`ReplayCache::record`].
    pub fn insert_record(&self, replay: Replay) -> Hash {
        let text = replay.record().text();
        let hash: Hash = Sha256::digest(text.as_bytes()).into();
        let players = replay.record().players.clone();
        self.insert(&GameKey::Record(hash), Arc::new(replay), players);
        hash
    }

    /// A visitor's record, if it is still cached.
    pub fn record(&self, hash: Hash) -> Option<Arc<Replay>> {
        self.get(&GameKey::Record(hash), None)
    }

    /// Caches a table's game with the current names of its players.
    pub fn insert_table(&self, id: &str, replay: Replay, players: &[Player]) -> Arc<Replay> {
        let replay = Arc::new(replay);
        self.insert(&GameKey::Table(id.to_owned()), Arc::clone(&replay), players.to_vec());
        replay
    }

    /// A table's game, if it is cached with exactly these players' names.
    pub fn table(&self, id: &str, players: &[Player]) -> Option<Arc<Replay>> {
        self.get(&GameKey::Table(id.to_owned()), Some(players))
    }

    fn get(&self, key: &GameKey, players: Option<&[Player]>) -> Option<Arc<Replay>> {
        let mut inner = self.lock();
        inner.looks += 1;
        let now = inner.looks;
        let cached = inner.games.get_mut(key)?;
        if players.is_some_and(|players| players != cached.players) {
            return None;
        }
        cached.last_look = now;
        Some(Arc::clone(&cached.replay))
    }

    fn insert(&self, key: &GameKey, replay: Arc<Replay>, players: Vec<Player>) {
        let bytes = BYTES_PER_STEP * replay.steps().len() + BYTES_PER_DEAL * replay.record().deals.len();
        let mut inner = self.lock();
        inner.looks += 1;
        let game = CachedGame { replay, players, bytes, last_look: inner.looks };
        if let Some(before) = inner.games.insert(key.clone(), game) {
            inner.bytes -= before.bytes;
        }
        inner.bytes += bytes;
        while inner.bytes > self.capacity {
            let others = inner.games.iter().filter(|(other, _)| *other != key);
            let Some(oldest) = others.min_by_key(|(_, cached)| cached.last_look).map(|(other, _)| other.clone()) else {
                break;
            };
            if let Some(gone) = inner.games.remove(&oldest) {
                inner.bytes -= gone.bytes;
            }
        }
    }
}

/// Marks a guest's games as being summarised, until this is dropped.
struct Summarising<'a> {
    cache: &'a ReplayCache,
    guest: GuestId,
}

impl Drop for Summarising<'_> {
    fn drop(&mut self) {
        self.cache.guests_in_progress().remove(&self.guest);
    }
}

/// Summary of a table with `n` entries, which is empty if its journal is broken or contains no valid game. `None` if
/// the database doesn't answer.
async fn summarise(store: &dyn Store, table: &str, n: i64) -> Option<StoredSummary> {
    let empty = |n| StoredSummary { table: table.to_owned(), n, at: 0, text: String::new() };
    let log_error = |error: &ReadError| {
        tracing::error!(table, error = %WithCauses(error), "failed to read a game to summarise");
    };
    let stored = match store.table(table).await {
        Ok(stored) => stored?,
        Err(error) => {
            log_error(&error);
            return (!matches!(error, ReadError::Unavailable(_))).then(|| empty(n));
        }
    };
    let n = i64::try_from(stored.entries.len()).ok()?;
    let at = store.last_action_at(table).await.inspect_err(log_error).ok()?;
    let id = table.to_owned();
    // Runs in a task of its own, so that a journal that makes the fold panic does no other harm.
    let summary = tokio::task::spawn_blocking(move || summary_of(&id, &stored.entries)).await.ok().flatten();
    Some(summary.map_or_else(|| empty(n), |summary| StoredSummary { at, text: summary.text(), ..empty(n) }))
}

/// Like [`summarise`], but for when no player is waiting. Afterwards it sleeps for as long as that took, to leave CPU
/// time for other work.
pub(crate) async fn summarise_at_low_priority(store: &dyn Store, table: &str, n: i64) -> Option<StoredSummary> {
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

    /// A replay of a deal without any actions.
    fn dealt(seed: u64) -> Replay {
        let player = |name: &str| Player { name: name.to_owned(), bot: None };
        let deal = DealRecord {
            comments: Vec::new(),
            dealer: Seat(0),
            sits_out: None,
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
    fn evicts_the_least_recently_used_game_first() {
        let cache = ReplayCache::with_capacity(3 * (BYTES_PER_STEP + BYTES_PER_DEAL));
        let hashes: Vec<Hash> = (0..3).map(|seed| cache.insert_record(dealt(seed))).collect();
        assert!(hashes.iter().all(|&hash| cache.record(hash).is_some()));
        assert!(cache.record(hashes[0]).is_some());
        let fourth = cache.insert_record(dealt(4));
        let cached: Vec<bool> = hashes.iter().map(|&hash| cache.record(hash).is_some()).collect();
        assert_eq!(cached, [true, false, true]);
        assert!(cache.record(fourth).is_some());
        assert_eq!(cache.insert_record(dealt(4)), fourth, "the same text is the same record");
        assert_eq!(cache.lock().games.len(), 3);
        assert_eq!(cache.lock().bytes, 3 * (BYTES_PER_STEP + BYTES_PER_DEAL));
    }

    #[test]
    fn keeps_a_game_larger_than_the_cache_on_its_own() {
        let cache = ReplayCache::with_capacity(1);
        let one = cache.insert_record(dealt(1));
        let two = cache.insert_record(dealt(2));
        assert!(cache.record(one).is_none() && cache.record(two).is_some());
    }

    #[test]
    fn finds_a_table_only_with_its_present_names() {
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
