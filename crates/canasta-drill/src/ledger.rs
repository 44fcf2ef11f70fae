//! What the clients of one table sent, and what they were told: all that a checker may know from outside.

use std::collections::BTreeMap;

use canasta::{CardAct, Seat};
use canasta_journal::ActId;

use crate::around::Arranged;
use crate::violation::Violation;

/// What became of something that was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The connection ended before an answer; it may have been done.
    Open,
    /// Acknowledged, as the entry with this number.
    Done(u64),
    /// Refused: it was not done.
    Refused,
}

/// Something that was sent under a name of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// The act; `None` for the wish to have the next deal.
    pub act: Option<CardAct>,
    /// How many entries its player had seen.
    pub seen: u64,
    /// What became of it.
    pub fate: Fate,
}

/// Everything that was sent to one table.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// The table's id.
    pub table: String,
    /// Seats for which nobody but us sends anything.
    pub people: Vec<Seat>,
    /// What was sent, by its name.
    pub sent: BTreeMap<ActId, Sent>,
    /// What was acknowledged, in that order.
    pub order: Vec<(ActId, u64)>,
    /// What was asked for around the game.
    pub arranged: Arranged,
    /// The greatest number of entries that any screen has shown.
    pub shown: u64,
}

impl Ledger {
    /// Of a table to which nothing was sent.
    pub fn new(table: &str, people: Vec<Seat>) -> Self {
        Self {
            table: table.to_owned(),
            people,
            sent: BTreeMap::new(),
            order: Vec::new(),
            arranged: Arranged::new(),
            shown: 0,
        }
    }

    /// Something leaves now.
    pub fn sends(&mut self, by: &ActId, act: Option<CardAct>, seen: u64) {
        self.sent.entry(by.clone()).or_insert(Sent { act, seen, fate: Fate::Open });
    }

    /// It was acknowledged, perhaps again.
    ///
    /// # Errors
    /// [`Violation`] where that contradicts an earlier answer.
    pub fn done(&mut self, by: &ActId, n: u64) -> Result<(), Violation> {
        let Some(sent) = self.sent.get_mut(by) else { return Ok(()) };
        match sent.fate {
            Fate::Open => {
                sent.fate = Fate::Done(n);
                self.order.push((by.clone(), n));
                Ok(())
            }
            Fate::Done(before) if before == n => Ok(()),
            Fate::Done(before) => {
                Err(Violation::TwoAnswers { by: by.clone(), before: before.to_string(), now: n.to_string() })
            }
            Fate::Refused => {
                Err(Violation::TwoAnswers { by: by.clone(), before: "refused".to_owned(), now: n.to_string() })
            }
        }
    }

    /// It was refused.
    ///
    /// # Errors
    /// [`Violation`] where it was acknowledged before.
    pub fn refused(&mut self, by: &ActId) -> Result<(), Violation> {
        let Some(sent) = self.sent.get_mut(by) else { return Ok(()) };
        if let Fate::Done(before) = sent.fate {
            let (before, now) = (before.to_string(), "refused".to_owned());
            return Err(Violation::TwoAnswers { by: by.clone(), before, now });
        }
        sent.fate = Fate::Refused;
        Ok(())
    }

    /// A screen has shown so many entries.
    pub fn shows(&mut self, n: u64) {
        self.shown = self.shown.max(n);
    }

    /// What nobody has answered.
    pub fn open(&self) -> Vec<(ActId, Sent)> {
        let open = self.sent.iter().filter(|(_, sent)| sent.fate == Fate::Open);
        open.map(|(by, sent)| (by.clone(), sent.clone())).collect()
    }
}
