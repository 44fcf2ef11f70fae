//! The log of a deal, including hidden cards, and the part that each seat may see. Live tables and replays use the
//! same log.

use canasta::{Card, CardAction, CardDeal, DeclaredRedThrees, Ending, Illegal, MAX_SEATS, Seat, Side, Step};

use crate::scene::{PersonChange, SeenEvent};

/// An event with all its hidden cards. [`SeenEvent`] is the part a seat may see.
#[derive(Clone, PartialEq, Eq, Debug)]
enum LogEvent {
    Dealt { deal: usize, dealer: Seat },
    DeclaredRedThrees(DeclaredRedThrees),
    Step { step: Step, substitute: bool },
    TookBack(Seat),
    Person { seat: Seat, change: PersonChange },
    Ended(Ending),
    Conceded(Side),
}

impl LogEvent {
    fn seen_by(&self, viewer: Option<Seat>) -> SeenEvent {
        match self {
            Self::Dealt { deal, dealer } => SeenEvent::Dealt { deal: *deal, dealer: *dealer },
            Self::DeclaredRedThrees(red_threes) => SeenEvent::DeclaredRedThrees(red_threes.seen_by(viewer)),
            Self::Step { step, substitute } => SeenEvent::Step { step: step.seen_by(viewer), substitute: *substitute },
            Self::TookBack(seat) => SeenEvent::TookBack { seat: *seat },
            Self::Person { seat, change } => SeenEvent::Person { seat: *seat, change: *change },
            Self::Ended(ending) => SeenEvent::Ended(*ending),
            Self::Conceded(side) => SeenEvent::Conceded(*side),
        }
    }
}

/// The log of one deal, and the new cards in each hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    events: Vec<LogEvent>,
    new_cards: [Vec<Card>; MAX_SEATS],
}

impl Log {
    /// Starts a log with the red threes placed before the first turn.
    pub fn of_deal(deal: usize, dealer: Seat, red_threes: Vec<DeclaredRedThrees>, ending: Option<Ending>) -> Self {
        let mut log = Self::default();
        log.events.push(LogEvent::Dealt { deal, dealer });
        for red_threes in red_threes {
            log.new_cards[red_threes.seat.index()].extend(&red_threes.drew);
            log.events.push(LogEvent::DeclaredRedThrees(red_threes));
        }
        log.end(ending);
        log
    }

    /// Applies and logs an action of the seat to act. `substitute` says whether a bot acts for the person in that seat.
    ///
    /// # Errors
    /// The rule that forbids the action. Nothing has changed then.
    pub fn play(&mut self, deal: &mut CardDeal, action: &CardAction, substitute: bool) -> Result<(), Illegal> {
        let turn = deal.public().turn();
        let step = deal.apply(action)?;
        let turn_passed = deal.public().turn() != turn || *action == CardAction::Pass;
        let seat = step.seat;
        self.enter(step, substitute, deal.hand(seat), turn_passed);
        Ok(())
    }

    /// Logs a change about the person in a seat.
    pub fn person(&mut self, seat: Seat, change: PersonChange) {
        self.events.push(LogEvent::Person { seat, change });
    }

    /// Removes the last step, a meld, and logs that its player took it back. A meld brings no new cards, so those stay
    /// the same.
    pub(crate) fn take_back(&mut self) {
        let last = self.place_of_step(0).map(|place| self.events.remove(place));
        if let Some(LogEvent::Step { step, .. }) = last {
            self.events.push(LogEvent::TookBack(step.seat));
        }
    }

    /// The number of events before the last `steps` steps.
    pub(crate) fn len_before(&self, steps: usize) -> usize {
        let first = steps.checked_sub(1).and_then(|later| self.place_of_step(later));
        first.unwrap_or(self.events.len())
    }

    /// The place of the step that has `later` steps after it.
    fn place_of_step(&self, later: usize) -> Option<usize> {
        let is_step = |(_, event): &(usize, &LogEvent)| matches!(event, LogEvent::Step { .. });
        self.events.iter().enumerate().rev().filter(is_step).nth(later).map(|(place, _)| place)
    }

    /// Logs that a side concedes the game.
    pub fn concede(&mut self, side: Side) {
        self.events.push(LogEvent::Conceded(side));
    }

    /// Logs a step. `hand` is the player's hand after it.
    fn enter(&mut self, step: Step, substitute: bool, hand: &[Card], turn_passed: bool) {
        let new_cards = &mut self.new_cards[step.seat.index()];
        // A hand keeps the order of arrival, so the rest of a taken pile is at its end.
        let added = step.took.map_or(step.drew.len(), |(_, rest)| usize::from(rest));
        new_cards.extend(&hand[hand.len().saturating_sub(added)..]);
        if turn_passed {
            new_cards.clear();
        }
        if let Some(next) = &step.next {
            self.new_cards[next.seat.index()].extend(&next.drew);
        }
        let ending = step.ending;
        self.events.push(LogEvent::Step { step, substitute });
        self.end(ending);
    }

    fn end(&mut self, ending: Option<Ending>) {
        if let Some(ending) = ending {
            self.new_cards = Default::default();
            self.events.push(LogEvent::Ended(ending));
        }
    }

    /// The actions, oldest first.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, &CardAction)> {
        self.events.iter().filter_map(|logged| match logged {
            LogEvent::Step { step, .. } => Some((step.seat, &step.action)),
            _ => None,
        })
    }

    /// The steps, oldest first.
    pub(crate) fn steps(&self) -> impl Iterator<Item = &Step> {
        self.events.iter().filter_map(|logged| match logged {
            LogEvent::Step { step, .. } => Some(step),
            _ => None,
        })
    }

    /// The events as a seat or a spectator may see them.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Vec<SeenEvent> {
        self.events.iter().map(|logged| logged.seen_by(viewer)).collect()
    }

    /// The new cards that are still in the seat's hand. Of equal cards, the older ones count as played first.
    pub fn new_cards(&self, seat: Seat, hand: &[Card]) -> Vec<Card> {
        let mut hand = hand.to_vec();
        let mut is_still_held = |card: &Card| match hand.iter().position(|held| held == card) {
            Some(place) => {
                hand.swap_remove(place);
                true
            }
            None => false,
        };
        self.new_cards[seat.index()].iter().copied().filter(|card| is_still_held(card)).collect()
    }
}
