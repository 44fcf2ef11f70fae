//! The checker: compares a table's journal with what was sent and answered. It reads the journal as it lies on the disk and
//! asks the server nothing.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use canasta::CardAct;
use canasta_table::Table;
use canasta_table::journal::{ActId, Chain, Entry, Formats, NextFormat};

use crate::ledger::{Ledger, Status};
use crate::requests;
use crate::violation::Violation;

/// Every format that a server of the drills may write: those of this release, and the next one, as `canasta-testserver` makes it up for
/// `--reads-format`.
const FORMATS: Formats = Formats::with_next(NextFormat {
    write: |line| line.replacen(r#"{"v":2,"entry":"#, r#"{"v":3,"is":"#, 1),
    read: |line| Some(format!(r#"{{"v":2,"entry":{}"#, line.strip_prefix(r#"{"v":3,"is":"#)?)),
});

/// One entry of a journal as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The entry's number, from 1.
    pub n: u64,
    /// The entry as the journal has it.
    pub entry: String,
    /// The hash of the entry and all before it, 32 bytes.
    pub hash: Vec<u8>,
}

/// A table's journal as far as it was read; reading can go on.
pub struct Journal {
    chain: Chain,
    table: Option<Table>,
    acts: BTreeMap<ActId, (u64, Option<CardAct>)>,
    /// How often each entry is there that a table request makes.
    requests: BTreeMap<String, u64>,
}

impl Journal {
    /// The journal of a table, with nothing read.
    pub fn of(table: &str) -> Self {
        Self { chain: Chain::start(table), table: None, acts: BTreeMap::new(), requests: BTreeMap::new() }
    }

    /// The number of entries read.
    pub const fn len(&self) -> u64 {
        self.chain.len()
    }

    /// The table to which the entries fold.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Reads on, following the chain and folding. Ends at the first fault: entries after it mean nothing.
    ///
    /// # Errors
    /// [`Violation::Journal`], [`Violation::DoesNotFold`], or [`Violation::Twice`].
    pub fn read(&mut self, id: &str, rows: &[Row]) -> Result<(), Violation> {
        for row in rows {
            let entry = self.chain.follow_in(FORMATS, row.n, &row.entry, &row.hash).map_err(Violation::Journal)?;
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
        if requests::is_counted(entry) {
            *self.requests.entry(entry.text()).or_default() += 1;
        }
        let Some(by) = entry.act_id() else { return Ok(()) };
        let act = if let Entry::Acted { act, .. } = entry { Some(act.clone()) } else { None };
        match self.acts.insert(by.clone(), (n, act)) {
            Some((first, _)) => Err(Violation::Twice { by: by.clone(), first, n }),
            None => Ok(()),
        }
    }

    /// All differences between the journal and what was promised.
    pub fn compare(&self, ledger: &Ledger) -> Vec<Violation> {
        let mut violations = Vec::new();
        if ledger.shown > self.len() {
            violations.push(Violation::ShownTooEarly { shown: ledger.shown, found: self.len() });
        }
        for (by, sent) in &ledger.sent {
            let (by, found) = (by.clone(), self.acts.get(by));
            match (sent.status, found) {
                (Status::Acknowledged(n), None) => violations.push(Violation::Lost { by, n }),
                (Status::Acknowledged(acknowledged), Some(&(n, _))) if acknowledged != n => {
                    violations.push(Violation::Elsewhere { by, acknowledged, n });
                }
                (Status::Refused, Some(&(n, _))) => violations.push(Violation::Refused { by, n }),
                (_, Some((n, act))) if !same(act.as_ref(), sent.act.as_ref()) => {
                    violations.push(Violation::Changed { by, n: *n });
                }
                _ => {}
            }
        }
        for (by, &(n, _)) in &self.acts {
            if ledger.people.contains(&by.seat) && !ledger.sent.contains_key(by) {
                violations.push(Violation::Unsent { by: by.clone(), n });
            }
        }
        violations.extend(requests::compare(&self.requests, &ledger.requests));
        let mut before = 0;
        for (by, _) in &ledger.order {
            let Some(&(n, _)) = self.acts.get(by) else { continue };
            if n <= before {
                violations.push(Violation::Order { by: by.clone(), before, n });
            }
            before = n;
        }
        violations
    }
}

/// Whether two acts are written alike.
fn same(one: Option<&CardAct>, other: Option<&CardAct>) -> bool {
    one.map(ToString::to_string) == other.map(ToString::to_string)
}
