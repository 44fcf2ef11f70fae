//! Compares a table's journal with the requests and answers in its ledger, without asking the server.

#[path = "bin/canasta-testserver/next_format.rs"]
mod next_format;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use canasta::CardAction;
use canasta_table::Table;
use canasta_table::journal::{ActionId, Chain, Entry, Formats, HostChange};

use crate::ledger::{Ledger, Status};
use crate::violation::Violation;

/// The formats of this release, and the made-up next one of `canasta-testserver --reads-format`.
const FORMATS: Formats = Formats::with_next(next_format::NEXT);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub n: u64,
    pub entry: String,
    /// The hash of this entry and all before it.
    pub hash: Vec<u8>,
}

/// The part of a table's journal that has been read.
pub struct Journal {
    chain: Chain,
    table: Option<Table>,
    actions: BTreeMap<ActionId, (u64, Option<CardAction>)>,
    /// For entries that only table requests make: how often each text occurs.
    requests: BTreeMap<String, u64>,
}

impl Journal {
    /// A table's journal, of which nothing has been read yet.
    pub fn new(table: &str) -> Self {
        Self { chain: Chain::start(table), table: None, actions: BTreeMap::new(), requests: BTreeMap::new() }
    }

    pub const fn len(&self) -> u64 {
        self.chain.len()
    }

    /// The table after these entries; `None` if none has been read.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Reads the next entries of the table with this ID. Stops at the first violation, because later entries are meaningless.
    pub fn read(&mut self, id: &str, rows: &[Row]) -> Result<(), Violation> {
        for row in rows {
            let entry = self.chain.follow_with(FORMATS, row.n, &row.entry, &row.hash).map_err(Violation::Journal)?;
            self.note(&entry, row.n)?;
            let does_not_fold = |why| Violation::DoesNotFold { n: row.n, why };
            match &mut self.table {
                Some(table) => table.apply(&entry).map_err(does_not_fold)?,
                None => self.table = Some(Table::open(id, &entry).map_err(does_not_fold)?),
            }
        }
        Ok(())
    }

    fn note(&mut self, entry: &Entry, n: u64) -> Result<(), Violation> {
        if is_request(entry) {
            *self.requests.entry(entry.text()).or_default() += 1;
        }
        let Some(by) = entry.action_id() else { return Ok(()) };
        let action = if let Entry::Acted { action, .. } = entry { Some(action.clone()) } else { None };
        match self.actions.insert(by.clone(), (n, action)) {
            Some((first, _)) => Err(Violation::Twice { by: by.clone(), first, n }),
            None => Ok(()),
        }
    }

    /// Reads the remaining entries, and finds all violations.
    pub fn check(&mut self, rows: &[Row], ledger: &Ledger) -> Vec<Violation> {
        self.read(&ledger.table, rows).err().map_or_else(|| self.compare(ledger), |wrong| vec![wrong])
    }

    /// Compares the entries read so far with the ledger.
    pub fn compare(&self, ledger: &Ledger) -> Vec<Violation> {
        let mut violations = Vec::new();
        if ledger.shown > self.len() {
            violations.push(Violation::ShownTooEarly { shown: ledger.shown, found: self.len() });
        }
        for (by, sent) in &ledger.sent {
            let found = self.actions.get(by);
            let by = by.clone();
            match (sent.status, found) {
                (Status::Acknowledged(n), None) => violations.push(Violation::Lost { by, n }),
                (Status::Acknowledged(acknowledged), Some(&(n, _))) if acknowledged != n => {
                    violations.push(Violation::Elsewhere { by, acknowledged, n });
                }
                (Status::Refused, Some(&(n, _))) => violations.push(Violation::Refused { by, n }),
                (_, Some((n, action))) if !are_same(action.as_ref(), sent.action.as_ref()) => {
                    violations.push(Violation::Changed { by, n: *n });
                }
                _ => {}
            }
        }
        for (by, &(n, _)) in &self.actions {
            if ledger.people.contains(&by.seat) && !ledger.sent.contains_key(by) {
                violations.push(Violation::Unsent { by: by.clone(), n });
            }
        }
        violations.extend(self.compare_requests(ledger));
        let mut before = 0;
        for (by, _) in &ledger.order {
            let Some(&(n, _)) = self.actions.get(by) else { continue };
            if n <= before {
                violations.push(Violation::Order { by: by.clone(), before, n });
            }
            before = n;
        }
        violations
    }

    /// Checks that the journal contains every acknowledged request, and no request more often than it was sent.
    fn compare_requests<'a>(&'a self, ledger: &'a Ledger) -> impl Iterator<Item = Violation> {
        let unsent = self.requests.keys().filter(|entry| !ledger.requests.contains_key(*entry));
        ledger.requests.keys().chain(unsent).filter_map(move |entry| {
            let found = self.requests.get(entry).copied().unwrap_or_default();
            let count = ledger.requests.get(entry).copied().unwrap_or_default();
            let entry = entry.clone();
            let sent = count.sent;
            let acknowledged = count.acknowledged;
            let is_right = (acknowledged..=sent).contains(&found);
            (!is_right).then_some(Violation::RequestCount { entry, sent, acknowledged, found })
        })
    }
}

/// Whether only requests that the drills count make such an entry, never the server itself.
const fn is_request(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Allowed(_)
            | Entry::Host { why: HostChange::Given, .. }
            | Entry::Banned(_)
            | Entry::AgreedToConcede(_)
            | Entry::KeptPlaying(_)
            | Entry::Conceded(_)
            | Entry::Closed { .. }
    )
}

fn are_same(one: Option<&CardAction>, other: Option<&CardAction>) -> bool {
    one.map(ToString::to_string) == other.map(ToString::to_string)
}
