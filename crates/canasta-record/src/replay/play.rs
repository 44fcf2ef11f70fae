//! RunningDeal a record through: every deal dealt, every act put to the rules, every score counted again.

use canasta::{Card, CardDeal, DECK, Players, Public};

use super::figures::DealCounter;
use super::highlight::{self, Highlight};
use super::{DealtDeal, DeckFault, GameFault, GameFaultKind, Moment, Replay};
use crate::record::{DealRecord, Outcome, Record};

/// No game has so many points; what is added to them stays a number.
const MOST: u32 = 1_000_000;

/// Plays a record through.
///
/// # Errors
/// The first thing in it that cannot be.
pub(super) fn through(record: Record) -> Result<Replay, GameFault> {
    let whole = |why| GameFault { deal: 0, turn: 0, act: 0, why };
    let count = record.players.len();
    let players =
        u8::try_from(count).ok().and_then(Players::new).ok_or_else(|| whole(GameFaultKind::Players(count)))?;
    let (found, sides) = (record.before.len(), usize::from(players.sides()));
    if found != 0 && found != sides {
        return Err(whole(GameFaultKind::Totals { found, sides }));
    }
    if let Some(&total) = record.before.iter().find(|total| total.unsigned_abs() > MOST) {
        return Err(whole(GameFaultKind::Total(total)));
    }
    if record.deals.is_empty() {
        return Err(whole(GameFaultKind::NoDeal));
    }
    let mut replay = Replay {
        record,
        players,
        moments: Vec::new(),
        sizes: Vec::new(),
        highlights: Vec::new(),
        dealt_deals: Vec::new(),
        figures: Vec::new(),
    };
    for place in 0..replay.record.deals.len() {
        let about = |why| GameFault { deal: place + 1, turn: 0, act: 0, why };
        if replay.figures.len() != place {
            return Err(GameFault { deal: place, turn: 0, act: 0, why: GameFaultKind::NotOver });
        }
        if let Some(winner) = replay.winner() {
            return Err(about(GameFaultKind::GameOver { winner }));
        }
        replay.deal(place)?;
    }
    let is = replay.winner();
    match replay.record.result {
        Outcome::Won(found) if is != Some(found) => Err(whole(GameFaultKind::Winner { found, is })),
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
    fn deal(&mut self, place: usize) -> Result<(), GameFault> {
        let written = self.record.deals[place].clone();
        let mut playing = self.deal_out(place, &written)?;
        for (turn, line) in written.turns.iter().enumerate() {
            for (act, done) in line.acts.iter().enumerate() {
                let moment = Moment {
                    deal: place + 1,
                    turn: turn + 1,
                    seat: Some(line.seat),
                    act: Some(done.clone()),
                    stand_in: line.stand_in,
                };
                self.act(&mut playing, moment).map_err(|why| GameFault {
                    deal: place + 1,
                    turn: turn + 1,
                    act: act + 1,
                    why,
                })?;
            }
        }
        let about = |why| GameFault { deal: place + 1, turn: 0, act: 0, why };
        self.score(&playing, written.scores.as_deref()).map_err(about)
    }

    fn deal_out(&mut self, place: usize, written: &DealRecord) -> Result<RunningDeal, GameFault> {
        let about = |why| GameFault { deal: place + 1, turn: 0, act: 0, why };
        let dealer = written.dealer;
        if dealer.0 >= self.players.count() {
            return Err(about(GameFaultKind::NoSuchSeat(dealer)));
        }
        if let Some(before) = place.checked_sub(1).and_then(|before| self.record.deals.get(before)) {
            let due = self.players.after(before.dealer);
            if due != dealer {
                return Err(about(GameFaultKind::Dealer { found: dealer, due }));
            }
        }
        let totals = self.totals_after(place);
        let dealt = CardDeal::new(&self.record.rules, self.players, dealer, totals, &written.deck);
        let (deal, red_threes) = dealt.ok_or_else(|| about(GameFaultKind::Deck(deck_fault(&written.deck))))?;
        let first = self.moments.len();
        self.dealt_deals.push(DealtDeal { first, dealt: deal.clone(), red_threes });
        self.moments.push(Moment { deal: place + 1, turn: 0, seat: None, act: None, stand_in: false });
        self.sizes.push(*deal.public().hand_sizes());
        self.highlights.extend(highlight::dealt(&deal).map(|big| (first, big)));
        Ok(RunningDeal { number: place + 1, deal, counter: DealCounter::default() })
    }

    fn act(&mut self, playing: &mut RunningDeal, moment: Moment) -> Result<(), GameFaultKind> {
        let (Some(seat), Some(act)) = (moment.seat, moment.act.clone()) else { return Ok(()) };
        if seat.0 >= self.players.count() {
            return Err(GameFaultKind::NoSuchSeat(seat));
        }
        let before: Public = *playing.deal.public();
        let due = before.to_act();
        if due != Some(seat) {
            return Err(GameFaultKind::NotToAct { seat, due });
        }
        playing.deal.apply(&act).map_err(|why| GameFaultKind::Illegal { seat, act: act.clone(), why })?;
        let at = self.moments.len();
        let big = highlight::after(&before, playing.deal.public(), seat, &act, &playing.counter);
        self.highlights.extend(big.into_iter().map(|big| (at, big)));
        playing.counter.enter(&before, playing.deal.public(), seat, &act);
        self.sizes.push(*playing.deal.public().hand_sizes());
        self.moments.push(moment);
        Ok(())
    }

    /// Counts a deal that is over, and compares.
    fn score(&mut self, playing: &RunningDeal, written: Option<&[i32]>) -> Result<(), GameFaultKind> {
        let Some(ending) = playing.deal.public().ending() else {
            return if written.is_some() { Err(GameFaultKind::Scored) } else { Ok(()) };
        };
        let figures = playing.counter.figures(&playing.deal, ending);
        let is: Vec<i32> = self.players.all_sides().map(|side| figures.scores[side.index()].total()).collect();
        if let Some(found) = written.filter(|found| *found != is) {
            return Err(GameFaultKind::Score { found: found.to_vec(), is });
        }
        self.figures.push(figures);
        let last = self.moments.len() - 1;
        self.highlights.push((last, Highlight::Ended { deal: playing.number, ending }));
        self.highlights.extend(self.winner().map(|side| (last, Highlight::Won(side))));
        Ok(())
    }
}

/// What keeps cards from being the 108.
fn deck_fault(deck: &[Card]) -> DeckFault {
    if deck.len() != DECK {
        return DeckFault::Cards(deck.len());
    }
    let times = |card: Card| deck.iter().filter(|&&found| found == card).count();
    let wrong = Card::all().map(|card| (card, times(card))).find(|(_, times)| *times != 2);
    wrong.map_or(DeckFault::Cards(deck.len()), |(card, times)| DeckFault::Times { card, times })
}
