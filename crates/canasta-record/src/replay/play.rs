//! Plays a record through: deals every deal, checks every action against the rules, and compares every score.

use canasta::{Card, CardDeal, DECK_SIZE, Players, Public};

use super::milestone::{self, Milestone};
use super::stats::DealCounter;
use super::{DealtDeal, DeckError, GameError, GameErrorKind, Replay, ReplayStep};
use crate::record::{DealRecord, Outcome, Record};

/// The maximum absolute total before the first deal. No game reaches it, and adding to it can't overflow.
const MAX_TOTAL: u32 = 1_000_000;

/// Plays a record through.
///
/// # Errors
/// Returns the first error.
pub(super) fn play_through(record: Record) -> Result<Replay, GameError> {
    let record_error = |why| GameError { deal: 0, turn: 0, action: 0, why };
    let count = record.players.len();
    let players =
        u8::try_from(count).ok().and_then(Players::new).ok_or_else(|| record_error(GameErrorKind::Players(count)))?;
    let players = players.under(&record.rules);
    let found = record.before.len();
    let sides = usize::from(players.sides());
    if found != 0 && found != sides {
        return Err(record_error(GameErrorKind::Totals { found, sides }));
    }
    if let Some(&total) = record.before.iter().find(|total| total.unsigned_abs() > MAX_TOTAL) {
        return Err(record_error(GameErrorKind::Total(total)));
    }
    if record.deals.is_empty() {
        return Err(record_error(GameErrorKind::NoDeal));
    }
    let mut replay = Replay {
        record,
        players,
        steps: Vec::new(),
        sizes: Vec::new(),
        milestones: Vec::new(),
        dealt_deals: Vec::new(),
        stats: Vec::new(),
    };
    for place in 0..replay.record.deals.len() {
        let deal_error = |why| GameError { deal: place + 1, turn: 0, action: 0, why };
        if replay.stats.len() != place {
            return Err(GameError { deal: place, turn: 0, action: 0, why: GameErrorKind::NotOver });
        }
        if let Some(winner) = replay.winner_by_points() {
            return Err(deal_error(GameErrorKind::GameOver { winner }));
        }
        replay.deal(place)?;
    }
    let is = replay.winner_by_points();
    match (replay.record.result, is) {
        (Outcome::Won(found), is) if is != Some(found) => Err(record_error(GameErrorKind::Winner { found, is })),
        (Outcome::Conceded(_), Some(winner)) => Err(record_error(GameErrorKind::Conceded { winner })),
        (Outcome::Conceded(side), None) => match replay.players.other_side(side) {
            Some(_) => {
                replay.milestones.push((replay.steps.len() - 1, Milestone::Conceded(side)));
                Ok(replay)
            }
            None => Err(record_error(GameErrorKind::SidesToConcede(replay.players.sides()))),
        },
        _ => Ok(replay),
    }
}

/// A deal in progress.
struct RunningDeal {
    /// The number of the deal, from 1.
    number: usize,
    deal: CardDeal,
    counter: DealCounter,
}

impl Replay {
    /// Plays a deal, given by its index.
    fn deal(&mut self, place: usize) -> Result<(), GameError> {
        let recorded = self.record.deals[place].clone();
        let mut running = self.deal_out(place, &recorded)?;
        for (turn, line) in recorded.turns.iter().enumerate() {
            for (number, action) in line.actions.iter().enumerate() {
                let step = ReplayStep {
                    deal: place + 1,
                    turn: turn + 1,
                    seat: Some(line.seat),
                    action: Some(action.clone()),
                    substitute: line.substitute,
                };
                self.action(&mut running, step).map_err(|why| GameError {
                    deal: place + 1,
                    turn: turn + 1,
                    action: number + 1,
                    why,
                })?;
            }
        }
        let deal_error = |why| GameError { deal: place + 1, turn: 0, action: 0, why };
        self.score(&running, recorded.scores.as_deref()).map_err(deal_error)
    }

