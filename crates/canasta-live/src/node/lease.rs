//! This process as one of several nodes that serve one database: its lease, and the tables that it takes and gives back.
//!
//! Safety does not hang on any of this. An append names the epoch in which the table was taken, and the database refuses that of
//! a node that has lost it. The lease says who serves a table, and whether this node may judge by its clock: one that stood
//! still, or cannot reach the database, would otherwise play for people who are at their table at another node.

use std::sync::Arc;
use std::time::Duration;

use canasta_store::{JoinOutcome, LiveNode, NewNode, NodeId, Ownership, ReadError, WithCauses, WriteError};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

/// From one renewal of the lease to the next.
const RENEW: Duration = Duration::from_secs(1);
/// For how long after a renewal this node relies on its lease, by its own clock. It is less than what a lease lasts by the
/// database's, so that no other node has its tables as long as it relies on that. The nodes of unit tests renew it once only.
const RELIED_ON: Duration = Duration::from_secs(if cfg!(test) { 60 } else { 2 });
/// How much longer than its lease a node is waited for that is in the way of this one: it may have been killed a moment ago.
const GRACE: Duration = Duration::from_millis(100);
/// How long this node must have lived without a break until it raises the format of journals. After the database was away, nodes
/// of the release before come back within this time, and must still be able to read what is written.
const SETTLED: Duration = Duration::from_secs(10);

/// The lease of this node, as far as it knows.
#[derive(Clone, Copy, Default)]
struct Lease {
    /// When the last renewal that the database has confirmed was asked for.
    renewed: Option<Instant>,
    /// Since when it has lasted without a break.
    since: Option<Instant>,
    /// The newest format of journals in which entries may be written.
    format: u32,
    /// How often the lease may have run out and was begun again: others may have taken tables meanwhile.
    lapses: u64,
    /// Whether this node has left for good.
    left: bool,
}

/// This process as a node.
pub struct Node {
    ownership: Arc<dyn Ownership>,
    lease: watch::Sender<Lease>,
}

/// Why a process did not become a node.
#[derive(Debug, thiserror::Error)]
pub enum JoinError {
    /// Another living node uses the database, and one of the two wants to be alone.
    #[error("another server already uses this database, at {0}; stop that one first, or set both up to share it")]
    Occupied(String),
    /// Another living node has the same address.
    #[error("another server that shares this database has the address {0} already; each needs its own")]
    SameAddress(String),
    /// Nodes of a newer release have written what this one does not read.
    #[error(
        "a newer Canasta writes to this database (journals of format {format}, and this one reads up to {reads}); start that release"
    )]
    Outdated {
        /// The newest format in which entries may be there.
        format: u32,
        /// The newest that this program reads.
        reads: u32,
    },
    /// The database did not do it, or did not say so.
    #[error("the database does not take this server in")]
    Database(#[from] WriteError),
}

/// Why this process is a node no more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeaseLost {
    /// Another node has come in its place, at this address.
    Replaced(String),
    /// While its lease had run out, nodes of a newer release began to write what it does not read.
    Outdated {
        /// The newest format in which entries may be there.
        format: u32,
        /// The newest that this program reads.
        reads: u32,
    },
}

/// The reason why a table could not be taken.
pub(crate) enum AcquireError {
    /// The living node at this address has it.
    Elsewhere(Arc<str>),
    /// Another node has just taken it, or there is no such table.
    Refused,
    /// The database does not answer, or this node does not know that it still counts as living.
    Unavailable,
}

impl Node {
    /// A node that has not joined yet.
    pub fn new(ownership: Arc<dyn Ownership>) -> Arc<Self> {
        Arc::new(Self { ownership, lease: watch::Sender::default() })
    }

    /// The id of this node.
    pub fn id(&self) -> NodeId {
        self.ownership.id()
    }

