//! The checker: a table's journal against what was sent and what was told. It reads the journal as it lies on the disk and
//! asks the server nothing.

use std::collections::BTreeMap;

use canasta::CardAct;
use canasta_journal::{ActId, Chain, Entry};
use canasta_table::Table;

use crate::around;
use crate::ledger::{Fate, Ledger};
use crate::violation::Violation;

/// A line of the journal as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number.
    pub n: u64,
    /// Its text.
    pub entry: String,
    /// Its hash.
    pub hash: Vec<u8>,
}

/// A table's journal, read as far as it was there; it can be read on.
pub struct Journal {
    chain: Chain,
    table: Option<Table>,
    found: BTreeMap<ActId, (u64, Option<CardAct>)>,
    /// What was done around the game, and how often.
    arranged: BTreeMap<String, u64>,
}

impl Journal {
    /// Of a table, nothing read.
    pub fn of(table: &str) -> Self {
        Self { chain: Chain::start(table), table: None, found: BTreeMap::new(), arranged: BTreeMap::new() }
    }

    /// Entries so far.
    pub const fn len(&self) -> u64 {
        self.chain.len()
    }

    /// Whether nothing was read.
    pub const fn is_empty(&self) -> bool {
        self.chain.is_empty()
    }

    /// The table they fold to.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Reads on, following the chain and folding. Ends at the first fault: nothing behind it means anything.
    ///
    /// # Errors
    /// [`Violation`]: broken, does not fold, or an act that is there twice.
    pub fn read(&mut self, id: &str, rows: &[Row]) -> Result<(), Violation> {
        for row in rows {
            let entry = self.chain.follow(row.n, &row.entry, &row.hash).map_err(Violation::Broken)?;
            self.note(&entry, row.n)?;
            let misfit = |why| Violation::Misfit { n: row.n, why };
            match &mut self.table {
                Some(table) => table.apply(&entry).map_err(misfit)?,
                None => self.table = Some(Table::open(id, &entry).map_err(misfit)?),
            }
        }
        Ok(())
    }

    fn note(&mut self, entry: &Entry, n: u64) -> Result<(), Violation> {
        if around::is_ours(entry) {
            *self.arranged.entry(entry.text()).or_default() += 1;
        }
        let Some(by) = entry.act_id() else { return Ok(()) };
        let act = if let Entry::Acted { act, .. } = entry { Some(act.clone()) } else { None };
        match self.found.insert(by.clone(), (n, act)) {
            Some((first, _)) => Err(Violation::Twice { by: by.clone(), first, n }),
            None => Ok(()),
        }
    }

    /// Everything in which the journal is not what was promised.
    pub fn compare(&self, ledger: &Ledger) -> Vec<Violation> {
        let mut violations = Vec::new();
        if ledger.shown > self.len() {
            violations.push(Violation::ShownTooEarly { shown: ledger.shown, there: self.len() });
        }
        for (by, sent) in &ledger.sent {
            let (by, there) = (by.clone(), self.found.get(by));
            match (sent.fate, there) {
                (Fate::Done(n), None) => violations.push(Violation::Lost { by, n }),
                (Fate::Done(told), Some(&(n, _))) if told != n => violations.push(Violation::Elsewhere { by, told, n }),
                (Fate::Refused, Some(&(n, _))) => violations.push(Violation::Refused { by, n }),
                (_, Some((n, act))) if !same(act.as_ref(), sent.act.as_ref()) => {
                    violations.push(Violation::Changed { by, n: *n });
                }
                _ => {}
            }
        }
        for (by, &(n, _)) in &self.found {
            if ledger.people.contains(&by.seat) && !ledger.sent.contains_key(by) {
                violations.push(Violation::Unsent { by: by.clone(), n });
            }
        }
        violations.extend(around::compare(&self.arranged, &ledger.arranged));
        let mut before = 0;
        for (by, _) in &ledger.order {
            let Some(&(n, _)) = self.found.get(by) else { continue };
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
