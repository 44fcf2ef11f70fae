//! Converts a journal to a record.

use canasta::{CardAction, Seat};
use canasta_record::record::{DealRecord, Other, Outcome, Record, Turn};

use crate::fold::{State, Table};
use crate::fold_error::FoldError;
use crate::journal::{Entry, Person, Terms};
use crate::people::MAX_PEOPLE;
use crate::scene::Player;

/// Name of the header line for a game that doesn't count: its cards are known, or melds could be taken back.
const PRACTICE: &str = "Practice";

/// A comment that the table adds to a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// A person takes over the seat of a bot.
    TookOver {
        /// The person's name.
        name: String,
        /// The person's seat.
        seat: Seat,
    },
    /// A person takes over the seat of someone who left.
    Replaced {
        /// The person's name.
        name: String,
        /// The name of the person who left.
        before: String,
        /// The seat.
        seat: Seat,
    },
    /// The game continues from a step of a different game.
    Practice,
    /// The game is a replayed deal from a different game.
    Set {
        /// The deal's number in the original game, from 1.
        deal: usize,
    },
    /// The player may take back melds. Those taken back aren't in the record.
    TakeBack,
    /// The game is a deal of the day.
    Daily {
        /// The day, such as `2026-11-26`.
        date: String,
    },
}

/// The record of a table's game. It contains no deal that is still being played and no secret seed. It ends with an
/// unfinished deal only if the game was stopped.
///
/// Journals identify people by number. `names` returns their names. For forgotten people it returns a replacement text,
/// because a seat without a name counts as free in a record. Each seat has the name of its last player. If a person
/// replaced a bot or another person during the game, a comment from `remark` says so.
///
/// # Errors
/// [`FoldError`] for the first entry that doesn't fit.
pub fn record_of(
    id: &str,
    entries: &[Entry],
    names: &dyn Fn(Person) -> String,
    date: Option<String>,
    remark: &dyn Fn(&Remark) -> String,
) -> Result<Record, FoldError> {
    let (first, rest) = entries.split_first().ok_or(FoldError::Opening)?;
    let mut table = Table::open(id, first)?;
    for person in (0..MAX_PEOPLE).map(Person) {
        table.call(person, Some(&names(person)));
    }
    let mut writer = RecordWriter::default();
    for entry in rest {
        if let Entry::TookOver { seat, person } = entry {
            let name = table.name_of(*person).to_owned();
            let before = table.name(*seat).to_owned();
            writer.comments.push(remark(&Remark::Replaced { name, before, seat: *seat }));
        }
        table.apply(entry)?;
        writer.enter(&table, entry, remark);
    }
    Ok(writer.record(&table, date, remark))
}

/// Each side's total before the first deal; empty if all are zero.
fn before(terms: &Terms) -> Vec<i32> {
    let before = terms.set.as_ref().map_or_else(Vec::new, |set| set.before.clone());
    if before.iter().all(|&total| total == 0) { Vec::new() } else { before }
}

/// A record under construction.
#[derive(Default)]
struct RecordWriter {
    deals: Vec<DealRecord>,
    /// Comments to write before the next turn.
    comments: Vec<String>,
}

impl RecordWriter {
    /// Adds an entry that the table has applied.
    fn enter(&mut self, table: &Table, entry: &Entry, remark: &dyn Fn(&Remark) -> String) {
        match entry {
            Entry::Dealt { deck, .. } => {
                let Some(deal) = &table.deals.current else { return };
                self.deals.push(DealRecord {
                    comments: std::mem::take(&mut self.comments),
                    dealer: deal.public().dealer(),
                    sits_out: deal.public().players().sits_out(),
                    deck: deck.clone(),
                    proof: None,
                    others: Vec::new(),
                    turns: Vec::new(),
                    scores: None,
                });
                self.score(table);
            }
            Entry::Acted { by, action, substitute } => {
                self.action(by.seat, *substitute, action);
                self.score(table);
            }
            Entry::TookBack { .. } => self.take_back(),
            Entry::Sat { seat, .. } if table.state() != State::WaitingRoom => {
                self.comments.push(remark(&Remark::TookOver { name: table.name(*seat).to_owned(), seat: *seat }));
            }
            _ => {}
        }
    }

    /// Adds an action to the current turn, or begins a new one.
    fn action(&mut self, seat: Seat, substitute: bool, action: &CardAction) {
        let Some(deal) = self.deals.last_mut() else { return };
        let comments = std::mem::take(&mut self.comments);
        match deal.turns.last_mut() {
            Some(turn) if (turn.seat, turn.substitute) == (seat, substitute) && comments.is_empty() => {
                turn.actions.push(action.clone());
            }
            _ => deal.turns.push(Turn { comments, seat, substitute, actions: vec![action.clone()], remark: None }),
        }
    }

    /// Removes the last action, a meld that was taken back.
    fn take_back(&mut self) {
        let Some(deal) = self.deals.last_mut() else { return };
        if let Some(turn) = deal.turns.last_mut() {
            turn.actions.pop();
        }
        if let Some(turn) = deal.turns.pop_if(|turn| turn.actions.is_empty()) {
            self.comments.splice(0..0, turn.comments);
        }
    }

    /// Adds the score of a finished deal.
    fn score(&mut self, table: &Table) {
        if table.is_playing() {
            return;
        }
        if let (Some(deal), Some(scores)) = (self.deals.last_mut(), table.deals.game.deals().last()) {
            deal.scores = Some(table.players().all_sides().map(|side| scores[side.index()].total()).collect());
        }
    }

    fn record(mut self, table: &Table, date: Option<String>, remark: &dyn Fn(&Remark) -> String) -> Record {
        if !table.is_stopped() {
            self.deals.retain(|deal| deal.scores.is_some());
        }
        for proof in table.proofs() {
            let place = proof.terms.deal.checked_sub(1);
            // The next deal's commitment is skipped, because that deal isn't dealt yet.
            if let Some(deal) = place.and_then(|place| self.deals.get_mut(place)) {
                deal.proof = Some(proof);
            }
        }
        let terms = table.terms();
        let known = match (&terms.set, terms.daily) {
            (_, Some(daily)) => Some(Remark::Daily { date: canasta_record::daily::date(daily.day) }),
            (Some(set), None) => Some(Remark::Set { deal: set.deal }),
            (None, None) if terms.practice => Some(Remark::Practice),
            (None, None) => terms.take_back.then_some(Remark::TakeBack),
        };
        let practice = known.map(|known| Other::Line(PRACTICE.to_owned(), remark(&known)));
        let player = |seat: Seat| Player { name: table.name(seat).to_owned(), bot: table.bot(seat).map(str::to_owned) };
        Record {
            comments: Vec::new(),
            preset: terms.preset.clone(),
            rules: terms.rules,
            players: table.players().seats().map(player).collect(),
            date,
            before: before(terms),
            result: match (table.conceded(), table.winner()) {
                (Some(side), _) => Outcome::Conceded(side),
                (None, Some(side)) => Outcome::Won(side),
                (None, None) => Outcome::Unfinished,
            },
            others: practice.into_iter().collect(),
            deals: self.deals,
            closing: self.comments,
        }
    }
}