    fn deal_out(&mut self, place: usize, recorded: &DealRecord) -> Result<RunningDeal, GameError> {
        let deal_error = |why| GameError { deal: place + 1, turn: 0, action: 0, why };
        let dealer = recorded.dealer;
        if dealer.0 >= self.players.count() {
            return Err(deal_error(GameErrorKind::NoSuchSeat(dealer)));
        }
        let rules = &self.record.rules;
        let due = self.dealt_deals.last().map(|before| {
            let before = before.dealt.public();
            rules.next_deal(before.players(), before.dealer())
        });
        if let Some((_, due)) = due.filter(|(_, due)| *due != dealer) {
            return Err(deal_error(GameErrorKind::Dealer { found: dealer, due }));
        }
        let players = self.players_of(recorded, due.map(|(players, _)| players)).map_err(deal_error)?;
        let totals = self.totals_after(place);
        let dealt = CardDeal::new(rules, players, dealer, totals, &recorded.deck);
        let (deal, red_threes) = dealt.ok_or_else(|| deal_error(GameErrorKind::Deck(deck_error(&recorded.deck))))?;
        let first = self.steps.len();
        self.dealt_deals.push(DealtDeal { first, dealt: deal.clone(), red_threes });
        self.steps.push(ReplayStep { deal: place + 1, turn: 0, seat: None, action: None, substitute: false });
        self.sizes.push(*deal.public().hand_sizes());
        self.milestones.extend(milestone::at_start(&deal).map(|highlight| (first, highlight)));
        Ok(RunningDeal { number: place + 1, deal, counter: DealCounter::default() })
    }

    /// The players of a deal; `due` are those of any deal but the first.
    fn players_of(&self, recorded: &DealRecord, due: Option<Players>) -> Result<Players, GameErrorKind> {
        let Some(found) = recorded.sits_out else {
            return Ok(due.unwrap_or_else(|| self.players.of_deal(&self.record.rules, recorded.dealer)));
        };
        let due_out = due.and_then(Players::sits_out);
        let is_due = due.is_none() || due_out == Some(found);
        let players = self.players.without(found).filter(|_| is_due && found != recorded.dealer);
        players.ok_or(GameErrorKind::SitsOut { found, due: due_out })
    }

    fn action(&mut self, running: &mut RunningDeal, step: ReplayStep) -> Result<(), GameErrorKind> {
        let (Some(seat), Some(action)) = (step.seat, step.action.clone()) else { return Ok(()) };
        if seat.0 >= self.players.count() {
            return Err(GameErrorKind::NoSuchSeat(seat));
        }
        let before: Public = *running.deal.public();
        let due = before.to_act();
        if due != Some(seat) {
            return Err(GameErrorKind::NotToAct { seat, due });
        }
        running.deal.apply(&action).map_err(|why| GameErrorKind::Illegal { seat, action: action.clone(), why })?;
        let index = self.steps.len();
        let highlights = milestone::after(&before, running.deal.public(), seat, &action, &running.counter);
        self.milestones.extend(highlights.into_iter().map(|highlight| (index, highlight)));
        running.counter.enter(&before, running.deal.public(), seat, &action);
        self.sizes.push(*running.deal.public().hand_sizes());
        self.steps.push(step);
        Ok(())
    }

    /// Scores a finished deal and compares the result with the record.
    fn score(&mut self, running: &RunningDeal, recorded: Option<&[i32]>) -> Result<(), GameErrorKind> {
        let Some(ending) = running.deal.public().ending() else {
            return if recorded.is_some() { Err(GameErrorKind::Scored) } else { Ok(()) };
        };
        let stats = running.counter.stats(&running.deal, ending);
        let is: Vec<i32> = self.players.all_sides().map(|side| stats.scores[side.index()].total()).collect();
        if let Some(found) = recorded.filter(|found| *found != is) {
            return Err(GameErrorKind::Score { found: found.to_vec(), is });
        }
        self.stats.push(stats);
        let last = self.steps.len() - 1;
        self.milestones.push((last, Milestone::Ended { deal: running.number, ending }));
        self.milestones.extend(self.winner_by_points().map(|side| (last, Milestone::Won(side))));
        Ok(())
    }
}

/// The reason why these aren't the 108 cards of a deck.
fn deck_error(deck: &[Card]) -> DeckError {
    if deck.len() != DECK_SIZE {
        return DeckError::Cards(deck.len());
    }
    let times = |card: Card| deck.iter().filter(|&&found| found == card).count();
    let wrong = Card::all().map(|card| (card, times(card))).find(|(_, times)| *times != 2);
    wrong.map_or(DeckError::Cards(deck.len()), |(card, times)| DeckError::Times { card, times })
}
