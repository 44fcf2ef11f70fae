//! Players' requests in the game, and the entries they become.

use canasta::{CardAction, Illegal, Phase};
use canasta_record::fair::Cut;

use crate::fold::{DoneKind, State, Table};
use crate::journal::{ActionId, Entry};
use crate::lesson::LessonHint;

/// A player's request in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatRequest {
    /// An action of a turn.
    Action(CardAction),
    /// Take back the last meld.
    TakeBack,
    /// Readiness for the next deal, with the player's cut. The cut counts only if the deal has a commitment.
    NextDeal(Option<Cut>),
}

/// The answer to a request that is granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// A new entry: make it durable, then apply it.
    New(Entry),
    /// The request was carried out before, under the same id.
    Done {
        /// The number of the entry.
        n: u64,
    },
}

/// Why a request in the game is refused. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRefusal {
    /// The table has no such seat.
    NoSuchSeat,
    /// The request was based on an old state of the table.
    Stale,
    /// The id was used for a different request.
    IdTaken,
    /// The rules forbid the action.
    Illegal(Illegal),
    /// It is another player's turn.
    NotYourTurn {
        /// The name of that player; empty for a forgotten person.
        to_act: String,
    },
    /// The partner must first answer whether the player may go out.
    AnswerDue {
        /// The partner's name; empty for a forgotten person.
        from: String,
    },
    /// The device is shared, and its screen is covered.
    Covered {
        /// The name of the person who has to uncover it; empty for a forgotten person.
        next: String,
    },
    /// The current deal isn't over.
    DealNotOver,
    /// The player is already ready for the next deal.
    ReadyAlready,
    /// The game is over.
    GameOver,
    /// The game hasn't begun.
    NotBegun,
    /// The game is paused.
    Paused,
    /// The table doesn't allow taking back.
    NoTakingBack,
    /// Other people play too, so nothing can be taken back.
    NotAlone,
    /// The player has made no meld in this turn that can be taken back.
    NothingToTakeBack,
    /// The rules allow it, but the lesson requires a different action first.
    NotYet(LessonHint),
}

impl Table {
    /// Whether a request of this seat was carried out under this id.
    pub fn is_done(&self, by: &ActionId) -> bool {
        self.journal.done.contains_key(by)
    }

    /// Checks a request whose sender had seen `n` entries. If it is sent again under the same id, it gets the same
    /// answer.
    ///
    /// # Errors
    /// [`GameRefusal`] with the reason.
    pub fn propose(&self, by: ActionId, n: u64, request: SeatRequest) -> Result<Proposal, GameRefusal> {
        if by.seat.0 >= self.players().count() {
            return Err(GameRefusal::NoSuchSeat);
        }
        if let Some(done) = self.journal.done.get(&by) {
            let same = match &request {
                SeatRequest::Action(action) => matches!(&done.what, DoneKind::Action(done) if done == action),
                SeatRequest::TakeBack => done.what == DoneKind::TakeBack,
                SeatRequest::NextDeal(_) => done.what == DoneKind::NextDeal,
            };
            return if same { Ok(Proposal::Done { n: done.n }) } else { Err(GameRefusal::IdTaken) };
        }
        // Requests don't become stale when people join, leave or pause.
        if n < self.played() || n > self.n() {
            return Err(GameRefusal::Stale);
        }
        match self.state() {
            State::WaitingRoom => return Err(GameRefusal::NotBegun),
            State::Paused => return Err(GameRefusal::Paused),
            State::Playing | State::Over => {}
        }
        match request {
            SeatRequest::Action(action) => self.propose_action(by, action),
            SeatRequest::TakeBack => self.propose_taking_back(by),
            SeatRequest::NextDeal(cut) => self.propose_ready(by, cut),
        }
    }

    fn propose_action(&self, by: ActionId, action: CardAction) -> Result<Proposal, GameRefusal> {
        if self.state() == State::Over {
            return Err(GameRefusal::GameOver);
        }
        let Some(deal) = &self.deals.current else { return Err(GameRefusal::Illegal(Illegal::DealOver)) };
        match self.to_act() {
            None => return Err(GameRefusal::Illegal(Illegal::DealOver)),
            Some(seat) if seat != by.seat => {
                let name = self.name(seat);
                let answers = matches!(deal.public().phase(), Phase::Answer { .. }) && deal.public().turn() == by.seat;
                let name = name.to_owned();
                return Err(if answers {
                    GameRefusal::AnswerDue { from: name }
                } else {
                    GameRefusal::NotYourTurn { to_act: name }
                });
            }
            Some(_) => {}
        }
        deal.check(&action).map_err(GameRefusal::Illegal)?;
        if let Some(first) = self.not_yet(by.seat, &action) {
            return Err(GameRefusal::NotYet(first));
        }
        Ok(Proposal::New(Entry::Acted { by, action, substitute: false }))
    }

    fn propose_taking_back(&self, by: ActionId) -> Result<Proposal, GameRefusal> {
        if self.state() == State::Over {
            return Err(GameRefusal::GameOver);
        }
        if !self.terms.take_back {
            return Err(GameRefusal::NoTakingBack);
        }
        if !self.is_alone_with_bots(by.seat) {
            return Err(GameRefusal::NotAlone);
        }
        if !self.can_take_back(by.seat) {
            return Err(GameRefusal::NothingToTakeBack);
        }
        Ok(Proposal::New(Entry::TookBack { by }))
    }

    fn propose_ready(&self, by: ActionId, cut: Option<Cut>) -> Result<Proposal, GameRefusal> {
        if self.state() == State::Over {
            return Err(GameRefusal::GameOver);
        }
        if let Some(first) = self.only_one_deal() {
            return Err(GameRefusal::NotYet(first));
        }
        let deal = self.next_deal().ok_or(GameRefusal::DealNotOver)?;
        if self.person(by.seat).is_none() {
            return Err(GameRefusal::NoSuchSeat);
        }
        if self.is_ready(by.seat) {
            return Err(GameRefusal::ReadyAlready);
        }
        let cut = self.accepted_cut(by.seat, cut);
        Ok(Proposal::New(Entry::Ready { by, deal, cut }))
    }
}
