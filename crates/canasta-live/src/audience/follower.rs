//! Another node's table, shown to spectators by this node. Its journal is read and folded here, and one screen is made
//! for all spectators. It doesn't take requests.
//!
//! Names and chat come from the database. Only the table's task knows who is present and whose clock is running; its
//! node sends that as [`LiveStatus`]. Spectators don't need invitations, codes or join requests.

use std::sync::Arc;
use std::time::Duration;

use canasta_store::{Following, GuestId, Owner, ReadError, Store, StoredTable, TablePerson, WithCauses};
use canasta_table::journal::{Chain, Entry};
use canasta_table::scene::SpokenPhrase;
use canasta_table::{FoldError, Table};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::screen::{LiveStatus, spectator_screen};
use super::{Audience, Snapshot, Viewer, Window};
use crate::node::{LoadError, fold, name_people};
use crate::stopped;
use crate::table::{chat_deal, chat_of};

/// How long a table is followed without any open window. Someone might come back, or might have loaded the page and be
/// about to open the socket.
const UNWATCHED_TIMEOUT: Duration = Duration::from_secs(30);
/// Pause before retrying a failed read.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);
/// Clocks count as the same if they run out within this time of each other, because a status takes some milliseconds to
/// arrive.
const CLOCK_TOLERANCE: Duration = Duration::from_millis(300);

/// State of a followed table that isn't in its journal.
#[derive(Clone, Debug)]
pub(super) struct FollowedStatus {
    /// Number of its last entry, as far as known.
    pub(super) n: u64,
    /// The node that owns it.
    pub(super) owner: Option<Owner>,
    /// The owner's latest status.
    pub(super) live: LiveStatus,
    /// When that status arrived.
    pub(super) at: Instant,
}

impl FollowedStatus {
    fn new(n: u64) -> Self {
        Self { n, owner: None, live: LiveStatus::default(), at: Instant::now() }
    }

    /// Updates the number of entries; returns whether it has grown.
    pub(super) fn set_length(&mut self, n: u64) -> bool {
        let has_grown = n > self.n;
        self.n = n.max(self.n);
        has_grown
    }

    /// Updates the owner, and returns whether it has changed. No clock runs while there is no owner.
    pub(super) fn set_owner(&mut self, owner: Option<Owner>) -> bool {
        let has_changed = self.owner != owner;
        if owner.is_none() {
            self.live.clock = None;
            self.live.slow_turn = None;
        }
        self.owner = owner;
        has_changed
    }

    /// Updates the status; returns whether it has changed.
    pub(super) fn set_status(&mut self, live: LiveStatus) -> bool {
        let now = Instant::now();
        let before = self.live.after(self.at.elapsed());
        let end = |live: &LiveStatus| live.clock.map(|clock| (clock.seat, clock.base + clock.bank));
        let same_clock = match (end(&live), end(&before)) {
            (Some((seat, end)), Some((other, before))) => {
                seat == other && u128::from(end.abs_diff(before)) < CLOCK_TOLERANCE.as_millis()
            }
            (end, before) => end == before,
        };
        if same_clock && (LiveStatus { clock: before.clock, ..live.clone() }) == before {
            return false;
        }
        self.live = live;
        self.at = now;
        true
    }
}

/// A handle to a followed table.
#[derive(Clone)]
pub struct FollowedTable {
    audience: Arc<Audience>,
    pub(super) status: Arc<watch::Sender<FollowedStatus>>,
}

impl FollowedTable {
    /// The spectators' view, now and as it changes; `None` if the table doesn't allow spectators. It ends when the
    /// table is no longer followed.
    pub fn follow(&self) -> Option<watch::Receiver<Snapshot>> {
        self.audience.follow(Viewer::Stranger)
    }

    /// Permission for one more window; `None` if this node has too many.
    pub fn open_window(&self) -> Option<Window> {
        self.audience.open_window(Viewer::Stranger)
    }

    /// Whether a spectator can open one more window.
    pub fn has_room(&self) -> bool {
        self.audience.has_room(Viewer::Stranger)
    }

    /// Ends the snapshots in every window.
    pub(super) fn close(&self) {
        self.audience.close();
    }

    /// Whether a guest is banned without being one of the table's people.
    pub(super) fn is_banned(&self, guest: GuestId) -> bool {
        self.status.borrow().live.banned.contains(&guest)
    }

    /// Number of this node's windows that follow the table.
    pub(super) fn windows(&self) -> usize {
        self.audience.open_windows(Viewer::Stranger)
    }
}

/// A follower's source of data.
#[derive(Clone)]
pub(super) struct Sources {
    pub(super) store: Arc<dyn Store>,
    pub(super) following: Arc<dyn Following>,
    pub(super) stop: watch::Receiver<bool>,
}

