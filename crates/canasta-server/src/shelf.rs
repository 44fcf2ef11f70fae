//! The shelf: games that are looked at again, played through once and kept in the memory for as long as there is room. What
//! has not been looked at for longest goes first. Nothing of it is written anywhere.
//!
//! Playing a game through takes the processor for a while, so that only a few do it at a time.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta_record::journal::Hash;
use canasta_record::replay::Replay;
use canasta_record::scene::Player;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

/// Bytes that all games together take at most, roughly.
const ROOM: usize = 64 * 1024 * 1024;
/// Bytes that a moment takes, roughly.
const A_MOMENT: usize = 256;
/// Bytes that a deal takes besides, roughly.
const A_DEAL: usize = 8 * 1024;
/// Games that are played through at one time.
const AT_ONCE: usize = 2;

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
pub(crate) struct Shelf {
    inner: Mutex<Inner>,
    room: usize,
    working: Semaphore,
}

impl Default for Shelf {
    fn default() -> Self {
        Self::with_room(ROOM)
    }
}

impl Shelf {
    fn with_room(room: usize) -> Self {
        Self { inner: Mutex::default(), room, working: Semaphore::new(AT_ONCE) }
    }

    /// A panic cannot leave it half changed.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something that takes long, in a thread of its own, when its turn has come; `None` if it crashed.
    pub(crate) async fn work<T: Send + 'static>(&self, what: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _turn = self.working.acquire().await.ok()?;
        tokio::task::spawn_blocking(what).await.ok()
    }

    /// Keeps a record that somebody brought; what it is called from now on.
    pub(crate) fn put(&self, replay: Replay) -> Hash {
        let text = replay.record().text();
        let hash: Hash = Sha256::digest(text.as_bytes()).into();
        let players = replay.record().players.clone();
        self.keep(&Name::Record(hash), Arc::new(replay), players);
        hash
    }

    /// A record that was brought, while it is kept.
    pub(crate) fn record(&self, hash: Hash) -> Option<Arc<Replay>> {
        self.look(&Name::Record(hash), None)
    }

    /// Keeps a table's game, whose players are called so now.
    pub(crate) fn put_table(&self, id: &str, replay: Replay, players: &[Player]) -> Arc<Replay> {
        let replay = Arc::new(replay);
        self.keep(&Name::Table(id.to_owned()), Arc::clone(&replay), players.to_vec());
        replay
    }

    /// A table's game, if it is kept with these names.
    pub(crate) fn table(&self, id: &str, players: &[Player]) -> Option<Arc<Replay>> {
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
