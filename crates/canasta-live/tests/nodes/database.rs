//! What is committed: one table's journal, who has it, and the nodes' leases. Each function is one statement.

use std::collections::BTreeMap;
use std::time::Duration;

use canasta_store::{
    Append, Found, JoinOutcome, LiveNode, NewEntry, NewNode, NodeId, Owner, StoredTable, TablePerson, WriteError,
};
use canasta_table::journal::{Chain, Entry, Formats, JournalError};
use tokio::time::Instant;

/// How long a lease lasts.
const LEASE: Duration = Duration::from_secs(3);

/// A safeguard that is taken away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// The append does not compare the number of entries.
    NoCompare,
    /// An act may be in the journal twice. It stands behind the comparison and can show nothing as long as that is there, so that
    /// both are taken away.
    NoUniqueIndex,
    /// The database says that it has committed as soon as it is asked to.
    ToldBeforeCommit,
    /// The append does not compare the epoch.
    OldEpochAccepted,
    /// A node that has a lease appends without any comparison.
    LeaseTrustedAlone,
    /// The format of journals is raised without a look at the other nodes, and a node is let in whatever it reads.
    FormatUnchecked,
}

/// An entry, and in which epoch it was written.
pub(crate) struct Row {
    pub(crate) entry: NewEntry,
    pub(crate) epoch: u64,
    /// The table's epoch when it was written.
    pub(crate) present_epoch: u64,
}

/// The database, with one table.
pub(crate) struct Database {
    fault: Option<Fault>,
    pub(crate) table: String,
    pub(crate) journal: Vec<Row>,
    pub(crate) people: Vec<TablePerson>,
    owner: Option<NodeId>,
    pub(crate) epoch: u64,
    nodes: BTreeMap<NodeId, (NewNode, Instant)>,
    /// The newest format in which entries may be written.
    pub(crate) format: u32,
    /// What a living node could not read.
    pub(crate) unread: Option<String>,
}

impl Database {
    /// A database with a table of these first entries and people, which nobody has.
    pub(crate) fn new(fault: Option<Fault>, table: &str, entries: Vec<NewEntry>, people: Vec<TablePerson>) -> Self {
        let row = |entry| Row { entry, epoch: 0, present_epoch: 0 };
        let journal = entries.into_iter().map(row).collect();
        let (table, nodes) = (table.to_owned(), BTreeMap::new());
        Self { fault, table, journal, people, owner: None, epoch: 0, nodes, format: 1, unread: None }
    }

    /// How many entries the journal has.
    pub(crate) fn n(&self) -> u64 {
        self.journal.len() as u64
    }

    /// What a node reads of the table that knows these formats.
    pub(crate) fn read(&mut self, node: NodeId, formats: Formats) -> Result<StoredTable, JournalError> {
        let stored = self.stored(formats);
        if let Err(why @ JournalError::Newer { .. }) = &stored
            && self.lives(node)
        {
            self.unread = Some(why.to_string());
        }
        stored
    }

    /// The table as it is stored, its chain followed; what is wrong with it, if anything.
    pub(crate) fn stored(&self, formats: Formats) -> Result<StoredTable, JournalError> {
        let mut chain = Chain::start(&self.table);
        let mut entries = Vec::<Entry>::with_capacity(self.journal.len());
        for Row { entry, .. } in &self.journal {
            entries.push(chain.follow_in(formats, entry.n, &entry.text, &entry.hash)?);
        }
        Ok(StoredTable { entries, chain, people: self.people.clone(), invitation: None, last_at: 0 })
    }

    /// Appends in an epoch of a node.
    pub(crate) fn append(&mut self, node: NodeId, epoch: u64, append: &Append) -> Result<(), WriteError> {
        let Some(first) = append.entries.first() else { return Ok(()) };
        let trusted = self.fault == Some(Fault::LeaseTrustedAlone) && self.lives(node);
        let blind = matches!(self.fault, Some(Fault::NoCompare | Fault::NoUniqueIndex)) || trusted;
        let behind = first.n != self.n() + 1;
        let old = epoch != self.epoch;
        if (behind && !blind) || (old && !trusted && self.fault != Some(Fault::OldEpochAccepted)) {
            return Err(WriteError::Conflict);
        }
        let known =
            |new: &NewEntry| new.action.is_some() && self.journal.iter().any(|row| row.entry.action == new.action);
        if self.fault != Some(Fault::NoUniqueIndex) && append.entries.iter().any(known) {
            return Err(WriteError::Conflict);
        }
        let present_epoch = self.epoch;
        self.journal.extend(append.entries.iter().cloned().map(|entry| Row { entry, epoch, present_epoch }));
        let came = append.people.iter();
        self.people.extend(came.map(|new| TablePerson {
            player: new.player,
            guest: Some(new.guest),
            name: new.name.clone(),
        }));
        Ok(())
    }