/// Why a table can't be followed any more.
#[derive(Debug, thiserror::Error)]
pub(super) enum FollowError {
    #[error(transparent)]
    Read(#[from] ReadError),
    #[error("cannot fold its journal")]
    Fold(#[from] FoldError),
}

pub(super) struct Follower {
    id: String,
    table: Table,
    chain: Chain,
    chat: Vec<SpokenPhrase>,
    /// Owner's epoch and number of side changes when names and chat were last read.
    side_changes: Option<(u64, u64)>,
    sources: Sources,
    audience: Arc<Audience>,
    status: watch::Receiver<FollowedStatus>,
    /// When to retry a failed read.
    retry_at: Option<Instant>,
}

impl Follower {
    /// Reads a table; returns its follower and a handle.
    pub(super) async fn load(
        id: &str,
        sources: Sources,
        audience: Arc<Audience>,
    ) -> Result<(Self, FollowedTable), LoadError> {
        let stored = sources.store.table(id).await.map_err(LoadError::Journal)?.ok_or(LoadError::Unknown)?;
        let StoredTable { entries, chain, people, .. } = stored;
        let table = name_people(fold(id, entries).await?, &people);
        let (sender, status) = watch::channel(FollowedStatus::new(chain.len()));
        let followed = FollowedTable { audience: Arc::clone(&audience), status: Arc::new(sender) };
        let mut follower = Self {
            id: id.to_owned(),
            table,
            chain,
            chat: Vec::new(),
            side_changes: None,
            sources,
            audience,
            status,
            retry_at: None,
        };
        follower.read_chat().await.map_err(LoadError::Companion)?;
        Ok((follower, followed))
    }

    /// Follows the table until it hasn't had a window for a while, the server stops, or its journal can't be followed.
    pub(super) async fn run(mut self) {
        let mut unwatched = Instant::now();
        loop {
            let watched = self.audience.is_watched();
            tokio::select! {
                biased;
                () = stopped(&mut self.sources.stop) => break,
                changed = self.status.changed() => if changed.is_err() { break },
                () = until(self.retry_at) => {}
                () = self.audience.windows_changed() => {
                    unwatched = Instant::now();
                    continue;
                }
                () = until((!watched).then_some(unwatched + UNWATCHED_TIMEOUT)) => break,
            }
            match self.update().await {
                Ok(()) => self.retry_at = None,
                // The screens stay unchanged until the database answers.
                Err(error @ FollowError::Read(ReadError::Unavailable(_))) => {
                    if self.retry_at.is_none() {
                        tracing::warn!(error = %WithCauses(&error), "failed to follow a table; retrying");
                    }
                    self.retry_at = Some(Instant::now() + RETRY_INTERVAL);
                }
                Err(error) => {
                    tracing::error!(error = %WithCauses(&error), "cannot follow a table of another server");
                    break;
                }
            }
        }
    }

    /// Reads changes and shows them.
    pub(super) async fn update(&mut self) -> Result<(), FollowError> {
        let status = self.status.borrow_and_update().clone();
        let side_changes = status.owner.as_ref().map(|owner| (owner.epoch, status.live.side_changes));
        let mut is_outdated = side_changes.is_some() && side_changes != self.side_changes;
        if status.n > self.chain.len() {
            let more = self.sources.following.entries_after(&self.id, &self.chain).await?;
            for entry in &more.entries {
                self.table.apply(entry)?;
                match entry {
                    Entry::Dealt { .. } => self.chat.clear(),
                    // The entry may have brought a new person.
                    entry => is_outdated |= !entry.is_play(),
                }
            }
            self.chain = more.chain;
        }
        if is_outdated {
            let people = self.sources.following.people(&self.id).await?;
            self.rename(&people);
            self.read_chat().await?;
            self.side_changes = side_changes;
        }
        self.show();
        Ok(())
    }

    fn rename(&mut self, people: &[TablePerson]) {
        for person in people {
            self.table.call(canasta_table::journal::Person(person.player), person.name.as_deref());
        }
    }

    async fn read_chat(&mut self) -> Result<(), ReadError> {
        let lines = self.sources.store.chat(&self.id, chat_deal(&self.table)).await?;
        self.chat = chat_of(&self.table, &lines);
        Ok(())
    }

    /// Updates what the spectators see.
    fn show(&self) {
        let status = self.status.borrow();
        let mut live = status.live.after(status.at.elapsed());
        // The owner's status may still be from the previous turn.
        live.clock = live.clock.filter(|clock| self.table.to_act() == Some(clock.seat));
        live.slow_turn = live.slow_turn.filter(|late| self.table.to_act() == Some(late.seat));
        // Until the owner has counted the spectators here, count at least those.
        live.strangers = live.strangers.max(self.audience.open_windows(Viewer::Stranger));
        let screen = spectator_screen(&self.table, &live, &self.chat);
        let shown = self.audience.follow(Viewer::Stranger);
        // The status doesn't change what spectators of a competitive table see.
        if !shown.is_some_and(|shown| screen.as_ref() == Some(&*shown.borrow().screen)) {
            self.audience.show(Viewer::Stranger, screen);
        }
    }
}

async fn until(at: Option<Instant>) {
    match at {
        Some(at) => sleep_until(at).await,
        None => std::future::pending().await,
    }
}
