//! This process as one of several nodes on one database: its lease, and acquiring and releasing tables.
//!
//! Safety doesn't depend on any of this. An append names the epoch in which the table was acquired, and the database
//! refuses it from a node that has lost the table. The lease decides which node serves a table, and whether this node
//! may act on timeouts. Otherwise, a node that was suspended, or can't reach the database, would play for people who
//! are at their table on another node.

use std::sync::Arc;
use std::time::Duration;

use canasta_store::{JoinOutcome, LiveNode, NewNode, NodeId, Ownership, ReadError, WithCauses, WriteError};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

/// Time between renewals of the lease.
const RENEW_INTERVAL: Duration = Duration::from_secs(1);
/// How long this node trusts its lease after a renewal, by its own clock. This is shorter than a lease by the
/// database's clock, so that no other node acquires its tables in that time. The nodes of unit tests renew only once.
const LEASE_TRUST_TIME: Duration = Duration::from_secs(if cfg!(test) { 60 } else { 2 });
/// How much longer than the lease of another node to wait, if that node prevents this one from joining. It may just
/// have been killed.
const LEASE_GRACE: Duration = Duration::from_millis(100);
/// How long the lease must have been valid without interruption before this node raises the journal format. After a
/// database outage, nodes of the previous release come back within this time, and must still be able to read what is
/// written.
const SETTLE_TIME: Duration = Duration::from_secs(10);

/// This node's lease, as far as it knows.
#[derive(Clone, Copy, Default)]
struct Lease {
    /// When the last confirmed renewal was sent.
    renewed: Option<Instant>,
    /// When its uninterrupted validity began.
    since: Option<Instant>,
    /// Newest journal format in which entries may be written.
    format: u32,
    /// Number of renewals before which the lease may have expired. Each time, other nodes may have acquired tables.
    lapses: u64,
    /// Whether this node has left permanently.
    left: bool,
}

/// This process as a node.
pub struct Node {
    ownership: Arc<dyn Ownership>,
    lease: watch::Sender<Lease>,
}

/// Why a process didn't become a node.
#[derive(Debug, thiserror::Error)]
pub enum JoinError {
    /// Another live node uses the database, and one of the two needs it to itself.
    #[error("another server already uses this database, at {0}; stop that one first, or set both up to share it")]
    Occupied(String),
    /// Another live node has the same address.
    #[error("another server on this database already has the address {0}; each server needs its own")]
    SameAddress(String),
    /// Nodes of a newer release may have written entries that this one can't read.
    #[error(
        "a newer Canasta writes to this database (journals of format {format}, and this one reads up to {reads}); start that release"
    )]
    Outdated {
        /// Newest format of existing entries.
        format: u32,
        /// Newest format that this program can read.
        reads: u32,
    },
    /// The database refused to let it join, or didn't confirm it.
    #[error("cannot register this server in the database")]
    Database(#[from] WriteError),
}

/// Why this process is no longer a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeaseLost {
    /// Another node has taken its place, at this address.
    Replaced(String),
    /// While this node's lease had expired, nodes of a newer release began to write a format that it can't read.
    Outdated {
        /// Newest format of existing entries.
        format: u32,
        /// Newest format that this program can read.
        reads: u32,
    },
}

/// Why a table couldn't be acquired.
pub(crate) enum AcquireError {
    /// The live node at this address owns it.
    OtherNode(Arc<str>),
    /// Another node has just acquired it, or there is no such table.
    Refused,
    /// The database doesn't answer, or this node can't be sure that its lease is valid.
    Unavailable,
}

impl Node {
    /// A node that has not joined yet.
    pub fn new(ownership: Arc<dyn Ownership>) -> Arc<Self> {
        Arc::new(Self { ownership, lease: watch::Sender::default() })
    }

    /// This node's id.
    pub fn id(&self) -> NodeId {
        self.ownership.id()
    }

