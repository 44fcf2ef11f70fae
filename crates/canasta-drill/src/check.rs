//! The checker: a table's journal against what was sent and what was told. It reads the journal as it lies on the disk and
//! asks the server nothing.

use std::collections::BTreeMap;

use canasta::CardAct;
use canasta_journal::{ActId, Broken, Chain, Entry};
use canasta_table::{Misfit, Table};

use crate::around;
use crate::ledger::{Fate, Ledger};

/// A promise that was broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// The journal has a gap, or an entry that was not chained there.
    #[error("the journal is not whole: {0}")]
    Broken(Broken),
    /// The journal does not fold.
    #[error("entry {n} does not fit the table: {why}")]
    Misfit {
        /// The entry.
        n: u64,
        /// Why.
        why: Misfit,
    },
    /// An acknowledged act is not there.
    #[error("{} was acknowledged as entry {n} and is not in the journal", shown(by))]
    Lost {
        /// Whose, and its name.
        by: ActId,
        /// As which entry.
        n: u64,
    },
    /// An acknowledged act is there under another number.
    #[error("{} was acknowledged as entry {told} and is entry {n}", shown(by))]
    Elsewhere {
        /// Whose, and its name.
        by: ActId,
        /// As which entry.
        told: u64,
        /// Which it is.
        n: u64,
    },
    /// An act is there twice.
    #[error("{} was done twice, as entries {first} and {n}", shown(by))]
    Twice {
        /// Whose, and its name.
        by: ActId,
        /// Once.
        first: u64,
        /// And again.
        n: u64,
    },
    /// An act is there that is not the one that was sent under its name.
    #[error("{} is another act in entry {n} than was sent", shown(by))]
    Changed {
        /// Whose, and its name.
        by: ActId,
        /// The entry.
        n: u64,
    },
    /// An act is there that was refused.
    #[error("{} was refused and is entry {n}", shown(by))]
    Refused {
        /// Whose, and its name.
        by: ActId,
        /// The entry.
        n: u64,
    },
    /// An act is there that nobody sent.
    #[error("{} is entry {n}, and nobody sent it", shown(by))]
    Unsent {
        /// Whose, and its name.
        by: ActId,
        /// The entry.
        n: u64,
    },
    /// Acts are in another order than they were acknowledged in.
    #[error("{} was acknowledged after entry {before} and is entry {n}", shown(by))]
    Order {
        /// Whose, and its name.
        by: ActId,
        /// What was acknowledged before.
        before: u64,
        /// The entry.
        n: u64,
    },
    /// A screen has shown more than is there.
    #[error("a screen has shown {shown} entries and the journal has {there}")]
    ShownTooEarly {
        /// On the screen.
        shown: u64,
        /// In the journal.
        there: u64,
    },
    /// Something was acknowledged, or shown, that is not in the database yet.
    #[error("entry {told} was acknowledged or shown and the database had {there}")]
    ToldTooEarly {
        /// As which entry.
        told: u64,
        /// In the database just afterwards.
        there: u64,
    },
    /// An act was answered in two ways.
    #[error("{} was answered “{before}” first and “{now}” later", shown(by))]
    TwoAnswers {
        /// Whose, and its name.
        by: ActId,
        /// The first time.
        before: String,
        /// Later.
        now: String,
    },
    /// Something around the game is not there as often as it was acknowledged, or more often than it was sent.
    #[error("{entry} was sent {sent} times, acknowledged {done} times, and is {there} times in the journal")]
    Arranged {
        /// The entry.
        entry: String,
        /// Times it was sent.
        sent: u64,
        /// Times it was acknowledged.
        done: u64,
        /// Times it is there.
        there: u64,
    },
    /// The page is not what the journal folds to.
    #[error("the page of seat {seat} at entry {n} does not show what the journal folds to: {what}")]
    Page {
        /// Whose page.
        seat: u8,
        /// At which entry.
        n: u64,
        /// What differs.
        what: String,
    },
    /// An opened table is not there.
    #[error("the table was opened, and its page does not come: {0}")]
    NoPage(String),
    /// A table does not go on.
    #[error("the table does not go on: {0}")]
    Stuck(String),
}

fn shown(by: &ActId) -> String {
    format!("act “{}” of seat {}", by.id, by.seat.0)
}

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
    /// [`Wrong`]: broken, does not fold, or an act that is there twice.
    pub fn read(&mut self, id: &str, rows: &[Row]) -> Result<(), Wrong> {
        for row in rows {
            let entry = self.chain.follow(row.n, &row.entry, &row.hash).map_err(Wrong::Broken)?;
            self.note(&entry, row.n)?;
            let misfit = |why| Wrong::Misfit { n: row.n, why };
            match &mut self.table {
                Some(table) => table.apply(&entry).map_err(misfit)?,
                None => self.table = Some(Table::open(id, &entry).map_err(misfit)?),
            }
        }
        Ok(())
    }

    fn note(&mut self, entry: &Entry, n: u64) -> Result<(), Wrong> {
        if around::is_ours(entry) {
            *self.arranged.entry(entry.text()).or_default() += 1;
        }
        let Some(by) = entry.act_id() else { return Ok(()) };
        let act = if let Entry::Acted { act, .. } = entry { Some(act.clone()) } else { None };
        match self.found.insert(by.clone(), (n, act)) {
            Some((first, _)) => Err(Wrong::Twice { by: by.clone(), first, n }),
            None => Ok(()),
        }
    }

    /// Everything in which the journal is not what was promised.
    pub fn compare(&self, ledger: &Ledger) -> Vec<Wrong> {
        let mut wrongs = Vec::new();
        if ledger.shown > self.len() {
            wrongs.push(Wrong::ShownTooEarly { shown: ledger.shown, there: self.len() });
        }
        for (by, sent) in &ledger.sent {
            let (by, there) = (by.clone(), self.found.get(by));
            match (sent.fate, there) {
                (Fate::Done(n), None) => wrongs.push(Wrong::Lost { by, n }),
                (Fate::Done(told), Some(&(n, _))) if told != n => wrongs.push(Wrong::Elsewhere { by, told, n }),
                (Fate::Refused, Some(&(n, _))) => wrongs.push(Wrong::Refused { by, n }),
                (_, Some((n, act))) if !same(act.as_ref(), sent.act.as_ref()) => {
                    wrongs.push(Wrong::Changed { by, n: *n });
                }
                _ => {}
            }
        }
        for (by, &(n, _)) in &self.found {
            if ledger.people.contains(&by.seat) && !ledger.sent.contains_key(by) {
                wrongs.push(Wrong::Unsent { by: by.clone(), n });
            }
        }
        wrongs.extend(around::compare(&self.arranged, &ledger.arranged));
        let mut before = 0;
        for (by, _) in &ledger.order {
            let Some(&(n, _)) = self.found.get(by) else { continue };
            if n <= before {
                wrongs.push(Wrong::Order { by: by.clone(), before, n });
            }
            before = n;
        }
        wrongs
    }
}

/// Whether two acts are written alike.
fn same(one: Option<&CardAct>, other: Option<&CardAct>) -> bool {
    one.map(ToString::to_string) == other.map(ToString::to_string)
}
