//! A table of another node, as this one shows it to spectators. Its journal is read and folded here, and one screen made for all
//! spectators. It takes no requests.
//!
//! Names and phrases come from the database. Only the table's task knows who is there and whose clock runs; its node sends that as
//! [`LiveStatus`]. Invitations, codes and join requests concern no spectator.

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

/// For how long a table is followed without a window: somebody may come back, or has read the page and opens the socket.
const LINGER: Duration = Duration::from_secs(30);
/// When a journal is read again that could not be read.
const AGAIN: Duration = Duration::from_secs(1);
/// Clocks that run out at times less far apart are the same: what one node tells another is some milliseconds on its way.
const SAME: Duration = Duration::from_millis(300);

/// What is known of a followed table from outside its journal.
#[derive(Clone, Debug)]
pub(super) struct FollowedStatus {
    /// The number of its last entry, as far as was heard.
    pub(super) n: u64,
    /// The node that has it.
    pub(super) owner: Option<Owner>,
    /// What that node tells.
    pub(super) around: LiveStatus,
    /// When it told that.
    pub(super) at: Instant,
}

impl FollowedStatus {
    fn new(n: u64) -> Self {
        Self { n, owner: None, around: LiveStatus::default(), at: Instant::now() }
    }

    /// Takes in how many entries there are; whether that is news.
    pub(super) fn grow(&mut self, n: u64) -> bool {
        let grown = n > self.n;
        self.n = n.max(self.n);
        grown
    }

    /// Takes in which node has the table; whether that is news. Nobody's clock runs where none has it.
    pub(super) fn own(&mut self, owner: Option<Owner>) -> bool {
        let changed = self.owner != owner;
        if owner.is_none() {
            (self.around.clock, self.around.slow_turn) = (None, None);
        }
        self.owner = owner;
        changed
    }

    /// Takes in what the node tells that has the table; whether that is news.
    pub(super) fn tell(&mut self, around: LiveStatus) -> bool {
        let (now, before) = (Instant::now(), self.around.after(self.at.elapsed()));
        let end = |around: &LiveStatus| around.clock.map(|clock| (clock.seat, clock.base + clock.bank));
        let same_clock = match (end(&around), end(&before)) {
            (Some((seat, end)), Some((other, before))) => {
                seat == other && u128::from(end.abs_diff(before)) < SAME.as_millis()
            }
            (end, before) => end == before,
        };
        if same_clock && (LiveStatus { clock: before.clock, ..around.clone() }) == before {
            return false;
        }
        (self.around, self.at) = (around, now);
        true
    }
}

/// A followed table, for those who show it.
#[derive(Clone)]
pub struct Followed {
    audience: Arc<Audience>,
    pub(super) status: Arc<watch::Sender<FollowedStatus>>,
}

impl Followed {
    /// What a spectator sees, now and as it changes; `None` where nobody may watch. It ends when the table is followed no more.
    pub fn follow(&self) -> Option<watch::Receiver<Snapshot>> {
        self.audience.follow(Viewer::Stranger)
    }

    /// The right to follow the table in one more window; `None` if this node has too many.
    pub fn open_window(&self) -> Option<Window> {
        self.audience.open_window(Viewer::Stranger)
    }

    /// Whether a spectator may open one more window.
    pub fn has_room(&self) -> bool {
        self.audience.has_room(Viewer::Stranger)
    }

    /// Ends what every window follows.
    pub(super) fn close(&self) {
        self.audience.close();
    }

    /// Whether a guest who is none of the table's people was turned away for good all the same.
    pub(super) fn is_barred(&self, guest: GuestId) -> bool {
        self.status.borrow().around.barred.contains(&guest)
    }

    /// How many windows follow it here.
    pub(super) fn windows(&self) -> usize {
        self.audience.open_windows(Viewer::Stranger)
    }
}

/// Where a follower reads.
#[derive(Clone)]
pub(super) struct Sources {
    pub(super) store: Arc<dyn Store>,
    pub(super) following: Arc<dyn Following>,
    pub(super) stop: watch::Receiver<bool>,
}

