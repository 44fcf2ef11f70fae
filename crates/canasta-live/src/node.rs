//! This process as one of several nodes that serve one database: its lease, and the tables that it takes and gives back.
//!
//! Safety does not hang on any of this. An append names the epoch in which the table was taken, and the database refuses that of
//! a node that has lost it. The lease says who serves a table, and whether this node may judge by its clock: one that stood
//! still, or cannot reach the database, would otherwise play for people who are at their table at another node.

use std::sync::Arc;
use std::time::Duration;

use canasta_store::{LiveNode, NewNode, NodeId, Ownership, ReadError, WriteError};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

/// From one renewal of the lease to the next.
const RENEW: Duration = Duration::from_secs(1);
/// For how long after a renewal this node relies on its lease, by its own clock. It is less than what a lease lasts by the
/// database's, so that no other node has its tables as long as it relies on that. The nodes of unit tests renew it once only.
const RELIED_ON: Duration = Duration::from_secs(if cfg!(test) { 60 } else { 2 });
/// How much longer than its lease a node is waited for that is in the way of this one: it may have been killed a moment ago.
const GRACE: Duration = Duration::from_millis(100);

/// The lease of this node, as far as it knows.
#[derive(Clone, Copy, Default)]
struct Lease {
    /// When the last renewal that the database has confirmed was asked for.
    renewed: Option<Instant>,
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
    /// The database did not do it, or did not say so.
    #[error("the database does not take this server in: {0}")]
    Database(#[from] WriteError),
}

/// Why a table could not be taken.
pub(crate) enum NotTaken {
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
        let mut other = self.ownership.join(entry.clone()).await?;
        if let Some(found) = other {
            tracing::info!(address = found.node.address, left = ?found.left, "waiting for the lease of another server");
            sleep(found.left + GRACE).await;
            asked = Instant::now();
            other = self.ownership.join(entry.clone()).await?;
        }
        match other {
            Some(LiveNode { node: other, .. }) if other.alone || entry.alone => Err(JoinError::Occupied(other.address)),
            Some(other) => Err(JoinError::SameAddress(other.node.address)),
            None => {
                self.renewed(asked, Instant::now());
                Ok(())
            }
        }
    }

    /// Renews the lease, or enters this process again where that has run out. If another node has come in its place meanwhile,
    /// returns that one.
    ///
    /// # Errors
    /// The database did not do it, or did not say so.
    pub async fn renew(&self, entry: &NewNode) -> Result<Option<LiveNode>, WriteError> {
        let asked = Instant::now();
        match self.ownership.renew().await {
            // A renewal that was on its way when the node left does not make it join again.
            Err(WriteError::Conflict) if self.lease.borrow().left => return Ok(None),
            Err(WriteError::Conflict) => {
                if let Some(other) = self.ownership.join(entry.clone()).await? {
                    return Ok(Some(other));
                }
            }
            done => done?,
        }
        self.renewed(asked, Instant::now());
        Ok(None)
    }

    /// The database has confirmed a renewal that was asked for at a moment, and was done before another.
    fn renewed(&self, asked: Instant, confirmed: Instant) {
        self.lease.send_modify(|lease| {
            // Also a request that was long on its way may have come after the lease had run out.
            if lease.renewed.is_some_and(|before| confirmed.duration_since(before) >= RELIED_ON) {
                lease.lapses += 1;
            }
            lease.renewed = Some(asked);
        });
    }

    /// Nothing listens at the address of another node: if it has missed a renewal of its lease, that is not waited for any longer.
    pub async fn presume_ended(&self, address: &str) {
        match self.ownership.presume_ended(address).await {
            Ok(true) => tracing::info!(address, "another server has ended; its tables can be taken"),
            Ok(false) => {}
            Err(why) => tracing::debug!(address, %why, "it is unknown whether another server has ended"),
        }
    }

    /// Keeps the lease until another node has come in the place of this one, which is returned.
    pub async fn keep_lease(&self, entry: &NewNode) -> LiveNode {
        let mut beats = interval(RENEW);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut failing = false;
        loop {
            beats.tick().await;
            match self.renew(entry).await {
                Ok(Some(other)) => return other,
                Ok(None) => {
                    if failing {
                        tracing::info!("the lease of this node is renewed again");
                    }
                    failing = false;
                }
                Err(why) => {
                    if !failing {
                        tracing::warn!(%why, "failed to renew the lease of this node");
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
    pub(crate) async fn take(self: &Arc<Self>, table: &str) -> Result<Holding, NotTaken> {
        // What a node without a lease has, any other may take at once.
        if !self.is_current() {
            return Err(NotTaken::Unavailable);
        }
        let lease = self.lease.subscribe();
        let seen = lease.borrow().lapses;
        let owner = self.ownership.owner_of(table).await.map_err(|_| NotTaken::Unavailable)?;
        if let Some(other) = owner.filter(|owner| owner.id != self.id()) {
            return Err(NotTaken::Elsewhere(other.address.into()));
        }
        match self.ownership.take(table).await {
            Ok(epoch) => Ok(Holding { node: Arc::clone(self), epoch, lease, seen }),
            Err(WriteError::Conflict) => Err(NotTaken::Refused),
            Err(_) => Err(NotTaken::Unavailable),
        }
    }

    /// Gives a table back.
    pub(crate) async fn release(&self, table: &str) {
        if let Err(why) = self.ownership.release(table).await {
            tracing::warn!(table, %why, "failed to give a table back; it is taken when the lease has run out");
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
        let owner = self.node.ownership.owner_of(table).await.ok().flatten();
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