    /// What is where this entry would be, as a node knows it that had the table last in this epoch.
    pub(crate) fn look_for(&self, epoch: Option<u64>, entry: &NewEntry) -> Found {
        let place = usize::try_from(entry.n).ok().and_then(|n| n.checked_sub(1));
        match place.and_then(|place| self.journal.get(place)) {
            None => Found::None,
            Some(row) if row.entry.hash == entry.hash && Some(row.epoch) == epoch => Found::This,
            Some(_) => Found::Another,
        }
    }

    pub(crate) fn join(&mut self, id: NodeId, node: NewNode) -> JoinOutcome {
        if node.reads < self.format && self.fault != Some(Fault::FormatUnchecked) {
            return JoinOutcome::Outdated { format: self.format };
        }
        let of_this_address = |other: &LiveNode| other.id != id && other.node.address == node.address;
        if let Some(other) = self.live_nodes().into_iter().find(of_this_address) {
            return JoinOutcome::Occupied(other);
        }
        self.nodes.retain(|_, (other, _)| other.address != node.address);
        self.nodes.insert(id, (node, Instant::now() + LEASE));
        JoinOutcome::Yes { format: self.format }
    }

    pub(crate) fn renew(&mut self, id: NodeId) -> Result<u32, WriteError> {
        let unchecked = self.fault == Some(Fault::FormatUnchecked);
        let readers = self.nodes.get_mut(&id).filter(|(node, _)| node.reads >= self.format || unchecked);
        let (_, lease) = readers.ok_or(WriteError::Conflict)?;
        *lease = Instant::now() + LEASE;
        Ok(self.format)
    }

    pub(crate) fn raise_format(&mut self, id: NodeId) -> u32 {
        let alone = self.fault == Some(Fault::FormatUnchecked);
        let live = self.live_nodes().into_iter().filter(|node| !alone || node.id == id);
        let read = live.map(|node| node.node.reads).min().filter(|_| self.lives(id));
        self.format = self.format.max(read.unwrap_or_default());
        self.format
    }

    pub(crate) fn presume_ended(&mut self, address: &str) -> Result<bool, WriteError> {
        let now = Instant::now();
        let mut here = self.nodes.values_mut().filter(|(node, _)| node.address == address);
        let Some((_, lease)) = here.find(|(_, lease)| *lease > now && *lease < now + LEASE / 2) else {
            return Ok(false);
        };
        *lease = now;
        Ok(true)
    }

    pub(crate) fn leave(&mut self, id: NodeId) -> Result<(), WriteError> {
        self.nodes.remove(&id);
        Ok(())
    }

    pub(crate) fn live_nodes(&self) -> Vec<LiveNode> {
        let now = Instant::now();
        let live = self.nodes.iter().filter(|(_, (_, lease))| *lease > now);
        live.map(|(&id, (node, lease))| LiveNode { id, node: node.clone(), left: *lease - now }).collect()
    }

    fn lives(&self, node: NodeId) -> bool {
        self.nodes.get(&node).is_some_and(|(_, lease)| *lease > Instant::now())
    }

    /// Takes the table, unless another living node has it; its new epoch.
    pub(crate) fn take(&mut self, node: NodeId) -> Result<u64, WriteError> {
        if self.owner.is_some_and(|owner| owner != node && self.lives(owner)) {
            return Err(WriteError::Conflict);
        }
        self.owner = Some(node);
        self.epoch += 1;
        Ok(self.epoch)
    }

    pub(crate) fn release(&mut self, node: NodeId) -> Result<(), WriteError> {
        self.owner = self.owner.filter(|&owner| owner != node);
        Ok(())
    }

    pub(crate) fn owner(&self) -> Option<Owner> {
        let id = self.owner.filter(|&owner| self.lives(owner))?;
        let (node, _) = self.nodes.get(&id)?;
        Some(Owner { id, address: node.address.clone(), epoch: self.epoch })
    }

    /// Whether the database says that it has committed before it has.
    pub(crate) fn tells_early(&self) -> bool {
        self.fault == Some(Fault::ToldBeforeCommit)
    }
}
