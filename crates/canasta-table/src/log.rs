//! What happened in the present deal, with everything in it, and what a seat may see of that. A live table and a replay
//! keep it alike.

use canasta::{Card, CardAction, CardDeal, Ending, Illegal, MAX_SEATS, RedThreesLaid, Seat, Step};

use crate::scene::{PersonChange, SeenEvent};

/// Something that happened, with everything in it; [`SeenEvent`] is what a seat may know of it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum LogEvent {
    Dealt { deal: usize, dealer: Seat },
    RedThreesLaid(RedThreesLaid),
    Step { step: Step, substitute: bool },
    Person { seat: Seat, change: PersonChange },
    Ended(Ending),
}

impl LogEvent {
    fn seen_by(&self, viewer: Option<Seat>) -> SeenEvent {
        match self {
            Self::Dealt { deal, dealer } => SeenEvent::Dealt { deal: *deal, dealer: *dealer },
            Self::RedThreesLaid(red_threes) => SeenEvent::RedThreesLaid(red_threes.seen_by(viewer)),
            Self::Step { step, substitute } => SeenEvent::Step { step: step.seen_by(viewer), substitute: *substitute },
            Self::Person { seat, change } => SeenEvent::Person { seat: *seat, change: *change },
            Self::Ended(ending) => SeenEvent::Ended(*ending),
        }
    }
}

/// The log of one deal, and which cards are new in each hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    happened: Vec<LogEvent>,
    fresh: [Vec<Card>; MAX_SEATS],
}

impl Log {
    /// The log of a deal that begins, with the red threes laid down before anyone acts.
    pub fn of_deal(deal: usize, dealer: Seat, red_threes: Vec<RedThreesLaid>, ending: Option<Ending>) -> Self {
        let mut log = Self::default();
        log.happened.push(LogEvent::Dealt { deal, dealer });
        for red_threes in red_threes {
            log.fresh[red_threes.seat.index()].extend(&red_threes.drew);
            log.happened.push(LogEvent::RedThreesLaid(red_threes));
        }
        log.end(ending);
        log
    }

    /// Does an act of the seat that is to act, or of the bot that stands in there, and enters it; or refuses and changes
    /// nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn play(&mut self, deal: &mut CardDeal, action: &CardAction, substitute: bool) -> Result<(), Illegal> {
        let turn = deal.public().turn();
        let step = deal.apply(action)?;
        let turn_passed = deal.public().turn() != turn || *action == CardAction::Pass;
        let seat = step.seat;
        self.enter(step, substitute, deal.hand(seat), turn_passed);
        Ok(())
    }

    /// Enters what changed about the person in a seat.
    pub fn person(&mut self, seat: Seat, change: PersonChange) {
        self.happened.push(LogEvent::Person { seat, change });
    }

    /// Enters a step; `hand` is the actor's hand after it.
    fn enter(&mut self, step: Step, substitute: bool, hand: &[Card], turn_passed: bool) {
        let fresh = &mut self.fresh[step.seat.index()];
        // A hand keeps the order in which its cards came: the rest of a taken pile is at its end.
        let came = step.took.map_or(step.drew.len(), |(_, rest)| usize::from(rest));
        fresh.extend(&hand[hand.len().saturating_sub(came)..]);
        if turn_passed {
            fresh.clear();
        }
        if let Some(next) = &step.next {
            self.fresh[next.seat.index()].extend(&next.drew);
        }
        let ending = step.ending;
        self.happened.push(LogEvent::Step { step, substitute });
        self.end(ending);
    }

    fn end(&mut self, ending: Option<Ending>) {
        if let Some(ending) = ending {
            self.fresh = Default::default();
            self.happened.push(LogEvent::Ended(ending));
        }
    }

    /// The acts, the oldest first.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, &CardAction)> {
        self.happened.iter().filter_map(|logged| match logged {
            LogEvent::Step { step, .. } => Some((step.seat, &step.action)),
            _ => None,
        })
    }

    /// The steps, the oldest first.
    pub(crate) fn steps(&self) -> impl Iterator<Item = &Step> {
        self.happened.iter().filter_map(|logged| match logged {
            LogEvent::Step { step, .. } => Some(step),
            _ => None,
        })
    }

    /// What a seat, or a spectator, may see of it.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Vec<SeenEvent> {
        self.happened.iter().map(|logged| logged.seen_by(viewer)).collect()
    }

    /// The new cards of a seat that are still in its hand. Of equal faces the older ones count as played first.
    pub fn fresh(&self, seat: Seat, hand: &[Card]) -> Vec<Card> {
        let mut hand = hand.to_vec();
        let mut still = |card: &Card| match hand.iter().position(|held| held == card) {
            Some(place) => {
                hand.swap_remove(place);
                true
            }
            None => false,
        };
        self.fresh[seat.index()].iter().copied().filter(|card| still(card)).collect()
    }
}
