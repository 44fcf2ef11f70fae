//! A stored journal as a record: what was played, on paper.

use canasta::{CardAct, Seat};
use canasta_record::journal::{Entry, Person};
use canasta_record::record::{DealRecord, Outcome, Record, Turn};
use canasta_record::scene::Player;
use canasta_record::words::replay as words;

use crate::fold::{GUESTS, State, Table};
use crate::misfit::Misfit;

/// The game of a table's journal, as far as its deals are over. What lies hidden stays out: a deal that is still played, and
/// the seed of one. Only a table that was given up tells its last deal as it stood.
///
/// Journals say of persons only numbers; `names` tells what they are called, and who has no name there is somebody. A seat has
/// the player who had it last; where a person came for a bot, or for somebody who had left, in the middle of a game, a
/// comment says so.
///
/// # Errors
/// [`Misfit`] for the first entry that does not fit.
pub fn record_of(
    id: &str,
    entries: &[Entry],
    names: &dyn Fn(Person) -> Option<String>,
    date: Option<String>,
) -> Result<Record, Misfit> {
    let (first, rest) = entries.split_first().ok_or(Misfit::Opening)?;
    let mut table = Table::open(id, first)?;
    for person in (0..GUESTS).map(Person) {
        // Journals of the first formats hold the names themselves.
        if let Some(name) = names(person) {
            table.call(person, Some(&name));
        }
    }
    let mut paper = Paper::default();
    for entry in rest {
        if let Entry::TookOver { seat, person } = entry {
            let (name, before) = (table.name_of(*person).to_owned(), table.name(*seat).to_owned());
            paper.comments.push(words::replaced(&name, &before, *seat));
        }
        table.apply(entry)?;
        paper.enter(&table, entry);
    }
    Ok(paper.record(&table, date))
}

/// A record while it is written.
#[derive(Default)]
struct Paper {
    deals: Vec<DealRecord>,
    /// What is to be said before the next turn.
    comments: Vec<String>,
}

impl Paper {
    /// Writes down an entry; the table has done it.
    fn enter(&mut self, table: &Table, entry: &Entry) {
        match entry {
            Entry::Dealt { deck, .. } => {
                let Some(deal) = &table.deal else { return };
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
            Entry::Acted { by, act, stand_in } => {
                self.act(by.seat, *stand_in, act);
                self.score(table);
            }
            Entry::Sat { seat, .. } if table.state() != State::Gathering => {
                self.comments.push(words::took_over(table.name(*seat), *seat));
            }
            _ => {}
        }
    }

    /// Adds an act to the present line, or begins one.
    fn act(&mut self, seat: Seat, stand_in: bool, act: &CardAct) {
        let Some(deal) = self.deals.last_mut() else { return };
        let comments = std::mem::take(&mut self.comments);
        match deal.turns.last_mut() {
            Some(turn) if (turn.seat, turn.stand_in) == (seat, stand_in) && comments.is_empty() => {
                turn.acts.push(act.clone());
            }
            _ => deal.turns.push(Turn { comments, seat, stand_in, acts: vec![act.clone()], remark: None }),
        }
    }

    /// Writes the score of a deal that is over.
    fn score(&mut self, table: &Table) {
        if table.is_playing() {
            return;
        }
        if let (Some(deal), Some(scores)) = (self.deals.last_mut(), table.game.deals().last()) {
            deal.scores = Some(table.players().all_sides().map(|side| scores[side.index()].total()).collect());
        }
    }

    fn record(mut self, table: &Table, date: Option<String>) -> Record {
        if !table.is_closed() {
            self.deals.retain(|deal| deal.scores.is_some());
        }
        for proof in table.proofs() {
            let place = proof.pledge.deal.checked_sub(1);
            // The next deal is promised, but not dealt.
            if let Some(deal) = place.and_then(|place| self.deals.get_mut(place)) {
                deal.proof = Some(proof);
            }
        }
        let terms = table.terms();
        let player = |seat: Seat| Player { name: table.name(seat).to_owned(), bot: table.bot(seat).map(str::to_owned) };
        Record {
            comments: Vec::new(),
            preset: terms.preset.clone(),
            rules: terms.rules,
            players: table.players().seats().map(player).collect(),
            date,
            before: Vec::new(),
            result: table.winner().map_or(Outcome::Unfinished, Outcome::Won),
            others: terms.practice.then(words::practice).into_iter().collect(),
            deals: self.deals,
            closing: self.comments,
        }
    }
}