    /// Addresses of the other live nodes.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub async fn others(&self) -> Result<Vec<String>, ReadError> {
        let nodes = self.ownership.nodes().await?;
        Ok(nodes.into_iter().filter(|node| node.id != self.id()).map(|node| node.node.address).collect())
    }

    /// Joins as a node. If another node prevents it, waits until that node's lease ends, because the node may just have
    /// been killed.
    ///
    /// # Errors
    /// [`JoinError`]
    pub async fn join(&self, entry: &NewNode) -> Result<(), JoinError> {
        let mut requested = Instant::now();
        let mut joined = self.ownership.join(entry.clone()).await?;
        if let JoinOutcome::Occupied(found) = joined {
            tracing::info!(address = found.node.address, left = ?found.left, "waiting for the lease of another server");
            sleep(found.left + LEASE_GRACE).await;
            requested = Instant::now();
            joined = self.ownership.join(entry.clone()).await?;
        }
        match joined {
            JoinOutcome::Occupied(LiveNode { node: other, .. }) if other.alone || entry.alone => {
                Err(JoinError::Occupied(other.address))
            }
            JoinOutcome::Occupied(other) => Err(JoinError::SameAddress(other.node.address)),
            JoinOutcome::Outdated { format } => Err(JoinError::Outdated { format, reads: entry.reads }),
            JoinOutcome::Yes { format } => {
                self.record_renewal(requested, Instant::now(), format);
                Ok(())
            }
        }
    }

    /// Renews the lease, or joins again if it has expired. If neither is possible, returns the reason. Once the node
    /// has settled, it raises the journal format if all live nodes can read a newer one.
    ///
    /// # Errors
    /// The database refused the renewal, or didn't confirm it.
    pub async fn renew(&self, entry: &NewNode) -> Result<Option<LeaseLost>, WriteError> {
        let requested = Instant::now();
        let format = match self.ownership.renew().await {
            // A renewal that was still on its way when the node left must not make it join again.
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
        self.record_renewal(requested, Instant::now(), format);
        if format < entry.reads && self.has_settled() {
            self.raise_format(format).await;
        }
        Ok(None)
    }

    /// Records a confirmed renewal: when it was requested, when it was confirmed, and the current format.
    fn record_renewal(&self, requested: Instant, confirmed: Instant, format: u32) {
        self.lease.send_modify(|lease| {
            // A request that took long may have arrived after the lease expired.
            if lease.renewed.is_some_and(|before| confirmed.duration_since(before) >= LEASE_TRUST_TIME) {
                lease.lapses += 1;
                lease.since = None;
            }
            lease.renewed = Some(requested);
            lease.since = lease.since.or(Some(requested));
            lease.format = format;
        });
    }

    /// Called when nothing is listening at another node's address. If that node has missed a renewal, its lease ends
    /// early.
    pub async fn presume_ended(&self, address: &str) {
        match self.ownership.presume_ended(address).await {
            Ok(true) => tracing::info!(address, "another server has ended; its tables are free"),
            Ok(false) => {}
            Err(error) => tracing::debug!(address, %error, "failed to check whether another server has ended"),
        }
    }

    /// Whether the lease has been valid for long enough.
    fn has_settled(&self) -> bool {
        self.lease.borrow().since.is_some_and(|since| since.elapsed() >= SETTLE_TIME)
    }

    /// Raises the format if all live nodes can read a newer one.
    async fn raise_format(&self, before: u32) {
        match self.ownership.raise_format().await {
            Ok(format) if format > before => {
                tracing::info!(format, "all nodes support a newer journal format; switching to it");
                self.lease.send_modify(|lease| lease.format = format);
            }
            Ok(_) => {}
            // The next renewal tries again.
            Err(error) => tracing::debug!(%error, "failed to raise the journal format"),
        }
    }

    /// Newest journal format that every live node can read, as far as this one knows; 0 before it has joined.
    pub fn format(&self) -> u32 {
        self.lease.borrow().format
    }

    /// Keeps renewing the lease until this process can't be a node any more; returns the reason.
    pub async fn keep_lease(&self, entry: &NewNode) -> LeaseLost {
        let mut ticks = interval(RENEW_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut failing = false;
        loop {
            ticks.tick().await;
            match self.renew(entry).await {
                Ok(Some(lost)) => return lost,
                Ok(None) => {
                    if failing {
                        tracing::info!("renewed the lease of this node again");
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

    /// Whether this node has renewed its lease recently enough to act on timeouts.
    pub fn is_current(&self) -> bool {
        self.lease.borrow().renewed.is_some_and(|renewed| renewed.elapsed() < LEASE_TRUST_TIME)
    }

    /// Leaves, so that other nodes can immediately acquire the tables it hasn't released.
    ///
    /// # Errors
    /// The database refused, or didn't confirm it. The lease then expires later.
    pub async fn leave(&self) -> Result<(), WriteError> {
        self.lease.send_modify(|lease| {
            lease.renewed = None;
            lease.left = true;
        });
        self.ownership.leave().await
    }

    /// Acquires a table unless another live node owns it.
    pub(crate) async fn acquire(self: &Arc<Self>, table: &str) -> Result<OwnershipState, AcquireError> {
        // Without a valid lease, other nodes could acquire the table at once.
        if !self.is_current() {
            return Err(AcquireError::Unavailable);
        }
        let lease = self.lease.subscribe();
        let seen = lease.borrow().lapses;
        let owner = self.ownership.owner_of(table).await.map_err(|error| {
            tracing::error!(table, error = %WithCauses(&error), "failed to read the owner of a table");
            AcquireError::Unavailable
        })?;
        if let Some(other) = owner.filter(|owner| owner.id != self.id()) {
            return Err(AcquireError::OtherNode(other.address.into()));
        }
        match self.ownership.acquire(table).await {
            Ok(epoch) => Ok(OwnershipState { node: Arc::clone(self), epoch, lease, seen }),
            Err(WriteError::Conflict) => Err(AcquireError::Refused),
            Err(error) => {
                tracing::warn!(table, %error, "failed to acquire a table");
                Err(AcquireError::Unavailable)
            }
        }
    }

    pub(crate) async fn release(&self, table: &str) {
        if let Err(error) = self.ownership.release(table).await {
            tracing::warn!(table, %error, "failed to release a table; it is free when the lease has expired");
        }
    }
}

/// This node's ownership of a table, as far as the table's task knows.
pub(crate) struct OwnershipState {
    node: Arc<Node>,
    /// Epoch of the acquisition.
    epoch: u64,
    lease: watch::Receiver<Lease>,
    /// Value of `lapses` when this node last checked that it still owns the table.
    seen: u64,
}

impl OwnershipState {
    /// Whether the task may act on timeouts.
    pub(crate) fn is_current(&self) -> bool {
        self.node.is_current()
    }

    /// Waits until the lease is renewed after it may have expired.
    pub(crate) async fn lapse(&mut self) {
        let seen = self.seen;
        let lapses = self.lease.wait_for(|lease| lease.lapses != seen).await.map(|lease| lease.lapses);
        match lapses {
            Ok(lapses) => self.seen = lapses,
            // The node was dropped, so the server has stopped.
            Err(_) => std::future::pending().await,
        }
    }

    /// Whether this node still owns the table. If the database doesn't answer, it doesn't count as the owner.
    pub(crate) async fn is_current_owner(&self, table: &str) -> bool {
        let owner = self.node.ownership.owner_of(table).await.unwrap_or_else(|error| {
            tracing::error!(error = %WithCauses(&error), "failed to read the owner of this table");
            None
        });
        owner.is_some_and(|owner| owner.id == self.node.id() && owner.epoch == self.epoch)
    }
}

#[cfg(test)]
impl Node {
    /// Makes the lease so old that it isn't trusted any more.
    pub(crate) fn age(&self) {
        self.lease.send_modify(|lease| {
            lease.renewed = lease.renewed.and_then(|renewed| renewed.checked_sub(LEASE_TRUST_TIME));
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use async_trait::async_trait;
    use canasta_store::Owner;
    use tokio::time::advance;

    use super::*;

    /// A database that allows a newer format, and counts the requests to raise it.
    #[derive(Default)]
    struct FormatRequests(AtomicU32);

    #[async_trait]
    impl Ownership for FormatRequests {
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

    /// After a start or a database outage, other nodes may still be on their way back.
    #[tokio::test(start_paused = true)]
    async fn only_a_settled_node_raises_the_format() {
        let requests = Arc::new(FormatRequests::default());
        let node = Node::new(Arc::<FormatRequests>::clone(&requests));
        let entry = NewNode { address: "a:1".to_owned(), release: "0.2.0".to_owned(), reads: 2, alone: false };
        assert_eq!(node.format(), 0);
        node.join(&entry).await.unwrap();
        for pause in [Duration::ZERO, LEASE_TRUST_TIME] {
            advance(pause).await;
            let before = requests.0.load(Ordering::Relaxed);
            for _ in 0..SETTLE_TIME.as_secs() {
                assert_eq!(node.renew(&entry).await, Ok(None));
                assert_eq!((node.format(), requests.0.load(Ordering::Relaxed)), (1, before));
                advance(RENEW_INTERVAL).await;
            }
            assert_eq!(node.renew(&entry).await, Ok(None));
            assert_eq!((node.format(), requests.0.load(Ordering::Relaxed)), (2, before + 1));
        }
        // A program that can't read anything newer than the current format sends no request.
        let older = NewNode { reads: 1, ..entry };
        assert_eq!(node.renew(&older).await, Ok(None));
        assert_eq!(requests.0.load(Ordering::Relaxed), 2);
    }
}
