//! What the clients of one table sent, and what the server answered: all that a checker may know from outside.

use std::collections::BTreeMap;

use canasta::{CardAct, Seat};
use canasta_table::journal::ActId;

use crate::requests::RequestCounts;
use crate::violation::Violation;

/// How the server answered an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The connection ended before an answer; the act may have been done.
    Unanswered,
    /// Acknowledged as the entry with this number.
    Acknowledged(u64),
    /// Refused: it was not done.
    Refused,
}

/// An act as it was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SentAct {
    /// The act; `None` is the request for the next deal.
    pub act: Option<CardAct>,
    /// How many entries its player had seen.
    pub seen: u64,
    /// What the server answered.
    pub status: Status,
}

/// Everything that was sent to one table.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// The table's id.
    pub table: String,
    /// Seats for which only the drill sends acts.
    pub people: Vec<Seat>,
    /// All acts by their ids.
    pub sent: BTreeMap<ActId, SentAct>,
    /// Acknowledged acts with their entries, in the order of the answers.
    pub order: Vec<(ActId, u64)>,
    /// How often each table request was sent and acknowledged.
    pub requests: RequestCounts,
    /// The greatest number of entries that any screen has shown.
    pub shown: u64,
}

impl Ledger {
    /// The ledger of a table to which nothing was sent yet.
    pub fn new(table: &str, people: Vec<Seat>) -> Self {
        Self {
            table: table.to_owned(),
            people,
            sent: BTreeMap::new(),
            order: Vec::new(),
            requests: RequestCounts::new(),
            shown: 0,
        }
    }

    /// Notes that an act is about to be sent.
    pub fn send(&mut self, by: &ActId, act: Option<CardAct>, seen: u64) {
        self.sent.entry(by.clone()).or_insert(SentAct { act, seen, status: Status::Unanswered });
    }

    /// Notes that an act was acknowledged, perhaps again.
    ///
    /// # Errors
    /// [`Violation::TwoAnswers`] where that contradicts an earlier answer.
    pub fn acknowledge(&mut self, by: &ActId, n: u64) -> Result<(), Violation> {
        let Some(sent) = self.sent.get_mut(by) else { return Ok(()) };
        let before = match sent.status {
            Status::Unanswered => {
                sent.status = Status::Acknowledged(n);
                self.order.push((by.clone(), n));
                return Ok(());
            }
            Status::Acknowledged(before) if before == n => return Ok(()),
            Status::Acknowledged(before) => before.to_string(),
            Status::Refused => "refused".to_owned(),
        };
        Err(Violation::TwoAnswers { by: by.clone(), before, now: n.to_string() })
    }

    /// Notes that an act was refused.
    ///
    /// # Errors
    /// [`Violation::TwoAnswers`] where it was acknowledged before.
    pub fn refuse(&mut self, by: &ActId) -> Result<(), Violation> {
        let Some(sent) = self.sent.get_mut(by) else { return Ok(()) };
        if let Status::Acknowledged(before) = sent.status {
            let (before, now) = (before.to_string(), "refused".to_owned());
            return Err(Violation::TwoAnswers { by: by.clone(), before, now });
        }
        sent.status = Status::Refused;
        Ok(())
    }

    /// Notes that a screen has shown so many entries.
    pub fn show(&mut self, n: u64) {
        self.shown = self.shown.max(n);
    }

    /// Acts that the server has not answered.
    pub fn unanswered(&self) -> Vec<(ActId, SentAct)> {
        let unanswered = self.sent.iter().filter(|(_, sent)| sent.status == Status::Unanswered);
        unanswered.map(|(by, sent)| (by.clone(), sent.clone())).collect()
    }
}
