//! Which of several servers runs a table. Only a shared store supports it.

use std::time::Duration;

use async_trait::async_trait;

use crate::{ReadError, WriteError};

/// A node: one of several server processes that share a database. A restarted process is a new node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NodeId(pub [u8; 16]);

/// What a node announces about itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNode {
    /// Address where other nodes reach it.
    pub address: String,
    /// Release of the program.
    pub release: String,
    /// Newest journal format it can read.
    pub reads: u32,
    /// Whether it needs the database to itself, with no other live node.
    pub alone: bool,
}

/// A node whose lease is valid by the database's clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveNode {
    /// Its id.
    pub id: NodeId,
    /// What this node announced about itself.
    pub node: NewNode,
    /// Time until its lease expires, unless renewed.
    pub left: Duration,
}

/// Outcome of joining.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JoinOutcome {
    /// The process is now a node.
    Yes {
        /// Newest journal format in which entries may be written.
        format: u32,
    },
    /// Another live node prevents this one from joining. Nothing was changed.
    Occupied(LiveNode),
    /// This node can't read a format that others may have written. Nothing was changed.
    Outdated {
        /// That format.
        format: u32,
    },
}

/// Owner of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The node's id.
    pub id: NodeId,
    /// Address where other nodes reach it.
    pub address: String,
    /// Current epoch: how often the table has been acquired.
    pub epoch: u64,
}

/// Which of several nodes on one database owns a table.
///
/// A node *joins* with a lease and keeps renewing it. The database's clock decides when a lease has expired, so the
/// clocks of the machines don't matter. A node *acquires* a table unless a live node owns it. Each time, the table's
/// *epoch* grows by one, and the store keeps the epoch in which this process acquired the table.
///
/// - **Leases are for speed, epochs for safety.** An append names its epoch, and an outdated one is a
///   [`WriteError::Conflict`]. A node that was suspended while another acquired its table writes nothing when it comes
///   back. An append never checks a lease.
/// - **A new table has an owner:** the node that opens it, in epoch 1.
/// - **An append acquires the table first** if no live node owns it. If another live node does, the append is a
///   conflict. The caller's data can't be out of date, because the append also compares the number of entries. After a
///   conflict the table counts as lost, and the next append acquires it again.
/// - **Writing names, chat, invitations and codes** is also a conflict once another node has acquired the table,
///   because this process read them before that.
/// - **Every live node can read what any of them writes.** The store keeps the newest journal *format* in which entries
///   may be written. It starts at 1. A node can only raise it, and never beyond what all live nodes can read. A node
///   that can't read it can't join.
/// - **A process that has not joined** can open, acquire and append, but any other process can acquire its tables at
///   once. That suits programs that have the database to themselves.
#[async_trait]
pub trait Ownership: Send + Sync {
    /// Id of this process.
    fn id(&self) -> NodeId;

    /// Joins as a node with a lease. Joining again renews the lease. Nothing is changed if this process can't read an
    /// existing format, or if another live node prevents it: one with the same address, or any node if one of the two
    /// needs the database to itself. Nodes in its way with expired leases are deleted. They find out when they try to
    /// renew.
    async fn join(&self, node: NewNode) -> Result<JoinOutcome, WriteError>;

    /// Renews the lease and returns the newest format in which entries may be written. Conflict if this process hasn't
    /// joined, was deleted after its lease expired, or can't read that format. The process can join again to learn the
    /// reason.
    async fn renew(&self) -> Result<u32, WriteError>;

    /// Raises the format to the newest that all live nodes can read, and returns it.
    async fn raise_format(&self) -> Result<u32, WriteError>;

    /// Ends the lease of the node at an address where nothing is listening any more, so that its tables can be
    /// acquired. Does so only if the lease hasn't been renewed for half of its duration, and returns whether it was
    /// ended. If the node is alive after all, it can renew the lease. It then loses only the tables that were acquired
    /// in the meantime.
    async fn presume_ended(&self, address: &str) -> Result<bool, WriteError>;

    /// Leaves, so that this node's tables can be acquired at once.
    async fn leave(&self) -> Result<(), WriteError>;

    /// Live nodes including this one, by address.
    async fn nodes(&self) -> Result<Vec<LiveNode>, ReadError>;

    /// Acquires a table, even one this process owns already, and returns its new epoch. Conflict if another live node
    /// owns it, or if there is no such table.
    async fn acquire(&self, table: &str) -> Result<u64, WriteError>;

    /// Releases a table, so that any node can acquire it. Does nothing if this process doesn't own it.
    async fn release(&self, table: &str) -> Result<(), WriteError>;

    /// The live node that owns a table; `None` if it is free, or if there is no such table.
    async fn owner_of(&self, table: &str) -> Result<Option<Owner>, ReadError>;
}
