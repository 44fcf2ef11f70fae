//! Which of several servers has a table. Only a store that several servers share has this beside its contract.

use std::time::Duration;

use async_trait::async_trait;

use crate::{ReadError, WriteError};

/// A node: one process of several that serve one database. A process that is started again is another node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NodeId(pub [u8; 16]);

/// What a node says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNode {
    /// Where the other nodes reach it.
    pub address: String,
    /// The release of the program that it runs.
    pub release: String,
    /// The newest format of journals that it reads.
    pub reads: u32,
    /// Whether it uses the database alone: no other node may live beside it.
    pub alone: bool,
}

/// A node whose lease has not run out, by the database's clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveNode {
    /// Its id.
    pub id: NodeId,
    /// What it says of itself.
    pub node: NewNode,
    /// How long its lease still lasts, unless it renews it.
    pub left: Duration,
}

/// What comes of joining.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Joined {
    /// The process is a node.
    Yes {
        /// The newest format in which it may write entries.
        format: u32,
    },
    /// Another living node stands in its way. Nothing was done.
    Occupied(LiveNode),
    /// It does not read a format in which others may have written. Nothing was done.
    Outdated {
        /// That format.
        format: u32,
    },
}

/// Who has a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The node.
    pub id: NodeId,
    /// Where the other nodes reach it.
    pub address: String,
    /// How often the table was taken until then: the number of its present epoch.
    pub epoch: u64,
}

/// Which node has a table, of several that serve one database.
///
/// A node *joins* with a lease that it renews while it lives; the database's clock says when a lease has run out, so that the
/// clocks of the machines do not matter. A node *takes* a table, unless a node whose lease lasts has it. Each time a table is
/// taken its *epoch* grows by one, and the store keeps the epoch in which this process took the table.
///
/// - **Leases are for speed, epochs for safety.** An append names the epoch, and one of an older epoch is a
///   [`WriteError::Conflict`]: a node that stood still while another took its table writes nothing when it comes back. An
///   append never asks whether a lease lasts.
/// - **A new table has an owner.** It is the node that opens it, in epoch 1.
/// - **An append takes the table first** where this process does not have it and no other living node does; where another one
///   does, the append is a conflict. What the caller has read before cannot be out of date, because the append also compares
///   the number of entries. After a conflict the table counts as lost, and the next append takes it again.
/// - **Names, talk, invitations and codes too** are a conflict once another node has taken the table: this process read them before.
/// - **Every living node reads what any of them writes.** The store keeps the newest *format* of journals in which entries may be
///   written. It begins with 1 and only grows, when a node raises it, and never beyond what all living nodes read. A node that
///   does not read it is not let in, and one that did not live when it was raised is not let in again.
/// - **A process that has not joined** can open, take and append, but any other may take its tables from it at once. So it is
///   with programs that work on a database alone.
#[async_trait]
pub trait Ownership: Send + Sync {
    /// The id of this process.
    fn id(&self) -> NodeId;

    /// Enters this process as a node, with a lease; once more, and its lease begins anew. Nothing is done if it does not read what
    /// was written, or if another living node stands in its way: one of the same address, or any, where one of the two uses the
    /// database alone. Nodes whose leases have run out are forgotten by one that comes in their way, so that they find out when
    /// they renew.
    async fn join(&self, node: NewNode) -> Result<Joined, WriteError>;

    /// Begins the lease anew, and returns the newest format in which entries may be written. A conflict if this process is not
    /// entered, if it was forgotten after its lease had run out, or if it does not read that format: then it joins again, and is
    /// told why it may not.
    async fn renew(&self) -> Result<u32, WriteError>;

    /// Raises the format in which entries may be written to the newest that all living nodes read, and returns what it is now.
    async fn raise_format(&self) -> Result<u32, WriteError>;

    /// The process of the node at an address has ended, it seems: nothing listens there. If it has not renewed its lease for half of the
    /// time that this lasts, the lease ends now, and its tables can be taken; returns whether that was so. Should it live all the same,
    /// it renews the lease, and has lost only the tables that were taken meanwhile.
    async fn presume_ended(&self, address: &str) -> Result<bool, WriteError>;

    /// The process is no node any more. Its tables can be taken at once.
    async fn leave(&self) -> Result<(), WriteError>;

    /// The nodes that live, this one among them, by their addresses.
    async fn nodes(&self) -> Result<Vec<LiveNode>, ReadError>;

    /// Takes a table, also one that this process has already, and returns its new epoch. A conflict if another living node has
    /// it, or if there is no such table.
    async fn take(&self, table: &str) -> Result<u64, WriteError>;

    /// Gives a table back, so that any node can take it. Nothing happens if this process does not have it.
    async fn release(&self, table: &str) -> Result<(), WriteError>;

    /// The living node that has a table; `None` if it can be taken, or if there is no such table.
    async fn owner_of(&self, table: &str) -> Result<Option<Owner>, ReadError>;
}
