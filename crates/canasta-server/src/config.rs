//! How a server is set up.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use canasta::deck::shuffled;
use canasta::{Card, Seat, SeedRng};

/// Where the order of the cards of a deal comes from; `None` where there is no randomness to be had.
pub type Deal = Arc<dyn Fn() -> Option<Vec<Card>> + Send + Sync>;

/// Decks that follow from a seed, the next one at every call, so that a test plays the same deals every time. Never for a
/// table that somebody plays at: who knows the seed knows every card.
pub fn seeded_decks(seed: u64) -> Deal {
    let dealt = AtomicU64::new(0);
    Arc::new(move || Some(shuffled(&mut SeedRng::part(seed, dealt.fetch_add(1, Ordering::Relaxed)))))
}

/// How a server is set up. [`ServerConfig::new`] gives what a real one has; tests change a field.
#[derive(Clone)]
pub struct ServerConfig {
    /// The directory of the database; made where it is missing.
    pub data: PathBuf,
    /// How long bots wait between acts, in percent of the pace the player chose; 0 for tests.
    pub bot_pace_percent: u32,
    /// The order of the cards of each deal; the system's random source.
    pub deck: Deal,
    /// Who deals first; `None` draws.
    pub first_dealer: Option<Seat>,
    /// Connections at one time, sockets included.
    pub connections: usize,
    /// Windows that may follow one table at one time.
    pub windows_a_table: usize,
    /// How long a client may take to send the head of a request, and a connection may idle between requests.
    pub head_time: Duration,
    /// How long a request may take in all, its body included.
    pub request_time: Duration,
    /// How often a socket is asked whether it lives; one that stays silent three times is closed.
    pub ping_every: Duration,
    /// After so long without an act and without a viewer a table leaves the memory.
    pub table_rest: Duration,
    /// Asked before each commit; an error counts as one of the disk. For tests of what must not be acknowledged.
    pub before_commit: Option<Arc<dyn Fn() -> Result<(), String> + Send + Sync>>,
}

impl ServerConfig {
    /// A real server on a data directory.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            data: data.into(),
            bot_pace_percent: 100,
            deck: Arc::new(crate::chance::deck),
            first_dealer: None,
            connections: 4096,
            windows_a_table: 32,
            head_time: Duration::from_secs(20),
            request_time: Duration::from_secs(20),
            ping_every: Duration::from_secs(20),
            table_rest: Duration::from_secs(600),
            before_commit: None,
        }
    }
}
