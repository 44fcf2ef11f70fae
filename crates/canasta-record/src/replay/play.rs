//! RunningDeal a record through: every deal dealt, every act put to the rules, every score counted again.

use canasta::{Card, CardDeal, DECK, Players, Public};

use super::milestone::{self, Milestone};
use super::stats::DealCounter;
use super::{DealtDeal, DeckError, GameError, GameErrorKind, Moment, Replay};
use crate::record::{DealRecord, Outcome, Record};

/// No game has so many points; what is added to them stays a number.
const MOST: u32 = 1_000_000;

/// Plays a record through.
///
/// # Errors
/// The first thing in it that cannot be.
pub(super) fn through(record: Record) -> Result<Replay, GameError> {
    let whole = |why| GameError { deal: 0, turn: 0, action: 0, why };
    let count = record.players.len();
    let players =
        u8::try_from(count).ok().and_then(Players::new).ok_or_else(|| whole(GameErrorKind::Players(count)))?;
    let (found, sides) = (record.before.len(), usize::from(players.sides()));
    if found != 0 && found != sides {
        return Err(whole(GameErrorKind::Totals { found, sides }));
    }
    if let Some(&total) = record.before.iter().find(|total| total.unsigned_abs() > MOST) {
        return Err(whole(GameErrorKind::Total(total)));
    }
    if record.deals.is_empty() {
        return Err(whole(GameErrorKind::NoDeal));
    }
    let mut replay = Replay {
        record,
        players,
        moments: Vec::new(),
        sizes: Vec::new(),
        milestones: Vec::new(),
        dealt_deals: Vec::new(),
        stats: Vec::new(),
    };
    for place in 0..replay.record.deals.len() {
        let about = |why| GameError { deal: place + 1, turn: 0, action: 0, why };
        if replay.stats.len() != place {
            return Err(GameError { deal: place, turn: 0, action: 0, why: GameErrorKind::NotOver });
        }
        if let Some(winner) = replay.winner() {
            return Err(about(GameErrorKind::GameOver { winner }));
        }
        replay.deal(place)?;
    }
    let is = replay.winner();
    match replay.record.result {
        Outcome::Won(found) if is != Some(found) => Err(whole(GameErrorKind::Winner { found, is })),
        _ => Ok(replay),
    }
}

/// A deal while it is played.
struct RunningDeal {
    /// Its number, from 1.
    number: usize,
    deal: CardDeal,
    counter: DealCounter,
}

impl Replay {
    /// Plays a deal, given by its place.
    fn deal(&mut self, place: usize) -> Result<(), GameError> {
        let written = self.record.deals[place].clone();
        let mut playing = self.deal_out(place, &written)?;
        for (turn, line) in written.turns.iter().enumerate() {
            for (action, done) in line.actions.iter().enumerate() {
                let moment = Moment {
                    deal: place + 1,
                    turn: turn + 1,
                    seat: Some(line.seat),
                    action: Some(done.clone()),
                    substitute: line.substitute,
                };
                self.action(&mut playing, moment).map_err(|why| GameError {
                    deal: place + 1,
                    turn: turn + 1,
                    action: action + 1,
                    why,
                })?;
            }
        }
        let about = |why| GameError { deal: place + 1, turn: 0, action: 0, why };
        self.score(&playing, written.scores.as_deref()).map_err(about)
    }

    fn deal_out(&mut self, place: usize, written: &DealRecord) -> Result<RunningDeal, GameError> {
        let about = |why| GameError { deal: place + 1, turn: 0, action: 0, why };
        let dealer = written.dealer;
        if dealer.0 >= self.players.count() {
            return Err(about(GameErrorKind::NoSuchSeat(dealer)));
        }
        if let Some(before) = place.checked_sub(1).and_then(|before| self.record.deals.get(before)) {
            let due = self.players.after(before.dealer);
            if due != dealer {
                return Err(about(GameErrorKind::Dealer { found: dealer, due }));
            }
        }
        let totals = self.totals_after(place);
        let dealt = CardDeal::new(&self.record.rules, self.players, dealer, totals, &written.deck);
        let (deal, red_threes) = dealt.ok_or_else(|| about(GameErrorKind::Deck(deck_error(&written.deck))))?;
        let first = self.moments.len();
        self.dealt_deals.push(DealtDeal { first, dealt: deal.clone(), red_threes });
        self.moments.push(Moment { deal: place + 1, turn: 0, seat: None, action: None, substitute: false });
        self.sizes.push(*deal.public().hand_sizes());
        self.milestones.extend(milestone::dealt(&deal).map(|big| (first, big)));
        Ok(RunningDeal { number: place + 1, deal, counter: DealCounter::default() })
    }

    fn action(&mut self, playing: &mut RunningDeal, moment: Moment) -> Result<(), GameErrorKind> {
        let (Some(seat), Some(action)) = (moment.seat, moment.action.clone()) else { return Ok(()) };
        if seat.0 >= self.players.count() {
            return Err(GameErrorKind::NoSuchSeat(seat));
        }
        let before: Public = *playing.deal.public();
        let due = before.to_act();
        if due != Some(seat) {
            return Err(GameErrorKind::NotToAct { seat, due });
        }
        playing.deal.apply(&action).map_err(|why| GameErrorKind::Illegal { seat, action: action.clone(), why })?;
        let at = self.moments.len();
        let big = milestone::after(&before, playing.deal.public(), seat, &action, &playing.counter);
        self.milestones.extend(big.into_iter().map(|big| (at, big)));
        playing.counter.enter(&before, playing.deal.public(), seat, &action);
        self.sizes.push(*playing.deal.public().hand_sizes());
        self.moments.push(moment);
        Ok(())
    }

    /// Counts a deal that is over, and compares.
    fn score(&mut self, playing: &RunningDeal, written: Option<&[i32]>) -> Result<(), GameErrorKind> {
        let Some(ending) = playing.deal.public().ending() else {
            return if written.is_some() { Err(GameErrorKind::Scored) } else { Ok(()) };
        };
        let stats = playing.counter.stats(&playing.deal, ending);
        let is: Vec<i32> = self.players.all_sides().map(|side| stats.scores[side.index()].total()).collect();
        if let Some(found) = written.filter(|found| *found != is) {
            return Err(GameErrorKind::Score { found: found.to_vec(), is });
        }
        self.stats.push(stats);
        let last = self.moments.len() - 1;
        self.milestones.push((last, Milestone::Ended { deal: playing.number, ending }));
        self.milestones.extend(self.winner().map(|side| (last, Milestone::Won(side))));
        Ok(())
    }
}

/// What keeps cards from being the 108.
fn deck_error(deck: &[Card]) -> DeckError {
    if deck.len() != DECK {
        return DeckError::Cards(deck.len());
    }
    let times = |card: Card| deck.iter().filter(|&&found| found == card).count();
    let wrong = Card::all().map(|card| (card, times(card))).find(|(_, times)| *times != 2);
    wrong.map_or(DeckError::Cards(deck.len()), |(card, times)| DeckError::Times { card, times })
}
