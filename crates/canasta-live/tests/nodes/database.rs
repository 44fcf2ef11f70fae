//! The committed data: one table's journal and owner, and the nodes' leases. Each function models a single statement.

use std::collections::BTreeMap;
use std::time::Duration;

use canasta_store::{
    Append, EntryLookup, JoinOutcome, LiveNode, NewEntry, NewNode, NodeId, Owner, StoredTable, TablePerson, WriteError,
};
use canasta_table::journal::{Chain, Entry, Formats, JournalError};
use tokio::time::Instant;

const LEASE: Duration = Duration::from_secs(3);

/// The safeguard that is removed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// The append doesn't compare the number of entries.
    NoCompare,
    /// An action can be in the journal twice. The append doesn't compare the number of entries either, because that
    /// would hide the fault.
    NoUniqueIndex,
    /// The database confirms a commit as soon as it is requested.
    ConfirmedBeforeCommit,
    /// The append doesn't compare the epoch.
    OldEpochAccepted,
    /// A node with a lease appends without comparing anything.
    LeaseTrustedAlone,
    /// The journal format is raised without checking the other nodes, and any node can join.
    FormatUnchecked,
}

/// An entry with the epoch of its writer.
pub(crate) struct Row {
    pub(crate) entry: NewEntry,
    pub(crate) epoch: u64,
    /// The table's epoch when the entry was written.
    pub(crate) present_epoch: u64,
}

pub(crate) struct Database {
    fault: Option<Fault>,
    pub(crate) table: String,
    pub(crate) journal: Vec<Row>,
    pub(crate) people: Vec<TablePerson>,
    owner: Option<NodeId>,
    pub(crate) epoch: u64,
    nodes: BTreeMap<NodeId, (NewNode, Instant)>,
    /// Newest format in which entries may be written.
    pub(crate) format: u32,
    /// Error of a live node that couldn't read the journal; `None` if there was none.
    pub(crate) unread: Option<String>,
}

impl Database {
    /// A database with one table, which has these first entries and people but no owner.
    pub(crate) fn new(fault: Option<Fault>, table: &str, entries: Vec<NewEntry>, people: Vec<TablePerson>) -> Self {
        let row = |entry| Row { entry, epoch: 0, present_epoch: 0 };
        let journal = entries.into_iter().map(row).collect();
        Self {
            fault,
            table: table.to_owned(),
            journal,
            people,
            owner: None,
            epoch: 0,
            nodes: BTreeMap::new(),
            format: 1,
            unread: None,
        }
    }

    /// Number of entries in the journal.
    pub(crate) fn n(&self) -> u64 {
        self.journal.len() as u64
    }

    /// The table, as read by a node that knows these formats.
    pub(crate) fn read(&mut self, node: NodeId, formats: Formats) -> Result<StoredTable, JournalError> {
        let stored = self.stored(formats);
        if let Err(error @ JournalError::Newer { .. }) = &stored
            && self.is_live(node)
        {
            self.unread = Some(error.to_string());
        }
        stored
    }

    /// The stored table with its chain verified, or the first problem with it.
    pub(crate) fn stored(&self, formats: Formats) -> Result<StoredTable, JournalError> {
        let mut chain = Chain::start(&self.table);
        let mut entries = Vec::<Entry>::with_capacity(self.journal.len());
        for Row { entry, .. } in &self.journal {
            entries.push(chain.follow_with(formats, entry.n, &entry.text, &entry.hash)?);
        }
        Ok(StoredTable { entries, chain, people: self.people.clone(), invitation: None, last_at: 0 })
    }

    /// Appends for a node, in this epoch.
    pub(crate) fn append(&mut self, node: NodeId, epoch: u64, append: &Append) -> Result<(), WriteError> {
        let Some(first) = append.entries.first() else { return Ok(()) };
        let trusted = self.fault == Some(Fault::LeaseTrustedAlone) && self.is_live(node);
        let skips_comparison = matches!(self.fault, Some(Fault::NoCompare | Fault::NoUniqueIndex)) || trusted;
        let is_outdated = first.n != self.n() + 1;
        let is_old_epoch = epoch != self.epoch;
        if (is_outdated && !skips_comparison)
            || (is_old_epoch && !trusted && self.fault != Some(Fault::OldEpochAccepted))
        {
            return Err(WriteError::Conflict);
        }
        let known =
            |new: &NewEntry| new.action.is_some() && self.journal.iter().any(|row| row.entry.action == new.action);
        if self.fault != Some(Fault::NoUniqueIndex) && append.entries.iter().any(known) {
            return Err(WriteError::Conflict);
        }
        let present_epoch = self.epoch;
        self.journal.extend(append.entries.iter().cloned().map(|entry| Row { entry, epoch, present_epoch }));
        let new_people = append.people.iter();
        self.people.extend(new_people.map(|new| TablePerson {
            player: new.player,
            guest: new.guest,
            name: new.name.clone(),
        }));
        Ok(())
    }

    /// Compares this entry with the one stored under its number. `epoch` is the one in which the asking node last owned
    /// the table.
    pub(crate) fn find_entry(&self, epoch: Option<u64>, entry: &NewEntry) -> EntryLookup {
        let index = usize::try_from(entry.n).ok().and_then(|n| n.checked_sub(1));
        match index.and_then(|index| self.journal.get(index)) {
            None => EntryLookup::None,
            Some(row) if row.entry.hash == entry.hash && Some(row.epoch) == epoch => EntryLookup::This,
            Some(_) => EntryLookup::Another,
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
        let ignores_others = self.fault == Some(Fault::FormatUnchecked);
        let live = self.live_nodes().into_iter().filter(|node| !ignores_others || node.id == id);
        let read = live.map(|node| node.node.reads).min().filter(|_| self.is_live(id));
        self.format = self.format.max(read.unwrap_or_default());
        self.format
    }

    pub(crate) fn presume_ended(&mut self, address: &str) -> Result<bool, WriteError> {
        let now = Instant::now();
        let mut at_address = self.nodes.values_mut().filter(|(node, _)| node.address == address);
        let Some((_, lease)) = at_address.find(|(_, lease)| *lease > now && *lease < now + LEASE / 2) else {
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

    fn is_live(&self, node: NodeId) -> bool {
        self.nodes.get(&node).is_some_and(|(_, lease)| *lease > Instant::now())
    }

    /// Acquires the table unless another live node owns it, and returns its new epoch.
    pub(crate) fn acquire(&mut self, node: NodeId) -> Result<u64, WriteError> {
        if self.owner.is_some_and(|owner| owner != node && self.is_live(owner)) {
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
        let id = self.owner.filter(|&owner| self.is_live(owner))?;
        let (node, _) = self.nodes.get(&id)?;
        Some(Owner { id, address: node.address.clone(), epoch: self.epoch })
    }

    /// Whether the database confirms commits before they happen.
    pub(crate) fn confirms_early(&self) -> bool {
        self.fault == Some(Fault::ConfirmedBeforeCommit)
    }
}