/// Why a table is followed no more.
#[derive(Debug, thiserror::Error)]
pub(super) enum FollowError {
    #[error(transparent)]
    Read(#[from] ReadError),
    #[error("its journal cannot be folded")]
    Fold(#[from] FoldError),
}

/// The task that follows one table.
pub(super) struct Follower {
    id: String,
    table: Table,
    chain: Chain,
    chat: Vec<SpokenPhrase>,
    /// When names and talk were read last: in which epoch of the table, and how often they had changed in it.
    beside: Option<(u64, u64)>,
    sources: Sources,
    audience: Arc<Audience>,
    status: watch::Receiver<FollowedStatus>,
    /// When what could not be read is read again.
    again: Option<Instant>,
}

impl Follower {
    /// Reads a table, ready to be followed, and the handle that others hold of it.
    pub(super) async fn load(
        id: &str,
        sources: Sources,
        audience: Arc<Audience>,
    ) -> Result<(Self, Followed), LoadError> {
        let stored = sources.store.table(id).await.map_err(LoadError::Journal)?.ok_or(LoadError::Unknown)?;
        let StoredTable { entries, chain, people, .. } = stored;
        let table = name_people(fold(id, entries).await?, &people);
        let (tell, status) = watch::channel(FollowedStatus::new(chain.len()));
        let followed = Followed { audience: Arc::clone(&audience), status: Arc::new(tell) };
        let (id, chat) = (id.to_owned(), Vec::new());
        let mut follower = Self { id, table, chain, chat, beside: None, sources, audience, status, again: None };
        follower.read_chat().await.map_err(LoadError::Companion)?;
        Ok((follower, followed))
    }

    /// Follows the table until no window has been open for a while, the server stops, or its journal cannot be followed.
    pub(super) async fn run(mut self) {
        let mut unwatched = Instant::now();
        loop {
            let watched = self.audience.is_watched();
            tokio::select! {
                biased;
                () = stopped(&mut self.sources.stop) => break,
                changed = self.status.changed() => if changed.is_err() { break },
                () = until(self.again) => {}
                () = self.audience.windows_changed() => {
                    unwatched = Instant::now();
                    continue;
                }
                () = until((!watched).then_some(unwatched + LINGER)) => break,
            }
            match self.look().await {
                Ok(()) => self.again = None,
                // What was read stays on the screens until the database answers.
                Err(error @ FollowError::Read(ReadError::Unavailable(_))) => {
                    if self.again.is_none() {
                        tracing::warn!(error = %WithCauses(&error), "a table could not be followed");
                    }
                    self.again = Some(Instant::now() + AGAIN);
                }
                Err(error) => {
                    tracing::error!(error = %WithCauses(&error), "a table of another server cannot be followed");
                    break;
                }
            }
        }
    }

    /// Reads what is new, and shows it.
    pub(super) async fn look(&mut self) -> Result<(), FollowError> {
        let status = self.status.borrow_and_update().clone();
        let beside = status.owner.as_ref().map(|owner| (owner.epoch, status.around.beside));
        let mut names = beside.is_some() && beside != self.beside;
        if status.n > self.chain.len() {
            let more = self.sources.following.entries_after(&self.id, &self.chain).await?;
            for entry in &more.entries {
                self.table.apply(entry)?;
                match entry {
                    Entry::Dealt { .. } => self.chat.clear(),
                    // Somebody may have come with it.
                    entry => names |= !entry.is_play(),
                }
            }
            self.chain = more.chain;
        }
        if names {
            let people = self.sources.following.people(&self.id).await?;
            self.rename(&people);
            self.read_chat().await?;
            self.beside = beside;
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

    /// Shows the spectators what they may see now.
    fn show(&self) {
        let status = self.status.borrow();
        let mut around = status.around.after(status.at.elapsed());
        // What the other node tells may be of the turn before.
        around.clock = around.clock.filter(|clock| self.table.to_act() == Some(clock.seat));
        around.slow_turn = around.slow_turn.filter(|late| self.table.to_act() == Some(late.seat));
        // Until it has counted them, at least those are there that are here.
        around.strangers = around.strangers.max(self.audience.open_windows(Viewer::Stranger));
        let screen = spectator_screen(&self.table, &around, &self.chat);
        let shown = self.audience.follow(Viewer::Stranger);
        // What goes on at a serious table changes nothing for its spectators.
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