    /// The addresses of the other living nodes.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn others(&self) -> Result<Vec<String>, ReadError> {
        let nodes = self.ownership.nodes().await?;
        Ok(nodes.into_iter().filter(|node| node.id != self.id()).map(|node| node.node.address).collect())
    }

    /// Enters this process as a node. One that is in its way may have been killed a moment ago: its lease is waited for.
    ///
    /// # Errors
    /// [`JoinError`]
    pub async fn join(&self, entry: &NewNode) -> Result<(), JoinError> {
        let mut asked = Instant::now();
        let mut joined = self.ownership.join(entry.clone()).await?;
        if let JoinOutcome::Occupied(found) = joined {
            tracing::info!(address = found.node.address, left = ?found.left, "waiting for the lease of another server");
            sleep(found.left + GRACE).await;
            asked = Instant::now();
            joined = self.ownership.join(entry.clone()).await?;
        }
        match joined {
            JoinOutcome::Occupied(LiveNode { node: other, .. }) if other.alone || entry.alone => {
                Err(JoinError::Occupied(other.address))
            }
            JoinOutcome::Occupied(other) => Err(JoinError::SameAddress(other.node.address)),
            JoinOutcome::Outdated { format } => Err(JoinError::Outdated { format, reads: entry.reads }),
            JoinOutcome::Yes { format } => {
                self.renewed(asked, Instant::now(), format);
                Ok(())
            }
        }
    }

    /// Renews the lease, or enters this process again where that has run out; returns why that may not be, if so. Once it has lived
    /// for a while, and all living nodes read a newer format of journals than is written, it has that written.
    ///
    /// # Errors
    /// The database did not do it, or did not say so.
    pub async fn renew(&self, entry: &NewNode) -> Result<Option<LeaseLost>, WriteError> {
        let asked = Instant::now();
        let format = match self.ownership.renew().await {
            // A renewal that was on its way when the node left does not make it join again.
            Err(WriteError::Conflict) if self.lease.borrow().left => return Ok(None),
            Err(WriteError::Conflict) => match self.ownership.join(entry.clone()).await? {
                JoinOutcome::Yes { format } => format,
                JoinOutcome::Occupied(other) => return Ok(Some(LeaseLost::Replaced(other.node.address))),
                JoinOutcome::Outdated { format } => {
                    return Ok(Some(LeaseLost::Outdated { format, reads: entry.reads }));
                }
            },
            done => done?,
        };
        self.renewed(asked, Instant::now(), format);
        if format < entry.reads && self.has_settled() {
            self.raise_format(format).await;
        }
        Ok(None)
    }

    /// The database has confirmed a renewal that was asked for at a moment, and was done before another, with the format in which
    /// entries may be written.
    fn renewed(&self, asked: Instant, confirmed: Instant, format: u32) {
        self.lease.send_modify(|lease| {
            // Also a request that was long on its way may have come after the lease had run out.
            if lease.renewed.is_some_and(|before| confirmed.duration_since(before) >= RELIED_ON) {
                lease.lapses += 1;
                lease.since = None;
            }
            lease.renewed = Some(asked);
            lease.since = lease.since.or(Some(asked));
            lease.format = format;
        });
    }

    /// Nothing listens at the address of another node: if it has missed a renewal of its lease, that is not waited for any longer.
    pub async fn presume_ended(&self, address: &str) {
        match self.ownership.presume_ended(address).await {
            Ok(true) => tracing::info!(address, "another server has ended; its tables can be taken"),
            Ok(false) => {}
            Err(error) => tracing::debug!(address, %error, "it is unknown whether another server has ended"),
        }
    }

    /// Whether the lease has lasted for a while.
    fn has_settled(&self) -> bool {
        self.lease.borrow().since.is_some_and(|since| since.elapsed() >= SETTLED)
    }

    /// Has a newer format written, if all living nodes read one.
    async fn raise_format(&self, before: u32) {
        match self.ownership.raise_format().await {
            Ok(format) if format > before => {
                tracing::info!(format, "all nodes read a newer format of journals, which is written from now on");
                self.lease.send_modify(|lease| lease.format = format);
            }
            Ok(_) => {}
            // The next renewal tries again.
            Err(error) => tracing::debug!(%error, "failed to raise the format of journals"),
        }
    }

    /// The newest format of journals that every living node reads, as far as this one knows; 0 before it has joined.
    pub fn format(&self) -> u32 {
        self.lease.borrow().format
    }

    /// Keeps the lease until this process may be a node no more; returns why.
    pub async fn keep_lease(&self, entry: &NewNode) -> LeaseLost {
        let mut beats = interval(RENEW);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut failing = false;
        loop {
            beats.tick().await;
            match self.renew(entry).await {
                Ok(Some(lost)) => return lost,
                Ok(None) => {
                    if failing {
                        tracing::info!("the lease of this node is renewed again");
                    }
                    failing = false;
                }
                Err(error) => {
                    if !failing {
                        tracing::warn!(%error, "failed to renew the lease of this node");
                    }
                    failing = true;
                }
            }
        }
    }

    /// Whether this node may judge by its clock: it has renewed its lease a moment ago.
    pub fn is_current(&self) -> bool {
        self.lease.borrow().renewed.is_some_and(|renewed| renewed.elapsed() < RELIED_ON)
    }

    /// Is a node no more, so that others take over at once what it has not given back.
    ///
    /// # Errors
    /// The database did not do it, or did not say so; the lease runs out.
    pub async fn leave(&self) -> Result<(), WriteError> {
        self.lease.send_modify(|lease| (lease.renewed, lease.left) = (None, true));
        self.ownership.leave().await
    }

    /// Takes a table, unless another living node has it.
    pub(crate) async fn take(self: &Arc<Self>, table: &str) -> Result<Holding, AcquireError> {
        // What a node without a lease has, any other may take at once.
        if !self.is_current() {
            return Err(AcquireError::Unavailable);
        }
        let lease = self.lease.subscribe();
        let seen = lease.borrow().lapses;
        let owner = self.ownership.owner_of(table).await.map_err(|error| {
            tracing::error!(table, error = %WithCauses(&error), "failed to read which server has a table");
            AcquireError::Unavailable
        })?;
        if let Some(other) = owner.filter(|owner| owner.id != self.id()) {
            return Err(AcquireError::Elsewhere(other.address.into()));
        }
        match self.ownership.acquire(table).await {
            Ok(epoch) => Ok(Holding { node: Arc::clone(self), epoch, lease, seen }),
            Err(WriteError::Conflict) => Err(AcquireError::Refused),
            Err(error) => {
                tracing::warn!(table, %error, "failed to take a table");
                Err(AcquireError::Unavailable)
            }
        }
    }

    /// Gives a table back.
    pub(crate) async fn release(&self, table: &str) {
        if let Err(error) = self.ownership.release(table).await {
            tracing::warn!(table, %error, "failed to give a table back; it is taken when the lease has run out");
        }
    }
}

