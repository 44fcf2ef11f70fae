//! A stored journal as a record: what was played, on paper.

use canasta::{CardAction, Seat};
use canasta_record::record::{DealRecord, Other, Outcome, Record, Turn};

use crate::fold::{State, Table};
use crate::fold_error::FoldError;
use crate::journal::{Entry, Person, Terms};
use crate::people::MAX_PEOPLE;
use crate::scene::Player;

/// The header of a record whose cards were known: of a game that goes on from a moment of another, or a deal of one that is
/// played again.
const PRACTICE: &str = "Practice";

/// Something that a record says in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// From here on a person plays in the seat of a bot.
    TookOver {
        /// The person's name.
        name: String,
        /// The seat in which the person plays.
        seat: Seat,
    },
    /// From here on a person plays in the seat of another one, who had left.
    Replaced {
        /// The person's name.
        name: String,
        /// The name of the person who had left.
        before: String,
        /// The seat that went from one to the other.
        seat: Seat,
    },
    /// The game goes on from a moment of another one.
    Practice,
    /// It is a deal of another game, set to be played again.
    Set {
        /// The deal's number there, from 1.
        deal: usize,
    },
    /// It is the deal of a day.
    Daily {
        /// The day, as `2026-11-26`.
        date: String,
    },
}

/// The game of a table's journal, as far as its deals are over. What lies hidden stays out: a deal that is still played, and
/// the seed of one. Only a table that was given up tells its last deal as it stood.
///
/// Journals say of persons only numbers; `names` tells what they are called, and for those who were forgotten what stands in the
/// place of a name, because a seat without a name is a free one in a record. A seat has the player who had it last; where a
/// person came for a bot, or for a person who had left, in the middle of a game, a comment says so, in the words of `remark`.
///
/// # Errors
/// [`FoldError`] for the first entry that does not fit.
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
            let (name, before) = (table.name_of(*person).to_owned(), table.name(*seat).to_owned());
            writer.comments.push(remark(&Remark::Replaced { name, before, seat: *seat }));
        }
        table.apply(entry)?;
        writer.enter(&table, entry, remark);
    }
    Ok(writer.record(&table, date, remark))
}

/// What each side had before the first deal, where any had something.
fn before(terms: &Terms) -> Vec<i32> {
    let before = terms.set.as_ref().map_or_else(Vec::new, |set| set.before.clone());
    if before.iter().all(|&total| total == 0) { Vec::new() } else { before }
}

/// A record while it is written.
#[derive(Default)]
struct RecordWriter {
    deals: Vec<DealRecord>,
    /// Comments that go before the next turn.
    comments: Vec<String>,
}

impl RecordWriter {
    /// Writes down an entry; the table has done it.
    fn enter(&mut self, table: &Table, entry: &Entry, remark: &dyn Fn(&Remark) -> String) {
        match entry {
            Entry::Dealt { deck, .. } => {
                let Some(deal) = &table.deals.present else { return };
                self.deals.push(DealRecord {
                    comments: std::mem::take(&mut self.comments),
                    dealer: deal.public().dealer(),
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
            Entry::Sat { seat, .. } if table.state() != State::WaitingRoom => {
                self.comments.push(remark(&Remark::TookOver { name: table.name(*seat).to_owned(), seat: *seat }));
            }
            _ => {}
        }
    }

    /// Adds an act to the present line, or begins one.
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

    /// Writes the score of a deal that is over.
    fn score(&mut self, table: &Table) {
        if table.is_playing() {
            return;
        }
        if let (Some(deal), Some(scores)) = (self.deals.last_mut(), table.deals.game.deals().last()) {
            deal.scores = Some(table.players().all_sides().map(|side| scores[side.index()].total()).collect());
        }
    }

    fn record(mut self, table: &Table, date: Option<String>, remark: &dyn Fn(&Remark) -> String) -> Record {
        if !table.is_closed() {
            self.deals.retain(|deal| deal.scores.is_some());
        }
        for proof in table.proofs() {
            let place = proof.terms.deal.checked_sub(1);
            // The next deal is promised, but not dealt.
            if let Some(deal) = place.and_then(|place| self.deals.get_mut(place)) {
                deal.proof = Some(proof);
            }
        }
        let terms = table.terms();
        let known = match (&terms.set, terms.daily) {
            (_, Some(daily)) => Some(Remark::Daily { date: canasta_record::daily::date(daily.day) }),
            (Some(set), None) => Some(Remark::Set { deal: set.deal }),
            (None, None) => terms.practice.then_some(Remark::Practice),
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
            result: table.winner().map_or(Outcome::Unfinished, Outcome::Won),
            others: practice.into_iter().collect(),
            deals: self.deals,
            closing: self.comments,
        }
    }
}
