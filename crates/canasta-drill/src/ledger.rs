//! All requests to one table and the server's answers, as seen from outside.

use std::collections::BTreeMap;
use std::fmt;

use canasta::{CardAction, Seat};
use canasta_table::journal::ActionId;

use crate::violation::Violation;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The connection ended before an answer. The server may or may not have carried out the action.
    Unanswered,
    /// Acknowledged as the entry with this number.
    Acknowledged(u64),
    Refused,
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unanswered => f.write_str("nothing"),
            Self::Acknowledged(n) => n.fmt(f),
            Self::Refused => f.write_str("refused"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SentAction {
    /// The action; `None` asks for the next deal.
    pub action: Option<CardAction>,
    /// The number of entries that the player had seen.
    pub seen: u64,
    pub status: Status,
}

/// How often a table request was sent and acknowledged. Requests have no ID, so the drills never resend one.
#[derive(Clone, Copy, Default, Debug)]
pub struct RequestCount {
    pub sent: u64,
    pub acknowledged: u64,
}

#[derive(Clone, Default, Debug)]
pub struct Ledger {
    pub table: String,
    /// Seats of the drill's own players.
    pub people: Vec<Seat>,
    pub sent: BTreeMap<ActionId, SentAction>,
    /// Acknowledged actions with their entry numbers, in the order of the answers.
    pub order: Vec<(ActionId, u64)>,
    /// Table requests by the text of the entry they make.
    pub requests: BTreeMap<String, RequestCount>,
    /// The highest entry number that any screen has shown.
    pub shown: u64,
}

impl Ledger {
    pub fn new(table: &str, people: Vec<Seat>) -> Self {
        Self { table: table.to_owned(), people, ..Self::default() }
    }

    /// Records that an action is about to be sent.
    pub fn send(&mut self, by: &ActionId, action: Option<CardAction>, seen: u64) {
        self.sent.entry(by.clone()).or_insert(SentAction { action, seen, status: Status::Unanswered });
    }

    /// Records an answer. Repeated answers to an action must be the same.
    pub fn answer(&mut self, by: &ActionId, now: Status) -> Result<(), Violation> {
        let Some(sent) = self.sent.get_mut(by) else { return Ok(()) };
        let before = sent.status;
        if before == Status::Unanswered {
            sent.status = now;
            if let Status::Acknowledged(n) = now {
                self.order.push((by.clone(), n));
            }
        }
        let is_new = before == Status::Unanswered || before == now;
        if is_new { Ok(()) } else { Err(Violation::TwoAnswers { by: by.clone(), before, now }) }
    }

    pub fn show(&mut self, n: u64) {
        self.shown = self.shown.max(n);
    }

    pub fn unanswered(&self) -> Vec<(ActionId, SentAction)> {
        let unanswered = self.sent.iter().filter(|(_, sent)| sent.status == Status::Unanswered);
        unanswered.map(|(by, sent)| (by.clone(), sent.clone())).collect()
    }
}