/// What the task of a table knows of its being this node's.
pub(crate) struct Holding {
    node: Arc<Node>,
    /// In which it was taken.
    epoch: u64,
    lease: watch::Receiver<Lease>,
    /// The lapses of the lease after which it was asked whether the table is still this node's.
    seen: u64,
}

impl Holding {
    /// Whether the task may judge by the clock.
    pub(crate) fn is_current(&self) -> bool {
        self.node.is_current()
    }

    /// Waits until the lease was renewed after it may have run out.
    pub(crate) async fn lapse(&mut self) {
        let seen = self.seen;
        let lapses = self.lease.wait_for(|lease| lease.lapses != seen).await.map(|lease| lease.lapses);
        match lapses {
            Ok(lapses) => self.seen = lapses,
            // The node has gone, and with it the server.
            Err(_) => std::future::pending().await,
        }
    }

    /// Whether nobody has taken the table meanwhile, as far as the database can be asked.
    pub(crate) async fn is_held(&self, table: &str) -> bool {
        let owner = self.node.ownership.owner_of(table).await.unwrap_or_else(|error| {
            tracing::error!(error = %WithCauses(&error), "failed to read which server has this table");
            None
        });
        owner.is_some_and(|owner| owner.id == self.node.id() && owner.epoch == self.epoch)
    }
}

#[cfg(test)]
impl Node {
    /// Lets so much time pass since the last renewal that the lease is not relied on any more.
    pub(crate) fn age(&self) {
        self.lease
            .send_modify(|lease| lease.renewed = lease.renewed.and_then(|renewed| renewed.checked_sub(RELIED_ON)));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use async_trait::async_trait;
    use canasta_store::Owner;
    use tokio::time::advance;

    use super::*;

    /// A database in which nothing stands in the way of a newer format; it counts how often one is asked for.
    #[derive(Default)]
    struct Asked(AtomicU32);

    #[async_trait]
    impl Ownership for Asked {
        fn id(&self) -> NodeId {
            NodeId([1; 16])
        }

        async fn join(&self, _: NewNode) -> Result<JoinOutcome, WriteError> {
            Ok(JoinOutcome::Yes { format: 1 })
        }

        async fn renew(&self) -> Result<u32, WriteError> {
            Ok(1)
        }

        async fn raise_format(&self) -> Result<u32, WriteError> {
            self.0.fetch_add(1, Ordering::Relaxed);
            Ok(2)
        }

        async fn presume_ended(&self, _: &str) -> Result<bool, WriteError> {
            Ok(false)
        }

        async fn leave(&self) -> Result<(), WriteError> {
            Ok(())
        }

        async fn nodes(&self) -> Result<Vec<LiveNode>, ReadError> {
            Ok(Vec::new())
        }

        async fn acquire(&self, _: &str) -> Result<u64, WriteError> {
            Err(WriteError::Conflict)
        }

        async fn release(&self, _: &str) -> Result<(), WriteError> {
            Ok(())
        }

        async fn owner_of(&self, _: &str) -> Result<Option<Owner>, ReadError> {
            Ok(None)
        }
    }

    /// After a start, and after the database was away, others may still be on their way back.
    #[tokio::test(start_paused = true)]
    async fn the_format_is_raised_by_a_node_that_has_lived_for_a_while() {
        let asked = Arc::new(Asked::default());
        let node = Node::new(Arc::<Asked>::clone(&asked));
        let entry = NewNode { address: "a:1".to_owned(), release: "0.2.0".to_owned(), reads: 2, alone: false };
        assert_eq!(node.format(), 0);
        node.join(&entry).await.unwrap();
        for pause in [Duration::ZERO, RELIED_ON] {
            advance(pause).await;
            let before = asked.0.load(Ordering::Relaxed);
            for _ in 0..SETTLED.as_secs() {
                assert_eq!(node.renew(&entry).await, Ok(None));
                assert_eq!((node.format(), asked.0.load(Ordering::Relaxed)), (1, before));
                advance(RENEW).await;
            }
            assert_eq!(node.renew(&entry).await, Ok(None));
            assert_eq!((node.format(), asked.0.load(Ordering::Relaxed)), (2, before + 1));
        }
        // A program that reads no more than is written asks for nothing.
        let older = NewNode { reads: 1, ..entry };
        assert_eq!(node.renew(&older).await, Ok(None));
        assert_eq!(asked.0.load(Ordering::Relaxed), 2);
    }
}
